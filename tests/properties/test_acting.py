"""The table of who may act: every cell that play can reach, the moves possible in it, and none that nobody planned.

The table is repeated here, by frame and step and by the role of a seat in them, more finely than the rules
need it. Every scenario of the rulebooks is played, as well as random games of all editions and variants.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from passgo.editions import edition_names, find_edition
from passgo.game import Game
from passgo.notation.records import Record
from passgo.rules import acting, engine
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.state import NONE, TABLE, State
from passgo.rules.base.tables import Tables
from properties.positions import MOODS, random_position
from properties.walk import Step, is_over, legal_codes, make, random_offer, random_step, refusal

RULEBOOK: Final = Path(__file__).parents[1] / "rulebook"
NAMES: Final = (*edition_names(), "us1973+timed", "fr2013-speed+timed")
GAMES: Final = 10
MOVES: Final = 120

NO_ONE: Final = ""
ANSWERS: Final = "answer"
RAISES: Final = "raise"
FREE: Final = "raise build trade claim"
IN_DEBT: Final = "raise trade claim"

BY_CARD: Final = ("storm", "take voucher", "return voucher", "condemned", "pay or draw")
WATCHERS: Final = dict.fromkeys(("creditor", "owner", "bystander", "debtor"), NO_ONE)
AT_LEISURE: Final = {"mover": f"answer {FREE}", "owner": FREE, "bystander": FREE}
OTHERS_RAISE: Final = dict.fromkeys(("owner", "bystander", "debtor"), RAISES)
ALL_RAISE: Final = OTHERS_RAISE | {"bidder": RAISES}
AUCTION: Final = ALL_RAISE | {"bidder on turn": "answer raise", "highest bidder": RAISES}
AUCTION_AFTER: Final = WATCHERS | {"bidder": NO_ONE, "bidder on turn": ANSWERS, "highest bidder": NO_ONE}

CELLS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "before": {
        "over": WATCHERS,
        "chance": WATCHERS,
        "throw for first player": WATCHERS | {"mover": ANSWERS, "asked": ANSWERS},
        "throw": AT_LEISURE,
        "how far": WATCHERS | {"mover": ANSWERS},
        "last call": AT_LEISURE,
        "purchase": AT_LEISURE,
        "tax": AT_LEISURE,
        "dollars": AT_LEISURE,
        "share offered": AT_LEISURE,
        "place": WATCHERS | {"mover": ANSWERS, "asked": ANSWERS},
        "share won": WATCHERS | {"mover": ANSWERS, "asked": ANSWERS},
        "give voucher": WATCHERS | {"asked": ANSWERS},
        **{what: WATCHERS | {"mover": ANSWERS} for what in BY_CARD},
        "opening": ALL_RAISE | {"asked": "answer raise", "asked bidder": "answer raise"},
        "auction": AUCTION,
        "auction of a building": AUCTION,
        "shortage": OTHERS_RAISE | {"asked": "answer raise", "joined": RAISES},
        "offer": WATCHERS | {"asked": ANSWERS, "asked debtor": ANSWERS, "offerer": "withdraw"},
        "transfer": WATCHERS | {"asked": "answer raise", "asked debtor": "answer raise"},
        "debt": {
            "asked debtor": f"answer {IN_DEBT}", "debtor": IN_DEBT,
            "creditor": FREE, "owner": FREE, "bystander": FREE,
        },
        "half": WATCHERS | {"asked debtor": ANSWERS},
    },
    "after": {
        "over": WATCHERS,
        "chance": WATCHERS,
        "throw for first player": WATCHERS | {"mover": ANSWERS, "asked": ANSWERS},
        "how far": WATCHERS | {"mover": ANSWERS},
        "last rents": WATCHERS | {"owner": "answer claim"},
        "purchase": {"mover": "answer raise", "owner": "claim", "bystander": "claim"},
        "tax": {"mover": ANSWERS, "bystander": "claim"},
        "dollars": {"mover": "answer raise", "bystander": "claim"},
        "share offered": {"mover": "answer raise", "bystander": "claim"},
        "share won": WATCHERS | {"mover": ANSWERS, "asked": ANSWERS},
        "give voucher": WATCHERS | {"asked": ANSWERS},
        **{what: WATCHERS | {"mover": ANSWERS} for what in BY_CARD},
        "opening": WATCHERS | {"asked bidder": ANSWERS, "bidder": NO_ONE},
        "auction": AUCTION_AFTER,
        "transfer": WATCHERS | {"asked": ANSWERS, "asked debtor": ANSWERS},
        "debt": {
            "asked debtor": "answer raise claim", "debtor": "raise claim",
            "creditor": "claim", "owner": "claim", "bystander": "claim",
        },
        "half": WATCHERS | {"asked debtor": ANSWERS},
    },
}  # fmt: skip
"""Before or after the bell → frame and step → what a seat is in it → what it may do.

