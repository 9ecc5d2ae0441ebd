"""What must agree inside an edition: references, sizes, prices, names, and the depth of card chains."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from passgo.locale import Text
from passgo.rules.base import cite, moves
from passgo.rules.base.state import SEATS
from passgo.rules.base.tables import GROUP_SIZE

from . import cards, schema
from .capacities import CHAIN, tables_needed
from .check_extras import check_extras
from .faults import Key
from .reading import LENGTH, EditionDraft, Reader
from .refer import resolve, unnamed
from .used import figure, kind_of, members_of, on_board, roll_ids, used_cards, used_decks, used_deeds

RESERVED: Final = frozenset({
    *(row.verb.partition(" ")[0] for row in moves.KINDS.values()),
    *(f"p{seat}" for seat in range(1, SEATS + 1)),
    *("bank", "for", "to", "all", "nothing"),
})  # fmt: skip
"""Words of the notation, which nothing in an edition may be called."""

SPACES: Final[Key] = ("board", "spaces")


def check(draft: EditionDraft, reader: Reader) -> None:
    """Note a fault for everything that does not agree."""
    resolve(draft, reader)
    parts = (
        _names,
        _sources,
        _board,
        _deeds,
        _groups,
        _decks,
        _cards,
        check_extras,
        _classic,
        _sizes,
        _figures,
        _rules,
        _name_sets,
    )
    for part in parts:
        part(draft, reader)


def _names(draft: EditionDraft, reader: Reader) -> None:
    """Ids are one namespace; a space may bear the name of the deed it shows."""
    seen: dict[str, str] = {}
    for table in ("deeds", "groups", "decks", "cards", "companies", "vouchers", "spaces"):
        for name in reader.merged.written(table):
            if name in RESERVED:
                reader.fault((table, name), f'the name "{name}"', "a name that is no word of the notation")
            space = draft.spaces.get(name) if table == "spaces" else None
            shows = isinstance(space, schema.DeedSpace) and space.deed == name
            if name in seen and not shows:
                allowed = f"a name that [{seen[name]}] does not use"
                given = [(table, name, word) for word in ("kind", "deed")]
                reader.fault((table, name), f'the name "{name}"', allowed, *given)
            seen.setdefault(name, table)
    for name in roll_ids(draft):
        if name in seen:
            reader.fault((seen[name], name), f'the name "{name}"', "a name that no Roll Three card has")


def _sources(draft: EditionDraft, reader: Reader) -> None:
    """Every source is spelled out; an overlay is itself a source."""
    known = [*draft.sources, *reader.merged.overlays]
    blocks: dict[Key, object] = {("edition",): draft.head}
    for table in ("stock", "board", "dollars", "lottery", "roll_three", "squeeze_play"):
        blocks[table,] = getattr(draft, table)
    for table in (
        "knobs", "buildings", "spaces", "groups", "deeds", "decks", "cards", "companies", "vouchers", "name_sets",
    ):  # fmt: skip
        blocks |= {(table, name): entry for name, entry in getattr(draft, table).items()}
    for key, entry in blocks.items():
        if isinstance(entry, schema.SourcedEntry) and entry.source not in known:
            reader.fault(
                (*key, "source"), f'"{entry.source}"', " | ".join(known) or "a key of [sources]", ("sources",)
            )


def _board(draft: EditionDraft, reader: Reader) -> None:
    """The board lists each space once, GO first, and has one jail."""
    if draft.board is None:
        return
    seen: set[str] = set()
    for i, name in enumerate(draft.board.spaces):
        if name in seen:
            reader.fault((*SPACES, i), f'"{name}" a second time', "each space once")
        seen.add(name)
    aside = [name for name in draft.spaces if name not in seen and reader.left_out(("spaces", name), SPACES)]
    for name in unnamed(draft, aside, "spaces"):
        reader.fault(
            ("spaces", name),
            "a space that the board does not list",
            "a space of board.spaces",
            (*SPACES, LENGTH),
        )
    board = on_board(draft)
    first = next(iter(draft.board.spaces), "")
    if first in board and not isinstance(board[first], schema.Go):
        reader.fault((*SPACES, 0), f'"{first}"', 'the space of the kind "go"', ("spaces", first, "kind"))
    sound = [space for name, space in board.items() if reader.is_sound(("spaces", name, "kind"))]
    for kind in (schema.Go, schema.Jail):
        count = sum(isinstance(space, kind) for space in sound)
        if count > 1 or (count == 0 and len(sound) == len(seen)):
            word = "go" if kind is schema.Go else "jail"
            reader.fault(SPACES, f'{count} spaces of the kind "{word}"', "exactly 1")
    shown: dict[str, str] = {}
    for name, space in board.items():
        if isinstance(space, schema.DeedSpace):
            if space.deed in shown:
                at = ("spaces", name, "deed")
                reader.fault(
                    at, f'"{space.deed}", which stands on {shown[space.deed]}', "each deed on one space"
                )
            shown.setdefault(space.deed, name)


def _deeds(draft: EditionDraft, reader: Reader) -> None:
    """A deed stands on the board, with sound figures."""
    used, members = used_deeds(draft), members_of(draft)
    aside = [name for name in draft.deeds if name not in used and reader.left_out(("deeds", name), SPACES)]
    for name in unnamed(draft, aside, "spaces", "deeds"):
        found = "a deed that no space of the board shows"
        reader.fault(
            ("deeds", name), found, "a deed named by a space", (*SPACES, LENGTH), ("deeds", name, "kind")
        )
    for name, deed in draft.deeds.items():
        if name not in used and name not in aside:
            continue
        key: Key = ("deeds", name)
        half = deed.price // 2
        if (deed.mortgage == half) == deed.mortgage_not_half:
            allowed = f"{half}, half the price; or mortgage_not_half = true"
            found, at = str(deed.mortgage), (*key, "mortgage")
            if deed.mortgage_not_half:
                found, at = "true", (*key, "mortgage_not_half")
                allowed = f"false: {deed.mortgage} is half the price"
            reader.fault(
                at, found, allowed, *((*key, word) for word in ("price", "mortgage", "mortgage_not_half"))
            )
        for i, (less, more) in enumerate(pairwise(deed.rents), start=1):
            if more < less:
                allowed = Text("allowed-rising-rents", least=less)
                reader.fault((*key, "rents", i), str(more), allowed, (*key, "rents", i - 1))
        found = f"{len(deed.rents)} entries"
        if isinstance(deed, schema.Street):
            if len(deed.rents) != 6 + bool(deed.skyscraper):
                allowed = (
                    "7, the last with a skyscraper" if deed.skyscraper else "6, for there is no skyscraper"
                )
                given = ((*key, "rents", LENGTH), (*key, "skyscraper"), (*key, "kind"))
                reader.fault((*key, "rents"), found, allowed, *given)
        elif deed.group in draft.groups and name in used:
            wanted = len(members.get(deed.group, ()))
            if _may_lack(draft, deed.group, wanted):
                wanted = draft.groups[deed.group].size
            if len(deed.rents) != wanted <= GROUP_SIZE:
                given = ((*key, "rents", LENGTH), (*key, "group"), (*key, "kind"))
                reader.fault((*key, "rents"), found, f"{wanted}, one for each number of deeds owned", *given)


def _groups(draft: EditionDraft, reader: Reader) -> None:
    """A group is as large as it says."""
    members = members_of(draft)
    for name, group in draft.groups.items():
        count = len(members.get(name, ()))
        if count > GROUP_SIZE:
            keys = [("groups", name), *(("deeds", deed, "group") for deed in members[name]), SPACES]
            reader.note_joint_fault(keys, f"{count} deeds of the group {name}", f"at most {GROUP_SIZE}")
            continue
        if count == group.size or _may_lack(draft, name, count):
            continue
        if count or reader.left_out(("groups", name), SPACES):
            allowed = f"{count}, the deeds that name the group"
            reader.fault(("groups", name, "size"), str(group.size), allowed, (*SPACES, LENGTH))


def _may_lack(draft: EditionDraft, group: str, count: int) -> bool:
    """Whether the deeds that a group lacks may be among those whose space or group is not known."""
    unresolved = sum(draft.unresolved[table] for table in ("spaces", "deeds", "groups"))
    return 0 < draft.groups[group].size - count <= unresolved


def _decks(draft: EditionDraft, reader: Reader) -> None:
    """Each card lies in one deck, each deck has its space, and is as large as it says."""
    drawn = used_decks(draft)
    aside = [name for name in draft.decks if name not in drawn and reader.left_out(("decks", name), SPACES)]
    for name in unnamed(draft, aside, "spaces", "decks"):
        found = "a deck that no space of the board draws from"
        reader.fault(("decks", name), found, "a deck named by a space", (*SPACES, LENGTH))
    lies: dict[str, str] = {}
    for name, deck in draft.decks.items():
        if name not in drawn and name not in aside:
            continue
        at: Key = ("decks", name, "cards")
        for i, card in enumerate(deck.cards):
            if card in lies:
                reader.fault((*at, i), f'"{card}", which lies in {lies[card]}', "each card once, in one deck")
            lies[card] = name
        if deck.size != len(deck.cards):
            found, allowed = str(deck.size), f"{len(deck.cards)}, the cards listed"
            reader.fault(("decks", name, "size"), found, allowed, (*at, LENGTH))
    lists: list[Key] = [SPACES, *(("decks", name, "cards") for name in drawn)]
    loose = [
        name
        for name in draft.cards
        if name not in lies and all(reader.left_out(("cards", name), at) for at in lists)
    ]
    for name in unnamed(draft, loose, "cards"):
        reader.fault(
            ("cards", name),
            "a card that lies in no deck",
            "a card listed by a deck",
            *((*at, LENGTH) for at in lists),
        )


def _cards(draft: EditionDraft, reader: Reader) -> None:
    """A card leads to a place that the board has."""
    listed = draft.board.spaces if draft.board else []
    kinds = {kind_of(deed) for deed in used_deeds(draft).values()}
    for name, card in used_cards(draft).items():
        key: Key = ("cards", name)
        effect = (*key, "effect")
        match card:
            case cards.AdvanceTo() | cards.MoveBackTo():
                if card.target not in listed:
                    found = f'"{card.target}"'
                    reader.fault((*key, "target"), found, "a space of the board", effect, (*SPACES, LENGTH))
            case cards.AdvanceNearest():
                if card.target not in kinds and not draft.unresolved["spaces"] + draft.unresolved["deeds"]:
                    allowed = f"a kind on the board: {' | '.join(sorted(kinds))}"
                    reader.fault((*key, "target"), f'"{card.target}"', allowed, effect, (*SPACES, LENGTH))
                if (card.rent == "plain") != (card.amount == 0):
                    allowed = "0, for a plain rent" if card.rent == "plain" else "1 or more, how many times"
                    reader.fault((*key, "amount"), str(card.amount), allowed, effect, (*key, "rent"))
            case cards.PayOrDraw():
                if (
                    card.deck not in used_decks(draft)
                    and not draft.unresolved["spaces"] + draft.unresolved["decks"]
                ):
                    found = f'"{card.deck}"'
                    reader.fault(
                        (*key, "deck"), found, "a deck that a space draws from", effect, (*SPACES, LENGTH)
                    )
            case cards.MoveRelative():
                if card.amount == 0 or (listed and abs(card.amount) >= len(listed)):
                    most = len(listed) - 1
                    allowed = Text("allowed-steps", least=-most, most=most)
                    reader.fault((*key, "amount"), str(card.amount), allowed, effect)
            case _:
                pass
    if len(on_board(draft)) == len(listed) and reader.is_sound((*SPACES, LENGTH)):
        drawn = chain(draft, reader)
        if len(drawn) > CHAIN:
            keys = [*(("cards", name) for name in drawn), ("decks",), ("spaces",), SPACES]
            found = f"a chain of {len(drawn)} or more cards drawn in one move: {', '.join(drawn)}"
            reader.note_joint_fault(keys, found, f"at most {CHAIN}")


def _classic(draft: EditionDraft, reader: Reader) -> None:
    """No two entries of a table have the same American counterpart."""
    named: dict[str, Mapping[str, schema.Space | schema.Deed | schema.Card | schema.Group | schema.Deck]] = {
        "spaces": on_board(draft),
        "deeds": used_deeds(draft),
        "cards": used_cards(draft),
        "groups": {name: draft.groups[name] for name in members_of(draft) if name in draft.groups},
        "decks": used_decks(draft),
    }
    for table, entries in named.items():
        seen: dict[str, str] = {}
        for name, entry in entries.items():
            classic = entry.classic or name
            if classic in seen:
                key = (table, name, "classic")
                other = (table, seen[classic], "classic")
                reader.fault(key, f'"{classic}", as in {seen[classic]}', "a counterpart of its own", other)
            seen[classic] = name


def _sizes(draft: EditionDraft, reader: Reader) -> None:
    """Everything fits the tables."""
    for need in tables_needed(draft):
        if need.needed > need.room:
            reader.note_joint_fault(need.keys, f"{need.needed} {need.what}", f"at most {need.room}")


def _figures(draft: EditionDraft, reader: Reader) -> None:
    """Figures that depend on one another."""
    least, most = figure(draft, "min_players"), figure(draft, "max_players")
    if least is not None and most is not None and least > most:
        reader.fault(("knobs", "min_players", "value"), str(least), Text("allowed-fewest-players", most=most))
    tries, fine = figure(draft, "jail_tries"), figure(draft, "fine_before_throw")
    if tries is not None and fine is not None and fine > tries:
        reader.fault(
            ("knobs", "fine_before_throw", "value"), str(fine), Text("allowed-jail-turns", most=tries)
        )
    cash = figure(draft, "starting_cash")
    cost = _cost_of_dealing(draft)
    if cash is not None and cash < cost:
        allowed = Text("allowed-cash-for-deal", least=cost)
        reader.fault(("knobs", "starting_cash", "value"), str(cash), allowed)
    if draft.head and draft.head.starting_notes and cash is not None:
        key = ("edition", "starting_notes")
        total = sum(note * count for note, count in draft.head.starting_notes)
        if total != cash and reader.left_out(key, ("knobs", "starting_cash", "value")):
            reader.fault(key, f"notes of {total} in all", f"{cash}, the starting cash", key)


def _cost_of_dealing(draft: EditionDraft) -> int:
    """The most that a player may have to pay for what he is dealt."""
    dealt = figure(draft, "dealt_deeds")
    if not dealt or not figure(draft, "dealt_paid"):
        return 0
    return sum(sorted(deed.price for deed in used_deeds(draft).values())[-dealt:])


def _rules(draft: EditionDraft, reader: Reader) -> None:
    """Rule texts belong to rules that exist and are the book's or ours; what takes the place of one is stated."""
    for name, rule in draft.rules.items():
        key: Key = ("rules", name)
        if name not in cite.RULE_IDS:
            reader.fault(key, f'the rule id "{name}"', "an id of passgo.rules.base.cite")
        if not rule.heading and not rule.ruling:
            reader.fault(key, "neither a heading nor a ruling", "the heading in the book, or ruling = true")
    for name, other in draft.replaced.items():
        if name not in cite.RULE_IDS or other not in draft.rules or other in draft.replaced:
            allowed = "a rule, and one that is stated and applies in its place"
            reader.fault(("replaced", name), f'"{other}"', allowed, ("rules", other))


