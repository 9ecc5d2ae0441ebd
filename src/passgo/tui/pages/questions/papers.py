"""Questions about papers, storms and vouchers, and the last call of a turn."""

from __future__ import annotations

from passgo.tui.pages.page import Page, PageChoice, act_choice, act_of, acts_of, amount_choice
from passgo.tui.pages.papers import rides

from .asking import Asking


def dollars(q: Asking) -> Page:
    """Ask how many Picsou dollars to buy."""
    price, buyer = q.asked.amount, q.debtor
    money = q.words.money
    buy = act_of(q.options, "dollars")
    lines = [q.say("holds", cash=money(buyer.cash))] if buyer else []
    if buyer and buyer.dollars:
        lines.append(q.say("dollar-held", name=buyer.name, count=buyer.dollars))
    if q.words.info.papers and q.words.info.papers.dollar_deed:
        lines.append(q.say("dollar-rule", deed=q.words.deed(q.words.info.papers.dollar_deed)))
    choices: list[PageChoice] = []
    if buy:
        for count in range(1, min(buy.most, 3) + 1):
            label = q.say("dollar-buy", count=count, price=money(price * count))
            choices.append(act_choice(q.client, buy, label, "b" if count == 1 else "", count))
        if buy.most > 3:
            choices.append(
                amount_choice(q.client, buy, q.say("bid-other"), q.say("dollar-how-many"), buy.most, "o")
            )
        none = act_choice(q.client, buy, q.say("dollar-none"), "n", 0)
        choices.append(PageChoice(label=none.label, key="n", done=none.done))
    return q.page(lines, *choices, asked=buy is not None)


def share(q: Asking) -> Page:
    """A share that is bought or taken."""
    shares = acts_of(q.options, "share")
    left = {one.company: one.count for one in q.state.papers.shares} if q.state.papers else {}
    held = {one.company: one.count for one in q.debtor.shares} if q.debtor else {}
    choices: list[PageChoice] = []
    for act in shares:
        company = q.words.book.companies[act.company]
        price = q.words.money(-act.amount)
        note = q.say(
            "share-offer" if act.amount else "share-gift",
            **({"price": price} if act.amount else {}),
            left=left.get(act.company, 0),
            all=company.shares,
        )
        dividends = ", ".join(map(q.words.money, company.dividends))
        mine = f" ×{held[act.company]}" if held.get(act.company) else ""
        choices.append(
            act_choice(
                q.client, act, q.words.name(company.name) + mine,
                note=f"{note}; {q.say('paper-dividends')}{q.client.colon}{dividends}",
            )
        )  # fmt: skip
    decline = [choice for choice in q.answer("decline") if not choice.why]
    return q.page([], *choices, *decline, asked=bool(shares))


def storm(q: Asking) -> Page:
    """Ask for the place that a storm strikes."""
    choices: list[PageChoice] = []
    for act in acts_of(q.options, "storm"):
        lots = [act.deed] if act.deed else q.words.book.groups[act.group].deeds
        name = q.words.deed(act.deed) if act.deed else q.words.group(act.group)
        built = [
            f"{q.words.short(lot)} {q.words.built(q.words.book.deeds[lot], q.client.deed(lot).level)}"
            for lot in lots
            if q.client.deed(lot).level
        ]
        owner = [] if q.asked.own else [q.words.hand(q.client.deed(lots[0]).owner)]
        choices.append(
            act_choice(q.client, act, name[:1].upper() + name[1:], note="; ".join([*owner, *built]))
        )
    return q.page([], *choices, asked=bool(choices))


def voucher(q: Asking) -> Page:
    """Which voucher goes from whom to whom."""
    choices = [
        act_choice(
            q.client,
            act,
            q.words.name(q.words.book.vouchers[act.voucher].name),
            note=q.words.hand(act.seat) if act.seat else "",
        )
        for act in acts_of(q.options, "give", "take", "return")
        if act.voucher
    ]
    return q.page([], *choices, asked=bool(choices))


def last_call(q: Asking) -> Page:
    """The last things that may be done before a turn ends."""
    done = q.answer("done")
    never: list[PageChoice] = []
    if done and done[0].done:
        ends = done[0].done

        async def never_ask() -> None:
            q.client.unasked.add(q.actor)
            await ends()

        never = [PageChoice(label=q.say("last-call-never"), done=never_ask)]
    return q.page([], *done, *rides(q.client, q.actor), *never, asked=bool(done))
