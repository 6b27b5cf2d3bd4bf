"""Sizes of the splitters of the window, by their names.

Public: ``sizes_of``, ``set_sizes``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSplitter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget


def sizes_of(part: QWidget) -> dict[str, tuple[int, ...]]:
    """Sizes of the parts of each splitter, in pixels. A splitter without a name has none to be kept by."""
    return {splitter.objectName(): tuple(splitter.sizes()) for splitter in _splitters(part)}


def set_sizes(part: QWidget, sizes: Mapping[str, tuple[int, ...]]) -> None:
    """Give each splitter its sizes. Names that are not there are left, as are sizes that do not fit."""
    for splitter in _splitters(part):
        wanted = sizes.get(splitter.objectName(), ())
        if len(wanted) == splitter.count() and sum(wanted) > 0:
            splitter.setSizes(list(wanted))


def _splitters(part: QWidget) -> list[QSplitter]:
    return [one for one in part.findChildren(QSplitter) if one.objectName()]
