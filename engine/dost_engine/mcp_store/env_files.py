"""Variables from a file of lines ``NAME=value``, as ``envFile`` of an entry names one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dost_engine.errors import ConfigError

if TYPE_CHECKING:
    from pathlib import Path

MOST_BYTES = 1024 * 1024
"""Of a file that is read; such files have a few lines."""

_LINE = re.compile(r"(?:export\s+)?(?P<name>[A-Za-z_][\w.-]*)\s*=\s*(?P<value>.*)")
_QUOTED = re.compile(r"(?P<mark>['\"])(?P<text>.*?)(?P=mark)\s*(?:#.*)?")
_ESCAPES = {"\\n": "\n", "\\t": "\t", '\\"': '"', "\\\\": "\\"}


def read_env_file(path: Path, server: str) -> dict[str, str]:
    """The variables of a file, in its order.

    A value may stand in quotation marks, where a backslash means what it does in C within double ones; what follows a
    blank and a number sign is a remark. What is no pair is left out.

    Raises:
        ConfigError: the file cannot be read; the message names it and the server.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ConfigError(f'"{server}": its envFile {path} is larger than {MOST_BYTES >> 20} MB.')
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or "it is no text in UTF-8"
        raise ConfigError(
            f'"{server}": its envFile {path} cannot be read: {said}.', remedy="Mend the path, or take envFile out."
        ) from None
    found = (_LINE.fullmatch(line.strip()) for line in text.splitlines())
    return {pair["name"]: _value(pair["value"]) for pair in found if pair is not None}


def _value(written: str) -> str:
    quoted = _QUOTED.fullmatch(written)
    if quoted is None:
        return re.split(r"\s#", written, maxsplit=1)[0].strip()
    if quoted["mark"] == "'":
        return quoted["text"]
    return re.sub(r'\\[nt"\\]', lambda escape: _ESCAPES[escape[0]], quoted["text"])
