"""Tools and their names: making a tool from what a server sent, and finding tools by the names in use."""

from __future__ import annotations

import functools
import hashlib
import json
import math
import re
from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from dost_engine.errors import SeveralTools, ToolNotFound
from dost_engine.server_json import Hidden, safe_json
from dost_engine.server_text import one_line, safe_name, visible
from dost_engine.types import MAPPING_SERVER, Catalog, Tool

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_engine.types import Choices, Skill

WIRE_NAME_LIMIT = 64
"""Characters that every provider accepts in a tool's name."""

_HASH_DIGITS = 10  # 40 bits: no two of a hundred thousand altered names meet by chance
_NOT_IN_WIRE_NAMES = re.compile(r"[^A-Za-z0-9_-]+")
_CHARACTERS_PER_TOKEN = 4
_NEAR_NAMES = 3  # that are offered where a name is misspelt
_WARNINGS_SAID = 5  # texts of one tool in which something is hidden: the kinds tell of the rest
_KINDS_SAID = 3


# --------------------------------------------------------------------------------------------- making a tool


def server_key(name: str) -> str:
    """The key of a server: its written name with slash, ``%``, blanks and all that does not print percent-encoded.

    Different names have different keys.
    """
    if not name:
        return "%"  # nothing else is encoded as a bare percent sign
    return "".join(_encoded(character) for character in name)


def make_tool(server: str, name: str, raw: Mapping[str, Any]) -> Tool:
    """Make a tool from an entry of a server's tool list, or of the guide's mapping.

    Members of the wrong type count as absent. The schema is ``inputSchema``, else ``parameters``. What nobody can see
    is taken out of all texts, and the tool's warnings say what and where.

    Args:
        server: Key of the server, as :func:`server_key` gives it.
        name: The tool's name.
        raw: Its definition.
    """
    schema = raw.get("inputSchema")
    if not isinstance(schema, Mapping):
        schema = raw.get("parameters")
    shown = safe_name(name)
    description, output, annotations = (raw.get(key) for key in ("description", "outputSchema", "annotations"))
    description = description if isinstance(description, str) else ""
    taken = safe_json(schema if isinstance(schema, Mapping) else {}, "input schema")
    given = safe_json(output if isinstance(output, Mapping) else None, "output schema")
    notes = safe_json(annotations if isinstance(annotations, Mapping) else {}, "annotations")
    hidden = (*Hidden.of("name", name), *Hidden.of("description", description))
    return Tool(
        id=f"{server}/{shown}",
        server=server,
        name=shown,
        description=visible(description),
        input_schema=taken.value,
        output_schema=given.value,
        annotations=notes.value,
        tags=_tags(raw.get("_meta")),
        warnings=_warnings((*hidden, *taken.hidden, *given.hidden, *notes.hidden)),
        written=taken.written,
    )


def _warnings(hidden: Iterable[Hidden]) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(hidden))
    told = [
        f"{one.place}: holds what nobody can see ({', '.join(one.kinds[:_KINDS_SAID])}"
        f"{', …' if len(one.kinds) > _KINDS_SAID else ''}); as sent: “{one.sent}”"
        for one in found[:_WARNINGS_SAID]
    ]
    more = len(found) - len(told)
    return (*told, f"and {more} more such texts") if more > 0 else tuple(told)


def catalog_from_mapping(active_tools: Mapping[Any, object], revision: int = 0) -> Catalog:
    """Make a catalogue from the guide's mapping of names to definitions, in its order.

    Where a definition has both, its ``parameters`` win over its ``inputSchema``, as in the guide. A definition
    that is no mapping gives a tool that has only its name. The tools' server is :data:`MAPPING_SERVER`.
    """
    return Catalog(revision, tuple(tool_of_entry(name, entry) for name, entry in active_tools.items()))


def catalog_from_list(tools: Iterable[object], revision: int = 0) -> Catalog:
    """Make a catalogue from a list of definitions, in its order. The tools' server is :data:`MAPPING_SERVER`.

    What is no definition or has no name is left out.
    """
    named = (raw for raw in tools if isinstance(raw, Mapping) and isinstance(raw.get("name"), str) and raw["name"])
    return without_repeats(Catalog(revision, tuple(make_tool(MAPPING_SERVER, raw["name"], raw) for raw in named)))


