"""Shortcuts from anywhere on desktops that let no program take keys: the desktop's portal gives them.

The protocol is ``org.freedesktop.portal.GlobalShortcuts``. The desktop asks its user which keys it may be, remembers
them, and tells when they are pressed. PySide's D-Bus cannot write the list of structures that the protocol takes, so
this speaks it through jeepney, which the keyring brings on Linux anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dost_engine.errors import DostError
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from jeepney import Message
    from jeepney.io.asyncio import DBusConnection

log = logging.getLogger(__name__)

APP_ID = "dost"
"""Of the desktop entry, as the window tells it too."""
CALL_S = 25.0
"""The portal answers a call within this time; how long its user looks at a question is not limited."""

_NAME, _PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_SHORTCUTS = "org.freedesktop.portal.GlobalShortcuts"
_BUS = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
_BUS_FULL = 10_000  # signals that wait while a call is answered; a desktop sends a handful


class NoShortcut(DostError):
    """The desktop gives no shortcut."""

    title = marked("No shortcut from the desktop")


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What a key is to do.

    Attributes:
        id: Its name towards the desktop, which remembers its keys by it.
        words: What the desktop shows of it.
        keys: A wish, as the desktops write it (``CTRL+ALT+space``); empty for none.
    """

    id: str
    words: str
    keys: str = ""


async def hold(
    shortcuts: Sequence[Shortcut], *, given: Callable[[Mapping[str, str]], None], pressed: Callable[[str, str], None]
) -> None:
    """Have shortcuts until this is cancelled.

    Args:
        shortcuts: Which; the desktop asks its user about them where it does not know them yet.
        given: Told of the keys by id, in the desktop's words, when they are given and whenever they change. One that
            has no keys is left out.
        pressed: Told of the id when its keys are pressed, and of the token by which a window may come to the front,
            where the desktop gives one.

    Raises:
        NoShortcut: the desktop gives none, or takes them away.
    """
    bus = await _open()
    try:
        await _Held(bus, given, pressed).hold(shortcuts)
    except (EOFError, OSError) as error:
        raise NoShortcut(tr("The desktop's message bus has ended.")) from error
    finally:
        await bus.close()


async def _open() -> _Bus:
    try:
        import jeepney
        from jeepney.io.asyncio import open_dbus_connection
    except ImportError as error:  # it comes with the keyring, on Linux
        raise _none_given() from error
    try:
        async with asyncio.timeout(CALL_S):
            return _Bus(await open_dbus_connection())
    except (KeyError, OSError, EOFError, RuntimeError, ValueError, jeepney.auth.AuthenticationError) as error:
        log.info("there is no session bus: %r", error)
        raise _none_given() from error


def _none_given() -> NoShortcut:
    return NoShortcut(
        tr("This desktop gives programs no shortcuts."),
        remedy=tr("Let it run “dost --ask” or “dost --toggle” by keys that you choose in its own settings."),
    )


class _Bus:
    """A connection on which one thing is waited for at a time: the answer to a call, or the next signal."""

    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        self._signals: deque[Message] = deque(maxlen=_BUS_FULL)
        self.name = str(connection.unique_name)

    async def close(self) -> None:
        with contextlib.suppress(OSError):  # the other end may be gone
            await self._connection.close()

    async def call(self, to: tuple[str, str, str], method: str, signature: str = "", *body: object) -> Any:  # noqa: ANN401 - what D-Bus can carry
        """The first value of the answer. Raises jeepney's DBusErrorResponse where that is an error."""
        import jeepney
        from jeepney.wrappers import unwrap_msg

        name, path, interface = to
        address = jeepney.DBusAddress(path, bus_name=name, interface=interface)
        message = jeepney.new_method_call(address, method, signature or None, body)
        serial = next(self._connection.outgoing_serial)
        async with asyncio.timeout(CALL_S):
            await self._connection.send(message, serial=serial)
            while True:
                heard = await self._connection.receive()
                if heard.header.fields.get(jeepney.HeaderFields.reply_serial) == serial:
                    answer = unwrap_msg(heard)
                    return answer[0] if answer else None
                self._keep(heard)

    async def signal(self) -> Message:
        """The next signal."""
        while not self._signals:
            self._keep(await self._connection.receive())
        return self._signals.popleft()

    def _keep(self, heard: Message) -> None:
        import jeepney

        if heard.header.message_type is jeepney.MessageType.signal:
            self._signals.append(heard)


