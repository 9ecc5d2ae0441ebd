"""How often each of four people has to look in at a game by correspondence.

    .venv/bin/python bench/visits.py
    .venv/bin/python bench/visits.py --games 20 --rounds 50 --edition us1973

The games are played at real tables, on a clock that is set: nobody waits. Each person is played by a bot, looks in
twice a day, morning and evening, and does then what waits for them, acts and trades. They leave orders behind, as a
person would, or none. A visit is a look at which the table had asked something of them: for it they got a notice.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from passgo.bots import asking, registry
from passgo.bots.protocol import Bot
from passgo.bots.rng import WORDS, seed_stream
from passgo.game import Game, Move, default_move
from passgo.protocol.orders import GroupOrder, Orders
from passgo.rules.base import moves
from passgo.table.aside import at_once
from passgo.table.commands.waiting import asks_of
from passgo.table.running.env import TableEnv
from passgo.table.running.table import Table
from passgo.table.state.game_session import GameSession
from passgo.table.table_server import TableServer
from server.in_process import Desk
from table.memory import MemoryStore

START: Final = 1_800_000_000.0 // 86_400 * 86_400
DAY: Final = 86_400
LOOKS: Final = (8, 20)
"""The hours at which people look in, give or take one and a half."""
LEAVES: Final = ("none", "roll", "all", "decline")
DAYS: Final = 3
"""That the table gives for a decision: nobody runs out of time."""
NAMES: Final = ("Ann", "Bob", "Cid", "Dee")
OFFERS: Final = 1
"""The most that somebody makes at one look."""
ACTS: Final = 24
"""And the most that they do of themselves."""
AWAY: Final = 60.0
"""Seconds after a look in which orders act."""

GOAL: Final = 25
"""The most visits of a person that a game should need."""
SAFE: Final = 300
"""The cash that people want to keep when a house is built for them."""
EARLY: Final = 8
"""As long as more deeds than this are the Bank's, people want to be out of jail."""


class Person:
    """Somebody at the table: a bot in a hurry to leave."""

    def __init__(self, seat: int, bot: str, leaves: str, rng: Random) -> None:
        self.seat = seat
        self.name = NAMES[seat]
        self.leaves = leaves
        self.bot: Bot = registry.find(bot)
        self.words = [0] * WORDS
        seed_stream(self.words, rng.getrandbits(32), rng.getrandbits(32))
        self.visits = 0
        self.rounds = 0
        """Those begun while they were in the game."""
        self.asked = Counter[str]()
        """What the visits were for."""

    async def look_in(self, table_server: TableServer, code: str) -> None:
        """Do what waits, then what they like, and leave orders."""
        desk = Desk(table_server, self.name)
        await desk.greet()
        waited = await self._what_waits(desk, code)
        self.visits += bool(waited)
        self.asked.update(waited[:1])
        if session := desk.table.session:
            await self._answer(desk, session)
            await self._play(desk)
        if not session_of(desk.table).game.is_over:
            orders = msgspec.to_builtins(orders_of(session_of(desk.table).game, self.seat, self.leaves))
            await desk.ask("orders", seat=f"p{self.seat + 1}", orders=orders)
        desk.leave()

    async def _what_waits(self, desk: Desk, code: str) -> list[str]:
        """Come to the table; returns what was asked there."""
        assert (await desk.ask("visit", code=code))["t"] == "ack"
        table = desk.table
        now = desk.table_server.env.clock()
        return [ask.what for ask in asks_of(table.roster, table.session, now).get(desk.guest, ())]

    async def _answer(self, desk: Desk, session: GameSession) -> None:
        for offer in list(session.offers.standing.values()):
            if offer.move.arg == self.seat and session.game.why_not(offer.move) is None:
                answer = self.bot.answer(session.game, self.seat, offer.move, self.words)
                await desk.ask("answer", offer=offer.number, answer="accept" if answer.accepted else "reject")

    async def _play(self, desk: Desk) -> None:
        """Decide as long as the game waits for them, and do what they like before the next roll."""
        offered: set[Move] = set()
        for _ in range(ACTS):
            game = session_of(desk.table).game
            is_asked = self.seat in game.awaits.seats
            move = self._wish(game)
            while move is not None and move.kind == moves.OFFER:
                if len(offered) == OFFERS or move in offered:
                    move = None
                else:
                    offered.add(move)
                    await desk.ask("offer", text=game.text(move))
                    move = self._wish(game)
            if move is None and is_asked:
                move = default_move(game, self.seat)
            if move is None or game.is_over:
                return
            answer = await desk.ask("move", n=session_of(desk.table).n, text=game.text(move))
            assert answer["t"] == "ack", answer
            await self._until_dealt(desk)

    def _wish(self, game: Game) -> Move | None:
        """Return what they would do, before another's roll as if it were their own."""
        asked = game if self.seat in game.awaits.seats else before_roll(game, self.seat)
        move = self.bot.ask(asked, self.seat, self.words) if asked else None
        return move if move and game.why_not(move) is None else None

    async def _until_dealt(self, desk: Desk) -> None:
        """Wait until the table has done what follows."""
        await desk.table.learn()


def before_roll(game: Game, seat: int) -> Game | None:
    """Return the game as if this seat were to roll next; None if that takes dice or cards."""
    game = game.copy()
    while not asking.before_throw(game.state):
        if game.is_over or game.chance_ways or not game.awaits.seats:
            return None
        game.push(default_move(game, game.awaits.seats[0]))
    state = game.state.copy()  # games share theirs
    state.turn = state.f_seat[state.depth - 1] = seat
    return Game.from_state(game.edition, game.players, state)


def session_of(table: Table) -> GameSession:
    """Return the game of a table, which has begun."""
    assert table.session
    return table.session


