"""The window as a process of its own: starts, meets itself, ends, leaves nothing."""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import psutil
import pytest

from dost_desktop.single_instance import show_running
from dost_engine.client import EngineClient
from dost_engine.client.endpoint import read_endpoint
from dost_engine.types import ServerState
from support.servers.running import entry
from support.window_world import make_profile, until

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from dost_engine.settings import Paths
    from dost_engine.types import ServiceStatus


def start() -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "dost_desktop"], stderr=subprocess.PIPE, encoding="utf-8")


async def servers_of(paths: Paths, process: subprocess.Popen[str]) -> ServiceStatus:
    """The status of the process's service once its servers are ready."""
    await until(lambda: read_endpoint(paths.endpoint_file) or process.poll() is not None, "the endpoint file")
    endpoint = read_endpoint(paths.endpoint_file)
    assert endpoint is not None, process.communicate()[1]
    async with EngineClient(endpoint.url, endpoint.token) as client:
        async for _ in client.events():
            status = await client.status()
            if status.servers and all(server.state is ServerState.READY for server in status.servers):
                return status
    raise AssertionError("the events ended")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to end a window with")
async def test_a_second_start_shows_the_first_and_a_signal_ends_all(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry())
    first = start()
    try:
        status = await servers_of(paths, first)
        assert (status.host, status.pid) == ("app", first.pid)
        family = psutil.Process(first.pid).children(recursive=True)
        assert status.servers[0].pid in {child.pid for child in family}
        second = start()
        _, said = second.communicate(timeout=60)
        assert (second.returncode, said) == (0, "")
        assert first.poll() is None
        first.send_signal(signal.SIGTERM)
        _, said = first.communicate(timeout=60)
        # The platform without a display cannot bring a window to the front, and says so.
        assert (first.returncode, said.replace("This plugin does not support raise()\n", "")) == (0, "")
    finally:
        if first.poll() is None:
            first.kill()
            first.wait()
    assert [child for child in family if child.is_running()] == []
    assert read_endpoint(paths.endpoint_file) is None
    assert not show_running(paths)
    assert "asked to show itself" in (paths.logs / "window.log").read_text(encoding="utf-8")
