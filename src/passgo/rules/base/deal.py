"""The contents of an offer, without the number of its move."""

from __future__ import annotations

from typing import Annotated

from .fields import I4, I8, FieldTable, cells, field_table


@field_table
class Deal(FieldTable):
    """The things that the offerer gives and takes.

    Deeds, keepable and Roll Three cards and kinds of voucher are bit sets; shares take four bits a company.
    """

    receiver: I4
    give_cash: I8
    take_cash: I8
    give_deeds: Annotated[int, cells("i8", 0)]
    take_deeds: Annotated[int, cells("i8", 0)]
    give_cards: Annotated[int, cells("i8", 0)]
    take_cards: Annotated[int, cells("i8", 0)]
    give_dollars: I4
    take_dollars: I4
    give_shares: Annotated[int, cells("i8", 0)]
    take_shares: Annotated[int, cells("i8", 0)]
    give_rolls: Annotated[int, cells("i8", 0)]
    take_rolls: Annotated[int, cells("i8", 0)]
    give_vouchers: I4
    take_vouchers: I4
