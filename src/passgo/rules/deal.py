"""What an offer holds, beside the number of its move."""

from __future__ import annotations

from typing import Annotated

from .fields import I4, FieldTable, cells, field_table


@field_table
class Deal(FieldTable):
    """Cash, deeds (bit sets) and keepable cards (bit sets) that the offerer gives and takes."""

    receiver: I4
    give_cash: I4
    take_cash: I4
    give_deeds: Annotated[int, cells("i8", 0)]
    take_deeds: Annotated[int, cells("i8", 0)]
    give_cards: Annotated[int, cells("i8", 0)]
    take_cards: Annotated[int, cells("i8", 0)]
