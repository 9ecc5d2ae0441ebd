"""TypeScript types of every message, made from the Structs: `python -m passgo.protocol.typescript`.

The browser client is checked against this file, so a change of a message that the client does not
follow fails to compile. A test makes the file again and compares. Other packages that send the client
Structs of their own make their files the same way (`passgo.sim.publish`).
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

from msgspec import inspect as kinds

from passgo import locale
from passgo.game import question as game_question
from passgo.game import questions
from passgo.rules.base.events import NUMBERS
from passgo.rules.base.moves import SEAT_KINDS

from . import (
    ahead,
    chat,
    circles,
    commands,
    dice,
    friends,
    messages,
    orders,
    own_boards,
    own_games,
    printed,
    puzzles,
    question,
    ratings,
    replays,
    reviews,
    state,
    stories,
    tables,
    terms,
    times,
)
from .events import EVENTS, SETTLING_RENT
from .record_lines import LEFT_TO_BANK

SOURCES = Path("web") / "src"
"""Of the browser client."""


class TypesFile(NamedTuple):
    """A file of types in the client: where it lies, who makes it, and of what."""

    target: Path
    maker: str
    """The module that makes it, run as a program."""
    roots: tuple[str, ...]
    """Structs and unions of Structs; what they hold comes with them."""
    modules: tuple[ModuleType, ...]
    """The modules in which these, and the named Literal types, are written."""
    preface: Callable[[], list[str]] = list
    """Types that no Struct names, as TypeScript."""
    base: TypesFile | None = None
    """A file that already has some of these types: they are imported from it."""


PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}


FROM_CLIENT = ("ClientMessage",)
"""The union of what a client sends."""

EVENT_FIELDS: dict[str, str] = {"kind": "K", "args": "EventArgs<K>"}
"""The fields of an event by its kind, which msgspec does not know."""


def source(file: TypesFile) -> str:
    """The whole text of a TypeScript file."""
    aliases = _literal_aliases(file.modules)
    structs = {root: _structs_of(_named(root, file.modules)) for root in file.roots}
    only_client = _only_client(structs)
    based = _all_structs(file.base) if file.base else set[type]()
    homes = {sys.modules[cls.__module__] for found in structs.values() for cls in found}
    notes = _notes({*file.modules, *homes})  # a view is made from a Struct of another module
    based_aliases = set(_literal_aliases(file.base.modules).values()) if file.base else set[str]()
    parts = [
        f"export type {name} = {_literal(values)};"
        for values, name in aliases.items()
        if name not in based_aliases
    ]
    parts += file.preface()
    imported = based_aliases.intersection(aliases.values())
    seen = set(based)
    for root in file.roots:
        for cls, info in structs[root].items():
            if cls in seen:
                continue
            seen.add(cls)
            named = {struct.cls for field in info.fields for struct in _direct(field.type)}
            imported |= {other.__name__ for other in named & based}
            parts.append(_interface(info, notes, aliases, optional=cls in only_client))
            if cls is messages.EventView:
                parts.append("export type EventView = { [K in EventKind]: EventOf<K> }[EventKind];")
        value = _named(root, file.modules)
        if not isinstance(value, type):
            members = "\n".join(f"  | {struct.cls.__name__}" for struct in _direct(kinds.type_info(value)))
            parts.append(f"export type {root} =\n{members};")
    head = [f"// Made by `python -m {file.maker}`; not edited by hand."]
    if file.base and imported:
        away = "../" * (len(file.target.parts) - len(file.base.target.parts)) or "./"
        head.append(f"import type {{ {', '.join(sorted(imported))} }} from '{away}{file.base.target.stem}';")
    return "\n\n".join(head + parts) + "\n"


def _only_client(structs: Mapping[str, dict[type, kinds.StructType]]) -> set[type]:
    """Whether only a client sends it: then it may leave out defaults, which the server never does."""
    sent = {root: set(found) for root, found in structs.items()}
    from_client = set[type]().union(*(found for root, found in sent.items() if root in FROM_CLIENT))
    return from_client.difference(*(found for root, found in sent.items() if root not in FROM_CLIENT))


def _named(name: str, modules: tuple[ModuleType, ...]) -> Any:
    """Return what has this name in one of the modules."""
    return next(vars(module)[name] for module in modules if name in vars(module))


def _all_structs(file: TypesFile) -> set[type]:
    return {cls for root in file.roots for cls in _structs_of(_named(root, file.modules))}


def _structs_of(root: Any) -> dict[type, kinds.StructType]:
    """Every Struct that a message can hold, the innermost first."""
    found: dict[type, kinds.StructType] = {}

    def visit(t: kinds.Type) -> None:
        for struct in _direct(t):
            if struct.cls not in found:
                for field in struct.fields:
                    visit(field.type)
                found[struct.cls] = struct

    visit(kinds.type_info(root))
    return found


def _direct(t: kinds.Type) -> list[kinds.StructType]:
    """The Structs that a type names itself."""
    match t:
        case kinds.StructType():
            return [t]
        case kinds.Metadata():
            return _direct(t.type)
        case kinds.ListType() | kinds.VarTupleType():
            return _direct(t.item_type)
        case kinds.DictType():
            return _direct(t.value_type)
        case kinds.UnionType():
            return [struct for member in t.types for struct in _direct(member)]
        case _:
            return []


def _events() -> str:
    """The arguments of every kind of event with their types, and the TypeScript types that follow from them."""
    kinds_of = "\n".join(
        f'  "{kind}": {{ {listed} }},'
        if (listed := ", ".join(f'{name}: "{what}"' for name, what in args.items()))
        else f'  "{kind}": {{}},'
        for kind, args in EVENTS.items()
    )
    return f"""/** Every kind of event, and of which type its arguments are. */
