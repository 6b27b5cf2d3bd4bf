from __future__ import annotations

import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import BadRequest, NotFound
from dost_engine.types import Message, Role
from support.fixed_service import TOKEN, fixed_service


async def test_a_pasted_conversation_is_read_over_http() -> None:
    async with fixed_service() as service:
        client = EngineClient(service.url, TOKEN)
        read = await client.read_conversation(
            '[{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}]'
        )
        assert read.history == (Message(Role.USER, "a"), Message(Role.ASSISTANT, "b"))
        with pytest.raises(BadRequest, match="line 1, column 2"):
            await client.read_conversation("[")
        await client.close()


async def test_what_was_asked_in_a_kept_turn_can_be_asked_for() -> None:
    async with fixed_service() as service:
        client = EngineClient(service.url, TOKEN)
        assert (await client.kept_turn("t1")).origin == "chat"
        with pytest.raises(NotFound):
            await client.kept_turn("gone")
        await client.close()
