"""A turn as text: what stands where, at any width, in a pipe, and with hostile names."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console
from rich.theme import Theme

from dost_engine.cli.lists import progress_line, server_table, status_view, tool_table
from dost_engine.cli.render import short_number, trace_view
from dost_engine.cli.terminal import STYLES, plain
from dost_engine.types import (
    Arm,
    Candidate,
    Hit,
    IndexStatus,
    MatchedWord,
    ModelState,
    Pick,
    Query,
    Selection,
    ServerState,
    ServerStatus,
    ServiceStatus,
    Source,
    Stage,
    StageStatus,
    Tool,
    ToolInfo,
    Turn,
    TurnTrace,
    Verdict,
)
from support.fixed_service import ECHO, NOW, fixed_trace


def shown(view: object, width: int = 80, *, terminal: bool = False) -> str:
    file = io.StringIO()
    console = Console(
        file=file, width=width, force_terminal=terminal, theme=Theme(STYLES), highlight=False, markup=False,
        color_system="truecolor" if terminal else None,
    )  # fmt: skip
    console.print(view)
    return file.getvalue()


def trace() -> TurnTrace:
    made = fixed_trace(Turn("say hello"))
    missed = Hit("echo/shout", Arm.SEMANTIC, 2, 0.21)
    sticky = Hit("echo/old", Arm.STICKY, 1, 0.0)
    return replace(
        made,
        query=Query(
            "and louder?", "and louder?. Context: say hello", vague=True, context="say hello", reason="vague (2 words)"
        ),
        candidates=(
            *made.candidates,
            Candidate("echo/old", (sticky,), tokens=31),
            Candidate("echo/shout", (missed,), score=0.21, verdict=Verdict.BELOW_THRESHOLD, note="0.04 below the cut"),
        ),
        selection=Selection(
            (*made.selection.picks, Pick("echo/old", Source.STICKY, ("sticky",), 0.0, "called before")), 1
        ),
        tools_all=48,
        tokens_all=6_240,
        tokens_sent=1_130,
        took_ms=12.4,
    )


@pytest.mark.parametrize("width", [80, 120])
def test_every_number_of_the_panel_is_in_the_table(width: int) -> None:
    text = shown(trace_view(trace(), width), width)
    assert "2 of 48 tools · ≈1.1k tokens instead of ≈6.2k · 12 ms" in text
    assert "Read as: vague (2 words)." in text
    assert "Read together with: “say hello”" in text
    for part in ("tool", "server", "source", "meaning", "words", "tokens"):
        assert part in text
    row = next(line for line in text.splitlines() if " both " in line)
    assert [part in row for part in ("say", "echo", "0.51 #1", "4.20 #1", "20")] == [True] * 5
    assert "by both arms" in text
    assert " sticky " in text
    assert "called before" in text
    assert text.index("Just missed") < text.index("echo/shout: 0.04 below the cut")
    assert max(len(line) for line in text.splitlines()) <= width


def test_reasons_stand_beside_the_numbers_only_where_there_is_room() -> None:
    wide, narrow = shown(trace_view(trace(), 120), 120), shown(trace_view(trace(), 80), 80)
    assert any("4.20 #1" in line and "by both arms" in line for line in wide.splitlines())
    assert not any("4.20 #1" in line and "by both arms" in line for line in narrow.splitlines())
    assert "  1  by both arms" in narrow


def test_a_pipe_gets_no_colours_and_a_terminal_gets_the_source_in_its_own() -> None:
    assert "\x1b" not in shown(trace_view(trace(), 80))
    coloured = shown(trace_view(trace(), 80), terminal=True)
    assert "38;2;90;209;193" in coloured  # the sticky chip's ink


def test_it_says_when_nothing_is_near_in_meaning_and_which_words_brought_tools_in() -> None:
    far = Hit("echo/say", Arm.SEMANTIC, 1, 0.11)
    hit = Hit("echo/say", Arm.TEXT, 1, 0.9, (MatchedWord("the", ("the",), 0.6), MatchedWord("for", ("form",), 0.3)))
    made = replace(
        trace(),
        stages=(Stage(Arm.SEMANTIC, StageStatus.OK, (far,)), Stage(Arm.TEXT, StageStatus.OK, (hit,))),
    )
    text = shown(trace_view(made, 120), 120)
    assert "semantic: nothing at 0.25 or above; the nearest is echo/say at 0.11" in text
    assert "text: echo/say came in by: the, for" in text
    assert "nothing at" not in shown(trace_view(trace(), 120), 120)


def test_a_silent_arm_and_a_fallback_are_said() -> None:
    failed = Stage(Arm.SEMANTIC, StageStatus.FAILED, note="the model broke")
    skipped = Stage(Arm.TEXT, StageStatus.SKIPPED, note="only meaning was asked for")
    made = replace(trace(), stages=(failed, skipped))
    text = shown(trace_view(made, 120), 120)
    assert "! semantic: failed: the model broke" in text
    assert "text: skipped: only meaning was asked for" in text
    everything = replace(made, selection=replace(made.selection, fallback="not ready: all tools"))
    assert "! not ready: all tools" in shown(trace_view(everything, 120), 120)


def test_many_picks_are_counted_and_none_are_no_table() -> None:
    many = tuple(Pick(f"s/t{n}", Source.ALL, ("all",), 0.0, "all") for n in range(50))
    assert "… and 30 more" in shown(trace_view(replace(trace(), selection=Selection(many)), 120), 120)
    none = shown(trace_view(replace(trace(), selection=Selection(), candidates=()), 120), 120)
    assert "0 of 48 tools" in none
    assert "meaning" not in none


def test_what_servers_say_cannot_steer_the_terminal() -> None:
    assert plain("a\x1b[8mhidden\x07\u202eback\u200b\n\tb\ud800\U000e0041") == "a\ufffd[8mhidden\ufffdback b\ufffd"
    assert plain("می\u200cروم 👩\u200d🔬") == "می\u200cروم 👩\u200d🔬"
    hostile = Tool("evil/\x1b]0;x\x07[red]t[/red]", "evil", "t", "\x1b[2J[bold]d[/bold]")
    text = shown(tool_table((ToolInfo(hostile, "w", 3),), 100), 100, terminal=True)
    assert "\x1b]0" not in text
    assert "\x1b[2J" not in text
    assert "[red]t[/red]" in text
    assert "[bold]d[/bold]" in text


@pytest.mark.parametrize(("number", "text"), [(0, "0"), (999, "999"), (1000, "1.0k"), (9949, "9.9k"), (61_234, "61k")])
def test_large_numbers_are_short(number: int, text: str) -> None:
    assert short_number(number) == text


def test_status_servers_and_tools_say_what_is_wrong_and_what_to_do() -> None:
    servers = (
        ServerStatus("time", ServerState.READY, "stdio", "mcp-server-time", NOW, tools=2, skipped=("x: no name",)),
        ServerStatus("git", ServerState.FAILED, "stdio", "nothing", NOW, error="No such program: nothing."),
        ServerStatus("off", ServerState.DISABLED, "stdio", "off", NOW),
    )
    index = IndexStatus(ModelState.ABSENT, note="Run `dost model get`.", tools=2, building=True, done=1, total=2)
    status = ServiceStatus(
        "0.1", 7, "daemon", "http://127.0.0.1:5", index, servers, ("The disk is full.",), "ollama:e5"
    )
    text = shown(status_view(status))
    assert "Vectors: ollama:e5" in text
    for part in (
        "daemon (process 7) at http://127.0.0.1:5",
        "Model: absent. Run `dost model get`.",
        "2 tools, building 1 of 2, 0 texts embedded",
        "! The disk is full.",
        "! git: No such program: nothing.",
        "time: left out: x: no name",
        "disabled",
    ):
        assert part in text
    assert progress_line(status) == "1 of 2 servers ready, 1 failed · indexing 1 of 2"
    assert "servers.json" in shown(server_table(()))
    assert "echo/say" in shown(tool_table((ToolInfo(ECHO, "echo_say", 20),), 80))
    assert "dost servers" in shown(tool_table((), 80))
