"""Events that bring units into play: E56, E58, E59, E68, E76."""

from __future__ import annotations

import pytest
from drawn_events import G_FAR, R_FAR, draw_event, place, side_view, unit, weapon

from commander_events import flagged, offered, play, question, told, triggers, vps
from commander_play import keep_all, state
from commander_play import unit as index
from sandtable.commander.rules import tell
from sandtable.commander.rules.state import OFF
from sandtable.commander.screen.words import rule_of
from sandtable.games.combat_commander.cases import build_position
from sandtable.kernel.game import Game


def rules_told(game: Game, key: int) -> list[str]:
    """The rules that the log lines of an event cite."""
    return [rule_of(state(game), event) for event in game.events if event[0] == key]


AROUND_D5 = ["C5", "C6", "D4", "D5", "D6", "E5", "E6"]


# --- E56 ---


@pytest.mark.rule("E56")
def test_field_promotion_may_put_the_private_with_a_broken_own_unit() -> None:
    axis = [G_FAR, unit("rifle", "D5", broken=True), unit("line-team", "K5", broken=True)]
    game = draw_event("field-promotion", axis, [R_FAR, unit("rifle", "H8", broken=True)])
    assert question(game) == "field-promotion axis"
    assert offered(game) == ["hex D5", "hex K5", "none"]
    play(game, "hex K5")
    assert place(game, "g.private") == "K5"
    assert flagged(game, "broken") == ["g.line-team-1", "g.rifle-2", "r.rifle-2"]


@pytest.mark.rule("E56")
def test_no_field_promotion_while_the_private_is_on_the_map() -> None:
    axis = [unit("private", "A1"), unit("rifle", "D5", broken=True)]
    game = draw_event("field-promotion", axis, [R_FAR])
    assert question(game) == "turn axis"


@pytest.mark.rule("E56")
def test_a_dead_private_is_promoted_again_and_leaves_the_casualty_track() -> None:
    lost = {"axis": {"casualties": ["rifle", "private", "rifle"]}}
    game = draw_event("field-promotion", [G_FAR, unit("rifle", "D5", broken=True)], [R_FAR], table=lost)
    play(game, "hex D5")
    assert place(game, "g.private") == "D5"
    assert side_view(game, "axis")["casualties"] == ["g.rifle-3", None, "g.rifle-4"]
    assert state(game).u_type.count(state(game).u_type[index(game, "g.private")]) == 1


@pytest.mark.rule("E56")
def test_the_enemy_private_is_another_counter() -> None:
    game = draw_event("field-promotion", [G_FAR, unit("rifle", "D5", broken=True)], [R_FAR, unit("private", "O9")])
    play(game, "hex D5")
    assert place(game, "g.private") == "D5"
    assert place(game, "r.private") == "O9"


# --- E58 ---


@pytest.mark.rule("E58a", "gloss.friendlyb")
def test_the_hero_must_go_to_a_friendly_hex() -> None:
    """Own-occupied, also a hex shared with the enemy; own Objective (here H5) without enemies, not O5 nor A5."""
    axis = [G_FAR, unit("rifle", "D5")]
    allies = [R_FAR, unit("rifle", "D5"), unit("rifle", "O5")]
    control = {"3": "axis", "4": "axis", "2": "allies"}
    game = draw_event("hero", axis, allies, control=control)
    assert question(game) == "hero axis"
    assert offered(game) == ["hex A1", "hex D5", "hex H5"]
    play(game, "hex H5")
    assert place(game, "g.hero") == "H5"


@pytest.mark.rule("E58a", "T79a")
def test_no_hero_in_a_burning_objective() -> None:
    game = draw_event("hero", [G_FAR, unit("rifle", "D5")], [R_FAR], control={"3": "axis"}, table={"blaze": "H5"})
    assert offered(game) == ["hex A1", "hex D5"]


@pytest.mark.rule("E58a")
def test_no_second_hero() -> None:
    game = draw_event("hero", [G_FAR, unit("hero", "D5", broken=True)], [R_FAR])
    assert question(game) == "turn axis"
    assert flagged(game, "broken") == ["g.hero"]


