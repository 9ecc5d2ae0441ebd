"""Expectations of a scenario: `= SUBJECT VALUE…`, what is so at this point of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, get_args

from passgo.editions import Edition
from passgo.game import Game, Move, Things, seat_id
from passgo.game.ids import SEAT_IDS
from passgo.game.levels import level_word
from passgo.game.text import lookup
from passgo.game.text.levels import read_level
from passgo.game.text.moves import SEAT_VERBS, TABLE_VERBS
from passgo.game.text.words import LARGEST, NUMBER, SEAT, SIGNED, Words, expect
from passgo.rules.base import moves
from passgo.rules.base.decks import deck_of
from passgo.rules.base.state import BANK, COMPANIES, TABLE, VOUCHER_KINDS
from passgo.rules.base.things import TABLE as TRADED
from passgo.rules.tax import worth
from passgo.rules.wealth import wealth

from .positions import STOCK_KEYS

SEAT_SUBJECTS: Final = ("cash", "at", "worth", "jailed", "out", "has")
PAPER_SUBJECTS: Final = ("vouchers", "dollars", "shares", "mortgaged")
"""The items that are counted of a player in an edition that has them; mortgaged: their shares."""
DEED_SUBJECTS: Final = ("owner", "level", "mortgaged")

QUESTIONS: Final[tuple[str, ...]] = get_args(moves.QuestionKind)
"""The name of each question, as the board prints it."""

Answer = Callable[[Game], str]
"""The fact, in the words of the expected value."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """An expected value, and how to find the real one."""

    expected: str
    answer: Answer

    def fault(self, game: Game) -> str:
        """Return the real value; empty if it is as expected."""
        actual = self.answer(game)
        return "" if actual == self.expected else actual


def read_expectation(words: Words, edition: Edition) -> Expectation:
    """The expectation that the next words hold. Raises NotationError."""
    subject = words.take(expect("subject"))
    if SEAT.fullmatch(subject):
        return _of_seat(words, edition, int(subject[1]) - 1)
    reader = READERS.get(subject)
    if reader:
        return reader(words, edition)
    words.at -= 1
    deed = lookup.resolve(
        words, edition, words.take(expect("subject")), edition.deeds, expect("subject-in-brackets")
    )
    return _of_deed(words, edition, deed)


def yes_no(truth: object) -> str:
    """The truth as it is written."""
    return "yes" if truth else "no"


def _number(words: Words, expected: str, answer: Callable[[Game], int], least: int = 0) -> Expectation:
    word = words.take(expected)
    if not SIGNED.fullmatch(word) or not least <= int(word) <= LARGEST:
        words.fail(expect("whole-number", what=expected), word)
    return Expectation(str(int(word)), lambda game: str(answer(game)))


def _truth(words: Words, answer: Callable[[Game], object]) -> Expectation:
    return Expectation(yes_no(words.yes()), lambda game: yes_no(answer(game)))


def _of_seat(words: Words, edition: Edition, seat: int) -> Expectation:
    subjects = (*SEAT_SUBJECTS, *PAPER_SUBJECTS) if edition.companies else SEAT_SUBJECTS
    what = words.one_of(subjects, expect("of-player"))
    match what:
        case "cash":
            return _number(words, expect("amount"), lambda game: game.state.cash[seat])
        case "worth":
            return _number(words, expect("amount"), lambda game: _worth(game, seat))
        case "at":
            space = lookup.place(words, edition)
            return Expectation(edition.spaces[space], lambda game: game.at(seat))
        case "jailed":
            return _number(words, expect("jail-turn"), lambda game: game.state.jailed[seat])
        case "out":
            return _truth(words, lambda game: game.state.out[seat])
        case "has":
            return _has(words, edition, seat)
        case "vouchers":
            return _vouchers(words, edition, seat)
        case "dollars":
            return _number(words, expect("count"), lambda game: game.state.dollars[seat])
        case _:
            return _shares(words, edition, seat, pawned=what == "mortgaged")


def _vouchers(words: Words, edition: Edition, hand: int) -> Expectation:
    """`p1 vouchers 2`: in all; `p1 vouchers bus_ticket 1`: of a kind."""
    first = hand * VOUCHER_KINDS
    kinds = range(first, first + edition.tables.voucher_kinds)
    if not NUMBER.fullmatch(words.peek()):
        kind = first + lookup.voucher(words, edition)
        kinds = range(kind, kind + 1)
    return _number(words, expect("count"), lambda game: sum(game.state.vouchers[kind] for kind in kinds))


def _shares(words: Words, edition: Edition, hand: int, *, pawned: bool = False) -> Expectation:
    """`p1 shares general_radio 2`: all that are held; `p1 mortgaged general_radio 1`: those mortgaged."""
    cell = hand * COMPANIES + lookup.company(words, edition)
    return _number(
        words, expect("count"), lambda game: (game.state.pawned if pawned else game.state.shares)[cell]
    )


def _worth(game: Game, seat: int) -> int:
    """Return a player's wealth: by the income tax, or as counted at the end of the game."""
    reckon = wealth if game.is_over and game.state.ending else worth
    return reckon(game.state, game.edition.tables, seat)


