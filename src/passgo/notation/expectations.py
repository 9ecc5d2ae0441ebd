"""Expectations of a scenario: `= SUBJECT VALUE…`, what is so at this point of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from passgo.editions import Edition
from passgo.game import Game, Move, Things, seat_id
from passgo.game.ids import SEAT_IDS
from passgo.game.move import VERBS
from passgo.rules.decks import deck_of
from passgo.rules.state import BANK, HOTEL, HOTEL_LEVEL, HOUSE, TABLE
from passgo.rules.tax import worth
from passgo.rules.wealth import wealth

from . import lookup
from .moves import SEAT_VERBS, TABLE_VERBS
from .words import LARGEST, SEAT, SIGNED, Words

SUBJECTS: Final = "p1 to p8, a deed, bank, deck, turn, awaits, offers, claims, over, or winner"
SEAT_SUBJECTS: Final = ("cash", "at", "worth", "jailed", "out", "has")
DEED_SUBJECTS: Final = ("owner", "level", "mortgaged")

Answer = Callable[[Game], str]
"""What is the case, in the words of the expected value."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What is expected, and how to find out what is the case."""

    expected: str
    answer: Answer

    def fault(self, game: Game) -> str:
        """What is the case instead; empty when it is as expected."""
        actual = self.answer(game)
        return "" if actual == self.expected else actual


def read_expectation(words: Words, edition: Edition) -> Expectation:
    """The expectation that the next words hold. Raises NotationError."""
    subject = words.take(f"a subject: {SUBJECTS}")
    if SEAT.fullmatch(subject):
        return _of_seat(words, edition, int(subject[1]) - 1)
    reader = READERS.get(subject)
    if reader:
        return reader(words, edition)
    words.at -= 1
    deed = lookup.resolve(words, edition, words.take("a subject"), edition.deeds, f"a subject ({SUBJECTS})")
    return _of_deed(words, edition, deed)


def yes_no(truth: object) -> str:
    """The truth as it is written."""
    return "yes" if truth else "no"


def _number(words: Words, expected: str, answer: Callable[[Game], int], least: int = 0) -> Expectation:
    word = words.take(expected)
    if not SIGNED.fullmatch(word) or not least <= int(word) <= LARGEST:
        words.fail(f"{expected}, a whole number", word)
    return Expectation(str(int(word)), lambda game: str(answer(game)))


def _truth(words: Words, answer: Callable[[Game], object]) -> Expectation:
    return Expectation(yes_no(words.yes()), lambda game: yes_no(answer(game)))


def _of_seat(words: Words, edition: Edition, seat: int) -> Expectation:
    what = words.one_of(SEAT_SUBJECTS, "what is expected of the player")
    if what == "cash":
        return _number(words, "an amount", lambda game: game.state.cash[seat])
    if what == "worth":
        return _number(words, "an amount", lambda game: _worth(game, seat))
    if what == "at":
        space = lookup.space(words, edition)
        return Expectation(edition.spaces[space], lambda game: game.at(seat))
    if what == "jailed":
        return _number(words, "a turn in jail, 0 for none", lambda game: game.state.jailed[seat])
    if what == "out":
        return _truth(words, lambda game: game.state.out[seat])
    return _has(words, edition, seat)


def _worth(game: Game, seat: int) -> int:
    """What a player is worth: as the income tax reckons it, or as counted at the end of the game."""
    reckon = wealth if game.is_over and game.state.ending else worth
    return reckon(game.state, game.edition.tables, seat)


def _has(words: Words, edition: Edition, seat: int) -> Expectation:
    """`p1 has CARD…`: these cards and maybe more; `p1 has nothing`: none at all."""
    wanted: list[int] = []
    if not words.skip("nothing"):
        wanted.append(lookup.kept_card(words, edition))
        while words.left:
            wanted.append(lookup.kept_card(words, edition))

    def names(cards: list[int]) -> str:
        return " ".join(edition.cards[edition.tables.keep_card[k]] for k in sorted(set(cards))) or "nothing"

    def answer(game: Game) -> str:
        held = [k for k in range(edition.tables.keepable) if game.state.kept[k] == seat]
        return names(wanted) if wanted and set(wanted) <= set(held) else names(held)

    return Expectation(names(wanted), answer)


