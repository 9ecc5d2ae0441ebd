"""How a game comes by its dice before the first roll: seeds are promised, the server is bound, seeds are shown.

The browser of everybody present with a seat promises a seed. The server binds itself to a seed of its own and to
that list. Then all show their seeds, and get receipts for them. A seat that is too late is left out, and the others
start again with fresh seeds, because the shown ones are known. All messages are in the log of the table, except for
the seed of the server, which the store keeps apart. `docs/fair-dice.md` explains the purpose.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Final

import msgspec

from passgo.fairness import dice
from passgo.fairness.proof import SERVER, Attempt, Proof
from passgo.protocol.commands import PromiseSeeds, ShowSeeds
from passgo.protocol.dice import DiceStep, DiceView, attempt_view
from passgo.table.people.replies import FaultError

from . import table_log

FRESH: Final = "expected one of a fresh seed, for each seat and each attempt"


class Dice:
    """The dice of a game whose seeds are gathered. No message can be made of it, and it shows no seed."""

    __slots__ = ("_proof",)

    def __init__(self, proof: Proof) -> None:
        """`proof`: with the seeds of the server."""
        self._proof = proof

    def after(self, drawn: int) -> Callable[[int], int]:
        """Return chance after this many decisions of it: `chance(ways)` is the number of a way, and each call the next."""

        def chance(ways: int) -> int:
            nonlocal drawn
            if ways == 1:
                return 0
            drawn += 1
            return self._proof.way(drawn, ways)

        return chance


class DiceHandshake:
    """How far the seeds of a game are gathered: made from the log, and changed by it alone."""

    def __init__(self, game: str, *, own_dice: bool = False) -> None:
        """Gather seeds, unless people roll their own dice (`own_dice`)."""
        self.game = game
        self.attempts: list[Attempt] = []
        """Those to which the server is bound, without its seeds."""
        self._bound: list[table_log.ServerBound] = []
        """The commitment of the server to each attempt."""
        self.promised: dict[str, str] = {}
        """Commitments by seat, for the attempt that comes next; nobody is shown them before the server is bound."""
        self._is_new_attempt = True
        self.step: DiceStep = "ready" if own_dice else "promise"
        """The step that the handshake waits for."""

    @property
    def number(self) -> int:
        """The number of the current attempt, from 1."""
        return len(self.attempts) + self._is_new_attempt

    def waits(self, present: Collection[str], persons: Collection[str]) -> set[str]:
        """Return whose browser must act: of the seats that persons play, those whose person is there.

        While nobody is there, somebody may be on their way.
        """
        match self.step:
            case "promise":
                return {seat for seat in present or persons if self.may_promise(seat)} - self.promised.keys()
            case "show":
                return self.attempts[-1].withheld
            case _:
                return set()

    def may_promise(self, seat: str) -> bool:
        """Return whether a seat takes part in the next attempt: in the first any, then those who showed their seeds."""
        return not self.attempts or seat in self.attempts[-1].seeds

    def bound_by(
        self, seed: str, receipts: Mapping[str, str], bots: Collection[str]
    ) -> table_log.ServerBound:
        """Return the server's commitment to a seed, to the promises so far, and to receipts for it by seat."""
        sealed, digests = dice.seal(seed), _digests(receipts)
        commitment = dice.server_commitment(self.game, self.number, self.promised, digests, bots, sealed)
        return table_log.ServerBound(commitment, sealed, dict(receipts), sorted(bots))

    def is_known(self, commitment: str) -> bool:
        """Return whether anybody has promised this in the game before: then its seed is known, or another's."""
        lists = (self.promised, *(attempt.commitments for attempt in self.attempts))
        return any(commitment in values.values() for values in lists)

    def is_shown(self, seed: str) -> bool:
        """Return whether anybody has shown this seed in the game before."""
        return any(seed in attempt.seeds.values() for attempt in self.attempts)

    def view(self, waits: Collection[str]) -> DiceView:
        """Return what everybody at the table sees of it; `waits`: whom it waits for."""
        return DiceView(
            game=self.game,
            step=self.step,
            attempt=self.number,
            waits=sorted(waits),
            attempts=[
                msgspec.structs.replace(
                    attempt_view(attempt), sealed=bound.sealed, given=_given(bound, attempt.seeds)
                )
                for attempt, bound in zip(self.attempts, self._bound, strict=True)
            ],
        )

    def note(self, logged: table_log.AnyEntry) -> None:
        """Take in a stored entry of the log."""
        match logged:
            case table_log.SeedsPromised(commitments):
                self.promised |= commitments
            case table_log.ServerBound(commitment, _, receipts, bots):
                promised = {SERVER: commitment, **self.promised}
                digests = None if receipts is None else _digests(receipts)
                self.attempts.append(Attempt(promised, {}, digests, bots))
                self._bound.append(logged)
                self.promised, self._is_new_attempt = {}, False
            case table_log.SeedsShown(seeds):
                last = self.attempts[-1]
                self.attempts[-1] = replace(last, seeds={**last.seeds, **seeds})
            case table_log.HandshakeRestarted():
                self._is_new_attempt = True
            case _:
                return
        self.step = "promise" if self._is_new_attempt else "show" if self.attempts[-1].withheld else "ready"

    def proof(self, server_seeds: Mapping[int, str]) -> Proof | None:
        """Return the proof of the dice, with the server's seeds by attempt; None while nothing can be rolled.

        The server's seeds may be shown only when the game is over.
        """
        if self.step != "ready" or not self.attempts:
            return None
        attempts = (
            attempt.opened(server_seeds[number]) if number in server_seeds else attempt
            for number, attempt in enumerate(self.attempts, 1)
        )
        return Proof(self.game, tuple(attempts))


