"""The results of a run as one value: for printing, drawing and JSON.

It holds ids and numbers, no names and no texts, and nothing that depends on the machine that played.
"""

from __future__ import annotations

from typing import Final

import msgspec

from .intervals import Share
from .tally import DeedCounts

FORMAT: Final = 1
"""Changes when a field changes its meaning or goes away."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of the results."""


class Spread(Struct, frozen=True):
    """The spread of a number over the games: the mean, and some percentiles."""

    mean: float
    deviation: float
    """Standard deviation, as of a sample."""
    least: int
    p5: float
    p25: float
    median: float
    p75: float
    p95: float
    most: int


class Entrant(Struct, frozen=True):
    """A bot of the line-up, in the order of the command line."""

    bot: str
    wins: Share
    """Of the games that came to an end; games won together count for each winner."""


class BotWins(Struct, frozen=True):
    """All places that one bot had in the line-up."""

    bot: str
    places: int
    wins: Share


class SeatWins(Struct, frozen=True):
    """A seat at the table, from the one that begins."""

    seat: int
    wins: Share


class Endings(Struct, frozen=True):
    """How the games ended."""

    last_player: int
    counted: int
    """By a count of wealth, as the short and timed games end."""
    cut: int
    shared: int
    """Of those that ended, won by several together."""
    broken: int
    """A bot made an illegal move, or decided for ever."""


class Space(Struct, frozen=True):
    """A space of the board."""

    id: str
    stops: int
    """Times a token's move stopped here, by dice or card."""
    ends: int
    """Rolls after which the roller was here; on the Jail's space as a visitor."""


class Tier(Struct, frozen=True):
    """A deed or group at one stage: see `tally.TIERS`."""

    tier: str
    visits: int
    income: int
    exposure: int
    """Throws of other players while it asked rent."""
    cost: int
    """Of the deeds at the printed price and the buildings of this stage."""
    per_throw: float | None
    """Income a roll of another player; of a group, the sum over its deeds. None if there were none."""
    repaid_after: float | None
    """Throws of other players until the cost has come back. None when nothing came."""


class Deed(DeedCounts, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A deed, over all games."""

    id: str
    group: str
    spent: int
    """On it and on its buildings, to the bank."""
    income: int
    """Rents that were paid."""
    tiers: tuple[Tier, ...]


class GroupResult(Struct, frozen=True):
    """A group, over all games."""

    id: str
    spent: int
    income: int
    completed: Share
    """Games in which somebody held it whole: in how many of them the first who did won."""
    developed: Share
    """Games in which it had three houses on each lot: in how many the first who had them won."""
    tiers: tuple[Tier, ...]


class Flow(Struct, frozen=True):
    """Money into or out of the players' cash."""

    id: str
    into: bool
    amount: int


class Round(Struct, frozen=True):
    """The state after this many rounds; a round is one turn for each player at the start."""

    round: int
    going: int
    """Games that were still going."""
    wealth: tuple[float, ...]
    """Mean over them, by seat; the bankrupt count as 0."""
    cash: tuple[float, ...]
    entrants: tuple[float, ...]
    """Mean wealth by entrant, in the order of the command line."""


class Study(Struct, frozen=True):
    """The results of a run."""

    format: int
    passgo: str
    edition: str
    bots: tuple[str, ...]
    seed: int
    planned: int
    games: int
    """Fewer than planned when it was stopped."""
    most_turns: int
    seats_swapped: bool
    throws: int
    endings: Endings
    turns: Spread
    rounds: Spread
    moves: Spread
    entrants: tuple[Entrant, ...]
    by_bot: tuple[BotWins, ...]
    by_seat: tuple[SeatWins, ...]
    spaces: tuple[Space, ...]
    in_jail: int
    """Rolls after which the roller sat in Jail."""
    deeds: tuple[Deed, ...]
    groups: tuple[GroupResult, ...]
    flows: tuple[Flow, ...]
    survival: tuple[int, ...]
    """Games still going after 0, 1, 2 … rounds, cut ones to the end."""
    money: tuple[Round, ...]


def to_json(study: Study) -> bytes:
    """The results as JSON, laid out to be read."""
    return msgspec.json.format(msgspec.json.encode(study), indent=1) + b"\n"


def from_json(text: bytes) -> Study:
    """Results that were written before. Raises StudyError when they are none, or of another format."""
    try:
        return msgspec.json.decode(text, type=Study)
    except msgspec.MsgspecError as e:
        raise StudyError(f"expected results of this version's `passgo sim`: {e}") from None


class StudyError(ValueError):
    """Something that is no study."""


def schema_text() -> str:
    """JSON Schema of the results, as it is published."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(Study)), indent=2).decode() + "\n"
