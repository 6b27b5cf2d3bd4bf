"""Kept calls: bounded, private, and never the reason that a call is not made."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from dost_engine.approvals.arguments import MOST_CHARS, arguments_digest, kept_arguments
from dost_engine.approvals.log import CallLog
from dost_engine.catalog import make_tool
from dost_engine.errors import BadRequest, StorageError
from dost_engine.types import CallRecord, CallState, Decision, Rule

if TYPE_CHECKING:
    from pathlib import Path

AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
TOOL = make_tool("mail", "send_mail", {"description": "Sends mail"})


def record(number: int, tool_id: str = "mail/send_mail", state: CallState = CallState.OK) -> CallRecord:
    return CallRecord(number, AT, "chat", tool_id, "d", Decision.ALLOWED, Rule.HINTS, "a", "{}", state, 1.5, 7)


async def opened(path: Path, **more: int) -> CallLog:
    log = CallLog(path, **more)
    await log.ready()
    return log


async def test_calls_are_there_after_a_restart_newest_first_and_page_by_page(tmp_path: Path) -> None:
    log = await opened(tmp_path / "calls.sqlite")
    numbers = [log.next_number() for _ in range(5)]
    for number in numbers:
        log.put(record(number, "mail/send_mail" if number % 2 else "mail/other"))
    log.close()
    log = await opened(tmp_path / "calls.sqlite")
    assert log.next_number() == 6
    first = await log.page(limit=2)
    assert [call.number for call in first.calls] == [5, 4]
    assert first.calls[0] == record(5)
    assert first.kept == 5
    rest = await log.page(limit=3, cursor=first.next_cursor)
    assert ([call.number for call in rest.calls], rest.next_cursor) == ([3, 2, 1], "")
    assert [call.number for call in (await log.page(tool_id="mail/other")).calls] == [4, 2]
    assert (await log.page(origin="elsewhere")).calls == ()
    log.close()


@pytest.mark.parametrize("asked", [{"limit": 0}, {"limit": 501}, {"cursor": "-1"}, {"cursor": "x"}])
async def test_what_is_no_page_is_refused(tmp_path: Path, asked: dict[str, object]) -> None:
    log = await opened(tmp_path / "calls.sqlite")
    with pytest.raises(BadRequest):
        await log.page(**asked)  # type: ignore[arg-type]  # on purpose
    log.close()


async def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    log = await opened(tmp_path / "calls.sqlite", max_calls=20)
    for _ in range(50):
        log.put(record(log.next_number()))
    page = await log.page()
    assert page.kept == 20
    assert [page.calls[0].number, page.calls[-1].number] == [50, 31]
    log.close()


async def test_clearing_forgets_the_calls_and_not_what_was_agreed_to(tmp_path: Path) -> None:
    log = await opened(tmp_path / "calls.sqlite")
    log.put(record(log.next_number()))
    log.agree(TOOL)
    await log.clear()
    assert (await log.page()).kept == 0
    log.close()
    log = await opened(tmp_path / "calls.sqlite")
    agreed = log.agreed(TOOL.id)
    assert agreed is not None
    assert '"description": "Sends mail"' in agreed.definition
    log.close()


async def test_calls_that_a_crash_cut_off_are_told_honestly(tmp_path: Path) -> None:
    log = await opened(tmp_path / "calls.sqlite")
    for state in (CallState.WAITING, CallState.RUNNING, CallState.OK):
        log.put(record(log.next_number(), state=state))
    log.close()
    log = await opened(tmp_path / "calls.sqlite")
    states = [call.state for call in (await log.page()).calls]
    assert states == [CallState.OK, CallState.NO_ANSWER, CallState.NOT_MADE]
    log.close()


async def test_a_file_that_is_no_database_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "calls.sqlite"
    path.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    log = await opened(path)
    log.put(record(log.next_number()))
    assert (await log.page()).kept == 1
    assert "set aside" in log.problem
    assert (tmp_path / "calls.sqlite.damaged").exists()
    log.close()


async def test_where_the_file_cannot_be_used_calls_are_kept_until_the_end(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = newer.read_bytes()
    (tmp_path / "file").write_text("in the way")
    for path in (newer, tmp_path / "file" / "calls.sqlite"):
        log = await opened(path)
        log.put(record(log.next_number()))
        log.agree(TOOL)
        page = await log.page()
        assert (page.kept, page.problem) == (1, log.problem)
        assert "until the end only" in log.problem
        assert log.agreed(TOOL.id) is not None
        log.close()
    assert newer.read_bytes() == before


@pytest.mark.parametrize(
    ("spoil", "says"),
    [("ALTER TABLE calls RENAME TO elsewhere", "could not be forgotten"), ("PRAGMA user_version = 99", "newer Dost")],
)
async def test_calls_that_cannot_be_forgotten_are_an_error_and_still_there(
    tmp_path: Path, spoil: str, says: str
) -> None:
    path = tmp_path / "calls.sqlite"
    log = await opened(path)
    log.put(record(log.next_number()))
    log.close()
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(spoil)
    before = path.read_bytes()
    log = await opened(path)
    with pytest.raises(StorageError, match=says) as told:
        await log.clear()
    assert told.value.remedy
    log.close()
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bits")
async def test_the_file_is_its_users_own(tmp_path: Path) -> None:
    log = await opened(tmp_path / "calls.sqlite")
    log.close()
    assert (tmp_path / "calls.sqlite").stat().st_mode & 0o777 == 0o600


def test_the_digest_of_arguments_knows_no_order_of_keys() -> None:
    assert arguments_digest({"a": 1, "b": [2]}) == arguments_digest({"b": [2], "a": 1}) != arguments_digest({"a": 2})


def test_kept_arguments_are_without_what_is_hidden_and_bounded() -> None:
    def hide(name: str, text: str) -> str:
        return "•••" if name == "password" or text.startswith("sk-") else text

    kept = kept_arguments({"to": "x", "n": 3, "deep": {"password": "hunter2"}, "list": ["sk-1", "ok"]}, hide)
    assert kept == '{"deep": {"password": "•••"}, "list": ["•••", "ok"], "n": 3, "to": "x"}'
    assert kept_arguments({"password": {"password": 7}}, hide) == '{"password": {"password": "•••"}}'
    long = kept_arguments({"text": "y" * 20_000}, hide)
    assert len(long) < MOST_CHARS + 50
    assert "characters)" in long
    deep: dict[str, object] = {}
    for _ in range(5_000):
        deep = {"in": deep}
    assert kept_arguments(deep, hide) == ""
