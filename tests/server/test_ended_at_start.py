"""A server that is ended while it starts ends without a word, and leaves its folder free."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import pytest

from passgo.server import main
from passgo.server.system.lock import FolderLock
from server.harness import HANGS
from server.nursery import Copy

MOMENTS: Final = (
    "main.listen",
    "main._open_store",
    "main.SqlStore.open.__func__",
    "main.SqlStore.check_at_start",
    "main.engine.prepare",
    "main.TableServer.open",
    "main.uvicorn.Server.startup",
    "main._announce",
)
"""Functions that are called one after another; the signal comes when each begins."""

ENDED: Final = """
import os
from pathlib import Path
from passgo.server import main
from passgo.server.store import engine
main.engine = engine
owner, name = {owner}, {name!r}
whole = getattr(owner, name)
def begins(*args, **options):
    os.kill(os.getpid(), {number})
    return whole(*args, **options)
{put}
main.serve(port=0, data=Path({data!r}))
print("returned")
"""


@pytest.mark.parametrize("number", main.ENDS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_it_ends_without_a_word(tmp_path: Path, moment: str, number: int) -> None:
    is_class_method = moment.endswith(".__func__")
    owner, _, name = moment.removesuffix(".__func__").rpartition(".")
    put = "setattr(owner, name, begins)"
    if is_class_method:
        put = "whole = whole.__func__\nsetattr(owner, name, classmethod(begins))"
    data = tmp_path / "games"
    program = ENDED.format(owner=owner, name=name, number=int(number), put=put, data=str(data))
    errors = tmp_path / "errors"
    errors.touch()
    process = Copy(program, errors)
    said = process.stdout.read()
    status = process.wait(HANGS)
    assert errors.read_text() == ""
    before_asyncio = moment in MOMENTS[:1] and number != signal.SIGINT
    if before_asyncio:
        assert status == -number, "nothing had begun yet"
    else:
        assert (status, "returned" in said) == (0, True)
    FolderLock(data).release()


@pytest.mark.parametrize("seconds", [0.1, 0.2, 0.4, 0.8])
def test_a_command_that_is_ended_while_it_is_read_says_nothing(tmp_path: Path, seconds: float) -> None:
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", STARTED, "serve", "--port", "0", "--data", str(tmp_path)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert process.stdout
        assert process.stdout.readline() == "begun\n"
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        assert process.wait(HANGS) in (0, 130, -signal.SIGINT)
        process.stdout.close()
        errors.seek(0)
        assert errors.read() == ""


STARTED: Final = """
import runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # one begun in the background inherits that it is ignored
print("begun", flush=True)
runpy.run_module("passgo", run_name="__main__", alter_sys=True)
"""
