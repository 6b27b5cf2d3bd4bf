"""Putting a model's folder in place: whole or not at all, by one process at a time.

A folder is filled under a temporary name beside its final one and renamed. Nothing is linked: plain files work on
every system and for every user. What a killed process left behind has a name that nobody reads, and the next one
that holds the lock removes it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import filelock

if TYPE_CHECKING:
    import threading
    from collections.abc import Iterator

_LOCK_POLL_S = 0.2  # how soon a waiting process sees that it was cancelled
_RENAME_TRIES = 25  # Windows: a virus scanner may hold new files open for a moment
_RENAME_WAIT_S = 0.2


class Cancelled(Exception):
    """The caller's event was set."""


@contextlib.contextmanager
def locked(folder: Path, cancel: threading.Event | None = None) -> Iterator[None]:
    """Hold the right to write ``folder``, and clear what a killed process left.

    Raises:
        Cancelled: ``cancel`` was set while another process held the lock.
        OSError: the folder around it cannot be written.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    lock = filelock.FileLock(folder.parent / f".{folder.name}.lock")
    while True:
        if cancel is not None and cancel.is_set():
            raise Cancelled
        with contextlib.suppress(filelock.Timeout):
            lock.acquire(timeout=_LOCK_POLL_S)
            break
    try:
        _clear_leftovers(folder)
        yield
    finally:
        lock.release()


@contextlib.contextmanager
def filling(folder: Path) -> Iterator[Path]:
    """A temporary folder that becomes ``folder`` when the block ends well, and is removed when it does not.

    To be used under :func:`locked`. What was at ``folder`` before is set aside and then removed.
    """
    partial = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", suffix=".partial", dir=folder.parent))
    try:
        yield partial
        partial.chmod(0o755)  # mkdtemp makes it 0700
        for path in partial.iterdir():
            _to_disk(path)
        _replace(partial, folder)
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def _replace(partial: Path, folder: Path) -> None:
    old = partial.with_suffix(".old")
    if folder.exists():
        _rename(folder, old)
    try:
        _rename(partial, folder)
    except OSError:
        if old.exists():
            _rename(old, folder)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _rename(source: Path, target: Path) -> None:
    for attempt in range(_RENAME_TRIES):
        try:
            source.rename(target)
        except PermissionError:
            if os.name != "nt" or attempt == _RENAME_TRIES - 1:
                raise
            time.sleep(_RENAME_WAIT_S)
        else:
            return


def _to_disk(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _clear_leftovers(folder: Path) -> None:
    for pattern in (f".{folder.name}.*.partial", f".{folder.name}.*.old"):
        for leftover in folder.parent.glob(pattern):
            shutil.rmtree(leftover, ignore_errors=True)
