"""Moves as text: `p1 build boardwalk`, `* dice 3 4`, `p1 offer p2 oriental_avenue for 120`.

`docs/notation.md` is the grammar. Parser and printer undo each other; `~id` and the shorthand
`p1 roll 3 4` are read, and printed in full.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.editions import Edition
from passgo.game.ids import seat_id
from passgo.game.move import CHANCE_KINDS, KINDS, TAKEBACK, Deal, Move, Things
from passgo.rules import moves as m
from passgo.rules.state import HOTEL_LEVEL, NONE, TABLE
from passgo.rules.tables import BUS, MR_MONOPOLY

from . import lookup
from .words import NUMBER, Place, Words, near

SEAT_VERBS: Final = tuple(
    dict.fromkeys(v.split()[0] for v, k in KINDS.items() if k not in {*CHANCE_KINDS, TAKEBACK})
)
"""The first words of what a seat can do."""

TABLE_VERBS: Final = ("dice", "card", "deal", "bell", "takeback")

FACES: Final = {"1": 1, "2": 2, "3": 3, "bus": BUS, "mr_monopoly": MR_MONOPOLY}
"""The faces of the speed die."""

PLAIN: Final = frozenset(
    {m.ROLL, m.BUY, m.DECLINE, m.PASS, m.FINE, m.ACCEPT, m.REJECT, m.WITHDRAW, m.BANKRUPT}
)  # fmt: skip

ON_A_DEED: Final = frozenset({m.BUILD, m.PLACE, m.MORTGAGE, m.LIFT, m.KEEP})


def parse_move(text: str, edition: Edition, place: Place | None = None) -> Move:
    """The one move that `text` says. Raises NotationError."""
    words = Words(text, place)
    move = read_move(words, edition)
    words.end()
    return move


def parse_line(text: str, edition: Edition, place: Place | None = None) -> list[Move]:
    """The moves of one line: none if it is empty, two for `p1 roll 3 4`, else one. Raises NotationError."""
    words = Words(text, place)
    if not words.left:
        return []
    moves = [read_move(words, edition)]
    if moves[0].kind == m.ROLL and words.left:
        moves.append(read_dice(words, edition))
    words.end()
    return moves


def read_move(words: Words, edition: Edition) -> Move:
    """The move that the next words say; words after it are left."""
    if words.skip("*"):
        verb = words.one_of(TABLE_VERBS, "an outcome of chance or an act of the table")
        if verb == "dice":
            return read_dice(words, edition)
        if verb == "card":
            return Move.card(lookup.card(words, edition))
        if verb == "deal":
            return Move.dealt(words.seat("the seat that receives it, p1 to p8"), lookup.deed(words, edition))
        if verb == "bell":
            return Move.bell()
        return Move.takeback(words.number("how many moves to undo", 1))
    seat = words.seat("a seat, p1 to p8, or * for chance")
    word = words.take(f"a verb: {', '.join(SEAT_VERBS)}")
    if word not in SEAT_VERBS:
        words.fail(f"a verb{near(word, SEAT_VERBS) or ': ' + ', '.join(SEAT_VERBS)}", word)
    if word == "tax":
        word += " " + words.one_of(("flat", "percent"), "how the tax is paid")
    elif word == "sell" and words.skip("all"):
        word += " all"
    return READERS[word](words, edition, seat)


def read_dice(words: Words, edition: Edition) -> Move:
    """Two dice, and the speed die where it is thrown."""
    first, second = words.number("the first die", 1, 6), words.number("the second die", 1, 6)
    if not edition.tables.speed_die or not words.left:
        return Move.dice(first, second)
    return Move.dice(first, second, FACES[words.one_of(tuple(FACES), "a face of the speed die")])


def read_things(words: Words, edition: Edition, until: str = "") -> Things:
    """One side of a deal, up to the word `until` or the end of the line."""
    expected = "what is given or taken: deeds, kept cards, one amount, or nothing"
    if words.skip("nothing"):
        return Things()
    cash = 0
    deeds: list[int] = []
    cards: list[int] = []
    while words.left and words.peek() != until:
        word = words.take(expected)
        if NUMBER.fullmatch(word):
            if cash:
                words.fail(f"one amount only, {cash} stands here already", word)
            words.at -= 1
            cash = words.number("an amount", 1)
            continue
        name, star, count = word.partition("*")
        if star and count != "1":
            words.fail(f"no quantity but 1: there is only one {name}", word)
        ids = (
            *edition.deeds,
            *(edition.cards[c] for c in edition.tables.keep_card[: edition.tables.keepable]),
        )
        index = lookup.resolve(words, edition, name, ids, "a deed, a kept card or an amount")
        side, index = (deeds, index) if index < len(edition.deeds) else (cards, index - len(edition.deeds))
        if index in side:
            words.fail("each thing once", word)
        side.append(index)
    if not (cash or deeds or cards):
        words.fail(expected)
    return Things(cash, tuple(deeds), tuple(cards))


def _plain(kind: int) -> Callable[[Words, Edition, int], Move]:
    return lambda words, edition, seat: Move.of(kind, seat)


def _on_a_deed(kind: int) -> Callable[[Words, Edition, int], Move]:
    return lambda words, edition, seat: Move.of(kind, seat, lookup.deed(words, edition))


def _amount(kind: int, expected: str) -> Callable[[Words, Edition, int], Move]:
    return lambda words, edition, seat: Move.of(kind, seat, words.number(expected))


def _claim(kind: int) -> Callable[[Words, Edition, int], Move]:
    def read(words: Words, edition: Edition, seat: int) -> Move:
        lander = words.seat("the seat that owes the rent, p1 to p8")
        deed = lookup.deed(words, edition) if words.left else NONE
        return Move.of(kind, seat, lander | deed << 8)

    return read


def _move(words: Words, edition: Edition, seat: int) -> Move:
    """A count of the dice, or with three of a kind a space."""
    if NUMBER.fullmatch(words.peek()):
        return Move.of(m.MOVE, seat, words.number("how far to go", 1, 12))
    return Move.of(m.MOVE, seat, m.TO_SPACE + lookup.space(words, edition))


def _use(words: Words, edition: Edition, seat: int) -> Move:
    return Move.of(m.USE, seat, lookup.kept_card(words, edition))


def _sell_all(words: Words, edition: Edition, seat: int) -> Move:
    group = lookup.group(words, edition)
    level = words.number("the level to end at", 0, HOTEL_LEVEL - 1) if words.left else 0
    return Move.of(m.SELL_ALL, seat, group | level << 8)


def _offer(words: Words, edition: Edition, seat: int) -> Move:
    to = words.seat("the seat that is asked, p1 to p8")
    give = read_things(words, edition, "for")
    if not words.skip("for"):
        words.fail("the word for, then what is taken")
    return Move.offer(seat, to, give, read_things(words, edition))


READERS: Final[dict[str, Callable[[Words, Edition, int], Move]]] = {
    **{verb: _plain(kind) for verb, kind in KINDS.items() if kind in PLAIN},
    **{verb: _on_a_deed(kind) for verb, kind in KINDS.items() if kind in ON_A_DEED},
    "tax flat": _plain(m.TAX_FLAT),
    "tax percent": _plain(m.TAX_PERCENT),
    "bid": _amount(m.BID, "an amount"),
    "want": _amount(m.WANT, "how many"),
    "claim": _claim(m.CLAIM),
    "waive": _claim(m.WAIVE),
    "move": _move,
    "use": _use,
    "sell": _on_a_deed(m.SELL),
    "sell all": _sell_all,
    "offer": _offer,
}
"""What follows each verb of a seat."""


def print_move(move: Move, edition: Edition) -> str:
    """The text of a move, as `parse_move` reads it back."""
    kind, arg = move.kind, move.arg
    who = "*" if move.seat == TABLE else seat_id(move.seat)
    words = [who, move.verb]
    if kind in ON_A_DEED or kind == m.SELL:
        words.append(edition.deeds[arg])
    elif kind in (m.BID, m.WANT, TAKEBACK):
        words.append(str(arg))
    elif kind in (m.CLAIM, m.WAIVE):
        words.append(seat_id(arg & 255))
        if arg >> 8 != NONE:
            words.append(edition.deeds[arg >> 8])
    elif kind == m.USE:
        words.append(edition.cards[edition.tables.keep_card[arg]])
    elif kind == m.SELL_ALL:
        words.append(edition.groups[arg & 255])
        if arg >> 8:
            words.append(str(arg >> 8))
    elif kind == m.OFFER:
        deal = move.deal or Deal()
        words += [seat_id(arg), print_things(deal.give, edition), "for", print_things(deal.take, edition)]
    elif kind == m.DICE:
        words += [str(arg & 15), str(arg >> 4 & 15)]
        words += [face for face, number in FACES.items() if number == arg >> 8]
    elif kind == m.DEAL:
        words += [seat_id(arg & 255), edition.deeds[arg >> 8]]
    elif kind == m.MOVE:
        words.append(edition.spaces[arg - m.TO_SPACE] if arg >= m.TO_SPACE else str(arg))
    elif kind == m.CARD:
        words.append(edition.cards[arg])
    return " ".join(words)


def print_things(things: Things, edition: Edition) -> str:
    """One side of a deal: deeds in board order, then cards, then the amount; or `nothing`."""
    words = [edition.deeds[deed] for deed in things.deeds]
    words += [edition.cards[edition.tables.keep_card[card]] for card in things.cards]
    if things.cash:
        words.append(str(things.cash))
    return " ".join(words) or "nothing"
