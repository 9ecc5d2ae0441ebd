"""Questions of mortgages in transfer, and of debts: what is sold or pledged for them, half rents, bankruptcy."""

from __future__ import annotations

from typing import Final

from passgo.tui.client import Client
from passgo.tui.pages.page import Page, PageChoice, act_choice, act_of, acts_of, sure_choice

from .asking import Asking

RAISING: Final = ("sell", "sell all", "sell dollars", "mortgage")
"""The ways to raise money."""


def transfer(q: Asking) -> Page:
    """A mortgaged deed has come: it stays so, or is lifted."""
    money, owner = q.words.money, q.debtor
    lines = [q.say("holds", cash=money(owner.cash))] if owner else []
    if len(q.asked.deeds) > 1:
        names = ", ".join(map(q.words.short, q.asked.deeds))
        lines.append(f"{q.say('transfer-all', count=len(q.asked.deeds))} {names}")
    lift = act_of(q.options, "lift")
    return q.page(
        lines,
        *q.answer("keep"),
        *q.answer("lift"),
        *(raising(q.client, q.actor) if lift and not lift.ok else []),
    )


def raising(client: Client, seat: str) -> list[PageChoice]:
    """The ways to raise money, one choice each: what can be sold to the Bank or pledged to it."""
    words = client.words
    choices: list[PageChoice] = []
    for verb in RAISING:
        for act in acts_of(client.options_of(seat), verb):
            if not act.ok:
                continue
            name = ""
            if act.company:
                name = client.say("lot-share", name=words.name(words.book.companies[act.company].name))
            elif act.deed:
                name = words.short(act.deed)
            elif act.group:
                name = words.group(act.group)
            left = act.text.split()[-1]
            if verb == "sell all" and left.isdigit():
                label = client.say("raise-sell-down", name=name, count=int(left))
            else:
                label = client.say(f"raise-{verb.replace(' ', '-')}", **({"name": name} if name else {}))
            amount = 1 if act.most else None
            choices.append(act_choice(client, act, label, amount=amount, note=words.signed(act.amount)))
    return choices


def debt(q: Asking) -> Page:
    """Money is owed that is not there."""
    if q.asked.half:
        return _half(q)
    money, debtor = q.words.money, q.debtor
    creditor = q.words.hand(q.asked.by)
    lines: list[str] = []
    choices: list[PageChoice] = []
    if debtor:
        if q.panel:
            lines += q.ledger(debtor.cash, q.say(q.panel.ledger), -q.asked.amount)
            lines += [q.text(line) for line in q.panel.lines]
        if q.client.is_mine(debtor.seat):
            choices += raising(q.client, debtor.seat)
            if not choices:
                lines.append(q.say("raise-nothing"))
    half = act_of(q.options, "half")
    if half:
        amount = money(-half.amount)
        choices.append(
            sure_choice(
                q.text(half.label, half),
                Page(title=q.say("half-title"), note=q.say("half-text", amount=amount, creditor=creditor)),
                act_choice(q.client, half, q.say("half-yes"), "h", closes=True),
                q.say("half-no"),
                "h",
                q.words.refusal(half.reason, q.asked) if half.reason else "",
            )
        )
    bankrupt = act_of(q.options, "bankrupt")
    if bankrupt:
        text = q.say("bankrupt-text", name=q.name, creditor=creditor)
        choices.append(
            sure_choice(
                q.text(bankrupt.label, bankrupt),
                Page(title=q.say("bankrupt-title"), note=text),
                act_choice(q.client, bankrupt, q.say("bankrupt-yes"), "y", closes=True),
                q.say("bankrupt-no"),
                "x",
                q.words.refusal(bankrupt.reason, q.asked) if bankrupt.reason else "",
            )
        )
    return q.page(lines, *choices)


def _half(q: Asking) -> Page:
    """Half of a rent is paid: deeds are given for the other half, one after the other."""
    gifts = [
        act_choice(
            q.client, act, q.words.deed(act.deed), note=q.words.money(q.words.book.deeds[act.deed].price)
        )
        for act in acts_of(q.options, "give")
        if act.deed
    ]
    left = q.words.money(q.asked.half)
    return q.page([f"{q.say('half-due')}{q.client.colon}{left}"], *(gifts or raising(q.client, q.actor)))