def _name_sets(draft: EditionDraft, reader: Reader) -> None:
    """Other names are given to what there is."""
    tables = ("spaces", "deeds", "groups", "decks", "cards")
    for name, names in draft.name_sets.items():
        for word in names.names:
            if not any(word in reader.merged.written(table) for table in tables):
                reader.fault(("name_sets", name, "names", word), f'the name "{word}"', "an id of the edition")


def chain(draft: EditionDraft, reader: Reader) -> tuple[str, ...]:
    """The longest run of cards drawn in one move, as far as `CHAIN + 1` of them.

    A card in play is out of its pile, so no card comes twice in a run. What is in doubt leads nowhere.
    """
    board = list(on_board(draft).values())
    positions = {name: i for i, name in enumerate(on_board(draft))}

    def deck_at(at: int) -> str:
        space = board[at]
        return space.deck if isinstance(space, schema.DeckSpace) else ""

    def further(card: schema.Card, at: int) -> tuple[int, str]:
        """Where the token stands after the card, and the deck from which another is drawn there, if any."""
        match card:
            case cards.AdvanceTo() | cards.MoveBackTo():
                to = positions.get(card.target)
                return (at, "") if to is None else (to, deck_at(to))
            case cards.MoveRelative():
                to = (at + card.amount) % len(board)
                return to, deck_at(to)
            case cards.PayOrDraw():
                return at, card.deck
            case _:
                return at, ""

    leading = {
        name: card
        for name, card in draft.cards.items()
        if isinstance(card, cards.AdvanceTo | cards.MoveBackTo | cards.MoveRelative | cards.PayOrDraw)
        and all(reader.is_sound(("cards", name, word)) for word in ("effect", "target", "amount", "deck"))
    }

    def longest(deck: str, at: int, drawn: tuple[str, ...]) -> tuple[str, ...]:
        left = [name for name in draft.decks[deck].cards if name not in drawn] if deck in draft.decks else []
        if not left or len(drawn) > CHAIN:
            return drawn
        best = (*drawn, left[0])
        tried: set[tuple[object, ...]] = set()
        for name in left:
            if name in leading and len(best) <= CHAIN:
                card = leading[name]
                alike = (type(card), *(getattr(card, word, None) for word in ("target", "amount", "deck")))
                if alike not in tried:
                    tried.add(alike)
                    to, other = further(card, at)
                    best = max(best, longest(other, to, (*drawn, name)), key=len)
        return best

    run: tuple[str, ...] = ()
    for at in range(len(board)):
        if len(run) <= CHAIN:
            run = max(run, longest(deck_at(at), at, ()), key=len)
    return run
