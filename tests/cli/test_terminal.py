"""The terminal game, driven by typed lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from seats import ALLIES, AXIS, Curious, Dice, Script, scenario_game, sit, small_fight, typed

from sandtable.cli.choices import begins, runs
from sandtable.commander.rules.state import CONCEALED
from sandtable.games.combat_commander.cases import build_position


def after(screen: str, line: str) -> str:
    """What the screen shows in answer to a typed line."""
    return screen.split(f"> {line}\n")[-1].split("\nAxis> ")[0]


# --- playing ---


@pytest.mark.parametrize(("scenario", "lang"), [("first-patrol", "en"), ("house-by-house", "bg")])
def test_a_whole_game_can_be_typed(scenario: str, lang: str) -> None:
    source = Dice("3")
    terminal, out = sit(scenario_game(scenario, "3"), ALLIES, source, lang)
    source.terminal = terminal
    terminal.run()
    screen = out.getvalue()
    assert terminal.game.over
    outcome = "ui-won" if terminal.game.state.winner == ALLIES else "ui-lost"
    assert terminal.texts.format(outcome, ending="@").split("@")[0] in screen[-200:]
    assert not re.search(r"\b(log|ask|why|do|ui|event|order)-[a-z]", screen), "a key without words"


@pytest.mark.rule("1.2a")
def test_nothing_of_the_opponent_s_hand_is_shown() -> None:
    """Cards drawn face down are told to their owner only."""
    source = Dice("5")
    terminal, out = sit(scenario_game(seed="5"), ALLIES, source)
    source.terminal = terminal
    while len(terminal.game.decisions) < 150 and not terminal.game.over:
        decision = terminal.game.decision_of(ALLIES)
        if decision is None:
            terminal.answer()
        else:
            terminal.show(decision)
            terminal.turn(decision)
    screen = out.getvalue()
    assert "Allies: A-" in screen and "Axis: a card is drawn." in screen
    assert not re.search(r"Axis: G-\d+ drawn", screen)


@pytest.mark.parametrize("line", ["1", "order G-59", "ORDER  g-59", "G-59", "ord g-59"])
def test_a_choice_is_typed_by_number_notation_or_part(line: str) -> None:
    game = small_fight()
    assert "Axis: Fire order (G-59). [O20]" in typed(game, line)


def test_what_fits_several_choices_is_not_played() -> None:
    game = small_fight()
    screen = typed(game, "1", "activate g")
    assert "“activate g” could mean: activate g.rifle-2, activate g.sgt-biermann" in screen
    assert len(game.decisions) == 1


def test_a_hex_is_never_the_beginning_of_another() -> None:
    assert begins(["place", "g.sgt-biermann", "a1"], ["pl", "g.sgt", "a1"])
    assert not begins(["place", "g.sgt-biermann", "a10"], ["pl", "g.sgt", "a1"])


def test_nonsense_changes_nothing() -> None:
    game = small_fight()
    screen = typed(game, "attack!", "99", "0", "", "   ")
    assert "“attack!” is none of the choices" in screen and "“99” is none" in screen and "“0” is none" in screen
    assert game.decisions == []


def test_the_end_of_the_input_leaves_the_game() -> None:
    terminal, _ = sit(small_fight(), AXIS, Script())
    assert terminal.run() == 0
    assert terminal.leaving


# --- the table ---


def test_the_board_shows_stacks_and_their_state() -> None:
    screen = typed(small_fight())
    board = screen.splitlines()
    assert "\\S+L__/" in board[board.index(next(x for x in board if "/A6 " in x))]  # below F5
    assert "\\S-___/" in screen and "\\s2___/" in screen
    assert "Your hand (3)" in screen and "G-59  Fire" in screen


@pytest.mark.rule("3.1.4c")
def test_a_broken_unit_is_plain_to_see() -> None:
    units = [{"unit": "rifle", "hex": "F5", "broken": True}, {"unit": "rifle", "hex": "F6"}]
    screen = typed(small_fight(axis={"units": units}), "f", "i F5")
    assert "\\S*___/" in screen and "\\S____/" in screen
    assert "(broken)" in after(screen, "i F5")
    assert re.search(r"F5  g.rifle-1 \S+ \(broken\)", after(screen, "f"))


@pytest.mark.rule("1.2c")
def test_both_discard_piles_can_be_looked_through() -> None:
    table = {"axis": {"hand": ["G-59"], "discards": ["G-18", "G-47"]}, "allies": {"discards": ["R-5"]}}
    pile = after(typed(small_fight(table=table), "d"), "d")
    assert "Axis: 2 discarded" in pile and "Allies: 1 discarded" in pile
    assert pile.index("G-18") < pile.index("G-47") < pile.index("R-5")


def test_the_question_names_its_rule() -> None:
    assert "Your turn: give an order, or pass and discard. [5]" in typed(small_fight())


def test_odds_are_shown_before_a_unit_is_activated_to_fire() -> None:
    screen = typed(small_fight(), "order G-59")
    assert re.search(r"Odds:\n    German Rifle 2 \(F6\) at F8 with 4: breaks Russian Rifle 1 \d+%\n", screen)


def test_odds_of_every_target_before_it_is_chosen() -> None:
    units = [{"unit": "rifle", "hex": "F8"}, {"unit": "rifle", "hex": "D6", "broken": True}]
    screen = typed(small_fight(allies={"units": units}), "order G-59", "activate g.rifle-2")
    assert "F8: German Rifle 2 (F6) leads 1 in all, firepower 4\n      Russian Rifle 1 (F8): holds" in screen
    fate = r"Russian Rifle \d \(..\): holds (\d+)%, suppressed (\d+)%, breaks (\d+)%, eliminated (\d+)%"
    fates = [[int(n) for n in numbers] for numbers in re.findall(fate, screen)]
    assert len(fates) == 2 and all(98 <= sum(numbers) <= 102 for numbers in fates)
    broken, whole = fates
    assert broken[2] == 0 and broken[3] > 0, "a broken unit that breaks is gone"
    assert whole[2] > 0 and whole[3] == 0


# --- commands ---


def test_why_not() -> None:
    screen = typed(small_fight(), "? order G-47", "? order G-18", "? order G-1", "?", "? dance", "? order Q-1")
    assert after(screen, "? order G-47").endswith("[O19]")
    assert after(screen, "? order G-18").startswith("Nobody is broken. [O23.1]")
    assert after(screen, "? order G-1").startswith("That card is not in your hand. [1.5]")
    assert "Ask about a choice" in after(screen, "?")
    assert "No choice is called “dance”" in after(screen, "? dance")
    assert "There is no card written “Q-1” here." in screen


def test_an_impossible_choice_is_explained_at_once() -> None:
    game = small_fight()
    screen = typed(game, "order G-59", "activate g.rifle-3", "activate r.rifle-1")
    assert "could carry out this order. [O14.4]" in after(screen, "activate g.rifle-3")
    assert "That is not yours. [O14.1]" in after(screen, "activate r.rifle-1")
    assert len(game.decisions) == 1


def test_every_question_gets_an_answer() -> None:
    """Any verb about any thing, at any moment of a game."""
    source = Curious("9")
    terminal, out = sit(scenario_game("house-by-house", "9"), ALLIES, source)
    source.terminal = terminal
    while len(terminal.game.decisions) < 400 and not terminal.game.over:
        decision = terminal.game.decision_of(ALLIES)
        if decision is None:
            terminal.answer()
        else:
            terminal.turn(decision)
    answers = re.findall(r"> \? .*\n(.*)", out.getvalue())
    assert len(answers) > 400
    assert len(set(answers)) > 5
    assert all(re.search(r"\[[A-Z]?[0-9.]+\]$|\[scenario\]$|There is no \w+ written", answer) for answer in answers)


def test_what_is_possible_is_said_to_be_possible() -> None:
    assert "That is possible now. [5]" in typed(small_fight(), "? order G-59")


def test_undo_takes_back_up_to_the_last_reveal() -> None:
    game = scenario_game()
    screen = typed(game, "place g.sgt-biermann H5", "place g.cpl-winkler F6", "u", "u", "u")
    assert screen.count("Taken back.") == 2 and screen.count("cannot be taken back") == 1
    assert game.decisions == []
    game = small_fight()
    assert "cannot be taken back" in typed(game, "order G-59", "u"), "the card lies open now"


def test_a_piece_is_explained_term_by_term() -> None:
    screen = typed(small_fight(), "i g.rifle-1", "i g.rifle-2", "i g.light-mg-1", "i F5", "i nobody-1")
    assert "Morale 10 = 7 printed +1 leaders +2 cover" in after(screen, "i g.rifle-1")
    assert "Firepower 4 = 5 printed −1 veteran/suppressed" in after(screen, "i g.rifle-2")
    assert "firepower 4, range 8" in after(screen, "i g.light-mg-1")
    assert "F5: woods, level 0, costs 2 MP, cover 2" in after(screen, "i F5")
    assert "There is no piece written “nobody-1” here." in screen


def test_a_concealed_unit_cannot_be_inspected() -> None:
    game = small_fight()
    game.state.u_flags[-1] |= CONCEALED  # type: ignore[attr-defined]
    screen = typed(game, "i r.rifle-2", "i r.rifle-1")
    assert "You see no such piece." in after(screen, "i r.rifle-2")
    assert "Russian Rifle 1" in after(screen, "i r.rifle-1")


def test_line_of_sight_with_smoke() -> None:
    game = small_fight(table={"axis": {"hand": ["G-59"]}, "smoke": {"F7": 5}})
    screen = typed(game, "los F6 F8", "los F5 F8", "los F5", "los F5 Z99")
    assert after(screen, "los F6 F8").startswith("F6 sees F8, hindered by 5")
    assert "smoke in F7 hinders by 5 [10.3.4]" in after(screen, "los F6 F8")
    assert "F5 does not see F8\n  blocked by woods in F6 [T99]" in after(screen, "los F5 F8")
    assert "Name two hexes" in after(screen, "los F5")
    assert "There is no hex written “Z99” here." in screen


def test_other_commands_answer() -> None:
    screen = typed(small_fight(), "h", "d", "f", "t", "m", "c", "o")
    for line in "hdftmco":
        assert after(screen, line).strip(), line
    assert "F5  g.sgt-biermann" in after(screen, "f")


# --- saving ---


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = small_fight()
    typed(game, "order G-59", f"s {file}")
    other = small_fight()
    screen = typed(other, f"l {file}", "activate g.rifle-2")
    assert f"Loaded {file}." in screen
    assert "German Rifle 2 (F6) is activated. [O14.1]" in screen
    assert other.decisions == [], "the game at the table was put away untouched"


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screen = typed(small_fight(), "q", str(file), "order G-59")
    assert "Goodbye." in screen and "Fire order" not in screen
    assert json.loads(file.read_text())["format"] == "sandtable-record"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "is not JSON"),
        ("[]", "must hold a JSON object"),
        ("{}", "title: None is none of combat-commander"),
        ('{"title": "combat-commander"}', "format: is not a sandtable record"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    game = small_fight()
    screen = typed(game, f"l {file}", "order G-59")
    assert f"{file}" in after(screen, f"l {file}") and reason in after(screen, f"l {file}")
    assert len(game.decisions) == 1, "the game goes on"


def test_a_damaged_state_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    game = small_fight()
    for field in list(game.save()["state"]):  # type: ignore[call-overload]
        data = game.save()
        data["state"][field] = "?"  # type: ignore[index]
        file.write_text(json.dumps(data))
        screen = typed(small_fight(), f"l {file}")
        assert f"{file}: state" in screen, field


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    screen = typed(small_fight(), f"l {tmp_path / 'none.json'}", "s", f"s {tmp_path / 'no' / 'folder.json'}")
    assert screen.count("No such file or directory") == 2 and "Name a file: s FILE" in screen


# --- odds and ends ---


def test_long_lists_of_hexes_are_short() -> None:
    assert runs(["A1", "A2", "A3", "B7", "A10", "C9", "C10"]) == ["A1-3", "A10", "B7", "C9-10"]
    assert "place g.sgt-biermann: any of A1-7 B1-7" in typed(scenario_game())


def test_a_log_line_names_the_hex_of_its_own_moment() -> None:
    """Two steps between two looks: the first line must not name the second hex."""
    game = build_position(
        {
            "axis": {"units": [{"unit": "rifle", "hex": "F5"}]},
            "allies": {"units": [{"unit": "rifle", "hex": "A1"}]},
            "table": {"axis": {"hand": ["G-19"]}},
        }
    )
    terminal, _ = sit(game, AXIS, Script())
    for text in ("order G-19", "move g.rifle-1", "step F6", "step F7", "stop"):
        if text in [game.notation(c) for c in game.decision.choices]:  # type: ignore[union-attr]
            game.play_text(text)
    lines = [line for _, line, _ in terminal.words.news(AXIS)]
    assert "German Rifle 1 (F5) is activated." in lines
    assert "German Rifle 1 moves F5 to F6 (1 MP spent)." in lines
    assert "German Rifle 1 moves F6 to F7 (2 MP spent)." in lines
