"""Moves as text: `p1 build boardwalk`, `* dice 3 4`, `p1 offer p2 oriental_avenue for 120`.

`docs/notation.md` is the grammar. Parser and printer undo each other; `~id` and the shorthand
`p1 roll 3 4` are read, and printed in full.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.editions import Edition
from passgo.game.ids import seat_id
from passgo.game.move import KINDS, TABLE_KINDS, TAKEBACK, VERBS, Deal, Move
from passgo.rules.base import moves as m
from passgo.rules.base.state import BANK, HOTEL_LEVEL, NONE, TABLE
from passgo.rules.base.tables import BUS, MR_MONOPOLY

from . import lookup
from .things import DOLLARS, print_things, read_things
from .words import NUMBER, Place, Words, near

SEAT_VERBS: Final = tuple(dict.fromkeys(verb.split()[0] for verb in KINDS))
"""The first words of what a seat can do."""

TABLE_VERBS: Final = tuple(TABLE_KINDS)
"""What chance and the table can say."""

FACES: Final = {"1": 1, "2": 2, "3": 3, "bus": BUS, "mr_monopoly": MR_MONOPOLY}
"""The faces of the speed die."""

PLAIN: Final = frozenset({
    m.ROLL, m.BUY, m.DECLINE, m.PASS, m.TAX_FLAT, m.TAX_PERCENT, m.FINE, m.ACCEPT, m.REJECT, m.WITHDRAW,
    m.BANKRUPT, m.HALF, m.END_TURN, m.PAY, m.DRAW,
})  # fmt: skip
"""Verbs that stand alone."""

AMOUNTS: Final[dict[int, str]] = {
    m.BID: "an amount",
    m.OPEN: "the price at which bidding opens",
    m.WANT: "how many",
    m.DOLLARS: "how many",
    m.SELL_DOLLARS: "how many",
}
"""Verbs that a number follows, and what it is."""

ON_A_DEED: Final = frozenset({m.BUILD, m.PLACE, m.SELL, m.KEEP})


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
        return read_outcome(words, edition)
    if words.skip(seat_id(BANK)):
        words.one_of((VERBS[m.OPEN],), "what a Banker without a seat says")
        return READERS[VERBS[m.OPEN]](words, edition, BANK)
    seat = words.seat("a seat, p1 to p8, or * for chance")
    word = words.take(f"a verb: {', '.join(SEAT_VERBS)}")
    if word not in SEAT_VERBS:
        words.fail(f"a verb{near(word, SEAT_VERBS) or ': ' + ', '.join(SEAT_VERBS)}", word)
    if word == "tax":
        word += " " + words.one_of(("flat", "percent"), "how the tax is paid")
    elif word == "sell" and words.peek() in ("all", DOLLARS):
        word += " " + words.take("")
    return READERS[word](words, edition, seat)


def read_outcome(words: Words, edition: Edition) -> Move:
    """What chance brings, or the table does: all that may stand after `*`."""
    match words.one_of(TABLE_VERBS, "an outcome of chance or an act of the table"):
        case "dice":
            return read_dice(words, edition)
        case "card":
            return Move.card(lookup.drawn_card(words, edition))
        case "deal":
            return Move.dealt(words.seat("the seat that receives it, p1 to p8"), lookup.deed(words, edition))
        case "die8":
            return Move.die8(words.number("the eight-sided die", 1, 8))
        case "voucher":
            return Move.drawn_voucher(lookup.voucher(words, edition))
        case "ticket":
            return Move.ticket(lookup.ticket(words, edition))
        case "bell":
            return Move.bell()
        case _:
            return Move.takeback(words.number("how many moves to undo", 1))


def read_dice(words: Words, edition: Edition) -> Move:
    """Two dice, and a third where one is thrown beside them: the red one, or for Roll Three a white one.

    Where an edition has both, a third die from 1 to 3 is taken for the red one; `Game` knows better.
    """
    E = edition.tables
    first, second = words.number("the first die", 1, 6), words.number("the second die", 1, 6)
    has_red, has_white = bool(E.speed_die or E.squeeze_red), E.roll_cards > 0
    if not words.left or not (has_red or has_white):
        return Move.dice(first, second)
    if has_white and (not has_red or words.peek() in ("4", "5", "6")):
        return Move.three_dice(first, second, words.number("the third die", 1, 6))
    return Move.dice(first, second, FACES[words.one_of(tuple(FACES), "a face of the speed die")])


def _plain(kind: int) -> Callable[[Words, Edition, int], Move]:
    return lambda words, edition, seat: Move.of(kind, seat)


def _on(kind: int, look: Callable[[Words, Edition], int]) -> Callable[[Words, Edition, int], Move]:
    return lambda words, edition, seat: Move.of(kind, seat, look(words, edition))


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
    card = lookup.kept_card(words, edition)
    target = lookup.deed(words, edition) + 1 if words.left else 0
    return Move.of(m.USE, seat, card | target << 8)


def _voucher(words: Words, edition: Edition, seat: int) -> Move:
    kind = lookup.voucher(words, edition)
    space = lookup.space(words, edition) if words.left else m.ANYWHERE
    return Move.of(m.VOUCHER, seat, kind | space << 8)


def _take(words: Words, edition: Edition, seat: int) -> Move:
    holder = words.seat("the seat that loses it, p1 to p8")
    return Move.of(m.TAKE, seat, holder | lookup.voucher(words, edition) << 8)


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
    **{verb: _amount(kind, AMOUNTS[kind]) for verb, kind in KINDS.items() if kind in AMOUNTS},
    **{verb: _on(kind, lookup.deed) for verb, kind in KINDS.items() if kind in ON_A_DEED},
    "claim": _claim(m.CLAIM),
    "waive": _claim(m.WAIVE),
    "move": _move,
    "use": _use,
    "sell all": _sell_all,
    "mortgage": _on(m.MORTGAGE, lookup.deed_or_company),
    "lift": _on(m.LIFT, lookup.deed_or_company),
    "offer": _offer,
    "give": _on(m.GIVE, lookup.deed_or_voucher),
    "voucher": _voucher,
    "share": _on(m.SHARE, lookup.company),
    "storm": _on(m.STORM, lookup.group_or_deed),
    "take": _take,
    "return": _on(m.RETURN, lookup.voucher),
}
"""What follows each verb of a seat."""


def print_move(move: Move, edition: Edition) -> str:
    """The text of a move, as `parse_move` reads it back."""
    who = "*" if move.seat == TABLE else seat_id(move.seat)
    if move.kind == m.OFFER:
        deal = move.deal or Deal()
        give, take = print_things(deal.give, edition), print_things(deal.take, edition)
        return f"{who} {move.verb} {seat_id(move.arg)} {give} for {take}"
    words = print_outcome(move, edition) if move.seat == TABLE else print_choice(move, edition)
    return " ".join([who, move.verb, *words])


def print_choice(move: Move, edition: Edition) -> list[str]:
    """What stands after a verb of a seat."""
    kind, arg = move.kind, move.arg
    low, high = arg & 255, arg >> 8
    if kind in ON_A_DEED:
        return [edition.deeds[arg]]
    if kind in AMOUNTS:
        return [str(arg)]
    match kind:
        case m.CLAIM | m.WAIVE:
            return [seat_id(low), *([edition.deeds[high]] if high != NONE else [])]
        case m.USE:
            card = edition.cards[edition.tables.keep_card[low]]
            return [card, *([edition.deeds[high - 1]] if high else [])]
        case m.SELL_ALL:
            return [edition.groups[low], *([str(high)] if high else [])]
        case m.MORTGAGE | m.LIFT:
            return [edition.companies[arg - m.A_SHARE] if arg >= m.A_SHARE else edition.deeds[arg]]
        case m.MOVE:
            return [edition.spaces[arg - m.TO_SPACE] if arg >= m.TO_SPACE else str(arg)]
        case m.GIVE:
            return [edition.vouchers[arg - m.A_VOUCHER] if arg >= m.A_VOUCHER else edition.deeds[arg]]
        case m.VOUCHER:
            return [edition.vouchers[low], *([edition.spaces[high]] if high != m.ANYWHERE else [])]
        case m.SHARE:
            return [edition.companies[arg]]
        case m.STORM:
            return [edition.deeds[arg - m.ON_DEED] if arg >= m.ON_DEED else edition.groups[arg]]
        case m.TAKE:
            return [seat_id(low), edition.vouchers[high]]
        case m.RETURN:
            return [edition.vouchers[arg]]
        case _:
            return []


def print_outcome(move: Move, edition: Edition) -> list[str]:
    """What stands after a verb of chance or of the table."""
    arg = move.arg
    match move.kind:
        case m.DICE:
            third = arg >> 8
            red = [face for face, number in FACES.items() if number == third]
            white = [str(third - m.THIRD_WHITE)] if third >= m.THIRD_WHITE else []
            return [str(arg & 15), str(arg >> 4 & 15), *red, *white]
        case m.CARD:
            return [edition.rolls[arg - m.A_ROLL] if arg >= m.A_ROLL else edition.cards[arg]]
        case m.DEAL:
            return [seat_id(arg & 255), edition.deeds[arg >> 8]]
        case m.DIE8:
            return [str(arg)]
        case _ if move.kind == TAKEBACK:
            return [str(arg)]
        case m.DRAW_VOUCHER:
            return [edition.vouchers[arg]]
        case m.TICKET:
            return [str(edition.tables.ticket_amount[arg])]
        case _:
            return []
