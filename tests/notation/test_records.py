"""Records and scenarios: moves, expectations, and `passgo check` and `replay` over them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from passgo.editions import find_edition
from passgo.game import Game, IllegalMove
from passgo.game.text.words import Words
from passgo.notation import NotationError
from passgo.notation.check import main, run
from passgo.notation.expectations import read_expectation
from passgo.notation.records import Record
from passgo.notation.replay import dump
from passgo.notation.replay import main as show

US = find_edition("us1973")

POSITION = """
[p1]
cash = 1200
deeds = ["oriental_avenue", "vermont_avenue 1", "connecticut_avenue", "reading_railroad mortgaged"]
cards = ["ch_get_out_of_jail"]
[p2]
jail_turn = 3
cash = 60
[p3]
out = true
[decks]
chance = ["ch_dividend", "ch_poor_tax"]
"""


def scenario(lines: str, *, editions: str = '"us1973"', rest: str = POSITION, top: str = "") -> Record:
    return Record.parse(
        f'editions = [{editions}]\nplayers = ["Ann", "Bob", "Cleo"]\n{top}moves = """\n{lines}\n"""\n{rest}',
        "here.toml",
    )


def failure(lines: str, **how: str) -> str:
    """Return the output of `run`, in one line; empty if all holds."""
    record = scenario(lines, **how)
    found = run(record, record.editions[0])
    return f"{found.place.line} {found.text} – {found.reason}" if found else ""


# --- expectations -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "actual"),
    [
        ("p1 cash 1200", ""),
        ("p1 cash 1201", "1200"),
        ("p1 at go", ""),
        ("p2 at jail", ""),
        ("p2 at 10", ""),
        ("p2 at 11", "jail"),
        ("p2 at ~go", "jail"),
        ("p1 worth 1770", ""),
        ("p1 worth 1", "1770"),
        ("p2 jailed 3", ""),
        ("p1 jailed 3", "0"),
        ("p3 out yes", ""),
        ("p1 out yes", "no"),
        ("p1 has ch_get_out_of_jail", ""),
        ("p1 has cc_get_out_of_jail", "ch_get_out_of_jail"),
        ("p1 has ch_get_out_of_jail cc_get_out_of_jail", "ch_get_out_of_jail"),
        ("p1 has nothing", "ch_get_out_of_jail"),
        ("p2 has nothing", ""),
        ("vermont_avenue owner p1", ""),
        ("~vermont_avenue owner bank", "p1"),
        ("boardwalk owner bank", ""),
        ("vermont_avenue level 1", ""),
        ("vermont_avenue level hotel", "1"),
        ("reading_railroad mortgaged yes", ""),
        ("vermont_avenue mortgaged yes", "no"),
        ("bank houses 31", ""),
        ("bank hotels 11", "12"),
        ("bank cash -1260", ""),
        ("bank cash 0", "-1260"),
        ("deck chance bottom ch_poor_tax", ""),
        ("deck chance bottom ch_dividend", "ch_poor_tax"),
        ("deck community_chest bottom cc_doctor", "no card seen yet"),
        ("deck chance unseen 13", ""),
        ("deck community_chest unseen 15", "16"),
        ("deck chance has ch_get_out_of_jail no", ""),
        ("deck chance has ch_dividend yes", ""),
        ("deck chance has ch_advance_go no", "yes"),
        ("turn p1", ""),
        ("turn p2", "p1"),
        ("awaits p1 roll", ""),
        ("awaits p2 roll", "p1 roll"),
        ("awaits p1 buy", "p1 roll"),
        ("awaits * dice", "p1 roll"),
        ("offers p1 roll yes", ""),
        ("offers p1 build yes", ""),
        ("offers p2 build yes", "no"),
        ("offers p1 sell yes", ""),
        ("offers p1 sell all yes", "no"),
        ("offers p2 fine no", ""),
        ("offers p2 offer yes", ""),
        ("offers p3 offer yes", "no"),
        ("offers p1 lift yes", ""),
        ("claims 0", ""),
        ("claims 1", "0"),
        ("over no", ""),
        ("over yes", "no"),
        ("winner p1", "nobody yet"),
    ],
)
def test_expectations_hold_or_say_what_is_the_case(line: str, actual: str):
    words = Words(line)
    expectation = read_expectation(words, US)
    words.end()
    game = scenario("").start(US)
    assert expectation.fault(game) == actual


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ("p1 roll", "= awaits * dice"),
        ("p1 roll 3 4", "= awaits * card"),
        ("p1 roll 3 4\n* card ch_back_three", "= awaits p1 tax"),
        ("p1 roll 3 4\n* card ch_back_three", "= awaits p1 tax percent"),
        ("p1 roll 3 4\n* card ch_back_three", "= offers p1 tax flat yes"),
        ("p1 roll 3 4\n* card ch_back_three\np1 tax flat", "= awaits p2 fine"),
        ("p1 roll 3 4\n* card ch_back_three\np1 tax flat", "= turn p2"),
        ("p1 roll 5 6", "= awaits p1 buy"),
        ("p1 roll 5 6", "= awaits p1 decline"),
        ("p1 roll 5 6\np1 decline", "= awaits p2 bid"),
        ("p1 roll 5 6\np1 decline\np2 bid 3", "= awaits p1 pass"),
        ("p1 offer p2 3 for nothing", "= awaits p2 reject"),
        ("p1 offer p2 3 for nothing", "= offers p1 withdraw yes"),
        ("p1 offer p2 reading_railroad for 10\np2 accept", "= awaits p2 keep"),
        ("p1 roll 4 6\np2 offer p1 45 for nothing\np1 accept\np2 roll 1 2\np2 bankrupt", "= winner p1"),
    ],
)
def test_expectations_follow_the_game(lines: str, line: str):
    assert failure(f"{lines}\n{line}") == ""


@pytest.mark.parametrize(
    ("line", "word", "expected"),
    [
        ("= ", "", "a subject"),
        ("= income_tax owner p1", "income_tax", "a subject"),
        ("= p1", "", "a field of the player"),
        ("= p1 money 5", "money", "cash, at, worth"),
        ("= p1 cash", "", "an amount"),
        ("= p1 cash 5 6", "6", "the end of the line"),
        ("= p1 at 40", "40", "the number of a space, from 0 to 39"),
        ("= p1 out maybe", "maybe", "yes, no"),
        ("= boardwalk level 6", "6", "what is on it"),
        ("= boardwalk owner Ann", "Ann", "who owns it"),
        ("= deck chance bottom cc_doctor", "cc_doctor", "a card of chance"),
        ("= awaits p1 jump", "jump", "a verb"),
        ("= awaits * roll", "roll", "a verb"),
        ("= offers p1 build", "", "an answer: yes, no"),
        ("= winner Ann", "Ann", "a seat"),
        ("! p1 roll 3 4 5", "5", "the end of the line"),
        ("! p1 roll :", "", "the id of a rule"),
        ("! p1 roll : turn-order", "turn-order", "did you mean turn-order-left"),
        ("[ca1961] p1 roll", "ca1961", "an edition of this file"),
        ("p1 jump", "jump", "a verb"),
    ],
)
def test_lines_that_cannot_be_read_say_where(line: str, word: str, expected: str):
    with pytest.raises(NotationError) as caught:
        run(scenario(f"# first\n= p1 cash 1200\n{line}"), "us1973")
    assert (caught.value.place.file, caught.value.place.line) == ("here.toml", 6)
    assert caught.value.word == word
    assert expected in caught.value.expected


# --- running ----------------------------------------------------------------------------------------


def test_the_first_line_that_fails_is_named():
    assert failure("= p1 cash 1200\n= p1 cash 5\n= p1 cash 6") == "5 = p1 cash 5 – it is 1200"
    assert (
        failure("p2 roll")
        == "4 p2 roll – refused: It is not your turn yet. [not-your-turn (turn-order-left)]"
    )
    assert failure("! p1 roll") == "4 ! p1 roll – it is not refused"
    refused = failure("! p2 roll : dice-movement")
    assert (
        refused
        == "4 ! p2 roll : dice-movement – it is refused, but: It is not your turn yet. [not-your-turn (turn-order-left)]"
    )
    assert failure("! p2 roll : turn-order-left\n! p2 roll\np1 roll 3 4\n= awaits * card") == ""


def test_a_refused_move_of_a_scenario_changes_nothing():
    assert failure("! p2 roll\n! p1 build boardwalk\n= p1 cash 1200\n= awaits p1 roll") == ""


def test_a_roll_with_its_dice_is_refused_for_the_roll_or_for_the_dice():
    assert failure("! p2 roll 3 4 : turn-order-left\n= awaits p1 roll\n= p1 at go") == ""
    assert failure("! p1 roll 3 4") == "4 ! p1 roll 3 4 – it is not refused"
    lines = "! p1 roll 3 4 bus : dice-movement\n= awaits p1 roll"
    assert failure(lines, editions='"fr2013-speed"', rest="") == ""


def test_a_refusal_may_be_named_by_the_rule_that_stands_in_its_place():
    lines = "! p1 build boardwalk : hotel-after-{}-houses"
    place = '[p1]\ndeeds = ["boardwalk 3", "park_place 2"]\n'
    for houses in ("three", "four"):
        assert failure(lines.format(houses), editions='"ca1961-short"', rest=place) == ""
    assert "[build-uneven (build-evenly)]" in failure(lines.format("three"), rest=place)


def test_lines_for_one_edition_are_left_out_in_others(tmp_path: Path):
    (tmp_path / "rich.toml").write_text(
        'extends = "us1973"\n[edition]\nid = "rich"\n[knobs]\nstarting_cash = 9000\n', encoding="utf-8"
    )
    file = tmp_path / "both.toml"
    file.write_text(
        'editions = ["us1973", "rich.toml"]\nplayers = 2\nmoves = """\n'
        "[us1973] = p1 cash 1500\n[rich.toml] = p1 cash 9000\n"
        "[rich.toml] p1 roll 2 4\n[rich.toml us1973] = over no\n"
        '[us1973] = awaits p1 roll\n[rich.toml] = awaits p1 buy\n"""\n',
        encoding="utf-8",
    )
    record = Record.read(file, own_files=True)
    assert [run(record, name) for name in record.editions] == [None, None]


