"""What should not have happened, and what was seen of the program itself."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import threading
from collections import Counter
from typing import TYPE_CHECKING, Any

import psutil

if TYPE_CHECKING:
    from types import TracebackType

SHOWN = 10
"""Findings of one kind that are told in full."""


class Findings:
    """Counts of what should not have happened, by kind.

    Attributes:
        counts: By kind.
        told: Some of them in words.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.told: list[str] = []

    def add(self, kind: str, what: str) -> None:
        """Note one."""
        self.counts[kind] += 1
        if self.counts[kind] <= SHOWN:
            self.told.append(f"{kind}: {what}")

    def watch(self) -> None:
        """Have every error that nobody handled noted, wherever it comes up; called on the loop."""

        def in_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            self.add("unhandled exceptions", f"{context.get('message')} {context.get('exception')!r}")

        def unraisable(args: sys.UnraisableHookArgs) -> None:
            self.add("unhandled exceptions", f"{args.exc_value!r} in {args.object!r}")

        def in_thread(args: threading.ExceptHookArgs) -> None:
            self.add("unhandled exceptions", f"{args.exc_value!r} in {args.thread}")

        asyncio.get_running_loop().set_exception_handler(in_loop)
        sys.unraisablehook = unraisable
        threading.excepthook = in_thread
        logging.getLogger().addHandler(_Errors(self))


class _Errors(logging.Handler):
    """Notes what is logged as an error: an exception that was caught at the last moment."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(logging.ERROR)
        self._findings = findings

    def emit(self, record: logging.LogRecord) -> None:
        error: tuple[type[BaseException], BaseException, TracebackType | None] | Any = record.exc_info
        self._findings.add(
            "unhandled exceptions", f"{record.getMessage()} {error[1]!r}" if error else record.getMessage()
        )


def memory_mb() -> float:
    """Memory of this process that is in use, in megabytes."""
    gc.collect()
    return float(psutil.Process().memory_info().rss) / 1e6
