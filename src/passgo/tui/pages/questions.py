"""The question on the table: what is asked, and what can be answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from passgo.protocol.state import CountView, SeatView, StateView
from passgo.tui.client import Client

from .page import Page, PageChoice, act_choice, act_of, acts_of, amount_choice, sure_choice
from .papers import rides, whose

STEPS: Final = (0, 4, 19)
LARGE_STEPS: Final = (0, 10, 50)
LARGE: Final = 500
"""Above so much, bids go by larger steps."""
RAISING: Final = ("sell", "sell all", "sell dollars", "mortgage")
"""The ways to raise money."""


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


# --- throwing ---------------------------------------------------------------------------------------------------------


def _rolloff(q: Asking) -> Page:
    thrown: dict[str, int] = {}
    for event in (event for entry in q.client.entries for event in entry.events):
        if event.kind == "rolled-off":
            thrown[event.seat] = event.number("first") + event.number("second")
    lines = [f"{seat.name}{q.client.colon}{thrown.get(seat.seat, '–')}" for seat in q.state.seats]
    roll = q.act("roll", q.say("throw-for", name=q.words.hand(q.actor)), "r")
    return q.page(q.say("rolloff-title"), q.say("rolloff-note"), [", ".join(lines)], *roll)


def _throw(q: Asking) -> Page:
    again = "throw-again-title" if q.state.doubles else "throw-title"
    seat = q.client.seat(q.state.turn)
    note = q.say("throw-note", space=q.words.space(seat.at)) if seat else ""
    roll = q.act("roll", q.say("throw-dice"), "r")
    return q.page(
        q.say(again, name=q.words.hand(q.state.turn)), note, _ahead(q), *roll, *rides(q.client, q.actor)
    )


def _ahead(q: Asking) -> list[str]:
    """What the throw would cost in the mean."""
    ahead = q.options.ahead if q.options else None
    if ahead is None or not ahead.rent_ways:
        return []
    words = q.say("ahead-rent", ways=ahead.rent_ways, all=ahead.ways)
    return [f"{words}{q.client.colon}{q.words.money(ahead.rent_mean)}"]


def _jail(q: Asking) -> Page:
    amount = q.words.money(q.asked.amount)
    cards = [act for act in acts_of(q.options, "use") if not act.deed]
    card = next((act for act in cards if act.ok), next(iter(cards), None))
    return q.page(
        q.say("jail-title", name=q.words.hand(q.state.turn)),
        q.say("jail-note", turn=q.asked.turn, amount=amount),
        _ahead(q),
        *q.act("roll", q.say("jail-throw"), "r"),
        *q.act("fine", q.say("jail-fine", amount=amount), "f"),
        *([act_choice(q.client, card, q.say("jail-card"), "u")] if card else []),
    )


def _move(q: Asking) -> Page:
    kind = "bus" if q.asked.die == "bus" else "triple"
    choices: list[PageChoice] = []
    for act in acts_of(q.options, "move"):
        name = q.words.name(q.words.book.spaces[act.space].name)
        label = q.say("move-count", count=act.count, space=name) if act.count else name
        choices.append(act_choice(q.client, act, label, note=whose(q.client, act, q.actor)))
    return q.page(
        q.say(f"move-{kind}-title", name=q.words.hand(q.state.turn)), q.say(f"move-{kind}-note"), [], *choices
    )


# --- buying, taxes, cards ---------------------------------------------------------------------------------------------


def _buy(q: Asking) -> Page:
    unsold = "-house" if "house-auction" in q.words.info.rules else ""
    price, buyer = q.asked.amount, q.debtor
    note = q.say(f"buy-note{unsold}")
    if act_of(q.options, "buy") is None:
        note = q.say(f"buy-note-other{unsold}", name=q.name)
    lines = q.ledger(buyer.cash, q.say("deed-price"), -price) if buyer else []
    return q.page(
        q.say("buy-title", deed=q.words.deed(q.asked.deed)),
        note,
        [*lines, *(_would_hold(q, buyer.seat) if buyer else [])],
        *q.act("buy", q.say("buy-buy", price=q.words.money(price)), "b"),
        *q.act("decline", q.say(f"buy-decline{unsold}"), "a"),
    )


def _would_hold(q: Asking, buyer: str) -> list[str]:
    """What the deed on sale would make of its group in the buyer's hands."""
    deed = q.words.book.deeds[q.asked.deed]
    siblings = [one.id for one in q.words.book.siblings(deed.id)]
    owners = [q.client.deed(one).owner for one in siblings if one != deed.id]
    group, held = q.words.group(deed.group), 1 + owners.count(buyer)
    if held == len(siblings):
        return [q.say("group-completes", group=group)]
    rivals = dict.fromkeys(q.words.hand(owner) for owner in owners if owner not in ("bank", buyer))
    made = q.say("group-makes", group=group, count=held, all=len(siblings))
    if rivals:
        return [f"{made} {q.say('group-rivals', names=', '.join(rivals))}"]
    return [f"{made} {q.say('group-free', left=len(siblings) - held)}"]


