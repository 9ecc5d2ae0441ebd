"""How a game comes by its dice: promises, the server's own, seeds shown, and those who hold theirs back."""

from __future__ import annotations

import msgspec
import pytest

from passgo.fairness import dice
from passgo.protocol.commands import PromiseSeeds, ShowSeeds
from passgo.table.people.replies import FaultError
from passgo.table.state import table_log
from passgo.table.state.dice_handshake import Dice, DiceHandshake, part_in

ANN, BOB, CLEO, SERVER = ("a" * 64, "b" * 64, "c" * 64, "5" * 64)
SEATS = {"p1": ANN, "p2": BOB, "p3": CLEO}
commitment = dice.player_commitment


def promise(handshake: DiceHandshake, **seeds: str) -> None:
    """Each promises as a browser does, one by one."""
    for seat, seed in seeds.items():
        command = PromiseSeeds(
            id="c", game="g1", attempt=handshake.number, commitments={seat: commitment(seed)}
        )
        handshake.note(part_in(handshake, {seat}, command))


def show(handshake: DiceHandshake, **seeds: str) -> None:
    for seat, seed in seeds.items():
        command = ShowSeeds(id="c", game="g1", attempt=handshake.number, seeds={seat: seed})
        handshake.note(part_in(handshake, {seat}, command))


def bind(handshake: DiceHandshake, seed: str = SERVER) -> None:
    """The server is bound to what is promised, and holds a receipt for each."""
    handshake.note(handshake.bound_by(seed, {seat: receipt(seat) for seat in handshake.promised}, ["p4"]))


def receipt(seat: str) -> str:
    return dice.seal(f"receipt of {seat}")


def bound(**seeds: str) -> DiceHandshake:
    """The server is bound to what these have promised."""
    handshake = DiceHandshake("g1")
    promise(handshake, **seeds)
    bind(handshake)
    return handshake


def test_all_promise_the_server_is_bound_all_show() -> None:
    handshake = DiceHandshake("g1")
    assert (handshake.step, handshake.number) == ("promise", 1)
    assert handshake.waits({"p1", "p2"}, SEATS) == {"p1", "p2"}
    promise(handshake, p1=ANN)
    assert handshake.waits({"p1", "p2"}, SEATS) == {"p2"}
    promise(handshake, p2=BOB)
    assert handshake.waits({"p1", "p2"}, SEATS) == set()
    bind(handshake)
    assert (handshake.step, handshake.waits({"p1"}, SEATS)) == ("show", {"p1", "p2"})
    show(handshake, p2=BOB)
    assert handshake.waits({"p1"}, SEATS) == {"p1"}
    assert handshake.proof({1: SERVER}) is None
    show(handshake, p1=ANN)
    assert (handshake.step, handshake.waits({"p1"}, SEATS)) == ("ready", set())
    proof = handshake.proof({1: SERVER})
    assert proof
    assert proof.flaw() is None
    assert proof.attempts[-1].of_players == {"p1": ANN, "p2": BOB}


def test_an_empty_table_may_have_somebody_on_the_way() -> None:
    handshake = DiceHandshake("g1")
    assert handshake.waits([], ["p1", "p2"]) == {"p1", "p2"}
    assert handshake.waits([], []) == set()


def test_a_seed_held_back_is_left_out_and_all_begin_again_with_fresh_seeds() -> None:
    handshake = bound(p1=ANN, p2=BOB)
    show(handshake, p1=ANN)
    handshake.note(table_log.HandshakeRestarted())
    assert (handshake.step, handshake.number) == ("promise", 2)
    assert handshake.waits({"p1", "p2", "p3"}, SEATS) == {"p1"}
    for seat in ("p2", "p3"):
        with pytest.raises(FaultError, match="left out"):
            promise(handshake, **{seat: CLEO})
    promise(handshake, p1=CLEO)
    bind(handshake, "6" * 64)
    show(handshake, p1=CLEO)
    proof = handshake.proof({1: SERVER, 2: "6" * 64})
    assert proof
    assert proof.flaw() is None
    assert [attempt.withheld for attempt in proof.attempts] == [{"p2"}, set()]


