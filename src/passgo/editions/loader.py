"""Finding, reading and composing edition files."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Container, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from .build import build
from .check import check
from .edition import Edition
from .faults import EditionError, Fault, UnknownEdition
from .overlay import Layer, Merged, Table
from .reading import Reader
from .schema import BASE_OF_ANY

HERE: Final = Path(__file__).parent

_own: Final[dict[str, Edition]] = {}
"""Editions of the user's that were admitted, by id."""
_own_layers: Final[dict[str, list[Layer]]] = {}
"""What each of them was made of."""


def edition_names() -> tuple[str, ...]:
    """The editions that come with passgo, book by book as they appeared, each before its variants.

    Overlays for any edition are not among them.
    """
    names = [name for name in _shipped() if _shipped()[name] != BASE_OF_ANY]
    return tuple(sorted(names, key=lambda name: (find_shipped(name).year, name)))


def read_all(own: Iterable[str | Path] = ()) -> None:
    """Admit the user's files and read every other edition, so that a fault shows now and not at a table.

    Raises EditionError with everything that is wrong in any of them; OSError where a file cannot be read.
    """
    books = [name for name, base in _shipped().items() if base != BASE_OF_ANY]
    faults: list[Fault] = []
    for read in (*(partial(admit, file) for file in own), *(partial(find_shipped, name) for name in books)):
        try:
            read()
        except EditionError as error:
            faults += error.faults
    if faults:
        raise EditionError(dict.fromkeys(faults))


def overlay_names() -> tuple[str, ...]:
    """The overlays that can be added to any edition, as `us1973+NAME`."""
    return tuple(name for name in _shipped() if _shipped()[name] == BASE_OF_ANY)


def find_edition(name: str | Path) -> Edition:
    """The edition of a name such as `us1973` or `us1973+timed`, or of a path to a file of one's own.

    Raises EditionError: nothing has this name, or the file is wrong (with every fault in it); OSError
    where a file cannot be read.
    """
    text = os.fspath(name)
    return _load(text) if any(_is_path(part) for part in _parts(text)) else find_shipped(text)


def compose(name: str | Path, overlay: Table, where: str) -> Edition:
    """The edition of a name with the `[overlay]` of a position or record on top.

    `where` is what the overlay is called in messages. Raises EditionError.
    """
    return load_layers([*_layers(os.fspath(name)), Layer(where, overlay)])


def admit(file: str | Path) -> Edition:
    """Make an edition of the user's known by its id beside those of passgo, as long as the program runs.

    A file admitted again takes the place of what it held before. Raises EditionError: the file is wrong, or
    its id is taken; OSError where it cannot be read.
    """
    layers = _layers(os.fspath(file))
    e = load_layers(layers, taken=_shipped())
    _own[e.id] = e
    _own_layers[e.id] = layers
    return e


def look_through(file: str | Path) -> Edition:
    """The edition in a file of the user's, as `admit` would take it. Raises EditionError; OSError."""
    return load_layers(_layers(os.fspath(file)), taken=_shipped())


def is_overlay(file: Path) -> bool:
    """Whether a file goes on top of any edition. Raises EditionError where it is not TOML; OSError."""
    return _parse(file.resolve()).get("extends") == BASE_OF_ANY


def own_names() -> tuple[str, ...]:
    """The ids of the user's editions that were admitted."""
    return tuple(_own)


def own_layers(name: str) -> list[Layer]:
    """What `load_layers` makes an admitted edition of, as it was then; empty for an edition of passgo."""
    return _own_layers.get(name, [])


def find_shipped(name: str) -> Edition:
    """The edition of a name, as `find_edition`, from the files of passgo and those admitted: safe with any text.

    Raises UnknownEdition.
    """
    return _own[name] if name in _own else _find_shipped(name)


@cache
def _find_shipped(name: str) -> Edition:
    for part in name.split("+"):
        if part not in _shipped():
            raise UnknownEdition(part, edition_names())
    return _load(name)


def _load(name: str) -> Edition:
    return load_layers(_layers(name))


