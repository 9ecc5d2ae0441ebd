"""Finding, reading and composing edition files."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterable
from difflib import get_close_matches
from functools import cache, partial
from itertools import takewhile
from pathlib import Path, PurePosixPath
from threading import RLock
from typing import Final

from passgo.locale import Text

from .build import build
from .capacities import play_needed
from .check import check
from .edition import Edition
from .faults import EditionError, EditionFault, Key, PartTwice, UnknownEdition, spell
from .overlay import Layer, Merged, Table
from .reading import EditionDraft, Reader
from .schema import BASE_OF_ANY
from .source import Source
from .texts import beside, read_texts

LONGEST_SHOWN: Final = 60
"""Letters of an unknown name that its error repeats."""
ALIKE: Final = 0.8
"""How much the name of an edition must be like the one that was written to be taken for it, from 0 to 1."""
BOOKS: Final = Path(__file__).parent
SHIPPED: Final = PurePosixPath("editions")
"""The folder of every layer that comes with passgo, as messages name it."""

_reading: Final = RLock()
"""An edition is read once, also where two threads ask for it at the same time."""
_user_editions: Final[dict[str, Edition]] = {}
"""Editions of the user's that were admitted, by id."""
_user_layers: Final[dict[str, list[Layer]]] = {}
"""Return the layers that each of them was made of."""
_ready_made: Final[dict[str, Edition]] = {}
"""Shipped editions that were built earlier, by id."""


def edition_names() -> tuple[str, ...]:
    """Return the names of the shipped editions by year, each before its variants, without overlays."""
    return tuple(sorted(_printed(), key=lambda name: (_year(name), name)))


@cache
def shipped_names() -> tuple[str, ...]:
    """Return the names of the files that come with passgo, editions and overlays; none of them is read for it."""
    return tuple(sorted(file.stem for file in BOOKS.glob("*.toml")))


def _printed() -> list[str]:
    """Return the files of passgo that are no overlay for any edition."""
    return [name for name in shipped_names() if _extends(name) != BASE_OF_ANY]


def _extends(name: str) -> object:
    """Return the edition that a file of passgo extends; nothing for a base edition."""
    return _printed_table(name).get("extends")


def _year(name: str) -> int:
    """When an edition of passgo appeared: a variant with its book."""
    head = _printed_table(name)["edition"]
    return head["year"] if "year" in head else _year(str(_extends(name)))


def admit_all(files: Iterable[str | Path]) -> None:
    """Admit all of the user's files, or none, so that errors show now and not at a table.

    Raises EditionError with all errors in any of them.
    """
    faults: list[EditionFault] = []
    editions, layers = dict(_user_editions), dict(_user_layers)
    for file in files:
        try:
            admit(file)
        except EditionError as error:
            faults += error.faults
        except OSError as error:
            faults.append(unreadable(error))
    if faults:
        _user_editions.clear()
        _user_layers.clear()
        _user_editions.update(editions)
        _user_layers.update(layers)
        raise EditionError(dict.fromkeys(faults))


def read_all() -> None:
    """Read all shipped editions ahead, so that nobody waits for one."""
    for name in _printed():
        find_shipped(name)


def unreadable(error: OSError) -> EditionFault:
    """Return the error of a file that is missing or unreadable."""
    return EditionFault(str(error.filename), "", error.strerror or "", Text("allowed-readable"))


def overlay_names() -> tuple[str, ...]:
    """Return the names of the overlays that can be added to any edition, as `us1973+NAME`."""
    return tuple(name for name in shipped_names() if _extends(name) == BASE_OF_ANY)


def find_edition(name: str | Path) -> Edition:
    """Return the edition of a name such as `us1973` or `us1973+timed`, or of the path of a custom file.

    Raises EditionError if nothing has this name or the file has errors (it lists all of them), and OSError if
    a file cannot be read.
    """
    text = os.fspath(name)
    return _load(text) if any(_is_path(part) for part in _parts(text)) else find_shipped(text)


def compose(
    name: str,
    overlay: Table,
    where: str,
    *,
    line: Callable[[Key], int] = lambda _: 0,
    files: bool = False,
) -> Edition:
    """Return the edition of a name with an overlay on top.

    Messages call the overlay `where`, and its keys have a `line`. The name is one that `find_shipped` knows, or
    with `files` anything that `find_edition` takes. Raises EditionError, and with `files` OSError.
    """
    if name not in _user_layers and not files:
        find_shipped(name)
    pile = Pile(_user_layers[name]) if name in _user_layers else _pile(name)
    pile.layers.append(Layer(where, overlay))
    pile.line_of[where] = line
    return _build(pile)


def extended(name: str, overlay: Table, where: str) -> list[Layer]:
    """Return the layers of a name that `find_shipped` knows, with an overlay called `where` on top. Raises UnknownEdition."""
    find_shipped(name)
    return [*(_user_layers.get(name) or _pile(name).layers), Layer(where, overlay)]


def draft_of(name: str) -> EditionDraft:
    """An edition of passgo as its files say it. Raises UnknownEdition."""
    if name not in edition_names():
        raise UnknownEdition(name[:LONGEST_SHOWN], edition_names())
    return Reader(Merged(_pile(name).layers)).draft()


