"""The question on the table as the seat that acts in this terminal sees it."""

from __future__ import annotations

from passgo.protocol.state import SeatView, StateView
from passgo.tui.client import Client
from passgo.tui.pages.page import Page, PageChoice, act_choice, act_of


class Asking:
    """The question as the seat that acts in this terminal sees it."""

    def __init__(self, client: Client, state: StateView) -> None:
        self.client, self.state = client, state
        self.words, self.say = client.words, client.say
        self.asked = client.awaits
        self.actor = client.actor
        self.options = client.options_of(self.actor)

    @property
    def name(self) -> str:
        """Who is asked first."""
        seats: list[str] = self.asked.seats
        return self.words.hand(seats[0] if seats else self.state.turn)

    @property
    def debtor(self) -> SeatView | None:
        """The seat that is asked first."""
        seats: list[str] = self.asked.seats
        return self.client.seat(seats[0] if seats else self.state.turn)

    def act(self, verb: str, label: str, key: str = "", note: str = "") -> list[PageChoice]:
        """The act with this verb, where the server offers it."""
        act = act_of(self.options, verb)
        return [act_choice(self.client, act, label, key, note=note)] if act else []

    def page(self, title: str, note: str = "", lines: list[str] | None = None, *choices: PageChoice) -> Page:
        """A page about the question."""
        return Page(title=title, note=note, rule=self.asked.rule, lines=lines or [], choices=list(choices))

    def ledger(self, cash: int, label: str, amount: int) -> list[str]:
        """Cash, what goes off or comes in, and the cash after it."""
        money, signed = self.words.money, self.words.signed
        after = cash + amount
        rest = money(after) if after >= 0 else signed(after)
        return [
            f"{self.say('ledger-cash')} {money(cash)}  {label} {signed(amount)}  {self.say('ledger-after')} {rest}"
        ]
