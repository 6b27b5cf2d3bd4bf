"""Fetching a model from a real HTTP server that behaves well and badly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from dataclasses import asdict
from pathlib import Path

import httpx2
import numpy as np
import pytest

from dost_engine.embedding.download import download_model
from dost_engine.embedding.models import FileSpec, ModelSpec, model_folder, verify
from dost_engine.errors import DownloadCancelled, DownloadFailed, ModelCorrupt, ModelError
from support import file_server
from support.file_server import FileServer
from support.tiny_bert import spec_of, write_files

FILES = {"model.onnx": np.random.default_rng(1).bytes(600_000), "tokenizer.json": np.random.default_rng(2).bytes(3_000)}
SPEC = spec_of(FILES)
QUICK = httpx2.Timeout(0.3)
NOBODY = "http://127.0.0.1:9"  # the discard port


def server(**onnx: object) -> FileServer:
    made = FileServer(dict(FILES))
    made.behaviours.update({name.replace("_", "."): behaviour for name, behaviour in onnx.items()})  # type: ignore[misc]  # names of behaviours
    return made


def leftovers(models_dir: Path) -> list[str]:
    """Everything but the model and the lock."""
    return sorted(p.name for p in models_dir.iterdir() if p.name not in {"tiny", ".tiny.lock"})


def test_a_complete_download_is_whole_and_has_only_plain_files(tmp_path: Path) -> None:
    models_dir = tmp_path / "Zoë's models 模型"
    with server() as hub:
        folder = download_model(models_dir, endpoint=hub.url, spec=SPEC)
    assert verify(folder).files["model.onnx"].sha256 == SPEC.onnx.sha256
    assert (folder / "model.onnx").read_bytes() == FILES["model.onnx"]
    assert not any(path.is_symlink() for path in models_dir.rglob("*"))
    assert leftovers(models_dir) == []


def test_the_pinned_revision_is_asked_for_in_the_hubs_way(tmp_path: Path) -> None:
    with server() as hub:
        download_model(tmp_path, endpoint=hub.url + "/mirror/", spec=SPEC)
    start = "/mirror/someone/tiny/resolve/0123abcd"
    assert sorted(hub.requests) == [f"{start}/onnx/model.onnx", f"{start}/tokenizer.json"]


def test_a_mirror_is_taken_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        download_model(tmp_path, spec=SPEC)
    assert len(hub.requests) == 2


@pytest.mark.parametrize("address", ["mirror.example", "ftp://mirror.example", "http://", "http://[", "file:///etc"])
def test_an_address_that_is_none_is_named(address: str, tmp_path: Path) -> None:
    with pytest.raises(DownloadFailed, match="HF_ENDPOINT"):
        download_model(tmp_path, endpoint=address, spec=SPEC)


def test_progress_rises_to_the_sum_of_both_files(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    with server() as hub:
        download_model(tmp_path, endpoint=hub.url, spec=SPEC, progress=lambda done, total: seen.append((done, total)))
    total = sum(len(content) for content in FILES.values())
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert seen[-1] == (total, total)
    assert {of for _, of in seen} == {total}


def test_a_redirect_is_followed(tmp_path: Path) -> None:
    with server(model_onnx=file_server.moved) as hub:
        verify(download_model(tmp_path, endpoint=hub.url, spec=SPEC))
    assert "/store/model.onnx" in hub.requests


@pytest.mark.parametrize(
    ("behaviour", "says"),
    [
        (file_server.truncated, "connection failed|bytes came"),
        (file_server.short, "300,000 bytes came instead of 600,000"),
        (file_server.endless, "more bytes came"),
        (file_server.wrong, "sha256"),
    ],
)
def test_bad_bytes_are_fetched_once_more_and_then_refused(behaviour: object, says: str, tmp_path: Path) -> None:
    with (
        server(model_onnx=behaviour) as hub,
        pytest.raises(DownloadFailed, match=says) as failed,
    ):
        download_model(tmp_path, endpoint=hub.url, spec=SPEC)
    assert hub.count("model.onnx") == 2
    assert "dost model import" in failed.value.remedy
    assert not model_folder(tmp_path, SPEC).exists()
    assert leftovers(tmp_path) == []


@pytest.mark.parametrize("behaviour", [file_server.wrong_once, file_server.busy_once])
def test_a_failure_that_passes_costs_a_second_request_only(behaviour: object, tmp_path: Path) -> None:
    with server(model_onnx=behaviour) as hub:
        verify(download_model(tmp_path, endpoint=hub.url, spec=SPEC))
    assert hub.count("model.onnx") == 2


def test_a_missing_file_is_not_asked_for_twice(tmp_path: Path) -> None:
    with server() as hub:
        del hub.files["model.onnx"]
        with pytest.raises(DownloadFailed, match=r"onnx/model\.onnx could not be fetched: the server answered 404"):
            download_model(tmp_path, endpoint=hub.url, spec=SPEC)
    assert hub.count("model.onnx") == 1
    assert not model_folder(tmp_path, SPEC).exists()


def test_without_network_the_error_offers_a_mirror_and_a_local_folder(tmp_path: Path) -> None:
    with pytest.raises(DownloadFailed) as failed:
        download_model(tmp_path, endpoint=NOBODY, spec=SPEC)
    assert "HF_ENDPOINT" in failed.value.remedy
    assert "dost model import" in failed.value.remedy


def test_a_server_that_never_answers_is_given_up(tmp_path: Path) -> None:
    with (
        server(tokenizer_json=file_server.silent) as hub,
        pytest.raises(DownloadFailed, match="does not answer"),
    ):
        download_model(tmp_path, endpoint=hub.url, spec=SPEC, timeout=QUICK)


def test_a_proxy_that_wants_a_password_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tokenizer_json=file_server.proxy_wants_password) as proxy:
        for name in ("HTTP_PROXY", "http_proxy"):
            monkeypatch.setenv(name, proxy.url)
        for name in ("NO_PROXY", "no_proxy"):
            monkeypatch.delenv(name, raising=False)
        with pytest.raises(DownloadFailed, match="407"):
            download_model(tmp_path, endpoint="http://mirror.example", spec=SPEC)
    assert proxy.requests == ["http://mirror.example/someone/tiny/resolve/0123abcd/tokenizer.json"]


def test_no_password_of_an_address_reaches_an_error(tmp_path: Path) -> None:
    with pytest.raises(DownloadFailed) as failed:
        download_model(tmp_path, endpoint="http://me:sesame@127.0.0.1:9", spec=SPEC)
    assert "sesame" not in str(failed.value)


def test_a_whole_model_is_used_without_any_request(tmp_path: Path) -> None:
    with server() as hub:
        first = download_model(tmp_path, endpoint=hub.url, spec=SPEC)
    assert download_model(tmp_path, endpoint=NOBODY, spec=SPEC) == first


@pytest.mark.parametrize("damage", [lambda b: b[:1024], lambda b: b[:-1] + bytes([b[-1] ^ 1]), lambda _: b""])
def test_a_damaged_model_is_fetched_again(damage: object, tmp_path: Path) -> None:
    with server() as hub:
        folder = download_model(tmp_path, endpoint=hub.url, spec=SPEC)
        (folder / "model.onnx").write_bytes(damage(FILES["model.onnx"]))  # type: ignore[operator]  # one of the three
        with pytest.raises(ModelCorrupt):
            verify(folder)
        verify(download_model(tmp_path, endpoint=hub.url, spec=SPEC))
    assert hub.count("model.onnx") == 2
    assert leftovers(tmp_path) == []


def test_files_without_a_manifest_are_replaced(tmp_path: Path) -> None:
    write_files(model_folder(tmp_path, SPEC), {**FILES, "model.onnx": FILES["model.onnx"][:1024], "config.json": b"{}"})
    with server() as hub:
        folder = download_model(tmp_path, endpoint=hub.url, spec=SPEC)
    verify(folder)
    assert not (folder / "config.json").exists()


def test_a_failed_download_leaves_what_was_there(tmp_path: Path) -> None:
    before = write_files(model_folder(tmp_path, SPEC), {"model.onnx": b"half"})
    with pytest.raises(DownloadFailed):
        download_model(tmp_path, endpoint=NOBODY, spec=SPEC)
    assert (before / "model.onnx").read_bytes() == b"half"


def test_a_download_is_cancelled_in_the_middle(tmp_path: Path) -> None:
    cancel = threading.Event()
    caught: list[BaseException] = []

    def run(url: str) -> None:
        try:
            download_model(tmp_path, endpoint=url, spec=SPEC, cancel=cancel)
        except DownloadCancelled as error:
            caught.append(error)

    with server(model_onnx=file_server.stuck) as hub:
        thread = threading.Thread(target=run, args=(hub.url,))
        thread.start()
        assert hub.half_sent.wait(30)
        cancel.set()
        thread.join(30)  # before the server goes on
        assert not thread.is_alive()
    assert len(caught) == 1
    assert leftovers(tmp_path) == []
    assert not model_folder(tmp_path, SPEC).exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(DownloadFailed, match="could not be written") as failed:
        download_model(tmp_path / "file" / "models", endpoint=NOBODY, spec=SPEC)
    assert "DOST_MODELS_DIR" in failed.value.remedy


@pytest.mark.parametrize(
    "repo", ["../../outside", "C:\\x\\y", "org/model\0", "a/b/c/d", "/absolute/dir", "org/..", "", "org/model."]
)
def test_a_name_that_could_leave_the_folder_is_refused(repo: str, tmp_path: Path) -> None:
    file = FileSpec("tokenizer.json", 1, "0")
    spec = ModelSpec("tiny", repo, "main", 1, 1, file, file, file)
    named = ModelSpec(repo, "org/model", "main", 1, 1, file, file, file)
    with pytest.raises(ModelError, match="not the name of a model"):
        download_model(tmp_path, endpoint=NOBODY, spec=spec)
    with pytest.raises(ModelError, match="not the name of a model"):
        model_folder(tmp_path, named)
    assert list(tmp_path.iterdir()) == []


def start_process(models_dir: Path, url: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "support.download_once", str(models_dir), url, json.dumps(asdict(SPEC))]
    return subprocess.Popen(command, env=environment)


def test_two_processes_download_once(tmp_path: Path) -> None:
    with server(model_onnx=file_server.stuck) as hub:
        processes = [start_process(tmp_path, hub.url) for _ in range(2)]
        assert hub.half_sent.wait(30)
        hub.go_on.set()
        assert [process.wait(60) for process in processes] == [0, 0]
    assert hub.count("model.onnx") == 1
    verify(model_folder(tmp_path, SPEC))


def test_when_one_of_two_processes_is_killed_half_way_the_other_ends_with_a_whole_model(tmp_path: Path) -> None:
    with server(model_onnx=file_server.stuck) as hub:
        first = start_process(tmp_path, hub.url)
        assert hub.half_sent.wait(30)
        second = start_process(tmp_path, hub.url)
        first.kill()
        first.wait(30)
        hub.go_on.set()
        assert second.wait(60) == 0
    assert hub.count("model.onnx") == 2
    verify(model_folder(tmp_path, SPEC))
    assert leftovers(tmp_path) == []


def test_where_no_links_may_be_made_the_model_comes_and_is_there_after_a_restart_without_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(1314, "A required privilege is not held by the client")

    for name in ("symlink", "link"):
        monkeypatch.setattr(os, name, refused)
    models_dir = tmp_path / "Zoë Ångström" / "模型"
    with server() as hub:
        folder = download_model(models_dir, endpoint=hub.url, spec=SPEC)
    assert download_model(models_dir, endpoint=NOBODY, spec=SPEC) == folder  # nobody is asked
    assert verify(folder).name == "tiny"
    assert capfd.readouterr() == ("", "")
