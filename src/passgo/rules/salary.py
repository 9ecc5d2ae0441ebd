"""GO: the salary for each lap of the board."""

from __future__ import annotations

from typing import Final

from .base import cite, events
from .base.kernel import rule
from .base.money import pay, receive
from .base.state import BANK, State
from .base.tables import Tables

GO_STOP: Final = cite.number_of("house-go-stop")


@rule(
    "go-salary",
    "go-salary-once-per-lap",
    "go-double-salary-by-card",
    "go-leaving-no-salary",
)
def reach_go(s: State, E: Tables, seat: int) -> None:
    """The token stops on GO or passes it in the direction of the arrow: a lap, and its salary.

    A lap that the token has completed before (it was moved back over GO since) is not paid again.
    """
    s.lap[seat] += 1
    if s.lap[seat] > s.lap_best[seat] or not E.go_once_per_lap:
        pay(s, BANK, seat, E.go_salary)
        events.emit(s, events.SALARY, cite.GO_SALARY, seat, E.go_salary, 0, 0)
    if s.lap[seat] > s.lap_best[seat]:
        s.lap_best[seat] = s.lap[seat]


@rule("house-go-stop")
def stop_on_go(s: State, E: Tables, seat: int) -> None:
    """A house rule: something more for stopping on GO itself."""
    if E.go_stop_bonus > 0:
        receive(s, seat, E.go_stop_bonus, GO_STOP)
