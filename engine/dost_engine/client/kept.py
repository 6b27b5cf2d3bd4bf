"""What the service keeps on disk, through its client."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from dost_engine.client.transport import READ_TIMEOUT_S, Transport
from dost_engine.types import KeptKind, KeptPart

CLEAR_TIMEOUT_S = 60.0  # the room that was taken is given back, which takes a second for 200 MB


class KeptClient(Transport):
    """The part of the client that has to do with what is kept."""

    async def kept(self) -> tuple[KeptPart, ...]:
        """How much of each kind there is, and where."""
        return await self._get("/v1/kept", tuple[KeptPart, ...])

    async def clear_kept(self, kind: KeptKind) -> None:
        """Forget all of one kind.

        Raises:
            StorageError: it cannot be done.
        """
        await self._decode(await self._send("DELETE", f"/v1/kept/{kind}", None, CLEAR_TIMEOUT_S), dict[str, Any])

    async def forget_conversation(self, conversation: str) -> None:
        """Forget what is kept of a conversation: its turns, and what its calls passed and brought.

        Raises:
            StorageError: it cannot be done.
        """
        path = f"/v1/conversations/{quote(conversation, safe='')}"
        await self._decode(await self._send("DELETE", path, None, READ_TIMEOUT_S), dict[str, Any])
