"""Of a long message its beginning and its end are read, not only what a model of 256 word pieces sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dost_engine.selection.conversation import LONG_CHARS, texts_to_embed
from dost_engine.types import Message, Policy, Role, Turn
from support.small_tools import HARBOUR, indexed, numbered

if TYPE_CHECKING:
    from dost_engine.embedding.onnx_model import OnnxEmbedder

LOG = "Traceback: line of unrelated log text 0x1f\n" * 1200
ASKED = "Please fax this to the office."


def test_a_message_of_usual_length_is_one_text() -> None:
    text = "Fax it. Then mow the lawn.\n" * 20
    assert texts_to_embed(text) == (text,)
    assert texts_to_embed("") == ("",)


@pytest.mark.parametrize("text", [f"{LOG}{ASKED}", f"{ASKED}\n{LOG}", f"{LOG}\n\n{ASKED}\n\n"])
def test_the_sentence_at_either_end_of_a_long_message_is_a_text_of_its_own(text: str) -> None:
    first, *ends = texts_to_embed(text)
    assert first == text
    assert sorted(ends) == ["Please fax this to the office", "Traceback: line of unrelated log text 0x1f"]


def test_the_texts_of_a_message_without_sentences_are_bounded() -> None:
    whole, head, tail = texts_to_embed(f"{'a' * LONG_CHARS}{'b' * 1_000_000}")
    assert len(whole) > 1_000_000
    assert (set(head), set(tail)) == ({"a"}, {"b"})
    assert len(head) == len(tail) == 200


def test_a_long_message_of_blanks_and_marks_has_no_ends() -> None:
    assert len(texts_to_embed("\n. " * 5_000)) == 1


@pytest.mark.model
@pytest.mark.parametrize("text", [f"{LOG}{ASKED}", f"{ASKED}\n{LOG}"])
async def test_a_request_behind_or_before_a_long_paste_is_found_by_its_meaning(
    real_model: OnnxEmbedder, text: str
) -> None:
    async with indexed(HARBOUR | numbered(10), real_model, policy=Policy.default()) as rag:
        trace = await rag.trace(Turn(text))
        assert trace.selection.picks[0].id == "tools/send_fax"
        assert trace.selection.picks[0].source == "both"
        follow_up = await rag.trace(Turn("once more", (Message(Role.USER, text),)))
        assert follow_up.selection.picks[0].id == "tools/send_fax"
