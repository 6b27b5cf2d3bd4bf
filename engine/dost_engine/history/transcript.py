"""A conversation as it is written down for people: who speaks, then what is said.

Read are ``User: …`` and ``Assistant: …`` at the beginning of lines, the same in bold or as headings, as pages of chats
copy it (``You said:``), and the marks of ChatML. What follows is said by the same speaker until another one is named.
"""

from __future__ import annotations

import re

_USER = ("user", "you", "human", "me", "customer", "you said", "benutzer", "nutzer", "ich", "du", "sie", "sie sagten")
_ASSISTANT = (
    "assistant", "ai", "bot", "model", "agent", "chatgpt", "claude", "gemini", "copilot", "dost",
    "chatgpt said", "claude said", "gemini said", "copilot said", "assistent", "ki", "modell",
)  # fmt: skip
_OTHERS = ("system", "developer", "tool", "function")
"""What these say belongs to neither side and is left out."""

_ROLES = dict.fromkeys(_USER, "user") | dict.fromkeys(_ASSISTANT, "assistant") | dict.fromkeys(_OTHERS, "")
_NAMES = "|".join(re.escape(name) for name in sorted(_ROLES, key=len, reverse=True))
_SPEAKER = re.compile(
    rf"\s*(?:"
    rf"<\|im_start\|>(?P<mark>{_NAMES})"  # ChatML
    rf"|(?:\#{{1,6}}\s+|>\s+)?(?P<bold>\*\*|__)?(?P<name>{_NAMES})(?:\s*:\s*(?(bold)(?P=bold))|(?(bold)(?P=bold)\s*:|(?!)))"
    rf"|\#{{1,6}}\s+(?P<heading>{_NAMES})\s*$"
    rf"|(?P<both>\*\*|__)(?P<alone>{_NAMES})(?P=both)\s*$"
    rf")(?P<said>.*)",
    re.IGNORECASE,
)
_FENCE = re.compile(r"\s*(`{3,}|~{3,})")
_MARK_END = re.compile(r"<\|im_(?:end|start)\|>\s*$")


def messages_of_transcript(text: str) -> list[object]:
    """The messages, each with ``role`` and ``content``; none where nobody is named who asks.

    Args:
        text: What was pasted. Names in blocks of code name nobody; what stands before the first name is left out.
    """
    spoken: list[tuple[str, list[str]]] = []
    fence = ""
    for line in text.splitlines():
        opened = _FENCE.match(line)
        if opened and (not fence or opened[1].startswith(fence)):
            fence = "" if fence else opened[1]
        found = None if fence else _SPEAKER.match(line)
        if found:
            name = found["mark"] or found["name"] or found["heading"] or found["alone"]
            spoken.append((_ROLES[name.lower()], [_MARK_END.sub("", found["said"])]))
        elif spoken:
            spoken[-1][1].append(_MARK_END.sub("", line))
    said = [(role, "\n".join(lines).strip()) for role, lines in spoken]
    if not any(role == "user" and words for role, words in said):
        return []
    return [{"role": role, "content": words} for role, words in said if role and words]
