"""One game at a table: its record, and what was said beside it; all of it can be made again from the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from passgo.editions import EditionError
from passgo.game import Game, IllegalMove, IllegalSetup
from passgo.locale import TranslatedError
from passgo.notation import parse_move, print_move
from passgo.protocol.events import event_views
from passgo.protocol.info import own_edition
from passgo.protocol.messages import ClockView, Entry
from passgo.rules.base import moves

from . import talk
from .agreement import read_agreement
from .continuation import Continuation
from .store import Addition, GameRow, MoveRow, TalkRow
from .thinking import Bot, Thinkers

PACE: Final = 700
"""Milliseconds that a bot takes, until somebody sets another pace."""

FREE: Final = frozenset(
    {moves.BID, moves.PASS, moves.BUILD, moves.SELL, moves.SELL_ALL, moves.MORTGAGE, moves.CLAIM, moves.WAIVE}
)
"""Moves that the rules alone judge, however the question has changed since they were decided."""


class CannotReplayError(TranslatedError):
    """A stored game cannot be made again."""

    def __init__(self, game: str, n: int, move: str, error: Exception) -> None:
        """`n` and `move`: the move of the record that is refused; 0 and empty where it is the set-up."""
        self.n = n
        self.move = move
        self.refusal = error.refusal if isinstance(error, IllegalMove | IllegalSetup) else None
        why = TranslatedError(f"refusal-{self.refusal.key}") if self.refusal else error
        key = "host-cannot-replay-move" if n else "host-cannot-replay"
        super().__init__(key, game=game, n=n, move=move, why=why)


class Sitting:
    """A game with its seats, from its beginning or as far as it was stored."""

    def __init__(self, row: GameRow, find_bot: Callable[[str], Bot]) -> None:
        """Begin the game of a row. Raises EditionError, IllegalSetup, or LookupError for an unknown bot."""
        self.id = row.id
        self.key = row.edition
        """What its edition is asked for by."""
        agreement = read_agreement(row.plan)
        edition = agreement.edition(row.edition)
        self.plans = agreement.players
        self.banker = agreement.banker
        self.house = agreement.house_rules(edition)
        self.printed = agreement.printed()
        """What the user's own edition was laid on."""
        self.own = own_edition(edition, self.printed) if agreement.own else None
        names = [plan.name for plan in self.plans]
        self.game = Game(edition, names, rolloff=True, banker=self.banker or None)
        self.until = row.at + 60 * agreement.minutes if agreement.minutes else None
        """When the bell of a timed game is to ring, seconds since 1970."""
        self.seen = row.at
        """When something was stored last."""
        self.thinkers = Thinkers(self.plans, find_bot)
        self.entries: list[Entry] = []
        self.offers = talk.TableOffers()
        self.known = {row.client: 0}
        """Length of the record after each command that was carried out, by the command's id."""
        self.arose = 0
        """Length of the record when the question on the table arose."""
        self.pace = PACE
        self._said = 0
        self.moved_clock = False
        """The bell rings later than is stored."""

    @classmethod
    def again(
        cls,
        row: GameRow,
        record: Sequence[MoveRow],
        said: Sequence[TalkRow],
        find_bot: Callable[[str], Bot],
    ) -> Sitting:
        """The game of a row as far as it was stored.

        Every move is judged again: a record that the rules refuse is not theirs. Raises CannotReplayError.
        """
        n, move = 0, ""
        try:
            sitting = cls(row, find_bot)
            for stored in record:
                n, move = stored.n, stored.text
                continuation = Continuation(sitting.game, sitting.plans)
                continuation.push(parse_move(stored.text, sitting.game.edition))
                sitting.apply(Addition(row.id, [stored]), continuation)
            for spoken in said:
                sitting.apply(Addition(row.id, [], [spoken]), Continuation(sitting.game, sitting.plans))
        except (ValueError, LookupError, EditionError, msgspec.DecodeError) as error:
            raise CannotReplayError(row.id, n, move, error) from error
        sitting.offers.take_ended()
        return sitting

    @property
    def n(self) -> int:
        """Length of the record."""
        return len(self.entries)

    def persons(self) -> list[int]:
        """The seats that persons play."""
        return [seat for seat, plan in enumerate(self.plans) if plan.kind == "person"]

    def go_on(self, now: float) -> None:
        """The server runs again. The time since it was last seen running is charged to nobody."""
        if self.until is not None:
            self.until += max(0.0, now - self.seen)
            self.moved_clock = True  # stored with whatever is stored next

    def clock(self, now: float) -> ClockView | None:
        """The clock of a timed game, until its bell has rung or it is over."""
        if self.until is None or self.game.state.ending or self.game.is_over:
            return None
        return ClockView(now=now, until=self.until)

    def is_stale(self, kind: int, n: int) -> bool:
        """Whether a move of this kind, decided at record length `n`, answers a question that has gone."""
        return kind not in FREE and self.game.awaits.answered_by(kind) and n < self.arose

    def addition(
        self, continuation: Continuation, said: Sequence[talk.Talk], client: str | None, now: float
    ) -> Addition:
        """What is to be stored for a continuation, offers that lapse by it included. The last row bears the client's id."""
        ended = {each.offer for each in said if isinstance(each, talk.OfferEnded)}
        lapsed = [number for number in self.offers.lapsed(continuation.game) if number not in ended]
        if self.moved_clock and self.until is not None and talk.ClockKept(self.until) not in said:
            said = [talk.ClockKept(self.until), *said]
        said = [*said, *(talk.OfferEnded(number, "lapsed") for number in lapsed)]
        edition = self.game.edition
        n = self.n + len(continuation.moves)
        made = [
            MoveRow(place, move.seat, print_move(move, edition), now)
            for place, (move, _) in enumerate(continuation.moves, self.n + 1)
        ]
        spoken = [
            TalkRow(k, n, talk.write_talk(each).decode(), now) for k, each in enumerate(said, self._said + 1)
        ]
        if made:
            made[-1] = made[-1]._replace(client=client)
        elif spoken:
            spoken[-1] = spoken[-1]._replace(client=client)
        return Addition(self.id, made, spoken)

    def apply(self, addition: Addition, continuation: Continuation) -> list[Entry]:
        """An addition is stored: so it is. Gives its moves with what followed from them."""
        entries = [
            Entry(n=row.n, text=row.text, at=row.at, events=event_views(events, self.game.edition))
            for row, (_, events) in zip(addition.moves, continuation.moves, strict=True)
        ]
        if entries and self._is_answered(continuation):
            self.arose = entries[-1].n
        self.game = continuation.game
        self.entries += entries
        for spoken in addition.talk:
            self._note(talk.read_talk(spoken.body))
        self._said += len(addition.talk)
        self.moved_clock = False
        for row in (*addition.moves, *addition.talk):
            self.seen = max(self.seen, row.at)
            if row.client is not None:
                self.known[row.client] = row.n
        return entries

    def _is_answered(self, continuation: Continuation) -> bool:
        """Whether another question is asked after these moves, if only the same one again."""
        kind = continuation.moves[0][0].kind
        if kind not in FREE and self.game.awaits.answered_by(kind):
            return True
        old, new = self.game.awaits, continuation.game.awaits
        return (old.kind, old.seats, old.deed, old.by) != (new.kind, new.seats, new.deed, new.by)

    def _note(self, said: talk.Talk) -> None:
        if isinstance(said, talk.OfferMade):
            self.offers.make(said.offer, parse_move(said.text, self.game.edition))
        elif isinstance(said, talk.OfferEnded):
            self.offers.end(self.game, said.offer, said.how)
        elif isinstance(said, talk.OrderGiven):
            self.plans[said.seat].claims = said.claims
        elif isinstance(said, talk.PaceSet):
            self.pace = said.ms
        else:
            self.until = said.until
