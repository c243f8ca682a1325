"""Hand Grenades, the Hidden Actions and Light Wounds (A34 to A36)."""

from __future__ import annotations

from typing import Any

import pytest
from drawn_events import draw_event, hex_card
from drawn_events import unit as piece
from marches import march

from commander_play import (
    asked,
    broken,
    flag,
    hex,
    notations,
    play,
    prompt,
    state,
    stats,
    suppressed,
    told,
    unit,
    vp,
    weapon,
    where,
)
from sandtable.commander.rules.names import FOXHOLES, MINES, NO_FORT, PILLBOX, WIRE
from sandtable.commander.rules.state import ACTIVATED, VETERAN
from sandtable.kernel.game import Game
from table import position

DEFEND = {"posture": "defend"}


def fort(game: Game, name: str) -> int:
    return state(game).h_fort[hex(game, name)]


# --- A34 Hand Grenades ---


@pytest.mark.rule("A34a", "A34b")
def test_grenades_fly_one_hex() -> None:
    game = position("rifle F5", "rifle F6", axis_hand="G-50 G-4", axis_draw="1-3")
    play(game, "order G-50", "play G-4")
    assert told(game, "attack-total")[0] == ["11", "4"]
    far = position("rifle F5", "rifle F7", axis_hand="G-50 G-4", axis_draw="1-3")
    play(far, "order G-50")
    assert told(far, "attack-total")[0] == ["9", "4"]


@pytest.mark.rule("A34a")
def test_one_adjacent_hex_of_a_fire_group_is_enough_for_grenades() -> None:
    game = position("rifle F4, rifle F5, sgt-ganz F4", "rifle F6", axis_hand="G-50 G-4", axis_draw="1-3")
    play(game, "order G-50", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "base g.rifle-1")
    play(game, "join g.rifle-2")
    assert notations(game) == ["play G-4", "roll"]


@pytest.mark.rule("A34:piece")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_a_weapon_firing_alone_at_an_adjacent_hex_allows_grenades(edition: str) -> None:
    game = position(
        "rifle F5 light-mg", "rifle F6", axis_hand="G-50 G-4", axis_draw="1-3", options={"edition": edition}
    )
    play(game, "order G-50", "base g.light-mg-1", "done", "play G-4")
    assert told(game, "attack-total")[0] == ["10", "4"]


# --- A35 Hidden ... ---


@pytest.mark.rule("A35")
@pytest.mark.parametrize("posture", ["attack", "recon"])
def test_hidden_actions_are_the_defenders_alone(posture: str) -> None:
    side = {"posture": posture, "areas": [{"depth": 5}]}
    shot = position(
        "rifle H4", "rifle H5", axis_hand="G-50", allies_hand="R-37 R-39", allies_side=side, allies_draw="1-3"
    )
    play(shot, "order G-50")
    assert told(shot, "defence") and fort(shot, "H5") == NO_FORT
    entry = position("rifle F3, rifle A1", "rifle I10", axis_hand="G-19", allies_hand="R-32 R-40", allies_side=side)
    march(entry, "G-19", "g.rifle-1", "F4")
    assert asked(entry) == "axis"
    passed = position(
        "rifle F3", "rifle I10", axis_hand="G-19", allies_hand="R-31 R-20", allies_side=side,
        map={"terrain": {"woods": "A10"}},
    )  # fmt: skip
    play(passed, "pass", "discard G-19")
    assert (asked(passed), prompt(passed)) == ("allies", "turn")


@pytest.mark.rule("A35.1a", "A35.1b")
def test_hidden_entrenchments_protect_from_that_roll_on() -> None:
    game = position(
        "rifle F5", "rifle F6, rifle F6", axis_hand="G-50", axis_draw="4-2", allies_hand="R-37", allies_side=DEFEND,
        allies_draw="2-1, 2-1",
    )  # fmt: skip
    play(game, "order G-50", "unit r.rifle-1", "roll")
    play(game, "play R-37")
    assert fort(game, "F6") == FOXHOLES
    assert [row[1] for row in told(game, "defence")] == ["8", "11"]  # Morale 8, then with Cover 3


