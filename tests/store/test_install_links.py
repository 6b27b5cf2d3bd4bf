"""Links that offer a server: what is read from them, and all that is refused."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.install_links import LINK_CHARS, read_link
from dost_engine.mcp_store.plans import make_plans, read_pasted
from dost_engine.mcp_store.servers_file import add_servers

if TYPE_CHECKING:
    from pathlib import Path

ENTRY = {"command": "npx", "args": ["-y", "notes-mcp", "ü?>"]}


def coded(value: Any, *, url_safe: bool = False) -> str:
    encode = base64.urlsafe_b64encode if url_safe else base64.b64encode
    return encode(json.dumps(value, ensure_ascii=False).encode()).decode()


@pytest.mark.parametrize(
    "link",
    [
        f"dost://install?name=notes&config={coded(ENTRY)}",
        f"dost://install?config={coded(ENTRY, url_safe=True).rstrip('=')}&name=notes",
        f"dost://install/?name=notes&config={quote(coded(ENTRY))}",
        f"DOST://install?name=notes&config={quote(json.dumps(ENTRY))}",
        f"dost:mcp/install?{quote(json.dumps({'name': 'notes', **ENTRY}))}",
        f"dost://install?name=notes&config={coded({'mcpServers': {'other': ENTRY}})}",
        f"cursor://anysphere.cursor-deeplink/mcp/install?name=notes&config={coded(ENTRY)}",
        f"vscode:mcp/install?{quote(json.dumps({'name': 'notes', 'type': 'stdio', 'gallery': True, **ENTRY}))}",
    ],
)
def test_a_link_gives_one_entry_with_what_dost_understands(link: str) -> None:
    (name,) = (read := read_link(link))
    assert name == "notes"
    assert {key: value for key, value in read[name].items() if key != "type"} == ENTRY
    assert read_pasted(f" {link}\n") == read


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("dost://install?name=a&config=%%%", "neither JSON nor base64"),
        ("dost://install?name=a&config=%ff", "no text"),
        ("dost://install?name=a&config=e30", "one server"),
        (f"dost://install?name=a&config={coded([1])}", "one server"),
        (f"dost://install?name=a&config={coded({'mcpServers': {'a': ENTRY, 'b': ENTRY}})}", "one server"),
        ("dost://install?name=a", "name and a config"),
        ("dost://install", "name and a config"),
        (f"dost://install?name=%20&config={coded(ENTRY)}", "no name"),
        (f"dost://install?name=a&name=b&config={coded(ENTRY)}", "one name and one config"),
        (f"dost://install?name=a&run=now&config={coded(ENTRY)}", "one name and one config"),
        (f"dost://install?name=a&config={coded(ENTRY)}#x", "behind #"),
        (f"dost://remove?name=a&config={coded(ENTRY)}", "must begin"),
        (f"dost://[install?name=a&config={coded(ENTRY)}", "cannot be read"),
        ("dost://install?name=a\u202e&config=x", "characters"),
        ("dost://install?" + "x" * LINK_CHARS, "characters"),
        (f"dost://install?name=a&config={'%5B' * 3000}", "JSON"),
    ],
)
def test_what_is_no_such_link_is_refused_with_the_reason(link: str, said: str) -> None:
    with pytest.raises(ConfigError, match=said) as refused:
        read_link(link)
    assert refused.value.title == "This link cannot be used"


def test_x02_the_links_of_the_case_bring_a_whole_command_or_a_refusal_and_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    links = [
        f"dost://install?name=notes&config={coded({'command': 'sh', 'args': ['-c', 'echo hi && touch pwned']})}",
        f"dost://install?name=..%2F..%2Fx&config="
        f"{coded({'command': 'npx', 'args': ['-y', 'a', ' ' * 200 + '--evil']})}",
        "dost://install?name=a&config=%%%",
        f"dost://install?name=a&config={coded({'url': 'file:///x'})}",
    ]
    for _ in range(2):  # a second time says it all again
        (first,) = make_plans(read_link(links[0]), file)
        assert first.lines == ("program: sh", 'argument: "-c"', 'argument: "echo hi && touch pwned"')
        (second,) = make_plans(read_link(links[1]), file)
        assert second.lines[-1] == 'argument: "⟨200 blanks⟩--evil"'
        with pytest.raises(ConfigError):
            read_link(links[2])
        (fourth,) = make_plans(read_link(links[3]), file)
        assert "must begin with http" in fourth.problem
    assert list(tmp_path.iterdir()) == []
    assert add_servers(file, read_link(links[1])) == ("..%2F..%2Fx",), "the name cannot leave the list"
    assert [config.name for config in read_servers(file)] == ["..%2F..%2Fx"]
