"""The rules in machine code: compiles the kernel, its entry points and the bots. Numba is named here."""

from __future__ import annotations

import importlib
import inspect
import warnings
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, cast

from passgo.rules.deal import Deal
from passgo.rules.fields import FieldTable
from passgo.rules.kernel import MACHINE_WORDS, RULES, callees_first
from passgo.rules.state import SEATS, State
from passgo.rules.tables import Tables


class NoCompiler(LookupError):
    """The compiler is not installed."""


def load_compiler() -> Any:
    """The module numba. Raises NoCompiler, saying how to install it."""
    try:
        return importlib.import_module("numba")
    except ModuleNotFoundError:
        raise NoCompiler(
            "compiling the rules needs numba: install the extra `fast` (`./play test` sets it up too)"
        ) from None


@cache
def compile_rules() -> dict[str, Any]:
    """Compile the whole kernel for this process: `module.function` -> its compiled form.

    A compiled form takes records (`State.DTYPE`, `Tables.DTYPE`) and whole numbers; where the source
    says `list[int]` it takes an array of int64. Raises NoCompiler without the extra `fast`.
    """
    numba = load_compiler()
    registry = importlib.import_module("numba.core.registry")
    context = registry.cpu_target.typing_context
    signature = signatures(numba)
    compiled: dict[str, Any] = {}
    for function in callees_first(RULES):
        body = one_instruction(numba, MACHINE_WORDS[function]) if function in MACHINE_WORDS else function
        dispatcher = numba.njit(
            nogil=True,
            error_model="numpy",
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            _nrt=False,  # no rule makes an array, so none need be counted: a tenth of the time
        )(body)
        dispatcher.compile(signature(function))
        dispatcher.disable_compile()
        context.insert_global(function, numba.types.Dispatcher(dispatcher))
        compiled[f"{function.__module__.rpartition('.')[2]}.{function.__name__}"] = dispatcher
    return compiled


def one_instruction(numba: Any, name: str) -> Callable[[int], int]:
    """A function of one whole number that is one instruction of the machine."""

    @numba.extending.intrinsic
    def word(context: Any, number: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, numbers: Any) -> Any:
            undefined = [] if name == "ctpop" else [context.get_constant(numba.types.boolean, True)]
            return getattr(builder, name)(*numbers, *undefined)

        return numba.types.int64(numba.types.int64), write

    def instruction(number: int) -> int:
        return word(number)

    return instruction


@cache
def machine_code(function: Callable[..., Any]) -> Any:
    """The compiled form of an `@entry` function, to be called from Python. Compiles on first use."""
    compile_rules()
    numba = load_compiler()
    plain = cast("FunctionType", function)
    return numba.njit([signatures(numba)(plain)], nogil=True, error_model="numpy")(plain)


@cache
def machine_policy(function: Callable[..., Any]) -> Any:
    """A bot's plain function as the compiled driver takes it: one of the tuple `policies`, a seat each."""
    compile_rules()
    numba = load_compiler()
    plain = cast("FunctionType", function)
    return numba.njit(policy_type(numba).signature, nogil=True, error_model="numpy")(plain)


@cache
def policy_type(numba: Any) -> Any:
    """The machine type of a policy: the address of a function, so that one driver serves all line-ups."""
    i64 = numba.types.int64
    state, tables, deal = (numba.from_dtype(table.DTYPE) for table in (State, Tables, Deal))
    warnings.simplefilter("ignore", numba.core.errors.NumbaExperimentalFeatureWarning)
    return numba.types.FunctionType(i64(state, tables, i64, i64[::1], deal, i64[::1]))


def signatures(numba: Any) -> Callable[[FunctionType], tuple[Any, ...]]:
    """How annotations are read as machine types. Every number is an int64, so a rule compiles once."""
    words = {
        "int": numba.types.int64,
        "bool": numba.types.boolean,
        "list[int]": numba.types.int64[::1],
        "Policies": numba.types.UniTuple(policy_type(numba), SEATS),
    }

    def machine_type(function: FunctionType, annotation: str) -> Any:
        if annotation in words:
            return words[annotation]
        if annotation.startswith("Records["):
            return machine_type(function, annotation[len("Records[") : -1])[::1]
        table = function.__globals__[annotation]
        assert issubclass(table, FieldTable), annotation
        return numba.from_dtype(table.DTYPE)

    def signature(function: FunctionType) -> tuple[Any, ...]:
        parameters = inspect.signature(function).parameters.values()
        return tuple(machine_type(function, str(p.annotation)) for p in parameters)

    return signature
