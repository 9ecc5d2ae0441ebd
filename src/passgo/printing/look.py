"""The look of the client, as its build saves it with the screens: inks, drawings, hatchings and faces."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec

from passgo.locale import TranslatedError

STATIC: Final = "static"
"""The folder of the built client in the package."""
FACES: Final = "faces"
"""In that folder, the faces that are cut out already: a page has nothing to do it with."""
Face = Literal["text", "strong", "name", "small", "serif", "title", "italic"]


class PrintError(TranslatedError):
    """A box that cannot be printed."""


class Hatching(msgspec.Struct):
    """The engraver's way to write an ink: a tile that is repeated."""

    width: float
    height: float
    drawing: str
    dots: bool = False
    dark: bool = False


class Look(msgspec.Struct):
    """The inks and drawings that `web/printed-look.js` writes."""

    inks: dict[str, str]
    drawings: dict[str, str]
    hatchings: dict[str, Hatching]
    pictures: dict[str, str]
    """By kind of space; `other` of those that have none of their own."""
    forms: list[str]
    """Taxes that are a form to fill, by classic id."""
    utilities: dict[str, str]
    """Marks of utilities that have one of their own, by deed."""
    emblems: dict[str, str]
    rides: dict[str, str]


class Cut(NamedTuple):
    """How a face is cut out of one of the client's fonts, which hold every weight and width."""

    file: str
    axes: dict[str, float]


CUTS: Final[dict[Face, Cut]] = {
    "text": Cut("archivo-", {"wght": 400, "wdth": 96}),
    "strong": Cut("archivo-", {"wght": 650, "wdth": 92}),
    "name": Cut("archivo-", {"wght": 650, "wdth": 76}),
    "small": Cut("archivo-", {"wght": 500, "wdth": 82}),
    "serif": Cut("besley-latin-wght-normal", {"wght": 500}),
    "title": Cut("besley-latin-wght-normal", {"wght": 780}),
    "italic": Cut("besley-latin-wght-italic", {"wght": 480}),
}


NAMES_OF_FONT: Final = (1, 3, 4, 6)
"""Family, id, full name and PostScript name, in the table of names of a font."""


UNUSED: Final = {"GDEF", "GPOS", "GSUB", "STAT"}
"""Tables of kerning and the like, which the PDF library does not read; without them a face is cut in half the time."""


@cache
def look() -> Look:
    """The look of the client. Raises PrintError: it is not built, or by an older version."""
    file = _static() / "look.json"
    if not file.is_file():
        raise PrintError("print-no-client")
    return msgspec.json.decode(file.read_bytes(), type=Look)


@cache
def font_file(face: Face) -> bytes:
    """Return a face as a TrueType font, cut out before or now. Raises PrintError."""
    ready = _static() / FACES / f"{face}.ttf"
    return ready.read_bytes() if ready.is_file() else cut_out(face, _static())


def cut_out(face: Face, client: Traversable) -> bytes:
    """Cut a face out of a font of the built client. Raises PrintError."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    cut = CUTS[face]
    found = [font for font in (client / "assets").iterdir() if font.name.startswith(cut.file)]
    if not found:
        raise PrintError("print-no-client")
    variable = TTFont(io.BytesIO(found[0].read_bytes()))
    for table in set(variable.keys()) & UNUSED:
        del variable[table]
    font: Any = cast("Any", instancer).instantiateVariableFont(variable, cut.axes)
    font.flavor = None  # no longer packed for the web
    for number in NAMES_OF_FONT:  # or a reader takes the faces of one font for the same
        font["name"].setName(f"passgo-{face}", number, 3, 1, 0x409)
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def _static() -> Traversable:
    return files("passgo") / STATIC
