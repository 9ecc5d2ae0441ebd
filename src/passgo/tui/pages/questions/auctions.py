"""Questions of auctions and shortages: what is bid, who wants how many buildings, where they go."""

from __future__ import annotations

from typing import Final

from passgo.tui.pages.page import Page, PageChoice, act_choice, act_of, amount_choice

from .asking import Asking

STEPS: Final = (0, 4, 19)
LARGE_STEPS: Final = (0, 10, 50)
LARGE: Final = 500
"""From this amount on, bids go by larger steps."""


def opening(q: Asking) -> Page:
    """At how much an auction is opened."""
    amount = q.words.money(q.asked.amount)
    hand: str = q.asked.seats[0] if q.asked.seats else ""
    name = q.client.name_of(hand) or q.client.banker
    act = act_of(next((one for one in q.client.options if one.seat == hand), None), "open")
    choices = (
        [
            act_choice(q.client, act, q.say("opening-at", amount=amount), "b", q.asked.amount),
            amount_choice(q.client, act, q.say("bid-other"), q.say("opening-price"), q.asked.amount, "o"),
        ]
        if act
        else []
    )
    lot = q.words.lot_title(q.asked.deed or q.asked.building or q.asked.lot)
    return Page(
        title=q.say("opening-title", name=name, lot=lot),
        note=q.say("opening-note"),
        rule=q.asked.rule,
        lines=[q.say("opening-usual", amount=amount)],
        choices=choices,
    )


def auction(q: Asking) -> Page:
    """Show the bids for the lot."""
    money = q.words.money
    bids = {bid.seat: bid.amount for bid in q.state.bidding.bids} if q.state.bidding else {}
    opening = q.state.bidding.opening if q.state.bidding else 0
    leads = (
        f"{q.say('auction-highest', name=q.words.hand(q.asked.by))}{q.client.colon}{money(q.asked.amount)}"
        if q.asked.by
        else f"{q.say('auction-none')}, {q.say('auction-from', least=money(q.asked.least))}"
    )
    bidders = [
        f"{seat.name} {money(bids[seat.seat]) if seat.seat in bids else '–'} ({_standing(q, seat.seat, bids)})"
        for seat in q.state.seats
        if not seat.out
    ]
    lines = [leads, "; ".join(bidders)]
    me = q.client.seat(q.actor)
    if me and act_of(q.options, "bid"):
        lines.append(q.say("bid-hold", cash=money(me.cash)))
    note = q.say("auction-note-from", least=money(opening)) if opening > 1 else q.say("auction-note")
    return q.page(lines, *_bids(q), note=note)


def _standing(q: Asking, seat: str, bids: dict[str, int]) -> str:
    """How a seat stands in an auction."""
    if seat == q.asked.by:
        return q.say("auction-leads")
    if seat in q.asked.among:
        return q.say("auction-behind" if seat in bids else "auction-no-bid")
    return q.say("auction-passed")


def _bids(q: Asking) -> list[PageChoice]:
    """Three steps above the highest bid, another sum, or a pass for good."""
    bid = act_of(q.options, "bid")
    if bid is None:
        return []
    money, highest = q.words.money, q.asked.amount
    least = bid.least or q.asked.least
    sums = [least + step for step in (LARGE_STEPS if highest >= LARGE else STEPS)]
    choices = [
        act_choice(
            q.client,
            bid,
            q.say("bid-sum", amount=money(amount)),
            "" if k else "b",
            amount,
            q.words.signed(amount - highest) if highest else "",
        )
        for k, amount in enumerate(sums)
        if not k or amount <= bid.most
    ]
    other = amount_choice(q.client, bid, q.say("bid-other"), q.say("bid-sum-short"), least, "o")
    return [*choices, other, *q.answer("pass")]


def shortage(q: Asking) -> Page:
    """Too few buildings are left: who wants how many."""
    building = q.asked.building
    want = act_of(q.options, "want")
    choices = [
        act_choice(
            q.client,
            want,
            q.say("shortage-say", count=count, building=building),
            "w" if count == want.most else "",
            count,
        )
        for count in range(want.most, want.least - 1, -1)
    ] if want else []  # fmt: skip
    still = ", ".join(map(q.words.hand, q.asked.among))
    return q.page([f"{q.say('shortage-still')} {still}"] if still else [], *choices)


def which_deed(q: Asking) -> Page:
    """Show each deed with its buildings, to place a building that was won or to give one back."""
    choices: list[PageChoice] = []
    for act in q.options.acts if q.options else []:
        if not (act.ok and act.deed):
            continue
        built = q.words.built(q.words.book.deeds[act.deed], q.client.deed(act.deed).level)
        sums = [q.words.signed(act.amount)] if act.amount else []
        choices.append(
            act_choice(
                q.client, act, q.words.deed(act.deed), note=", ".join([*([built] if built else []), *sums])
            )
        )
    return q.page([], *choices, asked=bool(choices))
