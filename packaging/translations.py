"""Collects what the window says and makes the files that translate it.

``python packaging/translations.py`` brings ``assets/dost_assets/translations/dost_*.ts`` up to the source, says what
has no translation yet, and makes the ``.qm`` files of them. With ``--check`` it changes nothing and fails where
something would change, or is wrong.

Qt's own collector reads Python, but not constants of a module that are only marked, and takes the class around a call
for its context; ours knows ``tr``, ``trn`` and ``marked`` of ``dost_ui.translation`` (docs/adr/0015-translations.md).
"""

from __future__ import annotations

import ast
import json
import re
import string
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # a test loads this file by its path
import said

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "assets" / "dost_assets" / "translations"
PACKAGES = ("ui/dost_ui", "desktop/dost_desktop")
SENTENCES = FOLDER / "sentences.json"
"""What the engine says, as templates: the window takes its sentences to pieces by them."""
CONTEXT = "Dost"
_NAME = re.compile(r"(?<!\{)\{(\w+)\}(?!\})")
FUNCTIONS = {"tr": 1, "marked": 1, "trn": 2}
"""Names, and how many of the first arguments are texts."""


@dataclass(slots=True)
class Entry:
    """A text of the window.

    Attributes:
        source: English; of a plural, the form for many.
        comment: Tells two meanings apart.
        plural: Whether it depends on a number.
        files: Where it stands.
        forms: Translations: one, or one for each form of a plural.
    """

    source: str
    comment: str = ""
    plural: bool = False
    files: list[str] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)

    @property
    def key(self) -> tuple[str, str]:
        """What tells entries apart."""
        return self.source, self.comment


def collect() -> tuple[dict[tuple[str, str], Entry], list[str]]:
    """All texts of the source, and what is written wrongly there."""
    found: dict[tuple[str, str], Entry] = {}
    wrong: list[str] = []
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            tree = ast.parse(file.read_text("utf-8"))
            rows = _rows(tree)
            for node in ast.walk(tree):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                if node.func.id in FUNCTIONS:
                    wrong += _take(node, node.func.id, name, found)
                for text in _texts(node, rows.get(node.func.id, ())):
                    _add(Entry(text), name, found)
    for text, files in said.collected().items():
        for name in files:
            _add(Entry(text), name, found)
    return found, wrong


def sentences() -> str:
    """The text of the file of templates."""
    return json.dumps(sorted(said.collected()), ensure_ascii=False, indent=0) + "\n"


