"""The kernel as WebAssembly: equal to the other two forms, refused where it does not fit, and of use without the compiler."""

from __future__ import annotations

import gzip
import sys
from functools import cache as cache_calls
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from house.tools import run
from passgo.analysis.edges import PERSON, edges_for, row_of
from passgo.analysis.forecast import Start, interpreted
from passgo.analysis.forms import Compiled, fastest
from passgo.analysis.module_form import InModule
from passgo.bots import registry
from passgo.bots.registry import TableBot
from passgo.bots.rules_bot import choose_by_rules
from passgo.bots.steady.player import choose_steadily
from passgo.compiler import machine, wasm_module
from passgo.compiler.machine import NoCompiler, machine_policy, module_at_hand
from passgo.compiler.missing import StaleModule
from passgo.compiler.module_policy import ModulePolicy
from passgo.compiler.ready_made import ready_module
from passgo.compiler.table_policy import table_policy
from passgo.compiler.wasm_format import IMPORTS, BadObject, sections, table_length
from passgo.compiler.wasm_kernel import WasmKernel
from passgo.editions import edition_names, find_edition
from passgo.game import Game
from passgo.rules.base.state import State
from passgo.sim import lanes, saving
from passgo.sim.bench import measure
from passgo.sim.tally import MOVES
from passgo.sim.tournament import Plan, make_plan, play_chunk

PROGRAM = """
import sys
from pathlib import Path
from passgo.compiler import machine, wasm_module
wasm_module.FILE = Path(sys.argv[1])
machine.kernel = machine.wasm_kernel
from passgo.editions import find_edition
from passgo.sim.tournament import make_plan, play_chunk
play_chunk(make_plan(find_edition("us1973"), ("easy", "easy"), 1), 0, 1)
"""

BOTS = ("strong", "steady", "easy")
MOST_BYTES = 120_000
"""Of the module on its way to a browser, packed as servers pack it."""


@pytest.fixture(scope="module")
def content() -> bytes:
    return ready_module()


@pytest.fixture(scope="module")
def wasm(content: bytes) -> WasmKernel:
    pytest.importorskip("wasmtime")
    return WasmKernel(wasm_module.fitting(content))