def admit(file: str | Path) -> Edition:
    """Make a custom edition known by its id, next to the shipped ones, as long as the program runs.

    Admitting a file again replaces its edition. Raises EditionError if the file has errors or its id is
    taken, and OSError if it cannot be read.
    """
    pile = _pile(os.fspath(file))
    e = _build(pile, taken=shipped_names())
    _user_editions[e.id] = e
    _user_layers[e.id] = pile.layers
    return e


def look_through(file: str | Path) -> Edition:
    """Return the edition in a custom file, as `admit` would take it. Raises EditionError, OSError."""
    return _build(_pile(os.fspath(file)), taken=shipped_names())


def is_overlay(file: Path) -> bool:
    """Return whether a file is an overlay for any edition. Raises OSError."""
    return Source.read(file).table.get("extends") == BASE_OF_ANY


def own_names() -> tuple[str, ...]:
    """Return the ids of the admitted custom editions."""
    return tuple(_user_editions)


def own_layers(name: str) -> list[Layer]:
    """Return the layers of an admitted edition, as they were then; empty for a shipped edition."""
    return _user_layers.get(name, [])


def find_shipped(name: str) -> Edition:
    """Return a shipped or admitted edition by name, as `find_edition` does; safe with any text.

    Raises UnknownEdition.
    """
    if name in _user_editions:
        return _user_editions[name]
    if name in _ready_made:
        return _ready_made[name]
    with _reading:
        return _find_shipped(name)


def take_ready_made(edition: Edition) -> None:
    """Use a shipped edition as it was built earlier, so that its files need not be read."""
    _ready_made[edition.id] = edition


@cache
def _find_shipped(name: str) -> Edition:
    seen: set[str] = set()
    for part in name.split("+"):
        if part not in shipped_names():
            raise UnknownEdition(part[:LONGEST_SHOWN], edition_names())
        if part in seen:
            raise PartTwice(name[:LONGEST_SHOWN], part)
        seen.add(part)
    return _load(name)


def _load(name: str) -> Edition:
    return _build(_pile(name))


def load_layers(layers: list[Layer]) -> Edition:
    """Return the edition that layers make. Raises EditionError with all errors."""
    return _build(Pile(layers))


def is_shipped(layer: Layer) -> bool:
    """Return whether a layer is shipped with passgo."""
    book = PurePosixPath(layer.name).stem
    folder = SHIPPED / "rules" if layer.texts else SHIPPED
    return book in shipped_names() and layer.name == (folder / f"{book}.toml").as_posix()


def beneath(layers: list[Layer]) -> Edition | None:
    """Return the printed edition that a custom one is based on, as it was then; None if it is complete by itself."""
    book = list(
        takewhile(
            lambda layer: is_shipped(layer) and (layer.texts or layer.table.get("extends") != BASE_OF_ANY),
            layers,
        )
    )
    if not book:
        return None
    name = PurePosixPath(book[-1].name).stem
    return find_shipped(name) if book == _pile(name).layers else load_layers(book)


def _build(pile: Pile, taken: Container[str] = ()) -> Edition:
    """Merge, read, check and build; raises EditionError with everything that is wrong, a taken id too."""
    merged = Merged(pile.layers, {layer.name for layer in pile.layers if is_shipped(layer)})
    reader = Reader(merged, pile.unread, pile.line)
    draft = reader.draft()
    if draft.head and draft.head.id in taken:
        found = f'"{draft.head.id}"'
        reader.note_joint_fault([("edition", "id")], found, Text("allowed-new-id"))
    check(draft, reader)
    if not pile.faults and not reader.faults:
        edition = build(draft, merged)
        for need in play_needed(edition.tables):
            if need.needed > need.room:
                found = Text(need.what, count=need.needed)
                reader.note_joint_fault(need.keys, found, Text("allowed-most", most=need.room))
        if not reader.faults:
            return edition
    faults = [*pile.faults, *reader.faults]
    files = list(dict.fromkeys([*reversed(merged.files), *(fault.file for fault in faults)]))
    raise EditionError(sorted(faults, key=lambda fault: (files.index(fault.file), fault.line)))


