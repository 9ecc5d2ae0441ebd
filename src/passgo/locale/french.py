"""Names of places inside a French sentence: with their article, which melts into « de » and « à ».

The board prints "Avenue Vermont"; a sentence says « sur l’avenue Vermont », « le loyer de l’avenue Vermont »,
« au boulevard Malesherbes ». Most names begin with the kind of place, which gives the article; for any other
the edition has it.
"""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

ELIDED_BEFORE: Final = frozenset("AEIOUŒÆH")
"""The letters before which French elides: vowels, and H, which is mute in most names, as in Hélène and Hugo."""

ARTICLES: Final = {
    "le ": "boulevard canal casino château chemin cours domaine faubourg jardin marché musée passage "
    "pont port quai square stade théâtre village",
    "la ": "banque baie case centrale chaussée compagnie côte gare place plage porte route rue ruelle société "
    "station tour villa ville",
    "les ": "chemins jardins quais",
}
"""The article of each kind of place that boards are made of; those that begin with a vowel are elided."""
KINDS: Final = {
    kind: article for article, kinds in ARTICLES.items() for kind in kinds.split()
} | dict.fromkeys(
    ("aéroport", "allée", "aqueduc", "avenue", "esplanade", "hôtel", "impasse", "usine", "île"), "l’"
)
MELTED: Final = {"le ": ("du ", "au "), "les ": ("des ", "aux ")}
"""The contractions of « de » and « à » with an article; before the others they stay as they are."""


class WithArticle(NamedTuple):
    """A name as a sentence says it: its words, and what comes ahead of them."""

    word: str
    the: str
    """Its article, or nothing."""
    of: str
    to: str


def french_name(name: str, said: str = "", ahead: str = "") -> WithArticle:
    """How a sentence says the name of a place.

    `said`: the name with its article, as the edition has it; passed over if the name has become another since.
    `ahead`: what is said ahead of a name that brings no article.
    """
    if not said.casefold().endswith(name.casefold()):
        said = ""
    article, word = _parted(said or _with_article(name) or name)
    article = article or ahead
    of, to = MELTED.get(article, (f"de {article}", f"à {article}"))
    if not article:
        of = elided("de", word)[: -len(word)]
    return WithArticle(word, article, of, to)


def elided(word: str, name: str) -> str:
    """A word before a name, which loses its last letter where the name begins so: `d’Ada`, `qu’Ève`."""
    first = unicodedata.normalize("NFD", name[:1]).upper()[:1]
    return f"{word[:-1]}’{name}" if first in ELIDED_BEFORE else f"{word} {name}"


def _parted(said: str) -> tuple[str, str]:
    """The article at the beginning, or nothing, and the rest."""
    for article in ("le ", "la ", "les ", "l’"):
        if said.casefold().startswith(article) and len(said) > len(article):
            return article, said[len(article) :]
    return "", said


def _with_article(name: str) -> str:
    """A name that begins with the kind of its place; empty for any other."""
    kind = name.split(" ", maxsplit=1)[0]
    article = KINDS.get(kind.lower(), "")
    return f"{article}{name[:1].lower()}{name[1:]}" if article else ""


class Named(str):
    """A name that a text may say with its article: `THE`, `OF` and `TO` ask for it."""

    __slots__ = ("of", "the", "to")
    the: str
    of: str
    to: str

    def __new__(cls, printed: str, the: str, of: str, to: str) -> Named:
        """As it stands alone, with its article, behind « de », behind « à »."""
        made = super().__new__(cls, printed)
        made.the, made.of, made.to = the, of, to
        return made


def the(name: object) -> str:
    """A name with its article, where it has one."""
    return name.the if isinstance(name, Named) else str(name)


def of(name: object) -> str:
    """A name behind « de »."""
    return name.of if isinstance(name, Named) else elided("de", str(name))


def to(name: object) -> str:
    """A name behind « à »."""
    return name.to if isinstance(name, Named) else f"à {name}"
