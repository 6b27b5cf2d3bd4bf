"""What a person can set; and, as nearly all who want that want both, where the files are."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from dost_engine.errors import ConfigError
from dost_engine.paths import Paths, write_atomically
from dost_engine.types import HABIT_WEIGHT, NEVER_ENOUGH, Dial, Personal, Policy, TextRecipe

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = [
    "CLAUSE_WEIGHT",
    "SETTINGS_VERSION",
    "Paths",
    "Provider",
    "Settings",
    "changed_settings",
    "load_settings",
    "ranked_policy",
    "save_settings",
    "user_policy",
    "write_atomically",
]

SETTINGS_VERSION = 1
_T = TypeVar("_T", "Provider", "Settings")


@dataclass(frozen=True, slots=True)
class Provider:
    """The language model that answers in the chat. An empty ``base_url`` means none: the chat runs tools by hand."""

    base_url: str = ""
    """Address of an OpenAI-compatible endpoint, such as ``http://127.0.0.1:11434/v1``."""
    model: str = ""
    """Name of the model at that endpoint."""
    api_key_env: str = "DOST_API_KEY"
    """Environment variable that holds the key, where the endpoint wants one; it wins over the system keyring."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person can set. Each field is followed by a sentence with its unit."""

    version: int = SETTINGS_VERSION
    """Of the file."""
    theme: str = "system"
    """``system``, ``light``, ``dark``, or with high contrast ``contrast-light`` or ``contrast-dark``."""
    text_scale: int = 100
    """Size of the window's text in percent, 80 to 200."""
    density: str = "comfortable"
    """Room around things in the window: ``comfortable`` or ``compact``."""
    language: str = "system"
    """Of the window: ``system``, ``en`` or ``de``; holds when the window is opened again."""
    close_to_tray: bool = False
    """Whether closing the window leaves Dost running in the tray; where there is no tray, closing always quits."""
    start_hidden: bool = False
    """Whether Dost starts in the tray, without its window; where there is no tray, the window is shown."""
    notifications: bool = True
    """Whether the system tells of calls that wait and of servers that failed while the window is not seen."""
    desktop_shortcuts: bool = False
    """Whether the window has the desktop, or Windows, give it keys for its line to ask in, from anywhere."""
    policy: str = "default"
    """How tools are chosen: ``default``, ``guide`` for the ToolRAG guide's rules with the three limits below, or
    ``agent-corex`` for Agent-CoreX's factors over your own calls."""
    amount: str = "normal"
    """Tools that the model gets by the default rules: ``lean`` (3), ``normal`` (those near the best), ``wide`` (10)."""
    personal: str = "auto"
    """Whether your own calls count: ``off``, ``auto`` (as soon as there are 50 of 5 tools) or ``on`` (from the first).
    By the default rules they choose among tools that are as near, and nothing else."""
    text_index: str = "bm25f"
    """What the default rules search words with: ``bm25f``, Dost's own, or ``whoosh``: a hundred times slower, and anew
    with the first message after every change of the tools, a second for 1,000 of them."""
    split_tasks: bool = False
    """Whether each task of a message with several is read by meaning by itself too: finds a little more, and costs
    another embedding with such a message."""
    cache_answers: bool = True
    """Whether a question that is asked again within the hour gets the answer of before, as long as nothing changed."""
    semantic_limit: int = 5
    """Guide: tools that one search by meaning returns, 1 to 50."""
    text_limit: int = 3
    """Guide: tools that the search by words returns, 0 to 50."""
    sticky_window: int = 10
    """Guide: assistant messages back whose tools stay, 0 to 100."""
    embedding: str = "onnx:all-MiniLM-L6-v2"
    """What makes vectors of texts: ``onnx:all-MiniLM-L6-v2``, ``folder:PATH``, ``st:MODEL``, ``ollama:MODEL``,
    ``ollama:MODEL@URL`` or ``openai:MODEL@URL``. The service says what is wrong with it and goes on with words."""
    count_calls: bool = True
    """Whether calls of tools are counted, on this machine alone, for ``dost usage`` and personal ranking."""
    keep_traces: bool = True
    """Whether turns are kept on disk, so that earlier ones can be opened: the newest 5,000, or 200 MB of them."""
    keep_conversations: bool = True
    """Whether the window keeps conversations on disk, so that they can be gone on with: the newest 2,000, or 200 MB of
    them. Where not, each begins as one that is not kept, neither its turns nor what its calls passed."""
    approval: str = "hints"
    """Calls about which a person is asked, unless tool or server are decided about: ``ask`` for each, ``hints`` for
    those of tools that do not say that they only read, ``always`` for those of tools that say they may destroy."""
    keep_arguments: bool = False
    """Whether ``dost audit`` keeps what calls passed, without what is likely secret; else a digest alone."""
    skill_folders: tuple[str, ...] = ()
    """More folders of skills, searched after your own; each skill is a folder with a SKILL.md."""
    prompts_as_skills: bool = False
    """Whether the prompts that MCP servers offer are skills too. A model that reads one goes by what its
    server wrote."""
    debounce_ms: int = 100
    """Milliseconds of quiet after the last change of the tools before they are indexed again, 0 to 60,000."""
    gateway_port: int = 0
    """TCP port of the gateway on the loopback interface; 0 lets the system choose."""
    provider: Provider = field(default_factory=Provider)
    """The language model."""


