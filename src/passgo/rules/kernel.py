"""One source, two ways to run: registers the rules, and compiles them when asked.

Interpreted, `@rule` leaves a function as it is and numba is never imported. `compile_rules()` turns
every registered function into machine code over structured records; compiled code that names a rule
then calls its compiled form. Numba is named here and nowhere else.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[FunctionType] = []
"""Every function of the kernel, in the order of definition."""

RULE_FUNCTIONS: dict[str, list[FunctionType]] = {}
"""Rule id -> the functions that carry it out."""


def rule(*rule_ids: str) -> Callable[[F], F]:
    """Mark a function of the kernel, naming the rules of the conformance matrix that it decides."""

    def register(function: F) -> F:
        plain = cast("FunctionType", function)
        RULES.append(plain)
        for rule_id in rule_ids:
            RULE_FUNCTIONS.setdefault(rule_id, []).append(plain)
        return function

    return register


MACHINE_WORDS: dict[FunctionType, str] = {}
"""Functions that are one instruction of every processor, by the compiler's name for it."""


def machine_word(name: str) -> Callable[[F], F]:
    """Mark a function of one whole number that the compiler knows as an instruction."""

    def register(function: F) -> F:
        MACHINE_WORDS[cast("FunctionType", function)] = name
        return function

    return register


def callees_first(functions: list[FunctionType]) -> list[FunctionType]:
    """The functions in an order in which each comes after all that it calls.

    Raises RecursionError when rules call one another in a ring: the frames are there to avoid that.
    """
    known = {id(f) for f in functions}
    ordered: list[FunctionType] = []
    done: set[int] = set()
    open_calls: set[int] = set()

    def visit(function: FunctionType) -> None:
        if id(function) in done:
            return
        if id(function) in open_calls:
            raise RecursionError(f"{function.__module__}.{function.__name__} calls itself through others")
        open_calls.add(id(function))
        for callee in called_by(function):
            if id(callee) in known:
                visit(callee)
        open_calls.discard(id(function))
        done.add(id(function))
        ordered.append(function)

    for function in functions:
        visit(function)
    return ordered


def called_by(function: FunctionType) -> list[FunctionType]:
    """The functions whose names stand in the code of another, plain or behind a module's name."""
    names = function.__code__.co_names
    found = [function.__globals__.get(name) for name in names]
    for module in [value for value in found if inspect.ismodule(value)]:
        found += [getattr(module, name, None) for name in names]
    return [value for value in found if isinstance(value, FunctionType)]


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


def signatures(numba: Any) -> Callable[[FunctionType], tuple[Any, ...]]:
    """How annotations are read as machine types. Every number is an int64, so a rule compiles once."""
    fields = importlib.import_module("passgo.rules.fields")
    words = {"int": numba.types.int64, "bool": numba.types.boolean, "list[int]": numba.types.int64[::1]}

    def machine_type(function: FunctionType, annotation: str) -> Any:
        if annotation in words:
            return words[annotation]
        table = function.__globals__[annotation]
        assert issubclass(table, fields.FieldTable), annotation
        return numba.from_dtype(table.DTYPE)

    def signature(function: FunctionType) -> tuple[Any, ...]:
        parameters = inspect.signature(function).parameters.values()
        return tuple(machine_type(function, str(p.annotation)) for p in parameters)

    return signature
