"""The published reference for authors of bots: every question with its fields, and every move.

`python -m passgo.bots.publish` writes the page into `docs/`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple, cast

from passgo.game.questions import KINDS
from passgo.rules.base import frames, moves, state
from passgo.rules.base.state import State

PAGE: Final = Path("docs") / "questions.md"
HEAD: Final = """# Bot API reference

Every question that a bot function is asked, the state that describes it, and every legal answer. New to bots? Start with [Write a bot](bots.md). `python -m passgo.bots.publish` makes this page from the sources.

The question is the top frame of the state: `i = frames.top(s)`. Its kind is `s.f_kind[i]`, its step `s.f_step[i]`, and of a choice, `s.choice_what[i]` says which. `s.f_seat[i]` is the seat named below. Its fields are lists with an entry for each frame: `s.land_deed[i]`. `to_act(s)` (`passgo.rules.engine`) returns the seats that must answer, as bits. Moves marked *free* may also be made whenever a roll is due.

## Questions

| question | frame | what it asks | the seat of the frame | fields | answers |
|---|---|---|---|---|---|
"""
MOVES: Final = """
## Moves

A move is `moves.code(moves.KIND, seat, arg)`. If the argument has one part, it is that number; if it has two, `moves.pair(first, second)`. If a part may be one of two things, the second sort counts from `moves.OTHER` on. An optional part that is left out is `NONE`, or 0 if it is a number.

| move | as text | arg | |
|---|---|---|---|
"""


class QuestionRow(NamedTuple):
    """A question as the state holds it."""

    frame: str
    """The name of the kind of frame."""
    at: str
    """Of a step or a choice, its name; empty where the kind says it all."""
    meaning: str
    fields: tuple[str, ...] = ()
    """Those that describe the question further."""


QUESTIONS: Final[dict[moves.QuestionKind, QuestionRow]] = {
    "throw": QuestionRow("TURN", "THROW", "roll the dice; before that build, trade, lift"),
    "jail": QuestionRow("TURN", "THROW", "the same in jail (`s.jailed[seat]`: which turn there): roll, pay or use a card"),
    "move": QuestionRow("TURN", "CHOOSE", "how far to move, or to which space, after the red die"),
    "last_call": QuestionRow("TURN", "LAST_CALL", "play a travel voucher before the turn ends?"),
    "rents": QuestionRow("TURN", "RENTS", "the bell has rung: claim the rent of the last move, or waive it"),
    "rolloff": QuestionRow("ROLLOFF", "", "roll to decide who begins", ("rolloff_tied", "rolloff_to_throw")),
    "buy": QuestionRow("LAND", "", "buy the deed at its price, or send it to auction", ("land_deed", "land_space")),
    "opening": QuestionRow("AUCTION", "OPENING", "the Banker names the opening price", ("auction_lot", "auction_first", "auction_high")),
    "auction": QuestionRow("AUCTION", "WAIT", "bid, or pass and leave the auction", ("auction_lot", "auction_high", "auction_leader", "auction_bidders")),
    "shortage": QuestionRow("SHORTAGE", "", "how many of the buildings in short supply do you want?", ("shortage_building", "shortage_unasked")),
    "offer": QuestionRow("OFFER", "", "accept or reject the offer (`s.deal_from`, `s.give_cash`, `s.take_deeds` …: you get what is given)"),
    "transfer": QuestionRow("TRANSFER", "", "a deed came mortgaged (`deed_in_transfer`): lift the mortgage now, or keep it and pay interest", ("transfer_by_trade",)),
    "debt": QuestionRow("DEBT", "", "raise cash; the debt is paid as soon as there is enough", ("debt_amount", "debt_creditor", "debt_rule", "debt_in_property", "debt_deed")),
}  # fmt: skip
"""The questions of each kind of frame, apart from choices; those of chance and of the end of the game are nobody's."""


def comments(module_file: str, pattern: str) -> dict[str, str]:
    """Return the comment behind each declaration of a source, by name, without those that a formatter moved."""
    return dict(re.findall(pattern, Path(module_file).read_text(encoding="utf-8"), re.MULTILINE))


def field_meanings() -> dict[str, str]:
    """Return the meaning of each word of a frame."""
    found = comments(str(state.__file__), r"^    (\w+): Word[A-E]  # (.+)$")
    return {name: found[name].rpartition(": ")[2] if name.startswith("choice_") else found[name] for name in State.OTHER_NAMES}  # fmt: skip


def choices() -> dict[moves.QuestionKind, QuestionRow]:
    """Return the row of every choice: the docstring of its question, and the words that `state.py` says are its own."""
    words = comments(str(state.__file__), r"^    (choice_\w+): Word[A-E]  # ([A-Z_, ]+): ")
    rows = comments(str(frames.__file__), r"^([A-Z_]+): Final = choice\(\"(\w+)\"")
    return {
        question: QuestionRow(
            "CHOICE",
            name,
            doc[0].lower() + doc[1:].rstrip("."),
            tuple(word for word, owners in words.items() if name in owners.split(", ")),
        )
        for name, question in cast("dict[str, moves.QuestionKind]", rows).items()
        if (doc := KINDS[question].__doc__)
    }


def seats_of_frames() -> dict[str, str]:
    """Return the meaning of the seat in a frame of each kind."""
    return comments(str(frames.__file__), r"^([A-Z_]+): Final = \d+  # (.+)$")


def name_of(kind: int) -> str:
    """The name of a kind of move in the module `moves`."""
    return next(
        name for name, value in vars(moves).items() if value == kind and name.isupper() and name != "OTHER"
    )


def argument(kind: int) -> str:
    """Return the parts of a move's argument."""
    parts = [
        ("/".join(part.types) if part.name in part.types else f"{part.name}: {'/'.join(part.types)}")
        + (" (optional)" if part.optional else "")
        for part in moves.KINDS[kind].args
    ]
    return ", ".join(parts) or "0"


def question_row(question: moves.QuestionKind, asked: QuestionRow) -> str:
    """A question as a row of its table."""
    meanings, seats = field_meanings(), seats_of_frames()
    where = f"`{asked.frame}`" + (f", `{asked.at}`" if asked.at else "")
    fields = "; ".join(f"`{name}`: {meanings[name]}" for name in asked.fields)
    answers = ", ".join(
        f"`{name_of(kind)}`"
        for kind, row in moves.KINDS.items()
        if question in row.answers and row.by != "chance"
    )
    return f"| `{question}` | {where} | {asked.meaning} | {seats[asked.frame]} | {fields} | {answers} |"


def move_rows() -> list[str]:
    """Every move of a seat, and of the Banker."""
    return [
        f"| `{name_of(kind)}` | {row.verb} | {argument(kind)} | {'free' if row.free else ''} |"
        for kind, row in moves.KINDS.items()
        if row.by in ("seat", "banker")
    ]


def page() -> str:
    """The page as it stands in `docs/questions.md`."""
    questions = [question_row(question, asked) for question, asked in (QUESTIONS | choices()).items()]
    return HEAD + "\n".join(questions) + "\n" + MOVES + "\n".join(move_rows()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
