"""Cases of the inspector: a message, its history, the setting and what came of it, in files that people pass on.

The saved ones stand in one small file. It is written whole or not at all; one that cannot be understood is said and
never written over.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from dost_engine.errors import BadRequest, ConfigError
from dost_engine.settings import write_atomically
from dost_engine.types import Policy, Turn, TurnTrace
from dost_ui.inspector_query import NO_CAP, InspectorQuery, Setting
from dost_ui.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

_T = TypeVar("_T")

CASE_VERSION = 1
MOST_CASES = 500
MOST_BYTES = 20_000_000


@dataclass(frozen=True, slots=True)
class Case:
    """One case.

    Attributes:
        turn: The message with its history, caps and filters.
        policy: The rules with all their options.
        source: What the history is called, or empty.
        catalog_revision: Of the tools that it was answered from.
        picks: Ids of the tools that were picked, best first.
        version: Of the form.
    """

    turn: Turn
    policy: Policy
    source: str = ""
    catalog_revision: int = 0
    picks: tuple[str, ...] = ()
    version: int = CASE_VERSION

    @property
    def name(self) -> str:
        """What it is called in a list: its message."""
        return " ".join(self.turn.text.split())


@dataclass(frozen=True, slots=True)
class _Cases:
    cases: tuple[Case, ...] = ()
    version: int = CASE_VERSION


def case_of(query: InspectorQuery, turn: Turn, trace: TurnTrace) -> Case:
    """The case of an answer that is shown.

    Args:
        query: What was asked.
        turn: The same with the history that it was asked after.
        trace: The answer.
    """
    picks = tuple(pick.id for pick in trace.selection.picks)
    source = "Conversation" if query.use_conversation else query.source
    return Case(turn, query.setting.policy, source, trace.selection.catalog_revision, picks)


def query_of(case: Case) -> InspectorQuery:
    """The query that asks a case again."""
    limits = case.turn.limits
    caps = (0, 0) if limits is None else (limits.max_tools, limits.max_tokens)
    most_tools, most_tokens = (0 if cap >= NO_CAP else cap for cap in caps)
    setting = Setting(case.policy, most_tools, most_tokens, case.turn.filters)
    return InspectorQuery(case.turn.text, case.turn.history, case.source, setting=setting)


def write_case(path: Path, case: Case) -> None:
    """Write a case to a file of its own.

    Raises:
        StorageError: it cannot be written.
    """
    write_atomically(path, _json(case))


def read_case(path: Path) -> Case:
    """Read such a file.

    Raises:
        ConfigError: it cannot be read, is no case, or a newer Dost wrote it; says what is wrong.
    """
    return _read(path, Case, tr("Choose a file that was exported with “Export case”."))


class SavedCases:
    """The saved cases, newest first. Its methods read and write a file: not for a thread that must not wait."""

    def __init__(self, path: Path) -> None:
        """``path`` is made with the first case."""
        self._path = path

    def all(self) -> tuple[Case, ...]:
        """Every case.

        Raises:
            ConfigError: the file cannot be understood, or a newer Dost wrote it.
        """
        if not self._path.exists():
            return ()
        return _read(
            self._path, _Cases, tr("Mend the file or move it away; until then nothing is written to it.")
        ).cases

    def add(self, case: Case) -> tuple[Case, ...]:
        """Keep a case, instead of one with the same message, history and setting; all of them.

        Raises:
            ConfigError: the file cannot be understood.
            StorageError: it cannot be written.
        """
        key = _asked(case)
        return self._write((case, *(one for one in self.all() if _asked(one) != key))[:MOST_CASES])

    def remove(self, number: int) -> tuple[Case, ...]:
        """Forget a case; the others.

        Raises:
            ConfigError: the file cannot be understood.
            StorageError: it cannot be written.
        """
        cases = self.all()
        return self._write(cases[:number] + cases[number + 1 :])

    def _write(self, cases: tuple[Case, ...]) -> tuple[Case, ...]:
        write_atomically(self._path, _json(_Cases(cases)), private=True)
        return cases


def _asked(case: Case) -> Case:
    return replace(case, source="", catalog_revision=0, picks=())


def _json(value: object) -> str:
    from dost_engine import wire  # takes a while to import; the window is shown before

    return json.dumps(wire.to_object(value), ensure_ascii=False, indent=1) + "\n"


def _read(path: Path, kind: type[_T], remedy: str) -> _T:
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise ConfigError(tr("{path} is too large for this: {size} bytes.", path=path, size=size), remedy=remedy)
        text = path.read_text(encoding="utf-8-sig")
        raw = json.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        raise ConfigError(tr("{path} cannot be read: {error}.", path=path, error=error), remedy=remedy) from error
    version = raw.get("version") if isinstance(raw, dict) else None
    if not isinstance(version, int):
        raise ConfigError(tr("{path} holds no case of Dost: it has no version.", path=path), remedy=remedy)
    if version > CASE_VERSION:
        raise ConfigError(
            tr(
                "{path} was written by a newer Dost (version {version}, this one knows {known}).",
                path=path,
                version=version,
                known=CASE_VERSION,
            ),
            remedy=tr("Update Dost; until then the file is left alone."),
        )
    from dost_engine import wire

    try:
        return wire.from_json(kind, text.lstrip("\ufeff"))
    except BadRequest as error:
        raise ConfigError(
            tr("{path} holds no case of Dost: {message}", path=path, message=error.message), remedy=remedy
        ) from error
