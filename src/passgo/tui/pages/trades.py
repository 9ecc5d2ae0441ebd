"""Offers: made, answered, turned into another; with what a deal would make of the groups."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from passgo.protocol.commands import LONGEST_WORD
from passgo.protocol.messages import Ack, ClosedOffer, Offers, OfferView
from passgo.tui.client import Client
from passgo.tui.line import Answer

from .orders import DAYS, accept_later
from .page import Blank, Page, PageChoice, View

LOCKED = "offer-bank-has-deeds"
"""The refusal that meets every deed alike."""


@dataclass(slots=True)
class DealSide:
    """The things that one side of a deal gives: deeds and cards by id, items with their count, and a sum."""

    things: dict[str, int] = field(default_factory=dict[str, int])
    cash: int = 0

    def text(self) -> str:
        """In the notation."""
        words = [thing if n == 1 else f"{thing}*{n}" for thing, n in self.things.items() if n]
        return " ".join([*words, *([str(self.cash)] if self.cash else [])]) or "nothing"


def side_of(things: list[str]) -> DealSide:
    """One side of an offer as it came over the line."""
    side = DealSide()
    for thing in things:
        word, _, number = thing.partition("*")
        if word.isdigit():
            side.cash = int(word)
        else:
            side.things[word] = int(number or 1)
    return side


class OfferDraft:
    """A deal on paper, before it is offered."""

    def __init__(self, client: Client, by: str, to: str) -> None:
        self.client, self.by, self.to = client, by, to
        self.give, self.take = DealSide(), DealSide()
        self.word = ""
        """Said with it."""
        self.refused = ""
        """Why it would be refused now, in a sentence."""
        self.ordered = ""
        """The deal that is accepted in advance, if this is it."""
        self._judging: asyncio.Task[None] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is named yet."""
        return self.text.endswith(" nothing for nothing")

    @property
    def text(self) -> str:
        """The deal in the notation."""
        return f"{self.by} offer {self.to} {self.give.text()} for {self.take.text()}"

    async def judge(self) -> None:
        """Ask the server whether it would stand."""
        reason = None if self.is_empty else await self.client.why_not(self.text)
        self.refused = self.client.words.refusal(reason, self.client.awaits) if reason else ""


def trade_view(client: Client, by: str) -> View:
    """With whom?"""

    def view() -> Page | None:
        seats = client.state.seats if client.state else []
        others = [seat for seat in seats if seat.seat != by and not seat.out]
        choices = [
            PageChoice(
                label=seat.name,
                note=client.say("holds", cash=client.words.money(seat.cash)),
                opened=draft_view(OfferDraft(client, by, seat.seat)),
                closes=True,
            )
            for seat in others
        ]
        return Page(title=client.say("trade-partner"), lines=_refused_now(client, by), choices=choices)

    return view


def _refused_now(client: Client, by: str) -> list[str]:
    """Why nothing can be offered at all."""
    options = client.options_of(by)
    if options is None or options.may_offer or options.offer_reason is None:
        return []
    return [client.words.refusal(options.offer_reason, client.awaits)]


def draft_view(draft: OfferDraft) -> View:
    """A deal as it is put together, mine on the left."""
    client = draft.client

    def view() -> Page | None:
        if client.state is None or client.seat(draft.to) is None:
            return None
        say, words = client.say, client.words
        to = words.hand(draft.to)
        lines = [*_summary(client, draft.by, draft.to, draft.give, draft.take)]
        if draft.refused:
            lines.append(f"✗ {draft.refused}")
        if draft.ordered == draft.text:
            lines.append(say("orders-accept-added", name=to, days=DAYS))
        lines += _refused_now(client, draft.by)
        choices = [*_things(draft, draft.by, draft.give, 0), *_things(draft, draft.to, draft.take, 1)]
        heads = (
            f"{words.hand(draft.by)} {say('trade-gives', cash=_cash(client, draft.by))}",
            f"{to} {say('trade-gives', cash=_cash(client, draft.to))}",
        )
        choices += _ends(draft)
        return Page(
            title=say("trade-title", name=to),
            note=say("trade-note", name=to),
            rule=words.info.cited.offer,
            lines=lines,
            choices=choices,
            heads=heads,
        )

    return view


def _cash(client: Client, seat: str) -> str:
    holder = client.seat(seat)
    return client.words.money(holder.cash if holder else 0)


