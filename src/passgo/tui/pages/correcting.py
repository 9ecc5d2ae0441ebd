"""The position as it lies on a table with a board of its own: what is said to be otherwise is sent as one correction."""

from __future__ import annotations

from typing import Final

from passgo.protocol.messages import Ack
from passgo.protocol.printed import DeedInfo
from passgo.protocol.state import SeatView, StateView
from passgo.tui.book import built_on
from passgo.tui.client import Client
from passgo.tui.line import Answer

from .page import Blank, Page, PageChoice, View

MOST: Final = 99_999
"""That can be written of anything: no box holds more."""


class Correction:
    """The corrections that people enter until they send them: facts of the notation, by subject."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._facts: dict[str, str] = {}
        self._words: dict[str, str] = {}
        """The same for people to read."""

    def view(self) -> Page | None:
        """All that can be corrected now."""
        state, say = self._client.state, self._client.say
        if state is None or not state.correctable:
            return None
        begins = self._begins(state)
        key = (
            "correct-amid" if state.correctable == "things" else "correct-setup" if begins else "correct-note"
        )
        decks = [
            self._shuffled(deck.id, self._client.words.name(deck.name))
            for deck in self._client.words.info.decks
        ]
        return Page(
            title=say("correct-title"),
            note=say(key),
            lines=[self._words[about] for about in self._facts],
            choices=[
                *([PageChoice(label=say("correct-set"), key="s", done=self._send)] if self._facts else []),
                *(
                    PageChoice(
                        label=seat.name,
                        note=self._client.words.money(seat.cash),
                        opened=self._seat_view(seat.seat),
                    )
                    for seat in state.seats
                ),
                PageChoice(label=say("correct-deeds"), key="d", opened=self._deeds),
                PageChoice(label=say("correct-cards"), key="k", opened=self._cards),
                *decks,
            ],
        )

    def _begins(self, state: StateView) -> bool:
        """Return whether the correction sets up a game in progress, past the roll for first player."""
        return state.correctable == "all" and self._client.awaits.kind in ("rolloff", "chance")

    async def _send(self) -> Answer | None:
        state = self._client.state
        if state is None:
            return None
        facts = dict(self._facts)
        if self._begins(state):
            facts = {"turn": state.turn} | facts
        answer = await self._client.move(
            f"* correct {' '.join(f'{about} {value}' for about, value in facts.items())}"
        )
        if isinstance(answer, Ack):
            self._facts.clear()
        return answer

    # --- one thing ----------------------------------------------------------------------------------------------------

    def _say(self, about: str, value: str, stands: str, *words: str) -> None:
        """Note that something is so; nothing is to be sent where the program has it so."""
        self._facts.pop(about, None)
        if value != stands:
            self._facts[about] = value
            self._words[about] = self._client.colon.join(words)

    def _whose(self, about: str, label: str) -> str:
        """Return a text with the name of its player."""
        of = about.split(maxsplit=1)[0]
        return f"{self._client.name_of(of)}, {label}" if self._client.seat(of) else label

    def _number(self, label: str, about: str, stands: int) -> PageChoice:
        now = self._facts.get(about, str(stands))

        async def done(text: str) -> None:
            self._say(about, text, str(stands), self._whose(about, label), text)

        blank = Blank(title=label, done=done, number=True, most=MOST, usual=now)
        return PageChoice(label=label, note=now, written=blank)

    def _switch(self, label: str, about: str, stands: bool, yes: str = "yes", no: str = "no") -> PageChoice:
        stood = yes if stands else no
        is_on = self._facts.get(about, stood) == yes

        async def done() -> None:
            self._say(
                about,
                no if is_on else yes,
                stood,
                self._whose(about, label),
                self._client.say("house-no" if is_on else "house-yes"),
            )

        return PageChoice(label=label, done=done, marked=is_on)

    def _one_of(self, title: str, about: str, stands: str, values: dict[str, str]) -> list[PageChoice]:
        """One value of several, by what each is called."""
        now = self._facts.get(about, stands)

        def choice(value: str, label: str) -> PageChoice:
            async def done() -> None:
                self._say(about, value, stands, self._whose(about, title), label)

            return PageChoice(label=label, done=done, marked=value == now)

        return [choice(value, label) for value, label in values.items()]

    def _shuffled(self, deck: str, name: str) -> PageChoice:
        about = f"deck {deck}"
        label = self._client.say("correct-shuffle", deck=name)
        is_on = about in self._facts

        async def done() -> None:
            self._say(about, "" if is_on else "shuffled", "", label)

        return PageChoice(label=label, done=done, marked=is_on)

    # --- of a player --------------------------------------------------------------------------------------------------

    def _seat_view(self, seat: str) -> View:
        def view() -> Page | None:
            state, found = self._client.state, self._client.seat(seat)
            if state is None or found is None:
                return None
            choices = [self._number(self._client.say("correct-cash"), f"{seat} cash", found.cash)]
            if state.correctable == "all":
                choices += self._standing(state, found)
            return Page(title=found.name, choices=[*choices, *self._papers(found)])

        return view

    def _standing(self, state: StateView, seat: SeatView) -> list[PageChoice]:
        """Return where they are, whether they are in Jail or out, and whether they roll next."""
        say, words = self._client.say, self._client.words
        about = f"{seat.seat} at"
        spaces = {space.id: f"{space.index} · {words.space(space.index)}" for space in words.info.spaces}
        stands = words.info.spaces[seat.at].id

        def places() -> Page:
            return Page(
                title=say("correct-at"), choices=self._one_of(say("correct-at"), about, stands, spaces)
            )

        async def throws() -> None:
            self._say("turn", seat.seat, state.turn, say("correct-turn"), seat.name)

        where = PageChoice(
            label=say("correct-at"), note=spaces[self._facts.get(about, stands)], opened=places
        )
        next_one = self._facts.get("turn", state.turn) == seat.seat
        return [
            where,
            self._switch(say("correct-jail"), f"{seat.seat} jailed", seat.jail_turn > 0, "1", "0"),
            PageChoice(label=say("correct-turn"), done=throws, marked=next_one),
            self._switch(say("correct-out"), f"{seat.seat} out", seat.out > 0),
            *([self._number(say("correct-laps"), f"{seat.seat} laps", 0)] if self._begins(state) else []),
        ]

    def _papers(self, seat: SeatView) -> list[PageChoice]:
        """The papers of the book that has them."""
        papers, words = self._client.words.info.papers, self._client.words
        if papers is None:
            return []
        shares = {share.company: share.count for share in seat.shares}
        vouchers = {voucher.voucher: voucher.count for voucher in seat.vouchers}
        of = seat.seat
        return [
            self._number(self._client.say("lot-dollar"), f"{of} dollars", seat.dollars),
            *(
                self._number(words.name(one.name), f"{of} shares {one.id}", shares.get(one.id, 0))
                for one in papers.companies
            ),
            *(
                self._number(words.name(one.name), f"{of} vouchers {one.id}", vouchers.get(one.id, 0))
                for one in papers.vouchers
            ),
        ]

    # --- of a deed, of a card -----------------------------------------------------------------------------------------

    def _hands(self, state: StateView) -> dict[str, str]:
        return {"bank": self._client.say("hand-bank")} | {seat.seat: seat.name for seat in state.seats}

    def _deeds(self) -> Page | None:
        if self._client.state is None:
            return None
        hands = self._hands(self._client.state)
        return Page(
            title=self._client.say("correct-deeds"),
            choices=[
                PageChoice(
                    label=self._client.words.name(info.name),
                    note=hands.get(self._facts.get(f"{info.id} owner", self._client.deed(info.id).owner), ""),
                    opened=self._deed_view(info),
                    ink=info.ink,
                )
                for info in self._client.words.info.deeds
            ],
        )

    def _deed_view(self, info: DeedInfo) -> View:
        def view() -> Page | None:
            state = self._client.state
            if state is None:
                return None
            stands, words = self._client.deed(info.id), self._client.words
            levels = {"0": self._client.say("building-standing", building="", count=0)} | {
                _level_word(info, row.level): words.built(info, row.level)
                for row in info.rows
                if row.level > 0
            }
            say, name = self._client.say, words.name(info.name)
            owner = say("correct-owner", deed=name)
            choices = self._one_of(owner, f"{info.id} owner", stands.owner, self._hands(state))
            if len(levels) > 1:
                choices += self._one_of(
                    say("correct-level", deed=name),
                    f"{info.id} level",
                    _level_word(info, stands.level),
                    levels,
                )
            mortgaged = self._switch(
                self._client.say("correct-mortgaged"), f"{info.id} mortgaged", stands.mortgaged
            )
            return Page(title=words.name(info.name), choices=[*choices, mortgaged])

        return view

    def _cards(self) -> Page | None:
        """Cards that are kept, those of Roll Three too."""
        state, words = self._client.state, self._client.words
        if state is None:
            return None
        names = {card.id: words.name(card.text) for card in words.info.cards if card.keep}
        names |= {
            roll.id: words.roll(roll.id) for roll in (words.info.papers.rolls if words.info.papers else [])
        }
        holder = {card: seat.seat for seat in state.seats for card in (*seat.cards, *seat.rolls)}
        hands = self._hands(state)

        def card_view(card: str) -> View:
            def view() -> Page:
                return Page(
                    title=names[card],
                    choices=self._one_of(names[card], f"{card} owner", holder.get(card, "bank"), hands),
                )

            return view

        return Page(
            title=self._client.say("correct-cards"),
            choices=[
                PageChoice(
                    label=name,
                    note=hands[self._facts.get(f"{card} owner", holder.get(card, "bank"))],
                    opened=card_view(card),
                )
                for card, name in names.items()
            ],
        )


def _level_word(info: DeedInfo, level: int) -> str:
    """Return the buildings on a deed, as the notation writes them."""
    built = built_on(info, level)
    return str(built.count) if built.building in ("", "house") else built.building
