"""How long the window stands still while 1,000 tools are indexed: pauses between ticks of a timer in its thread.

    DOST_BENCH_DATA=… python tests/bench/window_pauses.py [--why]

The real window, the service in its thread, the real model, ten scripted servers with a hundred tools each and no
vectors on disk. Meanwhile somebody types. A pause is what a 5 ms timer comes too late by. The peer is the same window
after everything is indexed, so the difference is the price of the indexing. ``--why`` prints where every thread was
50 ms into each longer pause. A display is used where there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import faulthandler
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in {"darwin", "win32"}):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dost_desktop.app import App
from dost_desktop.loop import run
from dost_desktop.window import keep_as_it_comes
from dost_engine.settings import Paths
from dost_engine.types import ModelState

if TYPE_CHECKING:
    from collections.abc import Sequence

TOOLS = 1000
SERVERS = 10
TICK_MS = 5
LONG_MS = 50.0  # the longest that one does not feel
KEY_EVERY_S = 0.2
PEER_S = 10.0
DEADLINE_S = 600.0
SCRIPTED = Path(__file__).parents[1] / "support" / "servers" / "scripted.py"


class Pauses:
    """Ticks of the window's thread, and how late each came."""

    def __init__(self, *, why: bool) -> None:
        self.late_ms: list[float] = []
        self._why = why
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        self._last = time.perf_counter()
        self._timer.start()

    def stop(self) -> list[float]:
        self._timer.stop()
        faulthandler.cancel_dump_traceback_later()
        return self.late_ms

    def _tick(self) -> None:
        now = time.perf_counter()
        late_ms = (now - self._last) * 1000 - TICK_MS
        self._last = now
        self.late_ms.append(max(late_ms, 0.0))
        if self._why:
            if late_ms > LONG_MS:
                print(f"^ {late_ms:.0f} ms\n", file=sys.stderr)
            faulthandler.dump_traceback_later((TICK_MS + LONG_MS) / 1000)


def definitions() -> list[dict[str, object]]:
    """Tools of real MCP servers, or generated ones."""
    file = Path(os.environ.get("DOST_BENCH_DATA", "")) / "mcp-catalogues" / "tools.jsonl"
    if os.environ.get("DOST_BENCH_DATA") and file.exists():
        raw = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()][:TOOLS]
        kept = ("description", "inputSchema", "annotations")
        return [
            {"name": f"{tool['name']}_{at}"} | {key: tool[key] for key in kept if tool.get(key)}
            for at, tool in enumerate(raw)
        ]
    print("DOST_BENCH_DATA does not point to the evaluation data: the tools are generated.")
    schema = {"type": "object", "properties": {"city": {"type": "string", "description": "Name of the place"}}}
    words = "Looks up the thing of number {} in the records of the office, and says who wrote it and when."
    return [{"name": f"tool_{at}", "description": words.format(at), "inputSchema": schema} for at in range(TOOLS)]


def write_servers(home: Path) -> None:
    """A profile with the tools dealt out to the servers."""
    tools, servers = definitions(), {}
    for at in range(SERVERS):
        file = home / f"tools-{at}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(tools[at::SERVERS]), encoding="utf-8")
        script = json.dumps({"tools_file": str(file)})
        servers[f"server{at}"] = {"command": sys.executable, "args": ["-I", str(SCRIPTED), script]}
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "servers.json").write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")


async def measure(paths: Paths, *, why: bool) -> tuple[list[float], list[float], float]:
    """Pauses while everything is indexed and afterwards, in ms, and how long the indexing took in seconds."""
    app = App(paths)
    app.start()
    keep_as_it_comes(app.live)

    def indexed() -> bool:
        status = app.live.status
        if status is None or status.index.building or status.index.model is not ModelState.READY:
            return False
        return len(app.live.tools) == status.index.tools == TOOLS and status.index.embedded > 0

    async def typed(until: float, *, may_end: bool) -> None:
        while time.perf_counter() < until and not (may_end and indexed()):
            QTest.keyClicks(app.window.composer.editor, "a")
            await asyncio.sleep(KEY_EVERY_S)

    try:
        while not app.window.isVisible() or app.live.status is None:  # noqa: ASYNC110 - until the engine is there
            await asyncio.sleep(0.01)
        pauses, began = Pauses(why=why), time.perf_counter()
        pauses.start()
        await typed(began + DEADLINE_S, may_end=True)
        took_s, during = time.perf_counter() - began, pauses.stop()
        if not indexed():
            raise SystemExit(f"Not indexed after {DEADLINE_S:.0f} s: {app.live.status}")
        pauses, began = Pauses(why=False), time.perf_counter()
        pauses.start()
        await typed(began + PEER_S, may_end=False)
        return during, pauses.stop(), took_s
    finally:
        await app.stop()


def row(label: str, late_ms: Sequence[float]) -> str:
    p50, p99 = (float(np.percentile(late_ms, share)) for share in (50, 99))
    long = sum(one > LONG_MS for one in late_ms)
    return f"{label:<28}{p50:>8.1f}{p99:>8.1f}{max(late_ms):>8.1f}{long:>10}{len(late_ms):>8}"


def main() -> int:
    """Print the figures. Returns 1 where the window paused longer than is promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--why", action="store_true", help="print where every thread was in a long pause")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DOST_HOME"] = folder
        write_servers(Path(folder))
        qt = QApplication([])
        during, after, took_s = run(qt, measure(Paths.from_environment(), why=options.why))
    print(f"{'pauses in ms':<28}{'p50':>8}{'p99':>8}{'max':>8}{'> 50 ms':>10}{'ticks':>8}")
    print(row(f"while {TOOLS:,} tools are indexed", during))
    print(row("afterwards (the peer)", after))
    print(f"\nindexed in {took_s:.1f} s")
    if float(np.percentile(during, 99)) > LONG_MS:
        print(f"At most {LONG_MS:.0f} ms at the 99th percentile is promised.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
