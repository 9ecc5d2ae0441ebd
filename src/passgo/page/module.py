"""The kernel's WebAssembly module as the browser runs it: its bots at a page's table, and its roll-outs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from passgo.bots import registry
from passgo.bots.policy import Policy
from passgo.compiler.missing import needs_compiler
from passgo.compiler.module_policy import NUMBER, ModulePolicy, Row, RulesModule

STEP: Final = 16
"""Every row lies at a multiple of this."""


class JsBytes(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes:
        """Return a copy."""
        ...


class BrowserKernel(Protocol):
    """The module at work (`web/src/page/kernel.ts`)."""

    def policy(self, bot: str) -> int:
        """Return the number of a built-in bot."""
        ...

    def call(self, entry: str, words: list[int], rows: bytes) -> JsBytes:
        """Call an entry point: the rows as they are after it, and its number behind them.

        `words`: its arguments in their order, a row by its place among the rows, then its lengths.
        """
        ...


class BrowserModule:
    """The module, called from Python as anywhere else."""

    def __init__(self, kernel: BrowserKernel) -> None:
        self._kernel = kernel
        self._names = {look: name for name, look in registry.POLICIES.items()}

    def policy(self, function: Policy, /) -> int:
        """Return the number of a built-in bot. Raises NoCompiler for any other."""
        if function not in self._names:
            raise needs_compiler("a bot of your own, or an option of a built-in one,")
        return self._kernel.policy(self._names[function])

    def call(self, entry: str, arguments: Sequence[int | Row], /) -> int | None:
        """Call an entry point and return its number; the rows have then changed."""
        words: list[int] = []
        places: list[tuple[int, Row]] = []
        sent = bytearray()
        for given in arguments:
            if isinstance(given, int):
                words.append(given)
                continue
            places.append((len(sent), given))
            words += (len(sent), *given.lengths)
            sent += given.content
            sent += bytes(-len(sent) % STEP)
        found = self._kernel.call(entry, words, bytes(sent)).to_bytes()
        for at, row in places:
            row.content[:] = found[at : at + len(row.content)]
        return int.from_bytes(found[len(sent) : len(sent) + NUMBER], "little", signed=True)


def in_module(module: RulesModule, policy: Policy) -> Policy:
    """The quickest form of a bot: those that do not look ahead decide sooner than their records are handed over."""
    return ModulePolicy(module, policy) if policy in registry.LOOK_AHEAD else policy
