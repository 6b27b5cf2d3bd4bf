"""What the files and folders of Dost are called in the window.

Public: ``place_words``.
"""

from __future__ import annotations

from dost_ui.translation import marked, tr

_PLACES = {
    "config": marked("Configuration"),
    "servers": marked("Servers"),
    "secrets": marked("Secrets"),
    "sign-ins": marked("Sign-ins"),
    "tools": marked("Choices about tools"),
    "skills": marked("Skills"),
    "settings": marked("Settings"),
    "profiles": marked("Profiles"),
    "data": marked("Data"),
    "vectors": marked("Vectors"),
    "evaluation vectors": marked("Vectors of evaluations"),
    "usage": marked("Usage"),
    "traces": marked("Answered turns"),
    "cases": marked("Cases"),
    "conversations": marked("Conversations"),
    "window": marked("State of the window"),
    "calls": marked("Calls"),
    "tool lists": marked("Lists of tools"),
    "eras": marked("Protocol versions of servers"),
    "results": marked("Results"),
    "logs": marked("Logs"),
    "runtime": marked("While it runs"),
    "endpoint": marked("Address of the service"),
    "processes": marked("Processes of servers"),
    "models": marked("Models"),
}
"""By the names that ``dost paths`` has for them."""


def place_words(name: str) -> str:
    """The name of a place in the language of the window; one that is not known stays as it is."""
    return tr(_PLACES[name]) if name in _PLACES else name
