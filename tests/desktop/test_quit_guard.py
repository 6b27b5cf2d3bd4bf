"""A quit that hangs ends all the same."""

import asyncio
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import psutil

HANGS = """
import logging, subprocess, sys, threading
from concurrent.futures import ThreadPoolExecutor
from dost_desktop.quit_guard import QuitGuard

logging.basicConfig(filename=sys.argv[1], level=logging.INFO)
server = subprocess.Popen(
    [sys.executable, "-c", "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)"]
)
print(server.pid, flush=True)
never = threading.Event()

def a_model_that_loads_for_ever():
    never.wait()

busy = ThreadPoolExecutor(1)
busy.submit(a_model_that_loads_for_ever)
guard = QuitGuard(0.2)
guard.begin()
guard.begin()
"""


def test_what_hangs_is_named_in_the_log_and_left_behind(tmp_path: Path) -> None:
    """The interpreter would wait for the thread for ever; the run ends by the guard or not at all."""
    log = tmp_path / "window.log"
    done = subprocess.run(
        [sys.executable, "-c", HANGS, str(log)], capture_output=True, encoding="utf-8", timeout=100, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "a_model_that_loads_for_ever" in log.read_text(encoding="utf-8")
    with suppress(psutil.NoSuchProcess):
        child = psutil.Process(int(done.stdout))
        while child.status() != psutil.STATUS_ZOMBIE:  # a kill takes a moment; without one the test runs out of time
            time.sleep(0.01)


ENDS = """
from dost_desktop.quit_guard import QuitGuard
QuitGuard(1000).begin()
raise SystemExit(3)
"""


async def test_an_end_in_time_is_not_waited_for() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", ENDS)
    assert await process.wait() == 3
