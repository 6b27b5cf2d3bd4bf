"""asyncio inside the Qt thread.

qasync runs the coroutines; what it leaves out is added here: asynchronous generators that are left early (a stream
of events, an answer that was stopped) are finalised on the loop, and not by the garbage collector somewhere else.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import TYPE_CHECKING, Any, TypeVar

from qasync import QEventLoop

from dost_desktop.garbage import collected_in_this_thread

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from PySide6.QtCore import QCoreApplication

T = TypeVar("T")

TURN_S = 0.0005
"""How long another thread may compute after the window's asked for its turn. Every call from Qt into Python asks; with
Python's 5 ms a page of a hundred such calls stood still for half a second beside an engine that indexes."""


class DostLoop(QEventLoop):  # type: ignore[misc]  # qasync carries no types
    """The event loop of the window: Qt's own, seen as asyncio's."""

    def run_forever(self) -> Any:  # noqa: ANN401 - what Qt's exec returns
        """Run until stopped, with the loop's own hooks for asynchronous generators."""
        before = sys.get_asyncgen_hooks()
        sys.set_asyncgen_hooks(firstiter=self._asyncgen_firstiter_hook, finalizer=self._asyncgen_finalizer_hook)
        try:
            return super().run_forever()
        finally:
            sys.set_asyncgen_hooks(*before)


def run(app: QCoreApplication, main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in the Qt thread; tasks that it left are cancelled and waited for.

    Args:
        app: The application, already built and not yet running.
        main: What to run.

    Returns:
        What ``main`` returned.
    """
    with _quick_turns(), collected_in_this_thread(), asyncio.Runner(loop_factory=lambda: DostLoop(app)) as runner:
        return runner.run(main)


@contextlib.contextmanager
def _quick_turns() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN_S)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
