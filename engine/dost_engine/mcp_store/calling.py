"""One call over an open session, and what may come of it."""

from __future__ import annotations

import asyncio
import math
import re
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import anyio

from dost_engine.errors import CallFailed
from dost_engine.mcp_store.halves import whole_json
from dost_engine.mcp_store.patience import Patience
from dost_engine.mcp_store.results import bounded, invocation
from dost_engine.server_text import true_name
from dost_engine.types import Invocation

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from mcp import Client

    from dost_engine.types import Tool


Allow: TypeAlias = "Callable[[Tool], Awaitable[bool]]"
"""Asked before a call is made, with the tool as it is then; raises where it is not allowed. True where that took so
long that server and tool may be others by now: then it is asked again."""

OnProgress: TypeAlias = "Callable[[float, float | None, str], None]"
"""Told how far a call is: done, of how much (None where nobody knows), and the server's words."""

REMEDY = "Check what the call did before you repeat it."


_UNKNOWN = re.compile(
    r"\b(unknown|no such|unrecogni[sz]ed) tool\b"
    r"|\btool\b.{0,200}?(\bnot found\b|does not exist|doesn't exist|is unknown)",
    re.IGNORECASE | re.DOTALL,
)
_MOST_SAID = 1000
"""Characters of an error in which a server says that it has no such tool; those of tools may be of any length."""


async def anybody(_: Tool) -> bool:
    """Allows every call."""
    return False


@dataclass(frozen=True, slots=True)
class Terms:
    """What a call is made under.

    Attributes:
        patience: How long to wait for the answer; None for as long as the entry of the server says.
        allow: Asked before it is made.
        on_progress: Told how far it is.
    """

    patience: Patience | None = None
    allow: Allow = anybody
    on_progress: OnProgress | None = None


class Unheard(Exception):
    """The server did not look at the call, as it knows the session no more: another session may carry it out."""


async def call_over(
    client: Client,
    tool_id: str,
    arguments: Mapping[str, Any],
    terms: Terms,
    *,
    patience: Patience,
    hide: Callable[[str], str],
    on_lost: Callable[[], None],
) -> Invocation:
    """Call a tool once.

    Args:
        client: The open session.
        tool_id: ``server/name``.
        arguments: As the tool's schema wants them.
        terms: Who hears of its progress.
        patience: How long to wait.
        hide: Takes out of a text what nobody is to see.
        on_lost: Called when the connection ended during the call.

    Raises:
        Unheard: the server did not look at it.
        CallFailed: there was no answer, or none that can be used; the outcome is unknown.
    """
    from mcp import MCPError
    from mcp_types import CONNECTION_CLOSED

    from dost_engine.mcp_store.guard import BROKEN_OFF, NOT_CARRIED_OUT, RAW

    server, _, name = tool_id.partition("/")
    began = time.perf_counter()
    waiting = _Waiting(patience)
    try:
        async with waiting.limit:
            result = await client.call_tool(
                true_name(name),
                whole_json(arguments),
                read_timeout_seconds=patience.longest_s + 1,  # the session has one of its own, which is shorter
                progress_callback=_listener(terms.on_progress, hide, waiting.heard),
            )
    except TimeoutError as error:
        raise _no_answer(server, name, waiting.said) from error
    except MCPError as error:
        if error.code == NOT_CARRIED_OUT:
            raise Unheard from error
        if error.code == BROKEN_OFF:
            text = f'The call of "{tool_id}" failed: {error.message}; the outcome is unknown.'
            raise CallFailed(text, remedy=REMEDY) from error
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


def says_unknown(text: str) -> bool:
    """Whether an error may mean that the server has no such tool. A wrong guess costs one reading of its list."""
    return len(text) <= _MOST_SAID and _UNKNOWN.search(text) is not None


class _Waiting:
    """The time that a call has left.

    Attributes:
        limit: Around the call.
    """

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._now = asyncio.get_running_loop().time
        self._end = self._now() + patience.longest_s
        self._words = 0
        self.limit = asyncio.timeout(min(patience.silent_s, patience.longest_s))

    def heard(self) -> None:
        """The server said how far it is."""
        self._words += 1
        if not self.limit.expired():
            self.limit.reschedule(min(self._now() + self._patience.silent_s, self._end))

    @property
    def said(self) -> str:
        """What was waited for in vain, for a sentence."""
        if self._now() >= self._end and self._words:
            return f"told of progress, but did not answer within {self._patience.longest_s:g} s"
        more = ", and told of no more progress," if self._words else ""
        return f"did not answer within {self._patience.silent_s:g} s{more}"


def _listener(told: OnProgress | None, hide: Callable[[str], str], on_word: Callable[[], None]) -> Any:  # noqa: ANN401 - the SDK's protocol
    """What the session calls with each word of progress; a number that is none counts as unknown."""

    async def heard(done: float, total: float | None, message: str | None) -> None:
        on_word()
        if told is not None and math.isfinite(done):
            known = total is not None and math.isfinite(total) and total > 0
            told(done, total if known else None, hide(message or ""))

    return heard


def _no_answer(server: str, name: str, why: str) -> CallFailed:
    return CallFailed(f'The server "{server}" {why} of "{name}"; the outcome is unknown.', remedy=REMEDY)


def _ms_since(began: float) -> float:
    return (time.perf_counter() - began) * 1000
