"""Skills: written ways of working, where each is from, and what of them cannot be used.

Public: ``SkillsPage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.kept_in_sight import ListKeptInSight
from dost_ui.labels import PlainLabel
from dost_ui.mirror import placed, set_hint
from dost_ui.page_header import PageHeader
from dost_ui.page_states import PageState
from dost_ui.service_words import said
from dost_ui.skill_view import SkillView
from dost_ui.skills_model import SKILL, SkillsDelegate, SkillsFilter, SkillsModel
from dost_ui.translation import marked, tr, trn

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from dost_engine.types import Skill, SkillList

_ABOUT = marked(
    "A skill is a page that says how something is done here: how a pull request is "
    "reviewed, how an invoice is written. It is a folder with a file SKILL.md in the "
    "skills folder. Dost finds the ones that fit a message, and the model reads what it "
    "needs."
)
_PROBLEM_LINES = 4


class _Lines(QPlainTextEdit):
    """A few lines of plain text, as high as they are, to a limit; the rest is scrolled."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setProperty("kind", "bare")
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # a long path breaks anywhere
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDocumentMargin(0)
        option = self.document().defaultTextOption()
        option.setAlignment(placed(Qt.AlignmentFlag.AlignLeading))
        self.document().setDefaultTextOption(option)

    def fit(self) -> None:
        """Take the height of the text."""
        lines = min(max(int(self.document().size().height()), 1), _PROBLEM_LINES)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * lines + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Another width, another number of lines."""
        super().resizeEvent(event)
        self.fit()


class SkillsPage(QFrame):
    """The page.

    Signals:
        folder_requested: The folder of skills is to be opened.
        retry_requested: The skills are to be asked for again, after an error.
        shown: The page came to be seen.

    Attributes:
        view: The list.
        search: The filter box.
        skill: The selected skill, whole; its signals ask for what it shows.
        problems: What cannot be used, and where it is.
    """

    folder_requested = Signal()
    retry_requested = Signal()
    shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._failed = False
        self.header = PageHeader(tr("Skills"))
        self.folder_button = self.header.add_button(tr("Open the skills folder"))
        self.folder_button.clicked.connect(self.folder_requested)
        self._state = PageState()
        self._state.action.connect(self._act)
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self._make_lists())
        self._stack.addWidget(self._state)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(self._make_problems())
        outer.addWidget(holder, 1)
        self._show_list()

    def _make_problems(self) -> QWidget:
        self._problem_card = QFrame()
        self._problem_card.setProperty("kind", "note-warning")
        column = QVBoxLayout(self._problem_card)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        self._problem_title = PlainLabel(kind="strong", wrap=True)
        self.problems = _Lines()
        self.problems.setAccessibleName(tr("What cannot be used"))
        column.addWidget(self._problem_title)
        column.addWidget(self.problems)
        margins = QWidget()
        around = QVBoxLayout(margins)
        theme.pad(around, "strip")
        around.addWidget(self._problem_card)
        margins.hide()
        self._problem_holder = margins
        return margins

    def _make_lists(self) -> QWidget:
        page = QWidget()
        line = QHBoxLayout(page)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        side = QFrame()
        side.setProperty("kind", "side-left")
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 12, 6, 10)
        column.setSpacing(8)
        self.search = QLineEdit()
        set_hint(self.search, tr("Search skills"))
        self.search.setToolTip(tr("Search names, tags and descriptions"))
        self.search.setAccessibleName(tr("Search skills"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._searched)
        above = QHBoxLayout()
        above.setContentsMargins(8, 0, 8, 0)
        above.addWidget(self.search)
        column.addLayout(above)
        self.model = SkillsModel(self)
        self.filter = SkillsFilter(self)
        self.filter.setSourceModel(self.model)
        self.view = ListKeptInSight()
        self.view.setModel(self.filter)
        self.view.setItemDelegate(SkillsDelegate(self.view))
        self.view.setResizeMode(QListView.ResizeMode.Adjust)  # a long name takes two lines where there is little room
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setAccessibleName(tr("Skills"))
        self.view.selectionModel().currentChanged.connect(self._chosen)
        self._nothing = PageState()
        lists = QWidget()
        self._lists = QStackedLayout(lists)
        self._lists.addWidget(self.view)
        self._lists.addWidget(self._nothing)
        column.addWidget(lists, 1)
        self.skill = SkillView()
        line.addWidget(side, 2)
        line.addWidget(self.skill, 3)
        return page

    # --------------------------------------------------------------------------------------------- showing

    def set_skills(self, listed: SkillList) -> None:
        """Other skills, or other problems. What is selected stays selected."""
        self._failed = False
        current = self.current()
        self.model.set_skills(listed.skills)
        self._show_problems(listed.problems)
        self._show_list()
        self._select(current.id if current is not None else "")

    def show_loading(self, text: str) -> None:
        """The skills are not known yet."""
        self._state.show_state("", text, busy=True)
        self._stack.setCurrentIndex(1)

    def show_error(self, title: str, text: str) -> None:
        """The skills cannot be had."""
        self._failed = True
        self._state.show_state(title, text, icon="warning", button=tr("Try again"))
        self._stack.setCurrentIndex(1)

    def current(self) -> Skill | None:
        """The selected skill."""
        index = self.view.currentIndex()
        found: Skill | None = index.data(SKILL) if index.isValid() else None
        return found

    def state(self) -> PageState:
        """What stands in the place of the list."""
        return self._state

    def nothing(self) -> PageState:
        """What stands in the place of the rows that a search leaves out."""
        return self._nothing

    def problem_title(self) -> str:
        """What is said above the problems, or empty where there are none."""
        return self._problem_title.text() if self._problem_holder.isVisibleTo(self) else ""

    def _show_problems(self, problems: tuple[str, ...]) -> None:
        self._problem_holder.setVisible(bool(problems))
        self._problem_title.setText(trn("%n problem with your skills", "%n problems with your skills", len(problems)))
        text = "\n".join(map(said, problems))
        if self.problems.toPlainText() != text:
            self.problems.setPlainText(text)
        self.problems.fit()

    def _show_list(self) -> None:
        shown, every = self.filter.rowCount(), self.model.rowCount()
        words = trn("%n skill", "%n skills", every)
        self.header.set_note(
            tr("{shown} of {skills}", shown=wording.number(shown), skills=words)
            if self.search.text().strip() and every
            else words
        )
        if not every:
            self._state.show_state(tr("No skills yet"), tr(_ABOUT), icon="skills", button=tr("Open the skills folder"))
        self.folder_button.setVisible(bool(every))  # the empty page has the same button in its middle
        self._stack.setCurrentIndex(0 if every else 1)
        if not shown:
            self._nothing.show_state(tr("Nothing found"), tr("No skill holds all of these words."), icon="inspector")
        self._lists.setCurrentIndex(0 if shown else 1)

    def _select(self, skill_id: str) -> None:
        """Select a skill, or the first one where it is not there."""
        rows = range(self.filter.rowCount())
        at = next((row for row in rows if self.filter.index(row, 0).data(SKILL).id == skill_id), 0)
        if rows:
            self.view.setCurrentIndex(self.filter.index(at, 0))

    # ---------------------------------------------------------------------------------------------- within

    def _searched(self, text: str) -> None:
        current = self.current()
        self.filter.set_text(text)
        self._show_list()
        if not self.view.currentIndex().isValid():
            self._select(current.id if current is not None else "")

    def _chosen(self) -> None:
        skill = self.current()
        if skill is not None:
            self.skill.set_skill(skill)

    def _act(self) -> None:
        (self.retry_requested if self._failed else self.folder_requested).emit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt
        """Tell that the page is seen; a text may be another by now."""
        super().showEvent(event)
        self.shown.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Heights follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "problems"):
            self.problems.fit()
            self.view.setMinimumWidth(theme.active().scaled(180))
