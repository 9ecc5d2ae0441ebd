"""Cards that are kept for later: a free house, half the price of a share, half a rent."""

from __future__ import annotations

from passgo.rules.base.decks import give_up_kept
from passgo.rules.base.kernel import rule
from passgo.rules.base.money import half_down
from passgo.rules.base.state import NONE, State
from passgo.rules.base.tables import KEEP_HALF_RENT, KEEP_OUT_OF_JAIL, Tables


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


@rule("card-next-rent-factor", "goojf-keep")
def rent_after_kept_card(s: State, E: Tables, lander: int, deed: int, rent: int) -> int:
    """The rent, or half of it for who kept the card for the next station: it plays itself and is spent."""
    keepable = held_with_effect(s, E, lander, KEEP_HALF_RENT)
    if keepable == NONE or rent <= 0:
        return rent
    if E.deed_kind[deed] != E.card_target[E.keep_card[keepable]]:
        return rent
    give_up_kept(s, E, keepable, lander)
    return half_down(rent)
