"""Files, pipes and logs are UTF-8, whatever the locale and the code page of the system say."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from dost_engine.catalog import server_key
from dost_engine.mcp_store.environment import server_environment

if TYPE_CHECKING:
    from pathlib import Path

SERVER = "naïve-📦"
DESCRIPTION = "✓ ★ 🔥 тест"
SCRIPT = """
import json, sys
sys.stderr.buffer.write(b"starting \\xff\\xfe\\n"); sys.stderr.flush()
about = {"description": "✓ ★ 🔥 тест", "inputSchema": {"type": "object"}}
tools = [{"name": name} | about for name in ("TITLE_INVOICE", "Iptal")]
for line in sys.stdin:
    asked = json.loads(line)
    if "id" not in asked:
        continue
    answer = {"jsonrpc": "2.0", "id": asked["id"]}
    if asked["method"] == "initialize":
        answer["result"] = {"protocolVersion": asked["params"]["protocolVersion"], "capabilities": {"tools": {}},
                            "serverInfo": {"name": "x", "version": "1"}}
    elif asked["method"] == "tools/list":
        answer["result"] = {"tools": tools}
    else:
        answer["error"] = {"code": -32601, "message": "no such method"}
    print(json.dumps(answer, ensure_ascii=False), flush=True)  # in the encoding that Python takes for the pipe
"""

PLACES = {
    "Turkish": {"LC_ALL": "tr_TR.UTF-8", "PYTHONUTF8": ""},
    "another code page": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "cp1252"},
}


@pytest.mark.parametrize("place", PLACES)
def test_a_server_and_its_tools_arrive_whole_in_every_locale(tmp_path: Path, place: str) -> None:
    accents = place == "Turkish"  # where file names are ASCII by order of the user, others cannot be opened
    script = tmp_path / ("sërver.py" if accents else "server.py")
    script.write_text(SCRIPT, encoding="utf-8")
    home = tmp_path / ("hömé" if accents else "home")
    config = home / "config"
    config.mkdir(parents=True)
    servers = {"mcpServers": {SERVER: {"command": sys.executable, "args": [str(script)]}}}
    (config / "servers.json").write_bytes(json.dumps(servers, ensure_ascii=False).encode())
    homes = {"DOST_HOME": str(home), "DOST_MODELS_DIR": str(home / "models")}

    def dost(*arguments: str) -> str:
        command = [sys.executable, "-m", "dost_engine", *arguments]
        env = os.environ | homes | PLACES[place]
        done = subprocess.run(command, env=env, capture_output=True, timeout=100, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.decode("utf-8")

    listed = json.loads(dost("tools", "--json"))
    assert [info["tool"]["id"] for info in listed] == [
        f"{server_key(SERVER)}/{name}" for name in ("TITLE_INVOICE", "Iptal")
    ]
    assert {info["tool"]["description"] for info in listed} == {DESCRIPTION}
    if place != "Turkish":
        return
    picked = json.loads(dost("why", "title of an invoice", "--json"))["selection"]["picks"]
    assert picked[0]["id"].endswith("/TITLE_INVOICE")  # I becomes i, in Turkey too


def test_servers_in_python_speak_utf8_unless_their_entry_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONUTF8", "0")  # that of the program is no choice of the server's
    assert {"PYTHONUTF8": "1", "PYTHONIOENCODING": "utf-8"}.items() <= server_environment({}).items()
    chosen = server_environment({"PYTHONIOENCODING": "latin-1"})
    assert (chosen["PYTHONUTF8"], chosen["PYTHONIOENCODING"]) == ("1", "latin-1")
