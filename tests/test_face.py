"""The face for Python: the page's session is true, and everything wrong is one line."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.title import SPECTATOR

ROOT = Path(__file__).resolve().parent.parent
SOLDIERS = "combat"


def test_the_page_s_session_runs_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "python.md", None, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    failed, tried = runner.run(session, out=said.append)
    assert failed == 0, "".join(said)
    assert tried > 30


def test_importing_the_package_is_cheap() -> None:
    code = "import sys, sandtable; print([m for m in sys.modules if m.startswith('sandtable.')])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "kernel.errors" in out and not re.search(r"face|shelf|screen|players|games|texts", out)


def test_everything_offered_is_there() -> None:
    for name in sandtable.__all__:
        assert getattr(sandtable, name) is not None
        assert name in dir(sandtable)
    with pytest.raises(AttributeError, match="no attribute 'checkers'"):
        sandtable.checkers  # noqa: B018


def test_choices_are_played_in_every_form() -> None:
    game = sandtable.new_game(SOLDIERS, "first-patrol", seed="1")
    decision = game.decision
    assert decision is not None and len(decision) == len(list(decision))
    wanted = decision[4]
    boards = []
    for form in (wanted, wanted.code, wanted.notation, wanted.notation.upper(), "5"):
        again = sandtable.new_game(SOLDIERS, "first-patrol", seed="1")
        again.play(form)
        boards.append(str(again))
    assert len(set(boards)) == 1 and boards[0] != str(game)


def test_a_game_is_kept_and_found_again(tmp_path: Path) -> None:
    game = sandtable.new_game("combat-commander", "first-patrol", seed=5)
    for _ in range(3):
        game.play("2")
    game.save(tmp_path / "game.json")
    loaded = sandtable.load(tmp_path / "game.json", language="bg")
    assert loaded.view(0) == game.view(0) and loaded.language == "bg"
    assert sandtable.replay(tmp_path / "game.json").view(1) == game.view(1)
    assert sandtable.replay(game.record(), upto=2).core.decisions == game.core.decisions[:2]


def test_whose_eyes_are_used() -> None:
    game = sandtable.new_game("combat-commander", "first-patrol", seed="5")
    assert game.view()["seat"] == game.view("axis")["seat"] == 0
    assert game.decision_of("allies") is None
    assert game.view(SPECTATOR)["sides"][0]["hand"] is None  # type: ignore[index]


def test_an_opponent_plays_alone() -> None:
    game = sandtable.new_game(SOLDIERS, "first-patrol", seed="1")
    advice = game.advice(sandtable.opponent("corporal", SOLDIERS))
    assert game.decision is not None and advice in game.decision.choices
    result = game.play_out("random")
    assert game.over and str(game).endswith(str(result)) and game.result == result
    with pytest.raises(sandtable.IllegalChoice, match="the game is over"):
        game.play("1")
    with pytest.raises(sandtable.IllegalChoice, match="the game is over"):
        game.advice("random")


def test_a_choice_of_yesterday_is_refused_by_name() -> None:
    game = sandtable.new_game(SOLDIERS, "first-patrol", seed="1")
    assert game.decision is not None
    old = game.decision[0]
    game.play(old)
    with pytest.raises(sandtable.IllegalChoice, match=f"'{re.escape(old.notation)}' is not offered now"):
        game.play(old)
    with pytest.raises(sandtable.IllegalChoice, match="numbered from 1 to"):
        game.play("999")


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: sandtable.new_game("chess", "x"), "no game named 'chess'; there are combat-commander, combat, "),
        (lambda: sandtable.scenarios("chess"), "no game named 'chess'"),
        (lambda: sandtable.new_game(SOLDIERS, "moon"), "no scenario named 'moon'; there are first-patrol, "),
        (lambda: sandtable.new_game(SOLDIERS, "first-patrol", options={"a": 1}), "no option 'a'; there are "),
        (lambda: sandtable.new_game("combat-commander", "first-patrol", options={"edition": "x"}), "no edition 'x'"),
        (lambda: sandtable.new_game(SOLDIERS, "first-patrol", language="xx"), "no language 'xx'; there are bg, en"),
        (lambda: sandtable.opponent("napoleon"), "no opponent named 'napoleon'; there are random, corporal, sergeant"),
        (lambda: sandtable.opponent("sergeant", SOLDIERS), "no opponent named 'sergeant' for combat"),
        (lambda: sandtable.new_game(SOLDIERS, "first-patrol").view("axis"), "no seat 'axis'; there are 0 'friendly'"),
        (lambda: sandtable.new_game(SOLDIERS, "first-patrol").view(1), "no seat 1"),
        (lambda: sandtable.new_game(SOLDIERS, "first-patrol").play_out("random", "random"), "2 opponents for 1 seats"),
        (lambda: sandtable.new_game(SOLDIERS, "first-patrol").undo(), "nothing that can be taken back"),
        (lambda: sandtable.replay({"title": "chess"}), "'chess' is none of combat-commander, combat, "),
    ],
)
def test_what_is_wrong_is_said_in_one_line(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(sandtable.SandtableError) as error:
        call()
    assert message in str(error.value) and "\n" not in str(error.value)
