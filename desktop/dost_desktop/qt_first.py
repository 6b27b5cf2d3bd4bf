"""Qt, loaded before everything that needs it, for two matters of order."""

from __future__ import annotations

import builtins
import contextlib
import sys

if sys.platform == "win32":
    with contextlib.suppress(Exception):  # who loads the model says what is wrong with it
        import onnxruntime  # noqa: F401 - before Qt: in the other order their runtime libraries get mixed up

import PySide6.QtCore  # noqa: F401 - loaded for what it does to imports

# PySide puts an import of its own in Python's place, for optional names (``from __feature__ import snake_case``) which
# nobody uses here. It reads the source of each module that comes, looks for the word PySide6 in it, and the source
# stays in memory: with a model and the engine that is 50 MB and a second. PySide keeps Python's own under this name.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
