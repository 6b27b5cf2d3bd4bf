"""PATH as a person's shell has it, and where programs are found."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING

import psutil
import pytest

from dost_engine.errors import ServerUnavailable
from dost_engine.mcp_store.environment import server_environment
from dost_engine.mcp_store.finding import batch_line, find_program, is_batch, program_names, search_path
from dost_engine.mcp_store.login_shell import ask_login_shell, is_poor, read_environment
from dost_engine.types import ServerState
from support.servers.running import entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no login shell")


def script(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return str(path)


@posix
async def test_a_login_shell_says_its_variables_whatever_else_it_prints(tmp_path: Path) -> None:
    shell = script(
        tmp_path / "shell",
        'echo "Welcome! PATH=/wrong"\nexport PATH="$PATH:/from shell" TOKEN=t-1 LINES_="a\nb=c"\neval "$2"',
    )
    found = await ask_login_shell(shell)
    assert found["PATH"].endswith(":/from shell")
    assert (found["TOKEN"], found["LINES_"]) == ("t-1", "a")
    assert "Welcome" not in str(found)


@posix
async def test_a_shell_that_hangs_is_ended_with_what_it_started(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    shell = script(tmp_path / "shell", f"sleep 600 & echo $! > {pid}\nwait")
    assert await ask_login_shell(shell, limit_s=1) == {}
    assert not psutil.pid_exists(int(pid.read_text())) or psutil.Process(int(pid.read_text())).status() == "zombie"


@posix
async def test_what_is_no_shell_costs_nothing(tmp_path: Path) -> None:
    assert await ask_login_shell(str(tmp_path / "none")) == {}
    assert await ask_login_shell(script(tmp_path / "silent", "exit 1")) == {}
    assert read_environment("A=b") == {}


@posix
async def test_a_real_shell_answers() -> None:
    assert "PATH" in await ask_login_shell("/bin/sh", limit_s=30)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no login shell")
def test_a_terminal_has_a_shell_of_its_own() -> None:
    assert is_poor({"PATH": "/usr/bin:/bin"})
    assert not is_poor({"PATH": "/usr/bin:/bin", "TERM": "xterm"})


@posix
async def test_a_program_that_only_the_login_shell_knows_is_found_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = script(tmp_path / "tools" / "my-npx", f'exec {sys.executable} "$@"')
    monkeypatch.setenv(
        "SHELL", script(tmp_path / "shell", f'PATH=/usr/bin:{tmp_path / "tools"} FROM=shell\nexport FROM\neval "$2"')
    )
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.delenv("TERM", raising=False)
    server = entry(tools=[tool("env")]) | {"command": "my-npx", "env": {"V": "${FROM}"}}
    async with running(tmp_path, {"a": server, "d": {"command": "nope"}}) as run:
        assert (run.status("a").state, run.status("a").program) == (ServerState.READY, program)
        result = await run.store.call("a/env", {})
        assert '"V": "shell"' in result.text
        assert str(tmp_path / "tools") in result.text
        error = run.status("d").error
        assert '"nope" was not found in any of these folders' in error
        assert str(tmp_path / "tools") in error


@posix
async def test_a_relative_program_begins_at_the_file(tmp_path: Path) -> None:
    script(tmp_path / "config" / "bin" / "b", f'exec {sys.executable} "$@"')
    async with running(tmp_path, {"b": entry() | {"command": "./bin/b"}}) as run:
        assert run.status("b").program == str(tmp_path / "config" / "bin" / "b")


@posix
def test_folders_come_in_order_and_each_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for folder in (".cargo/bin", ".nvm/versions/node/v9.1.0/bin", ".nvm/versions/node/v20.1.0/bin"):
        (tmp_path / folder).mkdir(parents=True)
    folders = search_path("/a:/b", None, "/b:/c:/usr/bin", environment={}).split(os.pathsep)
    assert folders[:4] == ["/a", "/b", "/c", "/usr/bin"]
    ours = [folder for folder in folders if folder.startswith(str(tmp_path))]
    nodes = [f"{tmp_path}/.nvm/versions/node/{version}/bin" for version in ("v20.1.0", "v9.1.0")]
    assert ours == [*nodes, f"{tmp_path}/.cargo/bin"]
    assert len(set(folders)) == len(folders)


@posix
def test_what_is_no_program_is_not_started(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("text")
    with pytest.raises(ServerUnavailable, match="not found in any"):
        find_program("plain", str(tmp_path), environment={})
    with pytest.raises(ServerUnavailable, match="It is no program"):
        find_program(str(tmp_path / "plain"), "", environment={})
    with pytest.raises(ServerUnavailable, match="no such file"):
        find_program(str(tmp_path / "none"), "", environment={})


def test_variables_of_the_login_shell_reach_a_server_where_they_are_harmless() -> None:
    env = server_environment({}, login={"LC_TEST": "de", "HTTPS_PROXY_": "x", "OPENAI_API_KEY": "secret"})
    assert env["LC_TEST"] == "de"
    assert "secret" not in env.values()


# ------------------------------------------------------------------------------------------------------ Windows


def test_windows_finds_launchers_and_never_the_script_of_another_system() -> None:
    assert program_names("npx", ".COM;.EXE;.BAT;.CMD") == ["npx.com", "npx.exe", "npx.bat", "npx.cmd"]
    assert program_names("C:\\node\\npx.CMD", ".EXE;.CMD") == ["C:\\node\\npx.CMD"]
    assert program_names("node.js", ".EXE") == ["node.js.exe"]
    assert [is_batch(name) for name in ("npx.cmd", "C:\\a b\\X.BAT", "node.exe", "npx")] == [True, True, False, False]


@pytest.mark.parametrize(
    ("arg", "written"),
    [
        ("plain", '"plain"'),
        ("", '""'),
        ("two words", '"two words"'),
        ("https://x.example/?a=1&b=2", '"https://x.example/?a=1&b=2"'),
        ('say "hi"', '"say ""hi"""'),
        ("C:\\folder\\", '"C:\\folder\\\\"'),
        ('back\\"slash', '"back\\\\""slash"'),
        ("100%PATH%", '"100%%cd:~,%PATH%%cd:~,%"'),
    ],
)
def test_an_argument_of_a_batch_file_arrives_as_it_is(arg: str, written: str) -> None:
    assert batch_line("C:\\node\\npx.cmd", [arg]) == f'"C:\\node\\npx.cmd" {written}'


def test_an_argument_that_a_batch_file_cannot_take_is_refused() -> None:
    with pytest.raises(ServerUnavailable, match="line break"):
        batch_line("npx.cmd", ["a\nb"])


async def test_the_shell_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        return
    asked = tmp_path / "asked"
    monkeypatch.setenv("SHELL", script(tmp_path / "shell", f'echo x >> {asked}\neval "$2"'))
    monkeypatch.delenv("TERM", raising=False)
    for name in ("one", "two"):
        async with running(tmp_path / name, {"a": entry(), "b": entry()}):
            await asyncio.sleep(0)
    assert asked.read_text() == "x\n"
