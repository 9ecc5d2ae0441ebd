"""This terminal's part in the dice of a game: its seeds, to what the server was bound when they were shown, receipts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import msgspec

from passgo.fairness.dice import new_seed, player_commitment, receipt_digest, server_commitment
from passgo.fairness.proof import SERVER
from passgo.fairness.receipts import Receipt
from passgo.protocol.commands import PromiseSeeds, ShowSeeds
from passgo.protocol.dice import DiceView, attempt_of


class Seeds:
    """The seeds of the seats of one terminal, as long as it runs."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int], dict[str, str]] = {}
        """By game, attempt and seat."""
        self._shown: dict[tuple[str, int], dict[str, Receipt]] = {}
        """The record of those that were shown."""

    def answer(
        self, dice: DiceView, seats: Collection[str]
    ) -> tuple[type[msgspec.Struct], dict[str, dict[str, str]]] | None:
        """Return the message for these seats of this terminal, with its fields; nothing if others are waited for."""
        of = (dice.game, dice.attempt)
        mine = [seat for seat in seats if seat in dice.waits]
        if not mine:
            return None
        if dice.step == "promise":
            if of in self._shown:
                return None  # what was shown once is no secret
            made = self._made.setdefault(of, {})
            for seat in mine:
                made.setdefault(seat, new_seed())
            return PromiseSeeds, {"commitments": {seat: player_commitment(made[seat]) for seat in mine}}
        made, bound = self._made.get(of, {}), dice.attempts[-1].commitments
        # A seat may have promised elsewhere, and a list without our promise is not ours.
        ours = {
            seat: made[seat]
            for seat in mine
            if seat in made and player_commitment(made[seat]) == bound.get(seat)
        }
        shown = self._shown.setdefault(of, {}) if ours and _is_bound(dice) else None
        # Once shown, a seed is worth nothing against another promise of the server.
        if shown is None or any(receipt.server != bound[SERVER] for receipt in shown.values()):
            return None
        for seat, seed in ours.items():
            shown.setdefault(seat, Receipt(*of, seat, bound[SERVER], seed))
        return ShowSeeds, {"seeds": ours}

    def keep_receipts(self, dice: DiceView) -> None:
        """Keep the receipts that the server has given for seeds of this terminal."""
        for number, attempt in enumerate(dice.attempts, 1):
            shown = self._shown.get((dice.game, number), {})
            for seat in shown.keys() & attempt.given.keys():
                given = attempt.given[seat]
                if receipt_digest(given) == (attempt.receipts or {}).get(seat):
                    shown[seat] = replace(shown[seat], receipt=given)

    def receipts(self, game: str) -> list[Receipt]:
        """Return what is kept of the seeds that were shown in a game."""
        return [one for (of, _), shown in self._shown.items() if of == game for one in shown.values()]


def _is_bound(dice: DiceView) -> bool:
    """Whether the server's commitment covers the list, receipts and all."""
    attempt, sealed = attempt_of(dice.attempts[-1]), dice.attempts[-1].sealed
    return attempt.receipts is not None and attempt.commitments[SERVER] == server_commitment(
        dice.game, dice.attempt, attempt.of_commitments, attempt.receipts, attempt.bots, sealed
    )
