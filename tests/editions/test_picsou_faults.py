"""A faulty file with the extras of Picsou is refused, with the place, the value found, and the values allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from editions.shapes import FaultsOf, Write
from passgo.editions import EditionError, find_edition
from passgo.editions.loader import BOOKS
from passgo.rules.base.state import NONE, STAND

SHIPPED = (BOOKS / "picsou.toml").read_text(encoding="utf-8")
SCROOGE = "rents = [50, 200, 600, 1400, 1700, 2000, 3000]"
COMPANY = "[companies.acme_motors]\n"
SEVENTH = (
    '[companies.seventh]\nname = { en = "S", fr = "S" }\npar = 1\ndividends = [1]\nsource = "stock"\n'
    'confidence = "likely"\n'
)  # fmt: skip

# What is exchanged for what in the shipped file; then key, what is found, what is allowed.
WRONG = {
    "skyscraper without a rent": ((SCROOGE, "rents = [50, 200, 600, 1400, 1700, 2000]"), "deeds.balthazar_picsou.rents", "6 entries", "7, the last with a skyscraper"),
    "rent without a skyscraper": (("skyscraper = 200\n" + SCROOGE, SCROOGE), "deeds.balthazar_picsou.rents", "7 entries", "6, because there is no skyscraper"),
    "depot on a street": (("skyscraper = 200\n" + SCROOGE, "depot = 200\n" + SCROOGE), "deeds.balthazar_picsou.depot", "an unknown key", "skyscraper"),
    "number of the die twice": (("die = 6\n", "die = 5\n"), "deeds.telephone_company.die", "5, which leads to sewage_system", "a number that nothing else has"),
    "number of the die missing": (("die = 6\n", "die = 5\n"), "deeds", "no utility with the number 6", "each number from 1 to 8"),
    "number above the die": (("die = 6\n", "die = 9\n"), "deeds.telephone_company.die", "9", "from 0 to 8"),
    "utility on a space and on the die": (
        ('utilities_1 = { kind = "utilities", name = { en = "Utilities", fr = "Services publics" }, source = "board", confidence = "assumption" }',
         'utilities_1 = { kind = "deed", deed = "gas_company" }'),
        "deeds.gas_company.die", "3", "0, because a space",
    ),
    "company of a card that is not there": (('companies = ["national_utilities"]', 'companies = ["nation_utilities"]'), "cards.cc_regulation.companies[0]", '"nation_utilities"', "[companies]"),
    "company of a card twice": (('companies = ["national_utilities"]', 'companies = ["national_utilities", "national_utilities"]'), "cards.cc_regulation.companies[1]", "for the second time", "once"),
    "card of no company": (('companies = ["national_utilities"]', "companies = []"), "cards.cc_regulation.companies", "0 entries", "a list of 1 to 6"),
    "dividends that fall": (("[15, 60, 135, 240, 375]", "[15, 60, 50, 240, 375]"), "companies.acme_motors.dividends[2]", "50", "at least 60: dividends do not fall"),
    "company of no shares": (("[15, 60, 135, 240, 375]", "[]"), "companies.acme_motors.dividends", "0 entries", "a list of 1 to 8"),
    "seven companies": ((COMPANY, SEVENTH + COMPANY), "companies", "7 entries", "at most 6"),
    "company named like a deed": ((COMPANY, "[companies.riri]\n"), "companies.riri", 'the name "riri"', "[deeds] does not use"),
    "company named like a verb": ((COMPANY, "[companies.share]\n"), "companies.share", 'the name "share"', "not a word of the notation"),
    "voucher without effect": (('effect = "ride_to_station"\n', ""), "vouchers.station_pass.effect", "missing", "ride_steps | ride_the_side | ride_to_station"),
    "voucher of another effect": (('effect = "ride_to_station"\n', 'effect = "fly"\n'), "vouchers.station_pass.effect", '"fly"', "ride_the_side"),
    "ride of no spaces": (("amount = -3\nsource = \"vouchers\"", "amount = 0\nsource = \"vouchers\""), "vouchers.cab_back_3.amount", "0", "from -47 to 47, and not 0"),
    "ride round the board": (("amount = -3\nsource = \"vouchers\"", "amount = -48\nsource = \"vouchers\""), "vouchers.cab_back_3.amount", "-48", "from -47 to 47, and not 0"),
    "spaces of a ride to a station": (('effect = "ride_to_station"\n', 'effect = "ride_to_station"\namount = 3\n'), "vouchers.station_pass.amount", "3", "0, because ride_to_station does not count spaces"),
    "voucher without a text": (("\ntext = { en = \"Ride on to any station", "\ntaxt = { en = \"Ride on to any station"), "vouchers.station_pass.text", "missing", "a table"),
    "more vouchers at the start than there are": (("start_vouchers = { value = 1", "start_vouchers = { value = 7"), "knobs.start_vouchers.value", "7", "at most 6 for each player, because there are 36"),
    "more Roll Three cards than there are": (("start_rolls = { value = 1", "start_rolls = { value = 4"), "knobs.start_rolls.value", "4", "at most 3 for each player, because there are 22"),
    "Roll Three card that does not rise": (('"133", "445"', '"313", "445"'), "roll_three.cards[20]", '"313"', '"133", from the lowest'),
    "Roll Three card twice": (('"133", "445"', '"445", "445"'), "roll_three.cards[21]", '"445" for the second time', "each card once"),
    "Roll Three card of no die": (('"133", "445"', '"137", "445"'), "roll_three.cards[20]", '"137"', "^[1-6]{3}$"),
    "pay for too few matches": (("[0, 50, 200, 1000, 1500]", "[0, 50, 200, 1000]"), "roll_three.pays", "4 entries", "a list of 5"),
    "id of a Roll Three card taken": ((COMPANY, "[companies.roll_133]\n"), "companies.roll_133", 'the name "roll_133"', "no Roll Three card"),
    "ticket twice": (("[20, 4]", "[50, 4]"), "lottery.tickets[2]", "50 for the second time", "each amount once"),
    "ticket without a number": (("[20, 4]", "[20, 0]"), "lottery.tickets[1][1]", "0", "from 1 to 62"),
    "squeeze for three dice with two": (("[200, 100, 100, 50, 50, 50, 50, 50, 100, 100, 200]", "[200, 100, 100, 50, 50, 50, 50, 50, 100, 100, 200, 0, 0, 0]"), "squeeze_play.pays", "14 entries", "11, one for each sum from 2 to 12"),
    "squeeze for two dice with three": (("squeeze_red = { value = false", "squeeze_red = { value = true"), "squeeze_play.pays", "11 entries", "14, one for each sum from 2 to 15"),
    "dollars of a station": (('deed = "balthazar_picsou"\nsource = "rulebook"', 'deed = "gare_klondike"\nsource = "rulebook"'), "dollars.deed", '"gare_klondike"', "a street of the board"),
    "space of no vouchers": (('kind = "vouchers", vouchers = 1', 'kind = "vouchers", vouchers = 0'), "spaces.billet_de_bus.vouchers", "0", "from 1 to 9"),
    "depots below none": (("depots = 4", "depots = -1"), "stock.depots", "-1", "from 0 to 100"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_each_kind_of_fault_says_where_what_and_what_may(what: str, faults_of: FaultsOf) -> None:
    change, key, found, allowed = WRONG[what]
    faults = faults_of(change, text=SHIPPED)
    fitting = [f for f in faults if f.key == key and found in f.found and allowed in f.allowed]
    assert fitting, [str(fault) for fault in faults]
    assert {Path(fault.file).name for fault in faults} == {"mine.toml"}


@pytest.mark.parametrize(
    ("table", "keys"),
    [
        ("companies", {"spaces.stock_exchange", "cards.ch_crash", "cards.cc_insider"}),
        ("vouchers", {"spaces.billet_de_bus", "spaces.gare_klondike.vouchers", "cards.cc_two_vouchers"}),
        ("dollars", {"spaces.dollars_picsou_1", "cards.ch_dollar_offer"}),
        ("roll_three", {"spaces.roll_three", "knobs.start_rolls.value"}),
        ("lottery", {"spaces.billets_de_loterie_1", "spaces.billets_de_loterie_2"}),
        ("squeeze_play", {"spaces.squeeze_play"}),
    ],
)
def test_whatever_deals_in_a_thing_needs_its_table(table: str, keys: set[str], faults_of: FaultsOf) -> None:
    """Each space, card and knob that uses a table is reported if the table is missing."""
    heads = [i for i in range(len(SHIPPED)) if SHIPPED.startswith((f"\n[{table}]", f"\n[{table}."), i)]
    text = SHIPPED
    for start in reversed(heads):
        end = SHIPPED.find("\n[", start + 1)
        text = text[:start] + (text[end:] if end >= 0 else "\n")
    keys_named = {fault.key for fault in faults_of(text=text) if f"[{table}]" in fault.allowed}
    assert keys <= keys_named


def test_a_source_of_these_tables_is_spelled_out(faults_of: FaultsOf) -> None:
    for source, key in (
        ("lottery", "lottery"),
        ("roll_three", "roll_three"),
        ("stock", "companies.acme_motors"),
        ("vouchers", "vouchers.bus_ticket"),
    ):
        written = f'source = "{source}"'
        faults = faults_of(text=SHIPPED.replace(written, 'source = "hearsay"'))
        assert f"{key}.source" in {fault.key for fault in faults if fault.found == '"hearsay"'}


def test_an_overlay_can_leave_the_fifth_books_things_aside(write: Write) -> None:
    """A board without its special spaces needs no other change: what it no longer shows drops out."""
    e = find_edition("picsou")
    plain = [space for space, text in zip(e.spaces, e.space_texts, strict=True) if text.deed or text.deck]
    listed = ", ".join(f'"{space}"' for space in ["go", "prison", "allez_en_prison", *plain])
    text = f'extends = "picsou"\n[edition]\nid = "plain"\n[board]\nspaces = [{listed}]\n'
    text += "[cards.ch_stock_exchange]\ntarget = 'go'\n[cards.cc_stock_exchange]\ntarget = 'go'\n"
    text += "[cards.ch_roll_three]\ntarget = 'go'\n[cards.ch_squeeze_play]\ntarget = 'go'\n"
    text += "[cards.ch_nearest_utilities]\ntarget = 'railroad'\n"
    t = find_edition(write(text=text, name="plain.toml")).tables
    assert (t.spaces, t.deeds, t.groups, t.companies) == (35, 26, 9, 6)
    assert t.die8_deed == [NONE] * 8


def test_own_shares_and_vouchers_take_the_place_of_the_books(write: Write) -> None:
    text = (
        'extends = "picsou-taxi"\n[edition]\nid = "mine"\n[companies.acme_motors]\npar = 400\n'
        "[vouchers.cab_ahead_3]\namount = 5\ncount = 10\n[lottery]\ntickets = [[7, 3]]\n[stock]\nstands = 2\n"
    )
    e = find_edition(write(text=text))
    t = e.tables
    assert t.company_par[e.company_index("acme_motors")] == 400
    assert t.voucher_amount[e.voucher_index("cab_ahead_3")] == 5
    assert sum(t.voucher_count) == 43
    assert (t.ticket_kinds, t.ticket_amount[0], t.ticket_count[0], t.stock[STAND]) == (1, 7, 3, 2)


def test_a_ride_needs_a_place_to_ride_to(write: Write) -> None:
    """Dollars drop out with their street where nothing deals in them; a bus needs sides, a train a station."""
    text = 'extends = "picsou"\n[edition]\nid = "tiny"\n[board]\nspaces = ["go", "prison", "riri"]\n'
    text += "[groups.bleu_ciel]\nsize = 1\n"
    file = write(text=text, name="tiny.toml")
    with pytest.raises(EditionError) as refused:
        find_edition(file)
    assert {(fault.key, fault.found, fault.allowed) for fault in refused.value.faults} == {
        ("vouchers.bus_ticket.effect", '"ride_the_side"', "ride_steps | ride_to_station, because the board has no sides"),
        ("vouchers.bus_ticket_expire.effect", '"ride_the_side"', "ride_steps | ride_to_station, because the board has no sides"),
        ("vouchers.station_pass.effect", '"ride_to_station"', "ride_the_side | ride_steps, because the board has no station"),
        *((f"vouchers.cab_{way}_3.amount", amount, "from -2 to 2, and not 0") for way, amount in (("ahead", "3"), ("back", "-3"))),
    }  # fmt: skip
    four = ["go", "prison", "riri", "gare_klondike"]
    rides = "".join(f"[vouchers.cab_{way}_3]\namount = 2\n" for way in ("ahead", "back"))
    text = text.replace('"riri"]', '"riri", "gare_klondike"]') + "[groups.railroad]\nsize = 1\n"
    text += "[deeds.gare_klondike]\nrents = [25]\n" + rides
    e = find_edition(write(text=text, name="tiny.toml"))
    assert list(e.spaces) == four
    assert (e.tables.dollars, e.tables.dollar_deed) == (0, NONE)
