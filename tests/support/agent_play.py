"""An agent at a scripted endpoint, with a small engine of three tools."""

from collections.abc import Callable

from dost_desktop.agent.events import (
    AgentEvent,
)
from dost_desktop.agent.provider import OpenAICompatible
from dost_desktop.agent.turn import AgentTurn
from dost_engine.settings import Provider
from dost_engine.types import Message
from support.model_server import ModelServer
from support.tool_source import SmallEngine, tool

READ = tool("cal", "list_events", "Lists events.", reads=True)
WRITE = tool("cal", "add_event", "Adds an event.")
NOTES = tool("notes", "find_note", "Finds notes.", reads=True)


def made(_: str) -> bool:
    """No call waits for a person."""
    return False


def engine(**answers: Callable[..., object]) -> SmallEngine:
    named: dict[str, Callable[..., object]] = {
        "cal/list_events": lambda _: "no events",
        "cal/add_event": lambda _: "added",
        "notes/find_note": lambda _: "a note",
    }
    named.update({key.replace("__", "/"): value for key, value in answers.items()})
    return SmallEngine([READ, WRITE, NOTES], named)


def model_of(server: ModelServer, key: str = "secret") -> OpenAICompatible:
    async def find_key() -> str:
        return key

    return OpenAICompatible(Provider(server.base_url, "scripted", "SOME_KEY"), find_key)


async def play(
    server: ModelServer,
    source: SmallEngine,
    text: str,
    history: tuple[Message, ...] = (),
) -> tuple[list[AgentEvent], tuple[Message, ...]]:
    model = model_of(server)
    turn = AgentTurn(model, source, text, history, unmade=made)
    events = [event async for event in turn.events()]
    await model.close()
    return events, turn.messages()


def only(events: list[AgentEvent], kind: type) -> list[AgentEvent]:
    return [event for event in events if isinstance(event, kind)]
