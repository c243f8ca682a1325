"""Games at the terminal, driven by typed lines; most of what is promised here holds for any game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from seats import (
    ALLIES,
    AXIS,
    BARBAROSSA,
    COMBAT,
    COMMANDER,
    GREAT_WAR,
    Curious,
    Dice,
    Script,
    scenario_game,
    sit,
    small_fight,
    typed,
)

from sandtable.cli.choices import begins, runs
from sandtable.commander.rules.state import CONCEALED
from sandtable.games.combat_commander.cases import build_position
from sandtable.kernel.game import new_game
from sandtable.shelf import game_named, game_names
from sandtable.texts import Texts, messages

GAMES = pytest.mark.parametrize("title", game_names())


def after(screen: str, line: str) -> str:
    """What the screen shows in answer to a typed line."""
    return re.split(r"\n(?:Axis|Central Powers|the squad)> ", screen.split(f"> {line}\n")[-1])[0]


# --- playing ---


@pytest.mark.long
@pytest.mark.parametrize(
    ("title", "scenario", "seat", "lang"),
    [
        (COMMANDER, "first-patrol", ALLIES, "en"), (COMMANDER, "house-by-house", ALLIES, "bg"),
        (GREAT_WAR, "the-harvest-road", ALLIES, "en"), (GREAT_WAR, "iron-in-the-mud", AXIS, "bg"),
        (COMBAT, "first-patrol", 0, "en"), (COMBAT, "the-way-back", 0, "bg"),
    ],
)  # fmt: skip
def test_a_whole_game_can_be_typed(title: str, scenario: str, seat: int, lang: str) -> None:
    terminal, out = sit(scenario_game(scenario, "3", title), seat, Dice("3"), lang)
    terminal.run()
    screen = out.getvalue()
    assert terminal.game.over
    result = terminal.screen.result(terminal.game)
    assert result is not None and terminal.speech.say(result["say"]) in screen[-300:]
    assert terminal.texts.format("ui-over") in screen[-400:]
    keys = set(messages("en"))
    assert [word for word in re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", screen) if word in keys] == [], "keys without words"


@pytest.mark.rule("gwc:intro.2")
@pytest.mark.parametrize(
    ("lang", "line"), [("en", "America: 6 in hand, 66 to draw"), ("bg", "в ръка 6, за теглене 66")]
)
def test_a_side_of_two_nations_is_played_at_one_terminal(lang: str, line: str) -> None:
    box = game_named(GREAT_WAR)
    game = new_game(box.title(), box.scenario("side-by-side"), "3", {"three_players": True})
    terminal, out = sit(game, ALLIES, Dice("3", 90), lang)
    terminal.run()
    assert line in out.getvalue()
    keys = set(messages("en"))
    assert [word for word in re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", out.getvalue()) if word in keys] == []


@pytest.mark.parametrize(("winner", "key"), [(AXIS, "ui-won"), (ALLIES, "ui-lost")])
def test_who_has_won_is_told(winner: int, key: str) -> None:
    terminal, out = sit(scenario_game(), AXIS, Script())
    terminal.game.state.end_game(winner, 1)
    terminal.run()
    assert Texts().format(key) in out.getvalue()


@pytest.mark.rule("1.2a")
def test_nothing_of_the_opponent_s_hand_is_shown() -> None:
    """Cards drawn face down are told to their owner only."""
    terminal, out = sit(scenario_game(seed="5"), ALLIES, Dice("5", 75))
    terminal.run()
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
    assert "Your turn: play an order, or pass and discard. [5]" in typed(small_fight())


def test_odds_are_shown_before_a_unit_is_activated_to_fire() -> None:
    screen = typed(small_fight(), "order G-59")
    assert (
        "Odds:\n    German Rifle 2 (F6) at F8: 4 (printed +5, suppressed −1):\n      Russian Rifle 1 (F8): holds"
        in screen
    )


def test_odds_of_every_target_before_it_is_chosen() -> None:
    units = [{"unit": "rifle", "hex": "F8"}, {"unit": "rifle", "hex": "D6", "broken": True}]
    screen = typed(small_fight(allies={"units": units}), "order G-59", "activate g.rifle-2")
    assert (
        "F8: German Rifle 2 (F6) leads 1 in all: 4 (printed +5, suppressed −1):\n      Russian Rifle 1 (F8)" in screen
    )
    fate = r"Russian Rifle \d \(..\): holds (\d+)%, suppressed (\d+)%, breaks (\d+)%, eliminated (\d+)%"
    fates = [[int(n) for n in numbers] for numbers in re.findall(fate, after(screen, "activate g.rifle-2"))]
    assert len(fates) == 2 and all(98 <= sum(numbers) <= 102 for numbers in fates)
    broken, whole = fates
    assert broken[2] == 0 and broken[3] > 0, "a broken unit that breaks is gone"
    assert whole[2] > 0 and whole[3] == 0


# --- commands ---


def test_why_not() -> None:
    screen = typed(small_fight(), "? order G-47", "? order G-18", "? order G-1", "?", "? dance", "? order Q-1")
    assert "[O19]" in after(screen, "? order G-47")
    assert "Nobody is broken. [O23.1]" in after(screen, "? order G-18")
    assert after(screen, "? order G-1").startswith("That card is not in your hand. [1.5]")
    assert "Ask about a choice" in after(screen, "?")
    assert after(screen, "? dance") == "Nothing here is written “dance”."
    assert after(screen, "? order Q-1") == "Nothing here is written “Q-1”."


def test_an_impossible_choice_is_explained_at_once() -> None:
    game = small_fight()
    screen = typed(game, "order G-59", "activate g.rifle-3", "activate r.rifle-1")
    assert "could carry out this order. [O14.4]" in after(screen, "activate g.rifle-3")
    assert "That is not yours. [O14.1]" in after(screen, "activate r.rifle-1")
    assert len(game.decisions) == 1


NAMES = {
    COMMANDER: ["g.rifle-1", "g.light-mg-1", "K8", "A1", "G-3", "axis", "3"],
    GREAT_WAR: ["g.fusiliere-1", "f.ligne-2", "K8", "A1", "G-3", "under-shot", "axis", "3"],
    COMBAT: ["mayfield", "red-2", "12.10", "30.10", "F4", "E10", "sprint", "gun-1", "able", "3"],
    BARBAROSSA: ["g1", "s2", "C5", "A1", "march", "defend", "german", "3"],
}


@GAMES
def test_every_question_gets_an_answer(title: str) -> None:
    """Any verb about any thing, at any moment of a game: a reason with its rule."""
    terminal, out = sit(scenario_game(seed="9", title=title), 0, Curious("9", NAMES[title], 120))
    terminal.run()
    answers = [text.replace("\n  ", " ") for text in re.findall(r"> \? .*\n(.*(?:\n  .*)*)", out.getvalue())]
    assert len(answers) > (50 if title == BARBAROSSA else 400)
    assert len(set(answers)) > 5
    ends = r"\[[A-Z]?[0-9.]+\]$|\[[a-z.]+[0-9a-z]*\]$|\[scenario\]$|^Nothing here is written"
    assert all(re.search(ends, answer) for answer in answers)


@GAMES
def test_a_verb_of_another_question_is_told_of_this_one(title: str) -> None:
    """Also where its thing is offered for something else."""
    if title == COMMANDER:
        verb, other = "order", "activate g.rifle-2"
        game = small_fight()
    elif title == GREAT_WAR:
        verb, other = "place", "activate g.fusiliere-1"
        game = scenario_game(title=title)
    elif title == BARBAROSSA:
        verb, other = "give", "order march"
        game = scenario_game(title=title)
    else:
        verb, other = "play", "activate mayfield"
        game = scenario_game(title=title)
        while game.decision is not None and game.decision.prompt != "play-card":
            game.play(game.choices[0])
    terminal, out = sit(game, 0, Script(other, other.split()[0], f"? {verb}"))
    terminal.run()
    asked = terminal.speech.say(terminal.question["prompt"])
    for line in (other, other.split()[0]):
        assert after(out.getvalue(), line).startswith(f"That is not asked now. The question is: {asked} [")
    assert after(out.getvalue(), f"? {verb}").startswith(f"That is possible now: {verb} ")


def test_what_is_possible_is_said_to_be_possible() -> None:
    assert "That is possible now: order G-59 [5]" in typed(small_fight(), "? order G-59")
    assert "That is possible now: order G-59 [5]" in typed(small_fight(), "? g-59")


def test_undo_takes_back_up_to_the_last_reveal() -> None:
    game = scenario_game()
    screen = typed(game, "place g.sgt-biermann H5", "place g.cpl-winkler F6", "u", "u", "u")
    assert screen.count("Taken back.") == 2 and screen.count("cannot be taken back") == 1
    assert game.decisions == []
    game = small_fight()
    assert "cannot be taken back" in typed(game, "order G-59", "u"), "the card lies open now"


def test_a_piece_is_explained_term_by_term() -> None:
    screen = typed(small_fight(), "i g.rifle-1", "i g.rifle-2", "i g.light-mg-1", "i F5", "i nobody-1")
    assert "Morale 10 = printed +7, leaders in the hex +1, cover of woods +2" in after(screen, "i g.rifle-1")
    assert "Firepower 4 = printed +5, suppressed −1" in after(screen, "i g.rifle-2")
    assert "Firepower 5 = printed +4, leaders in the hex +1" in after(screen, "i g.light-mg-1")
    look = after(screen, "i F5")
    assert look.startswith("Hex F5, woods\n  Cover 2") and "Move cost 2" in look
    assert "g.sgt-biermann" in look and "g.rifle-1" in look and "g.rifle-2" not in look, "who is there"
    assert "Nothing here is written “nobody-1”." in screen


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
    assert "Nothing here is written “Z99”." in screen


@GAMES
def test_other_commands_answer(title: str) -> None:
    screen = typed(scenario_game(title=title), "1", "u", "h", "d", "f", "t", "m", "c", "o", "i", "los")
    for line in ("h", "d", "f", "t", "m", "c", "o", "i", "los"):
        assert after(screen, line).strip(), line
    assert "rest  nothing here" in after(screen, "h") and "skip  nothing here" in after(screen, "h")
    assert "No roll is at stake in this question." in screen and "Taken back." in screen


def test_forces_are_listed_by_hex() -> None:
    assert "F5  g.sgt-biermann" in after(typed(small_fight(), "f"), "f")


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
    told = " ".join(after(screen, f"l {file}").split())
    assert f"{file}" in told and reason in told
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
    assert runs(["05.01", "05.02", "05.03", "06.10", "05.07"]) == ["05.01-03", "05.07", "06.10"]
    assert runs(["north", "A1"]) == ["north", "A1"]
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
    terminal, out = sit(game, AXIS, Script())
    for text in ("order G-19", "move g.rifle-1", "step F6", "step F7", "stop"):
        if text in [game.notation(c) for c in game.decision.choices]:  # type: ignore[union-attr]
            game.play_text(text)
    terminal.show_news()
    assert "German Rifle 1 (F5) is activated." in out.getvalue()
    assert "German Rifle 1 moves F5 to F6 (1 MP spent)." in out.getvalue()
    assert "German Rifle 1 moves F6 to F7 (2 MP spent)." in out.getvalue()