def _of_deed(words: Words, edition: Edition, deed: int) -> Expectation:
    what = words.one_of(DEED_SUBJECTS, "what is expected of the deed")
    if what == "owner":
        owner = words.one_of((*SEAT_IDS, "bank"), "who owns it")
        return Expectation(owner, lambda game: seat_id(game.state.owner[deed]))
    if what == "level":
        levels = tuple(str(n) for n in range(edition.tables.max_houses + 1))
        level = words.one_of((*levels, "hotel"), "what stands on it")
        return Expectation(level, lambda game: _level(game.state.level[deed]))
    return _truth(words, lambda game: game.state.mortgaged[deed])


def _level(level: int) -> str:
    return "hotel" if level == HOTEL_LEVEL else str(level)


def _bank(words: Words, edition: Edition) -> Expectation:
    what = words.one_of(("houses", "hotels", "cash"), "what is expected of the bank")
    if what == "cash":
        return _number(words, "an amount", lambda game: game.state.cash[BANK], -LARGEST)
    kind = HOUSE if what == "houses" else HOTEL
    return _number(words, "how many", lambda game: game.state.stock[kind])


def _deck(words: Words, edition: Edition) -> Expectation:
    """`deck chance bottom CARD` the last that was put back; `unseen N`; `has CARD yes|no`, in the pile at all."""
    E = edition.tables
    deck = lookup.deck(words, edition)
    first = E.deck_first[deck]
    what = words.one_of(("bottom", "unseen", "has"), "what is expected of the deck")
    if what == "unseen":
        return _number(words, "how many", lambda game: game.state.unseen[deck].bit_count())
    card = lookup.card(words, edition)
    if deck_of(E, card) != deck:
        words.fail(f"a card of {edition.decks[deck]}", edition.cards[card])

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
    verb = words.one_of(known, "a verb")
    if verb == "tax" and words.peek() in ("flat", "percent"):
        verb += " " + words.take("")
    elif verb == "sell" and words.skip("all"):
        verb += " all"
    return verb


def _is_verb(move: Move, verb: str) -> bool:
    return move.verb == verb or move.verb.split()[0] == verb


def _awaits(words: Words, edition: Edition) -> Expectation:
    """Whether a verb of a seat, or `dice` or `card` of chance, answers the question on the table."""
    seat = TABLE if words.skip("*") else words.seat("a seat, p1 to p8, or *")
    verb = _verb(words, TABLE_VERBS if seat == TABLE else SEAT_VERBS)

    def answer(game: Game) -> str:
        question = game.awaits
        verbs = [name for kind, name in VERBS.items() if question.answered_by(kind)]
        if seat in question.seats and any(verb in (name, name.split()[0]) for name in verbs):
            return f"{seat_id(seat)} {verb}"
        seats = " ".join(seat_id(who) for who in question.seats) or "nobody"
        return f"{seats} {'|'.join(verbs)}".strip()

    return Expectation(f"{seat_id(seat)} {verb}", answer)


def _offers(words: Words, edition: Edition) -> Expectation:
    """Whether any move of a verb is legal for a seat now."""
    seat = words.seat()
    verb = _verb(words, SEAT_VERBS)
    return _truth(words, lambda game: any(_is_verb(move, verb) for move in _candidates(game, seat, verb)))


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
    things = [Things(cash=1)] if s.cash[seat] > 0 else []
    things += [Things(deeds=(deed,)) for deed in range(E.deeds) if s.owner[deed] == seat]
    return things + [Things(cards=(card,)) for card in range(E.keepable) if s.kept[card] == seat]


def _claims(words: Words, edition: Edition) -> Expectation:
    return _number(words, "how many claims are open", lambda game: game.state.claim_n)


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
