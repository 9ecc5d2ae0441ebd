"""Whatever is legal can be said word by word, and what is seen holds nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from passgo.editions import edition_names, find_edition
from passgo.rl.history import of_state
from passgo.rl.kernel import lanes
from passgo.rl.kernel.observation import CELLS, NOBODY, OF_THE_ESTATE, OWN, Observation, observe
from passgo.rl.kernel.sentence import (
    Allowed,
    Draft,
    allow,
    allow_after,
    completes,
    is_added,
    part_of,
    say,
    word_of,
)
from passgo.rl.kernel.words import (
    CANCEL,
    COMPLETE,
    IS_SUM,
    NOTE,
    NOTES,
    PARTS,
    SIZE,
    VERB_OF,
    WORDS,
    number_of,
)
from passgo.rl.spoken import SpokenGame, flat
from passgo.rules.base import events, frames, moves
from passgo.rules.base.deal import Deal
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.moves import KINDS, SEAT_KINDS
from passgo.rules.base.state import BANK, ESTATE


def played(name: str, words: int, seed: int = 1) -> Iterator[SpokenGame]:
    """A game by lot, before each of its words."""
    E = find_edition(name).tables
    players = min(E.min_players + 1, E.max_players)
    game = SpokenGame(name, players, learners=range(players), most_turns=300)
    game.begin(seed)
    rng = np.random.default_rng(seed)
    for _ in range(words):
        if game.ended:
            return
        yield game
        game.say(int(rng.choice(np.flatnonzero(game.mask.words))))


def shown(game: SpokenGame, seat: int) -> tuple[list[int], list[list[int]]]:
    """What a seat sees, and what it saw happen."""
    return game.observation(seat).tolist(), of_state(game.state, seat, 64).tolist()


def allowed(game: SpokenGame, draft: Draft, deal: Deal) -> set[int]:
    """The words that may come after what a draft holds."""
    mask = Allowed()
    row = game.row
    allow(
        game.state, game.edition.tables, draft, deal, row[lanes.SEAT], game.room, row[lanes.COUNT], 2, mask
    )  # fmt: skip
    return {number for number, one in enumerate(mask.words) if one}


def said(game: SpokenGame, words: list[int]) -> int:
    """The move that these words make, each of them allowed."""
    draft, deal = Draft(), Deal()
    for k, word in enumerate(words):
        assert word in allowed(game, draft, deal), [WORDS[one].name for one in words[: k + 1]]
        move = say(
            game.state, game.edition.tables, draft, deal, game.row[lanes.SEAT], game.room, game.row[lanes.COUNT], word
        )  # fmt: skip
        assert (move != 0) == (k == len(words) - 1)
    return move


@pytest.mark.parametrize("name", edition_names())
def test_every_legal_move_is_said_by_the_words_of_its_parts(name: str) -> None:
    kinds: set[int] = set()
    for game in played(name, 500):
        if game.draft.kind:
            continue
        seat = game.row[lanes.SEAT]
        for move in game.room[: game.row[lanes.COUNT]]:
            kind, arg = moves.kind_of(move), moves.arg_of(move)
            if IS_SUM[kind] or (kind in kinds and len(kinds) < 3):
                continue
            kinds.add(kind)
            parts = [word_of(game.state, seat, kind, k, part_of(kind, arg, k)) for k in range(PARTS[kind])]
            assert said(game, [VERB_OF[kind], *parts]) == move
    assert len(kinds) >= 8


@pytest.mark.parametrize("name", ["us1973", "ca1961", "picsou"])
def test_after_a_word_added_to_an_offer_the_changed_mask_is_the_one_made_anew(name: str) -> None:
    E = find_edition(name).tables
    game = SpokenGame(name, 3, learners=range(3), most_turns=300, most_offers=9)
    game.begin(1)
    rng = np.random.default_rng(1)
    sorts: set[str] = set()
    for _ in range(4000):
        word = int(rng.choice(np.flatnonzero(game.mask.words)))
        mask, goes_on = game.mask, completes(game.draft, word)
        game.say(word)
        if game.ended:
            break
        assert goes_on == (game.draft.kind == 0 and word != CANCEL)
        if is_added(game.draft, word):
            allow_after(game.state, E, game.draft, game.deal, game.row[lanes.SEAT], word, mask)
            assert mask.words == game.mask.words
            sorts.add(WORDS[word].sort)
    assert sorts >= {"speaking", "note", "deed"}
    assert ("company" in sorts) == (E.companies > 0)


def test_a_sum_is_laid_down_in_notes_from_the_least_to_the_most() -> None:
    for game in played("us1973", 2000):
        if frames.awaits(game.state, frames.AUCTION, frames.ENTER) and not game.draft.kind:
            seat = game.row[lanes.SEAT]
            game.state.cash[seat] = 137
            notes = [NOTE + NOTES.index(note) for note in (100, 10, 10, 10, 5)]
            if (
                allowed(game, Draft(), Deal()) & {number_of("bid")}
                and game.state.auction_high[frames.top(game.state)] == 0
            ):
                assert said(game, [number_of("bid"), COMPLETE]) == moves.code(moves.BID, seat, 1)
                assert said(game, [number_of("bid"), *notes, COMPLETE]) == moves.code(moves.BID, seat, 136)
                draft = Draft()
                draft.kind, draft.sum = moves.BID, 136
                assert allowed(game, draft, Deal()) == {COMPLETE, NOTE}
                return
    pytest.fail("no auction came")


def test_an_offer_is_said_thing_by_thing() -> None:
    game = next(played("us1973", 1))
    s, seat = game.state, game.row[lanes.SEAT]
    other = (seat + 1) % 3
    s.owner[3], s.owner[5], s.kept[0] = seat, other, other
    gather_deeds(s, game.edition.tables)
    game.list_words()
    words = [
        "offer",
        "seat 1",
        "deed 3",
        "note 100",
        "note 10",
        "taking",
        "deed 5",
        "kept 0",
        "note 1",
        "complete",
    ]
    for word in words:
        game.say(number_of(word))
    assert (s.deal_from, s.deal_to) == (seat, other)
    assert (s.give_deeds, s.take_deeds, s.take_cards) == (1 << 3, 1 << 5, 1)
    assert (s.give_cash, s.take_cash) == (110, 1)
    assert game.seat == other
    seen = Observation()
    observe(s, game.edition.tables, game.draft, game.deal, other, True, seen)
    assert (seen.deal_deeds[3], seen.deal_deeds[5], seen.deal_cash, seen.partner) == (1, -1, 109, 3)
    game.say(number_of("accept"))
    assert (s.owner[3], s.owner[5], s.kept[0]) == (other, seat, seat)


def test_an_offer_can_be_forgotten_but_not_begun_for_ever() -> None:
    game = next(played("us1973", 1))
    for _ in range(2):
        game.say(number_of("offer"))
        game.say(number_of("seat 2"))
        assert not game.mask.words[number_of("complete")]
        game.say(number_of("cancel"))
    assert not game.mask.words[number_of("offer")]
    assert game.mask.words[number_of("nothing")]


def test_every_kind_of_move_of_a_seat_has_its_word() -> None:
    assert len(WORDS) == SIZE == len({word.name for word in WORDS})
    assert {word.name for word in WORDS if word.sort == "verb"} == set(SEAT_KINDS)
    things = {word.sort for word in WORDS}
    for kind in SEAT_KINDS.values():
        for argument in KINDS[kind].args:
            assert KINDS[kind].is_amount or set(argument.types) <= things, KINDS[kind].verb


# --- what is seen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["us1973", "nhl1999", "picsou"])
def test_what_chance_will_bring_is_not_seen(name: str) -> None:
    """The same game, with other cards and dice to come: every seat sees and may say the same."""
    came = set()
    for n, game in enumerate(played(name, 400)):
        if n % 40:
            continue
        before = [shown(game, seat) for seat in range(game.players)]
        twin = game.copy()
        twin.dice, twin.lot = [7, 7, 7, n], [9, 9, 9, n]
        assert [shown(twin, seat) for seat in range(twin.players)] == before
        for one in (game.copy(), twin):
            rng = np.random.default_rng(1)
            while one.state.turn_no < game.state.turn_no + 4 and not one.ended:
                one.say(int(rng.choice(np.flatnonzero(one.mask.words))))
            came.add(tuple(one.observation(0)))
    assert len(came) > 8


def test_what_another_seat_is_saying_is_not_seen() -> None:
    game = next(played("us1973", 1))
    others = [seat for seat in range(game.players) if seat != game.seat]
    before = [shown(game, seat) for seat in others]
    own = game.observation(game.row[lanes.SEAT]).tolist()
    for word in ("offer", "seat 1", "note 100"):
        game.say(number_of(word))
    assert [shown(game, seat) for seat in others] == before
    assert game.observation(game.row[lanes.SEAT]).tolist() != own


def test_how_many_buildings_another_wants_is_not_seen() -> None:
    game = next(played("us1973", 1))
    i = frames.push(game.state, frames.SHORTAGE, 0)
    game.state.shortage_unasked[i] = 0b110
    events.emit(game.state, events.WANTED, 0, 0, 1, 3, 0)
    before = shown(game, 1), shown(game, 0)
    game.state.tally[0] = 7
    events.emit(game.state, events.WANTED, 0, 0, 1, 7, 0)
    of_state(game.state, 1, 1)
    assert (of_state(game.state, 1, 2)[0] == of_state(game.state, 1, 2)[1]).all()
    assert of_state(game.state, 0, 1)[0].tolist() == [events.WANTED + 1, OWN, 1, 7, 0]
    assert (game.observation(1).tolist(), before[0][1][0]) == (
        before[0][0],
        [events.WANTED + 1, OWN + 2, 1, 0, 0],
    )


def test_what_is_seen_is_relative_to_the_seat() -> None:
    *_, game = played("us1973", 600)
    s = game.state
    for seat in range(game.players):
        seen = Observation()
        observe(s, game.edition.tables, Draft(), Deal(), seat, False, seen)
        turned = [(seat + k) % game.players for k in range(game.players)]
        assert seen.cash[: game.players] == [s.cash[other] for other in turned]
        assert seen.space[: game.players] == [s.at[other] for other in turned]
        for deed in range(game.edition.tables.deeds):
            hand = s.owner[deed]
            expected = {BANK: NOBODY, ESTATE: OF_THE_ESTATE}.get(hand)
            assert seen.owner[deed] == (turned.index(hand) + OWN if expected is None else expected)
        assert flat(seen).shape == (CELLS,)
        assert turned[seen.turn - OWN] == s.turn
