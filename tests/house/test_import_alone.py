"""Each package, imported alone in a fresh process, brings in only what the import rules allow."""

from __future__ import annotations

import json
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import dost_engine

REFUSED_IN_ENGINE = {"PySide6", "shiboken6", "qasync", "pydantic_ai", "dost_ui", "dost_desktop"}
CONFIGURED = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
LAYERS = [
    re.split(r" ([|:]) ", layer)
    for contract in CONFIGURED["tool"]["importlinter"]["contracts"]
    for layer in contract.get("layers", ())
]
"""Top to bottom, as import-linter checks them: names with, between them, `|` where they may not import each other."""
ENGINE_MODULES = sorted(module.name for module in pkgutil.iter_modules(dost_engine.__path__) if module.name[0] != "_")


def loaded_by(module: str) -> set[str]:
    """Names in ``sys.modules`` after importing one module in a fresh process."""
    program = f"import sys, json, {module}; print(json.dumps(sorted(sys.modules)))"
    child = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    return set(json.loads(child.stdout))


def test_every_engine_module_stands_in_a_layer() -> None:
    assert set(ENGINE_MODULES) == set().union(*LAYERS) - {"|", ":"}


@pytest.mark.parametrize("module", ENGINE_MODULES)
def test_an_engine_module_loads_only_layers_below_its_own(module: str) -> None:
    loaded = loaded_by(f"dost_engine.{module}")
    level = next(number for number, layer in enumerate(LAYERS) if module in layer)
    allowed = set().union(*LAYERS[level + 1 :]) | {module}
    if ":" in LAYERS[level]:
        allowed |= set(LAYERS[level])
    ours = {name.split(".")[1] for name in loaded if name.startswith("dost_engine.")}
    assert ours <= allowed
    assert not {name.split(".")[0] for name in loaded} & REFUSED_IN_ENGINE


@pytest.mark.parametrize("package", ["dost_engine", "dost_ui", "dost_assets", "dost_desktop"])
def test_importing_a_package_by_its_name_loads_nothing_heavy(package: str) -> None:
    heavy = {"numpy", "onnxruntime", "mcp", "PySide6", "pydantic", "starlette", "rich", "typer"}
    assert not {name.split(".")[0] for name in loaded_by(package)} & heavy


def test_widgets_load_only_the_types_of_the_engine() -> None:
    ours = {name for name in loaded_by("dost_ui.main_window") if name.startswith("dost_engine.")}
    assert "dost_engine.types" in ours
    assert {name.split(".")[1] for name in ours} == {"types"}
