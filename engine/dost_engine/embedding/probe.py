"""Trying the model in a process of its own, once, before it is loaded into ours.

On a processor that they were not built for, the libraries that run models end the process with an illegal
instruction, and nothing can catch that. So a child process loads the model first and embeds a text. How that ended is
remembered beside the models, under everything that it depends on: later starts cost nothing, and a machine that cannot
run models goes on with words, and is told why, without dying anew at each start.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from dost_engine.errors import ModelError

if TYPE_CHECKING:
    from dost_engine.embedding.protocol import Embedder

MEMORY_NAME = ".tried.json"
"""In the model folder: how trying ended, by what was tried."""

TIMEOUT_S = 120.0
"""For a child to load and embed: a slow machine with a cold disk needs some seconds."""

_VERSION = 1
_ANSWERED = "the model answered"
_OUT_OF_MEMORY = "the system killed it, mostly for lack of memory"
_ONNX = ("onnxruntime", "tokenizers", "numpy")
_LIBRARIES = {"onnx": _ONNX, "folder": _ONNX, "st": ("sentence-transformers", "torch", "numpy")}
_CRASHES = {"SIGILL": "an instruction that this processor does not know"} | dict.fromkeys(
    ("SIGSEGV", "SIGBUS", "SIGABRT", "SIGFPE"), "a crash"
)
_survived: set[str] = set()  # in this process


def check_survivable(kind: str, model: str, models_dir: Path) -> None:
    """Return where a model can be loaded without the end of the process, as far as was found out.

    Blocks while a child process tries; to be run in a thread. A child that fails with a proper error says nothing: the
    same error is raised, with more to it, where the model is loaded.

    Args:
        kind: ``onnx`` for a folder of Dost's own, ``folder`` for one of the user's, ``st`` for sentence-transformers.
        model: The folder, or the model's name.
        models_dir: Where the outcome is remembered.

    Raises:
        ModelError: a child that loaded it was ended by the system.
    """
    key = _key(kind, model)
    if key in _survived:
        return
    known = _remembered(models_dir)
    if key not in known:
        ending = _try_in_child(kind, model)
        if ending is None:
            return
        if ending != _OUT_OF_MEMORY:  # there may be more of it another time
            _remember(models_dir, known | {key: ending})
        known = {key: ending}
    if known[key]:
        raise ModelError(
            f"The libraries that run the embedding model end the process on this machine: {known[key]}.",
            remedy="Tools are found by their words. Use another source of vectors (setting `embedding`), install other "
            f"versions of {' and '.join(_LIBRARIES[kind][:2])}, or delete {models_dir / MEMORY_NAME} to try again.",
        )
    _survived.add(key)


def load_and_embed(kind: str, model: str) -> str:
    """What the child does: a line to print, unless the system ends it first."""
    embedder: Embedder
    try:
        if kind == "st":
            from dost_engine.embedding.sentence_transformers_model import SentenceTransformersEmbedder

            embedder = SentenceTransformersEmbedder(model, spec=model)
        elif kind == "folder":
            from dost_engine.embedding.folder_model import load_folder

            embedder = load_folder(Path(model), model)
        else:
            from dost_engine.embedding.onnx_model import OnnxEmbedder

            embedder = OnnxEmbedder.load(Path(model))
        embedder.embed(["a tool"])
    except Exception as error:  # noqa: BLE001 - whatever it is, the process lives
        return f"failed: {type(error).__name__}"
    return _ANSWERED


def _try_in_child(kind: str, model: str) -> str | None:
    """Empty where the model answered, how the process ended where it did not, None where nothing was found out."""
    command = [sys.executable, "-m", "dost_engine"]
    if getattr(sys, "frozen", False):  # there the program itself may be the windowed one; the console one lies beside
        command = [str(Path(sys.executable).with_name("dost" + Path(sys.executable).suffix))]
    try:
        done = subprocess.run(
            [*command, "model", "try", "--", kind, model],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=TIMEOUT_S,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (OSError, ValueError, subprocess.TimeoutExpired):  # a name may be none that a command can hold
        return None
    if done.stdout.strip():
        return "" if _ANSWERED.encode() in done.stdout else None
    return _ending(done.returncode)


def _ending(code: int) -> str | None:
    """How a process ended that said nothing; None where it was by itself."""
    if code < 0:
        ended_by = signal.Signals(-code).name if -code in set(signal.Signals) else str(-code)
        if ended_by == "SIGKILL":
            return _OUT_OF_MEMORY
        return (
            f"{_CRASHES[ended_by]} ({ended_by})" if ended_by in _CRASHES else None
        )  # others: somebody asked it to end
    if code >= 0x80000000:  # Windows says how a program crashed in such numbers
        what = _CRASHES["SIGILL"] if code == 0xC000001D else "a crash"
        return f"{what} (0x{code:08X})"
    return None


def _key(kind: str, model: str) -> str:
    """Everything that the ending depends on; models of the user's may crash where ours does not."""
    versions = [] if kind == "onnx" else [f"{kind} {model}"]
    for name in _LIBRARIES[kind]:
        try:
            versions.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            versions.append(f"{name} -")
    return "; ".join([*versions, sys.version.split()[0], platform.machine(), platform.node()])


def _remembered(models_dir: Path) -> dict[str, str]:
    try:
        raw = json.loads((models_dir / MEMORY_NAME).read_text(encoding="utf-8"))
        if raw["version"] != _VERSION:
            return {}
        return {str(key): str(ending) for key, ending in raw["endings"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {}


def _remember(models_dir: Path, endings: dict[str, str]) -> None:
    """Write it down; where that fails the next start tries again."""
    with contextlib.suppress(OSError):
        models_dir.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=models_dir, prefix=MEMORY_NAME)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump({"version": _VERSION, "endings": endings}, file, indent=2)
            Path(name).replace(models_dir / MEMORY_NAME)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
