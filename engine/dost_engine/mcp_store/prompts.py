"""The prompts that servers offer, as skills: listed while their sessions are open, and read when asked for."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from anyio import BrokenResourceError, CancelScope, ClosedResourceError

from dost_engine.errors import BadArguments, CallFailed, NotFound
from dost_engine.mcp_store.results import bounded, describe_block
from dost_engine.server_text import one_line, safe_name, visible
from dost_engine.types import Skill, SkillArgument

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mcp import Client

    from dost_engine.mcp_store.pace import Times

MOST_PROMPTS = 200
"""Of one server; no person looks through more."""
MOST_PAGES = 100
"""Pages of one list that are read; a server that gives more is going round in circles."""


class _Session:
    """An open session with a server that offers prompts.

    Attributes:
        skills: By the name that the server uses.
        problem: Why they are not known, or not all of them.
        listed: Whether they were asked for once.
    """

    def __init__(self, client: Client, hide: Callable[[str], str]) -> None:
        """``hide`` takes out of a text what nobody is to see."""
        self.client = client
        self.hide = hide
        self.skills: dict[str, Skill] = {}
        self.problem = ""
        self.listed = False


class Prompts:
    """The prompts of all servers whose sessions are open. They are gone while a server is away: nobody could read them.

    No server is asked for any before somebody wants them.

    Args:
        on_change: Called on the loop when they are others than before.
    """

    def __init__(self, on_change: Callable[[], None]) -> None:
        self._on_change = on_change
        self._wanted = asyncio.Event()
        self._following: set[CancelScope] = set()
        self._sessions: dict[str, _Session] = {}
        self._news = asyncio.Event()

    def all(self) -> tuple[Skill, ...]:
        """Every prompt as a skill without its body, by server, in the server's order."""
        return tuple(skill for _, session in sorted(self._sessions.items()) for skill in session.skills.values())

    def want(self, wanted: bool) -> None:
        """Ask servers for their prompts from now on, or forget them at once."""
        if wanted:
            self._wanted.set()
            return
        self._wanted.clear()
        for scope in tuple(self._following):
            scope.cancel()

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong, a sentence each."""
        return tuple(session.problem for _, session in sorted(self._sessions.items()) if session.problem)

    async def wait_listed(self) -> None:
        """Wait until every server that is there has been asked for its prompts once."""
        while not all(session.listed for session in self._sessions.values()):
            await self._news.wait()

    async def follow(
        self, client: Client, server: str, changed: asyncio.Event, hide: Callable[[str], str], times: Times
    ) -> None:
        """List the prompts of a server, once they are wanted, and after each change, as long as its session lasts.

        Args:
            client: The open session.
            server: Key of the server.
            changed: Set from outside by each change.
            hide: Takes out of a text what nobody is to see.
            times: How long to wait for further changes.
        """
        while client.server_capabilities.prompts is not None:
            await self._wanted.wait()
            with CancelScope() as scope:
                self._following.add(scope)
                try:
                    await self._follow(client, server, changed, hide, times)
                finally:
                    self._following.discard(scope)

    async def _follow(
        self, client: Client, server: str, changed: asyncio.Event, hide: Callable[[str], str], times: Times
    ) -> None:
        from dost_engine.mcp_store.session import keep_listed

        session = self._sessions[server] = _Session(client, hide)

        async def list_again(_: Client) -> None:
            await self._list(session, server)

        try:
            await self._list(session, server)
            await keep_listed(client, changed, list_again, times.relist_s, times.slowest_relist_s)
        finally:
            if self._sessions.get(server) is session:
                del self._sessions[server]
            self._tell(session.skills, {})

    async def get(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        """A prompt with its text, as the server gives it now.

        Raises:
            NotFound: no server that is connected offers it.
            BadArguments: one is missing, or it asks for no such one.
            CallFailed: the server refuses, or its answer cannot be used.
        """
        from mcp import MCPError

        server, _, _ = skill_id.partition("/")
        session = self._sessions.get(server)
        named = {skill.id: (name, skill) for name, skill in session.skills.items()} if session is not None else {}
        if session is None or skill_id not in named:
            remedy = "See `dost skills`; the server of a prompt must be connected."
            raise NotFound(f"There is no skill {skill_id!r}.", remedy=remedy)
        name, skill = named[skill_id]
        _check(skill, arguments)
        try:
            answer = await session.client.get_prompt(name, dict(arguments))
        except (MCPError, ValueError, RuntimeError, OSError, ClosedResourceError, BrokenResourceError) as error:
            said = f'"{server}" did not give the prompt "{skill.name}": {one_line(session.hide(str(error)))}'
            raise CallFailed(said, remedy="Look at its log, or try again.") from error
        from dost_engine.mcp_store.guard import RAW

        return replace(skill, body=bounded(session.hide(_text(answer.meta and answer.meta.get(RAW)))))

    async def _list(self, session: _Session, server: str) -> None:
        before, problem = session.skills, session.problem
        try:
            session.skills, session.problem = await _read(session.client, server)
        except Exception as error:  # noqa: BLE001 - costs prompts alone, and of those none that was known
            session.problem = f'The prompts of "{server}" could not be read: {one_line(session.hide(str(error)))}'
        session.listed = True
        self._tell(before, session.skills, also=problem != session.problem)

    def _tell(self, before: Mapping[str, Skill], now: Mapping[str, Skill], *, also: bool = False) -> None:
        self._news.set()
        self._news = asyncio.Event()
        if list(before.items()) != list(now.items()) or also:
            self._on_change()


async def _read(client: Client, server: str) -> tuple[dict[str, Skill], str]:
    """All prompts of a server by name, and what is wrong with the list, in a sentence."""
    from dost_engine.mcp_store.guard import RAW, SKIPPED

    found: dict[str, Skill] = {}
    skipped: list[str] = []
    cursor: str | None = None
    for _ in range(MOST_PAGES):
        page = await client.list_prompts(cursor=cursor)
        skipped += (page.meta or {}).get(SKIPPED, [])
        for entry in page.prompts:
            found.setdefault(entry.name, _skill(server, entry.name, (entry.meta or {}).get(RAW, {})))
        cursor = page.next_cursor
        if cursor is None or len(found) > MOST_PROMPTS:
            break
    if len(found) > MOST_PROMPTS:
        found = dict(list(found.items())[:MOST_PROMPTS])
        skipped.append(f"It offers more than {MOST_PROMPTS}; the first are used.")
    return found, f'Prompts of "{server}": {" ".join(skipped)}' if skipped else ""


def _skill(server: str, name: str, raw: Mapping[str, Any]) -> Skill:
    shown = safe_name(name)
    told = [raw[key] for key in ("title", "description") if isinstance(raw.get(key), str) and raw[key] != name]
    listed = raw.get("arguments")
    arguments = [_argument(entry) for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
    return Skill(
        id=f"{server}/{shown}",
        name=shown,
        description=visible("\n".join(told)),
        server=server,
        arguments=tuple(argument for argument in arguments if argument is not None),
    )


def _argument(raw: Mapping[str, Any]) -> SkillArgument | None:
    name, description = raw.get("name"), raw.get("description")
    if not isinstance(name, str) or not name.strip():
        return None
    described = one_line(description) if isinstance(description, str) else ""
    return SkillArgument(name, described, raw.get("required") is True)


def _check(skill: Skill, arguments: Mapping[str, str]) -> None:
    missing = [argument.name for argument in skill.arguments if argument.required and argument.name not in arguments]
    unknown = sorted(set(arguments) - {argument.name for argument in skill.arguments})
    problems = [f"“{name}” is missing." for name in missing] + [f"There is no “{name}”." for name in unknown]
    if problems:
        known = ", ".join(argument.name for argument in skill.arguments) or "none"
        raise BadArguments("\n".join(problems), remedy=f"The arguments of {skill.id} are: {known}.")


def _text(raw: object) -> str:
    """The messages of a prompt in words, each under who says it where they are several."""
    entries = raw.get("messages") if isinstance(raw, dict) else None
    messages = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
    parts = [(entry.get("role"), _content(entry.get("content"))) for entry in messages]
    if all(role == "user" for role, _ in parts):
        return "\n\n".join(text for _, text in parts)
    return "\n\n".join(f"{'Assistant' if role == 'assistant' else 'User'}:\n{text}" for role, text in parts)


def _content(content: object) -> str:
    blocks = content if isinstance(content, list) else [content]
    return visible("\n".join(describe_block(block) for block in blocks if isinstance(block, dict)))
