"""What sign-ins brought: tokens and what belongs to them, in the system's keyring.

Where a system has none they are kept until Dost ends, or in a file where a person asks for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import asdict, dataclass, field, fields, replace
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_engine.mcp_store.secrets import Place, SecretStore
from dost_engine.types import JsonObject, KeptIn

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.mcp_store.oauth_client import OAuthClient

SERVICE = "dost sign-ins"
"""Under this name they stand in the system's keyring: no placeholder of an entry reaches them."""
FILE_NAME = "sign-ins.json"
PIECE_CHARS = 1000
"""Characters of one keyring entry; Windows keeps 1,280 at most, and some tokens are longer."""
END_S = 5.0
"""Seconds that the end of Dost waits for a keyring to take what was renewed."""


@dataclass(frozen=True, slots=True)
class Grant:
    """What one sign-in brought. It is for one address and sent to no other.

    Attributes:
        url: Of the server.
        port: On which the browser came back; the client is registered with it.
        tokens: As the token endpoint gave them.
        expires_at: When the access token is of no use any more, in seconds since 1970; None where nobody knows.
        client: What Dost is registered as.
        authority: What the authorization server says of itself.
        resource: What the server says of its authorization servers.
        by_hand: Whether a person registered the client, and not Dost itself.
    """

    url: str
    port: int = 0
    tokens: JsonObject = field(default_factory=dict, repr=False)
    expires_at: float | None = None
    client: JsonObject = field(default_factory=dict, repr=False)
    authority: JsonObject = field(default_factory=dict)
    resource: JsonObject = field(default_factory=dict)
    by_hand: bool = False

    def used_as(self, client: OAuthClient) -> Grant | None:
        """The grant for what the entry says that Dost is registered as; None where it was for another client."""
        if bool(client.client_id) is not self.by_hand:
            return None
        if self.by_hand and self.client.get("client_id") != client.client_id:
            return None
        if self.by_hand and client.client_secret:
            return replace(self, client={**self.client, "client_secret": client.client_secret})
        return self

    @property
    def secrets(self) -> tuple[str, ...]:
        """Values that are to be seen nowhere."""
        found = [self.tokens.get("access_token"), self.tokens.get("refresh_token"), self.client.get("client_secret")]
        return tuple(value for value in found if isinstance(value, str) and value)


class Grants:
    """The grants of one profile, by server.

    Args:
        file: Used for those that a person wants there.
    """

    def __init__(self, file: Path) -> None:
        self._secrets = SecretStore(file, service=SERVICE, command="dost servers sign-in {} --in-file")
        self._unkept: dict[str, Grant] = {}
        self._in_file: set[str] = set()
        self._keeping: set[asyncio.Task[KeptIn]] = set()

    async def read(self, server: str, url: str) -> Grant | None:
        """The grant for a server at an address, or None.

        Raises:
            ConfigError: the file cannot be read.
            KeyringError: the keyring is locked or fails.
        """
        grant = self._unkept.get(server)
        if grant is None:
            head = await self._secrets.read(server)
            if head is None:
                return None
            grant = _understood(head + await self._rest(server, head))
        return grant if grant is not None and grant.url == url else None

    async def keep(self, server: str, grant: Grant, *, in_file: bool = False) -> KeptIn:
        """Keep a grant in the place of the one before; where that cannot be done, until Dost ends."""
        text = json.dumps(asdict(grant))
        pieces = [text[at : at + PIECE_CHARS] for at in range(0, len(text), PIECE_CHARS)]
        pieces[0] = f"{len(pieces)}:{pieces[0]}"
        place = Place.FILE if in_file or server in self._in_file else Place.KEYRING
        try:
            for number, piece in enumerate(pieces):
                await self._secrets.keep(_entry(server, number), piece, place)
        except DostError:
            self._unkept[server] = grant
            return KeptIn.MEMORY
        self._unkept.pop(server, None)
        if place is Place.FILE:
            self._in_file.add(server)
        return KeptIn(place)

    def keep_soon(self, server: str, grant: Grant) -> None:
        """The same, without waiting for a keyring that may ask a person."""
        self._unkept[server] = grant
        task = asyncio.create_task(self.keep(server, grant), name=f"keep the sign-in to {server}")
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def forget(self, server: str) -> None:
        """Take a grant away wherever it is.

        Raises:
            ConfigError: the file cannot be read.
            KeyringError: the keyring is locked or fails.
            StorageError: the file cannot be written.
        """
        self._unkept.pop(server, None)
        self._in_file.discard(server)
        number = 0
        while await self._secrets.forget(_entry(server, number)):
            number += 1

    async def close(self) -> None:
        """Wait, but not for long, until all is kept."""
        if self._keeping:
            await asyncio.wait(self._keeping, timeout=END_S)

    async def _rest(self, server: str, head: str) -> str:
        """The pieces behind the first."""
        count = head.partition(":")[0]
        known = int(count) if count.isascii() and count.isdigit() else 0
        return "".join([await self._secrets.read(_entry(server, number)) or "" for number in range(1, known)])


def _entry(server: str, number: int) -> str:
    """Name of a piece. The key of a server holds no blank."""
    return server if number == 0 else f"{server} {number + 1}"


def _understood(text: str) -> Grant | None:
    """A grant from all its pieces; None where they do not fit together."""
    with contextlib.suppress(ValueError, TypeError):
        raw = json.loads(text.partition(":")[2])
        known = {entry.name for entry in fields(Grant)}
        return Grant(**{name: value for name, value in raw.items() if name in known})
    return None
