"""The published rule of fair dice: its vectors and its evenness."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from house.tools import ROOT
from passgo.fairness import dice

PAGE = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
VECTORS: dict[str, Any] = json.loads(re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)[0])
GAME = "3f9c01d2a7b4"


def seed(rng: Random) -> str:
    return rng.randbytes(32).hex()


@pytest.mark.parametrize("vector", VECTORS["players"])
def test_commitments_of_players_are_as_published(vector: dict[str, str]) -> None:
    assert dice.player_commitment(vector["seed"]) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["servers"])
def test_commitments_of_the_server_are_as_published(vector: dict[str, Any]) -> None:
    asked = (vector[key] for key in ("game", "attempt", "commitments", "receipts", "bots", "sealed"))
    assert dice.server_commitment(*asked) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["older_servers"])
def test_commitments_of_the_server_were_as_published_before(vector: dict[str, Any]) -> None:
    asked = (vector[key] for key in ("game", "attempt", "commitments", "seed"))
    assert dice.server_commitment_1(*asked) == vector["commitment"]


def test_digests_of_receipts_and_of_the_servers_seed_are_as_published() -> None:
    for vector in VECTORS["receipts"]:
        assert dice.receipt_digest(vector["receipt"]) == vector["digest"]
    for vector in VECTORS["seals"]:
        assert dice.seal(vector["seed"]) == vector["sealed"]


def test_no_digest_serves_for_another_purpose() -> None:
    """A player cannot promise the server's seed by its published digest, nor a receipt."""
    number = "5a" * 32
    digests = {dice.player_commitment(number), dice.seal(number), dice.receipt_digest(number)}
    assert len(digests) == 3


def test_the_commitment_of_the_server_can_be_followed_by_hand() -> None:
    ann, receipt, sealed = "01" * 32, "02" * 32, "03" * 32
    text = f"passgo server 2\ngame {GAME}\nattempt 1\np1 bot\np2 {ann} {receipt}\nseed {sealed}\n"
    found = dice.server_commitment(GAME, 1, {"p2": ann}, {"p2": receipt}, ["p1"], sealed)
    assert found == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("vector", VECTORS["games"])
def test_chance_falls_as_published(vector: dict[str, Any]) -> None:
    for fall in vector["falls"]:
        way = dice.way(vector["server_seed"], vector["game"], fall["number"], vector["seeds"], fall["ways"])
        assert way == fall["way"], fall


def test_the_vectors_pass_words_over_and_come_to_a_second_block() -> None:
    passed = set[int]()
    for vector in VECTORS["games"]:
        for fall in vector["falls"]:
            fair = dice.WORDS - dice.WORDS % fall["ways"]
            words = dice.words(vector["server_seed"], vector["game"], fall["number"], vector["seeds"])
            passed.add(next(n for n, word in enumerate(words) if word < fair))
    assert 0 in passed
    assert max(passed) >= 8


def test_the_page_can_be_followed_by_hand() -> None:
    """Written again from the page alone, for one roll with the seeds of two players."""
    server, ann, cleo = "5a" * 32, "01" * 32, "fe" * 32
    text = f"passgo chance 1\ngame {GAME}\nnumber 12\nblock 0\np1 {ann}\np3 {cleo}\n".encode()
    block = hmac.new(bytes.fromhex(server), text, hashlib.sha256).digest()
    word = int.from_bytes(block[:4], "big")
    assert word < 2**32 - 2**32 % 36
    assert dice.way(server, GAME, 12, {"p3": cleo, "p1": ann}, 36) == word % 36


@pytest.mark.parametrize("change", ["server", "game", "number", "seed", "seat", "absent"])
def test_whatever_goes_in_counts(change: str) -> None:
    server, game, number, seeds = "5a" * 32, GAME, 12, {"p1": "01" * 32, "p3": "fe" * 32}
    before = list(islice(dice.words(server, game, number, seeds), 20))
    match change:
        case "server":
            server = "5b" + server[2:]
        case "game":
            game += "0"
        case "number":
            number += 1
        case "seed":
            seeds["p3"] = "ff" * 32
        case "seat":
            seeds = {"p1": seeds["p3"], "p3": seeds["p1"]}
        case _:
            del seeds["p3"]
    after = list(islice(dice.words(server, game, number, seeds), 20))
    assert set(before).isdisjoint(after)


@pytest.mark.parametrize("ways", [2, 3, 7, 15, 16, 28, 36, 216])
def test_every_way_is_as_likely_as_any_other(ways: int) -> None:
    """Chi-squared over rolls of one game: a deviation as large comes about once in a thousand games."""
    throws = 40 * ways
    seeds = {"p1": "01" * 32}
    found = Counter(dice.way("5a" * 32, GAME, n, seeds, ways) for n in range(1, throws + 1))
    assert set(found) <= set(range(ways))
    off = sum((found[way] - 40) ** 2 / 40 for way in range(ways))
    degrees = ways - 1
    assert off < degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3


@pytest.mark.parametrize("ways", [2**31 + 1, 3 * 2**30 + 1, 2**32 - 1, 2**32])
def test_awkward_numbers_of_ways_favour_none(ways: int) -> None:
    """A bare remainder would let the first ways come twice as often as the last."""
    falls = [dice.way("5a" * 32, GAME, n, {}, ways) for n in range(1, 2001)]
    assert max(falls) < ways
    low = sum(fall < ways // 2 for fall in falls)
    assert abs(low - 1000) < 3.5 * 500**0.5


@pytest.mark.parametrize("ways", [0, -1, 2**32 + 1])
def test_numbers_of_ways_that_words_cannot_tell_are_refused(ways: int) -> None:
    with pytest.raises(ValueError, match=f"{ways} ways"):
        dice.way("5a" * 32, GAME, 1, {}, ways)


def test_new_seeds_are_seeds_and_differ() -> None:
    seeds = {dice.new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(dice.SEED.fullmatch(one) for one in seeds)
