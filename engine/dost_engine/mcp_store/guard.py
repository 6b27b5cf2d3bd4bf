"""Stands between a transport and the SDK's session and keeps one bad entry from costing the rest.

The session refuses a whole answer when one part of it does not fit the protocol. So it is shown a plain stand-in for
each tool and each result, and the thing itself, as the server sent it, rides along in the stand-in's ``_meta``.
The guard also hears every notification, whether or not the server announced that it would send it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anyio
from mcp.shared.message import SessionMessage
from mcp_types import (
    CONNECTION_CLOSED,
    PARSE_ERROR,
    REQUEST_TIMEOUT,
    ErrorData,
    JSONRPCError,
    JSONRPCNotification,
    JSONRPCRequest,
    JSONRPCResponse,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import TracebackType

    from mcp.client._transport import ReadStream, TransportStreams, WriteStream

RAW = "dost/raw"
"""Key in ``_meta`` of a stand-in: the entry or result as the server sent it."""
OFFERED = "dost/offered"
"""Key in ``_meta`` of a page of tools: the names that the session was shown; it refuses some itself."""
SKIPPED = "dost/skipped"
"""Key in ``_meta`` of a page of tools: a sentence per entry that was left out."""

NOT_CARRIED_OUT = -32990
"""Code of the error that the session sees for a request which the server is known not to have looked at."""

REFUSED = -32991
"""Code that the session sees for an error of the server's own that has a code by which it tells of lost connections."""

BROKEN_OFF = -32992
"""Code that the session sees for an answer that did not come whole; its message is why: "its answer broke off"."""

_LIST = "tools/list"
_CALL = "tools/call"
_PROMPTS = "prompts/list"
_PROMPT = "prompts/get"


class Guard:
    """Rewrites what a server answers to ``tools/list`` and ``tools/call``, and to the same of prompts.

    Args:
        on_list_changed: Called when the server says that its tools changed.
        on_log: Called with the text of the server's log messages.

    Attributes:
        on_end: Called when no message can come any more.
        stood_in: Whether the SDK itself answers for a server whose answer did not come whole, as over streamable HTTP.
        on_prompts_changed: Called when the server says that its prompts changed.
    """

    def __init__(self, on_list_changed: Callable[[], None], on_log: Callable[[str], None]) -> None:
        self._on_list_changed = on_list_changed
        self._on_log = on_log
        self._asked: dict[str, str] = {}
        self._not_carried_out: set[str] = set()
        self._broken_off: dict[str, str] = {}
        self.on_end: Callable[[], None] = _nothing
        self.stood_in = False
        self.on_prompts_changed: Callable[[], None] = _nothing

    def streams(self, streams: TransportStreams) -> TransportStreams:
        """The same streams, seen through the guard."""
        read, write = streams
        return _GuardedRead(read, self), _GuardedWrite(write, self)

    def sent(self, message: SessionMessage) -> None:
        """Note a request, so that its answer is known by its id."""
        request = message.message
        if isinstance(request, JSONRPCRequest) and request.method in _STAND_INS:
            self._asked[str(request.id)] = request.method

    def not_carried_out(self, request_id: str) -> None:
        """Have the error that answers this request say that the server did not look at it; it is the last message."""
        self._not_carried_out.add(request_id)

    def broken_off(self, request_id: str, why: str) -> None:
        """Have the error that the SDK makes up for this request's answer say why."""
        self._broken_off[request_id] = why

    def received(self, item: SessionMessage | Exception) -> SessionMessage | Exception:
        """The message for the session in place of the one that came."""
        if isinstance(item, Exception):
            self._on_log(f"[not a message] {item}")
            return item
        message = item.message
        if isinstance(message, JSONRPCNotification):
            self._heard(message)
        elif isinstance(message, JSONRPCError):
            self._asked.pop(str(message.id), None)
            shown = self._shown(str(message.id), message.error)
            if shown != message.error:
                return SessionMessage(message.model_copy(update={"error": shown}), item.metadata)
        elif isinstance(message, JSONRPCResponse):
            self._broken_off.pop(str(message.id), None)
            method = self._asked.pop(str(message.id), "")
            if not method:
                return item
            result = _STAND_INS[method](message.result)
            return SessionMessage(message.model_copy(update={"result": result}), item.metadata)
        return item

    def _shown(self, request_id: str, error: ErrorData) -> ErrorData:
        """An error as the session is to see it."""
        why = self._broken_off.pop(request_id, "")
        if request_id in self._not_carried_out:
            self.on_end()
            return error.model_copy(update={"code": NOT_CARRIED_OUT})
        if self.stood_in and error.data is None:
            why = (why or _made_up(error)) if error.message.startswith(_SDK_SAYS) else ""
            if why:
                return ErrorData(code=BROKEN_OFF, message=why)
        if error.code in {CONNECTION_CLOSED, REQUEST_TIMEOUT}:
            return error.model_copy(update={"code": REFUSED})
        return error

    def _heard(self, message: JSONRPCNotification) -> None:
        if message.method == "notifications/tools/list_changed":
            self._on_list_changed()
        elif message.method == "notifications/prompts/list_changed":
            self.on_prompts_changed()
        elif message.method == "notifications/message":
            params = message.params or {}
            self._on_log(f"[{params.get('level', 'info')}] {params.get('data', '')}")


_SDK_SAYS = ("SSE stream ended", "SSE stream failed", "Failed to parse ", "Server returned an error response")
"""How the errors begin that the SDK makes up for streamable HTTP; nothing else tells them from a server's own."""


