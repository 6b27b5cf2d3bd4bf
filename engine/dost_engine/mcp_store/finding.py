"""Where a server's program is, and how Windows is told to start it."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING

from dost_engine.errors import ServerUnavailable
from dost_engine.mcp_store.homes import expanded

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

WELL_KNOWN = (
    *("~/.local/bin", "~/bin", "~/.cargo/bin", "~/.bun/bin", "~/.deno/bin", "~/.volta/bin", "~/go/bin"),
    *("~/.asdf/shims", "~/.local/share/mise/shims", "~/.pyenv/shims", "~/.npm-global/bin", "~/.dotnet/tools"),
    *("/opt/homebrew/bin", "/opt/homebrew/sbin", "/home/linuxbrew/.linuxbrew/bin", "/opt/local/bin", "/snap/bin"),
    *("/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin"),
)
"""Folders where programs are that servers are started with, beyond what PATH names."""
WELL_KNOWN_ON_WINDOWS = (
    *("%APPDATA%/npm", "%PROGRAMFILES%/nodejs", "%LOCALAPPDATA%/Microsoft/WinGet/Links"),
    *("%USERPROFILE%/.local/bin", "%USERPROFILE%/.cargo/bin", "%USERPROFILE%/scoop/shims"),
)
NODE_VERSIONS = "~/.nvm/versions/node"
"""Where nvm has its versions of Node, each with a ``bin``."""
PATHEXT = ".COM;.EXE;.BAT;.CMD"
"""Ends of programs on Windows, where the environment does not say."""


def search_path(*paths: str | None, environment: Mapping[str, str]) -> str:
    """One PATH of several and the well-known folders that are there; each folder once, in order.

    Args:
        paths: Values of PATH, the most important first.
        environment: For the folders of Windows.
    """
    folders = [folder for path in paths if path for folder in path.split(os.pathsep) if folder]
    if sys.platform == "win32":
        written = [_with_variables(folder, environment) for folder in WELL_KNOWN_ON_WINDOWS]
    else:
        written = [*_node_folders(Path(expanded(NODE_VERSIONS))), *(str(Path(expanded(f))) for f in WELL_KNOWN)]
    known = set(folders)
    folders += [folder for folder in written if folder and folder not in known and Path(folder).is_dir()]
    return os.pathsep.join(dict.fromkeys(folders))


def find_program(command: str, path: str, *, environment: Mapping[str, str]) -> str:
    """The whole path of a program.

    Args:
        command: A name, looked up in ``path``; or a path.
        path: Folders to search, as in PATH.
        environment: Of the server, for PATHEXT.

    Raises:
        ServerUnavailable: there is none; the message says where it was looked for.
    """
    windows = sys.platform == "win32"
    is_path = any(sign in command for sign in ("/", "\\") if windows or sign == "/")
    folders = [""] if is_path else path.split(os.pathsep)
    for folder in folders:
        names = program_names(command, environment.get("PATHEXT") or PATHEXT) if windows else [command]
        for name in names:
            whole = os.path.join(folder, name)  # noqa: PTH118 - texts of PATH
            if os.path.isfile(whole) and (windows or os.access(whole, os.X_OK)):  # noqa: PTH113
                return os.path.abspath(whole)  # noqa: PTH100 - a link is started by its own name
    if is_path:
        why = "It is no program." if os.path.exists(command) else "There is no such file."  # noqa: PTH110
        raise ServerUnavailable(
            f'The program "{command}" was not found. {why}', remedy="Mend its path in servers.json."
        )
    searched = ", ".join(folders)
    raise ServerUnavailable(
        f'The program "{command}" was not found in any of these folders: {searched}.',
        remedy="Install it, or write its whole path into servers.json.",
    )


def program_names(command: str, pathext: str) -> list[str]:
    """The names under which Windows may have a program, the first that is there counts.

    A name that ends as programs do is meant as it is. A file without such an end is never one: beside ``npx.cmd``
    there stands an ``npx`` for another system.
    """
    ends = [end for end in pathext.split(";") if end.startswith(".")]
    if any(command.lower().endswith(end.lower()) for end in ends):
        return [command]
    return [command + end.lower() for end in ends]


def is_batch(program: str) -> bool:
    """Whether Windows starts this through its command processor, which reads arguments in its own way."""
    return PureWindowsPath(program).suffix.lower() in {".cmd", ".bat"}


def batch_line(program: str, args: Iterable[str]) -> str:
    r"""A command line for a batch file in which every argument arrives as it is.

    All of them stand in quotation marks, in which ``&``, ``|``, ``<``, ``>`` and ``^`` mean themselves; a quotation
    mark is doubled, backslashes before one too, and a percent sign is kept from beginning a variable.

    Raises:
        ServerUnavailable: an argument holds a line break, which a batch file cannot take.
    """
    return " ".join(_batch_quoted(text) for text in (program, *args))


def _batch_quoted(text: str) -> str:
    if re.search(r"[\r\n\0]", text):
        raise ServerUnavailable(
            "An argument with a line break cannot be given to a batch file.",
            remedy="Start the program itself instead of its .cmd file.",
        )
    text = re.sub(r"(\\*)\"", r'\1\1""', text)
    text = re.sub(r"(\\+)$", r"\1\1", text)
    return '"' + text.replace("%", "%%cd:~,%") + '"'


def _with_variables(folder: str, environment: Mapping[str, str]) -> str:
    """A folder of Windows with the variable that it begins with filled in; empty where there is none."""
    name, _, rest = folder.lstrip("%").partition("%/")
    start = environment.get(name)
    return str(PureWindowsPath(start) / rest) if start else ""


def _node_folders(versions: Path) -> list[str]:
    """The program folders of the versions of Node that are there, the newest first."""
    try:
        found = [version for version in versions.iterdir() if re.fullmatch(r"v\d+(\.\d+)*", version.name)]
    except OSError:
        return []
    found.sort(key=lambda version: [int(part) for part in version.name[1:].split(".")], reverse=True)
    return [str(version / "bin") for version in found]
