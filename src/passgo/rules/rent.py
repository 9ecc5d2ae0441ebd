"""Rent: calculated when a player lands, due when the owner asks for it in time."""

from __future__ import annotations

from .acting import CLAIM, in_debt, may, what_waits
from .base import cite, events, frames, moves
from .base.decks import give_up_kept, held_with_effect
from .base.groups import held_in_group, owns_group, unmortgaged_in_group
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.money import half_down
from .base.players import in_play
from .base.reasons import CLAIM_ASKED, LEGAL, NO_CLAIM, NO_CLAIM_MORTGAGED
from .base.state import BANK, CLAIMS, NONE, State
from .base.tables import (
    DIE8,
    FRESH_DICE_RENT,
    KEEP_HALF_RENT,
    MULTIPLIED_RENT,
    NO_RENT,
    RENTS,
    STREET,
    UTILITIES_SPACE,
    UTILITY,
    Tables,
)
from .debt import owe
from .speed_die import dice_total


@rule("rent-station-scale")
def counted_in_scale(s: State, E: Tables, owner: int, group: int) -> int:
    """How many stations or utilities set the rent: possession counts, mortgaged or not."""
    if E.mortgaged_counts_in_scale:
        return held_in_group(s, E, owner, group)
    return unmortgaged_in_group(s, E, owner, group)


@rule("rent-complete-group-double", "rent-double-other-lots-built", "rent-double-with-mortgaged-member")
def doubles_bare_lots(s: State, E: Tables, owner: int, group: int) -> bool:
    """Do the bare lots of this group pay double? Houses on sister lots do not change it."""
    if not owns_group(s, E, owner, group):
        return False
    return (
        bool(E.double_with_mortgaged_member)
        or unmortgaged_in_group(s, E, owner, group) == E.group_size[group]
    )


@rule("rent-per-deed", "rent-buildings-scale")
def printed_rent(s: State, E: Tables, deed: int) -> int:
    """Return the rent that the deed asks now; for a utility, the multiple of the dice."""
    if E.deed_kind[deed] != STREET:
        return rent_by_scale(s, E, deed)
    rent = E.deed_rent[deed * RENTS + s.level[deed]]
    if s.level[deed] == 0 and doubles_bare_lots(s, E, s.owner[deed], E.deed_group[deed]):
        rent *= E.group_rent_factor
    return rent


@rule("rent-station-scale", "depot-rent-double")
def rent_by_scale(s: State, E: Tables, deed: int) -> int:
    """Return the rent of a station, a taxi company or a utility by the number its owner holds."""
    held = counted_in_scale(s, E, s.owner[deed], E.deed_group[deed])
    rent = E.deed_rent[deed * RENTS + max(held - 1, 0)]
    return depot_rent(E, rent) if s.level[deed] > 0 else rent


@rule("depot-rent-double", "taxi-stand")
def depot_rent(E: Tables, rent: int) -> int:
    """Return the rent of a station with a depot, which replaces its usual rent."""
    return rent * E.depot_rent_factor


@rule("depot-rent-double")
def depot_citation(level: int) -> int:
    """The rule that fixes the rent of a station or a taxi company."""
    return cite.DEPOT_RENT_DOUBLE if level > 0 else cite.RENT_STATION_SCALE


@rule("rent-per-deed", "rent-none-if-mortgaged")
def rent_asked(s: State, E: Tables, deed: int) -> int:
    """Return the rent of an ordinary landing: nothing while unsold or mortgaged."""
    if s.owner[deed] >= BANK or s.mortgaged[deed]:
        return 0
    return printed_rent(s, E, deed)


@rule()
def rent_citation(s: State, E: Tables, deed: int) -> int:
    """The rule that fixes this rent."""
    if E.deed_kind[deed] == UTILITY:
        return cite.RENT_UTILITY_DICE
    if E.deed_kind[deed] != STREET:
        return depot_citation(s.level[deed])
    if s.level[deed] > 0:
        return cite.RENT_BUILDINGS_SCALE
    if doubles_bare_lots(s, E, s.owner[deed], E.deed_group[deed]):
        return cite.RENT_COMPLETE_GROUP_DOUBLE
    return cite.RENT_PER_DEED


@rule(
    "rent-snapshot-at-landing",
    "rent-none-if-mortgaged",
    "rent-utility-dice",
    "rent-owner-in-jail",
)
def open_claim(
    s: State, E: Tables, lander: int, deed: int, rent_rule: int, factor: int, by_card: int
) -> None:
    """A player stands on another's deed: owner and amount are fixed now, and wait to be asked for.

    A negative amount is that many times dice which fall when the owner asks.
    """
    owner = s.owner[deed]
    if rent_rule == NO_RENT:
        return
    if s.mortgaged[deed]:
        s.free_stop[lander] = deed + 1
        events.emit(s, events.RENT_NONE, cite.RENT_NONE_IF_MORTGAGED, lander, owner, deed, 0)
        return
    why = rent_citation(s, E, deed)
    amount = printed_rent(s, E, deed)
    if rent_rule == FRESH_DICE_RENT:
        amount = -factor
    elif E.deed_kind[deed] == UTILITY:
        if E.utility_fresh_throw or (by_card and E.utility_after_card):
            amount = -amount
        else:
            amount *= dice_total(s.die[0], s.die[1], s.die[2])
    elif rent_rule == MULTIPLIED_RENT:
        amount *= factor
    amount = rent_after_kept_card(s, E, lander, deed, amount)
    i = s.claim_n
    if i >= CLAIMS:
        s.fault = 2
        return
    s.claim_lander[i] = lander
    s.claim_owner[i] = owner
    s.claim_deed[i] = deed
    s.claim_turn[i] = s.turn_no
    s.claim_amount[i] = amount
    s.claim_n = i + 1
    if amount < 0:
        events.emit(s, events.RENT_DICE_OPEN, why, lander, owner, deed, -amount)
    else:
        events.emit(s, events.RENT_OPEN, why, lander, owner, deed, amount)


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