def _rows(tree: ast.Module) -> dict[str, tuple[int, ...]]:
    """What a module says of its tables: ``TRANSLATED = {"row": (2, 3)}``, which arguments of which calls are texts."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "TRANSLATED":
            return dict(ast.literal_eval(node.value))
    return {}


def _texts(node: ast.Call, places: tuple[int, ...]) -> list[str]:
    """The literals that stand at these places of a call."""
    return _literals([node.args[at] for at in places if at < len(node.args)])


def _literals(nodes: list[ast.expr]) -> list[str]:
    """The texts among expressions."""
    return [one.value for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def _add(entry: Entry, name: str, found: dict[tuple[str, str], Entry]) -> Entry:
    known = found.setdefault(entry.key, entry)
    if name not in known.files:
        known.files.append(name)
    return known


def _take(node: ast.Call, function: str, name: str, found: dict[tuple[str, str], Entry]) -> list[str]:
    """Add the text of a call."""
    where = f"{name}:{node.lineno}"
    texts_given = node.args[: FUNCTIONS[function]]
    if any(isinstance(text, ast.JoinedStr | ast.BinOp) for text in texts_given):
        return [f"{where}: an f-string or a sum is no text that can be translated"]
    texts = _literals(texts_given)
    if len(texts) < len(texts_given):
        return [f"{where}: {function} takes a literal"] if function == "marked" else []  # a marked constant
    given = {word.arg: word.value for word in node.keywords}
    note = given.pop("comment", None)
    comment = "".join(_literals([note])) if note is not None else ""
    wrong = (
        []
        if None in given
        else [
            f"{where}: {text!r} has {sorted(placeholders(text))}, given are {sorted(map(str, given))}"
            for text in texts
            if function != "marked" and placeholders(text) - {"%n"} != set(given)
        ]
    )
    if function == "trn" and len(node.args) < 3:
        wrong.append(f"{where}: trn needs a number")
    counted = function == "trn" or (function == "marked" and "%n" in texts[-1])
    entry = _add(Entry(texts[-1], comment, plural=counted), name, found)
    if entry.plural != counted:
        wrong.append(
            f"{where}: {entry.source!r} is counted in one place and not in another; a comment tells them apart"
        )
    return wrong


def placeholders(text: str) -> set[str]:
    """What stands for values in a text."""
    try:
        names = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        names = {"(broken)"}
    return names | ({"%n"} if "%n" in text else set())


def read(file: Path) -> dict[tuple[str, str], Entry]:
    """The entries of a ``.ts`` file."""
    found: dict[tuple[str, str], Entry] = {}
    if not file.exists():
        return found
    for message in ET.parse(file).getroot().iter("message"):  # noqa: S314 - a file of ours
        shown = message.find("translation")
        plural = message.get("numerus") == "yes"
        forms = (
            [] if shown is None else [one.text or "" for one in (shown.findall("numerusform") if plural else [shown])]
        )
        entry = Entry(message.findtext("source") or "", message.findtext("comment") or "", plural=plural, forms=forms)
        found[entry.key] = entry
    return found


def written(entries: dict[tuple[str, str], Entry], language: str) -> str:
    """The text of a ``.ts`` file."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for entry in sorted(entries.values(), key=lambda one: (one.files[0], one.key)):
        message = ET.SubElement(context, "message", {"numerus": "yes"} if entry.plural else {})
        for file in entry.files:
            ET.SubElement(message, "location", filename=file)
        ET.SubElement(message, "source").text = entry.source
        if entry.comment:
            ET.SubElement(message, "comment").text = entry.comment
        shown = ET.SubElement(message, "translation", {} if is_done(entry) else {"type": "unfinished"})
        if entry.plural:
            for form in [*entry.forms, "", ""][:2]:
                ET.SubElement(shown, "numerusform").text = form
        else:
            shown.text = entry.forms[0] if entry.forms else ""
    ET.indent(root, "  ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ET.tostring(root, "unicode")}\n'


def is_done(entry: Entry) -> bool:
    """Whether every form is there."""
    return len(entry.forms) == (2 if entry.plural else 1) and all(entry.forms)


def merged(file: Path, found: dict[tuple[str, str], Entry]) -> dict[tuple[str, str], Entry]:
    """The entries of the source with the translations of a file."""
    old = read(file)
    shapes = {_shape(entry.source): entry for entry in old.values() if not entry.comment and not entry.plural}
    for key, entry in found.items():
        before = old.get(key)
        entry.forms = before.forms if before is not None and before.plural == entry.plural else []
        alike = shapes.get(_shape(entry.source))
        if not entry.forms and not entry.plural and not entry.comment and alike is not None:
            entry.forms = [_renamed(form, alike.source, entry.source) for form in alike.forms]
    return found


def _shape(text: str) -> str:
    """A text without the names of its values."""
    return _NAME.sub("{}", text)


def _renamed(form: str, old: str, new: str) -> str:
    """A translation with the names that values have now: variables of the engine may change theirs."""
    names = dict(zip(_NAME.findall(old), _NAME.findall(new), strict=True))
    return _NAME.sub(lambda found: "{" + names.get(str(found[1]), str(found[1])) + "}", form)


def mistakes(entries: dict[tuple[str, str], Entry]) -> list[str]:
    """What is wrong with translations."""
    wrong = [f"no translation of {entry.source!r}" for entry in entries.values() if not is_done(entry)]
    for entry in entries.values():
        for at, form in enumerate(entry.forms):
            missing = placeholders(entry.source) ^ placeholders(form)
            if form and missing and not (entry.plural and at == 0 and missing == {"%n"}):  # "one" may be a word
                wrong.append(f"{entry.source!r}: other values in {form!r}: {sorted(missing)}")
            if form and _ends(entry.source) != _ends(form):
                wrong.append(f"{entry.source!r}: another beginning or end in {form!r}")
    return wrong


def _ends(text: str) -> tuple[str, str, str]:
    """Blanks around a text, and the mark at its end."""
    mark = re.search(r"[.…:?]?$", text.rstrip())
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :], mark.group() if mark else ""


def compiled(file: Path) -> bytes:
    """The ``.qm`` file of a ``.ts`` file."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "made.qm"
        program = Path(sys.executable).parent / "pyside6-lrelease"
        subprocess.run([str(program), "-silent", str(file), "-qm", str(target)], check=True)
        return target.read_bytes()


def main(check: bool) -> int:
    """Bring the files up to the source, or say what is not."""
    wrong: list[str] = []
    if not check:
        SENTENCES.write_text(sentences(), encoding="utf-8")
    elif not SENTENCES.exists() or SENTENCES.read_text("utf-8") != sentences():
        wrong.append(f"{SENTENCES.name} is not that of the source: run `make translations`")
    for file in sorted(FOLDER.glob("dost_*.ts")):
        found, unclear = collect()
        entries = merged(file, found)
        wrong += unclear + mistakes(entries)
        text = written(entries, file.stem.partition("_")[2])
        target = file.with_suffix(".qm")
        if not check:
            file.write_text(text, encoding="utf-8")
            target.write_bytes(compiled(file))
            print(f"{file.name}: {len(entries)} entries, {sum(map(is_done, entries.values()))} translated")
        elif text != file.read_text("utf-8"):
            wrong.append(f"{file.name} is not that of the source: run `make translations`")
        elif not target.exists() or target.read_bytes() != compiled(file):
            wrong.append(f"{target.name} is not made of {file.name}: run `make translations`")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(check="--check" in sys.argv[1:]))
