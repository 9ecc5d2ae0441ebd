# pyright: basic, reportAttributeAccessIssue=false
"""Machine types: what numba makes of the annotations of a rule, and how compiled code names and calls it."""

from __future__ import annotations

import inspect
from functools import cache
from types import FunctionType
from typing import Any, Final, get_args, get_origin

import numba
from numba.core import cgutils, types
from numba.core.funcdesc import FunctionDescriptor
from numba.core.itanium_mangler import mangle
from numba.core.typing.templates import signature
from numba.experimental.function_type import FunctionModel
from numba.extending import NativeValue, register_model, unbox

from passgo.bots.memory import Memory
from passgo.bots.policy import Policies
from passgo.rules.base.deal import Deal
from passgo.rules.base.fields import FieldTable
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables

I64: Final = types.int64
NUMBERS: Final = I64[::1]


class PolicyType(types.FunctionType):
    """The address of a policy's function. Its substitute in Python knows it: `lowering.LoadedPolicy`."""


register_model(PolicyType)(FunctionModel)


@unbox(PolicyType)
def addresses_of(kind: Any, policy: Any, c: Any) -> NativeValue:
    """Return the addresses of a policy's functions. Numba would ask its own compiler for one, at every call and for 8 µs."""
    value = cgutils.create_struct_proxy(kind)(c.context, c.builder)
    value.py_addr = c.builder.ptrtoint(policy, value.py_addr.type)
    for name in ("c_addr", "jit_addr"):
        number = c.pyapi.object_getattr_string(policy, name)
        setattr(value, name, c.pyapi.long_as_voidptr(number))
        c.pyapi.decref(number)
    return NativeValue(value._getvalue())


@cache
def policy_type() -> PolicyType:
    """The machine type of a policy: the address of a function, so that one driver serves all line-ups."""
    state, tables, deal, memory = (numba.from_dtype(table.DTYPE) for table in (State, Tables, Deal, Memory))
    return PolicyType(I64(state, tables, I64, NUMBERS, deal, NUMBERS, memory))


@cache
def annotation_types() -> dict[str, Any]:
    """Annotations that are not field tables. Every number is an int64, so a rule compiles once."""
    return {
        "None": types.none,
        "int": I64,
        "bool": types.boolean,
        "float": types.float64,
        "list[int]": NUMBERS,
        "list[bool]": types.boolean[::1],
        "list[float]": types.float64[::1],
        "list[list[int]]": I64[:, ::1],
        "list[list[float]]": types.float64[:, ::1],
        "Policies": types.UniTuple(policy_type(), SEATS),
    }


class BadAnnotation(TypeError):
    """An annotation that has no machine type; the message says where it is, and what it may be."""

    def __init__(self, function: FunctionType, name: str, annotation: str) -> None:
        code = function.__code__
        what = f"`{annotation}`" if annotation else "nothing"
        super().__init__(
            f"{code.co_filename}, line {code.co_firstlineno}: in {function.__qualname__}, {name} is annotated with "
            f"{what}; compiled code takes {', '.join(annotation_types())}, a table of fields such as State, "
            "Records[State] and list[Records[State]]"
        )


def as_written(annotation: Any) -> str:
    """An annotation as it stands in the source, also of a file without `from __future__ import annotations`."""
    if isinstance(annotation, str):
        return annotation
    if annotation is inspect.Parameter.empty:
        return ""
    if annotation == Policies:
        return "Policies"
    inner = ", ".join(map(as_written, get_args(annotation)))
    name = getattr(get_origin(annotation) or annotation, "__name__", str(annotation))
    return f"{name}[{inner}]" if inner else name


def machine_type(function: FunctionType, annotation: str) -> Any:
    """The machine type of an annotation: a word, a field table, `Records[…]` of one, or a list of these.

    Raises LookupError for any other.
    """
    if annotation in annotation_types():
        return annotation_types()[annotation]
    if annotation.startswith("list["):
        return machine_type(function, annotation[len("list[Records[") : -2])[:, ::1]
    if annotation.startswith("Records["):
        return machine_type(function, annotation[len("Records[") : -1])[::1]
    table = function.__globals__[annotation]
    if not (isinstance(table, type) and issubclass(table, FieldTable)):
        raise LookupError(annotation)
    return numba.from_dtype(table.DTYPE)


@cache
def machine_signature(function: FunctionType) -> Any:
    """The machine types of a function that is annotated throughout. Raises BadAnnotation."""
    shape = inspect.signature(function)

    def machine(name: str, annotation: Any) -> Any:
        written = as_written(annotation)
        try:
            return machine_type(function, written)
        except LookupError:
            raise BadAnnotation(function, name, written) from None

    arguments = [machine(f"`{name}`", p.annotation) for name, p in shape.parameters.items()]
    return signature(machine("what it returns", shape.return_annotation), *arguments)


def descriptor(function: FunctionType, typemap: Any = None, calltypes: Any = None) -> FunctionDescriptor:
    """How compiled code names and calls a function that is annotated throughout."""
    machine = machine_signature(function)
    return FunctionDescriptor(
        native=True,
        modname=function.__module__,
        qualname=function.__qualname__,
        unique_name=function.__qualname__,
        doc="",
        typemap=typemap,
        restype=machine.return_type,
        calltypes=calltypes,
        args=tuple(inspect.signature(function).parameters),
        kws=(),
        mangler=lambda name, argtypes, abi_tags=(), uid=None: mangle(name, ()),
        argtypes=machine.args,
    )


def symbols(function: FunctionType) -> tuple[str, str, str, str]:
    """The symbols of a function: its own, for calls from Python, what these keep, and for calls from C."""
    described = descriptor(function)
    return (
        described.llvm_func_name,
        described.llvm_cpython_wrapper_name,
        described.env_name,
        described.llvm_cfunc_wrapper_name,
    )
