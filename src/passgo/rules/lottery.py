"""The lottery: a ticket is drawn, paid and gone."""

from __future__ import annotations

from .base import cite, events
from .base.kernel import rule
from .base.money import receive
from .base.state import State
from .base.tables import Tables


@rule("lottery-ticket")
def cash_ticket(s: State, E: Tables, seat: int, kind: int) -> None:
    """The bank pays what is printed on the ticket, which leaves the game."""
    s.tickets[kind] -= 1
    events.emit(s, events.DREW_TICKET, cite.LOTTERY_TICKET, seat, E.ticket_amount[kind], 0, 0)
    if E.ticket_amount[kind] > 0:
        receive(s, seat, E.ticket_amount[kind], cite.LOTTERY_TICKET)
