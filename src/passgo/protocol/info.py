"""An edition as a screen sees it: the board, deeds, cards and rule texts, from the edition's tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from typing import Any, Final, cast, get_args

from passgo.editions import (
    Edition,
    Layer,
    RuleText,
    beneath,
    edition_names,
    find_shipped,
    own_names,
    shipped_names,
)
from passgo.editions.diff import compare
from passgo.editions.lengths import lengths
from passgo.editions.stops import stops
from passgo.editions.words import heading_names
from passgo.locale import LANGUAGES
from passgo.locale.short_names import short_name
from passgo.rules import stocks
from passgo.rules.base import cite, tables
from passgo.rules.base.cite import RULE_IDS
from passgo.rules.base.knobs import KNOBS
from passgo.rules.base.state import DEPOT, HOTEL, HOUSE, NONE, SKYSCRAPER, STAND
from passgo.rules.base.tables import Tables

from .deeds import rent_rows
from .printed import (
    CardInfo,
    CitedRules,
    CompanyInfo,
    DeckInfo,
    DeedInfo,
    DifferenceInfo,
    EditionBrief,
    EditionDiff,
    EditionInfo,
    EditionTitle,
    FrenchName,
    GroupInfo,
    HouseRule,
    Ink,
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

ON_TOP: Final = "us1973"
"""The edition that the lobby shows first, if there is no custom one."""

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
"""The effect of a voucher, in words."""


USES: Final[dict[int, Any]] = {
    tables.KEEP_OUT_OF_JAIL: "jail",
    tables.KEEP_FREE_HOUSE: "house",
    tables.KEEP_HALF_RENT: "rent",
    tables.KEEP_HALF_PAR: "share",
}
"""The use of a kept card, in words."""

CITED: Final = CitedRules(
    offer=RULE_IDS[cite.TRADE_PRIVATE_SALE],
    mortgaged_in_deal=RULE_IDS[cite.MORTGAGE_TRANSFER_INTEREST],
    open_rent=RULE_IDS[cite.RENT_CLAIM_WINDOW],
    banker=RULE_IDS[cite.BANKER_ONLY_THRESHOLD],
    dollars=RULE_IDS[cite.PICSOU_DOLLAR_VALUE],
    shares=RULE_IDS[cite.STOCK_DIVIDENDS],
    vouchers=RULE_IDS[cite.VOUCHER_VISIBLE],
    rolls=RULE_IDS[cite.ROLL_THREE_PAYOUT],
)
"""The rules that a screen cites in addition to those always there."""

OFFERED: Final = {
    knob: asked.offered
    for knob, asked in sorted(KNOBS.items(), key=lambda item: item[1].house is None)
    if asked.offered is not None
}
"""The knobs that a table may set otherwise than its book, house rules first, and what it is asked."""


def house_rule(e: Edition, knob: str) -> HouseRule:
    """Return the setting of such a knob in an edition, or in a table's own form of it."""
    value: int = getattr(e.tables, knob)
    asked = KNOBS[knob]
    return HouseRule(
        knob=knob,
        name=OFFERED[knob].names,
        note=OFFERED[knob].notes,
        value=bool(value) if asked.kind == "flag" else value,
        least=_dealing(e.tables) if knob == "starting_cash" else 0,
        most=asked.most,
        rule="" if asked.house is None else asked.rule,
    )


def _dealing(t: Tables) -> int:
    """Return the most that a player may have to pay for dealt deeds."""
    return sum(sorted(t.deed_price[: t.deeds])[t.deeds - t.dealt_deeds :]) if t.dealt_paid else 0


