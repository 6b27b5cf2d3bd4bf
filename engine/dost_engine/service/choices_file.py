"""``tools.json``: what the user decided about tools.

    {"version": 1,
     "tools": {"office/send_mail": {"pinned": true, "banned": false, "search_words": "post", "tags": ["fast"],
                                    "approval": "always"}},
     "servers": {"office": {"tags": ["work"], "approval": "ask"}}}

Every key may be left out. An entry that cannot be used is left out with its reason, so that one mistake costs one
tool; keys that this version does not know are kept.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ConfigError
from dost_engine.settings import write_atomically
from dost_engine.types import Approval, Choices, ServerChoice, ToolChoice

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

CHOICES_VERSION = 1
MAX_SEARCH_WORDS_CHARS = 300
"""Of one tool: more would push out what the tool's own description says."""


def read_choices(path: Path) -> tuple[Choices, tuple[str, ...]]:
    """Read the file; a missing or empty one means no choices.

    Returns:
        The choices, and what had to be left out, a sentence each.

    Raises:
        ConfigError: the file cannot be read, is no JSON object, or a newer Dost wrote it.
    """
    raw = _raw(path)
    problems: list[str] = []
    tools: dict[str, ToolChoice] = {}
    servers: dict[str, ServerChoice] = {}
    for name, entry in _object(raw, "tools", path).items():
        try:
            tools[name] = tool_choice(entry)
        except ConfigError as error:
            problems.append(f"{path}: {name} is left out: {error.message}")
    for name, entry in _object(raw, "servers", path).items():
        try:
            servers[name] = server_choice(entry)
        except ConfigError as error:
            problems.append(f"{path}: {name} is left out: {error.message}")
    return Choices(tools, servers), tuple(problems)


def write_tool_choice(path: Path, tool_id: str, choice: ToolChoice) -> None:
    """Put what was decided about one tool into the file; the rest of it stays as it is.

    Raises:
        ConfigError: the file cannot be understood; it is left alone.
        StorageError: it cannot be written.
    """
    write_tool_choices(path, {tool_id: choice})


def write_tool_choices(path: Path, choices: Mapping[str, ToolChoice]) -> None:
    """The same for several tools, all or none.

    Raises:
        ConfigError: the file cannot be understood; it is left alone.
        StorageError: it cannot be written.
    """
    values = {tool_id: asdict(choice) for tool_id, choice in choices.items()}
    _write(path, "tools", values, asdict(ToolChoice()))


def write_server_choice(path: Path, server: str, choice: ServerChoice) -> None:
    """The same for one server.

    Raises:
        ConfigError: the file cannot be understood; it is left alone.
        StorageError: it cannot be written.
    """
    _write(path, "servers", {server: asdict(choice)}, asdict(ServerChoice()))


def tool_choice(entry: object) -> ToolChoice:
    """Read one tool's entry.

    Raises:
        ConfigError: a value is of the wrong kind, or too long.
    """
    raw = _fields(entry)
    flags = {}
    for name in ("pinned", "banned"):
        flags[name] = raw.get(name, False)
        if not isinstance(flags[name], bool):
            raise ConfigError(f"{name} must be true or false.", remedy="Mend the entry.")
    words = raw.get("search_words", "")
    if not isinstance(words, str) or len(words) > MAX_SEARCH_WORDS_CHARS:
        raise ConfigError(
            f"search_words must be text of at most {MAX_SEARCH_WORDS_CHARS} characters.", remedy="Shorten them."
        )
    return ToolChoice(**flags, search_words=words.strip(), tags=_tags(raw), approval=_approval(raw))


def server_choice(entry: object) -> ServerChoice:
    """Read one server's entry.

    Raises:
        ConfigError: a value is of the wrong kind.
    """
    raw = _fields(entry)
    return ServerChoice(_tags(raw), _approval(raw))


def _approval(raw: Mapping[str, Any]) -> Approval:
    word = raw.get("approval", Approval.DEFAULT)
    if word not in set(Approval):
        raise ConfigError(f"approval must be one of {', '.join(Approval)}.", remedy="Mend the entry.")
    return Approval(word)


def _fields(entry: object) -> Mapping[str, Any]:
    if not isinstance(entry, dict):
        raise ConfigError("an entry must be an object.", remedy="Mend the entry.")
    return entry


def _tags(raw: Mapping[str, Any]) -> tuple[str, ...]:
    tags = raw.get("tags", [])
    if not isinstance(tags, list | tuple) or not all(isinstance(tag, str) and tag.strip() for tag in tags):
        raise ConfigError("tags must be a list of words.", remedy="Mend the entry.")
    return tuple(dict.fromkeys(tag.strip() for tag in tags))


def _raw(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8-sig")
        raw = json.loads(text) if text.strip() else {}
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise ConfigError(
            f"{path} cannot be read: {error}.", remedy="Mend the file; until then what was read last is used."
        ) from error
    if not isinstance(raw, dict):
        raise ConfigError(f"{path} must hold a JSON object.", remedy='Write {"tools": {"server/tool": {}}}.')
    version = raw.get("version", CHOICES_VERSION)
    if not isinstance(version, int) or version > CHOICES_VERSION:
        raise ConfigError(
            f"{path} was written by a newer Dost (version {version}, this one knows {CHOICES_VERSION}).",
            remedy="Update Dost; until then the file is left alone.",
        )
    return raw


def _object(raw: Mapping[str, Any], key: str, path: Path) -> dict[str, Any]:
    value = raw.get(key, {})
    if not isinstance(value, dict):
        raise ConfigError(f"{path}: {key} must be an object.", remedy="Mend the file.")
    return value


def _write(path: Path, group: str, wanted: Mapping[str, Mapping[str, Any]], defaults: Mapping[str, Any]) -> None:
    raw = _raw(path)
    entries = _object(raw, group, path)
    for name, values in wanted.items():
        before = entries.get(name)
        entry = dict(before) if isinstance(before, dict) else {}
        for key, value in values.items():
            entry.pop(key, None)
            if value != defaults[key]:
                entry[key] = value
        entries.pop(name, None)
        if entry:
            entries[name] = entry
    raw = {"version": CHOICES_VERSION} | raw | {group: entries}
    write_atomically(path, json.dumps(raw, indent=2, ensure_ascii=False) + "\n")
