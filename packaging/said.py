"""Sentences that the engine says and the window shows: errors and their remedies, plans of servers, advice.

The engine writes them in English, for every program that asks it, most of them with values in them. This module reads
its source and finds them as templates, ``There is no server "{name}".``: it follows what is given to an error, or to a
field that the window shows, through variables, constants, functions and their callers. What it cannot follow stands in
a template as a name in braces. ``packaging/translations.py`` puts them among the texts to translate.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeGuard

from python_source import Function, Module, around, called, default, given_to, name_of, parameter, read_module, returned

ROOT = Path(__file__).parent.parent
ENGINE = "engine/dost_engine"
FOLDERS = (ENGINE, "desktop/dost_desktop")
NOT_SHOWN = (f"{ENGINE}/cli/", f"{ENGINE}/demo/", "desktop/dost_desktop/cli.py")
"""What only the terminal says."""
TRANSLATED = {"tr", "trn", "marked"}
NOT_READ = tuple(
    f"{ENGINE}/{part}"
    for part in (
        *("__init__.py", "approvals/file.py", "embedding/convert.py", "errors.py", "evaluation/run.py"),
        *("findability/findings.py", "gateway/operations/", "gateway/openapi.py", "index/", "mcp_store/login_shell.py"),
        *("mcp_store/results.py", "mcp_store/returning.py", "mcp_store/secrets.py", "projection/", "selection/"),
        "types/",
    )
)
"""Where only what is followed to an error or a field is a sentence: texts for programs, and reasons, which
``dost_ui.reason_words`` has."""
FOR_PROGRAMS = TRANSLATED | {"Rule", "compile", "execute", "executescript", "executemany", "getLogger", "sub", "search"}
FOR_PROGRAMS |= {"debug", "info", "warning", "exception", "error", "spawn", "create_task", "fullmatch", "match"}
"""Calls whose texts are not shown."""
NOT_SAID = re.compile(
    r"\[|\.?,? |Callable|tool function|onnx:|folder:\{|Failed to parse|Server returned|the model answered|number, at, "
)
"""Beginnings of what is no sentence of its own."""
FIELDS = {
    "ServerPlan": ("name", "lines", "problem", "notes"),
    "AppServers": ("app", "title", "file", "plans", "problem"),
    "ServerConfig": ("key",),
    "Said": ("what", "write"),
    "Finding": ("tool_id", "rule", "level", "what", "write"),
}
"""Values that the window shows, and in which order their fields are given."""
SAYING = frozenset({"_line"})
"""Functions that give sentences to code that is not followed."""
WORDS = frozenset({"FileThread"})
"""Calls that are given a word, which stands in sentences."""
SHOWN = frozenset({"message", "remedy", "lines", "problem", "problems", "notes", "what", "write", "error", "skipped"})
SHOWN |= {"warnings", "title"}
"""Names of fields that hold sentences of the engine."""
MOST_FORMS = 8
"""Forms of one sentence that are written out; beyond that its parts stand as templates of their own."""
MOST_FOR_A_PLACE = 4

Templates = list[str]
"""Forms of a text. Names in braces are values, braces of the text are doubled."""


@dataclass
class Found:
    """A sentence, or several that are said together.

    Attributes:
        file: Where.
        line: On which line.
        templates: Its forms.
        followed: Whether somebody was seen to say it, or it only looks like a sentence.
        word: Whether it may be a single word, which stands in other sentences.
    """

    file: str
    line: int
    templates: Templates
    followed: bool = True
    word: bool = False


class Source:
    """All modules, and what is known of them."""

    def __init__(self, files: dict[str, str]) -> None:
        self.modules = {name: read_module(name, ast.parse(text), FOLDERS) for name, text in files.items()}
        self.calls: dict[str, list[tuple[ast.Call, Module]]] = defaultdict(list)
        for module in self.modules.values():
            for node in ast.walk(module.tree):
                if isinstance(node, ast.Call):
                    self.calls[called(node)].append((node, module))
        errors = self.modules.get(f"{ENGINE}/errors.py")
        self.errors = {one.name for one in errors.tree.body if isinstance(one, ast.ClassDef)} if errors else set()
        self.parts: list[Found] = []
        self._running: set[int] = set()

    def found(self) -> list[Found]:
        """Every sentence, with where it is said."""
        for module in self.modules.values():
            if module.name.startswith(NOT_SHOWN):
                continue
            for node in ast.walk(module.tree):
                for expression in self._said(node, module):
                    self._keep(expression, module)
                if isinstance(node, ast.FunctionDef) and node.name in SAYING and module.name.startswith(f"{ENGINE}/"):
                    for expression in returned(node):
                        self._keep(expression, module)
                read = module.name.startswith(f"{ENGINE}/") and not module.name.startswith(NOT_READ)
                if read and _is_sentence(node, module):
                    self._keep(node, module, followed=False)
        return self.parts

    def _said(self, node: ast.AST, module: Module) -> list[ast.expr]:
        """Expressions of a node that the window may show."""
        if isinstance(node, ast.Call):
            name = called(node)
            order = ("message",) if name in self.errors else FIELDS.get(name, ())
            said = [arg for at, arg in zip(order, node.args, strict=False) if at in SHOWN]
            capital = name[:1].isupper() or name == "replace" or any(word.arg == "remedy" for word in node.keywords)
            return said + [word.value for word in node.keywords if word.arg in SHOWN and capital]
        if isinstance(node, ast.Assign):
            of_class = isinstance(module.parents.get(node), ast.ClassDef)
            names = [one.attr.lstrip("_") for one in node.targets if isinstance(one, ast.Attribute)]
            names += [one.id for one in node.targets if isinstance(one, ast.Name) and of_class]
            return [node.value] if SHOWN & set(names) else []
        return []

    def _keep(self, expression: ast.expr, module: Module, *, followed: bool = True) -> None:
        forms = self.resolve(expression, module)
        if forms:
            parent = module.parents.get(module.parents[expression])
            word = isinstance(parent, ast.Call) and called(parent) in WORDS
            self.parts.append(Found(module.name, expression.lineno, forms, followed, word))

    # ------------------------------------------------------------------------------------------------ expressions

    def resolve(self, node: ast.expr, module: Module) -> Templates | None:
        """Forms of an expression, or None where it is not followed to a text."""
        if id(node) in self._running or len(self._running) > 60:
            return None
        self._running.add(id(node))
        try:
            forms = self._resolved(node, module)
        finally:
            self._running.discard(id(node))
        return None if forms is None else list(dict.fromkeys(forms))

    def _resolved(  # noqa: C901, PLR0911, PLR0912 - a table of kinds of expressions
        self, node: ast.expr, module: Module
    ) -> Templates | None:
        match node:
            case ast.Constant(value=str(text)):
                return [_escaped(text)]
            case ast.JoinedStr():
                return self._joined(node.values, module)
            case ast.BinOp(op=ast.Add()):
                if any(isinstance(one, ast.List | ast.ListComp) for one in (node.left, node.right)):
                    return self._all([node.left, node.right], module)
                return self._joined([node.left, node.right], module)
            case ast.IfExp():
                return self._all([node.body, node.orelse], module)
            case ast.BoolOp():
                return self._all(node.values, module)
            case ast.Name():
                return self._all_of(self._named(node, module))
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                return self._all(module.attributes.get(node.attr, []), module)
            case ast.Tuple() | ast.List() | ast.Set():
                return self._all(node.elts, module)
            case ast.Dict():
                return self._all(node.values, module)
            case ast.Starred() | ast.Await() | ast.NamedExpr():
                return self.resolve(node.value, module)
            case ast.ListComp() | ast.GeneratorExp() | ast.SetComp():
                return self.resolve(node.elt, module)
            case ast.Subscript():
                return self.resolve(node.value, module) if isinstance(node.value, ast.Name | ast.Dict) else None
            case ast.Call():
                return self._of_call(node, module)
        return None

    def _all(self, nodes: list[ast.expr], module: Module) -> Templates | None:
        return self._all_of([(node, module) for node in nodes])

    def _all_of(self, nodes: list[tuple[ast.expr, Module]]) -> Templates | None:
        """Forms of several, where one at least is a text."""
        known = [(node, self.resolve(node, module)) for node, module in nodes]
        if all(forms is None for _, forms in known):
            return None
        return [form for node, forms in known for form in (["{" + name_of(node) + "}"] if forms is None else forms)]

    def _joined(self, nodes: list[ast.expr], module: Module) -> Templates | None:
        """Texts one behind another. A value of few forms is written out; one of many stands as a name."""
        places: list[Templates] = []
        for at, node in enumerate(nodes):
            inner = _value(node)
            plain = not isinstance(node, ast.FormattedValue) or (node.conversion == -1 and node.format_spec is None)
            forms = self.resolve(inner, module) if plain else None
            beside = at > 0 and isinstance(nodes[at - 1], ast.FormattedValue)  # nothing tells where it begins
            if forms is not None and isinstance(node, ast.FormattedValue) and not any(map(says_something, forms)):
                forms = forms if beside else None
            if forms is not None and len(forms) > MOST_FOR_A_PLACE and isinstance(node, ast.FormattedValue):
                self.parts.append(Found(module.name, node.lineno, forms))
                forms = None
            places.append(forms if forms is not None else ["{" + name_of(inner) + "}"])
        count = 1
        for at, forms in enumerate(places):
            if count * len(forms) > MOST_FORMS:
                self.parts.append(Found(module.name, nodes[at].lineno, forms))
                places[at] = ["{" + name_of(_value(nodes[at])) + "}"]
            count *= len(places[at])
        made = ["".join(parts) for parts in product(*places)]
        return [form for form in made if not _is_broken(form)] or made

    def _of_call(self, node: ast.Call, module: Module) -> Templates | None:
        name = called(node)
        if name in TRANSLATED:
            return None
        if isinstance(node.func, ast.Attribute):
            if name == "join" and node.args:
                forms = self.resolve(node.args[0], module)
                if forms:
                    self.parts.append(Found(module.name, node.lineno, forms))
                return None
            if name == "format":
                return self._formatted(node, module)
            if name in {"strip", "rstrip", "removesuffix", "lstrip"}:
                return self.resolve(node.func.value, module)
            if name == "get":
                return self.resolve(node.func.value, module)
        if name in {"list", "tuple", "sorted", "filter", "str"}:
            return self._all(node.args[-1:], module)
        if name in self.errors or name[:1].isupper():
            return None
        found = self._functions(node, module)
        return self._all_of([(one, there) for function, there in found for one in returned(function)])

    def _formatted(self, node: ast.Call, module: Module) -> Templates | None:
        """Texts with places that are filled by a call; those of tables are looked for by the field's name."""
        of = node.func.value if isinstance(node.func, ast.Attribute) else node.func
        forms = self.resolve(of, module)
        if forms is None and isinstance(of, ast.Attribute):
            rows = (call for calls in self.calls.values() for call, _ in calls)
            given = [word.value for call in rows for word in call.keywords if word.arg == of.attr]
            forms = self._all(given, module) if given else None
        names = iter([name_of(one) for one in node.args])

        def place(found: re.Match[str]) -> str:
            return "{" + (found[1] or next(names, "value")) + "}"

        return [re.sub(r"\{\{(\w*)\}\}", place, one) for one in forms or ()] or None

    def _functions(self, node: ast.Call, module: Module) -> list[tuple[Function, Module]]:
        name = called(node)
        own = isinstance(node.func, ast.Name) or (
            isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name)
        )
        if not own:
            return []
        if name in module.functions:
            return [(one, module) for one in module.functions[name]]
        there = self.modules.get(module.imported.get(name, ""))
        return [(one, there) for one in there.functions.get(name, ())] if there is not None else []

    # ------------------------------------------------------------------------------------------------- names

    def _named(self, node: ast.Name, module: Module) -> list[tuple[ast.expr, Module]]:
        """What a name may stand for: values that it was given, or those of callers."""
        function = around(node, module)
        while function is not None:
            given: list[ast.expr | tuple[ast.expr, Module]] = [*given_to(node.id, function)]
            at = parameter(node.id, function)
            if at is not None:
                given += self._from_callers(node.id, at, function, module)
            if given or at is not None:
                return [one if isinstance(one, tuple) else (one, module) for one in given]
            function = around(function, module)
        if node.id in module.constants:
            return [(module.constants[node.id], module)]
        there = self.modules.get(module.imported.get(node.id, ""))
        return [(there.constants[node.id], there)] if there is not None and node.id in there.constants else []

    def _from_callers(self, name: str, at: int, function: Function, module: Module) -> list[tuple[ast.expr, Module]]:
        """What callers give for a parameter; ``at`` is -1 for one that has a name only."""
        given: list[tuple[ast.expr, Module]] = []
        usual = default(name, function)
        if usual is not None:
            given.append((usual, module))
        for call, there in self.calls.get(function.name, ()):
            if there is not module and there.imported.get(function.name) != module.name:
                continue
            given += [(word.value, there) for word in call.keywords if word.arg == name]
            if 0 <= at < len(call.args) and not any(isinstance(one, ast.Starred) for one in call.args[: at + 1]):
                given.append((call.args[at], there))
        return given


