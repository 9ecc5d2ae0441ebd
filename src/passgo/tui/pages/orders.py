"""The orders for a seat of mine, for while I am away; nobody else is shown them."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import chain
from typing import Final, Literal, get_args, get_type_hints

from msgspec.structs import replace

from passgo.protocol.commands import LeaveOrders
from passgo.protocol.orders import MOST_TURNS, Acceptance, GroupOrder, Orders
from passgo.protocol.printed import GroupInfo
from passgo.tui.client import Client
from passgo.tui.line import Answer

from .page import Blank, Doing, Page, PageChoice, View

WAYS: Final = {
    way: get_args(get_type_hints(Orders)[way]) for way in ("jail", "debt", "tax", "mortgaged", "offers")
}
"""The questions that are answered in one of several ways; the empty one waits for the player."""
LANDING: Final[tuple[Literal["", "buy", "decline"], ...]] = ("", "buy", "decline")
MOST: Final = 1_000_000
"""The highest sum of an order."""
DAYS: Final = 7
"""How long an offer is waited for."""
DAY: Final = 24 * 60 * 60


def orders_choices(client: Client) -> list[PageChoice]:
    """Return the way to the orders of each seat of mine, where others play elsewhere."""
    if not client.is_shared:
        return []
    many = "yes" if len(client.mine) > 1 else "no"
    return [
        PageChoice(
            label=client.say("orders-open", name=client.name_of(one.seat), many=many),
            opened=OrderSheet(client, one.seat).view,
        )
        for one in client.mine
        if one.seat != "bank"
    ]


async def accept_later(client: Client, seat: str, offer: str) -> Answer:
    """Order that an offer is accepted, in the notation, if the other makes it."""
    orders = _held(client, seat)
    others = [one for one in orders.accept if one.text != offer]
    added = Acceptance(text=offer, until=time.time() + DAYS * DAY)
    return await client.ask(LeaveOrders, seat=seat, orders=replace(orders, accept=[*others, added]))


def _held(client: Client, seat: str) -> Orders:
    options = client.options_of(seat)
    return (options and options.orders) or Orders()


class OrderSheet:
    """Orders as they are written; they hold once they are left as a whole."""

    def __init__(self, client: Client, seat: str) -> None:
        """Begin with the orders that hold now."""
        self._client, self._seat = client, seat
        self._orders = _held(client, seat)

    def view(self) -> Page | None:
        """Return the sheet."""
        client, say, orders = self._client, self._client.say, self._orders
        if client.state is None or client.options_of(self._seat) is None:
            return None
        info, money = client.words.info, client.words.money
        build = say("orders-none") if orders.build is None else money(orders.build)
        ending = [self._switch("orders-last-call", last_call=not orders.last_call, marked=orders.last_call)]
        return Page(
            title=say("orders"),
            note=say("orders-note"),
            lines=[
                *chain.from_iterable(map(self._declined, orders.declined)),
                *([] if orders.accept else [say("orders-accept-how")]),
            ],
            choices=[
                PageChoice(label=say("orders-leave"), key="l", done=self._leave, closes=True),
                self._switch("orders-roll", roll=not orders.roll, marked=orders.roll),
                *([self._turns()] if orders.roll else []),
                *(self._way(way) for way in WAYS if way != "tax" or any(one.percent for one in info.spaces)),
                PageChoice(label=say("orders-build"), note=build, opened=self._build),
                *(ending if info.papers and info.papers.vouchers else []),
                *(self._group(group) for group in info.groups),
                *(self._acceptance(one) for one in orders.accept),
                PageChoice(label=say("orders-clear"), key="x", done=self._set(Orders())),
            ],
        )

    def _set(self, orders: Orders) -> Doing:
        async def done() -> None:
            self._orders = orders

        return done

    def _switch(self, key: str, *, marked: bool, **changed: bool) -> PageChoice:
        return PageChoice(
            label=self._client.say(key), done=self._set(replace(self._orders, **changed)), marked=marked
        )

    async def _leave(self) -> Answer:
        return await self._client.ask(LeaveOrders, seat=self._seat, orders=self._orders)

    def _way(self, way: str) -> PageChoice:
        """Return the choice of how a question is answered."""
        say, key, now = self._client.say, f"orders-{way}", getattr(self._orders, way)

        def view() -> Page:
            return Page(
                title=say(key),
                choices=[
                    PageChoice(
                        label=say(f"{key}-{answer or 'wait'}"),
                        done=self._set(replace(self._orders, **{way: answer})),
                        marked=answer == now,
                        closes=True,
                    )
                    for answer in WAYS[way]
                ],
            )

        return PageChoice(label=say(key), note=say(f"{key}-{now or 'wait'}"), opened=view)

    def _turns(self) -> PageChoice:
        async def typed(count: str) -> None:
            self._orders = replace(self._orders, turns=int(count))

        title, now = self._client.say("orders-turns"), str(self._orders.turns)
        blank = Blank(title=title, done=typed, number=True, most=MOST_TURNS, usual=now)
        return PageChoice(label=title, note=now, written=blank)

    def _sum(self, key: str, now: int | None, write: Callable[[int | None], Orders]) -> list[PageChoice]:
        """Return the ways to write a sum: none, or one that is typed."""
        say = self._client.say

        async def typed(amount: str) -> None:
            self._orders = write(int(amount))

        blank = Blank(title=say(key), done=typed, number=True, most=MOST, usual=str(now or 0))
        return [
            PageChoice(
                label=f"{say(key)}{self._client.colon}{say('orders-none')}",
                done=self._set(write(None)),
                marked=now is None,
                closes=True,
            ),
            PageChoice(label=say(key), written=blank, marked=now is not None, closes=True),
        ]

    def _build(self) -> Page:
        def write(amount: int | None) -> Orders:
            return replace(self._orders, build=amount)

        choices = self._sum("orders-build", self._orders.build, write)
        return Page(title=self._client.say("orders-build"), choices=choices)

    # --- by colour group --------------------------------------------------------------------------------------

    def _of(self, group: str) -> GroupOrder:
        return next((one for one in self._orders.groups if one.group == group), GroupOrder(group=group))

    def _with(self, changed: GroupOrder) -> Orders:
        others = [one for one in self._orders.groups if one.group != changed.group]
        kept = [changed] if changed.landing or changed.bid else []
        return replace(self._orders, groups=[*others, *kept])

    def _group(self, group: GroupInfo) -> PageChoice:
        client, order = self._client, self._of(group.id)
        bid = client.words.money(order.bid) if order.bid else client.say("orders-none")
        landing = client.say(f"orders-landing-{order.landing or 'wait'}")
        return PageChoice(
            label=client.words.name(group.name),
            note=f"{client.say('orders-landing')}{client.colon}{landing}; {client.say('orders-bid')}{client.colon}{bid}",
            opened=self._group_view(group),
            ink=group.ink,
        )

    def _group_view(self, group: GroupInfo) -> View:
        def view() -> Page:
            say, order = self._client.say, self._of(group.id)

            def write(amount: int | None) -> Orders:
                return self._with(replace(order, bid=amount or 0))

            sale = f"{say('orders-landing')}{self._client.colon}"
            landing = [
                PageChoice(
                    label=sale + say(f"orders-landing-{what or 'wait'}"),
                    done=self._set(self._with(replace(order, landing=what))),
                    marked=order.landing == what,
                )
                for what in LANDING
            ]
            return Page(
                title=self._client.words.name(group.name),
                choices=[*landing, *self._sum("orders-bid", order.bid or None, write)],
            )

        return view

    # --- offers accepted in advance ---------------------------------------------------------------------------

    def _acceptance(self, order: Acceptance) -> PageChoice:
        client, (by, lines) = self._client, self._offered(order.text)
        date = datetime.fromtimestamp(order.until, UTC).date().isoformat()

        def view() -> Page:
            kept = [one for one in self._orders.accept if one != order]
            drop = PageChoice(
                label=client.say("orders-accept-drop"),
                done=self._set(replace(self._orders, accept=kept)),
                closes=True,
            )
            return Page(title=client.say("orders"), lines=lines, choices=[drop])

        return PageChoice(
            label=client.say("orders-accept", name=client.name_of(by), date=date),
            note="; ".join(lines),
            opened=view,
        )

    # --- offers to this seat ----------------------------------------------------------------------------------

    def _declined(self, text: str) -> list[str]:
        """Return an offer that these orders have declined, in lines."""
        by, lines = self._offered(text)
        return [
            self._client.say("orders-declined", name=self._client.name_of(by)),
            *(f"  {line}" for line in lines),
        ]

    def _offered(self, text: str) -> tuple[str, list[str]]:
        """Return who makes an offer to this seat, and what each of the two gives, in a line."""
        say, words = self._client.say, self._client.words
        by, _, _, *things = text.split()
        give, _, take = " ".join(things).partition(" for ")

        def named(side: str) -> str:
            return say("trade-nothing") if side == "nothing" else ", ".join(map(words.thing, side.split()))

        return by, [f"{words.hand(by)} → {named(give)}", f"{words.hand(self._seat)} → {named(take)}"]