After the bell nobody rolls, rides, offers, joins in a shortage or places a building: those cells cannot be reached.
"""

RIGHTS: Final = {
    "answer": acting.ANSWER,
    "raise": acting.RAISE,
    "build": acting.BUILD,
    "trade": acting.TRADE,
    "claim": acting.CLAIM,
    "withdraw": acting.WITHDRAW,
}

WORDS: Final = {
    moves.SELL: "raise", moves.SELL_ALL: "raise", moves.MORTGAGE: "raise", moves.SELL_DOLLARS: "raise",
    moves.BUILD: "build", moves.LIFT: "build", moves.CLAIM: "claim", moves.WAIVE: "claim",
    moves.WITHDRAW: "withdraw",
}  # fmt: skip
"""The name of a kind of move that does not answer the question on the table."""

PLAIN: Final = {
    frames.OVER: "over", frames.ROLLOFF: "throw for first player", frames.LAND: "purchase",
    frames.SHORTAGE: "shortage", frames.OFFER: "offer", frames.TRANSFER: "transfer",
}  # fmt: skip
TURNS: Final = {
    frames.THROW: "throw", frames.CHOOSE: "how far", frames.LAST_CALL: "last call", frames.RENTS: "last rents",
}  # fmt: skip
CHOICES: Final = {
    frames.TAX: "tax", frames.PLACE: "place", frames.DOLLARS: "dollars", frames.STORM: "storm",
    frames.GIVE_VOUCHER: "give voucher", frames.TAKE_VOUCHER: "take voucher",
    frames.RETURN_VOUCHER: "return voucher", frames.CONDEMNED: "condemned", frames.PAY_OR_DRAW: "pay or draw",
}  # fmt: skip


def frame_and_step(s: State) -> str:
    """Return the moment, read from the frame on top."""
    i = s.depth - 1
    kind, step = s.f_kind[i], s.f_step[i]
    if step == frames.THROWN:
        return "chance"
    if kind == frames.TURN:
        return TURNS[step]
    if kind == frames.DEBT:
        return "half" if s.debt_in_property[i] else "debt"
    if kind == frames.AUCTION and step == frames.OPENING:
        return "opening"
    if kind == frames.AUCTION:
        return "auction" if lots.building(s.auction_lot[i]) == NONE else "auction of a building"
    if kind == frames.CHOICE and s.choice_what[i] == frames.SHARE:
        return "share offered" if s.choice_optional[i] else "share won"
    return CHOICES[s.choice_what[i]] if kind == frames.CHOICE else PLAIN[kind]


def seat_in_it(s: State, seat: int) -> str:
    """Return the role of a seat in the present moment."""
    i = s.depth - 1
    kind, waits = s.f_kind[i], frame_and_step(s)
    in_debt = any(s.f_kind[k] == frames.DEBT and s.f_seat[k] == seat for k in range(s.depth))
    owner = any(s.claim_owner[k] == seat and not s.claim_asked[k] for k in range(s.claim_n))
    if kind == frames.AUCTION and waits != "chance":
        if waits == "opening" and s.f_seat[i] == seat:
            return "asked bidder" if s.auction_bidders[i] >> seat & 1 else "asked"
        if s.auction_leader[i] == seat:
            return "highest bidder"
        if s.auction_bidders[i] >> seat & 1:
            speaks = waits != "opening" and (s.f_step[i] == frames.ENTER or s.f_seat[i] == seat)
            return "bidder on turn" if speaks else "bidder"
    elif waits == "shortage" and s.shortage_unasked[i] >> seat & 1:
        return "asked"
    elif waits == "shortage" and s.tally[seat]:
        return "joined"
    elif waits == "offer" and s.deal_from == seat:
        return "offerer"
    elif waits not in ("chance", "over", "shortage", "last rents") and s.f_seat[i] == seat:
        if in_debt:
            return "asked debtor"
        return "mover" if seat == s.turn and waits not in ("offer", "transfer") else "asked"
    if in_debt:
        return "debtor"
    if kind == frames.DEBT and s.debt_creditor[i] == seat:
        return "creditor"
    return "owner" if owner else "bystander"


def word_of(s: State, code: int) -> str:
    """Return the kind of a legal move: an answer, or one of the free moves."""
    kind = moves.kind_of(code)
    waits = frame_and_step(s)
    if (kind, waits) in ((moves.SELL, "condemned"), (moves.LIFT, "transfer")):
        return "answer"
    if kind == moves.USE and moves.deed_of(moves.arg_of(code)) != NONE:
        return "build"  # a free house
    return WORDS.get(kind, "answer")


TOWARDS_A_CARD: Final = """
p1 roll 2 3
* bell
* card {card}
"""
PICSOU_TABLES: Final = """
[p1]
at = "{at}"
vouchers = ["bus_ticket", "cab_back_1"]
deeds = ["riri 1", "fifi 1", "loulou 1"]
[p2]
vouchers = ["bus_ticket", "cab_back_1"]
deeds = ["zaza 1", "mamie_baba 1", "daisy_duck 1", "donald_duck 1", "flagada_jones 1"]
"""


def all_sold() -> str:
    """No deed of the French book is left: Ann has the last one and no cash, Cleo the sixth space, Bob all others."""
    deeds = list(find_edition("fr2013-speed").deeds)
    cleo, ann = deeds.index("vaugirard"), len(deeds) - 1
    bob = [deed for n, deed in enumerate(deeds) if n not in (cleo, ann)]
    return f'[p1]\nlaps = 1\ncash = 1\ndeeds = ["{deeds[ann]}"]\n[p2]\ndeeds = {bob}\n[p3]\ndeeds = ["vaugirard"]'


RARE: Final = (
    *(
        ("picsou-timed", TOWARDS_A_CARD.format(card=card), PICSOU_TABLES.format(at=at))
        for card, at in (
            ("ch_hurricane", "flagada_jones"),
            ("cc_finders_keepers", "miss_frappe"),
            ("cc_losers_weepers", "miss_frappe"),
            ("cc_house_condemned", "miss_frappe"),
        )
    ),
    (
        "fr2013-classic+timed",
        TOWARDS_A_CARD.format(card="cc_amende_ou_chance"),
        '[p1]\nat = "compagnie_des_eaux"',
    ),
    (
        "picsou-squeeze-alt+timed",
        "p1 roll 1 3\n* bell\n* dice 2 5 mr_monopoly",
        PICSOU_TABLES.format(at="goldie_ogilt"),
    ),
    (
        "picsou-timed",
        "p1 roll 2 2\n* bell\np1 decline\np2 pass\np3 pass\np1 bid 60\np1 share acme_motors",
        '[p1]\nat = "zaza"',
    ),
    ("picsou-timed", "p1 roll 1 2\np1 decline\n* bell", 'banker = "Cleo"\n'),
    ("fr2013-speed+timed", "p1 roll 1 4 bus\n* bell", "[p1]\nlaps = 1"),
    (  # Mr Monopoly leads on from Bob's lot to one that is for sale: both belong to the move
        "fr2013-speed+timed",
        "p1 roll 1 4 mr_monopoly\n* bell\np1 buy\np2 claim p1",
        '[p1]\nlaps = 1\n[p2]\ndeeds = ["gare_montparnasse"]',
    ),
    (  # and from Bob's to Cleo's, where everything is sold: both rents are asked for after the bell
        "fr2013-speed+timed",
        "p1 roll\n* bell\n* dice 1 4 mr_monopoly\np2 claim p1\np3 claim p1",
        all_sold(),
    ),
    (
        "ca1961-timed",
        "p1 roll 4 5\np2 claim p1\np3 claim p2\n* bell",
        """
