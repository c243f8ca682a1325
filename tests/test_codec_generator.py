"""The generated codecs: no field of a state or frame can be forgotten."""

from __future__ import annotations

import importlib
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import generate_codec as generator
from sandtable.kernel import codec

SAMPLE = """
from __future__ import annotations
from typing import ClassVar, Final
from sandtable.kernel import frame as kernel
from sandtable.kernel.chance import Chance
from sandtable.kernel.frame import Frame, Frozen, Late, Shared

class SampleFrame(Frame):
    limit: ClassVar[int] = 3
    LOW: Final = 1
    hexes: list[int]
    def double(self) -> None:
        self.at *= 2

class SampleDeeper(SampleFrame):
    name: str
    flag: bool

class SampleBare(Frame):
    pass

class State(kernel.State):
    tables: Shared[dict[str, int]]
    number: int
    truth: bool
    text: str
    raw: bytes
    row: list[int]
    rows: list[list[int]]
    words: list[str]
    luck: list[Chance]
    inner: SampleBare
    maybe: int | None
    deeper: SampleDeeper | None
    unset: SampleBare | None
    ice: Frozen[list[int]]
    younger: Late[int]
    youngest: Late[list[int]]
"""


def generate_into(folder: Path, source: str) -> Path:
    """A package with that source and its codec."""
    (folder / "__init__.py").write_text("")
    (folder / "pieces.py").write_text(source)
    for path, text in generator.generate([folder]).items():
        path.write_text(text)
    return folder


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ModuleType, ModuleType]]:
    """The sample's classes and its generated codec."""
    folder = tmp_path / "samplegame"
    folder.mkdir()
    generate_into(folder, SAMPLE)
    monkeypatch.syspath_prepend(str(tmp_path))
    pieces = importlib.import_module("samplegame.pieces")
    made = importlib.import_module("samplegame.codec_generated")
    made.register(codec.Frames())  # clones, dumps and comparisons are found by class
    yield pieces, made
    for name in ("samplegame", "samplegame.pieces", "samplegame.codec_generated"):
        del sys.modules[name]
    for kind in (pieces.SampleFrame, pieces.SampleDeeper, pieces.SampleBare):
        del codec.CLONERS[kind], codec.DUMPERS[kind], codec.EQUALS[kind]


def frames_of(made: ModuleType) -> codec.Frames:
    frames = codec.Frames()
    made.register(frames)
    return frames


def chance(count: int) -> Any:
    from sandtable.kernel.chance import new_chance

    made = new_chance("seed")
    made.count = count
    made.forced = [[1, 2], [3]]
    return made


def sample_frames(pieces: ModuleType) -> list[Any]:
    base, deeper, bare = pieces.SampleFrame(), pieces.SampleDeeper(), pieces.SampleBare()
    base.at, base.hexes = 1, [4, 5]
    deeper.at, deeper.hexes, deeper.name, deeper.flag = 2, [6], "K8", True
    bare.at = 3
    return [base, deeper, bare]


def sample_state(pieces: ModuleType) -> Any:
    from sandtable.kernel.frame import start

    g = pieces.State()
    start(g, chance(1))
    g.frames = sample_frames(pieces)
    g.tables = {"a": 1}
    g.number, g.truth, g.text, g.raw = 7, True, "x", b"\x00\xff"
    g.row, g.rows, g.words = [1, 2], [[1], [2, 3]], ["a", "b"]
    g.luck = [chance(2), chance(3)]
    g.inner = sample_frames(pieces)[2]
    g.maybe = 5
    g.deeper = sample_frames(pieces)[1]
    g.unset = None
    g.ice = [8, 9]
    g.younger, g.youngest = 4, [5]
    return g


KERNEL_FIELDS = ["frames", "value", "over", "winner", "ending", "reveals", "chance"]
OWN_FIELDS = [
    "number", "truth", "text", "raw", "row", "rows", "words", "luck", "inner", "maybe", "deeper", "unset", "ice",
]  # fmt: skip
LATE = ["younger", "youngest"]
FIELDS = KERNEL_FIELDS + OWN_FIELDS + LATE


