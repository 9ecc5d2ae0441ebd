"""The answers to slips of the pen: what was meant, or where it belongs; and files that would hurt."""

from __future__ import annotations

from pathlib import Path

import pytest

from passgo.game.state_check import UnsoundState, check_state
from passgo.notation import NotationError, write_dump
from passgo.notation.check import run
from passgo.notation.records import Record

HEAD = 'edition = "{}"\nplayers = 2\n{}'

SLIPS = {
    "moves below a table": ("us1973", '[table]\nturns = 3\nmoves = "p1 roll 1 2"\n', 5, "moves above the first table"),
    "an overlay of rows": ("us1973", "[[overlay.cards]]\namount = 3\n", 3, "tables by name"),
    "a count without a star": ("picsou", '[p1]\nshares = ["general_radio 2"]\n', 4, "general_radio*2"),
    "a card by its numbers": ("picsou", '[p1]\nroll_three = ["133"]\n', 4, "did you mean roll_133"),
    "heirs in a ring": ("us1973", '[p1]\nout = 1\nheir = "p2"\n', 4, "at least two players"),
    "a number of many digits": ("us1973", f'moves = "p1 bid {"9" * 6000}"\n', 3, "a whole number"),
    "a device as an edition": ("/dev/zero", "", 1, "the name of an edition"),
    "a file as an edition": ("us1973+./pipe.toml", "", 1, "use --own-files to open a file"),
    "rents without number": ("us1973", "[state]\nclaim_n = 2000000000\n", 4, "from 0 to"),
    "a seat beyond the table": ("us1973", "[state]\nturn = 7\n", 4, "from 0 to 1"),
    "a token beyond the board": ("us1973", "[state]\nat = [100, 0, 0, 0, 0, 0, 0, 0]\n", 4, "from 0 to 39, not 100 in cell 0"),
    "a deed in no hand": ("us1973", f"[state]\nowner = {[-1] * 40}\n", 4, "from 0 to 1 or 8 or 9, not -1 in cell 0"),
    "money from nowhere": ("us1973", "[state]\ncash = [9, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n", 4, "adds up to 0"),
    "a turn that none can follow": ("us1973", "[table]\nturns = 2147483647\n", 4, "from 0 to"),
    "a dump in such a turn": ("us1973", "[state]\nturn_no = 2147483647\n", 4, "from 0 to"),
    "doubles a fourth time": ("us1973", "[state]\ndoubles = 3\n", 4, "at most 2"),
    "more pending than there is": ("us1973", "[state]\ndepth = 20\n", 3, "expected"),
}  # fmt: skip


@pytest.mark.parametrize("what", SLIPS)
def test_a_slip_is_one_clear_error(what: str) -> None:
    edition, text, line, expected = SLIPS[what]
    with pytest.raises(NotationError) as refused:
        Record.parse(HEAD.format(edition, text), "here.toml").replay()
    assert expected in str(refused.value)
    assert refused.value.place.line in {line, 0}
    assert len(str(refused.value)) < 600


def test_what_the_board_prints_may_be_expected(tmp_path: Path) -> None:
    text = '[p1]\ncash = 3\nat = "boardwalk"\n[p2]\ndeeds = ["boardwalk hotel", "park_place hotel"]\n'
    moves = 'moves = """\n= awaits p1 throw\n= awaits p1 roll\n! p2 claim p1\n"""\n'
    assert run(Record.parse(HEAD.format("us1973", moves + text)), "us1973") is None


def test_a_dump_that_is_changed_is_looked_through() -> None:
    game = Record.parse(HEAD.format("us1973", 'moves = "p1 roll 2 4"')).replay()
    text = write_dump(game)
    assert Record.parse(text).replay().state.cash == game.state.cash
    assert "depth = 2" in text
    with pytest.raises(NotationError):
        Record.parse(text.replace("depth = 2", "depth = 3")).replay()
    state = game.state.copy()
    state.claim_n = 2_000_000_000
    with pytest.raises(UnsoundState, match="claim_n: expected from 0 to 14"):
        check_state(state, game.edition)


def test_the_highest_bid_can_be_paid() -> None:
    """A bid beyond the bidder's cash was accepted, and paid with money that they did not have."""
    moves = 'moves = """\np1 roll 2 4\np1 decline\np2 bid 60\n"""'
    game = Record.parse(HEAD.format("us1973", moves)).replay()
    s = game.state.copy()
    s.auction_high[1] = 1500
    check_state(s, game.edition)
    s.auction_high[1] = 1501
    with pytest.raises(UnsoundState, match="in frame 1"):
        check_state(s, game.edition)
