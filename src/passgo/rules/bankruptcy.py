"""Bankruptcy: a debt that cannot be met. The creditor takes everything; the bank auctions it."""

from __future__ import annotations

from . import auction
from .acting import DEBT, HALF, answers
from .auction import next_paper, void_estate
from .base import cite, events, frames, lots, moves
from .base.decks import frees_from_jail, give_up_kept
from .base.deeds import give_deed, turn_deed
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import pay
from .base.reasons import CAN_PAY_BY_HALVES, CAN_RAISE, GIVE_FIRST, LEGAL, MUST_LIQUIDATE, NO_DEBT
from .base.state import BANK, COMPANIES, ESTATE, KEEPABLE, NONE, SETTLEMENT, State
from .base.tables import Tables
from .building import lower_building
from .debt import raisable, raisable_without_deeds, standing
from .dollars import move_dollars
from .ending import end_with_survivor, void_frames
from .half_property import half_paid, half_within_reach, rest_within_reach
from .rent import drop_all_claims, drop_claim
from .stocks import move_shares, pawned_of, shares_of
from .vouchers import hand_over, held


@refuses(moves.BANKRUPT, seldom=True)
@rule("bankrupt-definition", "debt-raise-cash", "rent-half-cash-half-property")
def bankrupt_refusal(s: State, E: Tables, seat: int) -> int:
    """Refuse a bankruptcy to a player who can raise what they owe, by buildings, mortgages or halves."""
    i = frames.top(s)
    if answers(s, seat, DEBT) and answers(s, seat, HALF):
        return NO_DEBT
    if half_paid(s):
        return GIVE_FIRST if rest_within_reach(s, E, seat) else LEGAL
    most = raisable(s, E, seat)
    if most >= s.debt_amount[i]:
        return CAN_RAISE
    if half_within_reach(s, E, seat, raisable_without_deeds(s, E, seat)):
        return CAN_PAY_BY_HALVES
    if E.debt_must_liquidate_first and most > s.cash[seat]:
        return MUST_LIQUIDATE
    return LEGAL


@plays(moves.BANKRUPT, seldom=True)
@rule("bankrupt-retires", "bankrupt-definition", "short-end-trigger", "short-final-transfer")
def go_bankrupt(s: State, E: Tables) -> None:
    """Settle with the creditor of the debt on top, and retire from the game at once.

    In a short game a certain bankruptcy is the last: everything else that is pending is void, and after the
    settlement all is counted.
    """
    i = frames.top(s)
    seat = s.f_seat[i]
    creditor = standing(s, s.debt_creditor[i])
    if creditor == ESTATE:
        creditor = BANK
    amount = s.debt_amount[i]
    frames.pop(s)
    s.bankrupts += 1
    s.out[seat] = s.bankrupts
    s.heir[seat] = creditor
    s.jailed[seat] = 0
    s.alive -= 1
    events.emit(s, events.WENT_BANKRUPT, cite.BANKRUPT_DEFINITION, seat, creditor, amount, 0)
    last = E.end_after_bankruptcies > 0 and s.bankrupts >= E.end_after_bankruptcies
    if last:
        s.ending = SETTLEMENT
        void_frames(s, E, 1)
        drop_all_claims(s)
        s.f_step[0] = frames.DONE
    if not (last and E.final_buildings_pass and creditor != BANK):
        cash_buildings(s, E, seat)
    pass_on_claims(s, seat, creditor)
    if creditor == BANK:
        leave_to_bank(s, E, seat, last)
    else:
        leave_to_player(s, E, seat, creditor, last and E.final_buildings_pass != 0)
    if s.alive == 1:
        end_with_survivor(s, E)


@rule("bankrupt-buildings-half")
def cash_buildings(s: State, E: Tables, seat: int) -> None:
    """Return all buildings to the Bank for half of what was paid for them."""
    amount = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat:
            while s.level[deed] > 0:
                amount += lower_building(s, E, deed)
    if amount:
        pay(s, BANK, seat, amount)
        events.emit(
            s, events.RECEIVED, cite.BANKRUPT_BUILDINGS_HALF, seat, amount, cite.BANKRUPT_BUILDINGS_HALF, 0
        )


@rule("rent-snapshot-at-landing")
def pass_on_claims(s: State, seat: int, creditor: int) -> None:
    """Pass the rents they could still ask for to their creditor, or let them lapse with the Bank; those on them lapse."""
    i = 0
    while i < s.claim_n:
        if s.claim_owner[i] == seat:
            s.claim_owner[i] = creditor
        if s.claim_lander[i] == seat or s.claim_owner[i] == BANK or s.claim_owner[i] == s.claim_lander[i]:
            drop_claim(s, i)
        else:
            i += 1


@rule("bankrupt-to-player", "bankrupt-mortgaged-interest", "bankrupt-goojf")
def leave_to_player(s: State, E: Tables, seat: int, creditor: int, free: bool) -> None:
    """Hand cash, deeds and kept cards to the creditor, who decides about the mortgages one by one.

    `free`: the game stops here, and no interest is taken.
    """
    hand_over_all_cash(s, seat, creditor)
    for deed in range(E.deeds):
        if s.owner[deed] == seat:
            give_deed(s, E, deed, creditor)
            s.todo[deed] = 0 if free else s.mortgaged[deed]
            why = cite.BANKRUPT_TO_PLAYER
            events.emit(s, events.INHERITED_DEED, why, creditor, deed, s.mortgaged[deed], s.level[deed])
    for keepable in range(min(E.keepable, KEEPABLE)):
        if s.kept[keepable] == seat:
            s.kept[keepable] = creditor
            events.emit(s, events.INHERITED_CARD, cite.BANKRUPT_GOOJF, creditor, E.keep_card[keepable], 0, 0)
    leave_papers(s, E, seat, creditor)
    frames.push(s, frames.TRANSFER, creditor)


