"""Sign-ins to servers, as the gateway asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.mcp_store.store import McpStore
    from dost_engine.types import SignIn


class ServerSignIns:
    """The sign-ins of the store that runs.

    Args:
        store: Gives it; raises ``NotReady`` where none runs.
    """

    def __init__(self, store: Callable[[], McpStore]) -> None:
        self._store = store

    async def begin(self, server: str, *, in_file: bool = False) -> SignIn:
        """Begin a sign-in, or join the one that is on its way; with the address to open.

        Raises:
            NotFound: no server has that name.
            ConfigError: there is nothing to sign in to.
            SignInFailed: the server has no sign-in, or it failed before there was an address.
        """
        return await self._with(server).sign_in(server, in_file=in_file)

    def newest(self, server: str) -> SignIn:
        """How the newest sign-in stands.

        Raises:
            NotFound: no server has that name.
        """
        return self._with(server).newest_sign_in(server)

    async def cancel(self, server: str) -> None:
        """End a sign-in that is on its way, if there is one.

        Raises:
            NotFound: no server has that name.
        """
        await self._with(server).cancel_sign_in(server)

    async def sign_out(self, server: str) -> None:
        """Forget what a sign-in brought.

        Raises:
            NotFound: no server has that name.
            KeyringError: the keyring is locked or fails.
        """
        await self._with(server).sign_out(server)

    def _with(self, server: str) -> McpStore:
        store = self._store()
        names = [status.name for status in store.servers()]
        if server not in names:
            known = ", ".join(names) or "none"
            raise NotFound(f"There is no server {server!r}; there are: {known}.", remedy="See `dost servers`.")
        return store
