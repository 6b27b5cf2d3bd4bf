"""The file by which a system starts Dost with the session, on systems that go by a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import StorageError
from dost_engine.settings import write_atomically

if TYPE_CHECKING:
    from pathlib import Path


def put_or_take_away(file: Path, text: str, *, on: bool) -> None:
    """Write the file, or take it away.

    Raises:
        StorageError: it cannot be.
    """
    if on:
        write_atomically(file, text)
        return
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise StorageError(
            f"{file} cannot be deleted: {error.strerror or error}.", remedy="Delete the file by hand."
        ) from error