@pytest.mark.rule("A35.1a", "A35.3a")
@pytest.mark.parametrize(
    ("terrain", "forts", "offered"),
    [
        ("open", [], ["R-37", "R-39"]),
        ("building", [], ["R-39"]),
        ("marsh", [], []),
        ("stream", [], []),
        ("woods", [{"fort": "wire", "hex": "H5"}], []),
    ],
)
def test_where_hidden_entrenchments_and_the_pillbox_may_be(
    terrain: str, forts: list[dict[str, str]], offered: list[str]
) -> None:
    """H5 is an Objective."""
    paint = {} if terrain == "open" else {"terrain": {terrain: "H5"}}
    game = position(
        "rifle H4", "rifle H5, rifle I10", axis_hand="G-50", allies_hand="R-37 R-39 R-64", map=paint,
        allies_side={**DEFEND, "forts": forts},
    )  # fmt: skip
    play(game, "order G-50")
    assert sorted(notations(game, "play")) == [*offered, "R-64"]


@pytest.mark.rule("A35.3a", "A35.3b", "A35.3:timing")
def test_the_hidden_pillbox_needs_an_attacked_objective() -> None:
    game = position("rifle H4", "rifle H5", axis_hand="G-50", allies_hand="R-39", allies_side=DEFEND)
    play(game, "order G-50")
    assert prompt(game) == "before-defence-roll"
    play(game, "play R-39")
    assert fort(game, "H5") == PILLBOX
    assert told(game, "defence")[0][1] == "13"  # 8 + 5
    other = position("rifle F5", "rifle F6", axis_hand="G-50", allies_hand="R-39 R-64", allies_side=DEFEND)
    play(other, "order G-50")
    assert notations(other, "play") == ["R-64"]


@pytest.mark.rule("A35.3a", "F104a")
def test_there_is_only_one_pillbox() -> None:
    side = {**DEFEND, "forts": [{"fort": "pillbox", "hex": "A10"}]}
    game = position("rifle H4", "rifle H5", axis_hand="G-50", allies_hand="R-39 R-64", allies_side=side)
    play(game, "order G-50")
    assert notations(game, "play") == ["R-64"]


@pytest.mark.rule("A35.2a", "A35.2b", "A35.2:timing", "F103.1:rolls")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_hidden_mines_attack_those_who_have_just_come_in(edition: str) -> None:
    """One Attack Roll for the two that moved together, a Defence Roll for each; the third was there already."""
    game = position(
        "rifle F3, rifle F3, rifle F4, sgt-ganz F3", "rifle I10", axis_hand="G-19", axis_draw="6-5, 6-4",
        allies_hand="R-32", allies_draw="1-3", allies_side=DEFEND, options={"edition": edition},
    )  # fmt: skip
    play(game, "order G-19", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "done")
    play(game, "move g.rifle-1", "with g.rifle-2", "step F4")
    assert asked(game) == "allies" and where(game, "g.rifle-1") == "F4"  # after the entry
    play(game, "play R-32", "unit g.rifle-1")
    assert fort(game, "F4") == MINES
    assert len(told(game, "mine-attack")) == 1
    assert [row[0] for row in told(game, "defence")] == ["g.rifle-1", "g.rifle-2"]


@pytest.mark.rule("A35.2a", "A35.5a")
def test_hidden_mines_and_wire_answer_an_advance() -> None:
    game = position("rifle F3, rifle A1", "rifle I10", axis_hand="G-43", allies_hand="R-32 R-40", allies_side=DEFEND)
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F4")
    assert (asked(game), notations(game)) == ("allies", ["play R-32", "play R-40", "none"])
    play(game, "play R-40")
    assert fort(game, "F4") == WIRE


