"""A server of embeddings on the loopback interface: Ollama's protocol and OpenAI's, over vectors that hash words."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from support.fake_embedder import HashEmbedder

MODEL = "hash-words"
DIGEST = "0a109f422b47e3a30ba2b10eca18548e944e8a23073ee3f3e947efcf3c45e59f"


@dataclass
class EmbeddingServer:
    """What a test holds of the running server.

    Attributes:
        url: Without a path.
        dim: Numbers per vector.
        digest: Of the model, as Ollama lists it.
        key: That every request must bring; empty for none.
        damage: Changes an answer before it is sent; None for none.
        raw: Sent instead of any answer: status and body.
        hold: Where set, an answer waits for it.
        texts: What was asked for, a list a request.
        headers: Of every request.
    """

    url: str = ""
    dim: int = 32
    digest: str = DIGEST
    key: str = ""
    damage: Callable[[dict[str, Any]], None] | None = None
    raw: tuple[int, bytes] | None = None
    hold: threading.Event | None = None
    texts: list[list[str]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)

    def answer(self, path: str, body: dict[str, Any] | None) -> tuple[int, dict[str, Any]]:
        if path == "/api/tags":
            return 200, {"models": [{"name": f"{MODEL}:latest", "model": f"{MODEL}:latest", "digest": self.digest}]}
        if path not in ("/api/embed", "/v1/embeddings") or body is None:
            return 404, {"error": "404 page not found"}
        ollama = path == "/api/embed"
        if body["model"] != MODEL:
            said = f'model "{body["model"]}" not found, try pulling it first'
            openai = {"message": f"The model `{body['model']}` does not exist.", "code": "model_not_found"}
            return 404, {"error": said if ollama else openai}
        texts = list(body["input"])
        if not all(texts):
            return 400, {"error": "input cannot be an empty string" if ollama else {"message": "'input' is empty"}}
        self.texts.append(texts)
        rows = HashEmbedder(dim=self.dim).embed(texts) * 3  # not every server scales
        if ollama:
            return 200, {"model": MODEL, "embeddings": rows.tolist(), "total_duration": 1}
        data = [{"object": "embedding", "index": place, "embedding": row.tolist()} for place, row in enumerate(rows)]
        return 200, {"object": "list", "model": MODEL, "data": data[::-1]}  # the index says which is whose

    def reply(self, path: str, body: dict[str, Any] | None, headers: dict[str, str]) -> tuple[int, bytes]:
        self.headers.append(headers)
        if self.hold is not None:
            self.hold.wait(30)
        if self.raw is not None:
            return self.raw
        if self.key and headers.get("Authorization") != f"Bearer {self.key}":
            return 401, json.dumps({"error": {"message": f"bad key {headers.get('Authorization')}"}}).encode()
        status, answer = self.answer(path, body)
        if self.damage is not None and status == 200:
            self.damage(answer)
        return status, json.dumps(answer).encode()


@contextmanager
def embedding_server(**options: Any) -> Iterator[EmbeddingServer]:
    """Run the server in a thread."""
    state = EmbeddingServer(**options)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.send(None)

        def do_POST(self) -> None:
            self.send(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

        def send(self, body: dict[str, Any] | None) -> None:
            status, content = state.reply(self.path, body, dict(self.headers))
            try:
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)
            except OSError:
                return  # the client went away, as it may

        def log_message(self, *_: object) -> None:
            """Nothing: the test says what happened."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    state.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield state
    finally:
        if state.hold is not None:
            state.hold.set()
        server.shutdown()
        server.server_close()
        thread.join()
