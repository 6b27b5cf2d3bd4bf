"""Any JSON there can be, for property tests: with half characters, odd numbers and names that mean something."""

from __future__ import annotations

from hypothesis import strategies as st

NAMES = (
    "name",
    "description",
    "inputSchema",
    "parameters",
    "properties",
    "$ref",
    "type",
    "role",
    "content",
    "__proto__",
)

TEXT = st.text(st.characters(codec=None, categories=None), max_size=12) | st.sampled_from(
    ["", " ", "\u0000", "\ud83d", "\u200b", "None", "get_tide", "a/b", "#", "a" * 300]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT | st.sampled_from(NAMES), inner, max_size=4),
    max_leaves=10,
)
"""Numbers that are none (NaN, infinity) too: Python's reader of JSON lets them pass."""
