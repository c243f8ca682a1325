"""The project's own rules: imports, pins, packaging and the two builds."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import tomllib
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import check_imports
import sandtable
from sandtable.build_mode import build_mode
from sandtable.games import GAMES
from sandtable.kernel import frame
from sandtable.shelf import our_games

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sandtable"


def load(path: Path) -> ModuleType:
    """A script of the project as a module."""
    spec = importlib.util.spec_from_file_location(path.stem + "_script", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- imports ---


def tree(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / "sandtable" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("kernel/a.py", "from sandtable.terrain import b\n"),
        ("kernel/a.py", "import sandtable.games.combat_commander\n"),
        ("kernel/a.py", "from sandtable import commander\n"),
        ("kernel/a.py", "from ..terrain import b\n"),
        ("kernel/__init__.py", "from ..cli import b\n"),
        ("kernel/deep/a.py", "from ...terrain import b\n"),
        ("terrain/a.py", "def f() -> None:\n    from sandtable.commander import b\n"),
        ("commander/a.py", "if 1:\n    import sandtable.games as g\n"),
        ("games/one/a.py", "import os, sandtable.table.b\n"),
        ("games/one/rules/a.py", "from sandtable.games.two.rules import b\n"),
        ("games/one/a.py", "from ..two import b\n"),
        ("games/one/rules/a.py", "from sandtable.games.one.screen import b\n"),
        ("games/one/rules/deep/a.py", "from sandtable.commander.bots.b import c\n"),
        ("commander/rules/a.py", "from sandtable.commander.lab import b\n"),
        ("players/a.py", "from sandtable.cli.main import main\n"),
        ("players/a.py", "from sandtable.kernel.record import Record\n"),
        ("players/a.py", "from sandtable.kernel import record\n"),
        ("players/a.py", "import sandtable.kernel.record\n"),
        ("__init__.py", "from .cli import main\n"),
        ("stray.py", "import sandtable.kernel\n"),
        ("face.py", "from sandtable.table.rooms.room import Room\n"),
        ("cli/main.py", "from sandtable.face import new_game\n"),
        ("strange/a.py", "x = 1\n"),
        ("kernel/a.py", "def broken(:\n"),
    ],
)
def test_an_arrow_the_wrong_way_is_reported(tmp_path: Path, name: str, text: str) -> None:
    problems = check_imports.check(tree(tmp_path, {name: text}))
    assert len(problems) == 1
    assert re.match(rf"{re.escape(str(tmp_path / 'sandtable' / name))}:\d+: \w", problems[0])


def looks_at_frames(text: str) -> list[int]:
    """Lines of a module in which the stack is read."""
    return [n.lineno for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Attribute) and n.attr == "frames"]


def test_screens_and_opponents_read_subjects_not_frames() -> None:
    """What a question is about is said in one place, by the rules (`Frame.subject`)."""
    assert looks_at_frames("x = 1\ntop = game.state.frames[-1]\n") == [2]
    readers = [path for path in PACKAGE.rglob("*.py") if {"screen", "screens", "bots", "players"} & {*path.parts}]
    readers += PACKAGE.glob("games/*/screen.py")
    assert len(readers) > 50
    assert {str(path): looks_at_frames(path.read_text()) for path in readers if looks_at_frames(path.read_text())} == {}


def test_the_line_of_the_import_is_named(tmp_path: Path) -> None:
    source = tree(tmp_path, {"terrain/a.py": "x = 1\n\nfrom sandtable.games import b\n"})
    (problem,) = check_imports.check(source)
    assert ":3: terrain may not import games" in problem


def test_arrows_to_the_left_are_fine(tmp_path: Path) -> None:
    files = {
        "kernel/a.py": "import os\nfrom sandtable.kernel.b import c\nfrom . import b\nimport sandtable_extra.games\n",
        "terrain/a.py": "from ..kernel import b\nfrom .c import d\n",
        "games/one/a.py": "from sandtable.commander.b import c\nfrom ...kernel import d\n",
        "players/a.py": "from sandtable.kernel.game import Game\nfrom sandtable.shelf import games\n",
        "games/one/bots/a.py": "from sandtable.players.b import c\nfrom sandtable.games.one.rules import d\n",
        "cli/main.py": "from sandtable import __version__\nfrom sandtable.players import a\n",
        "__main__.py": "from sandtable.cli.main import main\n",
        "__init__.py": "def f() -> None:\n    from sandtable import face\n",
        "face.py": "from sandtable.kernel.game import Game\nfrom sandtable.shelf import games\n",
    }
    assert check_imports.check(tree(tmp_path, files)) == []


def test_a_wrong_folder_is_an_error_and_not_a_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_imports.main([str(tmp_path)]) == 2
    assert "there is no package sandtable here" in capsys.readouterr().err


# --- the two builds ---


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    expected = os.environ.get("SANDTABLE_EXPECT", build_mode())
    assert build_mode() == expected
    assert (build_mode() == "compiled") == (Path(frame.__file__ or "").suffix != ".py")


def test_both_builds_hold_the_same_version_of_the_sources() -> None:
    """A stale build would test yesterday's rules."""
    here = Path(sandtable.__file__ or "").parent
    for path in sorted(here.rglob("*.py")):
        assert path.read_bytes() == (PACKAGE / path.relative_to(here)).read_bytes(), path