def _tax(q: Asking) -> Page:
    percent = q.asked.percent
    return q.page(
        q.say("tax-title", name=q.name),
        q.say("tax-note"),
        [q.say("tax-blind", percent=percent)],
        *q.act("tax flat", q.say("tax-flat", amount=q.words.money(q.asked.amount)), "f"),
        *q.act("tax percent", q.say("tax-share", percent=percent), "s"),
    )


def _pay_or_draw(q: Asking) -> Page:
    deck = next((deck for deck in q.words.info.decks if deck.id == q.asked.deck), None)
    return q.page(
        q.say("pay-or-draw-title", name=q.name),
        q.say("pay-or-draw-note"),
        [],
        *q.act("pay", q.say("pay-or-draw-pay", amount=q.words.money(q.asked.amount)), "p"),
        *q.act("draw", q.say("pay-or-draw-draw", deck=q.words.name(deck.name) if deck else ""), "n"),
    )


# --- auctions and shortages -------------------------------------------------------------------------------------------


def _lot(q: Asking) -> str:
    """What is auctioned, at the head of a sentence."""
    if q.asked.deed:
        return q.words.deed(q.asked.deed)
    if q.asked.lot_kind == "card":
        return q.say("lot-a-card")
    if not q.asked.lot:
        return q.say("lot-building", building=q.asked.building)
    lot = q.words.lot(q.asked.lot)
    return lot[:1].upper() + lot[1:]


def _opening(q: Asking) -> Page:
    amount = q.words.money(q.asked.amount)
    hand: str = q.asked.seats[0] if q.asked.seats else ""
    name = q.client.name_of(hand) or q.client.banker
    act = act_of(next((one for one in q.client.options if one.seat == hand), None), "open")
    choices = (
        [
            act_choice(q.client, act, q.say("opening-at", amount=amount), "b", q.asked.amount),
            amount_choice(q.client, act, q.say("bid-other"), q.say("opening-price"), q.asked.amount, "o"),
        ]
        if act
        else []
    )
    title = q.say("opening-title", name=name, lot=_lot(q))
    return q.page(title, q.say("opening-note"), [q.say("opening-usual", amount=amount)], *choices)


