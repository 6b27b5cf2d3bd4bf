"""Runs the tests of engine, store and gateway in processes where Qt and the app cannot be imported.

Part of ``make check``: what is headless must stay so. The module is also the pytest plugin that refuses those imports,
because the tests run in one process for each core.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

REFUSED = frozenset({"PySide6", "shiboken6", "qasync", "dost_ui", "dost_desktop"})


class Refuse:
    """First finder on ``sys.meta_path``: says no to what a headless process has no business with."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in REFUSED:
            raise ImportError(f"{name} was imported in a headless process")
        return None


def main() -> int:
    import pytest

    here = Path(__file__).parent
    # From here every process imports this module again, as a plugin; the processes get this `sys.path`.
    sys.path.insert(0, str(here))
    root = here.parents[1]
    folders = [str(root / "tests" / name) for name in ("engine", "store", "gateway")]
    # The fixtures of tests/conftest.py lie above the folder of the configuration.
    options = ["-c", str(here / "headless.ini"), "--rootdir", str(root), "--confcutdir", str(root)]
    plugins = ["-p", Path(__file__).stem, "-p", "no:pytest-qt"]
    return pytest.main([*options, *plugins, "-q", "-n", "logical", "--dist", "loadfile", *sys.argv[1:], *folders])


if __name__ == "__main__":
    sys.exit(main())
sys.meta_path.insert(0, Refuse())
