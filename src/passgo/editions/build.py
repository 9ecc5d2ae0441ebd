"""From a draft without faults to an `Edition`: ids become numbers, tables are filled."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from passgo.rules.base import cite, tables
from passgo.rules.base.knobs import KNOBS
from passgo.rules.base.money import with_percent
from passgo.rules.base.state import (
    DEEDS,
    DEPOT,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    NONE,
    SKYSCRAPER,
    STAND,
    STOCKS,
)
from passgo.rules.base.tables import Tables

from . import schema
from .build_cards import DEED_KINDS, fill_cards
from .build_extras import fill_extras
from .edition import BuildingText, Edition, KnobInfo, Names, Origin, OtherNames, RuleText, SpaceText
from .overlay import NO_BOOK, Merged
from .reading import EditionDraft
from .used import kind_of, members_of, roll_ids, used_cards, used_decks, used_deeds
from .words import names

FACES: Final = {"1": 1, "2": 2, "3": 3, "bus": tables.BUS, "mr_monopoly": tables.MR_MONOPOLY}

PIECES: Final = {
    "houses": HOUSE,
    "hotels": HOTEL,
    "skyscrapers": SKYSCRAPER,
    "depots": DEPOT,
    "stands": STAND,
}
"""Kind of building by its field in `[stock]`."""


def build(draft: EditionDraft, merged: Merged) -> Edition:
    """The edition of a draft in which nothing is wrong."""
    head, board, stock = draft.head, draft.board, draft.stock
    assert head is not None
    assert board is not None
    assert stock is not None
    deeds, decks = used_deeds(draft), used_decks(draft)
    cards, members = used_cards(draft), members_of(draft)
    groups = [name for name in draft.groups if name in members]
    spaces = {name: draft.spaces[name] for name in board.spaces}
    knobs = {name: _knob(name, knob, merged) for name, knob in draft.knobs.items()}

    t = Tables()
    for name, knob in KNOBS.items():
        value = knobs[name].value if name in knobs else knob.default
        setattr(t, name, list(value) if isinstance(value, tuple) else value)
    t.stock = [0] * STOCKS
    for field, kind in PIECES.items():
        t.stock[kind] = getattr(stock, field)
    _fill_spaces(t, spaces, list(deeds), list(decks))
    _fill_deeds(t, deeds, list(spaces.values()), groups)
    _fill_groups(t, groups, members, list(deeds))
    fill_cards(t, decks, cards, list(spaces), list(draft.companies))
    fill_extras(t, draft, list(deeds))

    notes = tuple(head.starting_notes)
    if sum(note * count for note, count in notes) != t.starting_cash:
        notes = ()  # an overlay changed the cash and left the notes open
    return Edition(
        id=head.id,
        title=_names(head.title),
        year=head.year,
        language=head.language,
        currency=head.currency,
        currency_after=head.currency_after,
        world=head.world or "",
        house=head.house,
        tables=t,
        spaces=tuple(spaces),
        deeds=tuple(deeds),
        groups=tuple(groups),
        decks=tuple(decks),
        cards=tuple(cards),
        companies=tuple(draft.companies),
        vouchers=tuple(draft.vouchers),
        rolls=tuple(roll_ids(draft)),
        starting_notes=notes,
        space_texts=tuple(_space_text(space, draft) for space in spaces.values()),
        names=MappingProxyType(_all_names(draft, spaces, groups)),
        said=MappingProxyType(_printed(draft, spaces, "said")),
        short=MappingProxyType(
            {name: _names(short) for name, short in _printed(draft, spaces, "short").items()}
        ),
        texts=MappingProxyType({name: _names(voucher.text) for name, voucher in draft.vouchers.items()}),
        classic=MappingProxyType(_classic(draft, spaces)),
        knobs=MappingProxyType(knobs),
        origins=MappingProxyType(_origins(draft, merged)),
        sources=MappingProxyType(
            {NO_BOOK: names("source-house")}
            | {name: _names(text) for name, text in draft.sources.items()}
            | dict.fromkeys(merged.overlays, names("source-overlay"))  # of what it changes and names none for
        ),
        rules=MappingProxyType(_rules(draft, knobs)),
        replaced=MappingProxyType(draft.replaced),
        buildings=MappingProxyType(
            {
                name: BuildingText(*(_names(getattr(b, form)) for form in BuildingText._fields))
                for name, b in draft.buildings.items()
            }
        ),
        name_sets=MappingProxyType({name: _name_set(names) for name, names in draft.name_sets.items()}),
        files=tuple(merged.files),
    )


def _knob(name: str, answer: schema.Answer, merged: Merged) -> KnobInfo:
    file = "" if answer.source == NO_BOOK else merged.file_of(("knobs", name, "value"))
    match answer.value:
        case list(faces):
            number, word = tuple(FACES[face] for face in faces), " ".join(faces)
        case bool(flag):
            number, word = int(flag), str(flag).lower()
        case str(word):
            number = [choice.word for choice in KNOBS[name].choices].index(word)
        case amount:
            number, word = amount, str(amount)
    return KnobInfo(number, word, _origin(answer, file))


def _origin(entry: schema.SourcedEntry, file: str) -> Origin:
    return Origin(entry.source, entry.confidence, _names(entry.note), file)


def _origins(draft: EditionDraft, merged: Merged) -> dict[tuple[str, str], Origin]:
    """Return the origin of everything but the knobs: entries of the tables, and tables that are one entry."""
    found: dict[tuple[str, str], Origin] = {}
    for table in ("spaces", "groups", "deeds", "decks", "cards", "companies", "vouchers"):
        for name, entry in getattr(draft, table).items():
            if isinstance(entry, schema.SourcedEntry):
                found[table, name] = _origin(entry, merged.file_of((table, name, "source")))
    for field in PIECES:
        origin = merged.origin_of(("stock",), field)
        note = origin.get("note", "")
        words = _names(note if isinstance(note, str) else schema.Names(**note))
        found["stock", field] = Origin(
            origin["source"], origin["confidence"], words, merged.file_of(("stock", field))
        )
    for table in ("board", "dollars", "lottery", "roll_three", "squeeze_play"):
        entry = getattr(draft, table)
        if isinstance(entry, schema.SourcedEntry):
            found[table, ""] = _origin(entry, merged.file_of((table, "source")))
    return found


def _rules(draft: EditionDraft, knobs: dict[str, KnobInfo]) -> dict[str, RuleText]:
    """Return the rules stated, in the order of the editions, and the house rules that values bring."""
    stated = {
        name: RuleText(r.heading, r.en, r.fr, r.ruling)
        for name, r in draft.rules.items()
        if name not in draft.replaced
    }
    house = {
        knob.rule: RuleText("", knob.house.en, knob.house.fr, ruling=False, house=True)
        for name, knob in KNOBS.items()
        if knob.house is not None and knobs[name].value != knob.house.without
    }
    return {name: (stated | house)[name] for name in cite.RULE_IDS if name in stated or name in house}


def _name_set(names: schema.NameSet) -> OtherNames:
    return OtherNames(
        _names(names.title), MappingProxyType({word: _names(n) for word, n in names.names.items()})
    )


def _fill_spaces(t: Tables, spaces: dict[str, schema.Space], deeds: list[str], decks: list[str]) -> None:
    t.spaces = len(spaces)
    t.space_deed = [NONE] * tables.SPACES
    t.space_deck = [NONE] * tables.SPACES
    for i, space in enumerate(spaces.values()):
        match space:
            case schema.DeedSpace():
                t.space_kind[i] = tables.DEED_SPACE
                t.space_deed[i] = deeds.index(space.deed)
                t.space_vouchers[i] = space.vouchers
            case schema.DeckSpace():
                t.space_kind[i] = tables.CARD_SPACE
                t.space_deck[i] = decks.index(space.deck)
            case schema.Tax():
                t.space_kind[i] = tables.TAX_CHOICE_SPACE if space.percent else tables.TAX_SPACE
                t.space_amount[i] = space.amount
                t.space_percent[i] = space.percent
            case schema.GoToJail():
                t.space_kind[i] = tables.GO_TO_JAIL_SPACE
            case schema.FreeParking():
                t.space_kind[i] = tables.PARKING_SPACE
            case schema.Jail():
                t.space_kind[i] = tables.CORNER
                t.jail_space = i
            case schema.Go():
                t.space_kind[i] = tables.CORNER
            case schema.Vouchers():
                t.space_kind[i] = tables.VOUCHER_SPACE
                t.space_vouchers[i] = space.vouchers
            case schema.Utilities():
                t.space_kind[i] = tables.UTILITIES_SPACE
            case schema.LotterySpace():
                t.space_kind[i] = tables.LOTTERY_SPACE
            case schema.DollarsSpace():
                t.space_kind[i] = tables.DOLLARS_SPACE
            case schema.Exchange():
                t.space_kind[i] = tables.EXCHANGE_SPACE
            case schema.RollThreeSpace():
                t.space_kind[i] = tables.ROLL_THREE_SPACE
            case schema.SqueezeSpace():
                t.space_kind[i] = tables.SQUEEZE_SPACE


def _fill_deeds(
    t: Tables, deeds: dict[str, schema.Deed], board: list[schema.Space], groups: list[str]
) -> None:
    t.deeds = len(deeds)
    t.deed_space = [NONE] * DEEDS
    stands = {space.deed: i for i, space in enumerate(board) if isinstance(space, schema.DeedSpace)}
    for i, (name, deed) in enumerate(deeds.items()):
        t.deed_kind[i] = DEED_KINDS[kind_of(deed)]
        t.deed_space[i] = stands.get(name, NONE)
        t.deed_group[i] = groups.index(deed.group)
        t.deed_price[i] = deed.price
        t.deed_mortgage[i] = deed.mortgage
        t.deed_lift[i] = with_percent(deed.mortgage, t.mortgage_interest)
        first = i * tables.RENTS
        match deed:
            case schema.Street():
                t.deed_house[i] = deed.house
                t.deed_hotel[i] = deed.hotel
                t.deed_skyscraper[i] = deed.skyscraper
                t.deed_build[first : first + t.max_houses] = [deed.house] * t.max_houses
                t.deed_build[first + t.max_houses] = deed.hotel
                t.deed_build[first + HOTEL_LEVEL] = deed.skyscraper
            case schema.Railroad():
                t.deed_house[i] = t.deed_build[first] = deed.depot
                t.depot_lots |= (deed.depot > 0) << i
            case schema.Taxi():
                t.deed_house[i] = t.deed_build[first] = deed.stand
                t.depot_lots |= (deed.stand > 0) << i
            case schema.Utility():
                pass
        for level, rent in enumerate(deed.rents):
            t.deed_rent[first + level] = rent


def _fill_groups(t: Tables, groups: list[str], members: dict[str, list[str]], deeds: list[str]) -> None:
    t.groups = len(groups)
    t.group_member = [NONE] * (tables.GROUPS * tables.GROUP_SIZE)
    for i, group in enumerate(groups):
        numbers = [deeds.index(name) for name in members[group]]
        t.group_size[i] = len(numbers)
        for k, deed in enumerate(numbers):
            t.group_member[i * tables.GROUP_SIZE + k] = deed
            t.group_deeds[i] |= 1 << deed


def _names(names: schema.Names | str) -> Names:
    """A text by language; one that is written once stands for both."""
    if isinstance(names, str):
        return MappingProxyType({"en": names, "fr": names})
    return MappingProxyType({"en": names.en, "fr": names.fr})


def _all_names(draft: EditionDraft, spaces: dict[str, schema.Space], groups: list[str]) -> dict[str, Names]:
    named: dict[str, Names] = {}
    for name in groups:
        named[name] = _names(draft.groups[name].name)
    for name, deed in used_deeds(draft).items():
        named[name] = _names(deed.name)
    for name, deck in used_decks(draft).items():
        named[name] = _names(deck.name)
    for name, card in used_cards(draft).items():
        named[name] = _names(card.text)
    for name, entry in {**draft.companies, **draft.vouchers}.items():
        named[name] = _names(entry.name)
    for name, numbers in roll_ids(draft).items():
        triple = " · ".join(numbers)
        named[name] = MappingProxyType({"en": triple, "fr": triple})
    for name, space in spaces.items():
        match space:
            case schema.DeedSpace():
                named[name] = _names(draft.deeds[space.deed].name)
            case schema.DeckSpace():
                named[name] = _names(draft.decks[space.deck].name)
            case _:
                named[name] = _names(space.name)
    return named


def _printed(draft: EditionDraft, spaces: dict[str, schema.Space], field: str) -> dict[str, Any]:
    """Return a field of the spaces on the edition's board and of its deeds, of those that have it."""
    places = {
        name: draft.deeds[space.deed] if isinstance(space, schema.DeedSpace) else space
        for name, space in spaces.items()
    }
    found = {name: getattr(place, field, None) for name, place in {**places, **used_deeds(draft)}.items()}
    return {name: value for name, value in found.items() if value}


def _classic(draft: EditionDraft, spaces: dict[str, schema.Space]) -> dict[str, str]:
    ids = {(space.classic or name): name for name, space in spaces.items()}
    ids |= {(deed.classic or name): name for name, deed in used_deeds(draft).items()}
    ids |= {(card.classic or name): name for name, card in used_cards(draft).items()}
    ids |= {(draft.groups[name].classic or name): name for name in members_of(draft)}
    ids |= {(deck.classic or name): name for name, deck in used_decks(draft).items()}
    return ids


def _space_text(space: schema.Space, draft: EditionDraft) -> SpaceText:
    match space:
        case schema.DeedSpace():
            return SpaceText(kind_of(draft.deeds[space.deed]), space.deed, "")
        case schema.DeckSpace():
            return SpaceText(draft.decks[space.deck].classic or space.deck, "", space.deck)
        case _:
            return SpaceText(str(space.__struct_config__.tag), "", "")
