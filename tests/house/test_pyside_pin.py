"""PySide6 is pinned below 6.12: on Python 3.11 that release loses a reference to None with every call into Qt."""

from __future__ import annotations

import os
import subprocess
import sys

CHILD = """
import sys
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLabel

class Sender(QObject):
    fired = Signal()

app = QApplication([])
label, sender, receiver = QLabel(), Sender(), QLabel()

def exercise(times):
    for number in range(times):
        label.setText(str(number))
    for _ in range(times // 4):
        sender.fired.connect(receiver.clear)
        sender.fired.disconnect(receiver.clear)

exercise(400)  # whatever is made once is made now
before = sys.getrefcount(None)
exercise(20_000)
print(sys.getrefcount(None) - before)
"""


def test_qt_calls_that_return_nothing_keep_the_references_to_none() -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.run(
        [sys.executable, "-c", CHILD], env=environment, capture_output=True, text=True, check=False, timeout=110
    )
    assert child.returncode == 0, child.stderr
    # From Python 3.12 on None is immortal and its count stands still.
    assert int(child.stdout) > -100
