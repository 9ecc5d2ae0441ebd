"""A game in words, in the language of who plays in this terminal and the words of the book on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

from passgo.locale.figures import NO_BREAK, money
from passgo.locale.french import Named
from passgo.printing.wording import Language, Wording
from passgo.protocol.events import EVENTS, MONEY
from passgo.protocol.messages import BuildingKind, Built, EventView, FactView, ReasonView
from passgo.protocol.printed import DeedInfo, Names

from .book import PrintedBook, built_on

ROLL_DOT: Final = f"{NO_BREAK}·{NO_BREAK}"

# Names stand in bold, and sums that were paid or received in their ink, inside sentences whose order each language
# chooses. They are wrapped in characters of the private use area, which pass through Fluent untouched.
END: Final = "\ue000"
STARTS: Final = {"name": "\ue001", "good": "\ue002", "bad": "\ue003"}
MARKS: Final = re.compile("[\ue000-\ue003]")
MARKED: Final = re.compile("([\ue001-\ue003])([^\ue000]*)\ue000")
STOPS: Final = re.compile(f"\\.({END}?)\\.")
"""A name that ends with a stop also ends its sentence; between the two stops may stand the end of a mark."""

NOT_NOW: Final = re.compile(r"-not-now$")
"""Refused at this moment alone."""
BUILDINGS: Final = frozenset(get_args(BuildingKind))


def strong(name: str) -> str:
    """Mark a name as one to be set in bold."""
    return f"{STARTS['name']}{name}{END}"


def plain(text: str) -> str:
    """A text without its marks."""
    return MARKS.sub("", text)


class GameWords(Wording):
    """The words of one game."""

    def __init__(self, book: PrintedBook, language: Language, name_of: Callable[[str], str]) -> None:
        """`name_of`: who sits on a seat; empty for a hand that is no seat."""
        super().__init__(book.info, language)
        self.book = book
        self._name_of = name_of

    # --- things -----------------------------------------------------------------------------------------------------

    def hand(self, hand: str) -> str:
        """The name of a seat, or as inside a sentence the Bank, the estate, or what lies on Free Parking."""
        name = self._name_of(hand)
        if name or not hand:
            return name
        return self.say("hand-pot" if hand == "estate" and self.info.parking_pot else f"hand-{hand}")

    def signed(self, amount: int) -> str:
        """A sum that comes in or goes out."""
        return money(amount, self.info, self.language, signed=True)

    def deed(self, deed: str, mark: Callable[[str], str] = str) -> str:
        """The name of a deed, which a text may say with its article."""
        return self._named(deed, self.book.deeds[deed].name, mark)

    def short(self, deed: str) -> str:
        """The part of its name that lists show."""
        return self.name(self.book.deeds[deed].short)

    def short_space(self, index: int) -> str:
        """The part of the name of a space that lists and the board show."""
        return self.name(self.info.spaces[index].short)

    def place(self, space: str) -> str:
        """The same of a space by its id."""
        return self._named(space, self.book.spaces[space].name)

    def space(self, index: int) -> str:
        """The name of a space, which a text may say with its article."""
        return self._named(self.info.spaces[index].id, self.info.spaces[index].name)

    def _named(self, word: str, names: Names, mark: Callable[[str], str] = str) -> str:
        name, said = mark(self.name(names)), self.info.in_french.get(word)
        if said is None or self.language != "fr":
            return name
        return Named(name, *(ahead + mark(said.word) for ahead in (said.the, said.of, said.to)))

    def group(self, group: str) -> str:
        """The name of a group."""
        return self.name(self.book.groups[group].name)

    def roll(self, roll: str) -> str:
        """A Roll Three card by its numbers."""
        return ROLL_DOT.join(map(str, self.book.rolls[roll].dice))

    def lot(self, lot: str) -> str:
        """Return what is auctioned other than deeds, as words inside a sentence."""
        if lot in self.book.companies:
            return self.say("lot-share", name=self.name(self.book.companies[lot].name))
        if lot in self.book.rolls:
            return self.say("lot-roll", name=self.roll(lot))
        if lot in self.book.vouchers:
            return self.say("lot-voucher", name=self.name(self.book.vouchers[lot].name))
        if lot in self.book.cards:
            return self.say("lot-card", name=self.name(self.book.cards[lot].text))
        return self.say("lot-any-share" if lot == "share" else "lot-dollar")

    def lot_title(self, lot: str) -> str:
        """Return what is auctioned, as words at the head of a sentence."""
        if lot in self.book.deeds:
            return self.deed(lot)
        if lot in self.book.cards:
            return self.say("lot-a-card")
        if lot in BUILDINGS:
            return self.say("lot-building", building=lot)
        name = self.lot(lot)
        return name[:1].upper() + name[1:]

    def thing(self, thing: str) -> str:
        """Return a thing of a deal, given its notation: a deed, a card, a number of shares, a sum."""
        word, _, number = thing.partition("*")
        count = int(number or 1)
        if word.isdigit():
            return self.money(int(word))
        if word in self.book.companies:
            return self.say("paper-shares", count=count, name=self.name(self.book.companies[word].name))
        if word in self.book.rolls:
            return self.say("paper-roll", name=self.roll(word))
        if word in self.book.cards:
            return self.say("card-out-of-jail")
        return self.deed(word) if word in self.book.deeds else self.say(f"paper-{word}", count=count)

    def built(self, deed: DeedInfo, level: int) -> str:
        """Return the buildings on a deed; empty for none."""
        built = built_on(deed, level)
        return (
            self.say("building-standing", building=built.building, count=built.count) if built.count else ""
        )

    # --- rules ------------------------------------------------------------------------------------------------------

    def citation(self, rule: str) -> str:
        """How a rule is cited: by its heading in the book, and plainly where it is ours; empty for none."""
        cited = self.info.rules.get(rule)
        if cited is None:
            return ""
        heading = self.name(cited.headings)
        if cited.whose == "table":
            return self.say("house-rule")
        if cited.whose == "book":
            return heading
        ours = self.say("our-ruling")
        return f"{ours} · {heading}" if heading else ours

    def rule_text(self, rule: str) -> str:
        """A rule in our words; empty for none."""
        cited = self.info.rules.get(rule)
        return "" if cited is None else self.name(cited.text)

    def refusal(self, reason: ReasonView, awaits: Any) -> str:
        """Why something is refused; of what only has to wait, also what it waits for."""
        words = self.say(f"refusal-{reason.key}")
        if not NOT_NOW.search(reason.key):
            return words
        names = ", ".join(map(self.hand, awaits.seats))
        return f"{words} {self.say('waits-until', kind=awaits.kind, names=names)}"

    # --- what happened ----------------------------------------------------------------------------------------------

    def fact(self, fact: FactView) -> str:
        """Something that was corrected, as a sentence."""
        deck = next((deck.name for deck in self.info.decks if deck.id == fact.deck), None)
        args: dict[str, str | int] = {
            "seat": strong(self.hand(fact.seat)),
            "count": fact.count,
            "amount": self.money(fact.count),
            "what": self.built(self.book.deeds[fact.deed], fact.count) if fact.what == "level" else "",
            "deck": self.name(deck) if deck else "",
        }
        things = {
            "deed": fact.deed,
            "space": fact.space,
            "card": fact.card,
            "roll": fact.roll,
            "company": fact.company,
            "voucher": fact.voucher,
        }
        args |= {what: self._printed(what, value) if value else "" for what, value in things.items()}
        return self.say(f"corrected-{fact.what}", **args)

    def sentence(self, event: EventView) -> str:
        """An event, its names and sums marked."""
        return self._said(f"event-{event.kind}", self._args(event))

    def sentences(self, happened: Sequence[EventView]) -> str:
        """The events of one line of the record, those of one sentence told together."""
        passed = [event for event in happened if event.told == "line-passed"]
        together: list[list[EventView]] = []
        for event in happened:
            if together and event.told.startswith("line-") and event not in passed:
                together[-1].append(event)
            elif event not in passed:
                together.append([event])
        said = [self._together(events) for events in together]
        if passed:
            names = ", ".join(self.hand(event.seat) for event in passed)
            said.append(self._said("line-passed", {"names": names}))
        return " ".join(said)

    def _together(self, events: list[EventView]) -> str:
        """Return these events in one sentence, by the text that the last of them names."""
        first, last = events[0], events[-1]
        if first is last:
            return self.sentence(first)
        args = [self._args(event) for event in events]
        match last.told:
            case "line-rent-paid":
                amount = first.number("amount")
                return self._said(last.told, args[0] | {"amount": self._toned(amount, amount)})
            case "line-left":
                things = ", ".join(self._left(one) for one in args)
                return self._said(last.told, args[0] | {"things": things})
            case "line-bids" | "line-bids-rose":
                earlier = zip(reversed(events[:-1]), reversed(args[:-1]), strict=True)
                bids = ", ".join(f"{self.hand(bid.seat)} {said['amount']}" for bid, said in earlier)
                return self._said(last.told, args[-1] | {"bids": bids, "least": args[0]["amount"]})
            case _:
                return self._said(last.told, args[0] | args[-1])

    @staticmethod
    def _left(args: dict[str, str | int]) -> str:
        """One of the things that a bankrupt leaves to the bank."""
        if args.get("count", 1) != 1:
            return f"{args['lot']} (× {args['count']})"
        return str(args.get("deed") or args["lot"])

    def _said(self, key: str, args: dict[str, str | int]) -> str:
        return STOPS.sub(r".\1", self.say(key, **args))

    def _args(self, event: EventView) -> dict[str, str | int]:
        """The arguments of an event, ready to print by their types."""
        args: dict[str, str | int] = {"seat": strong(self.hand(event.seat))}
        for name, what in EVENTS[event.kind].items():
            value = event.args[name]
            if isinstance(value, Built):
                args |= {"building": value.building, "count": value.count}
            else:
                args[name] = self._printed(what, value)
        return args

    def _toned(self, amount: int, gained: int) -> str:
        return f"{STARTS['good' if gained > 0 else 'bad']}{self.money(amount)}{END}"

    def _printed(self, what: str, value: str | int) -> str | int:
        if isinstance(value, int):
            if what not in MONEY:
                return value
            gained = {"gain": value, "cost": -value}.get(what, 0)
            return self._toned(value, gained) if gained else self.money(value)
        book = self.book
        match what:
            case "seat":
                return strong(self.hand(value))
            case "space":
                return self._named(value, book.spaces[value].name, strong)
            case "deed":
                return self.deed(value, strong) if value else ""
            case "group":
                return self.group(value)
            case "card":
                return self.name(book.cards[value].text)
            case "company":
                return self.name(book.companies[value].name)
            case "voucher":
                return self.name(book.vouchers[value].name)
            case "roll":
                return self.roll(value)
            case "lot":
                return self._lot_or_deed(value)
            case "rule":
                return self.citation(value) or value
            case _:
                return value

    def _lot_or_deed(self, value: str) -> str:
        """A lot of an auction, or what a storm strikes."""
        if value in self.book.deeds:
            return self.deed(value)
        return self.group(value) if value in self.book.groups else self.lot(value)


def clock_face(seconds: float) -> str:
    """Minutes and seconds, or hours and minutes."""
    whole = int(seconds)
    if whole >= 3600:
        return f"{whole // 3600} h {whole % 3600 // 60:02}"
    return f"{whole // 60}:{whole % 60:02}"