def _has(words: Words, edition: Edition, seat: int) -> Expectation:
    """`p1 has CARD…`: these cards and maybe more; `p1 has nothing`: none at all."""
    known = _card_names(edition)
    wanted: list[str] = []
    if not words.skip("nothing"):
        wanted.append(_card_name(words, edition, known))
        while words.left:
            wanted.append(_card_name(words, edition, known))
    expected = _in_order(known, wanted)

    def answer(game: Game) -> str:
        held = _held(game, seat)
        return expected if wanted and set(wanted) <= held else _in_order(known, held)

    return Expectation(expected, answer)


def _card_names(edition: Edition) -> list[str]:
    """All that one can have: kept cards, Roll Three cards, travel vouchers."""
    E = edition.tables
    return [*(edition.cards[card] for card in E.keep_card[: E.keepable]), *edition.rolls, *edition.vouchers]


def _card_name(words: Words, edition: Edition, known: list[str]) -> str:
    if words.peek() in edition.cards:
        return edition.cards[edition.tables.keep_card[lookup.kept_card(words, edition)]]
    what = expect("kept-card")
    return known[lookup.resolve(words, edition, words.take(what), known, what)]


def _in_order(known: list[str], names: Iterable[str]) -> str:
    wanted = set(names)
    return " ".join(name for name in known if name in wanted) or "nothing"


def _held(game: Game, seat: int) -> set[str]:
    s, edition = game.state, game.edition
    E = edition.tables
    held = {edition.cards[E.keep_card[k]] for k in range(E.keepable) if s.kept[k] == seat}
    held |= {name for card, name in enumerate(edition.rolls) if s.roll3[card] == seat}
    return held | {
        name for kind, name in enumerate(edition.vouchers) if s.vouchers[seat * VOUCHER_KINDS + kind]
    }


def _of_deed(words: Words, edition: Edition, deed: int) -> Expectation:
    what = words.one_of(DEED_SUBJECTS, expect("of-deed"))
    if what == "owner":
        owner = words.one_of((*SEAT_IDS, "bank"), expect("owner"))
        return Expectation(owner, lambda game: seat_id(game.state.owner[deed]))
    if what == "level":
        level = level_word(edition, deed, read_level(words, edition, deed))
        return Expectation(level, lambda game: level_word(edition, deed, game.state.level[deed]))
    return _truth(words, lambda game: game.state.mortgaged[deed])


def _bank(words: Words, edition: Edition) -> Expectation:
    E = edition.tables
    stock = {name: kind for kind, name in STOCK_KEYS.items() if E.stock[kind]}
    papers = ("dollars", "tickets", "vouchers", "shares") if edition.companies else ()
    what = words.one_of((*stock, "cash", *papers), expect("of-bank"))
    match what:
        case "cash":
            return _number(words, expect("amount"), lambda game: game.state.cash[BANK], -LARGEST)
        case "dollars":
            return _number(words, expect("count"), lambda game: game.state.dollars[BANK])
        case "tickets":
            return _number(words, expect("count"), lambda game: sum(game.state.tickets))
        case "vouchers":
            return _vouchers(words, edition, BANK)
        case "shares":
            return _shares(words, edition, BANK)
        case _:
            return _number(words, expect("count"), lambda game: game.state.stock[stock[what]])


def _deck(words: Words, edition: Edition) -> Expectation:
    """`deck chance bottom CARD` the last that was put back; `unseen N`; `has CARD yes|no`, in the pile at all."""
    E = edition.tables
    deck = lookup.deck(words, edition)
    first = E.deck_first[deck]
    what = words.one_of(("bottom", "unseen", "has"), expect("of-deck"))
    if what == "unseen":
        return _number(words, expect("count"), lambda game: game.state.unseen[deck].bit_count())
    card = lookup.card(words, edition)
    if deck_of(E, card) != deck:
        words.fail(expect("card-of", deck=edition.decks[deck]), edition.cards[card])

    def pile(game: Game) -> list[str]:
        s = game.state
        return [edition.cards[first + s.order[first + n]] for n in range(s.known[deck])]

    if what == "bottom":
        return Expectation(edition.cards[card], lambda game: (pile(game) or ["no card seen yet"])[-1])
    return _truth(
        words, lambda game: game.state.unseen[deck] >> (card - first) & 1 or edition.cards[card] in pile(game)
    )


