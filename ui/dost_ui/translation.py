"""The language of the window.

How to write a string that a person sees:

* ``tr("Save")``, ``tr("{name} answers.", name=model)``: never an f-string, never parts of a sentence glued together;
  ``tr("Open", comment="state")`` where the same English means two things.
* ``trn("%n tool", "%n tools", count)`` for what is counted; other values by name, as above.
* A constant of a module is ``marked("Saved.")`` where it stands and ``tr(_SAVED)`` where it is shown: what is
  translated at import stays in the language of the start.

Public: ``tr``, ``trn``, ``marked``, ``install``, ``language``, ``locale``, ``LANGUAGES``. English is what the source
says; ``make translations`` collects it into ``dost_de.ts`` and makes ``dost_de.qm`` of that. Names of tools and
servers, and what servers and models say, are not translated.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from dost_assets import FOLDER

__all__ = ["LANGUAGES", "install", "language", "locale", "marked", "tr", "trn"]

CONTEXT = "Dost"
"""Of every entry: one English sentence has one translation, wherever it stands; a comment tells two apart."""

SOURCE = "en"
LANGUAGES: tuple[tuple[str, str], ...] = (("en", "English"), ("de", "Deutsch"))
"""Languages of the window, each in its own words."""


class _Spoken:
    """What is spoken now; one for the process, as the application is.

    Attributes:
        language: One of ``LANGUAGES``.
        own: Looks our strings up; none for English.
        installed: What Qt was given: ours, and that of its own dialogs.
        found: What was looked up already.
        against: The window runs against the language. The dots of a button are kept at the end of its words then.
    """

    def __init__(self) -> None:
        self.language = SOURCE
        self.locale = _locale_of(SOURCE)
        self.own: QTranslator | None = None
        self.installed: list[QTranslator] = []
        self.found: dict[tuple[str, str], str] = {}
        self.against = False


def _locale_of(name: str) -> QLocale:
    return QLocale(QLocale.Language.English, QLocale.Country.UnitedStates) if name == SOURCE else QLocale(name)


_now = _Spoken()


def marked(text: str) -> str:
    """Unchanged; says that ``text`` is to be translated where it is shown."""
    return text


def tr(text: str, /, *, comment: str = "", **values: object) -> str:
    """``text`` in the language of the window.

    Args:
        text: English. ``{name}`` stands for a value.
        comment: Tells two meanings of the same English apart.
        values: What stands for the names. Text in them is shown letter for letter.
    """
    shown = text if _now.own is None else _looked_up(_now.own, text, comment)
    shown = shown.format_map(values) if values else shown
    return f"{shown}\u200e" if _now.against and shown.endswith("…") else shown


def trn(one: str, many: str, count: int, /, *, comment: str = "", **values: object) -> str:
    """A sentence about a number of things, in the form that the language has for that number.

    Args:
        one: English for one thing. ``%n`` stands for the number.
        many: English for another number.
        count: How many.
        comment: Tells two meanings of the same English apart.
        values: What stands for ``{name}``.
    """
    shown = _now.own.translate(CONTEXT, many, comment, count) if _now.own is not None else ""
    shown = (shown or (one if count == 1 else many)).replace("%n", _now.locale.toString(count))
    return shown.format_map(values) if values else shown


def _looked_up(own: QTranslator, text: str, comment: str) -> str:
    key = text, comment
    if key not in _now.found:
        _now.found[key] = own.translate(CONTEXT, text, comment) or text
    return _now.found[key]


def language() -> str:
    """The language of the window, ``en`` or another of ``LANGUAGES``."""
    return _now.language


def locale() -> QLocale:
    """How numbers and days are written in that language."""
    return _now.locale


def of_the_system() -> str:
    """The first language of the system's list that the window has, else English."""
    known = {name for name, _ in LANGUAGES}
    wanted = (name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((name for name in wanted if name in known), SOURCE)


def install(wanted: str, *, right_to_left: bool | None = None) -> None:
    """Speak a language from now on; what is shown already stays as it is.

    Args:
        wanted: ``system`` or one of ``LANGUAGES``; anything else is English.
        right_to_left: Lay the window out from right to left, or not, whatever the language says.
    """
    name = of_the_system() if wanted == "system" else wanted
    for old in _now.installed if QCoreApplication.instance() is not None else ():
        QCoreApplication.removeTranslator(old)
    _now.installed = []
    _now.own = None
    _now.found = {}
    _now.language, _now.locale = SOURCE, _locale_of(SOURCE)
    own = _loaded(name)
    if own is not None:
        _now.own, _now.language, _now.locale = own, name, _locale_of(name)
        _now.installed = [*_of_qt(name), own]
    QLocale.setDefault(_now.locale)  # of number fields and Qt's own dialogs
    if QCoreApplication.instance() is None:
        return
    for one in _now.installed:
        QCoreApplication.installTranslator(one)
    if isinstance(QCoreApplication.instance(), QGuiApplication):
        by_language = _now.locale.textDirection() is Qt.LayoutDirection.RightToLeft
        mirrored = by_language if right_to_left is None else right_to_left
        _now.against = mirrored is not by_language
        QGuiApplication.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight
        )


def _loaded(name: str) -> QTranslator | None:
    """Our own translation, where there is one."""
    if name == SOURCE or name not in {known for known, _ in LANGUAGES}:
        return None
    own = _FromData((FOLDER / "translations" / f"dost_{name}.qm").read_bytes())
    return None if own.isEmpty() else own


class _FromData(QTranslator):
    """A translation from bytes, which Qt reads where they lie: they live as long as it does."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._data = data
        self.load(data)


def _of_qt(name: str) -> list[Any]:
    """Qt's own dialogs and menus in that language."""
    own = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [own] if own.load(f"qtbase_{name}", folder) else []
