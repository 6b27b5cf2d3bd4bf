"""One server's entry, with what it stands for when the server is reached: values, secrets, a person's sign-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import ConfigError, DostError
from dost_engine.mcp_store.hiding import LEAST_CHARS, hide
from dost_engine.server_text import visible

if TYPE_CHECKING:
    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.grants import Grant
    from dost_engine.mcp_store.surroundings import Surroundings


class Entry:
    """What is known of how one server is reached.

    Args:
        config: As it stands in the file.
        around: Fills it in, and has the sign-ins.

    Attributes:
        config: As it stands in the file.
        whole: With values for placeholders, once it was filled in.
        lack: What is missing for that, in a sentence, or empty.
        grant: Of a person's sign-in; None where there is none, or nobody has looked yet.
        unread: Why it is not known whether there is one, in a sentence, or empty.
    """

    def __init__(self, config: ServerConfig, around: Surroundings) -> None:
        self.config = config
        self.whole = config
        self.lack = ""
        self.grant: Grant | None = None
        self.unread = ""
        self._around = around
        self._looked = False
        self._secrets = config.secrets

    @property
    def to_run(self) -> bool:
        """Whether the server is to be reached at all."""
        return self.config.enabled and not self.config.problem

    @property
    def has_own_key(self) -> bool:
        """Whether the entry itself says who asks: then no sign-in does."""
        return any(name.lower() == "authorization" for name in self.config.headers)

    def to_sign_in(self) -> ServerConfig:
        """The entry as the server is reached with, for a sign-in.

        Raises:
            ConfigError: there is nothing that one could sign in to.
        """
        name, problem = self.config.name, self.config.problem or self.lack
        if not self.config.url:
            raise ConfigError(f'"{name}" is a program on this machine: it has no sign-in.')
        if self.has_own_key:
            raise ConfigError(
                f'The entry of "{name}" has an "Authorization" header of its own.',
                remedy="Take it out of servers.json to sign in instead.",
            )
        if problem or not self.config.enabled:
            raise ConfigError(f'"{name}" is not to be reached: {problem or "it is switched off."}')
        return self.whole

    def change(self, config: ServerConfig) -> None:
        """Go on with another entry of the same name."""
        self.config = self.whole = config
        self.grant, self._looked, self.lack = None, False, ""
        self._hide_too(config.secrets)  # beside the old ones: a process that is about to end may still say them

    def hide(self, text: str) -> str:
        """The text without what is secret, and without what nobody sees."""
        return hide(visible(text), self._secrets)

    async def fill(self) -> None:
        """Get the values that the entry names. What is missing is said in ``lack``."""
        config = self.config
        try:
            found = await self._around.launcher.prepare(config)
        except DostError as error:
            lack = str(error)
        else:
            lack = ""
            self._hide_too(found.secrets)
        if config is self.config:
            self.lack = lack
            self.whole = config if lack else found.config

    async def find_grant(self) -> None:
        """Look for a sign-in of an earlier time, once. The server asked for one: else no keyring is opened."""
        if self._looked or self.grant is not None:
            return
        self._looked = True
        config, url = self.config, self.whole.url
        try:
            grant = await self._around.grants.read(config.name, url)
        except DostError as error:
            self._looked = False  # a keyring may be unlocked later
            self.unread = f"Whether you signed in to it cannot be read: {error}"
            return
        self.unread = ""
        if config is self.config:
            self.take(grant.used_as(self.whole.oauth) if grant is not None else None)

    def take(self, grant: Grant | None) -> None:
        """Go on with another sign-in, or without any."""
        self.grant = grant
        if grant is not None:
            self._hide_too(grant.secrets)

    def renew(self, grant: Grant) -> None:
        """Go on with renewed tokens, and keep them."""
        self.take(grant)
        self._around.grants.keep_soon(self.config.name, grant)

    def _hide_too(self, secrets: tuple[str, ...]) -> None:
        known = {*self._secrets, *(value for value in secrets if len(value) >= LEAST_CHARS)}
        self._secrets = tuple(sorted(known, key=len, reverse=True))