def _value(node: ast.expr) -> ast.expr:
    """What stands at a place of a text."""
    return node.value if isinstance(node, ast.FormattedValue) else node


def _is_sentence(node: ast.AST, module: Module) -> TypeGuard[ast.expr]:
    """Whether it is a text of several words, whole, and neither documentation nor for a program."""
    parent = module.parents.get(node)
    if not isinstance(node, ast.Constant | ast.JoinedStr) or isinstance(parent, ast.JoinedStr | ast.Expr):
        return False
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    text = "".join(one.value if isinstance(one, ast.Constant) and isinstance(one.value, str) else "{}" for one in parts)
    words = re.findall(r"(?<![\w\\-])[A-Za-z][a-z]*(?=$|[\s,;:.)”\"])", text)
    if len(words) < 3 or re.search(r"\\[bsw]|\(\?|</|^\s|  |\b(SELECT|FROM|TABLE|WHERE|INDEX)\b", text):
        return False
    while parent is not None:
        if isinstance(parent, ast.Call) and called(parent) in FOR_PROGRAMS:
            return False
        if isinstance(parent, ast.Compare | ast.AnnAssign) and node is not getattr(parent, "value", None):
            return False
        if isinstance(parent, ast.stmt):
            return not (isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef))
        node, parent = parent, module.parents.get(parent)
    return False


