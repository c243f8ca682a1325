"""Combat! at the terminal: what only this game has, and what a game for one has not."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from seats import COMBAT, Dice, scenario_game, sit, typed

from sandtable.cli.main import main
from sandtable.kernel.game import Game
from sandtable.texts import Texts


def game_of(name: str = "first-patrol", seed: str = "terminal") -> Game:
    return scenario_game(name, seed, COMBAT)


def test_the_commands() -> None:
    game = game_of()
    text = typed(
        game, "1", "u", "1", "i victory", "i E10", "i sprint", "i 12.10", "los 10.10 20.10", "? 30.10", "? order",
        "f", "m", "t", "d", "o", "h", "c", "i nobody-at-all", "place 30.10", "q", "",
    )  # fmt: skip
    assert "Taken back." in text and "Enemy card E10" in text and "One hex, then two, two and two" in text
    assert "10.10 sees 20.10 (10 hexes)" in text and text.count("Outside his set-up area. [23.0]") >= 1
    assert "Nothing here is written “nobody-at-all”." in text
    assert "No roll is at stake in this question." in text and "Goodbye." in text


def test_odds_are_shown_before_a_roll() -> None:
    terminal, out = sit(game_of("counterattack"), 0, Dice("odds", 700))
    terminal.run()
    text = out.getvalue()
    assert "Odds:" in text and "looks for" in text and "(Troop Quality" in text and "found out" in text


def test_saving_and_going_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "patrol.json"
    game = game_of()
    typed(game, "1", "1", f"s {file}", "q", "")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n\n"))
    assert main(["play", "--load", str(file)]) == 0
    assert "First Patrol" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    text = capsys.readouterr().out
    assert "2 of 2 decisions" in text and "starts in 08.05" in text
    assert json.loads(file.read_text())["title"] == "combat"


def test_a_scenario_is_picked_from_a_list(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("night\nq\n\n"))
    assert main(["play", "--title", "combat", "--lang", "bg"]) == 0
    out = capsys.readouterr().out
    assert "night-raid" in out and Texts("bg").format("combat-scenario-night-raid-task")[:30] in out


def test_a_game_of_another_title_is_not_loaded_here(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps(scenario_game().save()))
    assert "is a game of combat-commander" in " ".join(typed(game_of(), f"l {other}", "q", "").split())


@pytest.mark.parametrize(
    ("field", "value"),
    [("m_with", []), ("m_flares", [1, 2, 3]), ("acting", 4095), ("hand", [-(2**70)]), ("e_discard", [256])],
)
def test_a_damaged_save_is_refused(
    field: str, value: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where only what is shown of it would fail."""
    game, rng = game_of(), random.Random(3)
    while len(game.decisions) < 120:
        game.play(rng.choice(game.choices))
    data: Any = game.save()
    data["state"][field] = value
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(data))
    assert main(["play", "--load", str(file)]) == 2
    assert f"{file}: state" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "fault"),
    [('{"a":' * 100_000 + "1" + "}" * 100_000, "nested too deeply"), ('{"name": "\\ud800"}', "half a character")],
    ids=["deep", "half a character"],
)
def test_a_file_that_no_text_can_hold_is_refused(
    text: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strange.json"
    file.write_text(text)
    for command in (["replay"], ["play", "--title", "combat"], ["play", "--load"]):
        assert main([*command, str(file)]) == 2
        assert fault in capsys.readouterr().err


def test_a_save_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    typed(game_of(), f"s {tmp_path / 'taken'}", "q", "")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_options_are_listed_chosen_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["play", "--title", "combat", "--option", "list"]) == 0
    listed = capsys.readouterr().out
    assert "nerve=off: Enemies may keep their shots (22.0.O1)" in listed and "close_call_ducks=on" in listed
    file = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"s {file}\nq\n\n"))
    chosen = ["--option", "nerve", "--option", "close-call-ducks=off"]
    assert main(["play", "--title", "combat", "first-patrol", *chosen]) == 0
    told = "Rules chosen: Enemies may keep their shots; A Close Call sends a man to the ground: off"
    assert told in capsys.readouterr().out
    assert json.loads(file.read_text())["options"] == {"nerve": True, "close_call_ducks": False}
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--load", str(file)]) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "fault"), [("cheat", "cheat: is none of nerve"), ("nerve=perhaps", "nerve: must be on or off")]
)
def test_what_is_no_option_is_refused(option: str, fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--title", "combat", "first-patrol", "--option", option]) == 2
    assert fault in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--side=axis", "--opponent=corporal", "--edition=anniversary"])
def test_what_a_game_for_one_has_not_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--title", "combat", "first-patrol", option]) == 2
    assert f"{option.partition('=')[0]}: " in capsys.readouterr().err


# --- the board ---


def map_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if re.match(r"(\d\d|  )  ", line)]


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_the_map_fits_the_screen_and_says_what_is_cut(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text = typed(game_of(), "m")
    assert all(len(line) <= columns for line in text.splitlines())
    shown, whole = text.split("the squad> m\n")
    heading = next(line for line in shown.splitlines() if re.fullmatch(r" +\d\d( \d\d)+", line)).split()
    cut = f"Columns {int(heading[0])} to {int(heading[-1])} of 34; m shows the whole map."
    assert (cut in shown) == (len(heading) < 34) == (columns < 110)
    headings = [line.split() for line in whole.splitlines() if re.fullmatch(r" +\d\d( \d\d)+", line)]
    assert [int(number) for heading in headings for number in heading] == list(range(1, 35))


def test_the_map_is_shown_where_the_squad_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    game = game_of("the-way-back")
    while game.decision is not None and game.decision.prompt == "set-up":
        game.play(game.choices[-1])
    held = [man["hex"] for man in game.view(0)["men"] if man["side"] == "friendly" and man["hex"]]  # type: ignore[index, attr-defined]
    heading = next(line for line in typed(game).splitlines() if re.fullmatch(r" +\d\d( \d\d)+", line))
    assert all(hex[:2] in heading.split() for hex in held)


def test_the_compass_is_by_the_map_and_in_the_help() -> None:
    """9.3: in the Counterattack every Team comes from its own side."""
    text = typed(game_of(), "h")
    assert text.count("Directions: 1 ↑  2 ↗  3 ↘  4 ↓  5 ↙  6 ↖") == 2
    three = typed(game_of("counterattack"), lang="bg")
    assert len(re.findall(r"^Посоки.*: +1 .  2 .  3 .  4 .  5 .  6 .$", three, re.MULTILINE)) == 3
    assert len(set(re.findall(r"^Посоки.*: +1 (.)", three, re.MULTILINE))) > 1


def test_long_lists_share_lines() -> None:
    game = game_of()
    while game.decision is not None and game.decision.prompt != "orders":
        game.play(game.choices[0])
    assert re.search(r"\n     order \w+:  1\)aimed-fire  2\)rapid-fire  3\)", typed(game))
