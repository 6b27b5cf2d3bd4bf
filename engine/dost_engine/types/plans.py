"""Servers that are about to be added: shown whole before anything is saved or started."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Taken(StrEnum):
    """Whether there is a server of that name already."""

    NO = "no"
    SAME = "same"
    """With the same entry: there is nothing to add."""
    OTHER = "other"
    """With another entry: it would have to be replaced."""


@dataclass(frozen=True, slots=True)
class ServerPlan:
    """An entry for ``servers.json`` before it is added.

    Attributes:
        name: Its name, as it is written.
        lines: All that would be run or asked, a line each and none cut: program, each argument, each variable or
            header. What cannot be seen is written out; values of variables and headers that are likely secret are not.
        problem: Why it cannot be added, in a sentence; empty where it can.
        notes: What to know, a sentence each.
        taken: Whether the name is taken.
        digest: Of the entry: what is added is what was shown, or nothing.
        asks: What it needs of a person, who may give it later as well; never with a default.
    """

    name: str
    lines: tuple[str, ...] = ()
    problem: str = ""
    notes: tuple[str, ...] = ()
    taken: Taken = Taken.NO
    digest: str = ""
    asks: tuple[ServerInput, ...] = ()


@dataclass(frozen=True, slots=True)
class ServerEntry:
    """An entry of ``servers.json`` for a person who edits it.

    Attributes:
        name: The server, as it was asked for.
        text: The entry as JSON. A mark stands for each value that is likely secret; left as it is, the value stays.
    """

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ServerInput:
    """A value that a file of servers asks a person for.

    Attributes:
        id: What ``${input:ID}`` names.
        description: What it is, in the file's words.
        password: Whether nobody is to see it.
        options: Values of which one is to be chosen; empty where any text will do.
        default: Taken where nobody says otherwise; empty for none.
    """

    id: str
    description: str = ""
    password: bool = False
    options: tuple[str, ...] = ()
    default: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class AppServers:
    """What another app's file would bring.

    Attributes:
        app: Key of the app, as ``dost servers import`` takes it.
        title: Its name.
        file: The file that was read. It is never written.
        plans: Its servers.
        problem: Why the file cannot be used, in a sentence, or empty.
        inputs: What its servers ask a person for and have no default of; the defaults of passwords are not in it.
    """

    app: str
    title: str
    file: str
    plans: tuple[ServerPlan, ...] = ()
    problem: str = ""
    inputs: tuple[ServerInput, ...] = ()
