"""How Dost starts itself, and what a bundle hands to its servers."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from mcp.client.stdio import get_default_environment

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.environment import server_environment
from dost_engine.mcp_store.program import console_program, dost_command

if TYPE_CHECKING:
    from pathlib import Path


def test_an_installed_dost_is_started_through_its_interpreter() -> None:
    assert dost_command("sample-server", "office") == [sys.executable, "-m", "dost_desktop", "sample-server", "office"]


@pytest.mark.parametrize(("windowed", "console"), [("dost-window", "dost"), ("dost-window.exe", "dost.exe")])
def test_a_bundle_is_started_through_the_console_program_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windowed: str, console: str
) -> None:
    (tmp_path / console).touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / windowed))
    assert dost_command("--self-test") == [str(tmp_path / console), "--self-test"]


def test_a_bundle_without_its_console_program_says_so(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="is missing"):
        console_program(tmp_path / "dost-window")


def test_a_bundle_hands_its_servers_the_library_path_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/local/lib")
    monkeypatch.setenv("_PYI_ARCHIVE_FILE", "/bundle/dost")
    env = server_environment({})
    assert env["LD_LIBRARY_PATH"] == "/usr/local/lib"
    assert not [name for name in env if name.startswith("_PYI")]


def test_a_bundle_without_a_library_path_of_the_user_hands_none_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle/_internal")
    assert "LD_LIBRARY_PATH" not in server_environment({})


def test_a_server_gets_all_that_the_sdk_would_give_it() -> None:
    default = get_default_environment()
    env = server_environment({})
    assert default
    assert {name: env.get(name) for name in default} == default


def test_the_sdk_is_loaded_with_the_first_server_only() -> None:
    code = "import dost_engine.mcp_store.store, sys; print(sorted({'mcp', 'mcp_types', 'httpx2'} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
