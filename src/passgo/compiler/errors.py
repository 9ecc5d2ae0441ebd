"""Why a bot or an entry point of a user's own does not compile, in one line: file, line, and what is wrong there."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from passgo.bots.user_bots import relative_path
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.kernel import ENTRIES, RULES, called_by

PLACE: Final = re.compile(r'File "([^"]+)", line (\d+)')
DURING: Final = re.compile(r'^ *During: .*? at ([^"\n]+\.py) \((\d+)\)$', re.MULTILINE)
"""The compiler's stage; of a dictionary that it cannot lower it says no more."""
RECORD: Final = re.compile(r"Record\((\w+)\[.*?;(?:True|False)\)")
ARRAY: Final = re.compile(r"(?:nestedarray|array)\((\w+), [^)]*\)")
MAPPING: Final = re.compile(r"DictType\[[^\]]*\](?:<iv=(?:None|.*?})>)?")
NOISE: Final = re.compile(r"Failed in .* mode pipeline \(step: .*\)|During: .*|\^")

FUNCTION: Final = re.compile(r"No implementation of function Function\(<(?:built-in )?function (\w+)")
REJECTED: Final = "Rejected as the implementation raised a specific error:"

ITEMS: Final = {"getitem": "an item cannot be read so", "setitem": "an item cannot be set so"}
"""Functions that a bot calls by writing square brackets."""

WORDS: Final = {
    "int64": "a number", "int32": "a number", "int8": "a number", "boolean": "a yes or no",
    "float64": "a fraction", "none": "nothing", "unicode_type": "a text", "undefined": "nothing yet",
}  # fmt: skip


class BadEntry(ValueError):
    """An entry point of a user's own that does not compile; the message says where and why."""


def refuse_unmarked(entry: FunctionType) -> None:
    """Raise BadEntry if an entry point, or a function of the user's that it calls, is not marked for the compiler."""
    marked = {*RULES, *ENTRIES}
    for function in user_functions(entry):
        if function not in marked:
            mark = "@entry" if function is entry else "@rule()"
            raise BadEntry(
                f"{first_line(function)}: mark {function.__name__} with {mark}, so that it is compiled"
            )


def user_functions(policy: FunctionType) -> list[FunctionType]:
    """The plain functions of a user that a bot calls, directly or not, itself included; last what is called first."""
    home = user_folder(policy)
    found: list[FunctionType] = []
    waiting = [policy]
    while waiting:
        function = waiting.pop()
        if function not in found and (function is policy or is_user_function(function, home)):
            found.append(function)
            held = [cell.cell_contents for cell in function.__closure__ or ()]
            waiting += [value for value in held if isinstance(value, FunctionType)]
            waiting += called_by(function)
    return found


def user_folder(policy: FunctionType) -> Path:
    """Return the folder of a user's files: the bot's, which may be wrapped in a function of ours that sets its options."""
    held = [cell.cell_contents for cell in policy.__closure__ or ()]
    inner = [value for value in held if isinstance(value, FunctionType)]
    return Path((inner or [policy])[0].__code__.co_filename).parent


def is_user_function(function: FunctionType, home: Path) -> bool:
    """Is it a user's own, not a rule and of no library?"""
    return Path(function.__code__.co_filename).parent == home and not function.__module__.startswith(
        "passgo."
    )


def explain(error: Exception, functions: Iterable[FunctionType], tables: Iterable[type[FieldTable]]) -> str:
    """`file, line N: what is wrong`, from what the compiler said about one of these functions."""
    every = list(functions)
    functions = [f for f in every if not f.__module__.startswith("passgo.")] or every
    text = str(error)
    files = {function.__code__.co_filename for function in functions}
    unknown = re.search(r"has no attribute '(\w+)'", text)
    if isinstance(error, KeyError) or unknown:
        name = unknown.group(1) if unknown else str(error.args[0])
        known = re.match(r"module '([\w.]+)'", text)
        owner = known.group(1).rpartition(".")[2] if known else "the state"
        return f"{place_of(rf'[.]{name}', functions)}: there is no {name!r} in {owner}"
    undefined = re.search(r"name '(\w+)' is not defined", text)
    if undefined:
        word = rf"(?<![.\w]){undefined[1]}"
        return f"{place_of(word, functions)}: NameError: {undefined[0]}"
    where = user_line(error, text, files) or first_line(functions[0])
    stripped = [line.removesuffix(". Raised from None").strip() for line in text.splitlines()]
    lines = [line for line in stripped if line and not NOISE.fullmatch(line) and not PLACE.match(line)]
    return (
        f"{where}: {in_plain_words(innermost(lines, {function.__name__ for function in functions}), tables)}"
    )


