"""The soak in a small size: it finds nothing, and where Dost is made to leave something behind it finds that."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

SOAK = Path(__file__).parents[1] / "soak" / "soak.py"
SMALL = ("--servers", "5", "--events", "9", "--pace", "0.1", "--seed", "4")


async def soak(*more: str) -> tuple[int | None, str]:
    """Its exit code and what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(SOAK), *SMALL, *more, stdout=asyncio.subprocess.PIPE, env=os.environ
    )
    printed, _ = await process.communicate()
    return process.returncode, printed.decode()


async def test_a_small_soak_finds_nothing_and_one_that_leaves_processes_finds_them() -> None:
    (code, printed), (blind_code, blind) = await asyncio.gather(soak(), soak("--without-sweep"))
    assert code == 0, printed
    for kind in ("unhandled exceptions", "orphans", "lost tools"):
        assert f"\n{kind}: 0\n" in printed
    assert printed.endswith("seed: 4\n")
    [events] = re.findall(r"^events: (.*) \((\d+)\)$", printed, re.MULTILINE)
    done = dict(re.findall(r"([a-z_ ]+) (\d+)", events[0]))
    assert len(done) == 7
    assert "0" not in done.values()
    assert sum(map(int, done.values())) == int(events[1]) == 9
    assert blind_code == 1, blind
    assert re.search(r"^orphans: [1-9]", blind, re.MULTILINE)
