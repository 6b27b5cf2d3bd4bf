"""Asking a person at the terminal about calls that wait."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import threading
from contextlib import aclosing
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from dost_engine.cli.terminal import plain
from dost_engine.errors import DostError, NotFound, ServiceUnavailable
from dost_engine.types import Answer, EventKind, Rule

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from rich.console import Console, RenderableType

    from dost_engine.client import EngineClient
    from dost_engine.types import JsonObject, WaitingCall

WORDS = {
    "y": Answer.ONCE,
    "yes": Answer.ONCE,
    "once": Answer.ONCE,
    "a": Answer.ALWAYS,
    "always": Answer.ALWAYS,
    "n": Answer.DENY,
    "no": Answer.DENY,
    "deny": Answer.DENY,
    "never": Answer.NEVER,
}
QUESTION = "Allow it? y(es), a(lways), n(o), never: "
ID_CHARS = 8
"""Of an approval's id that are shown; enough to tell a hundred apart."""


class Lines:
    """The lines that a person types. They are read by a thread that nobody waits for: no read can be cut short.

    Args:
        stream: Where they come from; stdin by default.

    Attributes:
        on_end: Called when the last one was read.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stdin
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._ended = False
        self.on_end: Callable[[], object] = bool
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, name="dost-typed", daemon=True).start()

    @property
    def over(self) -> bool:
        """Whether none is left and none will come."""
        return self._ended and self._queue.qsize() == 1  # the end itself

    async def next(self) -> str:
        """The next line; empty at the end, a line feed for an empty one."""
        return await self._queue.get()

    def _take(self, line: str) -> None:
        self._queue.put_nowait(line)
        if not line:
            self._ended = True
            self.on_end()

    def _read(self) -> None:
        line = "-"
        while line:
            line = self._stream.readline()
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._take, line)


async def answer_calls(
    client: EngineClient,
    out: Console,
    lines: Lines,
    *,
    mine: Callable[[WaitingCall], bool],
    there: asyncio.Event | None = None,
) -> None:
    """Ask about calls that wait, one after the other, until the lines end or the service does.

    Args:
        client: Of the service.
        out: Where they are shown.
        lines: What the person types.
        mine: Which calls it is about.
        there: Set once the service knows that somebody can be asked.
    """
    news = asyncio.Event()
    following = asyncio.create_task(_follow(client, news, there))
    following.add_done_callback(lambda _: news.set())
    lines.on_end = news.set
    try:
        while not following.done():
            news.clear()
            waiting = [call for call in await client.approvals() if mine(call)]
            if waiting and not await _ask(client, out, lines, waiting[0]):
                return
            if not waiting and lines.over:
                return
            if not waiting:
                await news.wait()
        following.result()
    finally:
        following.cancel()
        await asyncio.wait({following})


async def _follow(client: EngineClient, news: asyncio.Event, there: asyncio.Event | None) -> None:
    async with aclosing(client.events(answers=True, opened=there)) as events:
        async for event in events:
            if event.kind in {EventKind.APPROVAL, EventKind.APPROVAL_ENDED}:
                news.set()


async def _ask(client: EngineClient, out: Console, lines: Lines, call: WaitingCall) -> bool:
    """Ask about one call until there is an answer or it waits no more; False where the lines have ended."""
    out.print(waiting_view(call), soft_wrap=True)
    typed = asyncio.create_task(lines.next())
    try:
        while True:
            out.print(QUESTION, end="")
            while not typed.done():
                await asyncio.wait({typed}, timeout=1.0)
                if not typed.done() and call.approval_id not in [one.approval_id for one in await client.approvals()]:
                    out.print(Text("\nIt waits no more: it was answered elsewhere, withdrawn or given up."))
                    return True
            if not typed.result():
                out.print()
                return False
            answer = WORDS.get(typed.result().strip().lower())
            if answer is not None:
                await _tell(client, out, call, answer)
                return True
            typed = asyncio.create_task(lines.next())
    finally:
        typed.cancel()


async def _tell(client: EngineClient, out: Console, call: WaitingCall, answer: Answer) -> None:
    try:
        await client.answer_approval(call.approval_id, answer)
    except ServiceUnavailable:
        raise
    except NotFound:
        out.print(Text("It waits no more."))
    except DostError as error:
        out.print(Text(plain(str(error)), style="state.bad"))


def waiting_view(call: WaitingCall) -> RenderableType:
    """One call with all that a person needs to decide."""
    by = plain(call.origin) or "someone"
    until = call.until.astimezone().strftime("%H:%M:%S")
    parts = [
        Text(f"{call.approval_id[:ID_CHARS]}  {plain(call.tool_id)}", style="headline"),
        Text(f"  called by {by}; waits until {until}", style="muted"),
        Text(f"  {plain(call.reason)} {_more(call)}".rstrip()),
    ]
    parts += [Text(f"  {line}") for line in arguments_text(call.arguments).splitlines()]
    parts += [Text(f"  {plain(line)}", style=_style(line)) for line in call.difference]
    return Group(*parts)


def _more(call: WaitingCall) -> str:
    """What the tool says of its effects, where the reason did not say it."""
    said = call.hints == call.reason or (call.rule is Rule.HINTS and call.hints.startswith("It does not say"))
    return "" if said else plain(call.hints)


def arguments_text(arguments: JsonObject) -> str:
    """All arguments as JSON in lines, with what nobody sees written out."""
    text = json.dumps(dict(arguments), ensure_ascii=False, indent=2, default=str)
    return "".join(sign if sign == "\n" or sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)


def _style(line: str) -> str:
    return {"-": "state.bad", "+": "state.good"}.get(line[:1], "muted")
