"""Whether the dice of a game follow from its proof: every roll and card is recomputed in this terminal."""

from __future__ import annotations

from passgo.fairness.proof import SERVER, Flaw, Proof
from passgo.fairness.receipts import Receipt
from passgo.protocol.dice import DiceCheck, attempt_of
from passgo.tui.client import Client

from .page import Page


def dice_page(client: Client, check: DiceCheck) -> Page:
    """Return the page of the result, and of whose secret numbers the dice come from."""
    say = client.say
    if not check.attempts:
        return Page(title=say("dice-title"), lines=[say("dice-no-proof")])
    proof = Proof(check.game, tuple(map(attempt_of, check.attempts)))
    if not proof.is_open:
        return Page(title=say("dice-title"), lines=[say("dice-sealed")])
    unconfirmed: list[Receipt] = []
    flaw = proof.flaw()
    for receipt in () if flaw else client.seeds.receipts(proof.game):
        match receipt.against(proof):
            case "left-out":
                flaw = Flaw("left-out", receipt.args)
            case "other-promise":
                flaw = Flaw("kept", {"attempt": receipt.attempt})
            case "unconfirmed":
                unconfirmed.append(receipt)
            case "in-record":
                pass
    flaw = flaw or _fell_otherwise(check, proof)
    if flaw:
        lines = [say("dice-unfair"), _said(client, flaw)]
    else:
        key = "dice-doubtful" if unconfirmed else "dice-fair"
        end = say("dice-end", moves=check.moves, over="yes" if check.over else "no")
        lines = [
            say(key, count=len(check.falls)),
            *_whose(client, proof),
            end,
            say("dice-beyond"),
            say("dice-trust"),
        ]
    known = {(one.seat, one.attempt) for one in unconfirmed}
    missing = [
        say(
            "dice-own-unconfirmed" if (seat, number) in known else "dice-held",
            who=client.words.hand(seat),
            attempt=number,
        )
        for number, attempt in enumerate(proof.attempts, 1)
        for seat in sorted(attempt.withheld)
    ]
    return Page(title=say("dice-title"), lines=[*lines, *missing, say("dice-how"), say("dice-elsewhere")])


def _fell_otherwise(check: DiceCheck, proof: Proof) -> Flaw | None:
    """Return the first roll or card that differs from the one that the secret numbers give."""
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
    bots = sorted(proof.attempts[-1].bots)
    if bots:
        lines.append(client.say("dice-bots", names=", ".join(map(client.words.hand, bots)), count=len(bots)))
    if len(proof.attempts) > 1:
        lines.append(client.say("dice-attempts", count=len(proof.attempts)))
    return lines
