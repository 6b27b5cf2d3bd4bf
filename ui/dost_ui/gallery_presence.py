"""The tray's signs and the card of the background, in every state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.crash_dialog import CrashDialog
from dost_ui.diagnostics_dialog import DiagnosticsDialog
from dost_ui.labels import PlainLabel
from dost_ui.log_view import Level, LogLine
from dost_ui.presence_card import PresenceCard
from dost_ui.quit_question import QuitQuestion
from dost_ui.translation import tr
from dost_ui.tray import Tray, TrayState, tray_icon

if TYPE_CHECKING:
    from collections.abc import Callable

    Framed = Callable[[QWidget, int, int], QWidget]


def _signs() -> QWidget:
    """Each state, small as in a panel and large."""
    box = QFrame()
    line = QHBoxLayout(box)
    line.setSpacing(24)
    for state in TrayState:
        column = QVBoxLayout()
        for size in (16, 24, 64):
            picture = QLabel()
            picture.setPixmap(tray_icon(state).pixmap(size, size))
            column.addWidget(picture)
        column.addWidget(PlainLabel(state.value, "small"))
        line.addLayout(column)
    return box


def _menu() -> QWidget:
    tray = Tray(available=lambda: False)
    tray.set_state(TrayState.FAILED, tr("{name} failed", name="git"))
    tray.menu.resize(tray.menu.sizeHint())
    return tray.menu


def _card(*, tray: bool, problem: str = "", daemon: int | None = None, system: str = "linux") -> PresenceCard:
    card = PresenceCard(system=system)
    card.set_values({"close_to_tray": tray, "notifications": True, "desktop_shortcuts": tray})
    card.set_tray(available=tray)
    card.show_problem(problem)
    card.set_autostart(on=tray)
    card.set_daemon(daemon)
    card.set_shortcuts(
        "CTRL+ALT+space: a line to ask in · CTRL+SHIFT+F12: the window, or away with it"
        if tray
        else " ".join(
            (
                tr("This desktop gives programs no shortcuts."),
                tr("Let it run “dost --ask” or “dost --toggle” by keys that you choose in its own settings."),
            )
        ),
        ok=tray,
    )
    return card


def _fixed(system: str, refusal: str = "") -> PresenceCard:
    """Where keys are given as asked for."""
    card = _card(tray=True, system=system)
    card.set_values({"desktop_shortcuts": not refusal})
    card.set_shortcuts(refusal, ok=not refusal)
    return card


def _taken() -> str:
    """What is said where another program has the keys."""
    return " ".join(
        (
            tr("Another program has the keys {keys}.", keys="Ctrl+Alt+Space"),
            tr("Let Windows run “dost --ask” or “dost --toggle” by other keys: those of a link in the Start menu."),
        )
    )


def _whole(framed: Framed, card: PresenceCard) -> QWidget:
    """The card as high as it is among the settings."""
    width = theme.active().scaled(760)
    card.ensurePolished()
    return framed(card, width, card.heightForWidth(width))


def _diagnostics(text: str = "") -> DiagnosticsDialog:
    dialog = DiagnosticsDialog()
    if text:
        dialog.set_text(text)
    return dialog


def _crash(*, more: int = 0, copied: bool = False) -> CrashDialog:
    dialog = CrashDialog(
        tr("Something went wrong in Dost"),
        tr(
            "An error came that Dost did not expect. You can go on; what you were doing may not have worked: "
            "{kind} in {where}.",
            kind="ValueError",
            where=tr("the window"),
        ),
        _LINES[-1].text,
    )
    for _ in range(more):
        dialog.count_another()
    if copied:
        dialog.say_copied()
    return dialog


def _log(*, level: Level = Level.INFO) -> DiagnosticsDialog:
    dialog = _diagnostics(_TEXT)
    dialog.log.set_files(("window.log", "window.log.1", "service.log"), "window.log")
    dialog.log.set_lines(_LINES)
    dialog.log.level.setCurrentIndex(level)
    dialog.show_log()
    return dialog


_LINES = (
    *(LogLine(Level.INFO, f"2026-11-30 09:43:{at:02} INFO dost_desktop.connection: asked") for at in range(30)),
    LogLine(Level.WARNING, "2026-11-30 09:44:00 WARNING dost_engine.mcp_store: weather ended with code 3"),
    LogLine(
        Level.ERROR,
        "2026-11-30 09:44:01 ERROR dost_desktop.window: a slot failed\nTraceback (most recent call last):\n"
        '  File "~/dost/window.py", line 12, in pressed\nValueError: token=[hidden]',
    ),
)

_TEXT = """# Dost: diagnostics
dost-desktop: 0.1.0

## Service
server weather: failed, stdio, 0 tools. It wanted token=[hidden]

## The last 200 lines of the log
2026-11-30 09:43:01 INFO dost_desktop.connection: connected to the service at http://127.0.0.1:37623
"""


def presence_scenes(framed: Framed) -> dict[str, Callable[[], QWidget]]:
    """Name and maker of every scene; the frame is that of the gallery."""
    problem = "/home/asha/.config/dost/settings.json cannot be read: it is not JSON. Mend the file, or delete it."
    return {
        "tray-menu": _menu,
        "tray-signs": lambda: framed(_signs(), 420, 190),
        "presence": lambda: _whole(framed, _card(tray=True)),
        "presence-macos": lambda: _whole(framed, _fixed("darwin")),
        "presence-windows": lambda: _whole(framed, _fixed("win32", _taken())),
        "presence-daemon": lambda: _whole(framed, _card(tray=True, daemon=48_213)),
        "presence-no-tray": lambda: _whole(framed, _card(tray=False)),
        "diagnostics": lambda: _diagnostics(_TEXT),
        "diagnostics-loading": _diagnostics,
        "log": _log,
        "log-errors": lambda: _log(level=Level.ERROR),
        "crash": _crash,
        "crash-more": lambda: _crash(more=3),
        "crash-copied": lambda: _crash(copied=True),
        "quit-question": lambda: QuitQuestion(
            tr("The chat still works on an answer; that and the tool it uses are cancelled."), tray=True
        ),
        "quit-question-others": lambda: QuitQuestion(
            "Cursor used Dost in the last minutes, and finds nobody once it has ended.", tray=True, heir=True
        ),
        "presence-problem": lambda: _whole(framed, _card(tray=True, problem=problem)),
    }
