"""Chance and Community Chest: draw, obey, put back."""

from __future__ import annotations

from .acting import BUILD, choice_refusal, refusal_of
from .base import cite, events, frames, moves
from .base.decks import cards_to_come, frees_from_jail, give_up_kept, put_under, take_card
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import receive
from .base.players import in_play
from .base.reasons import (
    BUILD_NOT_NOW,
    CARD_HAS_NO_TARGET,
    CARD_NEEDS_LOT,
    CARD_PLAYS_ITSELF,
    LEGAL,
    NOT_CONDEMNED,
)
from .base.state import HOTEL_LEVEL, HOUSE, NONE, SKYSCRAPER_LEVEL, State
from .base.tables import (
    ADVANCE_NEAREST,
    ADVANCE_TO,
    COLLECT_BANK,
    COLLECT_DIVIDENDS,
    COLLECT_EACH,
    DEED_SPACE,
    DRAW_VOUCHERS,
    GAIN_DOLLARS,
    GAIN_SHARE,
    GO_TO_JAIL,
    HURRICANE,
    KEEP_FREE_HOUSE,
    MOVE_BACK_TO,
    MOVE_RELATIVE,
    OFFER_DOLLAR,
    PAY_BANK,
    PAY_DIVIDENDS,
    PAY_EACH,
    PAY_OR_DRAW,
    PAY_PER_DEED,
    PLAIN_RENT,
    REPAIRS,
    RETURN_VOUCHER,
    SELL_HOUSE,
    STOCK_CRASH,
    STREET,
    TAKE_VOUCHER,
    TORNADO,
    UTILITIES_SPACE,
    UTILITY,
    Tables,
)
from .building import lot_refusal, next_building, raise_building, sell_refusal
from .debt import levy, owe
from .dollars import gain_dollars, offer_dollars
from .jail import held_refusal, play_card, send_to_jail, use_refusal
from .movement import move_back, move_forward, stop
from .piles import draw
from .stocks import crash, dividends, pay_dividends


@rule("card-draw-and-return")
def step_card(s: State, E: Tables) -> bool:
    """A card is to be drawn, or was obeyed. False while it must come."""
    i = frames.top(s)
    if s.f_step[i] == frames.DONE:
        finish_card(s, E)
    elif s.f_step[i] == frames.ENTER:
        enter_draw(s, s.card_deck[i])
    else:
        return False
    return True


@rule("card-draw-and-return")
def enter_draw(s: State, deck: int) -> None:
    """A card is to be drawn; if all are held by players there is none."""
    i = frames.top(s)
    if cards_to_come(s, deck) == 0 or not in_play(s, s.f_seat[i]):
        frames.pop(s)
    else:
        s.card_drawn[i] = NONE
        s.f_step[i] = frames.THROWN


@rule("card-draw-and-return", "goojf-keep", "jail-causes")
def draw_card(s: State, E: Tables, card: int) -> None:
    """The card is known: obey it."""
    i = frames.top(s)
    seat = s.f_seat[i]
    take_card(s, E, s.card_deck[i], card)
    s.card_drawn[i] = card
    s.f_step[i] = frames.DONE
    events.emit(s, events.DREW, cite.CARD_DRAW_AND_RETURN, seat, card, 0, 0)
    effect = E.card_effect[card]
    amount = E.card_amount[card]
    if effect in (ADVANCE_TO, ADVANCE_NEAREST, MOVE_RELATIVE, MOVE_BACK_TO):
        move_by_card(s, E, seat, card)
    elif effect == GO_TO_JAIL:
        send_to_jail(s, E, seat, cite.JAIL_CAUSES)
    elif effect == COLLECT_BANK:
        receive(s, seat, amount, cite.CARD_DRAW_AND_RETURN)
    elif effect == PAY_BANK:
        levy(s, E, seat, amount, cite.CARD_DRAW_AND_RETURN)
    elif effect == COLLECT_EACH:
        collect(s, seat, amount, frames.EACH_PAYS, cite.CARD_DRAW_AND_RETURN)
    elif effect == PAY_EACH:
        collect(s, seat, amount, frames.PAYS_EACH, cite.CARD_DRAW_AND_RETURN)
    elif effect == REPAIRS:
        levy(s, E, seat, repairs(s, E, seat, card), cite.CARD_DRAW_AND_RETURN)
    elif effect == PAY_OR_DRAW:
        let_pay_or_draw(s, seat, amount, E.card_target[card])
    elif E.card_keep[card] != NONE:
        s.kept[E.card_keep[card]] = seat
        events.emit(s, events.KEPT_CARD, cite.GOOJF_KEEP, seat, card, 0, 0)
    elif effect >= PAY_PER_DEED:
        obey(s, E, seat, effect, amount)


