"""The file of the window's look."""

import json
from pathlib import Path

import pytest

from dost_desktop.window_file import read_layout, write_layout
from dost_ui.window_layout import WindowLayout

LOOK = WindowLayout(10, -20, 800, 600, maximized=True, page="tools", panel=False, splitters={"log": (120, 80)})


def test_what_was_kept_is_read(tmp_path: Path) -> None:
    file = tmp_path / "data" / "window.json"
    assert read_layout(file) == WindowLayout()
    write_layout(file, LOOK)
    assert read_layout(file) == LOOK


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"version": 1}',
        "\0" * 100,
        "[" * 100_000,
        '{"version": 1, "place": [1, 2], "maximized": false, "page": "chat", "panel": true, "splitters": {}}',
        '{"version": 1, "place": [1, 2, 3, 1e99], "maximized": false, "page": "chat", "panel": true, "splitters": {}}',
        '{"version": 1, "place": [1, 2, 3, 4], "maximized": false, "page": 7, "panel": true, "splitters": {}}',
        '{"version": 1, "place": [1, 2, 3, 4], "maximized": 0, "page": "", "panel": 1, "splitters": {"a": ["b"]}}',
        '{"version": "x", "place": [1, 2, 3, 4]}',
    ],
)
def test_a_broken_file_costs_the_look_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "window.json"
    file.write_text(text, encoding="utf-8")
    assert read_layout(file) == WindowLayout()
    write_layout(file, LOOK)
    assert read_layout(file) == LOOK


def test_the_file_of_a_newer_dost_is_neither_read_nor_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    newer = json.dumps({"version": 2, "place": "everywhere"})
    file.write_text(newer, encoding="utf-8")
    assert read_layout(file) == WindowLayout()
    write_layout(file, LOOK)
    assert file.read_text(encoding="utf-8") == newer


def test_a_folder_that_cannot_be_written_costs_the_look_alone(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")
    write_layout(tmp_path / "data" / "window.json", LOOK)
    assert read_layout(tmp_path / "data" / "window.json") == WindowLayout()
