"""How a game went that is over: worth and turning points, what luck and skill made of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from passgo.protocol.dice import DiceCheck
from passgo.protocol.messages import EventView
from passgo.protocol.reviews import DecisionView, Interval, ReviewView
from passgo.protocol.stories import DeedStory, GameStory
from passgo.tui.client import Client
from passgo.tui.words import plain

from .dice import dice_page
from .page import Page, PageChoice

ROUNDS_SHOWN: Final = 10
"""How many points of each seat's worth over time are shown."""
AGAIN_AFTER: Final = 2.0
"""Seconds until a review that is being counted is asked for again."""
ENDED: Final = {"last": "end-last", "count": "end-count-by"}
REVIEW_STATES: Final = {
    "waiting": "review-waiting",
    "failed": "review-failed",
}


def ending_choices(client: Client) -> list[PageChoice]:
    """Return the choices of pages once a game is over."""
    say = client.say
    return [
        PageChoice(label=say("replay-open"), key="v", done=client.open_replay),
        _looked_up(client, "end-open", "h", "story", GameStory, story_page),
        _Reviewing(client).choice(),
        _looked_up(client, "dice-check", "k", "dice", DiceCheck, dice_page),
    ]


def _looked_up(
    client: Client, label: str, key: str, what: str, kind: Any, page: Callable[[Client, Any], Page]
) -> PageChoice:
    """A page of what is read when it is opened."""
    found: list[Any] = []

    async def done() -> None:
        found[:] = [await client.look_up(what, kind)]

    def view() -> Page | None:
        return page(client, found[0]) if found and found[0] is not None and client.state else None

    return PageChoice(label=client.say(label), key=key, done=done, opened=view)


# --- how it went ------------------------------------------------------------------------------------------------------


