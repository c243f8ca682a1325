"""The commands, run in this process: what they print, their status, and one clear line for bad input."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from seats import scenario_game, small_fight

import sandtable
from sandtable.cli.main import main
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import new_game

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(autouse=True)
def in_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("SANDTABLE_PACKS", "")


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line that a command says about bad input."""
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("sandtable: ") and captured.err.count("\n") == 1
    return captured.err


def printed(capsys: pytest.CaptureFixture[str], *argv: str, status: int = 0) -> str:
    assert main(argv) == status
    return capsys.readouterr().out


# --- version and usage ---


def test_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"sandtable {sandtable.__version__} ({sandtable.build_mode()})\n"


@pytest.mark.parametrize(
    "argv",
    [
        [], ["dance"], ["match", "random"], ["match", "random", "random", "--games", "0"], ["fuzz", "--games", "-3"],
        ["replay", "x", "--to", "-1"], ["rules"], ["scenario", "random"], ["check"],
    ],
)  # fmt: skip
def test_wrong_usage_is_status_2(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(argv)
    assert leaving.value.code == 2
    assert "usage: sandtable" in capsys.readouterr().err


# --- maps and sight ---


def test_a_map_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "map", "four-roads")
    assert "Four Roads" in out and "/A1 w" in out and "H4 B1" in out and "= road" in out
    names = set(re.findall(r"[/\\]([A-O]\d+) *[^\s\\/]", out))
    assert len(names) == 150, "every hex is on it"


def test_a_map_is_written_as_svg(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.svg"
    printed(capsys, "map", "four-roads", "--svg", str(file))
    assert file.read_text(encoding="utf-8").startswith("<svg") and ">H4<" in file.read_text(encoding="utf-8")


def test_a_map_wider_than_the_screen_is_drawn_in_strips(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = printed(capsys, "map", "four-roads")
    assert max(len(line) for line in out.splitlines()) < 60
    assert len(set(re.findall(r"[/\\]([A-O]\d+) *[^\s\\/]", out))) == 150, "every hex is on it"


def test_maps_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "four-roads           Four Roads" in printed(capsys, "map", "--list")


def test_sight_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "sight", "four-roads", "A1", "h5")
    assert out.startswith("A1 does not see H5\n") and "  blocked by building in G5 [T82]" in out
    assert printed(capsys, "sight", "four-roads", "A4", "A6").startswith("A4 sees A6")
    assert "блокирано от" in printed(capsys, "sight", "four-roads", "A1", "H5", "--lang", "bg")


def test_unknown_maps_and_hexes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no map named 'moon'; there are" in refused(capsys, "map", "moon")
    assert "'Z9' is not a hex of four-roads (A1 to O10)" in refused(capsys, "sight", "four-roads", "A1", "Z9")
    assert "name the map to draw" in refused(capsys, "map", "--svg", "x.svg")
    file = tmp_path / "bad.toml"
    file.write_text("[map]\nname = 3\n")
    assert f"{file}" in refused(capsys, "map", str(file))
    assert "no/such/folder" in refused(capsys, "map", "four-roads", "--svg", "no/such/folder/x.svg")


# --- scenarios ---


def test_scenarios_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert "first-patrol" in printed(capsys, "scenario", "list")
    out = printed(capsys, "scenario", "show", "first-patrol")
    assert "Axis: Germany, defender" in out and "x Rifle" in out and "Light MG" in out
    assert "Оста: Германия" in printed(capsys, "scenario", "show", "first-patrol", "--lang", "bg")
    assert "no scenario named 'nowhere'; there are" in refused(capsys, "scenario", "show", "nowhere")


def test_a_broken_scenario_names_file_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("name = 'mine'\n")
    assert f"{file}: title: missing" in refused(capsys, "scenario", "show", str(file))
    file.write_text("name = \n")
    assert f"{file}:1: not valid TOML" in refused(capsys, "scenario", "show", str(file))
    assert f"{tmp_path / 'none.toml'}" in refused(capsys, "scenario", "show", str(tmp_path / "none.toml"))


def test_a_random_scenario_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(printed(capsys, "scenario", "random", "--seed", "3"))
    assert first == json.loads(printed(capsys, "scenario", "random", "--seed", "3"))
    assert first != json.loads(printed(capsys, "scenario", "random", "--seed", "4"))
    war = ("scenario", "random", "--seed", "3", "--title", "great-war-commander")
    wished = json.loads(printed(capsys, *war, "--wish", "year=1917", "--wish", "map=chalk-ridge"))
    assert (wished["year"], wished["map"]) == (1917, "chalk-ridge")
    assert "'1920' is none of 1914" in refused(capsys, *war, "--wish", "year=1920")
    year = json.loads(printed(capsys, "scenario", "random", "--seed", "3", "--wish", "year=1943"))
    assert year["year"] == 1943
    clash = refused(capsys, "scenario", "random", "--seed", "3", "--wish", "year=1939", "--wish", "allies=america")
    assert "the Axis and america do not meet in 1939" in clash
    east = ("scenario", "random", "--seed", "3", "--title", "barbarossa", "--out", str(tmp_path / "east.json"))
    assert "The Germans attack" in printed(capsys, *east, "--wish", "attacker=german")
    assert "no random scenarios" in refused(capsys, "scenario", "random", "--seed", "3", "--title", "combat")
    file = tmp_path / "random.json"
    assert first["title"] in printed(capsys, "scenario", "random", "--seed", "3", "--out", str(file))
    assert new_game(TITLE, json.loads(file.read_text()), "1").decision is not None


# --- play ---


def test_a_random_scenario_is_played_as_it_is_wished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    wanted = ("--side", "allies", "--wish", "allies=america", "--wish", "map=balka")
    out = printed(capsys, "play", "--random", "3", *wanted)
    assert "Random scenario 3. Map: The Balka." in out and "a.line-1" in out
    assert "Random scenario" in printed(capsys, "play", *wanted)
    assert "is for a scenario that is made up" in refused(capsys, "play", "first-patrol", "--random")


def test_play_asks_for_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nnowhere\nfirst\n1\nplace g.sgt-biermann H5\nq\n\n"))
    out = printed(capsys, "play", "--opponent", "random", "--seed", "1")
    assert "Which game?" in out and "2) combat               Combat! Volume 1" in out
    assert "Which scenario?" in out and "“nowhere” is none of the choices" in out
    assert "1) axis                 Germany, defender" in out
    assert "First Patrol: you play Axis against random." in out
    assert "German Sgt Biermann sets up in H5." in out and "Goodbye." in out


def test_a_saved_game_remembers_who_sat_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"place g.sgt-biermann H5\nq\n{file}\n"))
    printed(capsys, "play", "first-patrol", "--side", "axis", "--opponent", "random")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    out = printed(capsys, "play", "--load", str(file))
    assert "you play Axis against random" in out and "place g.cpl-winkler" in out


