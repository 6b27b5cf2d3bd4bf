"""Placeholders in ``servers.json``, and what they stand for when a server is started.

``${NAME}`` and ``${env:NAME}`` are variables of the environment, ``${NAME:-text}`` has a text for when there is none,
``${keyring:NAME}`` and ``${input:NAME}`` are secrets; the latter may have a default among the ``inputs`` of the
file. A bare ``$NAME`` means itself. What they stand for is never
written to a file.
"""

from __future__ import annotations

import asyncio
import os
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from dost_engine.errors import ConfigError, DostError
from dost_engine.mcp_store.config import ServerConfig, address_problem
from dost_engine.mcp_store.env_files import read_env_file
from dost_engine.mcp_store.hiding import LEAST_CHARS, is_secret_name
from dost_engine.mcp_store.homes import expanded
from dost_engine.mcp_store.oauth_client import OAuthClient

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_PLACEHOLDER = re.compile(r"\$\{(?:(?P<kind>[A-Za-z]\w*):(?!-))?(?P<name>[^${}]+?)(?::-(?P<default>[^{}]*))?\}")
_VARIABLE = re.compile(r"[A-Za-z_]\w*")
_SECRET_KINDS = frozenset({"keyring", "input"})
_OF_AN_EDITOR = re.compile(r"workspace|(relative)?[Ff]ile|cwd$|selectedText|lineNumber")


class Secrets(Protocol):
    """Where secrets are."""

    async def read(self, name: str) -> str | None:
        """The secret, or None where there is none of that name."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """An entry as its server is started with.

    Attributes:
        config: With values for placeholders, and whole paths.
        secrets: Values that are to be seen nowhere, the longest first.
    """

    config: ServerConfig
    secrets: tuple[str, ...]


async def resolve(config: ServerConfig, *, folder: Path, environment: Mapping[str, str], secrets: Secrets) -> Resolved:
    """Fill in an entry.

    Args:
        config: As it stands in the file.
        folder: Of the file: relative commands and working folders begin there.
        environment: Variables, by name.
        secrets: Asked only for what the entry names, each once.

    Raises:
        ConfigError: something is missing; the message names it and the server.
        KeyringError: the keyring cannot be used.
    """
    values: dict[str, str] = {}
    hidden: list[str] = []
    for where, found in _placeholders(config):
        if found[0] not in values:
            value = await _value(config, where, found, environment, secrets)
            values[found[0]] = value
            if found["kind"] in _SECRET_KINDS or is_secret_name(found["name"]):
                hidden.append(value)

    whole = _filled(config, values, folder)
    if whole.env_file:
        more = await asyncio.to_thread(read_env_file, Path(whole.env_file), config.name)
        whole = replace(whole, env={**more, **whole.env})
    _check(whole)
    hidden += whole.secrets
    return Resolved(whole, tuple(sorted({text for text in hidden if len(text) >= LEAST_CHARS}, key=len, reverse=True)))


def _filled(config: ServerConfig, values: Mapping[str, str], folder: Path) -> ServerConfig:
    """The entry with a value for every placeholder that has one, and with whole paths."""

    def fill(text: str) -> str:
        return _PLACEHOLDER.sub(lambda found: values.get(found[0], found[0]), text)

    cwd = str(folder / expanded(fill(config.cwd))) if config.cwd else ""
    env_file = str((Path(cwd) if cwd else folder) / expanded(fill(config.env_file))) if config.env_file else ""
    return replace(
        config,
        command=_located(fill(config.command), cwd, folder),
        args=tuple(fill(arg) for arg in config.args),
        env={name: fill(value) for name, value in config.env.items()},
        env_file=env_file,
        cwd=cwd,
        url=fill(config.url),
        headers={name: fill(value) for name, value in config.headers.items()},
        oauth=OAuthClient(*(fill(text) for _, text in config.oauth.texts)),
    )


def with_paths(config: ServerConfig, folder: Path) -> ServerConfig:
    """The entry with whole paths, and its placeholders as they are."""
    return _filled(config, {}, folder)


def placeholder_names(config: ServerConfig) -> tuple[str, ...]:
    """Names of the secrets that an entry wants, in its order."""
    names = [found["name"] for _, found in _placeholders(config) if found["kind"] in _SECRET_KINDS]
    return tuple(dict.fromkeys(names))


def needed_names(config: ServerConfig) -> tuple[str, ...]:
    """Those of them for which the file has no value: without them the server is not started."""
    of_secrets = [found for _, found in _placeholders(config) if found["kind"] in _SECRET_KINDS]
    names = [found["name"] for found in of_secrets if found["default"] is None]
    return tuple(name for name in dict.fromkeys(names) if name not in config.inputs)


def _placeholders(config: ServerConfig) -> Iterator[tuple[str, re.Match[str]]]:
    """Where in the entry there is a placeholder, and which."""
    texts = [("command", config.command), ("envFile", config.env_file), ("cwd", config.cwd), ("url", config.url)]
    texts += [("args", arg) for arg in config.args]
    texts += [(f"env.{name}", value) for name, value in config.env.items()]
    texts += [(f"headers.{name}", value) for name, value in config.headers.items()]
    texts += config.oauth.texts
    for where, text in texts:
        for found in _PLACEHOLDER.finditer(text):
            # in an argument anything else may be meant for a shell
            if found["kind"] or found["name"] == "/" or _VARIABLE.fullmatch(found["name"]):
                yield where, found


async def _value(
    config: ServerConfig, where: str, found: re.Match[str], environment: Mapping[str, str], secrets: Secrets
) -> str:
    server = config.name
    kind, name, default = found["kind"] or "env", found["name"], found["default"]
    remedy = f"Set it before Dost is started, or write the value into {where}."
    value: str | None = None
    if kind == "env":
        value = environment.get(name)
        if value is None and found["kind"] is None:
            value = _built_in(name)
        if not value and default is not None:
            value = default
        if value is None and _OF_AN_EDITOR.match(name):
            remedy = f"It is a thing of editors that Dost does not have: write the value into {where}."
    elif kind in _SECRET_KINDS:
        try:
            value = await secrets.read(name)
        except DostError as error:
            raise type(error)(f'"{server}" needs {found[0]}: {error.message}', remedy=error.remedy) from None
        value = default if value is None else value
        value = config.inputs.get(name) if value is None and kind == "input" else value
        remedy = f"Keep it with `dost servers secret set {name}`, then restart the server."
    else:
        remedy = f"Dost knows no such placeholder: write the value into {where}."
    if value is None:
        raise ConfigError(f'"{server}" needs {found[0]} in {where}, and there is no {name}.', remedy=remedy)
    return value


def _built_in(name: str) -> str | None:
    if name in {"userHome", "HOME"}:
        return str(Path.home())
    return os.sep if name in {"pathSeparator", "/"} else None


def _located(command: str, cwd: str, folder: Path) -> str:
    """The program; one that is named by a relative path is looked for from the working folder, else from the file."""
    whole = expanded(command)
    if os.sep not in whole and (os.altsep is None or os.altsep not in whole):
        return whole
    return str((Path(cwd) if cwd else folder) / whole)


def _check(config: ServerConfig) -> None:
    if not config.url:
        return
    problem = address_problem(config.url, config.headers)
    left = next((text for text in (config.url, *config.headers.values()) if "${" in text), None)
    if left is not None:
        problem = f"It holds a placeholder that Dost cannot read: {left[left.index('${') :][:40]}."
    if problem:
        raise ConfigError(f'"{config.name}": {problem}', remedy="Mend its entry in servers.json.")
