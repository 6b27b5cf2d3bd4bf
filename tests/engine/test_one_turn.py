"""One turn as the engine runs it: the search by words beside the model, and how many missed tools it tells of."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from dost_engine.catalog import make_tool
from dost_engine.selection.scene import SHOWN_MISSED
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Arm, Catalog, Policy, StageStatus, Turn
from support.fake_embedder import HashEmbedder
from support.small_tools import definition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors

MESSAGE = "dock the ship at a berth"


class NotesThreads(HashEmbedder):
    """Notes which threads there are while it embeds the message."""

    def __init__(self) -> None:
        super().__init__()
        self.beside: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        if MESSAGE in texts:
            self.beside = [thread.name for thread in threading.enumerate()]
        return super().embed(texts)


class Fails(HashEmbedder):
    """Fails at the message."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        if MESSAGE in texts:
            raise RuntimeError("out of memory")
        return super().embed(texts)


async def answered_by(embedder: HashEmbedder) -> tuple[dict[Arm, StageStatus], list[str]]:
    rag = ToolRAG(load_embedder=lambda: embedder, debounce_ms=0, policy=Policy.default())
    await rag.init()
    tools = (make_tool("port", "dock_ship", definition("Docks a ship at a berth")), make_tool("port", "paint", {}))
    rag.reindex(Catalog(1, tools))
    await rag.flush()
    trace = await rag.trace(Turn(MESSAGE))
    await rag.close()
    return {stage.arm: stage.status for stage in trace.stages}, [pick.id for pick in trace.selection.picks]


async def test_words_are_searched_on_a_thread_of_their_own_while_the_model_runs() -> None:
    embedder = NotesThreads()
    stages, picks = await answered_by(embedder)
    assert any(name.startswith("dost-words") for name in embedder.beside)
    assert stages[Arm.TEXT] is stages[Arm.SEMANTIC] is StageStatus.OK
    assert picks[0] == "port/dock_ship"
    assert not any(thread.name.startswith("dost-words") for thread in threading.enumerate())


async def test_words_answer_where_the_model_fails_beside_them() -> None:
    stages, picks = await answered_by(Fails())
    assert stages[Arm.SEMANTIC] is StageStatus.FAILED
    assert stages[Arm.TEXT] is StageStatus.OK
    assert picks[0] == "port/dock_ship"


async def test_a_chat_turn_tells_of_the_nearest_missed_tools_and_of_more_where_they_are_asked_for() -> None:
    rag = ToolRAG(load_embedder=HashEmbedder, debounce_ms=0, policy=Policy.default(), cache_answers=True)
    await rag.init()
    tools = tuple(make_tool("port", f"dock_{at}", definition(f"Docks a ship at berth {at}")) for at in range(90))
    rag.reindex(Catalog(1, tools))
    await rag.flush()
    few, many = await rag.trace(Turn(MESSAGE)), await rag.trace(Turn(MESSAGE), missed=60)
    again = await rag.trace(Turn(MESSAGE))
    await rag.close()
    picked = len(few.selection.picks)
    assert len(few.candidates) == len(again.candidates) == picked + SHOWN_MISSED
    assert len(many.candidates) == picked + 60
    assert many.candidates[: len(few.candidates)] == few.candidates
