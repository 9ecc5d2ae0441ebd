"""Positions, records and exact dumps written as TOML: only what differs from the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from passgo.editions import Edition, toml_text
from passgo.fairness.proof import Proof
from passgo.game import Game
from passgo.game.between_turns import is_before_rolloff, is_between_turns
from passgo.game.ids import SEAT_IDS, seat_id
from passgo.game.levels import built_levels, level_word, printed_price
from passgo.game.state_check import stock_left
from passgo.game.text.moves import print_move
from passgo.rules.base.state import BANK, LEVELS, State

from .papers import write_papers, write_piles
from .positions import STOCK_KEYS
from .proofs import write_proof


class NotBetweenTurns(ValueError):
    """The state is in the middle of a turn: write it as a position and moves, or dump it."""


def write_position(
    game: Game,
    *,
    edition: str = "",
    overlay: Mapping[str, Any] | None = None,
    head: Mapping[str, Any] | None = None,
) -> str:
    """Return the position of a game as TOML. Raises NotBetweenTurns unless a player is about to roll.

    `edition`: the name the edition was found by (default: its id). `overlay`: what the position adds to it.
    `head`: more keys above the tables.
    """
    return _position(game, _head(game, edition, head), overlay)


def write_record(
    game: Game,
    *,
    edition: str = "",
    overlay: Mapping[str, Any] | None = None,
    head: Mapping[str, Any] | None = None,
) -> str:
    """Return a whole game as TOML: its start and every move. Raises NotBetweenTurns if it began in the middle of a turn."""
    start = Game.from_state(game.edition, game.players, game.start, game.banker, real_board=game.real_board)
    keys: dict[str, Any] = dict(head or {})
    if game.outcome:
        keys["outcome"] = [seat_id(seat) for seat in game.outcome.winners]
    lines = [print_move(move, game.edition) for move in game.moves]
    return _position(start, _head(game, edition, keys) + _moves(lines), overlay)


def write_log(
    head: Mapping[str, Any],
    lines: Iterable[str],
    overlay: Mapping[str, Any],
    proof: Proof | None = None,
    start: Game | None = None,
) -> str:
    """Return a game as TOML from its moves, from its set-up or from `start` on, without asking the rules."""
    blocks = [toml_text.table("", head) + _moves(lines), *(_tables("overlay", overlay) if overlay else [])]
    blocks += [_exact(start) if start else toml_text.table("[table]", {"setup": True}), write_proof(proof)]
    return "\n".join(block for block in blocks if block)


def _moves(lines: Iterable[str]) -> str:
    return "\n".join(['moves = """', *lines, '"""', ""])


def write_dump(
    game: Game,
    *,
    edition: str = "",
    overlay: Mapping[str, Any] | None = None,
    head: Mapping[str, Any] | None = None,
) -> str:
    """Return the exact fields of the state that differ from the start, as TOML; for bug reports.

    Reading it as a position gives the same state, quiet or not, without its past events.
    """
    blocks = [_head(game, edition, head), *(_tables("overlay", overlay) if overlay else []), _exact(game)]
    return "\n".join(block for block in blocks if block)


def _exact(game: Game) -> str:
    """The table `[state]`."""
    changed = game.state.differences(fresh(game))
    return toml_text.table(
        "[state]", {name: mine for name, (mine, _) in changed.items() if name in State.DUMPED}
    )


def write_moment(
    game: Game,
    *,
    edition: str = "",
    overlay: Mapping[str, Any] | None = None,
    head: Mapping[str, Any] | None = None,
) -> str:
    """Return the state as TOML to continue from: a position, or exact fields in the middle of a turn."""
    write = write_position if is_between_turns(game.state) else write_dump
    return write(game, edition=edition, overlay=overlay, head=head)


def fresh(game: Game) -> State:
    """Return the starting state of an edition and number of players."""
    return Game(game.edition, len(game.players)).state


def _position(game: Game, head: str, overlay: Mapping[str, Any] | None) -> str:
    s = game.state
    if not is_between_turns(s):
        raise NotBetweenTurns("a position can be written only when a player is about to roll")
    blocks = [head, *(_tables("overlay", overlay) if overlay else [])]
    blocks.append(toml_text.table("[table]", _table(game)))
    blocks += [toml_text.table(f"[{seat_id(seat)}]", _seat(game, seat)) for seat in range(s.players)]
    blocks.append(toml_text.table("[paid]", _paid(game.edition, s)))
    blocks.append(toml_text.table("[decks]", _decks(game.edition, s)))
    blocks += [toml_text.table("[[claims]]", _claim(game.edition, s, i)) for i in range(s.claim_n)]
    return "\n".join(block for block in blocks if block)


def _head(game: Game, edition: str, head: Mapping[str, Any] | None) -> str:
    keys: dict[str, Any] = {"edition": edition or game.edition.id, "players": list(game.players)}
    if game.banker:
        keys["banker"] = game.banker
    if game.real_board:
        keys["real_board"] = True
    return toml_text.table("", {**keys, **(head or {})})


def _tables(name: str, content: Mapping[str, Any]) -> list[str]:
    """A table and the tables within it."""
    plain = {key: item for key, item in content.items() if not isinstance(item, Mapping)}
    blocks = [toml_text.table(f"[{name}]", plain)]
    for key, item in content.items():
        if isinstance(item, Mapping):
            blocks += _tables(f"{name}.{toml_text.key(key)}", cast("Mapping[str, Any]", item))
    return blocks


def _table(game: Game) -> dict[str, Any]:
    s = game.state
    keys: dict[str, Any] = {"setup": True} if is_before_rolloff(s) else {}
    if s.turn != next(seat for seat in range(s.players) if not s.out[seat]):
        keys["turn"] = seat_id(s.turn)
    if s.turn_no:
        keys["turns"] = s.turn_no
    if s.doubles:
        keys["doubles"] = s.doubles
    if s.die[0]:
        keys["dice"] = s.die[:2]
    for kind, left in enumerate(stock_left(s, game.edition.tables)):
        if s.stock[kind] != left:
            keys[STOCK_KEYS[kind]] = s.stock[kind]
    return {**keys, **write_piles(game.edition, s)}


def _seat(game: Game, seat: int) -> dict[str, Any]:
    s, edition = game.state, game.edition
    keys: dict[str, Any] = {}
    if s.out[seat]:
        keys["out"] = s.out[seat]
        if s.heir[seat] != BANK:
            keys["heir"] = seat_id(s.heir[seat])
    elif s.cash[seat] != edition.tables.starting_cash:
        keys["cash"] = s.cash[seat]
    if s.at[seat]:
        keys["at"] = edition.spaces[s.at[seat]]
    if s.free_stop[seat]:
        keys["free_stop"] = edition.deeds[s.free_stop[seat] - 1]
    if s.jailed[seat]:
        keys["jail_turn"] = s.jailed[seat]
    if s.lap[seat]:
        keys["laps"] = s.lap[seat]
    if s.lap_best[seat] != max(0, s.lap[seat]):
        keys["best_lap"] = s.lap_best[seat]
    deeds = [_deed(edition, s, deed) for deed in range(edition.tables.deeds) if s.owner[deed] == seat]
    if deeds:
        keys["deeds"] = deeds
    kept = [
        edition.cards[edition.tables.keep_card[k]]
        for k in range(edition.tables.keepable)
        if s.kept[k] == seat
    ]
    if kept:
        keys["cards"] = kept
    return {**keys, **write_papers(edition, s, seat)}


def _deed(edition: Edition, s: State, deed: int) -> str:
    name = edition.deeds[deed]
    if s.mortgaged[deed]:
        return f"{name} mortgaged"
    return f"{name} {level_word(edition, deed, s.level[deed])}" if s.level[deed] else name


def _paid(edition: Edition, s: State) -> dict[str, list[int]]:
    E = edition.tables
    unusual: dict[str, list[int]] = {}
    for deed in range(E.deeds):
        levels = built_levels(edition, s.level[deed])
        prices = [s.paid[deed * LEVELS + level - 1] for level in levels]
        if prices != [printed_price(edition, deed, level) for level in levels]:
            unusual[edition.deeds[deed]] = prices
    return unusual


def _decks(edition: Edition, s: State) -> dict[str, list[str]]:
    first = edition.tables.deck_first
    return {
        name: [edition.cards[first[deck] + s.order[first[deck] + n]] for n in range(s.known[deck])]
        for deck, name in enumerate(edition.decks)
        if s.known[deck]
    }


def _claim(edition: Edition, s: State, i: int) -> dict[str, Any]:
    amount = s.claim_amount[i]
    return {
        "lander": SEAT_IDS[s.claim_lander[i]],
        "owner": SEAT_IDS[s.claim_owner[i]],
        "deed": edition.deeds[s.claim_deed[i]],
        **({"amount": amount} if amount > 0 else {"factor": -amount}),
        "turn": s.claim_turn[i],
    }