def _ends(draft: OfferDraft) -> list[PageChoice]:
    """Return the acts for the whole deal."""
    client = draft.client

    async def make() -> Answer:
        return await client.offer(draft.text, draft.word)

    async def clear() -> None:
        draft.give, draft.take = DealSide(), DealSide()
        await draft.judge()

    async def say_with(word: str) -> None:
        draft.word = word

    async def later() -> Answer:
        offer = f"{draft.to} offer {draft.by} {draft.take.text()} for {draft.give.text()}"
        answer = await accept_later(client, draft.by, offer)
        draft.ordered = draft.text if isinstance(answer, Ack) else ""
        return answer

    why = draft.refused or next(iter(_refused_now(client, draft.by)), "")
    if draft.is_empty:
        why = client.say("trade-nothing")
    ends = [PageChoice(label=client.say("trade-make"), key="m", done=make, why=why, closes=True, side=2)]
    if client.is_shared and client.chat == "free":
        blank = Blank(title=client.say("offer-word"), done=say_with, most=LONGEST_WORD, usual=draft.word)
        ends.append(PageChoice(label=client.say("offer-word"), note=draft.word, written=blank, side=2))
    if client.is_shared and not draft.is_empty and client.options_of(draft.by):
        ends.append(PageChoice(label=client.say("orders-accept-add"), done=later, side=2))
    if not draft.is_empty:
        ends.append(PageChoice(label=client.say("trade-clear"), done=clear, side=2))
    return ends


def _things(draft: OfferDraft, seat: str, side: DealSide, column: int) -> list[PageChoice]:
    """All that a seat could put into a deal: deeds and cards to tick, papers and a sum to count."""
    client = draft.client
    words, holder, state = client.words, client.seat(seat), client.state
    assert holder is not None
    assert state is not None
    choices: list[PageChoice] = []

    async def write_cash(amount: str) -> None:
        side.cash = int(amount)
        await draft.judge()

    cash = Blank(
        title=client.say("trade-cash", name=holder.name),
        done=write_cash,
        number=True,
        most=holder.cash,
        usual=str(side.cash),
    )
    choices.append(
        PageChoice(
            label=words.money(side.cash), note=cash.title, written=cash, marked=side.cash > 0, side=column
        )
    )
    for deed in state.deeds:
        if deed.owner == seat:
            info = words.book.deeds[deed.deed]
            parts = [
                words.group(info.group),
                *([client.say("mortgaged")] if deed.mortgaged else []),
                *([words.built(info, deed.level)] if deed.level else []),
            ]
            choices.append(_tick(draft, side, deed.deed, column, ", ".join(parts), info.ink))
    freeing = [card for card in holder.cards if words.book.cards[card].use == "jail"]
    choices += [_tick(draft, side, thing, column) for thing in [*freeing, *holder.rolls]]
    return [*choices, *(_count(draft, side, one.thing, one.most, column) for one in holder.counted)]


def _tick(
    draft: OfferDraft, side: DealSide, thing: str, column: int, note: str = "", ink: str = ""
) -> PageChoice:
    async def turn() -> None:
        if side.things.pop(thing, 0) == 0:
            side.things[thing] = 1
        await draft.judge()

    words = draft.client.words
    label = words.short(thing) if thing in words.book.deeds else words.thing(thing)
    return PageChoice(label=label, note=note, done=turn, marked=thing in side.things, ink=ink, side=column)


def _count(draft: OfferDraft, side: DealSide, paper: str, most: int, column: int) -> PageChoice:
    count = side.things.get(paper, 0)

    async def write(amount: str) -> None:
        side.things[paper] = int(amount)
        if amount == "0":
            del side.things[paper]
        await draft.judge()

    label = draft.client.words.thing(f"{paper}*{count}")
    blank = Blank(
        title=draft.client.words.thing(f"{paper}*{most}"),
        done=write,
        number=True,
        most=most,
        usual=str(count),
    )
    return PageChoice(label=label, note=f"≤ {most}", written=blank, marked=count > 0, side=column)


def _summary(client: Client, by: str, to: str, give: DealSide, take: DealSide) -> list[str]:
    """Both sides in a line each, and what the deal would make of each."""
    lines = [
        f"{client.words.hand(seat)} → {', '.join(_named(client, side)) or client.say('trade-nothing')}"
        for seat, side in ((by, give), (to, take))
    ]
    return [*lines, *_effects(client, by, give, take), *_effects(client, to, take, give)]


def _named(client: Client, side: DealSide) -> list[str]:
    named = [client.words.thing(f"{thing}*{n}") for thing, n in side.things.items()]
    return [*named, *([client.words.money(side.cash)] if side.cash else [])]


