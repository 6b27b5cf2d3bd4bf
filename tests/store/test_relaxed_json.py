"""Edits of JSON that leave everything else as it stands."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.mcp_store.relaxed_json import RelaxedJson, read_relaxed, with_item, with_member, without

TEXT = """{
    // mine
    "servers": { // what I use
        /* "off": 1, */
        "a": {"command": "x", "args": ["//no", "/*comment*/",],}, // about a
        "b": {
            "command": "y" // the last
        } // about b
    },
    "other": [1, 2]
}
"""
COMMENTS = ["// mine", "// what I use", '/* "off": 1, */', "// about a", "// about b"]


def read(text: str) -> RelaxedJson:
    return read_relaxed(text.encode("utf-8", "surrogatepass"), source="file")


def test_a_new_member_stands_in_line_with_the_others_and_no_comment_is_lost() -> None:
    text = with_member(read(TEXT), ["servers"], "c", {"command": "z"})
    assert all(comment in text for comment in COMMENTS)
    assert '\n        "c": {\n          "command": "z"\n        }\n    },\n' in text
    assert read(text).value["servers"]["c"] == {"command": "z"}
    assert "        }, // about b" in text  # the one before it got its comma


def test_a_member_of_a_short_object_stays_on_its_line() -> None:
    text = with_member(read(TEXT), ["servers", "a"], "off", value=True)
    assert '"args": ["//no", "/*comment*/",], "off": true}, // about a' in text
    text = with_member(read(TEXT), ["servers", "b"], "off", value=True)
    assert '"command": "y", // the last\n            "off": true\n        } // about b' in text


def test_a_changed_member_changes_its_value_alone() -> None:
    assert with_member(read(TEXT), ["servers", "b"], "command", "new") == TEXT.replace('"y"', '"new"')


@pytest.mark.parametrize(("key", "left"), [("a", ["b"]), ("b", ["a"])])
def test_a_member_goes_and_leaves_comments_and_the_rest(key: str, left: list[str]) -> None:
    text = without(read(TEXT), ["servers", key])
    assert list(read(text).value["servers"]) == left
    assert all(comment in text for comment in COMMENTS)
    assert '"other": [1, 2]' in text


def test_the_file_stays_strict_json_where_it_was() -> None:
    text = '{"a": 1, "b": {}, "c": []}'
    assert json.loads(without(read(text), ["c"])) == {"a": 1, "b": {}}
    assert json.loads(with_member(read(text), ["b"], "d", [{}])) == {"a": 1, "b": {"d": [{}]}, "c": []}
    assert json.loads(with_item(read(text), ["c"], {"name": "x"})) == {"a": 1, "b": {}, "c": [{"name": "x"}]}


def test_what_is_not_there_is_not_found() -> None:
    for path in (["none"], ["servers", "none"], ["other", 7], ["servers", "a", "command", "deeper"]):
        with pytest.raises(KeyError):
            without(read(TEXT), path)


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None, max_examples=60)
@given(
    value=st.dictionaries(st.text(), _VALUES, min_size=1, max_size=4),
    indent=st.sampled_from([None, 1, 4]),
    data=st.data(),
    key=st.text(),
    new=_VALUES,
)
def test_an_edit_of_the_text_is_that_edit_of_the_value(
    value: dict[str, Any], indent: int | None, data: st.DataObject, key: str, new: Any
) -> None:
    text = json.dumps(value, indent=indent)
    assert read(with_member(read(text), [], key, new)).value == value | {key: new}
    gone = data.draw(st.sampled_from(sorted(value)))
    assert read(without(read(text), [gone])).value == {name: kept for name, kept in value.items() if name != gone}
