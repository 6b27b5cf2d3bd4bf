"""Where the window stands, and that it can be seen there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QSplitter
from pytestqt.qtbot import QtBot

from dost_ui.main_window import MainWindow, Page
from dost_ui.window_layout import WindowLayout, lay_out, layout_of, placed

LEFT = QRect(0, 0, 1920, 1040)
RIGHT = QRect(1920, 0, 2560, 1400)
LEAST = (640, 480)


@pytest.mark.parametrize(
    ("wanted", "screens", "right"),
    [
        (QRect(2000, 100, 1200, 800), [LEFT, RIGHT], QRect(2000, 100, 1200, 800)),
        (QRect(2000, 100, 1200, 800), [LEFT], QRect(720, 100, 1200, 800)),
        (QRect(-3000, -900, 1200, 800), [LEFT, RIGHT], QRect(0, 0, 1200, 800)),
        (QRect(100, -500, 1200, 800), [LEFT], QRect(100, 0, 1200, 800)),
        (QRect(0, 0, 5000, 3000), [LEFT], QRect(0, 0, 1920, 1040)),
        (QRect(1000, 100, 1800, 800), [LEFT, RIGHT], QRect(1000, 100, 1800, 800)),
        (QRect(1900, 100, 1200, 800), [LEFT], QRect(720, 100, 1200, 800)),
        (QRect(50, 50, 1440, 900), [QRect(0, 0, 400, 300)], QRect(50, 50, 640, 480)),
    ],
    ids=[
        "both screens are there",
        "its screen is gone",
        "left and above of all",
        "its title is above the screen",
        "larger than the screen",
        "over two screens",
        "a strip is left of it",
        "a screen smaller than the least size",
    ],
)
def test_a_window_is_placed_where_it_can_be_seen_and_moved(wanted: QRect, screens: list[QRect], right: QRect) -> None:
    assert placed(wanted, screens, LEAST) == right


def test_without_any_screen_the_place_is_left_alone() -> None:
    assert placed(QRect(9000, 9000, 800, 600), [], LEAST) == QRect(9000, 9000, 800, 600)


def test_a_second_window_looks_as_the_first(qtbot: QtBot) -> None:
    first, second = MainWindow(), MainWindow()
    for window in (first, second):
        qtbot.addWidget(window)
        splitter = QSplitter(window)
        splitter.setObjectName("log")
        splitter.resize(400, 100)
        splitter.addWidget(QLabel("above"))
        splitter.addWidget(QLabel("below"))
    first.setGeometry(40, 30, 700, 500)
    first.show()
    first.findChildren(QSplitter)[0].setSizes([100, 300])
    first.show_page(Page.SERVERS)
    kept = layout_of(first)
    lay_out(second, kept)
    second.show()
    assert layout_of(second) == kept
    assert (second.width(), second.height(), second.page()) == (700, 500, Page.SERVERS)
    sizes = second.findChildren(QSplitter)[0].sizes()
    assert sizes[1] > 2 * sizes[0]


def test_a_closed_panel_stays_closed_and_a_narrow_window_forgets_nothing(qtbot: QtBot) -> None:
    first, second = MainWindow(), MainWindow()
    for window in (first, second):
        qtbot.addWidget(window)
    first.setGeometry(0, 0, 780, 500)
    first.show()
    qtbot.waitUntil(first.is_narrow)
    assert layout_of(first).panel, "it is hidden for want of room alone"
    lay_out(second, WindowLayout(panel=False))
    second.resize(1400, 500)
    second.show()
    assert not second.turn_panel.isVisible()
    assert not layout_of(second).panel


def test_a_maximized_window_keeps_the_size_that_it_had_before(qtbot: QtBot) -> None:
    first, second = MainWindow(), MainWindow()
    for window in (first, second):
        qtbot.addWidget(window)
    lay_out(first, WindowLayout(10, 20, 700, 500, maximized=True))
    first.show()
    kept = layout_of(first)
    assert kept.maximized
    assert (kept.width, kept.height) == (700, 500)
    lay_out(second, kept)
    second.show()
    assert second.isMaximized()
    second.showNormal()
    assert (second.width(), second.height()) == (700, 500)


def test_pictures_are_drawn_anew_when_a_screen_comes(qtbot: QtBot) -> None:
    class Drawn(QLabel):
        times = 0

        def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
            self.times += event.type() == QEvent.Type.PaletteChange

    window = MainWindow()
    qtbot.addWidget(window)
    drawn = Drawn(window)
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    before = drawn.times
    app.screenAdded.emit(app.primaryScreen())
    assert drawn.times == before + 1


def test_names_of_another_version_are_passed_over(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    lay_out(window, WindowLayout(page="timeline", splitters={"gone": (1, 2)}))
    assert window.page() is Page.CHAT


MOVES = """
import json
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
from dost_ui import gallery, theme
theme.apply(app, "light")
window = gallery.SCENES["window"]()
window.setGeometry(10, 10, 900, 500)
window.show()
seen = []
for x in (10, 1210, 3610, 5410, 10):
    window.move(x, 10)
    app.processEvents()
    window.show_turn_panel(True)
    view = window.turn_panel.view
    picture = window.grab()
    heights = [view.visualRect(view.model().index(row, 0)).height() for row in range(3)]
    ratio, screen = window.devicePixelRatio(), window.screen().devicePixelRatio()
    line = range(round(400 * ratio))
    deep = len({picture.toImage().pixel(at, round(30 * ratio)) for at in line})
    pictures = [label.pixmap() for label in window.findChildren(QLabel) if not label.pixmap().isNull()]
    blurred = len([one for one in pictures if one.devicePixelRatio() < screen])
    deep = deep if pictures and not blurred else -blurred
    seen.append([ratio, screen, picture.width() / ratio, window.width(), window.height(), heights, deep])
print(json.dumps(seen))
"""


def test_a_move_between_screens_of_different_scale_changes_sharpness_and_nothing_else(tmp_path: Path) -> None:
    def screen(name: str, x: int, scale: float) -> dict[str, object]:
        size = {"x": x, "y": 0, "width": round(1200 * scale), "height": round(800 * scale)}
        return {"name": name, **size, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}

    screens = [screen("one", 0, 1), screen("two", 1200, 2), screen("half", 3600, 1.5), screen("three", 5400, 3)]
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"synchronousWindowSystemEvents": True, "screens": screens}), encoding="utf-8")
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "QT_SCREEN_SCALE_FACTORS": "one=1;two=2;half=1.5;three=3",
    }
    done = subprocess.run(
        [sys.executable, "-c", MOVES], env=environment, capture_output=True, encoding="utf-8", timeout=100, check=False
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert [one[0] for one in seen] == [one[1] for one in seen] == [1, 2, 1.5, 3, 1]
    for _, _, picture_width, width, height, heights, colors in seen:
        assert (width, height, heights) == (seen[0][3], seen[0][4], seen[0][5])
        assert abs(picture_width - width) < 1
        assert min(heights) > 20
        assert colors > 5, "blank, or pictures that are less sharp than the screen"
