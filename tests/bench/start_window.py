"""Opens Dost as ``dost`` does, waits until it is painted, types, waits for a selection; says how long each took.

Run by ``start.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from dost_desktop import entry

if __name__ == "__main__":
    window = entry.window()  # first, as there
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from bench.timing.watched_app import WatchedApp

    window.App = WatchedApp  # type: ignore[attr-defined]
    sys.exit(window.open_window())
