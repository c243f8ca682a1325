"""Combat! at the terminal: a whole game, in both languages, with all its commands."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.choices import runs
from sandtable.cli.combat_terminal import CombatTerminal
from sandtable.cli.main import main
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game
from sandtable.texts import Texts, messages


class Dice(io.StringIO):
    """Types the number of any choice, up to so many."""

    def __init__(self, seed: str, most: int = 10_000) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.left = most
        self.terminal: CombatTerminal | None = None

    def readline(self, size: int | None = -1, /) -> str:
        assert self.terminal is not None
        self.left -= 1
        return f"{self.rng.randint(1, len(self.terminal.menu.codes))}\n" if self.left >= 0 else ""


def game_of(name: str = "first-patrol", seed: str = "terminal") -> Game:
    return new_game(SCREEN.title, SCREEN.scenario(name), seed)


def shown(game: Game, *lines: str, lang: str = "en") -> str:
    out = io.StringIO()
    CombatTerminal(game, 0, None, Texts(lang), io.StringIO("".join(line + "\n" for line in lines)), out).run()
    return out.getvalue()


@pytest.mark.parametrize(("lang", "name"), [("en", "first-patrol"), ("bg", "the-way-back")])
def test_a_whole_game_is_played_to_its_end(lang: str, name: str) -> None:
    dice, out, game = Dice(name), io.StringIO(), game_of(name)
    dice.terminal = CombatTerminal(game, 0, None, Texts(lang), dice, out)
    dice.terminal.run()
    text = out.getvalue()
    assert game.over and Texts(lang).format("ui-over") in text
    keys = [key for key in messages("en") if key.startswith("combat-") and f" {key} " in text]
    assert keys == [], "a message that was not found is shown by its key"
    result = game.view(0)["result"]
    assert Texts(lang).format(f"combat-result-{result}") in text


def test_the_commands() -> None:
    game = game_of()
    text = shown(
        game, "1", "u", "1", "i victory", "i E10", "i sprint", "i 12.10", "los 10.10 20.10", "? 30.10", "? order",
        "f", "m", "t", "d", "o", "h", "c", "i nobody-at-all", "place 30.10", "q", "",
    )  # fmt: skip
    assert "Taken back." in text and "Enemy card E10" in text and "One hex, then two, two and two" in text
    assert "10.10 sees 20.10 (10 hexes)" in text and text.count("Outside his set-up area. [23.0]") >= 1
    assert "There is no man, hex, card, gun, Order or Team written “nobody-at-all” here." in text
    assert "No roll is at stake in this question." in text and "Goodbye." in text


def test_odds_are_shown_before_a_roll() -> None:
    dice, out, game = Dice("odds", 700), io.StringIO(), game_of("counterattack")
    dice.terminal = CombatTerminal(game, 0, None, Texts(), dice, out)
    dice.terminal.run()
    text = out.getvalue()
    assert "Odds:" in text and "looks for" in text and "(Troop Quality" in text and "found out" in text


def test_saving_and_going_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "patrol.json"
    game = game_of()
    shown(game, "1", "1", f"s {file}", "q", "")
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
    from sandtable.games.combat_commander.files import load_scenario
    from sandtable.games.combat_commander.title import TITLE

    other = tmp_path / "other.json"
    other.write_text(json.dumps(new_game(TITLE, load_scenario("first-patrol"), "1").save()))
    assert "is a game of combat-commander" in shown(game_of(), f"l {other}", "q", "")


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
    shown(game_of(), f"s {tmp_path / 'taken'}", "q", "")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_runs_of_hexes_are_written_short() -> None:
    assert runs(["05.01", "05.02", "05.03", "06.10", "05.07"]) == ["05.01-03", "05.07", "06.10"]


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