_RANGES = {
    "text_scale": range(80, 201),
    "semantic_limit": range(1, 51),
    "text_limit": range(51),
    "sticky_window": range(101),
    "debounce_ms": range(60_001),
    "gateway_port": range(65_536),
}
_CHOICES = {
    "theme": ("system", "light", "dark", "contrast-light", "contrast-dark"),
    "density": ("comfortable", "compact"),
    "language": ("system", "en", "de"),
    "policy": ("default", "guide", "agent-corex"),
    "personal": ("off", "auto", "on"),
    "amount": ("lean", "normal", "wide"),
    "text_index": ("bm25f", "whoosh"),
    "approval": ("ask", "hints", "always"),
}

CLAUSE_WEIGHT = 0.8
"""What the cosine to one task of a message counts beside the message's own, where tasks are split."""


def ranked_policy(settings: Settings) -> Policy:
    """The default rules as a person has set them."""
    policy = Policy.default(Dial(settings.amount))
    recipe = TextRecipe.WHOOSH if settings.text_index == "whoosh" else TextRecipe.FIELDS
    weight = CLAUSE_WEIGHT if settings.split_tasks else 0.0
    habits = 0.0 if settings.personal == "off" else HABIT_WEIGHT
    ranking = replace(policy.ranking, text_recipe=recipe, clause_weight=weight, personal_weight=habits)
    return replace(policy, ranking=ranking, personal=_personal(settings))


def user_policy(settings: Settings) -> Policy:
    """The rules that a person has chosen."""
    if settings.policy == "default":
        return ranked_policy(settings)
    if settings.policy == "agent-corex":
        return replace(Policy.agent_corex(), personal=_personal(settings))
    return replace(
        Policy.guide(),
        semantic_limit=settings.semantic_limit,
        text_limit=settings.text_limit,
        sticky_window=settings.sticky_window,
    )


def _personal(settings: Settings) -> Personal:
    if settings.personal == "off":
        return Personal(enough_calls=NEVER_ENOUGH)
    return Personal(enough_calls=1, enough_tools=1) if settings.personal == "on" else Personal()


def changed_settings(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """The settings with some other values.

    Raises:
        ConfigError: there is no such setting, a value has the wrong type or is out of range.
    """
    known = {entry.name for entry in fields(Settings)} - {"version", "provider"}
    if unknown := sorted(set(changes) - known):
        raise ConfigError(
            f"There is no setting {unknown[0]!r}; there are {', '.join(sorted(known))}.", remedy="See `dost settings`."
        )
    checked = _known(Settings, changes, "The settings")
    return replace(settings, **{name: getattr(checked, name) for name in changes})


def load_settings(path: Path) -> Settings:
    """Read the settings; a missing file gives the defaults. Unknown keys are left alone.

    Raises:
        ConfigError: the file is not JSON, a value has the wrong type or is out of range, or a newer Dost wrote it.
    """
    try:
        raw = json.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as error:
        raise ConfigError(
            f"{path} cannot be read: {error}.", remedy="Mend the file, or delete it to get the defaults."
        ) from error
    if not isinstance(raw, dict):
        raise ConfigError(f"{path} must hold a JSON object.", remedy="Delete it to get the defaults.")
    version = raw.get("version", SETTINGS_VERSION)
    if isinstance(version, int) and version > SETTINGS_VERSION:
        raise ConfigError(
            f"{path} was written by a newer Dost (version {version}, this one knows {SETTINGS_VERSION}).",
            remedy="Update Dost; until then the defaults are used and the file is left alone.",
        )
    provider = _known(Provider, raw.get("provider", {}), f"{path}: provider")
    top = {key: value for key, value in raw.items() if key != "provider"}
    return replace(_known(Settings, top, str(path)), provider=provider)


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; keys of the file that this version does not know are kept.

    Raises:
        ConfigError: the file was written by a newer Dost.
        StorageError: the file cannot be written.
    """
    load_settings(path)  # a file that cannot be understood is never overwritten
    known: dict[str, Any] = asdict(settings)
    raw: dict[str, Any] = {}
    with contextlib.suppress(FileNotFoundError):
        raw = json.loads(path.read_text(encoding="utf-8-sig"))
    provider = raw.get("provider", {}) | known["provider"]
    raw.update(known, provider=provider)
    write_atomically(path, json.dumps(raw, indent=2, ensure_ascii=False) + "\n")


def _known(kind: type[_T], raw: object, where: str) -> _T:
    if not isinstance(raw, dict):
        raise ConfigError(f"{where} must hold a JSON object.", remedy="Mend the file.")
    blank = kind()
    values: dict[str, Any] = {}
    for entry in fields(kind):
        if entry.name not in raw or entry.name == "provider":
            continue
        value, expected = raw[entry.name], type(getattr(blank, entry.name))
        if expected is tuple and isinstance(value, (list, tuple)) and all(isinstance(one, str) for one in value):
            value = tuple(value)
        if type(value) is not expected:
            raise ConfigError(
                f"{where}: {entry.name} must be {expected.__name__}, not {type(value).__name__}.",
                remedy="Mend the value, or remove the line to get the default.",
            )
        _check_range(entry.name, value, where)
        values[entry.name] = value
    return kind(**values)


def _check_range(name: str, value: object, where: str) -> None:
    allowed = _RANGES.get(name, _CHOICES.get(name))
    if allowed is None or value in allowed:
        return
    said = f"from {allowed[0]} to {allowed[-1]}" if isinstance(allowed, range) else f"one of {', '.join(allowed)}"
    raise ConfigError(
        f"{where}: {name} must be {said}, not {value}.", remedy="Mend the value, or remove the line to get the default."
    )
