"""An MCP server whose faults are its argument, a JSON object. Standard library only, so that it starts at once.

Keys, all optional:
    tools: The tool list. ``tools_file``: a file with it, read anew for each listing.
    pages: Several lists, given out with cursors ``1``, ``2`` …; ``loop``: the last page points to the first.
    record: A file that gets a line per message received: its method.
    first: Lines written to stdout before anything else. ``stderr``: text written to stderr likewise.
    silent: Never answers. ``wait_for``: answers once this file exists.
    die_on: Method on which it exits with code 3. ``ignore``: methods that it never answers.
    stays: Goes on when its input is closed, and refuses to terminate.
    after_list: Notifies of a changed list after each listing.

What a tool does is decided by its name: see ``call``.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

SLEEPER = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(600)"
CHANGED = {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}


def send(message: dict) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def text(value: str) -> dict:
    return {"content": [{"type": "text", "text": value}]}


def child(**options: object) -> int:
    """Start a process that ignores SIGTERM, and wait until it does."""
    process = subprocess.Popen([sys.executable, "-c", SLEEPER], stdout=subprocess.PIPE, **options)
    process.stdout.readline()
    return process.pid


def call(script: dict, name: str, arguments: dict) -> dict | None:
    if name == "die":
        os._exit(3)
    if name == "hang":
        return None
    if name == "refuse":
        raise ValueError("no such table")
    if name == "result":
        return arguments["result"]
    if name == "big":
        return text("row;" * 600_000)
    if name == "half":
        return text("cut \ud83d")
    if name == "storm":
        for _ in range(200):
            send(CHANGED)
        return text("stormed")
    if name == "change":
        Path(script["tools_file"]).write_text(json.dumps(arguments["tools"]), encoding="utf-8")
        send(CHANGED)
        return text("changed")
    if name == "child":
        return text(str(child()))
    if name == "detached":
        return text(str(child(start_new_session=True, stderr=subprocess.DEVNULL)))
    if name == "env":
        return text(json.dumps(dict(os.environ)))
    if name == "cwd":
        return text(str(Path.cwd()))
    return text(json.dumps(arguments))


def listing(script: dict, cursor: str | None) -> dict:
    if "tools_file" in script:
        return {"tools": json.loads(Path(script["tools_file"]).read_text(encoding="utf-8"))}
    pages = script.get("pages")
    if pages is None:
        return {"tools": script.get("tools", [])}
    place = int(cursor or 0)
    if pages[place] is None:
        raise ValueError("the page is lost")
    more = {"nextCursor": str(place + 1)} if place + 1 < len(pages) else {}
    if not more and script.get("loop"):
        more = {"nextCursor": "0"}
    return {"tools": pages[place]} | more


def answer(script: dict, method: str, params: dict) -> dict | None:
    if method == "initialize":
        version = params["protocolVersion"]
        return {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": {"name": "s", "version": "1"}}
    if method == "tools/list":
        return listing(script, params.get("cursor"))
    if method == "tools/call":
        return call(script, params["name"], params.get("arguments") or {})
    if method == "ping":
        return {}
    raise NotImplementedError


def handle(script: dict, message: dict) -> None:
    method = message.get("method", "")
    if "record" in script:
        with Path(script["record"]).open("a", encoding="utf-8") as file:
            file.write(method + "\n")
    if script.get("die_on") == method:
        os._exit(3)
    if "id" not in message or script.get("silent") or method in script.get("ignore", []):
        return
    head = {"jsonrpc": "2.0", "id": message["id"]}
    try:
        result = answer(script, method, message.get("params") or {})
    except NotImplementedError:
        send(head | {"error": {"code": -32601, "message": "Method not found"}})
    except ValueError as error:
        send(head | {"error": {"code": -32602, "message": str(error)}})
    else:
        if result is not None:
            send(head | {"result": result})
        if method == "tools/list" and script.get("after_list"):
            send(CHANGED)


def main() -> None:
    script = json.loads(sys.argv[1])
    if script.get("stays"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in script.get("first", []):
        sys.stdout.write(line)
    sys.stdout.flush()
    sys.stderr.write(script.get("stderr", ""))
    sys.stderr.flush()
    while "wait_for" in script and not Path(script["wait_for"]).exists():
        time.sleep(0.01)
    for line in sys.stdin:
        handle(script, json.loads(line))
    if script.get("stays"):
        time.sleep(600)


if __name__ == "__main__":
    main()