@pytest.fixture
def without_compiler(content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system with the extra `wasm` alone, and a package that brings the module along."""
    pytest.importorskip("wasmtime")
    file = tmp_path / "kernel.wasm"
    file.write_bytes(content)
    monkeypatch.setattr(wasm_module, "FILE", file)
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delitem(sys.modules, "passgo.compiler.lowering", raising=False)
    monkeypatch.setattr(machine, "kernel", machine.Kernel)  # none that was there before
    module_at_hand.cache_clear()
    monkeypatch.setattr(machine, "compiled", cache_calls(machine.compiled.__wrapped__))


def own_bot(*asked: Any) -> int:
    """What a user could write: it is in no module."""
    return choose_by_rules(*asked)


def played(plan: Plan) -> tuple[bytes, ...]:
    """All that a plan leaves: the row of each game, the counts of each line-up, and a record."""
    outcome = play_chunk(plan, 0, plan.games)
    record = saving.record_of(plan, 0, int(outcome.rows[0, MOVES]), find_edition(plan.edition), plan.edition)
    return (outcome.rows.tobytes(), *(tally.tobytes() for tally in outcome.tallies), record.encode())


@pytest.mark.parametrize("name", edition_names())
def test_three_forms_play_the_same_games(
    name: str, wasm: WasmKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games of every level by the two compiled forms, and their first turns interpreted too."""
    edition = find_edition(name)

    def by_wasm(plan: Plan) -> tuple[bytes, ...]:
        with monkeypatch.context() as patch:
            patch.setattr(machine, "compiled", lambda: wasm)
            return played(plan)

    whole = make_plan(edition, BOTS, 3, seed=7, swap=True)
    assert by_wasm(whole) == played(whole)
    begun = make_plan(edition, BOTS, 1, seed=8, most_turns=6)
    interpreted = make_plan(edition, BOTS, 1, seed=8, most_turns=6, interpreted=True)
    assert by_wasm(begun) == played(interpreted)


def test_every_bot_is_in_it_and_it_is_small(content: bytes) -> None:
    interface = wasm_module.fitting(content).interface
    assert set(interface.policies) == set(registry.POLICIES)
    assert len(set(interface.policies.values())) == len(registry.POLICIES)
    assert interface.records["State"] == State.DTYPE.itemsize
    assert len(gzip.compress(content)) <= MOST_BYTES


def test_a_module_of_other_sources_is_refused(content: bytes) -> None:
    stamp = wasm_module.stamp().encode()
    with pytest.raises(StaleModule, match="made from other sources"):
        wasm_module.fitting(content.replace(stamp, b"0" * len(stamp)))


def test_the_stamp_asks_nothing_of_the_compiler(without_compiler: None) -> None:
    assert wasm_module.find() is not None


def test_games_are_played_without_the_compiler(without_compiler: None) -> None:
    """And what only the compiler can do says so."""
    edition = find_edition("us1973")
    outcome = play_chunk(make_plan(edition, ("steady", "easy"), 4), 0, 4)
    assert (outcome.rows[:, MOVES] > 0).all()
    assert measure.machine()["form"] == "module"
    with pytest.raises(NoCompiler, match=r"passgo\[fast\]"):
        machine_policy(own_bot)


def test_a_forecast_needs_no_compiler_but_for_your_own_bots(without_compiler: None) -> None:
    edition = find_edition("us1973")
    states = [Game(edition, ["Ann", "Bob"]).state]
    by_house = fastest(Start(edition, 2, states, choose_by_rules))
    by_own = fastest(Start(edition, 2, states, own_bot))
    assert (isinstance(by_house, Compiled), isinstance(by_own, Compiled)) == (True, False)
    tries = [(0, future, 0, 0) for future in range(3)]
    assert by_house(tries) == by_own(tries)


def test_rollouts_in_the_module_need_no_numpy(wasm: WasmKernel) -> None:
    """Of positions in any order, each with its players, with moves made first, and with memories of rollouts before."""
    game = Game(find_edition("us1973"), ["Ann", "Bob", "Cleo"])
    dice, states = Random(3), [game.state]
    while len(states) < 12:
        game.push(game.draw(dice) if game.chance_ways else dice.choice([*game.legal_moves(game.to_act[0])]))
        states.append(game.state.copy())
    known = edges_for(game.edition.tables, 3)
    edges = [row_of(known, ["strong", "easy", PERSON], [0, 0, n], n) for n in range(12)]
    start = Start(game.edition, 3, states, choose_by_rules, seed=5, edges=edges)
    here, there = interpreted(start), InModule(wasm, start)
    tries = [(n, future, 0, 0) for n in (11, 4, 7) for future in range(2)]
    legal = next(iter(game.legal_moves(game.to_act[0]))).code
    tries.append((11, 3, legal, 0))
    assert there(tries) == here(tries)
    assert there(tries[::-1]) == here(tries)[::-1]


def test_a_missing_run_time_says_what_to_install(
    without_compiler: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    with pytest.raises(NoCompiler, match=r"passgo\[wasm\]"):
        machine.compiled()
    assert module_at_hand() is None


def test_a_system_that_no_run_time_knows_is_named(
    without_compiler: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wasmtime.py").write_text("raise RuntimeError('unsupported architecture: abacus')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "wasmtime", raising=False)
    with pytest.raises(NoCompiler, match=r"abacus.*passgo\[fast\]"):
        machine.compiled()
    assert module_at_hand() is None


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_at_a_table_decides_the_same(bot: str, without_compiler: None) -> None:
    """With the notes that it keeps, its words of chance and its offers."""
    kernel = module_at_hand()
    assert kernel
    plain, quick = registry.find(bot), TableBot(ModulePolicy(kernel, registry.policy(bot)))
    game = Game(find_edition("us1973"), ["Ann", "Bob", "Cleo"])
    dice, words = Random(5), ([1, 2, 3, 4], [1, 2, 3, 4])
    for _ in range(60):
        if game.chance_ways:
            game.push(game.draw(dice))
            continue
        seat = game.to_act[0]
        move = plain.ask(game, seat, words[0])
        assert quick.ask(game, seat, words[1]) == move
        assert words[0] == words[1]
        assert move
        game.push(move)


def test_those_that_look_ahead_decide_in_the_module(without_compiler: None) -> None:
    strong, steady = (registry.find(bot, table_policy) for bot in ("strong", "steady"))
    game = Game(find_edition("us1973"), ["Ann", "Bob"])
    assert strong.ask(game, 0, [1, 2, 3, 4]) == steady.ask(game, 0, [1, 2, 3, 4])  # there is but one move
    assert isinstance(strong._policy._form, ModulePolicy)  # type: ignore[attr-defined]
    assert steady._policy is choose_steadily  # type: ignore[attr-defined]


def test_a_program_that_played_in_it_ends_in_silence(content: bytes, tmp_path: Path) -> None:
    pytest.importorskip("wasmtime")
    file = tmp_path / "kernel.wasm"
    file.write_bytes(content)
    done = run(sys.executable, "-c", PROGRAM, str(file))
    assert (done.returncode, done.stdout) == (0, "")


def test_what_is_not_an_array_of_the_right_kind_is_refused(wasm: WasmKernel) -> None:
    copy = wasm.entry_point(lanes.copy_lanes)  # type: ignore[arg-type]
    words = np.zeros((2, 4), np.int64)
    with pytest.raises(TypeError, match="source_words"):
        copy(words, words.astype(np.int32), np.array([0, 0]), 4)
    with pytest.raises(TypeError, match="words"):
        copy(words.T, words, np.array([0, 0]), 4)


def test_arrays_that_are_one_in_python_are_one_in_the_module(wasm: WasmKernel) -> None:
    words = np.arange(8, dtype=np.int64).reshape(2, 4)
    wasm.entry_point(lanes.copy_lanes)(words, words, np.array([1, 1]), 4)  # type: ignore[arg-type]
    assert words.tolist() == [[4, 5, 6, 7]] * 2


def test_arrays_that_overlap_are_refused(wasm: WasmKernel) -> None:
    words = np.arange(12, dtype=np.int64).reshape(3, 4)
    with pytest.raises(TypeError, match="overlap"):
        wasm.entry_point(lanes.copy_lanes)(words[:1], words, np.array([2]), 4)  # type: ignore[arg-type]


def test_it_wants_nothing_from_outside(content: bytes) -> None:
    assert IMPORTS not in [kind for kind, _ in sections(content)]
    missing = b"\1" + b"\3env" + b"\5fopen" + b"\0\0"
    with pytest.raises(BadObject, match="fopen"):
        table_length(missing)
