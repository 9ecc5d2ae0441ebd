"""The acts of a seat, as things to press: what each costs or brings, and the reason if it is refused.

This module holds no rule: it asks the rules. It only chooses what is worth offering: the acts that fit the
question, and for each thing a player holds what could be done with it, legal now or not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, Literal, NamedTuple

from passgo.editions import Edition
from passgo.editions.basics import BuildingKind
from passgo.game import Game, Move, Question, seat_id
from passgo.game.levels import built_on
from passgo.game.names import named
from passgo.game.questions import (
    AuctionQuestion,
    DebtQuestion,
    PricedQuestion,
    ShareQuestion,
    TransferQuestion,
)
from passgo.game.refusal import refusal_of
from passgo.notation import print_move
from passgo.rules import acting, building, legal, mortgage, rent, shortage, stocks, vouchers
from passgo.rules.base import moves
from passgo.rules.base.money import half_down
from passgo.rules.base.state import BANK, HOTEL_LEVEL, LEVELS, NONE
from passgo.rules.base.tables import RENTS, RIDE_TO_STATION, STREET, UTILITY, Tables

from .ahead import ahead_view
from .deeds import next_building
from .messages import Act, ReasonView, SeatOptions
from .panels import put_into_words
from .view import cards_kept, deeds_of, reason_view

SHORT_OF_HALF: Final = frozenset({"half-above-cash", "half-too-little-property"})
"""Why a rent cannot be paid half in property yet: the debtor can still see to it."""

FREE_BESIDE: Final = ("debt", "rents")
"""Questions that free acts answer too: these stand with all that is free."""


class _Kept(NamedTuple):
    """The free acts of a seat, with the property they depend on, its cash, and what the dearest of them costs."""

    property: tuple[list[int], ...]
    cash: int
    dearest: int
    acts: list[Act]


class FreeActs:
    """The free acts of the seats of a game, apart from answers to the question, kept from one move to the next.

    While a seat may do all that is free, its acts depend on its own cash and deeds, and on the buildings: as long as
    those stay as they are, so do its acts. Of its cash it matters only whether it pays for the dearest act. If an
    edition puts items into players' hands, the acts are worked out at each move.
    """

    def __init__(self) -> None:
        self._known: dict[int, _Kept] = {}

    def of(self, game: Game, seat: int, rights: int) -> list[Act]:
        """Those of a seat that has these rights, as the game stands."""
        s, E = game.state, game.edition.tables
        everything = rights & acting.FREE == acting.FREE
        if not everything or has_papers(E) or seat in s.claim_owner[: s.claim_n]:
            return list(free_acts(game, seat))
        property_now = (deeds_of(game, seat), s.level, s.mortgaged, s.stock, s.paid)
        known, cash = self._known.get(seat), s.cash[seat]
        is_same = known is not None and known.property == property_now
        if known is None or not is_same or (known.cash != cash and min(known.cash, cash) < known.dearest):
            acts = list(free_acts(game, seat))
            dearest = max((-act.amount for act in acts), default=0)
            known = self._known[seat] = _Kept(property_now, cash, dearest, acts)
        return known.acts


def seat_options(game: Game, seat: int, known: FreeActs | None = None) -> SeatOptions:
    """Return what a seat may do now, and what it may not, with the reason, if a screen should show that.

    `known`: what is known of its free acts.
    """
    question, rights = game.awaits, acting.rights(game.state, seat)
    must = seat in question.seats
    acts = list(_answers(game, seat, question))
    put_into_words(game, acts)
    answers = {act.text for act in acts}
    free = (known or FreeActs()).of(game, seat, rights)
    may_offer = rights & acting.TRADE != 0
    return SeatOptions(
        seat=seat_id(seat),
        must=must,
        acts=acts,
        free=[act for act in free if act.text not in answers] if answers else free,
        may_offer=may_offer,
        offer_reason=None if may_offer else _why_no_offer(game, seat),
        ahead=ahead_view(game, seat) if must else None,
    )


def _why_no_offer(game: Game, seat: int) -> ReasonView | None:
    """Why a seat that has no right to trade may offer nothing now, whatever it is."""
    s = game.state
    other = next((p for p in range(s.players) if p != seat and not s.out[p]), seat)
    # without the right the rules refuse before they look at what is offered: none has to lie on the table
    return _refusal(game, _move(moves.OFFER, seat, other))


def banker_options(game: Game) -> SeatOptions:
    """Return what a Banker without a seat may do: they answer, and do nothing else."""
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
            for kept in cards_kept(game, seat):
                yield _act(game, _move(kind, seat, kept))
        elif kind == moves.HALF:
            half = _act(game, _move(kind, seat))
            if half.reason is None or half.reason.key in SHORT_OF_HALF:
                yield half
        elif isinstance(question, ShareQuestion) and kind == moves.SHARE:
            for company in question.companies:
                yield _act(game, _move(kind, seat, company))
        elif isinstance(question, TransferQuestion):
            yield _act(game, _move(kind, seat, question.deed))
        elif moves.KINDS[kind].args and not moves.KINDS[kind].is_amount:
            yield from (_act(game, move) for move in game.legal_moves(seat) if move.kind == kind)
        else:
            yield _act(game, _move(kind, seat, *[0] * len(moves.KINDS[kind].args)))


def free_acts(game: Game, seat: int) -> Iterator[Act]:
    """Yield the acts apart from the answers: about rents, about what the seat holds, and with its items."""
    s, E = game.state, game.edition.tables
    if s.out[seat]:
        return
    for i in range(s.claim_n):
        if s.claim_owner[i] == seat:
            yield _act(game, _move(moves.CLAIM, seat, s.claim_lander[i], s.claim_deed[i]))
            yield _act(game, _move(moves.WAIVE, seat, s.claim_lander[i], s.claim_deed[i]))
    hotels: list[int] = []
    for deed in deeds_of(game, seat):
        if E.deed_house[deed]:
            yield _act(game, _move(moves.BUILD, seat, deed))
        if s.level[deed]:
            yield _act(game, _move(moves.SELL, seat, deed))
        if s.level[deed] >= HOTEL_LEVEL and E.deed_group[deed] not in hotels:
            hotels.append(E.deed_group[deed])
        yield _act(game, _move(moves.LIFT if s.mortgaged[deed] else moves.MORTGAGE, seat, deed))
    for group in hotels:
        acts = [_act(game, _move(moves.SELL_ALL, seat, group, level)) for level in range(LEVELS - 1)]
        yield from [act for act in acts if act.ok] or acts[:1]
    if has_papers(E):
        yield from _paper_acts(game, seat)


def has_papers(E: Tables) -> bool:
    """Return whether an edition puts more into players' hands than cash, deeds and Get Out of Jail Free cards."""
    return legal.has_papers(E) or E.voucher_kinds > 0


