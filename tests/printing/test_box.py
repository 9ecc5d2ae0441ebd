"""The printed box: every piece once, at true size, with words that can be searched."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
from typer.testing import CliRunner

from passgo import cli, how_to_install
from passgo.editions import edition_names, find_shipped
from passgo.printing import look
from passgo.printing.board import EDGE, box_of
from passgo.printing.box import BoxPart, Printed, box_pdf
from passgo.printing.cards import CARD, paper_pieces
from passgo.printing.deeds import DEED
from passgo.printing.money import note_counts
from passgo.printing.sheets import SIZES, Paper
from passgo.printing.wording import Language, Wording
from passgo.protocol.info import edition_info
from passgo.protocol.printed import EditionInfo

BOXES: list[tuple[str, Language, Paper]] = [("us1973", "en", "a4"), ("picsou", "fr", "letter")]
MM = 25.4 / 72

printed = pytest.mark.parametrize("box", BOXES, ids="-".join)
Box = tuple[str, Language, Paper]


@cache
def made(box: Box) -> tuple[Printed, pypdfium2.PdfDocument]:
    name, language, paper = box
    done = box_pdf(find_shipped(name), language, paper)
    return done, pypdfium2.PdfDocument(done.pdf)


def words_of(box: Box) -> Wording:
    return Wording(edition_info(box[0]), box[1])


def part_of(box: Box, key: str) -> BoxPart:
    name = words_of(box).say(f"print-{key}")
    return next(part for part in made(box)[0].parts if part.name == name)


def text_of(box: Box, key: str) -> str:
    """Return the text on the pages of a part."""
    part = part_of(box, key)
    pages = [
        made(box)[1][page - 1].get_textpage().get_text_range() for page in range(part.first, part.last + 1)
    ]
    return plain(" ".join(pages))


def plain(text: str) -> str:
    """A text without its line breaks, hyphens at them and hard spaces."""
    return re.sub(r"\s+", " ", text.replace("\ufffe", "-").replace("\x02", "-"))


def sheets(count: int, a_sheet: int) -> int:
    return -(-count // a_sheet)


@printed
def test_pages_are_as_large_as_the_paper_and_as_many_as_the_pieces_need(box: Box) -> None:
    done, pdf = made(box)
    for page in pdf:
        assert [size * MM for size in page.get_size()] == pytest.approx(SIZES[box[2]])
    info, e = edition_info(box[0]), find_shipped(box[0])
    counted = {
        "board": 6,
        "deeds": 2 * sheets(len(info.deeds), 9),
        "cards": 2 * sheets(len(info.cards), 8),
        "papers": 2 * sheets(len(paper_pieces(words_of(box))), 8),
        "money": sum(count for _, count in note_counts(e.starting_notes, info.players_most)) // 10,
        "house": 1,
    }
    for key, pages in counted.items():
        if pages:
            part = part_of(box, key)
            assert part.last - part.first + 1 == pages, key
    assert [part.first for part in done.parts[1:]] == [part.last + 1 for part in done.parts[:-1]]
    assert (done.parts[0].first, done.parts[-1].last) == (2, len(pdf))


@printed
def test_every_deed_card_and_space_is_there_once(box: Box) -> None:
    info, language = edition_info(box[0]), box[1]
    numbers = Counter(re.findall(r"(?:No\.|n°) (\d+)\b", text_of(box, "deeds")))
    assert numbers == {str(deed.number): 1 for deed in info.deeds}
    deeds, cards = text_of(box, "deeds"), text_of(box, "cards")
    for deed in info.deeds:
        assert plain(deed.name[language]) in deeds
    texts = Counter(plain(card.text[language]) for card in info.cards)
    for text in texts:
        assert cards.count(text) == sum(count for other, count in texts.items() if text in other)
    board = text_of(box, "board")
    for space in info.spaces:
        if space.kind != "jail":
            assert all(word in board for word in plain(space.name[language]).split())
    spots = [box_of(at, len(info.spaces)) for at in range(len(info.spaces))]
    assert len({(spot.x, spot.y) for spot in spots}) == len(spots)
    ring = sum(spot.width * spot.height for spot in spots)
    inner = EDGE - 2 * spots[0].width
    assert ring == pytest.approx(EDGE**2 - inner**2)


@printed
def test_papers_and_notes_are_as_many_as_there_are(box: Box) -> None:
    words, info = words_of(box), edition_info(box[0])
    if info.papers:
        papers = text_of(box, "papers")
        shares = sum(company.shares for company in info.papers.companies)
        assert papers.count(plain(words.say("paper-dividends-of"))) == shares
        assert papers.count(plain(words.say("print-roll"))) >= len(info.papers.rolls)
        assert papers.count(plain(words.say("ticket-blank"))) == sum(
            ticket.count for ticket in info.papers.tickets if not ticket.amount
        )
    part = part_of(box, "money")
    pages = [
        made(box)[1][page - 1].get_textpage().get_text_range() for page in range(part.first, part.last + 1)
    ]
    lines = Counter(plain(line) for page in pages for line in page.splitlines())
    for value, count in note_counts(find_shipped(box[0]).starting_notes, info.players_most):
        assert lines[plain(words.money(value))] == count, value


@printed
def test_every_statement_of_the_rules_is_there(box: Box) -> None:
    rules = text_of(box, "rules").replace("- ", "-")
    missing = [
        rule.text[box[1]]
        for rule in edition_info(box[0]).rules.values()
        if plain(rule.text[box[1]]).replace("- ", "-") not in rules
    ]
    assert len(missing) <= 6  # those that a column or a page cuts in two


def test_the_pieces_are_as_large_as_is_said() -> None:
    """Two deeds side by side are a deed's width apart, and two cards one above the other a card's height."""
    box = BOXES[0]
    _, pdf = made(box)
    for key, words, size in (
        ("deeds", [f"Title deed · No. {number}" for number in (1, 2, 4)], DEED),
        ("cards", ["Straight ahead", "Move ahead to Illinois", "Move ahead to St"], CARD),
    ):
        page = pdf[part_of(box, key).first - 1].get_textpage()
        places = []
        for sought in words:
            index, count = page.search(sought).get_next()
            edges = [page.get_charbox(at) for at in (index, index + count - 1)]
            places.append(((edges[0][0] + edges[1][2]) / 2 * MM, edges[0][1] * MM))
        first, beside, below = places
        if key == "deeds":
            assert beside[0] - first[0] == pytest.approx(size[0], abs=0.15)
            assert first[1] - below[1] == pytest.approx(size[1], abs=0.01)
        else:
            assert beside[0] > first[0]


def test_two_boxes_of_an_edition_are_the_same_file() -> None:
    assert made(BOXES[0])[0].pdf == box_pdf(find_shipped("us1973"), "en", "a4").pdf


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_has_notes_for_what_each_player_is_handed(name: str) -> None:
    e = find_shipped(name)
    counts = note_counts(e.starting_notes, e.tables.max_players)
    handed = e.starting_notes or ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5))
    assert sum(value * count for value, count in handed) <= e.tables.starting_cash
    for value, count in counts:
        assert count >= dict(handed)[value] * e.tables.max_players


def test_a_box_of_your_own_edition_is_written(tmp_path: Path) -> None:
    file, own = tmp_path / "own.pdf", tmp_path / "our.toml"
    run = CliRunner()
    run.invoke(cli.app, ["edition", "new", str(own), "--name", "Our table"])
    said = run.invoke(cli.app, ["print", str(own), "-o", str(file), "--paper", "letter"])
    assert said.exit_code == 0
    pdf = pypdfium2.PdfDocument(file)
    assert said.stdout == f"{file}: {len(pdf)} pages\n"
    assert "Our table" in pdf[0].get_textpage().get_text_range()


def test_without_the_client_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(look, "STATIC", "not-built")
    look.look.cache_clear()
    said = CliRunner().invoke(cli.app, ["print", "us1973", "-o", str(tmp_path / "box.pdf")])
    monkeypatch.undo()
    look.look.cache_clear()
    assert said.exit_code == 2
    assert "hatch_build.py" in said.stderr
    assert not list(tmp_path.iterdir())


def test_without_the_library_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "passgo.printing.box", None)
    said = CliRunner().invoke(cli.app, ["print", "us1973", "-o", str(tmp_path / "box.pdf")])
    assert said.exit_code == 2
    assert how_to_install("print") in said.stderr
    assert 'pipx runpip passgo install "passgo[print]"' in said.stderr


def test_no_group_is_without_an_ink() -> None:
    """The inks of the groups are those of the screens, read from their style sheet."""
    inks = look.look().inks
    infos: list[EditionInfo] = [edition_info(name) for name in ("us1973", "picsou-taxi", "fr2013")]
    assert {f"group-{group.ink}" for info in infos for group in info.groups if group.ink} <= inks.keys()
    css = (Path(__file__).parents[2] / "web/src/look/tokens.css").read_text(encoding="utf-8")
    assert all(f"--{name}: {value};" in css for name, value in inks.items())
