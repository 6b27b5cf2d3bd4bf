"""Sign-ins to servers, asked of the service."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from dost_engine.client.transport import Transport
from dost_engine.types import SignIn

BEGIN_TIMEOUT_S = 150.0
"""Several answers of a server and of its authorization server come before there is an address."""


class SignInsClient(Transport):
    """What concerns sign-ins."""

    async def sign_in(self, server: str, *, in_file: bool = False) -> SignIn:
        """Begin a sign-in, or join the one that is on its way; with the address to open in a browser.

        Raises:
            NotFound: no server has that name.
            ConfigError: there is nothing to sign in to.
            SignInFailed: the server has no sign-in, or it failed before there was an address.
        """
        return await self._post(_path(server, "sign-in"), {"in_file": in_file}, SignIn, timeout_s=BEGIN_TIMEOUT_S)

    async def newest_sign_in(self, server: str) -> SignIn:
        """How the newest sign-in stands."""
        return await self._get(_path(server, "sign-in"), SignIn)

    async def cancel_sign_in(self, server: str) -> None:
        """End a sign-in that is on its way, if there is one."""
        await self._post(_path(server, "sign-in/cancel"), {}, dict[str, Any])

    async def sign_out(self, server: str) -> None:
        """Forget what a sign-in brought."""
        await self._post(_path(server, "sign-out"), {}, dict[str, Any])


def _path(server: str, verb: str) -> str:
    return f"/v1/servers/{quote(server, safe='')}/{verb}"
