"""Rules that a person saved under a name: a small file beside the settings, which can be passed on.

It is written whole or not at all; one that cannot be understood is said and never written over.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.errors import BadRequest, ConfigError
from dost_engine.paths import write_atomically
from dost_engine.types import Policy

if TYPE_CHECKING:
    from pathlib import Path

PROFILES_VERSION = 1
LONGEST_NAME = 60
_REMEDY = "Mend the file, or move it away."


@dataclass(frozen=True, slots=True)
class _Profiles:
    profiles: tuple[Policy, ...] = ()
    version: int = field(default=PROFILES_VERSION)


def load_profiles(path: Path) -> dict[str, Policy]:
    """The saved rules by name, in the order in which they were saved; none where there is no file.

    Raises:
        ConfigError: the file cannot be understood, or a newer Dost wrote it.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
        raw = json.loads(text)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise ConfigError(f"{path} cannot be read: {error}.", remedy=_REMEDY) from error
    version = raw.get("version", PROFILES_VERSION) if isinstance(raw, dict) else None
    if isinstance(version, int) and version > PROFILES_VERSION:
        raise ConfigError(
            f"{path} was written by a newer Dost (version {version}, this one knows {PROFILES_VERSION}).",
            remedy="Update Dost; until then the file is left alone.",
        )
    try:
        found = wire.from_json(_Profiles, text)
    except BadRequest as error:
        raise ConfigError(f"{path} holds no profiles: {error.message}", remedy=_REMEDY) from error
    return {policy.name: policy for policy in found.profiles}


def save_profile(path: Path, name: str, policy: Policy) -> dict[str, Policy]:
    """Keep rules under a name, in place of those that had it; all that are kept.

    Raises:
        ConfigError: the name cannot be used, or the file cannot be understood.
        StorageError: it cannot be written.
    """
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME:
        raise ConfigError(f"A profile needs a name of 1 to {LONGEST_NAME} characters.")
    if _is_built_in(name):
        raise ConfigError(f"{name!r} is the name of rules that Dost brings.", remedy="Choose another name.")
    return _write(path, load_profiles(path) | {name: replace(policy, name=name)})


def remove_profile(path: Path, name: str) -> dict[str, Policy]:
    """Forget a profile; those that are left.

    Raises:
        ConfigError: the file cannot be understood.
        StorageError: it cannot be written.
    """
    return _write(path, {other: policy for other, policy in load_profiles(path).items() if other != name})


def named_policy(name: str, path: Path) -> Policy:
    """The rules of a name: those that Dost brings, else a saved profile.

    Raises:
        ValueError: there are none of that name; the message lists all.
        ConfigError: the file of profiles cannot be understood.
    """
    try:
        return Policy.named(name)
    except ValueError as error:
        profiles = load_profiles(path)
        if name in profiles:
            return profiles[name]
        more = f" Saved profiles: {', '.join(profiles)}." if profiles else ""
        raise ValueError(f"{error}{more}") from error


def _is_built_in(name: str) -> bool:
    try:
        Policy.named(name)
    except ValueError:
        return False
    return True


def _write(path: Path, profiles: dict[str, Policy]) -> dict[str, Policy]:
    text = json.dumps(wire.to_object(_Profiles(tuple(profiles.values()))), ensure_ascii=False, indent=1)
    write_atomically(path, text + "\n")
    return profiles
