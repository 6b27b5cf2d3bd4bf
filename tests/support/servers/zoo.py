"""One kind of server in every form at once: over pipes and behind an address, in both eras of the protocol."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from dost_engine.types import ServerState
from support.servers.addresses import ScriptedAddress, scripted_address
from support.servers.running import HANG_S, QUICK, Running, entry, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from dost_engine.mcp_store.pace import Times

PIPES = ("pipe_legacy", "pipe_modern")
ADDRESSES = ("address_legacy", "address_modern")
FORMS = PIPES + ADDRESSES
BYSTANDER = "fine"
"""A server without faults that is beside every other; it has one tool, ``echo``."""


class Zoo(Running):
    """The store, and what the servers of one kind are told and tell.

    Attributes:
        forms: Names of the servers, which are those of their forms.
        addresses: Those of them that have one, by form.
    """

    def __init__(self, run: Running, folder: Path, forms: tuple[str, ...], at: dict[str, ScriptedAddress]) -> None:
        self.__dict__ = run.__dict__
        self.forms = forms
        self.addresses = at
        self._folder = folder

    def told(self, form: str) -> list[str]:
        """The methods that a server has received, in order."""
        return (self._folder / f"{form}.record").read_text(encoding="utf-8").split()

    async def all_in(self, state: ServerState) -> None:
        """Wait until all servers of the kind are in a state."""
        await self.until(lambda: all(self.status(form).state is state for form in self.forms))


@asynccontextmanager
async def zoo(
    folder: Path,
    *,
    forms: tuple[str, ...] = FORMS,
    times: Times = QUICK,
    settle: bool = True,
    changing: list[Any] | None = None,
    **script: Any,
) -> AsyncIterator[Zoo]:
    """A store with a server of each form by one script, and one without faults, which must still be well at the end.

    Args:
        folder: For the files of the test.
        forms: Which forms the kind has.
        times: How long things may take.
        settle: Whether to wait until all are ready or have failed.
        changing: Their first tools, where the tools ``storm`` or ``change`` are to change them.
        script: See ``scripted`` and ``scripted_http``.
    """
    servers: dict[str, Any] = {}
    addresses: dict[str, ScriptedAddress] = {}
    async with AsyncExitStack() as stack:
        for form in forms:
            way, era = form.split("_")
            own = script | {"era": era, "record": str(folder / f"{form}.record")}
            if changing is not None:
                own["tools_file"] = str(folder / f"{form}.json")
                (folder / f"{form}.json").write_text(json.dumps(changing), encoding="utf-8")
            if way == "pipe":
                servers[form] = entry(**own)
            else:
                at = await stack.enter_async_context(scripted_address(sessions=era == "legacy", **own))
                addresses[form] = at
                servers[form] = {"type": "http", "url": at.url}
        servers[BYSTANDER] = entry()
        run = await stack.enter_async_context(running(folder, servers, times=times, settle=False))
        await run.until_state(BYSTANDER, ServerState.READY)
        pid = run.status(BYSTANDER).pid
        if settle:
            assert await run.store.wait_settled(HANG_S)
        yield Zoo(run, folder, forms, addresses)
        assert (await run.store.call(f"{BYSTANDER}/echo", {"still": "here"})).text == '{"still": "here"}'
        assert run.status(BYSTANDER).pid == pid
        assert {status.state for status in run.states if status.name == BYSTANDER} <= {
            ServerState.RESOLVING,
            ServerState.STARTING,
            ServerState.READY,
        }