export const EVENTS = {{
{kinds_of}
}} as const;

export type EventKind = keyof typeof EVENTS;

/** Types of argument that are numbers; all others are ids, seats among them. */
export type AmountType = {_literal(NUMBERS)};

export type EventArgs<K extends EventKind> = {{
  [A in keyof (typeof EVENTS)[K]]: (typeof EVENTS)[K][A] extends AmountType
    ? number
    : (typeof EVENTS)[K][A] extends 'level'
      ? Built
      : string;
}};

/** Events by which a rent is settled, one of the turn before as well. */
export const SETTLING_RENT: ReadonlySet<EventKind> = new Set<EventKind>([{", ".join(f'"{kind}"' for kind in SETTLING_RENT)}]);

/** The things that a bankrupt player leaves to the Bank. */
export const LEFT_TO_BANK: ReadonlySet<EventKind> = new Set<EventKind>([{", ".join(f'"{kind}"' for kind in LEFT_TO_BANK)}]);"""


def _interface(
    info: kinds.StructType,
    notes: dict[tuple[str, str], str],
    aliases: dict[tuple[str, ...], str],
    optional: bool,
) -> str:
    name = info.cls.__name__
    about_event = info.cls is messages.EventView
    head = "EventOf<K extends EventKind>" if about_event else name
    lines = [*_comment(inspect.cleandoc(info.cls.__doc__ or ""), ""), f"export interface {head} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal((str(info.tag),))};")
    for field in info.fields:
        owners = (cls.__name__ for cls in info.cls.__mro__ if (cls.__name__, field.name) in notes)
        lines += _comment(notes.get((next(owners, name), field.name), ""), "  ")
        left_out = optional or info.cls.__struct_config__.omit_defaults
        mark = "?" if left_out and not field.required else ""
        written = EVENT_FIELDS.get(field.name) if about_event else None
        key = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {key}{mark}: {written or _type(field.type, aliases)};")
    return "\n".join([*lines, "}"])


def _type(t: kinds.Type, aliases: dict[tuple[str, ...], str]) -> str:
    match t:
        case kinds.StructType():
            return t.cls.__name__
        case kinds.Metadata(extra={"type": str(name)}):
            return name
        case kinds.LiteralType():
            values = tuple(str(v) for v in t.values)
            return aliases.get(tuple(sorted(values))) or _literal(values)
        case kinds.ListType() | kinds.VarTupleType():
            item = _type(t.item_type, aliases)
            return f"({item})[]" if " " in item else f"{item}[]"
        case kinds.DictType():
            return f"Record<{_type(t.key_type, aliases)}, {_type(t.value_type, aliases)}>"
        case kinds.UnionType():
            return " | ".join(_type(member, aliases) for member in t.types)
        case _:
            return PLAIN[type(t)]


def _literal(values: tuple[str, ...]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    first, *rest = text.splitlines()
    if not rest:
        return [f"{indent}/** {first} */"]
    return [f"{indent}/** {first}", *(f"{indent} * {line}".rstrip() for line in rest), f"{indent} */"]


def _literal_aliases(modules: tuple[ModuleType, ...]) -> dict[tuple[str, ...], str]:
    """The named Literal types of the modules, found again by their values (in sorted order)."""
    found = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }
    return {tuple(sorted(get_args(value))): name for name, value in found.items()}


def _notes(modules: set[ModuleType]) -> dict[tuple[str, str], str]:
    """The string under a field in the source is that field's comment: (class, field) -> text."""
    notes: dict[tuple[str, str], str] = {}
    for node in [n for module in modules for n in ast.parse(inspect.getsource(module)).body]:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, note in zip(node.body, node.body[1:], strict=False):
            match field, note:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    notes[node.name, name] = inspect.cleandoc(text)
                case _:
                    pass
    return notes