def test_an_edition_file_is_found_next_to_the_record(tmp_path: Path):
    (tmp_path / "rich.toml").write_text(
        'extends = "any"\n[edition]\nid = "rich"\n[knobs]\nstarting_cash = 9000\n'
    )
    file = tmp_path / "game.toml"
    file.write_text('edition = "us1973+rich.toml"\nplayers = 2\nmoves = "= p1 cash 9000"\n')
    assert run(Record.read(file, own_files=True), "us1973+rich.toml") is None
    file.write_text('edition = "poor.toml"\nplayers = 2\n')
    with pytest.raises(NotationError, match="No such file") as caught:
        Record.read(file, own_files=True).edition()
    assert caught.value.place.line == 1


def test_an_overlay_is_of_this_file_alone():
    rest = "[overlay.knobs]\nstarting_cash = 70\n[overlay.cards.ch_dividend]\namount = 7\n"
    assert failure("= p1 cash 70\np1 roll 3 4\n* card ch_dividend\n= p1 cash 77", rest=rest) == ""
    assert failure("= p1 cash 1500", rest="") == ""
    with pytest.raises(NotationError, match=r"here\.toml:7: “overlay\.knobs\.wheels”: expected"):
        scenario("", rest="[overlay.knobs]\nwheels = 4\n").edition()
    with pytest.raises(NotationError) as refused:
        scenario("", rest="[overlay.knobs]\ngo_salary = -1\njail_fine = -2\n").edition()
    messages = str(refused.value).splitlines()
    assert [line.partition("”")[0].strip() for line in messages] == [
        "here.toml:7: “overlay.knobs.go_salary.value",
        "here.toml:8: “overlay.knobs.jail_fine.value",
    ]