def innermost(lines: list[str], names: set[str]) -> list[str]:
    """Return the fault in the called function, if the compiler starts with the call of a user's own."""
    shape = FUNCTION.match(lines[0]) if lines else None
    while shape and shape.group(1) in names and REJECTED in lines:
        deeper = [line.removeprefix("TypingError: ") for line in lines[lines.index(REJECTED) + 1 :]]
        lines = [line for line in deeper if not NOISE.fullmatch(line)]
        shape = FUNCTION.match(lines[0]) if lines else None
    return lines


def user_line(error: Exception, text: str, files: set[str]) -> str | None:
    """The line of a user's own file that the compiler names, the innermost if several."""
    named_places = DURING.findall(text) or PLACE.findall(text)
    named = [(file, line) for file, line in named_places if any(same_file(file, user) for user in files)]
    at: Any = getattr(error, "loc", None)
    if named:
        file, line = named[0]
        return f"{relative_path(next(user for user in files if same_file(file, user)))}, line {line}"
    if at is not None and at.filename in files:
        return f"{relative_path(at.filename)}, line {at.line}"
    return None


def same_file(shortened: str, file: str) -> bool:
    """Is this one file? The compiler shortens paths."""
    return Path(shortened).name == Path(file).name


def place_of(word: str, functions: list[FunctionType]) -> str:
    """The first line of these functions in which a word stands, given as a pattern."""
    for function in functions:
        source, first = inspect.getsourcelines(function)
        for n, line in enumerate(source):
            if re.search(rf"{word}\b", line):
                return f"{relative_path(function.__code__.co_filename)}, line {first + n}"
    return first_line(functions[0])


def first_line(function: FunctionType) -> str:
    """Return the first line of a function."""
    return f"{relative_path(function.__code__.co_filename)}, line {function.__code__.co_firstlineno}"


def in_plain_words(lines: list[str], tables: Iterable[type[FieldTable]]) -> str:
    """The heart of what the compiler said, in words of a bot's author."""
    first = lines[0] if lines else "the compiler gives no reason"
    shape = FUNCTION.match(first)
    if shape:
        called = next((line for line in lines if line.startswith(">>>")), "")
        so = ITEMS.get(shape.group(1), f"{shape.group(1)} cannot be called so")
        if called.startswith(">>> setitem(DictType"):
            so = "a dictionary has keys of one kind and values of one kind"
        return f"{so}: {type_words(called.removeprefix('>>>').strip(), tables)}"
    if re.match(r"No conversion from none to int64 for '\$.*return|mismatch of return type: none", first):
        return "it has a path that returns nothing instead of a number; a bot without a preference returns 0"
    given = re.match(r"No conversion from (.*) to int64 for '\$.*return", first)
    if given:
        return f"it may return {type_words(given.group(1), tables)} instead of a number"
    unlike = re.match(r"Cannot unify (.*) and (.*) for '([\w$]+)", first)
    if unlike:
        one, other = (type_words(unlike.group(n), tables) for n in (1, 2))
        name = "what it gives" if unlike.group(3).startswith("$") else f"'{unlike.group(3)}'"
        return f"{name} is {one} here and {other} there; compiled it must be the same"
    untyped = re.match(r"Untyped global name '(\w+)'", first)
    if untyped:
        return f"{untyped.group(1)!r} cannot be used in compiled code"
    return type_words(first, tables)


def type_words(text: str, tables: Iterable[type[FieldTable]]) -> str:
    """The compiler's names of types in plain words."""
    owners = {next(iter(table.FIELDS)): table.__name__ for table in tables}
    text = RECORD.sub(lambda found: owners.get(found.group(1), "a record"), text)
    text = re.sub(r"Literal\[str\]\((.*?)\)", r"the text '\1'", text)
    text = re.sub(r"Literal\[\w+\]\((.*?)\)", r"the number \1", text)
    text = ARRAY.sub("a list of numbers", text)
    text = MAPPING.sub("a dictionary", text)
    return re.sub(r"\b(\w+)\b", lambda found: WORDS.get(found.group(1), found.group(1)), text)
