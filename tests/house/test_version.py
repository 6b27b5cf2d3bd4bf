"""One version, wherever it is said."""

import tomllib
from pathlib import Path

import dost_engine
from dost_engine.version import VERSION


def test_package_and_project_have_one_version() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION == dost_engine.__version__
