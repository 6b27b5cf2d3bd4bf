"""Notifications: a few at once, the rest together."""

from pytestqt.qtbot import QtBot

from dost_desktop.notices import AT_ONCE, Notices


def test_a_few_are_told_at_once_and_the_rest_together(qtbot: QtBot) -> None:
    told: list[tuple[str, str]] = []
    notices = Notices(lambda title, text: told.append((title, text)), within_s=0.2)
    for number in range(10):
        notices.add(f"server {number % 5} failed", "It ended.")
    assert len(told) == AT_ONCE
    qtbot.waitUntil(lambda: len(told) > AT_ONCE)
    assert told[AT_ONCE:] == [
        ("7 more notices", "server 3 failed; server 4 failed; server 0 failed; server 1 failed; server 2 failed")
    ]


def test_one_that_is_left_is_told_as_it_is(qtbot: QtBot) -> None:
    told: list[str] = []
    notices = Notices(lambda title, text: told.append(f"{title}: {text}"), within_s=0.1)
    for number in range(AT_ONCE + 1):
        notices.add(f"call {number}", "waits")
    qtbot.waitUntil(lambda: len(told) == AT_ONCE + 1)
    assert told[-1] == f"call {AT_ONCE}: waits"


def test_what_a_person_has_seen_is_not_told(qtbot: QtBot) -> None:
    told: list[str] = []
    notices = Notices(lambda title, text: told.append(title), within_s=0.05)
    for number in range(AT_ONCE + 2):
        notices.add(f"call {number}", "waits")
    notices.drop()
    qtbot.wait(100)
    assert len(told) == AT_ONCE
    notices.add("later", "waits")
    assert told[-1] == "later"
