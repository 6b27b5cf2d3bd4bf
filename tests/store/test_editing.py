"""An entry shown without its secrets, and what they stand for when it comes back."""

from __future__ import annotations

from typing import Any

import pytest

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.editing import shown_entry, whole_entry

TOKEN = "ghp_0123456789abcdefgh01"
ENTRY: dict[str, Any] = {
    "command": "npx",
    "args": ["-y", "notes", f"--token={TOKEN}", "--api-key", TOKEN, "${keyring:k}", f"https://a.example/?k={TOKEN}"],
    "env": {"NOTES_TOKEN": TOKEN, "KEPT_KEY": "${keyring:k}", "LANG": "C"},
    "autoApprove": ["x"],
    "mine": {"clientId": "dost", "clientSecret": TOKEN, "more": [{"apiKey": TOKEN}, {"apiKey": "${keyring:k}"}]},
}
REMOTE: dict[str, Any] = {
    "url": f"https://me:{TOKEN}@a.example/mcp?key={TOKEN}",
    "headers": {"Authorization": f"Bearer {TOKEN}", "Accept": "x"},
}


@pytest.mark.parametrize("entry", [ENTRY, REMOTE])
def test_no_secret_is_shown_and_what_is_left_alone_comes_back(entry: dict[str, Any]) -> None:
    shown = shown_entry(entry)
    assert TOKEN not in str(shown)
    assert whole_entry(shown, entry) == entry


def test_what_is_written_anew_counts_and_unknown_keys_stay() -> None:
    shown = shown_entry(ENTRY)
    assert shown["env"] == {"NOTES_TOKEN": "•••", "KEPT_KEY": "${keyring:k}", "LANG": "C"}
    shown["env"] = {"NOTES_TOKEN": "new", "LANG": "de"}
    shown["args"] = shown["args"][:3]
    whole = whole_entry(shown, ENTRY)
    assert whole["env"] == {"NOTES_TOKEN": "new", "LANG": "de"}
    assert whole["args"] == ["-y", "notes", f"--token={TOKEN}"]
    assert whole["autoApprove"] == ["x"]


@pytest.mark.parametrize(
    "edited",
    [{"command": "x", "env": {"OTHER_TOKEN": "•••"}}, {"command": "x", "args": ["•••"]}, {"url": "https://b/?•••"}],
)
def test_a_mark_that_stands_for_nothing_is_an_error(edited: dict[str, Any]) -> None:
    with pytest.raises(ConfigError, match="stands for what was there before"):
        whole_entry(edited, {"command": "y"})


def test_an_odd_entry_is_shown_as_it_is() -> None:
    odd: dict[str, Any] = {"command": 5, "args": [1, None], "env": ["x"], "headers": None, "url": 7}
    assert whole_entry(shown_entry(odd), odd) == odd
