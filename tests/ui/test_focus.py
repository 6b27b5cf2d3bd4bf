"""Where the focus is can be seen, on every page and in every theme; and Tab goes through a page as one reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from dost_ui import theme
from dost_ui.gallery import SCENES
from dost_ui.main_window import MainWindow, Page
from dost_ui.palettes import contrast
from support.tab_order import tab_stops

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

LEAST_PX = 12
"""Pixels that must change clearly, at least."""


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[MainWindow]:
    theme.apply(qapp, "light")
    made = SCENES["window"]()
    assert isinstance(made, MainWindow)
    made.resize(1440, 900)
    made.show()
    made.activateWindow()
    yield made
    made.hide()
    made.deleteLater()


def picture(window: QWidget, box: QRect) -> NDArray[np.uint32]:
    """What is seen of a part of the window."""
    image = window.grab(box).toImage().convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), dtype=np.uint32).copy()
    return flat.reshape(image.height(), image.bytesPerLine() // 4)[:, : image.width()]


def changed_px(before: NDArray[np.uint32], after: NDArray[np.uint32]) -> int:
    """Pixels whose new colour stands out 3 : 1 from their old one."""
    pairs, counts = np.unique(
        np.stack([before[before != after], after[before != after]], axis=1), axis=0, return_counts=True
    )
    clear = [
        int(count)
        for (old, new), count in zip(pairs, counts, strict=True)
        if contrast(QColor.fromRgb(int(old)), QColor.fromRgb(int(new))) >= 3.0
    ]
    return sum(clear)


def seen(widget: QWidget, window: QWidget) -> QRect:
    """Where it is, with what is drawn around it."""
    return QRect(widget.mapTo(window, QPoint()), widget.size()).adjusted(-16, -12, 16, 12) & window.rect()


@pytest.mark.parametrize(
    ("page", "choice"),
    [
        *((page, "contrast-dark") for page in (Page.CHAT, Page.INSPECTOR, Page.SERVERS, Page.SETTINGS)),
        *((Page.SERVERS, choice) for choice in ("light", "dark", "contrast-light")),
    ],
)
def test_the_focus_can_be_seen(window: MainWindow, qapp: QApplication, page: Page, choice: str) -> None:
    theme.apply(qapp, choice)
    window.show_page(page)
    QApplication.processEvents()
    stops = [one for one in tab_stops(window) if one.visibleRegion().boundingRect().height() > 8]
    resting = window.sidebar.entry(page)
    hidden = []
    for stop in stops:
        if stop is resting or isinstance(stop, QLabel):
            continue
        stop.setFocus(Qt.FocusReason.TabFocusReason)  # it may scroll
        resting.setFocus(Qt.FocusReason.TabFocusReason)
        box = seen(stop, window)
        before = picture(window, box)
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        if changed_px(before, picture(window, box)) < LEAST_PX:
            hidden.append((type(stop).__name__, stop.accessibleName() or stop.property("text")))
    assert len(stops) > 5
    assert hidden == []


@pytest.mark.parametrize("choice", ["light", "dark", "contrast-light", "contrast-dark"])
def test_the_focus_of_an_entry_can_be_seen_under_the_mouse_too(
    window: MainWindow, qapp: QApplication, choice: str
) -> None:
    theme.apply(qapp, choice)
    window.show_page(Page.INSPECTOR)
    chat, resting = window.sidebar.entry(Page.CHAT), window.sidebar.entry(Page.INSPECTOR)
    chat.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    resting.setFocus(Qt.FocusReason.TabFocusReason)
    before = picture(window, seen(chat, window))
    chat.setFocus(Qt.FocusReason.TabFocusReason)
    after = picture(window, seen(chat, window))
    chat.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    assert changed_px(before, after) >= LEAST_PX


@pytest.mark.parametrize("page", list(Page))
def test_tab_goes_down_and_along_and_never_into_what_is_not_seen(window: MainWindow, page: Page) -> None:
    window.show_page(page)
    QApplication.processEvents()
    stops = tab_stops(window)
    at = [0 if window.sidebar.isAncestorOf(one) else 2 if window.status_bar.isAncestorOf(one) else 1 for one in stops]
    assert all(one.isVisible() and one.isEnabled() for one in stops)
    first = at.index(0)
    turned = at[first:] + at[:first]
    while turned[-1] == 0:  # what of the side bar stands before the place where the chain begins
        turned.insert(0, turned.pop())
    assert turned == sorted(turned), "side bar, work, state"
