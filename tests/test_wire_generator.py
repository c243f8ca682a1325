"""The browser's side of the wire is written from the shapes that are declared, and cannot fall behind them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import generate_wire as generator
from wire_types import ROOT, Shapes, WireError, read_module

pytestmark = pytest.mark.once

SAMPLE = '''
from typing import Annotated, Literal, NotRequired, TypedDict
from msgspec import UNSET, Meta, NamedTuple, Struct, UnsetType, field

MOST = 5
Id = Annotated[int, Meta(ge=0, le=MOST)]
# What is named:
# in two lines.
Thing = str
Kind = Literal["one", "two"]  # of two
Wishes = Annotated[dict[Id, Kind], Meta(max_length=3)]
Foreign = list["Made"]

class Made(NamedTuple):
    text: str

class PhraseData(TypedDict):
    """A text."""

    k: str  # its key
    a: NotRequired[dict[str, "PhraseData | int"]]

Keyed = TypedDict(
    "Keyed",
    {
        "from": float,  # a place
        "to": NotRequired[tuple[int, int]],
    },
)

# --- told --- (by the table)

_With = TypedDict("_With", {"with": str | None})

class Base(Struct, tag="base", tag_field="t"):
    """One line.

    And more.
    """

    things: list[Thing | None]
    start: int = field(name="from")  # renamed
    size: Both | None = None

class More(_With):
    kinds: list[Kind]
    lists: list[dict[str, int | None]]

class Most(More):
    free: object

class Both(Struct, forbid_unknown_fields=True):
    days: int = 0

class Asked(Struct, forbid_unknown_fields=True):
    id: Id
    both: Both | None = None
    code: Id | UnsetType = UNSET

class Empty(Struct):
    pass

Up = Base | Asked
'''
WRITTEN = """
/**
 * What is named:
 * in two lines.
 */
export type Thing = string;

export type Kind = 'one' | 'two'; // of two

export type Wishes = Record<number, Kind>;

/** A text. */
export interface Phrase {
  k: string; // its key
  a?: Record<string, Phrase | number>;
}

export interface Keyed {
  from: number; // a place
  to?: [number, number];
}

// ---- told ---- (by the table)

/**
 * One line.
 *
 * And more.
 */
export interface Base {
  t: 'base';
  things: (Thing | null)[];
  from: number; // renamed
  size: Both | null;
}

export interface More {
  with: string | null;
  kinds: Kind[];
  lists: Record<string, number | null>[];
}

export interface Most extends More {
  free: unknown;
}

export interface Both {
  days: number;
}

export interface Asked {
  id: number;
  both?: Both | null;
  code?: number;
}

export type Up = Base | Asked;
"""


def made_of(source: str, folder: Path) -> str:
    (folder / "sample.py").write_text(source, encoding="utf-8")
    found = read_module(folder / "sample.py")
    return generator.written(generator.GENERIC, found, Shapes(found), ["sample.py"])


def test_each_shape_is_written_with_its_comments(tmp_path: Path) -> None:
    assert made_of(SAMPLE, tmp_path).partition("back.\n")[2] == WRITTEN


def test_what_is_not_on_the_wire_is_named_with_its_place(tmp_path: Path) -> None:
    for wrong in ("made: Made", "made: set[int]", "made: list[Nobody]"):
        source = f"{SAMPLE}\nclass Wrong(TypedDict):\n    {wrong}\n"
        with pytest.raises(WireError, match=r"sample\.py:\d+: Wrong\.made: "):
            made_of(source, tmp_path)


def test_no_two_shapes_have_one_name(tmp_path: Path) -> None:
    with pytest.raises(WireError, match=r"sample\.py:\d+: Base is also at .*sample\.py:\d+"):
        made_of(f"{SAMPLE}\nclass Base(TypedDict):\n    one: int\n", tmp_path)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for path in generator.OUTPUTS:
        (tmp_path / path).parent.mkdir(parents=True)
        shutil.copy(ROOT / path, tmp_path / path)
    return tmp_path


@pytest.mark.parametrize("path", generator.OUTPUTS, ids=str)
def test_a_stale_module_is_reported_and_written_anew(
    path: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check = ["--check", "--root", str(copy)]
    fresh = (copy / path).read_text(encoding="utf-8")
    assert generator.main(check) == 0 and capsys.readouterr().err == ""
    stale = fresh.replace("number;", "string;", 1)
    (copy / path).write_text(stale, encoding="utf-8")
    assert generator.main(check) == 1
    assert capsys.readouterr().err == f"{path}: stale; run `make generate`\n"
    assert (copy / path).read_text(encoding="utf-8") == stale, "it changes nothing"
    (copy / path).unlink()
    assert generator.main(check) == 1
    assert generator.main(["--root", str(copy)]) == 0
    assert (copy / path).read_text(encoding="utf-8") == fresh and generator.main(check) == 0


def test_what_all_games_share_names_none() -> None:
    words = re.findall(r"[a-z]+", (ROOT / generator.GENERIC).read_text(encoding="utf-8").lower())
    assert set(words) & {"combat", "commander", "axis", "allies", "friendly"} == set()
