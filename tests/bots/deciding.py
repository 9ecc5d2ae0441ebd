"""Bots in tests that play a game on by themselves, without a table."""

from random import Random

from passgo.bots.registry import TableBot
from passgo.bots.rng import WORDS, seed
from passgo.game import Game, Move
from passgo.rules.base import moves


def words(chance: Random) -> list[int]:
    """Words for a bot."""
    rng = [0] * WORDS
    seed(rng, chance.getrandbits(32))
    return rng


def decision(bot: TableBot, game: Game, seat: int, chance: Random) -> Move:
    """Return the move of a bot that must decide; never an offer."""
    while True:
        move = bot.ask(game, seat, words(chance))
        if move is not None and move.kind != moves.OFFER:
            return move


def free_action(bot: TableBot, game: Game, seat: int, chance: Random) -> Move | None:
    """Return the act or offer that a bot makes before a roll unasked; None if it makes none."""
    move = bot.ask(game, seat, words(chance)) if game.awaits.answered_by(moves.ROLL) else None
    if move is None or (seat in game.to_act and game.awaits.answered_by(move.kind)):
        return None
    return move if game.why_not(move) is None else None
