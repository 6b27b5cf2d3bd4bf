"""What the service keeps is told, cleared by kind, and forgotten by conversation: looked for in the very files."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine.errors import NotFound
from dost_engine.index.vector_cache import VectorCache
from dost_engine.mcp_store.result_files import ResultFiles
from dost_engine.mcp_store.results import invocation
from dost_engine.settings import Paths, Settings
from dost_engine.types import KeptKind, Message, Role, Turn
from support.answering import serving
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.client import EngineClient
    from dost_engine.types import KeptPart

WORD = "zebrafinch"
"""What is said in the conversations of this file; the letters of no name or message of Dost's."""

READ = tool("read_mail", annotations={"readOnlyHint": True}, inputSchema={"type": "object"})
KEEPING = Settings(keep_arguments=True)


def files_with(folder: Path, word: str) -> list[str]:
    """Names of the files under a folder that hold the word."""
    forms = (word.encode(), word.encode("utf-16-le"))
    found = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(path.name for path in found if any(form in path.read_bytes() for form in forms))


def turn(name: str, *, keep: bool = True) -> Turn:
    history = (Message(Role.USER, f"earlier {WORD}"),)
    return Turn(f"read my mail about {WORD}", history, origin="chat", conversation=name, keep=keep)


async def call(client: EngineClient, name: str, *, keep: bool = True) -> None:
    await client.invoke("mail/read_mail", {"about": WORD}, origin="chat", by_hand=True, conversation=name, keep=keep)


async def part(client: EngineClient, kind: KeptKind) -> KeptPart:
    return next(one for one in await client.kept() if one.kind is kind)


async def test_what_may_not_be_kept_is_in_no_file_and_can_be_opened_until_the_end(paths: Paths) -> None:
    async with serving(paths, KEEPING, mail=entry(tools=[READ])) as (_, client):
        made = await client.select(turn("c1", keep=False))
        await call(client, "c1", keep=False)
        assert (await client.trace(made.turn_id)).query.text == f"read my mail about {WORD}"
        assert (await client.explain(made.turn_id, "mail/read_mail")).turn_id == made.turn_id
        assert (await client.traces()).turns == ()
        [record] = (await client.audit()).calls
        assert (record.tool_id, record.arguments, record.arguments_digest, record.conversation) == (
            "mail/read_mail",
            "",
            "",
            "",
        )
        assert (await client.usage()).uses == 0
    assert files_with(paths.data.parent, WORD) == []
    async with serving(paths, KEEPING, mail=entry(tools=[READ])) as (_, client):
        with pytest.raises(NotFound):
            await client.trace(made.turn_id)


async def test_a_conversation_is_forgotten_to_the_last_byte_and_the_others_stay(paths: Paths) -> None:
    async with serving(paths, KEEPING, mail=entry(tools=[READ])) as (_, client):
        for name in ("c1", "c2", "c1"):
            await client.select(turn(name))
            await call(client, name)
        kept = (await client.traces()).turns
        await client.forget_conversation("c1")
        assert [one.turn_id for one in (await client.traces()).turns] == [kept[1].turn_id]
        with pytest.raises(NotFound):
            await client.trace(kept[0].turn_id)
        assert [bool(one.arguments) for one in (await client.audit()).calls] == [False, True, False]
        assert files_with(paths.data, WORD) == ["calls.sqlite", "traces.sqlite"]  # of c2
        await client.forget_conversation("c2")
        await client.forget_conversation("of nobody")
        assert files_with(paths.data, WORD) == []
        assert (await client.audit()).kept == 3
    assert files_with(paths.data.parent, WORD) == []


async def test_each_kind_is_told_with_its_place_and_size_and_cleared_alone(paths: Paths) -> None:
    async with serving(paths, KEEPING, mail=entry(tools=[READ])) as (_, client):
        await client.select(turn("c1"))
        await call(client, "c1")
        ResultFiles(paths.results_folder).kept(
            invocation("mail/read_mail", {"content": [{"type": "text", "text": WORD * 5_000}]}, 1.0)
        )
        assert (await part(client, KeptKind.DATA_SET_VECTORS)).count == 0, "no file is no mistake"
        with contextlib.closing(VectorCache(paths.evaluation_vectors_file)) as vectors:
            vectors.put("model", "1", {"a": np.ones(3, np.float32), "b": np.ones(3, np.float32)})
        assert (await part(client, KeptKind.DATA_SET_VECTORS)).count == 2
        before = {one.kind: one for one in await client.kept()}
        assert set(before) == set(KeptKind)
        assert all(one.count and one.size_bytes for one in before.values()), before
        assert before[KeptKind.TURNS].place == str(paths.traces_file)
        for kind in KeptKind:
            await client.clear_kept(kind)
            assert (await part(client, kind)).count == 0
        assert files_with(paths.data, WORD) == []


def test_the_files_of_a_conversation_are_known_by_their_names(tmp_path: Path) -> None:
    files = ResultFiles(tmp_path)
    long = invocation("s/t", {"content": [{"type": "text", "text": "x" * 30_000}]}, 1.0)
    files.kept(long, conversation="c1")
    files.kept(long, conversation="c2")
    files.kept(long)
    assert "The rest was not kept" in files.kept(long, conversation="c3", keep=False).text
    assert len(list(tmp_path.iterdir())) == 3
    files.forget("c1")
    files.forget("")
    assert len(list(tmp_path.iterdir())) == 2


async def test_copies_of_an_older_file_are_cleared_with_it(paths: Paths) -> None:
    paths.data.mkdir(parents=True)
    for ending in ("v1.bak", "damaged"):
        (paths.data / f"traces.sqlite.{ending}").write_text(WORD, encoding="utf-8")
    async with serving(paths, Settings(keep_traces=False), mail=entry(tools=[READ])) as (_, client):
        told = await part(client, KeptKind.TURNS)
        assert (told.count, told.keeping) == (None, False)
        assert told.size_bytes == 2 * len(WORD)
        await client.clear_kept(KeptKind.TURNS)
        assert (await part(client, KeptKind.TURNS)).count == 0
    assert files_with(paths.data, WORD) == []
