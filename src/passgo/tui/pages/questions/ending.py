"""The page of a game that is over: who won, and what each owned."""

from __future__ import annotations

from passgo.protocol.state import CountView
from passgo.tui.pages.page import Page

from .asking import Asking


def over(q: Asking) -> Page:
    """Show who won, and everybody's wealth."""
    names = ", ".join(map(q.words.hand, q.state.winners))
    counted = bool(q.state.count)
    title = q.say("count-title", names=names, count=len(q.state.winners))
    note = q.say("over-counted" if counted else "over-note", turns=q.client.turn)
    lines = [_counted(q, one) for one in q.state.count] if counted else _ranks(q)
    return Page(title=title, note=note, rule=q.asked.rule, lines=lines)


def _counted(q: Asking, one: CountView) -> str:
    """Return a seat's property at the end, the total last."""
    parts = {
        "count-cash": one.cash,
        "count-deeds": one.deeds,
        "count-buildings": one.buildings,
        "count-shares": one.shares,
        "count-dollars": one.dollars,
        "count-unpaid": -one.unpaid,
    }
    summed = ", ".join(f"{q.say(key)} {q.words.money(amount)}" for key, amount in parts.items() if amount)
    return f"{q.words.hand(one.seat)}{q.client.colon}{q.say('count-total')} {q.words.money(one.total)} ({summed})"


def _ranks(q: Asking) -> list[str]:
    """The winner, then the others in the order in which they held out."""
    last = max(seat.out for seat in q.state.seats) + 1
    ranked = sorted(q.state.seats, key=lambda seat: -(seat.out or last))
    return [
        f"{k}. {seat.name}, {q.say('over-bankrupt' if seat.out else 'over-winner')}"
        + ("" if seat.out else f", {q.words.money(seat.cash)}")
        for k, seat in enumerate(ranked, 1)
    ]
