"""Servers that nobody here wrote: the official ones from PyPI and npm, as people have them."""

from __future__ import annotations

import asyncio
import base64
import subprocess
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import BadArguments, CallFailed
from dost_engine.types import ServerState
from support.servers.real import everything_at, needs_node, needs_pypi, node_server, python_server
from support.servers.running import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


@asynccontextmanager
async def pages() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """A web server whose page ``/slow`` never comes; the event says that it was asked for."""
    asked = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await reader.readuntil(b"\r\n\r\n")
        if b" /slow " in request:
            asked.set()
            await reader.read()
        else:
            body = b"<html><body><h1>Opening hours</h1><p>Nine to five.</p></body></html>"
            head = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(body)}\r\n\r\n"
            writer.write(head.encode() + body)
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", asked


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A git repository with a new file."""
    folder = tmp_path / "repository"
    subprocess.run(["git", "init", "-q", "-b", "main", str(folder)], check=True)
    (folder / "new.txt").write_text("new\n", encoding="utf-8")
    return folder


@needs_pypi
async def test_those_from_pypi_are_listed_called_given_up_and_restarted(tmp_path: Path, repository: Path) -> None:
    servers = {
        "time": python_server("time"),
        "git": python_server("git", "--repository", str(repository)),
        "fetch": python_server("fetch", "--ignore-robots-txt", "--allow-private-ips"),
    }
    async with pages() as (url, asked), running(tmp_path, servers) as run:
        assert {status.state for status in run.store.servers()} == {ServerState.READY}
        assert {"time/convert_time", "git/git_status", "fetch/fetch"} <= set(run.ids())
        noon = {"source_timezone": "Europe/Lisbon", "time": "12:00", "target_timezone": "Asia/Tokyo"}
        assert "Asia/Tokyo" in (await run.store.call("time/convert_time", noon)).text
        assert "new.txt" in (await run.store.call("git/git_status", {"repo_path": str(repository)})).text
        assert "Nine to five." in (await run.store.call("fetch/fetch", {"url": f"{url}/hours"})).text

        nowhere = await run.store.call("time/get_current_time", {"timezone": "Nowhere/Place"})
        assert nowhere.is_error
        assert "Nowhere/Place" in nowhere.text
        with pytest.raises(BadArguments, match="\\$"):
            await run.store.call("fetch/fetch", {})

        slow = asyncio.create_task(run.store.call("fetch/fetch", {"url": f"{url}/slow"}))
        await asked.wait()
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert "Nine to five." in (await run.store.call("fetch/fetch", {"url": f"{url}/hours"})).text

        first, offered = run.status("time").pid, run.ids()
        await run.store.restart("time")
        await run.until(lambda: run.status("time").state is ServerState.READY and run.status("time").pid != first)
        assert "Asia/Tokyo" in (await run.store.call("time/convert_time", noon)).text
        assert run.ids() == offered


@needs_node
async def test_the_one_for_files_reads_writes_and_stays_in_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "dot.png").write_bytes(PICTURE)
    async with running(tmp_path, {"files": node_server("filesystem", str(folder))}) as run:
        assert {"files/write_file", "files/read_media_file", "files/list_directory"} <= set(run.ids())
        note = {"path": str(folder / "Ünï.txt"), "content": "two\nlines €"}
        assert not (await run.store.call("files/write_file", note)).is_error
        assert (folder / "Ünï.txt").read_text(encoding="utf-8") == "two\nlines €"
        assert (await run.store.call("files/read_text_file", {"path": note["path"]})).text == "two\nlines €"
        picture = await run.store.call("files/read_media_file", {"path": str(folder / "dot.png")})
        [kept] = (tmp_path / "results").iterdir()
        assert kept.read_bytes() == PICTURE
        assert str(kept) in picture.text
        assert base64.b64encode(PICTURE).decode() not in picture.text
        outside = await run.store.call("files/read_text_file", {"path": str(tmp_path / "config" / "servers.json")})
        assert outside.is_error
        assert "Access denied" in outside.text
        with pytest.raises(BadArguments, match="\\$"):
            await run.store.call("files/read_text_file", {})


@needs_node
async def test_the_one_for_memories_keeps_them_over_a_restart(tmp_path: Path) -> None:
    servers = {"memory": node_server("memory", MEMORY_FILE_PATH=str(tmp_path / "memory.jsonl"))}
    async with running(tmp_path, servers) as run:
        rita = {"name": "Rita", "entityType": "person", "observations": ["plays the cello"]}
        made = await run.store.call("memory/create_entities", {"entities": [rita]})
        assert not made.is_error
        first = run.status("memory").pid
        await run.store.restart("memory")
        await run.until(lambda: run.status("memory").state is ServerState.READY and run.status("memory").pid != first)
        found = await run.store.call("memory/search_nodes", {"query": "cello"})
        assert found.structured is not None
        assert found.structured["entities"] == [rita]


@needs_node
async def test_the_one_with_everything_is_understood_over_every_transport(tmp_path: Path) -> None:
    async with everything_at("streamableHttp") as http, everything_at("sse") as sse:
        servers = {
            "pipe": node_server("everything", "stdio"),
            "http": {"type": "http", "url": f"{http}/mcp"},
            "sse": {"type": "sse", "url": f"{sse}/sse"},
        }
        async with running(tmp_path, servers) as run:
            by_server = {name: [tool.name for tool in run.store.tools() if tool.server == name] for name in servers}
            assert by_server["pipe"] == by_server["http"] == by_server["sse"]
            for name in servers:
                await check_results(run.store.call, name)


async def check_results(call, server: str) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001 - the store's own
    """Results of all content types."""
    assert (await call(f"{server}/echo", {"message": "grüße 😀"})).text == "Echo: grüße 😀"
    assert (await call(f"{server}/get-sum", {"a": 1, "b": 2.5})).text == "The sum of 1 and 2.5 is 3.5."
    weather = await call(f"{server}/get-structured-content", {"location": "Chicago"})
    assert set(weather.structured) == {"temperature", "conditions", "humidity"}
    picture = await call(f"{server}/get-tiny-image", {})
    assert [block["type"] for block in picture.content] == ["text", "image", "text"]
    assert "[image, image/png, 4 kB, kept in " in picture.text
    links = await call(f"{server}/get-resource-links", {"count": 2})
    assert links.text.count("[link to ") == 2
    inside = await call(f"{server}/get-resource-reference", {"resourceType": "Text", "resourceId": 3})
    assert "This is a plaintext resource" in inside.text
    whole = await call(f"{server}/get-resource-reference", {"resourceType": "Blob", "resourceId": 1})
    assert "bytes, kept in " in whole.text
    noted = await call(f"{server}/get-annotated-message", {"messageType": "error", "includeImage": True})
    assert "Error: " in noted.text
    with pytest.raises(BadArguments, match=r"got \"Atlantis\", expected one of"):
        await call(f"{server}/get-structured-content", {"location": "Atlantis"})


@needs_node
async def test_what_else_a_server_offers_and_says_disturbs_no_tool(tmp_path: Path) -> None:
    """It has prompts, resources, news of them and log messages; calls go on, also after one was cut off."""
    async with running(tmp_path, {"all": node_server("everything", "stdio")}) as run:
        offered = run.ids()
        for switch in ("toggle-simulated-logging", "toggle-subscriber-updates"):
            assert not (await run.store.call(f"all/{switch}", {})).is_error
        long = {"duration": 600, "steps": 1}
        with pytest.raises(CallFailed, match=r"did not answer within 0\.2 s"):
            await run.store.call("all/trigger-long-running-operation", long, timeout_s=0.2)
        running_on = asyncio.create_task(run.store.call("all/trigger-long-running-operation", long))
        assert (await run.store.call("all/echo", {"message": "meanwhile"})).text == "Echo: meanwhile"
        running_on.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running_on
        assert (await run.store.call("all/echo", {"message": "after"})).text == "Echo: after"
        assert (run.ids(), run.status("all").error) == (offered, "")
        assert "Starting default (STDIO) server" in "\n".join(run.store.logs("all"))
