"""Orders that players leave behind: they act while their owner is away, and nobody else is shown them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from passgo.game import Game
from passgo.notation import Record
from passgo.protocol.commands import LeaveOrders
from passgo.protocol.orders import MOST_DECLINED, USUAL_TURNS, Acceptance, GroupOrder, Orders
from passgo.table.commands.presence import SIGN
from passgo.table.state.orders import (
    BadOrdersError,
    accepts,
    after_declining,
    after_roll,
    checked,
    declines,
    move_by,
)
from server.company import START, Company, Watch, in_company, until_place
from server.harness import Message
from server.in_process import Desk

ACTS = {"throw": "roll", "rolloff": "roll", "tax": "tax flat", "buy": "decline", "auction": "pass"}


def position(text: str, moves: str = "") -> Game:
    """A game of two by the American rules, from a position and moves."""
    return Record.parse(f'edition = "us1973"\nplayers = 2\nmoves = "{moves}"\n{text}').replay()


def made(game: Game, seat: int = 0, **orders: Any) -> str:
    """The move that orders make now; empty for none."""
    move = move_by(Orders(**orders), game, seat)
    return game.text(move) if move else ""


def test_a_deed_is_bought_or_declined_by_its_group() -> None:
    game = position("", r"p1 roll 1 2\n")
    assert game.awaits.kind == "buy"
    light, dark = game.edition.groups[game.edition.tables.deed_group[game.awaits.deed]], "dark_blue"
    assert light != dark
    assert made(game) == ""
    assert made(game, groups=[GroupOrder(group=light, landing="buy")]) == "p1 buy"
    assert made(game, groups=[GroupOrder(group=light, landing="decline")]) == "p1 decline"
    assert made(game, groups=[GroupOrder(group=dark, landing="buy")]) == ""
    assert made(game, seat=1, groups=[GroupOrder(group=light, landing="buy")]) == "", (
        "it is another's question"
    )


def test_turns_are_rolled_for_until_none_is_left() -> None:
    game = position("")
    left = Orders(roll=True, turns=2)
    assert made(game, roll=True, turns=0) == ""
    assert made(game, roll=True, turns=1) == "p1 roll"
    roll = move_by(left, game, 0)
    assert roll is not None
    rest = after_roll(left, game, roll)
    assert rest is not None
    assert rest.turns == 1
    usual = after_roll(Orders(roll=True), game, roll)
    assert usual is not None
    assert usual.turns == USUAL_TURNS - 1, "orders alone play no game to its end"
    doubles = position("", r"p1 roll 2 2\np1 tax flat\n")
    assert doubles.awaits.kind == "throw"
    assert made(doubles, roll=True, turns=0) == "p1 roll", "the turn has begun"
    assert after_roll(left, doubles, roll) is None


def test_a_tax_is_paid_as_it_was_ordered() -> None:
    game = position("", r"p1 roll 1 3\n")
    assert game.awaits.kind == "tax"
    assert made(game) == ""
    assert made(game, tax="flat") == "p1 tax flat"
    assert made(game, tax="percent") == "p1 tax percent"


def test_a_mortgage_that_comes_with_a_deed_is_kept_or_lifted() -> None:
    offered = r"p2 offer p1 short_line for 5\np1 accept\n"
    game = position('[p2]\ndeeds = ["short_line mortgaged"]\n', offered)
    assert game.awaits.kind == "transfer"
    assert made(game) == ""
    assert made(game, mortgaged="keep") == "p1 keep short_line"
    assert made(game, mortgaged="lift") == "p1 lift short_line"


IN_DEBT = """
[table]
turn = "p1"
[p1]
cash = 10
at = "park_place"
deeds = ["oriental_avenue 1", "vermont_avenue 1", "connecticut_avenue 1", "states_avenue", "short_line"]
[p2]
deeds = ["boardwalk"]
"""
"""The first player comes to owe 50."""


def test_a_debt_is_paid_in_the_way_that_was_ordered() -> None:
    game = position(IN_DEBT, r"p1 roll 1 1\np2 claim p1\n")
    assert game.awaits.kind == "debt"
    assert made(game) == ""
    assert made(game, debt="mortgage") == "p1 mortgage states_avenue", (
        "no complete group first, the cheapest first"
    )
    assert made(game, debt="sell") == "p1 sell oriental_avenue"
    game.push_text("p1 mortgage states_avenue")
    assert game.awaits.kind != "debt"


def test_a_debt_that_nothing_pays_waits_for_its_player() -> None:
    game = position(
        IN_DEBT.replace('"boardwalk"', '"boardwalk hotel", "park_place hotel"'), r"p1 roll 1 1\np2 claim p1\n"
    )
    assert game.awaits.kind == "debt"
    assert made(game, debt="mortgage") == made(game, debt="sell") == ""


def test_a_bid_goes_no_higher_than_the_order() -> None:
    game = position("", r"p1 roll 1 2\np1 decline\n")
    group = game.edition.groups[game.edition.tables.deed_group[game.awaits.deed]]
    up_to_40 = [GroupOrder(group=group, bid=40)]
    assert made(game, groups=[GroupOrder(group=group, landing="buy")]) == "", "a bid waits for the player"
    assert made(game, groups=up_to_40) == "p1 bid 1"
    game.push_text("p1 bid 30")
    assert made(game, groups=up_to_40) == "", "they lead already"
    game.push_text("p2 bid 39")
    assert made(game, groups=up_to_40) == "p1 bid 40"
    game.push_text("p1 bid 40")
    game.push_text("p2 bid 41")
    assert made(game, groups=up_to_40) == "p1 pass"


def test_houses_are_built_as_long_as_enough_cash_is_left() -> None:
    game = position("[p1]\ncash = 260\ndeeds = ['baltic_avenue', 'mediterranean_avenue']")
    built: list[str] = []
    while text := made(game, build=120):
        built.append(text)
        game.push_text(text)
    assert len(built) == 2
    assert game.cash(0) == 160
    assert made(game) == ""


def test_one_stays_in_jail_or_leaves_it() -> None:
    jailed = "[p1]\njail_turn = 1\nat = 'jail'\n"
    assert made(position(jailed)) == ""
    assert made(position(jailed), jail="stay") == "p1 roll"
    assert made(position(jailed), jail="pay") == "p1 fine"
    assert made(position(jailed), jail="pay", turns=0) == "", "a turn begins in jail too"
    with_card = position(jailed + "cards = ['ch_get_out_of_jail']")
    assert made(with_card, jail="pay") == "p1 use ch_get_out_of_jail"
    assert made(position(jailed), roll=True) == "", "how they leave is another order"


OFFER = "p2 offer p1 500 for reading_railroad"


def test_an_offer_is_accepted_as_it_was_named_and_as_it_was_seen() -> None:
    deeds = "[p1]\ndeeds = ['reading_railroad']\n[p2]\ndeeds = ['boardwalk']"
    game = position(deeds)
    orders = checked(Orders(accept=[Acceptance(text=OFFER, until=100.0)]), game, 0)
    offer = game.parse(OFFER)
    assert accepts(orders, game, offer, 99.0)
    assert accepts(orders, game, offer, 100.0) is None, "too late"
    assert accepts(orders, game, game.parse("p2 offer p1 499 for reading_railroad"), 0.0) is None
    game.push_text("p1 mortgage reading_railroad")
    assert accepts(orders, game, offer, 0.0) is None, "it was not mortgaged when its owner looked"


def test_offers_are_declined_all_or_those_that_want_a_deed_of_a_complete_group() -> None:
    deeds = "deeds = ['boardwalk', 'park_place', 'reading_railroad']"
    game = position(f"[p1]\n{deeds}\n[p2]\ndeeds = ['oriental_avenue']")
    offered = {
        what: game.parse(f"p2 offer p1 {what}")
        for what in ("900 for boardwalk", "900 for reading_railroad", "5 for nothing")
    }

    def declined(offers: Any) -> list[bool]:
        return [declines(Orders(offers=offers), game, offer) for offer in offered.values()]

    assert declined("") == [False, False, False]
    assert declined("complete") == [True, False, False]
    assert declined("decline") == [True, True, True]
    left = Orders(offers="decline")
    for offer in [*offered.values()] * 3:
        left = after_declining(left, game, offer)
    assert len(left.declined) == MOST_DECLINED, "the last of them"
    assert left.declined[-1] == "p2 offer p1 5 for nothing"
    assert checked(left, game, 0).declined == [], "new orders have declined nothing yet"


@pytest.mark.parametrize(
    "wrong",
    [
        Orders(groups=[GroupOrder(group="nowhere", landing="buy")]),
        Orders(accept=[Acceptance(text="p2 offer p1 5", until=1.0)]),
        Orders(accept=[Acceptance(text="p1 offer p2 5 for nothing", until=1.0)]),
        Orders(accept=[Acceptance(text="p1 roll", until=1.0)]),
    ],
    ids=["group", "notation", "mine", "no offer"],
)
def test_orders_that_nobody_could_carry_out_are_refused(wrong: Orders) -> None:
    with pytest.raises(BadOrdersError):
        checked(wrong, position(""), 0)


async def leave(desk: Desk, **orders: Any) -> Message:
    return await desk.ask("orders", seat="p2", orders=orders)


async def play_on(ann: Desk, until: str) -> list[Message]:
    """Let Ann do the least until a move is made; return all that she was sent."""
    heard: list[Message] = []
    while not ann.texts or until not in ann.texts:
        if ann.state["awaits"]["seats"] == ["p1"]:
            n = ann.n
            await ann.put("move", n=n, text=f"p1 {ACTS[ann.state['awaits']['kind']]}")
            while ann.n == n:
                heard.append(await ann.hear())
        else:
            heard.append(await ann.hear())
    return heard


def test_they_act_while_their_owner_is_away_and_nobody_else_sees_them_before(tmp_path: Path) -> None:
    """They outlive the server, and the record says that a move was theirs."""
    code = ""

    async def before(company: Company) -> None:
        nonlocal code
        await company.lay("person", "free")
        bob = await company.come("Bob", 2)
        await company.begin()
        code = company.code
        assert (await leave(bob, roll=True, build=777))["t"] == "ack"
        while not bob.options or not bob.options[0]["orders"]:
            await bob.until("options")
        assert bob.options[0]["orders"]["build"] == 777
        assert (await company.ann.ask("orders", seat="p2", orders={}))["key"] == "not-yours"
        assert (await company.ann.ask("move", n=company.ann.n, text="p1 roll"))["t"] == "ack"
        assert company.ann.state["awaits"]["seats"] == ["p2"], "Bob is here, and plays for himself"

    async def after(company: Company) -> None:
        company.code, ann = code, company.ann
        await ann.greet()
        assert (await ann.ask("visit", code=code))["t"] == "ack"
        bob = await company.come("Bob")
        bob.leave()
        await until_place(ann, 2, seen=START)
        company.pass_time(SIGN)
        heard = await play_on(ann, "p2 roll")
        assert "777" not in json.dumps(heard)
        assert "by_order" in json.dumps(heard)
        ordered = [e for m in heard if m["t"] == "step" for e in m["entries"] if e["by_order"]]
        assert [entry["text"] for entry in ordered][:1] == ["p2 roll"]
        again = await company.come("Bob")
        assert again.options[0]["orders"]["roll"]

    watch = Watch()
    in_company(tmp_path, before, watch)
    in_company(tmp_path, after, watch)


def test_an_offer_that_was_ordered_is_struck_and_the_order_is_done(tmp_path: Path) -> None:
    """By correspondence too, where no bot stands in."""

    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"days": 1})
        await company.come("Bob", 2)
        await company.begin()
        mine, other, seat, to = await company.to_a_purchase()
        offer = f"{seat} offer {to} 10 for nothing"
        order = {"text": offer, "until": START + 1000}
        assert (await other.ask("orders", seat=to, orders={"accept": [order]}))["t"] == "ack"
        other.leave()
        await until_place(mine, int(to[1]), seen=START)
        company.watch.now += SIGN
        mine.table.wake()
        await until_place(mine, int(to[1]), presence="away")
        assert (await mine.ask("offer", text=offer))["t"] == "ack"
        while mine.texts[-1] != f"{to} accept":
            await mine.hear()
        session = mine.table.session
        assert session
        assert [entry.by_order for entry in session.entries[-2:]] == [False, True]
        assert [left.accept for left in session.orders.values()] == [[]]

    in_company(tmp_path, work, Watch())


def test_orders_play_on_by_correspondence_while_nobody_is_there(tmp_path: Path) -> None:
    """Turn after turn, until somebody has to decide what they do not say."""

    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"days": 1})
        bob = await company.come("Bob", 2)
        await company.begin()
        groups = list(company.ann.table.session.game.edition.groups)  # pyright: ignore[reportOptionalMemberAccess]
        every = [{"group": group, "landing": "decline"} for group in groups]
        for seat, desk in (("p1", company.ann), ("p2", bob)):
            orders = {"roll": True, "jail": "stay", "groups": every}
            assert (await desk.ask("orders", seat=seat, orders=orders))["t"] == "ack"
        table = company.ann.table
        bob.leave()
        company.ann.leave()
        company.watch.now += SIGN
        await table.learn()
        session = table.session
        assert session
        assert session.game.awaits.kind not in ("rolloff", "throw", "jail", "buy")
        decided = [entry for entry in session.entries if not entry.by_table]
        assert len(decided) > 2
        assert all(entry.by_order for entry in decided)

    in_company(tmp_path, work, Watch())


def test_orders_end_with_a_departure_for_good(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.lay("person", "free")
        bob = await company.come("Bob", 2)
        await company.begin()
        assert (await leave(bob, roll=True))["t"] == "ack"
        session = company.ann.table.session
        assert session
        assert list(session.orders) == [1]
        assert (await bob.ask("quit"))["t"] == "ack"
        assert session.orders == {}

    in_company(tmp_path, work, Watch())


@pytest.mark.parametrize(
    "orders",
    [{"jail": "perhaps"}, {"groups": [{"group": "x" * 61}]}, {"build": -1}, {"more": 1}, {"roll": 1}],
    ids=["word", "long", "negative", "unknown", "number"],
)
def test_what_is_malformed_changes_nothing(orders: Message) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"t": "orders", "id": "a", "seat": "p1", "orders": orders}, LeaveOrders)


def test_no_order_rolls_while_an_offer_waits_for_its_owner(tmp_path: Path) -> None:
    """The offer would lapse before they had seen it."""
    acts = {**ACTS, "buy": "buy"}  # without an auction, in which the other would be asked

    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"days": 1})
        bob = await company.come("Bob", 2)
        await company.begin()
        while company.ann.state["awaits"] != company.ann.state["awaits"] | {"kind": "throw", "seats": ["p1"]}:
            seat = company.ann.state["awaits"]["seats"][0]
            mine = company.desks[int(seat[1]) - 1]
            verb = acts.get(company.ann.state["awaits"]["kind"]) or "roll"
            assert (await mine.ask("move", n=mine.n, text=f"{seat} {verb}"))["t"] == "ack"
            await company.catch_up()
        assert (await leave(bob, roll=True))["t"] == "ack"
        bob.leave()
        await until_place(company.ann, 2, seen=START)
        assert (await company.ann.ask("offer", text="p1 offer p2 5 for 1"))["t"] == "ack"
        company.watch.now += SIGN
        ann = company.ann
        while ann.state["awaits"]["seats"] == ["p1"]:
            assert (await ann.ask("move", n=ann.n, text=f"p1 {acts[ann.state['awaits']['kind']]}"))[
                "t"
            ] == "ack"
        n = ann.n
        ann.table.wake()
        await ann.table.learn()
        session = ann.table.session
        assert session
        assert (session.n, session.game.awaits.kind) == (n, "throw")
        bob = await company.come("Bob")
        assert (await bob.ask("answer", offer=1, answer="reject"))["t"] == "ack"
        bob.leave()
        company.watch.now += SIGN
        ann.table.wake()
        while session.n == n:
            await ann.hear()

    in_company(tmp_path, work, Watch())


def test_an_offer_that_orders_decline_holds_nobody_up_and_is_shown_to_their_owner(tmp_path: Path) -> None:
    """One that they accept is accepted all the same."""
    declined, accepted = "p1 offer p2 5 for nothing", "p1 offer p2 7 for nothing"

    async def work(company: Company) -> None:
        await company.lay("person", "free", clock={"days": 1})
        bob, ann = await company.come("Bob", 2), company.ann
        await company.begin()
        mine, _, seat, _ = await company.to_a_purchase()
        assert (await mine.ask("move", n=mine.n, text=f"{seat} buy"))["t"] == "ack"
        await company.catch_up()
        accept = [{"text": accepted, "until": START + 1000}]
        assert (await leave(bob, offers="decline", accept=accept))["t"] == "ack"
        bob.leave()
        await until_place(ann, 2, seen=START)
        company.watch.now += SIGN
        ann.table.wake()
        await until_place(ann, 2, presence="away")
        await ann.put("offer", text=declined)
        heard = [await ann.hear()]
        while not (closed := heard[-1].get("closed")):
            heard.append(await ann.hear())
        assert [(one["how"], one["why"]) for one in closed] == [("rejected", "order")]
        assert "declined" not in json.dumps(heard), "how they stand is their owner's affair"
        await ann.put("offer", text=accepted)
        while ann.texts[-1] != "p2 accept":
            await ann.hear()
        again = await company.come("Bob")
        assert again.options[0]["orders"]["declined"] == [declined]
        assert again.options[0]["orders"]["accept"] == []

    in_company(tmp_path, work, Watch())
