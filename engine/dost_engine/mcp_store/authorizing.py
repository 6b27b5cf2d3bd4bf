"""OAuth towards servers behind an address, by the SDK's provider: who asks, who renews, who signs in."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx2
from mcp.client.auth import OAuthClientProvider, OAuthFlowError, OAuthRegistrationError
from mcp.shared.auth import (
    AuthorizationCodeResult,
    OAuthClientInformationFull,
    OAuthClientMetadata,
    OAuthMetadata,
    OAuthToken,
    ProtectedResourceMetadata,
)
from mcp_types.version import LATEST_HANDSHAKE_VERSION
from pydantic import AnyUrl

from dost_engine.errors import SignInFailed
from dost_engine.mcp_store.config import Transport
from dost_engine.mcp_store.endings import root_cause, sentence
from dost_engine.mcp_store.grants import Grant
from dost_engine.mcp_store.oauth_client import PATH
from dost_engine.mcp_store.returning import Returning, printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.oauth_client import OAuthClient

ANSWER_S = 30.0
"""Seconds for each answer on the way; the person's own time is not among them."""
_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})


class _Kept:
    """A grant as the SDK reads and writes it."""

    def __init__(self, grant: Grant, on_grant: Callable[[Grant], None]) -> None:
        self.grant = grant
        self.provider: OAuthClientProvider | None = None
        self._on_grant = on_grant

    async def get_tokens(self) -> OAuthToken | None:
        return OAuthToken.model_validate(self.grant.tokens) if self.grant.tokens else None

    async def get_client_info(self) -> OAuthClientInformationFull | None:
        return OAuthClientInformationFull.model_validate(self.grant.client) if self.grant.client else None

    async def set_client_info(self, client_info: OAuthClientInformationFull) -> None:
        self.grant = replace(self.grant, client=client_info.model_dump(mode="json", exclude_none=True))

    async def set_tokens(self, tokens: OAuthToken) -> None:
        """Note new tokens with all that renewing them takes: the provider finds that out by a sign-in alone."""
        found = self.provider.context if self.provider is not None else None
        authority = found.oauth_metadata if found is not None else None
        resource = found.protected_resource_metadata if found is not None else None
        self.grant = replace(
            self.grant,
            tokens=tokens.model_dump(mode="json", exclude_none=True),
            client=self._client() or self.grant.client,
            expires_at=None if tokens.expires_in is None else time.time() + tokens.expires_in,
            authority=authority.model_dump(mode="json", exclude_none=True) if authority is not None else {},
            resource=resource.model_dump(mode="json", exclude_none=True) if resource is not None else {},
        )
        self._on_grant(self.grant)

    def _client(self) -> dict[str, Any]:
        """What Dost turned out to be registered as, with how it proves that."""
        client = self.provider.context.client_info if self.provider is not None else None
        return client.model_dump(mode="json", exclude_none=True) if client is not None else {}


class SignedIn:
    """Says to a server who asks, and renews what that takes. It never asks a person.

    Args:
        grant: Of an earlier sign-in.
        on_grant: Called with a renewed one.

    Attributes:
        auth: For the HTTP client.
        authority_fails: Whether the authorization server has a fault of its own: then nothing follows from its no.
    """

    def __init__(self, grant: Grant, on_grant: Callable[[Grant], None]) -> None:
        kept = _Kept(grant, on_grant)
        self.authority_fails = False
        self._host = urlsplit(grant.url).netloc
        self.auth = kept.provider = OAuthClientProvider(
            grant.url, _about_dost(f"http://127.0.0.1:{grant.port}{PATH}"), kept, _no_person
        )
        context = self.auth.context
        # what the provider finds out during a sign-in and does not keep: without it an old token is never renewed
        context.token_expiry_time = grant.expires_at
        if grant.authority:
            context.oauth_metadata = OAuthMetadata.model_validate(grant.authority)
        if grant.resource:
            context.protected_resource_metadata = ProtectedResourceMetadata.model_validate(grant.resource)
            context.auth_server_url = str(context.protected_resource_metadata.authorization_servers[0])

    def renew(self) -> bool:
        """Have the next request ask for a new token first. Returns whether there is something to ask with."""
        self.auth.context.token_expiry_time = 1.0  # long ago
        return self.auth.context.can_refresh_token()

    async def heard(self, response: httpx2.Response) -> None:
        """See each answer on the way."""
        if response.status_code >= 500 and response.request.headers.get("content-type", "").startswith(_FORM):
            self.authority_fails = True


_FORM = "application/x-www-form-urlencoded"
"""What token endpoints are asked with, and nothing else is."""


