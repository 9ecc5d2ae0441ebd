"""Editions made at random from the schema: boards, deeds, cards, papers and knobs that nobody would think of.

Most are such as the check admits, some are not; what it admits must be playable. Each is made from a seed and the
same at each call.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

import msgspec.inspect as kinds

from passgo.editions import cards, schema
from passgo.editions.loader import BOOKS
from passgo.editions.source import Source
from passgo.rules.base import state, tables

Table = dict[str, Any]

ORIGIN: Final = {"source": "ruling", "confidence": "assumption"}
MOST_MONEY: Final = 100_000
HEAD: Final = ("edition", "sources", "knobs", "stock")
"""The part of an edition that a made one has."""
SIMPLE: Final = ("collect_bank", "pay_bank", "collect_each", "pay_each", "pay_per_deed")


@cache
def _head_of(book: str) -> Table:
    return {key: value for key, value in Source.read(BOOKS / f"{book}.toml").table.items() if key in HEAD}


EFFECTS: Final = [
    kind
    for kind in kinds.type_info(cards.Card).types
    if isinstance(kind, kinds.StructType)  # type: ignore[union-attr]
]
KNOBS: Final = kinds.type_info(schema.KnobAnswers)


def made_edition(seed: int) -> Table:
    """An edition of its own, as a file would say it."""
    return _Maker(Random(seed)).edition()


class _Maker:
    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.extreme = rng.random() < 0.3
        self.papers = rng.random() < 0.6

    def some(self, most: int, least: int = 0) -> int:
        """A number, often at an end of its range."""
        if self.extreme and self.rng.random() < 0.5:
            return self.rng.choice([least, most])
        return min(most, least + int((most - least + 1) * self.rng.random() ** 2))

    def money(self, least: int = 1) -> int:
        return self.some(MOST_MONEY if self.extreme else 600, least)

    def named(self, name: str) -> Table:
        return {"name": {"en": name, "fr": name}, **ORIGIN}

    def edition(self) -> Table:
        book = self.rng.choice(["us1973", "picsou"])
        whole: Table = deepcopy(_head_of(book))
        whole["sources"].setdefault("ruling", "made")
        whole["edition"]["id"] = "made"
        whole["edition"].pop("starting_notes", None)
        self.add_board(whole)
        if self.papers:
            self.add_papers(whole)
        self.add_decks(whole)
        self.add_stock(whole)
        self.add_knobs(whole)
        return whole

    # --- papers ---

    def add_papers(self, whole: Table) -> None:
        rng = self.rng
        whole["companies"] = {
            f"co{n}": self.named(f"Co{n}")
            | {"par": self.money(), "dividends": self.rising(rng.randint(1, 8))}
            for n in range(self.some(state.COMPANIES, 1))
        }
        whole["vouchers"] = {}
        for n in range(self.some(state.VOUCHER_KINDS, 1)):
            station = any(deed["kind"] == "railroad" for deed in whole["deeds"].values())
            effect = rng.choice(["ride_the_side", "ride_steps", *["ride_to_station"] * station * 3])
            voucher = self.named(f"V{n}") | {
                "text": {"en": "T", "fr": "T"},
                "count": self.some(40, 1),
                "effect": effect,
            }
            if effect == "ride_steps":
                voucher["amount"] = rng.choice([-3, -1, 1, 2])
            if rng.random() < 0.2:
                voucher["expires"] = True
            whole["vouchers"][f"vo{n}"] = voucher
        count = self.some(state.TICKET_KINDS, 1)
        whole["lottery"] = {"tickets": [[n * 50, self.some(62, 1)] for n in range(count)], **ORIGIN}
        faces = [
            "".join(map(str, sorted(rng.choices(range(1, 7), k=3))))
            for _ in range(self.some(state.ROLL_CARDS, 1))
        ]
        whole["roll_three"] = {
            "cards": list(dict.fromkeys(faces)),
            "pays": [self.money(0) for _ in range(5)],
            **ORIGIN,
        }
        whole["squeeze_play"] = {"pays": [self.money(0) for _ in range(11)], **ORIGIN}

    def rising(self, count: int) -> list[int]:
        return sorted(self.money(0) for _ in range(count))

    # --- the board ---

    def add_board(self, whole: Table) -> None:
        rng = self.rng
        size = self.some(tables.SPACES, 2) if rng.random() < 0.3 else rng.randint(12, tables.SPACES)
        deeds = self.add_deeds(whole, rng.randint(0, min(state.DEEDS, size - 2)))
        whole["spaces"] = {
            "start": {"kind": "go", **self.named("Start")},
            "cell": {"kind": "jail", **self.named("Cell")},
        }
        others = [{"kind": "deed", "deed": deed} for deed in deeds]
        decks = rng.randint(0, 3)
        for n in range(size - 2 - len(others)):
            kind = rng.choice(["deck", "deck", "plain", "tax", "special", "go_to_jail"])
            if kind == "deck" and decks:
                others.append({"kind": "deck", "deck": f"deck{rng.randrange(decks)}"})
            elif kind == "tax":
                others.append(
                    self.named(f"Tax{n}")
                    | {"kind": "tax", "amount": self.money(0), "percent": self.some(100)}
                )
            elif kind == "special" and self.papers:
                special = rng.choice(["lottery", "stock_exchange", "roll_three", "squeeze_play", "vouchers"])
                space = self.named(f"S{n}") | {"kind": special}
                others.append(space | ({"vouchers": self.some(9, 1)} if special == "vouchers" else {}))
            elif kind == "go_to_jail":
                others.append(self.named(f"Go{n}") | {"kind": "go_to_jail"})
            else:
                others.append(self.named(f"P{n}") | {"kind": "free_parking"})
        if self.papers and rng.random() < 0.5:
            for space in others:
                if space["kind"] == "deed" and rng.random() < 0.2:
                    space["vouchers"] = self.some(9, 1)
        names = [f"sp{n}" for n in range(len(others))]
        whole["spaces"] |= dict(zip(names, others, strict=True))
        order = [*names, "cell"]
        rng.shuffle(order)
        whole["board"] = {"spaces": ["start", *order], **ORIGIN}
        streets = [name for name in deeds if whole["deeds"][name]["kind"] == "street"]
        if self.papers and streets and rng.random() < 0.6:
            whole["dollars"] = {"count": self.some(100, 1), "deed": rng.choice(streets), **ORIGIN}

    def add_deeds(self, whole: Table, count: int) -> list[str]:
        whole["groups"], whole["deeds"] = {}, {}
        kind_weights = [6, 2, 1, 1 if self.papers else 0]
        while len(whole["deeds"]) < count and len(whole["groups"]) < tables.GROUPS:
            kind = self.rng.choices(["street", "railroad", "utility", "taxi"], kind_weights)[0]
            size = min(self.some(tables.GROUP_SIZE, 1), count - len(whole["deeds"]))
            group = f"gr{len(whole['groups'])}"
            whole["groups"][group] = self.named(group) | {"kind": kind, "size": size}
            for _ in range(size):
                whole["deeds"][f"de{len(whole['deeds'])}"] = self.deed(kind, group, size)
        return list(whole["deeds"])

    def deed(self, kind: str, group: str, size: int) -> Table:
        price = self.money(2)
        deed = self.named(f"D{self.rng.random()}") | {
            "kind": kind, "group": group, "price": price, "mortgage": price // 2, "rents": self.rising(size),
        }  # fmt: skip
        if kind == "street":
            tall = self.rng.random() < 0.3
            deed |= {"house": self.money(), "hotel": self.money(), "rents": self.rising(7 if tall else 6)}
            deed |= {"skyscraper": self.money()} if tall else {}
        elif kind == "railroad" and self.rng.random() < 0.4:
            deed["depot"] = self.money()
        elif kind == "taxi" and self.rng.random() < 0.4:
            deed["stand"] = self.money()
        return deed

    # --- the cards ---

    def add_decks(self, whole: Table) -> None:
        whole["decks"], whole["cards"] = {}, {}
        used = sorted({space["deck"] for space in whole["spaces"].values() if space["kind"] == "deck"})
        for deck in used:
            names = [f"{deck}_c{n}" for n in range(min(self.some(62, 1), 30))]
            whole["decks"][deck] = self.named(deck) | {"size": len(names), "cards": names}
            for name in names:
                whole["cards"][name] = self.card(whole, used)

    def card(self, whole: Table, decks: list[str]) -> Table:
        struct = self.rng.choice(EFFECTS)
        if not self.may_deal(whole, struct.cls) or self.rng.random() < 0.2:
            return {
                "effect": self.rng.choice(SIMPLE),
                "amount": self.money(),
                "text": {"en": "T", "fr": "T"},
                **ORIGIN,
            }
        card: Table = {"effect": struct.tag, "text": {"en": "T", "fr": "T"}, **ORIGIN}
        for field in struct.fields:
            if field.name in {"text", "classic", "source", "confidence", "note"}:
                continue
            card[field.name] = self.value_of(whole, field, decks)
        if struct.tag == "advance_nearest":
            card["amount"] = 0 if card["rent"] == "plain" else self.some(100, 1)
        return card

    def may_deal(self, whole: Table, card: type) -> bool:
        wanted = {
            cards.GainDollars: "dollars", cards.OfferDollar: "dollars", cards.CollectDividends: "companies",
            cards.PayDividends: "companies", cards.StockCrash: "companies", cards.GainShare: "companies",
            cards.KeepHalfPar: "companies", cards.DrawVouchers: "vouchers", cards.TakeVoucher: "vouchers",
            cards.ReturnVoucher: "vouchers",
        }  # fmt: skip
        if card in {cards.AdvanceNearest, cards.KeepHalfRent} and not whole["deeds"]:
            return False
        kept = sum(entry["effect"].startswith("keep_") for entry in whole["cards"].values())
        if issubclass(card, cards.Kept) and kept >= state.KEEPABLE:
            return False
        return card not in wanted or wanted[card] in whole

    def value_of(self, whole: Table, field: kinds.Field, decks: list[str]) -> Any:
        rng, kind = self.rng, field.type
        if field.name == "deck":
            return rng.choice(decks)
        if field.name == "companies":
            names = list(whole["companies"])
            return rng.sample(names, rng.randint(1, len(names)))
        if field.name == "target" and isinstance(kind, kinds.LiteralType):
            return rng.choice([deed["kind"] for deed in whole["deeds"].values()])
        if field.name == "target":
            return rng.choice(whole["board"]["spaces"])
        return self.any_of(kind)

    def any_of(self, kind: kinds.Type) -> Any:
        """A value of a plain kind."""
        match kind:
            case kinds.BoolType():
                return self.rng.random() < 0.5
            case kinds.IntType():
                least, most = kind.ge or 0, kind.le or 0
                if least < 0:
                    return self.rng.choice([-3, -2, -1, 1, 2, 3])
                return self.some(most if self.extreme else min(most, 600), least)
            case kinds.LiteralType():
                return self.rng.choice(kind.values)
            case kinds.ListType():
                return [self.any_of(kind.item_type) for _ in range(kind.min_length or 0)]
            case _:
                raise TypeError(f"no value is made of {kind}")

    # --- figures ---

    def add_stock(self, whole: Table) -> None:
        whole["stock"] = ORIGIN | {"houses": self.some(200), "hotels": self.some(200), "skyscrapers": self.some(100),
                                   "depots": self.some(100), "stands": self.some(100)}  # fmt: skip

    def add_knobs(self, whole: Table) -> None:
        knobs = whole["knobs"]
        assert isinstance(KNOBS, kinds.StructType)
        for field in KNOBS.fields:
            kind = field.type.types[0] if isinstance(field.type, kinds.UnionType) else field.type
            assert isinstance(kind, kinds.StructType)
            value = next(inner.type for inner in kind.fields if inner.name == "value")
            if self.rng.random() < 0.4 or field.name not in knobs:
                knobs[field.name] = {"value": self.any_of(value), **ORIGIN}

        def value_of(name: str) -> Any:
            return knobs[name]["value"]

        knobs["min_players"]["value"] = 2
        knobs["fine_before_throw"]["value"] = min(value_of("fine_before_throw"), value_of("jail_tries"))
        count = len(whole["deeds"])
        knobs["dealt_deeds"]["value"] = min(value_of("dealt_deeds"), count // value_of("max_players"))
        knobs["starting_cash"]["value"] = max(value_of("starting_cash"), 1500)
        knobs["squeeze_red"]["value"] = False
        for name, table in (("start_vouchers", "vouchers"), ("start_rolls", "roll_three")):
            entries: Table = whole.get(table, {})
            pieces = (
                sum(entry["count"] for entry in entries.values())
                if table == "vouchers"
                else len(entries.get("cards", ()))
            )
            knobs[name]["value"] = min(value_of(name), pieces // value_of("max_players"), 9)
