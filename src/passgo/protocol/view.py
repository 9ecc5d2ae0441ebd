"""What a screen is shown of a game: its public state, what a seat may do, and what happened.

No rule stands here. Whether something may be done, why not, for how much: the rules are asked. This
module only chooses what is worth showing: the acts that fit the question, and for each thing a
player holds what could be done with it, legal now or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal

from passgo.editions import Edition
from passgo.game import Game, Move, Question, Refusal, seat_id
from passgo.game.names import named
from passgo.notation import print_move
from passgo.rules import building, dollars, mortgage, rent, shortage, stocks, turn, vouchers, wealth
from passgo.rules.base import moves
from passgo.rules.base.cite import LAST_PLAYER_WINS, RULE_IDS
from passgo.rules.base.money import half_down
from passgo.rules.base.state import (
    BANK,
    DEPOT,
    ESTATE,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    LEVELS,
    NONE,
    SKYSCRAPER,
    STAND,
)
from passgo.rules.base.tables import RIDE_TO_STATION, UTILITY

from .bidding import bidding_view
from .deeds import building_at, next_building, rows_now
from .messages import (
    Act,
    ClaimView,
    CountLine,
    CountView,
    DeckView,
    DeedView,
    Entry,
    OfferView,
    PapersView,
    ReasonView,
    SeatOptions,
    SeatPlan,
    SeatView,
    ShareView,
    StateView,
    VoucherView,
)
from .printed import Building
from .question import question_view

SHORT_OF_HALF: Final = frozenset({"half-above-cash", "half-too-little-property"})
"""Why a rent cannot be paid half in property yet: the debtor can still see to it."""

FREE_BESIDE: Final = ("debt", "rents")
"""Questions that free acts answer too: these stand with all that is free."""


def reason_view(refusal: Refusal | None) -> ReasonView | None:
    """A refusal; None where there is none."""
    return ReasonView(key=refusal.key, rule=refusal.rule) if refusal else None


def offer_view(number: int, offer: Move, edition: Edition, word: str = "") -> OfferView:
    """An offer that is talked about, under its number, with what was said. Raises ValueError for any other move."""
    if offer.deal is None:
        raise ValueError(f"{offer!r} is no offer")
    text = print_move(offer, edition)
    give, _, take = text.partition(" for ")
    return OfferView(
        offer=number,
        by=seat_id(offer.seat),
        to=seat_id(offer.arg),
        give=[thing for thing in give.split()[3:] if thing != "nothing"],
        take=[thing for thing in take.split() if thing != "nothing"],
        text=text,
        word=word,
    )


def state_view(game: Game, plans: Sequence[SeatPlan], entries: Sequence[Entry]) -> StateView:
    """What all can see. `plans`: who sits where, with the standing orders of the moment; `entries`: the record."""
    s, E, edition = game.state, game.edition.tables, game.edition
    return StateView(
        turn=seat_id(s.turn),
        turn_no=s.turn_no,
        doubles=s.doubles,
        dice=[die for die in s.die if die],
        awaits=question_view(game),
        bidding=bidding_view(entries, edition) if game.awaits.kind == "auction" else None,
        seats=[_seat_view(game, seat, plan) for seat, plan in enumerate(plans)],
        deeds=[
            DeedView(
                deed=deed,
                owner=seat_id(s.owner[i]),
                level=s.level[i],
                mortgaged=bool(s.mortgaged[i]),
                rent=rent.rent_asked(s, E, i),
                rows=rows_now(game, i),
            )
            for i, deed in enumerate(edition.deeds)
        ],
        claims=[
            ClaimView(
                lander=seat_id(s.claim_lander[i]),
                owner=seat_id(s.claim_owner[i]),
                deed=edition.deeds[s.claim_deed[i]],
                amount=max(s.claim_amount[i], 0),
                factor=max(-s.claim_amount[i], 0),
                asked=bool(s.claim_asked[i]),
                closed_by=seat_id(turn.closed_by(s, E, i)),
                closes_now=turn.closes_now(s, E, i),
                text=print_move(
                    Move.of(moves.CLAIM, s.claim_owner[i], s.claim_lander[i], s.claim_deed[i]), edition
                ),
            )
            for i in range(s.claim_n)
        ],
        decks=[
            DeckView(deck=deck, unseen=s.unseen[i].bit_count(), size=s.unseen[i].bit_count() + s.known[i])
            for i, deck in enumerate(edition.decks)
        ],
        houses=s.stock[HOUSE],
        hotels=s.stock[HOTEL],
        skyscrapers=s.stock[SKYSCRAPER],
        depots=s.stock[DEPOT],
        stands=s.stock[STAND],
        papers=_papers_view(game) if edition.companies or edition.vouchers else None,
        pot=s.cash[ESTATE] if E.parking_pot else 0,
        only_bots=_only_bots(game, plans),
        bell=bool(E.timed and s.ending),
        winners=[seat_id(seat) for seat in game.outcome.winners] if game.outcome else [],
        count=_count(game),
    )


def _count(game: Game) -> list[CountView]:
    """The count that ended the game; none while it goes on, or where the last player left has won."""
    if game.outcome is None or game.outcome.rule == RULE_IDS[LAST_PLAYER_WINS]:
        return []
    s, E = game.state, game.edition.tables
    views = [
        CountView(
            seat=seat_id(seat),
            cash=s.cash[seat],
            deeds=wealth.deeds_counted(s, E, seat),
            buildings=wealth.buildings_counted(s, E, seat),
            shares=stocks.shares_counted(s, E, seat),
            dollars=dollars.dollars_counted(s, E, seat),
            total=wealth.wealth(s, E, seat),
            lines=[
                CountLine(
                    deed=game.edition.deeds[deed],
                    price=wealth.deed_counted(s, E, deed),
                    mortgaged=bool(s.mortgaged[deed]),
                    level=s.level[deed],
                    buildings=wealth.built_on(s, E, deed),
                )
                for deed in _deeds_of(game, seat)
            ],
        )
        for seat in range(s.players)
        if not s.out[seat]
    ]
    return sorted(views, key=lambda view: -view.total)


def _only_bots(game: Game, plans: Sequence[SeatPlan]) -> bool:
    playing = [plan for seat, plan in enumerate(plans) if not game.state.out[seat]]
    return not game.is_over and all(plan.is_left_to_a_bot for plan in playing)


def _seat_view(game: Game, seat: int, plan: SeatPlan) -> SeatView:
    s = game.state
    return SeatView(
        seat=seat_id(seat),
        name=plan.name,
        kind="bot" if plan.kind == "bot" else "person",
        bot=plan.bot,
        token=plan.token,
        claims=plan.claims,
        cash=s.cash[seat],
        at=s.at[seat],
        jail_turn=s.jailed[seat],
        out=s.out[seat],
        cards=[game.edition.cards[card] for card in _kept(game, seat).values()],
        red=bool(game.edition.tables.speed_die and s.lap_best[seat] >= 1),
        dollars=game.dollars(seat),
        shares=_share_views(game, seat),
        vouchers=[VoucherView(voucher=kind, count=n) for kind, n in game.vouchers(seat).items()],
        rolls=list(game.roll_cards(seat)),
    )


def _share_views(game: Game, hand: int) -> list[ShareView]:
    s, edition = game.state, game.edition
    return [
        ShareView(
            company=company,
            count=count,
            mortgaged=stocks.pawned_of(s, hand, i),
            earning=stocks.free_shares(s, hand, i),
            dividend=stocks.dividend(s, edition.tables, hand, i),
        )
        for company, count in game.shares(hand).items()
        for i in (edition.company_index(company),)
    ]


def _papers_view(game: Game) -> PapersView:
    return PapersView(
        dollars=game.dollars(BANK),
        dollar_value=game.dollar_value,
        dollar_values=game.dollar_values,
        shares=_share_views(game, BANK),
        vouchers=sum(game.vouchers(BANK).values()),
        tickets=sum(game.state.tickets),
        rolls=len(game.roll_cards(BANK)),
    )


def _kept(game: Game, seat: int) -> dict[int, int]:
    """The cards a seat keeps: keepable index -> card."""
    E = game.edition.tables
    return {k: E.keep_card[k] for k in range(E.keepable) if game.state.kept[k] == seat}


def seat_options(game: Game, seat: int) -> SeatOptions:
    """What a seat may do now, and what it may not, with the reason, where a screen should show that."""
    question = game.awaits
    other = next((p for p in range(game.state.players) if p != seat and not game.state.out[p]), seat)
    may_not_offer = game.why_not(Move.of(moves.OFFER, seat, other))
    acts = list(_answers(game, seat, question))
    answers = {act.text for act in acts}
    free: Iterable[Act] = () if game.state.out[seat] else _free_acts(game, seat)
    return SeatOptions(
        seat=seat_id(seat),
        must=seat in question.seats,
        acts=acts,
        free=[act for act in free if act.text not in answers],
        may_offer=may_not_offer is None or may_not_offer.key == "offer-empty",
        offer_reason=None
        if may_not_offer is None or may_not_offer.key == "offer-empty"
        else reason_view(may_not_offer),
    )


def banker_options(game: Game) -> SeatOptions:
    """What a Banker may say who has no seat: he answers, and does nothing beside."""
    acts = list(_answers(game, BANK, game.awaits))
    return SeatOptions(seat=seat_id(BANK), must=True, acts=acts, free=[], may_offer=False)


def _answers(game: Game, seat: int, question: Question) -> Iterator[Act]:
    if seat not in question.seats and (question.kind != "auction" or game.state.out[seat]):
        return
    if question.kind == "offer":  # answered by its number
        return
    for kind in question.answers:
        if moves.KINDS[kind].free and question.kind in FREE_BESIDE:
            continue
        if kind == moves.USE:
            for kept in _kept(game, seat):
                yield _act(game, Move.of(kind, seat, kept))
        elif kind == moves.HALF:
            half = _act(game, Move.of(kind, seat))
            if half.reason is None or half.reason.key in SHORT_OF_HALF:
                yield half
        elif kind == moves.SHARE:
            for company in question.companies:
                yield _act(game, Move.of(kind, seat, company))
        elif kind in (moves.LIFT, moves.KEEP):
            yield _act(game, Move.of(kind, seat, question.deed or 0))
        elif moves.KINDS[kind].args and not moves.KINDS[kind].is_amount:
            yield from (_act(game, move) for move in game.legal_moves(seat) if move.kind == kind)
        else:
            yield _act(game, Move.of(kind, seat, *[0] * len(moves.KINDS[kind].args)))


def _free_acts(game: Game, seat: int) -> Iterator[Act]:
    s, E = game.state, game.edition.tables
    for i in range(s.claim_n):
        if s.claim_owner[i] == seat:
            yield _act(game, Move.of(moves.CLAIM, seat, s.claim_lander[i], s.claim_deed[i]))
            yield _act(game, Move.of(moves.WAIVE, seat, s.claim_lander[i], s.claim_deed[i]))
    hotels: list[int] = []
    for deed in _deeds_of(game, seat):
        if E.deed_house[deed]:
            yield _act(game, Move.of(moves.BUILD, seat, deed))
        if s.level[deed]:
            yield _act(game, Move.of(moves.SELL, seat, deed))
        if s.level[deed] >= HOTEL_LEVEL and E.deed_group[deed] not in hotels:
            hotels.append(E.deed_group[deed])
        yield _act(game, Move.of(moves.LIFT if s.mortgaged[deed] else moves.MORTGAGE, seat, deed))
    for group in hotels:
        acts = [_act(game, Move.of(moves.SELL_ALL, seat, group, level)) for level in range(LEVELS - 1)]
        yield from [act for act in acts if act.ok] or acts[:1]
    yield from _paper_acts(game, seat)


def _paper_acts(game: Game, seat: int) -> Iterator[Act]:
    """Picsou dollars to sell, shares to mortgage and to lift, a free house, travel vouchers."""
    s, E = game.state, game.edition.tables
    if s.dollars[seat]:
        yield _act(game, Move.of(moves.SELL_DOLLARS, seat, 1))
    for company in range(E.companies):
        if stocks.free_shares(s, seat, company):
            yield _act(game, Move.of(moves.MORTGAGE, seat, moves.a_share(company)))
        if stocks.pawned_of(s, seat, company):
            yield _act(game, Move.of(moves.LIFT, seat, moves.a_share(company)))
    legal = list(game.legal_moves(seat))
    yield from (_act(game, move) for move in legal if move.kind == moves.USE and len(move.parts) > 1)
    yield from (_act(game, move) for move in legal if move.kind == moves.VOUCHER)


def _deeds_of(game: Game, seat: int) -> list[int]:
    owner = game.state.owner
    return [deed for deed in range(len(game.edition.deeds)) if owner[deed] == seat]


def _act(game: Game, move: Move) -> Act:
    """A move as something to press: whether it is legal, why not, and what it costs or brings."""
    text = print_move(move, game.edition)
    least = most = 0
    if moves.KINDS[move.kind].is_amount:
        text = text.rpartition(" ")[0]  # the amount is appended by the screen
        least, most = game.limits(move.seat, move.kind)
        # where none is legal, why not the least
        move = Move.of(move.kind, move.seat, least or game.awaits.least)
    refusal = game.why_not(move)
    return Act(
        verb=move.verb,
        text=text,
        ok=refusal is None,
        reason=reason_view(refusal),
        amount=_amount(game, move),
        least=least,
        most=most,
        building=_building(game, move),
        **_named_things(game, move),
    )


def _building(game: Game, move: Move) -> Building | Literal[""]:
    """What a move builds, or sells again."""
    if move.kind == moves.BUILD:
        return next_building(game, move.arg)
    if move.kind == moves.SELL and game.state.level[move.arg]:
        return building_at(game.edition.tables, move.arg, game.state.level[move.arg])
    return ""


def _named_things(game: Game, move: Move) -> dict[str, Any]:
    """What a move is about, by type; with the space to which it leads, and the rent there."""
    about = [(part.type, part.value) for part in move.parts if part.type not in moves.NUMBERS]
    space = _leads_to(game, move)
    if space is not None:
        about.append(("space", space))
    things: dict[str, Any] = {
        "card" if what == "kept" else what: named(game.edition, what, index) for what, index in about
    }
    if space is not None:
        things["rent"] = _rent_at(game, move, space)
        things["count"] = sum(part.value for part in move.parts if part.type == "steps")
    return things


def _leads_to(game: Game, move: Move) -> int | None:
    """The space to which a move by the Speed Die or a travel voucher leads."""
    s, E = game.state, game.edition.tables
    if move.kind == moves.VOUCHER:
        space = moves.space_of(move.arg)
        return vouchers.target_of(s, E, move.seat, moves.voucher_of(move.arg)) if space == NONE else space
    if move.kind != moves.MOVE:
        return None
    part = move.parts[0]
    return part.value if part.type == "space" else (s.at[move.seat] + part.value) % E.spaces


def _rent_at(game: Game, move: Move, space: int) -> int:
    """The rent of another's deed there; 0 where dice would set it, or who comes so pays none."""
    s, E = game.state, game.edition.tables
    deed = E.space_deed[space]
    if deed == NONE or s.owner[deed] == move.seat or E.deed_kind[deed] == UTILITY:
        return 0
    if move.kind == moves.VOUCHER and E.voucher_effect[moves.voucher_of(move.arg)] == RIDE_TO_STATION:
        return 0
    return rent.rent_asked(s, E, deed)


