"""The view that all screens get of a game: its public state, and the offers that are discussed.

No rule stands here: the rules are asked. The options of a seat are in `options`.
"""

from __future__ import annotations

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.game import Game, Move, Refusal, seat_id
from passgo.game.correction import correctable
from passgo.notation import print_move
from passgo.rules import dollars, rent, stocks, turn, wealth
from passgo.rules.base import moves
from passgo.rules.base.cite import LAST_PLAYER_WINS, RULE_IDS
from passgo.rules.base.state import (
    BANK,
    DEPOT,
    ESTATE,
    HOTEL,
    HOUSE,
    SKYSCRAPER,
    STAND,
)
from passgo.rules.base.things import COUNT, TABLE

from .bidding import bidding_view
from .deeds import rows_now
from .falls import falls_view
from .messages import Entry, OfferView, ReasonView, TermsView
from .panels import panel_view
from .question import question_view
from .state import (
    ClaimView,
    CountedView,
    CountLine,
    CountView,
    DeckView,
    DeedView,
    PapersView,
    SeatView,
    ShareView,
    StateView,
    VoucherView,
)
from .terms import SeatPlan


def reason_view(refusal: Refusal | None) -> ReasonView | None:
    """A refusal; None where there is none."""
    return ReasonView(key=refusal.key, rule=refusal.rule) if refusal else None


def offer_view(
    number: int,
    offer: Move,
    edition: Edition,
    word: str = "",
    before: Move | None = None,
    why: str = "",
    worth: int = 0,
) -> OfferView:
    """An offer that is talked about, under its number, with what was said. Raises ValueError for any other move.

    `before`: the offer that was talked about last between the same two, made by either.
    """
    terms = _terms_view(offer, edition)
    earlier = _terms_view(before, edition) if before else None
    if before and earlier and before.seat != offer.seat:
        earlier = TermsView(give=earlier.take, take=earlier.give)
    return OfferView(
        offer=number,
        by=seat_id(offer.seat),
        to=seat_id(offer.arg),
        give=terms.give,
        take=terms.take,
        text=print_move(offer, edition),
        word=word,
        why=why,
        worth=worth,
        before=earlier,
    )


def _terms_view(offer: Move, edition: Edition) -> TermsView:
    """Return what each side gives, as the notation writes it."""
    if offer.deal is None:
        raise ValueError(f"{offer!r} is not an offer")
    give, _, take = print_move(offer, edition).partition(" for ")
    return TermsView(
        give=[thing for thing in give.split()[3:] if thing != "nothing"],
        take=[thing for thing in take.split() if thing != "nothing"],
    )


def state_view(
    game: Game, plans: Sequence[SeatPlan], entries: Sequence[Entry], before: StateView | None = None
) -> StateView:
    """Return what all can see. `plans`: who sits where, with the standing orders of the moment; `entries`: the record.

    `before`: the view of an earlier state of the game, whose unchanged parts are used again.
    """
    s, E, edition = game.state, game.edition.tables, game.edition
    blind = game.awaits.kind == "tax"
    return StateView(
        turn=seat_id(s.turn),
        turn_no=s.turn_no,
        doubles=s.doubles,
        dice=[die for die in s.die if die],
        awaits=question_view(game),
        panel=panel_view(game),
        bidding=bidding_view(game, entries) if game.awaits.kind == "auction" else None,
        seats=[_seat_view(game, seat, plan, blind) for seat, plan in enumerate(plans)],
        deeds=_deed_views(game, before.deeds if before else ()),
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
                text=_about_claim(moves.CLAIM, game, i),
                waive=_about_claim(moves.WAIVE, game, i),
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
        correctable=correctable(s) if game.real_board else "",
        falls=falls_view(game) if game.real_board else None,
        pot=s.cash[ESTATE] if E.parking_pot else 0,
        only_bots=_only_bots(game, plans),
        bell=bool(E.timed and s.ending),
        winners=[seat_id(seat) for seat in game.outcome.winners] if game.outcome else [],
        count=_count(game),
    )