def test_play_refuses_what_does_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no scenario named 'moon'" in refused(capsys, "play", "moon", "--side", "axis")
    assert "neutral: is none of axis, allies" in refused(capsys, "play", "first-patrol", "--side", "neutral")
    assert "no opponent named 'napoleon'" in refused(
        capsys, "play", "first-patrol", "--side", "axis", "--opponent", "napoleon"
    )
    for option, fault in (("--side=neutral", "axis, allies"), ("--edition=third", "anniversary, europe, europe-bg")):
        assert f"is none of {fault}" in refused(capsys, "play", "first-patrol", option)
    assert "none.json: No such file" in refused(capsys, "play", "--load", str(tmp_path / "none.json"))


def test_the_edition_reaches_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"q\n{file}\n"))
    printed(capsys, "play", "first-patrol", "--side", "axis", "--opponent", "random", "--edition", "europe")
    assert json.loads(file.read_text())["options"] == {"edition": "europe"}


# --- replay ---


def some_record(decisions: int) -> dict[str, object]:
    game = scenario_game(seed="4")
    for _ in range(decisions):
        decision = game.decision
        assert decision is not None
        game.play(decision.choices[-1])
    return game.record()


def test_a_record_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(some_record(40)))
    out = printed(capsys, "replay", str(file))
    assert "--- Turn 1: Allies ---" in out and "40 of 40 decisions" in out
    assert not re.search(r"[AG]-\d+ drawn", out), "a spectator sees no hands"
    out = printed(capsys, "replay", str(file), "--to", "2")
    assert "2 of 40 decisions" in out and "Turn 1" not in out