def _paper_acts(game: Game, seat: int) -> Iterator[Act]:
    """Picsou dollars to sell, shares to mortgage and to lift, a free house, travel vouchers."""
    s, E = game.state, game.edition.tables
    if s.dollars[seat]:
        yield _act(game, _move(moves.SELL_DOLLARS, seat, 1))
    for company in range(E.companies):
        if stocks.free_shares(s, seat, company):
            yield _act(game, _move(moves.MORTGAGE, seat, moves.a_share(company)))
        if stocks.pawned_of(s, seat, company):
            yield _act(game, _move(moves.LIFT, seat, moves.a_share(company)))
    possible = list(game.legal_moves(seat))
    yield from (_act(game, move) for move in possible if move.kind == moves.USE and len(move.parts) > 1)
    yield from (_act(game, move) for move in possible if move.kind == moves.VOUCHER)


def act_of(game: Game, move: Move) -> Act:
    """Return one move as a thing to press; of an amount, `least` and `most` are that amount."""
    act = _act(game, move)
    put_into_words(game, [act])
    if moves.KINDS[move.kind].is_amount:
        act.least = act.most = move.arg
    return act


class _Wording(NamedTuple):
    """The words and the things of a move, whatever the state of the game."""

    verb: str
    text: str
    things: Mapping[str, Any]
    """The things that the move is about, by type."""


@lru_cache(
    maxsize=10_000
)  # some two hundred moves an edition and seat; each is asked for at every step of a game
def _wording(edition: Edition, move: Move) -> _Wording:
    """A move in words; an amount is left to the screen."""
    text = print_move(move, edition)
    if moves.KINDS[move.kind].is_amount:
        text = text.rpartition(" ")[0]
    things = {part.type: part.value for part in move.parts if part.type not in moves.NUMBERS}
    return _Wording(move.verb, text, _named(edition, things))