def edition_info(edition: Edition | str) -> EditionInfo:
    """Everything printed of an edition; a name is looked up among the editions of passgo alone.

    Raises LookupError when there is none of this name.
    """
    e = find_shipped(edition) if isinstance(edition, str) else edition
    t = e.tables
    return EditionInfo(
        **_outline(e),
        jail_fine=t.jail_fine,
        jail_tries=t.jail_tries,
        mortgage_interest=t.mortgage_interest,
        parking_pot=bool(t.parking_pot),
        papers=_papers(e) if e.companies or e.vouchers else None,
        spaces=[_space(e, i) for i in range(t.spaces)],
        deeds=[_deed(e, i) for i in range(t.deeds)],
        groups=[_group(e, i) for i in range(t.groups)],
        decks=[DeckInfo(id=d, name=_names(e, d), size=t.deck_size[i]) for i, d in enumerate(e.decks)],
        cards=[card for i in range(t.decks) for card in _cards(e, i)],
        in_french=_in_french(e, e.names),
        cited=CITED,
        rules={rule: _rule(text, e.language) for rule in (*e.rules, *e.replaced) if (text := e.rule(rule))},
        name_sets=[
            NameSetInfo(
                id=name,
                title=dict(names.title),
                names={word: dict(n) for word, n in names.names.items()},
                short=_short_names(e, names.names),
                in_french=_in_french(e, names.names),
            )
            for name, names in e.name_sets.items()
        ],
    )


def _in_french(e: Edition, names: Mapping[str, Mapping[str, str]]) -> dict[str, FrenchName]:
    """How sentences say those of these names that are on the board."""
    return {
        word: FrenchName(**e.with_article(word, names[word]["fr"])._asdict())
        for word in dict.fromkeys((*e.spaces, *e.deeds))
        if word in names
    }


def edition_diff(left: Edition | str, right: Edition | str) -> EditionDiff:
    """How two editions differ; names are looked up as by `edition_info`.

    Raises LookupError when there is none of a name.
    """
    a, b = (find_shipped(e) if isinstance(e, str) else e for e in (left, right))
    return EditionDiff(
        left=EditionTitle(**_title(a)),
        right=EditionTitle(**_title(b)),
        differences=[
            DifferenceInfo(
                topic=d.topic,
                rule=d.rule,
                what=dict(d.what),
                left=None if d.left is None else dict(d.left),
                right=None if d.right is None else dict(d.right),
                left_headings=heading_names(d.headings[0], a.language),
                left_ours=d.ours[0],
                right_headings=heading_names(d.headings[1], b.language),
                right_ours=d.ours[1],
            )
            for d in compare(a, b)
        ],
    )


def own_edition(e: Edition, printed: Edition | None) -> OwnEdition | None:
    """In what an edition of the user's own is not the book it was laid on; None where it says and prints the same."""
    if printed is None:
        return OwnEdition(house=e.house, base=None)
    if not e.house and not compare(printed, e):
        return None
    return OwnEdition(house=e.house, base=EditionTitle(**_title(printed)))


def _is_own(e: Edition) -> bool:
    """Whether it comes from a file of the user's, or did when a game by it began."""
    return not set(e.id.split("+")) <= {*shipped_names()}


def _books(e: Edition) -> list[str]:
    """The books that it was made of, base first."""
    files = [PurePath(file) for file in e.files]
    return [file.stem for file in files if file.parent.name != "rules"]


def _title(e: Edition) -> dict[str, Any]:
    """Return its name: the fields of `EditionTitle`."""
    variant, books = _variant(e), _books(e)
    on_a_book = variant == "own" and len(books) > 1
    return {
        "id": e.id,
        "title": dict(e.title),
        "year": 0 if on_a_book else e.year,
        "base": books[-2] if variant not in ("", "own") and len(books) > 1 else e.id,
        "variant": variant,
    }


def _outline(e: Edition) -> dict[str, Any]:
    """The fields of `EditionOutline`."""
    t = e.tables
    return {
        **_title(e),
        "language": e.language,
        "currency": e.currency,
        "currency_after": e.currency_after,
        "world": e.world,
        "players_least": t.min_players,
        "players_most": t.max_players,
        "starting_cash": t.starting_cash,
        "go_salary": t.go_salary,
        "houses": t.stock[HOUSE],
        "hotels": t.stock[HOTEL],
        "skyscrapers": t.stock[SKYSCRAPER],
        "depots": t.stock[DEPOT],
        "stands": t.stock[STAND],
        "terms": {language: e.terms(language) for language in LANGUAGES},
    }


def _variant(e: Edition) -> str:
    """In what way it varies from its book."""
    t = e.tables
    ways = {
        "own": _is_own(e),
        "timed": t.timed,
        "speed": t.speed_die,
        "short": t.end_after_bankruptcies,
        "squeeze": t.squeeze_red,
        "taxi": tables.TAXI in t.deed_kind,
        "cards": tables.PAY_OR_DRAW in t.card_effect,
    }
    return next((way for way, so in ways.items() if so), "")


