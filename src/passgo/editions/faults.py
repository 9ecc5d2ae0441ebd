"""The faults of an edition file: the place, the value found, and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from passgo.locale import Text

Key = tuple[str | int, ...]
"""The way to a value: table names, and positions in lists counted from 0."""


def spell(key: Key) -> str:
    """Return a key as it is written, such as `deeds.boardwalk.rents[3]`."""
    text = ""
    for part in key:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text


class EditionFault(NamedTuple):
    """One error in an edition file."""

    file: str
    key: str
    found: str
    """The value found."""
    allowed: str
    """The values allowed."""
    line: int = 0
    """Of the file; 0 where it is not known."""

    def __str__(self) -> str:
        """One line: file with its line, key, what is there, what may be."""
        return str(self.text)

    @property
    def text(self) -> Text:
        """The error as text, the same in all languages."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        where = f"{place}: {self.key}" if self.key else place
        return Text("edition-fault", where=where, found=self.found, allowed=self.allowed)


class EditionError(ValueError):
    """An edition that cannot be used; `faults` lists all its errors."""

    def __init__(self, faults: Iterable[EditionFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class UnknownEdition(EditionError, LookupError):
    """No edition has this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        names = ", ".join(known)
        super().__init__(
            [EditionFault(name, "", Text("found-no-edition"), Text("allowed-edition", names=names))]
        )

    def __str__(self) -> str:
        """One line: the name, and what there is."""
        return f"no edition is called {self.name!r}; there are: {self.faults[0].allowed}"


class PartTwice(UnknownEdition):
    """A name that has an edition or overlay twice, as in `us1973+timed+timed`."""

    def __init__(self, name: str, part: str) -> None:
        self.name, self.part = name, part
        fault = EditionFault(name, "", Text("found-again", what=part), Text("allowed-part-once"))
        EditionError.__init__(self, [fault])

    def __str__(self) -> str:
        """One line: the name, and what stands in it twice."""
        return f"{self.name!r}: {self.part} stands there twice; allowed: each part once"
