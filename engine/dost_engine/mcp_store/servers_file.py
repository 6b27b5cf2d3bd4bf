"""Changes of ``servers.json`` that Dost makes: one entry at a time, and everything else stays as it stands.

Comments, order, unknown keys and the shape of the file are kept. What was there before is in ``servers.json.bak``.
"""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import filelock

from dost_engine.catalog import server_key
from dost_engine.errors import ConfigError, StorageError
from dost_engine.mcp_store.halves import whole_json
from dost_engine.mcp_store.relaxed_json import RelaxedJson, read_relaxed, with_item, with_member, without
from dost_engine.mcp_store.shapes import Found, find_servers
from dost_engine.settings import write_atomically

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

FILE_VERSION = 1
"""Of ``servers.json``, where Dost begins it. Other apps have the same shape without one."""
LOCK_S = 5.0
"""Seconds that one writer waits for another; each needs milliseconds."""


@dataclass(frozen=True, slots=True)
class _Read:
    """The file as it was found."""

    data: bytes
    json: RelaxedJson
    found: Found


@dataclass(frozen=True, slots=True)
class Removed:
    """An entry that was taken out, to be put back. It may hold secrets: it stays in the memory of whoever took it out.

    Attributes:
        name: As it is written.
        entry: What stood behind it.
        before: The file's text with it.
        after: The file's text without it.
    """

    name: str
    entry: object = field(repr=False)
    before: str = field(repr=False)
    after: str = field(repr=False)


def add_servers(file: Path, entries: Mapping[str, Mapping[str, Any]], *, replace: bool = False) -> tuple[str, ...]:
    """Add entries, by the names that they get in the file.

    Args:
        file: ``servers.json``; it is made where there is none.
        entries: What stands behind each name; written as they are.
        replace: Whether an entry of the same name gives way; else it is an error.

    Returns:
        The keys of the servers.

    Raises:
        ConfigError: a name is taken, or the file cannot be understood or is a newer Dost's; it is left as it is.
        StorageError: the file cannot be written.
    """
    with _locked(file):
        before = now = _read(file)
        for name, entry in entries.items():
            taken = _place(now.found, name)
            if taken is not None and not replace:
                raise ConfigError(f'There is a server "{name}" already.', remedy="Give another name, or replace it.")
            now = _read_text(file, _added(now, name, whole_json(entry), taken))
        if now is not before:
            _write(file, before, now.json.text)
    return tuple(server_key(name) for name in entries)


def read_entry(file: Path, name: str) -> tuple[str, Mapping[str, Any]]:
    """A server's name as it is written, and what stands behind it.

    Raises:
        ConfigError: there is none of that name, its entry is no object, or the file cannot be understood.
    """
    before = _read(file)
    path = _path_of(before.found, name, file)
    written, entry = next((name, entry) for name, key, entry in before.found.entries if key == path[-1])
    if not isinstance(entry, dict):
        raise ConfigError(f'The entry of "{name}" is no object.', remedy=f"Mend it in {file}.")
    return written, entry


def remove_server(file: Path, name: str) -> Removed:
    """Take an entry out.

    Returns:
        What :func:`put_back` needs.

    Raises:
        ConfigError: there is none of that name, or the file cannot be understood.
        StorageError: the file cannot be written.
    """
    with _locked(file):
        before = _read(file)
        path = _path_of(before.found, name, file)
        after = _read_text(file, without(before.json, path)).json.text
        _write(file, before, after)
    written, entry = next((written, entry) for written, key, entry in before.found.entries if key == path[-1])
    return Removed(written, entry, before.json.text, after)


def put_back(file: Path, removed: Removed) -> None:
    """Put an entry back that was taken out: letter for letter where it was, or last where the file was changed since.

    Raises:
        ConfigError: another server has its name by now, or the file cannot be understood.
        StorageError: the file cannot be written.
    """
    with _locked(file):
        now = _read(file)
        if now.json.text == removed.after:
            _write(file, now, removed.before)
            return
        if _place(now.found, removed.name) is not None:
            raise ConfigError(f'There is a server "{removed.name}" already.', remedy="Nothing was changed.")
        if not isinstance(removed.entry, dict):
            raise ConfigError(f'The entry of "{removed.name}" is no object.', remedy=f"It stands in {file.name}.bak.")
        _write(file, now, _read_text(file, _added(now, removed.name, removed.entry, None)).json.text)


