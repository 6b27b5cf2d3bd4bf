"""The inspector's left column: by which rules, with which options, after which history.

Public: ``InspectorControls``, ``RuleChoice``, ``rule_choices``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QInputDialog, QPushButton, QScrollArea, QVBoxLayout, QWidget

from dost_engine.types import Method, Policy
from dost_ui import theme
from dost_ui.history_editor import HistoryEditor
from dost_ui.inspector_query import InspectorQuery, Setting
from dost_ui.knob_panel import KnobPanel
from dost_ui.labels import PlainLabel
from dost_ui.translation import tr


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """Rules that can be chosen.

    Attributes:
        label: What they are called.
        policy: With the options that count as their defaults.
        profile: Whether a person saved them.
    """

    label: str
    policy: Policy
    profile: bool = False


def rule_choices(own: Policy | None = None, guide: Policy | None = None) -> tuple[RuleChoice, ...]:
    """The rules that Dost brings; the first two as the settings have them."""
    return (
        RuleChoice(tr("Dost's own"), own or Policy.default()),
        RuleChoice(tr("The guide's"), guide or Policy.guide()),
        RuleChoice(tr("Hybrid, plain"), Policy.of_method(Method.HYBRID)),
        RuleChoice(tr("By words alone"), Policy.of_method(Method.TEXT)),
        RuleChoice(tr("By meaning alone"), Policy.of_method(Method.SEMANTIC)),
        RuleChoice(tr("Agent-CoreX's"), Policy.agent_corex()),
    )


class InspectorControls(QFrame):
    """Rules, options, history, reset.

    Signals:
        changed: Something was edited.
        profile_named: The rules as they are set are to be saved under this name.
        profile_dropped: The profile of this name is to go.

    Attributes:
        rules: The list of rules.
        knobs: Their options.
        history: What came before.
        reset: Everything back to the defaults of the rules.
        save: Asks for a name to save the rules under.
        drop: Removes the profile that is chosen.
        dialog: Asks for the name.
    """

    changed = Signal()
    profile_named = Signal(str)
    profile_dropped = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "side-left")
        self._choices: tuple[RuleChoice, ...] = ()
        self._edited: dict[str, Policy] = {}
        self._shown = ""
        inner = self._make_room()
        self.rules = QComboBox(inner)
        self.rules.setAccessibleName(tr("Rules"))
        self.rules.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rules.setMinimumContentsLength(10)
        self.knobs = KnobPanel(inner)
        self.history = HistoryEditor(inner)
        self.reset = QPushButton(tr("Reset to defaults"), inner)
        self.reset.clicked.connect(self._reset)
        self.save = QPushButton(tr("Save as a profile…"), inner)
        self.save.clicked.connect(self._ask_name)
        self.drop = QPushButton(tr("Remove this profile"), inner)
        self.drop.clicked.connect(lambda: self.profile_dropped.emit(self._shown))
        self.dialog: QInputDialog | None = None
        self.set_choices(rule_choices())
        self._lay_out(inner)
        self.rules.currentIndexChanged.connect(self._choose)
        self.knobs.changed.connect(self._edit)
        self.history.changed.connect(self.changed)

    def _make_room(self) -> QWidget:
        """What scrolls; its parts are made in it, for Qt tells whatever is put elsewhere of another style."""
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the control that has the focus
        scroll.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        return inner

    def _lay_out(self, inner: QWidget) -> None:
        column = QVBoxLayout(inner)
        theme.pad(column, "card")
        column.setSpacing(12)
        column.addWidget(PlainLabel(tr("HISTORY"), "section"))
        column.addWidget(self.history)
        column.addWidget(PlainLabel(tr("RULES"), "section"))
        column.addWidget(self.rules)
        column.addWidget(self.knobs)
        for button in (self.reset, self.save, self.drop):
            column.addWidget(button)
        column.addStretch(1)

    # ----------------------------------------------------------------------------------------------- rules

    def set_choices(self, choices: tuple[RuleChoice, ...]) -> None:
        """The rules that can be chosen. The ones in force stay, where they are still there. Emits nothing."""
        for one in choices:
            if one not in self._choices:  # saved anew, or as the settings have them now
                self._edited.pop(one.label, None)
        self._choices = choices
        self.rules.blockSignals(True)  # noqa: FBT003 - Qt
        self.rules.clear()
        for at, choice in enumerate(choices):
            if choice.profile and at and not choices[at - 1].profile:
                self.rules.insertSeparator(self.rules.count())
            self.rules.addItem(choice.label, choice.label)
        self.rules.blockSignals(False)  # noqa: FBT003 - Qt
        self._show(self._shown if any(one.label == self._shown for one in choices) else choices[0].label)

    def choices(self) -> tuple[RuleChoice, ...]:
        """The rules that can be chosen."""
        return self._choices

    def choice(self) -> RuleChoice:
        """The rules that are chosen."""
        return next(one for one in self._choices if one.label == self._shown)

    def choose(self, label: str) -> None:
        """Choose other rules, as a person does."""
        self.rules.setCurrentIndex(self.rules.findData(label))

    def default(self) -> Setting:
        """What "Reset" goes back to."""
        return Setting(self.choice().policy)

    def setting(self) -> Setting:
        """What is set."""
        return self.knobs.setting()

    def set_setting(self, setting: Setting) -> None:
        """Show a setting, by the rules that it comes from. Emits nothing."""
        same = [one for one in self._choices if one.policy == setting.policy]
        named = [one for one in self._choices if one.policy.name == setting.policy.name]
        alike = [one for one in self._choices if one.policy.rules is setting.policy.rules]
        chosen = (same or named or alike or list(self._choices))[0]
        self._edited[chosen.label] = setting.policy
        self.knobs.set_setting(setting, Setting(chosen.policy))
        self._show(chosen.label)

    def _show(self, label: str) -> None:
        """Rules come to the front; caps and filters stay."""
        self._shown = label
        policy = self._edited.get(label, self.choice().policy)
        self.knobs.set_setting(replace(self.knobs.setting(), policy=policy), self.default())
        self.rules.blockSignals(True)  # noqa: FBT003 - Qt
        self.rules.setCurrentIndex(self.rules.findData(label))
        self.rules.blockSignals(False)  # noqa: FBT003 - Qt
        self._enable()

    def _choose(self) -> None:
        label = self.rules.currentData()
        if label:
            self._show(label)
            self.changed.emit()

    def _edit(self) -> None:
        self._edited[self._shown] = self.knobs.setting().policy
        self._enable()
        self.changed.emit()

    def _reset(self) -> None:
        self._edited.pop(self._shown, None)
        self.knobs.set_setting(self.default(), self.default())
        self._enable()
        self.changed.emit()

    def _ask_name(self) -> None:
        dialog = self.dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Save as a profile"))
        dialog.setLabelText(tr("Name. It can be chosen here, and with “--policy” in a terminal."))
        dialog.setOkButtonText(tr("Save"))
        dialog.setTextValue(self._shown if self.choice().profile else "")
        dialog.textValueSelected.connect(self._name)
        dialog.open()

    def _name(self, name: str) -> None:
        if name.strip():
            self.profile_named.emit(name.strip())

    def _enable(self) -> None:
        self.drop.setVisible(self.choice().profile)
        self.reset.setEnabled(self.setting() != self.default())

    # ----------------------------------------------------------------------------------------------- query

    def set_values(self, query: InspectorQuery) -> None:
        """Options and history of a query. Emits nothing."""
        self.set_setting(query.setting)
        self.history.set_history(query.history, query.source, use_conversation=query.use_conversation)

    def query(self, text: str) -> InspectorQuery:
        """The query for a text."""
        return InspectorQuery(
            text,
            self.history.history(),
            self.history.source(),
            use_conversation=self.history.use_conversation.isChecked(),
            setting=self.setting(),
        )
