"""Packs that are installed: a sound one is played with, a faulty one is left out and named, all else goes on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from good_pack import SCENARIO, UNITS, write_pack

from sandtable.cli.main import main
from sandtable.games.combat_commander import files as commander
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import new_game
from sandtable.lab.fuzz import run
from sandtable.shelf import game_named, left_out_packs

pytestmark = pytest.mark.once  # none of it is compiled

OWN = sorted(path.stem for path in (commander.DATA / "scenarios").glob("*.toml"))
TORN: dict[str, bytes] = {
    "no-text": b'name = "\xff"',
    "torn": b'[[unit]]\nname = "germ',
    "deep": b"a = " + b"[" * 3_000 + b"]" * 3_000,
    "empty": b"",
}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The good pack, installed; nothing else is."""
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    pack = write_pack(tmp_path / "packs" / "weir")
    monkeypatch.setenv("SANDTABLE_PACKS", str(tmp_path / "packs"))
    return pack


def names() -> list[str]:
    return [card["name"] for card in SCREEN.scenarios()]


def test_a_pack_with_a_scenario_of_its_own_pieces_is_sound_and_played(installed: Path) -> None:
    """Both the check and the game once went round and round over what is installed."""
    assert game_named("combat-commander").check_pack(installed) == []
    assert sorted(names()) == sorted([*OWN, "at-the-weir"])
    assert left_out_packs() == []
    game = new_game(TITLE, commander.load_scenario("at-the-weir"), "0")
    assert game.decision is not None


def test_a_pack_of_the_games_own_pieces_can_be_checked_while_it_is_installed(installed: Path) -> None:
    own = SCENARIO
    for mine, theirs in [
        ("maj-huber", "lt-schrader"), ("bergjaeger", "rifle"), ("gebirgs-team", "weapon-team"),
        ("gebirgs-mg", "heavy-mg"), ("radio-75mm", "radio-105mm"),
    ]:  # fmt: skip
        own = own.replace(mine, theirs)
    write_pack(installed, {"scenarios/at-the-weir.toml": own})
    assert game_named("combat-commander").check_pack(installed) == []
    assert "at-the-weir" in names()


@pytest.mark.parametrize("file", ["units.toml", "maps/weir.toml", "scenarios/at-the-weir.toml", "pack.toml"])
@pytest.mark.parametrize("how", list(TORN))
def test_a_faulty_pack_is_left_out_and_everything_else_goes_on(
    installed: Path, capsys: pytest.CaptureFixture[str], file: str, how: str
) -> None:
    write_pack(installed, {file: TORN[how]})
    assert sorted(names()) == OWN
    assert "germany/bergjaeger" not in commander.FILES.tables().unit_name
    assert new_game(TITLE, commander.load_scenario(OWN[0]), "0").decision is not None
    [left] = left_out_packs()
    assert left.folder == installed
    assert any(str(installed / file) in problem for problem in left.problems)
    assert main(["scenario", "list"]) == 0
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == len(OWN)
    assert str(installed) in said.err and "left out" in said.err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
@pytest.mark.parametrize("file", ["units.toml", "pack.toml", "scenarios/at-the-weir.toml"])
def test_a_pipe_in_a_pack_is_not_waited_for(installed: Path, file: str) -> None:
    (installed / file).unlink()
    os.mkfifo(installed / file)
    assert sorted(names()) == OWN
    assert any(str(installed / file) in problem for problem in game_named("combat-commander").check_pack(installed))


def test_a_pack_that_is_put_right_is_played_with_again(installed: Path) -> None:
    write_pack(installed, {"units.toml": b"\xff"})
    assert sorted(names()) == OWN
    write_pack(installed)
    assert "at-the-weir" in names()
    assert "germany/bergjaeger" in commander.FILES.tables().unit_name


def test_a_sound_pack_beside_a_faulty_one_stays(installed: Path) -> None:
    other = write_pack(installed.parent / "other", {"scenarios/at-the-weir.toml": b"\xff"})
    assert "at-the-weir" in names()
    assert [left.folder for left in left_out_packs()] == [other]