@pytest.mark.rule("E58b")
def test_the_hero_may_rally_one_broken_unit_in_his_hex() -> None:
    axis = [unit("rifle", "D5", broken=True), unit("line-team", "D5", broken=True), unit("rifle", "A1", broken=True)]
    game = draw_event("hero", axis, [R_FAR])
    play(game, "hex D5")
    assert question(game) == "hero-rally axis"
    assert offered(game) == ["unit g.rifle-1", "unit g.line-team-1", "none"]
    play(game, "unit g.line-team-1")
    assert flagged(game, "broken") == ["g.rifle-1", "g.rifle-2"]


@pytest.mark.rule("E58.1a")
def test_a_dead_hero_costs_nothing_and_can_come_again() -> None:
    game = draw_event("kia", [G_FAR, unit("hero", "D5", broken=True)], [R_FAR])
    assert vps(game) == 0
    assert state(game).casualties == [[], []]
    assert state(game).u_hex[index(game, "g.hero")] == OFF


@pytest.mark.rule("E58.1a", "E58.1b")
def test_a_hero_moves_twice_and_exits_for_nothing() -> None:
    """He stands two hexes from the enemy edge, and there is no activation limit for him."""
    hero = [unit("hero", "D9"), unit("rifle", "A1")]
    table = {"axis": {"hand": ["G-29", "G-30"]}}
    game = build_position({"axis": {"units": hero}, "allies": {"units": [unit("rifle", "O1")]}, "table": table})
    play(game, "order G-29", "activate g.hero")
    while question(game) != "next-order axis":
        play(game, next(text for text in offered(game) if text in ("step D10", "stop", "done", "move g.hero", "end")))
    assert place(game, "g.hero") == "D10"
    play(game, "order G-30", "activate g.hero")
    while place(game, "g.hero"):
        play(game, next(text for text in offered(game) if text in ("exit", "done", "move g.hero")))
    assert state(game).u_hex[index(game, "g.hero")] == OFF
    assert vps(game) == 0


# --- E59 ---


def item_names(game: Game) -> dict[str, str]:
    """The Support items offered: by names of unit, Weapon or Radio the choice that takes it."""
    tables = state(game).rules.tables
    found: dict[str, str] = {}
    for text in offered(game):
        item = int(text.split()[1])
        unit_type, weapon_type, radio = (
            tables.support_unit[item],
            tables.support_weapon[item],
            tables.support_radio[item],
        )
        names = [tables.unit_name[unit_type]] if unit_type >= 0 else [tables.radio_name[radio]]
        if weapon_type >= 0:
            names.append(tables.weapon_name[weapon_type])
        found[" + ".join(name.removeprefix("germany/") for name in names)] = text
    return found


def items(year: int, roll: str, event: str) -> list[str]:
    """What the German Support Table offers in a year on a roll."""
    game = draw_event(event, [G_FAR], [R_FAR], [roll], year=year)
    keep_all(game)
    assert question(game) == "support-item axis"
    return sorted(item_names(game))


def take_item(game: Game, name: str) -> None:
    keep_all(game)
    play(game, item_names(game)[name])


@pytest.mark.rule("E59a", "E68a")
def test_infiltration_offers_no_radio_but_reinforcements_do() -> None:
    """Column 8 of the German table in 1943."""
    units = ["rifle", "sgt-benzing", "sgt-grein", "weapon-team + ig-18"]
    assert items(1943, "2-6", "infiltration") == units
    assert items(1943, "2-6", "reinforcements") == sorted([*units, "radio-81mm"])


@pytest.mark.rule("E59a", "E68a")
def test_the_year_limits_the_support_table() -> None:
    assert "sgt-pfeiffer" in items(1945, "2-6", "infiltration")
    assert "sgt-benzing" not in items(1945, "2-6", "infiltration")


@pytest.mark.rule("E59b", "E42b")
def test_infiltration_places_the_unit_with_its_weapon_in_or_next_to_the_random_hex() -> None:
    game = draw_event("infiltration", [G_FAR], [R_FAR], ["2-6", "hex D5"])
    keep_all(game)
    assert told(game, tell.RANDOM_HEX) == []
    take_item(game, "weapon-team + ig-18")
    assert question(game) == "infiltration axis"
    assert offered(game) == [f"hex {hex}" for hex in AROUND_D5]
    play(game, "hex C6")
    assert place(game, "g.weapon-team-1") == "C6"
    assert weapon(game, "g.ig-18-1")["carrier"] == index(game, "g.weapon-team-1")


