"""Opening the window: everything of a real start that a test of the window does not need."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import logging.handlers
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, Any

import dost_desktop.qt_first  # noqa: F401 - before everything of Qt

# isort: split
from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from dost_desktop.app import App
from dost_desktop.crash import FaultFile
from dost_desktop.garbage import keep_what_is_here
from dost_desktop.live import offered, settled, starting
from dost_desktop.loop import run
from dost_desktop.quit_guard import QuitGuard
from dost_desktop.single_instance import (
    SingleInstance,
    ask_running,
    find_running,
    open_in_running,
    show_running,
    toggle_running,
)
from dost_engine.errors import ConfigError
from dost_engine.settings import Paths
from dost_ui import icons
from dost_ui.translation import marked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

    from dost_desktop.live import Live
    from dost_engine.types import ServiceStatus, ToolInfo

log = logging.getLogger(__name__)

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

LOG_BYTES = 1_000_000
"""Of one log file; three older ones are kept."""


class Application(QApplication):
    """Qt's application, which asks before the system's wish to quit (a menu, the end of the session) ends it.

    An event filter would do that too, but it would be asked about every event of every widget.

    Attributes:
        asked_to_quit: What is done about the wish; None ends the loop at once.
    """

    asked_to_quit: Callable[[], None] | None = None

    def event(self, event: QEvent) -> bool:
        """Events of the application itself."""
        if event.type() == QEvent.Type.Quit and self.asked_to_quit is not None:
            self.asked_to_quit()
            return True
        return super().event(event)


def open_window(
    *, samples: bool = False, toggle: bool = False, ask: bool = False, hidden: bool = False, link: str = ""
) -> int:
    """Open the window and run until it is closed; show the one that is open already, if there is one.

    Args:
        samples: Add the sample servers where no servers are configured yet.
        toggle: Hide the window that is open already, where it is in front.
        ask: Show the line to ask in, with the window or without.
        hidden: Started with the session: in the tray, where there is one.
        link: A link that offers a server; what it would add is shown and asked about.

    Returns:
        The exit code.

    Raises:
        ConfigError: there is no display.
    """
    _check_display()
    paths = Paths.from_environment()
    _log_to_file(paths)
    qt = Application(sys.argv[:1])
    qt.setApplicationName("Dost")
    qt.setDesktopFileName("dost")
    qt.setWindowIcon(icons.app_icon())
    qt.setQuitOnLastWindowClosed(False)  # the loop ends when all work has ended, not before
    if _told_running(paths, toggle=toggle, ask=ask, hidden=hidden, link=link):
        return 0
    keep_what_is_here()
    qInstallMessageHandler(_qt_said)
    try:
        run(qt, _main(qt, paths, samples=samples, ask=ask, hidden=hidden, link=link))
    finally:
        qInstallMessageHandler(None)
    return 0


def _told_running(paths: Paths, *, toggle: bool, ask: bool, hidden: bool, link: str) -> bool:
    """Whether a window is open already; it was told what is wanted."""
    if link:
        told, what = open_in_running(paths, link), "ask about a link"
    elif ask:
        told, what = ask_running(paths), "show the line to ask in"
    elif toggle:
        told, what = toggle_running(paths), "show or hide itself"
    elif hidden:
        told, what = find_running(paths), "stay as it is"
    else:
        told, what = show_running(paths), "show itself"
    if told:
        log.info("a window is open already; it was asked to %s", what)
    return told


async def _main(qt: Application, paths: Paths, *, samples: bool, ask: bool, hidden: bool, link: str) -> None:
    app = App(paths)

    def front() -> App:
        return app  # as it is then: another may have taken its place

    faults = FaultFile(paths)
    left = faults.begin()
    instance = SingleInstance(paths)
    instance.asked_to_show.connect(lambda: front().presence.come_to_front())  # noqa: PLW0108 - of the app of then
    instance.asked_to_toggle.connect(lambda: front().presence.toggle())  # noqa: PLW0108 - of the app of then
    instance.asked_to_ask.connect(lambda: front().quick_ask.toggle())  # noqa: PLW0108 - of the app of then
    instance.asked_to_open.connect(lambda asked: front().open_link(asked))
    qt.asked_to_quit = lambda: front().close()
    try:
        with _errors_shown(front):
            app.start(hidden=hidden)
            if ask:
                app.quick_ask.toggle()
            app.crashes.tell_faults(left)
            keep_as_it_comes(app.live)
            if samples:
                app.live.status_changed.connect(app.service.fill_empty_list, Qt.ConnectionType.SingleShotConnection)
            if link:
                app.open_link(link)
            await app.until_closed()
            while app.again:
                from dost_desktop.renewal import renewed

                app = await renewed(app)
                await app.until_closed()
    finally:
        QuitGuard(spared=app.heir.pid if app.heir else None).begin()
        qt.asked_to_quit = None
        instance.close()
        await app.stop()
        faults.end()


def keep_as_it_comes(live: Live) -> None:
    """Leave what comes with the start out of later collections, in three steps.

    The first status means that the engine is imported. When every server that starts has come up or failed, what
    speaks to them and the first catalogue are there: indexing it may take minutes, and a full collection in between
    would walk through all its tools. When everything has settled, so is the index. All of that together makes a full
    collection ten times as long.
    """

    def look(status: ServiceStatus) -> None:
        if settled(status):
            live.status_changed.disconnect(look)
            keep_what_is_here()

    def count(tools: tuple[ToolInfo, ...]) -> None:
        if tools and live.status is not None and len(tools) >= offered(live.status) and not starting(live.status):
            live.tools_changed.disconnect(count)
            keep_what_is_here()

    live.status_changed.connect(keep_what_is_here, Qt.ConnectionType.SingleShotConnection)
    live.status_changed.connect(look)
    live.tools_changed.connect(count)


@contextlib.contextmanager
def _errors_shown(front: Callable[[], App]) -> Iterator[None]:
    """Signals of the system close the window; errors of slots, callbacks and threads are logged and shown."""
    loop = asyncio.get_running_loop()

    def from_slot(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.error("a slot failed", exc_info=(kind, error, trace))
        front().show_error(error, marked("the window"))

    def from_thread(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is None or isinstance(told.exc_value, SystemExit):
            return
        name = told.thread.name if told.thread is not None else "a thread"
        log.error("thread %s failed", name, exc_info=told.exc_value)
        front().crashes.tell(told.exc_value, f"thread {name}")

    def from_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        log.error("%s", context.get("message"), exc_info=error)
        if error is not None:
            front().show_error(error, marked("the event loop"))

    before = sys.excepthook, threading.excepthook
    sys.excepthook, threading.excepthook = from_slot, from_thread
    loop.set_exception_handler(from_loop)
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, lambda: front().close())
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook = before


def _check_display() -> None:
    """Qt ends the process where it finds no display; a sentence is better."""
    if sys.platform in {"win32", "darwin"}:
        return
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        raise ConfigError(
            "There is no display to open a window on.",
            remedy="Set DISPLAY or WAYLAND_DISPLAY; without one, `dost demo` and `dost why` work in the terminal.",
        )


def _qt_said(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
    """What Qt has to say is in the log too: a window that was started from a desktop has no terminal."""
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s", text)


def _log_to_file(paths: Paths) -> None:
    handler: logging.Handler
    try:
        paths.logs.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            paths.logs / "window.log", maxBytes=LOG_BYTES, backupCount=3, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler() if sys.stderr else logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for chatty in ("httpx2", "httpcore2", "mcp"):  # a line per request says nothing here
        logging.getLogger(chatty).setLevel(logging.WARNING)
