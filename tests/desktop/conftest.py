"""Qt without a display, chosen before anything imports it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def as_the_program_has_it(qapp: QApplication) -> None:
    """The last window that closes ends no loop, which could be that of the next test."""
    qapp.setQuitOnLastWindowClosed(False)
