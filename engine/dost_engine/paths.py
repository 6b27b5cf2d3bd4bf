"""Where the files of one user are, and how they are written: whole or not at all.

Folders come from platformdirs. ``DOST_HOME`` puts all of them into one folder (portable use, tests);
``DOST_MODELS_DIR`` moves the model folder alone, which otherwise is ``~/.cache/dost-models`` on every system.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import warnings
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from dost_engine.errors import StorageError


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders and files of one user.

    Attributes:
        config: Files that the user may edit.
        data: What Dost learned and may be thrown away at the cost of time.
        logs: Log files.
        runtime: Lock and endpoint file, gone after a restart of the system.
        models: Embedding models.
    """

    config: Path
    data: Path
    logs: Path
    runtime: Path
    models: Path

    @classmethod
    def from_environment(cls) -> Paths:
        """The folders of the current user, as the environment says."""
        models = os.environ.get("DOST_MODELS_DIR")
        models_dir = Path(models).expanduser() if models else Path.home() / ".cache" / "dost-models"
        home = os.environ.get("DOST_HOME")
        if home:
            root = Path(home).expanduser()
            return cls(root / "config", root / "data", root / "logs", root / "run", models_dir)
        dirs = platformdirs.PlatformDirs("dost", appauthor=False)
        return cls(
            config=dirs.user_config_path,
            data=dirs.user_data_path,
            logs=dirs.user_log_path,
            runtime=_runtime_folder(dirs),
            models=models_dir,
        )

    @property
    def servers_file(self) -> Path:
        """The MCP servers."""
        return self.config / "servers.json"

    @property
    def tools_file(self) -> Path:
        """What the user decided about tools: pins, bans, search words, tags."""
        return self.config / "tools.json"

    @property
    def skills(self) -> Path:
        """The user's own skills, a folder each."""
        return self.config / "skills"

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def profiles_file(self) -> Path:
        """Rules of choosing that the user saved under names."""
        return self.config / "profiles.json"

    @property
    def vectors_file(self) -> Path:
        """Vectors of tool texts, by digest (SQLite)."""
        return self.data / "vectors.sqlite"

    @property
    def usage_file(self) -> Path:
        """Calls of tools (SQLite), readable by its user only."""
        return self.data / "usage.sqlite"

    @property
    def calls_file(self) -> Path:
        """Every call and what was decided about it (SQLite), readable by its user only."""
        return self.data / "calls.sqlite"

    @property
    def traces_file(self) -> Path:
        """The turns that were answered (SQLite), readable by their user only."""
        return self.data / "traces.sqlite"

    @property
    def evaluation_vectors_file(self) -> Path:
        """Vectors of data sets (SQLite), apart from those of a person's own tools, which they would push out."""
        return self.data / "evaluation-vectors.sqlite"

    @property
    def cases_file(self) -> Path:
        """Cases that were saved in the inspector, readable by their user only."""
        return self.data / "cases.json"

    @property
    def conversations_file(self) -> Path:
        """The conversations of the window (SQLite), readable by their user only."""
        return self.data / "conversations.sqlite"

    @property
    def window_file(self) -> Path:
        """Where the window stood and how it was laid out."""
        return self.data / "window.json"

    @property
    def endpoint_file(self) -> Path:
        """Address and token of the running service, readable by its user only."""
        return self.runtime / "endpoint.json"

    @property
    def tool_lists_file(self) -> Path:
        """The last known tools of each MCP server (SQLite)."""
        return self.data / "tool-lists.sqlite"

    @property
    def eras_file(self) -> Path:
        """Which MCP servers speak the older protocol only."""
        return self.data / "server-eras.json"

    @property
    def secrets_file(self) -> Path:
        """What placeholders of ``servers.json`` stand for, where a person wanted it in a file; else in the keyring."""
        return self.config / "secrets.json"

    @property
    def sign_ins_file(self) -> Path:
        """What sign-ins to servers brought, where a person wanted it in a file; else in the keyring."""
        return self.config / "sign-ins.json"

    @property
    def results_folder(self) -> Path:
        """The newest results of tools that were too long for a model or no text, readable by their user only."""
        return self.data / "results"

    @property
    def processes_file(self) -> Path:
        """Processes of MCP servers that run; what a crash leaves behind is found by it."""
        return self.runtime / "server-processes.json"

    @property
    def lock_file(self) -> Path:
        """Held by the one process that runs the service."""
        return self.runtime / "service.lock"

    def rows(self) -> list[tuple[str, Path]]:
        """Name and place of everything, for ``dost paths``."""
        return [
            ("config", self.config),
            ("servers", self.servers_file),
            ("secrets", self.secrets_file),
            ("sign-ins", self.sign_ins_file),
            ("tools", self.tools_file),
            ("skills", self.skills),
            ("settings", self.settings_file),
            ("profiles", self.profiles_file),
            ("data", self.data),
            ("vectors", self.vectors_file),
            ("evaluation vectors", self.evaluation_vectors_file),
            ("usage", self.usage_file),
            ("traces", self.traces_file),
            ("cases", self.cases_file),
            ("conversations", self.conversations_file),
            ("window", self.window_file),
            ("calls", self.calls_file),
            ("tool lists", self.tool_lists_file),
            ("eras", self.eras_file),
            ("results", self.results_folder),
            ("logs", self.logs),
            ("runtime", self.runtime),
            ("endpoint", self.endpoint_file),
            ("processes", self.processes_file),
            ("models", self.models),
        ]


def _runtime_folder(dirs: platformdirs.PlatformDirs) -> Path:
    """The system's folder for running programs; where there is none (containers), platformdirs' own substitute."""
    with warnings.catch_warnings():  # it warns about the substitute, which is as private as the real one
        warnings.simplefilter("ignore")
        return dirs.user_runtime_path


def write_atomically(path: Path, text: str, *, private: bool = False) -> None:
    """Write a whole file or nothing: to a temporary name beside it, then renamed.

    Args:
        path: The file; its folder is made if need be.
        text: Content, written as UTF-8.
        private: Readable by the current user only.

    Raises:
        StorageError: the file cannot be written; what was there before is still there.
    """
    temporary: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:  # mkstemp makes it 0600
            file.write(text)
        if not private:
            temporary.chmod(0o644)
        temporary.replace(path)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
        raise StorageError(
            f"{path} could not be written: {error.strerror or error}.",
            remedy="Free some space or make the folder writable.",
        ) from error
