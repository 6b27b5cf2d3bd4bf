"""Reading ``.safetensors`` files: a JSON header and raw numbers, nothing that can run.

The format: eight bytes with the header's length (little-endian), the header, the numbers. The header names every
tensor with its type, shape and place among the numbers.
"""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.errors import ModelCorrupt

if TYPE_CHECKING:
    from numpy.typing import NDArray

_DTYPES: dict[str, np.dtype[Any]] = {
    "F32": np.dtype("<f4"),
    "F16": np.dtype("<f2"),
    "F64": np.dtype("<f8"),
    "I64": np.dtype("<i8"),
}
_LENGTH_BYTES = 8
_MAX_HEADER_BYTES = 100_000_000  # the limit that the format itself sets


def read_safetensors(data: bytes, *, where: str = "the file") -> dict[str, NDArray[Any]]:
    """Read all tensors.

    Args:
        data: The whole file.
        where: How errors name it.

    Returns:
        Views of ``data`` by name; nothing is copied and nothing can be written.

    Raises:
        ModelCorrupt: the file is cut short, or its header does not fit its bytes.
    """
    length = int.from_bytes(data[:_LENGTH_BYTES], "little")
    start = _LENGTH_BYTES + length
    if len(data) < _LENGTH_BYTES or length > _MAX_HEADER_BYTES or start > len(data):
        raise ModelCorrupt(f"{where} is not a safetensors file, or it is cut short.", remedy="Fetch it again.")
    try:
        header = json.loads(data[_LENGTH_BYTES:start])
        return {
            name: _tensor(data, start, entry, f"{where}: {name}")
            for name, entry in header.items()
            if name != "__metadata__"
        }
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ModelCorrupt(f"{where} has a header that cannot be read: {error}.", remedy="Fetch it again.") from error


def _tensor(data: bytes, start: int, entry: dict[str, Any], where: str) -> NDArray[Any]:
    if entry["dtype"] not in _DTYPES:
        raise ModelCorrupt(f"{where} holds numbers of the type {entry['dtype']}, which Dost does not read.")
    dtype, shape = _DTYPES[entry["dtype"]], [int(size) for size in entry["shape"]]
    begin, end = (int(offset) for offset in entry["data_offsets"])
    fits = 0 <= begin <= end <= len(data) - start and all(size >= 0 for size in shape)
    if not fits or end - begin != math.prod(shape) * dtype.itemsize:
        raise ModelCorrupt(f"{where} does not fit its place in the file; the file is cut short or damaged.")
    numbers: NDArray[Any] = np.frombuffer(data, dtype=dtype, count=math.prod(shape), offset=start + begin)
    return numbers.reshape(shape)