def set_enabled(file: Path, name: str, *, enabled: bool) -> None:
    """Switch a server on or off.

    Raises:
        ConfigError: there is none of that name, its entry is no object, or the file cannot be understood.
        StorageError: the file cannot be written.
    """
    with _locked(file):
        before = _read(file)
        path = _path_of(before.found, name, file)
        entry = next(entry for _, key, entry in before.found.entries if key == path[-1])
        if not isinstance(entry, dict):
            raise ConfigError(f'The entry of "{name}" is no object.', remedy=f"Mend it in {file}.")
        now = before
        if "enabled" in entry:
            now = _read_text(file, with_member(now.json, path, "enabled", enabled))
        if "disabled" in entry or ("enabled" not in entry and not enabled):
            now = _read_text(file, with_member(now.json, path, "disabled", not enabled))
        if now is not before:
            _write(file, before, now.json.text)


def _added(before: _Read, name: str, entry: Mapping[str, Any], taken: str | int | None) -> str:
    """The text of the file with the entry in it."""
    read, path = before.json, before.found.path
    if read.value is None:  # nothing yet, or comments alone
        whole = {"version": FILE_VERSION, "mcpServers": {name: dict(entry)}}
        head = read.text if not read.text.strip() or read.text.endswith("\n") else read.text + "\n"
        return head.lstrip() + json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
    if before.found.is_list:
        named = {"name": name} | dict(entry)
        return with_item(read, path, named) if taken is None else with_member(read, path, taken, named)
    with contextlib.suppress(KeyError):
        return with_member(read, path, name if taken is None else taken, dict(entry))
    return with_member(read, path[:-1], path[-1], {name: dict(entry)})


def _place(found: Found, name: str) -> str | int | None:
    """The key in the file's list of the server of that name or key, or None."""
    wanted = {name, server_key(name)}
    return next((key for written, key, _ in found.entries if {written, server_key(written)} & wanted), None)


def _path_of(found: Found, name: str, file: Path) -> tuple[str | int, ...]:
    place = _place(found, name)
    if place is None:
        known = ", ".join(written for written, _, _ in found.entries) or "none"
        raise ConfigError(
            f'There is no server "{name}" in {file}; there are: {known}.',
            remedy="See `dost servers`.",
            title="There is no such server",
        )
    return (*found.path, place)


# ------------------------------------------------------------------------------------------- reading and writing


@contextlib.contextmanager
def _locked(file: Path) -> Iterator[None]:
    """One writer at a time, be it the service or a command."""
    lock = filelock.FileLock(file.with_name(f".{file.name}.lock"), timeout=LOCK_S)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except (OSError, filelock.Timeout) as error:
        raise StorageError(f"{file} is being written by someone else, or cannot be: {error}.") from error
    try:
        yield
    finally:
        lock.release()


def _read(file: Path) -> _Read:
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        data = b""
    except OSError as error:
        raise ConfigError(f"{file} cannot be read: {error.strerror}.", remedy="Make the file readable.") from error
    return _understood(file, data)


def _read_text(file: Path, text: str) -> _Read:
    return _understood(file, text.encode())


def _understood(file: Path, data: bytes) -> _Read:
    read = read_relaxed(data, source=str(file))
    version = read.value.get("version") if isinstance(read.value, dict) else None
    if isinstance(version, int) and version > FILE_VERSION:
        raise ConfigError(f"{file} was written by a newer Dost (version {version}).", remedy="Update Dost.")
    return _Read(data, read, find_servers(read.value, source=str(file)))


def _write(file: Path, before: _Read, text: str) -> None:
    """Keep a copy of what was there, and write the new text whole."""
    target = file.resolve()  # a link stays one
    if before.data:
        _copy(before.data, target.with_name(f"{target.name}.bak"))
    write_atomically(target, text, private=True)  # people write keys into this file


def _copy(data: bytes, path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
    except OSError as error:
        raise StorageError(
            f"{path}, the copy of the servers before the change, could not be written: {error.strerror}.",
            remedy="Free some space or make the folder writable; nothing was changed.",
        ) from error
