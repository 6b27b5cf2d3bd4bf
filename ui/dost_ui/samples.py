"""Made-up values for the gallery and the tests: every state of every widget."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

from dost_engine.types import (
    Arm,
    Candidate,
    Hit,
    IndexStatus,
    MatchedWord,
    ModelState,
    Pick,
    Policy,
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
    TurnTrace,
    Verdict,
)
from dost_ui.trace_view import Added

AT = datetime(2026, 12, 4, 9, 30, tzinfo=UTC)

FORECAST_SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "description": "Name of the place."},
        "days": {"type": "integer", "minimum": 1, "maximum": 14, "default": 3, "description": "How many days ahead."},
        "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
        "alerts": {"type": "boolean", "description": "Include weather warnings."},
        "tags": {"type": "array", "items": {"type": "string"}, "description": "Words to file the answer under."},
        "place": {
            "type": "object",
            "properties": {"lat": {"type": "number"}, "lon": {"type": "number"}},
            "description": "Coordinates instead of a name.",
        },
    },
    "required": ["city"],
}

RTL_NAME = "البحث_في_التقويم"
LONG_NAME = "synchronise_every_calendar_of_the_whole_organisation_with_backup"
MARKUP = '<img src="http://127.0.0.1:9/leak.png"> <b style="font-size:200000px">big</b> <a href="file:///x">click</a>'

_DESCRIPTIONS = {
    "get_forecast": "Weather forecast for a place, up to 14 days ahead.",
    "get_current_weather": "The weather at a place right now.",
    "get_air_quality": "Air quality index and main pollutant of a place.",
    "create_event": "Create an event in the calendar.",
    "list_calendar_events": "List events between two dates.",
    "find_free_slot": "Find a time when everybody is free.",
    "add_note": "Write a note.",
    "get_tide": "Times of high and low tide at a harbour.",
    "update_event": "Change an event of the calendar.",
    "send_email": "Send an e-mail.",
}


_TOKENS = {
    "get_forecast": 96,
    "get_current_weather": 180,
    "create_event": 520,
    "list_calendar_events": 340,
    "find_free_slot": 300,
    "get_air_quality": 174,
    "add_note": 290,
    "get_tide": 150,
    "update_event": 480,
    "send_email": 310,
}
"""Those of the seven picks are 1,900 together, as the turn says."""

_OTHER_TOKENS = 288
"""Of every other tool: 212 of them are 61,000 together."""


def info(tool_id: str, description: str | None = None) -> ToolInfo:
    """A tool."""
    server, _, name = tool_id.partition("/")
    text = _DESCRIPTIONS.get(name, "") if description is None else description
    tool = Tool(tool_id, server, name, text, FORECAST_SCHEMA, annotations={"readOnlyHint": name.startswith("get")})
    return ToolInfo(tool, name.replace(" ", "_"), tokens_of(tool_id))


def tokens_of(tool_id: str) -> int:
    """What the definition of a tool takes."""
    return _TOKENS.get(tool_id.partition("/")[2], _OTHER_TOKENS)


def tools(extra: int = 202) -> dict[str, ToolInfo]:
    """The ten tools of the sample turn and ``extra`` more; of the first servers as many as :func:`servers` says."""
    ids = [
        "weather/get_forecast",
        "weather/get_current_weather",
        "weather/get_air_quality",
        "weather/get_tide",
        "calendar/create_event",
        "calendar/list_calendar_events",
        "calendar/find_free_slot",
        "calendar/update_event",
        "notes/add_note",
        "mail/send_email",
    ]
    small = ["weather"] * 2 + ["calendar"] * 7 + ["notes"] * 7
    ids += [f"{small[at] if at < len(small) else _LARGE[at % 3]}/tool_{at:04}" for at in range(extra)]
    return {tool_id: info(tool_id) for tool_id in ids}


_LARGE = ("mail", "files", "git")
"""Servers with all the other tools."""

_ROWS: tuple[tuple[str, float, int, float, int, tuple[str, ...], Source, tuple[str, ...]], ...] = (
    # id, cosine, rank, words, rank, matched, label, flags
    ("weather/get_forecast", 0.71, 1, 6.2, 1, ("weather", "saturday"), Source.BOTH, ("semantic", "sticky", "text")),
    ("weather/get_current_weather", 0.66, 2, 4.0, 3, ("weather",), Source.BOTH, ("semantic", "text")),
    ("calendar/create_event", 0.49, 5, 5.1, 2, ("calendar", "put"), Source.BOTH, ("semantic", "text")),
    ("calendar/list_calendar_events", 0.41, 9, 3.8, 4, ("calendar",), Source.TEXT, ("text",)),
    ("calendar/find_free_slot", 0.52, 4, 0.0, 0, (), Source.SEMANTIC, ("semantic",)),
    ("weather/get_air_quality", 0.55, 3, 0.0, 0, (), Source.SEMANTIC, ("semantic",)),
    ("notes/add_note", 0.0, 0, 0.0, 0, (), Source.PINNED, ("pinned",)),
)

_MISSED: tuple[tuple[str, float, int, float, int, Verdict, str], ...] = (
    ("weather/get_tide", 0.44, 7, 1.2, 9, Verdict.OVER_LIMIT, "7th by meaning, 5 taken (0.05 below the last)"),
    ("calendar/update_event", 0.40, 10, 1.6, 7, Verdict.OVER_LIMIT, "7th by words, 4 taken"),
    ("mail/send_email", 0.22, 31, 0.9, 13, Verdict.BELOW_THRESHOLD, "0.03 below the cut (0.25 by meaning)"),
)


def _hits(  # noqa: PLR0917 - rows of the tables below
    tool_id: str, cosine: float, rank: int, words: float, word_rank: int, matched: tuple[str, ...]
) -> tuple[Hit, ...]:
    hits: list[Hit] = []
    if rank:
        hits.append(Hit(tool_id, Arm.SEMANTIC, rank, cosine))
    if word_rank:
        parts = tuple(MatchedWord(word, (word,), words / (at + 2)) for at, word in enumerate(matched))
        hits.append(Hit(tool_id, Arm.TEXT, word_rank, words, parts))
    return tuple(hits)


def trace(
    *,
    text: str = "do it for kolkata too, and put the drier one in my calendar",
    context: str = "what's the weather in Durgapur on saturday?",
    picks: int = 7,
    first: bool = False,
) -> TurnTrace:
    """The turn of the pictures. In the ``first`` one of a conversation no tool was called before."""
    rows = _ROWS[:picks]
    candidates = [
        Candidate(row[0], _hits(*row[:6]), score=max(row[1], row[3]), tokens=tokens_of(row[0])) for row in rows
    ]
    candidates += [
        Candidate(one[0], _hits(*one[:5], ()), score=one[1], verdict=one[5], tokens=tokens_of(one[0]), note=one[6])
        for one in _MISSED
    ]
    flags = [tuple(flag for flag in row[7] if not first or flag != "sticky") for row in rows]
    chosen = tuple(
        Pick(row[0], row[6], said, row[1] or row[3], "Called 1 turn ago." if "sticky" in said else "")
        for row, said in zip(rows, flags, strict=True)
    )
    by_meaning = sorted(
        (hit for one in candidates for hit in one.hits if hit.arm is Arm.SEMANTIC), key=lambda h: h.rank
    )
    by_words = sorted((hit for one in candidates for hit in one.hits if hit.arm is Arm.TEXT), key=lambda h: h.rank)
    meaning = Stage(Arm.SEMANTIC, StageStatus.OK, tuple(by_meaning), 4.9)
    return TurnTrace(
        turn_id="turn-2",
        at=AT,
        origin="chat",
        policy=replace(Policy.guide(), text_limit=4),
        query=Query(
            text,
            text,
            bool(context),
            context,
            "vague (9 words, the best tool at 0.38)" if context else "",
            tuple(dict.fromkeys(re.findall(r"\w+", text.lower()))),
        ),
        stages=(meaning, Stage(Arm.TEXT, StageStatus.OK, tuple(by_words), 0.7)),
        candidates=tuple(candidates),
        selection=Selection(chosen, 41),
        took_ms=5.8,
        tokens_all=61_000,
        tokens_sent=sum(tokens_of(row[0]) for row in rows),
        tools_all=212,
    )


def failed_trace() -> TurnTrace:
    """The same turn, in which the search by meaning failed: words and history alone picked."""
    whole = trace(context="")
    candidates = [
        replace(one, hits=tuple(hit for hit in one.hits if hit.arm is Arm.TEXT), score=one.hits[-1].score)
        for one in whole.candidates
        if any(hit.arm is Arm.TEXT for hit in one.hits)
    ]
    candidates = [
        replace(one, verdict=Verdict.OVER_LIMIT, note=f"{one.hits[0].rank}th by words, 4 taken") if one.note else one
        for one in candidates
    ]
    known = {one.id for one in candidates}
    picks = tuple(
        replace(pick, source=Source.TEXT, flags=tuple(flag for flag in pick.flags if flag != "semantic"))
        for pick in whole.selection.picks
        if pick.id in known
    )
    meaning = Stage(Arm.SEMANTIC, StageStatus.FAILED, (), 0.3, "the embedding model is not here yet")
    return replace(
        whole,
        stages=(meaning, *whole.stages[1:]),
        candidates=tuple(candidates),
        selection=Selection(picks, 41),
        tokens_sent=sum(tokens_of(pick.id) for pick in picks),
    )


def fallback_trace(count: int = 2000) -> tuple[TurnTrace, dict[str, ToolInfo]]:
    """Everything is picked because nothing was ready."""
    every = tools(count - 10)
    reason = "Every tool is given: the index is not ready"
    picks = tuple(Pick(tool_id, Source.ALL, ("all",), 0.0, reason) for tool_id in every)
    one = TurnTrace(
        turn_id="turn-fallback",
        at=AT,
        origin="chat",
        policy=Policy.guide(),
        query=Query("hello", "hello"),
        stages=(Stage(Arm.SEMANTIC, StageStatus.SKIPPED, (), 0.0, "the index is not ready"),),
        candidates=(),
        selection=Selection(picks, 3, "not ready: all tools"),
        took_ms=0.4,
        tokens_all=sum(map(tokens_of, every)),
        tokens_sent=sum(map(tokens_of, every)),
        tools_all=count,
    )
    return one, every


def odd_trace() -> tuple[TurnTrace, dict[str, ToolInfo]]:
    """Long, right-to-left and marked-up names."""
    ids = (
        f"organisation-wide-directory/{LONG_NAME}",
        f"تقويم/{RTL_NAME}",
        "markup/<h1>loud</h1>",
        "markup/img_tool",
    )
    known = {
        ids[0]: info(ids[0], "Long " * 80),
        ids[1]: info(ids[1], "يبحث في التقويم عن موعد."),
        ids[2]: info(ids[2], "a &amp; b < c"),
        ids[3]: info(ids[3], MARKUP),
    }
    flags = ("semantic", "sticky", "text")
    candidates = tuple(
        Candidate(one, _hits(one, 0.5 - at / 10, at + 1, 3.0, at + 1, ("all",))) for at, one in enumerate(ids)
    )
    picks = tuple(Pick(one, Source.BOTH, flags, 0.5, MARKUP if "img" in one else "") for one in ids)
    base = trace(text=MARKUP, context=MARKUP)
    return (
        TurnTrace(
            turn_id="turn-odd",
            at=AT,
            origin="chat",
            policy=base.policy,
            query=base.query,
            stages=base.stages,
            candidates=candidates,
            selection=Selection(picks, 41),
            took_ms=5.8,
            tokens_all=61_000,
            tokens_sent=sum(tokens_of(one) for one in ids),
            tools_all=212,
        ),
        known,
    )


def servers() -> tuple[ServerStatus, ...]:
    """One of each state."""
    return (
        ServerStatus("weather", ServerState.READY, "stdio", "uvx mcp-server-weather", AT, tools=6, pid=4711),
        ServerStatus(
            "calendar", ServerState.READY, "http", "http://127.0.0.1:8931/mcp", AT, tools=11, skipped=("x: no name",)
        ),
        ServerStatus("notes", ServerState.STARTING, "stdio", "npx notes-mcp", AT),
        ServerStatus(
            "git",
            ServerState.FAILED,
            "stdio",
            "mcp-server-git --repository /home/asha/src/a-long-path/that-goes-on/and-on",
            AT,
            error='The program "mcp-server-git" was not found.',
        ),
        ServerStatus(
            "tracker",
            ServerState.NEEDS_SIGN_IN,
            "http",
            "https://tracker.example/mcp",
            AT,
            error="The server wants to know who asks (401). Sign in: `dost servers sign-in tracker`.",
            can_sign_in=True,
        ),
        ServerStatus("mail", ServerState.DISABLED, "stdio", "mail-mcp", AT),
        ServerStatus(LONG_NAME, ServerState.STOPPING, "stdio", "x", AT, tools=3),
        ServerStatus(
            "wiki",
            ServerState.DEGRADED,
            "stdio",
            "npx -y wiki-mcp",
            AT,
            error="It does not answer just now. 1 entry of its tool list is left out.",
            tools=4,
            skipped=("Entry 3: its name is empty.",),
            pid=4712,
            program="/usr/bin/npx",
        ),
        ServerStatus("photos", ServerState.RESOLVING, "stdio", "photos-mcp", AT, tools=12, cached=True),
    )


def status(**index: object) -> ServiceStatus:
    """The service, with another index where asked for."""
    values: dict[str, object] = {
        "model": ModelState.READY,
        "model_id": "all-MiniLM-L6-v2",
        "tools": 212,
        "revision": 41,
    }
    values.update(index)
    return ServiceStatus("0.1.0", 99, "app", "http://127.0.0.1:4410", IndexStatus(**values), servers())  # type: ignore[arg-type] # made from names


def added() -> tuple[Added, ...]:
    """What the turn of the pictures got later: by a search of the model, and in its third step."""
    rows = (("mail/send_email", "by a search"), ("notes/search_notes", "in step 3"))
    found = []
    for tool_id, words in rows:
        hits = _hits(tool_id, 0.58, 1, 3.1, 2, ("mail",))
        choice = Selection((Pick(tool_id, Source.BOTH, ("semantic", "text"), 0.58, "Word “mail” in its name"),))
        later = replace(
            trace(text="send mail"), selection=choice, candidates=(Candidate(tool_id, hits, tokens=tokens_of(tool_id)),)
        )
        found.append(Added(later, (tool_id,), words))
    return tuple(found)
