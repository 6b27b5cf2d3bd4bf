"""Evaluation data: a folder with tools, and messages with the tools that each needs.

``tools.jsonl`` holds a tool a line (``name``, ``description``, ``inputSchema``, ``server``), ``queries.jsonl`` a
message a line (``query``, ``relevant``; ``id``, ``history``, ``any_of`` and ``kind`` where there are any). A line that
cannot be used is said and costs nothing but itself.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from dost_engine.catalog import make_tool, server_key
from dost_engine.errors import DataUnusable
from dost_engine.types import MAPPING_SERVER, Tool
from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

TOOLS_FILE = "tools.jsonl"
QUERIES_FILE = "queries.jsonl"


@dataclass(frozen=True, slots=True)
class Question:
    """One message of a set.

    Attributes:
        id: Unique in the set.
        text: What the user says.
        history: The messages before, oldest first, as the set has them.
        groups: What is needed: of every group one tool, by name. Mostly groups of one.
        kind: What it is counted among: ``single``, ``multi``, ``follow_up``, or a word of the data's own.
    """

    id: str
    text: str
    history: tuple[Any, ...]
    groups: tuple[frozenset[str], ...]
    kind: str


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that cannot be used.

    Attributes:
        file: Path of the file.
        line: Its number, from 1.
        what: What is wrong with it.
        remedy: What to do about it.
    """

    file: str
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        """All of it, on one line."""
        return f"{self.file}:{self.line}: {self.what} {self.remedy}"


@dataclass(frozen=True, slots=True)
class EvaluationSet:
    """Tools with unique names, and messages that need some of them.

    Attributes:
        name: The folder's.
        tools: In the order of the file; distractors behind them.
        questions: In the order of the file.
        faults: Lines that were left out.
        distractors: How many of ``tools`` come from elsewhere.
    """

    name: str
    tools: tuple[Tool, ...]
    questions: tuple[Question, ...]
    faults: tuple[Fault, ...] = ()
    distractors: int = 0


def read_set(folder: Path, *, among: Iterable[Tool] = ()) -> EvaluationSet:
    """Read a folder.

    Args:
        folder: Holds ``tools.jsonl`` (or ``tools.jsonl.gz``) and ``queries.jsonl``.
        among: Other tools to choose among, as distractors; the set's own win over theirs of the same name.

    Raises:
        DataUnusable: a file is missing or cannot be read, or no tool or no message in it can be used.
    """
    tools, faults = read_tools(folder)
    named = {tool.name: tool for tool in tools}
    own = len(named)
    for tool in among:
        named.setdefault(tool.name, tool)
    questions = _Questions(folder / QUERIES_FILE, named)
    made = EvaluationSet(
        name=folder.resolve().name,
        tools=tuple(named.values()),
        questions=questions.read(),
        faults=(*faults, *questions.faults),
        distractors=len(named) - own,
    )
    if not made.questions:
        raise _nothing(folder / QUERIES_FILE, "question", questions.faults)
    return made


def read_tools(folder: Path) -> tuple[tuple[Tool, ...], tuple[Fault, ...]]:
    """Read the tools of a folder, and what is wrong with lines of the file. Each name counts once.

    Raises:
        DataUnusable: the file is missing or cannot be read, or no tool in it can be used.
    """
    return read_tool_lines(tools_file(folder), key=lambda tool: tool.name)


def tools_file(folder: Path) -> Path:
    """The file with the tools of a folder, which may be gzipped."""
    path, zipped = folder / TOOLS_FILE, folder / f"{TOOLS_FILE}.gz"
    return zipped if zipped.exists() and not path.exists() else path


def read_tool_lines(path: Path, *, key: Callable[[Tool], str]) -> tuple[tuple[Tool, ...], tuple[Fault, ...]]:
    """Read a file with a tool on each line, and what is wrong with its lines.

    Args:
        path: The file; gzipped where its name says so.
        key: What no two tools may share.

    Raises:
        DataUnusable: the file is missing or cannot be read, or no tool in it can be used.
    """
    found: dict[str, Tool] = {}
    lines: dict[str, int] = {}
    faults: list[Fault] = []
    for line, row in _rows(path, faults):
        try:
            tool = _tool(row)
            name = key(tool)
            if name in found:
                raise _BadLineError(
                    f"Its tool {name!r} stands in line {lines[name]} already.",
                    "Give each tool a name of its own.",
                )
            found[name], lines[name] = tool, line
        except _BadLineError as bad:
            faults.append(Fault(str(path), line, bad.what, bad.remedy))
    if not found:
        raise _nothing(path, "tool", faults)
    return tuple(found.values()), tuple(faults)


def first_questions(whole: EvaluationSet, most: int | None) -> EvaluationSet:
    """A set with its first so many messages. None keeps all."""
    return whole if most is None else replace(whole, questions=whole.questions[:most])


# ------------------------------------------------------------------------------------------------------ lines


