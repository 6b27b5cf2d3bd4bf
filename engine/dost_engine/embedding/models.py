"""Which model Dost uses, where it lies, and whether what lies there is whole.

A model is a folder: the ONNX file, the tokenizer and a manifest that says what they must be. A folder appears under
its final name only when it is complete (:mod:`dost_engine.embedding.folders`); a folder without a manifest is not a
model. Only data formats are read: ONNX, safetensors, JSON.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ModelCorrupt, ModelError, ModelMissing

if TYPE_CHECKING:
    from collections.abc import Iterator

MANIFEST_NAME = "dost-model.json"
MANIFEST_VERSION = 1
TOKENIZER_NAME = "tokenizer.json"
GET_IT = "Run `dost model get`, or `dost model import PATH` with the files from another machine."
_CHUNK_BYTES = 1 << 20


class Precision(StrEnum):
    """How the weights are stored. Activations are float32 in both."""

    FP32 = "fp32"
    INT8 = "int8"


@dataclass(frozen=True, slots=True)
class FileSpec:
    """A file that is known to the byte.

    Attributes:
        remote: Its path in the model's repository.
        size_bytes: Its size.
        sha256: Its digest, hex.
    """

    remote: str
    size_bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class ModelSpec:
    """A model at a pinned revision.

    Attributes:
        name: Of its folder.
        repo: ``organisation/model`` on the hub.
        revision: Commit there.
        dim: Numbers per vector.
        max_tokens: Word pieces per text, the two special ones included; the rest is cut.
        onnx: The official ONNX export.
        tokenizer: The tokenizer.
        weights: The official weights, from which the ONNX file can be built.
    """

    name: str
    repo: str
    revision: str
    dim: int
    max_tokens: int
    onnx: FileSpec
    tokenizer: FileSpec
    weights: FileSpec

    @property
    def download_bytes(self) -> int:
        """Bytes of what is downloaded: the ONNX export and the tokenizer."""
        return self.onnx.size_bytes + self.tokenizer.size_bytes


MINILM = ModelSpec(
    name="all-MiniLM-L6-v2",
    repo="sentence-transformers/all-MiniLM-L6-v2",
    revision="c9745ed1d9f207416be6d2e6f8de32d1f16199bf",
    dim=384,
    max_tokens=256,  # what the model was trained with; its own sentence_bert_config.json says so
    onnx=FileSpec("onnx/model.onnx", 90_405_214, "6fd5d72fe4589f189f8ebc006442dbb529bb7ce38f8082112682524616046452"),
    tokenizer=FileSpec("tokenizer.json", 466_247, "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037"),
    weights=FileSpec(
        "model.safetensors", 90_868_376, "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
    ),
)


# ------------------------------------------------------------------------------------------------------ places


def checked_name(name: str, *, parts: int) -> str:
    """Return a name that cannot leave the folder or address that it is put into.

    Args:
        name: Of a model (one part), or ``organisation/model`` (two).
        parts: How many.

    Raises:
        ModelError: it has another number of parts, or one that is not letters, digits, ``.``, ``_`` and ``-``.
    """
    found = name.split("/")
    plain = all(re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*", part) and not part.endswith(".") for part in found)
    if len(found) != parts or not plain:
        raise ModelError(
            f"{name!r} is not the name of a model.",
            remedy="A name is `model` or `organisation/model`, of letters, digits, dots, dashes and underscores.",
        )
    return name


def model_folder(models_dir: Path, spec: ModelSpec = MINILM, precision: Precision = Precision.FP32) -> Path:
    """Where a model belongs, whether or not it is there."""
    suffix = "" if precision is Precision.FP32 else f"-{precision}"
    return models_dir / f"{checked_name(spec.name, parts=1)}{suffix}"


def onnx_name(precision: Precision) -> str:
    """The name of the ONNX file in a model's folder."""
    return "model.onnx" if precision is Precision.FP32 else f"model.{precision}.onnx"


def candidate_folders(models_dir: Path, spec: ModelSpec = MINILM) -> Iterator[Path]:
    """Where to look, best first: the user's fp32 and int8, then what came with the program."""
    roots = [models_dir]
    bundled = os.environ.get("DOST_BUNDLED_MODELS")
    if bundled:
        roots.append(Path(bundled).expanduser())
    frozen = getattr(sys, "_MEIPASS", None)  # where a frozen program keeps its files
    if frozen:
        roots.append(Path(frozen) / "models")
    for root in roots:
        for precision in Precision:
            yield model_folder(root, spec, precision)


def find_model(models_dir: Path, spec: ModelSpec = MINILM) -> Path | None:
    """The first folder that looks whole (manifest and sizes), or None."""
    for folder in candidate_folders(models_dir, spec):
        try:
            verify(folder, full=False)
        except ModelError:
            continue
        return folder
    return None


