"""Corrections as text: `* correct p1 cash 500 boardwalk owner p2`, what is so on a real board, fact by fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from passgo.editions import Edition
from passgo.game.ids import SEAT_IDS, seat_id
from passgo.game.levels import level_word
from passgo.game.move import Fact, FactKind
from passgo.rules.base.state import BANK

from . import lookup
from .levels import read_level
from .words import LARGEST, SEAT, Words, expect

OF_SEAT: Final[tuple[FactKind, ...]] = ("cash", "at", "jailed", "laps", "out")
OF_SEAT_PAPERS: Final[tuple[FactKind, ...]] = ("dollars", "shares", "vouchers")
OF_DEED: Final[tuple[FactKind, ...]] = ("owner", "level", "mortgaged")
HANDS: Final = (*SEAT_IDS, seat_id(BANK))


def read_facts(words: Words, edition: Edition) -> tuple[Fact, ...]:
    """All that the next words say. Raises NotationError."""
    facts = [_read_fact(words, edition)]
    while words.left:
        facts.append(_read_fact(words, edition))
    return tuple(facts)


def _read_fact(words: Words, edition: Edition) -> Fact:
    if words.skip("turn"):
        return Fact("turn", words.seat())
    if words.skip("deck"):
        deck = lookup.deck(words, edition)
        words.one_of(("shuffled",), expect("shuffled"))
        return Fact("shuffled", deck)
    if SEAT.fullmatch(words.peek()):
        return _of_seat(words, edition, words.seat())
    if words.peek() in edition.rolls:
        roll = lookup.thing(words, edition, "roll")[1]
        return Fact("roll", roll, _holder(words))
    if words.peek() in edition.cards:
        card = lookup.kept_card(words, edition)
        return Fact("card", card, _holder(words))
    return _of_deed(words, edition, lookup.deed(words, edition))


def _holder(words: Words) -> int:
    words.one_of(("owner",), expect("of-card"))
    return _hand(words)


def _hand(words: Words) -> int:
    hand = HANDS.index(words.one_of(HANDS, expect("owner")))
    return BANK if hand == len(SEAT_IDS) else hand


def _of_seat(words: Words, edition: Edition, seat: int) -> Fact:
    papers = OF_SEAT_PAPERS if edition.companies else ()
    what = cast("FactKind", words.one_of((*OF_SEAT, *papers), expect("of-player")))
    if what == "out":
        return Fact(what, seat, int(words.yes()))
    if what == "at":
        return Fact(what, seat, lookup.place(words, edition))
    if what == "shares":
        kind = lookup.company(words, edition)
        return Fact(what, seat, words.number(expect("count"), most=LARGEST), kind)
    if what == "vouchers":
        kind = lookup.voucher(words, edition)
        return Fact(what, seat, words.number(expect("count"), most=LARGEST), kind)
    most = edition.tables.jail_tries if what == "jailed" else LARGEST
    return Fact(what, seat, words.number(expect("amount" if what == "cash" else "count"), most=most))


def _of_deed(words: Words, edition: Edition, deed: int) -> Fact:
    what = cast("FactKind", words.one_of(OF_DEED, expect("of-deed")))
    if what == "owner":
        return Fact(what, deed, _hand(words))
    if what == "level":
        return Fact(what, deed, read_level(words, edition, deed))
    return Fact(what, deed, int(words.yes()))


def print_facts(facts: Sequence[Fact], edition: Edition) -> str:
    """The text of a correction, as `read_facts` reads it back."""
    return " ".join(_print_fact(fact, edition) for fact in facts)


def _print_fact(fact: Fact, edition: Edition) -> str:
    match fact.what:
        case "turn":
            return f"turn {seat_id(fact.of)}"
        case "shuffled":
            return f"deck {edition.decks[fact.of]} shuffled"
        case "owner":
            return f"{edition.deeds[fact.of]} owner {seat_id(fact.value)}"
        case "level":
            return f"{edition.deeds[fact.of]} level {level_word(edition, fact.of, fact.value)}"
        case "mortgaged":
            return f"{edition.deeds[fact.of]} mortgaged {'yes' if fact.value else 'no'}"
        case "card":
            return f"{edition.cards[edition.tables.keep_card[fact.of]]} owner {seat_id(fact.value)}"
        case "roll":
            return f"{edition.rolls[fact.of]} owner {seat_id(fact.value)}"
        case "out":
            return f"{seat_id(fact.of)} out {'yes' if fact.value else 'no'}"
        case "at":
            return f"{seat_id(fact.of)} at {edition.spaces[fact.value]}"
        case "shares":
            return f"{seat_id(fact.of)} shares {edition.companies[fact.kind]} {fact.value}"
        case "vouchers":
            return f"{seat_id(fact.of)} vouchers {edition.vouchers[fact.kind]} {fact.value}"
        case _:
            return f"{seat_id(fact.of)} {fact.what} {fact.value}"
