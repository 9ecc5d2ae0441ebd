"""Positions read from TOML: an edition, players, and everything that differs from the start.

A position is between turns: a player is about to roll (or, with `[table] setup = true`, the roll for first
player is next). `docs/notation.md` lists the keys.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

from passgo.editions import Edition
from passgo.editions.capacities import OPEN_RENTS
from passgo.game import Game
from passgo.game.between_turns import anything_dealt, is_dealing
from passgo.game.ids import SEAT_IDS
from passgo.game.levels import built_levels, printed_price, wrong_building
from passgo.game.state_check import UnsoundState, check_ranges, stock_left
from passgo.game.text import lookup
from passgo.game.text.levels import read_level
from passgo.game.text.words import LARGEST, Words, expect
from passgo.rules.base import frames
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.state import (
    BANK,
    DEPOT,
    HOTEL,
    HOUSE,
    LATE,
    LEVELS,
    NONE,
    SKYSCRAPER,
    STAND,
    State,
)

from .papers import read_papers, read_piles
from .section import Section

STOCK_KEYS: Final = {
    HOUSE: "houses",
    HOTEL: "hotels",
    SKYSCRAPER: "skyscrapers",
    DEPOT: "depots",
    STAND: "stands",
}
"""The name of each kind of building in the Bank, in `[table]` and in expectations."""


def read_position(top: Section, edition: Edition) -> Game:
    """The game that begins at the position written in `top`. Raises NotationError, IllegalSetup."""
    names = read_players(top)
    table = top.section("table") or Section(top.source, ("table",), {})
    setup = table.flag("setup")
    banker, real_board = top.text("banker") or None, top.flag("real_board")
    game = Game(edition, names, rolloff=setup, banker=banker, real_board=real_board)
    s = game.state.copy()
    raw = top.section("state")
    if raw:
        _read_raw(raw, edition, s)
        return _begin(raw, game, s)
    money = sum(s.cash)
    seats: list[Section | None] = [top.section(seat) for seat in SEAT_IDS]
    for seat, section in enumerate(seats):
        if section and seat >= len(names):
            section.fail("", expect("seats-up-to", players=len(names)), section.name)
    s.cash[: s.players] = [table.number_of("cash", edition.tables.starting_cash)] * s.players
    _out(seats, s)
    for seat, section in enumerate(seats):
        if section:
            _read_seat(section, edition, s, seat)
    while is_dealing(s) and anything_dealt(s):
        frames.pop(s)  # what players hold is what was dealt
    gather_deeds(s, edition.tables)
    _check_groups(top, edition, s)
    _read_paid(top.section("paid"), edition, s)
    _read_table(table, edition, s, setup)
    _read_decks(top.section("decks"), edition, s)
    _read_claims(top.sections("claims"), edition, s)
    s.cash[BANK] += money - sum(s.cash)
    return _begin(top, game, s)


def _begin(section: Section, game: Game, s: State) -> Game:
    """Return the same game from another state. Raise NotationError if none can continue from it."""
    try:
        return Game.from_state(game.edition, game.players, s, game.banker, real_board=game.real_board)
    except UnsoundState as error:
        _fail(section, error)


def _fail(section: Section, error: UnsoundState) -> NoReturn:
    """Raise NotationError at the field in which a state is not sound, or at the cell of it."""
    if error.found is None or error.cell is None or not section.has(error.field):
        section.fail(error.field, error.expected)
    section.fail(error.field, f"{error.expected}, not {error.found} in cell {error.cell}")


def read_players(top: Section) -> list[str]:
    """The names of the players, in the order of the seats. Raises NotationError."""
    if isinstance(top.values.get("players"), int):
        return [f"p{n}" for n in range(1, top.number_of("players", 0, 1, 99) + 1)]
    names = top.texts("players")
    if not names:
        top.fail("players", expect("players", example='players = ["Ann", "Bob"]'))
    return names


def _out(seats: list[Section | None], s: State) -> None:
    """Return who is bankrupt: `out = true`, or a number if the order matters."""
    places: dict[int, int] = {}
    for seat, section in enumerate(seats):
        if section is None or not section.has("out"):
            continue
        value = section.take("out")
        if value is True:
            places[seat] = 0
        elif value is not False:
            place = section.number_of("out", 0, 1, len(seats))
            if place in places.values():
                section.fail("out", expect("free-place"))
            places[seat] = place
    free = [n for n in range(1, len(places) + 1) if n not in places.values()]
    for seat, place in places.items():
        s.out[seat] = place or free.pop(0)
        s.heir[seat] = BANK
        s.cash[seat] = 0
        section = seats[seat]
        if section and s.out[seat] > len(places):
            section.fail("out", expect("place-from-to", most=len(places)))
        if section and s.players - len(places) < 2:
            section.fail("out", expect("two-players"))
    s.bankrupts = len(places)
    s.alive = s.players - len(places)


def _read_seat(section: Section, edition: Edition, s: State, seat: int) -> None:
    E = edition.tables
    if s.out[seat]:
        heir = section.text("heir", "bank")
        if heir != "bank":
            s.heir[seat] = section.words("heir", heir).seat("a seat, or bank")
    else:
        s.cash[seat] = section.number_of("cash", s.cash[seat])
        for text in section.texts("deeds"):
            _read_deed(section.words("deeds", text), edition, s, seat)
        for text in section.texts("cards"):
            words = section.words("cards", text)
            kept = lookup.kept_card(words, edition)
            words.end()
            if s.kept[kept] != NONE:
                words.fail(expect("free-card"), text)
            s.kept[kept] = seat
            card = E.keep_card[kept]
            s.unseen[E.keep_deck[kept]] &= ~(1 << (card - E.deck_first[E.keep_deck[kept]]))
        read_papers(section, edition, s, seat)
        s.jailed[seat] = section.number_of("jail_turn", 0, 0, E.jail_tries)
    if section.has("at"):
        words = section.words("at", section.word("at"))
        s.at[seat] = lookup.place(words, edition)
        words.end()
    elif s.jailed[seat]:
        s.at[seat] = E.jail_space
    if s.jailed[seat] and s.at[seat] != E.jail_space:
        section.fail("at", expect("jail", space=edition.spaces[E.jail_space]))
    if section.has("free_stop"):
        words = section.words("free_stop", section.word("free_stop"))
        s.free_stop[seat] = lookup.deed(words, edition) + 1
        words.end()
    passed = int(section.flag("passed_go"))
    s.lap[seat] = section.number_of("laps", passed, -LARGEST)
    most = max(passed, s.lap[seat])
    s.lap_best[seat] = section.number_of("best_lap", most, most)
    section.end()


def _read_deed(words: Words, edition: Edition, s: State, seat: int) -> None:
    """`boardwalk`, `boardwalk 3`, `boardwalk hotel`, `reading_railroad depot`, `reading_railroad mortgaged`."""
    name = words.peek()
    deed = lookup.deed(words, edition)
    if s.owner[deed] != BANK:
        words.fail(expect("free-deed"), name)
    s.owner[deed] = seat
    if words.skip("mortgaged"):
        s.mortgaged[deed] = 1
    elif words.left:
        s.level[deed] = read_level(words, edition, deed, or_mortgaged=True)
        for level in built_levels(edition, s.level[deed]):
            s.paid[deed * LEVELS + level - 1] = printed_price(edition, deed, level)
    words.end()


def _check_groups(top: Section, edition: Edition, s: State) -> None:
    """Buildings stand on whole groups of one owner, with no mortgage among them, and evenly but for storms."""
    wrong = wrong_building(s, edition)
    if wrong:
        deed, fault = wrong
        seat = SEAT_IDS[s.owner[deed]]
        section = Section(top.source, (seat,), top.values[seat])
        group = edition.groups[edition.tables.deed_group[deed]]
        expected = {
            "whole": expect("whole-group", group=group, seat=seat),
            "free": expect("free-group", group=group),
            "even": expect("even-group", group=group),
        }
        section.fail("deeds", expected[fault], edition.deeds[deed])


def _read_paid(section: Section | None, edition: Edition, s: State) -> None:
    """Prices paid for buildings, where they differ from those on the deed (a building won at auction)."""
    if section is None:
        return
    for name in section.values:
        words = section.words(name, name)
        deed = lookup.deed(words, edition)
        levels = built_levels(edition, s.level[deed])
        prices = section.numbers(name)
        if len(prices) != len(levels):
            section.fail(name, expect("prices", count=len(levels)))
        for level, price in zip(levels, prices, strict=True):
            s.paid[deed * LEVELS + level - 1] = price
    section.end()


def _read_table(table: Section, edition: Edition, s: State, setup: bool) -> None:
    for kind, left in enumerate(stock_left(s, edition.tables)):
        name, most = STOCK_KEYS[kind], edition.tables.stock[kind]
        if left < 0:
            table.fail("", expect("stock", name=name, most=most), name)
        if most:
            s.stock[kind] = table.number_of(name, left, 0, left)
    read_piles(table, edition, s)
    s.turn_no = table.number_of("turns", 0, 0, LATE)
    dice = table.numbers("dice", 1, 6)
    if dice:
        if len(dice) != 2:
            table.fail("dice", expect("two-dice"))
        s.die[0], s.die[1] = dice
    if not setup:
        first = next(seat for seat in range(s.players) if not s.out[seat])
        if table.has("turn"):
            first = table.words("turn", table.text("turn")).seat()
            if first >= s.players or s.out[first]:
                table.fail("turn", expect("living-seat"))
        s.turn = s.f_seat[0] = first
        s.doubles = table.number_of("doubles", 0, 0, 2)
        if s.doubles and s.jailed[first]:
            table.fail("doubles", expect("no-doubles"))
    table.end()


def _read_decks(section: Section | None, edition: Edition, s: State) -> None:
    """The cards seen so far that lie in each pile, top first; the others lie above them, unseen."""
    if section is None:
        return
    E = edition.tables
    for name in section.values:
        deck = lookup.deck(section.words(name, name), edition)
        first = E.deck_first[deck]
        for n, text in enumerate(section.texts(name)):
            words = section.words(name, text)
            card = lookup.card(words, edition)
            words.end()
            if not first <= card < first + E.deck_size[deck] or not s.unseen[deck] >> (card - first) & 1:
                words.fail(expect("deck-card", deck=name), text)
            s.unseen[deck] &= ~(1 << (card - first))
            s.order[first + n] = card - first
            s.known[deck] = n + 1
    section.end()


def _read_claims(sections: list[Section], edition: Edition, s: State) -> None:
    """Rents that may still be asked for, oldest first."""
    if len(sections) > OPEN_RENTS:
        sections[OPEN_RENTS].fail("", expect("claims", most=OPEN_RENTS), "claims")
    for i, section in enumerate(sections):
        for key, row in (("lander", s.claim_lander), ("owner", s.claim_owner)):
            row[i] = section.words(key, section.text(key)).seat()
            if row[i] >= s.players or s.out[row[i]]:
                section.fail(key, expect("living-seat"))
        if s.claim_owner[i] == s.claim_lander[i]:
            section.fail("owner", expect("other-seat"))
        s.claim_deed[i] = lookup.deed(section.words("deed", section.text("deed")), edition)
        amount = section.number_of("amount", 0)
        factor = section.number_of("factor", 0, 0, 1000)
        if bool(amount) == bool(factor):
            section.fail("amount", expect("amount-or-factor"))
        s.claim_amount[i] = amount or -factor
        s.claim_turn[i] = section.number_of("turn", s.turn_no)
        section.end()
    s.claim_n = s.claims_before = len(sections)


def _read_raw(section: Section, edition: Edition, s: State) -> None:
    """The exact fields of a dump."""
    players = s.players
    for name, width in State.DUMPED.items():
        if not section.has(name):
            section.known.append(name)
            continue
        size = 1 << (8 * int(width.code[1:]) - 1)
        if width.cells:
            row: list[Any] = section.numbers(name, -size, size - 1)
            if len(row) != width.cells:
                section.fail(name, expect("cells", count=width.cells))
            setattr(s, name, row)
        else:
            setattr(s, name, section.number_of(name, 0, -size, size - 1))
    section.end()
    if s.players != players:
        section.fail("players", expect("named-above", players=players))
    try:
        check_ranges(s, edition.tables)
    except UnsoundState as error:
        _fail(section, error)
    gather_deeds(s, edition.tables)