@seldom
@rule("card-draw-and-return", "card-draw-travel-voucher")
def obey(s: State, E: Tables, seat: int, effect: int, amount: int) -> None:
    """Carry out one of these cards."""
    if effect == PAY_PER_DEED:
        levy(s, E, seat, amount * deeds_free_of_mortgage(s, E, seat), cite.CARD_PAY_PER_PROPERTY)
    elif effect in (HURRICANE, TORNADO):
        i = frames.ask(s, seat, frames.STORM)
        s.choice_tornado[i] = 1 if effect == TORNADO else 0
    elif effect == GAIN_DOLLARS:
        gain_dollars(s, seat, amount)
    elif effect == OFFER_DOLLAR:
        offer_dollars(s, seat, 1, amount)
    elif effect == COLLECT_DIVIDENDS:
        pay_dividends(s, E, amount, cite.CARD_COLLECT_DIVIDENDS)
    elif effect == PAY_DIVIDENDS:
        collect_dividends(s, seat, amount)
    elif effect == STOCK_CRASH:
        crash(s, E)
    elif effect == GAIN_SHARE:
        frames.ask(s, seat, frames.SHARE)
    elif effect == DRAW_VOUCHERS:
        draw(s, seat, frames.VOUCHERS, amount)
    elif effect == TAKE_VOUCHER:
        frames.ask(s, seat, frames.TAKE_VOUCHER)
    elif effect == RETURN_VOUCHER:
        frames.ask(s, seat, frames.RETURN_VOUCHER)
    elif effect == SELL_HOUSE:
        frames.ask(s, seat, frames.CONDEMNED)


@rule("card-choice-pay-or-draw")
def let_pay_or_draw(s: State, seat: int, amount: int, deck: int) -> None:
    """The drawer chooses between a payment and a card from the other deck."""
    i = frames.ask(s, seat, frames.PAY_OR_DRAW)
    s.choice_deck[i] = deck
    s.choice_amount[i] = amount
    s.f_step[i] = frames.WAIT


@refuses(moves.PAY, moves.DRAW, seldom=True)
@rule("card-choice-pay-or-draw")
def pay_or_draw_refusal(s: State, seat: int) -> int:
    """Only whoever drew the card chooses."""
    return choice_refusal(s, seat, frames.PAY_OR_DRAW)


@plays(moves.PAY, moves.DRAW, seldom=True)
@rule("card-choice-pay-or-draw")
def pay_or_draw(s: State, E: Tables, kind: int, seat: int) -> None:
    """Let the drawer pay the sum on the card or draw from the other deck; this card waits next to its pile."""
    i = frames.top(s)
    deck = s.choice_deck[i]
    amount = s.choice_amount[i]
    frames.pop(s)
    if kind == moves.DRAW:
        i = frames.push(s, frames.CARD, seat)
        s.card_deck[i] = deck
    else:
        levy(s, E, seat, amount, cite.CARD_CHOICE_PAY_OR_DRAW)


