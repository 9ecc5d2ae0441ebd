"""An offer that nobody answers stands for a round: every player has a whole turn, then it lapses with a roll."""

from __future__ import annotations

from pathlib import Path

from passgo.game import Game
from passgo.notation import parse_move
from passgo.table.state.offers import TableOffers
from server.harness import Screen, Server, new_places

START = 'edition = "us1973"\nplayers = 2\n'
ROUND = ("p1 roll 1 3", "p2 roll 1 3", "p3 roll 1 3")
"""Each pays the income tax, and the turn passes."""


def played(*lines: str) -> Game:
    game = Game("us1973", ["Ann", "Bob", "Cleo"])
    play(game, *lines)
    return game


def play(game: Game, *lines: str) -> None:
    for line in lines:
        game.push_text(line)
        if game.awaits.kind == "tax":
            game.push_text(line.split()[0] + " tax flat")


def offered(game: Game, text: str = "p1 offer p2 10 for nothing") -> TableOffers:
    offers = TableOffers()
    offers.make(game, 1, parse_move(text, game.edition), "")
    return offers


def test_an_offer_made_before_a_roll_stands_to_the_end_of_its_makers_next_turn() -> None:
    game = played()
    offers = offered(game)
    for line in ROUND:
        play(game, line)
        assert offers.over(game) == {}
    play(game, "p1 roll 2 4")
    assert game.state.turn == 1, "the maker's next turn is at its end"
    assert offers.over(game) == {}
    play(game, "p2 roll 2 4")
    assert offers.over(game) == {1: "lapsed"}


def test_an_offer_made_after_the_roll_stands_as_long() -> None:
    game = played()
    game.push_text("p1 roll 1 3")
    assert game.state.turn == 0
    offers = offered(game)
    game.push_text("p1 tax flat")
    play(game, *ROUND[1:], "p1 roll 2 4")
    assert offers.over(game) == {}
    play(game, "p2 roll 2 4")
    assert offers.over(game) == {1: "lapsed"}


def test_the_other_has_had_a_turn_whoever_was_to_roll() -> None:
    game = played()
    offers = offered(game, "p2 offer p3 10 for nothing")
    play(game, *ROUND, "p1 roll 2 4")
    assert offers.over(game) == {}
    play(game, "p2 roll 2 4")
    assert offers.over(game) == {1: "lapsed"}


def test_a_second_roll_in_a_turn_ends_no_round() -> None:
    game = played()
    offers = offered(game)
    play(game, "p1 roll 2 2", "p1 roll 2 4", *ROUND[1:])
    play(game, "p1 roll 4 6")
    assert offers.over(game) == {}


def test_an_undo_takes_the_time_of_an_offer_back() -> None:
    """The last roll of a round is undone at a real board: nothing has lapsed, and it does once it is rolled again."""
    game = Game("us1973", ["Ann", "Bob", "Cleo"], real_board=True)
    offers = offered(game)
    play(game, *ROUND, "p1 roll 2 4", "p2 roll 2 4")
    assert offers.over(game) == {1: "lapsed"}
    game.push_text("* takeback 2")
    assert offers.over(game) == {}
    play(game, "p2 roll 2 4")
    assert offers.over(game) == {1: "lapsed"}


def say(screen: Screen, text: str) -> None:
    """Enter a roll at the real board, and hear what comes of it."""
    answer = screen.move(text)
    assert answer["t"] == "ack", answer
    while not screen.known or screen.n < answer["n"]:
        screen.hear()


def standing(screen: Screen) -> list[int]:
    return [offer["offer"] for offer in screen.offers]


def test_a_table_counts_the_round_across_a_restart_and_an_undo(tmp_path: Path) -> None:
    """The store has no turn with an offer, but how long the record was."""
    terms, places = {"edition": "us1973", "real_board": True}, new_places(["person", "person"])
    with Server(tmp_path) as server, server.screen() as screen:
        screen.ask("create", terms=terms, places=places, start=START, begin=True)
        assert screen.ask("offer", text="p1 offer p2 5 for 1")["t"] == "ack"
        say(screen, "p1 roll 4 6")
        say(screen, "p2 roll 4 6")
        say(screen, "p1 roll 4 6")
        assert screen.ask("takeback", seat="p1", n=screen.n)["t"] == "ack"
        say(screen, "p1 roll 4 6")
        assert standing(screen) == [1]
    with Server(tmp_path) as server, server.screen() as screen, server.screen() as other:
        assert standing(screen) == [1], "the maker's next turn is over, and nobody has rolled since"
        say(screen, "p2 roll 4 6")
        ended = other.until(lambda message: message["t"] == "offers")
        assert [(one["offer"]["offer"], one["how"]) for one in ended["closed"]] == [(1, "lapsed")]
        assert ended["offers"] == []
        assert screen.ask("answer", offer=1, answer="accept")["key"] == "no-offer"
        assert screen.ask("takeback", seat="p2", n=screen.n)["t"] == "ack"
        assert standing(screen) == [], "talk that has ended does not begin again"
    with Server(tmp_path) as server, server.screen() as screen:
        assert standing(screen) == []
