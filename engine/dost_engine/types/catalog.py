"""What there is: tools, skills, and everything of a tool that a ranker may see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from dost_engine.types.skills import Skill

JsonObject = Mapping[str, Any]
"""A JSON object as it was received. Never changed in place."""


@dataclass(frozen=True, slots=True)
class Tool:
    """One tool of one server, as the server described it, without what nobody can see.

    Attributes:
        id: ``server/name``, split at the *first* slash. Never changes because other tools come or go.
        server: Key of the server; holds no slash, blank or control character.
        name: The name that the server gave; what cannot be seen in it is percent-encoded.
        description: Text, empty where the server gave none or something that is not text.
        input_schema: JSON Schema of the arguments.
        output_schema: JSON Schema of the structured result, or None.
        annotations: MCP tool annotations (``readOnlyHint``, ``destructiveHint`` …).
        tags: Words from the tool's ``_meta`` and from the user.
        warnings: What nobody could see in the server's texts and was taken out of them, a sentence each.
        written: Names and values of arguments as the server writes them, by what they are shown as, where these differ.
    """

    id: str
    server: str
    name: str
    description: str = ""
    input_schema: JsonObject = field(default_factory=dict)
    output_schema: JsonObject | None = None
    annotations: JsonObject = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    written: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Parameter:
    """One property of a tool's schema, as rankers see it."""

    name: str
    words: tuple[str, ...] = ()
    description: str = ""
    enums: tuple[str, ...] = ()


MAPPING_SERVER = "tools"
"""Server key of tools that come as the guide's mapping of names to definitions, which names no server."""


class Recipe(StrEnum):
    """The texts that can be made of a tool. A policy names the ones that it ranks by."""

    GUIDE = "guide"
    PLAIN = "plain"
    """Name and description."""
    RICH = "rich"
    """Words of server and name, description, and every parameter with its description and values."""
    ONE_TEXT = "one_text"
    """Ratel's: name and properties of both schemas whole and split, all descriptions and values, uncut."""


@dataclass(frozen=True, slots=True)
class Projection:
    """Everything of a tool that a ranker may see.

    Attributes:
        id: The tool's id.
        name: The tool's name, whole.
        server: The server's key.
        words: Words of the name, in order, with their case.
        description: The description.
        params: The properties of the input schema, in the schema's order.
        outputs: The properties of the output schema, in the schema's order.
        arguments: Names of the properties at the top of the input schema, as the guide's rules read them.
        search_words: Words that the user wants the tool to be found by, or empty.
        texts: One text per recipe.
        digests: sha256 (hex) of each of ``texts``; a vector on disk is found by it.
    """

    id: str
    name: str
    server: str
    words: tuple[str, ...]
    description: str
    params: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    arguments: tuple[str, ...]
    texts: Mapping[Recipe, str]
    digests: Mapping[Recipe, str]
    search_words: str = ""


class Approval(StrEnum):
    """Who decides about a call."""

    DEFAULT = "default"
    """What was decided about the server; else the settings, with what the tool says of itself."""
    ALWAYS = "always"
    """It is made, as long as the tool stays what it was when this was decided."""
    ASK = "ask"
    """A person, each time."""
    NEVER = "never"
    """It is not made."""


@dataclass(frozen=True, slots=True)
class ToolChoice:
    """What the user decided about one tool.

    Attributes:
        pinned: The model always gets it, whatever the message is.
        banned: The model never gets it. Wins over a pin.
        search_words: Words that it is to be found by beside those of its server, or empty.
        tags: Words added to the tool's own tags.
        approval: Whether it may be called.
    """

    pinned: bool = False
    banned: bool = False
    search_words: str = ""
    tags: tuple[str, ...] = ()
    approval: Approval = Approval.DEFAULT


@dataclass(frozen=True, slots=True)
class ServerChoice:
    """What the user decided about all tools of one server.

    Attributes:
        tags: Words added to the tags of each of them.
        approval: Whether those may be called about which nothing else was decided.
    """

    tags: tuple[str, ...] = ()
    approval: Approval = Approval.DEFAULT


@dataclass(frozen=True, slots=True)
class Choices:
    """What the user decided.

    Attributes:
        tools: By the tool's id.
        servers: By the server's key.
    """

    tools: Mapping[str, ToolChoice] = field(default_factory=dict)
    servers: Mapping[str, ServerChoice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Catalog:
    """All tools and skills at one moment. A change makes a new one with a higher revision.

    Attributes:
        revision: Higher than that of every catalogue before.
        tools: Each with the tags of its server and of the user.
        skills: The skills.
        choices: What the user decided about a tool, by its id.
    """

    revision: int = 0
    tools: tuple[Tool, ...] = ()
    skills: tuple[Skill, ...] = ()
    choices: Mapping[str, ToolChoice] = field(default_factory=dict)
