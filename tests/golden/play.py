"""Plays one whole game of each edition and variant between bots and writes it down.

    .venv/bin/python tests/golden/play.py [EDITION ...]

This writes `tests/golden/EDITION.toml`: how the game was set up, every move, everybody's cash from time to time, and at
the end everything on the table. The games are settled for good: they are played again only when a rule
turns out to have been wrong, and then the difference shows what changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from bots.deciding import decision, free_action
from passgo.bots.registry import TableBot, find
from passgo.game import Game, Move
from passgo.game.ids import seat_id
from passgo.game.levels import level_word
from passgo.game.text.moves import print_move
from passgo.notation.positions import STOCK_KEYS
from passgo.notation.writing import write_record
from passgo.rules.base import moves
from passgo.rules.base.state import BANK, COMPANIES, VOUCHER_KINDS

FOLDER = Path(__file__).parent
PURSES_EVERY = 40
"""Moves from one look at everybody's cash to the next."""


class Plan(NamedTuple):
    """A game to be played: which bot sits where, the seed of dice and bots, and the move after which the bell rings."""

    bots: tuple[str, ...]
    seed: int
    bell: int = 0


PLANS = {
    "us1973": Plan(("rules", "random", "rules"), 13),
    "ca1961": Plan(("rules", "rules", "random"), 13),
    "ca1961-short": Plan(("rules", "rules", "random", "rules"), 4),
    "ca1961-timed": Plan(("rules", "rules", "rules"), 2, bell=240),
    "nhl1999": Plan(("random", "rules", "rules"), 8),
    "nhl1999-short": Plan(("rules", "rules", "rules"), 3),
    "nhl1999-timed": Plan(("rules", "random", "rules", "rules"), 1, bell=240),
    "fr2013": Plan(("rules", "rules", "random"), 10),
    "fr2013-classic": Plan(("random", "rules", "rules"), 3),
    "fr2013-speed": Plan(("rules", "random", "rules"), 6),
    "picsou": Plan(("rules", "random", "rules"), 13),
    "picsou-timed": Plan(("random", "rules", "rules", "random"), 3, bell=300),
    "picsou-squeeze-alt": Plan(("random", "rules", "rules", "random"), 15),
    "picsou-taxi": Plan(("rules", "random", "rules"), 14),
}


def play(edition: str, plan: Plan) -> Game:
    """Play the game of a plan, from the dealing or the roll for first player to its end."""
    game = Game(edition, len(plan.bots), rolloff=True)
    rng = Random(plan.seed)
    bots = [find(name) for name in plan.bots]
    asked = -1
    while not game.is_over:
        if plan.bell and len(game.moves) >= plan.bell and not game.state.ending:
            game.push(Move.outcome(moves.BELL))
        elif game.chance_ways:
            game.push(game.draw(rng))
        elif asked < len(game.moves) and (free := first_free_action(game, bots, rng)):
            game.push(free)
        else:
            asked = len(game.moves) + 1
            seat = rng.choice(game.to_act)
            game.push(decision(bots[seat], game, seat, rng))
    return game


def first_free_action(game: Game, bots: list[TableBot], rng: Random) -> Move | None:
    """Return what somebody would like to do before the next roll: ask for a rent, build, deal."""
    for seat in range(len(bots)):
        if not game.state.out[seat] and (move := free_action(bots[seat], game, seat, rng)):
            return move
    return None


def purses(game: Game) -> Iterator[str]:
    """Return everybody's cash."""
    for seat in range(len(game.players)):
        yield f"= {seat_id(seat)} cash {game.state.cash[seat]}"


def table(game: Game) -> Iterator[str]:
    """Everything that lies on the table at the end."""
    s, edition = game.state, game.edition
    E = edition.tables
    yield "= over yes"
    yield "= winner " + " ".join(seat_id(seat) for seat in (game.outcome.winners if game.outcome else ()))
    for seat in range(len(game.players)):
        who = seat_id(seat)
        yield f"= {who} out {'yes' if s.out[seat] else 'no'}"
        yield f"= {who} at {edition.spaces[s.at[seat]]}"
        yield f"= {who} jailed {s.jailed[seat]}"
    for deed, name in enumerate(edition.deeds):
        yield f"= {name} owner {seat_id(s.owner[deed])}"
        if s.owner[deed] != BANK:
            yield f"= {name} mortgaged {'yes' if s.mortgaged[deed] else 'no'}"
            yield f"= {name} level {level_word(edition, deed, s.level[deed])}"
    for kind, name in STOCK_KEYS.items():
        if E.stock[kind]:
            yield f"= bank {name} {s.stock[kind]}"
    if E.companies:
        yield from papers(game)
    for deck, name in enumerate(edition.decks):
        if s.known[deck]:
            card = E.deck_first[deck] + s.order[E.deck_first[deck] + s.known[deck] - 1]
            yield f"= deck {name} bottom {edition.cards[card]}"


def papers(game: Game) -> Iterator[str]:
    """Return the items and cards that only Picsou has, of every player and of the Bank."""
    s, edition = game.state, game.edition
    for seat in range(len(game.players)):
        who = seat_id(seat)
        held = [name for card, name in enumerate(edition.rolls) if s.roll3[card] == seat]
        if held:
            yield f"= {who} has {' '.join(held)}"
        for company, name in enumerate(edition.companies):
            yield f"= {who} shares {name} {s.shares[seat * COMPANIES + company]}"
            yield f"= {who} mortgaged {name} {s.pawned[seat * COMPANIES + company]}"
    for hand, who in [*((seat, seat_id(seat)) for seat in range(len(game.players))), (BANK, "bank")]:
        yield f"= {who} dollars {s.dollars[hand]}"
        for kind, name in enumerate(edition.vouchers):
            yield f"= {who} vouchers {name} {s.vouchers[hand * VOUCHER_KINDS + kind]}"
    yield f"= bank tickets {sum(s.tickets)}"


def written(game: Game, plan: Plan) -> str:
    """The game as a record, with what must be so on its way and at its end."""
    title = f"A whole game of {', '.join(plan.bots)}; seed {plan.seed}"
    head, opening, rest = write_record(game, head={"title": title}).partition('moves = """\n')
    start = rest.partition('"""\n')[2]
    lines: list[str] = []
    again = Game.from_state(game.edition, game.players, game.start, game.banker)
    for n, move in enumerate(game.moves, 1):
        again.push(move)
        lines.append(print_move(move, game.edition))
        if n % PURSES_EVERY == 0:
            lines += purses(again)
    lines += [*purses(game), *table(game)]
    return head + opening + "\n".join(lines) + '\n"""\n' + start


if __name__ == "__main__":
    for name in sys.argv[1:] or PLANS:
        game = play(name, PLANS[name])
        (FOLDER / f"{name}.toml").write_text(written(game, PLANS[name]), encoding="utf-8")
        print(f"{name}: {len(game.moves)} moves")
