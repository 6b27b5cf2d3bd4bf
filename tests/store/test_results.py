"""What becomes of a result, whatever a server sends."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

import pytest

from dost_engine.mcp_store import result_files
from dost_engine.mcp_store.result_files import ResultFiles
from dost_engine.mcp_store.results import TEXT_CHARS, invocation
from support.servers.running import entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ({"content": [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]}, "a\nb"),
        ({"content": [{"type": "image", "data": "A" * 16000, "mimeType": "image/png"}]}, "[image, image/png, 12 kB]"),
        ({"content": [{"type": "audio", "data": "AAAA", "mimeType": "audio/wav"}]}, "[audio, audio/wav, 3 bytes]"),
        (
            {"content": [{"type": "resource", "resource": {"uri": "mem://x", "blob": "AAAA", "mimeType": "a/pdf"}}]},
            "[resource mem://x, a/pdf, 3 bytes]",
        ),
        ({"content": [{"type": "resource", "resource": {"uri": "mem://x", "text": "t"}}]}, "[resource mem://x]\nt"),
        ({"content": [{"type": "resource_link", "uri": "mem://y", "name": "y"}]}, "[link to y: mem://y]"),
        ({"content": [{"type": "hologram", "data": "?"}]}, "[content of an unknown type: hologram]"),
        ({"content": [], "structuredContent": {"state": "shut"}}, '{"state": "shut"}'),
        (
            {
                "content": [{"type": "image", "data": "AAAA", "mimeType": "image/png"}],
                "structuredContent": {
                    "content": [{"type": "image", "data": "AAAA"}, {"data": "x", "blob": "AAAAAAAA"}]
                },
            },
            '{"content": [{"type": "image", "data": "[3 bytes]"}, {"data": "x", "blob": "[6 bytes]"}]}\n'
            "[image, image/png, 3 bytes]",
        ),
        ({"content": []}, "The tool returned nothing."),
        ({"content": None}, "The tool returned nothing."),
        ({"content": [{"type": "text", "text": ""}, 7]}, "The tool returned nothing."),
        ({}, "The tool returned nothing."),
        ({"isError": True}, "The tool failed and said nothing."),
    ],
)
def test_every_result_becomes_words(raw: dict[str, object], text: str) -> None:
    assert invocation("s/t", raw, 1.0).text == text


def test_an_error_keeps_its_own_words_beside_a_structured_part() -> None:
    raw = {"isError": True, "structuredContent": {"code": 9}, "content": [{"type": "text", "text": "Gate is locked"}]}
    found = invocation("s/t", raw, 1.0)
    assert (found.is_error, found.text, found.structured) == (True, "Gate is locked", {"code": 9})


def test_a_long_text_is_cut_at_a_line_and_kept_whole(tmp_path: Path) -> None:
    long = "a line\n" * 10_000
    whole = invocation("s/t", {"content": [{"type": "text", "text": long}]}, 1.0)
    found = ResultFiles(tmp_path / "results").kept(whole)
    [file] = (tmp_path / "results").iterdir()
    assert file.read_text(encoding="utf-8") == long
    assert found.text.endswith(
        f"a line\n[Cut here: these are the first 24,996 of 70,000 characters. The whole result is in {file}]"
    )
    assert len(found.text) < TEXT_CHARS + 300
    assert len(found.content[0]["text"]) < TEXT_CHARS + 300
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_where_nothing_can_be_kept_the_text_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    whole = invocation("s/t", {"content": [{"type": "text", "text": "x" * (TEXT_CHARS + 1)}]}, 1.0)
    found = ResultFiles(tmp_path / "file").kept(whole)
    assert found.text.endswith("[Cut here: these are the first 25,000 of 25,001 characters. The rest was not kept.]")


def test_pictures_and_other_bytes_are_kept_as_files_and_no_type_makes_a_program(tmp_path: Path) -> None:
    blocks = [
        {"type": "image", "data": "iVBORw0KGgo=", "mimeType": "image/png"},
        {"type": "resource", "resource": {"uri": "mem://x", "blob": "AAAA", "mimeType": "application/x-msdownload"}},
        {"type": "audio", "data": 7, "mimeType": "audio/wav"},
    ]
    found = ResultFiles(tmp_path).kept(invocation("s/../t", {"content": blocks}, 1.0))
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".bin", ".png"]
    picture, resource, sound = found.text.splitlines()
    assert picture.startswith(f"[image, image/png, 8 bytes, kept in {tmp_path}")
    assert resource.startswith(f"[resource mem://x, application/x-msdownload, 3 bytes, kept in {tmp_path}")
    assert sound == "[audio, audio/wav, empty]"


def test_the_newest_results_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result_files, "MOST_FILES", 3)
    monkeypatch.setattr(result_files, "MOST_BYTES", 90_000)
    files = ResultFiles(tmp_path)
    for number in range(6):
        files.kept(invocation("s/t", {"content": [{"type": "text", "text": str(number) * 26_000}]}, 1.0))
    assert len(list(tmp_path.iterdir())) == 3
    files.kept(invocation("s/t", {"content": [{"type": "text", "text": "z" * 80_000}]}, 1.0))
    assert [path.read_text()[0] for path in tmp_path.iterdir()] == ["z"]


async def test_a_result_of_megabytes_and_an_error_beside_an_output_schema_come_from_a_server(tmp_path: Path) -> None:
    gate = tool("result", outputSchema={"type": "object", "properties": {"state": {"type": "string"}}})
    locked = [{"type": "text", "text": "Gate is locked by operator 7"}]
    async with running(tmp_path, {"a": entry(tools=[tool("big"), gate])}) as run:
        big = await run.store.call("a/big", {})
        [file] = (tmp_path / "results").iterdir()
        assert file.stat().st_size == 2_400_000
        assert f"of 2,400,000 characters. The whole result is in {file}]" in big.text
        for more in ({}, {"structuredContent": {"error": {"code": 9}}}):
            found = await run.store.call("a/result", {"result": {"isError": True, "content": locked} | more})
            assert (found.text, found.is_error) == ("Gate is locked by operator 7", True)
        shut = {"content": [{"type": "text", "text": '{"state":"shut"}'}]}
        assert not (await run.store.call("a/result", {"result": shut})).is_error
