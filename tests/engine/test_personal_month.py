"""A month of use, as ``tests/support/month_of_use.py`` writes it down: personal ranking finds the wanted near-twin."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_engine.toolrag import ToolRAG
from dost_engine.types import HABIT_WEIGHT, Catalog, Policy, Turn, TurnTrace, UsageStats
from support.fake_embedder import HashEmbedder
from support.month_of_use import DRIFT_DAY, START, Figures, Month, live, tools

if TYPE_CHECKING:
    from datetime import datetime

DEFAULT = Policy.default()
PERSONAL = replace(DEFAULT, ranking=replace(DEFAULT.ranking, personal_weight=HABIT_WEIGHT))
SEED = 1


async def lived(policy: Policy, seed: int, *, counts: bool) -> Figures:
    month, now = Month(seed), [START]
    rag = ToolRAG(
        load_embedder=HashEmbedder,
        debounce_ms=0,
        policy=policy,
        usage=lambda: month.usage() if counts else UsageStats(),
        now=lambda: now[0],
    )

    async def ask(turn: Turn, at: datetime) -> TurnTrace:
        now[0] = at
        return await rag.trace(turn)

    try:
        await rag.init(allow_download=False)
        rag.reindex(Catalog(1, tools()))
        await rag.flush()
        return await live(month, ask, every=4)
    finally:
        await rag.close()


@pytest.mark.parametrize("policy", [PERSONAL, Policy.agent_corex()], ids=["default", "agent-corex"])
async def test_in_a_month_of_use_the_wanted_twin_comes_first_more_often(policy: Policy) -> None:
    before = await lived(policy, SEED, counts=False)
    after = await lived(policy, SEED, counts=True)
    assert after.hit_1(0, DRIFT_DAY) > before.hit_1(0, DRIFT_DAY)
    assert after.hit_1(21) > before.hit_1(21) + 0.05  # after the drift, too
    assert after.mrr() > before.mrr()


def test_the_model_of_use_has_wrong_clicks_a_drift_and_a_tool_that_becomes_unreliable() -> None:
    month = Month(SEED)
    wishes = list(month.wishes())
    stats = month.usage()
    assert stats.uses == len(wishes) > 250
    wanted = {(wish.kind, wish.day >= DRIFT_DAY): wish.wanted for wish in wishes}
    kinds = {wish.kind for wish in wishes}
    assert sum(wanted[kind, False] != wanted[kind, True] for kind in kinds) >= len(kinds) // 2
    assert min(tool.success_rate for tool in stats.tools.values()) < 0.95
    assert len(stats.tools) == 24  # wrong clicks reach every twin
