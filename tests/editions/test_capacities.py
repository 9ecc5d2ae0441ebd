"""An edition that could need more than a game has room for is refused, with how much it needs and how much there is."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import cast

import pytest

from passgo.editions import EditionError, Layer, edition_names, find_edition, load_layers
from passgo.editions.capacities import events_of_a_move, legal_moves, play_needed
from passgo.editions.loader import BOOKS
from passgo.editions.source import Source
from passgo.game import Game
from passgo.notation import Record
from passgo.rules.base import moves, state
from passgo.rules.base.knobs import KNOBS
from passgo.rules.base.tables import Tables
from passgo.rules.legal import MOST_MOVES

ORIGIN = 'source = "ruling"\nconfidence = "assumption"\n'
NAME = 'name = { en = "N", fr = "N" }\n'


def book(name: str, *without: str) -> Layer:
    table = Source.read(BOOKS / f"{name}.toml").table
    return Layer("book", {key: value for key, value in table.items() if key not in without})


def faults(*layers: Layer) -> list[str]:
    with pytest.raises(EditionError) as refused:
        load_layers(list(layers))
    return [f"{fault.key}: {fault.found}; {fault.allowed}" for fault in refused.value.faults]


def made(text: str) -> Layer:
    return Layer("made", Source(text).table)


def voucher(name: str, effect: str, count: int = 5) -> str:
    text = NAME + NAME.replace("name", "text")
    return f'[vouchers.{name}]\n{text}count = {count}\neffect = "{effect}"\n{ORIGIN}'


def stations(count: int) -> str:
    """A board of a start, a jail, and stations in groups of seven."""
    names = ", ".join(f'"s{n}"' for n in range(count))
    text = f'[board]\nspaces = ["start", "cell", {names}]\n{ORIGIN}[decks]\n[cards]\n'
    text += f'[spaces.start]\nkind = "go"\n{NAME}{ORIGIN}[spaces.cell]\nkind = "jail"\n{NAME}{ORIGIN}'
    for n in range(count):
        text += f'[spaces.s{n}]\nkind = "deed"\ndeed = "s{n}"\n'
        text += f'[deeds.s{n}]\nkind = "railroad"\ngroup = "g{n // 7}"\nprice = 200\nmortgage = 100\n'
        text += f"rents = [1, 2, 3, 4, 5, 6, 7]\n{NAME}{ORIGIN}"
    return text + "".join(
        f'[groups.g{n}]\nkind = "railroad"\nsize = 7\n{NAME}{ORIGIN}' for n in range(count // 7)
    )


def with_vouchers(kinds: int) -> list[Layer]:
    bare = book("us1973", "board", "spaces", "groups", "deeds", "decks", "cards", "rules", "name_sets")
    vouchers = (voucher(f"v{n}", "ride_to_station") for n in range(kinds))
    return [bare, made(stations(28) + "".join(vouchers))]


def test_vouchers_to_any_of_many_stations_are_more_moves_than_can_be_listed() -> None:
    """The list had room for 320 moves and was filled beyond its end."""
    assert faults(*with_vouchers(12)) == ["vouchers: 451 moves that one player may choose from; at most 320"]
    assert legal_moves(load_layers(with_vouchers(7)).tables) == 311


def test_lottery_tickets_and_vouchers_are_ways_in_which_chance_may_fall() -> None:
    tickets = ", ".join(f"[{n}, 62]" for n in range(7))
    assert faults(book("picsou"), made(f"[lottery]\ntickets = [{tickets}]\n{ORIGIN}")) == [
        "lottery.tickets: 434 lottery tickets; at most 320"
    ]
    vouchers = "".join(voucher(f"v{n}", "ride_the_side", 62) for n in range(6))
    assert "vouchers: 372 travel vouchers in the pile; at most 320" in faults(
        book("picsou", "vouchers"), made(vouchers)
    )


def test_a_table_too_long_is_reported_with_its_room() -> None:
    """The pieces of each kind lie in a row of their own."""
    vouchers = "".join(voucher(f"v{n}", "ride_the_side") for n in range(13))
    assert any(line.startswith("vouchers: ") and line.endswith("at most 12") for line in faults(book("picsou"), made(vouchers)))  # fmt: skip


def test_cards_that_lead_to_one_another_are_refused_at_once() -> None:
    """Every order of sixteen cards was tried, which took minutes."""
    cards = Source.read(BOOKS / "us1973.toml").table["decks"]["chance"]["cards"]
    leading = "".join(
        f'[cards.{name}]\neffect = "advance_to"\ntarget = "chance_{n % 3 + 1}"\ntext = {{ en = "T", fr = "T" }}\n{ORIGIN}'
        for n, name in enumerate(cards)
    )
    whole = book("us1973")
    whole.table["cards"] = {name: card for name, card in whole.table["cards"].items() if name not in cards}
    began = time.process_time()
    (fault,) = faults(whole, made(leading))
    assert fault.startswith(
        "cards.ch_advance_go: a chain of 5 or more cards drawn in one move: ch_advance_go, "
    )
    assert time.process_time() - began < 5


@pytest.mark.parametrize("name", edition_names())
def test_our_own_books_fit(name: str) -> None:
    assert all(0 <= need.needed <= need.room for need in play_needed(find_edition(name).tables))


def test_a_move_that_could_bring_more_events_than_are_kept_is_refused() -> None:
    """The oldest of them would be lost: a bankrupt may leave all the goods there are, with an event for each."""
    layers = [book("picsou"), book("picsou-taxi")]
    assert events_of_a_move(load_layers(layers).tables) == state.EVENTS
    cards = Source.read(BOOKS / "picsou.toml").table["roll_three"]["cards"]
    one_more = made(f"[roll_three]\ncards = {[*cards, '112']}\n")
    assert faults(*layers, one_more) == ["roll_three: 129 events that one move may cause; at most 128"]


ESTATE = """
edition = "picsou-taxi"
players = ["Ann", "Bob"]
[p1]
cash = 0
deeds = [{deeds}]
cards = ["ch_get_out_of_jail", "cc_get_out_of_jail", "cc_insider"]
roll_three = [{rolls}]
vouchers = [{vouchers}]
shares = [{shares}]
[p2]
deeds = ["riri"]
"""


def test_the_largest_estate_is_listed_to_its_last_item() -> None:
    edition = find_edition("picsou-taxi")

    def listed(names: Iterable[str], form: str = "{}") -> str:
        return ", ".join(f'"{form.format(name)}"' for name in names)

    deeds = [deed for deed in edition.deeds if deed != "riri"]
    text = ESTATE.format(
        deeds=listed(deeds, "{} mortgaged"),
        rolls=listed(edition.rolls),
        vouchers=listed(edition.vouchers),
        shares=listed(edition.companies, "{} mortgaged"),
    )
    game = Record.parse(text).replay()
    events = game.push_text("p1 roll 3 5\np2 claim p1\np1 bankrupt")
    kinds = Counter(event.kind for event in events)
    assert kinds["went-bankrupt"] == 1
    assert (kinds["inherited-deed"], kinds["inherited-roll"]) == (len(deeds), len(edition.rolls))
    assert (kinds["inherited-vouchers"], kinds["inherited-shares"]) == (9, 6)
    assert kinds.total() <= events_of_a_move(edition.tables)


def test_eight_players_are_dealt_all_that_a_book_can_deal() -> None:
    """The deals to each of them still wait beneath the roll for first player."""
    knobs = "".join(
        f"{name} = {value}\n"
        for name, value in {"max_players": 8, "start_vouchers": 2, "start_rolls": 2, "dealt_deeds": 4}.items()
    )
    cards = Source.read(BOOKS / "picsou.toml").table["roll_three"]["cards"][:20]
    edition = load_layers([book("picsou"), made(f"[knobs]\n{knobs}[roll_three]\ncards = {cards}\n")])
    game = Game(edition, [f"P{n}" for n in range(8)], rolloff=True)
    assert game.state.depth <= state.DEPTH
    while game.chance_ways:
        game.push(game.chance_outcome(0))
    assert game.state.fault == 0
    for seat in range(8):
        assert (len(game.roll_cards(seat)), sum(game.state.owner[d] == seat for d in range(34))) == (2, 4)


@pytest.mark.parametrize("name", edition_names())
def test_no_seat_ever_has_more_moves_than_room_is_kept_for(name: str) -> None:
    """The rules list what is calculated here part by part: a move that they list and nobody calculated would show."""
    rng = Random(name)
    edition = find_edition(name)
    most = legal_moves(edition.tables)
    assert most < MOST_MOVES
    game = Game(edition, ["Ann", "Bob", "Cleo"], rolloff=True)
    for _ in range(400):
        if game.is_over:
            break
        if game.chance_ways:
            game.push(game.draw(rng))
            continue
        seat = rng.choice(game.to_act)
        listed = list(game.legal_moves(seat))
        assert len(listed) <= most
        buys = [move for move in listed if move.kind in (moves.BUY, moves.SHARE, moves.BUILD, moves.ROLL)]
        game.push(rng.choice(buys or listed))


READS = {
    "deed": "deeds", "group": "deeds", "groups": "deeds", "space": "board", "spaces": "board", "kept": "cards",
    "keepable": "cards", "voucher": "vouchers", "roll": "roll_three", "ticket": "lottery",
}  # fmt: skip
"""By the first word of a field of the tables, the table of an edition that fills it, where it is called otherwise."""


class Reading:
    """Tables of which is noted what is asked."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.asked: set[str] = set()

    def __getattr__(self, name: str) -> object:
        if name in KNOBS:
            self.asked.add(name)
        else:
            first = name.split("_", maxsplit=1)[0]
            self.asked.add(READS.get(first, first))
        return getattr(self._tables, name)


@pytest.mark.parametrize("name", ["us1973", "fr2013-speed", "picsou-taxi"])
def test_what_a_need_is_blamed_on_is_all_that_it_follows_from(name: str) -> None:
    tables = Reading(find_edition(name).tables)
    for need in play_needed(cast("Tables", tables)):
        named = {key[1] if key[0] == "knobs" else key[0] for key in need.keys}
        least = named if name == "picsou-taxi" else named - {"vouchers", "roll_three"}
        assert least <= tables.asked <= named | {"vouchers", "roll_three"}, need.what
        tables.asked = set()
