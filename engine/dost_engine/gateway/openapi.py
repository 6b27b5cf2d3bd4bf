"""The OpenAPI 3.1 page, made from the operations and their types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from dost_engine import wire
from dost_engine.gateway.api import ErrorBody
from dost_engine.gateway.operations import OPERATIONS
from dost_engine.types import Event
from dost_engine.version import VERSION

if TYPE_CHECKING:
    from dost_engine.gateway.operations.operation import Operation


def openapi_page() -> dict[str, Any]:
    """The whole interface as an OpenAPI 3.1 document."""
    schemas: dict[str, Any] = {}
    problem = {"description": "What went wrong and what to do.", "content": _json(_reference(ErrorBody, schemas))}
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        entry = _operation(operation, schemas)
        entry["responses"]["default"] = problem
        paths.setdefault(operation.path, {})[operation.method.lower()] = entry
    paths["/v1/events"] = {"get": _events(schemas)}
    paths["/v1/events"]["get"]["responses"]["default"] = problem
    paths["/v1/openapi.json"] = {
        "get": {
            "operationId": "openapi",
            "summary": "This page.",
            "responses": {"200": {"description": "OpenAPI 3.1.", "content": _json({"type": "object"})}},
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dost", "version": VERSION, "description": "Picks the tools that a turn needs."},
        "security": [{"token": []}],
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(operation: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "operationId": operation.run.__name__.strip("_"),
        "summary": operation.summary,
        "responses": {"200": {"description": "Done.", "content": _json(_reference(operation.answer, schemas))}},
    }
    names = re.findall(r"{(\w+)}", operation.path)
    if names:
        entry["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    if operation.query:
        entry.setdefault("parameters", []).extend(
            {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in operation.query
        )
    if operation.body is not None:
        entry["requestBody"] = {"required": True, "content": _json(_reference(operation.body, schemas))}
    return entry


def _events(schemas: dict[str, Any]) -> dict[str, Any]:
    return {
        "operationId": "events",
        "summary": "What happens, as server-sent events; the data of each is an Event.",
        "parameters": [
            {
                "name": "Last-Event-ID",
                "in": "header",
                "required": False,
                "description": "Number of the last event seen; the ones after it follow.",
                "schema": {"type": "integer", "minimum": 0},
            },
            {
                "name": "answers",
                "in": "query",
                "required": False,
                "description": "For a reader that shows a person the calls that wait: without one, no call waits.",
                "schema": {"type": "string", "enum": ["approvals"]},
            },
        ],
        "responses": {
            "200": {
                "description": "A stream that ends when the service does.",
                "content": {"text/event-stream": {"schema": _reference(Event, schemas)}},
            }
        },
    }


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _reference(kind: object, schemas: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type; the named types in it move to ``schemas`` and are referred to there."""
    found_schema = wire.schema(kind)
    found = found_schema.pop("$defs", {})
    for name, definition in found.items():
        schemas.setdefault(name, _moved(definition))
    schema: dict[str, Any] = _moved(found_schema)
    title = schema.get("title")
    if isinstance(title, str) and schema.get("type") == "object":
        schemas.setdefault(title, schema)
        return {"$ref": f"#/components/schemas/{title}"}
    return schema


def _moved(schema: Any) -> Any:  # noqa: ANN401 - what JSON can hold
    if isinstance(schema, dict):
        return {
            key: value.replace("#/$defs/", "#/components/schemas/")
            if key == "$ref" and isinstance(value, str)
            else _moved(value)
            for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [_moved(part) for part in schema]
    return schema
