# pyright: basic, reportAttributeAccessIssue=false
"""Rules to machine code, by way of numba's compiler: many functions into one LLVM module.

Numba compiles a function together with all that it calls, over and over on every level. Here each
function is lowered once, calls the others by their symbols, and the whole is optimised in one go.
This can be because annotations say every machine type beforehand, so that any function may be
declared before it is compiled. Most names below are numba's own inside, which is why its version is pinned.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, update_wrapper
from types import FunctionType
from typing import Any, Final, cast

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import _dynfunc
from numba.core import config, errors, lowering, typed_passes, types, untyped_passes
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import LoweringPass, PassManager, register_pass
from numba.core.environment import Environment
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
from numba.core.typing.templates import make_concrete_template, signature
from numba.extending import lower_cast, overload, typeof_impl
from numba.np import arrayobj

from passgo.bots.memory import Memory
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import MACHINE_WORDS, SELDOM
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .machine_types import descriptor, machine_signature, policy_type, symbols

warnings.simplefilter("ignore", errors.NumbaExperimentalFeatureWarning)  # of functions as arguments

types.Record.__repr__ = cache(
    types.Record.__repr__
)  # numba writes the fields of the state out for most instructions

LEVEL: Final = "x86-64-v3"
"""A level of processors, reached by nearly all of the last ten years: code that is made for it runs on each of them."""
LEVEL_HAS: Final = ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave")

MANY_WORDS: Final = 24
"""Words handed to a function (an array is seven) from which on a call costs more than what it does: the driver's steps."""


def declare(functions: Iterable[FunctionType]) -> None:
    """From now on the names of these functions stand, in code that is compiled, for their symbols."""
    for function in functions:
        described = descriptor(function)
        machine = signature(described.restype, *described.argtypes)
        template = make_concrete_template(function.__name__, function, [machine])
        cpu_target.typing_context.insert_global(function, types.Function(template))
        if function in MACHINE_WORDS:
            cpu_target.target_context.insert_func_defn(
                [(instruction(MACHINE_WORDS[function]), function, machine.args)]
            )
        else:
            cpu_target.target_context.insert_user_function(function, described)


def instruction(name: str) -> Callable[..., Any]:
    """Return one instruction of the machine, written instead of a call."""
    if name == "prefetch":
        return prefetch

    def write(context: Any, builder: Any, machine: Any, numbers: Any) -> Any:
        undefined = [] if name == "ctpop" else [context.get_constant(types.boolean, True)]
        return getattr(builder, name)(*numbers, *undefined)

    return write


def prefetch(context: Any, builder: Any, machine: Any, given: Any) -> Any:
    """Fetch the line of memory at a place of a record into the nearest cache, to be read there."""
    record, place = given
    byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
    fetch = builder.module.declare_intrinsic("llvm.prefetch", (byte,), kind)
    where = builder.gep(builder.bitcast(record, byte), [place])
    builder.call(fetch, [where, number(0), number(3), number(1)])
    return context.get_dummy_value()


@lower_cast(types.NestedArray, types.Array)
def row_as_list(context: Any, builder: Any, row: Any, wanted: Any, value: Any) -> Any:
    """A row of numbers within a record goes where a rule takes a list: to numba both are arrays in memory."""
    return value


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(LoweringPass):
    """Lowers a function under its own plain symbol, and compiles nothing yet."""

    _name = "passgo_rule_lowering"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Lower the function that the passes before have typed; numba's own pass would compile it at once."""
        described = descriptor(state.func_id.func, state.typemap, state.calltypes)
        with state.targetctx.push_code_library(state.library):
            lower = lowering.Lower(state.targetctx, state.library, described, state.func_ir, state.metadata)
            lower.lower()
            if not state.flags.no_cpython_wrapper:
                lower.create_cpython_wrapper(release_gil=True)
                assert not lower.env.consts  # or `entry_point` would have to bring them back
            if not state.flags.no_cfunc_wrapper:
                lower.create_cfunc_wrapper()
        state.cr = described
        return True


class RuleCompiler(CompilerBase):
    """The passes that rules need, fewer than half of numba's: they hold no closure, no parallel loop, no literal unrolling."""

    def define_pipelines(self) -> list[PassManager]:
        """One list of passes."""
        passes = PassManager("passgo_rules")
        for one in (
            untyped_passes.TranslateByteCode,
            untyped_passes.FixupArgs,
            untyped_passes.IRProcessing,
            untyped_passes.RewriteSemanticConstants,
            untyped_passes.GenericRewrites,
            untyped_passes.ReconstructSSA,
            typed_passes.NopythonTypeInference,
            typed_passes.PreLowerStripPhis,
            typed_passes.NoPythonSupportedFeatureValidation,
            typed_passes.IRLegalization,
            RuleLowering,
        ):
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