def test_the_fuzz_goes_on_without_a_faulty_pack(installed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_pack(installed, {"scenarios/at-the-weir.toml": b'name = "\xff"'})
    assert main(["fuzz", "--games", "1", "--sampled"]) == 0
    said = capsys.readouterr()
    assert "1 games" in said.out and "0 faults" in said.out
    assert str(installed) in said.err and "left out" in said.err


def test_the_fuzz_plays_the_scenarios_of_a_sound_pack(installed: Path) -> None:
    found = run(1, scenarios=["at-the-weir"], sampled=True)
    assert found["faults"] == [] and found["decisions"] > 10


def test_a_pack_of_whichever_game_is_only_missed_where_nobody_takes_it(installed: Path) -> None:
    """It says of no game; that Great War Commander has no such pieces is no fault of it."""
    pack = (installed / "pack.toml").read_text(encoding="utf-8").replace('game = "combat-commander"\n', "")
    write_pack(installed, {"pack.toml": pack})
    assert "at-the-weir" in names()
    assert left_out_packs() == []
    write_pack(installed, {"pack.toml": pack, "units.toml": UNITS.replace("fp = 5", "fp = 55")})
    assert [left.folder for left in left_out_packs()] == [installed]


# --- the whole of a pack is checked as one ---


def problems(pack: Path) -> list[str]:
    assert (check := game_named("combat-commander").check_pack) is not None
    return [problem.removeprefix(str(pack) + "/") for problem in check(pack)]


def test_the_limits_of_counters_are_those_of_the_pack(tmp_path: Path) -> None:
    more = SCENARIO.replace('"bergjaeger", count = 5', '"bergjaeger", count = 7')
    [problem] = problems(write_pack(tmp_path / "a", {"scenarios/at-the-weir.toml": more}))
    assert problem.endswith("axis: 7 of germany/bergjaeger, and there are only 6 counters")
    fewer = UNITS.replace("germany/bergjaeger", "germany/rifle").replace("count = 6", "count = 1")
    text = SCENARIO.replace('"bergjaeger", count = 5', '"rifle", count = 2')
    found = problems(write_pack(tmp_path / "b", {"units.toml": fewer, "scenarios/at-the-weir.toml": text}))
    assert any("4 of germany/rifle, and there are only 1 counters" in problem for problem in found)
    many = UNITS.replace("germany/bergjaeger", "germany/rifle").replace("count = 6", "count = 40")
    text = SCENARIO.replace('"bergjaeger", count = 5', '"rifle", count = 30').replace("depth = 3", "depth = 6")
    assert problems(write_pack(tmp_path / "c", {"units.toml": many, "scenarios/at-the-weir.toml": text})) == []


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("areas = [{ depth = 3 }]", 'areas = [{ hexes = "A1" }]', "axis.areas"),
        ('weapon = "gebirgs-mg"', 'weapon = "gebirgs-mg", hex = "H3"', "axis.units[2].hex"),
        ('"bergjaeger", count = 5', '"bergjaeger", count = 5, weapon = "russia/medium-mg"', "axis.units[1].weapon"),
    ],
)
def test_a_scenario_with_pieces_of_the_pack_that_cannot_start(tmp_path: Path, old: str, new: str, field: str) -> None:
    found = problems(write_pack(tmp_path, {"scenarios/at-the-weir.toml": SCENARIO.replace(old, new, 1)}))
    assert any(f": {field}: " in problem for problem in found), found


def test_pieces_of_a_pack_that_cannot_carry_what_they_are_given(tmp_path: Path) -> None:
    """A Weapon for Teams alone, in the hands of the pack's own Squad."""
    weapons = write_pack(tmp_path / "good")
    text = (weapons / "weapons.toml").read_text(encoding="utf-8") + "team_only = true\n"
    wrong = SCENARIO.replace('"bergjaeger", count = 5', '"bergjaeger", weapon = "gebirgs-mg"')
    found = problems(write_pack(tmp_path / "bad", {"weapons.toml": text, "scenarios/at-the-weir.toml": wrong}))
    assert any("axis.units[1].weapon" in problem for problem in found), found


def test_a_scenario_of_a_pack_that_is_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    monkeypatch.setenv("SANDTABLE_PACKS", "")
    pack = write_pack(tmp_path / "weir")
    with pytest.raises(BadFile) as caught:
        commander.load_scenario(pack / "scenarios" / "at-the-weir.toml")
    assert "not installed" in caught.value.reason
    monkeypatch.setenv("SANDTABLE_PACKS", str(pack))
    monkeypatch.chdir(tmp_path)
    assert commander.load_scenario(Path("weir") / "scenarios" / "at-the-weir.toml")["name"] == "at-the-weir"