@rule()
def drop_claim(s: State, i: int) -> None:
    """Take claim `i` off the list; the others keep their order."""
    last = s.claim_n - 1
    for k in range(i, last):
        s.claim_lander[k] = s.claim_lander[k + 1]
        s.claim_owner[k] = s.claim_owner[k + 1]
        s.claim_deed[k] = s.claim_deed[k + 1]
        s.claim_asked[k] = s.claim_asked[k + 1]
        s.claim_turn[k] = s.claim_turn[k + 1]
        s.claim_amount[k] = s.claim_amount[k + 1]
    s.claim_lander[last] = 0
    s.claim_owner[last] = 0
    s.claim_deed[last] = 0
    s.claim_asked[last] = 0
    s.claim_turn[last] = 0
    s.claim_amount[last] = 0
    s.claim_n = last
    if i < s.claims_before:
        s.claims_before -= 1


@rule("rent-claim-window", "timed-end")
def let_lapse(s: State, i: int, why: int) -> None:
    """The owner did not ask in time."""
    amount = max(s.claim_amount[i], 0)
    events.emit(s, events.RENT_LAPSED, why, s.claim_owner[i], s.claim_lander[i], s.claim_deed[i], amount)
    drop_claim(s, i)


@rule("timed-end")
def move_is_over(s: State) -> None:
    """The rents that are open now are of moves that are over."""
    s.claims_before = s.claim_n


@rule("timed-end", "rent-claim-window")
def lose_earlier_rents(s: State) -> None:
    """At the bell the rents of earlier moves are lost, unless they were asked for and only wait to be paid."""
    i = 0
    while i < s.claims_before:
        if s.claim_asked[i]:
            i += 1
        else:
            let_lapse(s, i, cite.TIMED_END)


@rule("short-end-trigger", "last-player-wins")
def drop_all_claims(s: State) -> None:
    """No rent is asked for any more."""
    while s.claim_n > 0:
        drop_claim(s, s.claim_n - 1)


@rule("rent-claim-window")
def close_claims(s: State, E: Tables) -> None:
    """Roll the dice for movement: rents that were not asked for in time are lost.

    Only a turn's first roll carries a new number, so a bonus roll closes nothing here; a player who
    goes bankrupt before rolling has no number at all.
    """
    i = 0
    while i < s.claim_n:
        if s.turn_no >= s.claim_turn[i] + E.rent_window_turns and not s.claim_asked[i]:
            let_lapse(s, i, cite.RENT_CLAIM_WINDOW)
        else:
            i += 1


@rule()
def find_claim(s: State, owner: int, lander: int, deed: int) -> int:
    """The oldest claim of this owner on this lander for this deed (NONE: for any), or NONE.

    One that was asked for already is found only when no other is open.
    """
    asked = NONE
    for i in range(s.claim_n):
        if (
            s.claim_owner[i] == owner
            and s.claim_lander[i] == lander
            and (deed == NONE or deed == s.claim_deed[i])
        ):
            if not s.claim_asked[i]:
                return i
            if asked == NONE:
                asked = i
    return asked


@rule("rent-claim-required")
def may_be_asked(s: State, lander: int) -> bool:
    """Has this player stopped on another's deed whose rent is neither settled nor lost?"""
    for i in range(s.claim_n):
        if s.claim_lander[i] == lander:
            return True
    return False


@rule("rent-claim-required", "rent-claim-window", "rent-none-if-mortgaged")
def claim_refusal(s: State, E: Tables, owner: int, lander: int, deed: int) -> int:
    """May this rent be asked for now?"""
    i = find_claim(s, owner, lander, deed)
    if i != NONE:
        return CLAIM_ASKED if s.claim_asked[i] else LEGAL
    if lander < s.players and mortgaged_at_stop(s, E, lander, deed) & s.holds[owner]:
        return NO_CLAIM_MORTGAGED
    return NO_CLAIM


@rule("rent-none-if-mortgaged", "rent-snapshot-at-landing")
def mortgaged_at_stop(s: State, E: Tables, lander: int, named: int) -> int:
    """Return the deeds (bits) that were mortgaged when this player stopped on them, lifted since or not.

    If none is remembered: those under them that are mortgaged now.
    """
    stop = s.free_stop[lander]
    if stop and named in (NONE, stop - 1):
        return 1 << stop - 1
    return stands_on(E, s.at[lander], named) & s.pledged