def _is_broken(form: str) -> bool:
    """Whether something is missing in it: where a value is empty, another form of the sentence is said."""
    return re.search(r':\s*\.?$|\s:|\S  |""|“”', form) is not None


def says_something(form: str) -> bool:
    """Whether there is a word in it, and not only names, keys and paths."""
    words = re.sub(r"\{+\w+\}+", "{}", form)
    return re.search(r"(?:^|[\s“\"(;])[A-Za-z]{2,}(?=$|[\s,;:)?”\"]|\.\s|\.$)", words) is not None


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def sentences(template: str) -> list[str]:
    """A template's sentences, each a template; those without words left out."""
    parts = re.split(r"(?<=[.?!])(?:\s+|\n)(?=[A-Z“\"{`⟨])|\n", template)
    return [part for one in parts if says_something(part := one.strip()) and " " in part]


def numbered(template: str) -> str:
    """The template with a name of its own for each value; of values side by side only the first has one."""
    seen: dict[str, int] = {}

    def name(found: re.Match[str]) -> str:
        seen[found[1]] = seen.get(found[1], 0) + 1
        return "{" + found[1] + (str(seen[found[1]]) if seen[found[1]] > 1 else "") + "}"

    template = re.sub(r"(\{\w+\})(?:\{\w+\})+", r"\1", template)
    return re.sub(r"(?<!\{)\{(\w+)\}(?!\})", name, template)


def read_source() -> dict[str, str]:
    """Files of the engine and the desktop."""
    files = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]
    return {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in files}


@cache
def collected() -> dict[str, list[str]]:
    """Templates of sentences, each with the files that say it."""
    found: dict[str, list[str]] = {}
    alike: dict[str, str] = {}
    everything = Source(read_source()).found()
    whole = "\n".join(form for one in everything if one.followed for form in one.templates)
    for one in everything:
        parts = [part for form in one.templates for part in ([form] if one.word else sentences(form))]
        for part in parts:
            loose = not one.followed and ("{{}}" in part or (part[-1] not in ".?" and part in whole))
            if NOT_SAID.match(part) or loose:
                continue
            known = alike.setdefault(re.sub(r"(?<!\{)\{\w+\}(?!\})", "{}", part), numbered(part))
            files = found.setdefault(known, [])
            if one.file not in files:
                files.append(one.file)
    return found


if __name__ == "__main__":
    for text, files in sorted(collected().items(), key=lambda one: (one[1][0], one[0])):
        print(files[0].split("/", 2)[2], "|", text)
