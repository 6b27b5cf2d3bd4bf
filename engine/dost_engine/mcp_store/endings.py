"""How a connection ended, in words, and whether to try the other era of the protocol."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.mcp_store.process import EOF_S

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from dost_engine.mcp_store.process import ServerProcess

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class End:
    """How one connection ended.

    Attributes:
        reason: A sentence.
        ready_s: Seconds that it was ready, 0 if never.
        again: Whether to try at once in another way, or with a new session.
        sign_in: Whether the server wants to know who asks; nothing is gained by trying again.
    """

    reason: str
    ready_s: float = 0.0
    again: bool = False
    sign_in: bool = False


def other_era(mode: str, cause: BaseException | None, *, ended: bool) -> str:
    """The mode that may mend a failed handshake, or empty.

    Args:
        mode: The mode that failed, ``auto`` or ``legacy``.
        cause: What went wrong.
        ended: Whether the server's process ended by itself.
    """
    import httpx2
    from mcp import MCPError
    from mcp_types import CONNECTION_CLOSED, UNSUPPORTED_PROTOCOL_VERSION

    if isinstance(cause, httpx2.RemoteProtocolError | httpx2.ReadError):
        return "legacy" if mode == "auto" else "auto"  # some hang up on it; or it was a bad moment for either
    if not isinstance(cause, MCPError):
        return ""
    if mode == "auto" and ended and cause.code == CONNECTION_CLOSED:
        return "legacy"  # some servers end on a first message that they do not know
    if mode == "legacy" and cause.code == UNSUPPORTED_PROTOCOL_VERSION:
        return "auto"
    return ""


async def lasting(work: Callable[[], Awaitable[None]], on_error: Callable[[Exception], Awaitable[None]]) -> None:
    """Do the work, and do it again where it failed in a way that nobody foresaw: a server is never left without a task.

    Args:
        work: Returns where there is nothing more to do.
        on_error: Says what went wrong, and returns when it is to be tried again.
    """
    while True:
        try:
            await work()
        except Exception as error:
            logger.exception("The task of a server failed")
            await on_error(error)
        else:
            return


async def has_ended(process: ServerProcess | None) -> bool:
    """Whether the process ended by itself; one whose output ended gets a moment to do so."""
    if process is None:
        return False
    if process.silent.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.exited.wait(), EOF_S)
    return process.exited.is_set()


def root_cause(error: BaseException) -> BaseException:
    """The first error inside groups of errors, which task groups make."""
    while isinstance(error, BaseExceptionGroup) and error.exceptions:
        error = error.exceptions[0]
    return error


def sentence(error: BaseException) -> str:
    """What an error says, or else its kind, as a sentence."""
    text = str(error).strip() or type(error).__name__
    return text if text.endswith((".", "!", "?")) else f"{text}."
