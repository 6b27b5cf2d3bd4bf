"""The gateway as an ASGI app: the operations of the table, the events, and errors as JSON."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from dost_engine import wire
from dost_engine.errors import BadRequest, DostError, NotFound, ServiceError
from dost_engine.gateway.events import EventStream
from dost_engine.gateway.guard import Guard
from dost_engine.gateway.openapi import openapi_page
from dost_engine.gateway.operations import OPERATIONS
from dost_engine.gateway.operations.operation import CallerLeft
from dost_engine.gateway.problems import problem_response

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from dost_engine.gateway.api import ServiceApi
    from dost_engine.gateway.operations.operation import Operation

logger = logging.getLogger(__name__)


def gateway_app(api: ServiceApi, *, token: str, port: int) -> ASGIApp:
    """Everything that answers, behind the guard."""
    routes = [_route(api, operation) for operation in OPERATIONS]
    routes += [_events_route(api), Route("/v1/openapi.json", _openapi, methods=["GET"])]
    app = Starlette(
        routes=routes,
        exception_handlers={DostError: _on_dost_error, HTTPException: _on_http_error},
    )
    app.router.redirect_slashes = False
    return Guard(app, token=token, port=port, clients=api.hosting.clients)


def _route(api: ServiceApi, operation: Operation) -> Route:
    async def endpoint(request: Request) -> Response:
        try:
            answer = await operation.run(api, request)
            data = wire.to_json(answer, operation.answer)
        except DostError:
            raise
        except (CallerLeft, ClientDisconnect):
            return Response(status_code=499)  # which nobody reads
        except Exception as error:  # a fault of ours is an answer too, and ends no other request
            logger.exception("%s %s failed", operation.method, operation.path)
            raise ServiceError(
                f"{operation.method} {operation.path} failed inside Dost: {type(error).__name__}: {error}",
                remedy="Please report this with the log.",
            ) from error
        return Response(data, media_type="application/json")

    return Route(operation.path, endpoint, methods=[operation.method])


def _events_route(api: ServiceApi) -> Route:
    async def events(request: Request) -> Response:
        last = request.headers.get("last-event-id", "0")
        if not (last.isascii() and last.isdigit() and len(last) < 19):
            raise BadRequest(f"Last-Event-ID: {last!r} is not a number of an event.")
        answers = request.query_params.get("answers", "") == "approvals"
        return EventStream(api.events, int(last), answers=answers)

    return Route("/v1/events", events, methods=["GET"])


async def _openapi(_: Request) -> Response:
    return Response(json.dumps(openapi_page()), media_type="application/json")


async def _on_dost_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, DostError)  # noqa: S101 - registered for this class
    return problem_response(error)


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for this class
    where = f"{request.method} {request.url.path}"
    if error.status_code == 404:
        return problem_response(NotFound(f"{where}: there is no such address.", remedy="See /v1/openapi.json."), 404)
    return problem_response(BadRequest(f"{where}: {error.detail}.", remedy="See /v1/openapi.json."), error.status_code)
