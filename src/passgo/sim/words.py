"""Results in words: numbers, money, names and texts, as a language and an edition write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from passgo import locale
from passgo.editions import Edition
from passgo.locale import Language, figures
from passgo.locale.figures import NO_BREAK

DASH: Final = "–"


@dataclass(frozen=True, slots=True)
class StudyWords:
    """One language, one edition."""

    edition: Edition
    language: Language

    def say(self, key: str, **args: str | int) -> str:
        """The text `study-KEY`, its arguments filled in."""
        return locale.say(self.language, f"study-{key}", args, self.edition.terms(self.language))

    def refusal(self, key: str) -> str:
        """Why a move is refused."""
        return locale.say(self.language, f"refusal-{key}", terms=self.edition.terms(self.language))

    def listed(self, facts: list[str]) -> str:
        """Several facts in a line."""
        return f"{NO_BREAK}; ".join(facts) if self.language == "fr" else "; ".join(facts)

    def name(self, word: str) -> str:
        """The name of a space, deed or group."""
        return self.edition.name(word, self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number with this many digits behind the point."""
        return figures.number(value, self.language, digits)

    def percent(self, share: float | None, digits: int = 1) -> str:
        """Return a share of one, in %."""
        if share is None:
            return DASH
        return self.number(100 * share, digits) + ("%" if self.language == "en" else f"{NO_BREAK}%")

    def span(self, low: float, high: float, digits: int = 1) -> str:
        """Return an interval of shares, in %."""
        return f"{self.number(100 * low, digits)}{DASH}{self.percent(high, digits)}"

    def money(self, amount: float, digits: int = 0) -> str:
        """An amount in the edition's currency."""
        return figures.money(amount, self.edition, self.language, digits)
