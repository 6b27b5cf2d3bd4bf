"""An MCP server whose faults are its argument, a JSON object. Standard library only, so that it starts at once.

Keys, all optional:
    tools: The tool list. ``tools_file``: a file with it, read anew for each listing.
    pages: Several lists, given out with cursors ``1``, ``2`` …; ``loop``: the last page points to the first.
    record: A file that gets a line per message received: its method, and ``end`` for the end of its input.
    first: Lines written to stdout before anything else. ``stderr``: text written to stderr likewise.
    tells: A variable of its environment; its value and its further arguments are written to stdout and stderr likewise.
    silent: Never answers. ``wait_for``: answers once this file exists.
    die_on: Method on which it exits with code 3. ``ignore``: methods that it never answers.
    stays: Goes on when its input is closed, and refuses to terminate. ``lingers``: goes on, but does terminate.
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
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Json = dict[str, Any]
SLEEPER = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(600)"
CHANGED = {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}


def send(message: Json) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def text(value: str) -> Json:
    return {"content": [{"type": "text", "text": value}]}


def child(*, new_session: bool) -> Json:
    """Start a process that ignores SIGTERM, and wait until it does; its pid is the answer."""
    process = subprocess.Popen([sys.executable, "-c", SLEEPER], stdout=subprocess.PIPE, start_new_session=new_session)
    assert process.stdout is not None
    process.stdout.readline()
    return text(str(process.pid))


def storm() -> Json:
    for _ in range(200):
        send(CHANGED)
    return text("stormed")


def change(script: Json, tools: list[Json]) -> Json:
    Path(script["tools_file"]).write_text(json.dumps(tools), encoding="utf-8")
    send(CHANGED)
    return text("changed")


def refuse() -> Json:
    raise ValueError("no such table")


def call(script: Json, name: str, arguments: Json) -> Json | None:
    """What a tool does, by its name; any other gives its arguments back."""
    actions: dict[str, Callable[[], Json | None]] = {
        "die": lambda: os._exit(3),
        "hang": lambda: None,
        "refuse": refuse,
        "result": lambda: arguments["result"],
        "big": lambda: text("row;" * 600_000),
        "half": lambda: text("cut \ud83d"),
        "storm": storm,
        "change": lambda: change(script, arguments["tools"]),
        "child": lambda: child(new_session=False),
        "detached": lambda: child(new_session=True),
        "env": lambda: text(json.dumps(dict(os.environ))),
        "cwd": lambda: text(str(Path.cwd())),
    }
    return actions.get(name, lambda: text(json.dumps(arguments)))()


def listing(script: Json, cursor: str | None) -> Json:
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


def answer(script: Json, method: str, params: Json) -> Json | None:
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


def record(script: Json, line: str) -> None:
    with Path(script["record"]).open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def handle(script: Json, message: Json) -> None:
    method = message.get("method", "")
    if "record" in script:
        record(script, method)
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
    if "tells" in script:
        told = f"given {os.environ[script['tells']]} and {sys.argv[2:]}\n"
        sys.stdout.write(told)
        sys.stderr.write(told)
    sys.stdout.flush()
    sys.stderr.write(script.get("stderr", ""))
    sys.stderr.flush()
    while "wait_for" in script and not Path(script["wait_for"]).exists():
        time.sleep(0.01)
    for line in sys.stdin:
        handle(script, json.loads(line))
    if "record" in script:
        record(script, "end")
    if script.get("stays") or script.get("lingers"):
        time.sleep(600)


if __name__ == "__main__":
    main()
