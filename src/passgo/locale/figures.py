"""Numbers and money as each language writes them; in the browser the same is in `web/src/text/numbers.ts` and `money.ts`."""

from __future__ import annotations

from typing import Final, Protocol

NO_BREAK: Final = "\u00a0"
MINUS: Final = "−"


class Currency(Protocol):
    """An edition, as far as its money goes."""

    @property
    def currency(self) -> str:
        """Its sign."""
        ...

    @property
    def currency_after(self) -> bool:
        """Whether the book prints it after the figure."""
        ...


def number(value: float, language: str, digits: int = 0) -> str:
    """A number with this many digits after the point: `−1,234.5`, in French `−1 234,5`."""
    text = f"{value:,.{digits}f}".replace("-", MINUS)
    return text.replace(",", NO_BREAK).replace(".", ",") if language == "fr" else text


def money(amount: float, edition: Currency, language: str, digits: int = 0, *, signed: bool = False) -> str:
    """An amount in the currency of an edition, which French always writes after the figure.

    `signed`: a gain has its plus.
    """
    sign = MINUS if amount < 0 else "+" if signed and amount > 0 else ""
    figure = number(abs(amount), language, digits)
    if edition.currency_after or language == "fr":
        return f"{sign}{figure}{NO_BREAK}{edition.currency}"
    return f"{sign}{edition.currency}{figure}"
