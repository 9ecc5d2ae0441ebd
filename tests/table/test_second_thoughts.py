"""Taking a move back at a table, at once or by consent."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.table.state.clocks import DAY
from passgo.table.state.takeback import ANSWER_WITHIN
from server.company import START, Company, Watch, in_company
from server.harness import Message
from server.in_process import Desk


async def until_asked(desk: Desk, seat: str) -> Message:
    """Hear on until this seat asks to take a move back; empty: until nobody does."""
    while True:
        asked = await desk.until("takeback")
        if asked["seat"] == seat:
            return asked


def test_a_decision_that_nobody_answered_is_taken_back_at_once(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        await company.come("Bob", 2)
        await company.begin()
        buyer, other, seat, _ = await company.to_a_purchase()
        n = buyer.n
        assert (await buyer.ask("takeback", seat=seat, n=n))["key"] == "not-now", "chance fell since"
        await buyer.ask("move", n=n, text=f"{seat} decline")
        assert [one["takeback"] for one in buyer.options if one["seat"] == seat] == ["free"]
        assert (await other.ask("takeback", seat=seat, n=n + 1))["key"] == "not-yours"
        assert (await buyer.ask("takeback", seat=seat, n=n))["key"] == "stale"
        assert (await buyer.ask("takeback", seat=seat, n=n + 1))["t"] == "ack"
        assert buyer.texts[-2:] == [f"{seat} decline", "* takeback 1"]
        assert buyer.state["awaits"]["kind"] == "buy"
        assert (await buyer.ask("move", n=n + 2, text=f"{seat} buy"))["t"] == "ack"

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize("agree", [True, False])
def test_clients_are_asked_where_the_others_moved(tmp_path: Path, agree: bool) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        await company.come("Bob", 2)
        await company.begin()
        buyer, other, seat, rival = await company.to_a_purchase()
        n = buyer.n
        await buyer.ask("move", n=n, text=f"{seat} decline")
        await other.ask("move", n=n + 1, text=f"{rival} bid 20")
        assert (await buyer.ask("takeback", seat=seat, n=n + 2))["t"] == "ack"
        asked = await until_asked(other, seat)
        assert (asked["moves"], asked["undoes"], asked["waits_for"], asked["until"]) == (
            2,
            [n + 1, n + 2],
            [other.guest],
            START + ANSWER_WITHIN,
        )
        assert (await buyer.ask("agree", agree=True))["key"] == "not-yours"
        assert (await other.ask("agree", agree=agree))["t"] == "ack"
        await until_asked(buyer, "")
        if agree:
            assert buyer.texts[-1] == "* takeback 2"
            assert buyer.state["awaits"]["kind"] == "buy"
        else:
            assert buyer.state["awaits"]["kind"] == "auction"
            assert (await other.ask("agree", agree=True))["key"] == "not-now"
            assert (await buyer.ask("takeback", seat=seat, n=n + 2))["key"] == "not-now", "it is asked once"

    in_company(tmp_path, work, Watch())


def test_by_correspondence_there_is_a_day_to_agree(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"days": 2})
        await company.come("Bob", 2)
        await company.begin()
        buyer, other, seat, rival = await company.to_a_purchase()
        n = buyer.n
        await buyer.ask("move", n=n, text=f"{seat} decline")
        await other.ask("move", n=n + 1, text=f"{rival} bid 20")
        await buyer.ask("takeback", seat=seat, n=n + 2)
        assert (await until_asked(other, seat))["until"] == START + DAY

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize("what", ["time", "move"])
def test_the_question_does_not_stand_for_ever(tmp_path: Path, what: str) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        await company.come("Bob", 2)
        await company.begin()
        buyer, other, seat, rival = await company.to_a_purchase()
        n = buyer.n
        await buyer.ask("move", n=n, text=f"{seat} decline")
        await other.ask("move", n=n + 1, text=f"{rival} bid 20")
        await buyer.ask("takeback", seat=seat, n=n + 2)
        await until_asked(other, seat)
        if what == "time":
            company.pass_time(ANSWER_WITHIN)
        else:
            await buyer.ask("move", n=n + 2, text=f"{seat} bid 30")
        await until_asked(other, "")
        assert (await other.ask("agree", agree=True))["key"] == "not-now"

    in_company(tmp_path, work, Watch())