def test_what_is_compiled() -> None:
    setup = load(ROOT / "setup.py")
    paths = setup.modules_to_compile(ROOT)
    assert "src/sandtable/kernel/frame.py" in paths
    assert "src/sandtable/commander/rules/codec_generated.py" in paths
    assert not [p for p in paths if p.endswith(("__init__.py", "mapfile.py", "svg.py"))]
    assert "src/sandtable/commander/bots/eye.py" in paths
    assert "src/sandtable/players/thought/lookahead.py" in paths
    assert not [p for p in paths if re.search("/players/[^/]*py|/(cli|screen|data|packs|cases|lab)/|/sergeant", p)]


def test_every_room_that_is_compiled_is_there() -> None:
    setup = load(ROOT / "setup.py")
    for room in setup.ROOMS:
        assert list(PACKAGE.glob(room)), f"there is no {room}"


def test_pure_python_can_be_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_PURE", "1")
    assert load(ROOT / "setup.py").extensions() == []


def test_without_a_compiler_the_build_is_pure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SANDTABLE_PURE", raising=False)
    monkeypatch.setenv("CC", "/nonexistent/compiler")
    assert load(ROOT / "setup.py").extensions() == []
    assert "no working C compiler; building pure Python" in capsys.readouterr().err


# --- pins and packaging ---


def pins(name: str) -> dict[str, str]:
    """Each with at least one hash of what pip may take for it (tools/lock.py)."""
    found: dict[str, str] = {}
    text = (ROOT / "requirements" / name).read_text()
    for line in re.sub(r"( \\\n    --hash=sha256:[0-9a-f]{64})+", " hashed", text).splitlines():
        if not line or line.startswith(("#", "-r ")):
            continue
        match = re.fullmatch(r"([A-Za-z0-9._-]+)==([0-9][0-9A-Za-z.]*) hashed", line)
        assert match, f"requirements/{name}: {line!r} is not an exact pin"
        found[match[1].lower().replace("_", "-")] = match[2]
    return found


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda p: p.name)
def test_every_requirement_is_pinned_exactly(path: Path) -> None:
    assert pins(path.name)


def test_the_build_system_pins_what_the_makefile_installs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    known = {**pins("run.txt"), **pins("build.txt")}
    for requirement in project["build-system"]["requires"]:
        name, _, version = requirement.partition("==")
        assert known[name.replace("_", "-")] == version


def test_every_dependency_is_in_the_pinned_set() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for requirement in project["project"]["dependencies"]:
        name = re.split(r"[<>=]", requirement)[0].lower().replace("_", "-")
        assert name in pins("run.txt")


