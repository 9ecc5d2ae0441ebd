"""The lobby: my games, open tables, the way to a friend's; laying a table; and a table before its game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from passgo.locale.figures import money
from passgo.protocol.circles import CircleView
from passgo.protocol.printed import EditionBrief, HouseRule
from passgo.protocol.ratings import AT_LEVEL, CHARACTER_NAMES
from passgo.protocol.tables import (
    LONGEST_NAME,
    ONGOING,
    AddPlace,
    Begin,
    ChangePlace,
    Clock,
    CreateTable,
    DropPlace,
    GiveUp,
    LeaveForGood,
    NewPlace,
    PlaceView,
    SetReady,
    Sit,
    StandUp,
    SwapPlaces,
    TableBrief,
    TableTerms,
)
from passgo.tui.client import Client
from passgo.tui.line import Answer

from .evenings import circles_choice
from .menu import language_choices
from .page import Blank, Page, PageChoice, View, command_choice
from .people import bot_name, place_view, presence, talk_view

LINK: Final = re.compile(r"^(?:https?://[^/]+/t/)?(?P<code>[A-Za-z0-9 ]{1,16})/?(?:#(?P<key>[\w-]+))?$")
"""A link to a table, or its code; a key to a seat may stand behind it."""
NAME: Final = "Ada"
"""The substitute for a missing name of the person here: sentences need one."""
EXTRAS: Final = ("Inès", "Bruno")
"""The names of bots after the characters."""
TOKENS: Final = ("balloon", "lighthouse", "valise", "swallow", "parasol", "bell", "key", "compass")
AMONG_FRIENDS: Final = Clock(auction=10, away=120)
"""No hurry, but a bot sits in for who stays away, and the hammer falls."""
NO_CLOCK: Final = Clock(away=0)
MINUTES: Final = (30, 60, 90, 120)
BANKS: Final = (0, 10, 20, 30)
"""Minutes that each player may have for the whole game."""


def lobby_page(client: Client) -> Page:
    """Return the page of the lobby."""
    say = client.say
    lists = client.lists
    mine = [one for one in lists.mine if one.table.phase in ONGOING] if lists else []
    waits = sum(one.waits_for_me for one in mine)
    note = say("tables-going", count=len(mine), waiting=waits) if mine else say("tables-none-mine")
    choices = [
        PageChoice(label=say("tables-lay"), key="n", opened=TablePlan(client).view),
        PageChoice(label=say("join-by-code"), key="j", note=say("join-note"), written=_code_blank(client)),
        *(
            _table_choice(client, one.table, say("tables-yours") if one.waits_for_me else "")
            for one in sorted(mine, key=lambda one: not one.waits_for_me)
        ),
        *(_table_choice(client, table, say("tables-open")) for table in (lists.open if lists else [])),
        *([PageChoice(label=say("games-mine"), key="o", opened=_over_view(client))] if _over(client) else []),
        circles_choice(client, lambda circle: TablePlan(client, circle=circle).view),
        PageChoice(
            label=f"{say('me-title')}{client.colon}{client.guest.name or '–'}",
            key="w",
            written=_name_blank(client),
        ),
        *language_choices(client),
    ]
    trouble = [f"✗ {client.trouble}"] if client.trouble else []
    down = [say("line-down")] if client.cut_off else []
    return Page(title=say("lobby-title"), note=note, lines=[*trouble, *down], choices=choices)


def _over(client: Client) -> list[TableBrief]:
    """My tables whose game is over."""
    return [one.table for one in client.lists.mine if one.table.phase == "over"] if client.lists else []


def _over_view(client: Client) -> View:
    """They are gone to as the others: what can be looked at stands there."""

    def view() -> Page | None:
        if client.table is not None:
            return None
        choices = [replace(_table_choice(client, table, ""), closes=True) for table in _over(client)]
        return Page(title=client.say("games-mine"), choices=choices)

    return view


def _code_blank(client: Client) -> Blank:
    async def join(text: str) -> Answer | None:
        return await go_to(client, text)

    return Blank(title=client.say("join-code"), done=join, most=200)


async def go_to(client: Client, link: str) -> Answer | None:
    """Go to a table by its link or code."""
    found = LINK.match(link.strip())
    return await client.visit(found["code"] if found else link[:16], (found["key"] or "") if found else "")


def _name_blank(client: Client) -> Blank:
    return Blank(title=client.say("me-name"), done=client.rename, most=LONGEST_NAME, usual=client.guest.name)


def _table_choice(client: Client, table: TableBrief, note: str) -> PageChoice:
    """A table in a list."""
    say = client.say
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    free = sum(not seat.taken for seat in table.seats)
    edition = next((one for one in client.editions if one.id == table.edition), None)
    title = edition.title[client.language] if edition else table.edition

    async def go() -> Answer:
        return await client.visit(table.code)

    parts = [
        note,
        say("tables-of", host=table.host_name, turn=table.turn_no),
        say("tables-seats", names=names, free=free),
    ]
    return PageChoice(label=f"{table.code}  {title}", note="; ".join(part for part in parts if part), done=go)


# --- laying a table ---------------------------------------------------------------------------------------------------


class TablePlan:
    """A table that is being laid."""

    def __init__(
        self,
        client: Client,
        edition: str = "",
        bots: list[str] | None = None,
        circle: CircleView | None = None,
    ) -> None:
        """`bots`: which sit at it; three of the first kind that the server has, where none are named.

        `circle`: the group whose table it is, with a place for each of its members.
        """
        self.client = client
        self.edition = edition
        self.bots = [] if circle else bots
        self._circle = circle.circle if circle else ""
        self.friends = len(circle.members) - 1 if circle else 0
        """Places for those who come by the link."""
        self.minutes = 60
        self.house: dict[str, int | bool] = {}
        self.clock = AMONG_FRIENDS
        self.claims: str = "automatic"
        self.listed = False
        self.advice = False
        """Players may ask, while they play, what each answer is worth; in a browser."""
        self.real_board = False
        """People roll and draw at a board of their own."""
        self.start = ""
        """The position that is played from; empty for a game from its beginning."""

    @property
    def brief(self) -> EditionBrief | None:
        """The edition that is chosen."""
        editions = self.client.editions
        chosen = next((one for one in editions if one.id == self.edition), None)
        return chosen or next((one for one in editions if one.first), next(iter(editions), None))

    @property
    def seated(self) -> list[str]:
        """The bots that sit at it."""
        if self.bots is None:
            self.bots = self.client.bots[:1] * 3
        return self.bots

    def places(self) -> list[NewPlace]:
        """Everybody: who plays in this terminal, bots, friends to come."""
        mine = self.client.guest.name or NAME
        cast = [*CHARACTER_NAMES.items(), *(("", name) for name in EXTRAS)]
        others = (one for one in cast if one[1] != mine)
        placed = [NewPlace(kind="person", name=mine, token=TOKENS[0])]
        placed += [
            NewPlace(kind="bot", name=name, token=token, bot=self._in_character(character, level))
            for (character, name), token, level in zip(others, TOKENS[1:], self.seated, strict=False)
        ]
        taken = len(placed)
        return [
            *placed,
            *(NewPlace(kind="person", token=TOKENS[taken + k], free=True) for k in range(self.friends)),
        ]

    def _in_character(self, character: str, level: str) -> str:
        """Return the bot of a character at a level, or the bot alone if no character plays at it."""
        return (
            f"{character}{AT_LEVEL}{level}" if level in self.client.characters.get(character, {}) else level
        )

    async def lay(self) -> Answer:
        """Lay it, and begin where nobody is still to come."""
        brief = self.brief
        assert brief is not None
        terms = TableTerms(
            edition=brief.id,
            minutes=self.minutes if brief.timed else None,
            house=self.house,
            claims="strict" if self.claims == "strict" else "automatic",
            clock=self.clock if self.friends else NO_CLOCK,
            listed=self.listed and self.friends > 0,
            real_board=self.real_board,
            advice=self.advice and self.friends > 0,
        )
        return await self.client.ask(
            CreateTable,
            terms=terms,
            places=self.places(),
            begin=not self.friends,
            start=self.start,
            circle=self._circle,
        )

    def view(self) -> Page | None:
        """Return the page of the settings."""
        brief, say = self.brief, self.client.say
        if brief is None:
            return Page(title=say("tables-lay"), lines=[say("unread-line")])
        count = 1 + len(self.seated) + self.friends
        fits = brief.players_least <= count <= brief.players_most
        why = "" if fits else say("cover-players", least=brief.players_least, most=brief.players_most)
        full = count >= min(brief.players_most, len(TOKENS))
        lines = [
            say("cover-players", least=brief.players_least, most=brief.players_most),
            ", ".join(place.name or say("seat-guest") for place in self.places()),
        ]
        start = "gathering-begin" if not self.friends else "tables-lay"
        choices = [
            PageChoice(label=say(start), key="g", done=self.lay, why=why, closes=True),
            PageChoice(label=say("lobby-books"), note=brief.title[self.client.language], opened=self._books),
            *(
                PageChoice(label=name, note=bot_name(self.client, bot), opened=self._bot(k))
                for k, (name, bot) in enumerate(
                    zip((place.name for place in self.places()[1:]), self.seated, strict=False)
                )
            ),
            self._more("gathering-add-bot", full, self._add_bot),
            self._more("gathering-add", full, self._add_friend),
        ]
        if self.friends:
            choices.append(self._more("seat-remove", False, self._drop_friend, name=say("seat-guest")))
        return Page(
            title=say("tables-lay"),
            note=brief.title[self.client.language],
            lines=lines,
            choices=[*choices, *self._terms(brief)],
        )

    def _more(self, key: str, full: bool, add: Callable[[], None], **args: str) -> PageChoice:
        async def done() -> None:
            add()

        label = self.client.say(key, **args)
        why = self.client.say("lobby-taken", count=len(TOKENS), most=len(TOKENS)) if full else ""
        return PageChoice(label=label, done=done, why=why)

    def _add_bot(self) -> None:
        self.seated.append(self.client.bots[0])

    def _add_friend(self) -> None:
        self.friends += 1

    def _drop_friend(self) -> None:
        self.friends -= 1

    def _bot(self, number: int) -> View:
        """Which bot sits there, or none."""

        def view() -> Page | None:
            if number >= len(self.seated):
                return None
            say = self.client.say
            name = self.places()[1 + number].name
            choices = [self._bot_choice(number, bot) for bot in self.client.bots]

            async def remove() -> None:
                del self.seated[number]

            away = PageChoice(label=say("seat-remove", name=name), key="x", done=remove, closes=True)
            return Page(title=name, choices=[*choices, away])

        return view

    def _bot_choice(self, number: int, bot: str) -> PageChoice:
        async def done() -> None:
            self.seated[number] = bot

        rated = self.client.ratings.get(bot)
        return PageChoice(
            label=bot_name(self.client, bot),
            note=self.client.say("bot-rating", rating=rated.rating) if rated else "",
            done=done,
            marked=self.seated[number] == bot,
            closes=True,
        )

    def _books(self) -> Page:
        """The books, and the games of each."""
        client = self.client

        def choice(brief: EditionBrief) -> PageChoice:
            async def done() -> None:
                self.edition, self.house = brief.id, {}

            chosen = self.brief
            kind = f"variant-{brief.variant or 'whole'}"
            known = brief.variant != "own"
            players = client.say("cover-players", least=brief.players_least, most=brief.players_most)
            return PageChoice(
                label=brief.title[client.language],
                note="; ".join([*([client.say(kind)] if known else []), players, brief.id]),
                done=done,
                marked=chosen is not None and chosen.id == brief.id,
                closes=True,
            )

        return Page(title=client.say("lobby-books"), choices=[choice(brief) for brief in client.editions])

    def _terms(self, brief: EditionBrief) -> list[PageChoice]:
        say = self.client.say
        choices: list[PageChoice] = []

        async def turn_claims() -> None:
            self.claims = "strict" if self.claims == "automatic" else "automatic"

        async def turn_listed() -> None:
            self.listed = not self.listed

        async def turn_advice() -> None:
            self.advice = not self.advice

        async def turn_board() -> None:
            self.real_board = not self.real_board

        async def next_minutes() -> None:
            self.minutes = _after(MINUTES, self.minutes)

        async def next_bank() -> None:
            bank = _after(BANKS, self.clock.bank // 60)
            self.clock = Clock(bank=bank * 60, auction=self.clock.auction, away=self.clock.away)

        if brief.timed:
            label = say("agreed-minutes", count=self.minutes)
            choices.append(PageChoice(label=label, done=next_minutes))
        choices.append(PageChoice(label=say(f"agreed-claims-{self.claims}"), done=turn_claims))
        label = f"{say('board-where')}{self.client.colon}{say('board-where-table')}"
        note = say("board-where-note")
        choices.append(PageChoice(label=label, note=note, done=turn_board, marked=self.real_board))
        if self.friends:
            label = f"{say('clock')}{self.client.colon}{say('clock-bank', minutes=self.clock.bank // 60)}"
            choices.append(PageChoice(label=label, done=next_bank))
            choices.append(PageChoice(label=say("agreed-listed"), done=turn_listed, marked=self.listed))
            choices.append(PageChoice(label=say("agreed-advice"), done=turn_advice, marked=self.advice))
        count = len(self.house)
        return [
            *choices,
            PageChoice(label=say("house-count", count=count), key="h", opened=self._house_rules),
        ]

    def _house_rules(self) -> Page | None:
        """Return what a table may set differently from its edition."""
        brief = self.brief
        if brief is None:
            return None
        return Page(
            title=self.client.say("house-rules"),
            choices=[self._house_rule(rule, brief) for rule in brief.house],
        )

    def _house_rule(self, rule: HouseRule, brief: EditionBrief) -> PageChoice:
        client = self.client
        value = self.house.get(rule.knob, rule.value)

        def write(now: int | bool) -> None:
            self.house.pop(rule.knob, None)
            if now != rule.value:  # what the book says anyway is no house rule
                self.house[rule.knob] = now

        async def turn() -> None:
            write(not value)

        async def written(amount: str) -> None:
            write(int(amount))

        name, note = rule.name[client.language], rule.note.get(client.language, "")
        by_book = client.say("house-by-book") if value == rule.value else note
        if isinstance(value, bool):
            return PageChoice(label=name, note=by_book, done=turn, marked=value)
        blank = Blank(
            title=name, done=written, number=True, least=rule.least, most=rule.most, usual=str(value)
        )
        amount = money(value, brief, client.language)
        return PageChoice(label=f"{name}{client.colon}{amount}", note=by_book, written=blank)


def _after(values: tuple[int, ...], value: int) -> int:
    """The next of some values, the first behind the last."""
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]


# --- a table before its game ------------------------------------------------------------------------------------------


def gathering_page(client: Client) -> Page:
    """Return the page with the places, who is ready, and how others join."""
    say, table = client.say, client.table
    assert table is not None
    edition = next((one for one in client.editions if one.id == table.terms.edition), None)
    title = edition.title[client.language] if edition else table.terms.edition
    ready = sum(place.ready for place in table.places)
    when = say("gathering-when", count=len(table.places))
    trouble = [f"✗ {client.trouble}"] if client.trouble else []
    lines = [
        *trouble,
        f"{title}. {when}",
        f"{say('people-invite')}{client.colon}{client.link}",
        say("gathering-ready", ready=ready, all=len(table.places)),
        *([say("given-up", host=table.host_name)] if table.phase == "given-up" else []),
    ]
    own = any(place.ready for place in client.places)
    choices: list[PageChoice] = []

    if client.is_host and table.may_begin:
        choices.append(command_choice(client, say("gathering-begin"), Begin, key="b"))
    if client.places:
        choices.append(
            command_choice(
                client,
                say("gathering-not-ready" if own else "gathering-am-ready"),
                SetReady,
                key="r",
                ready=not own,
            )
        )
    for place in table.places:
        note = presence(client, place)
        if place.guest or place.kind == "bot":
            note = f"{say('place-ready' if place.ready else 'place-not-yet')}, {note}"
        label = f"{place.place}. {place.name or say('place-free')}"
        choices.append(
            PageChoice(label=label, note=note, opened=place_view(client, place.place, _place_choices))
        )
    if client.is_host:
        free = NewPlace(kind="person", token=_spare_token(client), free=True)
        choices.append(command_choice(client, say("gathering-add"), AddPlace, new=free))
        if client.bots:
            name = say("gathering-bot-name", number=len(table.places) + 1)
            bot = NewPlace(kind="bot", name=name, token=_spare_token(client), bot=client.bots[0])
            choices.append(command_choice(client, say("gathering-add-bot"), AddPlace, new=bot))

    async def leave() -> Answer:
        return await client.leave()

    choices += [
        PageChoice(label=say("tab-talk"), key="i", opened=talk_view(client)),
        PageChoice(label=say("table-to-lobby"), key="x", done=leave),
    ]
    if client.places:
        choices.append(command_choice(client, say("gathering-quit"), LeaveForGood))
    if client.is_host:
        choices.append(command_choice(client, say("gathering-give-up"), GiveUp))
    return Page(
        title=say("gathering-of", host=table.host_name), note=table.code, lines=lines, choices=choices
    )


def _spare_token(client: Client) -> str:
    taken = {place.token for place in client.table.places} if client.table else set[str]()
    return next((token for token in TOKENS if token not in taken), "")


def _place_choices(client: Client, place: PlaceView) -> list[PageChoice]:
    say = client.say
    mine = bool(place.guest) and place.guest == client.guest_id
    name = place.name or say("place-free")

    async def rename(text: str) -> Answer:
        return await client.ask(ChangePlace, place=place.place, name=text)

    choices: list[PageChoice] = []
    if place.kind != "bot" and not place.guest:
        choices.append(command_choice(client, say("place-sit"), Sit, closes=True, place=place.place, name=""))
    if mine or (client.is_host and place.kind == "bot"):
        blank = Blank(title=say("me-name"), done=rename, most=LONGEST_NAME, usual=place.name)
        choices.append(PageChoice(label=say("me-name"), written=blank, closes=True))
        spare = _spare_token(client)
        if spare:
            change = f"{say('seat-change-token')}{client.colon}{say(f'token-{spare}')}"
            choices.append(
                command_choice(client, change, ChangePlace, closes=True, place=place.place, token=spare)
            )
    if mine:
        choices.append(command_choice(client, say("place-stand"), StandUp, closes=True, place=place.place))
    if client.is_host:
        above = [
            one.place for one in (client.table.places if client.table else []) if one.place < place.place
        ]
        if above:
            choices.append(
                command_choice(
                    client,
                    say("place-up", name=name),
                    SwapPlaces,
                    closes=True,
                    place=place.place,
                    other=above[-1],
                )
            )
        if not mine:
            choices.append(
                command_choice(
                    client, say("seat-remove", name=name), DropPlace, closes=True, place=place.place
                )
            )
    return choices
