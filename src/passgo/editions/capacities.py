"""The room that a game has for everything, and the most that an edition can need.

The rules keep a game in rows of fixed lengths (`State`, `Tables`) and list moves in a row of `MOST_MOVES`. The most
that an edition could need of each is calculated before it is played, so that no game can run out of room.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from passgo.rules.base import state, tables
from passgo.rules.base.tables import Tables
from passgo.rules.legal import MOST_MOVES

from . import cards
from .faults import Key
from .reading import EditionDraft
from .used import members_of, used_cards, used_decks, used_deeds

THROWS: Final = 3
"""Of one turn, that move the token."""
FRAMES_BESIDE: Final = 16
"""Frames that may be pending at once, without cards: the turn, a landing, a collection and its choice, a debt, a rent that was
asked for, an estate, a transfer, a shortage, an auction, a place for a building, an offer; and some in reserve."""
CHAIN: Final = (state.DEPTH - FRAMES_BESIDE) // 2
"""Most cards that may lead to one another in one move: each stands with its landing among what is pending."""
EVENTS_BESIDE: Final = state.DEPTH
"""Events of a move, without goods that change hands and a count: one of everything that is pending."""
OPEN_RENTS: Final = state.CLAIMS // 2
"""Rents that a position may begin with; there is room for as many again that arise before these lapse."""


class Need(NamedTuple):
    """A need, and the room for it."""

    keys: tuple[Key, ...]
    """The keys that it follows from; the first names it."""
    what: str
    """The text that names it."""
    needed: int
    room: int


def tables_needed(draft: EditionDraft) -> Iterator[Need]:
    """Return what the tables of an edition need."""
    board: Key = ("board", "spaces")
    cards_: tuple[Key, ...] = (("cards",), ("decks",), board)
    kept = sum(isinstance(card, cards.Kept) for card in used_cards(draft).values())
    yield Need((board,), "needed-entries", len(draft.board.spaces) if draft.board else 0, tables.SPACES)
    yield Need((("deeds",), ("spaces",), board), "needed-entries", len(used_deeds(draft)), state.DEEDS)
    yield Need((("groups",), ("deeds",), board), "needed-entries", len(members_of(draft)), tables.GROUPS)
    yield Need((("decks",), ("spaces",), board), "needed-entries", len(used_decks(draft)), state.DECKS)
    yield Need(cards_, "needed-entries", len(used_cards(draft)), state.CARDS)
    yield Need(cards_, "needed-kept", kept, state.KEEPABLE)
    yield Need((("companies",),), "needed-entries", len(draft.companies), state.COMPANIES)
    yield Need((("vouchers",),), "needed-entries", len(draft.vouchers), state.VOUCHER_KINDS)


def play_needed(E: Tables) -> Iterator[Need]:
    """Return what a game with these tables may come to need."""
    players = knob("max_players")
    start = (players, knob("start_vouchers"), knob("start_rolls"))
    window = (knob("rent_window_turns"), knob("speed_die"), ("vouchers",))
    yield Need(start, "needed-draws", draws_at_the_start(E), state.DEPTH)
    yield Need(window, "needed-rents", open_rents(E), OPEN_RENTS)
    goods = (*(("roll_three",) if E.roll_cards else ()), "deeds", "cards", "companies", "vouchers", "dollars")
    events = (*((table,) for table in goods), players)
    yield Need(events, "needed-events", events_of_a_move(E), state.EVENTS)
    yield Need((("vouchers",),), "needed-vouchers", sum(E.voucher_count), MOST_MOVES)
    yield Need((("lottery", "tickets"),), "needed-tickets", sum(E.ticket_count), MOST_MOVES)
    choices = (*(("vouchers",) if E.voucher_kinds else ()), "deeds", "companies", "dollars", "cards", "board")
    knobs = (players, knob("speed_die"), knob("max_houses"))
    what = "needed-moves"
    yield Need((*((table,) for table in choices), *knobs), what, legal_moves(E), MOST_MOVES)


def knob(name: str) -> Key:
    """Return the place of the answer to a knob."""
    return ("knobs", name, "value")


def draws_at_the_start(E: Tables) -> int:
    """Return the draws of everybody between the roll for first player and the dealing of deeds."""
    return 2 + E.max_players * ((E.start_vouchers > 0) + (E.start_rolls > 0))


def open_rents(E: Tables) -> int:
    """Landings on deeds before the first of their rents lapses."""
    landings = THROWS * (1 + E.speed_die) + (E.voucher_kinds > 0)
    return landings * max(E.rent_window_turns, 1)


def events_of_a_move(E: Tables) -> int:
    """More events than any move can bring: all goods change hands one by one, and then everybody's are counted."""
    goods = E.deeds + E.keepable + 2 * E.companies + E.roll_cards + E.voucher_kinds
    counted = E.max_players * (3 if E.companies + E.dollars else 2)
    return goods + counted + EVENTS_BESIDE


def legal_moves(E: Tables) -> int:
    """More moves than `rules.legal.legal` can ever list for one seat, part by part."""
    streets = sum(
        E.deed_kind[E.group_member[group * tables.GROUP_SIZE]] == tables.STREET for group in range(E.groups)
    )
    property_ = 2 * E.deeds + streets * E.max_houses
    papers = (
        (E.dollars > 0) + 2 * E.companies + (E.deeds if E.kept_effects >> tables.KEEP_FREE_HOUSE & 1 else 0)
    )
    offer = 1  # to withdraw it
    return property_ + papers + 2 * state.CLAIMS + offer + _answers(E)


def _answers(E: Tables) -> int:
    """To the question that has the most."""
    stations = sum(
        E.space_kind[space] == tables.DEED_SPACE and E.deed_kind[E.space_deed[space]] == tables.STATION
        for space in range(E.spaces)
    )
    ways = {tables.RIDE_STEPS: 1, tables.RIDE_THE_SIDE: E.spaces // 4, tables.RIDE_TO_STATION: stations}
    rides = sum(ways[E.voucher_effect[kind]] for kind in range(E.voucher_kinds))
    return max(
        2 + E.keepable + rides,  # the throw, the way out of jail
        3 + E.spaces if E.speed_die else 0,  # how far to go by the dice, or where to
        E.dollars,
        E.companies + 1,
        E.groups + E.deeds,  # where a storm strikes
        E.voucher_kinds * E.max_players,  # whose voucher is taken
        2 * E.deeds,  # mortgages lifted or kept at a transfer
        2 + E.deeds,  # bankruptcy, half a rent, deeds given in payment
    )
