"""Decks, revealed lazily: the cards not seen yet, and the known order of those put under the pile.

Given what has been seen, the unseen cards lie in random order above every seen one, so drawing among
the unseen until none is left, then in the known order, is exactly a shuffled pile.
"""

from __future__ import annotations

from . import cite, events
from .bits import how_many
from .kernel import rule
from .state import BANK, NONE, State
from .tables import KEEP_OUT_OF_JAIL, Tables


@rule()
def deck_of(E: Tables, card: int) -> int:
    """The deck a card belongs to."""
    deck = 0
    while card >= E.deck_first[deck] + E.deck_size[deck]:
        deck += 1
    return deck


@rule("deck-setup", "card-draw-and-return")
def cards_to_come(s: State, deck: int) -> int:
    """How many cards could be the next one, equally likely: the unseen ones, else the top known one."""
    count = how_many(s.unseen[deck])
    if count == 0 and s.known[deck] > 0:
        return 1
    return count


@rule("card-draw-and-return")
def card_to_come(s: State, E: Tables, deck: int, k: int) -> int:
    """The k-th of the cards that could be the next one."""
    first = E.deck_first[deck]
    unseen = s.unseen[deck]
    if unseen == 0:
        return first + s.order[first]
    card = 0
    while k > 0 or not unseen >> card & 1:
        if unseen >> card & 1:
            k -= 1
        card += 1
    return first + card


@rule("card-draw-and-return")
def may_come(s: State, E: Tables, deck: int, card: int) -> bool:
    """Could this card be the next one drawn?"""
    first = E.deck_first[deck]
    if card < first or card >= first + E.deck_size[deck]:
        return False
    if s.unseen[deck] != 0:
        return bool(s.unseen[deck] >> (card - first) & 1)
    return s.known[deck] > 0 and first + s.order[first] == card


@rule("card-draw-and-return")
def take_card(s: State, E: Tables, deck: int, card: int) -> None:
    """The card leaves the pile; while it is obeyed it is in neither part of it."""
    first = E.deck_first[deck]
    if s.unseen[deck] != 0:
        s.unseen[deck] &= ~(1 << (card - first))
        return
    last = s.known[deck] - 1
    for k in range(last):
        s.order[first + k] = s.order[first + k + 1]
    s.order[first + last] = 0
    s.known[deck] = last


@rule("card-draw-and-return", "goojf-keep")
def put_under(s: State, E: Tables, card: int) -> None:
    """A card goes face down under its own pile."""
    deck = deck_of(E, card)
    first = E.deck_first[deck]
    s.order[first + s.known[deck]] = card - first
    s.known[deck] += 1


# --- kept cards -----------------------------------------------------------------------------------


@rule("goojf-keep", "bankrupt-goojf")
def give_up_kept(s: State, E: Tables, keepable: int, seat: int) -> None:
    """A kept card goes back under its pile, used, or left by who went bankrupt."""
    card = E.keep_card[keepable]
    why = cite.GOOJF_KEEP if seat < BANK and s.out[seat] == 0 else cite.BANKRUPT_GOOJF
    s.kept[keepable] = NONE
    put_under(s, E, card)
    events.emit(s, events.CARD_RETURNED, why, seat, card, 0, 0)


@rule("goojf-keep", "goojf-sale")
def frees_from_jail(E: Tables, keepable: int) -> bool:
    """Is this the card that players may also sell to one another?"""
    return E.card_effect[E.keep_card[keepable]] == KEEP_OUT_OF_JAIL


@rule("goojf-keep")
def held_with_effect(s: State, E: Tables, seat: int, effect: int) -> int:
    """The first kept card of this effect that the seat holds, or NONE."""
    if E.kept_effects >> effect & 1:
        for keepable in range(E.keepable):
            if s.kept[keepable] == seat and E.card_effect[E.keep_card[keepable]] == effect:
                return keepable
    return NONE
