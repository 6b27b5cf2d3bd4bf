"""The sample office: every tool does what it says, through a real client and a real process."""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest

from dost_assets.sample_servers.office import main
from dost_assets.sample_servers.office.calendar import Calendar
from dost_assets.sample_servers.office.database import Database
from dost_assets.sample_servers.office.notes import Notes
from dost_assets.sample_servers.office.server import default_file, make_server
from dost_engine.errors import BadArguments
from support.servers.running import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with closing(Database(tmp_path / "office.sqlite")) as made:
        yield made


# one call per tool, in an order in which each builds on those before: tool, arguments, and what its result must say
STORY: list[tuple[str, dict[str, Any], str]] = [
    ("list_calendar_events", {"start_date": "2026-03-04"}, "Dentist appointment"),
    ("get_calendar_event", {"event_id": 5}, "QX7TRM"),
    ("search_calendar_events", {"text": "budget"}, "Quarterly budget review"),
    ("find_free_slots", {"day": "2026-03-05", "minutes": 60}, "2026-03-05 11:30"),
    ("check_calendar_conflicts", {"start": "2026-03-05T11:00", "end": "2026-03-05T12:00"}, "Quarterly"),
    (
        "create_calendar_event",
        {
            "title": "Call the hotel",
            "start": "2026-03-06T09:00",
            "end": "2026-03-06T09:15",
            "attendees": ["a@b.example"],
        },
        "a@b.example",
    ),
    ("update_calendar_event", {"event_id": 8, "location": "Phone box"}, "Phone box"),
    ("invite_to_event", {"event_id": 8, "email": "c@d.example"}, "c@d.example"),
    ("delete_calendar_event", {"event_id": 8}, 'Deleted "Call the hotel"'),
    ("list_notes", {"tag": "recipes"}, "Sourdough"),
    ("read_note", {"note_id": 4}, "pinecone"),
    ("search_notes", {"text": "kayaking"}, "offsite"),
    ("list_note_tags", {}, "hiring"),
    ("create_note", {"title": "Gift ideas", "body": "A kite", "tags": ["home"]}, "A kite"),
    ("append_to_note", {"note_id": 6, "text": "A lamp"}, "A kite\\nA lamp"),
    ("edit_note", {"note_id": 6, "title": "Presents"}, "Presents"),
    ("tag_note", {"note_id": 6, "tags": ["family"]}, "family"),
    ("delete_note", {"note_id": 6}, "Presents"),
    ("search_contacts", {"query": "nair"}, "+44 20 5550 0103"),
    ("get_contact", {"contact_id": 1}, "Mei Tanaka"),
    ("list_companies", {}, "Ledger & Sons"),
    ("list_birthdays", {"month": 3}, "1990-03-17"),
    ("add_contact", {"name": "Ines Duarte", "birthday": "1992-05-06"}, "1992-05-06"),
    ("update_contact", {"contact_id": 7, "phone": "+351 555"}, "+351 555"),
    ("merge_contacts", {"keep_id": 6, "drop_id": 3}, "Brightloop"),
    ("delete_contact", {"contact_id": 7}, "Ines Duarte"),
    ("list_folder", {"path": "/reports"}, "/reports/visitors.txt"),
    ("read_text_file", {"path": "/travel/lisbon-itinerary.md"}, "trade fair"),
    ("get_file_info", {"path": "reports/budget-2026.csv"}, "size_bytes"),
    ("search_files", {"text": "harbour"}, "/contracts/office-lease.txt"),
    ("create_folder", {"path": "/plans"}, "folder"),
    ("write_text_file", {"path": "/plans/q2.txt", "content": "Grow."}, "/plans/q2.txt"),
    ("append_to_file", {"path": "/plans/q2.txt", "content": " Slowly."}, "13"),
    ("copy_file", {"source": "/plans/q2.txt", "destination": "/plans/q3.txt"}, "/plans/q3.txt"),
    ("move_file", {"source": "/plans/q3.txt", "destination": "/travel/q3.txt"}, "/travel/q3.txt"),
    ("delete_file", {"path": "/travel/q3.txt"}, "Deleted /travel/q3.txt"),
    ("list_tasks", {"project": "Office"}, "Renew the domain name"),
    ("get_task", {"task_id": 3}, "launch announcement"),
    ("list_overdue_tasks", {}, "Send the invoice to Brightloop"),
    ("summarize_tasks", {}, '"overdue": 2'),
    ("create_task", {"title": "Pack", "due": "2026-03-08", "priority": "high"}, "2026-03-08"),
    ("complete_task", {"task_id": 8}, '"done": true'),
    ("reopen_task", {"task_id": 8}, '"done": false'),
    ("reschedule_task", {"task_id": 8, "due": None}, '"due": ""'),
    ("set_task_priority", {"task_id": 8, "priority": "low"}, '"priority": "low"'),
    ("delete_task", {"task_id": 8}, 'Deleted the task "Pack"'),
    ("list_messages", {"unread_only": True}, "Contract questions"),
    ("read_message", {"message_id": 1}, "clause 4"),
    ("search_mail", {"text": "breakfast"}, "Hotel Mirante"),
    ("create_draft", {"to": ["x@y.example"], "subject": "Hello", "body": "Hi"}, "x@y.example"),
    ("reply_to_message", {"message_id": 1, "body": "Gladly."}, "Re: Contract questions"),
    ("update_draft", {"draft_id": 6, "body": "Hi there"}, "Hi there"),
    ("send_draft", {"draft_id": 6}, "outbox"),
    ("mark_message_read", {"message_id": 1}, '"read": true'),
    ("archive_message", {"message_id": 4}, "archive"),
    ("delete_message", {"message_id": 4}, "Ten gadgets"),
]
REFUSALS: list[tuple[str, dict[str, Any], str]] = [
    ("get_calendar_event", {"event_id": 99}, "There is no event 99"),
    ("check_calendar_conflicts", {"start": "2026-03-05T12:00", "end": "2026-03-05T11:00"}, "before it begins"),
    ("merge_contacts", {"keep_id": 1, "drop_id": 1}, "with itself"),
    ("write_text_file", {"path": "/todo-old.txt", "content": ""}, "is there already"),
    ("write_text_file", {"path": "/nowhere/a.txt", "content": ""}, "There is no file or folder /nowhere"),
    ("read_text_file", {"path": "/reports"}, "is a folder"),
    ("read_text_file", {"path": "/../../etc/passwd"}, "There is no file or folder /etc/passwd"),
    ("delete_file", {"path": "/contracts"}, "is not empty"),
    ("complete_task", {"task_id": 99}, "There is no task 99"),
    ("send_draft", {"draft_id": 1}, "is not a draft"),
]


