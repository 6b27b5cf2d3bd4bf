"""The camera of the screenshots refuses a picture that shows nothing, nothing new, or something else."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QTextEdit, QWidget

from dost_ui import theme
from journeys.camera import Camera, Wrong

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

TOLD = [("Hello", "Hello from the page")]


@pytest.fixture(autouse=True)
def light(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, "light")
    yield
    theme.apply(qapp, "system")


@pytest.fixture
def page(qtbot: QtBot) -> QTextEdit:
    shown = QTextEdit()
    qtbot.addWidget(shown)
    shown.resize(600, 400)
    shown.setPlainText("Hello from the page. " * 60)
    shown.show()
    qtbot.waitExposed(shown)
    return shown


@pytest.fixture
def camera(tmp_path: Path) -> Camera:
    return Camera(tmp_path, lambda _: None)


def test_what_is_asserted_is_taken_and_written_when_all_is_well(
    camera: Camera, page: QTextEdit, tmp_path: Path
) -> None:
    camera.take("hello", page, dark=False, texts=TOLD, least_colors=20)
    assert list(tmp_path.iterdir()) == [], "not before it is developed"
    camera.develop()
    assert QImage(str(tmp_path / "hello.png")).size() == page.size()


def test_a_blank_picture_is_refused(camera: Camera, qtbot: QtBot) -> None:
    empty = QWidget()
    qtbot.addWidget(empty)
    empty.resize(600, 400)
    empty.show()
    with pytest.raises(Wrong, match="blank"):
        camera.take("blank", empty, dark=False, texts=TOLD)


def test_a_picture_that_equals_an_earlier_one_is_refused(camera: Camera, page: QTextEdit) -> None:
    camera.take("first", page, dark=False, texts=TOLD, least_colors=20)
    with pytest.raises(Wrong, match="second: the picture equals first"):
        camera.take("second", page, dark=False, texts=TOLD, least_colors=20)
    page.append("Something new.")
    camera.take("third", page, dark=False, texts=TOLD, least_colors=20)


def test_nothing_is_taken_before_rows_texts_and_theme_were_asserted(
    camera: Camera, page: QTextEdit, qtbot: QtBot
) -> None:
    with pytest.raises(Wrong, match="nothing is asserted"):
        camera.take("a", page, dark=False, texts=[], least_colors=20)
    with pytest.raises(Wrong, match="'Bye' is not in"):
        camera.take("b", page, dark=False, texts=[*TOLD, ("Bye", "Hello")], least_colors=20)
    with pytest.raises(Wrong, match="theme is not dark"):
        camera.take("c", page, dark=True, texts=TOLD, least_colors=20)
    window = QWidget()
    qtbot.addWidget(window)
    QLabel(f"Hello from {Path(tempfile.gettempdir()) / 'profile'}", window)
    with pytest.raises(Wrong, match="names a folder that nobody has"):
        camera.take("d", window, dark=False, texts=TOLD, least_colors=20)
