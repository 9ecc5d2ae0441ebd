# pyright: basic, reportAttributeAccessIssue=false
"""The compiled kernel as one WebAssembly module: from the same bitcode as the machine code, by the same passes.

Only numbers cross the border of a module, some of them places in its memory. So each entry point gets a door, a
function that takes an array as its place and its lengths, and a line-up as the place of its bots' numbers.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from types import FunctionType
from typing import Final

import llvmlite.binding as llvm
from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.np.numpy_support import as_dtype

from .lowering import object_of, set_code_layout
from .machine_types import machine_signature, symbols

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
"""Extensions that every browser and run time of the last years has."""

POLICIES: Final = "policies"
"""The name of the row of the bots' addresses."""


def wasm_object(bitcode: bytes, entries: Iterable[FunctionType], bots: Mapping[str, FunctionType]) -> bytes:
    """Return the object file of a module with these entry points and bots."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    set_code_layout()
    with global_compiler_lock:
        target = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
        module = llvm.parse_bitcode(bitcode)
        layout = str(target.target_data)
        module.triple, module.data_layout = TRIPLE, layout
        doors = [door(function) for function in entries]
        names = [symbols(function)[3] for function in bots.values()]
        row = ", ".join(f'ptr @"{name}"' for name in names)
        written = [
            f'target triple = "{TRIPLE}"',
            f'target datalayout = "{layout}"',
            f"@{POLICIES} = constant [{len(names)} x ptr] [{row}]",
            *(f'declare i64 @"{name}"()' for name in names),
            *doors,
        ]
        module.link_in(llvm.parse_assembly("\n".join(written)))
        exported = {POLICIES, *(function.__name__ for function in entries)}
        return object_of(module, target, exported, vectors=True)


def door(function: FunctionType) -> str:
    """Return the function by which an entry point is entered: it passes on all that numba wants of an argument."""
    machine = machine_signature(function)
    taken: list[str] = []
    passed: list[str] = ["ptr %returned", "ptr %raised"]
    body: list[str] = ["%returned = alloca i64", "%raised = alloca ptr"]
    for name, kind in zip(inspect.signature(function).parameters, machine.args, strict=True):
        argument = DoorArgument(f"%{name}")
        if isinstance(kind, types.Array):
            argument.is_array(as_dtype(kind.dtype).itemsize, kind.ndim)
        elif isinstance(kind, types.UniTuple):
            argument.is_line_up(kind.count)
        elif isinstance(kind, types.Boolean):
            argument.is_yes_or_no()
        else:
            argument.is_number()
        taken += argument.taken
        passed += argument.passed
        body += argument.body
    returns = not isinstance(machine.return_type, types.NoneType)
    body.append(f'call i32 @"{symbols(function)[0]}"({", ".join(passed)})')
    body += ["%number = load i64, ptr %returned", "ret i64 %number"] if returns else ["ret void"]
    wanted = ", ".join(word.rpartition(" ")[0] for word in passed)
    return "\n".join(
        [
            f'declare i32 @"{symbols(function)[0]}"({wanted})',
            f"define {'i64' if returns else 'void'} @{function.__name__}({', '.join(taken)}) {{",
            *body,
            "}",
        ]
    )


class DoorArgument:
    """An argument of a door: the words that it is handed over by, those that are passed on, and what makes one of the other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.taken: list[str] = []
        self.passed: list[str] = []
        self.body: list[str] = []

    def is_array(self, size: int, dimensions: int) -> None:
        """Items of this size: their place, and how many there are in each dimension."""
        lengths = [f"{self.name}.{n}" for n in range(dimensions)]
        self.taken = [f"ptr {self.name}", *(f"i32 {length}" for length in lengths)]
        step, steps = str(size), list[str]()
        for length in reversed(lengths):
            self.body.append(f"{length}.wide = zext i32 {length} to i64")
            self.body.append(f"{length}.bytes = mul i64 {length}.wide, {step}")
            steps.insert(0, step)
            step = f"{length}.bytes"
        self.body.append(f"{self.name}.items = udiv i64 {step}, {size}")
        self.passed = ["ptr null", "ptr null", f"i64 {self.name}.items", f"i64 {size}", f"ptr {self.name}"]
        self.passed += [f"i64 {length}.wide" for length in lengths]
        self.passed += [f"i64 {step}" for step in steps]

    def is_line_up(self, seats: int) -> None:
        """A bot for each seat: the place of as many numbers in the table of functions."""
        self.taken = [f"ptr {self.name}"]
        for seat in range(seats):
            bot = f"{self.name}.{seat}"
            self.body.append(f"{bot}.at = getelementptr ptr, ptr {self.name}, i32 {seat}")
            self.body.append(f"{bot} = load ptr, ptr {bot}.at")
            self.passed += [f"ptr {bot}", "ptr null", "ptr null"]

    def is_yes_or_no(self) -> None:
        """1 or 0."""
        self.taken = [f"i32 {self.name}"]
        self.body = [f"{self.name}.bit = trunc i32 {self.name} to i8"]
        self.passed = [f"i8 {self.name}.bit"]

    def is_number(self) -> None:
        """A whole number."""
        self.taken = self.passed = [f"i64 {self.name}"]
