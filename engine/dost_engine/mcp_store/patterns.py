"""How long a text may be for a regular expression of a server's that is tried on it here.

Python's matching cannot be interrupted, and some expressions take years on thirty characters.
"""

from __future__ import annotations

import re

STEPS = 10_000_000
"""Steps that one match may take, about a third of a second."""
_PARTS = re.compile(
    r"""(?P<never> \\\d | \(\?(?!:|P<) )                          # back references, look-arounds, inline flags
      | (?P<open> \((?:\?:|\?P<\w+>)? )
      | (?P<close> \) )
      | (?P<or> \| )
      | (?P<exactly> \{\d+\}[?+]? )
      | (?P<maybe> \?[?+]? )
      | (?P<repeat> (?:[*+]|\{\d*,?\d*\})[?+]? )
      | (?P<one> \\. | \[\^?\]?(?:\\.|[^\]\\])*\] | . )
    """,
    re.VERBOSE | re.DOTALL,
)


def affordable(pattern: str, length: int) -> bool:
    """Whether matching a text of ``length`` characters surely ends soon. What Python cannot read is not affordable.

    Each place where the match can go on in several ways multiplies the ways by the text's length. A repetition of
    something that has such places, a look-around and a back reference are never affordable.
    """
    try:
        re.compile(pattern)
    except (re.error, RecursionError, OverflowError):
        return False
    choices = _choices(pattern)
    return choices is not None and length ** (choices + 1) <= STEPS


def _choices(pattern: str) -> int | None:
    """Places in a valid expression where a match can go on in several ways; None where they are nested."""
    choices = 0
    opened: list[int] = []  # the count at each open group
    before = 0  # the count before the part that a quantifier would be about
    for part in _PARTS.finditer(pattern):
        kind = part.lastgroup
        if kind == "never" or (kind in {"exactly", "repeat"} and choices > before):
            return None
        if kind == "open":
            opened.append(choices)
        elif kind == "close":
            before = opened.pop()
        elif kind in {"or", "maybe", "repeat"}:
            choices += 1
        elif kind == "one":
            before = choices
    return choices
