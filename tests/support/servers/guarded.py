"""A server behind a sign-in, and the authorization server for it, made of the SDK's own server parts."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import httpx2
import uvicorn
from mcp.server import MCPServer
from mcp.server.auth.provider import (
    AccessToken,
    AuthorizationCode,
    AuthorizationParams,
    AuthorizeError,
    OAuthAuthorizationServerProvider,
    RefreshToken,
    RegistrationError,
)
from mcp.server.auth.settings import AuthSettings, ClientRegistrationOptions, RevocationOptions
from mcp.shared.auth import OAuthClientInformationFull, OAuthToken
from pydantic import AnyHttpUrl
from starlette.responses import JSONResponse, Response

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

SCOPES = ["tools"]


class Authority(OAuthAuthorizationServerProvider[AuthorizationCode, RefreshToken, AccessToken]):
    """Says yes to everybody, and keeps everything in memory.

    Attributes:
        clients: Registered ones, by id.
        access: Tokens that are accepted. ``refresh``: those that get new ones.
        lasts_s: Seconds that an access token is good for.
        renewed: Times that a token was renewed.
        methods: How clients may prove who they are, as it says of itself; None for what the SDK says.
        no_clients: Registers nobody. ``says_no``: as a person may.
    """

    def __init__(self) -> None:
        self.clients: dict[str, OAuthClientInformationFull] = {}
        self.codes: dict[str, AuthorizationCode] = {}
        self.access: dict[str, AccessToken] = {}
        self.refresh: dict[str, RefreshToken] = {}
        self.lasts_s = 3600
        self.renewed = 0
        self.methods: list[str] | None = None
        self.no_clients = False
        self.says_no = False

    async def get_client(self, client_id: str) -> OAuthClientInformationFull | None:
        return self.clients.get(client_id)

    async def register_client(self, client_info: OAuthClientInformationFull) -> None:
        if self.no_clients:
            raise RegistrationError("invalid_client_metadata", "ask the operator")
        self.clients[client_info.client_id] = client_info

    async def authorize(self, client: OAuthClientInformationFull, params: AuthorizationParams) -> str:
        if self.says_no:
            raise AuthorizeError("access_denied", "the person said no")
        code = AuthorizationCode(
            code=secrets.token_urlsafe(32),
            scopes=params.scopes or SCOPES,
            expires_at=time.time() + 60,
            client_id=client.client_id,
            code_challenge=params.code_challenge,
            redirect_uri=params.redirect_uri,
            redirect_uri_provided_explicitly=params.redirect_uri_provided_explicitly,
            resource=params.resource,
        )
        self.codes[code.code] = code
        return f"{params.redirect_uri}?{urlencode({'code': code.code, 'state': params.state or ''})}"

    async def load_authorization_code(
        self, client: OAuthClientInformationFull, authorization_code: str
    ) -> AuthorizationCode | None:
        return self.codes.get(authorization_code)

    async def exchange_authorization_code(
        self, client: OAuthClientInformationFull, authorization_code: AuthorizationCode
    ) -> OAuthToken:
        del self.codes[authorization_code.code]
        return self._tokens(client.client_id, authorization_code.resource)

    async def load_refresh_token(self, client: OAuthClientInformationFull, refresh_token: str) -> RefreshToken | None:
        return self.refresh.get(refresh_token)

    async def exchange_refresh_token(
        self, client: OAuthClientInformationFull, refresh_token: RefreshToken, scopes: list[str]
    ) -> OAuthToken:
        self.renewed += 1
        del self.refresh[refresh_token.token]  # each is good for once
        return self._tokens(client.client_id, refresh_token.resource)

    async def load_access_token(self, token: str) -> AccessToken | None:
        return self.access.get(token)

    async def revoke_token(self, token: AccessToken | RefreshToken) -> None:
        self.access.clear()
        self.refresh.clear()

    def _tokens(self, client_id: str, resource: str | None) -> OAuthToken:
        access, refresh = secrets.token_urlsafe(1500), secrets.token_urlsafe(32)  # longer than one entry of a keyring
        until = int(time.time()) + self.lasts_s
        self.access[access] = AccessToken(
            token=access, client_id=client_id, scopes=SCOPES, expires_at=until, resource=resource
        )
        self.refresh[refresh] = RefreshToken(token=refresh, client_id=client_id, scopes=SCOPES, resource=resource)
        return OAuthToken(access_token=access, expires_in=self.lasts_s, refresh_token=refresh, scope="tools")


class Guarded:
    """The server with one tool, ``add``, and its authority, at one address.

    Attributes:
        authority: Who may ask.
        url: Of the server.
        asked: Method and path of each request so far.
        down: Paths that are answered 503.
        refuses: Whether the server itself answers 401 to everybody.
    """

    def __init__(self) -> None:
        self.authority = Authority()
        self.asked: list[tuple[str, str]] = []
        self.down: set[str] = set()
        self.refuses = False
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        base = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"{base}/mcp"
        server: MCPServer[Any] = MCPServer(
            "guarded",
            log_level="CRITICAL",
            auth_server_provider=self.authority,
            auth=AuthSettings(
                issuer_url=AnyHttpUrl(base),
                resource_server_url=AnyHttpUrl(self.url),
                validate_token_resource=True,
                required_scopes=SCOPES,
                client_registration_options=ClientRegistrationOptions(
                    enabled=True, valid_scopes=SCOPES, default_scopes=SCOPES
                ),
                revocation_options=RevocationOptions(enabled=True),
            ),
        )

        @server.tool()
        def add(a: int, b: int) -> int:
            """Adds two numbers."""
            return a + b

        inner = server.streamable_http_app()

        async def counting(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "http":
                self.asked.append((scope["method"], scope["path"]))
                refused = self.refuses and scope["path"] == "/mcp"
                if refused or scope["path"] in self.down:
                    await Response("no", 401 if refused else 503)(scope, receive, send)
                    return
                if self.authority.methods and scope["path"] == "/.well-known/oauth-authorization-server":
                    await JSONResponse(self._about(base))(scope, receive, send)
                    return
            await inner(scope, receive, send)

        config = uvicorn.Config(counting, log_level="critical", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._task: asyncio.Task[None] | None = None

    def count(self, path: str) -> int:
        return sum(found == path for _, found in self.asked)

    def _about(self, base: str) -> dict[str, Any]:
        """What the authority says of itself."""
        return {
            "issuer": f"{base}/",
            "authorization_endpoint": f"{base}/authorize",
            "token_endpoint": f"{base}/token",
            "response_types_supported": ["code"],
            "code_challenge_methods_supported": ["S256"],
            "token_endpoint_auth_methods_supported": self.authority.methods,
        }

    async def start(self) -> None:
        self._task = asyncio.create_task(self._server.serve(sockets=[self._socket]))
        while not self._server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)

    async def end(self) -> None:
        self._server.should_exit = True
        self._server.force_exit = True
        for connection in list(self._server.server_state.connections):
            connection.transport.abort()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


@asynccontextmanager
async def guarded() -> AsyncIterator[Guarded]:
    server = Guarded()
    await server.start()
    try:
        yield server
    finally:
        await server.end()


async def browse(address: str) -> httpx2.Response:
    """What a browser does with the address of a sign-in: it goes where it is sent, to the end."""
    async with httpx2.AsyncClient(follow_redirects=True, trust_env=False) as browser:
        return await browser.get(address)