def test_with_nobody_left_the_server_rolls_alone() -> None:
    handshake = bound(p1=ANN)
    handshake.note(table_log.HandshakeRestarted())
    assert handshake.waits({"p1"}, SEATS) == set()
    bind(handshake, "6" * 64)
    assert handshake.step == "ready"
    proof = handshake.proof({1: SERVER, 2: "6" * 64})
    assert proof
    assert proof.flaw() is None


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (ShowSeeds(id="c", game="g1", attempt=1, seeds={"p1": BOB}), "malformed"),
        (ShowSeeds(id="c", game="g1", attempt=1, seeds={"p2": BOB}), "not-yours"),
        (ShowSeeds(id="c", game="g1", attempt=1, seeds={"p3": CLEO}), "stale"),
        (ShowSeeds(id="c", game="g1", attempt=2, seeds={"p1": ANN}), "stale"),
        (ShowSeeds(id="c", game="g2", attempt=1, seeds={"p1": ANN}), "stale"),
        (PromiseSeeds(id="c", game="g1", attempt=1, commitments={"p1": ANN}), "stale"),
    ],
)
def test_what_does_not_fit_changes_nothing(command: PromiseSeeds | ShowSeeds, key: str) -> None:
    handshake = bound(p1=ANN, p2=BOB)
    with pytest.raises(FaultError) as refused:
        part_in(handshake, {"p1", "p3"}, command)
    assert refused.value.key == key


def test_nobody_promises_twice() -> None:
    """Another browser of the same person, or the same one that has thought better of it."""
    handshake = DiceHandshake("g1")
    promise(handshake, p1=ANN)
    with pytest.raises(FaultError, match="already sent a commitment"):
        promise(handshake, p1=BOB)
    assert handshake.promised == {"p1": commitment(ANN)}


def test_the_same_seed_is_not_promised_for_two_seats() -> None:
    """Its record would be found false, and everybody at the table would see that."""
    handshake = DiceHandshake("g1")
    twice = PromiseSeeds(
        id="c", game="g1", attempt=1, commitments={"p1": commitment(ANN), "p2": commitment(ANN)}
    )
    with pytest.raises(FaultError, match=r"p1 was used before; expected one of a fresh seed"):
        part_in(handshake, {"p1", "p2"}, twice)
    promise(handshake, p1=ANN)
    with pytest.raises(FaultError, match="that of p2 was used before"):
        promise(handshake, p2=ANN)
    promise(handshake, p2=BOB)
    assert handshake.promised == {"p1": commitment(ANN), "p2": commitment(BOB)}


@pytest.mark.parametrize("known", [ANN, BOB, CLEO])
def test_nothing_that_came_up_before_is_promised_again(known: str) -> None:
    """Not a seed that another has shown, nor your own, nor one that somebody held back."""
    handshake = bound(p1=ANN, p2=BOB, p3=CLEO)
    show(handshake, p1=ANN, p2=BOB)
    handshake.note(table_log.HandshakeRestarted())
    with pytest.raises(FaultError, match="was used before"):
        promise(handshake, p2=known)
    promise(handshake, p1="d" * 64, p2="e" * 64)
    bind(handshake, "6" * 64)
    show(handshake, p1="d" * 64, p2="e" * 64)
    proof = handshake.proof({1: SERVER, 2: "6" * 64})
    assert proof
    assert proof.flaw() is None


def test_the_servers_own_promise_is_nobody_elses() -> None:
    handshake = bound(p1=ANN, p2=BOB)
    show(handshake, p1=ANN)
    handshake.note(table_log.HandshakeRestarted())
    theirs = handshake.attempts[0].commitments["server"]
    with pytest.raises(FaultError, match="was used before"):
        part_in(handshake, {"p1"}, PromiseSeeds(id="c", game="g1", attempt=2, commitments={"p1": theirs}))


