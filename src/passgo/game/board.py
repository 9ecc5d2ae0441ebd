"""A game as a picture for a terminal: the board, what stands on it, and what each player has."""

from __future__ import annotations

from typing import Final, Protocol

from passgo.editions import Edition
from passgo.rules.base import frames
from passgo.rules.base.state import BANK, NONE, State
from passgo.rules.engine import is_over

from .ids import seat_id
from .levels import built_on
from .lot import BUILDINGS
from .question import seats_of
from .questions import ChanceQuestion, question_of

SHORT: Final = {"": "", "hotel": "hotel", "skyscraper": "skyscr.", "depot": "depot", "stand": "stand"}
"""The buildings on a deed, as short as they are written; houses are counted."""


class Pictured(Protocol):
    """The facts that the picture shows of a game."""

    edition: Edition
    players: tuple[str, ...]
    banker: str | None

    @property
    def state(self) -> State:
        """Every number of the game."""
        ...

    def shares(self, hand: int) -> dict[str, int]:
        """Of each company."""
        ...

    def vouchers(self, hand: int) -> dict[str, int]:
        """Of each kind."""
        ...

    def dollars(self, hand: int) -> int:
        """How many Picsou dollars."""
        ...

    def roll_cards(self, hand: int) -> tuple[str, ...]:
        """The Roll Three cards."""
        ...


def picture(game: Pictured) -> str:
    """The board in two columns: space, owner and buildings, tokens; then the players and the bank."""
    s, edition = game.state, game.edition
    spaces = len(edition.spaces)
    half = (spaces + 1) // 2
    width = max(len(name) for name in edition.spaces)
    lines = [_head(game)]
    for row in range(half):
        left = _space(game, row, width)
        right = _space(game, row + half, width) if row + half < spaces else ""
        lines.append(f"{left:<{width + 27}}{right}".rstrip())
    lines += [
        f"   {name:<{width}} {_owner(game, deed)}".rstrip()
        for deed, name in enumerate(edition.deeds)
        if edition.tables.deed_space[deed] == NONE
    ]
    names = max((len(name) for name in game.players), default=0)
    for seat, name in enumerate(game.players):
        if s.out[seat]:
            rest = f"bankrupt, out {s.out[seat]}."
        else:
            kept = [
                edition.cards[edition.tables.keep_card[k]]
                for k in range(edition.tables.keepable)
                if s.kept[k] == seat
            ]
            jail = [f"in jail, turn {s.jailed[seat]}"] if s.jailed[seat] else []
            held = [f"{s.cash[seat]:>6}  {edition.spaces[s.at[seat]]}", *jail, *kept, *_papers(game, seat)]
            rest = ", ".join(held)
        lines.append(f"{seat_id(seat)} {name:<{names}} {rest}")
    stock = [f"{s.stock[kind]} {name}s" for kind, name in BUILDINGS.items() if edition.tables.stock[kind]]
    keeper = f", kept by {game.banker}" if game.banker else ""
    lines.append(f"bank{keeper}: " + ", ".join([*stock, *_papers(game, BANK)]))
    lines += [
        f"rent open: {seat_id(s.claim_lander[i])} owes {seat_id(s.claim_owner[i])} "
        f"for {edition.deeds[s.claim_deed[i]]}: {_rent(s.claim_amount[i])}"
        for i in range(s.claim_n)
    ]
    return "\n".join(lines)


def _head(game: Pictured) -> str:
    book = game.edition.id + (" with house rules" if game.edition.house else "")
    s = game.state
    if is_over(s):
        state = "won by " + " ".join(seat_id(seat) for seat in seats_of(s.over_winners[frames.top(s)]))
    else:
        question = question_of(s, game.edition.tables)
        seats = " ".join(seat_id(seat) for seat in question.seats)
        falls = f" {question.what}" if isinstance(question, ChanceQuestion) else ""
        state = f"awaits {seats}: {question.kind}{falls}"
    return f"{book}, turn {s.turn_no} of {seat_id(s.turn)}, {state}"


def _space(game: Pictured, space: int, width: int) -> str:
    s, E = game.state, game.edition.tables
    deed = E.space_deed[space]
    owned = _owner(game, deed) if deed != NONE else ""
    tokens = "".join(
        f"[{seat + 1}]" if s.jailed[seat] else str(seat + 1)
        for seat in range(s.players)
        if s.at[seat] == space and not s.out[seat]
    )
    return f"{space:>2} {game.edition.spaces[space]:<{width}} {owned:<14} {tokens}"


def _owner(game: Pictured, deed: int) -> str:
    """Return who owns a deed, and its buildings."""
    s = game.state
    if s.owner[deed] == BANK:
        return ""
    built = built_on(game.edition, deed, s.level[deed])
    sign = "mortg." if s.mortgaged[deed] else SHORT.get(built.building, f"{built.count}h")
    return f"{seat_id(s.owner[deed]):<6} {sign}"


def _papers(game: Pictured, hand: int) -> list[str]:
    """Return the items of Picsou in a hand."""
    papers = [*game.shares(hand).items(), *game.vouchers(hand).items()]
    if hand == BANK:
        papers = [
            ("shares", sum(game.shares(hand).values())),
            ("vouchers", sum(game.vouchers(hand).values())),
        ]
    said = [f"{count} {name}" for name, count in [("dollars", game.dollars(hand)), *papers] if count]
    return said if hand == BANK else [*said, *game.roll_cards(hand)]


def _rent(amount: int) -> str:
    return str(amount) if amount >= 0 else f"{-amount} times the dice"
