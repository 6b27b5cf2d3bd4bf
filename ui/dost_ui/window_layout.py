"""Where the window stands and how it is laid out, as a value that can be kept.

Public: ``WindowLayout``, ``layout_of``, ``lay_out``, ``placed``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication

from dost_ui.sidebar import Page
from dost_ui.splitters import set_sizes, sizes_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_ui.main_window import MainWindow

GRIP_PX = 48
"""Of the window's upper edge, this much must be seen for it to be moved by hand."""


@dataclass(frozen=True, slots=True)
class WindowLayout:
    """How the window looked.

    Attributes:
        x: Left edge of what is inside the frame, in logical pixels of the desktop.
        y: Its upper edge.
        width: Its width; 0 where nothing is known, which leaves place and size to the system.
        height: Its height.
        maximized: It filled the screen; place and size are those from before that.
        page: The page in front, a value of ``Page``.
        panel: The panel beside the chat is wanted.
        splitters: Sizes of the parts of each splitter, by the splitter's name.
    """

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False
    page: str = Page.CHAT.value
    panel: bool = True
    splitters: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: MappingProxyType({}))


def layout_of(window: MainWindow) -> WindowLayout:
    """How the window looks now."""
    normal = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    return WindowLayout(
        normal.x(),
        normal.y(),
        normal.width(),
        normal.height(),
        maximized=bool(window.windowState() & Qt.WindowState.WindowMaximized),
        page=str(window.page()),
        panel=window.panel_wanted(),
        splitters={**window.later_sizes, **sizes_of(window)},
    )


def lay_out(window: MainWindow, layout: WindowLayout) -> None:
    """Make the window look so, on a screen that is there. Names of pages and splitters that are gone are left."""
    if layout.width > 0 and layout.height > 0:
        primary = QGuiApplication.primaryScreen()
        screens = [screen.availableGeometry() for screen in [primary, *QGuiApplication.screens()] if screen is not None]
        wanted = QRect(layout.x, layout.y, layout.width, layout.height)
        place = placed(wanted, screens, (window.minimumWidth(), window.minimumHeight()))
        window.setGeometry(place)
    window.want_panel(wanted=layout.panel)
    window.later_sizes = dict(layout.splitters)
    if layout.page in set(Page):
        window.show_page(Page(layout.page))
    set_sizes(window, layout.splitters)
    if layout.maximized:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def placed(wanted: QRect, screens: Sequence[QRect], least: tuple[int, int]) -> QRect:
    """The place of a window that can be seen and moved.

    Args:
        wanted: Where it was.
        screens: What is free of each screen; the first is where a window goes whose screen is gone.
        least: Width and height under which the window cannot be made.

    Returns:
        ``wanted``, where enough of its upper edge lies on a screen; else moved onto one and made to fit.
    """
    if not screens:
        return wanted
    edge = QRect(wanted.x(), wanted.y(), wanted.width(), 1)
    seen = [screen for screen in screens if edge.intersected(screen).width() >= min(GRIP_PX, wanted.width())]
    screen = seen[0] if seen else _nearest(wanted, screens)
    width = max(min(wanted.width(), screen.width()), least[0])
    height = max(min(wanted.height(), screen.height()), least[1])
    if seen and len(screens) > 1 and wanted.width() > screen.width():
        width = wanted.width()  # over two screens, as somebody wanted it
    if seen:
        return QRect(wanted.x(), wanted.y(), width, height)
    x = min(max(wanted.x(), screen.x()), screen.x() + max(screen.width() - width, 0))
    y = min(max(wanted.y(), screen.y()), screen.y() + max(screen.height() - height, 0))
    return QRect(x, y, width, height)


def _nearest(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """The screen that shows the most of it; the first where none shows any."""

    def shown(screen: QRect) -> int:
        common = wanted.intersected(screen)
        return max(common.width(), 0) * max(common.height(), 0)

    best = max(screens, key=shown)
    return best if shown(best) else screens[0]
