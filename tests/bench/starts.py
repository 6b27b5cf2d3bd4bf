"""How long twenty servers take that each need two seconds to start: ``python tests/bench/starts.py``."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.timing.rows import Row, as_markdown
from dost_engine.mcp_store.pace import Times
from dost_engine.types import ServerState
from support.servers.running import entry, running

SERVERS, START_S, TARGET_S = 20, 2, 6.0


async def measure() -> tuple[float, int]:
    """Seconds until all are there, and how many are."""
    servers = {f"s{number}": entry(sleep_s=START_S) for number in range(SERVERS)}
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        async with running(Path(folder), servers, times=Times()) as run:
            took_s = time.monotonic() - began
            ready = sum(status.state is ServerState.READY for status in run.store.servers())
        return took_s, ready


def main() -> int:
    """Print the figures. Returns 1 where it took longer than is promised."""
    took_s, ready = asyncio.run(measure())
    what = f"{SERVERS} servers that need {START_S} s each"
    rows = [Row(f"{what}: all are ready", took_s, "s", at_most=TARGET_S)]
    rows += [Row(f"{what}: ready", ready, "", at_least=SERVERS)]
    print(as_markdown(rows))
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
