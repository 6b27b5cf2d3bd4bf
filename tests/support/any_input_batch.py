"""A fixed batch of odd tools, histories and messages, answered; prints the answers as JSON.

Run twice by a test, in processes that differ in all that should not matter.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

from dost_engine import wire
from dost_engine.history import turn_from_messages
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Policy
from support.conversations import in_every_format
from support.fake_embedder import HashEmbedder
from support.odd_tools import ODD

POLICIES = ("default", "guide", "hybrid", "ratel-bm25")
MESSAGES = (
    "",
    "void invoice",
    "库存 погода \ud83d",
    "C++ AND (tide",
    "do it again",
    "addClient_mcp_crm and then pack it",
)


async def answers() -> list[Any]:
    """What is picked, in which order and why, without what is new every time."""
    tools = {
        f"{at}_{each['name']}": each
        for at, odd in enumerate(ODD.values())
        for each in odd.tools
        if isinstance(each, dict) and each.get("name") in odd.kept
    }
    histories = [written.messages for written in in_every_format().values()]
    pick = random.Random(7)  # noqa: S311 - the same draws every time
    rag = ToolRAG(load_embedder=HashEmbedder, debounce_ms=1)
    await rag.init()
    rag.reindex(tools)
    await rag.flush()
    found = []
    for name in POLICIES:
        policy = Policy.named(name)
        await rag.trace(turn_from_messages([], text="x"), policy)
        await rag.flush()
        for message in MESSAGES:
            trace = await rag.trace(turn_from_messages(pick.choice(histories), text=message), policy)
            answer = wire.to_object(trace)
            for changing in ("turn_id", "at", "took_ms"):
                answer.pop(changing, None)
            for stage in answer["stages"]:
                stage.pop("took_ms")
            found.append(answer)
    await rag.close()
    return found


if __name__ == "__main__":
    json.dump(asyncio.run(answers()), sys.stdout, ensure_ascii=True, allow_nan=False)
