"""The version, where every layer may read it. The same as in ``pyproject.toml``; a test compares them."""

VERSION = "0.1.0"
