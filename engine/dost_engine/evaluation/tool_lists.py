"""Lists of tools in the files that people have: one a line, the answer of a server to ``tools/list``, OpenAI's form."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dost_engine.catalog import make_tool, server_key, tool_of_entry
from dost_engine.errors import DataUnusable
from dost_engine.evaluation.data import read_tool_lines, tools_file
from dost_engine.types import MAPPING_SERVER
from dost_engine.words import printable

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.types import Tool

_WHAT_FITS = "Give a folder with tools.jsonl, a .jsonl file with a tool on each line, or a JSON list of tools."


def read_tool_list(path: Path) -> tuple[tuple[Tool, ...], tuple[str, ...]]:
    """Read a list of tools, and say what of it cannot be used, a sentence each. Tools are known by server and name.

    Args:
        path: A folder with ``tools.jsonl``; a file of lines (``.jsonl``, ``.jsonl.gz``); or a JSON file with a list of
            definitions, alone, under ``tools``, as a server answers, or as a mapping of names to definitions.

    Raises:
        DataUnusable: it cannot be read, or holds no tool that can be used.
    """
    if path.is_dir() or path.name.endswith((".jsonl", ".jsonl.gz")):
        file = tools_file(path) if path.is_dir() else path
        tools, faults = read_tool_lines(file, key=lambda tool: tool.id)
        return tools, tuple(map(str, faults))
    return _of_document(path)


def _of_document(path: Path) -> tuple[tuple[Tool, ...], tuple[str, ...]]:
    try:
        document = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        raise DataUnusable(f"{path} cannot be read: {error}.", remedy=_WHAT_FITS) from error
    for key in ("result", "tools"):
        if isinstance(document, Mapping) and isinstance(document.get(key), list | Mapping):
            document = document[key]
    if isinstance(document, Mapping):
        found = {tool.id: tool for tool in (tool_of_entry(name, entry) for name, entry in document.items())}
        return _usable(path, found, [])
    tools: dict[str, Tool] = {}
    problems = []
    for place, entry in enumerate(document if isinstance(document, list) else (), start=1):
        tool = _of_entry(entry)
        if tool is None:
            problems.append(f"{path}: Entry {place} has no name. Give it one.")
        elif tool.id in tools:
            problems.append(f"{path}: Entry {place} has the name {tool.name!r} once more. Give it another.")
        else:
            tools[tool.id] = tool
    return _usable(path, tools, problems)


def _usable(path: Path, tools: Mapping[str, Tool], problems: list[str]) -> tuple[tuple[Tool, ...], tuple[str, ...]]:
    if not tools:
        first = f" {problems[0]}" if problems else ""
        raise DataUnusable(f"{path} holds no tool that can be used.{first}", remedy=_WHAT_FITS)
    return tuple(tools.values()), tuple(problems)


def _of_entry(entry: Any) -> Tool | None:  # noqa: ANN401 - what JSON can hold
    if isinstance(entry, Mapping) and isinstance(entry.get("function"), Mapping):
        entry = entry["function"]
    name = entry.get("name") if isinstance(entry, Mapping) else None
    if not isinstance(name, str) or not name.strip():
        return None
    server = entry.get("server")
    key = server_key(printable(server)) if isinstance(server, str) and server else MAPPING_SERVER
    return make_tool(key, name, entry)
