"""What one can do with a row of the panel, and the keys that do it."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt

from dost_ui.translation import marked


class Action(Enum):
    """What one can do with a tool."""

    RUN = "run"
    PIN = "pin"
    UNPIN = "unpin"
    NEVER = "never"
    ALLOW = "allow"
    SCHEMA = "schema"
    WHY = "why"
    RETRY = "retry"


KEYS: dict[Qt.Key, tuple[Action, ...]] = {
    Qt.Key.Key_Return: (Action.RUN,),
    Qt.Key.Key_Enter: (Action.RUN,),
    Qt.Key.Key_P: (Action.PIN, Action.UNPIN),
    Qt.Key.Key_Delete: (Action.NEVER, Action.ALLOW),
    Qt.Key.Key_S: (Action.SCHEMA,),
    Qt.Key.Key_W: (Action.WHY,),
    Qt.Key.Key_A: (Action.RETRY,),
}
"""What a key does in the list: the first of these that the open row has a button for."""

KEY_WORDS = {
    Action.RUN: marked("Enter"),
    Action.PIN: "P",
    Action.UNPIN: "P",
    Action.NEVER: marked("Del"),
    Action.ALLOW: marked("Del"),
    Action.SCHEMA: "S",
    Action.WHY: "W",
    Action.RETRY: "A",
}
"""The same keys as people call them."""
