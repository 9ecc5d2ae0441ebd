"""The extras that must agree: utilities of the die, shares, travel vouchers, Roll Three cards, tickets, dollars."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from passgo.locale import Text
from passgo.rules.base import tables

from . import cards, schema
from .faults import Key
from .reading import LENGTH, EditionDraft, Reader
from .used import figure, on_board, shown_deeds, used_cards, used_deeds

SPACES: Final[dict[type[schema.Space], str]] = {
    schema.Vouchers: "vouchers",
    schema.LotterySpace: "lottery",
    schema.DollarsSpace: "dollars",
    schema.Exchange: "companies",
    schema.RollThreeSpace: "roll_three",
    schema.SqueezeSpace: "squeeze_play",
}
"""The table that a space of each kind needs."""
CARDS: Final[dict[type[schema.Card], str]] = {
    cards.GainDollars: "dollars",
    cards.OfferDollar: "dollars",
    cards.CollectDividends: "companies",
    cards.PayDividends: "companies",
    cards.StockCrash: "companies",
    cards.GainShare: "companies",
    cards.KeepHalfPar: "companies",
    cards.DrawVouchers: "vouchers",
    cards.TakeVoucher: "vouchers",
    cards.ReturnVoucher: "vouchers",
}
"""The table that a card of each effect needs."""
KNOBS: Final = {"start_vouchers": "vouchers", "start_rolls": "roll_three"}
"""The table that a knob needs which is not 0."""
SIDES: Final = 4
"""Of a board."""
ROWS: Final = {False: 11, True: 14}
"""How many sums the dice of Squeeze Play have, without the red die and with it."""


def check_extras(draft: EditionDraft, reader: Reader) -> None:
    """Note a fault for everything that does not agree."""
    for part in (_die, _companies, _vouchers, _tickets, _rolls, _squeeze, _dollars, _needed, _dealt):
        part(draft, reader)


def _die(draft: EditionDraft, reader: Reader) -> None:
    """Each face of the eight-sided die leads to one utility, and that one stands on no space."""
    leads: dict[int, str] = {}
    for name, deed in draft.deeds.items():
        if not isinstance(deed, schema.Utility) or not deed.die:
            continue
        key: Key = ("deeds", name, "die")
        if deed.die in leads:
            reader.fault(
                key,
                Text("found-leads-to", number=deed.die, other=leads[deed.die]),
                Text("allowed-own-number"),
            )
        leads.setdefault(deed.die, name)
        if name in shown_deeds(draft):
            reader.fault(key, str(deed.die), Text("allowed-no-die"))
    thrown = any(isinstance(space, schema.Utilities) for space in on_board(draft).values())
    missing = [str(face) for face in range(1, tables.DIE8 + 1) if face not in leads]
    doubtful = [
        name
        for name in draft.deeds
        if not all(reader.is_sound(("deeds", name, word)) for word in ("kind", "die"))
    ]
    if thrown and len(missing) > len(doubtful):
        found = Text("found-no-utility", numbers=", ".join(missing))
        reader.fault(("deeds",), found, Text("allowed-utilities", most=tables.DIE8))


def _companies(draft: EditionDraft, reader: Reader) -> None:
    """Cards name companies that there are, each once; dividends do not fall."""
    for name, card in used_cards(draft).items():
        if isinstance(card, cards.CollectDividends | cards.PayDividends):
            for i, company in enumerate(card.companies):
                key: Key = ("cards", name, "companies", i)
                if company in card.companies[:i]:
                    reader.fault(key, Text("found-again", what=f'"{company}"'), Text("allowed-each-company"))
    for name, company in draft.companies.items():
        for i, (less, more) in enumerate(pairwise(company.dividends), start=1):
            if more < less:
                key = ("companies", name, "dividends", i)
                allowed = Text("allowed-rising-dividends", least=less)
                reader.fault(key, str(more), allowed, ("companies", name, "dividends", i - 1))


def _vouchers(draft: EditionDraft, reader: Reader) -> None:
    """Check that a ride by a number of spaces gives it, and no other does; a ride to a station needs one."""
    most = len(draft.board.spaces) - 1 if draft.board else tables.SPACES - 1
    stations = any(isinstance(deed, schema.Railroad) for deed in used_deeds(draft).values())
    unknown = draft.unresolved["spaces"] + draft.unresolved["deeds"]
    board: Key = ("board", "spaces", LENGTH)
    for name, voucher in draft.vouchers.items():
        amount: Key = ("vouchers", name, "amount")
        effect: Key = ("vouchers", name, "effect")
        if voucher.effect != "ride_steps":
            if voucher.amount:
                reader.fault(
                    amount, str(voucher.amount), Text("allowed-no-steps", effect=voucher.effect), effect
                )
        elif not 0 < abs(voucher.amount) <= most:
            reader.fault(amount, str(voucher.amount), Text("allowed-steps", least=-most, most=most), effect)
        if voucher.effect == "ride_the_side" and most + 1 < SIDES:
            allowed = Text("allowed-no-sides")
            reader.fault(effect, '"ride_the_side"', allowed, board)
        if voucher.effect == "ride_to_station" and not stations and not unknown:
            allowed = Text("allowed-no-station")
            reader.fault(effect, '"ride_to_station"', allowed, board)


def _tickets(draft: EditionDraft, reader: Reader) -> None:
    """A ticket is known by what it wins."""
    seen: set[int] = set()
    for i, (amount, _) in enumerate(draft.lottery.tickets if draft.lottery else ()):
        if amount in seen:
            reader.fault(
                ("lottery", "tickets", i), Text("found-again", what=amount), Text("allowed-each-amount")
            )
        seen.add(amount)


def _rolls(draft: EditionDraft, reader: Reader) -> None:
    """Each card is three numbers that rise, and no two are alike."""
    cards = draft.roll_three.cards if draft.roll_three else []
    for i, numbers in enumerate(cards):
        key: Key = ("roll_three", "cards", i)
        if "".join(sorted(numbers)) != numbers:
            reader.fault(
                key, f'"{numbers}"', Text("allowed-rising-numbers", numbers=f'"{"".join(sorted(numbers))}"')
            )
        if numbers in cards[:i]:
            reader.fault(key, Text("found-again", what=f'"{numbers}"'), Text("allowed-each-card"))


def _squeeze(draft: EditionDraft, reader: Reader) -> None:
    """Check that there is an amount for every sum of the dice rolled."""
    if draft.squeeze_play is None:
        return
    rows = ROWS[bool(figure(draft, "squeeze_red"))]
    if len(draft.squeeze_play.pays) != rows:
        key: Key = ("squeeze_play", "pays")
        given = ((*key, LENGTH), ("knobs", "squeeze_red", "value"))
        found = Text("found-entries", count=len(draft.squeeze_play.pays))
        reader.fault(key, found, Text("allowed-sums", count=rows, most=rows + 1), *given)


def _dollars(draft: EditionDraft, reader: Reader) -> None:
    """Their value is the rent of a street that the board has; they drop out with it where nothing needs them."""
    if draft.dollars is None:
        return
    name = draft.dollars.deed
    known, shown = draft.deeds.get(name), name in used_deeds(draft)
    unresolved = draft.unresolved["spaces"] + draft.unresolved["deeds"]
    dealt = any(table == "dollars" for _, table in _wants(draft))
    misplaced = dealt or reader.left_out(("dollars", "deed"), ("board", "spaces"))
    if misplaced and ((known and not isinstance(known, schema.Street)) or (not shown and not unresolved)):
        given: list[Key] = [("board", "spaces", LENGTH), ("deeds", name, "kind")]
        reader.fault(("dollars", "deed"), f'"{name}"', Text("allowed-street"), *given)


def _wants(draft: EditionDraft) -> Iterator[tuple[Key, str]]:
    """Return each entry that needs a table, and that table."""
    for name, space in on_board(draft).items():
        if type(space) in SPACES:
            yield ("spaces", name, "kind"), SPACES[type(space)]
        elif isinstance(space, schema.DeedSpace) and space.vouchers:
            yield ("spaces", name, "vouchers"), "vouchers"
    for name, card in used_cards(draft).items():
        if type(card) in CARDS:
            yield ("cards", name, "effect"), CARDS[type(card)]
    for name, table in KNOBS.items():
        if figure(draft, name):
            yield ("knobs", name, "value"), table


def _needed(draft: EditionDraft, reader: Reader) -> None:
    """Check that a space, a card or a knob has what it deals in."""
    for key, table in _wants(draft):
        if not reader.merged.table.get(table):
            entry, given = (key[:-1], key) if key[-1] in {"kind", "effect"} else (key, key)
            allowed = Text("allowed-with-table", table=table)
            reader.fault(entry, Text("found-nothing-there"), allowed, given)


def _dealt(draft: EditionDraft, reader: Reader) -> None:
    """There are as many pieces as are dealt out."""
    players = figure(draft, "max_players")
    pieces = {
        "start_vouchers": sum(voucher.count for voucher in draft.vouchers.values()),
        "start_rolls": len(draft.roll_three.cards) if draft.roll_three else 0,
    }
    for name, count in pieces.items():
        each = figure(draft, name)
        if count and each and players and each * players > count:
            allowed = Text("allowed-dealt", most=count // players, all=count)
            reader.fault(("knobs", name, "value"), str(each), allowed)