[p1]
cash = 5
deeds = ["boardwalk"]
[p2]
cash = 5
deeds = ["connecticut_avenue 3", "vermont_avenue 3", "oriental_avenue 3", "short_line"]
[[claims]]
lander = "p2"
owner = "p3"
deed = "pacific_avenue"
amount = 90
[p3]
deeds = ["pacific_avenue"]
[table]
doubles = 1
""",
    ),
    (
        "ca1961-timed",
        "p1 roll 4 5\np2 claim p1\np1 offer p3 boardwalk for short_line 225\np3 accept\n* bell",
        """
[p1]
cash = 5
deeds = ["boardwalk", "park_place"]
[p2]
deeds = ["connecticut_avenue 3", "vermont_avenue 3", "oriental_avenue 3"]
[p3]
deeds = ["short_line mortgaged"]
""",
    ),
)
"""Situations that random play seldom meets: edition, moves, tables of the position."""


Met = set[tuple[str, str, str]]


def check(where: str, s: State, E: Tables, rng: Random, met: Met) -> None:
    """Every seat may do what its cell says, and no more is listed or accepted."""
    bell, waits = "after" if s.ending else "before", frame_and_step(s)
    allowed: dict[int, set[str]] = {}
    for seat in range(s.players):
        if s.out[seat]:
            assert acting.rights(s, seat) == 0
            continue
        cell = (bell, waits, seat_in_it(s, seat))
        assert cell[2] in CELLS[bell].get(waits, {}), f"{where}: nobody has thought about {cell}"
        words = allowed[seat] = set(CELLS[bell][waits][cell[2]].split())
        met.add(cell)
        assert acting.rights(s, seat) == sum(RIGHTS[word] for word in words), f"{where}: {cell}"
        for code in legal_codes(s, E, seat):
            assert word_of(s, code) in words, f"{where}: {cell} may {moves.kind_of(code)}"
    offer = random_offer(s, E, rng)
    if offer.deal and not refusal(s, E, offer):
        assert all("trade" in allowed[seat] for seat in (offer.deal.offerer, offer.deal.receiver)), where


def scenario_positions() -> Iterator[tuple[str, Game]]:
    """Every scenario and every rare game after each of its moves, in the first of its editions."""
    for file in sorted(RULEBOOK.glob("*/*.toml")):
        record = Record.read(file)
        if not record.refused:
            yield from positions_of(f"{file.parent.name}/{file.stem}", record, record.editions[0])
    for edition, lines, tables in RARE:
        head, names = f'edition = "{edition}"\n', 'players = ["Ann", "Bob", "Cleo"]\n'
        banker = tables if tables.startswith("banker") else ""
        rest = "" if banker else tables
        record = Record.parse(f'{head}{names}{banker}moves = """\n{lines}\n"""\n{rest}')
        yield from positions_of(f"{edition}: {lines}", record, edition)


def positions_of(where: str, record: Record, edition: str) -> Iterator[tuple[str, Game]]:
    game = record.start(record.edition())
    yield where, game
    for line in record.lines(game.edition, edition):
        if not line.refused and not line.expectation:
            for move in line.moves:
                game.push(move)
                yield where, game


@pytest.fixture(scope="module")
def met() -> Met:
    """The cells that were met, each of them checked."""
    met: Met = set()
    rng = Random(8491)
    for where, game in scenario_positions():
        check(where, game.state, game.edition.tables, rng, met)
    for name in NAMES:
        E = find_edition(name).tables
        for number in range(GAMES):
            play(f"{name} {number}", E, number, met)
    return met


def play(where: str, E: Tables, number: int, met: Met) -> None:
    """A game at random; the bell of a timed one rings somewhere in it."""
    rng = Random(where)
    players = E.min_players + number % (E.max_players - E.min_players + 1)
    s = random_position(E, rng, players, MOODS[number % len(MOODS)])
    bell = Step(moves.code(moves.BELL, TABLE, 0))
    for _ in range(MOVES):
        if is_over(s):
            return
        check(where, s, E, rng, met)
        rings = E.timed and rng.random() < 0.03 and not engine.why_not(s, E, bell.code)
        make(s, E, bell if rings else random_step(s, E, rng))


def thought_of() -> list[tuple[str, str, str]]:
    """The cells in which a seat may do something: those who only watch are whoever happens to be there."""
    return [
        (bell, waits, seat)
        for bell, rows in CELLS.items()
        for waits, cells in rows.items()
        for seat, words in cells.items()
        if words
    ]


@pytest.mark.parametrize("cell", thought_of(), ids=", ".join)
def test_every_cell_in_which_something_may_be_done_is_met(met: Met, cell: tuple[str, str, str]) -> None:
    """And each seat has in it just the rights that stand there (`check`)."""
    assert cell in met
