"""Reading skills: folders that hold a ``SKILL.md`` with front matter above its text.

Many are copied from elsewhere: what nobody can see in a file, no model gets.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import yaml

from dost_engine.errors import ConfigError
from dost_engine.server_text import visible
from dost_engine.types import Skill
from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

SKILL_FILE = "SKILL.md"
MAX_BYTES = 1_000_000
"""A longer file is no text that a person wrote for a model."""
MAX_HEAD_CHARS = 16_000
"""Of front matter: some ten times what a name, a description and tags need, and read in a moment."""
MAX_DEPTH = 20
"""Of values in one another in front matter; its own are two deep."""
MOST_SKILLS = 1_000
"""Of all folders together; more are no skills but something else that happens to lie there."""

_FENCE = "---"
_REMEDY = "Mend the file; the other skills are used meanwhile."


@dataclass(frozen=True, slots=True)
class SkillFile:
    """What one file gave.

    Attributes:
        stamp: Differs when the file does.
        skill: The skill, without its body; None where it cannot be used.
        problem: Why not, in a sentence that names file and line, or empty.
    """

    stamp: tuple[int, ...]
    skill: Skill | None = None
    problem: str = ""


def skill_files(folders: Iterable[Path]) -> tuple[Path, ...]:
    """The files of all skills of some folders, in the folders' order, by name in each."""
    found: dict[Path, None] = {}
    for folder in folders:
        try:
            entries = sorted(folder.iterdir())
        except (OSError, ValueError):  # a folder that is not there (yet), or cannot be, has none
            continue
        found |= dict.fromkeys(file for entry in entries if _is_there(file := entry / SKILL_FILE))
    return tuple(found)


def _is_there(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # of a folder that may not be looked into: reading it says so
        return True


def read_files(files: Sequence[Path], before: Mapping[Path, SkillFile]) -> dict[Path, SkillFile]:
    """Read files of skills: those that are others than before, and at most :data:`MOST_SKILLS`."""
    found = {}
    for file in files[:MOST_SKILLS]:
        stamp = _stamp(file)
        known = before.get(file)
        found[file] = known if known is not None and known.stamp == stamp else _read_file(file, stamp)
    return found


def skills_of(files: Mapping[Path, SkillFile]) -> tuple[dict[Path, Skill], tuple[str, ...]]:
    """The skills of files.

    Args:
        files: In order: of skills that share a name the first counts.

    Returns:
        The skills by file, and a sentence for each file that was left out.
    """
    skills: dict[Path, Skill] = {}
    problems: list[str] = []
    first: dict[str, Path] = {}
    for file, read in files.items():
        if read.skill is None:
            problems.append(read.problem)
        elif (other := first.setdefault(read.skill.id, file)) is file:
            skills[file] = read.skill
        else:
            problems.append(f"{file}: a skill {read.skill.name!r} is in {other} already; that one is used.")
    return skills, tuple(problems)


def _stamp(file: Path) -> tuple[int, ...]:
    try:
        found = file.stat()
    except OSError:
        return ()
    return (found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino)


def _read_file(file: Path, stamp: tuple[int, ...]) -> SkillFile:
    try:
        return SkillFile(stamp, replace(read_skill(file), body=""))
    except ConfigError as error:
        return SkillFile(stamp, problem=error.message)


def read_skill(file: Path) -> Skill:
    """Read one skill, whole.

    Args:
        file: Its ``SKILL.md``. Without a name in it, the skill has the folder's.

    Raises:
        ConfigError: the file cannot be read or understood; the message names file and line.
    """
    lines = _text(file).replace("\r\n", "\n").split("\n")
    if lines[0].rstrip() != _FENCE:
        raise _broken(file, 1, "the front matter is missing; the first line must be ---")
    end = next((at for at, line in enumerate(lines[1:], start=1) if line.rstrip() == _FENCE), None)
    if end is None:
        raise _broken(file, 1, "the front matter has no end; a line --- must close it")
    head = lines[1:end]
    if sum(map(len, head)) > MAX_HEAD_CHARS:
        raise _broken(
            file, 2, f"the front matter is longer than {MAX_HEAD_CHARS} characters; the text belongs below it"
        )
    values = _values(file, head)
    name = _written(file, head, values, "name") or printable(file.parent.name)
    if "/" in name or not name.isprintable():
        raise _broken(file, _line_of(head, "name"), "a name holds no slash and no control character")
    description, tags = _written(file, head, values, "description"), _tags(file, head, values)
    body = visible("\n".join(lines[end + 1 :])).strip()
    return Skill(name, name, description, tags, body, file=printable(str(file)))


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
    except OSError as error:
        raise _broken(file, 1, f"it cannot be read: {error.strerror or error}") from error
    if len(data) > MAX_BYTES:
        raise _broken(file, 1, f"it is longer than {MAX_BYTES} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _broken(file, data.count(b"\n", 0, error.start) + 1, "it is not UTF-8") from error


def _values(file: Path, head: list[str]) -> dict[object, object]:
    text = "\n".join(head)
    try:
        _check_simple(file, text)
        values = yaml.safe_load(text)
    except ConfigError:
        raise
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 2 if error.problem_mark is not None else 1
        hint = "; a value that holds a colon goes in quotes" if "mapping values" in str(error.problem) else ""
        raise _broken(file, line, f"this is not YAML: {error.problem}{hint}") from error
    except Exception as error:  # what makes values of a document raises whatever it trips over
        said = str(error).partition("\n")[0] or type(error).__name__
        raise _broken(file, 2, f"this is not YAML: {said}") from error
    if values is None:
        return {}
    if not isinstance(values, dict):
        raise _broken(file, 2, "the front matter must be lines like 'name: …'")
    return values


def _check_simple(file: Path, text: str) -> None:
    """Refuse what takes YAML ages although it is short: values that stand for others, and many in one another."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if isinstance(event, yaml.AliasEvent) or depth > MAX_DEPTH:
            what = (
                "an alias (*)" if isinstance(event, yaml.AliasEvent) else f"more than {MAX_DEPTH} values in one another"
            )
            raise _broken(file, event.start_mark.line + 2, f"front matter holds {what}")


def _written(file: Path, head: list[str], values: dict[object, object], key: str) -> str:
    value = values.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise _broken(file, _line_of(head, key), f"{key} must be text; put it in quotes")
    return visible(value).strip()


def _tags(file: Path, head: list[str], values: dict[object, object]) -> tuple[str, ...]:
    value = values.get("tags")
    if value is None:
        return ()
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise _broken(file, _line_of(head, "tags"), "tags must be a list of words, or words with commas between them")
    return tuple(dict.fromkeys(tag for part in parts if (tag := visible(part).strip())))


def _line_of(head: list[str], key: str) -> int:
    """Line of the file where a key stands; the front matter begins in the second."""
    return next((at for at, line in enumerate(head, start=2) if line.lstrip("\"' ").startswith(key)), 2)


def _broken(file: Path, line: int, what: str) -> ConfigError:
    return ConfigError(f"{file}, line {line}: {what}.", remedy=_REMEDY)
