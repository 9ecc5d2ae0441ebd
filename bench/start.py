"""How long `./play` takes until it says its address, and until it has answered what the lobby asks first.

`python bench/start.py` starts it some times on an empty folder and prints the least, in seconds of the processor and by
the clock. Seconds of the processor can be compared on a machine that does other things too; Linux tells them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

TIMES = 5
ASKED = ("", "locale/en.ftl", "api/bots", "api/editions", "api/editions/us1973")
"""What the page asks before the lobby stands there."""


def processor(pid: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start() -> tuple[float, ...]:
    """One start: processor and clock until the address is said, and until the lobby is answered."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "passgo", "play", "--no-browser", "--port", "0", "--data", folder]
        begun = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address
            up = (processor(process.pid), time.perf_counter() - begun)
            for path in ASKED:
                with urllib.request.urlopen(address[0] + path) as answer:
                    answer.read()
            asked = (processor(process.pid), time.perf_counter() - begun)
            process.terminate()
    return (*up, *asked)


def main() -> None:
    """Print the least of some starts."""
    least = [min(column) for column in zip(*(start() for _ in range(TIMES)), strict=True)]
    print("until          processor  clock")
    print(f"the address    {least[0]:8.2f}  {least[1]:5.2f}")
    print(f"the lobby      {least[2]:8.2f}  {least[3]:5.2f}")


if __name__ == "__main__":
    main()
