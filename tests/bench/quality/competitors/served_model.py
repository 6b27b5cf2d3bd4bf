"""The model behind OpenAI's protocol on the loopback interface, for peers that take their vectors from a server."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dost_engine.embedding.protocol import Embedder


class ServedModel:
    """A server of one model.

    Args:
        embedder: The model.

    Attributes:
        url: What the clients of OpenAI's protocol call the base.
    """

    def __init__(self, embedder: Embedder) -> None:
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                texts = [asked["input"]] if isinstance(asked["input"], str) else asked["input"]
                rows = enumerate(embedder.embed(texts))
                data = [{"object": "embedding", "index": at, "embedding": row.tolist()} for at, row in rows]
                content = json.dumps({"object": "list", "model": asked["model"], "data": data}).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_: object) -> None:
                """Nothing: the report says what was measured."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/v1"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
