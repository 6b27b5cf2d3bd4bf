"""Hundreds of tools, with the real model: embedded in batches, each found, also where many ask at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.types import Arm, Policy, StageStatus, Turn
from support.small_tools import definition, running

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np

    from dost_engine.embedding.onnx_model import OnnxEmbedder

THINGS = (
    *("invoice", "calendar event", "photo", "playlist", "recipe", "flight", "parcel", "repository", "database table"),
    *("support ticket", "contact", "spreadsheet", "web page", "sensor", "contract"),
)
VERBS = {
    "create": "Makes a new one",
    "delete": "Removes one for good",
    "search": "Finds those that hold some words",
    "export": "Writes them into a file",
    "share": "Lets another person see one",
    "rename": "Gives one another name",
    "archive": "Puts an old one away",
    "restore": "Brings one back that was put away",
    "compare": "Says how two of them differ",
    "translate": "Puts the words of one into another language",
    "summarize": "Tells in short what one is about",
    "approve": "Says yes to one that waits for it",
    "schedule": "Has one happen at a later time",
    "tag": "Puts a word on one by which it is sorted",
    "print": "Puts one on paper",
    "count": "Says how many there are",
    "merge": "Makes one out of two",
    "copy": "Makes a second one like it",
    "lock": "Lets nobody change one",
    "watch": "Tells of each change of one",
}
ASKED = {
    "get rid of the bill of this customer for good": "delete_invoice",
    "what is different between these two pictures?": "compare_photo",
    "put the words of this agreement into another language": "translate_contract",
    "put the songs for the party into a file": "export_playlist",
    "how many packages are under way?": "count_parcel",
    "let my colleague see the formulas": "share_spreadsheet",
    "tell me of each change of the thermometer": "watch_sensor",
    "bring back the source code that was put away": "restore_repository",
    "lock_flight": "lock_flight",
    "merge the two appointments": "merge_calendar_event",
}


def tools() -> dict[str, dict[str, Any]]:
    return {
        f"{verb}_{thing.replace(' ', '_')}": definition(f"{does}: {thing}.", "which")
        for thing in THINGS
        for verb, does in VERBS.items()
    }


class Counting:
    """The model, and how many texts it was given at a time."""

    def __init__(self, model: OnnxEmbedder) -> None:
        self.model_id, self.dim = model.model_id, model.dim
        self.batches: list[int] = []
        self._model = model

    def embed(self, texts: Sequence[str]) -> np.ndarray[Any, Any]:
        self.batches.append(len(texts))
        return self._model.embed(texts)


@pytest.mark.model
async def test_hundreds_are_indexed_in_batches_and_each_is_found_also_where_many_ask_at_once(
    real_model: OnnxEmbedder,
) -> None:
    model = Counting(real_model)
    offered = tools()
    assert len(offered) == 300
    async with running(model, policy=Policy.default()) as rag:
        await rag.init()
        rag.reindex(offered)
        await rag.flush()
        assert rag.index_status.tools == len(offered)
        texts = sum(model.batches)
        assert texts >= len(offered)
        assert max(model.batches) <= 32
        assert len(model.batches) < texts / 8  # not one by one
        answers = await asyncio.gather(*(rag.trace(Turn(message)) for message in ASKED))
        assert sum(model.batches) - texts <= 2 * len(ASKED)  # the index is searched: only messages are embedded
        for (message, tool), answer in zip(ASKED.items(), answers, strict=True):
            found = [pick.id.partition("/")[2] for pick in answer.selection.picks]
            assert tool in found, message
            assert len(found) <= 20
            by_meaning = next(stage for stage in answer.stages if stage.arm is Arm.SEMANTIC)
            assert by_meaning.status is StageStatus.OK
            assert by_meaning.hits
