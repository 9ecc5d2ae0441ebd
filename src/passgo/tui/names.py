"""Short names: English says what kind of place it is at the end, French at the beginning, and a list can spare it."""

from __future__ import annotations

import re
from typing import Final

AFTER: Final = re.compile(
    r"^(?P<proper>.+) (?P<generic>Avenue|Place|Railroad|Gardens|Company|Works|Line|Chest|Tax|Conference)$"
)
BEFORE: Final = re.compile(
    r"^(?P<generic>(?:Avenue|Rue|Boulevard|Place|Faubourg|Gare|Chemin de fer|Compagnie|Caisse|Jardins|Impôts?|Taxe"
    r"|Conférence|Station|Droits)(?: de la| de l[’']| des| du| de| d[’'])?) ?(?P<proper>(?<= |[’']).+)$"
)
NEEDED: Final = re.compile(
    r"^(Line|Company|Works|Compagnie.*|Station.*|Chest|Tax|Caisse.*|Taxe.*|Impôts?.*)$"
)
"""Generic parts without which nobody would know the place: "Short Line", "Water Works"."""
SMALL: Final = re.compile(r"^(?:de la|de l[’']|des|du|de|d[’']|the|of|le|la|les)$", re.IGNORECASE)
"""Words that a narrow space of the board can spare."""


def short_name(name: str) -> str:
    """The proper part alone, for lists: "Kentucky", "B. & O."."""
    found = AFTER.match(name) or BEFORE.match(name)
    return name if found is None or NEEDED.match(found["generic"]) else found["proper"]


def narrow_name(name: str, width: int) -> str:
    """A name in so many columns: its words cut alike, so that each can still be guessed."""
    text = short_name(name)
    if len(text) <= width:
        return text
    words = [word for word in text.split() if not SMALL.match(word)]
    if len(words) > 1:
        joined = "".join(word[:1].upper() + word[1:] for word in words)
        if len(joined) <= width:
            return joined
        last = words[-1][: max(width - 2, 1)]
        first = words[0][: width - len(last) - 1] if len(last) < width - 1 else words[0][:1]
        return f"{first}.{last}"[:width]
    return text[:width]
