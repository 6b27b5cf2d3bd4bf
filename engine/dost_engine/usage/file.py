"""Calls on disk: the last ones singly, older ones as sums per day and tool."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from datetime import date, datetime, timedelta, timezone
from typing import TYPE_CHECKING

from dost_engine.kept_file import KeptFile
from dost_engine.types import Outcome, UsageEvent
from dost_engine.usage.tally import ToolTally

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_STEPS = (
    """
    CREATE TABLE events (
        id INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        offset_s INTEGER NOT NULL,
        tool_id TEXT NOT NULL,
        origin TEXT NOT NULL,
        outcome TEXT NOT NULL,
        took_ms REAL NOT NULL
    );
    CREATE TABLE sums (
        day TEXT NOT NULL,
        tool_id TEXT NOT NULL,
        numbers TEXT NOT NULL,
        PRIMARY KEY (day, tool_id)
    );
    CREATE TABLE saved (
        day TEXT PRIMARY KEY,
        turns INTEGER NOT NULL,
        tokens_all INTEGER NOT NULL,
        tokens_sent INTEGER NOT NULL
    )
    """,
)
_INSERT = "INSERT INTO events (at, offset_s, tool_id, origin, outcome, took_ms) VALUES (?, ?, ?, ?, ?, ?)"
_SAVE = """
    INSERT INTO saved (day, turns, tokens_all, tokens_sent) VALUES (?, 1, ?, ?) ON CONFLICT (day) DO UPDATE SET
    turns = turns + 1, tokens_all = tokens_all + excluded.tokens_all, tokens_sent = tokens_sent + excluded.tokens_sent
"""
_SELECT = "SELECT at, offset_s, tool_id, origin, outcome, took_ms FROM events ORDER BY at, id"
DAYS_KEPT = 730
"""Sums of days before that, counted from the newest, are forgotten."""

Sums = dict[tuple[date, str], ToolTally]


class UsageFile(KeptFile):
    """The open file. Every method raises ``sqlite3.Error`` where it cannot be done."""

    steps = _STEPS

    def write(self, event: UsageEvent) -> None:
        """Keep a call."""
        offset = event.at.utcoffset() or timedelta()
        row = (event.at.timestamp(), int(offset.total_seconds()), event.tool_id, event.origin)
        self._db.execute(_INSERT, (*row, str(event.outcome), event.took_ms))

    def write_saved(self, day: date, tokens_all: int, tokens_sent: int) -> None:
        """Keep what one turn saved."""
        self._db.execute(_SAVE, (day.isoformat(), tokens_all, tokens_sent))

    def events(self) -> Iterator[UsageEvent]:
        """All single calls, oldest first; rows that are damaged are left out."""
        for row in self._db.execute(_SELECT):
            with contextlib.suppress(ValueError, TypeError, OverflowError, OSError):
                yield _event(row)

    def sums(self) -> Iterator[tuple[date, str, ToolTally]]:
        """What older calls were summed up to; rows that are damaged are left out."""
        for day, tool_id, numbers in self._db.execute("SELECT day, tool_id, numbers FROM sums ORDER BY day"):
            with contextlib.suppress(ValueError, TypeError, KeyError, AttributeError):
                yield date.fromisoformat(day), str(tool_id), _decoded(numbers)

    def saved(self) -> Iterator[tuple[date, int, int, int]]:
        """Day, turns, tokens of all tools and of the chosen ones."""
        for day, *numbers in self._db.execute("SELECT day, turns, tokens_all, tokens_sent FROM saved"):
            with contextlib.suppress(ValueError, TypeError):
                turns, tokens_all, tokens_sent = (int(number) for number in numbers)
                yield date.fromisoformat(day), turns, tokens_all, tokens_sent

    def replace_oldest(self, most: int, sums: Sums) -> None:
        """Put sums in the place of the single calls before the last ``most``, all of it or nothing."""
        rows = [(day.isoformat(), tool_id, _encoded(tally)) for (day, tool_id), tally in sums.items()]
        newest = max((day for day, _ in sums), default=None)
        with self._transaction():
            self._db.executemany("INSERT OR REPLACE INTO sums (day, tool_id, numbers) VALUES (?, ?, ?)", rows)
            self._db.execute(
                "DELETE FROM events WHERE id NOT IN (SELECT id FROM events ORDER BY at DESC, id DESC LIMIT ?)", (most,)
            )
            if newest is not None:
                oldest = (newest - timedelta(days=DAYS_KEPT)).isoformat()
                self._db.execute("DELETE FROM sums WHERE day < ?", (oldest,))
                self._db.execute("DELETE FROM saved WHERE day < ?", (oldest,))

    def clear(self) -> None:
        """Forget everything, also from the free pages of the file."""
        with self._transaction():
            for table in ("events", "sums", "saved"):
                self._db.execute(f"DELETE FROM {table}")  # noqa: S608 - one of three words
        self._db.execute("VACUUM")


def _event(row: Iterable[object]) -> UsageEvent:
    at, offset_s, tool_id, origin, outcome, took_ms = row
    zone = timezone(timedelta(seconds=float(str(offset_s))))
    when = datetime.fromtimestamp(float(str(at)), zone)
    return UsageEvent(when, str(tool_id), str(origin), Outcome(str(outcome)), float(str(took_ms)))


_PLAIN = ("uses", "successes", "unreachable", "last_used", "recent_uses", "recent_successes")


def _encoded(tally: ToolTally) -> str:
    numbers = {name: getattr(tally, name) for name in _PLAIN}
    return json.dumps(
        numbers | {"latencies": tally.latencies, "hours": tally.hours, "together": tally.together}, sort_keys=True
    )


def _decoded(numbers: str) -> ToolTally:
    raw = json.loads(numbers)
    return ToolTally(
        uses=int(raw["uses"]),
        successes=int(raw["successes"]),
        unreachable=int(raw["unreachable"]),
        last_used=float(raw["last_used"]),
        recent_uses=float(raw["recent_uses"]),
        recent_successes=float(raw["recent_successes"]),
        latencies=Counter({int(number): int(count) for number, count in raw["latencies"].items()}),
        hours=Counter({int(hour): int(count) for hour, count in raw["hours"].items()}),
        together=Counter({str(other): int(count) for other, count in raw["together"].items()}),
    )