@rule("rent-none-if-mortgaged", "utilities-d8")
def stands_on(E: Tables, space: int, named: int) -> int:
    """Return the deeds (bits) that a token on this space may have come to; where a die chose, the named one.

    The state does not remember the roll; unnamed, every deed it could have brought is meant.
    """
    if E.space_kind[space] != UTILITIES_SPACE:
        deed = E.space_deed[space]
        return 1 << deed if deed != NONE else 0
    deeds = 0
    for face in range(DIE8):
        deeds |= 1 << E.die8_deed[face]
    return deeds if named == NONE else deeds & 1 << named


@rule("rent-claim-required", "rent-utility-dice")
def collect_claim(s: State, E: Tables, i: int) -> None:
    """Collect the rent that its owner asks for, after a roll of the dice if it depends on one."""
    owner = s.claim_owner[i]
    lander = s.claim_lander[i]
    deed = s.claim_deed[i]
    amount = s.claim_amount[i]
    drop_claim(s, i)
    if amount < 0:
        events.emit(s, events.RENT_DICE_CLAIMED, cite.RENT_UTILITY_DICE, owner, lander, deed, -amount)
        i = frames.push(s, frames.LAND, lander)
        s.land_space[i] = s.at[lander]
        s.land_rent_rule[i] = FRESH_DICE_RENT
        s.land_factor[i] = -amount
        s.land_owner[i] = owner
        s.land_rent_deed[i] = deed
        s.f_step[i] = frames.THROWN
    else:
        events.emit(s, events.RENT_CLAIMED, cite.RENT_CLAIM_REQUIRED, owner, lander, deed, amount)
        owe(s, lander, owner, amount, cite.RENT_PER_DEED, deed)


@rule("rent-utility-dice", "speed-utility-three-dice")
def throw_for_rent(s: State, first: int, second: int, red: int) -> None:
    """The dice that set a rent have fallen. They move nobody and are never a double."""
    i = frames.top(s)
    lander = s.f_seat[i]
    factor = s.land_factor[i]
    owner = s.land_owner[i]
    deed = s.land_rent_deed[i]
    frames.pop(s)
    events.emit(s, events.THREW_FOR_RENT, cite.RENT_UTILITY_DICE, lander, first, second, 0)
    if red:
        events.emit(s, events.RED_FELL, cite.SPEED_UTILITY_THREE_DICE, lander, red, 0, 0)
    if in_play(s, lander):
        amount = factor * dice_total(first, second, red)
        owe(s, lander, owner, amount, cite.RENT_UTILITY_DICE, deed)


@refuses(moves.CLAIM, moves.WAIVE)
@rule("rent-claim-required")
def asking_refusal(s: State, E: Tables, seat: int, lander: int, deed: int) -> int:
    """A rent is asked for, or let go, while the game waits for something that everybody may interrupt."""
    if not may(s, seat, CLAIM):
        return what_waits(s, seat)
    return claim_refusal(s, E, seat, lander, deed)


@plays(moves.CLAIM)
@rule("rent-claim-required")
def claim(s: State, E: Tables, seat: int, lander: int, deed: int) -> None:
    """Ask for a rent. Of a player in debt it is collected once that debt is settled."""
    i = find_claim(s, seat, lander, deed)
    if in_debt(s, lander):
        s.claim_asked[i] = 1
        events.emit(s, events.RENT_WAITS, cite.RENT_CLAIM_REQUIRED, seat, lander, s.claim_deed[i], 0)
    else:
        collect_claim(s, E, i)


@plays(moves.WAIVE)
@rule("rent-claim-required")
def waive(s: State, seat: int, lander: int, deed: int) -> None:
    """Let a rent go."""
    i = find_claim(s, seat, lander, deed)
    amount = max(s.claim_amount[i], 0)
    events.emit(s, events.RENT_WAIVED, cite.RENT_CLAIM_REQUIRED, seat, lander, s.claim_deed[i], amount)
    drop_claim(s, i)


@rule()
def legal_claims(s: State, seat: int, out: list[int], n: int) -> int:
    """The rents this seat may ask for or waive, added to a list of moves."""
    for i in range(s.claim_n):
        lander = s.claim_lander[i]
        deed = s.claim_deed[i]
        if s.claim_owner[i] == seat and find_claim(s, seat, lander, deed) == i and not s.claim_asked[i]:
            out[n] = moves.code(moves.CLAIM, seat, moves.pair(lander, deed))
            out[n + 1] = moves.code(moves.WAIVE, seat, moves.pair(lander, deed))
            n += 2
    return n


@rule("rent-claim-required")
def collect_asked(s: State, E: Tables) -> bool:
    """Collect the oldest claim that waited for its debtor. False if there is none.

    It keeps waiting while they are in debt, whatever others do, so that nobody is ruined in the middle of a move.
    """
    for i in range(s.claim_n):
        if s.claim_asked[i] and not in_debt(s, s.claim_lander[i]):
            collect_claim(s, E, i)
            return True
    return False
