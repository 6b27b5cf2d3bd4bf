"""``dost servers secret``: what ``${keyring:NAME}`` and ``${input:NAME}`` in ``servers.json`` stand for."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dost_engine.cli.session import run
from dost_engine.client import EngineClient
from dost_engine.errors import ConfigError, ServiceUnavailable
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.placeholders import placeholder_names
from dost_engine.mcp_store.secrets import FILE_NAME, Place, SecretStore
from dost_engine.settings import Paths

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
    for config in read_servers(Paths.from_environment().servers_file):
        for name in placeholder_names(config):
            users.setdefault(name, []).append(config.name)

    async def ask() -> dict[str, bool]:
        return {name: await store.read(name) is not None for name in users}

    there = run(ask)
    for name, servers in users.items():
        typer.echo(f"{'there' if there[name] else 'MISSING':<8} {name}  ({', '.join(servers)})")
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
