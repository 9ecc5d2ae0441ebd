"""Events and refusals in words, for whoever reads a game as text."""

from __future__ import annotations

import msgspec

from passgo import locale
from passgo.editions import Edition
from passgo.game import Event, Game, Refusal
from passgo.game.levels import Built
from passgo.game.lot import lot_id, lot_kind
from passgo.game.names import IDS
from passgo.locale.figures import money
from passgo.rules.base.events import MONEY
from passgo.rules.base.state import BANK, SEATS


def sentence(game: Game, event: Event, language: str = "en") -> str:
    """An event as a sentence, in one of the languages of `passgo.locale`."""
    words: dict[str, str | int] = {"seat": _hand(game, event.seat, language)}
    args, named = event.args, event.named(game.edition)
    for name, what in event.types.items():
        value = named[name]
        if isinstance(value, Built):
            words |= msgspec.structs.asdict(value)
        elif what == "seat":
            words[name] = _hand(game, args[name], language)
        elif what in MONEY:
            words[name] = money(args[name], game.edition, language)
        elif what == "lot":
            words[name] = lot_name(game, args[name], language)
        elif what in IDS and value:
            words[name] = game.edition.in_text(str(value), language)
        else:
            words[name] = value
    return locale.say(language, f"event-{event.kind}", words, game.edition.terms(language))


def why(refusal: Refusal, edition: Edition, language: str = "en") -> str:
    """Why something is refused, as a sentence in the words of the edition."""
    return locale.say(language, f"refusal-{refusal.key}", terms=edition.terms(language))


def lot_name(game: Game, lot: int, language: str = "en") -> str:
    """Return the lot at auction, as in the middle of a sentence: a share of General Radio, the card …."""
    kind, word = lot_kind(lot), lot_id(game.edition, lot)
    args = {"name": game.edition.name(word, language)} if word in game.edition.names else {}
    return locale.say(language, f"lot-{kind}", args)


def _hand(game: Game, hand: int, language: str) -> str:
    if hand < SEATS:
        return game.players[hand]
    return locale.say(language, "hand-bank" if hand == BANK else "hand-estate")
