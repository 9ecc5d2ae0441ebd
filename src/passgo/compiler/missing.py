"""The errors of a missing compiler or run time, which say how to install it."""

from __future__ import annotations

import passgo


class NoCompiler(LookupError):
    """Nothing here can run the compiled rules, or only the compiler could. The message says what to install."""


class StaleModule(NoCompiler):
    """The WebAssembly module that is here was made from other sources."""


def needs_compiler(what: str) -> NoCompiler:
    """Only machine code does this, in words that begin a sentence."""
    return NoCompiler(
        f"{what} needs the extra `fast`; to install it: {passgo.how_to_install('fast')}; in a checkout, ./play fast installs it"
    )


def needs_run_time() -> NoCompiler:
    """The module is here, and nothing that runs it."""
    return NoCompiler(
        "playing many games needs the extra `wasm`, which is small and starts at once, or `fast`, the compiler, about twice as fast; "
        f"to install `wasm`: {passgo.how_to_install('wasm')}"
    )
