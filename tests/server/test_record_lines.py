"""The server says which events share a line of the record, and which share a sentence."""

from __future__ import annotations

from typing import Any

from passgo.protocol.messages import Entry, EventView, FactView
from passgo.protocol.record_lines import BIDS_LISTED, SENTENCES, RecordLines
from passgo.tui.record import RecordLine, lines_of


def event(kind: str, seat: str = "p1", **args: Any) -> EventView:
    return EventView(kind=kind, rule=f"rule-{kind}", seat=seat, args=args, dice=[], path=[], purses=[])


def entry(text: str, *events: EventView, **more: Any) -> Entry:
    return Entry(n=0, text=text, at=0.0, events=list(events), by_table=text.startswith("*"), **more)


def told(*entries: Entry) -> list[RecordLine]:
    """The lines of a record of these moves."""
    lines = RecordLines()
    for n, one in enumerate(entries, 1):
        one.n = n
        lines.add(one)
    return [line for line in lines_of(entries) if not line.turn_of]


def kinds(*entries: Entry) -> list[list[str]]:
    return [[one.kind for one in line.events] for line in told(*entries)]


def marks(*entries: Entry) -> list[str]:
    told(*entries)
    return [one.told for move in entries for one in move.events]


def threw() -> EventView:
    return event("threw", first=1, second=2)


def moved() -> EventView:
    return event("moved", origin="go", target="baltic_avenue", steps=3)


def bid(seat: str, amount: int) -> EventView:
    return event("bid", seat, amount=amount)


def test_a_roll_and_its_walk_share_a_sentence() -> None:
    assert marks(entry("p1 roll", threw(), moved(), event("salary", amount=200))) == [
        "",
        "line-threw-moved",
        "more",
    ]


def test_a_move_and_the_chance_that_decides_it_share_a_line() -> None:
    again = event("doubles-again")
    assert kinds(entry("p1 roll", again), entry("* dice 1 2", threw(), moved())) == [
        ["doubles-again", "threw", "moved"]
    ]
    assert kinds(entry("p1 roll", threw()), entry("p1 done", event("salary", amount=200))) == [
        ["threw"],
        ["salary"],
    ]


def test_what_a_bankrupt_leaves_to_the_bank_is_one_sentence_however_long() -> None:
    ruin = event("went-bankrupt", to="bank", amount=200)
    left = [event("left-deed", deed="boardwalk") for _ in range(2 * SENTENCES)]
    leaving = entry("p1 bankrupt", ruin, *left, threw())
    assert [len(line) for line in kinds(leaving)] == [1 + len(left), 1]
    assert marks(leaving)[1:4] == ["more", "line-left", "line-left"]


def test_a_line_has_four_sentences_and_what_matters_begins_one() -> None:
    gained = [event("salary", amount=200) for _ in range(SENTENCES + 1)]
    assert [len(line) for line in kinds(entry("", *gained))] == [SENTENCES, 1]
    assert kinds(entry("", threw(), event("drew", card="c"))) == [["threw"], ["drew"]]


def test_what_was_said_before_is_left_out_but_not_its_rule() -> None:
    (line,) = told(entry("p1 roll", threw(), moved(), event("stopped", space="go")))
    assert [one.kind for one in line.events] == ["threw", "moved"]
    assert line.rules == ["rule-threw", "rule-moved", "rule-stopped"]
    assert told(entry("p1 done", event("last-call"))) == []


def test_a_question_is_shown_until_the_next_move_answers_it() -> None:
    sale, bought = event("on-sale", deed="boardwalk", price=400), event("bought", deed="boardwalk", price=400)
    assert kinds(entry("p1 roll", threw(), sale)) == [["threw", "on-sale"]]
    landed, buy = entry("p1 roll", threw(), sale), entry("p1 buy", bought)
    assert kinds(landed, buy) == [["threw"], ["bought"]]
    assert bought.answers == 1
    assert "rule-on-sale" in told(landed, buy)[0].rules
    assert kinds(landed, entry("p1 decline", event("declined", deed="boardwalk")))[0] == ["threw", "on-sale"]
    rent = event("rent-open", owner="p2", deed="boardwalk", amount=50)
    other = event("rent-claimed", "p2", lander="p1", deed="park_place", amount=35)
    assert kinds(entry("p1 roll", threw(), rent), entry("p2 claim p1", other))[0] == ["threw", "rent-open"]


def test_bids_share_a_line_with_those_who_pass_and_the_win_has_its_own() -> None:
    won = event("auction-won", "p2", deed="boardwalk", price=20)
    auction = [
        entry("p1 bid 10", bid("p1", 10)),
        entry("p3 pass", event("passed", "p3")),
        entry("p2 bid 20", bid("p2", 20), won),
    ]
    assert kinds(*auction) == [["bid", "passed", "bid"], ["auction-won"]]
    assert marks(*auction) == ["", "line-passed", "line-bids", ""]
    assert kinds(entry("p2 bid 20", bid("p2", 20), won)) == [["bid"], ["auction-won"]]


def test_of_many_bids_the_first_and_the_last_are_shown() -> None:
    bids = [entry("p1 bid", bid("p1", 10 * k)) for k in range(1, BIDS_LISTED + 2)]
    assert marks(*bids) == ["", *["line-bids"] * (BIDS_LISTED - 1), "line-bids-rose"]


def test_a_rent_and_its_payment_share_a_sentence_about_the_owner() -> None:
    claimed = event("rent-claimed", "p2", lander="p1", deed="boardwalk", amount=50)
    assert marks(entry("p2 claim p1", claimed, event("paid", to="p2", amount=50, deed="boardwalk"))) == [
        "",
        "line-rent-paid",
    ]
    of_another = event("paid", "p3", to="bank", amount=50, deed="")
    assert marks(entry("p2 claim p1", claimed, of_another)) == ["", ""]


def test_nothing_joins_a_line_across_a_turn_or_what_was_taken_back() -> None:
    began = event("turn-began", "p2")
    assert marks(entry("p1 roll", threw(), began, moved())) == ["", "", ""]
    assert marks(entry("p1 roll", threw()), entry("* takeback 1", moved(), undone=[1])) == ["", ""]
    at = FactView(what="at", seat="p1", space="go")
    assert marks(entry("p1 roll", threw()), entry("* correct", moved(), corrected=[at])) == ["", ""]