class _Held:
    """A session with the portal."""

    def __init__(
        self, bus: _Bus, given: Callable[[Mapping[str, str]], None], pressed: Callable[[str, str], None]
    ) -> None:
        self._bus, self._given, self._pressed = bus, given, pressed
        self._portal = ""  # who it is on the bus: signals of others are not its
        self._session = ""

    async def hold(self, shortcuts: Sequence[Shortcut]) -> None:
        import jeepney

        try:
            await self._introduce()
            options = {"session_handle_token": ("s", _token())}
            opened = await self._asked("CreateSession", "a{sv}", options=options)
            self._session = _value(opened, "session_handle")
            wanted = [(one.id, _told(one)) for one in shortcuts]
            bound = await self._asked("BindShortcuts", "oa(sa{sv})sa{sv}", self._session, wanted, "")
        except (jeepney.DBusErrorResponse, TimeoutError) as error:
            log.info("the desktop gives no shortcuts: %r", error)
            raise _none_given() from error
        self._tell(_value(bound, "shortcuts"))
        while True:
            self._hear(await self._bus.signal())

    async def _introduce(self) -> None:
        """Say who we are, and learn who the portal is; it is started by that where it does not run."""
        import jeepney

        registry = (_NAME, _PATH, "org.freedesktop.host.portal.Registry")
        try:
            await self._bus.call(registry, "Register", "sa{sv}", APP_ID, {})
        except jeepney.DBusErrorResponse as error:  # an older one, which may know us anyhow
            log.info("the portal does not register programs: %s", error)
        self._portal = str(await self._bus.call(_BUS, "GetNameOwner", "s", _NAME))
        await self._bus.call(_BUS, "AddMatch", "s", f"type='signal',sender='{_NAME}'")

    async def _asked(
        self, method: str, signature: str, *body: object, options: Mapping[str, tuple[str, object]] | None = None
    ) -> Mapping[str, tuple[str, Any]]:
        """Call a method whose answer comes as a signal of a request of its own.

        Raises:
            NoShortcut: the person, or the portal, said no.
        """
        token = _token()
        sender = self._bus.name.removeprefix(":").replace(".", "_")
        request = f"{_PATH}/request/{sender}/{token}"
        options = {"handle_token": ("s", token), **(options or {})}
        handle = await self._bus.call((_NAME, _PATH, _SHORTCUTS), method, signature, *body, options)
        while True:
            heard = await self._bus.signal()
            if self._is_from(heard, {request, str(handle)}) and _member(heard) == "Response":
                code, results = heard.body
                if code:
                    raise NoShortcut(
                        tr("The desktop gave no shortcut: it was refused."),
                        remedy=tr("Switch it on again to be asked once more."),
                    )
                return dict(results)
            self._hear(heard)

    def _hear(self, heard: Message) -> None:
        if self._is_from(heard, {self._session}) and _member(heard) == "Closed":
            raise NoShortcut(tr("The desktop has taken the shortcuts back."))
        if not self._is_from(heard, {_PATH}) or not heard.body or heard.body[0] != self._session:
            return
        if _member(heard) == "Activated":
            self._pressed(str(heard.body[1]), str(_value(heard.body[3], "activation_token")))
        elif _member(heard) == "ShortcutsChanged":
            self._tell(heard.body[1])

    def _tell(self, bound: Sequence[tuple[str, Mapping[str, tuple[str, Any]]]]) -> None:
        keys = {str(name): str(_value(about, "trigger_description") or "") for name, about in bound}
        self._given({name: words for name, words in keys.items() if words})

    def _is_from(self, heard: Message, paths: set[str]) -> bool:
        import jeepney

        fields = heard.header.fields
        sender, path = fields.get(jeepney.HeaderFields.sender), fields.get(jeepney.HeaderFields.path)
        return sender == self._portal and path in paths


def _member(heard: Message) -> str:
    import jeepney

    return str(heard.header.fields.get(jeepney.HeaderFields.member))


def _told(shortcut: Shortcut) -> dict[str, tuple[str, str]]:
    told = {"description": ("s", shortcut.words)}
    return told | ({"preferred_trigger": ("s", shortcut.keys)} if shortcut.keys else {})


def _value(told: Mapping[str, tuple[str, Any]], name: str) -> Any:  # noqa: ANN401 - what D-Bus can carry
    """A value of a dictionary of variants; empty where it is not there."""
    return told[name][1] if name in told else ""


def _token() -> str:
    return f"dost{secrets.token_hex(8)}"
