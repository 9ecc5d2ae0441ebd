"""The page of a game: the question, with the rents, offers and undo that go with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from passgo.protocol.falls import FallsView
from passgo.protocol.state import ClaimView, StateView
from passgo.protocol.tables import Rematch
from passgo.tui.client import Client
from passgo.tui.line import Answer
from passgo.tui.words import clock_face

from .cardboard import falls_page, falls_to_enter
from .deeds import deeds_view
from .ending import ending_choices
from .evenings import evening_choices
from .menu import menu_view
from .page import Page, PageChoice, View, act_choice, acts_of
from .papers import papers_view
from .people import (
    meanwhile_lines,
    regrets,
    standstill_choices,
    standstill_lines,
    takeback_answers,
    talk_view,
    vote_lines,
)
from .questions.kinds import question_page
from .trades import offer_choices, trade_view

THROW: Final = "r"
"""The key of every roll."""


def table_page(client: Client, state: StateView) -> Page:
    """The question, and all that can be answered."""
    asked = question_page(client, state)
    falls = falls_to_enter(client, state)
    if falls:
        asked = _with_falls(asked, falls, falls_page(client, falls))
    claims = [claim for claim in state.claims if not claim.asked and client.options_of(claim.owner)]
    return Page(
        title=asked.title,
        note=asked.note,
        rule=asked.rule,
        lines=[*_said_first(client), *asked.lines, *(_claim_line(client, claim) for claim in claims)],
        choices=[
            *_claim_choices(client, claims),
            *offer_choices(client),
            *asked.choices,
            *takeback_answers(client),
            *standstill_choices(client),
            *_others_at_terminal(client),
            *_finishing(client, state),
            *_afterwards(client, state),
        ],
    )


def _with_falls(asked: Page, falls: FallsView, fell: Page) -> Page:
    """Return a question at a real board, with the entry of a roll instead of the roll, or next to what it settles."""
    rolls = [choice for choice in asked.choices if choice.key == THROW]
    others = [choice for choice in asked.choices if choice.key != THROW]
    ends = [replace(choice, key="") for choice in rolls] if falls.settles else []
    return replace(
        fell, rule=asked.rule, lines=[*fell.lines, *asked.lines], choices=[*fell.choices, *ends, *others]
    )


def _said_first(client: Client) -> list[str]:
    """Return the first lines: an error, what waits for the dice, what a bot did meanwhile."""
    lines = [f"✗ {client.trouble}"] if client.trouble else []
    if client.cut_off:
        lines.append(client.say("line-down"))
    dice = client.dice
    if dice and dice.step != "ready":
        names = ", ".join(client.words.hand(seat) for seat in dice.waits)
        lines.append(client.say("dice-gathering", count=len(dice.waits), names=names))
    lines += [*meanwhile_lines(client), *vote_lines(client), *standstill_lines(client)]
    return [*lines, *_clocks(client)]


def _clocks(client: Client) -> list[str]:
    """The time that is left to those who are asked, and how far the hammer is."""
    times = client.times
    if times is None or client.game is None or times.game != client.game.game:
        return []
    lines = [
        client.say(
            "clock-left",
            time=f"{client.words.hand(one.seat)}{client.colon}{clock_face(client.seconds_until(one.until))}",
        )
        for one in times.asked
    ]
    if times.hammer_until and client.awaits.kind == "auction":
        left = client.seconds_until(times.hammer_until)
        lines.append(client.say("going-note", seconds=round(left)))
    return lines


# --- rents ------------------------------------------------------------------------------------------------------------


def _claim_line(client: Client, claim: ClaimView) -> str:
    """A rent that I may still ask for, and how long."""
    words, say = client.words, client.say
    names = {
        "owner": words.hand(claim.owner),
        "lander": words.hand(claim.lander),
        "deed": words.deed(claim.deed),
    }
    line = (
        say("claim-dice", factor=claim.factor, **names)
        if claim.factor
        else say("claim-line", amount=words.money(claim.amount), **names)
    )
    if client.grace and claim.owner in client.grace.seats:
        return f"{line} {say('claim-left', seconds=round(client.seconds_until(client.grace.until)))}"
    if client.awaits.kind == "rents":
        return f"{line} {say('claim-last')}"
    until = "claim-until-now" if claim.closes_now else "claim-until"
    return f"{line} {say(until, name=words.hand(claim.closed_by))}"


def _claim_choices(client: Client, claims: list[ClaimView]) -> list[PageChoice]:
    choices: list[PageChoice] = []
    for claim in claims:
        for act in acts_of(client.options_of(claim.owner), "claim", "waive"):
            if act.text not in (claim.text, claim.waive):
                continue
            asks = act.verb == "claim"
            key = "c" if asks and not choices else ""
            note = f"{client.words.hand(claim.lander)}, {client.words.short(claim.deed)}"
            choices.append(
                act_choice(client, act, client.say("claim-ask" if asks else "claim-waive"), key, note=note)
            )
    return choices


# --- several at one screen, the end -----------------------------------------------------------------------------------


def _others_at_terminal(client: Client) -> list[PageChoice]:
    """Others who sit at this terminal and are asked too."""

    def pass_to(seat: str) -> PageChoice:
        async def done() -> None:
            client.act_as(seat)

        return PageChoice(label=client.say("pass-to", name=client.words.hand(seat)), done=done)

    return [pass_to(seat) for seat in client.waiting if seat != client.actor and client.seat(seat)]


def _finishing(client: Client, state: StateView) -> list[PageChoice]:
    """Only bots are left: whoever sat here lets them finish without pauses."""
    if not (state.only_bots and client.places and client.game and client.game.pace):
        return []

    async def done() -> Answer:
        return await client.set_pace(0)

    return [PageChoice(label=client.say("let-finish"), key="f", done=done)]


def _afterwards(client: Client, state: StateView) -> list[PageChoice]:
    """Return what follows a game."""
    if not state.winners:
        return []
    again = client.table.rematch if client.table else ""

    async def rematch() -> Answer:
        return await (client.visit(again) if again else client.ask(Rematch))

    async def leave() -> Answer:
        return await client.leave()

    choices = [*ending_choices(client), PageChoice(label=client.say("over-again"), key="n", done=leave)]
    if client.places or again:
        label = client.say("rematch-join" if again else "rematch")
        choices.insert(0, PageChoice(label=label, key="a", done=rematch))
    return choices


def beside(client: Client) -> list[PageChoice]:
    """Return what can be opened at any time during a game, each by its key."""
    if client.state is None:
        return []
    seat, say = client.actor, client.say
    choices = [PageChoice(label=say("menu"), key="m", opened=menu_view(client))]
    if client.is_shared or client.said:
        choices.insert(0, PageChoice(label=say("tab-talk"), key="i", opened=talk_view(client)))
    choices = [*evening_choices(client), *choices]
    if not seat or client.replay or client.state.winners:
        return choices
    mine: list[tuple[str, str, View]] = [
        ("free-deeds", "d", deeds_view(client, seat)),
        ("free-papers", "v", papers_view(client, seat)),
        ("free-trade", "t", trade_view(client, seat)),
    ]
    papers = client.words.info.papers is not None
    return [
        *(
            PageChoice(label=say(label), key=key, opened=opened)
            for label, key, opened in mine
            if key != "v" or papers
        ),
        *regrets(client),
        *choices,
    ]
