"""Scenes of the page of skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Skill, SkillArgument, SkillList
from dost_ui.service_words import said
from dost_ui.skills_card import SkillsCard
from dost_ui.skills_page import SkillsPage
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_ui.main_window import MainWindow

_OWN = "/home/asha/.config/dost/skills"

_BODY = """## Before you read the code

1. Read the description. Does it say **why**?
2. Run the tests: `make check`.

| look at | because |
|---|---|
| names | they outlive the change |
| errors | somebody will read them at night |

```python
assert review(change).is_kind()
```

- see [the handbook](https://example.org/handbook)
- <b>markup stays text</b> ![a picture](http://127.0.0.1:9/leak.png)
"""

LONG_NAME = "how-we-write-the-quarterly-report-for-the-board-and-its-committees"

_PLACE = SkillArgument("place", "Where the trip goes", required=True)
_DAYS = SkillArgument("days", "How many days")


def _own(name: str, description: str, *tags: str, folder: str = _OWN) -> Skill:
    return Skill(name, name, description, tags, file=f"{folder}/{name.replace(' ', '-')}/SKILL.md")


def skills() -> tuple[Skill, ...]:
    """Skills of two folders and of a server, some with odd names."""
    return (
        _own("code review", "How to review a pull request. Use when somebody asks for a review.", "git", "review"),
        _own("invoices", "How to write an invoice to a customer.", "money"),
        _own(LONG_NAME, "Long. " * 60, *(f"tag number {at}" for at in range(9)), folder="/home/asha/skills"),
        _own("תקציב חודשי", "איך כותבים תקציב חודשי", "כסף", folder="/home/asha/skills"),
        _own("release", "", folder="/home/asha/skills"),
        _own("<b>bold<b>", "<img src=http://127.0.0.1:9/x.png> is no picture.", "<i>", folder="/home/asha/skills"),
        Skill("trips/plan", "plan", "Plans a trip", server="trips", arguments=(_PLACE, _DAYS)),
    )


def problems() -> tuple[str, ...]:
    """What is wrong with others."""
    return (
        f"{_OWN}/broken/SKILL.md, line 3: description must be text; put it in quotes.",
        "/home/asha/notes/skills (skill_folders) is not there.",
    )


def fill_skills(page: SkillsPage) -> None:
    """The page of the pictures."""
    page.set_skills(SkillList(skills(), problems()))
    page.skill.show_text(Skill("code review", "code review", body=_BODY))


def _page(state: str) -> QWidget:
    page = SkillsPage()
    page.resize(1000, 640)
    if state == "loading":
        page.show_loading(tr("Starting the engine"))
    elif state == "error":
        page.show_error(tr("Dost's service does not answer"), said("Start the Dost window or `dost serve`."))
    elif state == "broken":
        page.set_skills(SkillList((), problems()))
    elif state == "2000":
        page.set_skills(SkillList(tuple(_own(f"skill {at}", f"What to do in case {at}") for at in range(2000))))
        page.skill.show_text(Skill("skill 0", "skill 0", body="word " * 20_000))
    elif state == "prompt":
        page.set_skills(SkillList(skills()))
        page.view.setCurrentIndex(page.filter.index(6, 0))
        page.skill.show_problem("trips/plan", "The prompt plan needs place. Give a value for it.")
    elif state == "long":
        page.set_skills(SkillList(skills()))
        page.view.setCurrentIndex(page.filter.index(2, 0))
        page.skill.show_text(Skill(LONG_NAME, LONG_NAME, body=""))
    elif state == "nothing-found":
        page.set_skills(SkillList(skills()))
        page.search.setText("submarine")
    return page


def skills_scenes(window: Callable[..., MainWindow], page: type) -> dict[str, Callable[[], QWidget]]:
    """The scenes by name.

    Args:
        window: Makes a window that shows a page.
        page: The pages.
    """

    def whole(width: int) -> QWidget:
        made = window(page("skills"), width=width)
        fill_skills(made.skills_page)
        return made

    def card() -> QWidget:
        made = SkillsCard()
        made.resize(760, 310)
        made.set_values({"skill_folders": ["~/skills", f"/home/asha/{'very-' * 20}long"]})
        made.show_result("Kept. In force when Dost starts again.", ok=True)
        return made

    states = ("empty", "loading", "error", "broken", "2000", "prompt", "long", "nothing-found")
    scenes: dict[str, Callable[[], QWidget]] = {
        f"skills-{state}": lambda state=state: _page(state)  # type: ignore[misc]  # mypy sees no default of a lambda
        for state in states
    }
    return {"settings-skills": card, "skills": lambda: whole(1440), "skills-900": lambda: whole(900), **scenes}
