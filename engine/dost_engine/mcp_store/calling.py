"""One call over an open session, and what may come of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import anyio

from dost_engine.errors import CallFailed
from dost_engine.mcp_store.halves import whole_json
from dost_engine.mcp_store.results import bounded, invocation
from dost_engine.types import Invocation

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mcp import Client


REMEDY = "Check what the call did before you repeat it."


class Unheard(Exception):
    """The server did not look at the call, as it knows the session no more: another session may carry it out."""


async def call_over(
    client: Client,
    tool_id: str,
    arguments: Mapping[str, Any],
    timeout_s: float,
    *,
    hide: Callable[[str], str],
    on_lost: Callable[[], None],
) -> Invocation:
    """Call a tool once.

    Args:
        client: The open session.
        tool_id: ``server/name``.
        arguments: As the tool's schema wants them.
        timeout_s: Seconds to wait for the answer.
        hide: Takes out of a text what nobody is to see.
        on_lost: Called when the connection ended during the call.

    Raises:
        Unheard: the server did not look at it.
        CallFailed: there was no answer, or none that can be used; the outcome is unknown.
    """
    from mcp import MCPError
    from mcp_types import CONNECTION_CLOSED, REQUEST_TIMEOUT

    from dost_engine.mcp_store.guard import NOT_CARRIED_OUT, RAW

    server, _, name = tool_id.partition("/")
    began = time.perf_counter()
    try:
        result = await client.call_tool(name, whole_json(arguments), read_timeout_seconds=timeout_s)
    except MCPError as error:
        if error.code == NOT_CARRIED_OUT:
            raise Unheard from error
        if error.code == REQUEST_TIMEOUT:
            raise _no_answer(server, name, f"did not answer within {timeout_s:g} s") from error
        if error.code == CONNECTION_CLOSED:
            on_lost()
            raise _no_answer(server, name, "went away during the call") from error
        # a refusal is an answer: the model can mend its arguments
        text = bounded(hide(f"The server refused the call: {error.message}"))
        return Invocation(tool_id, text, is_error=True, took_ms=_ms_since(began))
    except (ValueError, RuntimeError, OSError, anyio.ClosedResourceError, anyio.BrokenResourceError) as error:
        text = hide(f'The answer of "{tool_id}" cannot be used ({error}); the outcome is unknown.')
        raise CallFailed(text, remedy=REMEDY) from error
    raw = (result.meta or {}).get(RAW, {})
    return invocation(tool_id, raw, _ms_since(began))


def _no_answer(server: str, name: str, why: str) -> CallFailed:
    return CallFailed(f'The server "{server}" {why} of "{name}"; the outcome is unknown.', remedy=REMEDY)


def _ms_since(began: float) -> float:
    return (time.perf_counter() - began) * 1000
