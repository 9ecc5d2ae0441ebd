"""Lowering the kernel in several processes: most of compiling is Python's work, and one process uses one core.

Each process lowers its share of the functions, says each as it is done, and hands back what it made, an
LLVM module. Any function may be lowered anywhere, for annotations say how every other is called.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple, cast

import passgo

MOST: Final = 8
"""More processes than this wait for the rest of the work, which one process does alone."""

DONE: Final = b"done"


class LoweringJob(NamedTuple):
    """One function to lower, and how it may be called by code other than rules."""

    module: str
    name: str
    python: bool
    c: bool

    def function(self) -> FunctionType:
        """The function itself."""
        return getattr(importlib.import_module(self.module), self.name)


class LostPart(RuntimeError):
    """A process that did not hand back its share."""


def cores() -> int:
    """How many processes may work at once."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def shares(jobs: Sequence[LoweringJob], count: int) -> list[list[LoweringJob]]:
    """Return the jobs in this many shares of about the same work, the largest functions dealt first."""
    dealt: list[list[LoweringJob]] = [[] for _ in range(count)]
    work = [0] * count
    for job in sorted(jobs, key=lambda job: -len(job.function().__code__.co_code)):
        least = work.index(min(work))
        dealt[least].append(job)
        work[least] += len(job.function().__code__.co_code)
    return dealt


def lower_in_parts(jobs: Sequence[LoweringJob], report: Callable[[LoweringJob], None]) -> list[bytes]:
    """Return the LLVM modules that hold all jobs; `report` gets each as it is done. Raise LostPart, OSError."""
    dealt = shares(jobs, min(cores(), MOST))
    every = json.dumps([*map(tuple, jobs)])
    running: list[subprocess.Popen[bytes]] = []
    lock = threading.Lock()

    def part(share: list[LoweringJob]) -> bytes:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "passgo.compiler.parallel"],
            env=os.environ | {"PYTHONPATH": search_path()},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        running.append(process)
        assert process.stdin is not None
        assert process.stdout is not None
        with process, process.stdin as to, process.stdout as back:
            to.write(f"{every}\n{json.dumps([jobs.index(job) for job in share])}\n".encode())
            to.close()
            for line in back:
                if line.startswith(DONE):
                    return back.read()
                with lock:
                    report(jobs[int(line)])
        raise LostPart

    try:
        with ThreadPoolExecutor(len(dealt)) as pool:
            return list(pool.map(part, dealt))
    finally:
        for process in running:
            process.kill()


def search_path() -> str:
    """Return the path on which a process finds the same sources as this one."""
    sources = str(Path(passgo.__file__).parents[1])
    return os.pathsep.join([sources, *filter(None, [os.environ.get("PYTHONPATH")])])


def main() -> None:
    """Do one share: read all jobs and the numbers of its own, and write numbers and the module."""
    lowering: Any = importlib.import_module("passgo.compiler.lowering")
    every = [
        LoweringJob(*fields)
        for fields in cast("list[tuple[str, str, bool, bool]]", json.loads(sys.stdin.readline()))
    ]
    numbers: list[int] = json.loads(sys.stdin.readline())
    out = sys.stdout.buffer
    lowering.declare(job.function() for job in every)
    library = lowering.new_library("passgo")
    gc.disable()  # nearly all that is made is kept until the end: looking for garbage takes time alone
    for n in numbers:
        lowering.lower(library, every[n].function(), python=every[n].python, c=every[n].c)
        out.write(b"%d\n" % n)
        out.flush()
    out.write(DONE + b"\n" + lowering.bitcode(library))
    out.flush()


if __name__ == "__main__":
    main()
