"""Arguments of a call against the tool's input schema, before the call is made.

The schema is the server's and may be anything: one that is broken, points elsewhere, or would take long never keeps
a call from being made; then the arguments are not checked. Nothing is fetched.
"""

from __future__ import annotations

import asyncio
import json
import time
from itertools import islice
from typing import TYPE_CHECKING, Any

from dost_engine.errors import BadArguments
from dost_engine.mcp_store.halves import whole_text
from dost_engine.mcp_store.patterns import affordable
from dost_engine.server_json import as_written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from jsonschema import ValidationError

    from dost_engine.types import Tool

    Keyword = Callable[[Any, Any, Any, Any], Iterator[ValidationError] | None]

CHECK_S = 1.0
"""Seconds that a check may take."""
MOST_CHARS = 500_000
"""Characters of JSON that a schema or arguments may have to be looked at."""
MOST_PROBLEMS = 5
VALUE_CHARS = 120
_UNIQUE_ITEMS = 300
"""Items that are compared with each other: each with each, where they have no order."""
_BOTH_WAYS = ("not", "oneOf", "if", "contains", "unevaluatedProperties", "unevaluatedItems")
"""Keywords under which a check that is left out can turn right arguments into wrong ones."""


class NotChecked(Exception):
    """Nobody knows whether the arguments fit; the text is a reason."""


class ArgumentChecks:
    """The checks of one server's tools.

    Args:
        log: Takes a sentence about a schema that cannot be used, once for each tool.
    """

    def __init__(self, log: Callable[[str], object]) -> None:
        self._log = log
        self._told: set[str] = set()

    async def check(self, tool: Tool, arguments: Mapping[str, Any]) -> Mapping[str, Any]:
        """See whether the arguments fit.

        Returns:
            The arguments in the server's own words.

        Raises:
            BadArguments: they do not.
        """
        in_its_words: Mapping[str, Any] = as_written(arguments, tool.written)
        try:
            problems = await asyncio.to_thread(problems_of, tool.input_schema, arguments)
        except NotChecked as error:
            if tool.name not in self._told:
                self._told.add(tool.name)
                self._log(f'Arguments of "{tool.name}" are not checked: {error}')
            return in_its_words
        if problems:
            lines = "\n".join(f"- {problem}" for problem in problems)
            raise BadArguments(
                f'The arguments do not fit the tool "{tool.id}"; the call was not made.\n{lines}\n',
                remedy="Correct the arguments and call it again.",
            )
        return in_its_words


def problems_of(schema: Mapping[str, Any], arguments: Mapping[str, Any]) -> list[str]:
    """What is wrong with the arguments, a line each, at most :data:`MOST_PROBLEMS` and a line that there are more.

    Raises:
        NotChecked: the schema or the arguments cannot be looked at.
    """
    from jsonschema import Draft202012Validator
    from jsonschema.validators import validator_for
    from referencing import Registry

    try:
        texts = json.dumps(schema), json.dumps(arguments)
        if max(map(len, texts)) > MOST_CHARS:
            raise NotChecked("they or their schema are too large.")
        plain = json.loads(texts[0])
        named = plain.pop("$schema", None)  # a class that it names in the middle would not be watched
        if '"$schema"' in json.dumps(plain):
            raise NotChecked("their schema has parts of another kind.")
        kind = validator_for({"$schema": named} if isinstance(named, str) else {}, default=Draft202012Validator)
        bounds = _Bounds(texts[0])
        nowhere: Registry[Any] = Registry()  # the library adds the specifications; nothing else is found
        about_schemas = _bounded(kind, _Bounds(""))(kind.META_SCHEMA, registry=nowhere)
        wrong = next(about_schemas.iter_errors(plain), None)
        if wrong is not None:
            raise NotChecked(f"their schema is broken at {_path(wrong)}: {_shortened(wrong.message)}")
        validator = _bounded(kind, bounds)(plain, registry=nowhere)
        found = list(islice(validator.iter_errors(json.loads(texts[1])), MOST_PROBLEMS + 1))
    except NotChecked:
        raise
    except Exception as error:  # whatever the schema of a server brings about, the call goes on
        raise NotChecked(f"their schema cannot be used ({_shortened(str(error) or type(error).__name__)}).") from error
    lines = [_line(error) for error in found[:MOST_PROBLEMS]]
    return [*lines, "There are more."] if len(found) > MOST_PROBLEMS else lines


