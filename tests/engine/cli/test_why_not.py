"""``dost why --not``, ``dost why --turn`` and ``dost traces``, as a person runs them."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.client import EngineClient
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import Turn
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """One server with a dozen tools, and no model."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    made = Paths.from_environment()
    made.config.mkdir(parents=True)
    tools = [tool("add_note"), tool("send_fax"), *(tool(f"thing_{number}") for number in range(12))]
    made.servers_file.write_text(json.dumps({"mcpServers": {"office": entry(tools=tools)}}))
    return made


def dost(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


async def answered(paths: Paths, text: str) -> str:
    """The id of a turn that a service has answered."""
    service = Service(paths, Settings(), host="command", load_embedder=HashEmbedder)
    await service.start()
    try:
        await service.wait_settled(60)
        async with EngineClient(service.url, service.token) as client:
            return (await client.select(Turn(text, origin="chat"))).turn_id
    finally:
        await service.stop()


@pytest.mark.usefixtures("paths")
def test_a_tool_that_was_not_picked_is_explained_in_words_and_as_json() -> None:
    told = dost("why", "add a note", "--not", "send_fax")
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith("Why not send_fax of office")
    assert "missing: add" in told.stdout
    assert "It would have been picked" in told.stdout
    assert "in the message" in told.stdout
    as_json = json.loads(dost("why", "add a note", "--not", "send_fax", "--json").stdout)
    assert as_json["tool_id"] == "office/send_fax"
    assert as_json["ways"]


@pytest.mark.usefixtures("paths")
def test_a_misspelt_tool_is_told_with_one_that_is_spelt_alike() -> None:
    told = dost("why", "add a note", "--not", "send_fx")
    assert told.exit_code == 1
    assert "Did you mean office/send_fax" in told.stderr


@pytest.mark.usefixtures("paths")
def test_neither_a_message_nor_a_turn_is_refused() -> None:
    assert dost("why").exit_code == 1
    assert dost("why", "hello", "--turn", "t1").exit_code == 1


def test_a_kept_turn_is_listed_opened_explained_and_forgotten(paths: Paths) -> None:
    turn_id = asyncio.run(answered(paths, "add a note"))
    assert turn_id in dost("traces").stdout
    assert "No kept turn" in dost("traces", "--text", "nobody said this").stdout
    opened = dost("why", "--turn", turn_id)
    assert opened.exit_code == 0, opened.output
    assert "add_note" in opened.stdout
    assert "Why add_note of office" in dost("why", "--turn", turn_id, "--not", "add_note").stdout
    assert dost("traces", "clear").exit_code == 0
    assert "No turns are kept." in dost("traces").stdout
