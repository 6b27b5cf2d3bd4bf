"""A message bus of our own, and a stand-in for a desktop's portal of global shortcuts that speaks its protocol."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import jeepney
import pytest
from jeepney.io.asyncio import open_dbus_connection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from jeepney import Message
    from jeepney.io.asyncio import DBusConnection

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
SHORTCUTS = "org.freedesktop.portal.GlobalShortcuts"
REQUEST, SESSION = "org.freedesktop.portal.Request", "org.freedesktop.portal.Session"
ELSE = "CTRL+SHIFT+F12"
_BUS = jeepney.DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-BUS Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:path={socket}</listen><auth>EXTERNAL</auth>
<policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
</policy>
</busconfig>
"""

Json = dict[str, Any]


@contextlib.contextmanager
def session_bus(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[bytes]]:
    """A real dbus-daemon that nobody else is on; it is the session's until the block ends."""
    program = shutil.which("dbus-daemon")
    if program is None:
        pytest.skip("needs dbus-daemon")
    socket, config = folder / "bus", folder / "bus.conf"
    config.write_text(_CONFIG.format(socket=socket), encoding="utf-8")
    command = [program, f"--config-file={config}", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().decode().strip()
        assert address, "the bus did not start"
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        try:
            yield daemon
        finally:
            daemon.terminate()


class StandInPortal:
    """The desktop's side. It gives every shortcut the keys that were wished for, or ``CTRL+SHIFT+F12``.

    Attributes:
        registered: Names of the programs that said who they are.
        bound: What was asked for: id and its options.
        refuses: Whether its person says no.
        is_old: Whether it registers no programs.
        session: The newest session.
        client: Who asked for it, on the bus.
    """

    def __init__(self, connection: DBusConnection) -> None:
        self.registered: list[str] = []
        self.bound: list[tuple[str, Json]] = []
        self.refuses = self.is_old = False
        self.session = self.client = ""
        self._connection = connection

    async def serve(self) -> None:
        while True:
            message = await self._connection.receive()
            if message.header.message_type is jeepney.MessageType.method_call:
                await self._answer(message)

    async def _answer(self, call: Message) -> None:
        fields = jeepney.HeaderFields
        method, sender = call.header.fields[fields.member], call.header.fields[fields.sender]
        if method == "Register" and self.is_old:
            await self._connection.send(jeepney.new_error(call, "org.freedesktop.DBus.Error.UnknownInterface"))
        elif method == "Register":
            self.registered.append(call.body[0])
            await self._connection.send(jeepney.new_method_return(call))
        elif method == "CreateSession":
            token, self.client = call.body[0]["session_handle_token"][1], sender
            self.session = f"{PATH}/session/{sender[1:].replace('.', '_')}/{token}"
            await self._respond(call, call.body[0], 0, {"session_handle": ("s", self.session)})
        elif method == "BindShortcuts":
            self.bound = [(name, {key: value for key, (_, value) in about.items()}) for name, about in call.body[1]]
            results = {} if self.refuses else {"shortcuts": ("a(sa{sv})", self._given())}
            await self._respond(call, call.body[3], int(self.refuses), results)

    def _given(self, **keys: str) -> list[tuple[str, Json]]:
        wished = {name: keys.get(name) or about.get("preferred_trigger", ELSE) for name, about in self.bound}
        return [
            (name, {"description": ("s", about["description"]), "trigger_description": ("s", wished[name])})
            for name, about in self.bound
        ]

    async def _respond(self, call: Message, options: Json, code: int, results: Json) -> None:
        sender = call.header.fields[jeepney.HeaderFields.sender]
        request = f"{PATH}/request/{sender[1:].replace('.', '_')}/{options['handle_token'][1]}"
        await self._connection.send(jeepney.new_method_return(call, "o", (request,)))
        await self._tell(request, REQUEST, "Response", "ua{sv}", (code, results))

    async def press(self, shortcut: str, *, session: str = "", token: str = "", to: str = "") -> None:
        """Its keys are pressed. ``to``: whom it is told, where not all that listen."""
        options = {"activation_token": ("s", token)} if token else {}
        body = (session or self.session, shortcut, 1, options)
        await self._tell(PATH, SHORTCUTS, "Activated", "osta{sv}", body, to=to)

    async def change(self, **keys: str) -> None:
        """Its person chose other keys."""
        await self._tell(PATH, SHORTCUTS, "ShortcutsChanged", "oa(sa{sv})", (self.session, self._given(**keys)))

    async def end_session(self) -> None:
        """The shortcuts are taken back."""
        await self._tell(self.session, SESSION, "Closed", "a{sv}", ({},))

    async def _tell(
        self, path: str, interface: str, name: str, signature: str, body: tuple[Any, ...], *, to: str = ""
    ) -> None:
        signal = jeepney.new_signal(jeepney.DBusAddress(path, NAME, interface), name, signature, body)
        if to:
            signal.header.fields[jeepney.HeaderFields.destination] = to
        await self._connection.send(signal)


@asynccontextmanager
async def stand_in_portal() -> AsyncIterator[StandInPortal]:
    """A portal on the session's bus."""
    connection = await open_dbus_connection()
    request = jeepney.new_method_call(_BUS, "RequestName", "su", (NAME, 4))
    await connection.send(request)
    portal = StandInPortal(connection)
    serving = asyncio.create_task(portal.serve())
    try:
        yield portal
    finally:
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError, EOFError, OSError):
            await serving
        with contextlib.suppress(OSError):
            await connection.close()
