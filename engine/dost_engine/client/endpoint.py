"""The endpoint file: where the running service answers, and the token that it asks for.

One JSON object ``{version, url, token, pid, host}``, readable by its user only. It exists while a service answers
and is rewritten at every start, so a token is worth nothing after the service that made it.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

import psutil

from dost_engine.settings import write_atomically

if TYPE_CHECKING:
    from pathlib import Path

ENDPOINT_VERSION = 1


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a service answers.

    Attributes:
        url: ``http://127.0.0.1:PORT``.
        token: For the ``Authorization: Bearer`` header.
        pid: Of the process that hosts the service.
        host: ``app`` or ``daemon``.
        version: Of the file.
    """

    url: str
    token: str = field(repr=False)
    pid: int
    host: str
    version: int = ENDPOINT_VERSION

    @property
    def alive(self) -> bool:
        """Whether a process with that id lives. Whether it answers is another question."""
        return psutil.pid_exists(self.pid)


def read_endpoint(path: Path) -> Endpoint | None:
    """The endpoint that the file names, or None where there is no file or none that makes sense."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        return Endpoint(
            url=str(raw["url"]),
            token=str(raw["token"]),
            pid=int(raw["pid"]),
            host=str(raw["host"]),
            version=int(raw["version"]),
        )
    except (OSError, ValueError, TypeError, KeyError):
        return None


def write_endpoint(path: Path, endpoint: Endpoint) -> None:
    """Write the file, private to the user.

    Raises:
        StorageError: it cannot be written.
    """
    write_atomically(path, json.dumps(asdict(endpoint), indent=2) + "\n", private=True)


def remove_endpoint(path: Path) -> None:
    """Remove the file. Only whoever holds the profile's lock may do so."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
