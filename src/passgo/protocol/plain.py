"""A seat's view as plain text, its legal moves in the notation: for programs, language models, and a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from passgo.game import Game, Move, seat_id
from passgo.rules.base import moves

from .messages import OfferView
from .question import question_view


def seat_text(game: Game, seat: int, offers: Sequence[OfferView] = ()) -> str:
    """Return the board, the question and the options of a seat. `offers`: the open ones."""
    lines = [repr(game), "", *_question(game), *_claims(game), *_offers(seat, offers), "", *_may(game, seat)]
    return "\n".join(lines) + "\n"


def legal_texts(game: Game, seat: int) -> list[str]:
    """Return the legal moves of a seat; one of an amount ends with its range, as `p1 bid 10..500`. Offers are not listed."""
    return [_text(game, move) for move in game.legal_moves(seat)]


def _text(game: Game, move: Move) -> str:
    text = game.text(move)
    if not moves.KINDS[move.kind].is_amount:
        return text
    least, most = game.limits(move.seat, move.kind)
    return f"{text.rpartition(' ')[0]} {least}..{most}"


def _question(game: Game) -> Iterator[str]:
    """Return what the game waits for: its kind and who is asked, then all that belongs to it."""
    if game.outcome:
        yield f"The game is over; won by {_list(seat_id(seat) for seat in game.outcome.winners)}."
        return
    question = cast("dict[str, Any]", msgspec.to_builtins(question_view(game)))
    kind, seats, _ = (question.pop(name) for name in ("kind", "seats", "rule"))
    yield f"After {len(game.moves)} moves the game waits for {_list(seats)}: {kind}"
    for name, value in question.items():
        if value:
            yield f"  {name}: {_list(value) if isinstance(value, list) else value}"


def _claims(game: Game) -> Iterator[str]:
    s, deeds = game.state, game.edition.deeds
    for i in range(s.claim_n):
        amount = s.claim_amount[i]
        asked = str(amount) if amount >= 0 else f"{-amount} times a roll"
        owner, lander = seat_id(s.claim_owner[i]), seat_id(s.claim_lander[i])
        yield f"Rent not yet asked for: {owner} from {lander}, {deeds[s.claim_deed[i]]}, {asked}"


def _offers(seat: int, offers: Sequence[OfferView]) -> Iterator[str]:
    for offer in offers:
        mine = " (to you)" if offer.to == seat_id(seat) else ""
        yield f"Offer {offer.offer}{mine}: {offer.text}"


def _may(game: Game, seat: int) -> Iterator[str]:
    if game.outcome:
        return
    texts = legal_texts(game, seat)
    asked = "must decide" if seat in game.to_act else "may act" if texts else "can do nothing now"
    yield f"You are {seat_id(seat)}, {game.players[seat]}, and {asked}{':' if texts else '.'}"
    yield from texts


def _list(words: Any) -> str:
    return " ".join(str(word) for word in words)
