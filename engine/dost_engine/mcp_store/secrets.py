"""Secrets of servers: what ``${keyring:NAME}`` and ``${input:NAME}`` in ``servers.json`` stand for.

They are kept in the system's keyring. Where a system has none, a person may have them kept in a file instead: plain
text, readable by that person only, and only when asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from enum import StrEnum
from typing import TYPE_CHECKING

from dost_engine.errors import ConfigError, DostError, KeyringMissing
from dost_engine.keyring_access import ask_keyring, forget_in, keep_in
from dost_engine.settings import write_atomically

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping
    from pathlib import Path

SERVICE = "dost servers"
"""Under this name the secrets of entries stand in the system's keyring."""
FILE_NAME = "secrets.json"
FILE_VERSION = 1
FILE_LABEL = "Secrets of MCP servers in plain text, because this system has no keyring. Keep this file to yourself."


class Place(StrEnum):
    """Where a secret is kept."""

    KEYRING = "keyring"
    FILE = "file"


class SecretStore:
    """The secrets of one user.

    Args:
        file: Used for those that a person had put there.
        service: Under this name they stand in the system's keyring.
        command: What keeps one in the file, for the remedy where there is no keyring; ``{}`` stands for the secret.
    """

    def __init__(
        self, file: Path, *, service: str = SERVICE, command: str = "dost servers secret set {} --in-file"
    ) -> None:
        self.file = file
        self._service = service
        self._command = command

    async def read(self, name: str) -> str | None:
        """The secret, or None where there is none of that name. One in the file wins.

        Raises:
            ConfigError: the file cannot be read.
            KeyringError: the keyring is locked or fails. That there is none at all is no error.
        """
        in_file = (await asyncio.to_thread(self._in_file)).get(name)
        if in_file is not None:
            return in_file
        try:
            return await ask_keyring(
                lambda keyring: keyring.get_password(self._service, name), instead=self._instead(name)
            )
        except KeyringMissing:
            return None

    async def keep(self, name: str, secret: str, place: Place) -> None:
        """Keep a secret, in the place of one of that name.

        Raises:
            ConfigError: there is nothing to keep, or the file cannot be read.
            KeyringError: the keyring cannot be used.
            StorageError: the file cannot be written.
        """
        if not name or not secret or "\0" in secret:
            raise ConfigError("A secret needs a name and a text.", remedy="Give both.")
        if place is Place.FILE:
            await asyncio.to_thread(self._write, {name: secret})
            return
        instead = self._instead(name)
        await ask_keyring(
            lambda keyring: keep_in(keyring, self._service, name, secret, instead=instead), instead=instead
        )
        await asyncio.to_thread(self._write, {name: None})  # or an older one in the file would win

    async def forget(self, name: str) -> bool:
        """Take a secret away wherever it is. Returns whether there was one.

        Raises:
            ConfigError: the file cannot be read.
            KeyringError: the keyring is locked or fails.
            StorageError: the file cannot be written.
        """
        in_file = await asyncio.to_thread(self._write, {name: None})
        try:
            in_keyring = await ask_keyring(
                lambda keyring: forget_in(keyring, self._service, name), instead=self._instead(name)
            )
        except KeyringMissing:
            in_keyring = False
        return in_file or in_keyring

    @contextlib.asynccontextmanager
    async def kept_for(self, secrets: Mapping[str, str], place: Place) -> AsyncIterator[None]:
        """Keep secrets for what is done within. Where that fails, each is again what it was before.

        Raises:
            ConfigError: a secret has no name or no text, or the file cannot be read.
            KeyringError: the keyring cannot be used.
            StorageError: the file cannot be written.
        """
        before: dict[str, str | None] = {}
        try:
            for name, secret in secrets.items():
                before[name] = await self.read(name)
                await self.keep(name, secret, place)
            yield
        except Exception:
            for name, old in before.items():
                with contextlib.suppress(DostError):  # what went wrong first is what is told
                    await (self.forget(name) if old is None else self.keep(name, old, place))
            raise

    def _instead(self, name: str) -> str:
        return f"`{self._command.format(name)}` keeps it in {self.file} instead, in plain text."

    def _in_file(self) -> dict[str, str]:
        try:
            raw = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            # the parser's own words do not show the text
            raise ConfigError(f"{self.file} cannot be read: {error}.", remedy="Mend it, or remove it.") from None
        kept = raw.get("secrets", {}) if isinstance(raw, dict) else None
        if not isinstance(kept, dict) or not all(isinstance(secret, str) for secret in kept.values()):
            raise ConfigError(f"{self.file} holds no secrets of Dost's.", remedy="Mend it, or remove it.")
        if isinstance(raw.get("version"), int) and raw["version"] > FILE_VERSION:
            raise ConfigError(f"{self.file} was written by a newer Dost.", remedy="Update Dost.")
        return kept

    def _write(self, changes: Mapping[str, str | None]) -> bool:
        """Make the changes; None takes a secret away. Returns whether the file is another one now."""
        before = self._in_file()
        after = {name: secret for name, secret in (before | dict(changes)).items() if secret is not None}
        if after != before:
            whole = {"version": FILE_VERSION, "about": FILE_LABEL, "secrets": after}
            write_atomically(self.file, json.dumps(whole, indent=2, ensure_ascii=False) + "\n", private=True)
        return after != before