def test_an_outcome_must_be_the_outcome():
    lines = "p1 roll 4 6\np2 offer p1 45 for nothing\np1 accept\np2 roll 1 2\np2 bankrupt"
    assert failure(lines, top='outcome = "p1"\n') == ""
    assert failure(lines, top='outcome = ["p2"]\n') == "3 outcome – the winner is p1"
    assert failure("p1 roll", top='outcome = "p1"\n') == "3 outcome – the winner is nobody yet"


def test_a_set_up_may_have_to_be_refused():
    head = 'edition = "us1973"\nplayers = {}\n{}'
    assert run(Record.parse(head.format(1, 'refused = "player-count"')), "us1973") is None
    wrong = run(Record.parse(head.format(1, 'refused = "banker-only-threshold"')), "us1973")
    assert wrong
    assert (
        wrong.reason == "the set-up is refused: There are too few players. [too-few-players (player-count)]"
    )
    allowed = run(Record.parse(head.format(2, 'refused = "player-count"')), "us1973")
    assert allowed
    assert allowed.reason == "the set-up is not refused"
    assert run(Record.parse(head.format(1, "")), "us1973")


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("players = 2", 0, 'one edition = "…"'),
        ('edition = "us1973"\neditions = ["us1973"]\nplayers = 2', 1, 'one edition = "…"'),
        ('edition = "us1874"\nplayers = 2', 1, "no edition has this name"),
        ("editions = []\nplayers = 2", 1, "the name of an edition"),
        ('edition = "us1973"\nplayers = 2\noutcome = "Ann"', 3, "a seat"),
        ('edition = "us1973"\nplayers = 2\nmoves = ["p1 roll"]', 3, "a text in quotes"),
        ('edition = "us1973"\nplayers = 2\nmove = ""', 3, "did you mean moves"),
        ('edition = "us1973"\nplayers = 2\nmoves = """\np1 roll\n', 3, "TOML"),
    ],
)
def test_files_that_cannot_be_read_say_where(text: str, line: int, expected: str):
    with pytest.raises(NotationError) as caught:
        check_text(text)
    assert caught.value.place.line == line
    assert expected in str(caught.value)


def check_text(text: str) -> None:
    record = Record.parse(text, "here.toml")
    run(record, record.editions[0])


