"""Games whose dice come from seeds, with their proofs."""

from __future__ import annotations

from functools import cache
from random import Random

from bots.deciding import decision
from passgo.bots.registry import find
from passgo.fairness import dice
from passgo.fairness.proof import SERVER, Attempt, Proof
from passgo.game import Game
from passgo.notation import write_log

NAMES = ("Ann", "Bob", "Cleo")
GAME = "3f9c01d2a7b4"


def receipt(number: int, seat: str) -> str:
    """Return the server's receipt for the seed of this seat."""
    return dice.seal(f"{number} {seat}")


def attempt(
    number: int,
    server: str,
    seeds: dict[str, str],
    withheld: dict[str, str] | None = None,
    bots: tuple[str, ...] = (),
) -> Attempt:
    """An attempt in which `withheld` had committed, and did not show the seed."""
    promised = {seat: dice.player_commitment(seed) for seat, seed in {**seeds, **(withheld or {})}.items()}
    receipts = {seat: dice.receipt_digest(receipt(number, seat)) for seat in promised}
    committed = dice.server_commitment(GAME, number, promised, receipts, bots, dice.seal(server))
    return Attempt({SERVER: committed, **promised}, {SERVER: server, **seeds}, receipts, bots)


def older(number: int, server: str, seeds: dict[str, str], withheld: dict[str, str] | None = None) -> Attempt:
    """The same as it was before there were receipts."""
    now = attempt(number, server, seeds, withheld)
    committed = dice.server_commitment_1(GAME, number, now.of_commitments, server)
    return Attempt({**now.commitments, SERVER: committed}, now.seeds)


def proof_from(seed: int, attempts: int = 1) -> Proof:
    """Return a proof with this many attempts: in each but the last, the last seat that is left holds its seed back."""
    rng = Random(seed)
    fresh = lambda: rng.randbytes(32).hex()  # noqa: E731
    seats = ["p1", "p2", "p3"]
    made: list[Attempt] = []
    for number in range(1, attempts):
        held = seats.pop()
        made.append(attempt(number, fresh(), {seat: fresh() for seat in seats}, {held: fresh()}))
    return Proof(GAME, (*made, attempt(attempts, fresh(), {seat: fresh() for seat in seats})))


@cache
def played(edition: str, proof_seed: int = 1, attempts: int = 1, most: int = 240) -> tuple[list[str], Proof]:
    """The moves of a game between random bots, as far as it came, and the proof of its dice."""
    proof = proof_from(proof_seed, attempts)
    game = Game(edition, NAMES, rolloff=True)
    rng, bot, number = Random(5), find("random"), 0
    while len(game.moves) < most and not game.is_over:
        ways = game.chance_ways
        if ways:
            number += ways > 1
            game.push(game.chance_outcome(proof.way(number, ways) if ways > 1 else 0))
        else:
            game.push(decision(bot, game, game.to_act[0], rng))
    return [game.text(move) for move in game.moves], proof


def record(edition: str, lines: list[str], proof: Proof | None) -> str:
    """The game as a record file."""
    return write_log({"edition": edition, "players": list(NAMES)}, lines, {}, proof)
