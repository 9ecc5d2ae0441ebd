"""Play at random: any legal move of any seat, offers of every mix, amounts anywhere within their limits."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from passgo.rules import engine
from passgo.rules.base import deal as rules_deal
from passgo.rules.base import events, frames, moves
from passgo.rules.base.state import COMPANIES, EVENT_WORDS, EVENTS, NONE, TABLE, State
from passgo.rules.base.tables import Tables
from passgo.rules.trade import table_deal

SELDOM: Final = {
    moves.SELL: 0.2,
    moves.SELL_ALL: 0.05,
    moves.MORTGAGE: 0.3,
    moves.WAIVE: 0.3,
    moves.SELL_DOLLARS: 0.1,
}
"""Kinds of moves that would soon leave nothing to play with, were they as likely as the others."""


NAMING: Final = (
    moves.BUILD, moves.SELL, moves.SELL_ALL, moves.MORTGAGE, moves.LIFT, moves.PLACE, moves.KEEP, moves.USE,
    moves.MOVE, moves.SHARE, moves.STORM, moves.TAKE, moves.GIVE, moves.RETURN,
)  # fmt: skip
"""Kinds of moves whose argument names a thing, so that the list holds each one by itself."""


class Deal(NamedTuple):
    """The contents of an offer, its maker and receiver."""

    offerer: int
    receiver: int
    give_cash: int = 0
    take_cash: int = 0
    give_deeds: int = 0
    take_deeds: int = 0
    give_cards: int = 0
    take_cards: int = 0
    give_dollars: int = 0
    take_dollars: int = 0
    give_shares: int = 0
    take_shares: int = 0
    give_rolls: int = 0
    take_rolls: int = 0
    give_vouchers: int = 0
    take_vouchers: int = 0

    def content(self) -> rules_deal.Deal:
        """As the rules take it."""
        deal = rules_deal.Deal()
        for name in rules_deal.Deal.NAMED:
            setattr(deal, name, getattr(self, name))
        return deal

    def lay(self, s: State) -> None:
        """Lay it on the table."""
        table_deal(s, self.offerer, self.content())


class Step(NamedTuple):
    """A move, and the deal if it is an offer."""

    code: int
    deal: Deal | None = None


def legal_codes(s: State, E: Tables, seat: int) -> list[int]:
    out = [0] * engine.MOST_MOVES
    return out[: engine.legal(s, E, seat, out)]


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(TABLE + 1) if bits >> seat & 1]


def refusal(s: State, E: Tables, step: Step) -> int:
    """`why_not`, for offers too."""
    if step.deal is None:
        return engine.why_not(s, E, step.code)
    asked = s.copy()  # another offer may stand in the state's own fields
    step.deal.lay(asked)
    return engine.why_not(asked, E, step.code)


def make(s: State, E: Tables, step: Step) -> None:
    """Apply a legal step."""
    if step.deal is not None:
        step.deal.lay(s)
    engine.apply(s, E, step.code)


def random_step(s: State, E: Tables, rng: Random) -> Step:
    """A legal step: chance, an offer now and then, else a kind of move and then one of that kind."""
    waiting = engine.to_act(s)
    bell = moves.code(moves.BELL, TABLE, 0)
    if rng.random() < 0.01 and not engine.why_not(s, E, bell):
        return Step(bell)
    if waiting == 1 << TABLE:
        return Step(engine.chance_way(s, E, rng.randrange(engine.chance_ways(s, E))))
    if rng.random() < 0.15:
        offer = random_offer(s, E, rng)
        if not refusal(s, E, offer):
            return offer
    seats = seats_of(waiting)
    seat = rng.choice(seats if rng.random() < 0.6 else range(s.players))
    codes = legal_codes(s, E, seat)
    if not codes:
        codes = legal_codes(s, E, rng.choice(seats))
    if not codes:  # the seat that must decide waits for nothing it could do: a fault of the kernel
        raise AssertionError(f"no legal move for {seats}")
    kinds = sorted({moves.kind_of(code) for code in codes})
    kind = rng.choices(kinds, [SELDOM.get(kind, 1.0) for kind in kinds])[0]
    code = rng.choice([code for code in codes if moves.kind_of(code) == kind])
    return Step(random_amount(s, E, rng, code))


def random_amount(s: State, E: Tables, rng: Random, code: int) -> int:
    """A bid mostly a little above the least, sometimes all one has; a want anywhere within its limits.

    A price to open at that somebody may well pay.
    """
    kind, seat = moves.kind_of(code), moves.seat_of(code)
    if kind == moves.OPEN:
        return moves.code(kind, seat, rng.randint(1, 200))
    if kind not in (moves.BID, moves.WANT, moves.DOLLARS, moves.SELL_DOLLARS):
        return code
    least, most = engine.least(s, E, seat, kind), engine.most(s, E, seat, kind)
    if kind == moves.BID and rng.random() < 0.9:
        most = min(most, least + 60)
    return moves.code(kind, seat, rng.randint(least, most))


def random_offer(s: State, E: Tables, rng: Random) -> Step:
    """An offer between two seats that is often, not always, legal."""
    offerer, receiver = rng.sample(range(s.players), 2)

    def deeds_of(hand: int) -> int:
        own = [deed for deed in range(E.deeds) if s.owner[deed] == hand or rng.random() < 0.01]
        return sum(1 << deed for deed in rng.sample(own, min(len(own), rng.choice([0, 1, 1, 2, 3]))))

    def cards_of(hand: int) -> int:
        return sum(1 << k for k in range(E.keepable) if s.kept[k] == hand and rng.random() < 0.5)

    def dollars_of(hand: int) -> int:
        return rng.choice([0, rng.randint(0, min(s.dollars[hand] + 1, E.dollars))])

    def shares_of(hand: int) -> int:
        held = s.shares[hand * COMPANIES : hand * COMPANIES + E.companies]
        return sum(rng.choice([0, 0, rng.randint(0, n)]) << 4 * company for company, n in enumerate(held))

    def rolls_of(hand: int) -> int:
        return sum(1 << card for card in range(E.roll_cards) if s.roll3[card] == hand and rng.random() < 0.3)

    def cash_of(hand: int) -> int:
        return rng.choice([0, 0, rng.randint(0, s.cash[hand]), s.cash[hand], s.cash[hand] + 1])

    def vouchers_of() -> int:
        """Hardly ever, for none may be traded."""
        return 1 << rng.randrange(E.voucher_kinds) if E.voucher_kinds and rng.random() < 0.01 else 0

    deal = Deal(
        offerer, receiver, cash_of(offerer), cash_of(receiver),
        deeds_of(offerer), deeds_of(receiver), cards_of(offerer), cards_of(receiver),
        dollars_of(offerer), dollars_of(receiver), shares_of(offerer), shares_of(receiver),
        rolls_of(offerer), rolls_of(receiver), vouchers_of(), vouchers_of(),
    )  # fmt: skip
    return Step(moves.code(moves.OFFER, offerer, receiver), deal)


def is_listed(s: State, E: Tables, code: int) -> bool:
    """Return whether a legal move is in the list, which has amounts and the ways of a ride in short."""
    listed = legal_codes(s, E, moves.seat_of(code))
    if moves.kind_of(code) in NAMING:
        return code in listed
    return moves.kind_of(code) in {moves.BELL, *map(moves.kind_of, listed)}


def built_by(s: State, E: Tables, seat: int) -> list[int]:
    return [deed for deed in range(E.deeds) if s.owner[deed] == seat and s.level[deed]]


def random_answer(s: State, E: Tables, rng: Random) -> int:
    """The kind of move that the game waits for, or a card or a paper played, about anything."""
    i = frames.top(s)
    deed, kind = rng.randrange(E.deeds + 1), rng.randrange(E.voucher_kinds + 1)
    place = rng.choice([rng.randrange(E.groups + 1), moves.a_deed(deed)])
    company = rng.randrange(E.companies + 1)
    share = moves.a_share(company)
    choices = {
        frames.PLACE: (moves.PLACE, deed),
        frames.DOLLARS: (moves.DOLLARS, rng.randrange(E.dollars + 2)),
        frames.SHARE: (moves.SHARE, company),
        frames.STORM: (moves.STORM, place),
        frames.GIVE_VOUCHER: (moves.GIVE, moves.a_voucher(kind)),
        frames.TAKE_VOUCHER: (moves.TAKE, moves.pair(rng.randrange(s.players + 1), kind)),
        frames.RETURN_VOUCHER: (moves.RETURN, kind),
        frames.PAY_OR_DRAW: (moves.PAY if deed % 2 else moves.DRAW, 0),
        frames.CONDEMNED: (moves.SELL, rng.choice([deed, *built_by(s, E, s.f_seat[i])])),
    }
    card = rng.randrange(E.keepable + 1)
    anytime = [(moves.BUILD, deed), (moves.USE, moves.pair(card, NONE))]
    if E.companies:
        anytime += [(moves.MORTGAGE, share), (moves.LIFT, share), (moves.USE, moves.pair(card, deed))]
    seat = s.f_seat[i]
    if s.f_kind[i] == frames.CHOICE and s.choice_what[i] in choices:
        answer = choices[s.choice_what[i]]
    elif s.f_kind[i] == frames.DEBT:
        answer = rng.choice([(moves.BANKRUPT, 0), (moves.HALF, 0), (moves.GIVE, deed)])
    elif frames.awaits(s, frames.AUCTION, frames.OPENING):
        seat = rng.choice([seat, rng.randrange(s.players)])
        answer = (moves.OPEN, rng.choice([0, 5, moves.MOST_OPENING + 1]))
    elif frames.awaits(s, frames.TURN, frames.CHOOSE):
        answer = (moves.MOVE, moves.a_space(rng.choice([rng.randrange(E.spaces), E.spaces])))
    else:
        seat = rng.randrange(s.players)
        answer = rng.choice(anytime)
    return moves.code(answer[0], seat, answer[1])


def random_code(s: State, E: Tables, rng: Random) -> int:
    """Any number that looks like a move, legal or not."""
    if s.ending and rng.random() < 0.3:
        return moves.code(moves.BELL, TABLE, 0)
    if rng.random() < (0.6 if s.f_kind[frames.top(s)] == frames.CHOICE else 0.25):
        return random_answer(s, E, rng)
    kind = rng.choice([*moves.SEAT_KINDS.values(), moves.DICE, moves.CARD, rng.randrange(64)])
    actors = seats_of(engine.to_act(s))
    seat = rng.choice([*actors, *range(s.players), s.players, TABLE])
    if rng.random() < 0.5 and s.players > seat:  # something about what he owns, or an answer to what waits
        kind = rng.choice(
            [moves.BUILD, moves.SELL, moves.MORTGAGE, moves.LIFT, moves.PLACE, moves.USE, moves.FINE]
        )
        if seat in actors and rng.random() < 0.5:
            kind = rng.choice(
                [moves.ROLL, moves.BUY, moves.BID, moves.WANT, moves.KEEP, moves.BANKRUPT, moves.MOVE]
            )
        if frames.awaits(s, frames.TURN, frames.CHOOSE):
            kind = moves.MOVE
        own = [deed for deed in range(E.deeds) if s.owner[deed] == seat]
        if own and kind not in (moves.BID, moves.WANT, moves.USE, moves.MOVE):
            return moves.code(kind, seat, rng.choice(own))
    if kind in (moves.CLAIM, moves.WAIVE) and s.claim_n and rng.random() < 0.5:
        i = rng.randrange(s.claim_n)
        seat = s.claim_owner[i]
        arg = moves.pair(s.claim_lander[i], s.claim_deed[i])
    elif kind in (moves.CLAIM, moves.WAIVE):
        arg = moves.pair(rng.randrange(s.players + 1), rng.choice([*range(E.deeds + 1), NONE]))
    elif kind == moves.SELL_ALL:
        arg = moves.pair(rng.randrange(E.groups + 1), rng.randrange(6))
    elif kind == moves.DICE:
        arg = moves.dice(rng.randrange(8), rng.randrange(8), rng.choice([0, 0, rng.randrange(8)]))
    elif kind == moves.MOVE:
        arg = rng.choice([rng.randrange(14), moves.a_space(rng.choice([rng.randrange(E.spaces), E.spaces]))])
    elif kind == moves.VOUCHER:
        arg = moves.pair(rng.randrange(E.voucher_kinds + 1), rng.choice([rng.randrange(E.spaces), NONE]))
    elif kind == moves.BID:
        arg = rng.choice([0, 1, rng.randrange(200), *(s.cash[k] + rng.randrange(2) for k in range(3))])
    else:
        arg = rng.randrange(40)
    return moves.code(kind, seat, arg)


def event_kinds(s: State, before: int) -> list[str]:
    """Names of the events since event number `before`."""
    first = max(before, s.event_n - EVENTS)
    return [events.KINDS[s.event[n % EVENTS * EVENT_WORDS] & 255].name for n in range(first, s.event_n)]


def stack(s: State) -> tuple[int, ...]:
    """Kinds of the frames, the floor first."""
    return tuple(s.f_kind[: s.depth])


def is_over(s: State) -> bool:
    return s.f_kind[frames.top(s)] == frames.OVER
