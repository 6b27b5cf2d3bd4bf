"""Data sets that the service runs."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import BadRequest, DataUnusable, ModelMissing, NotFound
from dost_engine.gateway.evaluations import EvaluationRequest
from dost_engine.gateway.events import EventLog
from dost_engine.paths import Paths
from dost_engine.service.evaluations import Evaluations
from dost_engine.service.live_settings import LiveSettings
from dost_engine.service.skills import Skills
from dost_engine.settings import Settings
from dost_engine.types import EvaluationReport, EvaluationState, EventKind, Method, Policy
from support.evaluation_folders import QUESTIONS, folder
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.toolrag import ToolRAG


def no_engine() -> ToolRAG:
    raise AssertionError("nothing of the running engine is needed")


def make(home: Path, load: Callable[[], Embedder] = HashEmbedder) -> tuple[Evaluations, EventLog]:
    paths = Paths(home / "config", home / "data", home / "logs", home / "run", home / "models")
    events = EventLog()
    skills = Skills(home / "skills", (), changed=no_engine)
    settings = LiveSettings(paths.settings_file, Settings(), engine=no_engine, skills=skills)
    return Evaluations(paths, load, events, settings), events


async def ended(runs: Evaluations, report: EvaluationReport) -> EvaluationReport:
    async with asyncio.timeout(60):
        while not runs.get(report.evaluation_id).state.ended:  # noqa: ASYNC110 - it tells by events, tested below
            await asyncio.sleep(0.01)
    return runs.get(report.evaluation_id)


async def test_a_run_tells_how_far_it_is_and_ends_with_figures(tmp_path: Path) -> None:
    runs, events = make(tmp_path)
    begun = await runs.start(EvaluationRequest(str(folder(tmp_path / "own"))))
    assert (begun.policy, begun.questions, begun.state) == ("default", len(QUESTIONS), EvaluationState.MODEL)
    report = await ended(runs, begun)
    assert (report.state, report.asked, report.error) == (EvaluationState.DONE, len(QUESTIONS), "")
    assert report.model_id == HashEmbedder().model_id
    assert len(report.recall_at) == 10
    assert list(report.recall_at) == sorted(report.recall_at), "more tools never hold less"
    assert report.recall_at[4] == pytest.approx(report.metrics["recall@5"])
    assert 0 < report.metrics["set_recall"] <= 1
    assert report.metrics["size"] >= 1
    assert "follow_up" in report.kinds
    events.close()
    told = [event async for event in events.follow(0)]
    assert {event.kind for event in told if event} == {EventKind.EVALUATION}
    last = told[-1]
    assert last is not None
    assert (last.data["evaluation_id"], last.data["state"]) == (report.evaluation_id, "done")
    await runs.close()


async def test_so_many_messages_by_such_rules(tmp_path: Path) -> None:
    runs, _ = make(tmp_path)
    asked = EvaluationRequest(str(folder(tmp_path / "own")), Policy.of_method(Method.TEXT), limit=2)
    report = await ended(runs, await runs.start(asked))
    assert (report.policy, report.asked, report.model_id) == ("text", 2, "")
    with pytest.raises(BadRequest, match="limit"):
        await runs.start(replace(asked, limit=0))
    await runs.close()


async def test_a_cancelled_run_keeps_what_was_asked_and_makes_room_for_another(tmp_path: Path) -> None:
    may_load = threading.Event()

    def slow() -> Embedder:
        may_load.wait(60)
        return HashEmbedder()

    runs, _ = make(tmp_path, slow)
    asked = EvaluationRequest(str(folder(tmp_path / "own")))
    begun = await runs.start(asked)
    with pytest.raises(BadRequest, match="run already"):
        await runs.start(asked)
    cancelling = asyncio.create_task(runs.cancel(begun.evaluation_id))
    may_load.set()
    report = await cancelling
    assert report.state is EvaluationState.CANCELLED
    assert await runs.cancel(begun.evaluation_id) == report, "nothing is left to cancel"
    assert (await ended(runs, await runs.start(asked))).state is EvaluationState.DONE
    await runs.close()


async def test_what_cannot_be_used_is_said_at_once_and_lines_that_cannot_are_named(tmp_path: Path) -> None:
    runs, _ = make(tmp_path)
    with pytest.raises(DataUnusable):
        await runs.start(EvaluationRequest(str(tmp_path / "none")))
    own = folder(tmp_path / "own")
    with (own / "queries.jsonl").open("a", encoding="utf-8") as file:
        file.write("\n7\n")
    report = await ended(runs, await runs.start(EvaluationRequest(str(own), Policy.of_method(Method.TEXT))))
    assert report.left_out_all == 1
    assert "queries.jsonl" in report.left_out[0]
    with pytest.raises(NotFound):
        runs.get("other")


async def test_without_a_model_words_stand_in_or_the_run_fails_and_says_why(tmp_path: Path) -> None:
    def none() -> Embedder:
        raise ModelMissing("The model is not here.", remedy="Run dost model get.")

    runs, _ = make(tmp_path, none)
    own = str(folder(tmp_path / "own"))
    report = await ended(runs, await runs.start(EvaluationRequest(own)))
    assert (report.state, report.asked) == (EvaluationState.DONE, len(QUESTIONS))
    assert report.note.startswith("Text only: The model is not here.")
    report = await ended(runs, await runs.start(EvaluationRequest(own, Policy.guide())))
    assert (report.state, report.asked) == (EvaluationState.FAILED, 0)
    assert "dost model get" in report.error
