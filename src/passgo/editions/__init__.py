"""What each book prints: boards, deeds, cards, figures and rule statements, as data.

`find_edition("us1973")` gives an `Edition`. The files are TOML beside this module; `schema` says what
may stand in them, `check` what must agree, and a file that is wrong is refused with every fault named.
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
]