class _BadLineError(Exception):
    """A line cannot be used."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(what)
        self.what = what
        self.remedy = remedy


def _rows(path: Path, faults: list[Fault]) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The objects of a file with their line numbers; other lines become faults. Blank lines are passed over."""
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                text = line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line
                if not text.strip():
                    continue
                try:
                    yield number, _object(text)
                except _BadLineError as bad:
                    faults.append(Fault(str(path), number, bad.what, bad.remedy))
    except FileNotFoundError as error:
        raise DataUnusable(
            f"There is no {path.name} in {path.parent}.",
            remedy="Put a JSON object on each line: a tool in tools.jsonl, a question in queries.jsonl.",
        ) from error
    except (OSError, EOFError, zlib.error) as error:
        raise DataUnusable(f"{path} cannot be read: {error}.", remedy="Make the file readable, or whole.") from error


def _object(line: bytes) -> Mapping[str, Any]:
    try:
        row = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise _BadLineError("It is not UTF-8.", "Save the file as UTF-8.") from error
    except (ValueError, RecursionError) as error:
        raise _BadLineError(
            f"It is not JSON ({error}).", "Write one JSON object on the line, and nothing else."
        ) from error
    if not isinstance(row, Mapping):
        raise _BadLineError(f"It is not a JSON object but {_kind(row)}.", "Write it as {…}.")
    return row


def _nothing(path: Path, what: str, faults: Iterable[Fault]) -> DataUnusable:
    first = next(iter(faults), None)
    return DataUnusable(
        f"{path} holds no {what} that can be used." + (f" Line {first.line}: {first.what}" if first else ""),
        remedy=first.remedy if first else f"Write one {what} on each line, as a JSON object.",
    )


# ------------------------------------------------------------------------------------- what stands in a line


def _tool(row: Mapping[str, Any]) -> Tool:
    name = row.get("name")
    if not isinstance(name, str) or not name.strip():
        raise _BadLineError("Its tool has no name.", 'Give it one: "name": "…".')
    server = row.get("server")
    key = server_key(printable(server)) if isinstance(server, str) and server else MAPPING_SERVER
    return make_tool(key, name, row)


class _Questions:
    """Reads the messages of one file.

    Attributes:
        faults: Lines that were left out.
    """

    def __init__(self, path: Path, tools: Mapping[str, Tool]) -> None:
        self.faults: list[Fault] = []
        self._path = path
        self._tools = tools
        self._lines: dict[str, int] = {}

    def read(self) -> tuple[Question, ...]:
        found = []
        for line, row in _rows(self._path, self.faults):
            try:
                found.append(self._question(line, row))
            except _BadLineError as bad:
                self.faults.append(Fault(str(self._path), line, bad.what, bad.remedy))
        self.faults.sort(key=lambda fault: fault.line)
        return tuple(found)

    def _question(self, line: int, row: Mapping[str, Any]) -> Question:
        text, history, kind = row.get("query"), row.get("history"), row.get("kind")
        if not isinstance(text, str):
            raise _BadLineError("It has no message.", 'Write what the user says: "query": "…".')
        if not isinstance(history, list | None):
            raise _BadLineError(
                f"Its history is not a list of messages but {_kind(history)}.",
                'Write "history": [] where there is none.',
            )
        groups = self._groups(row)
        if not isinstance(kind, str) or not kind.strip():
            kind = "follow_up" if history else "single" if len(groups) == 1 else "multi"
        return Question(self._id(line, row), printable(text), tuple(history or ()), groups, printable(kind))

    def _id(self, line: int, row: Mapping[str, Any]) -> str:
        given = row.get("id")
        name = printable(str(given)) if isinstance(given, str | int) and str(given).strip() else f"line {line}"
        if name in self._lines:
            raise _BadLineError(f"Its id {name!r} stands in line {self._lines[name]} already.", "Give it another id.")
        self._lines[name] = line
        return name

    def _groups(self, row: Mapping[str, Any]) -> tuple[frozenset[str], ...]:
        any_of = row.get("any_of") or [[name] for name in _names(row.get("relevant"), "relevant")]
        if not isinstance(any_of, list):
            raise _BadLineError(f"Its any_of is not a list but {_kind(any_of)}.", 'Write "any_of": [["…", "…"]].')
        groups = []
        for group in any_of:
            names = _names(group, "any_of")
            known = frozenset(name for name in names if name in self._tools)
            if not known:
                raise _BadLineError(
                    f"It needs {' or '.join(map(repr, names[:3])) or 'nothing'}: no tool of the catalogue.",
                    f"Add the tool to {TOOLS_FILE}, or correct the name.",
                )
            groups.append(known)
        if not groups:
            raise _BadLineError(
                "It does not say which tools it needs.",
                'Name at least one: "relevant": ["…"]. What needs none cannot be scored.',
            )
        return tuple(groups)


def _names(value: object, field: str) -> list[str]:
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise _BadLineError(f"Its {field} is not a list of names.", f'Write "{field}" with the names of tools in [ ].')
    return [printable(name) for name in dict.fromkeys(value)]


def _kind(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    kinds = ((str, "a text"), (int | float, "a number"), (list, "a list"))
    return next((name for kind, name in kinds if isinstance(value, kind)), "an object")
