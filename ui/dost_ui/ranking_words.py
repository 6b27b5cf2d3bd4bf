"""What the service says of ranking by one's own calls, in the language of the window.

Public: ``ranking_words``.
"""

from __future__ import annotations

from dost_ui.reason_words import noted
from dost_ui.translation import marked, tr

_SENTENCES = (
    marked("Personal ranking is off: no tool is chosen by these calls."),
    marked("Personal ranking is on: tools are ordered by these calls."),
    marked("Personal ranking is on: these calls choose among tools that are as near to a message."),
)
_WAITS = "Personal ranking waits: "


def ranking_words(text: str) -> str:
    """The sentence; one that is not known stays as it is."""
    if text in _SENTENCES:
        return tr(text)
    if text.startswith(_WAITS):
        return tr("Personal ranking waits: {why}.", why=noted(text.removeprefix(_WAITS).removesuffix(".")))
    return text
