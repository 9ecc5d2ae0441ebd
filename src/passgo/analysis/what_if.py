"""The answers to the question of one position, compared in more and more rollouts for as long as somebody looks.

A few rollouts choose the answers that are compared, the best of each kind. All of those meet the same dice. If a roll is
awaited, every free move is followed by it, as in a review (`analysis.waits`).

For a program that waits, one question comes in as a line of JSON, and a line goes out after each stage:

    python -m passgo.analysis.what_if
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.game import Game, Move, seat_id
from passgo.game.ids import SEAT_IDS
from passgo.game.text.moves import parse_move
from passgo.notation.records import Record
from passgo.rules.base import moves
from passgo.sim.intervals import Z95

from .answers import Measured, WeighedAnswer, promising
from .edges import edges_of
from .forecast import BOT, TURNS, Chances, Form, Start
from .waits import THROW, throw

STAGES: Final = (50, 200, 800, 3200)
"""The rollouts after which something is said."""
FREE_HANDS: Final = (moves.CLAIM, moves.WAIVE, moves.WITHDRAW, moves.BANKRUPT)
"""Moves that leave one free to do all else, or that nobody asks about."""


class WhatIfQuestion(msgspec.Struct, frozen=True):
    """A position, whose question is to be answered."""

    position: str
    """Its text."""
    made: str = ""
    """The move that was made in it, in the notation; empty if none was."""
    seat: str = ""
    """The player whose answers are compared, if no move was made; empty for the first who is asked."""


class Weighing(msgspec.Struct, frozen=True):
    """The answers, as far as they are known."""

    seat: str
    futures: int
    best: str
    """The text of the best answer."""
    decided: bool
    """Every other answer is surely worse."""
    answers: list[WeighedAnswer]


def answers_to(game: Game, made: Move | None = None, by: int | None = None) -> dict[int, int]:
    """Return the answers to the question of a position: for each move the one that follows it at once, or 0.

    If somebody else than the player who is asked made a move there, or could make one, theirs are returned.
    """
    if not game.to_act:
        return {}
    seat = _answering(game, made, by)
    question = game.awaits.kind
    waits = question in THROW
    then = throw(game.state) if waits else 0
    found: dict[int, int] = {}
    for code in game.legal_codes(seat):
        kind = moves.kind_of(code)
        answers = question in moves.KINDS[kind].answers
        if kind not in FREE_HANDS and (answers or (waits and moves.KINDS[kind].free)):
            found[code] = 0 if answers else then
    if waits and seat != game.state.turn:
        found[then] = 0  # to leave it while another rolls
    return found


def _answering(game: Game, made: Move | None, by: int | None) -> int:
    """Return the seat whose answers are compared."""
    if made and made.seat < len(game.players):
        return made.seat
    return game.to_act[0] if by is None else by


def weighings(
    game: Game,
    bot: Policy,
    form: Form,
    *,
    made: Move | None = None,
    by: int | None = None,
    seated: Sequence[str] = (),
    turns: int = TURNS,
    seed: int = 0,
) -> Iterator[Weighing]:
    """Yield what is known after each stage, until the best answer is sure. Raises BadBot, ValueError if nothing is asked."""
    answers = answers_to(game, made, by)
    if len(answers) < 2:
        raise ValueError("nothing is asked in this position, or there is one answer alone")
    then = throw(game.state) if game.awaits.kind in THROW else 0
    seat = _answering(game, made, by)
    play_on = form(
        Start(game.edition, len(game.players), [game.state], bot, turns, seed, [edges_of(game, seated)])
    )

    def rows(codes: Sequence[int], futures: range) -> list[list[Chances]]:
        found = iter(play_on([(0, future, code, answers[code]) for code in codes for future in futures]))
        return [[next(found) for _ in futures] for _ in codes]

    codes = [*answers]
    first = made.code if made and made.code in answers else then if then in answers else codes[0]
    others = [code for code in codes if code != first]
    looked = [sum(row[seat] for row in some) for some in rows([first, *others], range(STAGES[0]))]
    chosen = [first, *promising(0, others, [gain - looked[0] for gain in looked[1:]]).others]
    known: dict[int, list[Chances]] = {code: [] for code in chosen}
    done = 0
    for stage in STAGES:
        # Those by which they were chosen are not counted: the luckiest of many would look best.
        for code, more in zip(chosen, rows(chosen, range(STAGES[0] + done, STAGES[0] + stage)), strict=True):
            known[code] += more
        done = stage
        best = max(chosen, key=lambda code: sum(row[seat] for row in known[code]))
        measured = Measured(seat, best, known)
        decided = done > STAGES[0] and measured.leads_by(0, Z95)
        yield Weighing(
            seat_id(seat),
            done,
            game.text(Move(measured.best)),
            decided,
            measured.answers(lambda code: game.text(Move(code))),
        )
        if decided:
            return


def weighed(asked: WhatIfQuestion, form: Form) -> Iterator[Weighing]:
    """Yield what is known after each stage. Raises what a position, the bot and the compiler raise."""
    record = Record.parse(asked.position)
    game = record.replay()
    made = parse_move(asked.made, game.edition) if asked.made else None
    by = SEAT_IDS.index(asked.seat) if asked.seat else None
    yield from weighings(game, policy(BOT), form, made=made, by=by, seated=record.bots)


if __name__ == "__main__":
    from .forms import fastest  # it needs numpy, which a page does without

    asked_first = msgspec.json.decode(sys.stdin.buffer.readline(), type=WhatIfQuestion)
    for stage in weighed(asked_first, fastest):
        sys.stdout.buffer.write(msgspec.json.encode(stage) + b"\n")
        sys.stdout.buffer.flush()
