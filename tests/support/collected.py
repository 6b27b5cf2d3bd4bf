"""What pytest collected: every test, and why it may not run. As a plugin it writes that down."""

from __future__ import annotations

import inspect
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

OPTIONAL = {"skip", "skipif", "xfail", "reference", "bench_data"}
"""Marks of tests that do not run everywhere."""


def collected(items: list[pytest.Item]) -> dict[str, str]:
    """Why a test may not run, by its id without parameters; empty where it always does."""
    found: dict[str, str] = {}
    for item in items:
        marks = OPTIONAL & {mark.name for mark in item.iter_markers()}
        function = getattr(item, "function", None)
        skips = function is not None and "pytest.skip(" in inspect.getsource(function)
        found[item.nodeid.partition("[")[0]] = ", ".join(sorted(marks)) or ("pytest.skip" if skips else "")
    return found


def pytest_collection_finish(session: pytest.Session) -> None:
    Path(os.environ["DOST_COLLECTED"]).write_text(json.dumps(collected(session.items)), encoding="utf-8")
