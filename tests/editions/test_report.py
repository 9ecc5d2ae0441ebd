"""`passgo edition` on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from editions.shapes import Write
from passgo import cli
from passgo.editions import (
    EditionError,
    UnknownEdition,
    admit,
    edition_names,
    find_edition,
    find_shipped,
    loader,
    own_names,
    publish,
    report,
    shown,
)
from passgo.editions.schema import EditionFile
from passgo.protocol import briefs, info
from passgo.protocol.printed import EditionInfo
from passgo.rules import turn
from passgo.rules.base import kernel
from passgo.server import main


def passgo(*words: str | Path) -> Result:
    return CliRunner().invoke(cli.app, ["edition", *map(str, words)])


def test_diff_of_a_book_with_itself_says_so() -> None:
    assert passgo("diff", "us1973", "us1973").stdout == "There are no differences.\n"
    assert passgo("diff", "us1973", "us1973", "--lang", "fr").stdout == "Il n’y a aucune différence.\n"


def test_list_names_every_edition() -> None:
    said = passgo("list").stdout.split()
    assert said[said.index("us1973") :][:1] == ["us1973"]
    assert "2–8" in said


def test_show_gives_every_knob_with_its_origin_and_the_board() -> None:
    shown = passgo("show", "us1973")
    assert shown.exit_code == 0
    rows = {line.split()[0]: line.split() for line in shown.stdout.splitlines() if line.split()}
    for name, knob in find_edition("us1973").knobs.items():
        printed = [
            *knob.word.split(),
            knob.origin.source,
            knob.origin.confidence,
            *filter(None, [knob.origin.file]),
        ]
        assert rows[name][1 : len(printed) + 1] == printed
    assert rows["39"][1:] == [
        "boardwalk",
        "Boardwalk",
        "dark_blue",
        "400",
        "200",
        "200",
        "50",
        "200",
        "600",
        "1400",
        "1700",
        "2000",
        "deeds,",
        "verified",
    ]
    assert "Promenade" in passgo("show", "us1973", "--lang", "fr").stdout


@pytest.mark.parametrize("name", edition_names())
def test_every_rule_has_a_function_and_a_scenario(name: str) -> None:
    """A rule of an edition without either is a rule that nobody keeps."""
    done = passgo("rules", name)
    total = len(find_edition(name).rules)
    assert done.stdout.splitlines()[-1] == f"{total} rules, {total} with a function, {total} with a scenario"
    assert done.exit_code == 0


def test_a_rule_without_function_or_scenario_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, rules = "us1973", list(find_edition("us1973").rules)
    functions = {rule: [turn.roll] for rule in rules}
    monkeypatch.setattr(kernel, "RULE_FUNCTIONS", functions)
    (tmp_path / name).mkdir()
    (tmp_path / "ca1961").mkdir()
    for rule in rules:
        (tmp_path / name / f"{rule}.toml").write_text(f'edition = "{name}"\n')
    assert report.show_rules(name, scenarios=tmp_path) == 0
    (tmp_path / name / "go-salary.toml").unlink()
    assert report.show_rules(name, scenarios=tmp_path) == 1
    shared = tmp_path / "ca1961" / "go-salary-2.toml"
    shared.write_text('editions = ["ca1961", "us1973"]\n')  # runs for this book too
    assert report.show_rules(name, scenarios=tmp_path) == 0
    shared.write_text('editions = ["ca1961"]\n')
    assert report.show_rules(name, scenarios=tmp_path) == 1
    shared.write_text('editions = ["us1973"]\n')
    assert report.show_rules(name, scenarios=tmp_path / "nowhere") == 0  # no checkout, so nothing to miss
    del functions["jail-causes"]
    assert report.show_rules(name, scenarios=tmp_path / "nowhere") == 1


def test_check_names_the_faults_of_every_file(write: Write) -> None:
    mine = ('id = "us1973"', 'id = "mine"')
    good = write(mine, name="good.toml")
    bad = write(mine, ("value = 1500", "value = -1"), ("mortgage = 175", "mortgage = 180"), name="bad.toml")
    done = passgo("check", good, bad)
    assert done.exit_code == 1
    lines = done.stdout.splitlines()
    assert lines[0] == f"{good}: mine, 40 spaces, 28 deeds, 32 cards, 0 rules: good"
    (line,) = (n for n, row in enumerate(bad.read_text("utf-8").splitlines(), 1) if "value = -1" in row)
    assert lines[1].endswith(
        f"bad.toml:{line}: knobs.starting_cash.value: -1; allowed: a whole number from 0 to 100000"
    )
    assert lines[2].endswith(
        "deeds.park_place.mortgage: 180; allowed: 175, half the price; or mortgage_not_half = true"
    )
    assert lines[3] == f"{bad}: 2 wrong"
    assert passgo("check", good).exit_code == 0


def test_check_refuses_what_the_lobby_would(write: Write) -> None:
    taken = write(name="taken.toml")
    done = passgo("check", taken)
    line = taken.read_text("utf-8").splitlines().index('id = "us1973"') + 1
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        f'{taken}:{line}: edition.id: "us1973"; allowed: an id that no edition of passgo has',
        f"{taken}: 1 wrong",
    ]


def test_check_tries_an_overlay_on_every_edition(write: Write) -> None:
    head = 'extends = "any"\n[edition]\nid = "pot"\nhouse = true\n'
    pot = write(text=head + "[knobs]\nparking_pot = true\n", name="pot.toml")
    dear = write(text=head + "[deeds.boardwalk]\nprice = 410\nmortgage = 205\n", name="dear.toml")
    bad = write(text=head + "[knobs]\njail_finee = 60\n", name="bad.toml")
    assert passgo("check", pot).stdout == f"{pot}: an overlay for every edition: good\n"
    some = passgo("check", dear).stdout
    assert "us1973: good" in some
    assert "picsou" not in some
    wrong = passgo("check", bad)
    assert wrong.exit_code == 1
    assert "knobs.jail_finee: an unknown key, 60; allowed: jail_fine | " in wrong.stdout


def test_an_edition_that_is_not_there_ends_in_one_line() -> None:
    done = passgo("show", "us1937")
    assert done.exit_code == 2
    assert done.stderr.startswith("passgo: no edition is called 'us1937'; there are: ca1961, ca1961-short")


def test_the_published_schema_is_the_one_that_is_read(root: Path) -> None:
    """Write both again with `python -m passgo.editions.publish`."""
    assert (root / "docs" / "knobs.md").read_text(encoding="utf-8") == publish.knob_table()
    assert (root / "docs" / "rules.md").read_text(encoding="utf-8") == publish.rule_table()
    published = (root / "docs" / "edition.schema.json").read_text(encoding="utf-8")
    assert published == passgo("schema").stdout
    defs = json.loads(published)["$defs"]
    assert set(defs["EditionFile"]["properties"]) == set(EditionFile.__struct_fields__)
    assert "required" not in defs["StreetPart"]
    assert defs["Street"]["additionalProperties"] is False
    assert {"type": "integer", "minimum": 0, "maximum": 100_000} in defs["KnobAnswersPart"]["properties"][
        "go_salary"
    ]["anyOf"]
    named = {ref for ref in published.split('"') if ref.startswith(publish.DEFS)}
    assert {ref.removeprefix(publish.DEFS) for ref in named} <= set(defs)


def test_a_screen_is_given_the_whole_edition_in_the_shape_of_the_protocol() -> None:
    import msgspec

    e = find_edition("us1973")
    sent = msgspec.json.decode(msgspec.json.encode(info.edition_info("us1973")), type=EditionInfo)
    assert sent == info.edition_info(e)
    assert [space.index for space in sent.spaces] == list(range(40))
    assert sent.spaces[4].amount == 200
    assert sent.spaces[4].percent == 10
    assert [space.kind for space in sent.spaces if space.deck] == [
        space.deck for space in sent.spaces if space.deck
    ]
    boardwalk = sent.deeds[-1]
    assert (boardwalk.id, boardwalk.space, boardwalk.ink) == ("boardwalk", 39, "dark_blue")
    assert [(row.when, row.count, row.building, row.amount) for row in boardwalk.rows] == [
        ("alone", 0, "", 50),
        ("group", 0, "", 100),
        ("built", 1, "house", 200),
        ("built", 2, "house", 600),
        ("built", 3, "house", 1400),
        ("built", 4, "house", 1700),
        ("built", 1, "hotel", 2000),
    ]
    assert {deed.id: [row.amount for row in deed.rows] for deed in sent.deeds if deed.kind == "utility"} == {
        "electric_company": [4, 10],
        "water_works": [4, 10],
    }
    assert [card.id for card in sent.cards if card.keep] == ["ch_get_out_of_jail", "cc_get_out_of_jail"]
    assert {group.id: len(group.deeds) for group in sent.groups} == {
        group.id: sum(deed.group == group.id for deed in sent.deeds) for group in sent.groups
    }
    assert set(sent.rules) == set(e.rules)
    assert [brief.id for brief in briefs.edition_briefs()] == [
        "ca1961", "ca1961-short", "ca1961-timed", "us1973", "us1973+timed",
        "nhl1999", "nhl1999-short", "nhl1999-timed", "fr2013", "fr2013-classic", "fr2013-speed", "fr2013+timed",
        "picsou", "picsou-squeeze-alt", "picsou-taxi", "picsou-timed",
    ]  # fmt: skip
    with pytest.raises(LookupError):
        info.edition_info("us1937")


def test_a_copy_of_any_edition_is_a_sound_beginning(write: Write) -> None:
    for name in edition_names():
        copied = passgo("copy", name)
        assert copied.exit_code == 0
        assert copied.stdout.startswith(f'extends = "{name}"\n\n[edition]\nid = "my-own"\n')
        e, base = find_edition(write(text=copied.stdout, name="copy.toml")), find_edition(name)
        assert e.tables == base.tables
        assert (e.id, dict(e.rules), dict(e.names)) == ("my-own", dict(base.rules), dict(base.names))
    assert passgo("copy", "us1937").exit_code == 2
    assert passgo("copy", "us1973.toml").exit_code == 2


def test_a_file_of_the_users_is_taken_to_the_table(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "_user_editions", {})
    text = 'extends = "fr2013"\n[edition]\nid = "cuisine"\n[knobs]\ngo_salary = 300\n'
    file = write(text=text, name="mine.toml")
    with pytest.raises(UnknownEdition):
        find_shipped("cuisine")
    assert admit(file).tables.go_salary == 300
    assert own_names() == ("cuisine",)
    assert find_shipped("cuisine").tables.go_salary == 300
    assert info.edition_info("cuisine").go_salary == 300
    assert briefs.edition_briefs()[0].id == "cuisine"
    (difference,) = info.edition_diff("fr2013", "cuisine").differences
    assert (difference.rule, difference.right) == ("go-salary", {"en": "M300", "fr": "300\u00a0M"})
    admit(write(("go_salary = 300", "go_salary = 350"), text=text, name="mine.toml"))
    assert find_shipped("cuisine").tables.go_salary == 350  # admitted again: the file as it is now
    with pytest.raises(
        EditionError, match=r'edition.id: "us1973"; allowed: an id that no edition of passgo has'
    ):
        admit(write(name="us.toml"))
    assert own_names() == ("cuisine",)


def test_play_refuses_a_wrong_file_with_all_its_faults_and_opens_nothing(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[object] = []
    monkeypatch.setattr(main, "serve", lambda **how: served.append(how))
    monkeypatch.setattr(loader, "_user_editions", {})
    bad = write(("value = 1500", "value = -1"), ("mortgage = 175", "mortgage = 180"), name="bad.toml")
    done = CliRunner().invoke(cli.app, ["play", "--no-browser", "--edition", str(bad)])
    assert done.exit_code == 2
    assert "knobs.starting_cash.value: -1" in done.stderr
    assert "deeds.park_place.mortgage: 180" in done.stderr
    assert served == []
    assert own_names() == ()
    good = write(text='extends = "us1973"\n[edition]\nid = "mine"\n', name="good.toml")
    assert CliRunner().invoke(cli.app, ["play", "--no-browser", "--edition", str(good)]).exit_code == 0
    assert (len(served), own_names()) == (1, ("mine",))


@pytest.mark.parametrize("command", [("diff", "us1973", "fr2013"), ("rules", "picsou"), ("show", "nhl1999")])
def test_no_line_of_a_french_report_begins_with_a_mark(command: tuple[str, ...]) -> None:
    """The space before it is none at which a line may break."""
    done = passgo(*command, "--lang", "fr")
    cells = [cell.strip(" ") for line in done.stdout.splitlines() for cell in re.split(r"│| {2,}", line)]
    assert [cell for cell in cells if cell[:1] in {";", ":", "!", "?", "»", "%"}] == []
    assert "\u00a0;" in done.stdout
    assert "\ue000" not in done.stdout


def test_squeeze_play_is_shown_with_every_sum_of_its_dice() -> None:
    for book, sums in (("picsou", 11), ("picsou-squeeze-alt", 14)):
        out = Console(width=300, highlight=False)
        with out.capture() as capture:
            out.print(shown._papers(find_edition(book), "en"))
        (row,) = (line for line in capture.get().splitlines() if line.strip().startswith("squeeze_play"))
        assert len([word for word in row.split() if word.isdecimal()]) == sums
