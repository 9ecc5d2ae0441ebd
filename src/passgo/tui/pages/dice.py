"""Whether the dice of a game fell as its proof says: every throw and card is worked out anew in this terminal."""

from __future__ import annotations

from passgo.fairness.proof import SERVER, Attempt, Flaw, Proof
from passgo.protocol.dice import DiceCheck
from passgo.tui.client import Client

from .page import Page


def dice_page(client: Client, check: DiceCheck) -> Page:
    """What came of it, and whose secret numbers the dice come from."""
    say = client.say
    if not check.attempts:
        return Page(title=say("dice-title"), lines=[say("dice-no-proof")])
    proof = Proof(check.game, tuple(Attempt(one.commitments, one.seeds) for one in check.attempts))
    if not proof.is_open:
        return Page(title=say("dice-title"), lines=[say("dice-sealed")])
    flaw = proof.flaw() or _other_proof(client, proof) or _fell_otherwise(check, proof)
    lines = (
        [say("dice-unfair"), _said(client, flaw)]
        if flaw
        else [say("dice-fair", count=len(check.falls)), *_whose(client, proof), say("dice-trust")]
    )
    held = [
        say("dice-held", who=client.words.hand(seat), attempt=number)
        for number, attempt in enumerate(proof.attempts, 1)
        for seat in sorted(attempt.withheld)
    ]
    return Page(title=say("dice-title"), lines=[*lines, *held, say("dice-how"), say("dice-elsewhere")])


def _other_proof(client: Client, proof: Proof) -> Flaw | None:
    """The server bound itself to another number when this terminal showed its own."""
    for number, attempt in enumerate(proof.attempts, 1):
        bound = client.bound_to(proof.game, number)
        if bound and bound != attempt.commitments[SERVER]:
            return Flaw("kept", {"attempt": number})
    return None


def _fell_otherwise(check: DiceCheck, proof: Proof) -> Flaw | None:
    """The first throw or card that is not the one that the secret numbers give."""
    for number, fall in enumerate(check.falls, 1):
        ways = check.ways[fall.ways]
        expected = ways[proof.way(number, len(ways))]
        if fall.fell != expected:
            return Flaw("fell", {"n": fall.n, "fell": fall.fell, "expected": expected})
    return None


def _said(client: Client, flaw: Flaw) -> str:
    def named(value: str | int) -> str | int:
        if value == SERVER:
            return client.say("dice-server")
        return client.name_of(value) or value if isinstance(value, str) else value

    return client.say(f"dice-flaw-{flaw.key}", **{key: named(value) for key, value in flaw.args.items()})


def _whose(client: Client, proof: Proof) -> list[str]:
    seats = sorted(proof.attempts[-1].of_players)
    lines = [client.say("dice-seeds", names=", ".join(map(client.words.hand, seats)), count=len(seats))]
    if len(proof.attempts) > 1:
        lines.append(client.say("dice-attempts", count=len(proof.attempts)))
    return lines
