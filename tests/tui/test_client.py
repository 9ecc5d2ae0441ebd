"""A guest in the terminal: at a friend's table, through a connection that breaks, and the messages they get."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import msgspec

from passgo.locale import source
from passgo.protocol.falls import FallsView
from passgo.protocol.messages import Ack, Act, Offers
from passgo.protocol.panels import ROWS
from passgo.protocol.tables import Begin, SetReady, Sit, StandstillView
from passgo.rules.base.moves import QuestionKind
from passgo.tui.client import Client
from passgo.tui.guest import TerminalGuest
from passgo.tui.pages.base import base_page
from passgo.tui.pages.cardboard import falls_to_enter
from passgo.tui.pages.correcting import Correction
from passgo.tui.pages.lobby import TOKENS, TablePlan, go_to
from passgo.tui.pages.menu import record_text
from passgo.tui.pages.page import Page
from passgo.tui.pages.questions.kinds import BY_HAND
from passgo.tui.pages.table import table_page
from passgo.tui.pages.trades import OfferDraft, closed_lines, offer_choices
from passgo.tui.record import lines_of
from passgo.tui.words import plain
from server.harness import Server
from tui.conftest import NewGuest
from tui.lines import connected, until


def test_every_question_has_a_page() -> None:
    assert set(get_args(QuestionKind)) == set(BY_HAND) | set(ROWS)


def test_the_tokens_are_those_of_the_texts() -> None:
    assert {f"token-{token} =" for token in (*TOKENS, "none")} == {
        line[: line.index("=") + 1] for line in source("en").splitlines() if line.startswith("token-")
    }


async def throw_for_first(ann: Client, bob: Client) -> None:
    """Roll for whoever is asked."""
    length = ann.length
    thrower = ann if ann.is_mine(ann.awaits.seats[0]) else bob
    await until(thrower, lambda: thrower.length == length and thrower.waiting)
    await thrower.play(thrower.mine[0].acts[0])
    await until(ann, lambda: ann.length > length)


def test_a_view_of_a_table_that_was_on_its_way_brings_nobody_back_to_it(guest: NewGuest) -> None:
    async def play() -> None:
        async with connected(guest("Ann")) as ann:
            await TablePlan(ann, "us1973", [ann.bots[0]]).lay()
            await until(ann, lambda: ann.state and ann.table)
            view, before = ann.table, ann.lists
            assert view is not None
            leaving = asyncio.create_task(ann.leave())
            await asyncio.sleep(0)  # it has been asked
            ann._hear(view)
            assert isinstance(await leaving, Ack)
            await until(ann, lambda: ann.lists is not before)
            assert ann.table is None
            assert isinstance(await ann.visit(view.code), Ack)
            await until(ann, lambda: ann.table)

    asyncio.run(play())


def test_a_game_that_stands_still_can_be_ended_after_a_second_question(guest: NewGuest) -> None:
    async def play() -> None:
        async with connected(guest("Ann")) as ann:
            await TablePlan(ann, "us1973", [ann.bots[0]]).lay()
            await until(ann, lambda: ann.state and ann.table)
            assert ann.table is not None
            assert ann.state is not None
            end, back = ann.say("standstill-end"), ann.say("standstill-withdraw")
            assert end not in {choice.label for choice in table_page(ann, ann.state).choices}
            me = ann.guest_id
            found = StandstillView(rounds=20, agreed=[], waits_for=[me])
            ann.table = msgspec.structs.replace(ann.table, standstill=found)
            page = table_page(ann, ann.state)
            assert ann.say("standstill", rounds=20) in page.lines
            choice = next(choice for choice in page.choices if choice.label == end)
            assert choice.opened is not None
            asked = choice.opened()
            assert asked is not None
            assert asked.note == ann.say("standstill-sure")
            assert [one.label for one in asked.choices] == [ann.say("not-now"), ann.say("standstill-yes")]
            found = StandstillView(rounds=20, agreed=[me], waits_for=["another"])
            ann.table = msgspec.structs.replace(ann.table, standstill=found)
            page = table_page(ann, ann.state)
            assert back in {choice.label for choice in page.choices}
            assert any(
                ann.say("standstill-agreed", count=1, names=ann.places[0].name) in line for line in page.lines
            )

    asyncio.run(play())


def test_friends_meet_by_link_talk_and_trade(guest: NewGuest) -> None:
    async def meet() -> None:
        async with connected(guest("Ann")) as ann, connected(guest("Bob")) as bob:
            await ann.rename("Ann")
            await bob.rename("Bob")
            plan = TablePlan(ann, "us1973", [])
            plan.friends = 1
            await plan.lay()
            await until(ann, lambda: ann.table)
            await go_to(bob, ann.link)
            await until(bob, lambda: bob.table)
            assert bob.table is not None
            free = next(place for place in bob.table.places if not place.guest)
            await bob.ask(Sit, place=free.place, name="")
            for client in (ann, bob):
                await client.ask(SetReady, ready=True)
            await until(ann, lambda: ann.table and ann.table.may_begin)
            assert isinstance(await ann.ask(Begin), Ack)
            await until(bob, lambda: bob.state and bob.mine)
            await until(ann, lambda: ann.dice and ann.dice.step == "ready")
            draft = OfferDraft(ann, ann.actor, bob.actor)
            draft.give.cash = 5
            await draft.judge()
            while ann.awaits.kind == "rolloff":  # nobody trades before
                await throw_for_first(ann, bob)
            await ann.offer(draft.text, "for luck")
            await until(bob, lambda: bob.offers)
            page = offer_choices(bob)[0].opened
            assert page is not None
            shown = page()
            assert shown is not None
            assert "$5" in " ".join(shown.lines)
            accept = next(choice for choice in shown.choices if choice.key == "a")
            assert accept.done is not None
            await accept.done()
            await until(ann, lambda: ann.closed)
            assert ann.closed[-1].how == "accepted"
            news = Offers(offers=[], closed=[*ann.closed])
            assert closed_lines(ann, news)
            assert ann.state
            ann.state.winners = ["p1"]
            assert not closed_lines(ann, news), "when the game is over no offer matters any more"
            said = " ".join(
                plain(ann.words.sentences(line.events)) for line in lines_of(ann.entries) if line.events
            )
            assert "Ann gave Bob $5" in said

    asyncio.run(meet())


def asked(client: Client) -> bool:
    """Wait for the options, which come a moment after the events."""
    return bool(client.mine) or client.awaits.kind != "throw"


def entered(client: Client) -> FallsView | None:
    """The outcome that is entered next."""
    return falls_to_enter(client, client.state) if client.state else None


def acts(client: Client) -> list[Act]:
    """All that can be done here."""
    return [act for one in client.mine for act in one.acts]


def test_at_a_real_board_a_card_is_found_by_words_of_another_print(guest: NewGuest) -> None:
    async def draw() -> None:
        async with connected(guest("Cleo")) as client:
            plan = TablePlan(client, "us1973", ["easy"])
            plan.real_board = True
            plan.start = 'edition = "us1973"\nplayers = 2\n'
            await plan.lay()
            await until(client, lambda: client.state and client.mine)
            written = base_page(client).choices[0].written
            assert written is not None
            await written.done("3 4")
            await until(client, lambda: client.state and client.state.falls and client.state.falls.things)
            seek = next(choice for choice in base_page(client).choices if choice.key == "s")
            assert seek.written is not None
            assert seek.opened is not None
            assert seek.opened() is None
            await seek.written.done("Go back 3 spaces")
            page = seek.opened()
            assert page is not None
            assert [choice.label for choice in page.choices if not choice.key] == ["Step back three spaces."]
            assert page.lines == []
            await seek.written.done("bank pays tornado")
            page = seek.opened()
            assert page is not None
            assert page.lines == [client.say("real-nearest")]

    asyncio.run(draw())


def test_at_a_real_board_a_roll_settles_a_purchase(guest: NewGuest) -> None:
    async def roll() -> None:
        async with connected(guest("Cleo")) as client:
            plan = TablePlan(client, "us1973", ["easy"])
            plan.real_board = True
            plan.start = 'edition = "us1973"\nplayers = 2\n'
            await plan.lay()
            await until(client, lambda: client.state and client.mine)
            for eyes, keys in (("3 3", {"w", "r"}), ("1 1", {"w", "r", "a", "b"})):
                page, length = base_page(client), client.length
                assert {choice.key for choice in page.choices} == keys
                assert any(line.endswith("buys Oriental Avenue") for line in page.lines) is ("b" in keys)
                written = page.choices[0].written
                assert written is not None
                await written.done(eyes)
                await until(client, lambda n=length: client.length > n and acts(client))
            assert client.state is not None
            owner = {deed.deed: deed.owner for deed in client.state.deeds}["oriental_avenue"]
            assert owner == client.places[0].seat

    asyncio.run(roll())


def test_at_a_real_board_people_say_what_they_rolled(guest: NewGuest) -> None:
    async def throw() -> None:
        async with connected(guest("Cleo")) as client:
            plan = TablePlan(client, "us1973", ["easy"])
            plan.real_board = True
            await plan.lay()
            while True:
                await until(client, lambda: (entered(client) or acts(client)) and asked(client))
                length = client.length
                page = base_page(client)
                if client.awaits.kind == "throw" and client.mine:
                    break
                if not entered(client):  # a deed that the bot declined is for sale
                    await client.play(acts(client)[-1])
                    await until(client, lambda n=length: client.length > n)
                    continue
                ours = next(choice for choice in page.choices if choice.key == "r")
                assert ours.done is not None
                await ours.done()
                await until(client, lambda n=length: client.length > n)
            written = page.choices[0].written
            assert written is not None
            await written.done("3 4")
            await until(client, lambda: client.length > length)
            assert client.state is not None
            assert client.state.dice == [3, 4]
            await correct(client)

    async def correct(client: Client) -> None:
        """Correct the position: cash and a deed, sent as one."""
        correction = Correction(client)

        def opened(*names: str) -> Page:
            page = correction.view()
            for name in names:
                assert page is not None
                view = next(choice.opened for choice in page.choices if choice.label == name)
                assert view is not None
                page = view()
            assert page is not None
            return page

        seat = client.places[0]
        cash = opened(seat.name).choices[0].written
        assert cash is not None
        await cash.done("777")
        owner = next(one for one in opened("Deeds", "Boardwalk").choices if one.label == seat.name)
        assert owner.done is not None
        await owner.done()
        assert len(opened().lines) == 2
        length, send = client.length, opened().choices[0].done
        assert send is not None
        await send()
        await until(client, lambda: client.length > length)
        assert not opened().lines
        holder = client.seat(seat.seat)
        assert holder is not None
        assert (holder.cash, client.deed("boardwalk").owner) == (777, seat.seat)
        assert "has $777 now" in plain(record_text(client, lines_of(client.entries)[-1]))

    asyncio.run(throw())


def test_a_line_that_breaks_loses_nothing(tmp_path: Path) -> None:
    async def survive() -> None:
        server = Server(tmp_path / "games")
        client = Client(server.url, TerminalGuest(tmp_path / "me"), "en")
        down = client.say("line-down")
        assert down not in base_page(client).lines, "nothing is lost that has not begun"
        async with connected(client):
            await TablePlan(client, "us1973", ["easy"]).lay()
            await until(client, lambda: client.waiting)
            known = client.length
            server.kill()
            await until(client, lambda: not client.connected)
            assert down in base_page(client).lines
            asked = asyncio.create_task(client.play(client.mine[0].acts[0]))
            with Server(tmp_path / "games", port=server.port):
                assert isinstance(await asked, Ack)
                await until(client, lambda: client.connected and client.length > known)
                numbers = [entry.n for entry in client.entries]
                assert numbers == list(range(1, client.length + 1))
                assert base_page(client).title

    asyncio.run(survive())


def test_a_guest_is_another_at_every_server(tmp_path: Path) -> None:
    one = TerminalGuest(tmp_path)
    one.rename("Ann")
    own = one.secret_for("own")
    assert own != one.secret_for("http://friend.example")
    again = TerminalGuest(tmp_path)
    assert (again.name, again.secret_for("own")) == ("Ann", own)
