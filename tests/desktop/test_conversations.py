"""Kept conversations: on disk in pieces, in order, bounded, private, searched, forgotten, and never in the way."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from dost_desktop.conversation import (
    ChatTurn,
    Conversation,
    LaterChoice,
    PastTurn,
    ShownCall,
    with_answer,
    with_messages,
    with_turn,
    with_used,
)
from dost_desktop.conversations.export import as_json, as_markdown, file_name
from dost_desktop.conversations.file import Head
from dost_desktop.conversations.pieces import Piece, conversation_of, pieces_of, title_of
from dost_desktop.conversations.store import ConversationStore
from dost_engine import wire
from dost_engine.errors import StorageError
from dost_engine.types import Message, Role, Source, ToolCall, ToolResult
from dost_ui import samples
from dost_ui.result_content import NO_CONTENT, content_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

WORD = "zebrafinch"
CALL = ToolCall("weather_get_forecast", "c1", {"city": "Durgapur"})
WEATHER = (
    Message(Role.USER, "what's the weather in Durgapur"),
    Message(Role.ASSISTANT, "I look.", calls=(CALL,)),
    Message(Role.TOOL, results=(ToolResult("weather_get_forecast", "c1", "31 °C, sunny"),)),
    Message(Role.ASSISTANT, "Sunny."),
)
RADAR = content_of([{"type": "text", "text": "31 °C"}, {"type": "image", "mimeType": "image/png", "data": "x" * 400}])
SHOWN = ShownCall("c1", "get_forecast", "weather", "ok", Source.BOTH, 412.0, RADAR)


def told() -> Conversation:
    """Two turns, the first with a call."""
    trace = samples.trace()
    first = with_turn(with_answer(Conversation(calls=(SHOWN,)), 0, WEATHER), replace(trace, turn_id="t1"), 0)
    later = LaterChoice(replace(trace, turn_id="t1-2"), (trace.selection.picks[0].id,), 2)
    first = replace(first, turns=(replace(first.turns[0], later=(later,), answered=True),))
    said = with_messages(with_used(first, "t1", "weather/get_forecast"), Message(Role.USER, "and in Kolkata"))
    return with_turn(said, replace(trace, turn_id="t2"), 4)


def head(name: str, title: str = "", at: float = 1_000.0) -> Head:
    return Head(name, title or name, at, at)


def about(text: str) -> Conversation:
    return Conversation((Message(Role.USER, text), Message(Role.ASSISTANT, f"Answer about {text}")))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "conversations.sqlite"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[ConversationStore]:
    made = ConversationStore(path)
    yield made
    made.close()


async def keep(store: ConversationStore, what: Head, conversation: Conversation) -> bool:
    return (await asyncio.wrap_future(store.keep(what, conversation)))[0]


def holds(path: Path, word: str) -> bool:
    """Whether a file or one beside it holds the word."""
    return any(word.encode() in file.read_bytes() for file in path.parent.iterdir())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def size(path: Path) -> int:
    return path.stat().st_size


async def ids(store: ConversationStore) -> list[str]:
    return [one.id for one in await store.heads()]


def test_a_conversation_is_cut_at_the_messages_of_the_user_and_put_together_again() -> None:
    whole = told()
    first, second = pieces_of(whole)
    assert (first.messages, second.messages) == (WEATHER, (Message(Role.USER, "and in Kolkata"),))
    assert first.calls == (SHOWN,)
    assert first.turn is not None
    assert (first.turn.turn_id, first.turn.used, first.turn.answered) == ("t1", ("weather/get_forecast",), True)
    assert first.turn.later[0].turn_id == "t1-2"
    assert first.turn.tools == len(samples.trace().selection.picks) + 1
    again = conversation_of(pieces_of(whole))
    assert (again.messages, again.calls, again.turns) == (whole.messages, whole.calls, ())
    assert [(turn.turn_id, turn.message) for turn in again.past] == [("t1", 0), ("t2", 4)]
    assert pieces_of(again) == pieces_of(whole)
    assert pieces_of(Conversation()) == ()


def test_a_tool_that_was_run_before_anything_was_said_has_a_piece_of_its_own() -> None:
    run = Conversation((WEATHER[1], WEATHER[2], *WEATHER), calls=(SHOWN,))
    assert [len(piece.messages) for piece in pieces_of(run)] == [2, 4]
    assert title_of(replace(run, messages=run.messages[:2])) == "get_forecast"
    assert title_of(about("  many \n words " + "x" * 90)) == ("many words " + "x" * 90)[:60]
    assert title_of(Conversation()) == ""


def test_a_turn_is_that_of_its_message_also_when_a_tool_was_run_meanwhile() -> None:
    began = with_turn(Conversation(), replace(samples.trace(), turn_id="t1"), -1)
    meanwhile = with_messages(began, WEATHER[1], WEATHER[2])
    [_, piece] = pieces_of(with_answer(meanwhile, 0, WEATHER))
    assert piece.turn is not None
    assert piece.turn.turn_id == "t1"


async def test_what_was_kept_is_there_after_a_restart(path: Path) -> None:
    first = ConversationStore(path)
    assert await keep(first, head("a", "half \ud83d of it", 5.0), told())
    first.close()
    second = ConversationStore(path)
    assert await second.heads() == (Head("a", "half \ufffd of it", 5.0, 5.0),)
    pieces, damaged = await second.pieces("a")
    assert (pieces, damaged) == (pieces_of(told()), 0)
    second.close()


def test_a_call_that_was_kept_without_what_its_result_consists_of_is_read_as_before() -> None:
    [written, _] = [wire.to_object(piece) for piece in pieces_of(told())]
    assert written["calls"][0].pop("content")["parts"][1]["mime"] == "image/png"
    assert wire.from_object(Piece, written).calls == (replace(SHOWN, content=NO_CONTENT),)


async def test_only_what_changed_is_written(path: Path, store: ConversationStore) -> None:
    await keep(store, head("a"), told())
    seen = sqlite3.connect(path)
    before = seen.execute("SELECT number, rowid FROM pieces ORDER BY number").fetchall()
    await keep(store, head("a"), with_messages(told(), Message(Role.ASSISTANT, "Rain.")))
    after = seen.execute("SELECT number, rowid FROM pieces ORDER BY number").fetchall()
    seen.close()
    assert before[0] == after[0]
    assert before[1] != after[1]
    await keep(store, head("a"), replace(told(), messages=WEATHER, turns=told().turns[:1]))
    assert len((await store.pieces("a"))[0]) == 1


async def test_the_list_begins_with_the_one_that_something_was_last_said_in(store: ConversationStore) -> None:
    for name, at in (("a", 1.0), ("b", 3.0), ("c", 2.0)):
        await keep(store, head(name, at=at), about(name))
    assert await ids(store) == ["b", "c", "a"]
    await keep(store, Head("a", "a", 1.0, 4.0), about("a more"))
    assert await ids(store) == ["a", "b", "c"]
    assert await store.rename("b", "Renamed")
    assert (await store.heads())[1].title == "Renamed"


async def test_words_are_found_in_titles_and_in_what_was_said_in_any_case(store: ConversationStore) -> None:
    await keep(store, head("a", "Trip to Österreich"), told())
    await keep(store, head("b", "Invoices"), about("Straße 7 in DURGAPUR"))
    for words, found in (
        (["durgapur"], {"a", "b"}),
        (["DURGAPUR", "österreich"], {"a"}),
        (["STRASSE"], {"b"}),
        (["sunny", "kolkata"], {"a"}),
        (["°"], set()),  # said by a tool
        (["%"], set()),
    ):
        assert await store.says(words) == found, words


async def test_the_ones_that_nothing_was_said_in_for_longest_go_where_there_are_too_many(path: Path) -> None:
    store = ConversationStore(path, most=2)
    for name, at in (("a", 1.0), ("b", 3.0), ("c", 2.0)):
        written = await asyncio.wrap_future(store.keep(head(name, at=at), about(name)))
    assert written == (True, ("a",))
    assert await ids(store) == ["b", "c"]
    store.close()


async def test_and_where_they_are_too_large_but_never_the_one_that_goes_on(path: Path) -> None:
    store = ConversationStore(path, most_bytes=3_000)
    for name, at in (("a", 1.0), ("b", 2.0)):
        await keep(store, head(name, at=at), about(name))
    await keep(store, head("c", at=0.5), about("".join(chr(200 + at % 4_000) for at in range(6_000))))
    assert await ids(store) == ["c"]
    assert (await store.kept()).size_bytes > 3_000
    store.close()


async def test_what_is_forgotten_is_in_no_byte_of_the_file(path: Path, store: ConversationStore) -> None:
    await keep(store, head("a", f"About the {WORD}"), about(WORD))
    await keep(store, head("b"), about("else"))
    assert holds(path, WORD)
    await store.forget(["a"])
    assert not holds(path, WORD)
    assert await ids(store) == ["b"]
    await keep(store, head("a", WORD), about(WORD))
    assert [len(piece.messages) for piece in (await store.pieces("a"))[0]] == [2]
    path.with_name(f"{path.name}.v1.bak").write_text(WORD)
    await store.clear()
    assert not holds(path, WORD)
    assert await store.kept() == type(await store.kept())()


async def test_what_is_taken_out_is_not_listed_and_can_be_brought_back(store: ConversationStore) -> None:
    await keep(store, head("a"), about("one"))
    await store.set_gone("a", gone=True)
    assert (await ids(store), await store.gone(), (await store.kept()).count) == ([], ("a",), 0)
    await store.set_gone("a", gone=False)
    assert (await ids(store), await store.gone()) == (["a"], ())


async def test_a_damaged_piece_costs_itself_alone(path: Path, store: ConversationStore) -> None:
    await keep(store, head("a"), told())
    with sqlite3.connect(path) as other:
        other.execute("UPDATE pieces SET body = 'no' WHERE number = 0")
    other.close()
    pieces, damaged = await store.pieces("a")
    assert (len(pieces), damaged) == (1, 1)


async def test_a_file_that_cannot_be_used_costs_persistence_only_and_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    store = ConversationStore(tmp_path / "data" / "conversations.sqlite")
    assert not await keep(store, head("a"), told())
    assert await ids(store) == []
    assert store.problem.startswith("Conversations are kept until the end only: ")
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
async def test_a_full_disk_is_said_until_there_is_room_and_everything_is_written_then(
    path: Path, store: ConversationStore
) -> None:
    import resource

    await keep(store, head("a"), about("one"))
    huge = about("".join(chr(200 + at * 7 % 40_000) for at in range(60_000)))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size(path) + 8_192, before[1]))
    try:
        assert not await keep(store, head("b"), huge)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert "could not be written" in store.problem
    assert await ids(store) == ["a"]
    assert await keep(store, head("b"), huge)
    assert store.problem == ""
    assert conversation_of((await store.pieces("b"))[0]).messages == huge.messages


async def test_a_newer_file_is_read_and_never_written(path: Path) -> None:
    first = ConversationStore(path)
    await keep(first, head("a"), told())
    first.close()
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 99")
    other.close()
    second = ConversationStore(path)
    assert await ids(second) == ["a"]
    assert not await keep(second, head("b"), told())
    assert "was written by a newer Dost" in second.problem
    with pytest.raises(StorageError):
        await second.forget(["a"])
    assert (await second.pieces("a"))[0] == pieces_of(told())
    second.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bits")
async def test_only_its_user_may_read_the_file(path: Path, store: ConversationStore) -> None:
    await keep(store, head("a"), told())
    assert mode(path) == 0o600


def test_an_export_for_people_shows_calls_with_their_results_and_nothing_ends_a_block_early() -> None:
    hostile = ToolResult("weather_get_forecast", "c1", "```\n# not a heading\n````")
    whole = replace(told(), messages=(*WEATHER[:2], Message(Role.TOOL, results=(hostile,)), *WEATHER[3:]))
    page = as_markdown("A  title", whole)
    assert page.startswith("# A title\n\n## You, ")
    assert '**weather/get_forecast**\n\n```json\n{\n  "city": "Durgapur"\n}\n```' in page
    assert "Result:\n\n`````\n```\n# not a heading\n````\n`````" in page
    assert page.endswith("Sunny.\n")


def test_an_export_for_programs_names_the_turns() -> None:
    page = as_json("A title", told())
    assert '"turns": [\n    "t1",\n    "t2"\n  ]' in page
    assert '"text": "31 °C, sunny"' in page


@pytest.mark.parametrize(
    ("title", "name"), [("a/b: c?", "a b c"), ("...", "conversation"), ("x" * 99, "x" * 60), ("היי", "היי")]
)
def test_the_name_of_an_exported_file_fits_every_system(title: str, name: str) -> None:
    assert file_name(title) == name


def test_a_turn_of_before_can_still_get_a_tool_run() -> None:
    past = PastTurn("t1", datetime.now(UTC), 1, 2, 3, 4)
    ran = with_used(Conversation(past=(past,), turns=(ChatTurn(samples.trace()),)), "t1", "weather/get_forecast")
    assert ran.past[0].used == ("weather/get_forecast",)
