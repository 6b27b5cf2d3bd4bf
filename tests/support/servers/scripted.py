"""An MCP server whose faults are its argument, a JSON object. Standard library only, so that it starts at once.

It speaks over its pipes; ``scripted_http.py`` speaks the same over HTTP. Keys, all optional:
    era: ``legacy`` (the default) knows the older protocol only, ``modern`` the newer only, ``both`` both.
    tools: The tool list. ``tools_file``: a file with it, read anew for each listing. ``many``: so many tools more.
    pages: Several lists, given out with cursors ``1``, ``2`` …; ``loop``: the last page points to the first.
    record: A file that gets a line per message received: its method, and ``end`` for the end of its input.
    first: Lines written to stdout before anything else. ``stderr``: text written to stderr likewise, ``stderr_mb``:
        so many megabytes.
    tells: A variable of its environment; its value and its further arguments are written to stdout and stderr likewise.
    silent: Never answers. ``wait_for``: answers once this file exists. ``sleep_s``: answers after so many seconds.
    die_on: Method on which it exits with code 3; ``unless`` this file exists.
    ignore: Methods that it never answers. ``refuses``: methods that it does not know.
    stays: Goes on when its input is closed, and refuses to terminate. ``lingers``: goes on, but does terminate.
    strict: It knows no tools but those of its list: ``refused`` for any other, or ``result``, which is one that is an
        error.
    after_list: Notifies of a changed list after each listing.

What a tool does is decided by its name: see ``call``.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Json = dict[str, Any]
MODERN = "2026-07-28"
VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
SUBSCRIPTION_KEY = "io.modelcontextprotocol/subscriptionId"
SLEEPER = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('up', flush=True); time.sleep(600)"
INFO = {"name": "s", "version": "1"}
CAPABILITIES: Json = {"tools": {"listChanged": True}}


class Refused(Exception):
    """The server answers with an error: its code, its message, and its data if there is more to say."""


class Scripted:
    """What the server answers, whatever carries it.

    Args:
        script: See the module.
        announce: Sends a notification, on the subscription whose id is given, or to whoever listens where it is None.
    """

    def __init__(self, script: Json, announce: Callable[[Json, object], None]) -> None:
        self.script = script
        self.subscriptions: list[object] = []
        self._announce = announce

    def handle(self, message: Json, reply: Callable[[Json], None]) -> None:
        """Act on a message. ``reply`` gets the answer, if there is one."""
        script, method = self.script, message.get("method", "")
        params: Json = message.get("params") or {}
        if "record" in script:
            record(script, method)
        if script.get("die_on") == method and not Path(script.get("unless", "-")).exists():
            os._exit(3)
        if "id" not in message or script.get("silent") or method in script.get("ignore", []):
            return
        head = {"jsonrpc": "2.0", "id": message["id"]}
        if method == "subscriptions/listen" and self._speaks_modern and method not in script.get("refuses", []):
            self.subscriptions.append(message["id"])
            meta = {SUBSCRIPTION_KEY: message["id"]}
            told = {"_meta": meta, "notifications": params.get("notifications", {})}
            reply({"jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": told})
            return
        try:
            result = self._answer(method, params)
        except Refused as refused:
            code, text, *data = refused.args
            reply(head | {"error": {"code": code, "message": text} | ({"data": data[0]} if data else {})})
            return
        if result is not None:
            reply(head | {"result": result | self._modern_fields(method, params)})
        if method == "tools/list" and script.get("after_list"):
            self.changed()

    def changed(self) -> None:
        """Say that the tools are others now."""
        message: Json = {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}
        for subscription in self.subscriptions or [None]:
            meta = {} if subscription is None else {"params": {"_meta": {SUBSCRIPTION_KEY: subscription}}}
            self._announce(message | meta, subscription)

    @property
    def _speaks_modern(self) -> bool:
        return self.script.get("era", "legacy") != "legacy"

    def _modern_fields(self, method: str, params: Json) -> Json:
        if VERSION_KEY not in params.get("_meta", {}):
            return {}
        cached = method in {"tools/list", "server/discover"}
        return {"resultType": "complete"} | ({"ttlMs": 0, "cacheScope": "private"} if cached else {})

    def _answer(self, method: str, params: Json) -> Json | None:
        if method in self.script.get("refuses", []):
            raise Refused(-32601, "Method not found")
        if method == "server/discover" and self._speaks_modern:
            return {"supportedVersions": [MODERN], "capabilities": CAPABILITIES, "serverInfo": INFO}
        if method == "initialize":
            version = params["protocolVersion"]
            if self.script.get("era") == "modern":
                raise Refused(-32022, "Unsupported", {"supported": [MODERN], "requested": version})
            return {"protocolVersion": version, "capabilities": CAPABILITIES, "serverInfo": INFO}
        if method == "tools/list":
            return listing(self.script, params.get("cursor"))
        if method == "tools/call":
            known = [one["name"] for one in listing(self.script, None)["tools"]] if "strict" in self.script else None
            if known is not None and params["name"] not in known:
                return unknown(self.script["strict"], params["name"])
            return call(self, params["name"], params.get("arguments") or {})
        if method == "ping":
            return {}
        raise Refused(-32601, "Method not found")


def text(value: str) -> Json:
    return {"content": [{"type": "text", "text": value}]}


def child(*, new_session: bool) -> Json:
    """Start a process that ignores SIGTERM, and wait until it does; its pid is the answer."""
    import subprocess  # takes a quarter of the start, and few need it

    process = subprocess.Popen([sys.executable, "-c", SLEEPER], stdout=subprocess.PIPE, start_new_session=new_session)
    assert process.stdout is not None
    process.stdout.readline()
    return text(str(process.pid))


def storm(server: Scripted, arguments: Json) -> Json:
    """Two hundred notifications; in their midst the tools change, if others are given."""
    for number in range(200):
        if number == 100 and "tools" in arguments:
            write_tools(server, arguments["tools"])
        server.changed()
    return text("stormed")


def change(server: Scripted, tools: list[Json]) -> Json:
    write_tools(server, tools)
    server.changed()
    return text("changed")


def write_tools(server: Scripted, tools: list[Json]) -> None:
    """Replace the file: another thread, or another server, may read it."""
    file = Path(server.script["tools_file"])
    draft = file.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps(tools), encoding="utf-8")
    draft.replace(file)


def refuse(arguments: Json) -> Json:
    raise Refused(arguments.get("code", -32602), "no such table")


def unknown(how: str, name: str) -> Json:
    if how == "refused":
        raise Refused(-32602, f"MCP error -32602: Tool {name} not found")
    return text(f"Unknown tool: {name}") | {"isError": True}


def write_stderr(megabytes: int) -> Json:
    line = "x" * 99 + "\n"
    for _ in range(megabytes):
        sys.stderr.write(line * 10_000)
    sys.stderr.flush()
    return text(f"{megabytes} MB written")


def call(server: Scripted, name: str, arguments: Json) -> Json | None:
    """What a tool does, by its name; any other gives its arguments back."""
    actions: dict[str, Callable[[], Json | None]] = {
        "die": lambda: os._exit(3),
        "hang": lambda: None,
        "refuse": lambda: refuse(arguments),
        "result": lambda: arguments["result"],
        "big": lambda: text("row;" * (arguments.get("characters", 2_400_000) // 4)),
        "half": lambda: text("cut \ud83d"),
        "loud": lambda: write_stderr(arguments["megabytes"]),
        "storm": lambda: storm(server, arguments),
        "change": lambda: change(server, arguments["tools"]),
        "child": lambda: child(new_session=False),
        "detached": lambda: child(new_session=True),
        "env": lambda: text(json.dumps(dict(os.environ))),
        "cwd": lambda: text(str(Path.cwd())),
    }
    return actions.get(name, lambda: text(json.dumps(arguments)))()


def listing(script: Json, cursor: str | None) -> Json:
    if "tools_file" in script:
        try:
            return {"tools": json.loads(Path(script["tools_file"]).read_text(encoding="utf-8"))}
        except ValueError as error:
            raise Refused(-32602, str(error)) from error
    pages = script.get("pages")
    if pages is None:
        many = [
            {"name": f"many_{number}", "description": f"Sorts heap {number}", "inputSchema": {"type": "object"}}
            for number in range(script.get("many", 0))
        ]
        return {"tools": script.get("tools", []) + many if many else script.get("tools", [])}
    place = int(cursor or 0)
    if pages[place] is None:
        raise Refused(-32602, "the page is lost")
    more = {"nextCursor": str(place + 1)} if place + 1 < len(pages) else {}
    if not more and script.get("loop"):
        more = {"nextCursor": "0"}
    return {"tools": pages[place]} | more


def record(script: Json, line: str) -> None:
    with Path(script["record"]).open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def wait(script: Json) -> None:
    """What it does before it answers the first message."""
    time.sleep(script.get("sleep_s", 0))
    while "wait_for" in script and not Path(script["wait_for"]).exists():
        time.sleep(0.01)


def begin(script: Json) -> None:
    """What it says before anything is asked."""
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
    write_stderr(script.get("stderr_mb", 0))
    wait(script)


def main() -> None:
    script = json.loads(sys.argv[1])

    def send(message: Json, _: object = None) -> None:
        sys.stdout.write(json.dumps(message) + "\n")
        sys.stdout.flush()

    begin(script)
    server = Scripted(script, send)
    for line in sys.stdin:
        server.handle(json.loads(line), send)
    if "record" in script:
        record(script, "end")
    if script.get("stays") or script.get("lingers"):
        time.sleep(600)


if __name__ == "__main__":
    main()
