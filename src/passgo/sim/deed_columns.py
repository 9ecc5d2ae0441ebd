"""The table of deeds, column by column: printed in the terminal, and drawn in the page of a report."""

from __future__ import annotations

from typing import Literal

import msgspec

from .study import Study
from .tally import DeedCounts


class Column(msgspec.Struct, frozen=True):
    """One figure of every deed, in the order of the study's deeds."""

    key: str
    """Its heading is the text `study-KEY`."""
    unit: Literal["share", "money", "ratio", "count"]
    values: tuple[float | None, ...]
    """None where there is no such figure: a deed without a space, nothing spent."""


def deed_columns(study: Study) -> tuple[Column, ...]:
    """Return what is shown of each deed, in a run that played games."""
    ends = {space.id: space.ends for space in study.spaces}
    deeds, games = study.deeds, study.games
    return (
        Column(
            "ends",
            "share",
            tuple(ends[deed.id] / study.throws if deed.id in ends else None for deed in deeds),
        ),
        Column("income-a-game", "money", tuple(deed.income / games for deed in deeds)),
        Column("spent", "money", tuple(deed.spent / games for deed in deeds)),
        Column("return", "ratio", tuple(deed.income / deed.spent if deed.spent else None for deed in deeds)),
        *(
            Column(name, "count", tuple(getattr(deed, name) for deed in deeds))
            for name in DeedCounts.__struct_fields__
        ),
    )
