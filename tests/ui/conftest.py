"""Qt without a display, chosen before anything imports it; every test starts in the light theme."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

HERE = Path(__file__).parent

# The offscreen platform says so whenever a window with a smallest size is shown. It is not about our code.
PLATFORM_CHATTER = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(PLATFORM_CHATTER)


@pytest.fixture(autouse=True)
def light_theme(qapp: QApplication) -> Iterator[None]:
    from PySide6.QtCore import QEvent

    from dost_ui import theme

    theme.apply(qapp, "light")
    yield
    # pytest-qt asks for the deletion of its widgets; without a running loop nothing would carry it out.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