def _effects(client: Client, seat: str, gives: DealSide, takes: DealSide) -> list[str]:
    """Return the effect of a deal on the groups of a seat, and the mortgages that come to it."""
    words, say, state = client.words, client.say, client.state
    assert state is not None
    held = {deed.deed for deed in state.deeds if deed.owner == seat}
    after = (held - set(gives.things)) | {thing for thing in takes.things if thing in words.book.deeds}
    said: list[str] = []
    for group in words.info.groups:
        now, then = (sum(deed in hand for deed in group.deeds) for hand in (held, after))
        if now == then:
            continue
        size, name = len(group.deeds), words.name(group.name)
        if then == size:
            said.append(say("effect-completes", kind=group.kind, group=name, count=then, all=size))
        elif now == size:
            said.append(say("effect-breaks", group=name, count=then, all=size))
        elif then:
            said.append(say("effect-holds", kind=group.kind, group=name, count=then, all=size))
        else:
            said.append(say("effect-none", kind=group.kind, group=name))
    for deed in after - held:
        if client.deed(deed).mortgaged:
            percent = words.info.mortgage_interest
            said.append(say("effect-mortgaged", deed=words.short(deed), percent=percent))
    if not said:
        return []
    return [f"{say('effect-title', name=words.hand(seat))}{client.colon}{'; '.join(said)}"]


# --- offers that stand ------------------------------------------------------------------------------------------------


def offer_choices(client: Client) -> list[PageChoice]:
    """The offers that stand, those to me first."""
    mine = [offer for offer in client.offers if client.is_mine(offer.to) or client.is_mine(offer.by)]
    mine.sort(key=lambda offer: not client.is_mine(offer.to))
    return [
        PageChoice(
            label=client.say("offer-line", by=client.words.hand(offer.by), to=client.words.hand(offer.to)),
            note=f"{client.words.hand(offer.by)} → {_things_named(client, offer.give)}; "
            f"{client.words.hand(offer.to)} → {_things_named(client, offer.take)}",
            key="y" if not k and client.is_mine(offer.to) else "",
            opened=offer_view(client, offer.offer),
        )
        for k, offer in enumerate(mine)
    ]


def _things_named(client: Client, things: list[str]) -> str:
    return ", ".join(map(client.words.thing, things)) or client.say("trade-nothing")


def offer_view(client: Client, number: int) -> View:
    """An offer that stands: accepted, turned down, answered by another, or taken back."""

    def view() -> Page | None:
        offer = next((one for one in client.offers if one.offer == number), None)
        if offer is None or client.state is None:
            return None
        say, words = client.say, client.words
        by, to = words.hand(offer.by), words.hand(offer.to)
        lines = _summary(client, offer.by, offer.to, side_of(offer.give), side_of(offer.take))
        return Page(
            title=say(
                "offer-title", by=by, to=to, you="no"
            ),  # several may sit at a terminal: names say whom it is for
            note=_note_of(client, offer),
            rule=words.info.cited.offer,
            lines=lines,
            choices=_answers(client, offer),
        )

    return view


def _note_of(client: Client, offer: OfferView) -> str:
    """Return what a person says with an offer, or why a bot makes it."""
    if offer.why:
        by, to = client.words.hand(offer.by), client.words.hand(offer.to)
        why = client.say(f"offer-for-{offer.why}", by=by, to=to)
        worth = client.say("offer-worth", by=by, sum=client.words.money(offer.worth)) if offer.worth else ""
        return f"{why} {worth}".strip()
    return f"“{offer.word}”" if offer.word else client.say("offer-note")


def _answers(client: Client, offer: OfferView) -> list[PageChoice]:
    """Return the answers I may give to an offer."""

    def answered(answer: str, key: str) -> PageChoice:
        async def done() -> Answer:
            return await client.answer(offer.offer, answer)

        return PageChoice(label=client.say(f"offer-{answer}"), key=key, done=done, closes=True)

    choices: list[PageChoice] = []
    if client.is_mine(offer.to):
        draft = OfferDraft(client, offer.to, offer.by)
        draft.give, draft.take = side_of(offer.take), side_of(offer.give)
        counter = PageChoice(
            label=client.say("offer-counter"), key="c", opened=draft_view(draft), closes=True
        )
        choices += [answered("accept", "a"), answered("reject", "n"), counter]
    if client.is_mine(offer.by):
        choices.append(answered("withdraw", "w"))
    return choices


def closed_lines(client: Client, offers: Offers) -> list[str]:
    """How offers ended that concern somebody in this terminal; once the game is over none matters any more."""
    mine = [one for one in offers.closed if client.is_mine(one.offer.by) or client.is_mine(one.offer.to)]
    if client.state is None or client.state.winners:
        return []
    return [_closed_line(client, one) for one in mine]


def _closed_line(client: Client, closed: ClosedOffer) -> str:
    """How an offer ended, and what would have been accepted."""
    words, offer = client.words, closed.offer
    names = {"by": words.hand(offer.by), "to": words.hand(offer.to)}
    wanted = {"accepted": ("to",), "rejected": ("to",), "withdrawn": ("by",)}.get(closed.how, ("by", "to"))
    said = [client.say(f"offer-{closed.how}", **{name: names[name] for name in wanted})]
    if closed.why:
        said.append(client.say(f"offer-why-{closed.why}", **names))
    if closed.more:
        said.append(client.say("offer-would-do", more=words.money(closed.more), to=names["to"]))
    return " ".join(said)
