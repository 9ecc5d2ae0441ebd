"""An edition as a screen sees it: the board, deeds, cards and rule texts, from the edition's tables."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any, Final, Literal, cast

from passgo.editions import (
    Edition,
    RuleText,
    beneath,
    edition_names,
    find_shipped,
    own_layers,
    own_names,
)
from passgo.editions.diff import compare
from passgo.locale import LANGUAGES
from passgo.rules import stocks
from passgo.rules.base import tables
from passgo.rules.base.knobs import KNOBS
from passgo.rules.base.state import DEPOT, HOTEL, HOUSE, NONE, SKYSCRAPER, STAND
from passgo.rules.base.tables import Tables

from .printed import (
    CardInfo,
    CompanyInfo,
    DeckInfo,
    DeedInfo,
    DifferenceInfo,
    EditionBrief,
    EditionDiff,
    EditionInfo,
    GroupInfo,
    HouseRule,
    Names,
    NameSetInfo,
    OwnEdition,
    PapersInfo,
    RollInfo,
    RuleInfo,
    SpaceInfo,
    TicketInfo,
    VoucherInfo,
)

KINDS: Final[dict[int, Any]] = {
    tables.STREET: "street",
    tables.STATION: "railroad",
    tables.UTILITY: "utility",
    tables.TAXI: "taxi",
}
"""Kind of deed, in words."""

RIDES: Final[dict[int, Any]] = {
    tables.RIDE_THE_SIDE: "side",
    tables.RIDE_TO_STATION: "station",
    tables.RIDE_STEPS: "steps",
}
"""What a voucher does, in words."""


USES: Final[dict[int, Any]] = {
    tables.KEEP_OUT_OF_JAIL: "jail",
    tables.KEEP_FREE_HOUSE: "house",
    tables.KEEP_HALF_RENT: "rent",
    tables.KEEP_HALF_PAR: "share",
}
"""What a kept card is for, in words."""

HOUSE_KNOBS: Final = (
    "parking_pot",
    "go_stop_bonus",
    "auction_when_declined",
    "trade_after_sellout",
    "starting_cash",
)
"""Knobs that a table may set otherwise than its book."""


def edition_briefs() -> list[EditionBrief]:
    """The editions to choose from: the user's own, then those of passgo."""
    return [_brief(find_shipped(name)) for name in (*own_names(), *edition_names())]


def house_rule(e: Edition, knob: str) -> HouseRule:
    """What an edition, or a table's own form of it, sets such a knob to."""
    value: int = getattr(e.tables, knob)
    asked = KNOBS[knob]
    return HouseRule(
        knob=knob,
        value=bool(value) if asked.kind == "flag" else value,
        least=_dealing(e.tables) if knob == "starting_cash" else 0,
        rule="" if asked.book is None else asked.rule,
    )


def _dealing(t: Tables) -> int:
    """The most that a player may have to pay for what he is dealt."""
    return sum(sorted(t.deed_price[: t.deeds])[t.deeds - t.dealt_deeds :]) if t.dealt_paid else 0


def edition_info(edition: Edition | str) -> EditionInfo:
    """Everything printed of an edition; a name is looked up among the editions of passgo alone.

    Raises LookupError when there is none of this name.
    """
    e = find_shipped(edition) if isinstance(edition, str) else edition
    t = e.tables
    return EditionInfo(
        id=e.id,
        title=dict(e.title),
        year=e.year,
        language=e.language,
        currency=e.currency,
        currency_after=e.currency_after,
        players_least=t.min_players,
        players_most=t.max_players,
        starting_cash=t.starting_cash,
        go_salary=t.go_salary,
        jail_fine=t.jail_fine,
        houses=t.stock[HOUSE],
        hotels=t.stock[HOTEL],
        mortgage_interest=t.mortgage_interest,
        max_houses=t.max_houses,
        papers=_papers(e) if e.companies or e.vouchers else None,
        spaces=[_space(e, i) for i in range(t.spaces)],
        deeds=[_deed(e, i) for i in range(t.deeds)],
        groups=[_group(e, i) for i in range(t.groups)],
        decks=[DeckInfo(id=d, name=_names(e, d), size=t.deck_size[i]) for i, d in enumerate(e.decks)],
        cards=[card for i in range(t.decks) for card in _cards(e, i)],
        rules={rule: _rule(text) for rule in (*e.rules, *e.replaced) if (text := e.rule(rule))},
        terms={language: e.terms(language) for language in LANGUAGES},
        name_sets=[
            NameSetInfo(
                id=name, title=dict(names.title), names={word: dict(n) for word, n in names.names.items()}
            )
            for name, names in e.name_sets.items()
        ],
    )


def edition_diff(left: Edition | str, right: Edition | str) -> EditionDiff:
    """How two editions differ; names are looked up as by `edition_info`.

    Raises LookupError when there is none of a name.
    """
    a, b = (find_shipped(e) if isinstance(e, str) else e for e in (left, right))
    return EditionDiff(
        left=a.id,
        left_title=dict(a.title),
        right=b.id,
        right_title=dict(b.title),
        differences=[
            DifferenceInfo(
                topic=d.topic,
                rule=d.rule,
                what=dict(d.what),
                left=None if d.left is None else dict(d.left),
                right=None if d.right is None else dict(d.right),
                left_heading=d.headings[0],
                left_ours=d.ours[0],
                right_heading=d.headings[1],
                right_ours=d.ours[1],
            )
            for d in compare(a, b)
        ],
    )


