"""The fault of a bot: the game is played again, interpreted, and every answer watched.

In machine code an aborted game reports nothing else, and an error in a bot names no line.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from passgo.bots.asking import PACE, clear_pace
from passgo.bots.fitted import new_memories
from passgo.bots.memory import Memory
from passgo.bots.policy import Policy
from passgo.bots.registry import policy
from passgo.bots.rng import WORDS, seed
from passgo.bots.user_bots import BadBot, is_user_bot, relative_path
from passgo.game import Move
from passgo.game.ids import seat_id
from passgo.game.move import Terms
from passgo.game.refusal import Refusal, refusal_of
from passgo.notation import show_move
from passgo.rules.base import moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import MOST_MOVES, why_not
from passgo.rules.trade import table_deal

from .driver import CAPPED, ILLEGAL, UNFINISHED, bell_rings, sit_down, step
from .runs import STREAMS
from .words import StudyWords


class SeededGame(NamedTuple):
    """A game to be played again: its bots by seat, and the random words it begins with."""

    bots: tuple[str, ...]
    rng: list[int]
    dice: list[int]
    most_turns: int


def seeded_game(bots: tuple[str, ...], number: int, most_turns: int) -> SeededGame:
    """A game as `compiled.run_games` plays it."""
    rng, dice = [0] * WORDS, [0] * WORDS
    seed(rng, STREAMS * number)
    seed(dice, STREAMS * number + 1)
    return SeededGame(bots, rng, dice, most_turns)


class WrongMove(NamedTuple):
    """The answer for which a game was broken off."""

    bot: str
    seat: int
    turn: int
    move: Move
    refusal: Refusal | None
    """None where the bot spoke for another seat, or the game was broken off for something else."""


def wrong_move_in(E: Tables, game: SeededGame) -> WrongMove | None:
    """The illegal move that ends a game, None where it does not end so.

    Raises BadBot where a bot of a user's own raises an error, or gives what is no number.
    """
    answer = [0, 0]
    how, s, deal = replay(E, game, [with_answer_kept(bot, answer) for bot in game.bots])
    if how != ILLEGAL:
        return None
    seat, code = answer
    offered = moves.kind_of(code) == moves.OFFER
    move = Move(code, Terms.of(deal) if offered else None)
    foreign = code and moves.seat_of(code) != seat
    if offered and not foreign:
        table_deal(s, seat, deal)
    refusal = None if foreign else refusal_of(why_not(s, E, code))
    return WrongMove(game.bots[seat], seat, max(s.turn_no, 1), move, refusal)


def replay(E: Tables, game: SeededGame, bots: list[Policy]) -> tuple[int, State, Deal]:
    """A game as it was played, by these bots, a seat each: how it ended, its last state, and the last offer."""
    s, deal, memories = State(), Deal(), new_memories(E, len(bots))
    room, pace = [0] * MOST_MOVES, [0] * PACE
    policies = [*bots, *bots[-1:] * (SEATS - len(bots))]
    rng, dice, limit = [*game.rng[:WORDS]], [*game.dice[:WORDS]], game.most_turns
    clear_pace(pace)
    sit_down(s, E, len(bots))
    how = UNFINISHED
    while how == UNFINISHED:
        how = step(s, E, policies, memories, limit, pace, room, deal, rng, dice)
        if how == CAPPED and bell_rings(s, E):
            limit, how = limit + s.players, UNFINISHED
    return how, s, deal


def with_answer_kept(name: str, answer: list[int]) -> Policy:
    """A bot whose seat and last answer are written down. Raises BadBot, naming the line, where it fails."""
    bot: Callable[..., Any] = policy(name)

    def asked(
        s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
    ) -> int:
        try:
            given = bot(s, E, seat, room, deal, rng, memory)
        except Exception as error:
            raise BadBot(error_line(error, name)) from error
        if not isinstance(given, int):
            raise BadBot(f"{name}: the bot returned {given!r}, not the number of a move")
        answer[:] = seat, given
        return given

    return asked


def error_line(error: Exception, name: str) -> str:
    """An error in the line of a user's own that raised it."""
    home = folder_of_bot(name)
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent == home
    ]
    where = f"{relative_path(frames[-1].filename)}, line {frames[-1].lineno}" if frames else name
    return f"{where}: {type(error).__name__}: {error}"


def folder_of_bot(name: str) -> Path:
    """The folder of a user's own bot, where the files that it imports are too."""
    return Path(name.partition(":")[0]).absolute().parent


def any_user_bot(bots: Sequence[str]) -> bool:
    """Is one of them a user's own, whose errors are not ours?"""
    return any(is_user_bot(bot) for bot in bots)


def wrong_move_text(wrong: WrongMove, game: str, words: StudyWords) -> str:
    """Return what a bot did, in a sentence or two."""
    refusal, who = wrong.refusal, f"{wrong.bot} ({seat_id(wrong.seat)})"
    if refusal is None:
        return words.say("slip-foreign", game=game, turn=wrong.turn, bot=who)
    reason = f"{words.refusal(refusal.key)} [{refusal.rule}]".removesuffix(" []")
    if not wrong.move.code:
        return words.say("slip-silent", game=game, turn=wrong.turn, bot=who)
    return words.say(
        "slip-illegal",
        game=game,
        turn=wrong.turn,
        bot=who,
        move=show_move(wrong.move, words.edition),
        reason=reason,
    )
