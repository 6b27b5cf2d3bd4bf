"""Takes pictures of the window for the documentation and refuses bad ones.

Public: ``Camera``, ``Wrong``, ``check``, ``words_of``.
"""

from __future__ import annotations

import os
import tempfile
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtGui import QFontInfo, QImage, QImageWriter
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTextEdit, QWidget

from dost_ui import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

LEAST_COLORS = 200
"""Distinct colours of a picture of the window, which shows text; a blank one has a handful."""

LEAST_COLORS_SMALL = 60
"""Of a dialog, which shows less text."""

SETTLING_ROUNDS = 3

FREQUENT_COLORS = 96
"""Of the 256 that a file has."""


class Wrong(Exception):
    """Something is not as it should be. An ordinary exception, so that window, servers and display end as always."""


def check(holds: bool, problem: str) -> None:
    """End the run where something is not as it should be."""
    if not holds:
        raise Wrong(problem)


def words_of(widget: QWidget) -> str:
    """Everything that stands in a widget and can be seen, one thing a line. What delegates paint is not in it."""
    said: list[str] = [widget.windowTitle()]
    for one in widget.findChildren(QWidget):
        if not one.isVisibleTo(widget):
            continue
        if isinstance(one, QLabel | QAbstractButton | QLineEdit):
            said.append(one.text())
        elif isinstance(one, QTextEdit):
            said.append(one.toPlainText())
        said.append(one.accessibleName())
    return "\n".join(said)


class Camera:
    """Takes pictures and refuses bad ones."""

    def __init__(self, folder: Path, say: Callable[[str], object]) -> None:
        """``say`` is told of each picture."""
        self._folder = folder
        self._say = say
        self._pictures: dict[bytes, str] = {}
        self._waiting: dict[str, QImage] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def take(
        self,
        name: str,
        widget: QWidget,
        *,
        dark: bool,
        texts: Sequence[tuple[str, str]],
        least_colors: int = LEAST_COLORS,
    ) -> None:
        """Take a picture of a widget.

        Args:
            name: Of the file, without suffix; may name a folder.
            widget: What to show.
            dark: Whether the theme that must be on is a dark one.
            texts: Pairs of what must be in what; one at least.
            least_colors: A picture with fewer is blank.

        Raises:
            Wrong: a text, the theme or the font is not as it should be; the picture names a temporary folder, is blank,
                or is there already.
        """
        for _ in range(SETTLING_ROUNDS):  # layouts that wait for the next round of the loop, and those for these
            QApplication.sendPostedEvents()
        check(bool(texts), f"{name}: nothing is asserted")
        for wanted, shown in texts:
            check(bool(wanted) and wanted in shown, f"{name}: {wanted!r} is not in {shown[:400]!r}")
        strange = f"{tempfile.gettempdir()}{os.sep}"
        check(strange not in words_of(widget), f"{name}: it names a folder that nobody has ({strange})")
        background = widget.window().palette().window().color()
        check((background.lightness() < 128) == dark, f"{name}: the theme is not {'dark' if dark else 'light'}")
        font = QFontInfo(theme.active().font())
        check(bool(font.family()) and font.pointSizeF() > 6, f"{name}: there is no real font")
        image = widget.grab().toImage()
        data = bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
        colors = len(np.unique(np.frombuffer(data, np.uint32)))
        check(colors >= least_colors, f"{name}: the picture is blank ({colors} colours)")
        check(data not in self._pictures, f"{name}: the picture equals {self._pictures.get(data)}")
        self._pictures[data] = name
        self._waiting[name] = image
        self._say(f"{name}.png  {image.width()} x {image.height()}, {colors} colours, {font.family()}")

    def develop(self) -> None:
        """Write the pictures that were taken. That takes a while, in which a window would stand still."""
        for name, image in self._waiting.items():
            file = self._folder / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            writer = QImageWriter(str(file), b"png")
            writer.setCompression(100)
            check(writer.write(_of_few_colors(image)), f"{name}: {writer.errorString()}")
        self._waiting.clear()


def _of_few_colors(image: QImage) -> QImage:
    """The picture in 256 of its colours, each other one as the nearest of them: a third of the bytes on disk.

    A window has some dozen colours and their mixtures at the edges of letters. The most frequent ones are kept, and
    then those that are farthest from any that is, so that a small sign in a colour of its own keeps it.
    """
    full = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(bytes(full.constBits()), np.uint32).reshape(full.height(), full.bytesPerLine() // 4)
    colors, places, counts = np.unique(pixels[:, : full.width()], return_inverse=True, return_counts=True)
    parts = (np.right_shift.outer(colors, (16, 8, 0)) & 255).astype(np.int32)
    kept = list(np.argsort(-counts, kind="stable")[:FREQUENT_COLORS])
    nearest = np.zeros(len(colors), np.uint8)
    away = np.full(len(colors), np.iinfo(np.int32).max, np.int32)
    for at in range(256):
        if at == len(kept):
            kept.append(int(away.argmax()))
        distance = ((parts - parts[kept[at]]) ** 2).sum(axis=1)
        nearest[distance < away] = at
        away = np.minimum(away, distance)
        if at + 1 >= len(kept) and not away.any():
            break
    data = np.ascontiguousarray(nearest[places].reshape(full.height(), full.width()))
    made = QImage(data.tobytes(), full.width(), full.height(), full.width(), QImage.Format.Format_Indexed8)
    made.setColorTable([int(colors[at]) | 0xFF000000 for at in kept])
    return made.copy()
