"""The servers of a soak: what is in servers.json, what each has, and what can be done to them from outside."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

from support.servers.addresses import ScriptedAddress
from support.servers.running import entry, tool

MARKER = "DOST_SOAK"
"""Variable in the environment of every server that Dost starts here, and of all that it starts."""
FORMS = ("pipe_legacy", "address_modern", "pipe_modern", "address_legacy")
STEADY = tuple(tool(name) for name in ("echo", "hang", "storm", "child", "die"))
"""Tools that every healthy server has all the time."""
OWN_TOOLS = 4
"""Tools beside those, of which each storm replaces one."""
_SYLLABLES = [first + second for first in "bdfgklmnprstvz" for second in ("a", "e", "i", "o", "u")]


@dataclass
class Member:
    """One server.

    Attributes:
        name: Its key.
        healthy: Whether it does what a server should, apart from what is done to it.
        entry: What servers.json has of it.
        tools_file: What it lists; None where a script says that.
        address: Where it has one.
        absent: It is switched off or not in the file at the moment, or not known to be back.
        disturbed: Something was done to it since the last quiet moment.
        one_death: Held from its death to its next start, so that nobody ends what is only being started.
    """

    name: str
    healthy: bool
    entry: dict[str, Any]
    tools_file: Path | None = None
    address: ScriptedAddress | None = None
    absent: bool = False
    disturbed: bool = False
    one_death: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def parent(self) -> bool:
        """Whether Dost starts it, and it has a tool that starts a process which would outlive it."""
        return "command" in self.entry and (self.healthy or self.name.startswith("leaves_children"))

    def tools(self) -> list[str]:
        """The names of what it lists now."""
        assert self.tools_file is not None
        return [tool["name"] for tool in json.loads(self.tools_file.read_text(encoding="utf-8"))]

    def ids(self) -> set[str]:
        """The ids of what it lists now."""
        return {f"{self.name}/{name}" for name in self.tools()}


@dataclass
class World:
    """All servers, and their file.

    Attributes:
        file: servers.json.
        members: All of them, whether or not they are in the file.
        removed: Names of those that are not.
    """

    file: Path
    folder: Path
    chance: random.Random
    marker: str
    members: dict[str, Member] = field(default_factory=dict)
    removed: set[str] = field(default_factory=set)
    _words: set[str] = field(default_factory=set)
    _version: int = 0

    @property
    def parents(self) -> list[Member]:
        """Those that start processes which would outlive them."""
        return [member for member in self.members.values() if member.parent]

    @property
    def healthy(self) -> list[Member]:
        """Those that do what a server should."""
        return [member for member in self.members.values() if member.healthy]

    async def populate(self, count: int) -> None:
        """Make the servers, a third of them misbehaving, and write their file."""
        bad = misbehaving(self.folder, many=5000 if count >= 20 else 200)
        faulty = round(count / 3)
        for number in range(faulty):
            name, made = bad[number % len(bad)]
            address = None
            if "url" in made:
                address = ScriptedAddress(made["url"])
                await address.start()
                made = {"type": "http", "url": address.url}
            self._add(Member(f"{name}{number}", healthy=False, entry=made, address=address))
        for number in range(count - faulty):
            await self._add_healthy(number)
        self.write()

    async def _add_healthy(self, number: int) -> None:
        form = FORMS[number % len(FORMS)]
        way, era = form.split("_")
        tools_file = self.folder / f"{form}{number}.json"
        tools_file.write_text(json.dumps([*STEADY, *(self.new_tool() for _ in range(OWN_TOOLS))]), encoding="utf-8")
        script = {"era": era, "tools_file": str(tools_file)}
        address = None
        if way == "address":
            address = ScriptedAddress(script | {"sessions": era == "legacy"})
            await address.start()
            made: dict[str, Any] = {"type": "http", "url": address.url}
        else:
            made = entry(**script)
        self._add(Member(f"{form}{number}", healthy=True, entry=made, tools_file=tools_file, address=address))

    def _add(self, member: Member) -> None:
        if "command" in member.entry:
            member.entry["env"] = {MARKER: self.marker}
        self.members[member.name] = member

    def new_tool(self) -> dict[str, Any]:
        """A tool whose last word no other has or ever had."""
        word = ""
        while not word or word in self._words:
            word = "".join(self.chance.choices(_SYLLABLES, k=4))
        self._words.add(word)
        return tool(f"polish_{word}", description=f"Polishes the {word} until it shines.")

    def changed_tools(self, member: Member) -> list[dict[str, Any]]:
        """The next list of a member: one of its own tools is another one."""
        assert member.tools_file is not None
        steady, own = STEADY, json.loads(member.tools_file.read_text(encoding="utf-8"))[len(STEADY) :]
        own[self.chance.randrange(len(own))] = self.new_tool()
        return [*steady, *own]

    # ------------------------------------------------------------------------------------------------- the file

    def write(self, *, off: str = "") -> None:
        """Write servers.json as an editor does; ``off`` is the name of one that is switched off."""
        servers = {name: made.entry for name, made in self.members.items() if name not in self.removed}
        if off in servers:
            servers[off] = servers[off] | {"disabled": True}
        self._replace(json.dumps({"mcpServers": servers}, indent=2))

    def write_half(self) -> None:
        """Write the first half of it, as a person in the middle of an edit."""
        whole = self.file.read_text(encoding="utf-8")
        self._replace(whole[: len(whole) // 2])

    def edit(self, member: Member) -> None:
        """Change the entry of one, so that it has to be started anew."""
        self._version += 1
        where, name = ("headers", "X-Edit") if "url" in member.entry else ("env", "EDIT")
        member.entry[where] = member.entry.get(where, {}) | {name: str(self._version)}

    def _replace(self, text: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_suffix(".new")
        draft.write_text(text, encoding="utf-8")
        draft.replace(self.file)

    # ----------------------------------------------------------------------------------------- their processes

    def marked(self) -> list[psutil.Process]:
        """All living processes that carry the marker, whoever their parent is."""
        found = []
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error, OSError):
                ours = process.environ().get(MARKER) == self.marker
                if ours and process.status() != psutil.STATUS_ZOMBIE:
                    found.append(process)
        return found

    async def close(self) -> None:
        """End the servers that are not Dost's to end, and whatever else of this soak is alive."""
        for member in self.members.values():
            if member.address is not None:
                await member.address.kill()
        for process in self.marked():
            with contextlib.suppress(psutil.Error):
                process.kill()


def misbehaving(folder: Path, *, many: int) -> list[tuple[str, dict[str, Any]]]:
    """Entries of servers with faults, in the order in which they are taken; ``url`` holds the script of an address."""
    family = [tool("child"), tool("detached"), tool("echo")]
    status = folder / "status"
    status.write_text("401", encoding="utf-8")
    noise = ["loading …\n", "{}\n", "\x1b[31mred\x1b[0m\n"]
    return [
        ("leaves_children", entry(tools=family, stays=True)),
        ("noisy", entry(era="modern", first=noise, stderr_mb=10, tools=[tool("one"), None, tool("one"), {"name": 7}])),
        ("silent", entry(silent=True)),
        ("exits", entry(die_on="initialize", stderr="no key given\n")),
        ("storms", entry(tools=[tool("storm"), tool("echo")], after_list=True)),
        ("circle_and_many", entry(pages=[[tool("x")], many_tools(many)], loop=True)),
        ("refuses", {"url": {"era": "modern", "status_file": str(status)}}),
    ]


def many_tools(count: int) -> list[dict[str, Any]]:
    """A flood of them."""
    return [{"name": f"sort_heap_{number}", "description": f"Sorts heap {number}."} for number in range(count)]
