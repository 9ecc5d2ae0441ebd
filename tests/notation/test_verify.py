"""Checking the dice of records: what is right is found right, and whatever is changed is found."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from fairness.games import GAME, attempt, older, played, proof_from, record
from fairness.games import receipt as given
from house.tools import ROOT
from passgo import cli
from passgo.editions import edition_names
from passgo.fairness.proof import SERVER, Attempt, Proof
from passgo.fairness.receipts import Receipt
from passgo.locale import say
from passgo.notation import NotationError, Record
from passgo.notation.proofs import write_proof
from passgo.notation.receipts import parse_receipts
from passgo.notation.verify import DiceVerdict, chances, verify
from passgo.protocol.dice import attempt_of, dice_check

US = "us1973"
PAGE = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")


def judged(text: str) -> DiceVerdict:
    return verify(Record.parse(text, "here.toml"))


def changed(values: dict[str, str], **changes: str) -> dict[str, str]:
    return {**values, **changes}


def with_last(proof: Proof, **fields: dict[str, str]) -> Proof:
    """The proof with its last attempt changed."""
    return replace(proof, attempts=(*proof.attempts[:-1], replace(proof.attempts[-1], **fields)))


@pytest.mark.parametrize("edition", edition_names())
def test_the_dice_of_every_edition_can_be_verified(edition: str) -> None:
    lines, proof = played(edition)
    verdict = judged(record(edition, lines, proof))
    assert verdict.answer == "fair", verdict
    assert verdict.chances > 25
    assert verdict.seats == ("p1", "p2", "p3")


def test_a_proof_comes_back_as_it_was_written() -> None:
    lines, proof = played(US, attempts=3)
    again = Record.parse(record(US, lines, proof))
    assert again.proof == proof
    assert again.replay().text(again.replay().moves[-1]) == lines[-1]


def test_attempts_before_the_last_do_not_roll() -> None:
    lines, proof = played(US, attempts=3)
    verdict = judged(record(US, lines, proof))
    assert (verdict.answer, verdict.attempts, verdict.seats) == ("fair", 3, ("p1",))


def test_a_changed_roll_is_found_at_its_place() -> None:
    lines, proof = played(US)
    text = record(US, lines, proof)
    for n in [n for n, line in enumerate(lines) if line.startswith("* ")][::7]:
        chance = next(found for found in chances(Record.parse(text)) if found.n == n + 1)
        other = next(way for way in chance.ways if way != chance.fell)
        verdict = judged(record(US, [*lines[:n], other, *lines[n + 1 :]], proof))
        assert verdict.answer == "unfair"
        assert verdict.flaw
        assert verdict.flaw.key == "fell"
        assert verdict.flaw.args == {"n": n + 1, "fell": other, "expected": lines[n]}
        assert text.splitlines()[verdict.line - 1] == lines[n]


def test_rolls_in_another_order_are_found() -> None:
    lines, proof = played(US)
    one, other, *_ = [n for n, line in enumerate(lines) if line.startswith("* dice")]
    assert lines[one] != lines[other]
    lines = list(lines)
    lines[one], lines[other] = lines[other], lines[one]
    verdict = judged(record(US, lines, proof))
    assert verdict.flaw
    assert (verdict.flaw.key, verdict.flaw.args["n"]) == ("fell", one + 1)


def test_a_roll_left_out_or_put_in_is_found() -> None:
    lines, proof = played(US)
    dropped = lines[2:]  # the first throw of all, and who threw it
    with pytest.raises(NotationError, match="a legal move"):
        judged(record(US, [lines[0], *lines[2:]], proof))
    assert Record.parse(record(US, dropped, proof)).proof == proof
    with pytest.raises(NotationError, match="a legal move"):
        judged(record(US, [*lines[:2], lines[1], *lines[2:]], proof))


@pytest.mark.parametrize("who", [SERVER, "p1", "p2", "p3"])
def test_a_changed_seed_or_commitment_is_found(who: str) -> None:
    lines, proof = played(US)
    last = proof.attempts[-1]
    key = "server" if who == SERVER else "player"
    for false in (
        with_last(proof, seeds=changed(dict(last.seeds), **{who: "7" * 64})),
        with_last(proof, commitments=changed(dict(last.commitments), **{who: "7" * 64})),
    ):
        verdict = judged(record(US, lines, false))
        assert verdict.flaw
        assert (verdict.answer, verdict.flaw.key) == ("unfair", key)


def test_a_seed_chosen_again_with_its_commitment_is_found_by_the_commitment_of_the_server() -> None:
    """The server is bound to the list of the others: it cannot take in another player afterwards."""
    lines, proof = played(US)
    last = proof.attempts[-1]
    other = attempt(1, last.seeds[SERVER], {**last.of_players, "p3": "7" * 64})
    false = with_last(
        proof,
        seeds=dict(other.seeds),
        commitments={**other.commitments, SERVER: last.commitments[SERVER]},
    )
    verdict = judged(record(US, lines, false))
    assert verdict.flaw
    assert verdict.flaw.key == "server"


def test_the_same_seeds_in_another_game_are_found() -> None:
    lines, proof = played(US)
    verdict = judged(record(US, lines, replace(proof, game="another")))
    assert verdict.flaw
    assert verdict.flaw.key == "server"


@pytest.mark.parametrize(
    ("attempts", "flaw"),
    [
        ((attempt(1, "1" * 64, {"p1": "a" * 64}), attempt(2, "2" * 64, {"p1": "b" * 64})), "thrown-away"),
        ((attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),), "unfinished"),
        (
            (
                attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),
                attempt(2, "2" * 64, {"p1": "c" * 64, "p2": "d" * 64}),
            ),
            "stranger",
        ),
        (
            (
                attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),
                attempt(2, "2" * 64, {"p1": "c" * 64, "p3": "d" * 64}),
            ),
            "stranger",
        ),
        (
            (
                attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),
                attempt(2, "2" * 64, {"p1": "a" * 64}),
            ),
            "copied",
        ),
        (
            (
                attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),
                attempt(2, "2" * 64, {"p1": "b" * 64}),
            ),
            "copied",
        ),
        (
            (
                older(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),
                older(2, "2" * 64, {"p1": "a" * 64}),
            ),
            "repeated",
        ),
        (
            (
                attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),
                attempt(2, "1" * 64, {"p1": "c" * 64}),
            ),
            "repeated",
        ),
        ((attempt(1, "1" * 64, {"p1": "a" * 64, "p2": "a" * 64}),), "copied"),
        ((older(1, "1" * 64, {"p1": "a" * 64, "p2": "a" * 64}),), "repeated"),
        ((attempt(1, "1" * 64, {"p1": "a" * 64, "p2": "b" * 64}, bots=("p2",)),), "bot"),
        ((replace(attempt(1, "1" * 64, {"p1": "a" * 64}, bots=("p2",)), bots=()),), "server"),
        ((replace(attempt(1, "1" * 64, {"p1": "a" * 64}), receipts={"p1": "9" * 64}),), "server"),
        ((replace(attempt(1, "1" * 64, {"p1": "a" * 64}), receipts=None),), "server"),
        ((attempt(2, "1" * 64, {"p1": "a" * 64}),), "server"),
    ],
)
def test_a_course_that_could_hide_something_is_found(attempts: tuple[Attempt, ...], flaw: str) -> None:
    verdict = judged(record(US, [], Proof(GAME, attempts)))
    assert verdict.flaw
    assert (verdict.answer, verdict.flaw.key) == ("unfair", flaw)


def test_nothing_is_claimed_before_the_server_has_shown_its_seed() -> None:
    lines, proof = played(US)
    sealed = with_last(proof, seeds=dict(proof.attempts[-1].of_players))
    assert judged(record(US, lines, sealed)).answer == "sealed"


def test_if_no_player_took_part_that_is_said() -> None:
    verdict = judged(record(US, [], Proof(GAME, (attempt(1, "1" * 64, {}),))))
    assert verdict.answer == "fair"
    assert "the server chose the dice alone" in "\n".join(verdict.said({}, "en"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f'game = "{GAME}"', 'game = "A B"', "the id of a game"),
        (f'game = "{GAME}"\n', "", "the id of a game"),
        ("[[fair.attempts]]", "[[fair.tries]]", "tables [[attempts]]"),
        ('server = "', 'serve = "', "server or a seat, p1 to p8"),
        ('p1 = "', 'p4 = "', "a seat from p1 to p3"),
        ('p1 = "', 'p1 = "0', "64 hexadecimal digits"),
        ("[fair.attempts.seeds]", "[fair.attempts.seed]", "a known key"),
        ("bots = []", 'bots = ["p9"]', "a seat, p1 to p8"),
        ("bots = []", 'bots = ["p4"]', "a seat from p1 to p3"),
        ("bots = []", "bots = 1", "a list"),
        ("[fair.attempts.receipts]", "[fair.attempts.receipt]", "for each seat that has committed"),
    ],
)
def test_a_proof_that_cannot_be_read_says_where(old: str, new: str, said: str) -> None:
    text = record(US, [], proof_from(1))
    assert old in text
    with pytest.raises(NotationError, match=re.escape(said)) as caught:
        Record.parse(text.replace(old, new), "here.toml")
    assert str(caught.value).startswith("here.toml:")
    with pytest.raises(NotationError, match="1 to 9 tables"):
        Record.parse(text[: text.index("[[fair.attempts]]")])


def test_files_with_slips_are_read_or_refused() -> None:
    """A letter changed, lost or doubled anywhere in a proof: never anything but an answer or one clear error."""
    lines, proof = played(US, most=30)
    text = record(US, lines, proof)
    begin = text.index("[fair]")
    rng, answers = Random(3), set[str]()
    for _ in range(300):
        at = rng.randrange(begin, len(text))
        new = rng.choice(["", text[at] * 2, chr(rng.randrange(32, 127)), "\n", '"', "[", "="])
        try:
            answers.add(judged(text[:at] + new + text[at + 1 :]).answer)
        except NotationError:
            answers.add("refused")
    assert {"unfair", "refused"} <= answers


@pytest.mark.parametrize("edition", ["us1973", "fr2013-speed", "picsou"])
def test_a_browser_is_sent_all_that_it_needs(edition: str) -> None:
    lines, proof = played(edition)
    sent = dice_check(Record.parse(record(edition, lines, proof)))
    again = Proof(sent.game, tuple(map(attempt_of, sent.attempts)))
    assert write_proof(again) == write_proof(proof)
    assert (sent.moves, sent.over) == (len(lines), False)
    for number, fall in enumerate(sent.falls, 1):
        ways = sent.ways[fall.ways]
        assert lines[fall.n - 1] == fall.fell == ways[again.way(number, len(ways))]
    assert len(sent.ways) < len(sent.falls)


@pytest.mark.parametrize("edition", edition_names())
def test_the_rolls_of_two_dice_are_numbered_as_the_page_says(edition: str) -> None:
    """The browser takes them from the page, and so no place of chance may mix them with anything else."""
    lines, proof = played(edition)
    throws = [f"* dice {one} {other}" for one in range(1, 7) for other in range(1, 7)]
    lists = dice_check(Record.parse(record(edition, lines, proof))).ways
    assert throws in lists
    assert all(set(throws).isdisjoint(ways) for ways in lists if ways != throws)


# --- receipts ---------------------------------------------------------------------------------------

HELD, FRESH = "b" * 64, "c" * 64
LEFT_OUT = Proof(
    GAME,
    (
        attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": HELD}, bots=("p3",)),
        attempt(2, "2" * 64, {"p1": FRESH}, bots=("p3",)),
    ),
)
"""The record of a server that says that Bob held back their seed; nothing in it shows whether that is so."""
BOBS = Receipt(GAME, 1, "p2", LEFT_OUT.attempts[0].commitments[SERVER], HELD, given(1, "p2"))


def judged_with(proof: Proof, receipt: Receipt) -> DiceVerdict:
    return verify(Record.parse(record(US, [], proof)), [receipt])


def said_of(verdict: DiceVerdict) -> str:
    return "\n".join(verdict.said({"p1": "Ann", "p2": "Bob", "p3": "Cleo"}, "en"))


def test_a_server_that_leaves_out_a_seed_is_accused_by_its_own_receipt() -> None:
    alone = judged(record(US, [], LEFT_OUT))
    assert alone.answer == "fair"
    assert (
        "According to the record, Bob promised a secret number and did not reveal it (attempt 1)."
        in said_of(alone)
    )
    assert "Cleo was a bot" in said_of(alone)
    verdict = judged_with(LEFT_OUT, BOBS)
    assert (verdict.answer, verdict.flaw and verdict.flaw.key) == ("unfair", "left-out")
    assert "The server left out Bob’s secret number and drew again (attempt 1)." in said_of(verdict)
    assert "Bob did not hold it back" in said_of(verdict)


@pytest.mark.parametrize("receipt", ["", "9" * 64, HELD, given(1, "p1"), given(2, "p2")])
def test_nobody_is_accused_without_the_receipt(receipt: str) -> None:
    """A player who held a seed back still has it, and may show it to all the world later."""
    verdict = judged_with(LEFT_OUT, replace(BOBS, receipt=receipt))
    assert (verdict.answer, verdict.receipts) == ("doubtful", (("p2", 1, "unconfirmed"),))
    assert "nobody can tell from outside" in said_of(verdict)
    assert "According to the record, Bob" not in said_of(verdict)


@pytest.mark.parametrize(
    "change",
    [
        {"server": "9" * 64},
        {"seed": "9" * 64},
        {"attempt": 2},
        {"attempt": 9},
        {"seat": "p3"},
        {"seat": "p8"},
    ],
)
def test_a_receipt_for_something_else_accuses_nobody(change: dict[str, str | int]) -> None:
    verdict = judged_with(LEFT_OUT, replace(BOBS, **change))  # pyright: ignore[reportArgumentType]
    assert (verdict.answer, verdict.receipts[0][2]) == ("doubtful", "other-promise")
    assert "One of the two was changed" in said_of(verdict)


def test_a_receipt_for_what_the_record_has_changes_nothing() -> None:
    anns = Receipt(GAME, 1, "p1", BOBS.server, "a" * 64, given(1, "p1"))
    assert judged_with(LEFT_OUT, anns).answer == "fair"


def test_an_older_record_has_no_receipts() -> None:
    proof = Proof(
        GAME,
        (older(1, "1" * 64, {"p1": "a" * 64}, {"p2": HELD}), older(2, "2" * 64, {"p1": FRESH})),
    )
    assert judged(record(US, [], proof)).answer == "fair"
    bobs = replace(BOBS, server=proof.attempts[0].commitments[SERVER])
    assert judged_with(proof, bobs).answer == "doubtful"


def test_a_promise_that_an_older_server_took_twice_spoils_no_honest_game() -> None:
    """Its seed was shown once alone; records of then are judged as they were."""
    proof = Proof(
        GAME,
        (
            older(1, "1" * 64, {"p1": "a" * 64}, {"p2": HELD, "p3": HELD}),
            older(2, "2" * 64, {"p1": FRESH}),
        ),
    )
    assert judged(record(US, [], proof)).answer == "fair"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f'game = "{GAME}"', 'game = "another"', f"the id of the record’s game, {GAME}"),
        ("[[receipts]]", "[[receipt]]", "at least one table [[receipts]]"),
        ('seat = "p2"', 'seat = "Bob"', "a seat, p1 to p8"),
        ("attempt = 1", "attempt = 0", "a whole number from 1 to 9"),
        ("attempt = 1\n", "", "a whole number from 1 to 9"),
        (f'seed = "{HELD}"', 'seed = "B"', "64 hexadecimal digits"),
        ('seat = "p2"', 'seat = "p2"\nword = ""', "a known key"),
    ],
)
def test_a_file_of_receipts_that_cannot_be_read_says_where(old: str, new: str, said: str) -> None:
    text = f"""game = "{GAME}"

