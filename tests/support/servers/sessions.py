"""A server of the older protocol over streamable HTTP, whose sessions can be lost."""

from __future__ import annotations

import json
import uuid
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send


class SessionServer:
    """An ASGI app with one tool, ``count``, that counts its calls.

    Attributes:
        sessions: Those that it knows; a request of any other is answered 404.
        tools: Its tool list.
        opened: Sessions so far.
        counted: Calls so far.
        forgetful: Forgets every session at each call.
    """

    def __init__(self) -> None:
        self.sessions: set[str] = set()
        self.tools: list[dict[str, Any]] = [{"name": "count", "inputSchema": {"type": "object"}}]
        self.opened = 0
        self.counted = 0
        self.forgetful = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "http":
            request = Request(scope, receive)
            response = self._answer(request, await request.body())
            await response(scope, receive, send)

    def _answer(self, request: Request, body: bytes) -> Response:
        if request.method != "POST":
            return Response(status_code=405)
        message = json.loads(body)
        method = message["method"]
        if method == "initialize":
            session = uuid.uuid4().hex
            self.sessions.add(session)
            self.opened += 1
            version = message["params"]["protocolVersion"]
            info = {"name": "sessions", "version": "1"}
            result = {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": info}
            return JSONResponse(_reply(message, result), headers={"Mcp-Session-Id": session})
        if request.headers.get("mcp-session-id") is None:
            return Response(status_code=400)
        if method == "tools/call" and self.forgetful:
            self.sessions.clear()
        if request.headers["mcp-session-id"] not in self.sessions:
            error = {"code": -32600, "message": "Session not found"}  # with a body, as the SDK's own server has it
            return JSONResponse({"jsonrpc": "2.0", "id": None, "error": error}, status_code=404)
        if "id" not in message:
            return Response(status_code=202)
        if method == "tools/list":
            return JSONResponse(_reply(message, {"tools": self.tools}))
        if method == "tools/call":
            self.counted += 1
            return JSONResponse(_reply(message, {"content": [{"type": "text", "text": str(self.counted)}]}))
        return JSONResponse(_reply(message, {}))


def _reply(message: dict[str, Any], result: dict[str, Any]) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": message["id"], "result": result}
