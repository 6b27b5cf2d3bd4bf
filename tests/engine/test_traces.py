"""Kept turns: on disk, in order, bounded, private, and never in the way of an answer."""

from __future__ import annotations

import contextlib
import sqlite3
import stat
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import BadRequest, StorageError
from dost_engine.traces.digest import catalog_digest
from dost_engine.traces.store import IN_MEMORY, TraceStore
from dost_engine.types import Catalog, Message, Role, ToolChoice, Turn
from support.fixed_service import fixed_trace
from support.small_tools import HARBOUR, catalog

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOOLS = catalog(harbour=HARBOUR)
WAIT_S = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "traces.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[TraceStore]:
    made = TraceStore(path)
    yield made
    made.close()


def put(store: TraceStore, number: int, text: str = "", origin: str = "chat") -> None:
    turn = Turn(text or f"message {number}", (Message(Role.USER, "before"),), origin=origin)
    store.put(turn, fixed_trace(turn, turn_id=f"t{number}"), TOOLS)


def ids(store: TraceStore, **asked: object) -> list[str]:
    return [one.turn_id for one in store.page(**asked).result(WAIT_S).turns]  # type: ignore[arg-type] - of page


def test_a_turn_can_be_opened_again_after_a_restart(path: Path) -> None:
    first = TraceStore(path)
    put(first, 1, "naïve \ud83d 日本")
    first.close()
    second = TraceStore(path)
    kept = second.get("t1").result(WAIT_S)
    second.close()
    assert kept is not None
    assert kept.turn.text == "naïve \ufffd 日本"
    assert kept.turn.history == (Message(Role.USER, "before"),)
    assert kept.trace.selection == fixed_trace(Turn("")).selection
    assert kept.catalog == catalog_digest(TOOLS)


def test_turns_come_newest_first_page_by_page_and_none_twice(store: TraceStore) -> None:
    for number in range(7):
        put(store, number)
    seen, cursor = [], ""
    for _ in range(3):
        page = store.page(limit=3, cursor=cursor).result(WAIT_S)
        seen += [one.turn_id for one in page.turns]
        cursor = page.next_cursor
        put(store, 100 + len(seen))  # what comes meanwhile moves nothing
    assert seen == [f"t{number}" for number in reversed(range(7))]
    assert cursor == ""


def test_turns_are_found_by_who_asked_and_by_what_the_message_holds_in_any_case(store: TraceStore) -> None:
    put(store, 1, "Send a FAX über alles")
    put(store, 2, "tide", origin="cli")
    assert ids(store, origin="cli") == ["t2"]
    assert ids(store, text="fax ÜBER") == ["t1"]
    assert ids(store, text="%") == []


@pytest.mark.parametrize("asked", [{"limit": 0}, {"limit": 201}, {"cursor": "x"}, {"cursor": "9" * 30}])
def test_a_page_that_cannot_be_is_refused(store: TraceStore, asked: dict[str, object]) -> None:
    with pytest.raises(BadRequest):
        store.page(**asked)  # type: ignore[arg-type] - of page


def test_the_oldest_go_where_there_are_too_many(path: Path) -> None:
    store = TraceStore(path, max_turns=3)
    for number in range(5):
        put(store, number)
    assert ids(store) == ["t4", "t3", "t2"]
    store.close()


def test_the_oldest_go_where_they_are_too_large(path: Path) -> None:
    store = TraceStore(path, max_bytes=6_000)
    for number in range(12):
        put(store, number)
    left = ids(store)
    store.close()
    assert 1 <= len(left) < 12
    assert left[0] == "t11"


def test_a_cleared_store_has_nothing_on_disk_either(path: Path, store: TraceStore) -> None:
    put(store, 1, "the word xylophone")
    assert ids(store) == ["t1"]
    store.clear().result(WAIT_S)
    assert ids(store) == []
    assert store.get("t1").result(WAIT_S) is None
    assert b"xylophone" not in path.read_bytes()


def test_what_was_kept_before_is_cleared_also_when_nothing_is_kept_any_more(path: Path) -> None:
    first = TraceStore(path)
    put(first, 1)
    first.close()
    off = TraceStore(path, keeping=False)
    assert ids(off) == []
    off.clear().result(WAIT_S)
    off.close()
    again = TraceStore(path)
    assert ids(again) == []
    again.close()


@pytest.mark.parametrize("keeping", [True, False])
@pytest.mark.parametrize("spoil", ["ALTER TABLE turns RENAME TO elsewhere", "PRAGMA user_version = 99"])
def test_turns_that_cannot_be_forgotten_are_an_error_and_are_all_still_there(
    path: Path, spoil: str, keeping: bool
) -> None:
    first = TraceStore(path)
    put(first, 1)
    first.close()
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(spoil)
    store = TraceStore(path, keeping=keeping)
    put(store, 2)
    with pytest.raises(StorageError, match=r"traces\.sqlite") as told:
        store.clear().result(WAIT_S)
    assert "remove the file" in told.value.remedy.lower()
    assert store.get("t2").result(WAIT_S) is not None
    store.close()
    assert path.exists()


def test_a_file_that_cannot_be_opened_cannot_be_cleared_and_one_that_is_not_there_need_not_be(tmp_path: Path) -> None:
    (tmp_path / "folder.sqlite").mkdir()
    for path in (tmp_path / "folder.sqlite", tmp_path / "none.sqlite"):
        off = TraceStore(path, keeping=False)
        put(off, 1)
        if path.exists():
            with pytest.raises(StorageError, match="cannot be opened"):
                off.clear().result(WAIT_S)
        else:
            off.clear().result(WAIT_S)
            assert off.get("t1").result(WAIT_S) is None
        off.close()
    assert not (tmp_path / "none.sqlite").exists()


def test_switched_off_the_newest_can_be_opened_and_no_file_is_made(path: Path) -> None:
    store = TraceStore(path, keeping=False)
    for number in range(IN_MEMORY + 5):
        put(store, number)
    assert store.get(f"t{IN_MEMORY}").result(WAIT_S) is not None
    assert store.get("t0").result(WAIT_S) is None
    assert len(ids(store, limit=200)) == IN_MEMORY
    store.close()
    assert not path.exists()


def test_a_folder_that_cannot_be_written_costs_persistence_only(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    store = TraceStore(tmp_path / "data" / "traces.sqlite")
    put(store, 1)
    assert ids(store) == ["t1"]
    assert "Turns are kept until the end only" in store.problem
    store.close()


def test_a_damaged_file_is_set_aside_and_said(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all, but long enough to be one" * 40)
    store = TraceStore(path)
    put(store, 1)
    assert ids(store) == ["t1"]
    assert path.with_name("traces.sqlite.damaged").exists()
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there a file is private by the folder that it is in")
def test_only_its_user_may_read_the_file(path: Path, store: TraceStore) -> None:
    put(store, 1)
    assert ids(store) == ["t1"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_digest_of_a_catalogue_sees_every_difference_but_the_order() -> None:
    other = Catalog(9, tuple(reversed(TOOLS.tools)))
    assert catalog_digest(other) == catalog_digest(TOOLS)
    first = TOOLS.tools[0]
    assert catalog_digest(replace(TOOLS, tools=TOOLS.tools[1:])) != catalog_digest(TOOLS)
    assert catalog_digest(replace(TOOLS, choices={first.id: ToolChoice(banned=True)})) != catalog_digest(TOOLS)
    tagged = replace(first, tags=("fast",))
    assert catalog_digest(replace(TOOLS, tools=(tagged, *TOOLS.tools[1:]))) != catalog_digest(TOOLS)
