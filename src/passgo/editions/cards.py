"""The entries of `[cards]`: one Struct an effect."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from passgo.rules.base.state import COMPANIES

from .basics import DeedKind, Id, Money, Names, PerCent, Price, SourcedEntry, Steps


class PlainCard(SourcedEntry, kw_only=True, tag_field="effect"):
    """A card: its text in our own words."""

    text: Names
    classic: Id = ""


class AdvanceTo(PlainCard, tag="advance_to", kw_only=True):
    """Forward to a space; GO pays on the way."""

    target: Id


class AdvanceNearest(PlainCard, tag="advance_nearest", kw_only=True):
    """Forward to the next deed of a kind; what an owner may ask there is plain, a multiple, or dice."""

    target: DeedKind
    rent: Literal["plain", "multiplied", "fresh_dice"]
    amount: Annotated[int, Meta(ge=0, le=100)] = 0


class MoveRelative(PlainCard, tag="move_relative", kw_only=True):
    """A move by a number of spaces; below 0 backwards."""

    amount: Steps


class MoveBackTo(PlainCard, tag="move_back_to", kw_only=True):
    """Backwards to a space, which GO does not pay."""

    target: Id


class PayOrDraw(PlainCard, tag="pay_or_draw", kw_only=True):
    """The drawer pays the bank, or draws from another deck."""

    amount: Price
    deck: Id


class GoToJailCard(PlainCard, tag="go_to_jail", kw_only=True):
    """To jail."""


class CollectBank(PlainCard, tag="collect_bank", kw_only=True):
    """The bank pays."""

    amount: Price


class PayBank(PlainCard, tag="pay_bank", kw_only=True):
    """The drawer pays the bank."""

    amount: Price


class CollectEach(PlainCard, tag="collect_each", kw_only=True):
    """Each other player pays the drawer."""

    amount: Price


class PayEach(PlainCard, tag="pay_each", kw_only=True):
    """The drawer pays each other player."""

    amount: Price


class Repairs(PlainCard, tag="repairs", kw_only=True):
    """The drawer pays the Bank for each building they own."""

    house: Money
    hotel: Money
    skyscraper: Money = 0
    depot: Money = 0
    """For each depot, and each stand."""


class KeepOutOfJail(PlainCard, tag="keep_out_of_jail", kw_only=True):
    """Kept until it is used to leave jail."""


class PayPerDeed(PlainCard, tag="pay_per_deed", kw_only=True):
    """The drawer pays the Bank for each deed they own that is not mortgaged."""

    amount: Price


class Hurricane(PlainCard, tag="hurricane", kw_only=True):
    """Takes a step of building from each deed of a group of another player."""


class Tornado(PlainCard, tag="tornado", kw_only=True):
    """Takes a step of building from each deed of one of the drawer's groups."""


class GainDollars(PlainCard, tag="gain_dollars", kw_only=True):
    """The Bank gives this many Picsou dollars, as far as it has them."""

    amount: Annotated[int, Meta(ge=1, le=10)]


class OfferDollar(PlainCard, tag="offer_dollar", kw_only=True):
    """One Picsou dollar may be bought at this percentage of its value."""

    amount: PerCent


class CollectDividends(PlainCard, tag="collect_dividends", kw_only=True):
    """The bank pays the dividends of these companies."""

    companies: Annotated[list[Id], Meta(min_length=1, max_length=COMPANIES)]


class PayDividends(PlainCard, tag="pay_dividends", kw_only=True):
    """Shareholders of these companies pay the bank what their dividends would be."""

    companies: Annotated[list[Id], Meta(min_length=1, max_length=COMPANIES)]


class StockCrash(PlainCard, tag="stock_crash", kw_only=True):
    """Everybody gives back half of their shares of each company."""


class GainShare(PlainCard, tag="gain_share", kw_only=True):
    """A share of the drawer's choice, free."""


class DrawVouchers(PlainCard, tag="draw_vouchers", kw_only=True):
    """The drawer draws this number of travel vouchers."""

    amount: Annotated[int, Meta(ge=1, le=9)]


class TakeVoucher(PlainCard, tag="take_voucher", kw_only=True):
    """A travel voucher is taken from another player."""


class ReturnVoucher(PlainCard, tag="return_voucher", kw_only=True):
    """A travel voucher goes back to the pile."""


class SellHouse(PlainCard, tag="sell_house", kw_only=True):
    """A house is sold back to the bank."""


class KeepFreeHouse(PlainCard, tag="keep_free_house", kw_only=True):
    """Kept until it is used for a house that costs nothing."""


class KeepHalfPar(PlainCard, tag="keep_half_par", kw_only=True):
    """Kept until a share is bought, which costs half its par."""


class KeepHalfRent(PlainCard, tag="keep_half_rent", kw_only=True):
    """Kept until rent is owed on a deed of this kind, of which half is paid."""

    target: DeedKind


Kept = KeepOutOfJail | KeepFreeHouse | KeepHalfPar | KeepHalfRent
Card = (
    AdvanceTo | AdvanceNearest | MoveRelative | MoveBackTo | PayOrDraw | GoToJailCard | CollectBank | PayBank | CollectEach | PayEach
    | Repairs | KeepOutOfJail | PayPerDeed | Hurricane | Tornado | GainDollars | OfferDollar | CollectDividends
    | PayDividends | StockCrash | GainShare | DrawVouchers | TakeVoucher | ReturnVoucher | SellHouse
    | KeepFreeHouse | KeepHalfPar | KeepHalfRent
)  # fmt: skip