BOUNDS: Final = {
    "LONGEST_NAME": tables.LONGEST_NAME,
    "LONGEST_CIRCLE_NAME": circles.LONGEST_CIRCLE_NAME,
    "USUAL_POINTS": [[*places] for places in circles.USUAL_POINTS],
    "LONGEST_POINTS": circles.LONGEST_POINTS,
    "OFFERS_A_TURN": tables.OFFERS_A_TURN,
    "USUAL_TURNS": orders.USUAL_TURNS,
    "MOST_TURNS": orders.MOST_TURNS,
    "LONGEST_WORD": commands.LONGEST_WORD,
    "LONGEST_SAID": chat.LONGEST_SAID,
    "LONGEST_TITLE": own_boards.LONGEST_TITLE,
    "LONGEST_TEXT": own_boards.LONGEST_TEXT,
    "SHORTEST_GAME": terms.SHORTEST_GAME,
    "LONGEST_GAME": terms.LONGEST_GAME,
    "CHARACTER_NAMES": json.dumps(ratings.CHARACTER_NAMES, ensure_ascii=False),
    "AT_LEVEL": json.dumps(ratings.AT_LEVEL),
}
"""Letters, offers, minutes and names."""


def _bounds() -> str:
    return "\n".join(f"export const {name} = {value};" for name, value in BOUNDS.items())


def _words() -> list[str]:
    """Events and verbs, which no Struct names, and the bounds that a screen keeps to while one types."""
    return [_bounds(), _events(), f"export type Verb = {_literal(tuple(sorted(SEAT_KINDS)))};"]


PROTOCOL = TypesFile(
    target=SOURCES / "protocol.ts",
    maker="passgo.protocol.typescript",
    roots=(
        "ClientMessage",
        "ServerMessage",
        "Question",
        "EditionInfo",
        "EditionBrief",
        "EditionDiff",
        "RefusedGame",
        "DiceCheck",
        "ReplayView",
        "ReplayPart",
        "PositionView",
        "GameStory",
        "ReviewView",
        "WhatIfView",
        "OwnGames",
        "Friends",
        "CircleView",
        "PuzzleList",
        "PuzzleView",
        "LateChances",
        "RecordFault",
        "SubjectInfo",
        "OpenedBoard",
        "OwnBoardView",
        "LevelRatings",
        "CharacterStrengths",
    ),
    modules=(
        messages,
        terms,
        commands,
        state,
        ahead,
        tables,
        circles,
        chat,
        times,
        dice,
        printed,
        question,
        game_question,
        questions,
        replays,
        reviews,
        own_games,
        friends,
        puzzles,
        stories,
        own_boards,
        ratings,
        locale,
    ),
    preface=_words,
)


def write(file: TypesFile) -> None:
    """Write the file into the checkout this module lies in."""
    root = Path(__file__).resolve().parents[3]
    (root / file.target).write_text(source(file), encoding="utf-8")


if __name__ == "__main__":
    write(PROTOCOL)
