"""Makes what a wheel brings along: `python -m passgo.compiler.ready_made`.

That is the WebAssembly module, for every system, and the machine code for this Python and system. It prints where
they are. With `--module` it makes the module alone.
"""

from __future__ import annotations

import sys
from contextlib import suppress

from . import cache as store
from . import wasm_module
from .machine import kernel
from .missing import StaleModule


def ready_module() -> bytes:
    """Return the module that came with the package; else one that the compiler makes, and keeps. Raises NoCompiler."""
    with suppress(StaleModule):
        found = wasm_module.find()
        if found:
            return found.content
    machine = kernel()
    with store.locked(machine.stamp):
        content = store.fetch(machine.stamp, "module")
        if content is None:
            content = wasm_module.make(machine.unit.bitcode)
            store.store(machine.stamp, "module", content)
    return content


if __name__ == "__main__":
    wasm_module.FILE.parent.mkdir(exist_ok=True)
    wasm_module.FILE.write_bytes(ready_module())
    print(wasm_module.FILE)
    if sys.argv[1:] != ["--module"]:
        print(kernel().make_ready())
