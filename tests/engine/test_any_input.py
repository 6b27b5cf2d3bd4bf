"""Any JSON as tools, any history, any message: an answer, the same every time, and no tool lost but a broken one."""

from __future__ import annotations

import asyncio
import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dost_engine import wire
from dost_engine.client import EngineClient
from dost_engine.errors import BadRequest
from dost_engine.history import turn_from_messages
from dost_engine.mcp_store.guard import OFFERED, SKIPPED, stand_in_page, stand_in_result
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import Policy, TurnTrace
from dost_engine.words import printable
from support.any_json import JSON, TEXT
from support.conversations import in_every_format
from support.fake_embedder import HashEmbedder
from support.small_tools import running

# The same examples every time, so that a red run means a change.
SAME = settings(derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
POLICIES = [Policy.named(name) for name in ("default", "guide", "text", "ratel-hybrid")]

DEFINITIONS = st.fixed_dictionaries(
    {"name": TEXT | JSON}, optional={"description": JSON, "inputSchema": JSON, "parameters": JSON, "_meta": JSON}
)
TOOL_LISTS = st.lists(DEFINITIONS | JSON, max_size=6)
CONVERSATIONS = st.sampled_from([written.messages for written in in_every_format().values()])
HISTORIES = JSON | CONVERSATIONS | st.builds(lambda one, two: [*one, *two], CONVERSATIONS, st.lists(JSON, max_size=3))
MESSAGES = TEXT | st.text(max_size=60) | st.sampled_from(["void the invoice", "and then?", "x" * 3_000])


def kept_names(tools: list[Any]) -> list[str]:
    """Names of the entries that are tools: each once, by the first that has it."""
    named = [entry["name"] for entry in tools if isinstance(entry, dict) and isinstance(entry.get("name"), str)]
    return list(dict.fromkeys(printable(name) for name in named if name))


def check(trace: TurnTrace) -> None:
    """What holds of every answer."""
    ids = [pick.id for pick in trace.selection.picks]
    assert len(ids) == len(set(ids))
    numbers = [pick.score for pick in trace.selection.picks] + [candidate.score for candidate in trace.candidates]
    numbers += [hit.score for stage in trace.stages for hit in stage.hits]
    assert all(math.isfinite(number) for number in numbers if number is not None)
    assert wire.from_json(TurnTrace, wire.to_json(trace)) == trace


def shape(trace: TurnTrace) -> list[tuple[str, str, float, str]]:
    return [(pick.id, pick.source, pick.score, pick.reason) for pick in trace.selection.picks]


@settings(SAME, max_examples=25)
@given(TOOL_LISTS, HISTORIES, MESSAGES)
def test_any_tools_any_history_and_any_message_are_answered_alike_each_time(
    tools: list[Any], history: Any, message: str
) -> None:
    async def twice() -> list[list[Any]]:
        found = []
        for _ in range(2):
            async with running() as rag:
                await rag.init()
                assert (await rag.index(tools))["count"] == len(kept_names(tools))
                shapes = []
                for policy in POLICIES:
                    trace = await rag.trace(turn_from_messages(history, text=message), policy)
                    check(trace)
                    shapes.append(shape(trace))
                mapping = dict.fromkeys(kept_names(tools)) | {"other": {"description": message}}
                assert set(await rag.select(message, history, mapping)) <= set(mapping)
                await rag.test_select(message, history, mapping)
                await rag.text_search(message)
                rag.extract_sticky(history)
                found.append(shapes)
        return found

    first, second = asyncio.run(twice())
    assert first == second


@settings(SAME, max_examples=40)
@given(st.dictionaries(TEXT, JSON, max_size=6), MESSAGES)
def test_any_mapping_of_names_to_anything_is_indexed(mapping: dict[str, Any], message: str) -> None:
    async def look() -> None:
        async with running(policy=Policy.default()) as rag:
            rag.reindex(mapping)
            await rag.flush()
            assert rag.index_status.note == ""
            assert len(rag.snapshot.catalog.tools) == len({printable(name) for name in mapping})
            check(await rag.trace(turn_from_messages([], text=message)))

    asyncio.run(look())


@settings(SAME, max_examples=80)
@given(st.fixed_dictionaries({}, optional={"tools": TOOL_LISTS | JSON, "nextCursor": JSON, "_meta": JSON}), JSON)
def test_any_answer_of_a_server_passes_the_guard_and_says_what_was_left_out(page: dict[str, Any], result: Any) -> None:
    shown = stand_in_page(page)
    entries = page.get("tools")
    if isinstance(entries, list):
        assert len(shown["tools"]) + len(shown["_meta"][SKIPPED]) == len(entries)
    assert [tool["name"] for tool in shown["tools"]] == shown["_meta"][OFFERED]
    assert all(isinstance(tool["inputSchema"], dict) for tool in shown["tools"])
    if isinstance(result, dict):
        assert "_meta" in stand_in_result(result) or result.get("resultType", "complete") != "complete"


def test_any_turn_over_http_is_answered_or_refused_with_the_place_that_does_not_fit(tmp_path: Path) -> None:
    paths = Paths(*(tmp_path / name for name in ("config", "data", "logs", "run", "models")))
    turns = st.fixed_dictionaries(
        {"text": TEXT | JSON}, optional={"history": HISTORIES, "filters": JSON, "limits": JSON, "method": JSON}
    )

    async def ask(client: EngineClient, body: Any) -> None:
        try:
            data = json.dumps({"turn": body}, allow_nan=True, default=str).encode()
        except (ValueError, RecursionError):
            return
        answer = await client._http.post("/v1/select", content=data, headers={"content-type": "application/json"})
        assert answer.status_code in {200, 400}, answer.text
        if answer.status_code == 200:
            check(wire.from_json(TurnTrace, answer.content))
        else:
            assert answer.json()["error"]["type"] == BadRequest.__name__

    async def run() -> None:
        service = Service(paths, Settings(), host="daemon", load_embedder=HashEmbedder)
        await service.start()
        loop = asyncio.get_running_loop()
        try:
            async with EngineClient(service.url, service.token) as client:

                @settings(SAME, max_examples=40)
                @given(turns | JSON)
                def examples(body: Any) -> None:
                    asyncio.run_coroutine_threadsafe(ask(client, body), loop).result(60)

                await asyncio.to_thread(examples)
                assert (await client.status()).index is not None
        finally:
            await service.stop()

    asyncio.run(run())


def test_the_same_input_gives_the_same_answer_in_another_process() -> None:
    tests = Path(__file__).parents[1]
    batch = tests / "support" / "any_input_batch.py"

    def answers(seed: str, folder: Path) -> list[Any]:
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(tests), *sys.path[1:]])}
        done = subprocess.run([sys.executable, str(batch)], env=env, cwd=folder, capture_output=True, check=True)
        found: list[Any] = json.loads(done.stdout)
        return found

    first, second = answers("1", tests), answers("4242", Path.home())
    assert first == second
    assert sum(len(answer["selection"]["picks"]) for answer in first) > 50
