"""The numbers in the decisions are those of the sources."""

import re

from house.tools import ROOT
from passgo.rules.base.state import CLAIMS, DEPTH, EVENTS, State

DECISIONS = ROOT / "docs" / "decisions"
NUMBERS = {4: "four", 5: "five", 6: "six", 7: "seven"}


def decision(number: str) -> str:
    (file,) = DECISIONS.glob(f"{number}-*.md")
    return file.read_text(encoding="utf-8")


def test_every_decision_is_listed_under_its_title() -> None:
    listed = re.findall(r"\| \[(\d+)\]\((.+?)\) \|", (DECISIONS / "README.md").read_text(encoding="utf-8"))
    files = sorted(file.name for file in DECISIONS.glob("0*.md"))
    assert [name for _, name in listed] == files
    assert all(name.startswith(f"{number}-") for number, name in listed)


def test_a_frame_has_a_limited_number_of_words() -> None:
    words = NUMBERS[len([name for name in State.FIELDS if re.fullmatch(r"f_[a-z]", name)])]
    assert f"frames of {words} words each" in decision("0004")
    assert f"The {words} rows" in decision("0004")
    assert f"frames of {words} words" in decision("0008")


def test_the_widths_are_those_of_the_state() -> None:
    page = decision("0008")
    assert f"{CLAIMS} claims, {DEPTH} frames" in page
    assert f"{EVENTS} events a move" in page
    assert f"Up to {CLAIMS // 2} pass" in page
    assert f"A state is about {round(State.DTYPE.itemsize, -2):,} bytes" in page
    assert f"{State.DTYPE['event'].itemsize:,} bytes, is the log" in page
    wide = {name for name, width in State.FIELDS.items() if width.code == "i8"}
    assert {"cash", "paid", "claim_amount", "give", "event", "moves", "lap"} <= wide
    narrow = {name for name, row in State.OTHER_NAMES.items() if row not in wide}
    assert narrow == {"land_rent_deed", "debt_deed"}, "the fifth word of a frame, which names a deed"


def test_every_scenario_that_a_ruling_names_is_there() -> None:
    books = ROOT / "tests" / "rulebook"
    scenarios = {file.relative_to(books).with_suffix("").as_posix() for file in books.rglob("*.toml")}
    names = {scenario.split("/")[1] for scenario in scenarios}
    page = decision("0005")
    for row in re.findall(r"^\|.*\|$", page, re.MULTILINE):
        rule = ""
        for name in re.findall(r"`([^`]+)`", row.split("|")[3]):
            rule = re.sub(r"-\d+$", "", name) if not name.startswith("-") else rule
            named = rule + name if name.startswith("-") else name
            held = scenarios if "/" in named else names
            pattern = re.compile(re.escape(named).replace(r"\*", ".*"))
            assert any(pattern.fullmatch(scenario) for scenario in held), f"{named}: {row}"