class Pile:
    """The layers of an edition as far as their files can be read, and what is wrong with the files as such."""

    def __init__(self, layers: Iterable[Layer] = ()) -> None:
        self.layers = list(layers)
        self.faults: list[EditionFault] = []
        self.unread: list[Key] = []
        """Keys whose value is not known; `()` where a file beneath is not there."""
        self.line_of: dict[str, Callable[[Key], int]] = {}
        """By layer, the line on which a key stands."""

    def line(self, file: str, key: Key) -> int:
        """The line of a file on which a key stands; 0 where that is not known."""
        return self.line_of[file](key) if file in self.line_of else 0

    def refuse(self, file: str, found: str, allowed: str, meant: str = "") -> None:
        """Note that a file cannot extend what it says: what lies beneath is not known, or what was `meant`."""
        self.faults.append(EditionFault(file, "extends", found, allowed, self.line(file, ("extends",))))
        if meant:
            self.chain(meant, Path())
        else:
            self.unread.append(())

    def read(self, file: Path, at: Key = ()) -> Table:
        """Return the contents of a file. `at`: the place of its text in an edition. Raise OSError."""
        name = _show(file)
        source = _source(file)
        self.line_of[name] = source.line
        for fault in source.syntax_faults:
            self.faults.append(EditionFault(name, spell(fault.key), fault.found, fault.allowed, fault.line))
        self.unread += [(*at, *key) for key in source.unread]
        return source.table

    def chain(self, part: str, folder: Path, above: tuple[Path, ...] = ()) -> None:
        """Lay down a file, all that it extends first. Raises UnknownEdition; OSError."""
        file = _find(part, folder)
        table = self.read(file)
        name, base = _show(file), table.get("extends")
        if ("extends",) in self.unread:
            self.unread.append(())
        elif not isinstance(base, str | None):
            self.refuse(name, repr(base), Text("allowed-extends"))
        elif base == BASE_OF_ANY and not above:
            self.refuse(
                name, Text("found-overlay", base=f'"{base}"'), Text("allowed-with-overlay", overlay=part)
            )
        elif base == BASE_OF_ANY:
            self.refuse(_show(above[-1]), f'"{part}"', Text("allowed-no-overlay", overlay=name))
        elif base:
            self._beneath(name, base, file, (*above, file))
        self.layers.append(Layer(name, table))
        self.texts(file)

    def _beneath(self, name: str, base: str, file: Path, above: tuple[Path, ...]) -> None:
        try:
            if _is_path(base) and _find(base, file.parent) in above:
                found = Text("found-ring" if len(above) > 1 else "found-itself")
                self.refuse(name, found, Text("allowed-no-ring"))
            else:
                self.chain(base, file.parent, above)
        except UnknownEdition:
            near = get_close_matches(base, edition_names(), 1, ALIKE)
            allowed = Text("allowed-edition", names=", ".join(edition_names()))
            self.refuse(name, f'"{base}"', allowed, *near)
        except OSError as error:
            self.refuse(name, f'"{base}": {error.strerror}', Text("allowed-extends"))

    def texts(self, file: Path) -> None:
        """Add the rules of a separate file to the edition."""
        rules = beside(file)
        if not rules.is_file():
            return
        name = _show(rules)
        texts = read_texts(self.read(rules, ("rules",)), partial(self._rules_beside, rules))
        for key, found, allowed in texts.wrong:
            self.faults.append(EditionFault(name, spell(key), found, allowed, self.line(name, key)))
            self.unread.append(("rules", *key[:1]))
        if texts.whole:
            self.layers = [layer for layer in self.layers if not layer.texts]
        self.layers.append(Layer(name, texts.layer, texts=True))

    def _rules_beside(self, rules: Path, other: str) -> Table | None:
        """The rules of the file of another name in the same folder, where there is one."""
        files = {file.stem: file for file in rules.parent.glob("*.toml")}
        return self.read(files[other], ("rules",)) if other in files else None


def _pile(name: str) -> Pile:
    """The layers of a name such as `us1973+timed`. Raises UnknownEdition; OSError."""
    first, *added = _parts(name)
    for part in added:
        if [first, *added].count(part) > 1:
            raise PartTwice(name, part)
    pile = Pile()
    pile.chain(first, Path())
    for part in added:
        file = _find(part, Path())
        table = pile.read(file)
        if table.get("extends") != BASE_OF_ANY:
            pile.refuse(
                _show(file), Text("found-no-overlay"), Text("allowed-overlay", base=f'"{BASE_OF_ANY}"')
            )
        pile.layers.append(Layer(_show(file), table, added=True))
        pile.texts(file)
    return pile


def _find(part: str, folder: Path) -> Path:
    if _is_path(part):
        return (folder / part).resolve()
    if part not in shipped_names():
        raise UnknownEdition(part, edition_names())
    return BOOKS / f"{part}.toml"


def _printed_table(name: str) -> Table:
    """Return the contents of a file of passgo."""
    return _source_of_ours(BOOKS / f"{name}.toml").table


def _source(file: Path) -> Source:
    """The source of a file. One that comes with passgo is read once: many build on it. Raises OSError."""
    return _source_of_ours(file) if BOOKS in file.parents else Source.read(file, _show(file))


@cache
def _source_of_ours(file: Path) -> Source:
    return Source.read(file, _show(file))


def _parts(name: str) -> list[str]:
    """`a+b` is an edition and an overlay, unless a file is called so."""
    return [name] if Path(name).is_file() else name.split("+")


def _is_path(part: str) -> bool:
    return part.endswith(".toml") or "/" in part or os.sep in part


def _show(file: Path) -> str:
    """A path as short as it can be and still be found; what comes with passgo by a name that no path of the user's has."""
    if file.is_relative_to(BOOKS):
        return (SHIPPED / file.relative_to(BOOKS)).as_posix()
    if not file.is_relative_to(Path.cwd()):
        return file.as_posix()
    shown = file.relative_to(Path.cwd())
    return f"./{shown.as_posix()}" if shown.is_relative_to(SHIPPED) else shown.as_posix()
