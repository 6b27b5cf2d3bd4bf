"""What a file asks a person for: its ``inputs``, as VS Code has them, for the ``${input:ID}`` of its entries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from dost_engine.types import ServerInput

_INPUT = re.compile(r"\$\{input:(?P<id>[^${}:]+)\}")


def read_inputs(value: object) -> dict[str, ServerInput]:
    """The inputs of what a file holds, by id; what is none is left out."""
    found: dict[str, ServerInput] = {}
    for place in (value, value.get("mcp") if isinstance(value, Mapping) else None):
        listed = place.get("inputs") if isinstance(place, Mapping) else None
        for entry in listed if isinstance(listed, list) else ():
            if isinstance(entry, Mapping) and isinstance(entry.get("id"), str) and entry["id"]:
                found[entry["id"]] = _read(entry)
    return found


def with_defaults(entry: object, inputs: Mapping[str, ServerInput]) -> object:
    """An entry in which each input has its default beside it. That of a password has not: it belongs into a keyring."""
    if isinstance(entry, str):
        return _INPUT.sub(lambda found: _with_default(found, inputs), entry)
    if isinstance(entry, Mapping):
        return {key: with_defaults(value, inputs) for key, value in entry.items()}
    if isinstance(entry, list):
        return [with_defaults(value, inputs) for value in entry]
    return entry


def _with_default(found: re.Match[str], inputs: Mapping[str, ServerInput]) -> str:
    known = inputs.get(found["id"])
    if known is None or known.password or not known.default or re.search(r"[{}]", known.default):
        return found[0]
    return f"${{input:{found['id']}:-{known.default}}}"


def _read(entry: Mapping[str, Any]) -> ServerInput:
    listed = entry.get("options")
    listed = listed if isinstance(listed, list) else []
    options = [one.get("value") if isinstance(one, Mapping) else one for one in listed]
    return ServerInput(
        id=entry["id"],
        description=_text(entry.get("description")),
        password=entry.get("password") is True,
        options=tuple(_text(one) for one in options if _text(one)),
        default=_text(entry.get("default")),
    )


def _text(value: object) -> str:
    """Text, or a number that is written out; empty for anything else."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    return "" if "\0" in str(value) else str(value)
