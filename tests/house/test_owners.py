"""What PySide hands out under a wrong owner is not asked for: its wrappers die with a widget that does not own them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRONG_OWNERS = re.compile(r"\.(?:nextInFocusChain|previousInFocusChain|focusProxy)\(")


@pytest.mark.parametrize("package", ["ui/dost_ui", "desktop/dost_desktop"])
def test_nothing_asks_for_a_widget_that_gets_a_wrong_owner(package: str) -> None:
    files = sorted((ROOT / package).rglob("*.py"))
    assert len(files) > 50
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if WRONG_OWNERS.search(line)
    ]
    assert found == []