@pytest.mark.rule("E59b")
def test_infiltration_keeps_to_stacking_and_passable_hexes() -> None:
    """A Squad does not fit with four own figures; enemy figures do not count."""
    painted = {"terrain": {"water-barrier": "C5"}}
    game = draw_event("infiltration", [unit("rifle", "D5"), G_FAR], [R_FAR, unit("rifle", "E6")], ["2-6", "hex D5"],
                      map_data=painted, table={"blaze": "E5"})  # fmt: skip
    take_item(game, "rifle")
    assert offered(game) == ["hex C6", "hex D4", "hex D6", "hex E6"]


@pytest.mark.rule("E59c", "E42d")
def test_infiltration_into_the_enemy_means_a_melee_within_the_event() -> None:
    enemy = {"allies": {"draw": ["2-5 event"]}}
    game = draw_event(
        "infiltration", [G_FAR], [R_FAR, unit("rifle", "D5")], ["2-6", "hex D5", "2-5 event"], table=enemy
    )
    take_item(game, "rifle")
    play(game, "hex D5")
    assert question(game) == "initiative-melee axis"
    keep_all(game)
    assert triggers(game) == 1
    assert question(game) == "turn axis"


# --- E68 ---


@pytest.mark.rule("E68b")
def test_reinforcements_enter_along_the_own_edge() -> None:
    """Not where the stack is full, the water deep or the ground on fire."""
    full = [unit("rifle", "C1"), unit("line-team", "C1"), unit("sgt-ganz", "C1")]
    game = draw_event("reinforcements", [*full, unit("sgt-esser", "A1")], [R_FAR, unit("rifle", "E1")], ["2-6"],
                      map_data={"terrain": {"water-barrier": "B1"}}, table={"blaze": "D1"})  # fmt: skip
    take_item(game, "rifle")
    assert question(game) == "reinforcements-hex axis"
    assert offered(game) == [f"hex {column}1" for column in "AEFGHIJKLMNO"]
    play(game, "hex A1")
    assert place(game, "g.rifle-2") == "A1"


@pytest.mark.rule("E68b", "8.1.2")
def test_a_reinforcing_radio_needs_an_empty_box() -> None:
    game = draw_event("reinforcements", [G_FAR], [R_FAR], ["2-6"])
    take_item(game, "radio-81mm")
    assert side_view(game, "axis")["radio"] == {"radio": "germany/radio-81mm", "broken": False}
    box = {"axis": {"radio": {"radio": "radio-75mm", "broken": True}}}
    game = draw_event("reinforcements", [G_FAR], [R_FAR], ["2-6"], sides=box)
    take_item(game, "radio-81mm")
    assert question(game) == "turn axis"
    assert side_view(game, "axis")["radio"] == {"radio": "germany/radio-75mm", "broken": True}


# --- every arrival cites its own rule ---


@pytest.mark.parametrize(("event", "roll", "hexes", "rule"), [
    ("infiltration", "2-6", ["hex D5"], "E59"),
    ("reinforcements", "2-6", [], "E68"),
])  # fmt: skip
def test_a_unit_of_the_support_table_cites_the_event(event: str, roll: str, hexes: list[str], rule: str) -> None:
    game = draw_event(event, [G_FAR], [R_FAR], [roll, *hexes])
    keep_all(game)
    assert game.decision is not None and game.decision.rule == rule
    take_item(game, "rifle")
    play(game, offered(game)[0])
    assert rules_told(game, tell.SUPPORT_ROLL) == rules_told(game, tell.PLACED) == [rule]


def test_a_radio_that_comes_by_the_event_cites_it() -> None:
    game = draw_event("reinforcements", [G_FAR], [R_FAR], ["2-6"])
    take_item(game, "radio-81mm")
    assert rules_told(game, tell.RADIO_ARRIVED) == ["E68"]


def test_hero_private_and_walking_wounded_cite_their_events() -> None:
    hero = draw_event("hero", [G_FAR], [R_FAR])
    assert rules_told(hero, tell.PLACED) == ["E58"]
    private = draw_event("field-promotion", [G_FAR, unit("rifle", "D5", broken=True)], [R_FAR])
    play(private, "hex D5")
    assert rules_told(private, tell.PLACED) == ["E56"]
    wounded = draw_event("walking-wounded", [G_FAR], [R_FAR], ["hex D5"], table={"allies": {"casualties": ["rifle"]}})
    play(wounded, "hex D5")
    assert rules_told(wounded, tell.PLACED) == ["E76"]


