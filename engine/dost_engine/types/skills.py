"""Written ways of working: of folders, and of servers that offer prompts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SkillArgument:
    """What a server's prompt asks for before it can be read.

    Attributes:
        name: Its name.
        description: What it is, in the server's words.
        required: Whether the prompt cannot be read without it.
    """

    name: str
    description: str = ""
    required: bool = False


@dataclass(frozen=True, slots=True)
class Skill:
    """A written way of working. Its body is fetched on demand and never indexed.

    Attributes:
        id: Its name; of a server's prompt ``server/name``.
        name: Its name.
        description: What it is for.
        tags: Words that it is found by too.
        body: Its text; empty in lists.
        server: Key of the server whose prompt it is; empty where it is of a folder.
        arguments: What must or may be given to read it.
        file: Where its text is; empty where it is a server's prompt.
    """

    id: str
    name: str
    description: str = ""
    tags: tuple[str, ...] = ()
    body: str = ""
    server: str = ""
    arguments: tuple[SkillArgument, ...] = ()
    file: str = ""


@dataclass(frozen=True, slots=True)
class SkillList:
    """The skills, and what could not be used.

    Attributes:
        skills: Without their bodies.
        problems: A sentence for each folder, file or server that gives none, or not all of its own.
    """

    skills: tuple[Skill, ...] = ()
    problems: tuple[str, ...] = ()