async def test_every_tool_works_in_the_store_over_a_real_pipe(tmp_path: Path) -> None:
    args = ["-m", "dost_assets.sample_servers.office", "--db", str(tmp_path / "office.sqlite")]
    async with running(tmp_path, {"office": {"command": sys.executable, "args": args}}) as run:
        assert sorted(tool.name for tool in run.store.tools()) == sorted(name for name, _, _ in STORY)
        for name, arguments, said in STORY:
            result = await run.store.call(f"office/{name}", arguments)
            text = json.dumps(result.structured, ensure_ascii=False)
            assert not result.is_error, (name, result.text)
            assert said.replace('"', '\\"') in text or said in text, (name, text)
        for name, arguments, said in REFUSALS:
            result = await run.store.call(f"office/{name}", arguments)
            assert result.is_error, name
            assert said in result.text, (name, result.text)
        with pytest.raises(BadArguments, match=r"month: got 13"):
            await run.store.call("office/list_birthdays", {"month": 13})


async def test_the_tools_are_described_in_full(database: Database) -> None:
    tools = await make_server(database).list_tools()
    assert len(tools) >= 40
    for tool in tools:
        assert tool.description
        assert tool.annotations is not None
        assert tool.annotations.read_only_hint is not None
        assert tool.output_schema
        for name, schema in tool.input_schema["properties"].items():
            assert schema.get("description"), (tool.name, name)


async def test_reading_tools_say_so_and_deleting_ones_too(database: Database) -> None:
    tools = {tool.name: tool for tool in await make_server(database).list_tools()}
    reading = [name for name, tool in tools.items() if tool.annotations and tool.annotations.read_only_hint]
    assert {name.partition("_")[0] for name in reading} == {
        *("list", "get", "search", "find", "check", "read", "summarize"),
    }
    deleting = [name for name in tools if name.startswith("delete_")]
    assert len(deleting) == 6
    for name in deleting:
        annotations = tools[name].annotations
        assert annotations is not None
        assert annotations.destructive_hint


def test_what_was_written_is_there_after_a_restart_and_the_samples_come_once(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "office.sqlite"
    first = Database(path)
    first.change("DELETE FROM notes WHERE id = 1")
    first.close()
    second = Database(path)
    assert [row["id"] for row in second.rows("SELECT id FROM notes ORDER BY id")] == [2, 3, 4, 5]
    second.close()


@pytest.mark.parametrize("spoil", ["newer", "no database"])
def test_a_file_that_cannot_be_used_is_named_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: str
) -> None:
    path = tmp_path / "office.sqlite"
    if spoil == "newer":
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA user_version = 99")
        connection.close()
    else:
        path.write_bytes(b"something else entirely, and long enough to look at" * 20)
    before = path.read_bytes()
    assert main(["--db", str(path)]) == 1
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == before


def test_without_a_path_the_file_is_among_the_data_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path))
    assert default_file() == tmp_path / "data" / "office.sqlite"


def test_a_search_takes_its_words_as_they_are(database: Database) -> None:
    notes = Notes(database)
    assert notes.search_notes("%") == []
    assert notes.search_notes("_") == []
    notes.create_note("100 % sure!")
    assert [note.title for note in notes.search_notes("100 % sure!")] == ["100 % sure!"]


def test_free_time_is_what_lies_between_the_events(database: Database) -> None:
    slots = Calendar(database).find_free_slots(date(2026, 3, 5), 30)
    assert [(slot.start[-5:], slot.end[-5:], slot.minutes) for slot in slots] == [
        ("09:00", "10:00", 60),
        ("11:30", "12:30", 60),
        ("13:30", "17:00", 210),
    ]
