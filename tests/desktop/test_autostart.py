"""Starting with the session, on each system; the registry of Windows is a dictionary here."""

from __future__ import annotations

import plistlib
import re
import sys
from typing import TYPE_CHECKING

import pytest

from dost_desktop.autostart.mac import LaunchAgent
from dost_desktop.autostart.protocol import Autostart, command_of, start_command
from dost_desktop.autostart.windows import APPROVED, NAME, RUN, RunKey
from dost_desktop.autostart.xdg import DesktopEntry, exec_line
from dost_engine.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

COMMAND = ["/opt/My Apps/dost", "window", "--hidden"]


class Values:
    """A registry in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str | bytes] = {}

    def read(self, key: str, name: str) -> str | bytes | None:
        return self.kept.get((key, name))

    def write(self, key: str, name: str, text: str) -> None:
        self.kept[key, name] = text

    def remove(self, key: str, name: str) -> None:
        self.kept.pop((key, name), None)


SYSTEMS: dict[str, Callable[[Path], Autostart]] = {
    "xdg": lambda folder: DesktopEntry(COMMAND, folder / "autostart"),
    "windows": lambda _: RunKey(COMMAND, Values()),
    "mac": lambda folder: LaunchAgent(COMMAND, folder / "LaunchAgents"),
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_it_is_off_is_switched_on_and_off_again_and_twice_is_fine(system: str, tmp_path: Path) -> None:
    start = SYSTEMS[system](tmp_path)
    assert not start.enabled()
    start.switch(on=False)
    for on in (True, True, False, False, True):
        start.switch(on=on)
        assert start.enabled() is on


@pytest.mark.parametrize("system", ["xdg", "mac"])
def test_a_folder_that_cannot_be_written_is_said(system: str, tmp_path: Path) -> None:
    for name in ("autostart", "LaunchAgents"):
        (tmp_path / name).write_text("a file", encoding="utf-8")
    start = SYSTEMS[system](tmp_path)
    with pytest.raises(StorageError, match="could not be written"):
        start.switch(on=True)
    assert not start.enabled()


def test_a_registry_that_refuses_is_said() -> None:
    class Refusing(Values):
        def write(self, key: str, name: str, text: str) -> None:
            raise PermissionError(13, "Access is denied")

        def read(self, key: str, name: str) -> str | bytes | None:
            raise PermissionError(13, "Access is denied")

    start = RunKey(COMMAND, Refusing())
    assert not start.enabled()
    with pytest.raises(StorageError, match="Access is denied"):
        start.switch(on=True)


@pytest.mark.parametrize("line", ["Hidden=true", "X-GNOME-Autostart-enabled=false"])
def test_what_a_desktop_switched_off_is_off_until_it_is_switched_on_here(line: str, tmp_path: Path) -> None:
    start = DesktopEntry(COMMAND, tmp_path)
    start.switch(on=True)
    text = start.file.read_text(encoding="utf-8").replace("X-GNOME-Autostart-enabled=true", line)
    start.file.write_text(text, encoding="utf-8")
    assert not start.enabled()
    start.switch(on=True)
    assert start.enabled()


@pytest.mark.parametrize(("first", "on"), [(2, True), (6, True), (3, False), (7, False)])
def test_what_the_task_manager_switched_off_is_off(first: int, on: bool) -> None:
    values = Values()
    start = RunKey(COMMAND, values)
    start.switch(on=True)
    assert values.kept == {(RUN, NAME): '"/opt/My Apps/dost" window --hidden'}
    values.kept[APPROVED, NAME] = bytes([first, 0, 0, 0])
    assert start.enabled() is on
    start.switch(on=True)
    assert start.enabled()


ODD = ["/opt/a b/dost", "100%", 'say "hi"', "back\\slash", "$HOME", "`x`", "ünïcode", "", "a;b", "tab\there"]


def test_any_word_survives_a_desktop_entry() -> None:
    line = exec_line(ODD).replace("%%", "%").replace("\\\\", "\\")  # as a desktop reads the value of a key
    words = re.findall(r'"((?:\\.|[^"\\])*)"|(\S+)', line)
    assert [re.sub(r"\\(.)", r"\1", quoted) or plain for quoted, plain in words] == ODD


def test_any_word_survives_a_launch_agent(tmp_path: Path) -> None:
    agent = LaunchAgent(ODD, tmp_path)
    agent.switch(on=True)
    values = plistlib.loads(agent.file.read_bytes())
    assert values["ProgramArguments"] == ODD
    assert (values["RunAtLoad"], values["KeepAlive"]) == (True, False)
    agent.file.write_bytes(b"no property list")
    assert not agent.enabled()


def test_each_installation_is_started_by_its_own_program(tmp_path: Path) -> None:
    hidden = ["window", "--hidden"]
    python = tmp_path / "bin" / "python"
    assert command_of(python, frozen=False) == [str(python), "-m", "dost_desktop", *hidden]
    bundle = tmp_path / "Dost" / "dost.exe"
    bundle.parent.mkdir()
    assert command_of(bundle, frozen=True) == [str(bundle), *hidden]
    windowed = bundle.with_name("dost-window.exe")
    windowed.touch()
    assert command_of(bundle, frozen=True) == [str(windowed), *hidden]
    assert command_of(bundle, frozen=True, appimage="/home/asha/Dost.AppImage") == ["/home/asha/Dost.AppImage", *hidden]
    interpreter = tmp_path / "python.exe"
    quiet = tmp_path / "pythonw.exe"
    quiet.touch()
    assert command_of(interpreter, frozen=False)[0] == str(quiet), "no console window at the start of the session"
    assert start_command()[0] == sys.executable
