"""The calendar."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Annotated

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from dost_assets.sample_servers.office.database import containing
from dost_assets.sample_servers.office.kinds import ADDS, CHANGES, READS, REMOVES, missing

if TYPE_CHECKING:
    import sqlite3

    from dost_assets.sample_servers.office.database import Database
    from dost_assets.sample_servers.office.kinds import Tools

MINUTE = "%Y-%m-%d %H:%M"
"""How a moment is written: local time to the minute."""

EventId = Annotated[int, Field(description="Number of the event, as the listing gives it.", ge=1)]
Start = Annotated[datetime, Field(description="When it begins, local time, such as 2026-03-05T10:00.")]
End = Annotated[datetime, Field(description="When it ends, local time; after the beginning.")]


@dataclass(frozen=True)
class Event:
    """An event as the tools give it."""

    id: int
    title: str
    start: str
    end: str
    location: str
    notes: str
    attendees: list[str]


@dataclass(frozen=True)
class Slot:
    """A stretch of free time."""

    start: str
    end: str
    minutes: int


class Calendar:
    """Tools of the calendar."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def tools(self) -> Tools:
        """All tools with what they may do."""
        return (
            (self.list_calendar_events, READS),
            (self.get_calendar_event, READS),
            (self.search_calendar_events, READS),
            (self.find_free_slots, READS),
            (self.check_calendar_conflicts, READS),
            (self.create_calendar_event, ADDS),
            (self.update_calendar_event, CHANGES),
            (self.invite_to_event, CHANGES),
            (self.delete_calendar_event, REMOVES),
        )

    def list_calendar_events(
        self,
        start_date: Annotated[date, Field(description="First day, such as 2026-03-04.")],
        end_date: Annotated[date | None, Field(description="Last day, included; the first day if absent.")] = None,
    ) -> list[Event]:
        """Show the meetings and appointments in the calendar between two days, earliest first."""
        last = (end_date or start_date) + timedelta(days=1)
        sql = "SELECT * FROM events WHERE ends > ? AND starts < ? ORDER BY starts, id"
        return self._events(self._db.rows(sql, f"{start_date} 00:00", f"{last} 00:00"))

    def get_calendar_event(self, event_id: EventId) -> Event:
        """Get one calendar event with its place, notes and attendees."""
        row = self._db.row("SELECT * FROM events WHERE id = ?", event_id)
        if row is None:
            raise missing("event", event_id)
        return self._events([row])[0]

    def search_calendar_events(
        self, text: Annotated[str, Field(description="Words in the title, the place or the notes.", min_length=1)]
    ) -> list[Event]:
        """Find calendar events by words, whatever day they are on."""
        like = containing(text)
        sql = (
            "SELECT * FROM events WHERE title LIKE ? ESCAPE '!' OR location LIKE ? ESCAPE '!' "
            "OR notes LIKE ? ESCAPE '!' ORDER BY starts, id"
        )
        return self._events(self._db.rows(sql, like, like, like))

    def find_free_slots(
        self,
        day: Annotated[date, Field(description="The day to look at.")],
        minutes: Annotated[int, Field(description="Shortest gap that counts, in minutes.", ge=5, le=1440)] = 30,
        from_hour: Annotated[int, Field(description="Hour at which the working day begins.", ge=0, le=23)] = 9,
        to_hour: Annotated[int, Field(description="Hour at which the working day ends.", ge=1, le=24)] = 17,
    ) -> list[Slot]:
        """Find when there is time for another meeting on a day: the gaps between the events of the calendar."""
        midnight = datetime.combine(day, time.min)
        free, end = midnight + timedelta(hours=from_hour), midnight + timedelta(hours=to_hour)
        slots = []
        busy = [
            (datetime.fromisoformat(e.start), datetime.fromisoformat(e.end)) for e in self.list_calendar_events(day)
        ]
        for starts, ends in [*busy, (end, end)]:
            gap = int((min(starts, end) - free).total_seconds() // 60)
            if gap >= minutes:
                slots.append(Slot(free.strftime(MINUTE), min(starts, end).strftime(MINUTE), gap))
            free = max(free, ends)
        return slots

    def check_calendar_conflicts(self, start: Start, end: End) -> list[Event]:
        """List the events that overlap with a planned time; an empty list means that the time is free."""
        _in_order(start, end)
        sql = "SELECT * FROM events WHERE ends > ? AND starts < ? ORDER BY starts, id"
        return self._events(self._db.rows(sql, start.strftime(MINUTE), end.strftime(MINUTE)))

    def create_calendar_event(
        self,
        title: Annotated[str, Field(description="What it is.", min_length=1)],
        start: Start,
        end: End,
        *,
        location: Annotated[str, Field(description="Room or address.")] = "",
        notes: Annotated[str, Field(description="Anything to remember about it.")] = "",
        attendees: Annotated[list[str] | None, Field(description="E-mail addresses of those who come along.")] = None,
    ) -> Event:
        """Put a new meeting or appointment into the calendar."""
        _in_order(start, end)
        event_id = self._db.insert(
            "INSERT INTO events (title, starts, ends, location, notes) VALUES (?, ?, ?, ?, ?)",
            *(title, start.strftime(MINUTE), end.strftime(MINUTE), location, notes),
        )
        for email in attendees or []:
            self._db.change("INSERT OR IGNORE INTO attendees VALUES (?, ?)", event_id, email)
        return self.get_calendar_event(event_id)

    def update_calendar_event(
        self,
        event_id: EventId,
        title: Annotated[str | None, Field(description="New title.")] = None,
        start: Annotated[datetime | None, Field(description="New beginning, local time.")] = None,
        end: Annotated[datetime | None, Field(description="New end, local time.")] = None,
        location: Annotated[str | None, Field(description="New room or address.")] = None,
    ) -> Event:
        """Move, rename or relocate an event that is in the calendar already. What is not given stays as it is."""
        event = self.get_calendar_event(event_id)
        starts, ends = start or datetime.fromisoformat(event.start), end or datetime.fromisoformat(event.end)
        _in_order(starts, ends)
        self._db.change(
            "UPDATE events SET title = coalesce(?, title), starts = ?, ends = ?, location = coalesce(?, location) "
            "WHERE id = ?",
            *(title, starts.strftime(MINUTE), ends.strftime(MINUTE), location, event_id),
        )
        return self.get_calendar_event(event_id)

    def invite_to_event(
        self, event_id: EventId, email: Annotated[str, Field(description="Address of the person.", min_length=3)]
    ) -> Event:
        """Add a person to the attendees of an event. No invitation is sent."""
        self.get_calendar_event(event_id)
        self._db.change("INSERT OR IGNORE INTO attendees VALUES (?, ?)", event_id, email)
        return self.get_calendar_event(event_id)

    def delete_calendar_event(self, event_id: EventId) -> str:
        """Cancel an event: take it out of the calendar for good."""
        event = self.get_calendar_event(event_id)
        self._db.change("DELETE FROM events WHERE id = ?", event_id)
        return f'Deleted "{event.title}" on {event.start}.'

    def _events(self, rows: list[sqlite3.Row]) -> list[Event]:
        people: dict[int, list[str]] = {}
        for event_id, email in self._db.rows("SELECT event_id, email FROM attendees ORDER BY email"):
            people.setdefault(event_id, []).append(email)
        return [
            Event(
                id=row["id"],
                title=row["title"],
                start=row["starts"],
                end=row["ends"],
                location=row["location"],
                notes=row["notes"],
                attendees=people.get(row["id"], []),
            )
            for row in rows
        ]


def _in_order(start: datetime, end: datetime) -> None:
    if start.replace(tzinfo=None) >= end.replace(tzinfo=None):
        raise ToolError(f"The event would end ({end:{MINUTE}}) before it begins ({start:{MINUTE}}).")