@rule("card-moves-resolve-space", "buy-after-card-move", "go-double-salary-by-card")
def move_by_card(s: State, E: Tables, seat: int, card: int) -> None:
    """A card moves the token; the space it reaches takes its effect, salary included."""
    effect = E.card_effect[card]
    back = steps_back(s, E, seat, card)
    if back > 0:
        move_back(s, E, seat, back, cite.CARD_MOVES_RESOLVE_SPACE)
        stop(s, seat, PLAIN_RENT, 0, 1)
        return
    if effect == MOVE_RELATIVE:
        steps = E.card_amount[card]
    elif effect == ADVANCE_TO:
        steps = (E.card_target[card] - s.at[seat] + E.spaces - 1) % E.spaces + 1
    else:
        steps = steps_to_nearest(E, s.at[seat], E.card_target[card])
    move_forward(s, E, seat, steps, cite.CARD_MOVES_RESOLVE_SPACE)
    if effect == ADVANCE_NEAREST:
        stop(s, seat, E.card_rent[card], E.card_amount[card], 1)
    else:
        stop(s, seat, PLAIN_RENT, 0, 1)


@rule("card-moves-resolve-space", "card-move-back-to")
def steps_back(s: State, E: Tables, seat: int, card: int) -> int:
    """How far back the card leads; 0 where it leads ahead."""
    if E.card_effect[card] == MOVE_BACK_TO:
        return (s.at[seat] - E.card_target[card] + E.spaces - 1) % E.spaces + 1
    if E.card_effect[card] == MOVE_RELATIVE and E.card_amount[card] < 0:
        return -E.card_amount[card]
    return 0


@rule("card-moves-resolve-space")
def steps_to_nearest(E: Tables, space: int, kind: int) -> int:
    """How far ahead the next deed of a kind lies."""
    for steps in range(1, E.spaces + 1):
        if leads_to(E, (space + steps) % E.spaces, kind):
            return steps
    return 0


@rule("card-moves-resolve-space", "utilities-d8")
def leads_to(E: Tables, space: int, kind: int) -> bool:
    """Does a deed of this kind lie here, or the die that chooses among the utilities?"""
    if E.space_kind[space] == UTILITIES_SPACE:
        return kind == UTILITY
    return E.space_kind[space] == DEED_SPACE and E.deed_kind[E.space_deed[space]] == kind


@rule("card-draw-and-return")
def repairs(s: State, E: Tables, seat: int, card: int) -> int:
    """Return the cost of repairs: a sum for each building that the player owns, by its kind."""
    cost = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat:
            if E.deed_kind[deed] != STREET:
                cost += E.card_depot[card] * s.level[deed]
            elif s.level[deed] == SKYSCRAPER_LEVEL:
                cost += E.card_skyscraper[card]
            elif s.level[deed] == HOTEL_LEVEL:
                cost += E.card_hotel[card]
            else:
                cost += E.card_amount[card] * s.level[deed]
    return cost


@rule("card-pay-per-property")
def deeds_free_of_mortgage(s: State, E: Tables, seat: int) -> int:
    """Return how many deeds without a mortgage they have."""
    count = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat and not s.mortgaged[deed]:
            count += 1
    return count


@rule("card-draw-and-return", "goojf-keep")
def finish_card(s: State, E: Tables) -> None:
    """Obeyed, or its drawer gone: the card goes under its pile, unless it is kept."""
    card = s.card_drawn[frames.top(s)]
    frames.pop(s)
    if E.card_keep[card] == NONE:
        put_under(s, E, card)


@rule("card-draw-and-return")
def collect(s: State, drawer: int, amount: int, direction: int, why: int) -> None:
    """Make `amount` pass between the drawer and each of the others."""
    i = frames.push(s, frames.COLLECT, drawer)
    s.collect_amount[i] = amount
    s.collect_direction[i] = direction
    s.collect_rule[i] = why


@rule("card-pay-dividends")
def collect_dividends(s: State, drawer: int, companies: int) -> None:
    """Make every player pay the Bank what their shares of these companies would have brought them."""
    i = frames.push(s, frames.COLLECT, drawer)
    s.collect_companies[i] = companies
    s.collect_direction[i] = frames.EACH_PAYS_DIVIDENDS
    s.collect_rule[i] = cite.CARD_PAY_DIVIDENDS


@rule("bankrupt-second-debts", "card-draw-and-return", "squeeze-play", "card-pay-dividends")
def collect_next(s: State, E: Tables) -> None:
    """Let one player pay the drawer, or the drawer pay one, in seat order from the drawer's left."""
    i = frames.top(s)
    drawer = s.f_seat[i]
    if in_play(s, drawer) or s.collect_direction[i] == frames.EACH_PAYS_DIVIDENDS:
        for k in range(1, s.players + 1):
            other = (drawer + k) % s.players
            if not s.collect_settled[i] >> other & 1:
                s.collect_settled[i] |= 1 << other
                if in_play(s, other):
                    settle_with(s, E, drawer, other)
                    return
    frames.pop(s)