def story_page(client: Client, story: GameStory) -> Page:
    """Length, worth by rounds, turning points, luck, the best deed and the worst, who paid whom."""
    say, words = client.say, client.words
    names = [words.hand(seat.seat) for seat in story.seats]
    lines = [f"{say('end-worth')}{client.colon}{say('end-worth-note')}", *_worth_lines(client, story)]
    if story.turning:
        lines.append(f"{say('end-turned')}{client.colon}{say('end-turned-note', name=names[0])}")
        for point in story.turning:
            change = f"{'+' if point.change > 0 else '−'}{abs(point.change)}"
            where = say("end-in-round", round=point.round)
            lines.append(f"  {change:>4}  {plain(words.sentence(point.event))} ({where})")
    lines.append(say("end-count"))
    for k, seat in enumerate(story.seats, 1):
        how = (
            say("end-out", round=seat.out_round, by=words.hand(seat.ruined_by))
            if seat.out_round
            else f"{words.money(seat.worth[-1])}; {say('end-deeds', bought=seat.bought, traded=seat.traded)}"
        )
        luck = say("end-luck-note", amount=words.signed(seat.luck))
        lines.append(f"  {k}. {words.hand(seat.seat)}{client.colon}{how}; {luck}")
    lines += _deed_lines(client, story.best, "end-best")
    if story.worst and (story.best is None or story.worst.deed != story.best.deed):
        lines += _deed_lines(client, story.worst, "end-worst")
    lines += _rent_lines(client, story, names)
    minutes = round(story.seconds / 60)
    time = (
        say("end-hours", hours=minutes // 60, minutes=minutes % 60)
        if minutes >= 60
        else say("end-minutes", minutes=minutes)
        if minutes
        else ""
    )
    length = say("replay-length", rounds=story.rounds, turns=story.turns)
    ended = say(ENDED[story.ended]) if story.ended else ""
    return Page(
        title=say("end-open"), note=" · ".join(part for part in (length, time, ended) if part), lines=lines
    )


def _worth_lines(client: Client, story: GameStory) -> list[str]:
    """Return everybody's wealth at some moments, evenly spread from the first round to the end."""
    last = max(len(seat.worth) for seat in story.seats) - 1
    shown = sorted({round(last * k / (ROUNDS_SHOWN - 1)) for k in range(ROUNDS_SHOWN)})
    return [
        f"  {client.say('end-round')} {n}{client.colon}"
        + ", ".join(
            f"{client.words.hand(seat.seat)} {client.words.money(seat.worth[n])}"
            for seat in story.seats
            if n < len(seat.worth)
        )
        for n in shown
    ]


def _deed_lines(client: Client, deed: DeedStory | None, label: str) -> list[str]:
    if deed is None:
        return []
    words = client.words
    rents, cost = words.money(deed.rents), words.money(deed.cost)
    said = client.say("end-deed", rents=rents, cost=cost, count=deed.asked)
    of = ", ".join(filter(None, (words.deed(deed.deed), words.hand(deed.owner))))
    return [
        f"{client.say(label)}{client.colon}{of}{client.colon}{words.signed(deed.rents - deed.cost)}. {said}"
    ]


def _rent_lines(client: Client, story: GameStory, names: list[str]) -> list[str]:
    """Return the rents between players, a line for each who paid."""
    words, highest = client.words, story.highest
    most = highest and client.say(
        "end-highest",
        amount=words.money(highest.amount),
        payer=words.hand(highest.by),
        owner=words.hand(highest.to),
        deed=words.short(highest.deed),
    )
    lines = [f"{client.say('end-rents')}{client.colon}{most}" if most else client.say("end-rents")]
    for name, row in zip(names, story.rents, strict=True):
        paid = ", ".join(f"{to} {words.money(sum_)}" for to, sum_ in zip(names, row, strict=True) if sum_)
        lines.append(f"  {name} → {paid or '–'}")
    return lines


# --- luck and skill ---------------------------------------------------------------------------------------------------


class _Reviewing:
    """The review of a game, asked for again as long as it is being counted."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._view: ReviewView | None = None
        self._asking: asyncio.Task[None] | None = None

    def choice(self) -> PageChoice:
        return PageChoice(label=self._client.say("review"), key="w", done=self._begin, opened=self._page)

    async def _begin(self) -> None:
        self._view = await self._client.look_up("review", ReviewView)
        if self._view is not None and self._view.state in ("waiting", "counting"):
            self._asking = asyncio.create_task(self._ask_on())

    async def _ask_on(self) -> None:
        while self._view is not None and self._view.state in ("waiting", "counting"):
            await asyncio.sleep(AGAIN_AFTER)
            self._view = await self._client.look_up("review", ReviewView)
            self._client.tell()

    def _page(self) -> Page | None:
        client, view = self._client, self._view
        if view is None or client.state is None:
            return None
        if view.state == "counting":
            left = client.say(
                "review-left", seconds=view.left, minutes=round(view.left / 60) if view.left >= 60 else 0
            )
            return Page(title=client.say("review"), lines=[f"{client.say('review-counting')} {left}"])
        if view.state != "done":
            return Page(title=client.say("review"), lines=[client.say(REVIEW_STATES[view.state])])
        return review_page(client, view)


def review_page(client: Client, view: ReviewView) -> Page:
    """Luck, skill and performance of each seat, and the decisions that cost most; one of them opens its moment."""
    say, words = client.say, client.words
    lines = [f"{say('review-parts')}{client.colon}"]
    for seat in view.seats:
        luck, skill = _points(client, seat.luck), _points(client, seat.skill)
        lines.append(
            f"  {words.hand(seat.seat)}{client.colon}{say('review-luck')} {luck}; {say('review-skill')} {skill}"
        )
        if seat.decisions:
            lost, reach = f"{seat.lost.mean:.1f}", f"{seat.lost.reach:.1f}"
            lines.append(f"    {say('performance-lost', decisions=seat.decisions, lost=lost, reach=reach)}")
    if view.chances:
        lines.append(f"{say('review-chances')}{client.colon}")
        every = max(len(view.chances) // ROUNDS_SHOWN, 1)
        for chance in [*view.chances[::every], view.chances[-1]]:
            said = ", ".join(
                f"{words.hand(one.seat)} {round(share.mean)}"
                for one, share in zip(view.seats, chance.seats, strict=True)
            )
            lines.append(
                f"  {say('replay-move', move=chance.n, moves=len(client.entries))}{client.colon}{said}"
            )
    if not view.decisions:
        lines.append(say("review-no-decisions"))
    return Page(
        title=say("review"),
        note=say("review-how-note", futures=view.futures, bot=view.bot),
        lines=[*lines, *([f"{say('review-decisions')}{client.colon}"] if view.decisions else [])],
        choices=[_decision(client, decision) for decision in view.decisions],
    )


def _decision(client: Client, decision: DecisionView) -> PageChoice:
    """Return the move made, the better one, and what the difference cost."""
    made = client.entries[decision.n - 1]
    was = _followed(client, made.events, made.text, decision.seat)
    best = next(answer for answer in decision.answers if answer.text == decision.better)
    better = _followed(client, best.events, best.text, decision.seat)

    async def done() -> None:
        await client.open_replay()
        if client.replay is not None:
            await client.replay.go_to(decision.n - 1)

    cost = f"−{decision.cost.mean:.1f} ± {decision.cost.reach:.1f}"
    return PageChoice(
        label=was, note=f"{cost}; {client.say('review-better')} {better}", done=done, closes=True
    )


def _followed(client: Client, events: list[EventView], move: str, seat: str) -> str:
    """Return the immediate results of a move; a roll has none before the dice are known."""
    happened = [event for event in events if event.kind != "turn-began"]
    if happened:
        return plain(client.words.sentences(happened))
    return client.say("review-threw", seat=client.words.hand(seat)) if move.endswith(" roll") else move


def _points(client: Client, part: Interval) -> str:
    return client.say("review-points", mean=f"{part.mean:+.1f}", reach=f"{part.reach:.1f}")