def _turn(words: Words, edition: Edition) -> Expectation:
    seat = words.seat()
    return Expectation(seat_id(seat), lambda game: seat_id(game.turn))


def _verb(words: Words, known: tuple[str, ...]) -> str:
    """A verb, with its second word where it has one."""
    verb = words.one_of(known, expect("verb"))
    return f"{verb} {words.take('')}" if f"{verb} {words.peek()}" in moves.SEAT_KINDS else verb


def _says(spoken: str, verb: str) -> bool:
    """Whether what is spoken is this verb: `tax` stands for both taxes, `sell` for all but dollars."""
    return spoken == verb or (spoken.split(maxsplit=1)[0] == verb and spoken != "sell dollars")


def _awaits(words: Words, edition: Edition) -> Expectation:
    """Whether a verb of a seat, or `dice`, `card` and the like of chance, answers the question on the table."""
    hand = next((hand for hand in (TABLE, BANK) if words.skip(seat_id(hand))), None)
    seat = words.seat(expect("seat-or-table")) if hand is None else hand
    verb = _verb(words, (*(TABLE_VERBS if seat == TABLE else SEAT_VERBS), *QUESTIONS))

    def answer(game: Game) -> str:
        question = game.awaits
        verbs = [moves.KINDS[kind].verb for kind in question.answers]
        if seat in question.seats and (verb == question.kind or any(_says(name, verb) for name in verbs)):
            return f"{seat_id(seat)} {verb}"
        seats = " ".join(seat_id(who) for who in question.seats) or "nobody"
        return f"{seats} {'|'.join(verbs)}".strip()

    return Expectation(f"{seat_id(seat)} {verb}", answer)


def _offers(words: Words, edition: Edition) -> Expectation:
    """Whether any move of a verb is legal for a seat now."""
    seat = words.seat()
    verb = _verb(words, SEAT_VERBS)
    return _truth(words, lambda game: any(_says(move.verb, verb) for move in _candidates(game, seat, verb)))


def _candidates(game: Game, seat: int, verb: str) -> Iterator[Move]:
    """The legal moves of a seat; for `offer`, the legal ones among the simplest exchanges."""
    if verb != "offer":
        yield from game.legal_moves(seat)
        return
    for to in range(game.state.players):
        if to != seat:
            for give in _single_things(game, seat):
                for take in _single_things(game, to):
                    move = Move.offer(seat, to, give, take)
                    if game.why_not(move) is None:
                        yield move


def _single_things(game: Game, seat: int) -> list[Things]:
    s, E = game.state, game.edition.tables
    numbers: dict[str, Any] = {name: 1 for name, thing in TRADED.items() if thing.row}
    things = [
        Things(**{name: one}) for name, one in numbers.items() if getattr(s, TRADED[name].row)[seat] > 0
    ]
    things += [Things(deeds=(deed,)) for deed in range(E.deeds) if s.owner[deed] == seat]
    things += [Things(cards=(card,)) for card in range(E.keepable) if s.kept[card] == seat]
    things += [Things(shares=(c,)) for c in range(E.companies) if s.shares[seat * COMPANIES + c] > 0]
    return things + [Things(rolls=(card,)) for card in range(E.roll_cards) if s.roll3[card] == seat]


def _claims(words: Words, edition: Edition) -> Expectation:
    return _number(words, expect("claims-open"), lambda game: game.state.claim_n)


def _over(words: Words, edition: Edition) -> Expectation:
    return _truth(words, lambda game: game.is_over)


def _winner(words: Words, edition: Edition) -> Expectation:
    seats = [words.seat()]
    while words.left:
        seats.append(words.seat())

    def answer(game: Game) -> str:
        return " ".join(seat_id(seat) for seat in game.outcome.winners) if game.outcome else "nobody yet"

    return Expectation(" ".join(seat_id(seat) for seat in sorted(seats)), answer)


READERS: Final[dict[str, Callable[[Words, Edition], Expectation]]] = {
    "bank": _bank,
    "deck": _deck,
    "turn": _turn,
    "awaits": _awaits,
    "offers": _offers,
    "claims": _claims,
    "over": _over,
    "winner": _winner,
}
