"""The texts on the pieces: names, sums and sentences, in one language and the words of one edition."""

from __future__ import annotations

from passgo.locale import Language, figures, say
from passgo.protocol.printed import DeedInfo, EditionInfo, Names, RentRow


class Wording:
    """The language of a box."""

    def __init__(self, info: EditionInfo, language: Language) -> None:
        self.info = info
        self.language: Language = language

    def say(self, key: str, **args: str | int) -> str:
        """The text of a key."""
        return say(self.language, key, args, self.info.terms[self.language])

    def name(self, names: Names) -> str:
        """A name in the language of the box."""
        return names[self.language]

    def number(self, number: int) -> str:
        """A number with its thousands apart."""
        return figures.number(number, self.language)

    def money(self, amount: int) -> str:
        """A sum as the edition and the language write it."""
        return figures.money(amount, self.info, self.language)

    def rent(self, deed: DeedInfo, row: RentRow) -> tuple[str, str]:
        """A row of the rents of a deed: in which case, and how much."""
        match row.when:
            case "alone" | "group":
                label = self.say(f"deed-rent-{row.when}")
            case "held":
                label = self.say("deed-of-group", count=row.count)
            case "times":
                label = self.say("deed-built", building=row.building)
            case "built" if row.building == "house":
                label = self.say("deed-houses", count=row.count)
            case "built":
                label = self.say(f"deed-{row.building}")
        if row.when == "times":
            return label, self.say("deed-times", factor=row.amount)
        if deed.kind == "utility":
            return label, self.say("rent-dice", factor=row.amount)
        return label, self.money(row.amount)
