"""Decisions as lessons: what each answer that was measured leads to, in figures and in what it changes at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from passgo.game import Game, Move, seat_id
from passgo.protocol.events import Belongings, event_views
from passgo.protocol.options import act_of
from passgo.protocol.record_lines import RecordLines
from passgo.protocol.reviews import AnswerView, GroupHeld, Interval
from passgo.rules.base import moves
from passgo.rules.base.groups import held_in_group

if TYPE_CHECKING:
    from passgo.analysis.answers import WeighedAnswer
    from passgo.analysis.forecast import Estimate


def interval(of: Estimate, whole: int = 100) -> Interval:
    """Return an estimate in percent, or in other parts of a whole."""
    return Interval(mean=round(whole * of.mean, 1), reach=round(whole * of.reach, 1))


def answer_views(before: Game, answers: Iterable[WeighedAnswer]) -> list[AnswerView]:
    """Return what each answer to the question of a game leads to."""
    return [_answer_view(before, answer) for answer in answers]


def _answer_view(before: Game, answer: WeighedAnswer) -> AnswerView:
    after = before.copy()
    had = Belongings(after)
    events = after.push_text(answer.move)
    move = after.moves[-1]
    if move.kind == moves.OFFER:  # it was weighed as a deal
        events = [*events, *after.push(Move(moves.code(moves.ACCEPT, move.arg, 0)))]
    views = event_views(events, after.edition, had, after.state)
    RecordLines().mark(views)
    return AnswerView(
        text=answer.move,
        act=act_of(before, move),
        events=views,
        cash=after.state.cash[move.seat],
        groups=[*_changed(before, after)],
        seats=[*map(interval, answer.chances)],
        cost=interval(answer.cost),
        as_good=answer.cost.mean <= answer.cost.reach,
    )


def _changed(before: Game, after: Game) -> Iterator[GroupHeld]:
    """Yield the holdings that are no longer what they were."""
    E = after.edition.tables
    for seat in range(len(after.players)):
        for group, name in enumerate(after.edition.groups):
            held = held_in_group(after.state, E, seat, group)
            if held != held_in_group(before.state, E, seat, group):
                yield GroupHeld(seat=seat_id(seat), group=name, held=held, of=E.group_size[group])
