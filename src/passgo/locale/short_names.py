"""Short names of places, for lists and narrow boards: "Kentucky" for "Kentucky Avenue", "Lyon" for "Gare de Lyon".

English puts the kind of place at the end, French at the beginning, and a person who knows the board can do without
it. If that is not so, the edition gives the short name.
"""

from __future__ import annotations

from typing import Final

AT_THE_END: Final = ("Avenue", "Gardens", "Place", "Railroad")
AT_THE_BEGINNING: Final = (
    "Avenue", "Boulevard", "Chemin de fer", "Faubourg", "Gare", "Jardins", "Place", "Rue",
)  # fmt: skip
PARTICLES: Final = ("de la ", "de l’", "de l'", "des ", "du ", "de ", "d’", "d'")
"""The words that join the kind of a place to its own name, longer ones before those they begin with."""


def short_name(name: str, printed: str = "") -> str:
    """The part of a name that lists show.

    `printed`: what the edition gives; passed over if the name has become another since.
    """
    if printed and is_part(printed, name):
        return printed
    for kind in AT_THE_END:
        if name.endswith(f" {kind}"):
            return name.removesuffix(f" {kind}")
    for kind in AT_THE_BEGINNING:
        if name.startswith(f"{kind} "):
            own = name.removeprefix(f"{kind} ")
            particle = next((one for one in PARTICLES if own.startswith(one)), "")
            return own.removeprefix(particle)
    return name


def is_part(short: str, name: str) -> bool:
    """Whether a short name has some of the words of a name, in their order."""
    words = iter(_words(name))
    return all(word in words for word in _words(short))


def _words(name: str) -> list[str]:
    """The words of a name; "d’Ottawa" has two."""
    return name.replace("’", "’ ").replace("'", "' ").split()
