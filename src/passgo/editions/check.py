"""What must agree inside an edition: references, sizes, prices, names, and the depth of card chains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final

from passgo.rules import cite, state, tables

from . import cards, schema
from .check_extras import check_extras
from .faults import Key
from .reading import Draft, Reader
from .used import figure, kind_of, members_of, on_board, roll_ids, used_cards, used_decks, used_deeds

RESERVED: Final = frozenset({
    "roll", "buy", "decline", "open", "bid", "pass", "claim", "waive", "tax", "fine", "use", "move",
    "build", "place", "want", "sell", "mortgage", "lift", "keep", "offer", "accept", "reject", "withdraw",
    "half", "give", "take", "return", "bankrupt", "voucher", "dollars", "share", "storm", "pay", "draw",
    "done", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "for", "to", "all", "nothing",
})  # fmt: skip
"""Words of the notation, which no deed, space, group, deck or card may be called."""

CHAIN: Final = 4
"""Most cards that may lead to one another in one move (the stack of frames is dimensioned by it)."""


def check(draft: Draft, reader: Reader) -> None:
    """Note a fault for everything that does not agree."""
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


def _names(draft: Draft, reader: Reader) -> None:
    """Ids are one namespace; a space may bear the name of the deed it shows."""
    seen: dict[str, str] = {}
    for table in ("deeds", "groups", "decks", "cards", "companies", "vouchers", "spaces"):
        for name in reader.merged.written(table):
            if name in RESERVED:
                reader.fault((table, name), f'the name "{name}"', "a name that is no word of the notation")
            space = draft.spaces.get(name) if table == "spaces" else None
            shows = isinstance(space, schema.DeedSpace) and space.deed == name
            if name in seen and not shows:
                reader.fault((table, name), f'the name "{name}"', f"a name that [{seen[name]}] does not use")
            seen.setdefault(name, table)
    for name in roll_ids(draft):
        if name in seen:
            reader.fault((seen[name], name), f'the name "{name}"', "a name that no Roll Three card has")


def _sources(draft: Draft, reader: Reader) -> None:
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
        if isinstance(entry, schema.Entry) and entry.source not in known:
            reader.fault((*key, "source"), f'"{entry.source}"', " | ".join(known))


def _board(draft: Draft, reader: Reader) -> None:
    """The board lists each space once, GO first, and has one jail."""
    if draft.board is None:
        return
    seen: set[str] = set()
    for i, name in enumerate(draft.board.spaces):
        reader.refer(("board", "spaces", i), "spaces", name)
        if name in seen:
            reader.fault(("board", "spaces", i), f'"{name}" a second time', "each space once")
        seen.add(name)
    for name in draft.spaces:
        if name not in seen and reader.left_out(("spaces", name), ("board", "spaces")):
            reader.fault(("spaces", name), "a space that the board does not list", "a space of board.spaces")
    board = on_board(draft)
    first = next(iter(draft.board.spaces), "")
    if first in board and not isinstance(board[first], schema.Go):
        reader.fault(("board", "spaces", 0), f'"{first}"', 'the space of the kind "go"')
    for kind in (schema.Go, schema.Jail):
        count = sum(isinstance(space, kind) for space in board.values())
        whole = len(board) == len(seen)
        if count > 1 or (count == 0 and whole):
            word = "go" if kind is schema.Go else "jail"
            reader.fault(("board", "spaces"), f'{count} spaces of the kind "{word}"', "exactly 1")
    shown: dict[str, str] = {}
    for name, space in board.items():
        if isinstance(space, schema.DeckSpace):
            reader.refer(("spaces", name, "deck"), "decks", space.deck)
        elif isinstance(space, schema.DeedSpace):
            reader.refer(("spaces", name, "deed"), "deeds", space.deed)
            if space.deed in shown:
                at = ("spaces", name, "deed")
                reader.fault(
                    at, f'"{space.deed}", which stands on {shown[space.deed]}', "each deed on one space"
                )
            shown[space.deed] = name


def _deeds(draft: Draft, reader: Reader) -> None:
    """A deed stands on the board, in a group of its kind, with sound figures."""
    used = used_deeds(draft)
    for name, deed in draft.deeds.items():
        key: Key = ("deeds", name)
        if draft.board and name not in used:
            if reader.left_out(key, ("board", "spaces")):
                reader.fault(key, "a deed that no space of the board shows", "a deed named by a space")
            continue
        reader.refer((*key, "group"), "groups", deed.group)
        group = draft.groups.get(deed.group)
        kind = kind_of(deed)
        if group and group.kind != kind:
            reader.fault(
                (*key, "group"), f'"{deed.group}", a group of the kind {group.kind}', f"a {kind} group"
            )
        half = deed.price // 2
        if (deed.mortgage == half) == deed.mortgage_not_half:
            if deed.mortgage_not_half:
                reader.fault((*key, "mortgage_not_half"), "true", f"false: {deed.mortgage} is half the price")
            else:
                allowed = f"{half}, half the price; or mortgage_not_half = true"
                reader.fault((*key, "mortgage"), str(deed.mortgage), allowed)
        for i, (less, more) in enumerate(pairwise(deed.rents), start=1):
            if more < less:
                reader.fault((*key, "rents", i), str(more), f"at least {less}: rents do not fall")
        if group and not isinstance(deed, schema.Street) and len(deed.rents) != group.size:
            found = f"{len(deed.rents)} entries"
            reader.fault((*key, "rents"), found, f"{group.size}, one for each number of deeds owned")
        if isinstance(deed, schema.Street) and len(deed.rents) != 6 + bool(deed.skyscraper):
            allowed = "7, the last with a skyscraper" if deed.skyscraper else "6, for there is no skyscraper"
            reader.fault((*key, "rents"), f"{len(deed.rents)} entries", allowed)


def _groups(draft: Draft, reader: Reader) -> None:
    """A group is as large as it says."""
    members = members_of(draft)
    for name, group in draft.groups.items():
        count = len(members.get(name, ()))
        if count == group.size:
            continue
        if count == 0 and not reader.left_out(("groups", name), ("board", "spaces")):
            continue
        if reader.all_read(draft):
            reader.fault(("groups", name, "size"), str(group.size), f"{count}, the deeds that name the group")


def _decks(draft: Draft, reader: Reader) -> None:
    """Each card lies in one deck, each deck has its space, and is as large as it says."""
    drawn = used_decks(draft)
    lies: dict[str, str] = {}
    for name, deck in draft.decks.items():
        if draft.board and name not in drawn and reader.all_read(draft):
            if reader.left_out(("decks", name), ("board", "spaces")):
                found = "a deck that no space of the board draws from"
                reader.fault(("decks", name), found, "a deck named by a space")
            continue
        for i, card in enumerate(deck.cards):
            key: Key = ("decks", name, "cards", i)
            reader.refer(key, "cards", card)
            if card in lies:
                reader.fault(key, f'"{card}", which lies in {lies[card]}', "each card once, in one deck")
            lies[card] = name
        if deck.size != len(deck.cards):
            reader.fault(("decks", name, "size"), str(deck.size), f"{len(deck.cards)}, the cards listed")
    if len(draft.decks) < len(reader.merged.written("decks")) or not reader.all_read(draft):
        return
    lists: list[Key] = [("board", "spaces"), *(("decks", name, "cards") for name in drawn)]
    for name in draft.cards:
        if name not in lies and all(reader.left_out(("cards", name), at) for at in lists):
            reader.fault(("cards", name), "a card that lies in no deck", "a card listed by a deck")


def _cards(draft: Draft, reader: Reader) -> None:
    """A card leads to a place that the board has."""
    listed = draft.board.spaces if draft.board else []
    kinds = {kind_of(deed) for deed in used_deeds(draft).values()}
    for name, card in used_cards(draft).items():
        key: Key = ("cards", name)
        match card:
            case cards.AdvanceTo():
                if draft.board and card.target not in listed:
                    reader.fault((*key, "target"), f'"{card.target}"', "a space of the board")
            case cards.AdvanceNearest():
                if card.target not in kinds and reader.all_read(draft):
                    reader.fault(
                        (*key, "target"),
                        f'"{card.target}"',
                        f"a kind on the board: {' | '.join(sorted(kinds))}",
                    )
                if (card.rent == "plain") != (card.amount == 0):
                    allowed = "0, for a plain rent" if card.rent == "plain" else "1 or more, how many times"
                    reader.fault((*key, "amount"), str(card.amount), allowed)
            case cards.MoveRelative():
                if card.amount == 0 or (listed and abs(card.amount) >= len(listed)):
                    most = len(listed) - 1
                    reader.fault((*key, "amount"), str(card.amount), f"from {-most} to {most}, and not 0")
            case _:
                pass
    if not reader.faults:
        depth = chain(draft)
        if depth > CHAIN:
            reader.fault(
                ("cards",), f"a chain of {depth} or more cards drawn in one move", f"at most {CHAIN}"
            )


def _classic(draft: Draft, reader: Reader) -> None:
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
                reader.fault(key, f'"{classic}", as in {seen[classic]}', "a counterpart of its own")
            seen[classic] = name


def _sizes(draft: Draft, reader: Reader) -> None:
    """Everything fits the tables."""
    keepable = sum(isinstance(card, cards.Kept) for card in used_cards(draft).values())
    for key, count, most in (
        (("board", "spaces"), len(draft.board.spaces) if draft.board else 0, tables.SPACES),
        (("deeds",), len(used_deeds(draft)), state.DEEDS),
        (("groups",), len(members_of(draft)), tables.GROUPS),
        (("decks",), len(used_decks(draft)), state.DECKS),
        (("cards",), len(used_cards(draft)), state.CARDS),
        (("cards",), keepable, state.KEEPABLE),
    ):
        if count > most:
            what = "cards to keep" if most == state.KEEPABLE else "entries"
            reader.fault(key, f"{count} {what}", f"at most {most}")


def _figures(draft: Draft, reader: Reader) -> None:
    """Figures that depend on one another."""
    least, most = figure(draft, "min_players"), figure(draft, "max_players")
    if least is not None and most is not None and least > most:
        reader.fault(("knobs", "min_players", "value"), str(least), f"at most {most}, which is max_players")
    tries, fine = figure(draft, "jail_tries"), figure(draft, "fine_before_throw")
    if tries is not None and fine is not None and fine > tries:
        reader.fault(
            ("knobs", "fine_before_throw", "value"), str(fine), f"at most {tries}, which is jail_tries"
        )
    cash = figure(draft, "starting_cash")
    if draft.head and draft.head.starting_notes and cash is not None:
        key = ("edition", "starting_notes")
        total = sum(note * count for note, count in draft.head.starting_notes)
        if total != cash and reader.left_out(key, ("knobs", "starting_cash", "value")):
            reader.fault(key, f"notes of {total} in all", f"{cash}, the starting cash")


def _rules(draft: Draft, reader: Reader) -> None:
    """Rule texts belong to rules that exist, and what takes the place of one is stated."""
    for name, rule in draft.rules.items():
        if name not in cite.RULE_IDS:
            reader.fault(("rules", name), f'the rule id "{name}"', "an id of passgo.rules.cite")
        other = rule.replaced_by
        if other and (other not in draft.rules or draft.rules[other].replaced_by):
            reader.fault(("rules", name, "replaced_by"), f'"{other}"', "a rule that is stated and applies")


def _name_sets(draft: Draft, reader: Reader) -> None:
    """Other names are given to what there is."""
    tables = ("spaces", "deeds", "groups", "decks", "cards")
    for name, names in draft.name_sets.items():
        for word in names.names:
            if not any(word in reader.merged.written(table) for table in tables):
                reader.fault(("name_sets", name, "names", word), f'the name "{word}"', "an id of the edition")


def chain(draft: Draft) -> int:
    """The longest run of cards drawn in one move, as far as `CHAIN + 1`.

    A card in play is out of its pile, so no card comes twice in a run. The draft has no fault.
    """
    board = list(on_board(draft).values())
    positions = {name: i for i, name in enumerate(on_board(draft))}

    def ends(card: schema.Card, at: int) -> Iterable[int]:
        match card:
            case cards.AdvanceTo():
                yield positions[card.target]
            case cards.MoveRelative():
                yield (at + card.amount) % len(board)
            case _:
                return

    def longest(at: int, drawn: frozenset[str]) -> int:
        space = board[at]
        if not isinstance(space, schema.DeckSpace) or len(drawn) > CHAIN:
            return len(drawn)
        best = len(drawn) + 1
        for name in draft.decks[space.deck].cards:
            if name not in drawn:
                for end in ends(draft.cards[name], at):
                    if isinstance(board[end], schema.DeckSpace):
                        best = max(best, longest(end, drawn | {name}))
        return best

    return max((longest(at, frozenset()) for at in range(len(board))), default=0)
