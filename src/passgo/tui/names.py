"""Names in the narrow spaces of the board."""

from __future__ import annotations

import re
from typing import Final

SMALL: Final = re.compile(r"^(?:de la|de l[’']|des|du|de|d[’']|the|of|le|la|les)$", re.IGNORECASE)
"""Words that a narrow space of the board can spare."""


def narrow(text: str, width: int) -> str:
    """Return a name in this many columns: its words cut alike, so that each can still be guessed."""
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
