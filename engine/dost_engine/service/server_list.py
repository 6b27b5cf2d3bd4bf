"""Changes of ``servers.json`` through the service: made in the file, whose watch brings what follows from them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

from dost_engine.catalog import server_key
from dost_engine.errors import BadRequest, ConfigError, DostError, NotFound
from dost_engine.mcp_store.editing import shown_entry, whole_entry
from dost_engine.mcp_store.imports import find_apps, import_servers, secrets_of
from dost_engine.mcp_store.plans import check_shown, given_secrets, make_plans, pasted_inputs, read_pasted
from dost_engine.mcp_store.samples import add_sample_servers
from dost_engine.mcp_store.secrets import FILE_NAME, Place, SecretStore
from dost_engine.mcp_store.servers_file import add_servers, put_back, read_entry, remove_server, set_enabled
from dost_engine.types import ServerEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from dost_engine.gateway.api import AddServersRequest, ImportServersRequest
    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.servers_file import Removed
    from dost_engine.types import AppServers, ServerPlan


class ServerList:
    """The servers of one user, as they are configured.

    Args:
        file: ``servers.json``.
        data: The folder of what servers keep.
        locate: Gives what gives the whole path of an entry's program, or raises a ``DostError``; that is called in a
            thread.
    """

    def __init__(self, file: Path, data: Path, locate: Callable[[], Callable[[ServerConfig], str]]) -> None:
        self._file = file
        self._data = data
        self._locate = locate
        self._removed: Removed | None = None
        self._secrets = SecretStore(file.with_name(FILE_NAME))

    async def plan(self, asked: AddServersRequest) -> tuple[ServerPlan, ...]:
        """What adding the servers of a pasted text would mean. Nothing is changed.

        Raises:
            ConfigError: the text cannot be read, or ``servers.json`` cannot.
        """

        def plan() -> tuple[ServerPlan, ...]:
            entries = self._entries(asked)
            return make_plans(entries, self._file, self._locate(), pasted_inputs(asked.text))

        return await asyncio.to_thread(plan)

    async def add(self, asked: AddServersRequest) -> tuple[str, ...]:
        """Add the servers of a pasted text; their keys.

        Raises:
            ConfigError: the text cannot be read, is not what was shown, a name is taken, or ``servers.json`` cannot be
                read.
            KeyringError: there are secrets, and the keyring cannot be used.
            StorageError: it cannot be written.
        """

        def secrets() -> dict[str, str]:
            return given_secrets(self._entries(asked).items(), pasted_inputs(asked.text))

        def add() -> tuple[str, ...]:
            entries = self._entries(asked)
            if asked.shown is not None:
                check_shown(entries, asked.shown)
            for plan in make_plans(entries, self._file):
                if plan.problem:
                    raise ConfigError(f'"{plan.name}" cannot be added: {plan.problem}', remedy="Nothing was changed.")
            return add_servers(self._file, entries, replace=asked.replace or asked.edits)

        given = await self._missing(await asyncio.to_thread(secrets))
        async with self._secrets.kept_for(given | asked.secrets, _place(asked.in_file)):
            return await asyncio.to_thread(add)

    async def _missing(self, given: Mapping[str, str]) -> dict[str, str]:
        """Those of the secrets that a file gives for which there is none yet."""
        missing = {}
        for name, secret in given.items():
            with contextlib.suppress(DostError):  # the server that needs it says that it is not there
                if await self._secrets.read(name) is None:
                    missing[name] = secret
        return missing

    async def add_samples(self) -> tuple[str, ...]:
        """Put the sample servers into an empty list of servers; they start when the change of the file is seen.

        Raises:
            ConfigError: the file has servers already, or cannot be understood.
            StorageError: the file cannot be written.
        """
        return await asyncio.to_thread(add_sample_servers, self._file, self._data)

    def _entries(self, asked: AddServersRequest) -> dict[str, Any]:
        entries = read_pasted(asked.text, asked.name)
        if not asked.edits:
            return entries
        if len(entries) != 1 or not {*entries, *map(server_key, entries)} & {asked.name, server_key(asked.name)}:
            raise BadRequest(f'The text must be the entry of "{asked.name}" alone.', remedy="Take the others out.")
        written, before = read_entry(self._file, asked.name)
        return {written: whole_entry(next(iter(entries.values())), before)}

    async def entry(self, name: str) -> ServerEntry:
        """An entry as it stands, without what is secret in it.

        Raises:
            ConfigError: there is none of that name, or ``servers.json`` cannot be read.
        """
        _, entry = await asyncio.to_thread(read_entry, self._file, name)
        return ServerEntry(name, json.dumps(shown_entry(entry), indent=2, ensure_ascii=False))

    async def remove(self, name: str) -> None:
        """Take a server out.

        Raises:
            ConfigError: there is none of that name, or ``servers.json`` cannot be read.
            StorageError: it cannot be written.
        """
        self._removed = await asyncio.to_thread(remove_server, self._file, name)

    async def put_back(self, name: str) -> None:
        """Put the server back that was taken out last, where it was; last in the file where that was changed since.

        Raises:
            NotFound: another one was taken out last, or it is back already.
            ConfigError: another server has its name by now, or ``servers.json`` cannot be read.
            StorageError: it cannot be written.
        """
        removed = self._removed
        if removed is None or name not in {removed.name, server_key(removed.name)}:
            remedy = f"{self._file.name}.bak holds the file as it was before its last change."
            raise NotFound(f'"{name}" is not the server that was taken out last.', remedy=remedy)
        await asyncio.to_thread(put_back, self._file, removed)
        self._removed = None

    async def set_enabled(self, name: str, *, enabled: bool) -> None:
        """Switch a server on or off.

        Raises:
            ConfigError: there is none of that name, or ``servers.json`` cannot be read.
            StorageError: it cannot be written.
        """
        await asyncio.to_thread(set_enabled, self._file, name, enabled=enabled)

    async def apps(self) -> tuple[AppServers, ...]:
        """What every other app on this machine would bring.

        Raises:
            ConfigError: ``servers.json`` cannot be read.
        """
        return await asyncio.to_thread(find_apps, self._file, self._locate())

    async def import_from(self, asked: ImportServersRequest) -> tuple[str, ...]:
        """Take over servers of another app, whose file is never written; their keys.

        Raises:
            ConfigError: there is no such app or no file of it, a file cannot be read, or an entry is another one than
                was shown.
            KeyringError: there are secrets, and the keyring cannot be used.
            StorageError: our file cannot be written.
        """
        given = await self._missing(await asyncio.to_thread(secrets_of, asked.app, self._file, asked.names))
        async with self._secrets.kept_for(given | asked.secrets, _place(asked.in_file)):
            return await asyncio.to_thread(
                import_servers, asked.app, self._file, names=asked.names, replace=asked.replace, shown=asked.shown
            )

    async def keep_secrets(self, secrets: Mapping[str, str], *, in_file: bool) -> None:
        """Keep what ``${keyring:NAME}`` and ``${input:NAME}`` stand for.

        Raises:
            ConfigError: a secret has no name or no text.
            KeyringError: the keyring cannot be used.
            StorageError: the file cannot be written.
        """
        for name, secret in secrets.items():
            await self._secrets.keep(name, secret, _place(in_file))


def _place(in_file: bool) -> Place:
    return Place.FILE if in_file else Place.KEYRING
