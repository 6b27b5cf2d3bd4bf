"""Opens Dost's window, waits until it is painted, types into it, waits for a selection; says how long each took.

Run by ``start.py``.
"""

from __future__ import annotations

import asyncio
import json
import time

import psutil
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dost_desktop.app import App
from dost_desktop.loop import run
from dost_engine.settings import Paths
from dost_engine.types import Turn

BORN = psutil.Process().create_time()
DEADLINE_S = 240.0


class FirstPaint(QObject):
    """Notes when the window is painted for the first time.

    Attributes:
        at: Seconds since the epoch, 0 before.
    """

    at = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        if event.type() == QEvent.Type.UpdateRequest and not self.at:
            watched.removeEventFilter(self)
            watched.event(event)  # paints all of it
            self.at = time.time()
            return True
        return False


async def main() -> None:
    app = App(Paths.from_environment())
    first_paint = FirstPaint()
    app.window.installEventFilter(first_paint)
    app.start()
    try:
        field = app.window.composer.editor
        field.setFocus()
        while not (app.window.windowHandle() and app.window.windowHandle().isExposed()):  # noqa: ASYNC110 - polled, to be timed
            await asyncio.sleep(0.002)
        while not first_paint.at:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.002)
        QTest.keyClicks(field, "a")
        if field.toPlainText() != "a":
            raise SystemExit("The composer took no key.")
        usable_s = time.time() - BORN
        async with asyncio.timeout(DEADLINE_S):
            while True:
                trace = await app.connection.select(Turn("what is on my calendar on monday?"))
                status = await app.connection.status()
                offered = [server.tools for server in status.servers]
                settled = all(offered) and trace.tools_all == sum(offered) and not status.index.building
                if settled and not trace.selection.fallback:
                    break
                await asyncio.sleep(0.01)
        selection_s = time.time() - BORN
    finally:
        await app.stop()
    figures = {
        "painted_s": first_paint.at - BORN,
        "usable_s": usable_s,
        "selection_s": selection_s,
        "tools": trace.tools_all,
        "embedded": status.index.embedded,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    run(QApplication([]), main())
