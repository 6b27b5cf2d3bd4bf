"""``dost servers sign-in``: a process, a browser that is a program, a server that wants to know who asks."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import TYPE_CHECKING

from support.processes import DOST
from support.servers.guarded import guarded

if TYPE_CHECKING:
    from pathlib import Path

BROWSER = "import sys, urllib.request; urllib.request.build_opener().open(sys.argv[1], timeout=60).read()"


async def dost(home: Path, *arguments: str) -> tuple[int | None, str]:
    """Run ``dost servers`` without a keyring, with a program for a browser. Returns exit code and output."""
    browser = home / "browser.py"
    browser.write_text(BROWSER)
    environment = os.environ | {
        "DOST_HOME": str(home),
        "DOST_MODELS_DIR": str(home / "models"),
        "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        "BROWSER": f"{sys.executable} {browser} %s",
    }
    process = await asyncio.create_subprocess_exec(
        *DOST, "servers", *arguments, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    output, _ = await process.communicate()
    return process.returncode, output.decode()


async def test_a_person_signs_in_and_out_by_command(tmp_path: Path) -> None:
    file = tmp_path / "config" / "servers.json"
    file.parent.mkdir()
    async with guarded() as server:
        file.write_text(json.dumps({"mcpServers": {"web": {"url": server.url}}}))
        code, output = await dost(tmp_path, "sign-in", "web", "--in-file")
        assert code == 0, output
        assert "/authorize?response_type=code" in output
        assert "Signed in to web. It is kept in a file, in plain text, readable by you alone." in output
        assert server.authority.access
        code, output = await dost(tmp_path, "sign-out", "web")
        assert (code, output.splitlines()[-1]) == (0, "Signed out of web.")
        assert not server.authority.access
    assert json.loads((tmp_path / "config" / "sign-ins.json").read_text())["secrets"] == {}


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    code, output = await dost(tmp_path, "sign-in", "nobody", "--no-browser")
    assert code == 1
    assert "There is no server 'nobody'" in output
