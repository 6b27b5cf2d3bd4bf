"""The scripted server behind an address: ``python scripted_http.py SCRIPT`` prints its port, and then answers at /mcp.

Answers go as event streams, one to a request, as most servers have it. Keys beside those of ``scripted``, all optional:
    port: Where it listens; any free one by default.
    plain: Answers as plain JSON.
    status_file: While this file exists, every request is answered with the status code in it, and nothing is done.
    drop_on: Method on which it closes the connection without an answer.
    break_off: Tool whose answer is a stream that ends before anything is in it, or half of a plain answer.
    sessions: It gives out sessions and answers 404 to requests of any that it does not know. The tool ``forget``
        makes it forget them all, ``forget_on`` is a method whose requests do so before they are looked at.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from scripted import MODERN, VERSION_KEY, Json, Scripted, begin, record, wait  # beside this file, which is run by path

LOOK_S = 0.2
"""Seconds after which a stream without messages looks whether anybody still listens."""


class Site(ThreadingHTTPServer):
    """What all requests share.

    Attributes:
        sessions: The ids that it knows.
        streams: Where notifications go: a queue per subscription, or per stream that was opened for them.
    """

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, script: Json) -> None:
        self.script = script
        self.sessions: set[str] = set()
        self.streams: dict[object, queue.Queue[Json]] = {}
        self.server = Scripted(script, self._announce)
        super().__init__(("127.0.0.1", script.get("port", 0)), Handler)

    def _announce(self, message: Json, subscription: object) -> None:
        streams = list(self.streams.items())
        for key, stream in streams:
            if subscription in (None, key):
                stream.put(message)

    def handle_error(self, request: object, client_address: object) -> None:
        """A connection that the client gave up is no news."""


class Handler(BaseHTTPRequestHandler):
    """One request."""

    protocol_version = "HTTP/1.1"
    server: Site

    def do_POST(self) -> None:
        site, script = self.server, self.server.script
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        method = message.get("method", "")
        if self._refused():
            return
        wait(script)
        if script.get("drop_on") == method:
            self.close_connection = True
            return
        if script.get("forget_on") == method:
            site.sessions.clear()
        session = self.headers.get("Mcp-Session-Id")
        if script.get("sessions") and method == "initialize":
            session = uuid.uuid4().hex
            site.sessions.add(session)
        elif script.get("sessions") and session not in site.sessions:
            self._say(404, b"no such session")
            return
        answers: queue.Queue[Json] = queue.Queue()
        if method == "subscriptions/listen":
            site.streams[message["id"]] = answers
        site.server.handle(message, answers.put)
        if "id" not in message:
            self._say(202)
        elif script.get("plain") and method != "subscriptions/listen":
            body = json.dumps(answers.get()).encode()
            broken = message.get("params", {}).get("name") == script.get("break_off", self)
            self._say(200, body, session, sent=len(body) // 2 if broken else len(body))
        else:
            self._stream(answers, message["id"], session, broken=message.get("params", {}).get("name"))
        if message.get("params", {}).get("name") == "forget":
            site.sessions.clear()

    def do_GET(self) -> None:
        """A stream for notifications, which the newer protocol does not have."""
        if self._refused():
            return
        if VERSION_KEY in self.headers or self.headers.get("MCP-Protocol-Version") == MODERN:
            self._say(405)
            return
        key = object()
        self.server.streams[key] = queue.Queue()
        try:
            self._stream(self.server.streams[key], key, None)
        finally:
            del self.server.streams[key]

    def do_DELETE(self) -> None:
        self.server.sessions.discard(self.headers.get("Mcp-Session-Id", ""))
        self._say(204)

    def _refused(self) -> bool:
        file = self.server.script.get("status_file")
        try:
            code = int(Path(file).read_text(encoding="utf-8")) if file else 0
        except FileNotFoundError:
            return False
        if code:
            self._say(code)
        return bool(code)

    def _say(self, code: int, body: bytes = b"", session: str | None = None, *, sent: int | None = None) -> None:
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        if body and code == 200:
            self.send_header("Content-Type", "application/json")
        if session:
            self.send_header("Mcp-Session-Id", session)
        self.end_headers()
        self.wfile.write(body[:sent])
        self.close_connection = self.close_connection or (sent is not None and sent < len(body))

    def _stream(
        self, messages: queue.Queue[Json], request_id: object, session: str | None, *, broken: str | None = None
    ) -> None:
        """Send what comes, until the answer to the request has been sent or nobody listens any more."""
        script = self.server.script
        if script.get("silent"):
            queue.Queue[Any]().get()  # not even headers
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        if session:
            self.send_header("Mcp-Session-Id", session)
        self.end_headers()
        self.close_connection = True
        answered = broken is not None and broken == script.get("break_off")
        while not answered:
            try:
                message = messages.get(timeout=LOOK_S)
            except queue.Empty:
                data = ": still here\n\n"
            else:
                data = f"event: message\ndata: {json.dumps(message)}\n\n"
                answered = message.get("id") == request_id
            try:
                self.wfile.write(data.encode())
            except OSError:
                if "record" in script:
                    record(script, "left")
                return

    def log_message(self, *_: object) -> None:
        """Nothing."""


def main() -> None:
    script = json.loads(sys.argv[1])
    later = {key: script.pop(key) for key in ("sleep_s", "wait_for") if key in script}
    begin(script)
    script |= later  # an address answers the connection at once, and the request when it can
    site = Site(script)
    sys.stdout.write(f"{site.server_address[1]}\n")
    sys.stdout.flush()
    try:
        site.serve_forever()
    finally:
        os._exit(0)  # streams are open


if __name__ == "__main__":
    main()