def _amount(game: Game, move: Move) -> int:
    """What a move costs (below 0) or brings in cash, where the rules can tell beforehand."""
    s, E = game.state, game.edition.tables
    kind, arg = move.kind, move.arg
    if kind == moves.BUY:
        return -game.awaits.amount
    if kind in (moves.TAX_FLAT, moves.PAY):
        return -game.awaits.amount
    if kind == moves.FINE:
        return -E.jail_fine
    if kind == moves.BUILD:
        return -building.next_price(s, E, arg)
    if kind == moves.PLACE:
        return -shortage.place_price(s, E, arg)
    if kind in (moves.MORTGAGE, moves.LIFT) and moves.is_share(arg):
        company = moves.company_of(arg)
        return stocks.share_loan(E, company) if kind == moves.MORTGAGE else -stocks.redeeming(E, company)
    if kind == moves.SHARE:
        return -stocks.share_price(s, E, move.seat, arg)
    if kind == moves.DOLLARS:
        return -game.awaits.amount
    if kind == moves.SELL_DOLLARS:
        return game.dollar_value
    if kind == moves.HALF:
        return -(game.awaits.amount - half_down(game.awaits.amount))
    if kind == moves.MORTGAGE:
        return E.deed_mortgage[arg]
    if kind == moves.LIFT:
        return -mortgage.lift_cost(s, E, arg)
    if kind == moves.KEEP:
        return -mortgage.keep_fee(E, arg)
    if kind == moves.SELL:
        return building.lower_building(s.copy(), E, arg)
    if kind == moves.SELL_ALL:
        return building.lower_group(s.copy(), E, moves.group_of(arg), moves.level_of(arg))
    if kind == moves.CLAIM:
        i = rent.find_claim(s, move.seat, moves.lander_of(arg), moves.deed_of(arg))
        return max(s.claim_amount[i], 0)
    return 0
