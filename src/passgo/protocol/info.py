"""An edition as a screen sees it: the board, deeds, cards and rule texts, from the edition's tables."""

from __future__ import annotations

from typing import Any, Final, cast

from passgo.editions import Edition, RuleText, edition_names, find_shipped
from passgo.rules import tables
from passgo.rules.state import HOTEL, HOUSE, NONE

from .messages import (
    CardInfo,
    DeckInfo,
    DeedInfo,
    EditionBrief,
    EditionInfo,
    GroupInfo,
    Names,
    RuleInfo,
    SpaceInfo,
)

KINDS: Final[dict[int, Any]] = {
    tables.STREET: "street",
    tables.STATION: "railroad",
    tables.UTILITY: "utility",
}
"""Kind of deed, in words."""


def edition_briefs() -> list[EditionBrief]:
    """The editions that come with passgo, for the list to choose from."""
    return [_brief(find_shipped(name)) for name in edition_names()]


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
        spaces=[_space(e, i) for i in range(t.spaces)],
        deeds=[_deed(e, i) for i in range(t.deeds)],
        groups=[_group(e, i) for i in range(t.groups)],
        decks=[DeckInfo(id=d, name=_names(e, d), size=t.deck_size[i]) for i, d in enumerate(e.decks)],
        cards=[card for i in range(t.decks) for card in _cards(e, i)],
        rules={rule: _rule(text) for rule, text in e.rules.items()},
    )


def _brief(e: Edition) -> EditionBrief:
    t = e.tables
    return EditionBrief(
        id=e.id, title=dict(e.title), year=e.year, players_least=t.min_players, players_most=t.max_players
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
    )


def _deed(e: Edition, i: int) -> DeedInfo:
    t = e.tables
    group = t.deed_group[i]
    levels = 6 if t.deed_kind[i] == tables.STREET else t.group_size[group]
    first = i * tables.RENTS
    return DeedInfo(
        id=e.deeds[i],
        number=i + 1,
        space=t.deed_space[i],
        kind=KINDS[t.deed_kind[i]],
        group=e.groups[group],
        name=_names(e, e.deeds[i]),
        price=t.deed_price[i],
        mortgage=t.deed_mortgage[i],
        house=t.deed_house[i],
        hotel=t.deed_hotel[i],
        rents=t.deed_rent[first : first + levels],
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


def _cards(e: Edition, deck: int) -> list[CardInfo]:
    t = e.tables
    numbers = range(t.deck_first[deck], t.deck_first[deck] + t.deck_size[deck])
    return [
        CardInfo(id=e.cards[i], deck=e.decks[deck], text=_names(e, e.cards[i]), keep=t.card_keep[i] != NONE)
        for i in numbers
    ]


def _rule(text: RuleText) -> RuleInfo:
    return RuleInfo(heading=text.heading, text={"en": text.en, "fr": text.fr})