def _digests(receipts: Mapping[str, str]) -> dict[str, str]:
    return {seat: dice.receipt_digest(receipt) for seat, receipt in receipts.items()}


def _given(bound: table_log.ServerBound, seeds: Collection[str]) -> dict[str, str]:
    """Return the receipts for those who have shown their seeds."""
    return {seat: receipt for seat, receipt in (bound.receipts or {}).items() if seat in seeds}


def part_in(
    handshake: DiceHandshake, seats: Collection[str], command: PromiseSeeds | ShowSeeds
) -> table_log.AnyEntry:
    """Return the entry for a browser that promises or shows seeds for its seats. Raise FaultError."""
    values = command.commitments if isinstance(command, PromiseSeeds) else command.seeds
    step = "promise" if isinstance(command, PromiseSeeds) else "show"
    for seat in values:
        if seat not in seats:
            raise FaultError("not-yours", f"you do not play {seat}")
    if (command.game, command.attempt, step) != (handshake.game, handshake.number, handshake.step):
        raise FaultError("stale", "the dice of this game are past this step; read them again")
    if isinstance(command, PromiseSeeds):
        for seat in values:
            if seat in handshake.promised or not handshake.may_promise(seat):
                raise FaultError("stale", f"{seat} has already sent a commitment, or was left out")
        for seat, commitment in values.items():
            if handshake.is_known(commitment) or list(values.values()).count(commitment) > 1:
                raise FaultError("malformed", f"commitments: that of {seat} was used before; {FRESH}")
        return table_log.SeedsPromised(command.commitments)
    last = handshake.attempts[-1]
    for seat, seed in values.items():
        if seat not in last.withheld:
            raise FaultError("stale", f"no seed is expected from {seat}")
        if dice.player_commitment(seed) != last.commitments[seat]:
            raise FaultError("malformed", f"seeds: that of {seat} does not match its commitment")
        if handshake.is_shown(seed) or list(values.values()).count(seed) > 1:
            raise FaultError("malformed", f"seeds: that of {seat} was revealed before; {FRESH}")
    return table_log.SeedsShown(command.seeds)
