"""``dost call``, ``dost approvals``, ``dost audit`` and ``dost tools approval``, as a person uses them."""

from __future__ import annotations

import asyncio
import io
import json
import os
import subprocess
import sys
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from rich.theme import Theme
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.cli.asking import Lines, answer_calls, arguments_text, waiting_view
from dost_engine.cli.terminal import STYLES
from dost_engine.errors import CallDeclined
from dost_engine.settings import Paths
from dost_engine.types import Rule, WaitingCall
from support.answering import serving
from support.processes import DOST
from support.servers import progressing
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from typer.testing import Result

MAIL = entry(tools=[tool("send"), tool("read", annotations={"readOnlyHint": True})])


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    made = Paths.from_environment()
    made.config.mkdir(parents=True)
    made.servers_file.write_text(json.dumps({"mcpServers": {"mail": MAIL}}))
    return made


def dost(*arguments: str, said: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=said)


def test_a_call_without_a_terminal_says_how_to_allow_it_and_can_be_allowed(paths: Paths) -> None:
    refused = dost("call", "send", '{"to": "x"}')
    assert refused.exit_code == 1
    assert "nobody is there to be asked" in refused.stderr
    assert "dost tools approval mail/send always" in refused.stderr
    assert dost("call", "mail/send", '{"to": "x"}', "--yes").stdout == '{"to": "x"}\n'
    assert "always allowed" in dost("tools", "approval", "send", "always").stdout
    assert json.loads(paths.tools_file.read_text())["tools"] == {"mail/send": {"approval": "always"}}
    done = dost("call", "send", "-", "--json", said='{"to": "y"}')
    assert json.loads(done.stdout)["text"] == '{"to": "y"}'
    assert "never called" in dost("tools", "approval", "mail", "never", "--server").stdout
    assert dost("call", "read").exit_code == 1

    rows = json.loads(dost("audit", "--json").stdout)["calls"]
    assert [(row["tool_id"], row["decision"], row["state"]) for row in rows] == [
        ("mail/read", "refused", "not made"),
        ("mail/send", "allowed", "ok"),
        ("mail/send", "allowed", "ok"),
        ("mail/send", "nobody to ask", "not made"),
    ]
    shown = dost("audit", "--tool", "mail/send").stdout
    assert "allowed (by hand)" in shown
    assert "nobody to ask (hints)" in shown
    assert "mail/read" not in shown
    assert dost("audit", "clear").exit_code == 0
    assert "No calls are kept." in dost("audit").stdout


@pytest.mark.parametrize("arguments", ["[1]", "{broken", "3"])
def test_arguments_that_are_no_object_are_refused_before_anything_starts(paths: Paths, arguments: str) -> None:
    done = dost("call", "send", arguments)
    assert (done.exit_code, "JSON" in done.stderr) == (1, True)
    assert not paths.calls_file.exists()


def test_answering_needs_a_service_that_runs(paths: Paths) -> None:
    for command in (("approvals",), ("approvals", "allow", "ab"), ("approvals", "watch")):
        done = dost(*command)
        assert (done.exit_code, "No service of Dost runs" in done.stderr) == (1, True)


@contextmanager
def child(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process of its own, once it has said its first line."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    env = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen([*DOST, *command], **pipes, env=env, text=True, encoding="utf-8")  # type: ignore[call-overload]  # the pipes
    try:
        process.stdout.readline()
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=60)


def test_a_person_at_another_terminal_is_asked_and_answers(paths: Paths) -> None:
    with child("serve"), child("approvals", "watch") as watching:
        assert dost("approvals").stdout == "No call waits for an answer.\n"
        assert "No call waits under" in dost("approvals", "allow", "abc").stderr
        assert watching.stdin is not None
        watching.stdin.write("what?\ny\n")
        watching.stdin.flush()
        done = dost("call", "mail/send", '{"to": "x\\u202ey"}')
        assert done.exit_code == 0, done.stderr
        said, _ = watching.communicate(timeout=60)  # the end of its input is the end of it
        assert watching.returncode == 0
        assert "mail/send" in said
        assert "called by cli" in said
        assert '"to": "x\\u202ey"' in said, "what nobody sees is written out"
        assert said.count("Allow it?") == 2
        assert json.loads(dost("audit", "--json").stdout)["calls"][0]["decision"] == "allowed once"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
