"""Errors as answers: ``{"error": {"type", "title", "message", "remedy"}}``."""

from __future__ import annotations

from starlette.responses import Response

from dost_engine import wire
from dost_engine.errors import (
    AccessRefused,
    BadArguments,
    BadRequest,
    CallFailed,
    CallNotAllowed,
    DostError,
    ModelError,
    NotFound,
    NotReady,
    ServerUnavailable,
    SeveralTools,
    SignInFailed,
    ToolChanged,
    ToolNotFound,
)
from dost_engine.gateway.api import ErrorBody, ErrorDetail

# The first class that fits counts.
_STATUS: tuple[tuple[type[DostError], int], ...] = (
    (BadRequest, 400),
    (AccessRefused, 403),
    (CallNotAllowed, 403),
    (NotFound, 404),
    (ToolNotFound, 404),
    (SeveralTools, 409),
    (ToolChanged, 409),
    (BadArguments, 422),
    (CallFailed, 502),
    (SignInFailed, 502),
    (ServerUnavailable, 503),
    (NotReady, 503),
    (ModelError, 503),
)


def problem_response(error: DostError, status: int | None = None) -> Response:
    """The answer that tells of an error; the status follows from its class unless one is given."""
    if status is None:
        status = next((code for kind, code in _STATUS if isinstance(error, kind)), 500)
    detail = ErrorDetail(type(error).__name__, error.title, error.message, error.remedy)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return Response(wire.to_json(ErrorBody(detail)), status, headers, media_type="application/json")
