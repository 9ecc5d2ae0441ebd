"""Which entries of a draft the board makes use of: an overlay's board may leave much of its base aside."""

from __future__ import annotations

from . import schema
from .reading import EditionDraft


def on_board(draft: EditionDraft) -> dict[str, schema.Space]:
    """The spaces that the board lists, in its order, as far as they could be read."""
    listed = draft.board.spaces if draft.board else []
    return {name: draft.spaces[name] for name in listed if name in draft.spaces}


def kind_of(deed: schema.Deed) -> schema.DeedKind:
    """The kind of a deed, as the file names it."""
    match deed:
        case schema.Street():
            return "street"
        case schema.Railroad():
            return "railroad"
        case schema.Utility():
            return "utility"
        case schema.Taxi():
            return "taxi"


def shown_deeds(draft: EditionDraft) -> list[str]:
    """The deeds that spaces of the board show, in its order."""
    return [space.deed for space in on_board(draft).values() if isinstance(space, schema.DeedSpace)]


def diced_deeds(draft: EditionDraft) -> list[str]:
    """Return the utilities to which the eight-sided die leads, by its numbers, if a space of the board rolls it."""
    if not any(isinstance(space, schema.Utilities) for space in on_board(draft).values()):
        return []
    faces = {name: deed.die for name, deed in draft.deeds.items() if isinstance(deed, schema.Utility)}
    return sorted((name for name, face in faces.items() if face), key=lambda name: faces[name])


def used_deeds(draft: EditionDraft) -> dict[str, schema.Deed]:
    """The deeds of the game: those that the board shows, in its order, then those of the eight-sided die."""
    names = (*shown_deeds(draft), *diced_deeds(draft))
    return {name: draft.deeds[name] for name in names if name in draft.deeds}


def used_decks(draft: EditionDraft) -> dict[str, schema.Deck]:
    """The decks that the board draws from, in the order of the file."""
    drawn = {s.deck for s in on_board(draft).values() if isinstance(s, schema.DeckSpace)}
    return {name: deck for name, deck in draft.decks.items() if name in drawn}


def used_cards(draft: EditionDraft) -> dict[str, schema.Card]:
    """The cards that lie in a deck, deck by deck."""
    listed = [name for deck in used_decks(draft).values() for name in deck.cards]
    return {name: draft.cards[name] for name in listed if name in draft.cards}


def members_of(draft: EditionDraft) -> dict[str, list[str]]:
    """The deeds of each group, in board order."""
    members: dict[str, list[str]] = {}
    for name, deed in used_deeds(draft).items():
        members.setdefault(deed.group, []).append(name)
    return members


def roll_ids(draft: EditionDraft) -> dict[str, str]:
    """The Roll Three cards: the numbers of each by its id, such as `roll_133`."""
    return {f"roll_{numbers}": numbers for numbers in (draft.roll_three.cards if draft.roll_three else ())}


def figure(draft: EditionDraft, name: str) -> int | None:
    """Return the value of a knob, if it is a number or yes or no."""
    knob = draft.knobs.get(name)
    return knob.value if knob is not None and isinstance(knob.value, int) else None