def test_who_is_driven_out_by_fire_cites_the_fire() -> None:
    game = draw_event("blaze", [G_FAR, unit("rifle", "D5")], [R_FAR], ["hex D5"])
    play(game, "place g.rifle-2 D6")
    assert rules_told(game, tell.PLACED) == ["E46"]


# --- E76 ---

LOST = {"axis": {"casualties": ["rifle", "line-team"]}, "allies": {"casualties": ["rifle", "sgt-kovalev"]}}


@pytest.mark.rule("E76a")
def test_walking_wounded_must_take_an_eliminated_unit_of_either_side() -> None:
    game = draw_event("walking-wounded", [G_FAR], [R_FAR], ["hex D5"], table=LOST)
    assert question(game) == "walking-wounded axis"
    assert offered(game) == ["unit g.rifle-2", "unit g.line-team-1", "unit r.rifle-2", "unit r.sgt-kovalev"]


@pytest.mark.rule("E76a", "gloss.strict.exA")
def test_walking_wounded_may_have_to_return_an_enemy() -> None:
    lost = {"allies": {"casualties": ["rifle"]}}
    game = draw_event("walking-wounded", [G_FAR], [R_FAR], ["hex D5"], table=lost)
    assert question(game) == "walking-wounded-hex axis"
    play(game, "hex D5")
    assert place(game, "r.rifle-2") == "D5"


@pytest.mark.rule("E76b", "E76c")
def test_the_wounded_unit_returns_broken_and_leaves_a_gap() -> None:
    """The drawing player places it, his own or not; no VPs change."""
    game = draw_event("walking-wounded", [G_FAR], [R_FAR], ["hex D5"], table=LOST)
    play(game, "unit r.rifle-2")
    assert question(game) == "walking-wounded-hex axis"
    assert offered(game) == [f"hex {hex}" for hex in AROUND_D5]
    play(game, "hex E6")
    assert place(game, "r.rifle-2") == "E6"
    assert flagged(game, "broken") == ["r.rifle-2"]
    assert side_view(game, "allies")["casualties"] == [None, "r.sgt-kovalev"]
    assert vps(game) == 0


@pytest.mark.rule("E76c")
def test_the_returned_unit_is_worth_vps_again() -> None:
    """Killed a second time it pays a second time, and takes the lowest empty space."""
    game = draw_event("walking-wounded", [G_FAR, unit("rifle", "D5")], [R_FAR], ["hex D5", "6-5"], table={
        "allies": {"casualties": ["line-team", "rifle"], "draw": ["2-1"]}})  # fmt: skip
    play(game, "unit r.line-team-1", "hex D5")
    keep_all(game)
    assert vps(game) == 1
    assert side_view(game, "allies")["casualties"] == ["r.line-team-1", "r.rifle-2"]


@pytest.mark.rule("E76b")
def test_walking_wounded_keeps_to_the_owners_stacking_and_passable_hexes() -> None:
    """A Russian Squad: the full German stack in D4 is no bar, the Russian Squad in E6 is."""
    axis = [unit("rifle", "D4"), unit("line-team", "D4"), unit("sgt-ganz", "D4")]
    game = draw_event("walking-wounded", axis, [R_FAR, unit("rifle", "E6")], ["hex D5"], table={**LOST, "blaze": "C5"},
                      map_data={"terrain": {"water-barrier": "C6"}})  # fmt: skip
    play(game, "unit r.rifle-3")
    assert offered(game) == ["hex D4", "hex D5", "hex D6", "hex E5"]


@pytest.mark.rule("E76b", "E42a")
def test_without_a_hex_for_it_the_wounded_unit_stays_away() -> None:
    painted = {"terrain": {"water-barrier": " ".join(AROUND_D5)}}
    game = draw_event("walking-wounded", [G_FAR], [R_FAR], ["hex D5"], map_data=painted,
                      table={"axis": {"casualties": ["rifle"]}})  # fmt: skip
    assert question(game) == "turn axis"
    assert side_view(game, "axis")["casualties"] == ["g.rifle-2"]