def test_nobody_sees_what_is_promised_before_the_server_is_bound() -> None:
    """So nobody can promise it first."""
    handshake = DiceHandshake("g1")
    promise(handshake, p1=ANN)
    assert commitment(ANN) not in msgspec.json.encode(handshake.view({"p2"})).decode()


def test_if_a_server_without_receipts_took_a_promise_twice_its_seed_is_shown_once() -> None:
    """The second has then held back, as far as the record goes, and it is fair to the others."""
    handshake = DiceHandshake("g1")
    twice = {"p1": commitment(ANN), "p2": commitment(ANN)}
    handshake.note(table_log.SeedsPromised(twice))
    handshake.note(table_log.ServerBound(dice.server_commitment_1("g1", 1, twice, SERVER)))
    show(handshake, p1=ANN)
    with pytest.raises(FaultError, match="that of p2 was revealed before"):
        show(handshake, p2=ANN)
    handshake.note(table_log.HandshakeRestarted())
    promise(handshake, p1=CLEO)
    bind(handshake, "6" * 64)
    show(handshake, p1=CLEO)
    proof = handshake.proof({1: SERVER, 2: "6" * 64})
    assert proof
    assert proof.flaw() is None


def test_somebody_who_shows_a_seed_gets_a_receipt_and_nobody_else_does() -> None:
    handshake = bound(p1=ANN, p2=BOB)
    (attempt,) = handshake.view({"p1", "p2"}).attempts
    assert attempt.given == {}
    assert receipt("p1") not in msgspec.json.encode(attempt).decode()
    show(handshake, p1=ANN)
    handshake.note(table_log.HandshakeRestarted())
    (attempt,) = handshake.view({"p1"}).attempts
    assert attempt.given == {"p1": receipt("p1")}
    assert attempt.receipts
    assert dice.receipt_digest(attempt.given["p1"]) == attempt.receipts["p1"]
    assert receipt("p2") not in msgspec.json.encode(attempt).decode()


def test_the_list_can_be_checked_before_a_seed_is_shown() -> None:
    handshake = bound(p1=ANN, p2=BOB)
    (view,) = handshake.view({"p1", "p2"}).attempts
    promised = {"p1": commitment(ANN), "p2": commitment(BOB)}
    assert view.receipts
    found = dice.server_commitment("g1", 1, promised, view.receipts, ["p4"], view.sealed)
    assert found == view.commitments["server"]


def test_what_was_said_comes_back_from_the_store() -> None:
    said = bound(p1=ANN).bound_by(SERVER, {"p1": ANN}, ["p2"])
    assert table_log.read_entry(table_log.write_entry(said)) == said
    assert table_log.read_entry('{"t":"bound","commitment":"c"}') == table_log.ServerBound("c")


def test_a_view_holds_no_seed_of_the_server() -> None:
    handshake = bound(p1=ANN)
    show(handshake, p1=ANN)
    view = handshake.view({"p1"})
    assert SERVER not in msgspec.json.encode(view).decode()
    assert view.attempts[0].seeds == {"p1": ANN}


def test_the_dice_cannot_get_into_a_message() -> None:
    handshake = bound()
    proof = handshake.proof({1: SERVER})
    assert proof
    fair = Dice(proof)
    assert SERVER not in f"{fair!r}{fair}"
    with pytest.raises(TypeError):
        msgspec.json.encode(fair)


def test_dice_continue_where_they_were() -> None:
    handshake = bound()
    proof = handshake.proof({1: SERVER})
    assert proof
    whole = Dice(proof).after(0)
    falls = [whole(36) for _ in range(20)]
    assert len(set(falls)) > 5
    again = Dice(proof).after(12)
    assert [again(36) for _ in range(8)] == falls[12:]
    assert [Dice(proof).after(12)(1), Dice(proof).after(12)(36)] == [0, falls[12]]
    one_way = Dice(proof).after(12)
    assert (one_way(1), one_way(36)) == (0, falls[12]), "where there is one way nothing is drawn"
