"""Title deeds: who holds them, what stands on them, whether they are mortgaged.

The state says all this twice: deed by deed, and as bit sets of deeds, which answer what is asked of a
whole holding or group at once. Every change passes through here, so that both say the same.
"""

from __future__ import annotations

from .kernel import rule
from .state import HANDS, State
from .tables import STREET, Tables


@rule()
def give_deed(s: State, E: Tables, deed: int, hand: int) -> None:
    """The deed passes into this hand; its colour group may be complete now, and was perhaps before."""
    group = E.group_deeds[E.deed_group[deed]]
    giver = s.owner[deed]
    s.holds[giver] &= ~(1 << deed)
    s.whole[giver] &= ~group
    s.holds[hand] |= 1 << deed
    if E.deed_kind[deed] == STREET and group & ~s.holds[hand] == 0:
        s.whole[hand] |= group
    s.owner[deed] = hand


@rule()
def set_level(s: State, deed: int, level: int) -> None:
    """Set what is built on the lot: houses, 5 for a hotel, 6 for a skyscraper; a depot or stand is 1."""
    s.level[deed] = level
    if level:
        s.built |= 1 << deed
    else:
        s.built &= ~(1 << deed)


@rule("deed-display")
def turn_deed(s: State, deed: int, mortgaged: bool) -> None:
    """The deed is turned face down when it is mortgaged, face up when it is redeemed."""
    if mortgaged:
        s.mortgaged[deed] = 1
        s.pledged |= 1 << deed
    else:
        s.mortgaged[deed] = 0
        s.pledged &= ~(1 << deed)


@rule()
def gather_deeds(s: State, E: Tables) -> None:
    """Rebuild the bit sets from the single deeds, for a position that was set up by hand."""
    for hand in range(HANDS):
        s.holds[hand] = 0
        s.whole[hand] = 0
    s.built = 0
    s.pledged = 0
    for deed in range(E.deeds):
        s.holds[s.owner[deed]] |= 1 << deed
        group = E.group_deeds[E.deed_group[deed]]
        if E.deed_kind[deed] == STREET and group & ~s.holds[s.owner[deed]] == 0:
            s.whole[s.owner[deed]] |= group
        if s.level[deed]:
            s.built |= 1 << deed
        if s.mortgaged[deed]:
            s.pledged |= 1 << deed