def require_model(models_dir: Path, spec: ModelSpec = MINILM) -> Path:
    """Like :func:`find_model`, with an error that says what is wrong.

    Raises:
        ModelCorrupt: there are only damaged ones.
        ModelMissing: there is none.
    """
    folder = find_model(models_dir, spec)
    if folder is not None:
        return folder
    for damaged in candidate_folders(models_dir, spec):
        if damaged.exists():
            verify(damaged, full=False)
    raise ModelMissing(f"{spec.name} is not in {models_dir}.", remedy=GET_IT)


# ---------------------------------------------------------------------------------------------------- manifest


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file as it was written."""

    size_bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a model's folder holds.

    Attributes:
        name: Of the model.
        precision: Of its weights.
        dim: Numbers per vector.
        max_tokens: Word pieces per text.
        files: Size and digest of every file, by name.
        source: What it was made from, in a sentence.
        version: Of the manifest's format.
    """

    name: str
    precision: Precision
    dim: int
    max_tokens: int
    files: dict[str, StoredFile]
    source: str
    version: int = MANIFEST_VERSION

    @property
    def model_id(self) -> str:
        """Name, precision, text limit and a digest over the files: another vector means another id."""
        text = " ".join(f"{name}={self.files[name].sha256}" for name in sorted(self.files))
        return f"{self.name}-{self.precision}-{self.max_tokens}-{hashlib.sha256(text.encode()).hexdigest()[:16]}"


def write_manifest(folder: Path, spec: ModelSpec, precision: Precision, *, source: str) -> Manifest:
    """Describe the files of a folder as they are now. Written last, before the folder gets its final name."""
    names = (onnx_name(precision), TOKENIZER_NAME)
    files = {name: StoredFile((folder / name).stat().st_size, file_sha256(folder / name)) for name in names}
    manifest = Manifest(spec.name, precision, spec.dim, spec.max_tokens, files, source)
    (folder / MANIFEST_NAME).write_text(json.dumps(asdict(manifest), indent=2) + "\n", encoding="utf-8")
    return manifest


def read_manifest(folder: Path) -> Manifest:
    """Read what a folder should hold.

    Raises:
        ModelMissing: there is no such folder.
        ModelCorrupt: the folder has no manifest, or one that cannot be understood.
    """
    if not folder.is_dir():
        raise ModelMissing(f"There is no model in {folder}.", remedy=GET_IT)
    try:
        raw: dict[str, Any] = json.loads((folder / MANIFEST_NAME).read_text(encoding="utf-8"))
        if raw["version"] != MANIFEST_VERSION:
            raise ModelCorrupt(f"{folder} was written by another version of Dost.", remedy=GET_IT)
        files = {
            str(name): StoredFile(int(entry["size_bytes"]), str(entry["sha256"]))
            for name, entry in raw["files"].items()
        }
        precision = Precision(raw["precision"])
        if set(files) != {onnx_name(precision), TOKENIZER_NAME}:  # names of the file never reach the disk unchecked
            raise ValueError("it names other files than a model has")
        return Manifest(str(raw["name"]), precision, int(raw["dim"]), int(raw["max_tokens"]), files, str(raw["source"]))
    except FileNotFoundError as error:
        raise ModelCorrupt(f"{folder} is not complete: it has no {MANIFEST_NAME}.", remedy=GET_IT) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise ModelCorrupt(f"{folder / MANIFEST_NAME} cannot be read: {error}.", remedy=GET_IT) from error


def verify(folder: Path, *, full: bool = True) -> Manifest:
    """Check that a model is whole.

    Args:
        folder: The model's folder.
        full: Compare digests (reads everything); otherwise sizes only, which takes no time.

    Raises:
        ModelMissing: there is no such folder.
        ModelCorrupt: a file is missing, has another size, or other bytes; the message names it.
    """
    manifest = read_manifest(folder)
    for name, expected in manifest.files.items():
        path = folder / name
        try:
            size_bytes = path.stat().st_size
            digest = file_sha256(path) if full and size_bytes == expected.size_bytes else expected.sha256
        except OSError as error:
            raise ModelCorrupt(f"{path} cannot be read: {error.strerror or error}.", remedy=GET_IT) from error
        if size_bytes != expected.size_bytes:
            raise ModelCorrupt(f"{path} has {size_bytes:,} bytes instead of {expected.size_bytes:,}.", remedy=GET_IT)
        if digest != expected.sha256:
            raise ModelCorrupt(f"{path} has other bytes than it was written with.", remedy=GET_IT)
    return manifest


def file_sha256(path: Path) -> str:
    """Digest of a file, hex, read in pieces."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK_BYTES):
            digest.update(chunk)
    return digest.hexdigest()