@pytest.mark.rule("A35.2a", "A35.5a")
def test_hidden_mines_and_wire_do_not_answer_a_retreat() -> None:
    game = position(
        "rifle A1, rifle F3", "rifle F5 broken", axis_hand="G-13 G-19", axis_draw="6-5", axis_side=DEFEND,
        allies_hand="R-32", allies_side=DEFEND,
    )  # fmt: skip
    game.play_text("order G-13")
    play(game)
    while prompt(game) == "retreat":
        play(game, notations(game)[0])
    assert where(game, "r.rifle-1") != "F5" and told(game, "fortified") == []


@pytest.mark.rule("A35.2a", "A35.5a", "F100.3")
@pytest.mark.parametrize("place", ["marsh", "stream", "trench"])
def test_no_hidden_mines_or_wire_in_water_or_beside_another_fortification(place: str) -> None:
    forts = [{"fort": "trench", "hex": "F4"}] if place == "trench" else []
    game = position(
        "rifle F3, rifle A1", "rifle I10", axis_hand="G-19", allies_hand="R-32 R-40",
        allies_side={**DEFEND, "forts": forts}, map={} if forts else {"terrain": {place: "F4"}},
    )  # fmt: skip
    march(game, "G-19", "g.rifle-1", "F4")
    assert asked(game) == "axis"


@pytest.mark.rule("A35.5a", "A35.5b", "A35.5:timing", "A35.5:stop")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_hidden_wire_ends_the_move(edition: str) -> None:
    game = position(
        "rifle F3, rifle A1", "rifle I10", axis_hand="G-19", allies_hand="R-40", allies_side=DEFEND,
        options={"edition": edition},
    )  # fmt: skip
    march(game, "G-19", "g.rifle-1", "F4")
    assert asked(game) == "allies" and where(game, "g.rifle-1") == "F4"
    play(game, "play R-40")
    assert fort(game, "F4") == WIRE
    assert notations(game, "step") == []
    assert stats(game, "g.rifle-1")["fp"] == 4


AMBUSH_GROUND: dict[str, Any] = {
    "allies_side": {**DEFEND, "areas": [{"depth": 2}], "forts": [{"fort": "foxholes", "hex": "C10"}]},
    "map": {"terrain": {"woods": "A10 A3 D9", "building": "B9", "stream": "E10"}},
    "allies_hand": "R-31",
}


def roll_for_support(dice: str, year: int = 1943) -> Game:
    """The German has passed with a discard; the Russian plays Hidden Unit and rolls."""
    game = position("rifle B9, rifle F3", "rifle D9", axis_hand="G-19", allies_draw=dice, year=year, **AMBUSH_GROUND)
    return play(game, "pass", "discard G-19", "play R-31")


def item_names(game: Game) -> list[str]:
    """The units of the items on offer, each with its Weapon."""
    tables = state(game).rules.tables
    found: list[str] = []
    for text in notations(game, "item"):
        weapon = tables.support_weapon[int(text)]
        arms = "+" + tables.weapon_name[weapon] if weapon >= 0 else ""
        found.append(tables.unit_name[tables.support_unit[int(text)]] + arms)
    return found


@pytest.mark.rule("A35.4a", "A35.4b")
def test_hidden_unit_is_an_ordinary_roll_after_the_opponents_pass() -> None:
    game = position("rifle B9, rifle F3", "rifle D9", axis_hand="G-19", allies_draw="3-5", **AMBUSH_GROUND)
    game.play_text("pass")
    game.play_text("discard G-19")
    assert (asked(game), notations(game)) == ("allies", ["play R-31", "none"])
    game.play_text("play R-31")
    assert prompt(game) == "initiative-support"


@pytest.mark.rule("A35.4b")
def test_the_items_of_a_hidden_unit_stand_in_the_column_for_that_year() -> None:
    gun = "russia/weapon-team+russia/infantry-gun"
    assert item_names(roll_for_support("3-5")) == ["russia/sgt-kaminsky", gun, "russia/rifle"]
    late = item_names(roll_for_support("3-5", 1945))
    assert "russia/sgt-pyotor" in late and "russia/sgt-kaminsky" not in late and "russia/rifle" not in late