def _auction(q: Asking) -> Page:
    money = q.words.money
    bids = {bid.seat: bid.amount for bid in q.state.bidding.bids} if q.state.bidding else {}
    opening = q.state.bidding.opening if q.state.bidding else 0
    leads = (
        f"{q.say('auction-highest', name=q.words.hand(q.asked.by))}{q.client.colon}{money(q.asked.amount)}"
        if q.asked.by
        else f"{q.say('auction-none')}, {q.say('auction-from', least=money(q.asked.least))}"
    )
    bidders = [
        f"{seat.name} {money(bids[seat.seat]) if seat.seat in bids else '–'} ({_standing(q, seat.seat, bids)})"
        for seat in q.state.seats
        if not seat.out
    ]
    lines = [leads, "; ".join(bidders)]
    me = q.client.seat(q.actor)
    if me and act_of(q.options, "bid"):
        lines.append(q.say("bid-hold", cash=money(me.cash)))
    note = q.say("auction-note-from", least=money(opening)) if opening > 1 else q.say("auction-note")
    return q.page(q.say("auction-title", lot=_lot(q)), note, lines, *_bids(q))


def _standing(q: Asking, seat: str, bids: dict[str, int]) -> str:
    """How a seat stands in an auction."""
    if seat == q.asked.by:
        return q.say("auction-leads")
    if seat in q.asked.among:
        return q.say("auction-behind" if seat in bids else "auction-no-bid")
    return q.say("auction-passed")


def _bids(q: Asking) -> list[PageChoice]:
    """Three steps above the highest bid, another sum, or a pass for good."""
    bid = act_of(q.options, "bid")
    if bid is None:
        return []
    money, highest = q.words.money, q.asked.amount
    least = bid.least or q.asked.least
    sums = [least + step for step in (LARGE_STEPS if highest >= LARGE else STEPS)]
    choices = [
        act_choice(
            q.client,
            bid,
            q.say("bid-sum", amount=money(amount)),
            "" if k else "b",
            amount,
            q.words.signed(amount - highest) if highest else "",
        )
        for k, amount in enumerate(sums)
        if not k or amount <= bid.most
    ]
    other = amount_choice(q.client, bid, q.say("bid-other"), q.say("bid-sum-short"), least, "o")
    return [*choices, other, *q.act("pass", q.say("bid-pass"), "p")]


def _shortage(q: Asking) -> Page:
    building = q.asked.building
    want = act_of(q.options, "want")
    choices = [
        act_choice(
            q.client,
            want,
            q.say("shortage-say", count=count, building=building),
            "w" if count == want.most else "",
            count,
        )
        for count in range(want.most, want.least - 1, -1)
    ] if want else []  # fmt: skip
    still = ", ".join(map(q.words.hand, q.asked.among))
    return q.page(
        q.say("shortage-title", building=building, count=q.asked.amount),
        q.say("shortage-note", name=q.words.hand(q.asked.by)),
        [f"{q.say('shortage-still')} {still}"] if still else [],
        *choices,
    )


def _place(q: Asking) -> Page:
    title = q.say("place-title", name=q.name, building=q.asked.building)
    return q.page(title, q.say("place-note"), [], *_which_deed(q, "place"))


def _sell_house(q: Asking) -> Page:
    choices = [choice for choice in _which_deed(q, "sell") if not choice.why]
    title = q.say("ask-sell-house") if choices else q.say("watch-thinks", name=q.name)
    return q.page(title, q.say("sell-house-note"), [], *choices)


def _which_deed(q: Asking, verb: str) -> list[PageChoice]:
    """A choice among deeds, each with what stands on it."""
    choices: list[PageChoice] = []
    for act in acts_of(q.options, verb):
        built = q.words.built(q.words.book.deeds[act.deed], q.client.deed(act.deed).level)
        sums = [q.words.signed(act.amount)] if act.amount else []
        choices.append(
            act_choice(
                q.client, act, q.words.deed(act.deed), note=", ".join([*([built] if built else []), *sums])
            )
        )
    return choices


# --- mortgages and debts ----------------------------------------------------------------------------------------------