_move: Final = lru_cache(10_000)(Move.of)


def _act(game: Game, move: Move) -> Act:
    """A move as something to press: whether it is legal, why not, and what it costs or brings."""
    wording, kind = _wording(game.edition, move), move.kind
    least = most = 0
    if moves.KINDS[kind].is_amount:
        least, most = game.limits(move.seat, kind)
        # where none is legal, why not the least
        asked = game.awaits
        move = Move.of(kind, move.seat, least or (asked.least if isinstance(asked, AuctionQuestion) else 0))
    reason = _refusal(game, move)
    act = Act(
        verb=wording.verb,
        text=wording.text,
        ok=reason is None,
        reason=reason,
        amount=_amount(game, kind, move),
        least=least,
        most=most,
        building=_building(game, kind, move),
        **wording.things,
    )
    if kind == moves.BUILD:
        act.rent = _rent_built(game, move)
    elif kind in (moves.MOVE, moves.VOUCHER):
        _lead(game, move, act)
    return act


def _refusal(game: Game, move: Move) -> ReasonView | None:
    """Why a move is refused; None where it is legal. Of an offer, what lies on the table is judged."""
    return _reason(legal.why_not(game.state, game.edition.tables, move.code))


@cache
def _reason(number: int) -> ReasonView | None:
    return reason_view(refusal_of(number)) if number else None


def _rent_built(game: Game, move: Move) -> int:
    """Return the rent of a property after the next building on it; 0 if nothing more can be built."""
    s, E = game.state, game.edition.tables
    if s.level[move.arg] + 1 >= RENTS:
        return 0
    if E.deed_kind[move.arg] != STREET:
        return rent.depot_rent(E, rent.rent_asked(s, E, move.arg))
    return E.deed_rent[move.arg * RENTS + s.level[move.arg] + 1]


def _building(game: Game, kind: int, move: Move) -> BuildingKind | Literal[""]:
    """Return the building that a move of this kind puts up or sells; empty for other kinds."""
    if kind == moves.BUILD:
        return next_building(game, move.arg)
    return built_on(game.edition, move.arg, game.state.level[move.arg]).building if kind == moves.SELL else ""


def _named(edition: Edition, things: Mapping[str, int]) -> dict[str, Any]:
    """Things by their ids."""
    return {"card" if what == "kept" else what: named(edition, what, index) for what, index in things.items()}


def _lead(game: Game, move: Move, act: Act) -> None:
    """Note to which space a move by the Speed Die or a travel voucher leads, and the rent there."""
    space = _leads_to(game, move)
    act.space = str(named(game.edition, "space", space))
    act.rent = _rent_at(game, move, space)
    act.count = sum(part.value for part in move.parts if part.type == "steps")


def _leads_to(game: Game, move: Move) -> int:
    """The space to which a move by the Speed Die or a travel voucher leads."""
    s, E = game.state, game.edition.tables
    if move.kind == moves.VOUCHER:
        space = moves.space_of(move.arg)
        return vouchers.target_of(s, E, move.seat, moves.voucher_of(move.arg)) if space == NONE else space
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


def _amount(game: Game, kind: int, move: Move) -> int:
    """Return what a move of this kind costs (below 0) or brings in cash, if the rules know beforehand; else 0."""
    s, E, arg = game.state, game.edition.tables, move.arg
    asked = game.awaits
    if isinstance(asked, PricedQuestion) and kind in asked.pays:
        return -asked.amount
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
    if kind == moves.SELL_DOLLARS:
        return game.dollar_value
    if kind == moves.HALF and isinstance(asked, DebtQuestion):
        return -(asked.amount - half_down(asked.amount))
    if kind == moves.MORTGAGE:
        return E.deed_mortgage[arg]
    if kind == moves.LIFT:
        return -mortgage.lift_cost(s, E, arg)
    if kind == moves.KEEP:
        return -mortgage.keep_fee(E, arg)
    if kind == moves.SELL:
        return building.resale_of(s, E, arg, s.level[arg] - 1) if s.level[arg] else 0
    if kind == moves.SELL_ALL:
        return building.lower_group(s.copy(), E, moves.group_of(arg), moves.level_of(arg))
    if kind == moves.CLAIM:
        i = rent.find_claim(s, move.seat, moves.lander_of(arg), moves.deed_of(arg))
        return max(s.claim_amount[i], 0)
    return 0