def load_layers(layers: list[Layer], taken: Container[str] = ()) -> Edition:
    """Merge, read, check and build; raises EditionError with everything that is wrong, a taken id too."""
    merged = Merged(layers)
    reader = Reader(merged)
    draft = reader.draft()
    if draft.head and draft.head.id in taken:
        reader.fault(("edition", "id"), f'"{draft.head.id}"', "an id that no edition of passgo has")
    check(draft, reader)
    if reader.faults:
        raise EditionError(reader.faults)
    return build(draft, merged)


def _layers(name: str) -> list[Layer]:
    first, *added = _parts(name)
    layers = _chain(first, Path(), ())
    if layers[0].table.get("extends") == BASE_OF_ANY:
        raise _refuse(
            layers[0].name, "extends", '"any": an overlay, not an edition', f"us1973+{first}, for example"
        )
    for part in added:
        file, table = _read(part, Path())
        if table.get("extends") != BASE_OF_ANY:
            raise _refuse(
                _show(file), "extends", "a file that stands by itself", f'extends = "{BASE_OF_ANY}" after a +'
            )
        layers.append(Layer(_show(file), table, added=True))
        layers += _rule_layers(file)
    return layers


def _chain(part: str, folder: Path, above: tuple[Path, ...]) -> list[Layer]:
    """A file and all that it extends, base first."""
    file, table = _read(part, folder)
    if file in above:
        raise _refuse(_show(file), "extends", "a file that extends itself, by way of others", "no ring")
    base = table.get("extends")
    if base is not None and not isinstance(base, str):
        raise _refuse(_show(file), "extends", repr(base), "the name of an edition, or a path")
    below = [] if base is None or base == BASE_OF_ANY else _chain(base, file.parent, (*above, file))
    return [*below, Layer(_show(file), table), *_rule_layers(file)]


def _rule_layers(file: Path) -> list[Layer]:
    """The rule texts that stand in a file of their own, `rules/NAME.toml` beside the edition.

    Where it `says` what another book says, a rule with a heading alone has the statement of that book.
    """
    rules = file.parent / "rules" / file.name
    if not rules.is_file():
        return []
    texts = _parse(rules)
    said = texts.pop("says", None)
    if said is not None:
        other = rules.with_name(f"{said}.toml")
        if not isinstance(said, str) or not other.is_file():
            raise _refuse(_show(rules), "says", repr(said), "the name of another file of rule texts")
        known = _parse(other)
        texts = {
            rule: known.get(rule, {}) | entry if isinstance(entry, dict) and "en" not in entry else entry
            for rule, entry in texts.items()
        }
    return [Layer(_show(rules), {"rules": texts}, texts=True)]


def _read(part: str, folder: Path) -> tuple[Path, Table]:
    if _is_path(part):
        file = (folder / part).resolve()
    else:
        file = HERE / f"{part}.toml"
        if part not in _shipped():
            raise UnknownEdition(part, edition_names())
    return file, _parse(file)


def _parse(file: Path) -> Table:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise _refuse(_show(file), "", f"not TOML: {error}", "a TOML file") from None
    except UnicodeDecodeError as error:
        raise _refuse(_show(file), "", f"not UTF-8 at byte {error.start}", "a text file in UTF-8") from None


@cache
def _shipped() -> dict[str, str]:
    """What each file that comes with passgo extends (empty: nothing), by name."""
    found: dict[str, Any] = {
        file.stem: _parse(file).get("extends", "") for file in sorted(HERE.glob("*.toml"))
    }
    return found


def _parts(name: str) -> list[str]:
    """`a+b` is an edition and an overlay, unless a file is called so."""
    return [name] if Path(name).is_file() else name.split("+")


def _is_path(part: str) -> bool:
    return part.endswith(".toml") or "/" in part or os.sep in part


def _show(file: Path) -> str:
    """A path as short as it can be and still be found."""
    for root, prefix in ((HERE, "editions"), (Path.cwd(), "")):
        if file.is_relative_to(root):
            return (Path(prefix) / file.relative_to(root)).as_posix()
    return file.as_posix()


def _refuse(file: str, key: str, found: str, allowed: str) -> EditionError:
    return EditionError([Fault(file, key, found, allowed)])
