"""Forecasts know who sits there: the levels by name, persons by the deals that they make."""

from __future__ import annotations

import numpy as np
import pytest

from passgo.analysis import edges as edges_module
from passgo.analysis.calibration import calibrate
from passgo.analysis.edge_fitting import CAUTION, Lesson, best_numbers
from passgo.analysis.edges import PERSON, Edges, all_edges, deals_in, edges_for, row_of
from passgo.analysis.forecast import chances, interpreted
from passgo.bots.evaluator import CERTAIN, CHANCE, WEIGHT, evaluate
from passgo.bots.fitted import ANY_BOARD, all_weights, new_memories
from passgo.bots.memory import Memory
from passgo.bots.registry import LEVELS, policy
from passgo.editions import find_edition
from passgo.game import Game
from passgo.notation import NotationError, Record
from passgo.sim.edge import AS_TRAINED, EDGE, MOMENTS, POSITION, share_by_edge

HEAD = 'edition = "us1973"\nplayers = ["Ann", "Bob"]\n'
EVEN = "[p1]\ncash = 900\n[p2]\ncash = 900\n"


def judged(game: Game, edges: list[int]) -> list[float]:
    """Return the chances by the value network and a row of edges, without a rollout."""
    memory = new_memories(game.edition.tables, len(game.players))[0]
    evaluate(game.state, game.edition.tables, memory)
    share_by_edge(game.state, memory, edges)
    return chances_in(memory, game)


def chances_in(memory: Memory, game: Game) -> list[float]:
    return [memory.numbers[CHANCE + seat] / CERTAIN for seat in range(len(game.players))]


def test_edges_as_trained_leave_the_word_of_the_network() -> None:
    game = Record.parse(HEAD + "[table]\nturns = 30\n" + EVEN).replay()
    memory = new_memories(game.edition.tables, 2)[0]
    evaluate(game.state, game.edition.tables, memory)
    assert judged(game, [*AS_TRAINED]) == chances_in(memory, game)


@pytest.mark.parametrize(("turn", "adds"), [(0, 1.0), (20, 0.5), (40, 0.0), (500, 0.0)])
def test_edge_changes_evenly_between_its_moments(turn: int, adds: float) -> None:
    """A player adds 1 at the start and nothing from turn 40 on."""
    game = Record.parse(HEAD + f"[table]\nturns = {turn}\n" + EVEN).replay()
    edges = [0, 40, 50, 60, 70, *AS_TRAINED[MOMENTS:]]
    edges[EDGE] = 1 << WEIGHT
    before, after = judged(game, [*AS_TRAINED])[0], judged(game, edges)[0]
    assert after / (1 - after) == pytest.approx(before / (1 - before) * np.exp(adds), rel=0.01)


def test_the_leader_is_surer_if_the_position_counts_twice() -> None:
    game = Record.parse(HEAD + '[p1]\ncash = 900\ndeeds = ["boardwalk"]\n[p2]\ncash = 900\n').replay()
    edges = [*AS_TRAINED]
    edges[POSITION:EDGE] = [2 << WEIGHT] * MOMENTS
    before, after = judged(game, [*AS_TRAINED])[0], judged(game, edges)[0]
    assert after / (1 - after) == pytest.approx((before / (1 - before)) ** 2, rel=0.01)


def test_a_game_that_is_over_is_known() -> None:
    """However good the loser is."""
    text = (
        HEAD
        + '[p1]\ncash = 0\nat = "park_place"\n[p2]\ncash = 900\ndeeds = ["boardwalk hotel", "park_place hotel"]\n'
    )
    game = Record.parse(text).replay()
    for move in ("p1 roll 1 1", "p2 claim p1", "p1 bankrupt"):
        game.push_text(move)
    assert game.is_over
    edges = [*AS_TRAINED]
    edges[EDGE] = 9 << WEIGHT
    assert judged(game, edges) == [0, 1]


TRADED = (
    HEAD
    + '''moves = """
p1 offer p2 boardwalk for 300
p2 accept
p2 offer p1 boardwalk for 400
p1 reject
p2 offer p1 park_place for 200
p1 accept
* takeback 2
"""
[p1]
cash = 900
deeds = ["boardwalk"]
[p2]
cash = 900
deeds = ["park_place"]
'''
)


def test_deals_in_effect_count_for_both_sides() -> None:
    assert deals_in(Record.parse(TRADED).replay())[:3] == [1, 1, 0]


