"""An MCP server over stdin and stdout whose one tool ``work`` tells how far it is. Standard library only.

It tells the words given as its argument, a JSON list, then answers, unless the last word is "hang"; "after_s" of one
are the seconds before it. What it receives
is written to the file that its second argument names, a line per message: the method, and the reason of a
cancellation.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any


def send(**message: Any) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0"} | message) + "\n")
    sys.stdout.flush()


def answer(message: dict[str, Any], words: list[Any]) -> None:
    method, params, number = message["method"], message.get("params", {}), message["id"]
    if method == "initialize":
        about = {"capabilities": {"tools": {}}, "serverInfo": {"name": "p", "version": "1"}}
        send(id=number, result={"protocolVersion": params["protocolVersion"]} | about)
    elif method == "tools/list":
        send(id=number, result={"tools": [{"name": "work", "inputSchema": {"type": "object"}}]})
    elif method == "tools/call":
        token = params.get("_meta", {}).get("progressToken")
        for word in words:
            if word == "hang":
                return
            told = dict(word)
            time.sleep(told.pop("after_s", 0))
            send(method="notifications/progress", params={"progressToken": token} | told)
        send(id=number, result={"content": [{"type": "text", "text": f"told with {token is not None}"}]})
    else:
        send(id=number, error={"code": -32601, "message": "Method not found"})


def main() -> None:
    words, record = json.loads(sys.argv[1]), Path(sys.argv[2])
    for line in sys.stdin:
        message = json.loads(line)
        with record.open("a", encoding="utf-8") as file:
            file.write(message.get("method", "") + "\n")
        if "id" in message and "method" in message:
            answer(message, words)


if __name__ == "__main__":
    main()
