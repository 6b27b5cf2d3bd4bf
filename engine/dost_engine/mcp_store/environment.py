"""The environment of a server's process.

A server gets what programs need to run, and nothing of Dost's own: no keys of model providers, and in a bundle none of
the bundle's library paths.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAMES = frozenset(
    {
        # who the user is and where things are; nothing of it is secret
        *("HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER"),
        *("APPDATA", "HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA", "PATHEXT", "PROCESSOR_ARCHITECTURE", "SYSTEMDRIVE"),
        *("SYSTEMROOT", "TEMP", "USERNAME", "USERPROFILE"),
        # proxies, in both spellings in use
        *("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "all_proxy", "no_proxy"),
        # certificates
        *("SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS"),
        # language and time
        *("LANG", "LANGUAGE", "TZ"),
        # the session of the user: windows, secrets agent, temporary files
        *("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK", "TMPDIR", "TMP"),
        # Windows programs that do not start without them
        *("COMSPEC", "PROGRAMDATA", "PROGRAMFILES", "PROGRAMFILES(X86)", "PROGRAMW6432", "WINDIR", "PUBLIC"),
        # where Dost itself keeps its files, for servers that belong to it
        *("DOST_HOME", "DOST_MODELS_DIR"),
    }
)
_PREFIXES = ("LC_", "XDG_")
_UTF8 = {"PYTHONUTF8": "1", "PYTHONIOENCODING": "utf-8"}
"""What the protocol is written in, for servers in Python: left alone they write in the system's code page."""
_LIBRARY_PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")
"""A bundle points them at its own libraries and keeps the user's in ``…_ORIG``."""


def server_environment(extra: Mapping[str, str], *, login: Mapping[str, str] | None = None) -> dict[str, str]:
    """The whole environment for a server.

    Args:
        extra: What its entry adds.
        login: What the person's login shell sets, where it was asked; Dost's own environment goes before it.
    """
    own = dict(login or {}) | dict(os.environ)
    # the SDK's list comes first in _NAMES; a value that begins so is a shell function
    env = {name: value for name, value in own.items() if _is_passed(name) and not value.startswith("()")}
    if getattr(sys, "frozen", False):
        env |= {name: os.environ[f"{name}_ORIG"] for name in _LIBRARY_PATHS if os.environ.get(f"{name}_ORIG")}
    if sys.platform == "win32":  # names differ in case there and mean the same
        replaced = {name.upper() for name in extra}
        env = {name: value for name, value in env.items() if name.upper() not in replaced}
        return {name: value for name, value in _UTF8.items() if name not in replaced} | env | dict(extra)
    return _UTF8 | env | dict(extra)


def _is_passed(name: str) -> bool:
    return name in _NAMES or name.startswith(_PREFIXES) or (sys.platform == "win32" and name.upper() in _NAMES)
