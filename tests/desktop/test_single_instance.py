"""One window per profile."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dost_desktop.loop import run
from dost_desktop.single_instance import SingleInstance, show_running
from support.window_world import make_profile


def test_a_second_start_asks_the_first_to_show_itself(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    other = make_profile(tmp_path / "other", monkeypatch)

    async def main() -> None:
        assert not show_running(paths)
        first = SingleInstance(paths)
        asked = asyncio.Event()
        first.asked_to_show.connect(asked.set)
        assert not show_running(other), "another profile is another window"
        assert show_running(paths)
        await asked.wait()
        first.close()
        assert not show_running(paths)

    run(qapp, main())
