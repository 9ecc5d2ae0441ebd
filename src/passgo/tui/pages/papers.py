"""Picsou's items: dollars, shares, travel vouchers, Roll Three cards, kept cards."""

from __future__ import annotations

from passgo.protocol.messages import Act
from passgo.protocol.state import SeatView
from passgo.tui.client import Client

from .page import Page, PageChoice, View, act_choice, act_of, acts_of, amount_choice


def whose(client: Client, act: Act, actor: str) -> str:
    """Return whose the space is to which an act leads, and its rent."""
    words = client.words
    deed = words.book.spaces[act.space].deed if act.space in words.book.spaces else ""
    if not deed:
        return ""
    owner = client.deed(deed).owner
    if owner == "bank":
        return client.say("move-price", price=words.money(words.book.deeds[deed].price))
    if owner == actor:
        return client.say("move-own")
    if act.rent:
        return client.say("move-rent", name=words.hand(owner), rent=words.money(act.rent))
    return client.say("move-owner", name=words.hand(owner))


def rides(client: Client, seat: str) -> list[PageChoice]:
    """The rides that a seat may take now by its travel vouchers, one for each space."""
    words = client.words
    return [
        act_choice(
            client,
            act,
            f"{words.name(words.book.vouchers[act.voucher].name)}{client.colon}"
            f"{words.name(words.book.spaces[act.space].name)}",
            note=whose(client, act, seat),
        )
        for act in acts_of(client.options_of(seat), "voucher")
        if act.ok
    ]


def papers_view(client: Client, seat: str) -> View:
    """Return the page of a seat's items, which everybody may see; their owner finds what they can do with them."""

    def view() -> Page | None:
        holder, state = client.seat(seat), client.state
        if holder is None or state is None or (state.papers is None and not holder.cards):
            return None
        return Page(
            title=client.say("papers-title", name=holder.name),
            lines=_lines(client, holder),
            choices=_acts(client, seat),
        )

    return view


def _lines(client: Client, holder: SeatView) -> list[str]:
    """Return the items held."""
    words, say, state = client.words, client.say, client.state
    assert state is not None
    lines: list[str] = []
    if state.papers:
        worth = say("paper-dollar-value", amount=words.money(state.papers.dollar_value))
        left = say(
            "dollar-bank",
            count=state.papers.dollars,
            all=words.info.papers.dollars if words.info.papers else 0,
        )
        lines.append(f"{say('papers-dollars')}{client.colon}{holder.dollars}. {worth} ({left}).")
        for share in holder.shares:
            name = words.name(words.book.companies[share.company].name)
            brings = say("share-brings", amount=words.money(share.dividend))
            pledged = f", {say('paper-mortgaged', count=share.mortgaged)}" if share.mortgaged else ""
            lines.append(f"{say('paper-shares', count=share.count, name=name)}, {brings}{pledged}")
        lines += [] if holder.shares else [say("papers-no-shares")]
        for voucher in holder.vouchers:
            kind = words.book.vouchers[voucher.voucher]
            named = say("papers-counted", name=words.name(kind.name), count=voucher.count)
            lines.append(f"{named}{client.colon}{words.name(kind.text)}")
        lines += [] if holder.vouchers else [say("papers-no-vouchers")]
        lines += [say("paper-roll", name=words.roll(roll)) for roll in holder.rolls] or [
            say("papers-no-rolls")
        ]
    return [*lines, *(words.name(words.book.cards[card].text) for card in holder.cards)]


def _acts(client: Client, seat: str) -> list[PageChoice]:
    """Return the acts for them."""
    words, say = client.words, client.say
    options = client.options_of(seat)
    choices: list[PageChoice] = []
    sale = act_of(options, "sell dollars")
    if sale:
        price = words.signed(sale.amount)
        choices.append(act_choice(client, sale, say("dollar-sell", count=1, price=price), amount=1))
        if sale.most > 1:
            choices.append(amount_choice(client, sale, say("bid-other"), say("dollar-sell-many"), sale.most))
    for act in acts_of(options, "mortgage", "lift"):
        if act.company:
            label = say(
                "share-lift" if act.verb == "lift" else "share-mortgage", amount=words.signed(act.amount)
            )
            choices.append(
                act_choice(
                    client, act, f"{words.name(words.book.companies[act.company].name)}{client.colon}{label}"
                )
            )
    choices += [
        act_choice(client, act, say("free-house-on", deed=words.deed(act.deed)))
        for act in acts_of(options, "use")
        if act.deed and act.ok
    ]
    choices += rides(client, seat)
    if seat in client.unasked:

        async def ask_again() -> None:
            client.unasked.discard(seat)

        choices.append(
            PageChoice(label=say("last-call-again"), note=say("last-call-unasked"), done=ask_again)
        )
    return choices