def _made_up(error: ErrorData) -> str:
    """What an error that the SDK made up says of the answer."""
    if "exceeded" in error.message:
        return "its answer is larger than Dost reads"
    return "its answer cannot be read" if error.code == PARSE_ERROR else "its answer broke off"


def stand_in_page(result: Mapping[str, Any]) -> dict[str, Any]:
    """A page of tools that every session accepts; unusable entries are left out and named."""
    entries = result.get("tools")
    tools: list[dict[str, Any]] = []
    skipped: list[str] = []
    if not isinstance(entries, list):
        skipped.append("The tool list is not a list.")
        entries = []
    for place, entry in enumerate(entries, start=1):
        problem = _problem_of(entry)
        if problem:
            skipped.append(f"Entry {place}: {problem}")
        else:
            schema = entry.get("inputSchema")
            usable = isinstance(schema, dict) and schema.get("type") == "object" and _plain_properties(schema)
            tools.append(
                {
                    "name": entry["name"],
                    "inputSchema": schema if usable else {"type": "object"},
                    "_meta": {RAW: entry},
                }
            )
    names = [tool["name"] for tool in tools]
    page = {"tools": tools, "_meta": {OFFERED: names, SKIPPED: skipped}} | _era_fields(result, cached=True)
    return page | _cursor(result)


def _cursor(result: Mapping[str, Any]) -> dict[str, Any]:
    cursor = result.get("nextCursor")
    return {"nextCursor": cursor} if isinstance(cursor, str) and cursor else {}


def stand_in_prompts(result: Mapping[str, Any]) -> dict[str, Any]:
    """A page of prompts that every session accepts; unusable entries are left out and named."""
    entries = result.get("prompts")
    entries = entries if isinstance(entries, list) else []
    problems = [_problem_of(entry) for entry in entries]
    skipped = [f"Entry {place}: {problem}" for place, problem in enumerate(problems, start=1) if problem]
    prompts = [
        {"name": entry["name"], "_meta": {RAW: entry}}
        for entry, problem in zip(entries, problems, strict=True)
        if not problem
    ]
    return {"prompts": prompts, "_meta": {SKIPPED: skipped}} | _era_fields(result, cached=True) | _cursor(result)


def stand_in_prompt(result: Mapping[str, Any]) -> dict[str, Any]:
    """A prompt that every session accepts. A request for input is passed on as it is."""
    if result.get("resultType", "complete") != "complete":
        return dict(result)
    return {"messages": [], "_meta": {RAW: dict(result)}} | _era_fields(result, cached=False)


def stand_in_result(result: Mapping[str, Any]) -> dict[str, Any]:
    """A tool's result that every session accepts. A request for input is passed on as it is."""
    if result.get("resultType", "complete") != "complete":
        return dict(result)
    return {"content": [], "isError": result.get("isError") is True, "_meta": {RAW: dict(result)}} | _era_fields(
        result, cached=False
    )


def _era_fields(result: Mapping[str, Any], *, cached: bool) -> dict[str, Any]:
    """The fields that the 2026 protocol demands of a result, where the server speaks it."""
    if "resultType" not in result:
        return {}
    return {"resultType": "complete"} | ({"ttlMs": 0, "cacheScope": "private"} if cached else {})


_STAND_INS = {_LIST: stand_in_page, _CALL: stand_in_result, _PROMPTS: stand_in_prompts, _PROMPT: stand_in_prompt}


def _nothing() -> None:
    """What is done at the end where nobody asks for more."""


def _problem_of(entry: object) -> str:
    if not isinstance(entry, dict):
        return f"not an object but {type(entry).__name__}."
    name = entry.get("name")
    if not isinstance(name, str):
        return "its name is missing or not text."
    if not name.strip():
        return "its name is empty."
    return ""


def _plain_properties(schema: Mapping[str, Any]) -> bool:
    properties = schema.get("properties", {})
    required = schema.get("required", [])
    return (
        isinstance(properties, dict)
        and all(isinstance(value, dict) for value in properties.values())
        and isinstance(required, list)
        and all(isinstance(name, str) for name in required)
    )


class _GuardedRead:
    def __init__(self, inner: ReadStream[SessionMessage | Exception], guard: Guard) -> None:
        self._inner = inner
        self._guard = guard

    @property
    def last_context(self) -> object:
        """The sender's context variables, where the transport keeps them."""
        return getattr(self._inner, "last_context", None)

    async def receive(self) -> SessionMessage | Exception:
        try:
            return self._guard.received(await self._inner.receive())
        except (anyio.EndOfStream, anyio.ClosedResourceError):
            self._guard.on_end()
            raise

    async def aclose(self) -> None:
        await self._inner.aclose()

    def __aiter__(self) -> _GuardedRead:
        return self

    async def __anext__(self) -> SessionMessage | Exception:
        try:
            return self._guard.received(await self._inner.__anext__())
        except StopAsyncIteration:
            self._guard.on_end()
            raise

    async def __aenter__(self) -> _GuardedRead:
        await self._inner.__aenter__()
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_val: BaseException | None,
        exc_tb: TracebackType | None,
    ) -> bool | None:
        return await self._inner.__aexit__(exc_type, exc_val, exc_tb)


class _GuardedWrite:
    def __init__(self, inner: WriteStream[SessionMessage], guard: Guard) -> None:
        self._inner = inner
        self._guard = guard

    async def send(self, item: SessionMessage, /) -> None:
        self._guard.sent(item)
        await self._inner.send(item)

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def __aenter__(self) -> _GuardedWrite:
        await self._inner.__aenter__()
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_val: BaseException | None,
        exc_tb: TracebackType | None,
    ) -> bool | None:
        return await self._inner.__aexit__(exc_type, exc_val, exc_tb)
