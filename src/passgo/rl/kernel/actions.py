"""The action space: the same for all editions and any number of players.

`ACTIONS` lists every action by its number: its name and what it means. A move is one action or several (an
autoregressive action), and the mask says which may come next. The verbs and their arguments come from the register of
moves (`rules.base.moves`), so every move of every edition can be made.

    roll                                    one action
    build, deed 5                           a verb and its argument
    claim, seat 2, deed 27                  or two arguments
    bid, note 10, note 5, complete          an amount: the least that is legal, and 15 more
    offer, seat 1, deed 3, taking, note 100, complete       a trade, item by item
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


class Action(NamedTuple):
    """One action: its sort, its name, and what it means."""

    sort: str
    name: str
    meaning: str


NOTES: Final = (1, 5, 10, 50, 100, 500, 1000)
"""The notes that make up an amount, in dollars."""

CONTROLS: Final = {
    "nothing": "take no free action now, where one is offered",
    "cancel": "drop the offer that was begun",
    "complete": "the amount or the offer is complete: make the move",
    "giving": "notes, shares and Picsou dollars that follow are given",
    "taking": "notes, shares and Picsou dollars that follow are taken",
    "dollar": "one Picsou dollar more in the offer",
    "without": "leave out the optional part of the move",
}
"""The actions that are neither a verb nor an argument."""

ARGUMENTS: Final = {
    "seat": (SEATS, "the seat this many places after your own"),
    "deed": (DEEDS, "the deed with this number; an offer gives it if it is yours, or takes it from the partner"),
    "group": (GROUPS, "the colour group with this number"),
    "company": (COMPANIES, "the company with this number; in an offer, one more of its shares"),
    "voucher": (VOUCHER_KINDS, "the kind of travel voucher with this number"),
    "kept": (KEEPABLE, "the card with this number, of those that can be kept"),
    "roll": (ROLL_CARDS, "the Roll Three card with this number, in an offer"),
    "space": (SPACES, "the space with this number; GO is 0"),
    "steps": (13, "this many spaces forward"),
    "level": (SKYSCRAPER_LEVEL + 1, "down to this many houses"),
}  # fmt: skip
"""The sorts of arguments: how many numbers each has, and what a number means."""


def all_actions() -> list[Action]:
    """Return all actions in the order of their numbers."""
    actions = [Action("control", name, meaning) for name, meaning in CONTROLS.items()]
    actions += [Action("note", f"note {note}", f"{note} more") for note in NOTES]
    actions += [Action("verb", verb, what_follows(kind)) for verb, kind in SEAT_KINDS.items()]
    for sort, (count, meaning) in ARGUMENTS.items():
        actions += [Action(sort, f"{sort} {number}", meaning) for number in range(count)]
    return actions


def what_follows(kind: int) -> str:
    """Return what follows a verb, according to the register of moves."""
    row = KINDS[kind]
    if kind == OFFER:
        return "then the seat, then what is given and taken, then complete"
    if row.is_amount:
        return f"then the {row.args[0].name} in notes, then complete"
    named = [" or ".join(arg.types) + (", or without" if arg.optional else "") for arg in row.args]
    return f"then {', then '.join(named)}" if named else "alone"


ACTIONS: Final = all_actions()
ACTION_COUNT: Final = len(ACTIONS)
"""The size of the action space."""


def first(sort: str) -> int:
    """Return the number of the first action of a sort."""
    return next(number for number, action in enumerate(ACTIONS) if action.sort == sort)


def number_of(name: str) -> int:
    """Return the number of an action by its name. Raises LookupError if there is none.

    >>> number_of("nothing"), ACTIONS[number_of("deed 5")].sort
    (0, 'deed')
    """
    for number, action in enumerate(ACTIONS):
        if action.name == name:
            return number
    raise LookupError(f"no action is called {name!r}; `passgo.rl.kernel.actions.ACTIONS` lists them")


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
    """Return the numbers with zeros behind them, so that any index of these bits is within them."""
    return (*numbers, *[0] * (bits + 1 - len(numbers)))


def first_of_sorts(kind: int, which: int) -> list[int]:
    """Return, for both arguments of a kind, the first action of one of its two sorts (`which`); 0: none."""
    args: list[Argument | None] = (
        [*KINDS[kind].args, None, None] if kind in SEAT_KINDS.values() else [None] * 2
    )
    return [
        first(arg.types[which]) if arg and len(arg.types) > which and arg.types[which] in ARGUMENTS else 0
        for arg in args[:2]
    ]


NOTE_WORTH: Final = filled(list(NOTES), THREE_BITS)
KIND_OF_VERB: Final = filled(list(SEAT_KINDS.values()), SIX_BITS)
"""The kind of move of each verb, in the order of the verbs."""
VERB_OF: Final = filled(
    [VERB + list(SEAT_KINDS.values()).index(kind) if kind in SEAT_KINDS.values() else 0 for kind in range(len(KINDS) + 1)],
    SIX_BITS,
)  # fmt: skip
"""The action of each kind of move."""
OFFER_ACTION: Final = VERB_OF[OFFER]
PARTS: Final = filled([0, *(len(row.args) for row in KINDS.values())], SIX_BITS)
"""How many arguments each kind has."""
IS_AMOUNT: Final = filled([0, *(int(row.is_amount) for row in KINDS.values())], SIX_BITS)
"""1 if the one argument of a kind is an amount."""
ONE_SORT: Final = filled(
    [0, 0, *(action for kind in KINDS for action in first_of_sorts(kind, 0))], SEVEN_BITS
)
OTHER_SORT: Final = filled(
    [0, 0, *(action for kind in KINDS for action in first_of_sorts(kind, 1))], SEVEN_BITS
)
"""By kind and argument, two rows a kind: the first action of its sort, and of its second sort if it has two."""