def _transfer(q: Asking) -> Page:
    money, owner = q.words.money, q.debtor
    lines = [q.say("holds", cash=money(owner.cash))] if owner else []
    if len(q.asked.deeds) > 1:
        names = ", ".join(map(q.words.short, q.asked.deeds))
        lines.append(f"{q.say('transfer-all', count=len(q.asked.deeds))} {names}")
    lift = act_of(q.options, "lift")
    return q.page(
        q.say("transfer-title", deed=q.words.deed(q.asked.deed)),
        q.say("transfer-note", name=q.name),
        lines,
        *q.act("keep", q.say("transfer-keep", amount=money(q.asked.keep)), "k"),
        *q.act("lift", q.say("transfer-lift", amount=money(q.asked.lift)), "l"),
        *(raising(q.client, q.actor) if lift and not lift.ok else []),
    )


def raising(client: Client, seat: str) -> list[PageChoice]:
    """The ways to raise money, one choice each: what can be sold to the Bank or pledged to it."""
    words = client.words
    choices: list[PageChoice] = []
    for verb in RAISING:
        for act in acts_of(client.options_of(seat), verb):
            if not act.ok:
                continue
            name = ""
            if act.company:
                name = client.say("lot-share", name=words.name(words.book.companies[act.company].name))
            elif act.deed:
                name = words.short(act.deed)
            elif act.group:
                name = words.group(act.group)
            left = act.text.split()[-1]
            if verb == "sell all" and left.isdigit():
                label = client.say("raise-sell-down", name=name, count=int(left))
            else:
                label = client.say(f"raise-{verb.replace(' ', '-')}", **({"name": name} if name else {}))
            amount = 1 if act.most else None
            choices.append(act_choice(client, act, label, amount=amount, note=words.signed(act.amount)))
    return choices


def _debt(q: Asking) -> Page:
    if q.asked.half:
        return _half(q)
    money, debtor = q.words.money, q.debtor
    creditor = q.words.hand(q.asked.by)
    lines: list[str] = []
    choices: list[PageChoice] = []
    if debtor:
        lines += q.ledger(debtor.cash, q.say("debt-owed"), -q.asked.amount)
        lines.append(q.say("debt-missing", amount=money(q.asked.missing)))
        if q.client.is_mine(debtor.seat):
            choices += raising(q.client, debtor.seat)
            if not choices:
                lines.append(q.say("raise-nothing"))
    half = act_of(q.options, "half")
    if half:
        amount = money(-half.amount)
        choices.append(
            sure_choice(
                q.say("debt-half", amount=amount),
                Page(title=q.say("half-title"), note=q.say("half-text", amount=amount, creditor=creditor)),
                act_choice(q.client, half, q.say("half-yes"), "h", closes=True),
                q.say("half-no"),
                "h",
                q.words.refusal(half.reason, q.asked) if half.reason else "",
            )
        )
    bankrupt = act_of(q.options, "bankrupt")
    if bankrupt:
        text = q.say("bankrupt-text", name=q.name, creditor=creditor)
        choices.append(
            sure_choice(
                q.say("debt-bankrupt"),
                Page(title=q.say("bankrupt-title"), note=text),
                act_choice(q.client, bankrupt, q.say("bankrupt-yes"), "y", closes=True),
                q.say("bankrupt-no"),
                "x",
                q.words.refusal(bankrupt.reason, q.asked) if bankrupt.reason else "",
            )
        )
    rent = bool(q.asked.deed)
    note = q.say("debt-note-rent", deed=q.words.deed(q.asked.deed)) if rent else q.say("debt-note")
    title = q.say("debt-title", name=q.name, creditor=creditor, amount=money(q.asked.amount))
    return q.page(title, note, lines, *choices)


def _half(q: Asking) -> Page:
    """Half of a rent is paid: deeds are given for the other half, one after the other."""
    to = q.words.hand(q.asked.by)
    gifts = [
        act_choice(
            q.client, act, q.words.deed(act.deed), note=q.words.money(q.words.book.deeds[act.deed].price)
        )
        for act in acts_of(q.options, "give")
        if act.deed
    ]
    left = q.words.money(q.asked.half)
    return q.page(
        q.say("ask-half", left=left),
        q.say("half-note", name=q.name, to=to),
        [f"{q.say('half-due')}{q.client.colon}{left}"],
        *(gifts or raising(q.client, q.actor)),
    )


