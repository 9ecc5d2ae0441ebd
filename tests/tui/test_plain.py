"""The table by lines: every book is played by them, in both languages, and nobody is left without a word."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from house.tools import ROOT
from passgo.editions import find_edition
from passgo.notation import Record
from passgo.notation.writing import write_moment
from passgo.printing.wording import Language
from passgo.protocol.messages import Ack
from passgo.protocol.tables import CreateTable, NewPlace, Sit, TableTerms
from passgo.tui.client import Client
from passgo.tui.pages.base import base_page
from passgo.tui.pages.lobby import TablePlan
from passgo.tui.pages.page import Page, PageChoice
from passgo.tui.pages.people import people_view
from passgo.tui.pages.questions.debts import raising
from passgo.tui.plain import PlainFace
from passgo.tui.session import LinesRead, UnknownWishError, Wish, begin, play_plain, server_of
from server.harness import HANGS
from tui.conftest import NewGuest
from tui.lines import RandomLines, connected, until

BOOKS: list[tuple[str, Language]] = [
    ("us1973", "en"),
    ("ca1961", "fr"),
    ("nhl1999", "en"),
    ("fr2013-speed", "fr"),
    ("fr2013-classic", "en"),
    ("picsou", "fr"),
    ("picsou-squeeze-alt", "en"),
]


@pytest.mark.parametrize(("book", "language"), BOOKS)
def test_every_book_is_played_by_lines(guest: NewGuest, book: str, language: Language) -> None:
    player = RandomLines(guest(language=language), most=60, seed=1)
    asyncio.run(player.play(Wish(edition=book, bots="easy,easy", name="Ann")))
    assert len(player.client.entries) > 100
    said = "\n".join(player.written)
    assert not re.search(r"[\ue000-\ue003{}]", said)
    for page in player.pages:
        keys = [choice.key for choice in page.choices if choice.key]
        assert len(keys) == len(set(keys)), page.title
        assert all(choice.label for choice in page.choices), page.title


DEEDS = [f'"{deed}"' for deed in find_edition("fr2013-speed").deeds]
LATE = f"""
edition = "fr2013-speed"
players = ["Ann", "Ada"]
[p1]
cash = 600
deeds = [{", ".join(DEEDS[:3])}]
[p2]
cash = 9000
deeds = [{", ".join(DEEDS[3:])}]
"""
"""Ann has hardly anything left: however the dice fall and whatever she says, such a game ends soon."""


def test_a_game_is_played_to_its_end(guest: NewGuest) -> None:
    client = guest()
    player = RandomLines(client, most=10_000, seed=2)

    async def play() -> None:
        async with connected(client):
            plan = TablePlan(client, "fr2013-speed", ["easy"])
            plan.start = LATE
            assert isinstance(await plan.lay(), Ack)
            await until(client, lambda: client.table)
        await player.play(Wish(table=client.link))

        assert client.state is not None  # by now it may speak French: that too stands in the menu
        assert client.state.winners
        names = ", ".join(map(client.name_of, client.state.winners))
        assert player.written[-1].startswith(f"== {client.say('count-title', names=names, count=1)}\n")
        client.language = "en"
        assert client.game
        game, link = client.game.game, client.link
        async with connected(client):
            await client.visit(link[-6:])
            await until(client, lambda: client.state and client.state.winners)
            await look_back(client)
            assert client.link != link
        address = f"{client.address}/api/games/{game}/record?code={link[-6:]}"
        text = await asyncio.to_thread(lambda: urlopen(address).read().decode())
        other = guest("Bob")
        async with connected(other):
            await begin(other, Wish(record=text))
            await look_back(other)

    asyncio.run(play())


async def look_back(client: Client) -> None:
    """A game that is over is looked at again: how it went, its dice, its moments; and it is played on from one."""
    assert client.state
    assert client.state.winners
    for key, said in (
        ("h", r"Net worth over time.*Rent: who paid whom"),
        ("k", "Something is wrong with these dice."),  # those of the tests are loaded
        ("w", "."),
    ):
        page = await opened(client, key)
        assert re.search(said, " ".join([page.note, *page.lines]), re.DOTALL), page
    await chosen(client, "v")
    replay = client.replay
    assert replay
    seen: set[str] = set()
    for key in ("f", "f", "b", "t", "t", "r"):
        await chosen(client, key)
        seen.add(base_page(client).note)
    assert len(seen) > 3
    assert len(client.shown_entries) == replay.at < replay.view.n
    turn = next(choice for choice in base_page(client).choices if choice.key == "g").written
    assert turn
    await turn.done("3")
    assert (replay.turn, replay.at) == (3, replay.view.turns[2].n)
    cash = [seat.cash for seat in client.state.seats]
    begin = (await opened(client, "p")).choices[0]
    assert begin.done
    await begin.done()
    await until(client, lambda: not client.replay and client.waiting)
    assert [seat.cash for seat in client.state.seats] == cash


async def chosen(client: Client, key: str) -> PageChoice:
    choice = next(choice for choice in base_page(client).choices if choice.key == key)
    if choice.done:
        await choice.done()
    return choice


async def opened(client: Client, key: str) -> Page:
    view = (await chosen(client, key)).opened
    page = view() if view else None
    assert page, key
    return page


START = """edition = "us1973"
players = ["Ann", "Bob"]
[p1]
cash = 500
"""


def test_a_position_is_played_on_from(guest: NewGuest) -> None:
    async def start() -> None:
        client = guest("Dora")
        async with connected(client):
            await begin(client, Wish(start=START, edition="us1973", players=2))
            await until(client, lambda: client.state)
            assert client.state
            assert [seat.cash for seat in client.state.seats] == [500, 1500]

    asyncio.run(start())


def test_a_record_of_a_game_that_is_over_is_looked_at_by_lines(tmp_path: Path) -> None:
    record = ROOT / "tests" / "golden" / "us1973.toml"
    asked = [sys.executable, "-m", "passgo", "tui", "--plain", "--from", str(record), "--data", str(tmp_path)]
    ran = subprocess.run(
        asked,
        input="v\nt\nm\n\nx\nk\n\nn\nq\n", capture_output=True, timeout=HANGS, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    titles = re.findall("^== (.*)$", ran.stdout, re.MULTILINE)
    over, before, turn = "p3 wins!", "Before the first turn", "Round 1, turn 1 of 139"
    dice, lobby = "This game’s dice", "By the book."
    assert titles == [over, before, turn, "Menu", turn, over, dice, over, lobby]


def test_a_record_that_the_server_cannot_read_leaves_one_in_the_lobby(guest: NewGuest) -> None:
    async def bring() -> None:
        client = guest()
        async with connected(client):
            await begin(client, Wish(record="edition = 'us1974'"))
            page = base_page(client)
            assert page.title == client.say("lobby-title")
            assert f"✗ {client.say('replay-unread')}" in page.lines

    asyncio.run(bring())


IN_DEBT = """
edition = "us1973"
players = ["Ann", "Ada"]
moves = '''
p1 roll 4 2
p2 claim p1
'''
[p1]
cash = 90
deeds = ["mediterranean_avenue hotel", "baltic_avenue hotel"]
[p2]
deeds = ["oriental_avenue hotel", "vermont_avenue hotel", "connecticut_avenue hotel"]
"""


def test_hotels_that_are_broken_up_say_how_many_houses_stay(guest: NewGuest) -> None:
    client = guest()
    start = write_moment(Record.parse(IN_DEBT).replay(), edition="us1973")

    async def look() -> list[str]:
        async with connected(client):
            await begin(client, Wish(start=start, edition="us1973", players=2))
            await until(client, lambda: client.state and client.options_of("p1"))
            return [choice.label for choice in raising(client, "p1")]

    labels = asyncio.run(look())
    assert "Sell buildings down to 3 each: dark purple" in labels
    assert len(labels) == len(set(labels))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nobody_at_a_table_is_called_you(guest: NewGuest, language: Language) -> None:
    client = guest("nameless", language)
    names = [place.name for place in TablePlan(client, bots=["easy", "easy"]).places()]
    assert names == ["Ada", "Marguerite", "Quill"]
    client.guest.rename("Quill")
    names = [place.name for place in TablePlan(client, bots=["easy", "easy"]).places()]
    assert names == ["Quill", "Marguerite", "Théo"]


def test_what_the_server_does_not_have_is_named(guest: NewGuest) -> None:
    client = guest()
    face = PlainFace(client, LinesRead(), print)
    with pytest.raises(UnknownWishError, match=r"“us1974”.*us1973"):
        asyncio.run(play_plain(client, Wish(edition="us1974"), face))


def test_variants_extend_an_edition_by_its_name(guest: NewGuest) -> None:
    client = guest()

    async def lay() -> None:
        async with connected(client):
            await begin(client, Wish(edition="us1973+timed", bots="easy"))
            await until(client, lambda: client.table)

    asyncio.run(lay())
    assert client.table
    assert (client.table.terms.edition, client.table.terms.minutes) == ("us1973+timed", 60)


def test_a_link_names_its_server() -> None:
    assert server_of("http://friend.example:8000/t/KTR482") == "http://friend.example:8000"
    assert server_of("KTR482") == ""


def test_the_command_plays_by_standard_streams(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "passgo", "tui", "--plain", "--edition", "us1973", "--bots", "easy"]
    ran = subprocess.run(
        [*asked, "--name", "Zoé", "--lang", "fr", "--data", str(tmp_path)],
        input="r\nq\n", capture_output=True, timeout=HANGS, encoding="utf-8", check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert "Zoé" in ran.stdout
    assert (tmp_path / "guest.json").stat().st_mode & 0o077 == 0


def test_the_host_is_asked_twice_before_somebody_is_sent_away(guest: NewGuest) -> None:
    """Players as well as spectators; and everybody changes their own name."""
    ann, bob, eve = guest("Ann"), guest("Bob"), guest("")

    async def meet() -> None:
        async with connected(ann), connected(bob), connected(eve):
            terms = TableTerms(edition="us1973")
            places = [
                NewPlace(kind="person", token="hat", name="Ann"),
                NewPlace(kind="person", token="car", free=True),
            ]
            assert isinstance(await ann.ask(CreateTable, terms=terms, places=places), Ack)
            await until(ann, lambda: ann.table)
            for other in (bob, eve):
                await other.visit(ann.link[-6:])
                await until(other, lambda: bob.table)
            assert isinstance(await bob.ask(Sit, place=2, name="Bob"), Ack)
            await until(ann, lambda: ann.table and ann.table.places[1].name == "Bob" and ann.table.watchers)
            page = people_view(ann)()
            assert page
            own, of_bob = (choice.opened() for choice in page.choices[:2] if choice.opened)
            assert own
            assert of_bob
            rename = next(choice.written for choice in own.choices if choice.label == "Change name")
            assert rename
            assert isinstance(await rename.done("Anna"), Ack)
            for choice in (
                next(choice for choice in of_bob.choices if choice.label == "Remove"),
                next(choice for choice in page.choices if choice.label == "Remove Spectator 1"),
            ):
                assert choice.done is None
                assert choice.opened
                sure = choice.opened()
                assert sure
                assert "can’t come back" in sure.note
                yes = next(one for one in sure.choices if one.key == "y")
                assert yes.done
                assert isinstance(await yes.done(), Ack)
            await until(ann, lambda: ann.table and not ann.table.watchers)
            assert ann.table
            assert [place.name for place in ann.table.places] == ["Anna", ""]

    asyncio.run(meet())


def test_house_rules_write_money_as_the_edition_does(guest: NewGuest) -> None:
    client = guest(language="fr")

    async def look() -> list[str]:
        async with connected(client):
            await client.read_lobby()
            page = TablePlan(client, "fr2013", ["easy"]).view()
            assert page
            house = next(choice.opened for choice in page.choices if choice.key == "h")
            shown = house() if house else None
            assert shown
            return [choice.label for choice in shown.choices]

    assert "Argent de départ\u00a0: 1\u00a0500\u00a0M" in asyncio.run(look())
