"""The files that servers have to do with are where ``dost paths`` says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.mcp_store import grants, secrets
from dost_engine.paths import Paths

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_what_is_secret_stands_beside_the_servers_and_all_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path))
    paths = Paths.from_environment()
    rows = dict(paths.rows())
    assert rows["secrets"] == paths.servers_file.with_name(secrets.FILE_NAME)
    assert rows["sign-ins"] == paths.servers_file.with_name(grants.FILE_NAME)
    assert {rows[name] for name in ("tool lists", "eras", "processes")} == {
        paths.tool_lists_file,
        paths.eras_file,
        paths.processes_file,
    }