# --- the papers of the fifth book -------------------------------------------------------------------------------------


def _dollars(q: Asking) -> Page:
    price, papers, buyer = q.asked.amount, q.state.papers, q.debtor
    money = q.words.money
    buy = act_of(q.options, "dollars")
    lines = [q.say("holds", cash=money(buyer.cash))] if buyer else []
    if buyer and buyer.dollars:
        lines.append(q.say("dollar-held", name=buyer.name, count=buyer.dollars))
    if q.words.info.papers and q.words.info.papers.dollar_deed:
        lines.append(q.say("dollar-rule", deed=q.words.deed(q.words.info.papers.dollar_deed)))
    choices: list[PageChoice] = []
    if buy:
        for count in range(1, min(buy.most, 3) + 1):
            label = q.say("dollar-buy", count=count, price=money(price * count))
            choices.append(act_choice(q.client, buy, label, "b" if count == 1 else "", count))
        if buy.most > 3:
            choices.append(
                amount_choice(q.client, buy, q.say("bid-other"), q.say("dollar-how-many"), buy.most, "o")
            )
        none = act_choice(q.client, buy, q.say("dollar-none"), "n", 0)
        choices.append(PageChoice(label=none.label, key="n", done=none.done))
    title = q.say("ask-dollars", price=money(price)) if buy else q.say("dollar-watch", name=q.name)
    left = papers.dollars if papers else 0
    note = q.say("dollar-left-cheap") if q.asked.cheap else q.say("dollar-left", count=left)
    return q.page(title, note, lines, *choices)


def _share(q: Asking) -> Page:
    shares = acts_of(q.options, "share")
    left = {one.company: one.count for one in q.state.papers.shares} if q.state.papers else {}
    held = {one.company: one.count for one in q.debtor.shares} if q.debtor else {}
    choices: list[PageChoice] = []
    for act in shares:
        company = q.words.book.companies[act.company]
        price = q.words.money(-act.amount)
        note = q.say(
            "share-offer" if act.amount else "share-gift",
            **({"price": price} if act.amount else {}),
            left=left.get(act.company, 0),
            all=company.shares,
        )
        dividends = ", ".join(map(q.words.money, company.dividends))
        mine = f" ×{held[act.company]}" if held.get(act.company) else ""
        choices.append(
            act_choice(
                q.client, act, q.words.name(company.name) + mine,
                note=f"{note}; {q.say('paper-dividends')}{q.client.colon}{dividends}",
            )
        )  # fmt: skip
    decline = [choice for choice in q.act("decline", q.say("share-decline"), "a") if not choice.why]
    title = q.say("ask-share") if shares else q.say("share-watch", name=q.name)
    note = q.say("share-note" if q.asked.optional else "share-note-free")
    return q.page(title, note, [], *choices, *decline)


def _storm(q: Asking) -> Page:
    choices: list[PageChoice] = []
    for act in acts_of(q.options, "storm"):
        lots = [act.deed] if act.deed else q.words.book.groups[act.group].deeds
        name = q.words.deed(act.deed) if act.deed else q.words.group(act.group)
        built = [
            f"{q.words.short(lot)} {q.words.built(q.words.book.deeds[lot], q.client.deed(lot).level)}"
            for lot in lots
            if q.client.deed(lot).level
        ]
        owner = [] if q.asked.own else [q.words.hand(q.client.deed(lots[0]).owner)]
        choices.append(
            act_choice(q.client, act, name[:1].upper() + name[1:], note="; ".join([*owner, *built]))
        )
    own = "own" if q.asked.own else "other"
    title = q.say(f"ask-storm-{own}") if choices else q.say("storm-watch", name=q.name)
    return q.page(title, q.say("storm-note"), [], *choices)