def tool_of_entry(name: object, entry: object) -> Tool:
    """Make the tool of one entry of the guide's mapping, whose keys may be anything that has a text."""
    raw: dict[str, Any] = dict(entry) if isinstance(entry, Mapping) else {}
    if raw.get("parameters"):
        raw["inputSchema"] = raw["parameters"]
    return make_tool(MAPPING_SERVER, str(name), raw)


def without_repeats(catalog: Catalog) -> Catalog:
    """The catalogue in which every id stands once: of tools that share one, the first counts."""
    first: dict[str, Tool] = {}
    for tool in catalog.tools:
        first.setdefault(tool.id, tool)
    return catalog if len(first) == len(catalog.tools) else replace(catalog, tools=tuple(first.values()))


def with_choices(tools: Iterable[Tool], choices: Choices, *, revision: int, skills: tuple[Skill, ...] = ()) -> Catalog:
    """Make a catalogue of what servers offer and of what the user decided.

    Args:
        tools: As the servers describe them.
        choices: Those for tools that are not there are left out.
        revision: Of the catalogue.
        skills: Of the catalogue.
    """
    told = tuple(_tagged(tool, choices) for tool in tools)
    of_tools = {tool.id: choices.tools[tool.id] for tool in told if tool.id in choices.tools}
    return Catalog(revision, told, skills, of_tools)


def _tagged(tool: Tool, choices: Choices) -> Tool:
    of_server, of_tool = choices.servers.get(tool.server), choices.tools.get(tool.id)
    more = (*(of_server.tags if of_server else ()), *(of_tool.tags if of_tool else ()))
    tags = tuple(dict.fromkeys((*tool.tags, *more)))
    return tool if tags == tool.tags else replace(tool, tags=tags)


def tool_tokens(tool: Tool) -> int:
    """Estimated tokens of a tool's definition: characters of its JSON as sent / 4, rounded up."""
    definition = {"name": tool.name, "description": tool.description, "inputSchema": tool.input_schema}
    try:
        text = json.dumps(definition, ensure_ascii=False, separators=(",", ":"), default=_plain)
    except (TypeError, ValueError, RecursionError):  # a schema that JSON cannot hold will not be sent either
        text = tool.name + tool.description
    return math.ceil(len(text) / _CHARACTERS_PER_TOKEN)


def tool_digest(tool: Tool) -> str:
    """Digest of all that a server says of a tool: sha256 in hex.

    Id, description, both schemas and annotations count; the order of keys and the spacing of the JSON do not, nor do
    tags, which a person may add to. An approval is bound to it, and a tool of a remembered list is compared by it.
    """
    said = (tool.id, tool.description, tool.input_schema, tool.output_schema, tool.annotations)
    digest = hashlib.sha256()
    left: list[object] = [said]  # a stack of our own: a schema may be nested deeper than calls may
    while left:
        value = left.pop()
        if isinstance(value, Mapping):
            head = f"{{{len(value)}"
            for key in sorted(value, key=str, reverse=True):
                left += [value[key], str(key)]
        elif isinstance(value, list | tuple):
            head = f"[{len(value)}"
            left += reversed(value)
        else:
            head = json.dumps(value, default=str)
        digest.update(f"{len(head)}:{head}".encode())
    return digest.hexdigest()


def _plain(value: object) -> object:
    return dict(value) if isinstance(value, Mapping) else str(value)


def _tags(meta: object) -> tuple[str, ...]:
    if not isinstance(meta, Mapping):
        return ()
    found: dict[str, None] = {}
    for holder in (meta, meta.get("fastmcp"), meta.get("_fastmcp")):  # where servers in use put them
        tags = holder.get("tags") if isinstance(holder, Mapping) else None
        if isinstance(tags, list):
            found.update((one_line(tag), None) for tag in tags if isinstance(tag, str) and one_line(tag))
    return tuple(found)


def _encoded(character: str) -> str:
    if character not in " /%" and character.isprintable():
        return character
    return "".join(f"%{byte:02X}" for byte in character.encode("utf-8", "surrogatepass"))