@pytest.mark.rule("A35.4b")
def test_a_hidden_unit_is_never_a_radio() -> None:
    """The column of a 6 has a Radio too."""
    names = [name.partition("+")[0] for name in item_names(roll_for_support("4-2"))]
    assert names == ["russia/cpl-kutikov", "russia/weapon-team", "russia/rifle", "russia/militia"]


@pytest.mark.rule("A35.4c")
def test_a_hidden_unit_appears_with_its_weapon_in_cover_of_its_own_area() -> None:
    game = roll_for_support("3-5")
    play(game, "item " + notations(game, "item")[1])
    # no units of either side there (B9, D9), Cover 1 or more (Foxholes count), inside the area (not A3)
    assert notations(game, "hex") == ["A10", "C10"]
    play(game, "hex C10")
    assert where(game, "r.weapon-team-1") == "C10"
    assert state(game).w_carrier[weapon(game, "r.infantry-gun-1")] == unit(game, "r.weapon-team-1")


@pytest.mark.rule("A35.4b")
def test_the_support_roll_of_a_hidden_unit_can_trigger() -> None:
    game = position("rifle F3", "rifle D9", axis_hand="G-19", allies_draw="6-6 time", **AMBUSH_GROUND)
    play(game, "pass", "discard G-19", "play R-31")
    assert told(game, "time") == [["1"]]


# --- A36 Light Wounds ---


def wounded(unit_text: str, edition: str = "anniversary", quality: str = "line") -> Game:
    """A Russian Squad is about to break, its owner holding Light Wounds."""
    game = position(
        "weapon-team F5 heavy-mg", unit_text + ", rifle I10", axis_hand="G-50", axis_draw="6-5", allies_draw="1-3",
        allies_hand="R-46", allies_side={"quality": quality}, options={"edition": edition},
    )  # fmt: skip
    play(game, "order G-50", "fire F6", "base g.heavy-mg-1")
    return play(game, "done") if "done" in notations(game) else game


@pytest.mark.rule("A36a", "A36b", "A36:effect")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
@pytest.mark.parametrize("quality", ["green", "line", "elite"])
def test_light_wounds_turn_a_squad_into_a_team_of_the_ob(edition: str, quality: str) -> None:
    game = wounded("guards-rifle F6", edition, quality)
    assert (asked(game), prompt(game)) == ("allies", "light-wounds")
    assert not broken(game, "r.guards-rifle-1")
    play(game, "play R-46")
    assert where(game, "r.guards-rifle-1") == "mix"
    assert where(game, f"r.{quality}-team-1") == "F6"
    assert not broken(game, f"r.{quality}-team-1")
    assert vp(game) == 1  # the Allies lost one, and nothing for an elimination


@pytest.mark.rule("A36b", "A36c")
def test_a_broken_squad_leaves_a_broken_team() -> None:
    game = wounded("rifle F6 broken")
    play(game, "play R-46")
    assert broken(game, "r.line-team-1") and where(game, "r.rifle-1") == "mix"
    assert vp(game) == 1


@pytest.mark.rule("A36d")
def test_the_team_keeps_weapon_and_markers() -> None:
    game = wounded("rifle F6 light-mg suppressed veteran")
    play(game, "play R-46")
    assert suppressed(game, "r.line-team-1") and flag(game, "r.line-team-1", VETERAN)
    assert state(game).w_carrier[weapon(game, "r.light-mg-1")] == unit(game, "r.line-team-1")


