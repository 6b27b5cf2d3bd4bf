"""What helps somebody else to see what is wrong: versions, places, states, the last of the log. Nothing is sent."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from dost_desktop.redaction import redacted

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.settings import Paths
    from dost_engine.types import ServiceStatus

LOG_LINES = 200
_READ_BYTES = 200_000
_LINE_CHARS = 2_000
_PACKAGES = ("dost-desktop", "PySide6-Essentials", "qasync", "mcp", "onnxruntime", "numpy", "pydantic-ai-slim")


def diagnostics(paths: Paths, status: ServiceStatus | None) -> str:
    """All of it as text, redacted. Reads files: not for the loop.

    Args:
        paths: The profile.
        status: Of the service, or None where it does not answer.
    """
    parts = [
        "# Dost: diagnostics",
        f"system: {platform.platform()}, Python {platform.python_version()}",
        *(f"{name}: {_version(name)}" for name in _PACKAGES),
        "\n## Places",
        *(f"{name}: {path}{'' if path.exists() else ' (not there)'}" for name, path in paths.rows()),
        "\n## Service",
        *(_service(status) if status is not None else ["it does not answer"]),
        f"\n## The last {LOG_LINES} lines of the log",
        *last_lines(paths.logs / "window.log"),
    ]
    return redacted("\n".join(parts) + "\n", spared=(status.index.model_id,) if status is not None else ())


def last_lines(file: Path, most: int = LOG_LINES) -> list[str]:
    """The end of a log file, or why it cannot be read."""
    try:
        with file.open("rb") as log:
            log.seek(0, 2)
            log.seek(max(log.tell() - _READ_BYTES, 0))
            text = log.read().decode("utf-8", errors="replace")
    except OSError as error:
        return [f"{file} cannot be read: {error}"]
    return [line if len(line) <= _LINE_CHARS else line[:_LINE_CHARS] + "…" for line in text.splitlines()[-most:]]


def _service(status: ServiceStatus) -> list[str]:
    index = status.index
    lines = [
        f"host: {status.host}, process {status.pid}",
        f"index: {index.tools} tools, model {index.model} {index.model_id}, {index.note}",
    ]
    lines += [
        f"server {one.name}: {one.state}, {one.transport}, {one.tools} tools. {one.error}" for one in status.servers
    ]
    return [*lines, *(f"problem: {problem}" for problem in status.problems)]


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
