"""TypeScript types of every message, made from the Structs: `python -m passgo.protocol.typescript`.

The browser client is checked against this file, so a change of a message that the client does not
follow fails to compile. A test makes the file again and compares.
"""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect as kinds

from passgo.game import question as asked
from passgo.rules.base.events import KINDS, NUMBERS
from passgo.rules.base.moves import SEAT_KINDS

from . import messages, printed, question

TARGET = Path("web") / "src" / "protocol.ts"
ROOTS = ("ClientMessage", "ServerMessage", "EditionInfo", "EditionBrief", "EditionDiff", "RefusedGame")
MODULES = (messages, printed, question, asked)
HEADER = "// Made by `python -m passgo.protocol.typescript` from src/passgo/protocol; not edited by hand."
PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}


EVENT_FIELDS: dict[str, str] = {"kind": "K", "args": "EventArgs<K>"}
"""What is known of the fields of an event by its kind, which msgspec does not know."""


def source() -> str:
    """The whole text of the TypeScript file."""
    aliases = _literal_aliases()
    structs = {root: _structs_of(_named(root)) for root in ROOTS}
    sent_by_client = set(structs["ClientMessage"])
    notes = _notes()
    parts = [HEADER]
    parts += [f"export type {name} = {_literal(values)};" for values, name in aliases.items()]
    parts.append(_events())
    parts.append(f"export type Verb = {_literal(tuple(sorted(SEAT_KINDS)))};")
    seen: set[type] = set()
    for root in ROOTS:
        for cls, info in structs[root].items():
            if cls in seen:
                continue
            seen.add(cls)
            parts.append(_interface(info, notes, aliases, optional=cls in sent_by_client))
            if cls is messages.EventView:
                parts.append("export type EventView = { [K in EventKind]: EventOf<K> }[EventKind];")
        value = _named(root)
        if not isinstance(value, type):
            members = "\n".join(f"  | {member.__name__}" for member in get_args(value))
            parts.append(f"export type {root} =\n{members};")
    return "\n\n".join(parts) + "\n"


def _named(name: str) -> Any:
    """What stands under a name in one of the modules."""
    return next(vars(module)[name] for module in MODULES if name in vars(module))


def _structs_of(root: Any) -> dict[type, kinds.StructType]:
    """Every Struct that a message can hold, the innermost first."""
    found: dict[type, kinds.StructType] = {}

    def visit(t: kinds.Type) -> None:
        match t:
            case kinds.StructType():
                if t.cls not in found:
                    for field in t.fields:
                        visit(field.type)
                    found[t.cls] = t
            case kinds.ListType():
                visit(t.item_type)
            case kinds.DictType():
                visit(t.value_type)
            case kinds.UnionType():
                for member in t.types:
                    visit(member)
            case _:
                pass

    visit(kinds.type_info(root))
    return found


def _events() -> str:
    """The arguments of every kind of event with their types, and the TypeScript types that follow from them."""
    kinds_of = "\n".join(
        f'  "{kind.name}": {{ {args} }},'
        if (args := ", ".join(f'{n}: "{what}"' for n, what in kind.args))
        else f'  "{kind.name}": {{}},'
        for kind in KINDS
    )
    return f"""/** Every kind of event, and of which type its arguments are. */
export const EVENTS = {{
{kinds_of}
}} as const;

export type EventKind = keyof typeof EVENTS;

/** Types of argument that are numbers; all others are ids, seats among them. */
export type AmountType = {_literal(NUMBERS)};

export type EventArgs<K extends EventKind> = {{
  [A in keyof (typeof EVENTS)[K]]: (typeof EVENTS)[K][A] extends AmountType ? number : string;
}};"""


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
        lines += _comment(notes.get((name, field.name), ""), "  ")
        mark = "?" if optional and not field.required else ""
        written = EVENT_FIELDS.get(field.name) if about_event else None
        lines.append(f"  {field.encode_name}{mark}: {written or _type(field.type, aliases)};")
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
        case kinds.ListType():
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


def _literal_aliases() -> dict[tuple[str, ...], str]:
    """The named Literal types of the modules, found again by their values (in sorted order)."""
    found = {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }
    return {tuple(sorted(get_args(value))): name for name, value in found.items()}


def _notes() -> dict[tuple[str, str], str]:
    """The string under a field in the source is that field's comment: (class, field) -> text."""
    notes: dict[tuple[str, str], str] = {}
    for node in [n for module in MODULES for n in ast.parse(inspect.getsource(module)).body]:
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


def main() -> None:
    """Write the file into the checkout this module lies in."""
    root = Path(__file__).resolve().parents[3]
    (root / TARGET).write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