def brief_of(e: Edition, layers: list[Layer]) -> EditionBrief:
    """An edition as the lobby shows it; `layers`: of one of the user's own, what it was made of."""
    t = e.tables
    return EditionBrief(
        **_outline(e),
        timed=bool(t.timed),
        printed=e.id in edition_names(),
        first=e.id == next(iter(own_names()), ON_TOP),
        banker_above=t.banker_optional_above,
        banker_counts=t.banker_required_above > 0,
        house=[house_rule(e, knob) for knob in OFFERED],
        lengths=None if layers else lengths().get(e.id),
        own=own_edition(e, beneath(layers)) if layers else None,
    )


def _names(e: Edition, word: str) -> Names:
    return dict(e.names[word])


def _classic(e: Edition) -> dict[str, str]:
    """The classic counterpart of each id, itself where it has none."""
    return {own: classic for classic, own in e.classic.items()}


def _ink(e: Edition, group: str) -> Any:
    """The ink of a group: the one of its own name, or else of its counterpart's; empty where there is neither."""
    return next((ink for ink in (group, _classic(e)[group]) if ink in get_args(Ink)), "")


def _short(e: Edition, word: str, names: Mapping[str, Mapping[str, str]]) -> Names:
    """The short form of one of these names of places, in each language."""
    printed = e.short.get(word, {})
    return {language: short_name(name, printed.get(language, "")) for language, name in names[word].items()}


def _short_names(e: Edition, names: Mapping[str, Mapping[str, str]]) -> dict[str, Names]:
    """The short forms of those of these names that are on the board, where they are others."""
    short = {word: _short(e, word, names) for word in (*e.spaces, *e.deeds) if word in names}
    return {word: form for word, form in short.items() if form != names[word]}


def _space(e: Edition, i: int) -> SpaceInfo:
    text = e.space_texts[i]
    return SpaceInfo(
        index=i,
        id=e.spaces[i],
        classic=_classic(e)[e.spaces[i]],
        kind=cast("Any", text.kind),
        name=_names(e, e.spaces[i]),
        short=_short(e, e.spaces[i], e.names),
        deed=text.deed,
        deck=text.deck,
        amount=e.tables.space_amount[i],
        percent=e.tables.space_percent[i],
        vouchers=e.tables.space_vouchers[i],
    )


def _deed(e: Edition, i: int) -> DeedInfo:
    t = e.tables
    group = e.groups[t.deed_group[i]]
    return DeedInfo(
        id=e.deeds[i],
        number=i + 1,
        space=-1 if t.deed_space[i] == NONE else t.deed_space[i],
        kind=KINDS[t.deed_kind[i]],
        group=group,
        ink=_ink(e, group),
        name=_names(e, e.deeds[i]),
        short=_short(e, e.deeds[i], e.names),
        price=t.deed_price[i],
        mortgage=t.deed_mortgage[i],
        house=t.deed_house[i],
        hotel=t.deed_hotel[i],
        skyscraper=t.deed_skyscraper[i],
        rows=rent_rows(e, i),
        throws=stops().get(e.id, {}).get(e.deeds[i], 0),
    )


def _group(e: Edition, i: int) -> GroupInfo:
    first = i * tables.GROUP_SIZE
    members = e.tables.group_member[first : first + e.tables.group_size[i]]
    return GroupInfo(
        id=e.groups[i],
        ink=_ink(e, e.groups[i]),
        kind=KINDS[e.tables.deed_kind[members[0]]],
        name=_names(e, e.groups[i]),
        deeds=[e.deeds[d] for d in members],
    )


def _papers(e: Edition) -> PapersInfo:
    t = e.tables
    return PapersInfo(
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


def _rule(text: RuleText, language: str) -> RuleInfo:
    whose = "table" if text.house else "ours" if text.ruling else "book"
    return RuleInfo(
        heading=text.heading,
        headings=heading_names(text.heading, language),
        whose=whose,
        text={"en": text.en, "fr": text.fr},
    )