def _voucher(q: Asking) -> Page:
    choices = [
        act_choice(
            q.client,
            act,
            q.words.name(q.words.book.vouchers[act.voucher].name),
            note=q.words.hand(act.seat) if act.seat else "",
        )
        for act in acts_of(q.options, "give", "take", "return")
        if act.voucher
    ]
    kind: str = q.asked.kind.replace("_", "-")
    to = {"to": q.words.hand(q.asked.by)} if kind == "give-voucher" else {}
    title = q.say(f"ask-{kind}", **to) if choices else q.say("voucher-watch", name=q.name)
    return q.page(title, "", [], *choices)


def _last_call(q: Asking) -> Page:
    done = q.act("done", q.say("last-call-done"), "r")
    never: list[PageChoice] = []
    if done and done[0].done:
        ends = done[0].done

        async def never_ask() -> None:
            q.client.unasked.add(q.actor)
            await ends()

        never = [PageChoice(label=q.say("last-call-never"), done=never_ask)]
    title = q.say("ask-last-call") if done else q.say("last-call-watch", name=q.name)
    return q.page(title, q.say("last-call-note"), [], *done, *rides(q.client, q.actor), *never)


# --- the end ----------------------------------------------------------------------------------------------------------


def _over(q: Asking) -> Page:
    names = ", ".join(map(q.words.hand, q.state.winners))
    counted = bool(q.state.count)
    title = q.say("count-title", names=names, count=len(q.state.winners))
    note = q.say("over-counted" if counted else "over-note", turns=q.client.turn)
    lines = [_counted(q, one) for one in q.state.count] if counted else _ranks(q)
    return q.page(title, note, lines)


def _counted(q: Asking, one: CountView) -> str:
    """What a seat owned at the end, the total last."""
    parts = {
        "count-cash": one.cash,
        "count-deeds": one.deeds,
        "count-buildings": one.buildings,
        "count-shares": one.shares,
        "count-dollars": one.dollars,
    }
    summed = ", ".join(f"{q.say(key)} {q.words.money(amount)}" for key, amount in parts.items() if amount)
    return f"{q.words.hand(one.seat)}{q.client.colon}{q.say('count-total')} {q.words.money(one.total)} ({summed})"


def _ranks(q: Asking) -> list[str]:
    """The winner, then the others in the order in which they held out."""
    last = max(seat.out for seat in q.state.seats) + 1
    ranked = sorted(q.state.seats, key=lambda seat: -(seat.out or last))
    return [
        f"{k}. {seat.name}, {q.say('over-bankrupt' if seat.out else 'over-winner')}"
        + ("" if seat.out else f", {q.words.money(seat.cash)}")
        for k, seat in enumerate(ranked, 1)
    ]


def _waiting(q: Asking) -> Page:
    key = "watch-last-rent" if q.asked.kind == "rents" else "watch-thinks"
    return q.page(q.say(key, name=q.name))


QUESTIONS: Final[dict[str, Callable[[Asking], Page]]] = {
    "rolloff": _rolloff,
    "throw": _throw,
    "jail": _jail,
    "move": _move,
    "buy": _buy,
    "tax": _tax,
    "opening": _opening,
    "auction": _auction,
    "shortage": _shortage,
    "place": _place,
    "transfer": _transfer,
    "debt": _debt,
    "dollars": _dollars,
    "share": _share,
    "storm": _storm,
    "give_voucher": _voucher,
    "take_voucher": _voucher,
    "return_voucher": _voucher,
    "sell_house": _sell_house,
    "pay_or_draw": _pay_or_draw,
    "last_call": _last_call,
    "over": _over,
}
"""The page of each kind of question; the others only have to wait."""


def question_page(client: Client, state: StateView) -> Page:
    """The question on the table, and what the seat that acts here can answer."""
    q = Asking(client, state)
    return QUESTIONS.get(q.asked.kind, _waiting)(q)
