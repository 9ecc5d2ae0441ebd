"""The question on the table as the seat that acts in this terminal sees it."""

from __future__ import annotations

from passgo.protocol.messages import Act
from passgo.protocol.state import PanelArgument, SeatView, StateView
from passgo.tui.client import Client
from passgo.tui.pages.page import Page, PageChoice, act_choice


class Asking:
    """The question as the seat that acts in this terminal sees it."""

    def __init__(self, client: Client, state: StateView) -> None:
        self.client, self.state = client, state
        self.words, self.say = client.words, client.say
        self.asked, self.panel = client.awaits, state.panel
        self.actor = client.actor
        self.options = client.options_of(self.actor)

    @property
    def name(self) -> str:
        """Return the name of the player who is asked first."""
        seats: list[str] = self.asked.seats
        return self.words.hand(seats[0] if seats else self.state.turn)

    @property
    def debtor(self) -> SeatView | None:
        """The seat that is asked first."""
        seats: list[str] = self.asked.seats
        return self.client.seat(seats[0] if seats else self.state.turn)

    def text(self, key: str, act: Act | None = None) -> str:
        """Return a text of the panel, or the label of an act; empty if its key is empty."""
        if not key or self.panel is None:
            return ""
        args = {name: self._said(argument) for name, argument in self.panel.args.items()}
        if act:
            args["cost"] = self.words.money(abs(act.amount))
        return self.say(key, **args)

    def _said(self, argument: PanelArgument) -> str | int:
        value = argument.value
        if isinstance(value, int):
            return self.words.money(value) if argument.type == "money" else value
        match argument.type:
            case "seat":
                return self.words.hand(value)
            case "deed":
                return self.words.deed(value)
            case "space":
                return self.words.place(value)
            case "deck":
                return self.words.name(next(deck.name for deck in self.words.info.decks if deck.id == value))
            case "lot":
                return self.words.lot_title(value)
            case _:
                return value

    @property
    def answers(self) -> list[Act]:
        """The answers that the server puts into words."""
        return [act for act in (self.options.acts if self.options else []) if act.label]

    def answer(self, verb: str, note: str = "") -> list[PageChoice]:
        """Return the answer with this verb, if there is one."""
        return [
            act_choice(self.client, act, self.text(act.label, act), act.key, note=note)
            for act in self.answers
            if act.verb == verb
        ]

    def page(self, lines: list[str], *choices: PageChoice, asked: bool = True, note: str = "") -> Page:
        """Return a page about the question, for those who are asked or for the others.

        `note`: replaces the note of the panel.
        """
        panel = self.panel
        title = (panel.title if asked else panel.watched or panel.title) if panel else ""
        noted = (panel.note if asked else panel.watched_note or panel.note) if panel else ""
        return Page(
            title=self.text(title),
            note=note or self.text(noted),
            rule=self.asked.rule,
            lines=lines,
            choices=list(choices),
        )

    def ahead(self) -> list[str]:
        """Return the mean cost of a roll."""
        ahead = self.options.ahead if self.options else None
        if ahead is None or not ahead.rent_ways:
            return []
        words = self.say("ahead-rent", ways=ahead.rent_ways, all=ahead.ways)
        return [f"{words}{self.client.colon}{self.words.money(ahead.rent_mean)}"]

    def ledger(self, cash: int, label: str, amount: int) -> list[str]:
        """Return the line of a payment: the cash, the change, and the cash after it."""
        money, signed = self.words.money, self.words.signed
        after = cash + amount
        rest = money(after) if after >= 0 else signed(after)
        return [
            f"{self.say('ledger-cash')} {money(cash)}  {label} {signed(amount)}  {self.say('ledger-after')} {rest}"
        ]
