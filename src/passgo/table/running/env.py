"""Things that all tables of a server share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from passgo.bots.protocol import Bot
from passgo.fairness.dice import new_seed
from passgo.locale import TranslatedError
from passgo.protocol.dice import PATIENCE
from passgo.protocol.tables import Missing
from passgo.table.aside import Aside
from passgo.table.state.transaction import Chance
from passgo.table.store import CircleStore, FriendStore, Store

from .delayed_roll import GRACE
from .notices import Notices
from .peers import PeerListener, Peers


def new_game_id() -> str:
    """Return an id that in all likelihood no other game has."""
    return secrets.token_hex(6)


class TableEnv(NamedTuple):
    """Things that all tables of a server share."""

    store: Store
    find_bot: Callable[[str], Bot]
    clock: Callable[[], float]
    """Seconds since 1970."""
    chance: Callable[[str], Chance]
    """For a table by its id, what decides in a game from before there were seeds."""
    aside: Aside
    """Does work that takes long."""
    warn: Callable[[TranslatedError], None]
    """Tells those who run the tables what is wrong."""
    circles: CircleStore | None = None
    """The circles of the guests; None where nobody can come from elsewhere."""
    peers: Callable[[PeerListener], Peers] | None = None
    """Makes the other servers with this store; None where there can be none."""
    grace: float = GRACE
    patience: float = PATIENCE
    seed: Callable[[], str] = new_seed
    """Makes a seed for the dice that nobody can foresee."""
    game_id: Callable[[], str] = new_game_id
    """Makes an id that no other game has; the dice depend on it too."""
    missing: Sequence[Missing] = ()
    """Services that its clients need not be offered."""
    notices: Notices | None = None
    """The way to people whose page is closed; None where there is none."""
    steady: Callable[[], float] | None = None
    """Seconds that the machine was awake; None where the clock is never set."""
    friends: FriendStore | None = None
    """To whom guests show how they play; None where nobody can come from elsewhere."""


def fair_chance(_table: str) -> Chance:
    """Return chance from the system, the same for all tables."""
    return secrets.randbelow
