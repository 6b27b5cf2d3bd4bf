"""asyncio inside the Qt thread."""

import asyncio
import gc
import sys
import threading
import weakref
from collections.abc import AsyncIterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from dost_desktop.garbage import BUSY_LOOK_MS, LOOK_MS, MANY_MODULES, Collector, pause_ms
from dost_desktop.loop import TURN_S, run
from dost_desktop.tasks import Tasks
from support.window_world import until


def test_a_generator_left_early_is_finalised_on_the_loop(qapp: QApplication) -> None:
    finalised: list[tuple[str, bool]] = []

    async def ticks(done: asyncio.Event) -> AsyncIterator[int]:
        try:
            yield 1
            yield 2
        finally:
            await asyncio.sleep(0)  # needs a running loop, as closing an HTTP stream does
            finalised.append((threading.current_thread().name, asyncio.get_running_loop().is_running()))
            done.set()

    async def main() -> None:
        done = asyncio.Event()
        async for _ in ticks(done):
            break
        gc.collect()
        await done.wait()

    run(qapp, main())
    assert finalised == [(threading.main_thread().name, True)]


def test_a_generator_still_open_at_the_end_is_closed_with_the_loop(qapp: QApplication) -> None:
    closed: list[str] = []
    kept: list[AsyncIterator[int]] = []

    async def ticks() -> AsyncIterator[int]:
        try:
            yield 1
        finally:
            closed.append("closed")

    async def main() -> None:
        kept.append(ticks())
        await anext(kept[0])

    run(qapp, main())
    assert closed == ["closed"]


def test_the_hooks_of_before_are_there_again_afterwards(qapp: QApplication) -> None:
    async def main() -> None:
        await asyncio.sleep(0)

    before = sys.get_asyncgen_hooks()
    run(qapp, main())
    assert sys.get_asyncgen_hooks() == before


class _Cycle(QObject):
    """A timer of the Qt thread that only the collector of cycles can find."""

    def __init__(self, destroyed_in: list[str]) -> None:
        super().__init__()
        self.itself = self
        self.startTimer(1)
        weakref.finalize(self, lambda: destroyed_in.append(threading.current_thread().name))


def test_other_threads_give_the_window_its_turn_soon_while_it_runs(qapp: QApplication) -> None:
    async def main() -> float:
        return sys.getswitchinterval()

    before = sys.getswitchinterval()
    assert run(qapp, main()) == pytest.approx(TURN_S)
    assert sys.getswitchinterval() == pytest.approx(before)
    assert before > 2 * TURN_S


def test_qt_objects_in_cycles_are_destroyed_in_the_qt_thread(qapp: QApplication) -> None:
    destroyed_in: list[str] = []

    def busy() -> None:
        """What another thread does all day: it allocates, far beyond every threshold."""
        for _ in range(10):
            rubbish: list[object] = [[] for _ in range(2000)]
            rubbish.append(rubbish)

    async def main() -> None:
        for _ in range(20):
            _Cycle(destroyed_in)
            await asyncio.to_thread(busy)
        await until(lambda: len(destroyed_in) == 20, "all destroyed")

    run(qapp, main())
    assert set(destroyed_in) == {threading.main_thread().name}
    assert gc.isenabled()


def test_sockets_and_threads_work_in_the_qt_thread(qapp: QApplication) -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readline())
        await writer.drain()
        writer.close()

    async def main() -> tuple[bytes, bool]:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"hello\n")
        line = await reader.readline()
        writer.close()
        server.close()
        return line, await asyncio.to_thread(lambda: threading.current_thread() is not threading.main_thread())

    assert run(qapp, main()) == (b"hello\n", True)


def test_the_error_of_a_task_reaches_the_listener(qapp: QApplication, caplog: pytest.LogCaptureFixture) -> None:
    seen: list[BaseException] = []

    async def bad() -> None:
        raise ValueError("spilled")

    async def main() -> None:
        tasks = Tasks(seen.append)
        with pytest.raises(ValueError, match="spilled"):
            await tasks.start(bad(), name="bad")
        await tasks.stop()

    run(qapp, main())
    assert [str(error) for error in seen] == ["spilled"]
    assert "bad failed" in caplog.text


def test_stopping_tasks_waits_for_their_last_words(qapp: QApplication) -> None:
    said: list[str] = []
    seen: list[BaseException] = []

    async def long() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            said.append("tidied")

    async def main() -> None:
        tasks = Tasks(seen.append)
        tasks.start(long(), name="long")
        await asyncio.sleep(0)
        await tasks.stop()
        late = tasks.start(long(), name="late")
        with pytest.raises(asyncio.CancelledError):
            await late

    run(qapp, main())
    assert said == ["tidied"]
    assert seen == []


def test_everything_is_collected_once_a_minute_at_most() -> None:
    now = [0.0]
    collector = Collector(lambda: now[0])
    thresholds = gc.get_threshold()
    gc.disable()
    gc.set_threshold(1, 1, 1)
    try:
        kept: list[object] = []

        def work() -> int:
            """Look until the oldest generation would be due."""
            found = []
            for _ in range(8):
                kept.extend([] for _ in range(10))
                found.append(collector.look())
            return max(found)

        assert work() == 1
        now[0] = 61.0
        assert work() == 2
        assert work() == 1
    finally:
        gc.set_threshold(*thresholds)
        gc.enable()


def test_one_looks_again_sooner_while_there_is_something_to_collect() -> None:
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        gc.collect()
        collector = Collector()
        kept = [[number] for number in range(gc.get_threshold()[0] + 100)]
        assert pause_ms(collector.look()) == BUSY_LOOK_MS < LOOK_MS
        assert len(kept) > gc.get_threshold()[0]
        assert pause_ms(collector.look()) == LOOK_MS
    finally:
        if was_enabled:
            gc.enable()


def test_a_library_imported_later_is_left_out_of_later_collections() -> None:
    modules = [500]
    collector = Collector(modules=lambda: modules[0])
    before = gc.get_freeze_count()
    try:
        modules[0] += MANY_MODULES - 1
        collector.look()
        assert gc.get_freeze_count() == before
        modules[0] += 1
        collector.look()
        frozen = gc.get_freeze_count()
        assert frozen > before
        collector.look()
        assert gc.get_freeze_count() <= frozen
    finally:
        gc.unfreeze()
