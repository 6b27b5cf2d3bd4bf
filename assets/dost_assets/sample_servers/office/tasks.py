"""The task list."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from dost_assets.sample_servers.office.kinds import ADDS, CHANGES, READS, REMOVES, missing
from dost_assets.sample_servers.office.seed import TODAY

if TYPE_CHECKING:
    import sqlite3

    from dost_assets.sample_servers.office.database import Database
    from dost_assets.sample_servers.office.kinds import Tools

TaskId = Annotated[int, Field(description="Number of the task, as the listing gives it.", ge=1)]
Priority = Annotated[Literal["low", "normal", "high"], Field(description="How much it matters.")]
OnDay = Annotated[date, Field(description="The day that counts as today, such as 2026-03-04.")]


@dataclass(frozen=True)
class Task:
    """A task; ``due`` is empty where there is no date."""

    id: int
    title: str
    project: str
    due: str
    priority: str
    done: bool


@dataclass(frozen=True)
class Summary:
    """Numbers of tasks."""

    open: int
    done: int
    overdue: int
    without_date: int


class Tasks:
    """Tools of the task list."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def tools(self) -> Tools:
        """All tools with what they may do."""
        return (
            (self.list_tasks, READS),
            (self.get_task, READS),
            (self.list_overdue_tasks, READS),
            (self.summarize_tasks, READS),
            (self.create_task, ADDS),
            (self.complete_task, CHANGES),
            (self.reopen_task, CHANGES),
            (self.reschedule_task, CHANGES),
            (self.set_task_priority, CHANGES),
            (self.delete_task, REMOVES),
        )

    def list_tasks(
        self,
        status: Annotated[Literal["open", "done", "all"], Field(description="Which ones.")] = "open",
        project: Annotated[str | None, Field(description="Only tasks of this project.")] = None,
    ) -> list[Task]:
        """List what is on the to-do list, the ones due first at the top."""
        sql = (
            "SELECT * FROM tasks WHERE (? = 'all' OR done = (? = 'done')) AND (? IS NULL OR project = ?) "
            "ORDER BY due IS NULL, due, id"
        )
        return [_task(row) for row in self._db.rows(sql, status, status, project, project)]

    def get_task(self, task_id: TaskId) -> Task:
        """Get one task of the to-do list."""
        row = self._db.row("SELECT * FROM tasks WHERE id = ?", task_id)
        if row is None:
            raise missing("task", task_id)
        return _task(row)

    def list_overdue_tasks(self, on_day: OnDay = TODAY) -> list[Task]:
        """List the tasks that should have been finished before a day and are not."""
        sql = "SELECT * FROM tasks WHERE done = 0 AND due < ? ORDER BY due, id"
        return [_task(row) for row in self._db.rows(sql, str(on_day))]

    def summarize_tasks(self, on_day: OnDay = TODAY) -> Summary:
        """Count the open, finished and overdue tasks, to see how the work is going."""
        row = self._db.row(
            "SELECT sum(done = 0), sum(done = 1), sum(done = 0 AND due < ?), sum(done = 0 AND due IS NULL) FROM tasks",
            str(on_day),
        )
        numbers = [count or 0 for count in row] if row else [0, 0, 0, 0]
        return Summary(*numbers)

    def create_task(
        self,
        title: Annotated[str, Field(description="What is to be done.", min_length=1)],
        due: Annotated[date | None, Field(description="Day by which it is to be done.")] = None,
        project: Annotated[str, Field(description="Project that it belongs to.")] = "",
        priority: Priority = "normal",
    ) -> Task:
        """Put something new on the to-do list, as a reminder of what has to be done."""
        task_id = self._db.insert(
            "INSERT INTO tasks (title, project, due, priority) VALUES (?, ?, ?, ?)",
            *(title, project, str(due) if due else None, priority),
        )
        return self.get_task(task_id)

    def complete_task(self, task_id: TaskId) -> Task:
        """Tick off a task: it is done."""
        return self._change("UPDATE tasks SET done = 1 WHERE id = ?", task_id)

    def reopen_task(self, task_id: TaskId) -> Task:
        """Make a finished task open again."""
        return self._change("UPDATE tasks SET done = 0 WHERE id = ?", task_id)

    def reschedule_task(
        self, task_id: TaskId, due: Annotated[date | None, Field(description="New day; null for no date.")]
    ) -> Task:
        """Change the day by which a task is to be done."""
        return self._change("UPDATE tasks SET due = ? WHERE id = ?", task_id, str(due) if due else None)

    def set_task_priority(self, task_id: TaskId, priority: Priority) -> Task:
        """Change how much a task matters."""
        return self._change("UPDATE tasks SET priority = ? WHERE id = ?", task_id, priority)

    def delete_task(self, task_id: TaskId) -> str:
        """Take a task off the to-do list for good, done or not."""
        title = self.get_task(task_id).title
        self._db.change("DELETE FROM tasks WHERE id = ?", task_id)
        return f'Deleted the task "{title}".'

    def _change(self, sql: str, task_id: int, *values: str | None) -> Task:
        if self._db.change(sql, *values, task_id) == 0:
            raise missing("task", task_id)
        return self.get_task(task_id)


def _task(row: sqlite3.Row) -> Task:
    return Task(row["id"], row["title"], row["project"], row["due"] or "", row["priority"], bool(row["done"]))
