"""Vectors on disk: found again, and never in the way."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine.errors import StorageError
from dost_engine.index.vector_cache import VectorCache
from dost_engine.versioned_sqlite import open_versioned

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def vector(seed: int, dim: int = 8) -> NDArray[np.float32]:
    numbers = np.random.default_rng(seed).standard_normal(dim).astype(np.float32)
    unit: NDArray[np.float32] = numbers / np.linalg.norm(numbers)
    return unit


def raw(path: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def test_vectors_are_found_again_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "Zoë #1%20.sqlite"
    with contextlib.closing(VectorCache(path)) as cache:
        cache.put("model", 1, {"a": vector(1), "b": vector(2)})
    with contextlib.closing(VectorCache(path)) as cache:
        found = cache.get("model", 1, ["b", "missing", "a"])
        assert cache.problem == ""
    assert set(found) == {"a", "b"}
    assert found["a"].dtype == np.float32
    np.testing.assert_array_equal(found["a"], vector(1))
    np.testing.assert_array_equal(found["b"], vector(2))
    assert path.is_file()


def test_another_model_or_projection_finds_nothing(tmp_path: Path) -> None:
    with contextlib.closing(VectorCache(tmp_path / "v.sqlite")) as cache:
        cache.put("model", 1, {"a": vector(1)})
        cache.put("model", 2, {"a": vector(2)})
        assert cache.get("other", 1, ["a"]) == {}
        assert cache.get("model", 3, ["a"]) == {}
        np.testing.assert_array_equal(cache.get("model", 1, ["a"])["a"], vector(1))
        np.testing.assert_array_equal(cache.get("model", 2, ["a"])["a"], vector(2))


def test_the_newest_vector_of_a_text_counts(tmp_path: Path) -> None:
    with contextlib.closing(VectorCache(tmp_path / "v.sqlite")) as cache:
        cache.put("model", 1, {"a": vector(1)})
        cache.put("model", 1, {"a": vector(2)})
        np.testing.assert_array_equal(cache.get("model", 1, ["a"])["a"], vector(2))


def test_thousands_are_kept_and_found_at_once(tmp_path: Path) -> None:
    vectors = {f"d{number}": vector(number) for number in range(3000)}
    with contextlib.closing(VectorCache(tmp_path / "v.sqlite")) as cache:
        cache.put("model", 1, vectors)
        assert set(cache.get("model", 1, vectors)) == set(vectors)
        assert cache.get("model", 1, []) == {}


def test_the_oldest_go_first_when_there_are_too_many(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    with contextlib.closing(VectorCache(path)) as cache:
        for number in range(10):
            cache.put("model", 1, {f"d{number}": vector(number)})
    with contextlib.closing(VectorCache(path, max_vectors=4)) as cache:
        assert set(cache.get("model", 1, [f"d{n}" for n in range(10)])) == {"d6", "d7", "d8", "d9"}


@pytest.mark.parametrize(
    "blob",
    [
        "zeroblob(32)",
        "x'0000c07f0000c07f'",
        "x'0000807f00000000'",
        "x'010203'",
        "x'ff' || 'text'",
        "zeroblob(0)",
        "1.5",
    ],
)
def test_a_damaged_vector_counts_as_not_there(blob: str, tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    with contextlib.closing(VectorCache(path)) as cache:
        cache.put("model", 1, {"a": vector(1), "b": vector(2)})
    raw(path, f"UPDATE vectors SET numbers = {blob} WHERE digest = 'a'")  # noqa: S608 - of this test
    with contextlib.closing(VectorCache(path)) as cache:
        assert set(cache.get("model", 1, ["a", "b"])) == {"b"}


def test_a_file_that_is_no_database_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    path.write_bytes(b"no database at all" * 100)
    with contextlib.closing(VectorCache(path)) as cache:
        assert "damaged" in cache.problem
        cache.put("model", 1, {"a": vector(1)})
        assert set(cache.get("model", 1, ["a"])) == {"a"}
    assert (tmp_path / "v.sqlite.damaged").read_bytes().startswith(b"no database")


def test_pages_that_are_damaged_are_noticed_when_they_are_read(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    vectors = {f"d{number}": vector(number) for number in range(200)}
    with contextlib.closing(VectorCache(path)) as cache:
        cache.put("model", 1, vectors)
    content = bytearray(path.read_bytes())
    content[8192:] = b"\xff" * (len(content) - 8192)  # the header and the tables' description stay
    path.write_bytes(content)
    with contextlib.closing(VectorCache(path)) as cache:
        assert cache.get("model", 1, vectors) == {}
        assert "damaged" in cache.problem
        cache.put("model", 1, vectors)
        assert len(cache.get("model", 1, vectors)) == 200


def test_a_file_of_a_newer_program_is_read_and_never_written(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    with contextlib.closing(VectorCache(path)) as cache:
        cache.put("model", 1, {"a": vector(1)})
    raw(path, "PRAGMA user_version = 7")
    before = path.read_bytes()
    with contextlib.closing(VectorCache(path)) as cache:
        assert "newer Dost (version 7" in cache.problem
        assert set(cache.get("model", 1, ["a"])) == {"a"}
        cache.put("model", 1, {"b": vector(2)})
        assert cache.get("model", 1, ["b"]) == {}
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_written_costs_persistence_only(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with contextlib.closing(VectorCache(tmp_path / "file" / "v.sqlite")) as cache:
        assert "Vectors are not kept" in cache.problem
        cache.put("model", 1, {"a": vector(1)})
        assert cache.get("model", 1, ["a"]) == {}


def test_a_full_disk_is_said_and_forgotten_when_there_is_room(tmp_path: Path) -> None:
    with contextlib.closing(VectorCache(tmp_path / "v.sqlite")) as cache:
        cache.put("model", 1, {"a": vector(1)})
        db = cache._file.connection  # type: ignore[union-attr]  # open in this test
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}")
        cache.put("model", 1, {f"d{number}": vector(number, 384) for number in range(100)})
        assert "full" in cache.problem
        assert set(cache.get("model", 1, ["a", "d1"])) == {"a"}
        db.execute("PRAGMA max_page_count = 100000")
        cache.put("model", 1, {"b": vector(2)})
        assert cache.problem == ""


def test_after_closing_nothing_is_found_and_nothing_fails(tmp_path: Path) -> None:
    cache = VectorCache(tmp_path / "v.sqlite")
    cache.close()
    cache.close()
    cache.put("model", 1, {"a": vector(1)})
    assert cache.get("model", 1, ["a"]) == {}


def test_several_threads_may_use_it(tmp_path: Path) -> None:
    with contextlib.closing(VectorCache(tmp_path / "v.sqlite")) as cache:

        def work(start: int) -> None:
            for number in range(start, start + 20):
                cache.put("model", 1, {f"d{number}": vector(number)})
                cache.get("model", 1, [f"d{number}"])

        threads = [threading.Thread(target=work, args=(start,)) for start in (0, 20, 40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(cache.get("model", 1, [f"d{number}" for number in range(60)])) == 60
        assert cache.problem == ""


FIRST = "CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('one')"
BROKEN = "ALTER TABLE t ADD COLUMN b TEXT; INSERT INTO nowhere VALUES (1)"
SECOND = "ALTER TABLE t ADD COLUMN b TEXT DEFAULT 'two'"


def test_an_older_file_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    open_versioned(path, [FIRST]).connection.close()
    opened = open_versioned(path, [FIRST, SECOND])
    assert opened.connection.execute("SELECT a, b FROM t").fetchall() == [("one", "two")]
    opened.connection.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "v.sqlite.v1.bak")) as copy:
        assert copy.execute("SELECT * FROM t").fetchall() == [("one",)]
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    open_versioned(path, [FIRST]).connection.close()
    with pytest.raises(StorageError, match="nowhere"):
        open_versioned(path, [FIRST, BROKEN])
    opened = open_versioned(path, [FIRST])
    assert opened.connection.execute("SELECT * FROM t").fetchall() == [("one",)]
    opened.connection.close()
