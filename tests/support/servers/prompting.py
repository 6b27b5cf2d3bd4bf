"""An MCP server that offers prompts: those of a file, its argument, read anew for each listing.

Standard library only. The file holds ``{"list": [...], "get": {name: result}}``; a result may hold ``{argument}`` in
its texts, and a prompt without one is refused. Its one tool says that the prompts changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

CHANGED = {"jsonrpc": "2.0", "method": "notifications/prompts/list_changed"}


def answer(method: str, params: dict[str, Any]) -> dict[str, Any] | None:
    kept = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    if method == "initialize":
        able = {"tools": {}, "prompts": {"listChanged": True}}
        return {
            "protocolVersion": params["protocolVersion"],
            "capabilities": able,
            "serverInfo": {"name": "p", "version": "1"},
        }
    if method == "tools/list":
        reads = {"readOnlyHint": True}  # so that nobody is asked
        return {"tools": [{"name": "change", "inputSchema": {"type": "object"}, "annotations": reads}]}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": "changed"}]}
    if method == "prompts/list":
        return {"prompts": kept["list"]}
    if method == "prompts/get" and params["name"] in kept["get"]:
        text = json.dumps(kept["get"][params["name"]])
        for name, value in (params.get("arguments") or {}).items():
            text = text.replace("{" + name + "}", value)
        result: dict[str, Any] = json.loads(text)
        return result
    return {} if method == "ping" else None


def send(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "id" not in message:
            continue
        result = answer(message["method"], message.get("params") or {})
        refused = {"error": {"code": -32602, "message": "no such prompt"}}
        send({"jsonrpc": "2.0", "id": message["id"]} | (refused if result is None else {"result": result}))
        if message["method"] == "tools/call":
            send(CHANGED)


if __name__ == "__main__":
    main()