def changed(pieces: ModuleType, value: Any) -> Any:
    """Another value of the same type; lists and objects differ only in their innermost part."""
    if value is None:
        return sample_frames(pieces)[2]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, (str, bytes)):
        return value + value
    if isinstance(value, list):
        return [*value[:-1], changed(pieces, value[-1])]
    if hasattr(value, "count"):
        return chance(value.count + 1)
    other = codec.clone_frame(value)
    other.at += 1
    return other


def test_dump_has_every_field_and_inherited_ones_first(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    assert list(made.dump_State(sample_state(pieces))) == FIELDS


def test_clone_is_equal_and_carries_shared_tables_by_reference(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    g = sample_state(pieces)
    copy = made.clone_State(g)
    assert made.equal_State(g, copy)
    assert copy.tables is g.tables and copy.out is g.out
    assert copy.ice is g.ice  # only ever replaced, so one list serves all clones


def test_clone_owns_everything_that_can_change(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    g = sample_state(pieces)
    before = made.dump_State(g)
    copy = made.clone_State(g)
    copy.row.append(9)
    copy.rows[0].append(9)
    copy.words.append("c")
    copy.luck[1].forced[0].append(9)
    copy.chance.count += 1
    copy.inner.at = copy.deeper.at = 99
    copy.deeper.hexes.append(9)
    copy.frames[0].hexes.append(9)
    copy.frames[1].name = "A1"
    copy.frames.pop()
    assert made.dump_State(g) == before


@pytest.mark.parametrize("field", FIELDS)
def test_equality_sees_every_field(sample: tuple[ModuleType, ModuleType], field: str) -> None:
    pieces, made = sample
    g, other = sample_state(pieces), sample_state(pieces)
    assert made.equal_State(g, other)
    setattr(other, field, changed(pieces, getattr(g, field)))
    assert not made.equal_State(g, other)
    assert not made.equal_State(other, g)


def test_frames_of_different_classes_or_numbers_differ(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    g, other = sample_state(pieces), sample_state(pieces)
    other.frames.pop()
    assert not made.equal_State(g, other)
    base, deeper, bare = sample_frames(pieces)
    bare.at = base.at
    assert not codec.equal_frame(base, bare)
    assert not codec.equal_frame(base, deeper)


def test_equality_ignores_shared_tables(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    g, other = sample_state(pieces), sample_state(pieces)
    other.tables = {"b": 2}
    assert made.equal_State(g, other)


def test_round_trip_through_json(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    g = sample_state(pieces)
    back = made.load_State(json.loads(json.dumps(made.dump_State(g))), frames_of(made))
    assert made.equal_State(g, back)
    assert [type(f) for f in back.frames] == [type(f) for f in g.frames]
    assert type(back.truth) is bool and back.raw == g.raw


@pytest.mark.parametrize("field", [f for f in FIELDS if f not in LATE])
def test_a_missing_field_is_named(sample: tuple[ModuleType, ModuleType], field: str) -> None:
    pieces, made = sample
    data = made.dump_State(sample_state(pieces))
    del data[field]
    with pytest.raises(ValueError, match=rf"State\.{field}: missing"):
        made.load_State(data, frames_of(made))


def test_a_late_field_is_not_dumped_while_empty_and_not_missed(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    g = sample_state(pieces)
    g.younger, g.youngest = 0, []
    data = made.dump_State(g)
    assert not set(LATE) & set(data)
    back = made.load_State(data, frames_of(made))
    assert made.equal_State(g, back) and (back.younger, back.youngest) == (0, [])


@pytest.mark.parametrize("field", [f for f in FIELDS if f != "frames"])
def test_a_mistyped_field_is_named(sample: tuple[ModuleType, ModuleType], field: str) -> None:
    pieces, made = sample
    data = made.dump_State(sample_state(pieces))
    data[field] = 1.5
    if field in ("inner", "deeper", "unset", "chance"):
        with pytest.raises(ValueError, match="must be a table"):
            made.load_State(data, frames_of(made))
    else:
        with pytest.raises(ValueError, match=rf"State\.{field}: must be"):
            made.load_State(data, frames_of(made))


@pytest.mark.parametrize(
    ("field", "value"),
    [("number", True), ("truth", 1), ("row", [1, "2"]), ("rows", [[1], 2]), ("raw", "zz"), ("luck", [7])],
)
def test_near_misses_are_refused(sample: tuple[ModuleType, ModuleType], field: str, value: object) -> None:
    pieces, made = sample
    data = made.dump_State(sample_state(pieces))
    data[field] = value
    with pytest.raises(ValueError, match=rf"State\.{field}: must be"):
        made.load_State(data, frames_of(made))


def test_unknown_fields_and_frames_are_refused(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample
    data = made.dump_State(sample_state(pieces))
    with pytest.raises(ValueError, match=r"State\.extra: unknown field"):
        made.load_State({**data, "extra": 1}, frames_of(made))
    with pytest.raises(ValueError, match=r"State\.tables: unknown field"):
        made.load_State({**data, "tables": {}}, frames_of(made))
    with pytest.raises(ValueError, match="there is no frame called 'Nothing'"):
        codec.load_frame({"frame": "Nothing", "at": 0}, frames_of(made))
    with pytest.raises(ValueError, match="frame: must be a str"):
        codec.load_frame({"at": 0}, frames_of(made))
    with pytest.raises(ValueError, match=r"SampleBare\.at: must be an int, not str"):
        codec.load_frame({"frame": "SampleBare", "at": "0"}, frames_of(made))


def test_an_unregistered_subclass_is_never_sliced(sample: tuple[ModuleType, ModuleType]) -> None:
    pieces, made = sample

    class Unknown(pieces.SampleBare):  # type: ignore[name-defined,misc]
        pass

    class Richer(pieces.State):  # type: ignore[name-defined,misc]
        pass

    with pytest.raises(TypeError, match="Unknown has no codec"):
        codec.clone_frame(Unknown())
    with pytest.raises(TypeError, match="no codec for Richer"):
        made.clone_State(Richer())


def test_two_frames_of_one_name_in_one_title_are_refused(sample: tuple[ModuleType, ModuleType]) -> None:
    _, made = sample
    twin = type("SampleBare", (codec.Frame,), {})
    with pytest.raises(ValueError, match="two frame classes of one title are called SampleBare"):
        frames_of(made).add(
            twin, made.clone_SampleBare, made.dump_SampleBare, made.load_SampleBare, made.equal_SampleBare
        )


def test_two_titles_may_each_have_a_frame_of_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is copied, dumped, loaded and compared as what it is."""
    monkeypatch.syspath_prepend(str(tmp_path))
    frames = []
    for game, field in (("redgame", "strength"), ("bluegame", "morale")):
        (tmp_path / game).mkdir()
        generate_into(tmp_path / game, f"{HEAD}class Offensive(Frame):\n    {field}: int\n")
        made = importlib.import_module(f"{game}.codec_generated")
        frames.append(frames_of(made))
        frame = importlib.import_module(f"{game}.pieces").Offensive()
        frame.at = 1
        setattr(frame, field, 7)
        data = codec.dump_frame(codec.clone_frame(frame))
        assert data == {"frame": "Offensive", "at": 1, field: 7}
        assert codec.equal_frame(codec.load_frame(data, frames[-1]), frame)
    with pytest.raises(ValueError, match=r"Offensive\.strength: missing"):
        codec.load_frame(data, frames[0])


# --- what the generator refuses ---

HEAD = "from sandtable.kernel.frame import Frame, State\nfrom typing import Generic\n"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("class A(Frame):\n    def run(self, g):\n        self.hidden = 1\n", r":5: A\.hidden: not declared"),
        ("class A(Frame):\n    def run(self, g):\n        self.a, self.at = 1, 2\n", r"A\.a: not declared"),
        ("class A(Frame):\n    x = 3\n", r":4: A: x needs an annotation"),
        ("class A(Frame):\n    x: dict[int, int]\n", r":4: A\.x: no codec for dict\[int, int\]"),
        ("class A(Frame):\n    x: list\n", r"A\.x: no codec for list"),
        ("class A(Frame):\n    x: State\n", r"A\.x: no codec for State"),
        ("class A(Frame):\n    x: int\nclass B(A):\n    pass\nclass C(Frame):\n    x: A\n", r"C\.x: no codec for A"),
        ("class A(Frame):\n    frame: int\n", r"A\.frame: that name is taken"),
        ("class A(Frame):\n    def __init__(self):\n        pass\n", r"A: __init__ is not allowed"),
        (
            "class Plain:\n    y: int\nclass A(Frame, Generic):\n    x: int\n",
            r"A: base Generic is not in a scanned file",
        ),
        ("class A(Frame:\n", r":3: cannot be parsed"),
    ],
)
def test_a_field_that_could_be_forgotten_is_an_error(tmp_path: Path, body: str, reason: str) -> None:
    with pytest.raises(generator.CodecError, match=reason):
        generate_into(tmp_path, HEAD + body)


def test_fields_of_a_plain_mixin_are_kept(tmp_path: Path) -> None:
    generate_into(tmp_path, HEAD + "class Plain:\n    y: int\nclass A(Frame, Plain):\n    x: int\n")
    assert "n.y = o.y" in (tmp_path / "codec_generated.py").read_text()


def test_names_are_followed_through_other_modules(tmp_path: Path) -> None:
    (tmp_path / "base.py").write_text("from sandtable.kernel import frame as k\nclass Step(k.Frame):\n    far: int\n")
    (tmp_path / "between.py").write_text(f"from {tmp_path.name}.base import Step as Stage\n")
    generate_into(tmp_path, f"from {tmp_path.name} import between\nclass A(between.Stage):\n    near: int\n")
    assert '"A", ["at", "far", "near"]' in (tmp_path / "codec_generated.py").read_text()


def test_two_classes_of_one_name_in_one_package_are_an_error(tmp_path: Path) -> None:
    """In two packages they are not: each is known to its own titles."""
    source = HEAD + "class Turn(Frame):\n    pass\n"
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        generate_into(tmp_path / name, source)
    assert len(generator.generate([tmp_path / "one", tmp_path / "two"])) == 2
    (tmp_path / "one" / "more.py").write_text(source)
    with pytest.raises(generator.CodecError, match=r"Turn: one\.more has a class of the same name"):
        generator.generate([tmp_path / "one"])


def test_check_reports_a_stale_codec_and_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    generate_into(tmp_path, HEAD + "class A(Frame):\n    x: int\n")
    assert generator.main(["--check", str(tmp_path)]) == 0
    before = (tmp_path / "codec_generated.py").read_text()
    (tmp_path / "pieces.py").write_text(HEAD + "class A(Frame):\n    x: int\n    y: int\n")
    assert generator.main(["--check", str(tmp_path)]) == 1
    assert "codec_generated.py: stale" in capsys.readouterr().err
    assert (tmp_path / "codec_generated.py").read_text() == before
    assert generator.main([str(tmp_path)]) == 0
    assert generator.main(["--check", str(tmp_path)]) == 0


def test_a_codec_without_classes_is_stale(tmp_path: Path) -> None:
    generate_into(tmp_path, HEAD + "class A(Frame):\n    x: int\n")
    shutil.copy(tmp_path / "codec_generated.py", tmp_path / "kept.txt")
    (tmp_path / "pieces.py").write_text("")
    assert generator.main(["--check", str(tmp_path)]) == 1
    assert generator.main([str(tmp_path)]) == 0
    assert not (tmp_path / "codec_generated.py").exists()
