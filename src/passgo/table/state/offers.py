"""The offers of a table: they are talk until one is accepted; only then do they enter the record."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from passgo.game import Game, Move
from passgo.game.move import Terms
from passgo.protocol.messages import ClosedOffer, OfferEnd, OfferView
from passgo.protocol.view import offer_view
from passgo.rules.base.bits import how_many
from passgo.rules.base.players import survivors
from passgo.rules.base.state import State
from passgo.rules.turn import has_thrown

GONE: Final = frozenset({"game-over", "retired", "no-such-seat", "offer-to-whom", "offer-not-owned"})
"""Refusals after which an offer cannot come true as it stands: what it names is no longer there."""


class Offer(NamedTuple):
    """An offer, with what is known of it while it stands."""

    number: int
    move: Move
    last_turn: int = 0
    """The number of the last turn in which it stands; 0 for one of a bot to another, answered as it is made."""
    word: str = ""
    """The message with it."""
    before: Move | None = None
    """The offer that was talked about last between the two."""
    why: str = ""
    """Why a bot makes it (`offer_reasons`)."""
    worth: int = 0
    """And what the deal is worth to the bot, in dollars; 0 if that is not said."""


def with_more_cash(offer: Move, more: int) -> Move:
    """Return the same offer with this much more cash for its receiver."""
    assert offer.deal is not None
    give, take = offer.deal.give, offer.deal.take
    cash = give.cash - take.cash + more
    terms = Terms(replace(give, cash=max(cash, 0)), replace(take, cash=max(-cash, 0)))
    return offer._replace(deal=terms)


def round_from(s: State) -> int:
    """Return the number of the turn that ends a round from here: by then every player has had a whole turn more.

    A turn has its number from its first roll on, so an offer lapses with a roll. Only at a real board can a roll be undone.
    """
    return s.turn_no + (0 if has_thrown(s) else 1) + how_many(survivors(s))


class TableOffers:
    """The offers of a table: those that are open, and those that ended since clients were last shown them."""

    def __init__(self) -> None:
        self.standing: dict[int, Offer] = {}
        self.made = 0
        self._talked_about: dict[frozenset[int], Move] = {}
        """The last offer between two seats, until they agree."""
        self._ended: list[ClosedOffer] = []

    def make(self, game: Game, number: int, move: Move, word: str, why: str = "", worth: int = 0) -> None:
        """Put an offer on the table, made when the game stood so: it stands for a round."""
        two = frozenset({move.seat, move.arg})
        self.standing[number] = Offer(
            number, move, round_from(game.state), word, self._talked_about.get(two), why, worth
        )
        self._talked_about[two] = move
        self.made = max(self.made, number)

    def end(self, game: Game, number: int, how: OfferEnd, why: str = "", more: int = 0) -> None:
        """End an offer; a player who refused it may have said why, and how much more cash would do."""
        offer = self.standing.pop(number)
        if how == "accepted":
            self._talked_about.pop(frozenset({offer.move.seat, offer.move.arg}), None)
        view = _view(offer, game)
        counter = offer_view(number, with_more_cash(offer.move, more), game.edition, "") if more else None
        self._ended.append(ClosedOffer(offer=view, how=how, why=why, more=more, counter=counter))

    def between(self, seat: int, to: int) -> list[int]:
        """Return the open offers of one seat to another: a new one replaces them."""
        return [o.number for o in self.standing.values() if (o.move.seat, o.move.arg) == (seat, to)]

    def over(self, game: Game) -> dict[int, OfferEnd]:
        """Return the offers that cannot come true in this game any more, and those that stood for a round."""
        ends: dict[int, OfferEnd] = {}
        for offer in self.standing.values():
            refusal = game.why_not(offer.move)
            if refusal and refusal.key in GONE:
                ends[offer.number] = "impossible"
            elif game.state.turn_no > offer.last_turn:
                ends[offer.number] = "lapsed"
        return ends

    def views(self, game: Game) -> list[OfferView]:
        """Return the open offers."""
        return [_view(offer, game) for offer in self.standing.values()]

    def take_ended(self) -> list[ClosedOffer]:
        """Return the offers that have ended since the last call."""
        ended, self._ended = self._ended, []
        return ended


def _view(offer: Offer, game: Game) -> OfferView:
    """Return an offer as it is shown."""
    return offer_view(
        offer.number, offer.move, game.edition, offer.word, offer.before, offer.why, offer.worth
    )