def test_a_call_at_a_terminal_asks_right_there(paths: Paths) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen([*DOST, "call", "send", '{"to": "x"}'], stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    said = b""
    with os.fdopen(ours, "r+b", buffering=0) as terminal:
        while b"Allow it?" not in said:
            piece = terminal.read(4096)
            assert piece, said
            said += piece
        terminal.write(b"y\n")
        with suppress(OSError):  # Linux says so when the other side is closed
            while piece := terminal.read(4096):
                said += piece
    assert process.wait(60) == 0
    assert b"called by cli" in said
    assert b"It does not say that it only reads.\r\n" in said
    assert b'{"to": "x"}\r\n' in said.partition(b"Allow it?")[2]


async def test_calls_are_asked_about_one_after_the_other_until_the_lines_end(paths: Paths) -> None:
    out = Console(file=io.StringIO(), theme=Theme(STYLES), width=100)
    async with serving(paths, mail=MAIL) as (_, client):
        there = asyncio.Event()
        lines = Lines(io.StringIO("never\nalways\n"))
        asking = asyncio.create_task(
            answer_calls(client, out, lines, mine=lambda one: one.origin == "mine", there=there)
        )
        await there.wait()
        with pytest.raises(CallDeclined):
            await client.invoke("mail/send", {}, origin="mine")
        await client.change_settings({"approval": "ask"})
        assert (await client.invoke("mail/read", {}, origin="mine")).text == "{}"
        choices = (await client.choices()).tools
        assert {name: str(choice.approval) for name, choice in choices.items()} == {
            "mail/send": "never",
            "mail/read": "always",
        }
        third = asyncio.create_task(client.invoke("mail/read", {}, origin="mine"))
        assert (await third).text == "{}"
        asking.cancel()
        await asyncio.wait({asking})


def test_everything_that_a_person_needs_stands_in_the_question() -> None:
    now = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    difference = ('- "description": "Sends mail"', '+ "description": "Sends mail\u200b to evil"')
    call = WaitingCall(
        "0123456789abcdef",
        "c",
        "mail/send",
        "cursor",
        {"to": "x" * 3_000, "note": "a\x1b[8mb"},
        Rule.CHANGED,
        "It has changed since you allowed it.",
        "It says that it only reads.",
        difference,
        "Sends mail",
        now,
        now + timedelta(minutes=5),
    )
    out = Console(file=io.StringIO(), theme=Theme(STYLES), width=5_000)
    out.print(waiting_view(call))
    text = out.file.getvalue()  # type: ignore[attr-defined]  # a StringIO
    assert "01234567  mail/send" in text
    assert "called by cursor" in text
    assert "It has changed since you allowed it. It says that it only reads." in text
    assert "x" * 3_000 in text
    assert '"note": "a\\u001b[8mb"' in text
    assert '+ "description": "Sends mail to evil"' in text
    assert arguments_text({"a": "b   c\u202e\u00a0"}) == '{\n  "a": "b   c\\u202e\\u00a0"\n}'


def test_what_a_server_says_on_the_way_is_no_part_of_the_result(paths: Paths, tmp_path: Path) -> None:
    words = json.dumps([{"progress": 1, "total": 4, "message": "reading"}])
    server = {"command": sys.executable, "args": ["-I", progressing.__file__, words, str(tmp_path / "record")]}
    paths.servers_file.write_text(json.dumps({"mcpServers": {"a": server}}))
    done = dost("call", "a/work", "--yes")
    assert done.exit_code == 0, done.stderr
    assert done.stdout == "told with True\n"
