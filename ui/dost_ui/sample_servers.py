"""Servers that are about to be added, for the gallery and the tests."""

from __future__ import annotations

from datetime import timedelta

from dost_engine.types import (
    AppServers,
    ServerEntry,
    ServerInput,
    ServerPlan,
    ServerState,
    ServerStatus,
    SignIn,
    SignInStep,
    Taken,
)
from dost_ui.samples import AT, LONG_NAME

PLAN = ServerPlan(
    "memory",
    (
        "program: npx",
        "which is: /usr/bin/npx",
        'argument: "-y"',
        'argument: "@modelcontextprotocol/server-memory"',
        "variable MEMORY_FILE_PATH: /home/asha/notes/memory.json",
        "variable API_TOKEN: ${keyring:memory.API_TOKEN}",
        "folder: /home/asha/notes",
    ),
    notes=("It needs the secret memory.API_TOKEN.",),
    digest="1",
)
REMOTE = ServerPlan(
    "docs", ("http: https://docs.example/mcp", "header Authorization: •••"), taken=Taken.OTHER, digest="2"
)
HOSTILE = ServerPlan(
    "..\\u{2f}x\\u{202e}",
    (
        "program: sh",
        "which is: /usr/bin/sh",
        'argument: "-c"',
        'argument: "echo hi && touch pwned\\u{200b}⟨200 blanks⟩--evil"',
        f'argument: "{"z" * 300}"',
    ),
    digest="3",
)
REFUSED = ServerPlan("a", ("http: file:///x",), "The url must begin with http:// or https://, and name a host.")
ASKING = ServerPlan(
    "tracker",
    (
        "program: npx",
        "which is: /usr/bin/npx",
        'argument: "tracker-mcp"',
        "variable TRACKER_KEY: ${input:tracker_key}",
        "variable TIER: ${input:tier}",
        "variable REGION: ${input:region}",
    ),
    digest="5",
    asks=(
        ServerInput("tracker_key", "Key of the tracker, from its page “My account”", password=True),
        ServerInput("tier", "What you pay for", options=("free", "team", "company")),
        ServerInput("region"),
    ),
)
SAME = ServerPlan("time", ("program: mcp-server-time",), taken=Taken.SAME, digest="4")
_CLAUDE = "/home/asha/.config/Claude/claude_desktop_config.json"
APPS = (
    AppServers("claude-desktop", "Claude Desktop", _CLAUDE, (PLAN, SAME, REFUSED)),
    AppServers("cursor", "Cursor", "/home/asha/.cursor/mcp.json", (REMOTE, HOSTILE)),
    AppServers("vscode", "VS Code", "/home/asha/.config/Code/User/mcp.json", problem="Line 3, column 1 is not JSON."),
    AppServers("lm-studio", "LM Studio", "/home/asha/.lmstudio/mcp.json"),
)
"""One of each kind."""

ENTRY = ServerEntry(
    "memory",
    '{\n  "command": "npx",\n  "args": ["-y", "@modelcontextprotocol/server-memory"],\n'
    '  "env": {"MEMORY_FILE_PATH": "/home/asha/notes/memory.json", "API_TOKEN": "•••"},\n  "note": "mine"\n}',
)

SIGN_IN = SignIn(
    "tracker",
    SignInStep.WAITING,
    "https://tracker.example/authorize?client_id=dost&state=4711",
    until=AT + timedelta(minutes=5),
)


def many(count: int) -> tuple[ServerStatus, ...]:
    """Servers without end."""
    states = (ServerState.READY, ServerState.STARTING, ServerState.FAILED, ServerState.DISABLED)
    return tuple(
        ServerStatus(
            f"server-{number:04}" if number % 7 else f"{LONG_NAME}-{number}",
            states[number % 4],
            "stdio",
            f"npx server-{number}",
            AT,
            error="It ended with exit code 1." if number % 4 == 2 else "",
            tools=(number % 4 == 0 and number) or 0,
        )
        for number in range(count)
    )
