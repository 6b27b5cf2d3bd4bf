"""What Dost was registered as by hand, where an authorization server lets no app register by itself.

The shapes in use: ``"oauth": {"clientId": …, "callbackPort": …}`` as Claude Code and VS Code write it, with
``clientSecret`` or ``redirectUri`` as others do, and ``"auth": {"CLIENT_ID": …, "CLIENT_SECRET": …}`` as Cursor does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from dost_engine.catalog import server_key
from dost_engine.errors import ConfigError

OAUTH_KEYS = ("oauth", "auth")
LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1"})
PATH = "/callback"
"""Where a browser comes back to, unless the entry says otherwise."""


@dataclass(frozen=True, slots=True)
class OAuthClient:
    """A client that a person registered.

    Attributes:
        client_id: Empty where there is none: then Dost registers itself.
        client_secret: Empty for a public client.
        scope: Asked for in place of what the server names, separated by blanks; empty for that.
        redirect: Where the browser comes back to, as it was registered; empty for any port of 127.0.0.1.
    """

    client_id: str = ""
    client_secret: str = field(default="", repr=False)
    scope: str = ""
    redirect: str = ""

    @property
    def texts(self) -> tuple[tuple[str, str], ...]:
        """All texts that may hold a placeholder, with where they stand."""
        return (
            ("oauth.clientId", self.client_id),
            ("oauth.clientSecret", self.client_secret),
            ("oauth.scopes", self.scope),
            ("oauth.redirectUri", self.redirect),
        )


def member_name(key: str) -> str:
    """A member's name however it is spelt: ``CLIENT_ID``, ``client_id`` and ``clientId`` are one."""
    return re.sub(r"[-_ ]", "", key).lower()


def is_client_secret(key: str) -> bool:
    """Whether a member of this name is the client's secret."""
    return member_name(key) == "clientsecret"


def client_secret_name(server: str) -> str:
    """Under which the secret of a server's client is kept, by the server's written name."""
    return f"{server_key(server)}-client-secret"


def read_oauth(raw: Mapping[str, Any]) -> OAuthClient:
    """The client of an entry of ``servers.json``.

    Raises:
        ConfigError: a member is of the wrong kind.
    """
    for holder in OAUTH_KEYS:
        said = raw.get(holder)
        if isinstance(said, Mapping):  # ``"auth": "oauth"`` and ``"oauth": false`` say nothing of a client
            members = {member_name(str(key)): value for key, value in said.items()}
            return OAuthClient(
                client_id=_text(holder, members, "clientid"),
                client_secret=_text(holder, members, "clientsecret"),
                scope=_scope(holder, members),
                redirect=_redirect(holder, members),
            )
    return OAuthClient()


def local_redirect(redirect: str) -> tuple[str, int, str]:
    """Host, port and path of an address that a browser comes back to.

    Raises:
        ConfigError: it is not one of this machine with a port.
    """
    try:
        parts = urlsplit(redirect)
        host, port = parts.hostname or "", parts.port or 0
    except ValueError:  # a port that is no number
        host, port, parts = "", 0, urlsplit("")
    if parts.scheme != "http" or host not in LOCAL_HOSTS or not port:
        raise ConfigError(
            f'A browser cannot come back to "{redirect[:100]}": it is no port of this machine.',
            remedy=f'Register "http://localhost:8765{PATH}" too, and write "callbackPort": 8765 in its place.',
        )
    return host, port, parts.path or "/"


def _text(holder: str, members: Mapping[str, Any], name: str) -> str:
    value = members.get(name)
    if value is None:
        return ""
    if not isinstance(value, str) or not value.isprintable():
        raise ConfigError(f'"{holder}": "{name}" must be text.')
    return value.strip()


def _scope(holder: str, members: Mapping[str, Any]) -> str:
    value = members.get("scopes", members.get("scope"))
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        value = " ".join(value)
    return _text(holder, {"scopes": value}, "scopes")


def _redirect(holder: str, members: Mapping[str, Any]) -> str:
    port = members.get("callbackport")
    if port is None:
        return _text(holder, members, "redirecturi") or _text(holder, members, "redirecturl")
    if isinstance(port, bool) or not isinstance(port, int) or not 0 < port < 65536:
        raise ConfigError(f'"{holder}": "callbackPort" must be a port.')
    return f"http://localhost:{port}{PATH}"