def test_play_names_the_line_and_stops_at_an_illegal_move():
    game = Game(US, 2)
    events = game.push_text("p1 roll 2 4   # Oriental\n\np1 buy")
    assert [event.kind for event in events] == ["threw", "moved", "on-sale", "bought", "turn-began"]
    with pytest.raises(IllegalMove):
        game.push_text("p1 roll")
    with pytest.raises(NotationError) as caught:
        game.push_text("p2 roll\n* dice 9 9")
    assert caught.value.place.line == 2


def test_replay_stops_at_a_move():
    record = scenario("p1 roll 5 6\np1 buy\n= p1 cash 1060\n! p1 buy\np2 roll 1 1")
    assert [move.verb for move in record.replay().moves] == ["roll", "dice", "buy", "roll", "dice"]
    assert [move.verb for move in record.replay(2).moves] == ["roll", "dice"]
    assert record.replay(0).moves == ()
    with pytest.raises(
        NotationError, match=r"here\.toml:4: “p2 roll 1 1”: expected a legal move: not-your-turn"
    ):
        scenario("p2 roll 1 1").replay()


# --- the commands -----------------------------------------------------------------------------------

GOOD = 'edition = "us1973"\nplayers = 2\nmoves = """\np1 roll 2 4\np1 buy\n= p1 cash 1400\n"""\n'


def test_check_counts_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "deep").mkdir()
    good, bad = tmp_path / "deep" / "good.toml", tmp_path / "bad.toml"
    good.write_text(GOOD, encoding="utf-8")
    assert main([tmp_path]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    bad.write_text(GOOD.replace("1400", "1401"), encoding="utf-8")
    assert main([tmp_path]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{bad}:6: = p1 cash 1401"
    assert lines[1] == "    us1973: it is 1400"
    assert lines[2] == "    us1973, turn 1 of p2, awaits p2: throw"
    assert lines[-1] == "1 passed, 1 failed"
    bad.write_text(GOOD.replace("buy", "bye"), encoding="utf-8")
    assert main([bad, good, tmp_path / "none.toml"]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{bad}:5: “bye”: expected a verb")
    assert lines[1] == f"{tmp_path / 'none.toml'}: No such file or directory"
    assert lines[-1] == "1 passed, 2 failed"
    bad.write_bytes(b"\xff\xfe")
    assert main([bad]) == 2
    (tmp_path / "empty").mkdir()
    assert main([tmp_path / "empty"]) == 2


def test_replay_tells_the_game_in_two_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert show(file) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[:4] == [
        "   1  p1 roll",
        "   2  * dice 2 4",
        "        p1 rolled 2 and 4. [dice-movement]",
        "        p1 moved from GO to Oriental Avenue. [dice-movement]",
    ]
    assert "bank: 32 houses, 12 hotels" in printed
    assert show(file, language="fr") == 0
    assert "[dice-movement]" in capsys.readouterr().out
    assert show(file, 3) == 0
    assert 'deeds = ["oriental_avenue"]' in capsys.readouterr().out
    assert show(file, 1) == 0
    assert "In the middle of things" in capsys.readouterr().out
    file.write_text(GOOD.replace("p1 buy", "p2 buy"), encoding="utf-8")
    assert show(file) == 1
    assert f"{file}:5: refused: " in capsys.readouterr().out
    assert show(file, language="fr") == 1
    assert f"{file}:5: refusé\u00a0: " in capsys.readouterr().out


def test_a_dump_is_a_file_that_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert dump(file, 2) == 0
    text = capsys.readouterr().out
    file.write_text('moves = "p1 buy"\n' + text, encoding="utf-8")
    game = Record.read(file).replay()
    assert game.cash(0) == 1400


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["check", "good.toml"], 0, "1 passed, 0 failed"),
        (["check", "."], 1, "= p1 cash 1401"),
        (["check", "none.toml"], 2, "none.toml: No such file"),
        (["replay", "good.toml", "--at", "3"], 0, "oriental_avenue       p1"),
        (["replay", "good.toml", "--lang", "fr"], 0, "[buy-unowned-option]"),
        (["replay", "none.toml"], 2, "none.toml: No such file"),
        (["dump", "good.toml", "--at", "2"], 0, "[state]"),
    ],
)
def test_the_commands(tmp_path: Path, words: list[str], status: int, said: str):
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(GOOD.replace("1400", "1401"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "passgo", *words], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == status, done.stderr
    assert said in done.stdout + done.stderr


def test_an_edition_and_a_record_are_told_apart() -> None:
    with pytest.raises(NotationError, match=r"^mine.toml:3: “\[edition\]”: expected a record or scenario"):
        Record.parse('extends = "us1973"\n\n[edition]\nid = "mine"\n', "mine.toml")
