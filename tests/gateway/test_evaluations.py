from __future__ import annotations

import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import DataUnusable, NotFound
from dost_engine.types import EvaluationState, Policy
from support.fixed_service import TOKEN, fixed_service


async def test_a_data_set_is_run_watched_and_cancelled_over_http() -> None:
    async with fixed_service() as service:
        client = EngineClient(service.url, TOKEN)
        begun = await client.start_evaluation("/data/own", Policy.guide(), limit=7)
        assert (begun.folder, begun.policy, begun.total) == ("/data/own", "guide", 7)
        assert (await client.evaluation(begun.evaluation_id)).state is EvaluationState.ASKING
        assert (await client.cancel_evaluation(begun.evaluation_id)).state is EvaluationState.CANCELLED
        with pytest.raises(NotFound):
            await client.evaluation("other")
        with pytest.raises(DataUnusable, match="missing"):
            await client.start_evaluation("none")
        await client.close()
