"""The file that keeps how the window looked. What is wrong with it costs that alone."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

from dost_engine.errors import StorageError
from dost_engine.settings import write_atomically
from dost_ui.window_layout import WindowLayout

if TYPE_CHECKING:
    from pathlib import Path

log = logging.getLogger(__name__)

WINDOW_FILE_VERSION = 1
_FARTHEST_PX = 100_000
"""Beyond any desktop: Qt's own numbers end not far behind."""


def read_layout(path: Path) -> WindowLayout:
    """How the window looked; the usual look where the file is missing, damaged or of a newer Dost."""
    try:
        raw = _raw(path)
        return _layout(raw) if raw is not None else WindowLayout()
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        log.warning("%s cannot be read, the window opens as the first time: %s", path, error)
        return WindowLayout()


def write_layout(path: Path, layout: WindowLayout) -> None:
    """Keep how the window looks. A file of a newer Dost is left alone; one that cannot be written is logged."""
    try:
        raw = _raw(path)
    except (OSError, ValueError, TypeError, RecursionError):
        raw = None  # damaged: written anew
    if raw is not None and _version(raw) > WINDOW_FILE_VERSION:
        return
    values = {
        "version": WINDOW_FILE_VERSION,
        "place": [layout.x, layout.y, layout.width, layout.height],
        "maximized": layout.maximized,
        "page": layout.page,
        "panel": layout.panel,
        "splitters": {name: list(sizes) for name, sizes in layout.splitters.items()},
    }
    try:
        write_atomically(path, json.dumps(values, indent=2) + "\n")
    except StorageError as error:
        log.warning("%s", error)


def _raw(path: Path) -> dict[str, Any] | None:
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    if not isinstance(raw, dict):
        raise TypeError("it must hold a JSON object")
    return raw


def _version(raw: dict[str, Any]) -> int:
    version = raw.get("version")
    return version if isinstance(version, int) else 0


def _layout(raw: dict[str, Any]) -> WindowLayout:
    if _version(raw) != WINDOW_FILE_VERSION:
        raise ValueError(f"its version is {raw.get('version')!r}, this Dost knows {WINDOW_FILE_VERSION}")
    x, y, width, height = _numbers(raw["place"])
    page, splitters = raw["page"], raw["splitters"]
    if not isinstance(page, str) or not isinstance(splitters, dict):
        raise TypeError("page must be a text, splitters an object")
    return WindowLayout(
        x,
        y,
        width,
        height,
        maximized=raw["maximized"] is True,
        page=page,
        panel=raw["panel"] is True,
        splitters={name: _numbers(sizes) for name, sizes in splitters.items()},
    )


def _numbers(raw: object) -> tuple[int, ...]:
    if not isinstance(raw, list) or not all(type(one) is int and abs(one) <= _FARTHEST_PX for one in raw):
        raise ValueError(f"{raw!r} is no list of pixels")
    return tuple(raw)