@seldom
@rule("bankrupt-to-player", "bankrupt-goojf")
def leave_papers(s: State, E: Tables, seat: int, creditor: int) -> None:
    """Hand shares with their mortgages, Picsou dollars, Roll Three cards and vouchers to the creditor."""
    for company in range(E.companies):
        count = shares_of(s, seat, company)
        if count > 0:
            pawned = pawned_of(s, seat, company)
            move_shares(s, seat, creditor, company, count)
            s.pawned[seat * COMPANIES + company] = 0
            s.pawned[creditor * COMPANIES + company] += pawned
            events.emit(s, events.INHERITED_SHARES, cite.BANKRUPT_TO_PLAYER, creditor, company, count, 0)
    if s.dollars[seat] > 0:
        count = s.dollars[seat]
        move_dollars(s, seat, creditor, count)
        events.emit(s, events.INHERITED_DOLLARS, cite.BANKRUPT_TO_PLAYER, creditor, count, 0, 0)
    for card in range(E.roll_cards):
        if s.roll3[card] == seat:
            s.roll3[card] = creditor
            events.emit(s, events.INHERITED_ROLL, cite.BANKRUPT_TO_PLAYER, creditor, card, 0, 0)
    for kind in range(E.voucher_kinds):
        count = held(s, seat, kind)
        if count > 0:
            for _ in range(count):
                hand_over(s, seat, creditor, kind)
            events.emit(s, events.INHERITED_VOUCHERS, cite.BANKRUPT_TO_PLAYER, creditor, kind, count, 0)


@rule("bankrupt-to-bank", "bankrupt-to-bank-mortgages-cancelled", "bankrupt-goojf")
def leave_to_bank(s: State, E: Tables, seat: int, last: bool) -> None:
    """Hand everything to the Bank: cards under their piles, deeds free of mortgage to be auctioned at once.

    If this bankruptcy is the last of the game, nothing is auctioned any more.
    """
    hand_over_all_cash(s, seat, BANK)
    for deed in range(E.deeds):
        if s.owner[deed] == seat:
            give_deed(s, E, deed, BANK if last else ESTATE)
            turn_deed(s, deed, False)
            s.todo[deed] = 0
            events.emit(s, events.LEFT_DEED, cite.BANKRUPT_TO_BANK, seat, deed, 0, 0)
    for keepable in range(min(E.keepable, KEEPABLE)):
        if s.kept[keepable] == seat:
            if E.estate_everything and frees_from_jail(E, keepable):
                s.kept[keepable] = ESTATE
                report_left(s, seat, lots.CARD, keepable, 1)
            else:
                give_up_kept(s, E, keepable, seat)
    leave_papers_to_bank(s, E, seat)
    if last:
        void_estate(s, E)
    frames.push(s, frames.ESTATE, seat)


@seldom
@rule("bankrupt-to-bank", "bankrupt-to-bank-mortgages-cancelled", "bankrupt-goojf")
def leave_papers_to_bank(s: State, E: Tables, seat: int) -> None:
    """Put shares, free of mortgage, and all other items up for auction."""
    for company in range(E.companies):
        s.pawned[seat * COMPANIES + company] = 0
        report_left(s, seat, lots.SHARE, company, shares_of(s, seat, company))
        move_shares(s, seat, ESTATE, company, shares_of(s, seat, company))
    report_left(s, seat, lots.DOLLAR, 0, s.dollars[seat])
    move_dollars(s, seat, ESTATE, s.dollars[seat])
    for card in range(E.roll_cards):
        if s.roll3[card] == seat:
            s.roll3[card] = ESTATE
            report_left(s, seat, lots.ROLL, card, 1)
    for kind in range(E.voucher_kinds):
        report_left(s, seat, lots.VOUCHER, kind, held(s, seat, kind))
        while held(s, seat, kind) > 0:
            hand_over(s, seat, ESTATE, kind)


@rule("bankrupt-to-bank")
def report_left(s: State, seat: int, kind: int, index: int, count: int) -> None:
    """Report that the Bank now has `count` of a thing other than a deed."""
    if count > 0:
        lot = lots.lot_of(kind, index)
        events.emit(s, events.LEFT_LOT, cite.BANKRUPT_TO_BANK, seat, lot, count, 0)


@rule("bankrupt-to-player", "bankrupt-to-bank")
def hand_over_all_cash(s: State, seat: int, creditor: int) -> None:
    """Hand over all the cash they have left."""
    cash = s.cash[seat]
    if cash > 0:
        why = cite.BANKRUPT_TO_BANK if creditor == BANK else cite.BANKRUPT_TO_PLAYER
        pay(s, seat, creditor, cash)
        events.emit(s, events.PAID, why, seat, creditor, cash, NONE)


@rule("bankrupt-to-bank")
def auction_estate(s: State, E: Tables) -> None:
    """Auction the next deed of the estate, in board order, then the other items; the frame leaves when none is left."""
    for deed in range(E.deeds):
        if s.owner[deed] == ESTATE:
            auction.open_for_all(s, E, deed, s.f_seat[frames.top(s)])
            return
    lot = next_paper(s, E)
    if lot == NONE:
        frames.pop(s)
    else:
        auction.open_for_all(s, E, lot, s.f_seat[frames.top(s)])