def test_data_and_texts_are_part_of_the_build() -> None:
    """Every file that is not Python must be found beside the code that was imported."""
    here = Path(sandtable.__file__ or "").parent
    files = [p for p in PACKAGE.rglob("*") if p.is_file() and ({"data", "ledger"} & set(p.parts) or p.suffix == ".ftl")]
    files = [p for p in files if "__pycache__" not in p.parts]
    for path in files:
        assert (here / path.relative_to(PACKAGE)).is_file(), path


# --- for strangers ---


def test_the_licence_is_there_and_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "MIT" and project["license-files"] == ["LICENSE"]
    assert "Copyright (c) 2026 the Sandtable authors" in (ROOT / "LICENSE").read_text()
    assert (PACKAGE / "py.typed").is_file()


def test_the_readme_says_whose_games_are_played() -> None:
    text = " ".join((ROOT / "README.md").read_text().split())
    assert "not affiliated with, nor endorsed by, the designers or publishers" in text


def test_the_changelog_knows_this_version() -> None:
    assert f"\n## [{sandtable.__version__}] - " in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("path", [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")], ids=lambda p: p.name)
def test_every_link_within_the_docs_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8"))
    lost = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert lost == []


def test_every_make_target_that_the_docs_name_is_there() -> None:
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        named = re.findall(r"(?:^|`)make ([a-z-]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(named) <= known, path.name


# --- nobody but a game names it ---


def names_of_games() -> list[str]:
    """Titles, folders and labels, as a source would write them."""
    found: list[str] = []
    for folder, game in zip(GAMES, our_games().values(), strict=True):
        found += [f'"{game.name}"', f"'{game.name}'", f"games.{folder}", f"games/{folder}", game.screen().label]
    return found


def words_of_games() -> list[re.Pattern[str]]:
    """What is left of each name without the words of other games' names, or all of it, in any spelling."""
    names = [folder.split("_") for folder in GAMES]
    shared = {word for word, times in Counter(word for name in names for word in name).items() if times > 1}
    left = [[word for word in name if word not in shared] or name for name in names]
    told = [words for words in left if words != ["combat"]]  # a word of every war: its quoted name is looked for above
    return [re.compile("[ _-]?".join(words), re.IGNORECASE) for words in told]


def sources() -> list[Path]:
    """Whatever is built, run or shown, of both halves of the project."""
    folders = [PACKAGE, ROOT / "bench", ROOT / "tools", ROOT / "web" / "src", ROOT / "web" / "dev"]
    kinds = {".py", ".ftl", ".ts", ".svelte", ".css", ".toml", ".sh", ".html", ".md"}
    found = [p for folder in folders for p in folder.rglob("*") if p.suffix in kinds and "static" not in p.parts]
    return [*found, ROOT / "setup.py", ROOT / "Makefile", ROOT / "pyproject.toml"]


def sources_of_no_game() -> list[tuple[str, str]]:
    """Where they lie, and what is written there."""
    listed = PACKAGE / "games" / "__init__.py"  # the only list of games
    own = [home / folder for home in (PACKAGE / "games", ROOT / "tools") for folder in GAMES]
    own += [ROOT / "web" / "src" / folder.parent.name for folder in (ROOT / "web" / "src").glob("*/facts.ts")]
    others = [p for p in sources() if p != listed and not any(home in p.parents for home in own)]
    return [(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in others]


def test_no_source_outside_a_games_own_folders_names_it() -> None:
    others = sources_of_no_game()
    assert len(others) > 350
    assert {(path, name) for path, text in others for name in names_of_games() if name in text} == set()


def test_nor_does_one_name_half_of_it() -> None:
    """In a key, a file's name, a comment, a test that is run: the words that no two games share."""
    words = words_of_games()
    assert [bool(pattern.search("-l combat-commander 7")) for pattern in words].count(True) == 1
    assert [bool(pattern.search("great_war")) for pattern in words].count(True) == 1
    others = sources_of_no_game()
    assert {(path, f[0]) for path, text in others for w in words if (f := w.search(f"{path} {text}"))} == set()
