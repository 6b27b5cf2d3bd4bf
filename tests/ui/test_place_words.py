"""What the service calls things by name is told in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dost_engine.paths import Paths
from dost_engine.selection.factors import missing_evidence
from dost_engine.types import Personal, UsageStats
from dost_ui import translation
from dost_ui.place_words import place_words
from dost_ui.ranking_words import ranking_words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translation.install("de")
    yield
    translation.install("en")


def test_every_place_has_a_name_that_begins_with_a_capital(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path))
    names = [name for name, _ in Paths.from_environment().rows()]
    shown = [place_words(name) for name in names]
    assert [word for word in shown if not word[0].isupper()] == []
    assert len(set(shown)) == len(names)
    assert place_words("new one") == "new one"


@pytest.mark.usefixtures("german")
def test_what_ranking_makes_of_the_calls_is_told_in_german() -> None:
    waits = f"Personal ranking waits: {missing_evidence(UsageStats(), Personal())}."
    assert ranking_words(waits).startswith("Die persönliche Rangfolge wartet: bisher ")
    assert "needed" not in ranking_words(waits)
    off = "Personal ranking is off: no tool is chosen by these calls."
    assert ranking_words(off).startswith("Die persönliche Rangfolge ist aus: ")
    assert ranking_words("Something new.") == "Something new."
