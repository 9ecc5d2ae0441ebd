"""Questions that a space asks: a deed for sale, a tax, a card or a payment."""

from __future__ import annotations

from passgo.tui.pages.page import Page, act_of

from .asking import Asking


def buy(q: Asking) -> Page:
    """A deed that nobody has: bought, or left."""
    unsold = "-house" if "house-auction" in q.words.info.rules else ""
    price, buyer = q.asked.amount, q.debtor
    note = q.say(f"buy-note{unsold}")
    if act_of(q.options, "buy") is None:
        note = q.say(f"buy-note-other{unsold}", name=q.name)
    lines = q.ledger(buyer.cash, q.say("deed-price"), -price) if buyer else []
    return q.page(
        q.say("buy-title", deed=q.words.deed(q.asked.deed)),
        note,
        [*lines, *(_would_hold(q, buyer.seat) if buyer else [])],
        *q.act("buy", q.say("buy-buy", price=q.words.money(price)), "b"),
        *q.act("decline", q.say(f"buy-decline{unsold}"), "a"),
    )


def _would_hold(q: Asking, buyer: str) -> list[str]:
    """What the deed on sale would make of its group in the buyer's hands."""
    deed = q.words.book.deeds[q.asked.deed]
    siblings = [one.id for one in q.words.book.siblings(deed.id)]
    owners = [q.client.deed(one).owner for one in siblings if one != deed.id]
    group, held = q.words.group(deed.group), 1 + owners.count(buyer)
    if held == len(siblings):
        return [q.say("group-completes", group=group)]
    rivals = dict.fromkeys(q.words.hand(owner) for owner in owners if owner not in ("bank", buyer))
    made = q.say("group-makes", group=group, count=held, all=len(siblings))
    if rivals:
        return [f"{made} {q.say('group-rivals', names=', '.join(rivals), count=len(rivals))}"]
    return [f"{made} {q.say('group-free', left=len(siblings) - held)}"]


def tax(q: Asking) -> Page:
    """A sum, or a part of what one owns."""
    percent = q.asked.percent
    return q.page(
        q.say("tax-title", name=q.name),
        q.say("tax-note"),
        [q.say("tax-blind", percent=percent)],
        *q.act("tax flat", q.say("tax-flat", amount=q.words.money(q.asked.amount)), "f"),
        *q.act("tax percent", q.say("tax-share", percent=percent), "s"),
    )


def pay_or_draw(q: Asking) -> Page:
    """A sum, or a card of the other deck."""
    deck = next((deck for deck in q.words.info.decks if deck.id == q.asked.deck), None)
    return q.page(
        q.say("pay-or-draw-title", name=q.name),
        q.say("pay-or-draw-note"),
        [],
        *q.act("pay", q.say("pay-or-draw-pay", amount=q.words.money(q.asked.amount)), "p"),
        *q.act("draw", q.say("pay-or-draw-draw", deck=q.words.name(deck.name) if deck else ""), "n"),
    )