class _Bounds:
    """What keeps a check short.

    Args:
        schema: The schema as JSON.
    """

    def __init__(self, schema: str) -> None:
        self._until = time.monotonic() + CHECK_S
        self._both_ways = any(f'"{keyword}"' in schema for keyword in _BOTH_WAYS)

    def on_time(self) -> None:
        if time.monotonic() > self._until:
            raise NotChecked("that takes too long.")

    def leave_out(self) -> None:
        """Go on without one keyword, where that cannot make right arguments wrong."""
        if self._both_ways:
            raise NotChecked("a part of their schema would take too long.")


def _bounded(kind: Any, bounds: _Bounds) -> Any:  # noqa: ANN401 - the library types its classes as values
    """The validator class with every keyword watched."""
    from jsonschema.validators import extend

    return extend(kind, {name: _watched(name, check, bounds) for name, check in kind.VALIDATORS.items()})


def _watched(name: str, check: Keyword, bounds: _Bounds) -> Keyword:
    def watched(validator: Any, value: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:  # noqa: ANN401
        bounds.on_time()
        if _is_long(name, value, instance, schema):
            bounds.leave_out()
            return
        yield from check(validator, value, instance, schema) or ()

    return watched


def _is_long(name: str, value: Any, instance: Any, schema: Any) -> bool:  # noqa: ANN401
    """Whether one keyword could take long by itself, as the clock is not looked at within it."""
    if name == "uniqueItems":
        return isinstance(instance, list) and len(instance) > _UNIQUE_ITEMS
    if name == "pattern":
        return isinstance(instance, str) and not affordable(value, len(instance))
    if name in {"patternProperties", "additionalProperties"} and isinstance(instance, dict):
        longest = max(map(len, instance), default=0)
        return not all(affordable(pattern, longest) for pattern in schema.get("patternProperties", {}))
    if name == "unevaluatedProperties":  # it tries the patterns of every part of the schema
        return isinstance(instance, dict) and '"patternProperties"' in json.dumps(schema)
    return False


# ------------------------------------------------------------------------------------------------------------ words


def _line(error: ValidationError) -> str:
    path, keyword, value = _path(error), str(error.validator), error.validator_value
    if keyword in {"required", "additionalProperties", "dependentRequired"}:
        return f"{path}: {_shortened(error.message)}{_known(error)}"
    got = f"got {_json(error.instance)}"
    if error.validator is None:
        return f"{path}: {got}, expected nothing of that name"
    if keyword == "type":
        kinds = value if isinstance(value, list) else [value]
        return f"{path}: {got}, expected {' or '.join(map(str, kinds))}"
    if keyword == "enum":
        return f"{path}: {got}, expected one of {_json(value)}"
    if keyword in {"anyOf", "oneOf"} and error.context:
        from jsonschema.exceptions import best_match

        nearest = best_match([error])
        if nearest is not None and nearest is not error:
            return _line(nearest)
    return f"{path}: {got}, expected {keyword} {_json(value)}"


def _known(error: ValidationError) -> str:
    """The names there are, where one was given that is none of them."""
    schema = error.schema
    names = schema.get("properties") if error.validator == "additionalProperties" and isinstance(schema, dict) else None
    return f"; there are {_json(list(names))}" if isinstance(names, dict) and names else ""


def _path(error: ValidationError) -> str:
    return _shortened(error.json_path)


def _json(value: object) -> str:
    return _shortened(json.dumps(value, ensure_ascii=False))


def _shortened(text: str) -> str:
    text = whole_text(text)
    return text if len(text) <= VALUE_CHARS else f"{text[: VALUE_CHARS - 1]}…"
