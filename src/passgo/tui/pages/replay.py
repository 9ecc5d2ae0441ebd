"""A game that is over, looked at move by move; and a table at which it is played on from there."""

from __future__ import annotations

from typing import Final, Literal, get_args

from passgo.protocol.replays import PositionView
from passgo.protocol.tables import CreateTable, NewPlace, TableTerms
from passgo.tui.client import Client
from passgo.tui.line import Answer
from passgo.tui.record import lines_of
from passgo.tui.replay import GameReplay
from passgo.tui.words import plain

from .lobby import AMONG_FRIENDS, NO_CLOCK, TOKENS
from .menu import cited, record_text
from .page import Blank, Page, PageChoice

SAID: Final = 2
"""How many lines say what has just happened."""

Player = Literal["person", "guest", "bot"]
"""The player of a seat from here on: somebody here, a person by link, or a bot."""


def replay_page(client: Client, replay: GameReplay) -> Page:
    """The moment, and the ways through the game."""
    view, say, began = replay.view, client.say, replay.began
    turns = len(view.turns)
    title = (
        say("replay-turn", round=began.round, turn=replay.turn, turns=turns)
        if began
        else say("replay-before")
    )

    def to(label: str, key: str, n: int) -> PageChoice:
        async def done() -> None:
            await replay.go_to(n)

        why = "" if n != replay.at else say("terminal-replay-edge")
        return PageChoice(label=say(label), key=key, done=done, why=why)

    async def go(turn: str) -> None:
        await replay.go_to(replay.start_of(int(turn)))

    async def leave() -> None:
        client.close_replay()

    asked = Blank(title=say("terminal-replay-turn"), done=go, number=True, least=1, most=max(turns, 1))
    back = replay.turn if began and began.n < replay.at else replay.turn - 1
    return Page(
        title=title,
        note=say("replay-move", move=replay.at, moves=view.n),
        lines=[*([f"✗ {client.trouble}"] if client.trouble else []), *_just_happened(client)],
        choices=[
            to("replay-decision-after", "f", min(replay.at + 1, view.n)),
            to("replay-decision-before", "b", max(replay.at - 1, 0)),
            to("replay-turn-after", "t", replay.start_of(replay.turn + 1)),
            to("replay-turn-before", "r", replay.start_of(back)),
            PageChoice(label=say("terminal-replay-turn"), key="g", written=asked),
            _playing_on(client, replay),
            PageChoice(label=say("terminal-replay-leave"), key="x", done=leave),
        ],
    )


def _just_happened(client: Client) -> list[str]:
    """The last lines of the record at this moment, each with its rules."""
    lines = [line for line in lines_of(client.shown_entries[-2 * SAID :]) if not line.turn_of][-SAID:]
    said: list[str] = []
    for line in lines:
        rules = cited(client, line)
        said.append(plain(record_text(client, line)) + (f" § {rules}" if rules else ""))
    return said


def _playing_on(client: Client, replay: GameReplay) -> PageChoice:
    """Return the default players: whoever is to act is played here, the others by bots."""
    state = replay.state
    seats = state.seats if state else []
    asked: list[str] = client.awaits.seats if state else []
    turn = state.turn if state else ""
    mine = next((seat for seat in asked if any(one.seat == seat for one in seats)), turn)
    players: dict[str, Player] = {one.seat: "person" if one.seat == mine else "bot" for one in seats}
    plan = PlayOnPlan(client, replay, players)
    why = client.say("over-title", names="…") if state and state.winners else ""
    return PageChoice(label=client.say("play-on"), key="p", opened=plan.view, why=why)


class PlayOnPlan:
    """A table that is laid at a moment of a game."""

    def __init__(self, client: Client, replay: GameReplay, players: dict[str, Player]) -> None:
        self._client, self._replay, self._players = client, replay, players
        self._real_board = client.game is not None and client.game.real_board

    def view(self) -> Page | None:
        """Return the page of the players and of the board."""
        client, say = self._client, self._client.say
        if client.replay is not self._replay:
            return None
        invites = "guest" in self._players.values()

        def seat_choice(seat: str) -> PageChoice:
            async def done() -> None:
                kinds = get_args(Player)
                self._players[seat] = kinds[(kinds.index(self._players[seat]) + 1) % len(kinds)]

            player = say(f"play-on-{self._players[seat]}")
            return PageChoice(label=f"{client.name_of(seat)}{client.colon}{player}", done=done)

        async def turn_board() -> None:
            self._real_board = not self._real_board

        board = f"{say('board-where')}{client.colon}{say('board-where-table')}"
        return Page(
            title=say("play-on"),
            note=say("play-on-note"),
            choices=[
                PageChoice(
                    label=say("play-on-invite" if invites else "play-on-begin"),
                    key="g",
                    done=self.lay,
                    closes=True,
                ),
                *(seat_choice(seat) for seat in self._players),
                PageChoice(
                    label=board, note=say("board-where-note"), done=turn_board, marked=self._real_board
                ),
            ],
        )

    async def lay(self) -> Answer | None:
        """Lay it, and begin where nobody is still to come."""
        client = self._client
        position = await client.look_up("position", PositionView, at=self._replay.at)
        if position is None:
            return None
        invites = "guest" in self._players.values()
        terms = TableTerms(
            edition=self._replay.view.edition,
            minutes=None,
            house={},
            claims="strict" if self._real_board else "automatic",
            clock=AMONG_FRIENDS if invites else NO_CLOCK,
            listed=False,
            real_board=self._real_board,
        )
        return await client.ask(
            CreateTable, terms=terms, places=self._places(), begin=not invites, start=position.text
        )

    def _places(self) -> list[NewPlace]:
        client, banker = self._client, self._replay.view.banker
        state = self._replay.state
        places: list[NewPlace] = []
        for one, spare in zip(state.seats if state else [], TOKENS, strict=False):
            kind = self._players[one.seat]
            token = one.token or spare  # a record from a file names none
            if kind == "guest":
                places.append(NewPlace(kind="person", token=token, free=True))
            elif kind == "bot":
                places.append(NewPlace(kind="bot", name=one.name, token=token, bot=client.bots[0]))
            else:
                places.append(NewPlace(kind="person", name=one.name, token=token))
        if banker and all(place.name != banker for place in places):
            places.append(NewPlace(kind="banker", name=banker))
        return places
