"""How a question is put: every text of its panel and of its answers can be said in both languages."""

from __future__ import annotations

import pytest

from passgo import locale
from passgo.game import Game
from passgo.notation import Record
from passgo.protocol.messages import Act
from passgo.protocol.options import seat_options
from passgo.protocol.panels import panel_view
from passgo.protocol.state import PanelView
from passgo.rules.base import moves
from server.test_view import positions


def panel_of(game: Game) -> PanelView:
    panel = panel_view(game)
    assert panel
    return panel


def said(panel: PanelView, acts: list[Act]) -> list[str]:
    """All that a panel and its answers say, in both languages, by their bare arguments."""
    args = {name: argument.value for name, argument in panel.args.items()}
    keys = [panel.title, panel.note, panel.watched, panel.watched_note, panel.ledger, *panel.lines]
    labels = [act.label for act in acts]
    return [
        locale.say(language, key, {**args, "cost": 0})
        for language in locale.LANGUAGES
        for key in [*keys, *labels]
        if key
    ]


@pytest.mark.parametrize("edition", ["us1973", "picsou"])
def test_every_panel_can_be_said(edition: str):
    kinds: set[str] = set()
    for game in positions(11, 400, edition):
        panel = panel_view(game)
        if panel is None:
            continue
        kinds.add(game.awaits.kind)
        acts = [act for seat in range(4) for act in seat_options(game, seat).acts]
        assert all(said(panel, acts))
    assert {"throw", "buy", "auction", "debt"} <= kinds


def test_answers_have_labels_and_keys_of_their_own():
    game = Game("us1973", ["Ann", "Bob"])
    game.push_text("p1 roll 2 4")
    acts = seat_options(game, 0).acts
    assert [(act.verb, act.label, act.key, act.look) for act in acts] == [
        ("buy", "buy-buy", "b", "primary"),
        ("decline", "buy-decline", "a", "secondary"),
    ]
    panel = panel_of(game)
    assert (panel.title, panel.note, panel.watched_note) == ("buy-title", "buy-note", "buy-note-other")
    assert {name: (one.type, one.value) for name, one in panel.args.items()} == {
        "name": ("seat", "p1"),
        "deed": ("deed", "oriental_avenue"),
        "amount": ("money", 100),
    }


@pytest.mark.parametrize(
    ("edition", "text", "costs"),
    [
        ("us1973", "p1 roll 2 4", {"buy": -100, "decline": 0}),
        ("us1973", "p1 roll 1 3", {"tax flat": -200, "tax percent": 0}),
        ("fr2013-classic", "p1 roll 1 1\n* card cc_amende_ou_chance", {"pay": -10, "draw": 0}),
    ],
)
def test_an_answer_that_pays_the_sum_of_the_question_says_so(edition: str, text: str, costs: dict[str, int]):
    game = Game(edition, ["Ann", "Bob"])
    game.push_text(text)
    assert {act.verb: act.amount for act in seat_options(game, 0).acts}.items() >= costs.items()


def test_of_two_cards_that_free_from_jail_one_is_put_into_words():
    text = 'edition = "us1973"\nplayers = 2\n[p1]\njail_turn = 1\ncards = ["ch_get_out_of_jail", "cc_get_out_of_jail"]\n'
    record = Record.parse(text)
    game = record.start(record.edition())
    uses = [act for act in seat_options(game, 0).acts if act.verb == moves.KINDS[moves.USE].verb]
    assert [act.label for act in uses] == ["jail-card", ""]


def test_a_house_rule_changes_the_words():
    record = Record.parse('edition = "us1973"\nplayers = 2\n[overlay.knobs]\nauction_when_declined = false\n')
    game = record.start(record.edition())
    game.push_text("p1 roll 2 4")
    assert (panel_of(game).note, [act.label for act in seat_options(game, 0).acts]) == (
        "buy-note-house",
        ["buy-buy", "buy-decline-house"],
    )


def test_a_game_that_is_over_is_put_by_nobody():
    record = Record.parse('edition = "us1973"\nplayers = 2\n[p1]\nat = "short_line"\ncash = 50\n')
    game = record.start(record.edition())
    game.push_text("p1 roll 1 2\np1 bankrupt")
    assert panel_view(game) is None
