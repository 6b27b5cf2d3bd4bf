"""What the agent says where the endpoint of the model fails it."""

import pytest

from dost_desktop.agent.events import (
    Failed,
)
from dost_desktop.agent.provider import OpenAICompatible
from dost_desktop.agent.turn import AgentTurn
from dost_engine.settings import Provider
from dost_engine.types import Message, Role
from support.agent_play import engine, made, play
from support.model_server import Garbage, Status, Step, model_server


@pytest.mark.parametrize(
    ("step", "message", "remedy"),
    [
        (Status(401, "bad key"), "refused the key", "SOME_KEY"),
        (
            Status(404, "model scripted does not exist"),
            "was not found: model scripted does not exist",
            "name in Settings",
        ),
        (Status(429, "slow down"), "takes no more requests now: slow down", "Wait"),
        (Status(500, "boom"), "answered with status 500: boom", "Try again"),
        (Garbage(b"<html>hello</html>"), "could not be read", "chat completions"),
        (Garbage(b"data: {broken\n\n"), "could not be read", "chat completions"),
        (Garbage(b'data: {"id"', close_early=True), "broke off", "chat completions"),
    ],
)
async def test_what_goes_wrong_at_the_provider_is_said_with_a_remedy(step: Step, message: str, remedy: str) -> None:
    with model_server(step) as server:
        events, messages = await play(server, engine(), "hello")
    failed = events[-1]
    assert isinstance(failed, Failed)
    assert message in failed.error.message
    assert server.base_url in failed.error.message
    assert remedy in failed.error.remedy
    assert messages == (Message(Role.USER, "hello"),)


async def test_an_endpoint_that_is_not_there_is_said_at_once() -> None:
    with model_server() as server:
        pass  # its port is free again
    events, _ = await play(server, engine(), "hello")
    failed = events[-1]
    assert isinstance(failed, Failed)
    assert "cannot be reached" in failed.error.message
    assert "Start the model server" in failed.error.remedy


@pytest.mark.parametrize("address", ["http://[::1/v1", "127.0.0.1:9/v1", "ftp://127.0.0.1/v1", "http://"])
async def test_an_address_that_is_none_is_said(address: str) -> None:
    model = OpenAICompatible(Provider(address, "scripted"))
    turn = AgentTurn(model, engine(), "hello", (), unmade=made)
    events = [event async for event in turn.events()]
    await model.close()
    failed = events[-1]
    assert isinstance(failed, Failed)
    assert address in failed.error.message
    assert "Settings" in failed.error.remedy
