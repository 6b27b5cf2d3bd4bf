"""Playing the script: every turn is really selected and really called; only the words of the assistant are written."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rich.text import Text

from dost_engine.cli.lists import server_table
from dost_engine.cli.render import pick_table, trace_view
from dost_engine.cli.session import own_engine
from dost_engine.cli.terminal import console, plain
from dost_engine.demo.script import NONE, filled, load_script
from dost_engine.demo.stage import demo_servers, stage
from dost_engine.errors import DostError
from dost_engine.settings import Settings
from dost_engine.types import Arm, Message, ModelState, Role, ServerState, ToolCall, ToolResult, Turn

if TYPE_CHECKING:
    from rich.console import Console

    from dost_engine.client import EngineClient
    from dost_engine.demo.script import DemoTurn, Script
    from dost_engine.demo.stage import ServersOf, Stage
    from dost_engine.types import ServiceStatus, TurnTrace

SHOWN_RESULT = 300  # characters of a tool's result; a page may be long
ROWS_ALONE = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a turn went: what differs from the script (a sentence each), and the history with the turn added."""

    differences: tuple[str, ...]
    history: tuple[Message, ...]


async def play(script: Script | None = None, *, servers_of: ServersOf = demo_servers) -> int:
    """Play the whole script in folders of its own and print what happens.

    Args:
        script: The conversation; by default the one that comes with Dost.
        servers_of: The servers to play on.

    Returns:
        The exit code: 0 where every turn went as expected and every server ran all the time, else 1.

    Raises:
        DostError: the demo cannot be started at all.
    """
    script = script or load_script()
    out = console()
    out.print(Text("Dost demo", style="headline"))
    out.print(Text("The servers, their tools, the selection and the calls are real; the answers are scripted."))
    differences: list[str] = []
    as_expected = 0
    async with stage(servers_of) as made, own_engine(made.paths, Settings()) as client:
        started = await client.status()
        out.print(server_table(started.servers))
        differences += _check_start(started)
        history: tuple[Message, ...] = ()
        for number, turn in enumerate(script.turns, 1):
            before = () if turn.new_conversation else history
            out.print()
            out.rule(Text(f"Turn {number}"), align="left", style="muted")
            outcome = await _play_turn(turn, before, client, made, out)
            history = outcome.history
            as_expected += not outcome.differences
            differences += [f"Turn {number}: {difference}" for difference in outcome.differences]
        differences += _check_end(started, await client.status())
    out.rule(style="muted")
    for difference in differences:
        out.print(Text(plain(difference), style="state.bad"), soft_wrap=True)
    out.print(Text(f"{len(script.turns)} turns, {as_expected} as expected", style="headline"))
    return 1 if differences else 0


def _check_start(status: ServiceStatus) -> list[str]:
    if status.index.model is not ModelState.READY:
        return [f"The model is {status.index.model}: {status.index.note}"]
    return [
        f"The server {server.name} is not ready ({server.state}): {server.error}"
        for server in status.servers
        if server.state is not ServerState.READY
    ]


def _check_end(started: ServiceStatus, ended: ServiceStatus) -> list[str]:
    """Servers that ran at the start and did not run to the end; one that came back has another process."""
    ran = {server.name: server.pid for server in started.servers if server.state is ServerState.READY}
    return [
        f"The server {server.name} ended during the demo ({server.state} now). {server.error}".strip()
        for server in ended.servers
        if server.name in ran and (server.state is not ServerState.READY or server.pid != ran[server.name])
    ]


