"""Names at a table."""

from __future__ import annotations

import re

import pytest

from passgo.table.people.names import BadNameError, clean, look_alikes
from server.harness import Screen, Server, new_places, new_terms


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   B. ", "Ann B."),
        ("A\u0301lma", "\u00c1lma"),
        ("Ａｎｎ", "Ann"),
        ("O’Neil", "O’Neil"),
        ("Jean-Loup 2", "Jean-Loup 2"),
        ("❤️ Zoé", "❤ Zoé"),
        ("名前", "名前"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_has_one_spelling(written: str, name: str) -> None:
    assert clean(written) == name
    assert clean(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u2800\u2800",
        "\u3164",
        "Ann\u200b",
        "Ann\u202eB",
        "Ann\x07",
        "Ann\nBob",
        "Ann\u00ad",
        "Ann\U000e0041",
        "x" * 25,
        "名" * 13,
        "a" + "\u0301" * 20,
        "\ud800",
    ],
)
def test_a_name_that_would_spoil_the_screen_is_refused(name: str) -> None:
    with pytest.raises(BadNameError, match="name: "):
        clean(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ann"), ("Ann", "Аnn"), ("Сосо", "Coco"), ("Bill", "BiII"), ("Bob1", "Bobl"), ("Martin", "Martιn"), ("ρat", "pat")],
)  # fmt: skip
def test_two_names_that_look_the_same(one: str, other: str) -> None:
    assert look_alikes(["Zoé", one, "Max", other]) == (one, other)


def test_names_that_differ() -> None:
    assert look_alikes(["Ann", "Anne", "Zoé", "Zoe", "Seat 1", "Seat 2", "Аня"]) is None


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Ann", "Аnn"], "look the same"),
        (["Ann", "x" * 30], "24 letters"),
        (["Ann", "B\u200bob"], "U\\+200B"),
    ],
)
def test_a_game_with_such_names_does_not_begin(screen: Screen, names: list[str], why: str) -> None:
    places = new_places(["person"] * len(names))
    for place, name in zip(places, names, strict=True):
        place["name"] = name
    answer = screen.ask("create", terms=new_terms("us1973"), places=places, begin=True)
    assert (answer["t"], answer["key"]) == ("fault", "bad-start")
    assert re.search(why, answer["detail"])


def test_a_name_is_shown_in_its_one_spelling(screen: Screen) -> None:
    places = new_places(["person", "person"])
    places[0]["name"] = "  A\u0301lma "
    assert screen.ask("create", terms=new_terms("us1973"), places=places, begin=True)["t"] == "ack"
    assert screen.state["seats"][0]["name"] == "\u00c1lma"


def test_a_spectator_is_not_named_like_somebody_who_sits_there(server: Server) -> None:
    """The name of a seat is its player's, even if a spectator had it first; the spectator gets a number."""

    def watchers(screen: Screen) -> list[str]:
        return sorted(one["name"] for one in screen.people["watchers"])

    with server.screen(who="Ann", code="") as ann:
        ann.lay(["person", "free"])
        name, code = ann.people["places"][0]["name"], ann.people["code"]
        with server.screen(who="Eve", code="") as eve, server.screen(who="Bob", code=code) as bob:
            eve.ask("rename", name=name.upper())
            assert eve.ask("visit", code=code)["t"] == "ack"
            ann.until(lambda m: m["t"] == "table" and len(m["watchers"]) == 2)
            assert watchers(ann) == ["Bob", f"{name.upper()} (2)"]
            eve.ask("say", text="I am she")
            assert ann.until(lambda m: m["t"] == "chat")["lines"][0]["name"] == f"{name.upper()} (2)"
            assert bob.ask("say", text="I was here first")["t"] == "ack"
            assert ann.until(lambda m: m["t"] == "chat")["lines"][0]["name"] == "Bob"
            with server.screen(who="Bob the player", code=code) as other:
                assert other.ask("sit", place=2, name="Bоb")["t"] == "ack"
                chat = ann.until(lambda m: m["t"] == "chat")
                assert [line["name"] for line in chat["lines"]] == [f"{name.upper()} (2)", "Bob (2)"]
                assert chat["whole"], "what was said before is told with the number too"
                ann.until(lambda m: m["t"] == "table")
                assert watchers(ann) == ["Bob (2)", f"{name.upper()} (2)"]
