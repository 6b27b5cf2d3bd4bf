"""Opens an empty window and says how long that took since this process was asked for. Run by ``start.py``."""

from __future__ import annotations

import json
import os
import time

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

app = QApplication([])
field = QLineEdit()
field.show()
field.setFocus()
QTest.qWaitForWindowExposed(field)
QTest.keyClicks(field, "a")
if field.text() != "a":
    raise SystemExit("The window took no key.")
print(json.dumps({"usable_s": time.time() - float(os.environ["DOST_BENCH_ASKED_AT"])}))
