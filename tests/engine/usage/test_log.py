"""Calls: counted, kept, bounded, forgotten, and never in the way."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from datetime import UTC, date, datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dost_engine.errors import StorageError
from dost_engine.types import HALF_LIFE_DAYS, Outcome, UsageEvent
from dost_engine.usage.latencies import Latencies, class_of, percentile_ms
from dost_engine.usage.log import UsageLog

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=timezone(timedelta(hours=2)))


def call(
    tool_id: str = "mail/send",
    after_s: float = 0.0,
    *,
    outcome: Outcome = Outcome.OK,
    took_ms: float = 100.0,
    origin: str = "chat",
) -> UsageEvent:
    return UsageEvent(NOON + timedelta(seconds=after_s), tool_id, origin, outcome, took_ms)


@contextlib.contextmanager
def opened(path: Path, max_events: int = 100_000) -> Iterator[UsageLog]:
    log = UsageLog(path, max_events=max_events)
    log.flush().result()
    try:
        yield log
    finally:
        log.close()


def count(log: UsageLog, *events: UsageEvent) -> None:
    for event in events:
        log.record(event)
    log.flush().result()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "usage.sqlite"


def test_a_call_is_counted_with_its_outcome_its_time_and_its_hour(path: Path) -> None:
    with opened(path) as log:
        count(log, call(took_ms=100), call(took_ms=3000, outcome=Outcome.FAILED), call(outcome=Outcome.UNREACHABLE))
        tool = log.stats().tools["mail/send"]
    assert (tool.uses, tool.successes, tool.unreachable) == (3, 1, 1)
    assert tool.last_used == NOON
    assert [hour for hour, calls in enumerate(tool.by_hour) if calls] == [12]
    assert tool.p50_ms == pytest.approx(100, rel=0.05)
    assert tool.p99_ms == pytest.approx(3000, rel=0.05)


def test_everything_is_found_again_after_a_restart(path: Path) -> None:
    with opened(path) as log:
        count(log, call(), call("files/read", 30), call("mail/send", 86_400 * 3, outcome=Outcome.FAILED))
        log.record_saved(NOON.date(), tokens_all=900, tokens_sent=100)
        log.flush().result()
        before, days = log.stats(), log.days()
    with opened(path) as log:
        assert log.stats() == before
        assert log.days() == days
    assert days[-1].tokens_saved == 800
    assert [day.calls for day in days] == [1, 2]


def test_the_file_can_be_read_by_its_user_alone(path: Path) -> None:
    with opened(path) as log:
        count(log, call())
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_tools_that_one_caller_calls_in_one_task_are_counted_together(path: Path) -> None:
    with opened(path) as log:
        count(
            log,
            call("files/read"),
            call("mail/send", 60),
            call("mail/send", 61),
            call("time/now", 62, origin="another app"),
            call("time/now", 5000),
        )
        stats = log.stats()
    assert stats.tools["files/read"].together == {"mail/send": 2}
    assert stats.tools["mail/send"].together == {"files/read": 2}
    assert stats.tools["time/now"].together == {}


def test_a_call_counts_half_after_its_half_life(path: Path) -> None:
    with opened(path) as log:
        count(log, call(), call(after_s=86_400 * HALF_LIFE_DAYS, outcome=Outcome.FAILED))
        tool = log.stats().tools["mail/send"]
    assert (tool.recent_uses, tool.recent_successes) == pytest.approx((1.5, 0.5))
    assert tool.last_used is not None
    assert tool.recent(tool.last_used + timedelta(days=HALF_LIFE_DAYS)) == pytest.approx(0.75)


def test_many_calls_become_sums_that_say_the_same(path: Path) -> None:
    events = [
        call(f"s/t{number % 3}", number * 3000, outcome=Outcome.FAILED if number % 5 == 0 else Outcome.OK)
        for number in range(120)
    ]
    with opened(path) as log:
        count(log, *events)
        whole, days = log.stats(), log.days()
    with opened(path, max_events=40):
        pass
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM events").fetchone() == (40,)
    with opened(path, max_events=40) as log:
        folded = log.stats()
        assert log.days() == days
    assert folded.uses == whole.uses
    for tool_id, tool in whole.tools.items():
        again = folded.tools[tool_id]
        assert (again.uses, again.successes, again.by_hour, again.p99_ms, again.last_used) == (
            (tool.uses, tool.successes, tool.by_hour, tool.p99_ms, tool.last_used)
        )
        assert again.recent_uses == pytest.approx(tool.recent_uses)


def test_the_number_of_calls_kept_singly_is_bounded_while_it_runs(path: Path) -> None:
    with opened(path, max_events=20) as log:
        count(log, *(call(after_s=number) for number in range(100)))
        assert log.stats().uses == 100
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM events").fetchone()[0] <= 22


def test_cleared_calls_are_gone_from_memory_and_from_the_bytes_of_the_file(path: Path) -> None:
    with opened(path) as log:
        count(log, call("secret/tool"))
        assert b"secret/tool" in path.read_bytes()
        log.clear().result()
        assert log.stats().uses == 0
        assert log.days() == ()
        assert b"secret/tool" not in path.read_bytes()
        count(log, call())
        assert log.stats().uses == 1


@pytest.mark.parametrize("spoil", ["ALTER TABLE events RENAME TO elsewhere", "PRAGMA user_version = 99"])
def test_calls_that_cannot_be_forgotten_are_an_error_and_count_on(path: Path, spoil: str) -> None:
    with opened(path) as log:
        count(log, call())
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(spoil)
    with opened(path) as log:
        count(log, call("mail/other"))
        known = log.stats().uses
        with pytest.raises(StorageError, match=r"usage\.sqlite") as told:
            log.clear().result()
        assert "remove the file" in told.value.remedy.lower()
        assert log.stats().uses == known > 0


def test_where_nothing_can_be_written_calls_are_counted_all_the_same_and_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with opened(tmp_path / "file" / "usage.sqlite") as log:
        count(log, call())
        assert log.stats().uses == 1
        assert "usage.sqlite" in log.problem


def test_a_write_that_fails_is_said_until_one_succeeds(path: Path) -> None:
    with opened(path) as log:
        count(log, call())
        with contextlib.closing(sqlite3.connect(path)) as other:
            other.execute("ALTER TABLE events RENAME TO elsewhere")
            count(log, call())
            assert "could not be written" in log.problem
            other.execute("ALTER TABLE elsewhere RENAME TO events")
        count(log, call())
        assert log.problem == ""
        assert log.stats().uses == 3


def test_a_damaged_file_is_set_aside(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no database at all " * 100)
    with opened(path) as log:
        assert "damaged" in log.problem
        count(log, call())
    with opened(path) as log:
        assert log.stats().uses == 1
    assert path.with_name("usage.sqlite.damaged").exists()


def test_a_newer_file_is_read_and_left_as_it_is(path: Path) -> None:
    with opened(path) as log:
        count(log, call())
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with opened(path) as log:
        assert "newer Dost" in log.problem
        count(log, call())
        assert log.stats().uses == 2
    assert path.read_bytes() == before


def test_rows_that_are_damaged_are_left_out(path: Path) -> None:
    with opened(path) as log:
        count(log, call())
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO events VALUES (99, 'never', 0, 'a/b', 'chat', 'ok', 1)")
        db.execute("INSERT INTO events VALUES (100, 1e300, 0, 'a/b', 'chat', 'ok', 1)")
        db.execute("INSERT INTO events VALUES (101, 5, 0, 'a/b', 'chat', 'dubious', 1)")
        db.execute("INSERT INTO sums VALUES ('2026-01-01', 'a/b', '{')")
        db.execute("INSERT INTO sums VALUES ('someday', 'a/b', '{}')")
        db.execute("INSERT INTO saved VALUES ('someday', 1, 2, 3)")
        db.commit()
    with opened(path) as log:
        assert set(log.stats().tools) == {"mail/send"}


def test_days_are_those_of_the_person(path: Path) -> None:
    late = datetime(2026, 3, 2, 23, 30, tzinfo=timezone(timedelta(hours=-8)))
    with opened(path) as log:
        count(log, UsageEvent(late, "a/b"))
        assert [day.day for day in log.days()] == [date(2026, 3, 2)]
        assert log.stats().since == late.astimezone(UTC)


@given(st.lists(st.floats(min_value=1.5, max_value=3_000_000), min_size=1), st.floats(min_value=0, max_value=1))
def test_a_percentile_is_within_5_percent_of_a_duration_that_was_counted(durations: list[float], share: float) -> None:
    latencies = Latencies(class_of(took_ms) for took_ms in durations)
    answer = percentile_ms(latencies, share)
    nearest = min(durations, key=lambda took_ms: abs(took_ms - answer))
    assert answer == pytest.approx(nearest, rel=0.06)
    assert sum(took_ms <= answer * 1.06 for took_ms in durations) >= share * len(durations)