@rule("bankrupt-second-debts", "squeeze-play-alt", "card-pay-dividends")
def settle_with(s: State, E: Tables, drawer: int, other: int) -> None:
    """Settle between the drawer and one player; the drawer's own part is what everybody owes the Bank."""
    i = frames.top(s)
    amount = s.collect_amount[i]
    why = s.collect_rule[i]
    direction = s.collect_direction[i]
    if direction == frames.EACH_PAYS_DIVIDENDS:
        levy(s, E, other, dividends(s, E, other, s.collect_companies[i]), why)
    elif other == drawer:
        return
    elif direction == frames.PAYS_EACH:
        owe(s, drawer, other, amount, why, NONE)
    else:
        if direction == frames.EACH_PAYS_WITH_VOUCHER:
            i = frames.ask(s, other, frames.GIVE_VOUCHER)
            s.choice_taker[i] = drawer
        owe(s, other, drawer, amount, why, NONE)


# --- a house condemned ----------------------------------------------------------------------------


@rule("card-sell-house-half")
def condemned_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Refuse anything but a house of their own, sold evenly; hotels and depots are spared."""
    refusal = sell_refusal(s, E, seat, deed)
    if refusal:
        return refusal
    return LEGAL if E.deed_kind[deed] == STREET and s.level[deed] < HOTEL_LEVEL else NOT_CONDEMNED


# --- kept cards that are played ---------------------------------------------------------------------


@refuses(moves.USE)
@rule("goojf-keep", "card-free-house")
def card_refusal(s: State, E: Tables, seat: int, card: int, deed: int) -> int:
    """A kept card is played: out of jail, or with a deed as its target."""
    refusal = held_refusal(s, E, seat, card)
    if refusal:
        return refusal
    if frees_from_jail(E, card):
        return CARD_HAS_NO_TARGET if deed != NONE else use_refusal(s, E, seat, card)
    return use_for_deed_refusal(s, E, seat, card, deed)


@plays(moves.USE)
@rule("goojf-keep", "card-free-house")
def use_card(s: State, E: Tables, seat: int, card: int, deed: int) -> None:
    """Only the card for a free house has a target."""
    if deed == NONE:
        play_card(s, E, seat, card)
    else:
        build_free_house(s, E, seat, card, deed)


@rule("card-free-house")
def free_house_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Refuse a free house where, or when, none could be built; only the money is not asked for."""
    refusal = refusal_of(s, seat, BUILD, BUILD_NOT_NOW) or lot_refusal(s, E, seat, deed)
    if refusal:
        return refusal
    return LEGAL if next_building(s, E, deed) == HOUSE else CARD_NEEDS_LOT


@rule("card-free-house", "goojf-keep")
def use_for_deed_refusal(s: State, E: Tables, seat: int, keepable: int, deed: int) -> int:
    """Of the kept cards that do not free from jail only the free house is played by its holder."""
    if E.card_effect[E.keep_card[keepable]] != KEEP_FREE_HOUSE:
        return CARD_PLAYS_ITSELF
    return free_house_refusal(s, E, seat, deed) if deed != NONE else CARD_NEEDS_LOT


@rule("card-free-house")
def build_free_house(s: State, E: Tables, seat: int, keepable: int, deed: int) -> None:
    """The house goes up, and the card under its pile."""
    give_up_kept(s, E, keepable, seat)
    raise_building(s, E, deed, 0)


@rule()
def legal_free_houses(s: State, E: Tables, seat: int, keepable: int, out: list[int], n: int) -> int:
    """The lots for the free house, added to a list of moves."""
    for deed in range(E.deeds):
        if not use_for_deed_refusal(s, E, seat, keepable, deed):
            out[n] = moves.code(moves.USE, seat, moves.pair(keepable, deed))
            n += 1
    return n
