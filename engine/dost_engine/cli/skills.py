"""``dost skills``: written ways of working that are ranked beside the tools."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.text import Text

from dost_engine.cli.terminal import console, plain
from dost_engine.errors import BadArguments
from dost_engine.settings import Paths, load_settings
from dost_engine.types import Skill, SkillList

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from dost_engine.client import EngineClient

_T = TypeVar("_T")

app = typer.Typer(help="Skills: folders with a SKILL.md, ranked beside the tools.")


@app.callback(invoke_without_command=True)
def skills(
    context: typer.Context, *, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False
) -> None:
    """Every skill; with a command: show one."""
    if context.invoked_subcommand is not None:
        return
    from dost_engine import wire

    found = _ask(lambda client: client.skills())
    if as_json:
        sys.stdout.buffer.write(wire.to_json(found, SkillList) + b"\n")
        return
    out = console()
    for skill in found.skills:
        tags = f"  [{plain(', '.join(skill.tags))}]" if skill.tags else ""
        out.print(Text(f"{plain(skill.id)}{tags}", style="headline"), soft_wrap=True)
        described = plain(skill.description) or "No description: it is found by its name and its tags alone."
        out.print(Text(f"  {described}"), soft_wrap=True)
        for argument in skill.arguments:
            needed = "" if argument.required else ", may be left out"
            out.print(Text(f"  {plain(argument.name)}: {plain(argument.description)}{needed}"), soft_wrap=True)
    if not found.skills:
        out.print(Text(f"No skills. Put one into {Paths.from_environment().skills / 'NAME' / 'SKILL.md'}."))
    for problem in found.problems:
        out.print(Text(plain(problem), style="state.bad"), soft_wrap=True)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="The skill's name; of a server's prompt server/name.")],
    *,
    given: Annotated[
        list[str] | None, typer.Option("--argument", "-a", help="NAME=VALUE, for a server's prompt that asks for it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """One skill, whole."""
    from dost_engine import wire

    arguments = dict(_argument(part) for part in given or ())
    skill = _ask(lambda client: client.skill(name, arguments))
    if as_json:
        sys.stdout.buffer.write(wire.to_json(skill, Skill) + b"\n")
        return
    out = console()
    out.print(Text(plain(skill.id), style="headline"))
    for line in (skill.description, *skill.body.splitlines()):
        out.print(Text(plain(line)), soft_wrap=True)


def _argument(part: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not equals:
        raise BadArguments(f"{part!r} is no NAME=VALUE.", remedy="See `dost skills` for the names.")
    return name, value


def _ask(question: Callable[[EngineClient], Coroutine[Any, Any, _T]]) -> _T:
    from dost_engine.cli.session import engine, run

    paths = Paths.from_environment()
    settings = load_settings(paths.settings_file)

    async def ask() -> _T:
        async with engine(paths, settings) as client:
            return await question(client)

    return run(ask)
