"""A terminal's part in the dice: what it shows, what it keeps, and whom it accuses when the game is over."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import cast

import msgspec

from passgo.fairness import dice
from passgo.fairness.proof import Proof
from passgo.locale import say
from passgo.protocol.commands import PromiseSeeds, ShowSeeds
from passgo.protocol.dice import DiceCheck, DiceView, attempt_view
from passgo.table.state import table_log
from passgo.table.state.dice_handshake import DiceHandshake, part_in
from passgo.tui.client import Client
from passgo.tui.pages.dice import dice_page
from passgo.tui.seeds import Seeds

NAMES = {"p1": "Ann", "p2": "Bob"}


def take_part(handshake: DiceHandshake, seeds: Seeds, *seats: str) -> DiceView:
    """A terminal learns how far it is, and answers; gives what it learns then."""
    view = handshake.view(handshake.waits(seats, seats))
    seeds.keep_receipts(view)
    if answer := seeds.answer(view, seats):
        kind, fields = answer
        command = cast("PromiseSeeds | ShowSeeds", kind(id="c", game="g1", attempt=view.attempt, **fields))  # pyright: ignore[reportCallIssue]
        handshake.note(part_in(handshake, seats, command))
    return handshake.view(())


def bind(handshake: DiceHandshake, seed: str) -> None:
    receipts = {seat: dice.new_seed() for seat in handshake.promised}
    handshake.note(handshake.bound_by(seed, receipts, []))


def gathered() -> tuple[Seeds, Proof, DiceView]:
    """Return a terminal that has shown its seed with another: with the proof, and what the terminal learned last."""
    handshake, ann, bob = DiceHandshake("g1"), Seeds(), Seeds()
    take_part(handshake, ann, "p1")
    take_part(handshake, bob, "p2")
    bind(handshake, "5" * 64)
    take_part(handshake, ann, "p1")
    view = take_part(handshake, bob, "p2")
    proof = handshake.proof({1: "5" * 64})
    assert proof
    return bob, proof, view


def redrawn(proof: Proof) -> Proof:
    """The same by a server that says that Bob held back, and has drawn again."""
    handshake, (first,) = DiceHandshake("g1"), proof.attempts
    for said in (
        table_log.SeedsPromised({"p1": first.commitments["p1"]}),
        table_log.ServerBound(first.commitments["server"], receipts={}),
        table_log.SeedsShown({"p1": first.seeds["p1"]}),
        table_log.HandshakeRestarted(),
    ):
        handshake.note(said)
    ann = Seeds()
    take_part(handshake, ann, "p1")
    bind(handshake, "6" * 64)
    take_part(handshake, ann, "p1")
    left = replace(first, seeds={who: seed for who, seed in first.seeds.items() if who != "p2"})
    last = replace(handshake.attempts[1], seeds={**handshake.attempts[1].seeds, "server": "6" * 64})
    return Proof("g1", (left, last))


def page(seeds: Seeds, proof: Proof) -> str:
    """Return the page about the dice of a finished game."""
    check = DiceCheck(
        game="g1",
        attempts=[attempt_view(attempt) for attempt in proof.attempts],
        falls=[],
        ways=[],
        moves=12,
        over=True,
    )
    client = SimpleNamespace(
        say=lambda key, **args: say("en", key, args),  # pyright: ignore[reportUnknownLambdaType]
        words=SimpleNamespace(hand=NAMES.__getitem__),
        name_of=partial(dict.get, NAMES),
        seeds=seeds,
    )
    return "\n".join(str(line) for line in dice_page(cast("Client", client), check).lines)


def test_its_seed_and_its_receipt_are_kept() -> None:
    seeds, proof, view = gathered()
    assert [one.receipt for one in seeds.receipts("g1")] == [""]
    seeds.keep_receipts(view)
    (kept,) = seeds.receipts("g1")
    assert (kept.seat, kept.against(proof)) == ("p2", "in-record")
    assert dice.receipt_digest(kept.receipt) == (proof.attempts[0].receipts or {})["p2"]
    said = page(seeds, proof)
    assert "Every secret number is the one that was promised." in said
    assert "The record holds 12 moves, and the last one ends the game." in said


def test_a_server_that_leaves_its_seed_out_is_accused() -> None:
    seeds, proof, view = gathered()
    seeds.keep_receipts(view)
    assert "The server left out Bob’s secret number and drew again (attempt 1)." in page(
        seeds, redrawn(proof)
    )


def test_without_the_receipt_there_is_a_doubt() -> None:
    seeds, proof, _ = gathered()
    said = page(seeds, redrawn(proof))
    assert "but there is a doubt" in said
    assert "This browser sent it to the server and got no receipt" in said
    assert "According to the record, Bob promised" not in said
    assert "According to the record, Bob promised" in page(Seeds(), redrawn(proof))


def test_nothing_is_shown_where_nothing_holds_the_server_to_the_list() -> None:
    handshake, bob = DiceHandshake("g1"), Seeds()
    take_part(handshake, bob, "p2")
    bind(handshake, "5" * 64)
    view = handshake.view({"p2"})
    (right,) = view.attempts
    for wrong in (
        msgspec.structs.replace(right, receipts=None),
        msgspec.structs.replace(right, bots=["p1"]),
        msgspec.structs.replace(right, sealed="6" * 64),
        msgspec.structs.replace(right, commitments={**right.commitments, "p1": "6" * 64}),
    ):
        assert bob.answer(msgspec.structs.replace(view, attempts=[wrong]), ["p2"]) is None
    assert bob.answer(view, ["p2"])


def test_a_seed_is_shown_against_one_promise_of_the_server() -> None:
    handshake, bob = DiceHandshake("g1"), Seeds()
    take_part(handshake, bob, "p2")
    other = DiceHandshake("g1")
    other.promised = {**handshake.promised}
    bind(handshake, "5" * 64)
    bind(other, "6" * 64)
    assert bob.answer(handshake.view({"p2"}), ["p2"])
    assert bob.answer(handshake.view({"p2"}), ["p2"])
    assert bob.answer(other.view({"p2"}), ["p2"]) is None
