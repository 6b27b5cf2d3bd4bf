"""What a person's login shell puts into the environment.

A program that is started from a desktop has a poor PATH and none of the variables that a person sets in the files of
the shell. The shell is asked once, with a time limit: those files can do anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

LIMIT_S = 5.0
"""Seconds that the shell may take."""
MOST_BYTES = 1024 * 1024
_BEGIN, _END = "__dost_environment_begins__", "__dost_environment_ends__"
_SCRIPT = f"echo {_BEGIN}; env; echo {_END}"
"""Understood by every shell in use. Whatever the files of the shell print comes before the first mark. The marks differ
because a shell may export the last word of the command before as ``_``."""
_NO_LOGIN_WITH_COMMAND = frozenset({"csh", "tcsh"})
_VARIABLE = re.compile(r"([A-Za-z_]\w*)=(.*)")


def is_poor(environment: Mapping[str, str]) -> bool:
    """Whether the shell is worth asking: not on Windows, nor in a terminal, whose shell has set everything already."""
    return sys.platform != "win32" and "TERM" not in environment


async def ask_login_shell(shell: str, *, limit_s: float = LIMIT_S) -> dict[str, str]:
    """The environment that a login shell makes; empty where it cannot be asked or takes too long.

    Args:
        shell: Path of the shell.
        limit_s: Seconds after which it is ended, with all that it started.
    """
    options = ["-ic"] if os.path.basename(shell) in _NO_LOGIN_WITH_COMMAND else ["-ilc"]  # noqa: PTH119 - a text, no file
    try:
        process = await asyncio.create_subprocess_exec(
            shell,
            *options,
            _SCRIPT,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
    except (OSError, ValueError):
        return {}
    out = b""
    try:
        async with asyncio.timeout(limit_s):
            while process.stdout is not None and len(out) < MOST_BYTES and _END.encode() not in out:
                chunk = await process.stdout.read(65536)
                if not chunk:
                    break
                out += chunk
    except TimeoutError:
        pass
    finally:
        await _end(process)
    return read_environment(out.decode("utf-8", "replace"))


def read_environment(text: str) -> dict[str, str]:
    """The variables between the marks; of a value with several lines, the first. Empty where a mark is missing."""
    said, _, _ = text.partition(_BEGIN)[2].partition(_END)
    if _END not in text:
        return {}
    found = (_VARIABLE.fullmatch(line) for line in said.splitlines())
    return {match[1]: match[2] for match in found if match}


async def _end(process: asyncio.subprocess.Process) -> None:
    """End the shell and what it started; it has said what it was asked for, or never will."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.communicate()