async def _play_turn(
    turn: DemoTurn, history: tuple[Message, ...], client: EngineClient, made: Stage, out: Console
) -> Outcome:
    anew = ", in a new conversation" if turn.new_conversation else ""
    out.print(Text(f"({turn.shows}{anew})", style="muted"))
    out.print(Text(f"You: {turn.message}"))
    asked = Turn(turn.message, history, origin="demo")
    trace = await client.select(asked)
    out.print(trace_view(trace, out.width))
    differences = _check_pick(turn, trace, out)
    if turn.compare_alone:
        differences += await _compare_alone(turn, asked, trace, client, out)
    said = (*history, Message(Role.USER, turn.message))
    if turn.expected == NONE:
        out.print(Text(f"Assistant (scripted): {turn.answer}"))
        return Outcome(tuple(differences), (*said, Message(Role.ASSISTANT, turn.answer)))
    if turn.expected not in {pick.id for pick in trace.selection.picks}:
        out.print(Text(f"No call: {turn.expected} was not offered."))
        return Outcome(tuple(differences), said)
    called, failures = await _call(turn, client, made, out)
    return Outcome((*differences, *failures), (*said, *called))


def _check_pick(turn: DemoTurn, trace: TurnTrace, out: Console) -> list[str]:
    first = trace.selection.picks[0].id if trace.selection.picks else NONE
    if turn.expected == NONE:
        if trace.selection.picks:
            return [f"expected nothing to fit, got {first} first"]
        out.print(Text("As expected: nothing fits, and no tool is handed out.", style="state.good"))
        return []
    if first != turn.expected:
        return [f"expected {turn.expected} first, got {first}"]
    out.print(Text(f"As expected: {first} is first.", style="state.good"))
    return []


async def _compare_alone(
    turn: DemoTurn, asked: Turn, trace: TurnTrace, client: EngineClient, out: Console
) -> list[str]:
    """Show what the conversation did for the turn: the tool's row with it, and what is picked without it."""
    alone = await client.test_select(replace(asked, history=()))
    served = next((pick for pick in trace.selection.picks if pick.id == turn.expected), None)
    out.print(Text("With the conversation:"))
    if served is not None:
        out.print(pick_table(trace, [served], out.width))
        ways = [word for flag, word in (("context", "enrichment"), ("sticky", "stickiness")) if flag in served.flags]
        out.print(Text(f"Served by {' and '.join(ways) or 'the message alone'}."))
    out.print(Text("The same message with an empty history:"))
    out.print(pick_table(alone, alone.selection.picks[:ROWS_ALONE], out.width))
    if any(pick.id == turn.expected for pick in alone.selection.picks):
        return [f"{turn.expected} is picked with an empty history too"]
    out.print(Text(f"{turn.expected} is not picked: {_why_not(turn.expected, alone)}"))
    return []


def _why_not(tool_id: str, trace: TurnTrace) -> str:
    for candidate in trace.candidates:
        if candidate.id == tool_id:
            return plain(candidate.note)
    near = [hit for stage_ in trace.stages if stage_.arm is Arm.SEMANTIC for hit in stage_.hits if hit.id == tool_id]
    return f"{near[0].score:.2f} in meaning" if near else "no arm found it"


async def _call(
    turn: DemoTurn, client: EngineClient, made: Stage, out: Console
) -> tuple[tuple[Message, ...], list[str]]:
    arguments = filled(turn.arguments, made.places)
    out.print(Text(f"Call: {turn.expected} {json.dumps(arguments, ensure_ascii=False)}"), soft_wrap=True)
    try:
        done = await client.invoke(turn.expected, arguments, origin="demo", by_hand=True)
    except DostError as error:
        return (), [f"the call of {turn.expected} failed: {error}"]
    text = plain(done.text)
    cut = "…" if len(text) > SHOWN_RESULT else ""
    out.print(Text(f"Result ({done.took_ms:.0f} ms): {text[:SHOWN_RESULT]}{cut}"), soft_wrap=True)
    failures = [f"the call of {turn.expected} reported an error: {text}"] if done.is_error else []
    out.print(Text(f"Assistant (scripted): {turn.answer}"))
    call = ToolCall(turn.expected, "call", arguments)
    result = ToolResult(turn.expected, "call", done.text, done.is_error)
    messages = (
        Message(Role.ASSISTANT, calls=(call,)),
        Message(Role.TOOL, results=(result,)),
        Message(Role.ASSISTANT, turn.answer),
    )
    return messages, failures