async def sign_in(config: ServerConfig, before: Grant | None, show: Callable[[str], None]) -> Grant:
    """Sign in to a server, as long as that takes.

    Args:
        config: Its entry, filled in.
        before: An earlier grant for this address; Dost goes on as the client that it was registered as.
        show: Called with the address that the person is to open.

    Raises:
        SignInFailed: the server has no sign-in, or it did not come off.
    """
    own = config.oauth
    async with Returning(config.name, before.port if before else 0, own.redirect) as returning:
        known = before.client if before is not None and before.port == returning.port and not before.by_hand else {}
        known = _by_hand(own, returning.address) if own.client_id else known
        kept = _Kept(Grant(config.url, returning.port, client=known, by_hand=bool(own.client_id)), lambda _: None)

        async def ask(address: str) -> None:
            _check_address(address)
            if own.client_id:
                _prove(auth)
            returning.expect(address)
            show(address)

        async def answered() -> AuthorizationCodeResult:
            found = await returning.answer()
            return AuthorizationCodeResult(code=found.get("code", ""), state=found.get("state"), iss=found.get("iss"))

        about = _about_dost(returning.address, own.scope)
        auth = kept.provider = OAuthClientProvider(config.url, about, kept, ask, answered)
        try:
            code = await _knock(config, auth)
        except SignInFailed:
            raise
        except OAuthRegistrationError as error:
            raise SignInFailed(
                f"The server does not let an app register by itself: {printable(str(error))}.",
                remedy='Register one there, and write "oauth": {"clientId": "…"} into its entry in servers.json.',
            ) from error
        except (OAuthFlowError, httpx2.HTTPError, ValueError) as error:
            raise SignInFailed(f"The sign-in did not come off: {printable(sentence(root_cause(error)))}.") from error
    if not kept.grant.tokens:
        raise SignInFailed(f"The server did not ask for a sign-in (it answered {code}).", remedy="Restart it.")
    if code == httpx2.codes.UNAUTHORIZED:
        raise SignInFailed("The server does not accept the token that it was just given (401).")
    return kept.grant


async def revoke(grant: Grant) -> None:
    """Tell the authorization server that a grant is of no use any more, where it wants to know that.

    Raises:
        httpx2.HTTPError: it cannot be told.
    """
    where, client = grant.authority.get("revocation_endpoint"), OAuthClientInformationFull.model_validate(grant.client)
    token = grant.tokens.get("refresh_token") or grant.tokens.get("access_token")
    if not isinstance(where, str) or not token:
        return
    provider = SignedIn(grant, lambda _: None).auth
    provider.context.client_info = client
    data, headers = provider.context.prepare_token_auth({"token": str(token), "client_id": client.client_id}, {})
    async with _http(where) as http:
        await http.post(where, data=data, headers=headers)


async def _knock(config: ServerConfig, auth: OAuthClientProvider) -> int:
    """Begin a session, which makes the server ask who it is; its status code in the end."""
    begin = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": LATEST_HANDSHAKE_VERSION,
            "capabilities": {},
            "clientInfo": {"name": "dost", "version": "0"},
        },
    }
    sse = config.transport is Transport.SSE
    accept = "text/event-stream" if sse else "application/json, text/event-stream"
    headers = {**config.headers, "Accept": accept}
    async with (
        _http(config.url) as http,
        http.stream(
            "GET" if sse else "POST", config.url, headers=headers, json=None if sse else begin, auth=auth
        ) as response,
    ):
        return response.status_code


def _http(url: str) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(timeout=ANSWER_S, trust_env=urlsplit(url).hostname not in _LOCAL)


class _About(OAuthClientMetadata):
    """What Dost says of itself, where the entry names the scopes: those that the server names do not count then."""

    def __setattr__(self, name: str, value: object) -> None:
        if name != "scope":
            super().__setattr__(name, value)


def _about_dost(redirect: str, scope: str = "") -> OAuthClientMetadata:
    redirects = [AnyUrl(redirect)]
    if scope:
        return _About(redirect_uris=redirects, client_name="Dost", scope=scope)
    return OAuthClientMetadata(redirect_uris=redirects, client_name="Dost")


def _by_hand(client: OAuthClient, redirect: str) -> dict[str, Any]:
    """A registration as the SDK knows it. How the client proves who it is is seen once its authority is known."""
    known = {"client_id": client.client_id, "redirect_uris": [redirect]}
    return known | ({"client_secret": client.client_secret} if client.client_secret else {})


def _prove(auth: OAuthClientProvider) -> None:
    """Choose how a client that was registered by hand proves who it is, by what its authority takes."""
    client, authority = auth.context.client_info, auth.context.oauth_metadata
    if client is None:
        return
    taken = (authority.token_endpoint_auth_methods_supported if authority is not None else None) or []
    by_post = "client_secret_post" in taken and "client_secret_basic" not in taken
    secret = "client_secret_post" if by_post else "client_secret_basic"
    client.token_endpoint_auth_method = secret if client.client_secret else "none"


def _check_address(address: str) -> None:
    """See that a browser may be sent there: a server could name a file or a program."""
    parts = urlsplit(address)
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in _LOCAL):
        raise SignInFailed(f"The address for the sign-in is not safe: {printable(address)[:80]}.")


async def _no_person(_: str) -> None:
    raise OAuthFlowError("A person has to sign in.")
