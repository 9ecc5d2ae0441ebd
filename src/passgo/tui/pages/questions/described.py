"""The page of a question as the server describes it: its words, what it does to the cash, its answers."""

from __future__ import annotations

from passgo.tui.pages.page import Page

from .asking import Asking


def described(q: Asking) -> Page:
    """The words of the panel, and the answers that have labels."""
    lines: list[str] = []
    if q.panel and q.debtor:
        if q.panel.ledger:
            lines += q.ledger(q.debtor.cash, q.say(q.panel.ledger), -q.asked.amount)
        if q.panel.shows == "deed":
            lines += _would_hold(q, q.debtor.seat)
        if q.panel.shows == "odds":
            lines += q.ahead()
        lines += [q.text(line) for line in q.panel.lines]
    choices = [choice for act in q.answers for choice in q.answer(act.verb)]
    return q.page(lines, *choices, asked=bool(q.answers))


def _would_hold(q: Asking, buyer: str) -> list[str]:
    """Return the effect of the deed on sale on its group in the buyer's hands."""
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
