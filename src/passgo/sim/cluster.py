"""The same chunks on the workers of a Dask cluster. A chunk whose worker is lost is played again elsewhere."""

from __future__ import annotations

import importlib
from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, Final

from .export import MissingLibrary

PATIENCE: Final = "10s"
"""How long to wait for the scheduler, and for the first worker."""


class NoCluster(ValueError):
    """Nobody answers at the address, or no worker is there."""


def load_distributed() -> Any:
    """The module distributed. Raises MissingLibrary, saying how to install it."""
    try:
        return importlib.import_module("distributed")
    except ModuleNotFoundError:
        raise MissingLibrary(
            "playing on a cluster needs Dask: install the extra `cluster` (in a checkout, `./play sim --cluster` installs it)"
        ) from None


@contextmanager
def cluster_executor(address: str) -> Generator[tuple[Executor, int]]:
    """The workers behind a scheduler, as an executor, and how many threads they have together.

    Raises NoCluster where nobody answers.
    """
    distributed = load_distributed()
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as e:
        raise NoCluster(f"no Dask scheduler answers at {address}: {e}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise NoCluster(f"the scheduler at {address} has no worker") from None
        threads = sum(client.nthreads().values())
        with client.get_executor(pure=False) as executor:
            yield executor, threads
