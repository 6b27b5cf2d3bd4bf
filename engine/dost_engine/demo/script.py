"""The script of the demo: what is said, which tool is expected first, and the arguments of its call.

``script.json`` holds the conversation. In arguments ``{repository}`` and ``{page}`` stand for the folder and the
address that this run has made.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import resources
from typing import TYPE_CHECKING, Any

from dost_engine import wire
from dost_engine.errors import ConfigError
from dost_engine.types import JsonObject

if TYPE_CHECKING:
    from pathlib import Path

NONE = "none"
"""What is expected where nothing fits."""


@dataclass(frozen=True, slots=True)
class DemoTurn:
    """One turn.

    Attributes:
        shows: What the turn is there to show, a few words.
        message: What the person says.
        expected: Id of the tool that must be picked first, or ``none``.
        answer: What the scripted assistant says.
        arguments: Of the call; values may hold placeholders.
        new_conversation: Starts without what was said before.
        compare_alone: The same message is also asked with an empty history, and must then *not* pick the tool.
    """

    shows: str
    message: str
    expected: str
    answer: str
    arguments: JsonObject = field(default_factory=dict)
    new_conversation: bool = False
    compare_alone: bool = False


@dataclass(frozen=True, slots=True)
class Script:
    """The whole conversation."""

    version: int
    turns: tuple[DemoTurn, ...]


def load_script(path: Path | None = None) -> Script:
    """Read a script; without a path the one that comes with Dost.

    Raises:
        ConfigError: it cannot be read or does not fit.
    """
    try:
        if path is None:
            text = resources.files("dost_engine.demo").joinpath("script.json").read_text(encoding="utf-8")
        else:
            text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ConfigError(f"The script {path} cannot be read: {error}.") from error
    return wire.from_json(Script, text)


def filled(arguments: JsonObject, places: dict[str, str]) -> dict[str, Any]:
    """The arguments of a call with the placeholders filled in."""
    return {key: _fill(value, places) for key, value in arguments.items()}


def _fill(value: Any, places: dict[str, str]) -> Any:  # noqa: ANN401 - what JSON can hold
    if isinstance(value, str):
        for name, place in places.items():
            value = value.replace(f"{{{name}}}", place)
        return value
    if isinstance(value, list):
        return [_fill(part, places) for part in value]
    return filled(value, places) if isinstance(value, dict) else value
