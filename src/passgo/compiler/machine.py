"""The rules compiled, for whoever wants to play very many games.

`machine_code(function)` is an `@entry` function to be called from Python, `machine_policy(function)` a bot
to be handed to it. Nobody needs to know which form of the kernel is behind them: machine code where the compiler
is installed, else the WebAssembly module (`wasm_kernel`).

The machine code is two units of object code, each in the machine's cache: `games` holds
the drivers with the rules and the built-in bots worked into them; `rules` holds every rule by itself,
for bots and entry points from elsewhere, and is loaded when the first of them comes.
"""

from __future__ import annotations

import hashlib
import importlib
import itertools
import json
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple, cast

import passgo
from passgo.bots import registry
from passgo.bots.memory import Memory
from passgo.bots.user_bots import BadBot
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import ENTRIES, RULES, callees_first, reached_from
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from . import cache as store
from . import wasm_module
from .errors import BadEntry, explain, refuse_unmarked, user_functions
from .missing import NoCompiler, needs_compiler
from .parallel import LostPart, LoweringJob, cores, lower_in_parts
from .progress import ReportProgress, progress_line, say
from .sources import PACKAGES, entry_modules, fingerprint, refuse_stale, sources
from .wasm_kernel import WasmKernel

LOWERING: Final = 0.75
"""The share of compiling that is done function by function."""

TABLES: Final = (State, Tables, Deal, Memory)
"""The tables of fields that errors call by their names."""

_working = threading.RLock()


def load_compiler() -> Any:
    """The module `lowering`, and numba behind it. Raises NoCompiler, saying how to install it."""
    try:
        return importlib.import_module("passgo.compiler.lowering")
    except ModuleNotFoundError as e:
        if (e.name or "").split(".")[0] not in ("numba", "llvmlite"):
            raise
        raise needs_compiler("compiling the rules") from None


def machine_code(function: Callable[..., Any]) -> Any:
    """The compiled form of an `@entry` function, to be called from Python. Machine code is compiled on first use.

    It takes arrays of records (`State.DTYPE` and so on) where the source says `Records[…]`, arrays of int64
    where it says `list[int]`, and what `machine_policy` gives, a seat each, for `Policies`; it does not hold
    the interpreter's lock. Raises TypeError for anything else, BadEntry and BadAnnotation for a function of your own that
    does not compile, and NoCompiler where nothing can run it.
    """
    with _working:
        return compiled().entry_point(cast("FunctionType", function))


def unchecked_code(function: Callable[..., Any]) -> Any:
    """The same in machine code, for who hands over arrays of the same types at every call: looking at them takes 20 µs."""
    with _working:
        return kernel().entry_point(cast("FunctionType", function)).kept


def machine_policy(function: Callable[..., Any]) -> Any:
    """A bot's plain function as the compiled driver takes it: one of the tuple `policies`, a seat each.

    Raises BadBot when it is a user's own and does not compile, and NoCompiler where nothing can run it.
    """
    with _working:
        return compiled().policy(cast("FunctionType", function))


@cache
def compiled() -> Kernel | WasmKernel:
    """The fastest form of the kernel that can run here. Raises NoCompiler, saying what to install."""
    try:
        return kernel()
    except NoCompiler:
        return wasm_kernel()


def runs_as_module() -> bool:
    """Do compiled functions run as WebAssembly here? Raises NoCompiler."""
    return isinstance(compiled(), WasmKernel)


def wasm_kernel() -> WasmKernel:
    """The kernel as WebAssembly. Raises NoCompiler, saying what to install."""
    module = wasm_module.find()
    if module is None:
        raise needs_compiler("compiling the rules")
    return WasmKernel(module)


@cache
def module_at_hand() -> WasmKernel | None:
    """The module, if it came with the package and something runs it."""
    try:
        return wasm_kernel()
    except NoCompiler:
        return None


@cache
def kernel() -> Kernel:
    """The compiled kernel of this process."""
    return Kernel()


