"""``dost servers secret``: what ``${keyring:NAME}`` and ``${input:NAME}`` in ``servers.json`` stand for."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from dost_engine.cli.session import run
from dost_engine.cli.terminal import plain
from dost_engine.client import EngineClient
from dost_engine.errors import ConfigError, ServiceUnavailable
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.placeholders import needed_names, placeholder_names
from dost_engine.mcp_store.secrets import FILE_NAME, Place, SecretStore
from dost_engine.settings import Paths

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from dost_engine.types import ServerInput

app = typer.Typer(help="Secrets that servers.json names: kept in the system's keyring.", no_args_is_help=True)

SecretName = Annotated[str, typer.Argument(help="The NAME of ${keyring:NAME} or ${input:NAME}.")]


@app.command("set")
def set_(
    name: SecretName,
    *,
    in_file: Annotated[
        bool, typer.Option("--in-file", help="Keep it in a file, in plain text, where there is no keyring.")
    ] = False,
) -> None:
    """Keep a secret, asked for here or read from stdin; servers that need it are started again."""
    keep_secret(name, ask_secret(f"Secret {name}"), in_file=in_file)


def ask_secret(question: str) -> str:
    """A secret that a person types, or the next line of stdin."""
    if sys.stdin.isatty():
        return str(typer.prompt(question, hide_input=True))
    return sys.stdin.readline().rstrip("\r\n")


def keep_secret(name: str, secret: str, *, in_file: bool = False) -> None:
    """Keep a secret and start servers again that need it.

    Raises:
        ConfigError: there is nothing to keep.
        KeyringError: there is no keyring, or it is locked or fails.
    """
    store = _store()

    async def keep() -> int:
        await store.keep(name, secret, Place.FILE if in_file else Place.KEYRING)
        return await _restart_users(name)

    restarted = run(keep)
    where = f"in {store.file}, in plain text, readable by you alone" if in_file else "in the system's keyring"
    typer.echo(f"Kept {where}." + (f" Started again: {restarted} of the running servers." if restarted else ""))


def keep_imported(secrets: Mapping[str, str], asked: Sequence[ServerInput], servers: Collection[str]) -> None:
    """Keep what another app's file held, and ask for what its servers need besides.

    Args:
        secrets: By name.
        asked: What the file asks a person for.
        servers: Keys of the servers that were taken over.

    Raises:
        KeyringError: there is no keyring, or it is locked or fails.
    """
    store = _store()
    configs = [one for one in read_servers(Paths.from_environment().servers_file) if one.name in servers]
    about = {one.id: one for one in asked}
    for name in dict.fromkeys(name for config in configs for name in needed_names(config)):
        known = run(partial(store.read, name))
        secret = secrets.get(name, "")
        if known is None and not secret and name in about and sys.stdin.isatty():
            secret = _ask_input(about[name])
        if known is None and secret:
            keep_secret(name, secret)
        elif known is None:
            typer.echo(f"Not there yet: {name}. Keep it with `dost servers secret set {name}`.")


def _ask_input(asked: ServerInput) -> str:
    """A value that a person types; empty to do that later."""
    choice = f" ({', '.join(asked.options)})" if asked.options else ""
    question = plain(f"{asked.description or asked.id}{choice}, or nothing to do that later")
    while True:
        value = str(typer.prompt(question, default="", show_default=False, hide_input=asked.password))
        if not value or not asked.options or value in asked.options:
            return value


@app.command("forget")
def forget(name: SecretName) -> None:
    """Take a secret away."""
    store = _store()

    async def ask() -> bool:
        return await store.forget(name)

    if not run(ask):
        title = "There is no such secret"
        raise ConfigError(f"There is no secret {name}.", remedy="See `dost servers secret list`.", title=title)
    typer.echo(f"Forgotten: {name}.")


@app.command("list")
def list_() -> None:
    """The secrets that servers.json names, and whether each is there."""
    store = _store()
    users: dict[str, list[str]] = {}
    needed: set[str] = set()
    for config in read_servers(Paths.from_environment().servers_file):
        needed.update(needed_names(config))
        for name in placeholder_names(config):
            users.setdefault(name, []).append(config.name)

    async def ask() -> dict[str, bool]:
        return {name: await store.read(name) is not None for name in users}

    there = run(ask)
    for name, servers in users.items():
        lack = "MISSING" if name in needed else "default"
        typer.echo(f"{'there' if there[name] else lack:<8} {name}  ({', '.join(servers)})")
    if not users:
        typer.echo("servers.json names no secrets.")


def _store() -> SecretStore:
    return SecretStore(Paths.from_environment().servers_file.with_name(FILE_NAME))


async def _restart_users(name: str) -> int:
    """Start the servers again that need the secret, where a service runs. Returns how many."""
    paths = Paths.from_environment()
    users = {config.name for config in read_servers(paths.servers_file) if name in placeholder_names(config)}
    try:
        client = await EngineClient.discover(paths)
    except ServiceUnavailable:
        return 0
    async with client:
        running = [server.name for server in await client.servers() if server.name in users]
        for server in running:
            await client.restart_server(server)
    return len(running)