def own_edition(e: Edition, printed: Edition | None) -> OwnEdition | None:
    """In what an edition of the user's own is not the book it was laid on; None where it says and prints the same."""
    if printed is None:
        return OwnEdition(house=e.house, base="", title=dict(e.title), year=e.year)
    if not e.house and not compare(printed, e):
        return None
    return OwnEdition(house=e.house, base=printed.id, title=dict(printed.title), year=printed.year)


def _brief(e: Edition) -> EditionBrief:
    t = e.tables
    kind: Literal["", "short", "timed", "speed", "cards", "squeeze", "taxi", "own"] = ""
    own = e.id in own_names()
    if own:
        kind = "own"
    elif t.timed:
        kind = "timed"
    elif t.speed_die:
        kind = "speed"
    elif t.end_after_bankruptcies:
        kind = "short"
    elif t.squeeze_red:
        kind = "squeeze"
    elif tables.TAXI in t.deed_kind:
        kind = "taxi"
    elif tables.PAY_OR_DRAW in t.card_effect:
        kind = "cards"
    files = [PurePath(file) for file in e.files]
    books = [file.stem for file in files if file.parent.name != "rules"]
    return EditionBrief(
        id=e.id,
        title=dict(e.title),
        year=e.year,
        players_least=t.min_players,
        players_most=t.max_players,
        base=books[-2] if kind and len(books) > 1 else e.id,
        variant=kind,
        timed=bool(t.timed),
        currency=e.currency,
        currency_after=e.currency_after,
        language=e.language,
        banker_above=t.banker_optional_above,
        banker_counts=t.banker_required_above > 0,
        house=[house_rule(e, knob) for knob in HOUSE_KNOBS],
        own=own_edition(e, beneath(own_layers(e.id))) if own else None,
    )


def _names(e: Edition, word: str) -> Names:
    return dict(e.names[word])


def _space(e: Edition, i: int) -> SpaceInfo:
    text = e.space_texts[i]
    return SpaceInfo(
        index=i,
        id=e.spaces[i],
        kind=cast("Any", text.kind),
        name=_names(e, e.spaces[i]),
        deed=text.deed,
        deck=text.deck,
        amount=e.tables.space_amount[i],
        percent=e.tables.space_percent[i],
        vouchers=e.tables.space_vouchers[i],
    )


def _deed(e: Edition, i: int) -> DeedInfo:
    t = e.tables
    group = t.deed_group[i]
    street = t.deed_kind[i] == tables.STREET
    return DeedInfo(
        id=e.deeds[i],
        number=i + 1,
        space=-1 if t.deed_space[i] == NONE else t.deed_space[i],
        kind=KINDS[t.deed_kind[i]],
        group=e.groups[group],
        name=_names(e, e.deeds[i]),
        price=t.deed_price[i],
        mortgage=t.deed_mortgage[i],
        house=t.deed_house[i],
        hotel=t.deed_hotel[i],
        skyscraper=t.deed_skyscraper[i],
        rents=e.rents(i),
        built_factor=t.depot_rent_factor if t.deed_house[i] and not street else 0,
        group_rent=e.rents(i)[0] * t.group_rent_factor if street else 0,
    )


def _group(e: Edition, i: int) -> GroupInfo:
    first = i * tables.GROUP_SIZE
    members = e.tables.group_member[first : first + e.tables.group_size[i]]
    return GroupInfo(
        id=e.groups[i],
        kind=KINDS[e.tables.deed_kind[members[0]]],
        name=_names(e, e.groups[i]),
        deeds=[e.deeds[d] for d in members],
    )


def _papers(e: Edition) -> PapersInfo:
    t = e.tables
    return PapersInfo(
        skyscrapers=t.stock[SKYSCRAPER],
        depots=t.stock[DEPOT],
        stands=t.stock[STAND],
        companies=[
            CompanyInfo(
                id=company,
                name=_names(e, company),
                par=t.company_par[i],
                loan=stocks.share_loan(t, i),
                shares=t.company_shares[i],
                dividends=e.dividends(i),
            )
            for i, company in enumerate(e.companies)
        ],
        vouchers=[
            VoucherInfo(
                id=voucher,
                name=_names(e, voucher),
                text=dict(e.texts[voucher]),
                count=t.voucher_count[i],
                ride=RIDES[t.voucher_effect[i]],
                steps=t.voucher_amount[i],
                expires=bool(t.voucher_expires[i]),
            )
            for i, voucher in enumerate(e.vouchers)
        ],
        rolls=[
            RollInfo(id=card, dice=[t.roll_dice[i] >> 4 * k & 15 for k in range(3)])
            for i, card in enumerate(e.rolls)
        ],
        roll_pays=t.roll_three_pays,
        tickets=[
            TicketInfo(amount=t.ticket_amount[i], count=t.ticket_count[i]) for i in range(t.ticket_kinds)
        ],
        squeeze=t.squeeze_pays,
        squeeze_red=bool(t.squeeze_red),
        dollars=t.dollars,
        dollar_deed="" if t.dollar_deed == NONE else e.deeds[t.dollar_deed],
        die8=[e.deeds[deed] for deed in t.die8_deed],
    )


def _cards(e: Edition, deck: int) -> list[CardInfo]:
    t = e.tables
    numbers = range(t.deck_first[deck], t.deck_first[deck] + t.deck_size[deck])
    return [
        CardInfo(
            id=e.cards[i],
            deck=e.decks[deck],
            text=_names(e, e.cards[i]),
            keep=t.card_keep[i] != NONE,
            use=USES.get(t.card_effect[i], ""),
        )
        for i in numbers
    ]


def _rule(text: RuleText) -> RuleInfo:
    whose = "table" if text.house else "ours" if text.ruling else "book"
    return RuleInfo(heading=text.heading, whose=whose, text={"en": text.en, "fr": text.fr})
