"""``dost settings``: what a person can set; the window's own page has the same and the language model."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from dost_engine.cli.terminal import console, plain
from dost_engine.errors import ConfigError, ServiceUnavailable
from dost_engine.settings import Paths, Settings, changed_settings, load_settings, save_settings

app = typer.Typer(help="What can be set; a service that runs goes by it at once, as far as that can be.")

_HIDDEN = ("version", "provider")  # of the file, and of the window


@app.callback(invoke_without_command=True)
def settings(
    context: typer.Context, *, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False
) -> None:
    """What is set; with `set`, another value."""
    if context.invoked_subcommand is not None:
        return
    kept = load_settings(Paths.from_environment().settings_file)
    values = {name: value for name, value in asdict(kept).items() if name not in _HIDDEN}
    if as_json:
        sys.stdout.write(json.dumps(values, indent=2) + "\n")
        return
    usual = asdict(Settings())
    for name, value in values.items():
        note = "" if value == usual[name] else f"  (usually {_shown(usual[name])})"
        console().print(Text(f"{name:<18}{plain(_shown(value))}{note}"), soft_wrap=True)


@app.command("set", context_settings={"ignore_unknown_options": True})  # -3 is a value
def set_value(
    name: Annotated[str, typer.Argument(help="Name of the setting; `dost settings` lists them.")],
    value: Annotated[str, typer.Argument(help="Its new value.")],
) -> None:
    """Set one value."""
    paths = Paths.from_environment()
    changes = {name: _read(name, value)}
    asked = changed_settings(Settings(), changes)  # says what is wrong before anybody is asked
    if name == "embedding":
        from dost_engine.embedding.sources import parse_source

        parse_source(asked.embedding)
    later = _change_running(paths, changes)
    if later is None:
        save_settings(paths.settings_file, changed_settings(load_settings(paths.settings_file), changes))
    when = ", when the service starts again" if later and name in later else ""
    console().print(Text(plain(f"{name} is {_shown(changes[name])}{when}.")), soft_wrap=True)


def _change_running(paths: Paths, changes: dict[str, Any]) -> tuple[str, ...] | None:
    """Have the running service make the changes; None where there is none."""
    from dost_engine.cli.session import run
    from dost_engine.client import EngineClient

    async def ask() -> tuple[str, ...] | None:
        try:
            client = await EngineClient.discover(paths)
        except ServiceUnavailable:
            return None
        async with client:
            return await client.change_settings(changes)

    return run(ask)


def _read(name: str, value: str) -> object:
    """The value in the setting's own type."""
    usual = asdict(Settings()).get(name)
    if isinstance(usual, bool):
        known = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        if value.casefold() not in known:
            raise ConfigError(f"{name} is on or off, not {value!r}.", remedy=f"Say: dost settings set {name} on")
        return known[value.casefold()]
    if isinstance(usual, int):
        try:
            return int(value)
        except ValueError:
            raise ConfigError(f"{name} is a whole number, not {value!r}.", remedy="Give a number.") from None
    if isinstance(usual, tuple):
        parts = value.split(os.pathsep)  # folders: the service may run in another one than this command
        named = (os.path.expanduser(part) for part in parts if part)  # noqa: PTH111 - Path's raises for a stranger's home
        return [str(Path(part).absolute()) for part in named]
    return value


def _shown(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return os.pathsep.join(map(str, value)) or "none"
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
