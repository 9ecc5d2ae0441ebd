"""The action space: 252 words. A move is said in one word or in several, each with a mask of those that may come next.

`WORDS` is the register: what a word is called and what it means, by its number, which is the action. The verbs and
the things come from the register of moves (`rules.base.moves`), so that every move of every book can be said. The
words are the same for all books and for any number of players.

    roll                              one word
    build, deed 5                     a verb and what it is done to
    claim, seat 2, deed 27            or two things
    bid, note 10, note 5, complete        a sum, from the least that is legal, a note at a time
    offer, seat 1, deed 3, taking, note 100, complete       a trade, thing by thing
"""

from __future__ import annotations

from typing import Final, NamedTuple

from passgo.rules.base.moves import KINDS, OFFER, SEAT_KINDS, Argument
from passgo.rules.base.state import (
    COMPANIES,
    DEEDS,
    KEEPABLE,
    ROLL_CARDS,
    SEATS,
    SKYSCRAPER_LEVEL,
    VOUCHER_KINDS,
)
from passgo.rules.base.tables import GROUPS, SPACES


class ActionWord(NamedTuple):
    """A word: of which sort it is, what it is called, and what it means."""

    sort: str
    name: str
    meaning: str


NOTES: Final = (1, 5, 10, 50, 100, 500, 1000)
"""What the notes are worth that a sum is laid down in."""

SPEAKING: Final = {
    "nothing": "no free action now, where one is offered",
    "cancel": "forget the offer that was begun",
    "complete": "the sum or the offer is complete: the move is made",
    "giving": "from here on notes, shares and Picsou dollars are given",
    "taking": "from here on notes, shares and Picsou dollars are taken",
    "dollar": "one Picsou dollar more in the offer",
    "without": "the part of the move that may be left out is left out",
}
"""The words that are neither verb nor thing."""

THINGS: Final = {
    "seat": (SEATS, "the seat so many places after one's own"),
    "deed": (DEEDS, "the deed of this number; in an offer it is given or taken, as it is one's own or the other's"),
    "group": (GROUPS, "the colour group of this number"),
    "company": (COMPANIES, "the company of this number; in an offer one share of it more"),
    "voucher": (VOUCHER_KINDS, "the kind of travel voucher of this number"),
    "kept": (KEEPABLE, "the card of this number among those that can be kept"),
    "roll": (ROLL_CARDS, "the Roll Three card of this number, in an offer"),
    "space": (SPACES, "the space of this number, GO being 0"),
    "steps": (13, "so many spaces on"),
    "level": (SKYSCRAPER_LEVEL + 1, "down to so many houses"),
}  # fmt: skip
"""The sorts of things that are named: how many numbers each has, and what a number means."""


def register() -> list[ActionWord]:
    """All words in the order of their numbers."""
    words = [ActionWord("speaking", name, meaning) for name, meaning in SPEAKING.items()]
    words += [ActionWord("note", f"note {note}", f"{note} more") for note in NOTES]
    words += [ActionWord("verb", verb, said_after(kind)) for verb, kind in SEAT_KINDS.items()]
    for sort, (count, meaning) in THINGS.items():
        words += [ActionWord(sort, f"{sort} {number}", meaning) for number in range(count)]
    return words


def said_after(kind: int) -> str:
    """What is said after a verb, as the register of moves has it."""
    row = KINDS[kind]
    if kind == OFFER:
        return "then the seat, then what is given and taken, then complete"
    if row.is_amount:
        return f"then the {row.args[0].name} in notes, then complete"
    named = [" or ".join(arg.types) + (", or without" if arg.optional else "") for arg in row.args]
    return f"then {', then '.join(named)}" if named else "alone"


WORDS: Final = register()
SIZE: Final = len(WORDS)
"""How many words there are: the size of the action space."""


def first(sort: str) -> int:
    """The number of the first word of a sort."""
    return next(number for number, word in enumerate(WORDS) if word.sort == sort)


def number_of(name: str) -> int:
    """Return the number of an action by its name. Raises LookupError if there is none.

    >>> number_of("nothing"), WORDS[number_of("deed 5")].sort
    (0, 'deed')
    """
    for number, word in enumerate(WORDS):
        if word.name == name:
            return number
    raise LookupError(f"no action is called {name!r}; `passgo.rl.kernel.words.WORDS` lists them")


NOTHING: Final = number_of("nothing")
CANCEL: Final = number_of("cancel")
COMPLETE: Final = number_of("complete")
GIVING: Final = number_of("giving")
TAKING: Final = number_of("taking")
DOLLAR: Final = number_of("dollar")
WITHOUT: Final = number_of("without")
NOTE: Final = first("note")
VERB: Final = first("verb")
SEAT: Final = first("seat")
DEED: Final = first("deed")
COMPANY: Final = first("company")
KEPT: Final = first("kept")
ROLL: Final = first("roll")

# --- the same as tables for the compiled rules ------------------------------------------------------

SIX_BITS: Final = 63
SEVEN_BITS: Final = 127
THREE_BITS: Final = 7


def filled(numbers: list[int], bits: int) -> tuple[int, ...]:
    """A table with a row for every number of so many bits."""
    return (*numbers, *[0] * (bits + 1 - len(numbers)))


def first_words(kind: int, which: int) -> list[int]:
    """For both parts of a kind's argument, the first word of the one sort that it may be, or of the other; 0: none."""
    args: list[Argument | None] = (
        [*KINDS[kind].args, None, None] if kind in SEAT_KINDS.values() else [None] * 2
    )
    return [
        first(arg.types[which]) if arg and len(arg.types) > which and arg.types[which] in THINGS else 0
        for arg in args[:2]
    ]


NOTE_WORTH: Final = filled(list(NOTES), THREE_BITS)
KIND_SAID: Final = filled(list(SEAT_KINDS.values()), SIX_BITS)
"""The kind of move of each verb, by its place among the verbs."""
VERB_OF: Final = filled(
    [VERB + list(SEAT_KINDS.values()).index(kind) if kind in SEAT_KINDS.values() else 0 for kind in range(len(KINDS) + 1)],
    SIX_BITS,
)  # fmt: skip
"""The word of each kind of move."""
OFFER_WORD: Final = VERB_OF[OFFER]
PARTS: Final = filled([0, *(len(row.args) for row in KINDS.values())], SIX_BITS)
"""How many parts the argument of each kind has."""
IS_SUM: Final = filled([0, *(int(row.is_amount) for row in KINDS.values())], SIX_BITS)
"""1 where all that a kind says is how much."""
ONE_SORT: Final = filled([0, 0, *(word for kind in KINDS for word in first_words(kind, 0))], SEVEN_BITS)
OTHER_SORT: Final = filled([0, 0, *(word for kind in KINDS for word in first_words(kind, 1))], SEVEN_BITS)
"""By kind and part, two rows a kind: the first word of the sort, and of the second sort where it may be one of two."""
