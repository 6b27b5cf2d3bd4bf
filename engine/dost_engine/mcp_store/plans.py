"""Entries that are about to be added: read from what a person pasted, and shown whole."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from dost_engine.catalog import server_key
from dost_engine.errors import ConfigError, DostError
from dost_engine.mcp_store.config import ServerConfig, parse_entry, read_servers
from dost_engine.mcp_store.hiding import HIDDEN, is_secret_header, is_secret_name
from dost_engine.mcp_store.inputs import read_inputs, with_defaults
from dost_engine.mcp_store.install_links import is_link, read_link
from dost_engine.mcp_store.placeholders import needed_names, placeholder_names
from dost_engine.mcp_store.relaxed_json import read_relaxed
from dost_engine.mcp_store.shapes import find_servers, looks_like_entry
from dost_engine.types import ServerInput, ServerPlan, Taken

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from pathlib import Path

NAME_CHARS = 100
"""Characters that the name of a server may have."""
_MANY_BLANKS = re.compile(r" {3,}")


def read_pasted(text: str, name: str = "") -> dict[str, Any]:
    """Entries by name, from JSON in any shape in use, from a part of it as pages show it, or from a link.

    Args:
        text: The JSON, or a link of :mod:`dost_engine.mcp_store.install_links`.
        name: For an entry that comes without a name; a link names its own.

    Raises:
        ConfigError: it is not JSON (line and column are those of the text), lists no server, has an entry without a
            name, or is a link that is refused.
    """
    if is_link(text.strip()):
        return read_link(text.strip())
    text = text.rstrip().rstrip(",")
    if text.lstrip().startswith('"'):  # "name": {…}, cut out of a longer list: lines and columns stay
        text = f"{{\n{text}\n}}"
        try:
            value = read_relaxed(text.encode("utf-8", "surrogatepass"), source="The text").value
        except ConfigError as error:
            raise ConfigError(_one_line_less(error.message), remedy=error.remedy) from None
    else:
        value = read_relaxed(text.encode("utf-8", "surrogatepass"), source="The text").value
    if looks_like_entry(value):
        if not name:
            raise ConfigError("The text is one entry without a name.", remedy="Give the server a name.")
        return {name: value}
    inputs = read_inputs(value)
    listed = find_servers(value, source="The text").entries
    entries = {found: with_defaults(entry, inputs) for found, _, entry in listed}
    if not entries:
        raise ConfigError("The text lists no server.", remedy='Paste {"name": {"command": …}} or {"url": …}.')
    return entries


def _one_line_less(message: str) -> str:
    return re.sub(r"line (\d+),", lambda found: f"line {max(1, int(found[1]) - 1)},", message, count=1)


def pasted_inputs(text: str) -> dict[str, ServerInput]:
    """What a pasted text asks a person for, by id; ``read_pasted`` has read it without an error."""
    text = text.strip()
    if is_link(text) or text.startswith('"'):
        return {}
    return read_inputs(read_relaxed(text.rstrip(",").encode("utf-8", "surrogatepass"), source="The text").value)


def given_secrets(entries: Iterable[tuple[str, Any]], inputs: Mapping[str, ServerInput]) -> dict[str, str]:
    """What a file gives for the passwords that entries name, by name; it belongs into a keyring."""
    named = {name for written, entry in entries for name in placeholder_names(parse_entry(written, entry))}
    return {name: known.default for name, known in inputs.items() if name in named and known.password and known.default}


def make_plans(
    entries: Mapping[str, Any],
    servers_file: Path,
    find: Callable[[ServerConfig], str] | None = None,
    inputs: Mapping[str, ServerInput] | None = None,
) -> tuple[ServerPlan, ...]:
    """What adding these would mean, in their order.

    Args:
        entries: What stands behind each name.
        servers_file: Our own file.
        find: Gives the whole path of an entry's program, or raises a ``DostError``; None to look for none.
        inputs: What the entries' file asks a person for.

    Raises:
        ConfigError: ``servers.json`` cannot be understood.
    """
    there = {config.name: config for config in read_servers(servers_file)}
    return tuple(make_plan(name, entry, there, find, inputs) for name, entry in entries.items())


def make_plan(
    name: str,
    entry: Any,  # noqa: ANN401 - any JSON value
    there: Mapping[str, ServerConfig],
    find: Callable[[ServerConfig], str] | None = None,
    inputs: Mapping[str, ServerInput] | None = None,
) -> ServerPlan:
    """What adding this entry would mean beside the servers that are there; ``inputs`` are those of its file."""
    config = parse_entry(name, entry)
    problem = config.problem
    if not name.strip() or len(name) > NAME_CHARS:
        problem = f"A server's name has 1 to {NAME_CHARS} characters."
    elif _is_dost(config):
        problem = "This is Dost itself."
    known = there.get(server_key(name))
    taken = Taken.NO if known is None else Taken.SAME if _same(known, config) else Taken.OTHER
    program, missing = _program(config, find) if not problem and find is not None else ("", "")
    notes = (*_notes(config, inputs), *([missing] if missing else []))
    asks = _asks(config, inputs or {})
    return ServerPlan(visible(name), _lines(config, program), problem, notes, taken, entry_digest(entry), asks)


def entry_digest(entry: Any) -> str:  # noqa: ANN401 - any JSON value
    """Tells an entry that was shown from another one of the same name."""
    text = json.dumps(entry, sort_keys=True, ensure_ascii=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def check_shown(entries: Mapping[str, Any], shown: Collection[str]) -> None:
    """Refuse what a person has not seen.

    Raises:
        ConfigError: an entry is another one than was shown.
    """
    for name, entry in entries.items():
        if entry_digest(entry) not in shown:
            raise ConfigError(
                f'"{visible(name)}" is not what was shown any more.', remedy="Nothing was changed; look at it again."
            )


def _program(config: ServerConfig, find: Callable[[ServerConfig], str]) -> tuple[str, str]:
    """The whole path of the program, and why there is none."""
    if not config.command or "${" in config.command:
        return "", ""
    try:
        return find(config), ""
    except DostError as error:
        return "", visible(error.message)


def visible(text: str) -> str:
    """The text with everything written out that cannot be seen: control and format characters, many blanks."""
    shown = []
    for character in text:
        kind = unicodedata.category(character)
        seen = kind[0] not in "CZ" or character == " "
        shown.append(character if seen else f"\\u{{{ord(character):x}}}")
    return _MANY_BLANKS.sub(lambda found: f"⟨{len(found[0])} blanks⟩", "".join(shown))


def _lines(config: ServerConfig, program: str = "") -> tuple[str, ...]:
    if config.url:
        lines = [f"{config.transport}: {visible(config.url)}"]
        return (
            *lines,
            *(f"header {_pair(name, value, secret=is_secret_header(name))}" for name, value in config.headers.items()),
            *_client_lines(config),
        )
    lines = [f"program: {visible(config.command)}"] if config.command else []
    lines += [f"which is: {visible(program)}"] if program and program != config.command else []
    lines += [f"argument: {visible(json.dumps(arg, ensure_ascii=False))}" for arg in config.args]
    lines += [f"variable {_pair(name, value, secret=is_secret_name(name))}" for name, value in config.env.items()]
    lines += [f"variables from: {visible(config.env_file)}"] if config.env_file else []
    return (*lines, *([f"folder: {visible(config.cwd)}"] if config.cwd else []))


def _client_lines(config: ServerConfig) -> tuple[str, ...]:
    own = config.oauth
    lines = [f"signs in as: {visible(own.client_id)}"] if own.client_id else []
    lines += [f"secret of that client: {_shown(own.client_secret, secret=True)}"] if own.client_secret else []
    lines += [f"for: {visible(own.scope)}"] if own.scope else []
    return (*lines, *([f"comes back to: {visible(own.redirect)}"] if own.redirect else []))


def _pair(name: str, value: str, *, secret: bool) -> str:
    return f"{visible(name)}: {_shown(value, secret=secret)}"


def _shown(value: str, *, secret: bool) -> str:
    return HIDDEN if secret and "${" not in value else visible(value)


def _asked(name: str, known: ServerInput | None) -> str:
    if known is None:
        return f"It needs the secret {visible(name)}."
    if known.password and known.default:
        return f"The secret {visible(name)} goes into the keyring."
    about = f": {visible(known.description)}" if known.description else ""
    choice = f" (one of {', '.join(visible(one) for one in known.options)})" if known.options else ""
    return f"It needs the {'secret' if known.password else 'value'} {visible(name)}{about}{choice}".rstrip(".") + "."


def _asks(config: ServerConfig, inputs: Mapping[str, ServerInput]) -> tuple[ServerInput, ...]:
    """What it needs and its file does not give. What no file describes is taken for a secret."""
    wanted = [inputs.get(name) or ServerInput(name, password=True) for name in needed_names(config)]
    return tuple(replace(one, default="") for one in wanted if not (one.password and one.default))


def _notes(config: ServerConfig, inputs: Mapping[str, ServerInput] | None) -> tuple[str, ...]:
    notes = [_asked(name, (inputs or {}).get(name)) for name in needed_names(config)]
    if not config.enabled:
        notes.append("It is switched off.")
    return tuple(notes)


def _same(known: ServerConfig, config: ServerConfig) -> bool:
    """Whether both are started alike; being switched off makes no difference."""

    def started(entry: ServerConfig) -> tuple[object, ...]:
        return (
            entry.command,
            entry.args,
            entry.env,
            entry.env_file,
            entry.cwd,
            entry.url,
            entry.headers,
            entry.transport,
            entry.oauth,
            entry.patience,
        )

    return started(known) == started(config)


def _is_dost(config: ServerConfig) -> bool:
    program = re.split(r"[/\\]", config.command)[-1].lower().removesuffix(".exe")
    return (program == "dost" and "bridge" in config.args) or (
        config.args[:1] == ("-m",) and config.args[1:3] in {("dost_desktop", "bridge"), ("dost_engine", "bridge")}
    )
