"""The people at the table: how others join, what can be done about a place, and the chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from passgo.locale import has
from passgo.protocol.chat import LONGEST_SAID, ChatMode, Phrase, Reaction, Say, SetChat
from passgo.protocol.ratings import AT_LEVEL
from passgo.protocol.reviews import SetChances
from passgo.protocol.tables import (
    LONGEST_NAME,
    AgreeToEnd,
    ChangePlace,
    GiveUp,
    HandOver,
    LeaveForGood,
    PassSeat,
    PlaceView,
    RemoveGuest,
    SeatKey,
    Sit,
    VoteFree,
)
from passgo.protocol.times import AnswerTakeback
from passgo.tui.client import Client
from passgo.tui.line import Answer
from passgo.tui.words import clock_face, plain

from .page import Blank, Page, PageChoice, View, command_choice, sure_choice

PlaceChoices = Callable[[Client, PlaceView], list[PageChoice]]
"""The choices about a place of a table."""

LATE: Final = (0, 4, 8, 16)
"""How many turns late spectators may be shown the winning chances; 0: never."""
LINES: Final = 12
"""How many lines of chat are shown."""


def people_view(client: Client) -> View:
    """Everybody at the table."""

    def view() -> Page | None:
        table = client.table
        if table is None:
            return None
        say = client.say
        lines = [say("people-note"), f"{say('people-invite')}{client.colon}{client.link}"]
        watchers = [
            (one.guest, one.name or say("visitor", number=number))
            for number, one in enumerate(table.watchers, 1)
        ]
        if table.watcher_count:
            names = ", ".join(name for _, name in watchers)
            lines.append(say("watching", count=table.watcher_count, names=names))
        choices = [
            PageChoice(
                label=place.name or say("place-free"),
                note=presence(client, place),
                opened=place_view(client, place.place, _place_choices),
            )
            for place in table.places
            if place.kind != "bot"
        ]
        removals = [
            _removing(client, say("remove-yes", name=name), guest, name, "remove-sure-watcher")
            for guest, name in (watchers if client.is_host else [])
            if guest != client.guest_id
        ]
        return Page(
            title=say("people-host" if client.is_host else "people"),
            lines=lines,
            choices=[*choices, *removals, *_showing_chances(client, table.chances_late), *_leaving(client)],
        )

    return view


def presence(client: Client, place: PlaceView) -> str:
    """Whether somebody is here."""
    say = client.say
    if place.kind == "bot":
        return bot_name(client, place.bot)
    if not place.guest:
        return say("place-free-note")
    if place.guest == client.guest_id:
        where = say("presence-you")
    elif place.presence == "away":
        where = say("away")
    else:
        where = say("presence-here" if place.presence == "here" else "presence-gone")
    host = client.table is not None and place.guest == client.table.host
    parts = [where, *([say("sits-in")] if place.bot else []), *([say("host")] if host else [])]
    if place.sits_in_at and not place.bot:
        left = int(client.seconds_until(place.sits_in_at))
        parts.append(say("away-until", left=f"{left // 60}:{left % 60:02}"))
    return ", ".join(parts)


def bot_name(client: Client, bot: str) -> str:
    """Return the name of a bot; the host may have their own bots, of which the texts know only the name."""
    character, at_level, level = bot.partition(AT_LEVEL)
    if at_level:
        kind = client.say(f"character-{character}")
        return client.say("bot-character", kind=kind, level=client.say(f"bot-{level}"))
    known = has(client.language, f"bot-{bot}")
    return client.say(f"bot-{bot}") if known else client.say("bot-own", name=bot)


def place_view(client: Client, number: int, choices: PlaceChoices) -> View:
    """Return the page about a place, as long as the game has not begun meanwhile."""
    playing = client.state is not None

    def view() -> Page | None:
        places = client.table.places if client.table else []
        place = next((one for one in places if one.place == number), None)
        if place is None or (client.state is not None) != playing:
            return None
        return Page(
            title=place.name or client.say("place-free"),
            note=presence(client, place),
            choices=choices(client, place),
        )

    return view


def _place_choices(client: Client, place: PlaceView) -> list[PageChoice]:
    say = client.say

    if place.guest == client.guest_id and place.guest:
        choices = [_renaming(client, place), _moving(client, place)]
        seat = next(
            (one for one in (client.state.seats if client.state else []) if one.seat == place.seat), None
        )
        if seat:
            choices.append(_claiming(client, seat.seat, seat.name, seat.claims))
        return choices
    if not place.guest:
        return [command_choice(client, say("place-sit"), Sit, closes=True, place=place.place, name="")]
    choices: list[PageChoice] = []
    if client.is_host:
        choices.append(command_choice(client, say("host-hand"), HandOver, closes=True, guest=place.guest))
        sure = "remove-sure" if client.state is not None else "remove-sure-before"
        choices.append(_removing(client, say("host-remove"), place.guest, place.name, sure))
    waited: list[str] = client.awaits.seats if client.awaits else []
    if client.places and place.seat in waited:
        label = say("vote", count=len(place.vote.guests) if place.vote else 0)
        choices.append(command_choice(client, label, VoteFree, closes=True, place=place.place, free=True))
    choices.append(_muting(client, place))
    return choices


def _removing(client: Client, label: str, guest: str, name: str, sure: str) -> PageChoice:
    """Send somebody away, once the host has said it twice. `sure`: the key of what they are asked."""

    async def done() -> Answer:
        return await client.ask(RemoveGuest, guest=guest)

    words = client.say("remove-yes", name=name)
    return sure_choice(
        label,
        Page(title=words, note=client.say(sure, name=name)),
        PageChoice(label=words, key="y", done=done, closes=True),
        client.say("not-now"),
    )


def _renaming(client: Client, place: PlaceView) -> PageChoice:
    """Another name for a seat of mine."""

    async def done(name: str) -> Answer:
        return await client.ask(ChangePlace, place=place.place, name=name)

    blank = Blank(title=client.say("me-name"), done=done, most=LONGEST_NAME)
    return PageChoice(label=client.say("seat-rename"), written=blank)


def _claiming(client: Client, seat: str, name: str, claims: bool) -> PageChoice:
    async def done() -> Answer:
        return await client.set_claims(seat, not claims)

    return PageChoice(label=client.say("menu-claims", name=name), done=done, marked=claims)


def _muting(client: Client, place: PlaceView) -> PageChoice:
    async def done() -> None:
        client.muted ^= {place.guest}

    return PageChoice(label=client.say("talk-mute"), done=done, marked=place.guest in client.muted)


def _moving(client: Client, place: PlaceView) -> PageChoice:
    """A link by which my seat is taken on another device."""
    link: list[str] = []

    def view() -> Page:
        return Page(title=client.say("seat-move"), note=client.say("seat-move-note"), lines=link)

    async def done() -> Answer:
        answer = await client.ask(PassSeat, place=place.place)
        if isinstance(answer, SeatKey):
            link[:] = [f"{client.link}#{answer.key}"]
        return answer

    return PageChoice(label=client.say("seat-move"), done=done, opened=view)


def _leaving(client: Client) -> list[PageChoice]:
    """Leave for good, or give the table up."""
    say = client.say

    def sure(key: str, label: str, command: type) -> PageChoice:
        async def done() -> Answer:
            return await client.ask(command)

        return sure_choice(
            label,
            Page(title=label, note=say(f"{key}-sure")),
            PageChoice(label=say(f"{key}-yes"), key="y", done=done, closes=True),
            say("not-now"),
        )

    if client.state is None or client.state.winners:
        return []
    choices = [sure("quit", say("quit-for-good"), LeaveForGood)] if client.places else []
    return [*choices, *([sure("give-up", say("gathering-give-up"), GiveUp)] if client.is_host else [])]


# --- talk -------------------------------------------------------------------------------------------------------------


def said_lines(client: Client) -> list[str]:
    """Return the chat at the table, by those who are not muted."""
    return [
        f"{line.name or client.say('somebody')}{client.colon}{client.say(f'phrase-{line.phrase}') if line.phrase else line.text}"
        for line in client.said
        if line.guest not in client.muted
    ]


def talk_view(client: Client) -> View:
    """Return the page of the chat, with what can be said."""

    def view() -> Page | None:
        if client.table is None:
            return None
        say = client.say
        lines = said_lines(client)[-LINES:] or [say("talk-nothing")]
        if client.chat == "off":
            lines.append(say("talk-off"))
        return Page(title=say("talk"), lines=lines, choices=[*_saying(client), *_allowing(client)])

    return view


def _saying(client: Client) -> list[PageChoice]:
    say = client.say

    async def write(text: str) -> Answer:
        return await client.ask(Say, text=text)

    def phrase(key: str, about: int = 0) -> PageChoice:
        async def done() -> Answer:
            return await client.ask(Say, phrase=key, about=about)

        return PageChoice(label=say(f"phrase-{key}"), done=done)

    choices: list[PageChoice] = []
    if client.chat == "free":
        blank = Blank(title=say("talk-write"), done=write, most=LONGEST_SAID)
        choices.append(PageChoice(label=say("talk-write"), key="w", written=blank))
    if client.chat == "off":
        return []
    reactions = get_args(Reaction) if client.length else ()
    return [*choices, *map(phrase, get_args(Phrase)), *(phrase(key, client.length) for key in reactions)]


def _allowing(client: Client) -> list[PageChoice]:
    """Let the host set what may be said."""
    if not client.is_host or (client.table and client.table.terms.listed):
        return []

    def mode(kind: str) -> PageChoice:
        async def done() -> Answer:
            return await client.ask(SetChat, chat=kind)

        label = f"{client.say('talk-allowed')}{client.colon}{client.say(f'talk-mode-{kind}')}"
        return PageChoice(label=label, done=done, marked=client.chat == kind)

    return [mode(kind) for kind in get_args(ChatMode)]


# --- those who watch --------------------------------------------------------------------------------------------------


def _showing_chances(client: Client, now: int) -> list[PageChoice]:
    """Whether those who watch are shown the chances to win, and how late, is for the host to say."""

    def delay(late: int) -> PageChoice:
        async def done() -> Answer:
            return await client.ask(SetChances, late=late)

        words = client.say("chances-late-by", turns=late) if late else client.say("chances-late-off")
        label = f"{client.say('chances-late')}{client.colon}{words}"
        return PageChoice(label=label, done=done, marked=now == late)

    return [delay(late) for late in LATE] if client.is_host else []


# --- second thoughts, absence -----------------------------------------------------------------------------------------


def takeback_answers(client: Client) -> list[PageChoice]:
    """Agree that another undoes their move, or refuse it."""
    asked = client.takeback
    if not asked.seat or client.guest_id not in asked.waits_for:
        return []
    words = client.say("takeback-asked", name=client.words.hand(asked.seat), count=asked.moves)
    undone = [
        plain(client.words.sentence(event))
        for entry in client.entries
        if entry.n in asked.undoes
        for event in entry.events
    ]
    words = " ".join([words, *undone])

    def answered(key: str, agree: bool) -> PageChoice:
        async def done() -> Answer:
            return await client.ask(AnswerTakeback, agree=agree)

        return PageChoice(label=client.say(f"takeback-{key}"), note=words, done=done)

    return [answered("agree", True), answered("refuse", False)]


def vote_lines(client: Client) -> list[str]:
    """Return the votes to free seats that are on, each with its reason and its clock."""
    lines: list[str] = []
    for place in client.table.places if client.table else []:
        if place.vote:
            key = "vote-asked-you" if place.guest == client.guest_id else "vote-asked"
            lines.append(
                client.say(
                    key,
                    name=place.name,
                    waited=clock_face(client.seconds_since(place.vote.since)),
                    count=len(place.vote.guests),
                    needed=place.vote.needed,
                    left=clock_face(client.seconds_until(place.vote.until)),
                )
            )
    return lines


def standstill_lines(client: Client) -> list[str]:
    """Return that the game stands still, and who wants it to end."""
    found = client.table.standstill if client.table else None
    if client.table is None or found is None:
        return []
    by_guest = {place.guest: place.name for place in client.table.places}
    names = [by_guest[guest] for guest in found.agreed if guest in by_guest]
    agreed = [client.say("standstill-agreed", count=len(names), names=", ".join(names))] if names else []
    return [" ".join([client.say("standstill", rounds=found.rounds), *agreed])]


def standstill_choices(client: Client) -> list[PageChoice]:
    """Agree that a game which stands still ends, or keep playing after all."""
    found, say = client.table.standstill if client.table else None, client.say
    if found is None:
        return []

    async def agree() -> Answer:
        return await client.ask(AgreeToEnd, agree=True)

    async def withdraw() -> Answer:
        return await client.ask(AgreeToEnd, agree=False)

    if client.guest_id in found.agreed:
        return [PageChoice(label=say("standstill-withdraw"), done=withdraw)]
    if client.guest_id not in found.waits_for:
        return []
    note = say("standstill-sure-all" if len(found.waits_for) > 1 else "standstill-sure")
    return [
        sure_choice(
            say("standstill-end"),
            Page(title=say("standstill-end"), note=note),
            PageChoice(label=say("standstill-yes"), key="y", done=agree, closes=True),
            say("not-now"),
        )
    ]


def regrets(client: Client) -> list[PageChoice]:
    """Undo one's last decision, if that is possible."""
    one = next((one for one in client.mine if one.takeback), None)
    if one is None or client.takeback.seat:
        return []

    async def take_back() -> Answer:
        return await client.take_back(one.seat)

    return [PageChoice(label=client.say(f"takeback-{one.takeback}"), key="z", done=take_back)]


def meanwhile_lines(client: Client) -> list[str]:
    """Return what a bot did with a seat of mine while I was away."""
    known = client.meanwhile
    if known is None or client.book is None:
        return []
    said = [plain(client.words.sentence(event)) for entry in known.entries for event in entry.events]
    return [client.say("meanwhile", turns=known.turns), *said]
