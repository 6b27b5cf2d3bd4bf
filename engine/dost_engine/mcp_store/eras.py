"""Which servers speak the older protocol only, kept on disk: they need not be asked for the newer one each time."""

from __future__ import annotations

import json
import threading
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from dost_engine.errors import StorageError
from dost_engine.settings import write_atomically

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_engine.mcp_store.config import ServerConfig

FILE_VERSION = 1
KEEP_DAYS = 7
"""After so many days a server is asked again: it may have been updated."""


class Eras:
    """The eras of one profile's servers, by all that is configured of each. Without the file each costs a question.

    Args:
        file: Where they are kept; None to keep nothing beyond the end.
        today: Gives the date.

    Attributes:
        problem: Why they cannot be kept, in a sentence, or empty.
    """

    def __init__(self, file: Path | None, *, today: Callable[[], date] = lambda: datetime.now(UTC).date()) -> None:
        self.problem = ""
        self._file = file
        self._today = today
        self._lock = threading.Lock()
        self._newer = False
        self._older: dict[str, date] = self._read()

    def mode(self, config: ServerConfig) -> str:
        """What to begin with: ``legacy`` where that is all that the server knows, else ``auto``."""
        found = self._older.get(config.digest)
        fresh = found is not None and timedelta(0) <= self._today() - found < timedelta(days=KEEP_DAYS)
        return "legacy" if fresh else "auto"

    def note(self, config: ServerConfig, mode: str) -> None:
        """Keep what a server turned out to speak; writes a file where that is news."""
        with self._lock:
            known = self.mode(config) == "legacy"
            if known == (mode == "legacy"):
                return
            if known:
                del self._older[config.digest]
            else:
                self._older[config.digest] = self._today()
            self._write()

    def _read(self) -> dict[str, date]:
        if self._file is None:
            return {}
        try:
            raw = json.loads(self._file.read_text(encoding="utf-8"))
            self._newer = raw["version"] > FILE_VERSION
            return {} if self._newer else {entry: date.fromisoformat(on) for entry, on in raw["older"].items()}
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return {}  # each server is asked again, and the file is written anew

    def _write(self) -> None:
        if self._file is None or self._newer:
            return
        oldest = self._today() - timedelta(days=KEEP_DAYS)
        older = {entry: on.isoformat() for entry, on in sorted(self._older.items()) if on > oldest}
        try:
            write_atomically(self._file, json.dumps({"version": FILE_VERSION, "older": older}, indent=2) + "\n")
        except StorageError as error:
            self.problem = f"Which protocol servers speak is not kept: {error}"
        else:
            self.problem = ""