def _count(game: Game) -> list[CountView]:
    """Return the count that ended the game; none while it is in progress, or if the last player left has won."""
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
            unpaid=wealth.unpaid_counted(s, seat),
            total=wealth.wealth(s, E, seat),
            lines=[
                CountLine(
                    deed=game.edition.deeds[deed],
                    price=wealth.deed_counted(s, E, deed),
                    mortgaged=bool(s.mortgaged[deed]),
                    level=s.level[deed],
                    buildings=wealth.built_on(s, E, deed),
                )
                for deed in deeds_of(game, seat)
            ],
        )
        for seat in range(s.players)
        if not s.out[seat]
    ]
    return sorted(views, key=lambda view: -view.total)


def _about_claim(kind: int, game: Game, i: int) -> str:
    """The move that asks for the i-th open rent, or lets it go."""
    s = game.state
    return print_move(Move.of(kind, s.claim_owner[i], s.claim_lander[i], s.claim_deed[i]), game.edition)


def _only_bots(game: Game, plans: Sequence[SeatPlan]) -> bool:
    playing = [plan for seat, plan in enumerate(plans) if not game.state.out[seat]]
    return not game.is_over and all(plan.is_left_to_a_bot for plan in playing)


def _seat_view(game: Game, seat: int, plan: SeatPlan, blind: bool) -> SeatView:
    s, edition = game.state, game.edition
    return SeatView(
        seat=seat_id(seat),
        name=plan.name,
        kind="bot" if plan.kind == "bot" else "person",
        bot=plan.bot,
        token=plan.token,
        claims=plan.claims,
        cash=s.cash[seat],
        worth=None if blind else wealth.wealth(s, edition.tables, seat),
        at=s.at[seat],
        jail_turn=s.jailed[seat],
        out=s.out[seat],
        cards=[edition.cards[card] for card in cards_kept(game, seat).values()],
        red=bool(edition.tables.speed_die and s.lap_best[seat] >= 1),
        dollars=game.dollars(seat),
        shares=_share_views(game, seat) if edition.companies else [],
        vouchers=[VoucherView(voucher=kind, count=n) for kind, n in game.vouchers(seat).items()]
        if edition.vouchers
        else [],
        rolls=list(game.roll_cards(seat)),
        counted=_counted(game, seat),
    )


def _counted(game: Game, seat: int) -> list[CountedView]:
    s = game.state
    held = {name: getattr(s, thing.row)[seat] for name, thing in TABLE.items() if thing.form is COUNT}
    held |= {one: stocks.free_shares(s, seat, i) for i, one in enumerate(game.edition.companies)}
    return [CountedView(thing=thing, most=most) for thing, most in held.items() if most > 0]


def _deed_views(game: Game, before: Sequence[DeedView]) -> list[DeedView]:
    """The deeds; of those `before`, the ones whose group stays as it was: a rent depends on its own group alone."""
    s, E, edition = game.state, game.edition.tables, game.edition
    now = [(seat_id(s.owner[i]), s.level[i], bool(s.mortgaged[i])) for i, _ in enumerate(edition.deeds)]
    was = [(deed.owner, deed.level, deed.mortgaged) for deed in before]
    changed = {E.deed_group[i] for i, deed in enumerate(now) if deed not in was[i : i + 1]}
    return [
        before[i] if E.deed_group[i] not in changed else _deed_view(game, i, *now[i])
        for i, _ in enumerate(edition.deeds)
    ]


def _deed_view(game: Game, i: int, owner: str, level: int, mortgaged: bool) -> DeedView:
    return DeedView(
        deed=game.edition.deeds[i],
        owner=owner,
        level=level,
        mortgaged=mortgaged,
        rent=rent.rent_asked(game.state, game.edition.tables, i),
        rows=rows_now(game, i),
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


def cards_kept(game: Game, seat: int) -> dict[int, int]:
    """The cards a seat keeps: keepable index -> card."""
    E = game.edition.tables
    return {k: E.keep_card[k] for k in range(E.keepable) if game.state.kept[k] == seat}


def deeds_of(game: Game, seat: int) -> list[int]:
    """The deeds of a seat, by index."""
    owner = game.state.owner
    return [deed for deed in range(len(game.edition.deeds)) if owner[deed] == seat]
