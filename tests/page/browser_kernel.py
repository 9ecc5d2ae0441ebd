"""The kernel's WebAssembly module as a browser would run it (`web/src/page/kernel.ts`), by the run time that is here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from passgo.compiler import wasm_module
from passgo.compiler.ready_made import ready_module
from passgo.compiler.wasm_kernel import load_run_time


class Bytes(bytes):
    """As the browser gives them."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class BrowserKernel:
    def __init__(self) -> None:
        pytest.importorskip("wasmtime")
        wasmtime = load_run_time()
        content = ready_module()
        self._interface = wasm_module.fitting(content).interface
        engine = wasmtime.Engine()
        self._store = wasmtime.Store(engine)
        module = wasmtime.Module(engine, content)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self.called: list[str] = []

    def policy(self, bot: str) -> int:
        return self._interface.policies[bot]

    def call(self, entry: str, words: list[int], rows: bytes) -> Bytes:
        self.called.append(entry)
        free, memory = self._interface.free, self._exports["memory"]
        missing = free + len(rows) - memory.data_len(self._store)
        if missing > 0:
            memory.grow(self._store, -(-missing // (1 << 16)))
        memory.write(self._store, rows, free)
        number = self._exports[entry](self._store, *self._passed(entry, iter(words)))
        after = memory.read(self._store, free, free + len(rows))
        return Bytes(bytes(after) + (number or 0).to_bytes(8, "little", signed=True))

    def _passed(self, entry: str, words: Iterator[int]) -> Iterator[int]:
        for kind in self._interface.entries[entry].takes.values():
            if kind in ("int", "bool"):
                yield next(words)
                continue
            yield self._interface.free + next(words)
            for _ in range(0 if kind == "Policies" else 2 if kind.startswith("list[list") else 1):
                yield next(words)
