"""Qt without a display, chosen before anything imports it; every test starts in the light theme."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def light_theme(qapp: QApplication) -> Iterator[None]:
    from PySide6.QtCore import QEvent

    from dost_ui import theme

    theme.apply(qapp, "light")
    yield
    # pytest-qt asks for the deletion of its widgets; without a running loop nothing would carry it out.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
