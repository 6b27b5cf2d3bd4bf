"""The app with somebody who waits for it, types into it and closes it; says how long each took."""

from __future__ import annotations

import asyncio
import json
import os
import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest

from dost_desktop.app import App
from dost_engine.types import Turn

ASKED_AT = float(os.environ["DOST_BENCH_ASKED_AT"])
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


class WatchedApp(App):
    """The app, with somebody who looks at it, types into it and closes it."""

    def start(self, *, hidden: bool = False) -> None:
        self.first_paint = FirstPaint()
        self.window.installEventFilter(self.first_paint)
        super().start(hidden=hidden)
        self.tasks.start(self._use(), name="who uses it")

    async def _use(self) -> None:
        try:
            print(json.dumps(await self._figures()))
        finally:
            self.close()

    async def _figures(self) -> dict[str, float]:
        field = self.window.composer.editor
        field.setFocus()
        while not (self.window.windowHandle() and self.window.windowHandle().isExposed()):  # noqa: ASYNC110 - polled, to be timed
            await asyncio.sleep(0.002)
        while not self.first_paint.at:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.002)
        QTest.keyClicks(field, "a")
        if field.toPlainText() != "a":
            raise SystemExit("The composer took no key.")
        usable_s = time.time() - ASKED_AT
        async with asyncio.timeout(DEADLINE_S):
            while True:
                trace = await self.connection.select(Turn("what is on my calendar on monday?"))
                status = await self.connection.status()
                offered = [server.tools for server in status.servers]
                settled = all(offered) and trace.tools_all == sum(offered) and not status.index.building
                if settled and not trace.selection.fallback:
                    break
                await asyncio.sleep(0.01)
        return {
            "painted_s": self.first_paint.at - ASKED_AT,
            "usable_s": usable_s,
            "selection_s": time.time() - ASKED_AT,
            "tools": trace.tools_all,
            "embedded": status.index.embedded,
        }