[[receipts]]
attempt = 1
seat = "p2"
server = "{BOBS.server}"
seed = "{HELD}"
receipt = "{BOBS.receipt}"
"""
    assert parse_receipts(text, GAME) == [BOBS]
    assert old in text
    with pytest.raises(NotationError, match=re.escape(said)):
        parse_receipts(text.replace(old, new), GAME)


# --- the command ------------------------------------------------------------------------------------


def passgo(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli.app, ["verify", *words])
    return done.exit_code, done.output


def written(folder: Path, text: str) -> str:
    file = folder / "game.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_the_example_of_the_page_is_fair(tmp_path: Path) -> None:
    text, receipts = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    status, said = passgo(written(tmp_path, text))
    assert status == 0
    assert said.splitlines() == [
        "All 2 rolls and cards match the secret numbers.",
        "Ann, Bob and the server each added a secret number.",
        say("en", "dice-end", {"moves": 4, "over": "no"}),
        say("en", "dice-beyond"),
        "You still have to trust the person who runs the server: they could know the dice in advance, but could not change them.",
    ]
    file = tmp_path / "receipts.toml"
    file.write_text(receipts, encoding="utf-8")
    status, said = passgo(written(tmp_path, text), "--receipt", str(file))
    assert (status, said.splitlines()[1]) == (0, "Ann’s receipt matches the record (attempt 1).")


def test_the_command_says_at_which_move_it_fails(tmp_path: Path) -> None:
    lines, proof = played(US)
    file = written(tmp_path, record(US, [lines[0], "* dice 1 1", *lines[2:]], proof))
    assert lines[1] != "* dice 1 1"
    status, said = passgo(file)
    assert (status, said.splitlines()[0]) == (1, "Something is wrong with these dice.")
    assert said.splitlines()[1] == f"Move 2 is “* dice 1 1”; the secret numbers give “{lines[1]}”."
    status, said = passgo(file, "--lang", "fr")
    assert "Le coup 2 est «\u00a0* dice 1 1\u00a0»" in said
    status, said = passgo(file, "--json")
    printed = json.loads(said)
    assert (printed["answer"], printed["line"], printed["chances"]) == ("unfair", 5, 0)
    assert printed["flaw"] == {"key": "fell", "n": 2, "fell": "* dice 1 1", "expected": lines[1]}


def test_a_player_is_reported_by_name(tmp_path: Path) -> None:
    false = Proof(GAME, (attempt(1, "1" * 64, {"p1": "a" * 64}, {"p2": "b" * 64}),))
    assert (
        "Bob never revealed the secret number they promised"
        in passgo(written(tmp_path, record(US, [], false)))[1]
    )
    twice = Proof(GAME, (attempt(1, "1" * 64, {"p1": "1" * 64}),))
    said = passgo(written(tmp_path, record(US, [], twice)))[1]
    assert "Ann’s secret number (attempt 1) had already been revealed by the server (attempt 1)." in said


def test_records_without_a_proof_get_a_plain_answer(tmp_path: Path) -> None:
    for text in (record(US, [], None), 'edition = "us1973"\nplayers = 2\n'):
        status, said = passgo(written(tmp_path, text))
        assert (status, said.count("\n")) == (3, 1)
        assert "This record has no proof of its dice" in said
    assert passgo(str(tmp_path / "absent.toml"))[0] == 2
