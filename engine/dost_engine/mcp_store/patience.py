"""How long the call of a tool may take: a while without a word, and much longer where the server says how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ConfigError
from dost_engine.types import MOST_CALL_S

if TYPE_CHECKING:
    from collections.abc import Mapping

SILENT_KEY = "tool_timeout_sec"
"""As Codex writes it; what other apps call ``timeout`` is seconds in some and milliseconds in others."""
LONGEST_KEY = "longest_call_sec"


@dataclass(frozen=True, slots=True)
class Patience:
    """How long to wait for the answer to a call.

    Attributes:
        silent_s: Seconds without a word. Each word of progress begins them anew.
        longest_s: Seconds in all, however much progress is told.
    """

    silent_s: float = 60.0
    longest_s: float = 1800.0


def read_patience(raw: Mapping[str, Any]) -> Patience:
    """What an entry of ``servers.json`` says about it.

    Raises:
        ConfigError: a time is no number, or out of bounds.
    """
    usual = Patience()
    silent_s = _seconds(raw, SILENT_KEY, usual.silent_s)
    return Patience(silent_s, _seconds(raw, LONGEST_KEY, max(silent_s, usual.longest_s)))


def _seconds(raw: Mapping[str, Any], key: str, usual_s: float) -> float:
    value = raw.get(key)
    if value is None:
        return usual_s
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MOST_CALL_S:
        raise ConfigError(f'"{key}" must be a number of seconds, {MOST_CALL_S:g} at most.')
    return float(value)
