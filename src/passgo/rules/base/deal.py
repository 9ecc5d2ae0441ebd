"""The contents of an offer, without the number of its move."""

from __future__ import annotations

from typing import Annotated

from . import things
from .fields import I4, FieldTable, cells, field_table
from .kernel import rule


@field_table
class Deal(FieldTable):
    """The two sides of an offer, with a place for each kind of thing in `things.TABLE`."""

    receiver: I4
    give: Annotated[list[int], cells("i8", things.KINDS), things.named("give")]
    take: Annotated[list[int], cells("i8", things.KINDS), things.named("take")]


@rule()
def empty_deal(deal: Deal) -> None:
    """Give nothing and take nothing."""
    for thing in range(things.KINDS):
        deal.give[thing] = 0
        deal.take[thing] = 0
