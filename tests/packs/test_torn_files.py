"""Files that are no files: torn, deep, huge, of no text, or no file at all. Each is one clear error, soon."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfile import load_map
from sandtable.files.tomlfile import DEEPEST, MOST_BYTES, read_toml
from sandtable.files.tomllines import key_lines
from sandtable.kernel.errors import BadFile

pytestmark = pytest.mark.once  # none of it is compiled


def refused(path: Path) -> str:
    with pytest.raises(BadFile) as caught:
        read_toml(path)
    assert caught.value.source == str(path)
    return caught.value.reason


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "file.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("opening", "closing", "depth"),
    [(*pair, depth) for pair in [("[", "]"), ("{a = ", "}")] for depth in (DEEPEST + 1, 400, 1_600)]
    + [("[\n", "]\n", 20_000)],
)
def test_what_is_nested_too_deeply(tmp_path: Path, opening: str, closing: str, depth: int) -> None:
    reason = refused(written(tmp_path, f"a = {opening * depth}1{closing * depth}\n"))
    assert reason == f"nested more than {DEEPEST} deep"


def test_a_key_of_many_parts_is_nested_too(tmp_path: Path) -> None:
    assert refused(written(tmp_path, ".".join(["a"] * 4_000) + " = 1\n")) == f"nested more than {DEEPEST} deep"


def test_what_is_not_nested_too_deeply_is_read(tmp_path: Path) -> None:
    text = f"a = {'[' * (DEEPEST - 1)}1{']' * (DEEPEST - 1)}\n"
    assert read_toml(written(tmp_path, text)).data["a"]
    assert key_lines(text)[("a",)] == 1


@pytest.mark.parametrize(
    "number", ["9" * 5_000, "0x" + "f" * 5_000, "1" + "0" * 31, "-1" + "0" * 31], ids=lambda n: n[:8]
)
def test_numbers_that_no_machine_holds(tmp_path: Path, number: str) -> None:
    assert "a number that is too large" in refused(written(tmp_path, f"a = [1, {number}]\n"))


def test_a_number_that_is_too_large_has_its_line_and_field(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        read_toml(written(tmp_path, "b = 1\n[a]\nc = 1" + "0" * 40 + "\n"))
    assert (caught.value.line, caught.value.field) == (3, "a.c")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """In a process of its own: a reader that waits for a writer would wait for ever."""
    pipe = tmp_path / "file.toml"
    os.mkfifo(pipe)
    code = (
        "import sys; from pathlib import Path; from sandtable.files.tomlfile import read_toml\n"
        "try: read_toml(Path(sys.argv[1]))\n"
        "except Exception as error: print(type(error).__name__, error)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(pipe)], capture_output=True, text=True, timeout=60)
    assert done.stdout == f"BadFile {pipe}: cannot be read: not a file\n"


def test_a_device_is_no_file(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.symlink_to("/dev/zero")
    assert refused(path) == "cannot be read: not a file"


def test_a_link_to_itself(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.symlink_to(path)
    assert refused(path).startswith("cannot be read: ")


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    assert refused(written(tmp_path, "#" * (MOST_BYTES + 1))).startswith("larger than ")


def test_a_line_that_is_too_long(tmp_path: Path) -> None:
    assert refused(written(tmp_path, "\n" + ".".join(["a"] * 400_000) + " = 1\n")).startswith("a line of more than")


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.write_bytes(b'title = "\xff"')
    assert refused(path) == "not UTF-8 text (byte 9)"
    path.write_bytes("title = 'Карта'".encode("utf-16"))
    assert refused(path).startswith("not UTF-8 text")


def test_lines_of_a_long_file_are_counted_once(tmp_path: Path) -> None:
    """A megabyte of keys: counting from the top for each would take minutes."""
    text = "\n".join(f"key{n} = [{n}, {n}]" for n in range(40_000))
    lines = key_lines(text)
    assert lines[("key39999", 1)] == 40_000


@pytest.mark.parametrize("spoil", ["pipe", "deep", "text", "torn"])
def test_maps_are_read_with_the_same_care(tmp_path: Path, spoil: str) -> None:
    path = tmp_path / "hill.toml"
    if spoil == "pipe":
        path.symlink_to("/dev/zero")
    elif spoil == "text":
        path.write_bytes(b"\xff")
    else:
        path.write_text("[map" if spoil == "torn" else f"map = {'[' * 20_000}{']' * 20_000}", encoding="utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert caught.value.file == str(path)