def test_a_person_who_trades_is_expected_to_play_better() -> None:
    """A bot is known by its name, whatever it does."""
    known = edges_for(find_edition("us1973").tables, 3)

    def edge(seated: list[str], deals: int) -> int:
        return row_of(known, seated, [deals, 0, 0], 30)[EDGE]

    assert edge([PERSON] * 3, 5) > edge([PERSON] * 3, 0)
    assert edge(["nobody-knows.py:bot", PERSON, PERSON], 5) == edge([PERSON] * 3, 5)
    assert edge(["strong", PERSON, PERSON], 5) == edge(["strong", PERSON, PERSON], 0)


@pytest.mark.parametrize("edges", all_edges().networks.values(), ids=all_edges().networks)
def test_levels_begin_in_the_order_of_their_ratings(edges: Edges) -> None:
    at_start = {name: one[0] for name, one in edges.kinds.items()}
    assert at_start["strong"] > at_start["steady"] > at_start["easy"]
    assert set(LEVELS) <= set(at_start)


def test_the_best_numbers_are_found() -> None:
    """Of made-up games, won by chances that are known."""
    rng = np.random.default_rng(3)
    inputs = rng.normal(0, 1, (20_000, 3, 2))
    strengths = rng.normal(0, 1, (20_000, 3))
    alive = np.ones((20_000, 3), bool)
    truth = np.array([0.7, -0.4])
    lesson = Lesson(inputs, strengths, alive, strengths)
    said = lesson.said_by(truth)
    winners = (said.cumsum(1) > rng.random((20_000, 1))).argmax(1)
    found = best_numbers([lesson._replace(won=np.eye(3)[winners])], np.zeros(2), CAUTION)
    assert found == pytest.approx(truth, abs=0.04)


def test_numbers_stay_what_they_usually_are_without_evidence() -> None:
    """Of a kind that does not sit there."""
    lesson = Lesson(np.zeros((5, 2, 1)), np.zeros((5, 2)), np.ones((5, 2), bool), np.eye(2)[[0, 1, 0, 0, 1]])
    assert best_numbers([lesson], np.array([0.7]), CAUTION) == pytest.approx([0.7])


def test_every_network_has_its_edges() -> None:
    networks = {f"{one.edition}-{one.players}" for one in all_weights() if one.edition != ANY_BOARD}
    assert set(all_edges().networks) == networks


@pytest.mark.parametrize(
    ("edition", "players", "network"),
    [
        ("picsou", 3, "picsou-3"),
        ("picsou-taxi", 3, "picsou-3"),
        ("us1973", 8, "us1973-6"),
        ("fr2013-speed", 2, "fr2013-speed-2"),
    ],
)
def test_edges_are_those_of_the_network_that_judges(edition: str, players: int, network: str) -> None:
    assert edges_for(find_edition(edition).tables, players) == all_edges().networks[network]


def test_a_network_without_edges_takes_the_usual_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """As that of a board that nobody has trained on, which serves any number of players."""
    any_board = next(one for one in all_weights() if one.edition == ANY_BOARD)
    monkeypatch.setattr(edges_module, "weights_for", lambda E, players: any_board)
    for edition, players, network in (
        ("us1973", 8, "us1973-6"),
        ("nhl1999", 2, "us1973-2"),
        ("picsou", 5, "picsou-5"),
    ):
        assert edges_for(find_edition(edition).tables, players) == all_edges().networks[network]


def test_the_record_says_who_plays() -> None:
    by_bot = HEAD + 'bots = ["", "strong"]\n' + EVEN
    record = Record.parse(by_bot)
    assert record.bots == ["", "strong"]
    assert Record.parse(HEAD + EVEN).bots == []
    form = {"bot": policy("rules"), "form": interpreted, "futures": 2}
    known, unknown = (chances(record.replay(), seated=seated, **form) for seated in (record.bots, ()))
    assert known[1].mean > unknown[1].mean + 0.1
    with pytest.raises(NotationError, match="each of the 2 seats"):
        Record.parse(HEAD + 'bots = ["strong"]\n' + EVEN)


def test_forecasts_are_true_for_a_stranger() -> None:
    """Of a baseline that is not known by name, and that nothing was trained on: the network alone says 47%, not 35%."""
    found = dict(calibrate(find_edition("us1973"), ["refuser", "steady"], 1_500, futures=16).by_player())
    assert found.keys() == {"refuser", "steady"}
    for one in found.values():
        assert one.came_true.low - 0.02 < one.said < one.came_true.high + 0.02, one
