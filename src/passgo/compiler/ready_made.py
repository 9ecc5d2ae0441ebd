"""Makes what a wheel brings along: `python -m passgo.compiler.ready_made`.

That is the WebAssembly module, for every system, and the machine code for this Python and system. It prints where
they are. With `--module` it makes the module alone.
"""

import sys

from . import wasm_module
from .machine import kernel

if __name__ == "__main__":
    wasm_module.FILE.parent.mkdir(exist_ok=True)
    wasm_module.FILE.write_bytes(wasm_module.make(kernel().unit.bitcode))
    print(wasm_module.FILE)
    if sys.argv[1:] != ["--module"]:
        print(kernel().make_ready())