# ------------------------------------------------------------------------------------------------------ names


@functools.lru_cache(maxsize=65_536)
def wire_name(tool_id: str) -> str:
    """A tool's name towards models: ``[A-Za-z_][A-Za-z0-9_-]*``, 64 characters at most, by its id alone.

    ``server/name`` becomes ``server__name``. Where characters had to be replaced or cut, or where the boundary
    could not be told any more, a hash of the id is appended, so that different ids keep different names. The
    name is for reading and matching: nothing finds the server by splitting it.
    """
    server, _, name = tool_id.partition("/")
    plain = f"{server}__{name}"
    readable = _NOT_IN_WIRE_NAMES.sub("_", plain)
    if not re.match(r"[A-Za-z_]", readable):
        readable = f"_{readable}"
    # The first "__" is the boundary, unless the server's key holds one or runs into it.
    unambiguous = bool(server and name) and "__" not in f"{server}_"
    if readable == plain and unambiguous and len(plain) <= WIRE_NAME_LIMIT:
        return plain
    digest = hashlib.sha256(tool_id.encode("utf-8", "surrogatepass")).hexdigest()[:_HASH_DIGITS]
    return f"{readable[: WIRE_NAME_LIMIT - _HASH_DIGITS - 1]}_{digest}"


class Names:
    """The tools of one catalogue by every name in use. Build it once per catalogue."""

    def __init__(self, tools: Iterable[Tool]) -> None:
        self._by_id: dict[str, Tool] = {}
        self._by_wire_name: dict[str, Tool] = {}
        self._by_bare_name: dict[str, list[Tool]] = defaultdict(list)
        for tool in tools:
            self._by_id[tool.id] = tool
            self._by_wire_name[wire_name(tool.id)] = tool
            self._by_bare_name[tool.name].append(tool)

    def of_id(self, tool_id: str) -> Tool | None:
        """The tool of that id."""
        return self._by_id.get(tool_id)

    def resolve(self, name: str) -> tuple[Tool, ...]:
        """Tools of that id, else wire name, else bare name; a bare name may belong to several servers."""
        exact = self._by_id.get(name) or self._by_wire_name.get(name)
        if exact:
            return (exact,)
        return tuple(self._by_bare_name.get(name) or self._by_bare_name.get(safe_name(name)) or ())


# The names of the catalogues asked for last. A catalogue cannot be hashed, so it is found by identity.
_recent: deque[tuple[Catalog, Names]] = deque(maxlen=4)


def names_of(catalog: Catalog) -> Names:
    """The names of a catalogue, remembered while it is in use."""
    for known, names in tuple(_recent):
        if known is catalog:
            return names
    names = Names(catalog.tools)
    _recent.append((catalog, names))
    return names


def resolve(catalog: Catalog, name: str) -> tuple[Tool, ...]:
    """Tools that a name means: an id, a wire name, or a bare name (then of every server that has it)."""
    return names_of(catalog).resolve(name)


def one_tool(catalog: Catalog, name: str) -> Tool:
    """The one tool that an id, a wire name or a bare name means.

    Raises:
        ToolNotFound: there is none; the remedy names what is spelt alike.
        SeveralTools: several servers have a tool of that bare name; the message lists them.
    """
    tools = resolve(catalog, name)
    if len(tools) == 1:
        return tools[0]
    if tools:
        listed = ", ".join(tool.id for tool in tools)
        raise SeveralTools(f"{len(tools)} tools are called {name}: {listed}.", remedy="Name one with its server.")
    import difflib  # not before somebody misspells

    known = {form.casefold(): tool.id for tool in catalog.tools for form in (tool.name, tool.id)}
    near = dict.fromkeys(known[form] for form in difflib.get_close_matches(name.casefold(), known, n=6, cutoff=0.5))
    if near:
        remedy = f"Did you mean {' or '.join(list(near)[:_NEAR_NAMES])}?"
    else:
        remedy = "See `dost tools`." if catalog.tools else "No server offers tools: see `dost servers`."
    raise ToolNotFound(f"There is no tool {name!r}.", remedy=remedy)
