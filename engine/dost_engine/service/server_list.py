"""Changes of ``servers.json`` through the service: made in the file, whose watch brings what follows from them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.imports import find_apps, import_servers
from dost_engine.mcp_store.plans import make_plans, read_pasted
from dost_engine.mcp_store.secrets import FILE_NAME, Place, SecretStore
from dost_engine.mcp_store.servers_file import add_servers, remove_server, set_enabled

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from dost_engine.types import AppServers, ServerPlan


class ServerList:
    """The servers of one user, as they are configured.

    Args:
        file: ``servers.json``.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._secrets = SecretStore(file.with_name(FILE_NAME))

    async def plan(self, text: str, name: str = "") -> tuple[ServerPlan, ...]:
        """What adding the servers of a pasted text would mean. Nothing is changed.

        Raises:
            ConfigError: the text cannot be read, or ``servers.json`` cannot.
        """
        return await asyncio.to_thread(lambda: make_plans(read_pasted(text, name), self._file))

    async def add(self, text: str, name: str = "", *, replace: bool = False) -> tuple[str, ...]:
        """Add the servers of a pasted text; their keys.

        Raises:
            ConfigError: the text cannot be read, a name is taken, or ``servers.json`` cannot be read.
            StorageError: it cannot be written.
        """

        def add() -> tuple[str, ...]:
            entries = read_pasted(text, name)
            for plan in make_plans(entries, self._file):
                if plan.problem:
                    raise ConfigError(f'"{plan.name}" cannot be added: {plan.problem}', remedy="Nothing was changed.")
            return add_servers(self._file, entries, replace=replace)

        return await asyncio.to_thread(add)

    async def remove(self, name: str) -> None:
        """Take a server out.

        Raises:
            ConfigError: there is none of that name, or ``servers.json`` cannot be read.
            StorageError: it cannot be written.
        """
        await asyncio.to_thread(remove_server, self._file, name)

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
        return await asyncio.to_thread(find_apps, self._file)

    async def import_from(self, app: str, names: tuple[str, ...] | None, *, replace: bool) -> tuple[str, ...]:
        """Take over servers of another app, whose file is never written; their keys.

        Raises:
            ConfigError: there is no such app or no file of it, or a file cannot be read.
            StorageError: our file cannot be written.
        """
        return await asyncio.to_thread(import_servers, app, self._file, names=names, replace=replace)

    async def keep_secrets(self, secrets: Mapping[str, str], *, in_file: bool) -> None:
        """Keep what ``${keyring:NAME}`` and ``${input:NAME}`` stand for.

        Raises:
            ConfigError: a secret has no name or no text.
            KeyringError: the keyring cannot be used.
            StorageError: the file cannot be written.
        """
        for name, secret in secrets.items():
            await self._secrets.keep(name, secret, Place.FILE if in_file else Place.KEYRING)