def flags(*, python: bool, c: bool) -> Flags:
    """The compiler's switches; with a wrapper for calls from Python, from C, or neither."""
    chosen = Flags()
    options = {
        "nopython": True,
        "nogil": True,
        "error_model": "numpy",
        "no_cpython_wrapper": not python,
        "no_cfunc_wrapper": not c,
        "_nrt": False,  # no rule makes an array, so none need be counted: a tenth of the time
    }
    cpu_target.options.parse_as_flags(chosen, options)
    return chosen


def new_library(name: str) -> Any:
    """An empty LLVM module."""
    return cpu_target.target_context.codegen().create_library(name)


def lower(library: Any, function: FunctionType, *, python: bool = False, c: bool = False) -> None:
    """Add one function to an LLVM module; all that it calls must be declared."""
    if function in MACHINE_WORDS:
        return
    machine = machine_signature(function)
    typing, target = cpu_target.typing_context, cpu_target.target_context
    with global_compiler_lock, no_negative_indices(), settled_switches():
        compiler = RuleCompiler(
            typing, target, library, machine.args, machine.return_type, flags(python=python, c=c), {}
        )
        compiler.compile_extra(with_rows_named(function))


def with_rows_named(function: FunctionType) -> FunctionType:
    """The function as it reads a record: rows of the state that have further names go by their own."""
    rows = State.OTHER_NAMES
    names = function.__code__.co_names
    if rows.keys().isdisjoint(names):
        return function
    code = function.__code__.replace(co_names=tuple(rows.get(name, name) for name in names))
    twin = FunctionType(
        code, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    update_wrapper(twin, function)
    return twin


@contextmanager
def no_negative_indices() -> Iterator[None]:
    """The kernel uses no index below 0, so its code need not look out for one."""
    usual = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = lambda context, builder, kind, index, size: context.cast(
        builder, index, kind, types.intp
    )
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


@contextmanager
def settled_switches() -> Iterator[None]:
    """Numba reads its switches from the environment again for each function; those that it began with hold."""
    usual, config.reload_config = config.reload_config, lambda: None
    try:
        yield
    finally:
        config.reload_config = usual


def bitcode(library: Any) -> bytes:
    """A whole LLVM module as it is, with numba's own compiled helpers (`min`, `in` …) that it uses."""
    with global_compiler_lock:
        for helper in dict.fromkeys(library._linking_libraries):
            library._final_module.link_in(helper._get_module_for_linking(), preserve=True)
        library._final_module.verify()
        return library._final_module.as_bitcode()


def joined(parts: Iterable[bytes]) -> bytes:
    """Several LLVM modules as one."""
    with global_compiler_lock:
        first, *others = (llvm.parse_bitcode(part) for part in parts)
        for other in others:
            first.link_in(other)
        return first.as_bitcode()


@cache
def set_code_layout() -> None:
    """Tell LLVM, once in a process, how to lay code out: games then take a tenth less time, and the same at each start.

    A choice of many is a chain of comparisons, most of which the processor foresees, and no jump by a table;
    what is jumped to begins at a multiple of 32 bytes, so that one change does not shift all the rest. Rules are
    short and call one another on every level: worked into one another more than is usual, games take 4 % less.
    """
    llvm.set_option("passgo", "-min-jump-table-entries=9999")
    llvm.set_option("passgo", "-align-all-nofallthru-blocks=5")
    llvm.set_option("passgo", "-inlinehint-threshold=600")


def object_code(code: bytes, exported: Collection[str], level: str = "") -> bytes:
    """Optimise an LLVM module as one and translate it for this machine's processor, or for a level of processors.

    Only the exported symbols can be found from outside. The others are inlined into their callers
    where that pays, which makes games a quarter faster than with every rule exported. Loops are left as
    they are: over a colour group or a few players, code made for long ones costs more than it saves.
    """
    set_code_layout()
    with global_compiler_lock:
        target = machine_of(level) if level else cpu_target.target_context.codegen()._tm
        return object_of(llvm.parse_bitcode(code), target, exported)


def object_of(module: Any, target: Any, exported: Collection[str], *, vectors: bool = False) -> bytes:
    """Optimise a module as one, for any machine; see `object_code`. `vectors`: join neighbouring sums into one."""
    apart = {symbols(function)[0] for function in SELDOM}
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in exported:
            value.linkage = "internal"
    for function in module.functions:
        if not function.is_declaration:
            costly = function.name not in exported and len(list(function.arguments)) > MANY_WORDS
            wanted = "alwaysinline" if costly else "inlinehint"
            function.add_function_attribute("noinline" if function.name in apart else wanted)
    optimised = llvm.create_pipeline_tuning_options(3)
    optimised.loop_vectorization = optimised.loop_unrolling = False
    optimised.slp_vectorization = vectors
    builder = llvm.create_pass_builder(target, optimised)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return target.emit_object(module)


def machine_of(level: str) -> llvm.TargetMachine:
    """Return numba's target machine, but for a level of processors instead of this one."""
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        opt=config.OPT, cpu=level, reloc="static", codemodel="jitdefault", jit=True
    )