@pytest.mark.rule("A36d")
def test_the_team_has_been_activated_if_the_squad_was() -> None:
    """It moves on in the Squad's place, and no other Order can activate it."""
    game = position(
        "rifle F3, rifle A1", "weapon-team F7 heavy-mg", axis_hand="G-19 G-68 G-20", axis_draw="1-2",
        allies_hand="R-64", allies_draw="6-5",
    )  # fmt: skip
    march(game, "G-19", "g.rifle-1", "F4")
    play(game, "play R-64", "fire F4", "play G-68")
    assert where(game, "g.line-team-1") == "F4" and flag(game, "g.line-team-1", ACTIVATED)
    play(game, "step F5")
    assert where(game, "g.line-team-1") == "F5"


def wounded_while_rolling(defence: str, **options: bool) -> Game:
    """The Squad's own Defence Roll brings a Sniper, who would break it; it becomes a Team in the middle of the roll."""
    game = position(
        "weapon-team F5 heavy-mg", "rifle F6, rifle I10", axis_hand="G-50", axis_draw="6-5",
        allies_draw=f"{defence} sniper, {hex_card('R', 'F6')}", allies_hand="R-46", options=options,
    )  # fmt: skip
    play(game, "order G-50", "fire F6", "base g.heavy-mg-1", "?done", "unit r.rifle-1", "play R-46")
    assert where(game, "r.line-team-1") == "F6"
    return game


@pytest.mark.rule("A36b", "O20.3.4a")
def test_light_wounds_during_ones_own_defence_roll_are_no_escape() -> None:
    """19 against 8 and 4: the Squad was beaten, so the Team in its place breaks."""
    assert broken(wounded_while_rolling("2-2"), "r.line-team-1")


@pytest.mark.rule("A36b")
def test_a_switch_lets_it_escape() -> None:
    assert not broken(wounded_while_rolling("2-2", wounds_escape=True), "r.line-team-1")


@pytest.mark.rule("A36a")
def test_light_wounds_do_not_help_teams_or_leaders() -> None:
    game = wounded("weapon-team F6")
    assert broken(game, "r.weapon-team-1")


@pytest.mark.rule("A36a")
def test_light_wounds_do_not_help_in_a_lost_melee() -> None:
    game = position(
        "rifle F5, rifle A1", "rifle F6, rifle I10", axis_hand="G-43 G-68", axis_draw="1-3", allies_draw="6-5"
    )
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert where(game, "g.rifle-1") == "casualty"


@pytest.mark.rule("A36a")
def test_light_wounds_do_not_help_against_kia() -> None:
    game = draw_event(
        "kia",
        [piece("rifle", "D5", broken=True), piece("rifle", "A1")],
        [piece("rifle", "O10")],
        table={"axis": {"hand": ["G-68", "G-30"]}},
    )
    assert where(game, "g.rifle-1") == "casualty" and prompt(game) == "turn"


@pytest.mark.rule("A35.2a", "A35.2:exit", "F103.1a")
def test_units_already_there_are_attacked_by_hidden_mines_when_they_leave() -> None:
    game = position(
        "rifle F3, rifle F4, sgt-ganz F3", "rifle I10", axis_hand="G-19", axis_draw="6-5, 6-4",
        allies_hand="R-32", allies_draw="1-3, 1-4", allies_side=DEFEND,
    )  # fmt: skip
    play(game, "order G-19", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "move g.rifle-1", "step F4", "play R-32", "stop", "move g.rifle-2", "step F5")
    assert [row[0] for row in told(game, "defence")] == ["g.rifle-1", "g.rifle-2"]
    assert len(told(game, "mine-attack")) == 2


@pytest.mark.rule("A35.2a", "A35.5a")
@pytest.mark.parametrize("own", [False, True])
def test_hidden_mines_under_ones_own_units_are_a_switch(own: bool) -> None:
    """The rule says units, not enemy units; a game offers it for one's own only if it is asked to."""
    game = position(
        "rifle F3, rifle A1", "rifle I10", axis_hand="G-19 G-32", axis_side=DEFEND, options={"hidden_on_own": own}
    )
    march(game, "G-19", "g.rifle-1", "F4")
    assert ("G-32" in notations(game, "play")) is own
