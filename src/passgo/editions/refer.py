"""References between the entries of an edition: each name must lead somewhere.

A name that leads nowhere is taken for a similar one, if there is any, so that no fault is reported
that is only its consequence. Names that still lead nowhere are counted in `EditionDraft.unresolved`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from passgo.locale import Text

from . import cards, schema
from .faults import Key
from .reading import LENGTH, LIKE, EditionDraft, Reader
from .used import kind_of, on_board, used_deeds


def resolve(draft: EditionDraft, reader: Reader) -> None:
    """Note a fault for every name that is not there, and put the one it is like in its place."""
    for part in (_listed_spaces, _what_spaces_show, _groups, _listed_cards, _companies):
        part(draft, reader)


def unnamed(draft: EditionDraft, names: Sequence[str], *tables: str) -> Sequence[str]:
    """Those of the entries that nothing names; none where references that lead nowhere may have meant them."""
    return names if len(names) > sum(draft.unresolved[table] for table in tables) else ()


def _refer(
    draft: EditionDraft, reader: Reader, key: Key, table: str, name: str, candidates: Iterable[str]
) -> str:
    """A name of an entry of a table, or one of the `spare` names that is meant by it."""
    written = reader.merged.written(table)
    if name in written:
        return name
    readable = reader.is_sound(key)
    reader.fault(key, f'"{name}"', Text("allowed-reference", table=table))
    reader.doubt(key)
    near = get_close_matches(name, list(candidates), 1, LIKE) if readable else []
    if not near:
        draft.unresolved[table] += 1
        return name
    return near[0]


def _listed_spaces(draft: EditionDraft, reader: Reader) -> None:
    if draft.board is None:
        return
    listed = draft.board.spaces
    for i, name in enumerate(listed):
        candidates = [space for space in reader.merged.written("spaces") if space not in listed]
        listed[i] = _refer(draft, reader, ("board", "spaces", i), "spaces", name, candidates)


def _what_spaces_show(draft: EditionDraft, reader: Reader) -> None:
    """A space names its deed or its deck; one of which nothing is known may name any."""
    board = on_board(draft)
    shown = {space.deed for space in board.values() if isinstance(space, schema.DeedSpace)}
    for name, space in draft.spaces.items():
        key: Key = ("spaces", name)
        if name not in board and not reader.left_out(key, ("board", "spaces")):
            continue
        if isinstance(space, schema.DeedSpace):
            candidates = [deed for deed in reader.merged.written("deeds") if deed not in shown]
            space.deed = _refer(draft, reader, (*key, "deed"), "deeds", space.deed, candidates)
            shown.add(space.deed)
        elif isinstance(space, schema.DeckSpace):
            decks = reader.merged.written("decks")
            space.deck = _refer(draft, reader, (*key, "deck"), "decks", space.deck, decks)
        elif not reader.is_sound((*key, LENGTH)):  # no table at all
            draft.unresolved["deeds"] += 1
            draft.unresolved["decks"] += 1
    for name, deed in draft.deeds.items():
        if isinstance(deed, schema.Utility) and not reader.is_sound(("deeds", name, "die")):
            draft.unresolved["deeds"] += 1


def _groups(draft: EditionDraft, reader: Reader) -> None:
    """A deed is in a group of its own kind."""
    for name, deed in used_deeds(draft).items():
        key: Key = ("deeds", name, "group")
        kind = kind_of(deed)
        alike = [group for group, entry in draft.groups.items() if entry.kind == kind]
        deed.group = _refer(draft, reader, key, "groups", deed.group, alike)
        group = draft.groups.get(deed.group)
        if group and group.kind != kind:
            allowed = Text("allowed-group-of-kind", kind=kind)
            given: list[Key] = [("groups", deed.group, "kind"), ("deeds", name, "kind")]
            reader.fault(
                key, Text("found-group-of-kind", group=f'"{deed.group}"', kind=group.kind), allowed, *given
            )
            reader.doubt(key)
            draft.unresolved["groups"] += 1
            deed.group = ""


def _listed_cards(draft: EditionDraft, reader: Reader) -> None:
    listed = {card for deck in draft.decks.values() for card in deck.cards}
    for name, deck in draft.decks.items():
        for i, card in enumerate(deck.cards):
            candidates = [other for other in reader.merged.written("cards") if other not in listed]
            deck.cards[i] = _refer(draft, reader, ("decks", name, "cards", i), "cards", card, candidates)
            listed.add(deck.cards[i])


def _companies(draft: EditionDraft, reader: Reader) -> None:
    for name, card in draft.cards.items():
        if isinstance(card, cards.CollectDividends | cards.PayDividends):
            for i, company in enumerate(card.companies):
                key: Key = ("cards", name, "companies", i)
                companies = reader.merged.written("companies")
                card.companies[i] = _refer(draft, reader, key, "companies", company, companies)
