"""What the gateway needs for sign-ins to servers, and the request that it reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dost_engine.types import SignIn


@dataclass(frozen=True, slots=True)
class SignInRequest:
    """Body of a sign-in. In a file only where there is no keyring and a person wants it."""

    in_file: bool = False


class SignInsApi(Protocol):
    """Sign-ins to servers. Every method may raise a ``DostError``."""

    async def begin(self, server: str, *, in_file: bool) -> SignIn:
        """Begin one, or join the one that is on its way; with the address to open."""

    def newest(self, server: str) -> SignIn:
        """How the newest one stands."""

    async def cancel(self, server: str) -> None:
        """End one that is on its way."""

    async def sign_out(self, server: str) -> None:
        """Forget what one brought."""