def test_a_record_that_does_not_fit_names_the_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    record = some_record(10)
    record["decisions"][6][1] = "step Z99"  # type: ignore[index]
    file.write_text(json.dumps(record))
    assert "record.json: decision 7 (step Z99) no longer fits" in refused(capsys, "replay", str(file))
    assert "there are only 10, not 11" in refused(capsys, "replay", str(file), "--to", "11")
    file.write_text("[1, 2")
    assert f"{file}:1: is not JSON" in refused(capsys, "replay", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert f"{file}: is not a text file" in refused(capsys, "replay", str(file))


# --- check, fuzz, match, bench ---


def test_cases_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = sorted((ROOT / "tests" / "cases").rglob("*.toml"))[0]
    assert printed(capsys, "check", str(good)) == "1 passed, 0 failed\n"
    bad = tmp_path / "bad.toml"
    bad.write_text("nonsense = 1\n")
    out = printed(capsys, "check", str(good), str(bad), status=1)
    assert f"{bad}" in out and out.endswith("1 passed, 1 failed\n")
    found = json.loads(printed(capsys, "check", str(good), str(bad), "--json", status=1))
    assert (found["passed"], found["failed"]) == (1, 1)
    assert set(found["failures"][0]) == {"case", "step", "expected", "got"}


def test_checking_nothing_is_not_a_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there are no case files" in refused(capsys, "check", str(tmp_path))
    assert "there is no such file or folder" in refused(capsys, "check", str(tmp_path / "none"))


@pytest.mark.long
def test_fuzz_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--games", "1", "--seed", "2", "--json"]) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert set(found) == {"games", "decisions", "faults", "never_fired"}
    assert found["games"] == 1 and found["decisions"] > 10 and found["faults"] == []
    assert "games 1/1" in captured.err, "progress goes to the error stream"


def test_a_match_counts_wins(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("match", "random", "random", "--scenario", "first-patrol", "--games", "2", "--json")
    found = json.loads(printed(capsys, *argv))
    assert set(found) == {"games", "wins", "draws", "interval", "scenarios", "exposed"}
    assert found["games"] == 2 and sum(found["wins"].values()) == 2
    assert "no opponent named 'napoleon'" in refused(capsys, "match", "napoleon", "random")
    assert "no scenario named 'moon'" in refused(capsys, "match", "random", "random", "--scenario", "moon")


# --- packs ---


def test_a_pack_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "alpini"
    pack.mkdir()
    assert "missing: a pack is a folder with a pack.toml" in printed(capsys, "pack", "check", str(pack), status=1)
    (pack / "pack.toml").write_text('name = "alpini"\ntitle = "Alpini"\n[provenance]\nfacts = "none"\nours = "all"\n')
    assert printed(capsys, "pack", "check", str(pack)) == f"{pack}: fit to play with\n"
    assert "is not a folder" in refused(capsys, "pack", "check", str(tmp_path / "none"))
    assert "combat takes no packs" in refused(capsys, "pack", "check", "--title", "combat", str(pack))


# --- rules ---


@pytest.mark.once
def test_a_rule_is_shown_with_its_proofs(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "rules", "show", "O20.1a")
    assert out.startswith("O20.1a (combat-commander, line ") and "proved by tests/" in out
    assert "O20.1.exa" in printed(capsys, "rules", "show", "o20.1"), "a rule number shows all its rows"
    assert "no ledger has a rule 'X99'" in refused(capsys, "rules", "show", "X99")


@pytest.mark.once
def test_coverage_of_this_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["rules", "coverage", "--json"])
    found = json.loads(capsys.readouterr().out)
    whole = {"combat-commander", "combat-commander-first-edition", "combat", "great-war-commander"}
    assert set(found) == whole | {"barbarossa"}
    assert (found["combat-commander"]["rows"], found["combat-commander-first-edition"]["rows"]) == (713, 132)
    for counts in found.values():
        assert counts["rows"] == counts["proved"] + counts["not_applicable"] + counts["open"]
    assert status == (1 if any(found[name]["open"] for name in whole) else 0)  # one in the making may have open rows
    assert "combat-commander: 713 rows" in printed(capsys, "rules", "coverage", status=status)


@pytest.mark.once
def test_rules_are_told_wherever_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """How an installed package does it is in tests/test_wheel.py."""
    monkeypatch.chdir(tmp_path)
    assert "proved by tests/" in printed(capsys, "rules", "show", "O20.1a")


def test_the_position_of_these_tests_is_sound() -> None:
    decision = small_fight().decision
    assert decision is not None and decision.prompt == "turn"


# --- the maps and scenarios of Combat! ---


def test_a_map_of_combat_is_shown_listed_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = printed(capsys, "map", "hill")
    assert out.startswith("The Hill\n") and "01 02 03" in out and " 34\n" in out and "~ Stream" in out
    assert "hill                 The Hill" in printed(capsys, "map", "--list")
    file = tmp_path / "hill.svg"
    printed(capsys, "map", "hill", "--svg", str(file))
    assert file.read_text().startswith("<svg")


def test_sight_on_a_map_of_combat(capsys: pytest.CaptureFixture[str]) -> None:
    """12.1: on the Hill 27.08 does not see 24.06, behind 25.07."""
    out = printed(capsys, "sight", "hill", "27.08", "24.06")
    assert out.startswith("27.08 does not see 24.06 (3 hexes)") and "25.07" in out and "[11.01]" in out
    assert "не вижда" in printed(capsys, "sight", "hill", "27.08", "24.06", "--lang", "bg")
    assert "'99.99' is not a hex of hill (01.01 to 34.20)" in refused(capsys, "sight", "hill", "27.08", "99.99")


def test_a_field_hides_men_who_keep_low_in_summer_only(capsys: pytest.CaptureFixture[str]) -> None:
    """11.12b"""
    hidden = "if either keeps low: Field in 02.09 is in the way [11.12]"
    assert hidden in printed(capsys, "sight", "hill", "02.08", "02.11")
    assert printed(capsys, "sight", "hill", "02.08", "02.11", "--bare") == "02.08 sees 02.11 (3 hexes)\n"


def test_scenarios_of_combat_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(printed(capsys, "scenario", "list", "--title", "combat").splitlines()) == 8
    out = printed(capsys, "scenario", "show", "--title", "combat", "night-raid")
    assert "Night Raid" in out and "dugout house" in out and "+5 for every officer captured" in out
    assert "from 26: Superb victory" in out and "Enemies in" in out and "Waiting" in out
    assert "there are first-patrol" in refused(capsys, "scenario", "show", "--title", "combat", "nothing")
