"""Analyses shown in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from passgo.editions import find_edition

from .landings import landings

HEADINGS = {
    "en": ("Moves that end here, per cent", "In jail", "Leaving jail at once; cards drawn from full piles."),
    "fr": (
        "Coups qui finissent ici, pour cent",
        "En prison",
        "Sortie de prison immédiate ; cartes tirées de piles complètes.",
    ),
}


def show_landings(name: str, language: str = "en") -> int:
    """Print the landing shares of an edition's board in board order, jail last; gives the exit status."""
    edition = find_edition(name)
    found = landings(edition.tables)
    title, in_jail, caption = HEADINGS[language]
    table = Table("", "", "", title=title, caption=caption, show_header=False)
    table.columns[0].justify = table.columns[2].justify = "right"
    for space, share in enumerate(found.spaces):
        table.add_row(str(space), edition.name(edition.spaces[space], language), f"{100 * share:.4f}")
    table.add_section()
    table.add_row("", in_jail, f"{100 * found.in_jail:.4f}")
    Console().print(table)
    return 0
