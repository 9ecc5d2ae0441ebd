"""The parts of an edition that must agree: references, sizes, prices, names, and the depth of card chains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from passgo.locale import LANGUAGES, Text
from passgo.locale.short_names import is_part
from passgo.rules.base import cite, moves, things
from passgo.rules.base.knobs import KNOBS
from passgo.rules.base.state import SEATS
from passgo.rules.base.tables import GROUP_SIZE

from . import cards, schema
from .capacities import CHAIN, tables_needed
from .check_extras import check_extras
from .faults import Key
from .overlay import NO_BOOK
from .reading import LENGTH, EditionDraft, Reader
from .refer import resolve, unnamed
from .used import figure, kind_of, members_of, on_board, roll_ids, used_cards, used_decks, used_deeds

RESERVED: Final = frozenset({
    *(row.verb.partition(" ")[0] for row in moves.KINDS.values()),
    *(f"p{seat}" for seat in range(1, SEATS + 1)),
    *(name for name, thing in things.TABLE.items() if thing.form is things.COUNT),
    *("bank", "for", "to", "all", "nothing"),
})  # fmt: skip
"""Words of the notation, which nothing in an edition may be called."""

SPACES: Final[Key] = ("board", "spaces")


def check(draft: EditionDraft, reader: Reader) -> None:
    """Note a fault for everything that does not agree."""
    resolve(draft, reader)
    parts = (
        _names,
        _short_names,
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
                reader.fault((table, name), Text("found-name", name=f'"{name}"'), Text("allowed-no-word"))
            space = draft.spaces.get(name) if table == "spaces" else None
            shows = isinstance(space, schema.DeedSpace) and space.deed == name
            if name in seen and not shows:
                allowed = Text("allowed-unused-name", table=seen[name])
                given = [(table, name, word) for word in ("kind", "deed")]
                reader.fault((table, name), Text("found-name", name=f'"{name}"'), allowed, *given)
            seen.setdefault(name, table)
    for name in roll_ids(draft):
        if name in seen:
            reader.fault((seen[name], name), Text("found-name", name=f'"{name}"'), Text("allowed-no-roll"))


def _short_names(draft: EditionDraft, reader: Reader) -> None:
    """A short name is part of the name, unless a later file gave another name."""
    for table in ("spaces", "deeds"):
        for word, place in getattr(draft, table).items():
            for language in LANGUAGES if getattr(place, "short", None) else ():
                key, named = (table, word, "short", language), (table, word, "name", language)
                short, name = getattr(place.short, language), getattr(place.name, language)
                if not is_part(short, name) and reader.merged.layer_of(key) >= reader.merged.layer_of(named):
                    reader.fault(key, f'"{short}"', Text("allowed-part-of-name", name=f'"{name}"'), named)


def _sources(draft: EditionDraft, reader: Reader) -> None:
    """Every source is spelled out; an overlay is itself a source."""
    known = [NO_BOOK, *draft.sources, *reader.merged.overlays]
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
                (*key, "source"),
                f'"{entry.source}"',
                " | ".join(known) or Text("allowed-source"),
                ("sources",),
            )


def _board(draft: EditionDraft, reader: Reader) -> None:
    """The board lists each space once, GO first, and has one jail."""
    if draft.board is None:
        return
    seen: set[str] = set()
    for i, name in enumerate(draft.board.spaces):
        if name in seen:
            reader.fault((*SPACES, i), Text("found-again", what=f'"{name}"'), Text("allowed-each-space"))
        seen.add(name)
    aside = [name for name in draft.spaces if name not in seen and reader.left_out(("spaces", name), SPACES)]
    for name in unnamed(draft, aside, "spaces"):
        reader.fault(
            ("spaces", name),
            Text("found-space-aside"),
            Text("allowed-listed-space"),
            (*SPACES, LENGTH),
        )
    board = on_board(draft)
    first = next(iter(draft.board.spaces), "")
    if first in board and not isinstance(board[first], schema.Go):
        reader.fault(
            (*SPACES, 0), f'"{first}"', Text("allowed-kind-go", kind='"go"'), ("spaces", first, "kind")
        )
    sound = [space for name, space in board.items() if reader.is_sound(("spaces", name, "kind"))]
    for kind in (schema.Go, schema.Jail):
        count = sum(isinstance(space, kind) for space in sound)
        if count > 1 or (count == 0 and len(sound) == len(seen)):
            word = "go" if kind is schema.Go else "jail"
            reader.fault(
                SPACES, Text("found-spaces-of-kind", count=count, kind=f'"{word}"'), Text("allowed-one")
            )
    shown: dict[str, str] = {}
    for name, space in board.items():
        if isinstance(space, schema.DeedSpace):
            if space.deed in shown:
                at = ("spaces", name, "deed")
                reader.fault(
                    at,
                    Text("found-stands-on", name=f'"{space.deed}"', other=shown[space.deed]),
                    Text("allowed-deed-once"),
                )
            shown.setdefault(space.deed, name)


def _deeds(draft: EditionDraft, reader: Reader) -> None:
    """A deed stands on the board, with sound figures."""
    used, members = used_deeds(draft), members_of(draft)
    aside = [name for name in draft.deeds if name not in used and reader.left_out(("deeds", name), SPACES)]
    for name in unnamed(draft, aside, "spaces", "deeds"):
        found = Text("found-deed-aside")
        reader.fault(
            ("deeds", name), found, Text("allowed-named-deed"), (*SPACES, LENGTH), ("deeds", name, "kind")
        )
    for name, deed in draft.deeds.items():
        if name not in used and name not in aside:
            continue
        key: Key = ("deeds", name)
        half = deed.price // 2
        if (deed.mortgage == half) == deed.mortgage_not_half:
            allowed = Text("allowed-half", half=half)
            found, at = str(deed.mortgage), (*key, "mortgage")
            if deed.mortgage_not_half:
                found, at = "true", (*key, "mortgage_not_half")
                allowed = Text("allowed-is-half", mortgage=deed.mortgage)
            reader.fault(
                at, found, allowed, *((*key, word) for word in ("price", "mortgage", "mortgage_not_half"))
            )
        for i, (less, more) in enumerate(pairwise(deed.rents), start=1):
            if more < less:
                allowed = Text("allowed-rising-rents", least=less)
                reader.fault((*key, "rents", i), str(more), allowed, (*key, "rents", i - 1))
        if isinstance(deed, schema.Street):
            if len(deed.rents) != 6 + bool(deed.skyscraper):
                allowed = Text("allowed-seven-rents" if deed.skyscraper else "allowed-six-rents")
                given = ((*key, "rents", LENGTH), (*key, "skyscraper"), (*key, "kind"))
                reader.fault((*key, "rents"), _entries(deed.rents), allowed, *given)
        elif deed.group in draft.groups and name in used:
            wanted = len(members.get(deed.group, ()))
            if _may_lack(draft, deed.group, wanted):
                wanted = draft.groups[deed.group].size
            if len(deed.rents) != wanted <= GROUP_SIZE:
                given = ((*key, "rents", LENGTH), (*key, "group"), (*key, "kind"))
                reader.fault(
                    (*key, "rents"), _entries(deed.rents), Text("allowed-rents", count=wanted), *given
                )


def _entries(rents: Sequence[int]) -> Text:
    return Text("found-entries", count=len(rents))


def _groups(draft: EditionDraft, reader: Reader) -> None:
    """A group is as large as it says."""
    members = members_of(draft)
    for name, group in draft.groups.items():
        count = len(members.get(name, ()))
        if count > GROUP_SIZE:
            keys = [("groups", name), *(("deeds", deed, "group") for deed in members[name]), SPACES]
            reader.note_joint_fault(
                keys,
                Text("found-deeds-of-group", count=count, group=name),
                Text("allowed-most", most=GROUP_SIZE),
            )
            continue
        if count == group.size or _may_lack(draft, name, count):
            continue
        if count or reader.left_out(("groups", name), SPACES):
            allowed = Text("allowed-group-size", count=count)
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
        found = Text("found-deck-aside")
        reader.fault(("decks", name), found, Text("allowed-named-deck"), (*SPACES, LENGTH))
    lies: dict[str, str] = {}
    for name, deck in draft.decks.items():
        if name not in drawn and name not in aside:
            continue
        at: Key = ("decks", name, "cards")
        for i, card in enumerate(deck.cards):
            if card in lies:
                reader.fault(
                    (*at, i),
                    Text("found-lies-in", name=f'"{card}"', other=lies[card]),
                    Text("allowed-card-once"),
                )
            lies[card] = name
        if deck.size != len(deck.cards):
            found, allowed = str(deck.size), Text("allowed-deck-size", count=len(deck.cards))
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
            Text("found-card-aside"),
            Text("allowed-listed-card"),
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
                    reader.fault(
                        (*key, "target"), found, Text("allowed-space-of-board"), effect, (*SPACES, LENGTH)
                    )
            case cards.AdvanceNearest():
                if card.target not in kinds and not draft.unresolved["spaces"] + draft.unresolved["deeds"]:
                    allowed = Text("allowed-kind-on-board", kinds=" | ".join(sorted(kinds)))
                    reader.fault((*key, "target"), f'"{card.target}"', allowed, effect, (*SPACES, LENGTH))
                if (card.rent == "plain") != (card.amount == 0):
                    allowed = Text("allowed-plain-rent" if card.rent == "plain" else "allowed-times")
                    reader.fault((*key, "amount"), str(card.amount), allowed, effect, (*key, "rent"))
            case cards.PayOrDraw():
                if (
                    card.deck not in used_decks(draft)
                    and not draft.unresolved["spaces"] + draft.unresolved["decks"]
                ):
                    found = f'"{card.deck}"'
                    reader.fault((*key, "deck"), found, Text("allowed-drawn-deck"), effect, (*SPACES, LENGTH))
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
            found = Text("found-chain", count=len(drawn), cards=", ".join(drawn))
            reader.note_joint_fault(keys, found, Text("allowed-most", most=CHAIN))


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
                reader.fault(
                    key,
                    Text("found-as-in", name=f'"{classic}"', other=seen[classic]),
                    Text("allowed-counterpart"),
                    other,
                )
            seen[classic] = name


def _sizes(draft: EditionDraft, reader: Reader) -> None:
    """Everything fits the tables."""
    for need in tables_needed(draft):
        if need.needed > need.room:
            reader.note_joint_fault(
                need.keys, Text(need.what, count=need.needed), Text("allowed-most", most=need.room)
            )


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
            reader.fault(key, Text("found-notes", sum=total), Text("allowed-notes", cash=cash), key)


def _cost_of_dealing(draft: EditionDraft) -> int:
    """Return the most that a player may have to pay for dealt deeds."""
    dealt = figure(draft, "dealt_deeds")
    if not dealt or not figure(draft, "dealt_paid"):
        return 0
    return sum(sorted(deed.price for deed in used_deeds(draft).values())[-dealt:])


def _rules(draft: EditionDraft, reader: Reader) -> None:
    """Rule texts belong to rules that exist and are the book's or ours; what replaces a rule, or makes it apply, is stated with it."""
    for name, rule in draft.rules.items():
        key: Key = ("rules", name)
        if name not in cite.RULE_IDS:
            reader.fault(key, Text("found-rule-id", name=f'"{name}"'), Text("allowed-rule-id"))
        if not rule.heading and not rule.ruling:
            reader.fault(key, Text("found-no-heading"), Text("allowed-heading"))
    stated = {*draft.rules, *draft.replaced}
    for name, answer in draft.knobs.items() if draft.rules else ():
        rule, applies = KNOBS[name].rule, answer.value and KNOBS[name].kind != "faces"
        if applies and answer.source in draft.sources and rule in cite.OF_SOME - stated:
            reader.fault(("knobs", name), Text("found-unstated", rule=rule), Text("allowed-rule-of-knob"))
    for name, other in draft.replaced.items():
        if name not in cite.RULE_IDS or other not in draft.rules or other in draft.replaced:
            allowed = Text("allowed-replacing")
            reader.fault(("replaced", name), f'"{other}"', allowed, ("rules", other))


def _name_sets(draft: EditionDraft, reader: Reader) -> None:
    """Other names are given to what there is."""
    tables = ("spaces", "deeds", "groups", "decks", "cards")
    for name, names in draft.name_sets.items():
        for word in names.names:
            if not any(word in reader.merged.written(table) for table in tables):
                reader.fault(
                    ("name_sets", name, "names", word),
                    Text("found-name", name=f'"{word}"'),
                    Text("allowed-id"),
                )


def chain(draft: EditionDraft, reader: Reader) -> tuple[str, ...]:
    """The longest run of cards drawn in one move, as far as `CHAIN + 1` of them.

    A card in play is out of its pile, so no card comes twice in a run. A card in doubt leads nowhere.
    """
    board = list(on_board(draft).values())
    positions = {name: i for i, name in enumerate(on_board(draft))}

    def deck_at(at: int) -> str:
        space = board[at]
        return space.deck if isinstance(space, schema.DeckSpace) else ""

    def further(card: schema.Card, at: int) -> tuple[int, str]:
        """Return where the token is after the card, and the deck from which another is drawn there, if any."""
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
