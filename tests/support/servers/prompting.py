"""An MCP server that offers prompts: those of a file, its argument, read anew for each listing.

Standard library only. With a further argument ``modern`` it speaks the newer era of the protocol. The file holds
``{"list": [...], "get": {name: result}}``; a result may hold ``{argument}`` in its texts, and a prompt without one is
refused. Its one tool says that the prompts changed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

MODERN = "2026-07-28"
SUBSCRIPTION_KEY = "io.modelcontextprotocol/subscriptionId"
ABLE = {"capabilities": {"tools": {}, "prompts": {"listChanged": True}}, "serverInfo": {"name": "p", "version": "1"}}


def answer(method: str, params: dict[str, Any]) -> dict[str, Any] | None:
    kept = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    modern = "modern" in sys.argv
    if method == "initialize" and not modern:
        return ABLE | {"protocolVersion": params["protocolVersion"]}
    if method == "server/discover" and modern:
        return ABLE | {"supportedVersions": [MODERN]}
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


def fields(method: str) -> dict[str, Any]:
    """What the newer era demands of a result."""
    if "modern" not in sys.argv:
        return {}
    cached = method.endswith(("/list", "/discover"))
    return {"resultType": "complete"} | ({"ttlMs": 0, "cacheScope": "private"} if cached else {})


def tell(method: str, subscription: object, **params: Any) -> None:
    meta = {} if subscription is None else {"_meta": {SUBSCRIPTION_KEY: subscription}}
    send({"jsonrpc": "2.0", "method": method, "params": meta | params})


def main() -> None:
    subscription, heard = None, False
    for line in sys.stdin:
        message = json.loads(line)
        if "id" not in message:
            continue
        if message["method"] == "subscriptions/listen":
            subscription, asked = message["id"], message["params"].get("notifications", {})
            tell("notifications/subscriptions/acknowledged", subscription, notifications=asked)
            heard = asked.get("promptsListChanged")
            continue
        result = answer(message["method"], message.get("params") or {})
        refused = {"error": {"code": -32602, "message": "no such prompt"}}
        done = refused if result is None else {"result": result | fields(message["method"])}
        send({"jsonrpc": "2.0", "id": message["id"]} | done)
        if message["method"] == "tools/call" and (heard or "modern" not in sys.argv):
            tell("notifications/prompts/list_changed", subscription)


if __name__ == "__main__":
    main()
