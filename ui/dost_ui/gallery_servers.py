"""The servers page and its dialogs in every state."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.types import Approval
from dost_ui import sample_servers, samples
from dost_ui.add_server_dialog import AddServerDialog, Way
from dost_ui.confirm_servers import ConfirmServersDialog
from dost_ui.server_draft import Pair, ServerValues
from dost_ui.servers_page import ServersPage
from dost_ui.service_words import said
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_engine.types import ServerPlan

_BROKEN = '{\n  "mcpServers": {\n    "memory": {\n      "command" "npx",\n      "args": []\n    }\n  }\n}'
_NOT_JSON = "The text is not JSON: line 4, column 17: Expecting ':' delimiter."


def _page(width: int = 1000) -> ServersPage:
    page = ServersPage()
    page.resize(width, 640)
    return page


def _shown(name: str, width: int = 1000) -> ServersPage:
    page = _page(width)
    page.set_servers(samples.servers())
    page.select(name)
    return page


def _signing_in() -> QWidget:
    page = _shown("tracker")
    page.detail.show_sign_in(sample_servers.SIGN_IN)
    return page


def _left_out() -> QWidget:
    page = _page()
    reasons = tuple(f"Entry {number}: its name is missing or not text." for number in range(1, 13))
    error = f"It does not answer just now. {len(reasons)} entries of its tool list are left out."
    wiki = next(replace(one, skipped=reasons, error=error) for one in samples.servers() if one.name == "wiki")
    page.set_servers(tuple(wiki if one.name == "wiki" else one for one in samples.servers()))
    page.select("wiki")
    page.set_approvals({"wiki": Approval.ASK})
    page.set_logs("wiki", tuple(f"2026-11-30 09:31:{number:02} tools/list took {number} ms" for number in range(60)))
    return page


def _crowded() -> QWidget:
    page = _page()
    page.set_servers(sample_servers.many(2000))
    page.view.setCurrentIndex(page.model.index(14))
    return page


def _loading() -> QWidget:
    page = _page()
    page.show_loading(tr("Starting the engine"))
    return page


def _error() -> QWidget:
    page = _page()
    page.show_error(
        tr("A setting cannot be used"),
        said("servers.json is not JSON: line 3, column 1: Expecting value. Mend the file."),
    )
    return page


def _paste(*, broken: bool = False) -> QWidget:
    dialog = AddServerDialog()
    refused = '"a": {"url": "file:///x"}'
    dialog.paste.set_text(_BROKEN if broken else f'{{"memory": {sample_servers.ENTRY.text},\n{refused}}}')
    draft = dialog.paste.draft()
    if broken:
        dialog.paste.show_error(draft, _NOT_JSON)
    else:
        dialog.paste.show_plans(draft, (sample_servers.PLAN, sample_servers.REFUSED))
    return dialog


def _form(*, remote: bool = False) -> QWidget:
    dialog = AddServerDialog()
    dialog.show_way(Way.FORM)
    values = ServerValues(
        "memory",
        command="npx",
        args=("-y", "@modelcontextprotocol/server-memory"),
        pairs=(Pair("MEMORY_FILE_PATH", "/home/asha/notes/memory.json"), Pair("API_TOKEN", "secret", secret=True)),
    )
    if remote:
        headers = (Pair("X-Key", "", secret=True),)
        values = ServerValues("docs", remote=True, url="https://docs.example/mcp", pairs=headers)
    dialog.form.set_values(values)
    return dialog


def _import(*, empty: bool = False) -> QWidget:
    dialog = AddServerDialog()
    dialog.show_way(Way.IMPORT)
    dialog.imports.show_apps(() if empty else sample_servers.APPS)
    if not empty:
        dialog.imports.boxes["claude-desktop", "memory"].setChecked(True)
    return dialog


def _import_loading() -> QWidget:
    dialog = AddServerDialog()
    dialog.show_way(Way.IMPORT)
    return dialog


def _confirm(*plans: ServerPlan, edits: bool = False, problem: str = "") -> QWidget:
    source = "" if edits else tr("A link from a web page or another program asks for this.")
    dialog = ConfirmServersDialog(plans, source=source, edits=edits)
    if problem:
        dialog.show_problem(problem, offer_file=True)
    return dialog


def _removed() -> QWidget:
    page = _shown("weather", 900)
    page.show_removed("wiki")
    return page


def servers_scenes() -> dict[str, Callable[[], QWidget]]:
    """By name."""
    sample = sample_servers
    return {
        "servers-sign-in": _signing_in,
        "servers-left-out": _left_out,
        "servers-900": lambda: _shown("weather", 668),
        "servers-2000": _crowded,
        "servers-loading": _loading,
        "servers-error": _error,
        "servers-removed": _removed,
        "servers-add-paste": _paste,
        "servers-add-paste-wrong": lambda: _paste(broken=True),
        "servers-add-empty": AddServerDialog,
        "servers-add-form": _form,
        "servers-add-form-address": lambda: _form(remote=True),
        "servers-add-import": _import,
        "servers-add-import-empty": lambda: _import(empty=True),
        "servers-add-import-loading": _import_loading,
        "servers-edit": lambda: AddServerDialog(sample.ENTRY),
        "servers-confirm": lambda: _confirm(sample.PLAN),
        "servers-confirm-asking": lambda: _confirm(sample.ASKING),
        "servers-confirm-several": lambda: _confirm(sample.PLAN, sample.REMOTE, sample.REFUSED, sample.SAME),
        "servers-confirm-hostile": lambda: _confirm(sample.HOSTILE),
        "servers-confirm-refused": lambda: _confirm(sample.REFUSED),
        "servers-confirm-edit": lambda: _confirm(replace(sample.PLAN, taken=sample.REMOTE.taken), edits=True),
        "servers-confirm-no-keyring": lambda: _confirm(sample.PLAN, problem="This system has no keyring."),
    }
