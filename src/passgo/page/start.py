"""The start of a page's host, called from the worker."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from passgo.bots import registry
from passgo.locale import TranslatedError
from passgo.table.api.editions import read_first
from passgo.table.api.limits import NoLimits
from passgo.table.api.operations import Api
from passgo.table.people.names import look_alikes
from passgo.table.running.env import TableEnv, fair_chance
from passgo.table.table_server import TableServer

from . import ready_made
from .host import PageHost
from .module import BrowserKernel, BrowserModule, in_module
from .store import BrowserRows, PageStore
from .studies import PageStudies, StudyWorker, no_worker

P = ParamSpec("P")
T = TypeVar("T")


async def in_turn(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do work that takes long, after what came before it: there is one thread."""
    await asyncio.sleep(0)
    return work(*args, **kwargs)


def warn(error: TranslatedError) -> None:
    """Say what is wrong where the browser shows it to whoever looks for it."""
    print(error, file=sys.stderr)


def prepare() -> None:
    """Read what the first table needs, whoever sits there: an image of Python then has it (`web/src/page/image.ts`)."""
    built = Path(__file__).with_name(ready_made.FILE)
    if built.is_file():
        ready_made.take(built.read_bytes())
    read_first()
    look_alikes(("", " "))


async def start(
    database: BrowserRows | str,
    kernel: BrowserKernel | None = None,
    fetch_part: Callable[[str], Awaitable[None]] | None = None,
    begin_study: Callable[[], StudyWorker] = no_worker,
) -> PageHost:
    """Return the host of the tables that a browser keeps, once it is open.

    `kernel`: decides for `strong`, if it came. `fetch_part`: brings a part that is not here yet (`host.part_for`).
    `begin_study`: begins a worker for reviews and forecasts.
    """
    form = partial(in_module, BrowserModule(kernel)) if kernel else registry.as_it_is
    store = PageStore(database)
    env = TableEnv(
        store,
        partial(registry.find, form=form),
        time.time,
        fair_chance,
        in_turn,
        warn,
        missing=("links", *(("saving",) if isinstance(database, str) else ())),
        steady=time.monotonic,
    )
    table_server = TableServer(env)
    await table_server.open()
    return PageHost(table_server, Api(table_server, NoLimits(), PageStudies(begin_study)), store, fetch_part)