def this_processor() -> tuple[str, ...]:
    """The processor that code is made for here."""
    return cpu_target.target_context.codegen().magic_tuple()


def reached_level() -> tuple[str, ...]:
    """Return the level that this processor reaches, instead of the processor; empty if it reaches none."""
    triple = llvm.get_process_triple()
    if not triple.startswith("x86_64"):  # of some others the library cannot tell what they have
        return ()
    features = llvm.get_host_cpu_features()
    return (triple, LEVEL) if all(features.get(feature) for feature in LEVEL_HAS) else ()


def facts(processor: tuple[str, ...]) -> tuple[Any, ...]:
    """Return what compiled code depends on, without the sources: bytecode, compiler, processor, layouts, switches."""
    return (
        sys.implementation.cache_tag,
        numba.__version__,
        llvmlite.__version__,
        np.__version__.split(".")[0],  # the records of arrays stay as they are within it
        processor,
        sorted((name, value) for name, value in os.environ.items() if name.startswith("NUMBA_")),
        [str(table.DTYPE) for table in (State, Tables, Deal, Memory)],
    )


def load(code: bytes) -> None:
    """Put object code into this process, so that its symbols are found."""
    engine = cpu_target.target_context.codegen()._engine
    with global_compiler_lock:
        rtsys.initialize(cpu_target.target_context)  # numba's own run time first: the code calls it
        engine._ee.add_object_file(llvm.ObjectFileRef.from_data(code))
        engine.finalize_object()


def address(symbol: str) -> int:
    """Return the address of a loaded symbol."""
    found = cpu_target.target_context.codegen()._engine.get_function_address(symbol)
    assert found, symbol
    return found


def entry_point(function: FunctionType) -> Any:
    """A loaded function, to be called from Python; the types of its arguments are checked at each call."""
    described = descriptor(function)
    environment = Environment.from_fndesc(described)
    called = _dynfunc.make_function(
        described.lookup_module(),
        function.__name__,
        described.doc,
        address(described.llvm_cpython_wrapper_name),
        environment,
        (),
    )
    cpu_target.target_context.codegen().set_env(described.env_name, environment)
    dispatcher = numba.njit(nogil=True)(function)
    dispatcher._insert([argument._code for argument in described.argtypes], called, False)
    dispatcher.kept = called  # the dispatcher holds its address alone
    dispatcher._can_compile = False
    return dispatcher


class LoadedPolicy:
    """A bot as drivers take it: where its functions lie, to be called from C and from code of numba's."""

    def __init__(self, c_addr: int, jit_addr: int = 0, kept: Any = None) -> None:
        """`kept` is what must live as long as the code does."""
        self.c_addr, self.jit_addr, self.kept = c_addr, jit_addr, kept


@typeof_impl.register(LoadedPolicy)
def type_of_policy(policy: LoadedPolicy, context: Any) -> Any:
    """Every policy has the same."""
    return policy_type()


def loaded_policy(function: FunctionType) -> LoadedPolicy:
    """A bot within loaded object code."""
    return LoadedPolicy(address(descriptor(function).llvm_cfunc_wrapper_name))


def compile_policy(function: FunctionType, helpers: Iterable[FunctionType]) -> LoadedPolicy:
    """A bot from elsewhere and the plain functions that it calls, as drivers take it.

    The rules that it calls are those that are loaded. Unlike these it is not trusted to stay within its lists.
    Raises what the compiler raises.
    """
    for helper in helpers:
        overload(helper, jit_options=cast("Any", {"boundscheck": True}), strict=False)(
            given(with_rows_named(helper))
        )
    signature = policy_type().signature
    compiled = numba.njit(signature, nogil=True, boundscheck=True)(with_rows_named(function))
    found = compiled.get_compile_result(signature)
    c, own = found.fndesc.llvm_cfunc_wrapper_name, found.fndesc.llvm_func_name
    lies_at = found.library.get_pointer_to_function
    return LoadedPolicy(lies_at(c), lies_at(own), compiled)


def given(function: FunctionType) -> Callable[..., FunctionType]:
    """Return the substitute of a function, whatever it is called with."""

    def found(*_: Any, **__: Any) -> FunctionType:
        return function

    return found
