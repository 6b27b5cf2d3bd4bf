"""Every text that a person sees goes through ``dost_ui.translation``, and every one of them is there in German."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

ROOT = Path(__file__).parents[2]
SCREENS = ("ui/dost_ui", "desktop/dost_desktop/presenters")
NOT_SHOWN = re.compile(r"^(__.*|gallery.*|sample.*|stylesheet|theme|palettes|icons|translation)$")
"""Modules without texts of the window: made-up data of the gallery, and what is for programs."""
TRANSLATING = {"tr", "trn", "marked"}
FOR_PROGRAMS = {
    *("setProperty", "setObjectName", "getattr", "hasattr", "Signal", "QKeySequence", "getLogger", "strftime"),
    *("debug", "info", "warning", "exception", "error", "TypeVar", "compile", "removeprefix", "removesuffix"),
    *("_start", "startswith"),  # a task and its name
}
"""Calls whose texts nobody reads in the window."""
NAMES_OF_TASKS = {"name", "kind", "role", "icon"}
TWO_WORDS = re.compile(r"[A-Za-z]{2,}[,.:;]? [A-Za-z]{2,}")
NOT_WORDS = re.compile(r"[{}<>]|:.*;|--|://")
SHOWING = {
    *("setText", "setToolTip", "setAccessibleName", "setAccessibleDescription", "setPlaceholderText", "setWindowTitle"),
    *("addAction", "add_button", "QPushButton", "QLabel", "QCheckBox", "QRadioButton", "QAction", "PlainLabel"),
    *("ElidedLabel", "PageHeader", "Run", "set_note", "show_loading", "show_error", "show_state", "show_notice"),
    *("set_activity", "add_note", "say", "set_whole", "setTitle", "setTabText"),
}
"""Calls whose first text is shown."""


@pytest.fixture(scope="module")
def translations() -> ModuleType:
    """The script that collects and compiles."""
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module  # its dataclass looks itself up
    spec.loader.exec_module(module)
    return module


def test_every_text_has_a_german_translation_with_the_same_values(translations: ModuleType) -> None:
    found, unclear = translations.collect()
    file = translations.FOLDER / "dost_de.ts"
    known = translations.read(file)
    assert unclear == []
    assert sorted(set(found) - set(known)) == [], "run `make translations` and translate these"
    assert translations.mistakes({key: known[key] for key in found}) == []
    assert [entry.source for entry in known.values() if entry.plural and len(entry.forms) != 2] == []


def test_the_shipped_file_is_that_of_the_source(translations: ModuleType) -> None:
    file = translations.FOLDER / "dost_de.ts"
    assert file.with_suffix(".qm").read_bytes() == translations.compiled(file), "run `make translations`"
    assert translations.SENTENCES.read_text("utf-8") == translations.sentences(), "run `make translations`"


def test_the_checks_see_what_is_wrong(translations: ModuleType) -> None:
    Entry = translations.Entry  # noqa: N806 - a class
    entries = [
        Entry("Save {name}", forms=["Speichern"]),
        Entry("Open", forms=[""]),
        Entry("%n tools", plural=True, forms=["%n Tool"]),
        Entry("Done.", forms=["Fertig"]),
    ]
    assert len(translations.mistakes({entry.key: entry for entry in entries})) == 4
    tree = ast.parse('def f(x):\n    x.setText("Save")\n    return f"{x} tools came late"\n')
    assert [text for _, text in loose_texts(tree)] == ["Save", " tools came late"]


def test_no_text_of_the_window_goes_around_the_translation() -> None:
    loose = [
        f"{file.relative_to(ROOT)}:{line}: {text!r}"
        for folder in SCREENS
        for file in sorted((ROOT / folder).rglob("*.py"))
        if not NOT_SHOWN.match(file.stem)
        for line, text in loose_texts(ast.parse(file.read_text("utf-8")))
        if (file.stem, text) not in ALLOWED
    ]
    assert loose == []


ALLOWED = {
    ("history_dialogs", '[{"role": "user", "content": "…"}, …]'),  # JSON
    ("import_pane", "which is: "),  # looked for in what the service says
    ("question", "It does not say"),
    ("place_words", "evaluation vectors"),  # names of files, as the engine has them
    ("place_words", "tool lists"),
    ("ranking_words", "Personal ranking waits: "),
    ("reason_words", "parameter descriptions"),  # as the engine writes them
    ("reason_words", "search words"),
    ("reason_words", r"read together with “.+”"),
    ("reason_words", r"(?:word )?“[^“”]+”(?: as (?:the beginning of )?“[^“”]+”)?"),
    ("reason_words", r"(?: and \d+ more words?)?"),
    ("key_field", "not set"),  # values of an enumeration
    ("server_form", "-y\n@modelcontextprotocol/server-memory"),
    ("presence", "server in "),  # keys and names of tasks
    ("quitting", "who uses the service"),
    ("service", "the sample servers"),
    ("tools", "advice on "),
    ("tools_page", "not asked"),  # stands for a note and is not shown
    ("usage", "the numbers of usage"),
    ("settings_page", "Answer in one word."),  # said to a model
    ("settings_page", "Say: ready"),
}
"""Module and text of what is not shown."""


def loose_texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Texts that look as if a person read them, and are not translated; with their lines."""
    tables = _tables(tree)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text = node.value
        words = TWO_WORDS.search(text) is not None and NOT_WORDS.search(text) is None
        shown = re.search(r"[A-Za-z]{2,}", text) is not None and _is_shown(node, parents)
        if (words or shown) and not _is_for_programs(node, parents, tables):
            yield node.lineno, text


def _tables(tree: ast.Module) -> frozenset[str]:
    """Calls of a module's tables, whose texts are translated where the table is read."""
    return frozenset(
        key
        for node in tree.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "TRANSLATED"
        for key in ast.literal_eval(node.value)
    )


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_shown(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether it is the first text of a call that shows it."""
    while node in parents:
        child, node = node, parents[node]
        if isinstance(node, ast.Call):
            return _name(node) in SHOWING and bool(node.args) and node.args[0] is child
        if not isinstance(node, ast.IfExp | ast.BoolOp | ast.JoinedStr | ast.FormattedValue | ast.BinOp):
            return False
        if isinstance(node, ast.IfExp) and node.test is child:
            return False
    return False


def _is_for_programs(node: ast.AST, parents: dict[ast.AST, ast.AST], tables: frozenset[str]) -> bool:
    """A docstring, an annotation, an exception's or a log's text, or already translated."""
    while node in parents:
        child, node = node, parents[node]
        if isinstance(node, ast.Expr) and isinstance(child, ast.Constant):
            return True
        if isinstance(node, ast.Compare | ast.Subscript | ast.arg | ast.Raise):
            return True
        if isinstance(node, ast.AnnAssign) and node.annotation is child:
            return True
        if isinstance(node, ast.keyword) and node.arg in NAMES_OF_TASKS:
            return True
        if isinstance(node, ast.Call) and node.func is not child:
            name = _name(node)
            if name in TRANSLATING or name in FOR_PROGRAMS or name in tables:
                return True
        if isinstance(node, ast.stmt):
            return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and child is node.returns
    return False
