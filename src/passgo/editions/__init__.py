"""Editions as data: boards, deeds, cards, values and rule statements.

`find_edition("us1973")` returns an `Edition`. The files are TOML next to this module; `schema` says what
they may hold, `check` what must agree. A file with errors is refused with a list of all of them.
"""

from .edition import Edition, RuleText, UnknownId
from .faults import EditionError, EditionFault, UnknownEdition
from .loader import (
    admit,
    admit_all,
    beneath,
    compose,
    edition_names,
    extended,
    find_edition,
    find_shipped,
    is_shipped,
    load_layers,
    overlay_names,
    own_layers,
    own_names,
    read_all,
    shipped_names,
)
from .overlay import Layer, lay

__all__ = [
    "Edition",
    "EditionError",
    "EditionFault",
    "Layer",
    "RuleText",
    "UnknownEdition",
    "UnknownId",
    "admit",
    "admit_all",
    "beneath",
    "compose",
    "edition_names",
    "extended",
    "find_edition",
    "find_shipped",
    "is_shipped",
    "lay",
    "load_layers",
    "overlay_names",
    "own_layers",
    "own_names",
    "read_all",
    "shipped_names",
]