class Unit(NamedTuple):
    """The compiled kernel as it lies in the cache."""

    names: tuple[str, ...]
    """The functions in it."""
    games: bytes
    """Object code: the drivers and the built-in bots, with the rules worked into them."""
    bitcode: bytes
    """Every function as the compiler understands it, to make the unit `rules` of."""

    def packed(self) -> bytes:
        """All of it in one."""
        header = json.dumps({"names": self.names, "games": len(self.games)}).encode()
        return header + b"\n" + self.games + self.bitcode

    @classmethod
    def unpacked(cls, content: bytes) -> Unit:
        """Return the value that `packed` was given."""
        header, _, code = content.partition(b"\n")
        fields = json.loads(header)
        return cls(tuple(fields["names"]), code[: fields["games"]], code[fields["games"] :])


class Kernel:
    """The two units, what was taken from them, and what was added to them in this process."""

    def __init__(self, only: Sequence[Callable[..., Any]] = ()) -> None:
        """Find the unit `games` in the cache, or compile it: all of it, or what these functions reach alone."""
        self.compiler = load_compiler()
        self._only = [cast("FunctionType", f) for f in only]
        for module in entry_modules():
            importlib.import_module(module)
        self.stamp = self._stamp(self.compiler.this_processor())
        self._bots = frozenset(cast("FunctionType", f) for f in registry.POLICIES.values())
        self._declared: set[FunctionType] = set()
        self._entries: dict[FunctionType, Any] = {}
        self._policies: dict[FunctionType, Any] = {}
        self._rules_loaded = False
        found = store.fetch(self.stamp, "kernel") or self._ready_made()
        if found is None:
            with store.locked(self.stamp):
                found = store.fetch(self.stamp, "kernel") or self._compile()
        self.unit = Unit.unpacked(found)
        inside = set(self.unit.names)
        self._inside = frozenset(f for f in (*RULES, *ENTRIES) if name_of(f) in inside)
        self.compiler.load(self.unit.games)

    def _stamp(self, processor: tuple[str, ...]) -> str:
        """Return a name for all that the machine code depends on, as it is now."""
        only = [name_of(f) for f in self._only]
        return store.stamp_of(sources(), passgo.__version__, self.compiler.facts(processor), *only)

    def _ready_made(self) -> bytes | None:
        """The kernel that came with the package, where it fits: nobody waits for the compiler then."""
        level = self.compiler.reached_level()
        return store.read_whole(store.READY_MADE / f"{self._stamp(level)}.kernel") if level else None

    def make_ready(self) -> Path:
        """Write the kernel for all processors of the level that this one reaches, for a wheel to bring it along."""
        level = self.compiler.reached_level()
        assert level, "made on a processor of the level that it is made for"
        exported = set(self._exported(self._inside))
        games = self.compiler.object_code(self.unit.bitcode, exported, self.compiler.LEVEL)
        file = store.READY_MADE / f"{self._stamp(level)}.kernel"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(store.with_digest(self.unit._replace(games=games).packed()))
        return file

    def entry_point(self, function: FunctionType) -> Any:
        """An entry point of the unit `games`, or one from elsewhere, compiled now."""
        if function not in self._entries:
            if function not in self._inside:
                self._add(function)
            self._entries[function] = self.compiler.entry_point(function)
        return self._entries[function]

    def policy(self, function: FunctionType) -> Any:
        """A built-in bot, or one from elsewhere, compiled now."""
        if function not in self._policies:
            if function in self._bots:
                self._policies[function] = self.compiler.loaded_policy(function)
            else:
                self._policies[function] = self._compile_bot(function)
        return self._policies[function]

    def _compile(self) -> bytes:
        """Compile the whole kernel and keep it, unless a source was changed meanwhile. Raises StaleBytecode."""
        refuse_stale(sources())
        functions = [f for f in callees_first([*RULES, *ENTRIES]) if in_kernel(f)]
        if self._only:
            reached = set[FunctionType]().union(*map(reached_from, self._only))
            functions = [f for f in functions if f in reached]
        jobs = [LoweringJob(f.__module__, f.__qualname__, f in ENTRIES, f in self._bots) for f in functions]
        with progress_line("compiling") as report:
            bitcode = self._lowered(jobs, report)
            report(LOWERING, say("compiling-as-one"))
            games = self.compiler.object_code(bitcode, set(self._exported(functions)))
        unit = Unit(tuple(name_of(f) for f in functions), games, bitcode).packed()
        unchanged = self._stamp(self.compiler.this_processor()) == self.stamp
        if unchanged and not store.store(self.stamp, "kernel", unit):
            print(f"passgo: the compiled rules could not be kept in {store.folder()}", file=sys.stderr)
        return unit

    def _lowered(self, jobs: list[LoweringJob], report: ReportProgress) -> bytes:
        """All functions as the compiler understands them: by several processes, or here where that cannot be."""
        done = itertools.count(1)

        def one_done(job: LoweringJob) -> None:
            report(LOWERING * next(done) / len(jobs), job.module.rpartition(".")[2].replace("_", " "))

        if cores() > 1 and sys.executable:
            with suppress(LostPart, OSError):
                return self.compiler.joined(lower_in_parts(jobs, one_done))
            done = itertools.count(1)
        self._declare([job.function() for job in jobs])
        library = self.compiler.new_library("passgo")
        for job in jobs:
            self.compiler.lower(library, job.function(), python=job.python, c=job.c)
            one_done(job)
        return self.compiler.bitcode(library)

    def _exported(self, functions: Iterable[FunctionType]) -> Iterator[str]:
        """The symbols by which the unit `games` is entered."""
        for function in functions:
            _, python, kept, c = self.compiler.symbols(function)
            if function in ENTRIES:
                yield from (python, kept)
            if function in self._bots:
                yield c

    def _load_rules(self) -> None:
        """Make every rule callable from code that is compiled from now on."""
        if self._rules_loaded:
            return
        name = f"rules-{hashlib.sha256(self.unit.bitcode).hexdigest()[:16]}"
        code = store.fetch(self.stamp, name)
        if code is None:
            with store.locked(self.stamp):
                code = store.fetch(self.stamp, name) or self._compile_rules(name)
        self._declare(self._inside)
        self.compiler.load(code)
        self._rules_loaded = True

    def _compile_rules(self, name: str) -> bytes:
        """Translate every rule by itself, and keep them under this name."""
        with progress_line("compiling-for-bots") as report:
            report(0.0, say("compiling-as-one"))
            symbols = {self.compiler.symbols(function)[0] for function in self._inside}
            code = self.compiler.object_code(self.unit.bitcode, symbols)
        store.store(self.stamp, name, code)
        return code

    def _compile_bot(self, function: FunctionType) -> Any:
        """Compile a bot from elsewhere. Raises BadBot, saying in which line it cannot be."""
        self._load_rules()
        functions = user_functions(function)
        try:
            with warnings.catch_warnings():  # what it warns of here, it refuses next
                warnings.simplefilter("ignore")
                return self.compiler.compile_policy(function, functions[1:])
        except Exception as e:  # whatever the compiler says of source that it cannot take
            at = explain(e, functions, TABLES)
            raise BadBot(
                f"{at}\nThis bot does not compile. Run with --interpreted instead; it is slower."
            ) from None

    def _add(self, function: FunctionType) -> None:
        """Take an entry point from elsewhere from the cache, or compile it, with the rules from elsewhere that it calls.

        Raises BadEntry, saying in which line it cannot be, and BadAnnotation.
        """
        refuse_unmarked(function)
        self._load_rules()
        wanted = reached_from(function) - self._declared
        added = [f for f in callees_first([*RULES, *ENTRIES]) if f in wanted]
        self._declare(added)
        name = f"entry-{fingerprint(added)}"
        code = store.fetch(self.stamp, name)
        if code is None:
            library = self.compiler.new_library(function.__name__)
            for one in added:
                try:
                    self.compiler.lower(library, one, python=one is function)
                except Exception as e:  # whatever the compiler says of source that it cannot take
                    raise BadEntry(explain(e, [one], TABLES)) from None
            exported = {symbol for one in added for symbol in self.compiler.symbols(one)}
            code = self.compiler.object_code(self.compiler.bitcode(library), exported)
            store.store(self.stamp, name, code)
        self.compiler.load(code)

    def _declare(self, functions: Iterable[FunctionType]) -> None:
        new = [f for f in functions if f not in self._declared]
        self.compiler.declare(new)
        self._declared.update(new)


def name_of(function: FunctionType) -> str:
    """Return the name of a function in a unit."""
    return f"{function.__module__}.{function.__qualname__}"


def in_kernel(function: FunctionType) -> bool:
    """Is it in one of the packages of the kernel?"""
    return function.__module__.startswith(tuple(f"passgo.{package}." for package in PACKAGES))