def orders_of(game: Game, seat: int, leaves: str) -> Orders:
    """Return the orders that a person leaves: none, to roll alone, all there are, or those and to decline every offer."""
    if leaves == "none":
        return Orders()
    if leaves == "roll":
        return Orders(roll=True)
    tables, state = game.edition.tables, game.state
    groups: list[GroupOrder] = []
    unsold = 0
    for number, group in enumerate(game.edition.groups):
        deeds = [deed for deed, of in enumerate(tables.deed_group[: len(game.edition.deeds)]) if of == number]
        mine = sum(state.owner[deed] == seat for deed in deeds)
        unsold += sum(state.owner[deed] < 0 for deed in deeds)
        price = min((tables.deed_price[deed] for deed in deeds), default=0)
        groups.append(GroupOrder(group=group, landing="buy", bid=price * (2 + mine) // 2))
    return Orders(
        roll=True,
        groups=groups,
        build=SAFE,
        jail="pay" if unsold > EARLY else "stay",
        last_call=True,
        debt="mortgage",
        tax="flat",
        mortgaged="keep",
        offers="decline" if leaves == "decline" else "complete",
    )


class Played(NamedTuple):
    """What a game came to."""

    rounds: int
    days: float
    visits: list[int]
    """Of each person."""
    paces: list[float]
    """The same, if they had been in the game for as many rounds as were wanted."""
    asked: Counter[str]
    trades: int


async def play(edition: str, bot: str, leaves: str, rounds: int, seed: int) -> Played:
    """Play one game."""
    chance, now = Random(seed), [START]
    env = TableEnv(
        MemoryStore(),
        registry.find,
        lambda: now[0],
        chance=lambda _: chance.randrange,
        aside=at_once,
        warn=print,
        grace=0.0,
        patience=0.0,
        seed=lambda: chance.randbytes(32).hex(),
        game_id=lambda: chance.randbytes(6).hex(),
    )
    table_server = TableServer(env)
    await table_server.open()
    people = [Person(seat, bot, leaves, chance) for seat in range(len(NAMES))]
    table, code = await begin(table_server, edition)
    day = 0
    while not is_done(table, rounds):
        looks = [(now_of(day, hour, chance), person) for person in people for hour in LOOKS]
        for at, person in sorted(looks, key=lambda look: look[0]):
            now[0] = max(now[0], at)
            if is_done(table, rounds):
                break
            if not session_of(table).game.state.out[person.seat]:
                await person.look_in(table_server, code)
                now[0] += AWAY
                await rest(table)
                for each in people:
                    if not session_of(table).game.state.out[each.seat]:
                        each.rounds = rounds_of(session_of(table).game)
        day += 1
    game = session_of(table).game
    asked = sum((person.asked for person in people), Counter[str]())
    visits = [person.visits for person in people]
    paces = [person.visits / max(person.rounds, 1) * rounds for person in people]
    await table_server.close()
    trades = sum(move.kind == moves.ACCEPT for move in game.line)
    return Played(rounds_of(game), (now[0] - START) / DAY, visits, paces, asked, trades)


def now_of(day: int, hour: int, chance: Random) -> float:
    """Return when somebody looks in on a day, at about this hour."""
    return START + day * DAY + (hour + chance.uniform(-1.5, 1.5)) * 3600


def rounds_of(game: Game) -> int:
    """Return how many rounds were begun, by the turns of four."""
    return game.state.turn_no // len(NAMES)


def is_done(table: Table, rounds: int) -> bool:
    """Return whether a game is over, or long enough."""
    game = session_of(table).game
    return game.is_over or rounds_of(game) >= rounds


async def begin(table_server: TableServer, edition: str) -> tuple[Table, str]:
    """Return the table of four, whose game has begun, and its code."""
    desks = [Desk(table_server, name) for name in NAMES]
    host = desks[0]
    await host.greet()
    kinds = ["person", *["free"] * (len(NAMES) - 1)]
    assert (await host.lay(edition, kinds, begin=False, clock={"days": DAYS}))["t"] == "ack"
    code = str(host.people["code"])
    for place, desk in enumerate(desks[1:], 2):
        await desk.greet()
        await desk.ask("visit", code=code)
        assert (await desk.ask("sit", place=place))["t"] == "ack"
        assert (await desk.ask("ready", ready=True))["t"] == "ack"
    assert (await host.ask("begin"))["t"] == "ack"
    table = host.table
    await rest(table)
    for desk in desks:
        desk.leave()
    return table, code


async def rest(table: Table) -> None:
    """Wait until orders have done what they can."""
    before = -1
    while session_of(table).n != before:
        before = session_of(table).n
        table.wake()
        await table.learn()


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--edition", default="us1973")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--leaves", choices=LEAVES, nargs="*", default=LEAVES)
    options = parser.parse_args()
    for leaves in options.leaves:
        played = [
            asyncio.run(play(options.edition, options.bot, leaves, options.rounds, seed))
            for seed in range(options.games)
        ]
        visits = sorted(visit for game in played for visit in game.visits)
        asked = sum((game.asked for game in played), Counter[str]())
        paces = [pace for game in played for pace in game.paces]
        print(
            f"orders {leaves}: visits of a person {visits[0]} / {statistics.median(visits):.0f} / {visits[-1]},"
            f" at most {GOAL} in {sum(visit <= GOAL for visit in visits) / len(visits):.0%},"
            f" in {options.rounds} rounds {statistics.median(paces):.0f};"
            f" rounds {statistics.median(game.rounds for game in played):g},"
            f" days {statistics.median(game.days for game in played):.1f},"
            f" trades {statistics.median(game.trades for game in played):g};"
            f" for {', '.join(f'{what} {count}' for what, count in asked.most_common())}"
        )


if __name__ == "__main__":
    main()
