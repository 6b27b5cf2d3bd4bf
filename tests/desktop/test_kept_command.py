"""``dost kept`` with what the window keeps: conversations and logs."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_desktop.cli import app
from dost_desktop.conversation import Conversation
from dost_desktop.conversations.file import Head
from dost_desktop.conversations.store import ConversationStore
from dost_desktop.single_instance import SingleInstance
from dost_engine.settings import Settings, save_settings
from dost_engine.types import Message, Role
from support.window_world import make_profile

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

    from dost_engine.settings import Paths

WORD = "zebrafinch"


def dost(*words: str, said: str = "") -> Result:
    return CliRunner().invoke(app, ["kept", *words], input=said)


def said(store: ConversationStore, name: str) -> None:
    talk = Conversation((Message(Role.USER, f"what is a {WORD}"),))
    assert store.keep(Head(name, name, 1.0, 1.0), talk).result() == (True, ())


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """A profile with two conversations and two logs, one of them older."""
    monkeypatch.setenv("COLUMNS", "200")
    made = make_profile(tmp_path, monkeypatch)
    store = ConversationStore(made.conversations_file)
    said(store, "a")
    said(store, "b")
    store.close()
    made.logs.mkdir(parents=True)
    (made.logs / "window.log").write_bytes(b"x" * 1_500)
    (made.logs / "window.log.1").write_bytes(b"x" * 500)
    return made


def test_conversations_and_logs_are_listed_beside_what_the_service_keeps(paths: Paths) -> None:
    told = {part["kind"]: part for part in json.loads(dost("--json").stdout)}
    assert list(told) == [
        *("turns", "calls", "audit", "vectors", "data-set-vectors", "tool-lists", "results"),
        *("conversations", "logs"),
    ]
    talks, logs = told["conversations"], told["logs"]
    assert (talks["count"], talks["place"], talks["keeping"]) == (2, str(paths.conversations_file), True)
    assert talks["size_bytes"] >= paths.conversations_file.stat().st_size > 0
    assert (logs["count"], logs["size_bytes"], logs["place"]) == (2, 2_000, str(paths.logs))
    save_settings(paths.settings_file, Settings(keep_conversations=False))
    row = next(line for line in dost().stdout.splitlines() if line.startswith("conversations"))
    assert "conversations; no more are kept" in row
    assert "2 conversations" in row


def test_each_is_forgotten_after_a_yes_and_leaves_nothing(paths: Paths) -> None:
    assert dost("clear", "conversations", said="n\n").exit_code == 1
    assert asyncio.run(titles(paths)) == ["a", "b"]
    done = dost("clear", "conversations", said="y\n")
    assert done.stdout.rstrip().endswith("Forgotten: conversations.")
    assert asyncio.run(titles(paths)) == []
    assert not [file.name for file in paths.data.iterdir() if WORD.encode() in file.read_bytes()]
    assert (paths.logs / "window.log").stat().st_size == 1_500, "one kind at a time"
    assert dost("clear", "logs", "--yes").exit_code == 0
    assert {file.name: file.stat().st_size for file in paths.logs.iterdir()} == {"window.log": 0}


async def titles(paths: Paths) -> list[str]:
    store = ConversationStore(paths.conversations_file)
    try:
        return sorted(head.title for head in await store.heads())
    finally:
        store.close()


def test_conversations_that_an_open_window_holds_are_left_to_it(paths: Paths) -> None:
    window = SingleInstance(paths)
    try:
        refused = dost("clear", "conversations", "--yes")
        assert refused.exit_code == 1
        assert "The window is open" in refused.stderr
        assert asyncio.run(titles(paths)) == ["a", "b"]
        assert dost("clear", "logs", "--yes").exit_code == 0
    finally:
        window.close()
    assert dost("clear", "conversations", "--yes").exit_code == 0


def test_a_look_makes_no_file_and_a_damaged_one_is_no_reason_to_fail(paths: Paths) -> None:
    paths.conversations_file.write_bytes(b"no database" * 400)
    told = {part["kind"]: part for part in json.loads(dost("--json").stdout)}
    assert told["conversations"]["count"] is None
    assert "damaged" in told["conversations"]["problem"]
    for file in paths.data.glob("conversations*"):
        file.unlink()
    told = {part["kind"]: part for part in json.loads(dost("--json").stdout)}
    assert (told["conversations"]["count"], told["conversations"]["problem"]) == (0, "")
    assert not paths.conversations_file.exists()
