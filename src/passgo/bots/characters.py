"""The six who like to play: bots with a name and a temperament, each at the level that a table wants.

`passgo.game.characters` says how they are called.
"""

from __future__ import annotations

from typing import Final

from .temperament import Buys, Deals, Temperament

CHARACTERS: Final = {
    "marguerite": Temperament(buys=Buys.NONE, kept=15, completes=300),
    "quill": Temperament(
        buys=Buys.ALL, first=130, others=200, completes=400, deals=Deals.MORE, pays=300, sells=500
    ),
    "theo": Temperament(buys=Buys.ALL, first=250, others=300, completes=400, builds=5),
    "odile": Temperament(builds=5),
    "barnaby": Temperament(kept=30, deals=Deals.NONE),
    "sable": Temperament(deals=Deals.MORE, pays=220, sells=110),
}
"""By name: a patient one, a collector, a gambler, a builder, a miser and a trader."""
