"""How soon the inspector shows new candidates after the last key: 1,000 tools, the real window, the real model.

    DOST_BENCH_DATA=… python tests/bench/inspector_typing.py

Messages are typed key by key. What counts is the time from the last key until the table has painted the answer to the
whole message by itself: the pause after which the window asks, the way to the service and back, choosing, showing,
laying out, painting. A message that is typed for the first time is embedded in that time.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in {"darwin", "win32"}):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.timing.rows import Row, as_markdown
from bench.timing.window_profile import wait_indexed, write_servers
from dost_desktop.app import App
from dost_desktop.loop import run
from dost_desktop.window import keep_as_it_comes
from dost_engine.settings import Paths
from dost_ui.main_window import Page

if TYPE_CHECKING:
    from dost_engine.types import TurnTrace
    from dost_ui.inspector import Inspector

TOOLS = 1_000
LIMIT_MS = 150.0
KEY_EVERY_S = 0.05
WARM_UP = 2
MESSAGES = (
    "what's the weather in Durgapur on saturday",
    "send a mail to my landlord about the tap",
    "which events do I have on friday",
    "search the web for cheap flights to Kolkata",
    "create an issue about the failing build",
    "show the last commits of the main branch",
    "translate this page into Bengali",
    "how much did we spend on servers in march",
    "remind me to call the dentist tomorrow",
    "list all open pull requests",
    "convert 100 euros to rupees",
    "who wrote the file about the office rules",
    "play some quiet music",
    "delete the draft that I wrote yesterday",
    "query the orders of the last week from the database",
    "take a picture of the start page",
)


async def measure(paths: Paths) -> list[float]:
    """Milliseconds from the last key to the painted answer, one per message."""
    app = App(paths)
    app.start()
    keep_as_it_comes(app.live)
    try:
        await wait_indexed(app, TOOLS)
        app.window.show_page(Page.INSPECTOR)
        paints = Paints(app.window.inspector)
        found = [await _type(app, paints, text) for text in (*MESSAGES[:WARM_UP], *MESSAGES)]
        return found[WARM_UP:]
    finally:
        await app.stop()


class Paints(QObject):
    """Watches a viewport: the message whose answer it painted last, and when it had done so."""

    def __init__(self, inspector: Inspector) -> None:
        super().__init__()
        self._inspector = inspector
        self.text, self.at = "", 0.0
        inspector.table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        """The loop goes on only when everything that is due is painted and on the screen."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, partial(self._painted, self._inspector.trace()))
        return super().eventFilter(watched, event)

    def _painted(self, trace: TurnTrace | None) -> None:
        if trace is not None and trace.query.text != self.text:
            self.text, self.at = trace.query.text, time.perf_counter()


async def _type(app: App, paints: Paints, text: str) -> float:
    inspector = app.window.inspector
    inspector.line.clear()
    for sign in text:
        await asyncio.sleep(KEY_EVERY_S)
        QTest.keyClicks(inspector.line, sign)
    began = time.perf_counter()
    async with asyncio.timeout(60):
        while paints.text != text:  # noqa: ASYNC110 - Qt tells of what it paints, and not asyncio
            await asyncio.sleep(0.001)
    return (paints.at - began) * 1000


def main() -> int:
    """Print the figures. Returns 1 where it took longer than is promised."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DOST_HOME"] = folder
        write_servers(Path(folder), TOOLS)
        qt = QApplication([])
        took_ms = sorted(run(qt, measure(Paths.from_environment())))
    what = f"from the last key to the painted answer, {TOOLS:,} tools, {len(took_ms)} messages"
    rows = [
        Row(f"{what}: median", statistics.median(took_ms), "ms"),
        Row(f"{what}: longest", took_ms[-1], "ms", at_most=LIMIT_MS),
    ]
    print(as_markdown(rows))
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
