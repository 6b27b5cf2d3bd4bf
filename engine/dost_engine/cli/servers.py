"""``dost servers``: the MCP servers, and changes of ``servers.json``.

Changes are made in the file; a service that runs sees them at once. Nothing is added before all that would be run has
been shown.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from dost_engine.cli import server_secrets, server_sign_in
from dost_engine.cli.terminal import console, plain
from dost_engine.errors import ConfigError, NotFound, ServiceUnavailable
from dost_engine.mcp_store.imports import APPS, find_app, find_apps, import_servers, secrets_of
from dost_engine.mcp_store.install_links import is_link
from dost_engine.mcp_store.launching import Launcher
from dost_engine.mcp_store.oauth_client import client_secret_name
from dost_engine.mcp_store.plans import make_plans, read_pasted
from dost_engine.mcp_store.servers_file import add_servers, remove_server, set_enabled
from dost_engine.settings import Paths, load_settings
from dost_engine.types import ServerStatus, Taken

if TYPE_CHECKING:
    from dost_engine.client import EngineClient
    from dost_engine.types import AppServers, ServerPlan

app = typer.Typer(help="The MCP servers: what they are and do; add, import, switch off, restart.", add_completion=False)
app.add_typer(server_secrets.app, name="secret")
app.command("sign-in")(server_sign_in.sign_in)
app.command("sign-out")(server_sign_in.sign_out)

Name = Annotated[str, typer.Argument(help="Name of the server.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
Replace = Annotated[bool, typer.Option("--replace", help="Replace a server of the same name.")]


@app.callback(invoke_without_command=True)
def servers(
    context: typer.Context, *, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False
) -> None:
    """The configured MCP servers and their state; with a command: add, import, switch off, restart."""
    if context.invoked_subcommand is not None:
        return
    from dost_engine import wire
    from dost_engine.cli.lists import server_table
    from dost_engine.cli.session import engine, run

    paths = Paths.from_environment()
    settings = load_settings(paths.settings_file)

    async def ask() -> tuple[tuple[ServerStatus, ...], tuple[str, ...]]:
        async with engine(paths, settings) as client:
            status = await client.status()
            return status.servers, status.problems

    found, problems = run(ask)
    for problem in problems:
        console(stderr=True).print(Text(f"! {plain(problem)}", style="state.bad"), soft_wrap=True)
    if as_json:
        sys.stdout.buffer.write(wire.to_json(found, tuple[ServerStatus, ...]) + b"\n")
        return
    console().print(server_table(found))


@app.command()
def add(
    name: Annotated[str, typer.Argument(help="Its name; or JSON with servers; or a link; or - for JSON from stdin.")],
    what: Annotated[
        list[str] | None, typer.Argument(help="An address, an entry as JSON, or after -- a program and its arguments.")
    ] = None,
    *,
    env: Annotated[list[str] | None, typer.Option("--env", "-e", help="NAME=VALUE for the program.")] = None,
    header: Annotated[list[str] | None, typer.Option("--header", "-H", help="'Name: value' for the address.")] = None,
    cwd: Annotated[str, typer.Option(help="Working folder of the program.")] = "",
    sse: Annotated[bool, typer.Option("--sse", help="The address speaks SSE, the older transport.")] = False,
    client_id: Annotated[str, typer.Option(help="What Dost was registered as by hand, for a sign-in.")] = "",
    client_secret: Annotated[
        bool, typer.Option("--client-secret", help="Ask for that client's secret and keep it in the keyring.")
    ] = False,
    callback_port: Annotated[int, typer.Option(min=0, max=65535, help="Port of that client's address.")] = 0,
    replace: Replace = False,
    yes: Yes = False,
) -> None:
    """Add a server: all that it would run is shown first."""
    entries = _entries(name, what or [])
    for entry in entries.values():
        if isinstance(entry, dict):
            _complete(entry, _pairs(env or [], "=", "--env"), _pairs(header or [], ":", "--header"), cwd, sse=sse)
    client = _Client(client_id, callback_port, with_secret=client_secret)
    client.put_into(entries)
    file = Paths.from_environment().servers_file
    plans = make_plans(entries, file, Launcher(file).locate)
    for plan in plans:
        _show(plan)
    bad = [plan for plan in plans if plan.problem]
    if bad:
        said = f'"{bad[0].name}" cannot be added: {bad[0].problem}'
        raise ConfigError(said, remedy="Nothing was changed.", title="The server cannot be added")
    if all(plan.taken is Taken.SAME for plan in plans):
        typer.echo("It is there already; nothing was changed.")
        return
    if not yes:
        typer.confirm("Add it? Where Dost runs, it is started at once.", abort=True)
    _say(f"Added: {', '.join(add_servers(file, entries, replace=replace))}.")
    client.keep_secret()


@app.command()
def remove(name: Name) -> None:
    """Take a server out of servers.json."""
    file = Paths.from_environment().servers_file
    remove_server(file, name)
    _say(f"Removed: {name}. The file as it was: {file.name}.bak in {file.parent}.")


@app.command()
def enable(name: Name) -> None:
    """Switch a server on."""
    set_enabled(Paths.from_environment().servers_file, name, enabled=True)
    _say(f"Switched on: {name}.")


@app.command()
def disable(name: Name) -> None:
    """Switch a server off; its entry stays."""
    set_enabled(Paths.from_environment().servers_file, name, enabled=False)
    _say(f"Switched off: {name}.")


@app.command("import")
def import_(
    app_name: Annotated[
        str | None, typer.Argument(metavar="[APP]", help=f"{', '.join(APPS)}; without one, all are looked at.")
    ] = None,
    *,
    only: Annotated[list[str] | None, typer.Option("--only", help="Only this server; may be repeated.")] = None,
    replace: Replace = False,
    yes: Yes = False,
) -> None:
    """Take over servers of another app, whose file is never written. Without an app: what each would bring."""
    file = Paths.from_environment().servers_file
    if app_name is None:
        apps = find_apps(file, Launcher(file).locate)
        for each in apps:
            _show_app(each)
        _say("Take them over with `dost servers import APP`." if apps else "No other app here has a file of servers.")
        return
    one = find_app(app_name, file, Launcher(file).locate)
    if one is None:
        raise NotFound(f"{APPS[app_name].title} has no file of servers on this machine.", remedy="Name another app.")
    _show_app(one, only)
    wanted = [plan for plan in one.plans if _is_new(plan, replace=replace) and (not only or plan.name in only)]
    if not wanted:
        unknown = [name for name in only or () if name not in {plan.name for plan in one.plans}]
        if unknown:
            known = ", ".join(plan.name for plan in one.plans) or "none"
            raise NotFound(f'{one.title} has no server "{unknown[0]}"; it has: {known}.', remedy="Name one of these.")
        _say("There is nothing to add.")
        return
    if not yes:
        typer.confirm(f"Add {len(wanted)}? Where Dost runs, they are started at once.", abort=True)
    names = import_servers(app_name, file, names=[plan.name for plan in wanted], replace=replace)
    _say(f"Added: {', '.join(names)}.")
    secrets = secrets_of(app_name, file, [plan.name for plan in wanted])
    server_secrets.keep_imported(secrets, one.inputs, names)


@app.command()
def restart(name: Name) -> None:
    """End a server of the running service and start it again."""
    from dost_engine.cli.session import run

    async def ask() -> None:
        async with await _running() as client:
            await client.restart_server(name)

    run(ask)
    _say(f"Restarted: {name}.")


@app.command()
def logs(name: Name, *, lines: Annotated[int, typer.Option("--lines", "-n", min=1, help="How many.")] = 500) -> None:
    """The last lines that a server wrote; without a running service it is started for that."""
    from dost_engine.cli.session import engine, run

    paths = Paths.from_environment()
    settings = load_settings(paths.settings_file)

    async def ask() -> tuple[str, ...]:
        async with engine(paths, settings) as client:
            return await client.server_logs(name)

    for line in run(ask)[-lines:]:
        console().print(Text(plain(line)), soft_wrap=True)


# ------------------------------------------------------------------------------------------------- small parts


async def _running() -> EngineClient:
    from dost_engine.client import EngineClient

    try:
        return await EngineClient.discover(Paths.from_environment())
    except ServiceUnavailable as error:
        raise ServiceUnavailable(
            "No service of Dost runs, so no server does either.", remedy="Start the window or `dost serve`."
        ) from error


def _entries(name: str, what: list[str]) -> dict[str, Any]:
    """The entries that the words of the command stand for."""
    if name == "-":
        return read_pasted(sys.stdin.read(), what[0] if what else "")
    if not what:
        if name.lstrip()[:1] in {"{", '"', "["} or is_link(name):
            return read_pasted(name)
        remedy = "Give an address, or a program after --, or paste JSON: see `dost servers add --help`."
        raise ConfigError(f'What is "{name}"? A name alone is no server.', remedy=remedy, title="A part is missing")
    if len(what) == 1 and what[0].lstrip().startswith("{"):
        return read_pasted(what[0], name)
    if len(what) == 1 and "://" in what[0].split("?")[0]:
        return {name: {"url": what[0]}}
    return {name: {"command": what[0], "args": what[1:]}}


def _complete(entry: dict[str, Any], env: dict[str, str], headers: dict[str, str], cwd: str, *, sse: bool) -> None:
    """Put into an entry what the options say."""
    if env:
        entry["env"] = dict(entry.get("env") or {}) | env
    if headers:
        entry["headers"] = dict(entry.get("headers") or {}) | headers
    if cwd:
        entry["cwd"] = cwd
    if sse:
        entry["type"] = "sse"


class _Client:
    """What the options say that Dost was registered as."""

    def __init__(self, client_id: str, port: int, *, with_secret: bool) -> None:
        self._id, self._port, self._with_secret = client_id, port, with_secret
        self._secret_name = ""
        if not client_id and (port or with_secret):
            raise ConfigError("There is no client to which these belong.", remedy="Give its --client-id too.")

    def put_into(self, entries: dict[str, Any]) -> None:
        if not self._id:
            return
        if len(entries) != 1:
            raise ConfigError("One client is of one server.", remedy="Add the servers one by one.")
        ((name, entry),) = entries.items()
        if not isinstance(entry, dict) or "command" in entry:
            raise ConfigError(f'"{name}" is a program on this machine: it has no sign-in.')
        own: dict[str, Any] = {"clientId": self._id} | ({"callbackPort": self._port} if self._port else {})
        if self._with_secret:
            self._secret_name = client_secret_name(name)
            own["clientSecret"] = f"${{keyring:{self._secret_name}}}"
        entry["oauth"] = own

    def keep_secret(self) -> None:
        """Ask for the secret, and keep it."""
        if self._secret_name:
            secret = server_secrets.ask_secret(f"Secret of the client {self._id}")
            server_secrets.keep_secret(self._secret_name, secret)


def _pairs(texts: list[str], sign: str, option: str) -> dict[str, str]:
    pairs = {}
    for text in texts:
        name, found, value = text.partition(sign)
        if not found or not name.strip():
            raise ConfigError(f"{option} {name!r} is no pair.", remedy=f"Write NAME{sign}VALUE.")
        pairs[name.strip()] = value.strip() if sign == ":" else value
    return pairs


def _is_new(plan: ServerPlan, *, replace: bool) -> bool:
    return not plan.problem and (plan.taken is Taken.NO or (replace and plan.taken is Taken.OTHER))


def _show_app(found: AppServers, only: list[str] | None = None) -> None:
    out = console()
    out.print(Text(f"{found.title}: {found.file}", style="headline"), soft_wrap=True)
    if found.problem:
        out.print(Text(f"  ! {plain(found.problem)}", style="state.bad"), soft_wrap=True)
    elif not found.plans:
        out.print(Text("  no servers"))
    for plan in found.plans:
        if not only or plan.name in only:
            _show(plan)


def _show(plan: ServerPlan) -> None:
    """A plan, whole: nothing of what would be run is cut."""
    out = console()
    out.print(Text(plan.name, style="headline"), soft_wrap=True)
    for line in plan.lines:
        out.print(Text(f"  {line}"), soft_wrap=True)
    for note in plan.notes:
        out.print(Text(f"  ({note})", style="muted"), soft_wrap=True)
    if plan.problem:
        out.print(Text(f"  ! left out: {plain(plan.problem)}", style="state.bad"), soft_wrap=True)
    elif plan.taken is Taken.SAME:
        out.print(Text("  is there already", style="muted"))
    elif plan.taken is Taken.OTHER:
        out.print(Text("  ! there is another server of this name; --replace replaces it", style="state.busy"))


def _say(sentence: str) -> None:
    console().print(Text(plain(sentence)), soft_wrap=True)
