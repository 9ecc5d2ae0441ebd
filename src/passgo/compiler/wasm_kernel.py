"""The kernel as WebAssembly, for systems without the compiler: the same functions, called in the same way.

Arrays are copied into the memory of the module and back. Nothing in there can reach any other memory. Every thread
has an instance of its own, because a module plays in its memory.
"""

from __future__ import annotations

import atexit
import importlib
import platform
import threading
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from passgo.bots import registry
from passgo.bots.policy import Policy
from passgo.rules.base.state import SEATS

from . import cache as store
from .missing import needs_compiler, needs_run_time
from .wasm_module import Module, entries, record_of, takes

if TYPE_CHECKING:
    from .module_policy import Row

PAGE: Final = 1 << 16
STEP: Final = 16
"""Everything lies at a multiple of this."""

Bytes = npt.NDArray[np.uint8]


def load_run_time() -> Any:
    """The package `wasmtime`. Raises NoCompiler where it is missing or does not run on this system."""
    try:
        return importlib.import_module("wasmtime")
    except ModuleNotFoundError as e:
        if (e.name or "").split(".")[0] != "wasmtime":
            raise
        raise needs_run_time() from None
    except (RuntimeError, OSError) as error:  # its own words for a system that it has no library for
        raise needs_compiler(
            f"this system cannot run the WebAssembly module ({error}); playing many games"
        ) from None


class WasmKernel:
    """The module, ready to run."""

    def __init__(self, module: Module) -> None:
        """Translate the module, or take the translation that was kept. Raises NoCompiler where nothing runs it."""
        self._wasmtime = load_run_time()
        self.interface = module.interface
        self._engine = self._wasmtime.Engine()
        self._module = self._translated(module)
        self._entries = {f: f.__name__ for f in entries() if f.__name__ in module.interface.entries}
        self._policies = {
            policy: module.interface.policies[name] for name, policy in registry.POLICIES.items()
        }
        self._at_work = threading.local()
        atexit.register(self._close)

    def _close(self) -> None:
        """Give back what the run time holds, while its library is still loaded."""
        if hasattr(self._at_work, "instance"):
            self._at_work.instance.close()
        self._module.close()
        self._engine.close()

    def _translated(self, module: Module) -> Any:
        """Return the module in this processor's own code. Whatever was kept for another one does not load."""
        stamp = store.stamp_of([], module.content, version("wasmtime"), platform.machine())
        kept = store.fetch(stamp, "translation")
        if kept is not None:
            with suppress(self._wasmtime.WasmtimeError):
                return self._wasmtime.Module.deserialize(self._engine, kept)
        translated = self._wasmtime.Module(self._engine, module.content)
        store.store(stamp, "translation", bytes(translated.serialize()))
        return translated

    def entry_point(self, function: FunctionType) -> WasmEntry:
        """Return an entry point, to be called from Python. Raises NoCompiler."""
        if function not in self._entries:
            raise needs_compiler(f"{function.__name__}, which is not in the WebAssembly module,")
        return WasmEntry(self, function)

    def call(self, entry: str, arguments: Sequence[int | Row], /) -> int | None:
        """Call an entry point with rows of bytes."""
        return self.instance().call(
            entry,
            [
                given
                if isinstance(given, int)
                else Given(np.frombuffer(given.content, np.uint8), given.lengths)
                for given in arguments
            ],
        )

    def policy(self, function: Policy, /) -> int:
        """Return a built-in bot, as entry points take it. Raises NoCompiler."""
        if function not in self._policies:
            raise needs_compiler("a bot of your own, or an option of a built-in one,")
        return self._policies[function]

    def instance(self) -> Instance:
        """Return the module at work in this thread."""
        if not hasattr(self._at_work, "instance"):
            self._at_work.instance = Instance(self._wasmtime, self._engine, self._module, self.interface.free)
        return self._at_work.instance


class Given(NamedTuple):
    """An array, and what the entry point hears of its lengths."""

    array: npt.NDArray[Any]
    lengths: tuple[int, ...]


class Instance:
    """The module with a memory."""

    def __init__(self, wasmtime: Any, engine: Any, module: Any, free: int) -> None:
        self._store = wasmtime.Store(engine)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._free = free

    def call(self, name: str, arguments: Sequence[int | Given]) -> int | None:
        """Call an entry point with numbers and arrays. Two that are one array in Python are one in there too.

        Raises TypeError for two that begin at one place and end at others.
        """
        words: list[int] = []
        places: dict[int, tuple[int, Bytes]] = {}
        end = self._free
        for given in arguments:
            if isinstance(given, int):
                words.append(given)
                continue
            key = given.array.ctypes.data
            if key not in places:
                places[key] = end, given.array.reshape(-1).view(np.uint8)
                end += -(-given.array.nbytes // STEP) * STEP
            if len(places[key][1]) != given.array.nbytes:
                raise TypeError(f"{name}: expected arrays that are one, or do not overlap")
            words += [places[key][0], *given.lengths]
        memory = self._memory(end)
        for at, content in places.values():
            memory[at : at + len(content)] = content
        returned = self._exports[name](self._store, *words)
        for at, content in places.values():
            content[:] = memory[at : at + len(content)]
        return returned

    def close(self) -> None:
        """Give the memory back."""
        self._store.close()

    def _memory(self, end: int) -> Bytes:
        """Return the memory, grown to hold this many bytes."""
        memory = self._exports["memory"]
        missing = end - memory.data_len(self._store)
        if missing > 0:
            memory.grow(self._store, -(-missing // PAGE))
        return np.ctypeslib.as_array(memory.data_ptr(self._store), (memory.data_len(self._store),))


class WasmEntry:
    """An entry point, called as its machine code is."""

    def __init__(self, kernel: WasmKernel, function: FunctionType) -> None:
        self._kernel, self._name = kernel, function.__name__
        self._kinds = [(name, kind, record_of(function, kind)) for name, kind in takes(function).items()]

    def __call__(self, *given: Any) -> int | None:
        """Call it. Raises TypeError for an argument that is not what the source says."""
        arguments = [self._checked(*kind, value) for kind, value in zip(self._kinds, given, strict=True)]
        return self._kernel.instance().call(self._name, arguments)

    def _checked(self, name: str, kind: str, table: Any, value: Any) -> int | Given:
        if kind in ("int", "bool"):
            return int(value)
        if kind == "Policies":
            bots = np.array(value, np.int32)
            if bots.shape != (SEATS,):
                raise TypeError(f"{self._name}: expected {SEATS} bots as {name}")
            return Given(bots, ())
        if not is_array(
            value, table.DTYPE if table else np.dtype(np.int64), 1 + kind.startswith("list[list")
        ):
            raise TypeError(f"{self._name}: expected an array of {kind} as {name}")
        return Given(value, value.shape)


def is_array(value: Any, dtype: np.dtype[Any], dimensions: int) -> bool:
    """Is it an array of such items, one after the other?"""
    if not isinstance(value, np.ndarray):
        return False
    array = cast("npt.NDArray[Any]", value)
    return array.dtype == dtype and array.ndim == dimensions and array.flags.c_contiguous
