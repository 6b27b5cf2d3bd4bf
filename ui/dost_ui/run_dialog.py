"""Running a tool by hand.

Public: ``RunToolDialog``. Open it with ``open()``, never ``exec()``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dost_engine.types import JsonObject, ToolInfo


class RunToolDialog(QDialog):
    """Name, description, the form made from the schema, Run and Cancel. Closes itself after ``run``.

    Signals:
        run: Tool id and the arguments (a dict).
    """

    run = Signal(str, object)

    def __init__(self, info: ToolInfo, arguments: JsonObject | None = None, parent: QWidget | None = None) -> None: ...
