"""Whether a game can continue from a state: every field in its range, nothing twice or lost, pending frames well formed.

The rules trust their state, and compiled they use whatever index it holds. So a state from elsewhere, a file or
another program, is checked here first.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import cycle
from operator import le
from typing import Any, Final, cast

from passgo.editions import Edition
from passgo.editions.capacities import OPEN_RENTS
from passgo.rules import engine, invariants
from passgo.rules.base import cite, frames, lots, moves, tables
from passgo.rules.base.fields import Range
from passgo.rules.base.players import in_play, survivors
from passgo.rules.base.state import (
    BANK,
    DEPOT,
    ESTATE,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    HUGE,
    LEVELS,
    NONE,
    SEATS,
    SKYSCRAPER,
    STAND,
    STOCKS,
    State,
)
from passgo.rules.base.tables import Tables
from passgo.rules.turn import turn_step

BOTTOM: Final = frozenset({frames.TURN, frames.ROLLOFF, frames.OVER})
"""The frame at the bottom of everything pending, and nowhere else."""


class UnsoundState(ValueError):
    """A state from which no game of this edition can continue: the cell, what was expected, and what was found."""

    def __init__(self, field: str, expected: str, found: int | None = None, cell: int | None = None) -> None:
        self.field = field
        self.expected = expected
        self.found = found
        self.cell = cell
        """Which cell of the field, counted from 0."""
        place = field if cell is None else f"{field}[{cell}]"
        super().__init__(f"{place}: expected {expected}" + ("" if found is None else f", found {found}"))


def check_state(s: State, edition: Edition) -> None:
    """Raise UnsoundState unless a game of this edition can continue from a state."""
    E = edition.tables
    check_ranges(s, E)
    for check in (_players, _bank, _pending, _doubles, _cards, _offer, _nothing_lost):
        check(s, E)


# --- each field by itself ---------------------------------------------------------------------------


def check_ranges(s: State, E: Tables) -> None:
    """Raise UnsoundState unless every field holds what its declaration allows."""
    bounds = _bounds(s, E)
    for name, allowed in State.RANGES.items():
        cells = _cells(s, name)
        most = bounds[allowed.most] if isinstance(allowed.most, str) else [allowed.most]
        used = bounds[allowed.used][0] if allowed.used else len(cells)
        if not (_are_allowed(cells[:used], allowed, most) and {allowed.blank}.issuperset(cells[used:])):
            raise _first_fault(name, cells, used, allowed, most)


def _are_allowed(cells: list[int], allowed: Range, most: list[int]) -> bool:
    """Return whether each cell is in its range, without a step of Python for each of the two thousand."""
    if len(most) > 1:
        return not cells or (min(cells) >= allowed.least and all(map(le, cells, cycle(most))))
    found = {*cells}.difference(allowed.others)
    return not found or (min(found) >= allowed.least and max(found) <= most[0])


def _first_fault(name: str, cells: list[int], used: int, allowed: Range, most: list[int]) -> UnsoundState:
    """Return what to say of the first cell that holds something else."""
    row = State.NAMED[name].cells > 0
    for cell, (found, limit) in enumerate(zip(cells[:used], cycle(most), strict=False)):
        if not allowed.least <= found <= limit and found not in allowed.others:
            expected = [f"from {allowed.least} to {limit}", *map(str, allowed.others)]
            return UnsoundState(name, " or ".join(expected), found, cell if row else None)
    cell, found = next((n, one) for n, one in enumerate(cells) if n >= used and one != allowed.blank)
    return UnsoundState(name, f"{allowed.blank} beyond the first {used}", found, cell)


def _cells(s: State, name: str) -> list[int]:
    """Return the contents of a field as a row."""
    value: Any = getattr(s, name)
    return cast("list[int]", value) if isinstance(value, list) else [value]


def _bounds(s: State, E: Tables) -> dict[str, list[int]]:
    """The bounds that fields name: the same number for every cell, or one for each."""
    one_number = {
        "players": s.players,
        "last_seat": s.players - 1,
        "turns": s.turn_no,
        "claims": s.claim_n,
        "rents_open": OPEN_RENTS,
        "pending": s.depth,
        "frame_kinds": max(frames.KINDS),
        "frame_steps": max(frames.STEPS),
        "last_space": E.spaces - 1,
        "jail_turns": max(E.jail_tries, 1),
        "deeds": E.deeds,
        "last_deed": E.deeds - 1,
        "any_amount": HUGE,
        "all_deeds": _all_of(E.deeds),
        "prices_paid": E.deeds * LEVELS,
        "cards": E.cards,
        "cards_of_a_deck": max(E.deck_size),
        "keepable": E.keepable,
        "all_kept": _all_of(E.keepable),
        "all_shares": _all_of(4 * E.companies),
        "dollars": E.dollars,
        "all_vouchers": _all_of(E.voucher_kinds),
        "roll_cards": E.roll_cards,
        "all_rolls": _all_of(E.roll_cards),
    }
    return {
        **{name: [number] for name, number in one_number.items()},
        "buildings": E.stock,
        "cards_of_deck": E.deck_size,
        "all_cards_of_deck": [_all_of(size) for size in E.deck_size],
        "shares": E.company_shares,
        "vouchers": E.voucher_count,
        "tickets": E.ticket_count,
    }


def _all_of(count: int) -> int:
    """The bit set of as many things."""
    return (1 << count) - 1


# --- what fields say of one another -----------------------------------------------------------------


def _players(s: State, E: Tables) -> None:
    """Check that two are in play or the game is over, and that each bankrupt went out before their heir."""
    gone = sorted(s.out[seat] for seat in range(s.players) if s.out[seat])
    if gone != list(range(1, len(gone) + 1)):
        raise UnsoundState("out", "the order of bankruptcies, from 1 on")
    if s.bankrupts != len(gone) or s.alive != s.players - len(gone):
        raise UnsoundState("alive", f"{s.players - len(gone)}, and bankrupts {len(gone)}, as `out` says")
    if s.alive < 2 and s.f_kind[0] != frames.OVER:
        raise UnsoundState("out", "at least two players who are not bankrupt")
    for seat in range(s.players):
        heir = s.heir[seat]
        if s.out[seat] and heir != BANK and 0 < s.out[heir] <= s.out[seat]:
            raise UnsoundState("heir", "the bank, or a player who was in play then", heir, seat)


def _bank(s: State, E: Tables) -> None:
    """The bank has no more of anything than there is, and what the players have is missing in it."""
    for kind, left in enumerate(stock_left(s, E)):
        if not 0 <= s.stock[kind] <= left:
            raise UnsoundState("stock", f"of the kind {kind} from 0 to {left}", s.stock[kind], kind)
    if sum(s.dollars) > E.dollars:
        raise UnsoundState("dollars", f"at most {E.dollars}")
    if sum(s.cash):
        raise UnsoundState(
            "cash", "cash that adds up to 0, including the bank's and the money on Free Parking"
        )
    for hand in (*range(SEATS), ESTATE):
        if s.cash[hand] < 0 or (s.cash[hand] and hand < SEATS and not in_play(s, hand)):
            raise UnsoundState("cash", "no cash below 0, and none of a player who is out")


def stock_left(s: State, E: Tables) -> list[int]:
    """Buildings of each kind that the bank should have, by what stands on the board."""
    left = E.stock[:STOCKS]
    for deed in range(E.deeds):
        level = s.level[deed]
        if E.deed_kind[deed] != tables.STREET:
            left[DEPOT if E.deed_kind[deed] == tables.STATION else STAND] -= level
        elif level < HOTEL_LEVEL:
            left[HOUSE] -= level
        else:
            left[HOTEL if level == HOTEL_LEVEL else SKYSCRAPER] -= 1
    return left


def _cards(s: State, E: Tables) -> None:
    """Every card is in one place: unseen, known in its pile, with a player, or being obeyed."""
    obeyed = [
        s.card_drawn[i] for i in range(s.depth) if s.f_kind[i] == frames.CARD and s.f_step[i] == frames.DONE
    ]
    kept = [E.keep_card[k] for k in range(E.keepable) if s.kept[k] != NONE]
    for deck in range(E.decks):
        first, size = E.deck_first[deck], E.deck_size[deck]
        places = [card for card in range(size) if s.unseen[deck] >> card & 1]
        places += s.order[first : first + s.known[deck]]
        places += [card - first for card in {*obeyed, *kept} if 0 <= card - first < size]
        if sorted(places) != list(range(size)):
            raise UnsoundState("order", f"each card of deck {deck} in one place")


def _offer(s: State, E: Tables) -> None:
    """Check that an open offer is legal; without one its fields are empty."""
    if s.f_kind[frames.top(s)] == frames.OFFER:
        before = s.copy()
        frames.pop(before)
        move = moves.code(moves.OFFER, s.deal_from, s.deal_to)
        if s.f_seat[frames.top(s)] != s.deal_to or engine.why_not(before, E, move):
            raise UnsoundState("deal_from", "an offer that may be made")
    elif s.deal_from or s.deal_to or any(s.give) or any(s.take):
        raise UnsoundState("deal_from", "nothing if no offer is pending")


def _nothing_lost(s: State, E: Tables) -> None:
    """Check the laws that hold in every game."""
    for look in (invariants.broken_deeds, invariants.broken_cards, invariants.broken_papers):
        if wrong := look(s, E):
            raise UnsoundState("state", f"another state: {invariants.NAMES[wrong]}")
    for i in range(s.claim_n):
        if not in_play(s, s.claim_lander[i]) or not in_play(s, s.claim_owner[i]):
            raise UnsoundState("claim_lander", "players who are not bankrupt")


# --- what is pending --------------------------------------------------------------------------------


def _pending(s: State, E: Tables) -> None:
    """Check that the turn, the roll for first player or the end is at the bottom, and each frame means something."""
    for i in range(s.depth):
        kind = s.f_kind[i]
        if (i == 0) != (kind in BOTTOM):
            raise UnsoundState(
                "f_kind",
                "a turn, the roll for first player or the end at the bottom, and nothing else",
                kind,
                i,
            )
        if kind == frames.OFFER and i != frames.top(s):
            raise UnsoundState("f_kind", "an offer only on top", kind, i)
        if s.f_step[i] not in frames.STEPS_OF.get(kind, frames.EVERY_STEP):
            raise UnsoundState("f_step", f"in frame {i} a step of its kind, {kind}", s.f_step[i], i)
        if s.f_seat[i] == BANK and (kind, s.f_step[i]) != (frames.AUCTION, frames.OPENING):
            raise UnsoundState("f_seat", f"in frame {i} a seat", BANK, i)
        for word, may_be in zip("abcde", (*_words(s, E, i), _rent_of(s, E, i)), strict=True):
            found = getattr(s, f"f_{word}")[i]
            if found not in may_be:
                raise UnsoundState(
                    f"f_{word}", f"in frame {i} a word that its kind, {kind}, can mean", found, i
                )
    if s.f_kind[0] == frames.TURN and s.f_seat[0] != s.turn:
        raise UnsoundState("turn", "the seat of the turn that is pending")


def _doubles(s: State, E: Tables) -> None:
    """Check that a player with three doubles is in Jail and rolls no more in this turn."""
    throws = turn_step(s) in {frames.ENTER, frames.THROW, frames.THROWN}
    if s.doubles == 3 and (throws or not (s.jailed[s.turn] or s.out[s.turn])):
        raise UnsoundState("doubles", "at most 2 of a player who may roll again")


def _words(s: State, E: Tables, i: int) -> tuple[Collection[int], ...]:
    """Check the first four words of a frame."""
    step = s.f_step[i]
    living = _subsets(survivors(s))
    seats = range(s.players)
    flag, amount, nothing = range(2), range(HUGE), range(1)
    match s.f_kind[i]:
        case frames.ROLLOFF:
            return living[1:], _some_of(s.rolloff_tied[i], step), nothing, nothing
        case frames.TURN:
            return flag, flag, frames.STEPS_OF[frames.TURN], nothing
        case frames.LAND | frames.UTILITY_DIE:
            last: Collection[int] = flag
            if step == frames.WAIT:
                last = [deed for deed in range(E.deeds) if s.owner[deed] == BANK]
            elif step == frames.THROWN and s.f_kind[i] == frames.LAND:
                last = seats
            return range(E.spaces), tables.RENT_RULES, amount, last
        case frames.CARD:
            deck = s.card_deck[i] if s.card_deck[i] < E.decks else 0
            first = E.deck_first[deck]
            drawn = range(first, first + E.deck_size[deck]) if step == frames.DONE else (0, NONE)
            return range(E.decks), drawn, nothing, nothing
        case frames.CHOICE:
            return range(len(frames.CHOICES)), *_words_of_choice(s, E, i), nothing
        case frames.AUCTION:
            bidders = _subsets(survivors(s))[1:]
            leader = [NONE, *seats]
            if step == frames.OPENING:
                return _lots(E), seats, [NONE], bidders
            if not s.auction_bidders[i] >> s.f_seat[i] & 1 and s.auction_leader[i] == NONE:
                return _lots(E), amount, leader, ()
            return _lots(E), _payable_by(s, s.auction_leader[i]), leader, bidders
        case frames.SHORTAGE:
            return range(STOCKS), living, nothing, nothing
        case frames.TRANSFER:
            return flag, nothing, nothing, nothing
        case frames.COLLECT:
            what = range(1 << E.companies) if s.collect_direction[i] == frames.EACH_PAYS_DIVIDENDS else amount
            return (
                what,
                frames.DIRECTIONS,
                range(1 << s.players),
                range(len(cite.RULE_IDS)),
            )
        case frames.DEBT:
            return amount, [*seats, BANK, ESTATE], range(len(cite.RULE_IDS)), amount
        case frames.OVER:
            return range(1, 1 << s.players), range(s.players), amount, nothing
        case frames.DRAW:
            return [pile for pile, kinds in enumerate(_piles(E)) if kinds], amount, flag, nothing
        case _:
            return nothing, nothing, nothing, nothing


def _rent_of(s: State, E: Tables, i: int) -> Collection[int]:
    """Check the last word of a frame: the deed whose rent is rolled for, or owed."""
    if s.f_kind[i] == frames.DEBT:
        return [*range(E.deeds), NONE]
    return range(E.deeds) if s.f_kind[i] == frames.LAND and s.f_step[i] == frames.THROWN else range(1)


def _words_of_choice(s: State, E: Tables, i: int) -> tuple[Collection[int], Collection[int]]:
    """Check the second and third word of a choice."""
    flag, amount, nothing = range(2), range(HUGE), range(1)
    match s.choice_what[i]:
        case frames.TAX:
            return [at for at in range(E.spaces) if E.space_kind[at] == tables.TAX_CHOICE_SPACE], nothing
        case frames.PLACE:
            return range(STOCKS), _payable_by(s, s.f_seat[i])
        case frames.DOLLARS:
            return amount, amount
        case frames.SHARE:
            return flag if E.companies else (), amount
        case frames.STORM:
            return flag, nothing
        case frames.GIVE_VOUCHER:
            return range(s.players) if E.voucher_kinds else (), nothing
        case frames.PAY_OR_DRAW:
            return range(E.decks), amount
        case _:
            return nothing, nothing


def _payable_by(s: State, seat: int) -> Collection[int]:
    """Check that a seat can pay what it has bid; any amount if nobody has."""
    return range(s.cash[seat] + 1) if 0 <= seat < s.players else range(HUGE)


def _piles(E: Tables) -> tuple[int, int, int]:
    """How many kinds there are in each pile that is drawn from, in the order of their numbers."""
    return E.voucher_kinds, E.ticket_kinds, E.roll_cards


def _lots(E: Tables) -> Collection[int]:
    """Return everything that may be auctioned."""
    several = {
        lots.DEED: E.deeds,
        lots.BUILDING: STOCKS,
        lots.ANY_SHARE: E.companies > 0,
        lots.SHARE: E.companies,
        lots.DOLLAR: E.dollars > 0,
        lots.ROLL: E.roll_cards,
        lots.VOUCHER: E.voucher_kinds,
        lots.CARD: E.keepable,
    }
    return [first + n for first, count in several.items() for n in range(count)]


def _subsets(bits: int) -> list[int]:
    """Every bit set within one, the empty one first."""
    return [some for some in range(bits + 1) if not some & ~bits]


def _some_of(bits: int, step: int) -> Collection[int]:
    """Check those of the tied who have not rolled: at least one while rolls are awaited."""
    return _subsets(bits)[step in {frames.WAIT, frames.THROWN} :]
