"""A stand-in for a hosted language model: real HTTP, OpenAI's chat completions with streaming, answers scripted.

It understands nothing. Each request takes the next step of the script; what was asked is kept for the test.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Say:
    """Streams these pieces of text, then ends."""

    pieces: Sequence[str]
    hold: threading.Event | None = None
    """Where set, the rest after the first piece waits for it."""
    every_s: float = 0.0
    """Between two pieces."""


@dataclass(frozen=True)
class Call:
    """Asks for these calls: (name, arguments), the arguments an object or any text."""

    calls: Sequence[tuple[str, dict[str, Any] | str]]
    text: str = ""
    call_ids: Sequence[str] = ()
    finish: str = "tool_calls"


@dataclass(frozen=True)
class Status:
    """Answers with an HTTP error."""

    code: int
    message: str


@dataclass(frozen=True)
class Garbage:
    """Answers 200 with bytes that are no such stream."""

    body: bytes
    close_early: bool = False


Step = Say | Call | Status | Garbage


@dataclass
class ModelServer:
    """What a test holds of the running server."""

    base_url: str
    steps: list[Step]
    requests: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)

    def offered(self, request: int) -> list[str]:
        """Names of the tools that came with a request, the agent's own left out."""
        names = [tool["function"]["name"] for tool in self.requests[request].get("tools", [])]
        return [name for name in names if name not in ("search_capabilities", "invoke_tool", "get_skill_content")]

    def messages(self, request: int) -> list[dict[str, Any]]:
        return list(self.requests[request]["messages"])


def _chunk(delta: dict[str, Any], finish: str | None = None) -> bytes:
    body = {
        "id": "chatcmpl-1",
        "object": "chat.completion.chunk",
        "created": 1,
        "model": "scripted",
        "choices": [{"index": 0, "delta": delta, "finish_reason": finish}],
    }
    return f"data: {json.dumps(body)}\n\n".encode()


def _stream(step: Say | Call) -> Iterator[bytes]:
    yield _chunk({"role": "assistant", "content": ""})
    if isinstance(step, Say):
        for number, piece in enumerate(step.pieces):
            if number == 1 and step.hold is not None:
                step.hold.wait(30)
            if step.every_s:
                time.sleep(step.every_s)
            yield _chunk({"content": piece})
        yield _chunk({}, "stop")
    else:
        if step.text:
            yield _chunk({"content": step.text})
        for index, (name, arguments) in enumerate(step.calls):
            text = arguments if isinstance(arguments, str) else json.dumps(arguments)
            call_id = step.call_ids[index] if index < len(step.call_ids) else f"call_{index}"
            head = {"index": index, "id": call_id, "type": "function", "function": {"name": name, "arguments": ""}}
            yield _chunk({"tool_calls": [head]})
            middle = len(text) // 2  # arguments come in pieces
            for part in (text[:middle], text[middle:]):
                yield _chunk({"tool_calls": [{"index": index, "function": {"arguments": part}}]})
        yield _chunk({}, step.finish)
    yield b"data: [DONE]\n\n"


@contextmanager
def model_server(*steps: Step) -> Iterator[ModelServer]:
    """Run the server in a thread; more requests than steps are answered with status 500."""
    state = ModelServer("", list(steps))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            state.requests.append(json.loads(body))
            state.keys.append(self.headers.get("Authorization", ""))
            step = state.steps.pop(0) if state.steps else Status(500, "the script has no more steps")
            if self.path != "/v1/chat/completions":
                step = Status(404, f"no such page: {self.path}")
            self.answer(step)

        def answer(self, step: Step) -> None:
            if isinstance(step, Status):
                self.send(step.code, "application/json", json.dumps({"error": {"message": step.message}}).encode())
                return
            if isinstance(step, Garbage):
                length = len(step.body) + (100 if step.close_early else 0)
                self.send(200, "text/event-stream", step.body, length=length)
                return
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            try:
                for piece in _stream(step):
                    self.wfile.write(piece)
                    self.wfile.flush()
            except OSError:
                return  # the client went away, as it may

        def send(self, code: int, kind: str, body: bytes, *, length: int | None = None) -> None:
            self.send_response(code)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body) if length is None else length))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing: the test says what happened."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    state.base_url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield state
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
