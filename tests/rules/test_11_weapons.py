"""Weapons (11) and Radios (12)."""

from __future__ import annotations

import pytest
from drawn_events import draw_event
from drawn_events import unit as piece

from commander_play import happened, hex, notations, play, prompt, state, stats, told, unit, view, weapon, where
from sandtable.commander.rules.firepower import takes_cover_away
from sandtable.commander.rules.rolls import check_weapons
from sandtable.commander.rules.state import IN_BOX, NO_RADIO, NO_WEAPON, WEAPON_PIECE
from sandtable.games.combat_commander.files import load_tables
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game
from table import position

FIRE, FIRE_2, MOVE = "G-56", "G-57", "G-19"
FAR = "rifle I10"


def jammed(game: Game, tag: str) -> bool:
    return state(game).w_broken[weapon(game, tag)] != 0


def carrier(game: Game, tag: str) -> int:
    return state(game).w_carrier[weapon(game, tag)]


def attackers(game: Game) -> list[str]:
    return [entry[0] for entry in told(game, "attack-piece")]


# --- 11.1 ---


@pytest.mark.rule("11.1a")
def test_a_weapon_has_its_own_fp_and_range_and_may_weigh() -> None:
    """A Light MG: FP 4 at 8 hexes, where the Squad reaches 5; a Heavy MG costs its carrier 1 MP, a Mortar 3."""
    game = position("rifle F1 light-mg", "rifle F9, " + FAR, axis_hand=FIRE, axis_draw="4-1")
    play(game, f"order {FIRE}")
    assert told(game, "attack") == [["axis", "F9", "4", "0"]] and attackers(game) == ["g.light-mg-1"]
    loads = position("rifle A1, rifle B1 light-mg, rifle C1 heavy-mg, rifle D1 medium-mortar", "rifle F9")
    assert [stats(loads, f"g.rifle-{n}")["move"] for n in (1, 2, 3, 4)] == [4, 4, 3, 1]


@pytest.mark.rule("11.1a")
def test_boxed_fp_of_a_weapon_serves_assault_fire() -> None:
    """The Rifle Squad's FP is not boxed, its Light MG's is, a Heavy MG's is not."""
    game = position(
        "rifle F5 light-mg", "rifle F8, " + FAR, axis_hand=f"{MOVE} G-16", axis_draw="4-1", allies_draw="5-6"
    )
    play(game, f"order {MOVE}", "play G-16", "fire F8")
    assert attackers(game) == ["g.light-mg-1"]
    heavy = position("rifle F5 heavy-mg", "rifle F8, " + FAR, axis_hand=f"{MOVE} G-16")
    play(heavy, f"order {MOVE}")
    assert "play G-16" not in notations(heavy)


@pytest.mark.rule("11.1b", "11.1d")
def test_a_leader_activates_the_weapons_of_his_units() -> None:
    """One activation for Squad and Light MG; each fires its own shot, or both one together."""
    apart = position("sgt-ganz F4, rifle F5 light-mg", "rifle F8, rifle F9", axis_hand=FIRE, axis_draw="2-1, 1-2")
    play(apart, f"order {FIRE}", "activate g.sgt-ganz", "?activate g.rifle-1")
    play(apart, "fire F8", "base g.rifle-1", "done", "fire F9")
    assert attackers(apart) == ["g.rifle-1", "g.light-mg-1"] and len(told(apart, "attack")) == 2
    both = position("rifle F5 light-mg", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="2-1")
    play(both, f"order {FIRE}", "fire F8", "base g.rifle-1", "join g.light-mg-1")
    assert attackers(both) == ["g.rifle-1", "g.light-mg-1"] and told(both, "attack")[0][2] == "6"


@pytest.mark.rule("11.1c", "13.2b")
@pytest.mark.parametrize(("marks", "pieces"), [
    ("", ["g.rifle-1", "g.light-mg-1"]),
    ("broken", ["g.rifle-1"]),
    ("suppressed", ["g.rifle-1"]),
    ("jammed", ["g.rifle-1"]),
])  # fmt: skip
def test_only_a_sound_unit_fires_a_sound_weapon(marks: str, pieces: list[str]) -> None:
    """The enemy is in the next hex, so that even a broken Squad reaches him itself."""
    game = position(f"rifle F5 light-mg {marks}", "rifle F6, " + FAR, axis_hand=FIRE)
    play(game, f"order {FIRE}", "?fire F6")
    assert (notations(game, "base") or attackers(game)) == pieces


# --- 11.2, 11.3 ---


@pytest.mark.rule("11.2a", "11.3a", "O21.1.1b")
def test_a_unit_with_a_weapon_can_be_given_no_other() -> None:
    game = position("rifle F5 light-mg, rifle F5 light-mg, rifle F5", "rifle F10", axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.rifle-1")
    assert notations(game, "transfer") == ["g.rifle-1 g.rifle-3"]
    play(game, "transfer g.rifle-1 g.rifle-3")
    assert carrier(game, "g.light-mg-1") == unit(game, "g.rifle-3")
    assert state(game).u_weapon[unit(game, "g.rifle-1")] == NO_WEAPON


@pytest.mark.rule("11.2b")
def test_a_support_weapon_comes_with_its_unit() -> None:
    """Hidden Unit (G-31): the item's Weapon is in the hands of the unit named with it, and needs no transfer."""
    game = position(
        "rifle A1",
        "rifle F10",
        axis_hand="G-31",
        axis_draw="4-1",
        allies_hand="R-70",
        axis_side={"posture": "defend", "areas": [{"depth": 3}]},
        map={"terrain": {"woods": "F2"}},
        table={"active": "allies"},
    )
    play(game, "?pass", "discard R-70", "?done", "play G-31")
    tables = state(game).rules.tables
    armed = [n for n in notations(game, "item") if tables.support_weapon[int(n)] >= 0]
    assert armed
    item = int(armed[0])
    play(game, f"item {item}", "?hex F2")
    new = len(state(game).u_type) - 1
    g = state(game)
    assert g.u_hex[new] == hex(game, "F2") and g.u_type[new] == tables.support_unit[item]
    assert g.w_type[g.u_weapon[new]] == tables.support_weapon[item] and g.w_carrier[g.u_weapon[new]] == new


@pytest.mark.rule("11.3b")
def test_the_owner_may_scrap_his_weapon_the_opponent_may_not() -> None:
    game = position("rifle F5 light-mg", "rifle F10 light-mg, " + FAR, axis_hand=MOVE)
    assert notations(game, "scrap") == ["g.light-mg-1"]
    play(game, f"order {MOVE}", "step F6")
    assert notations(game, "scrap") == ["g.light-mg-1"]  # in the middle of a Move Order too
    play(game, "scrap g.light-mg-1")
    assert carrier(game, "g.light-mg-1") == IN_BOX and carrier(game, "r.light-mg-1") >= 0
    assert where(game, "g.rifle-1") == "F6"


@pytest.mark.rule("11.3b")
def test_a_weapon_may_be_scrapped_at_a_decision_in_the_other_players_turn_but_not_while_it_fires() -> None:
    game = position(
        "rifle F5 light-mg", "rifle F9 light-mg, " + FAR, axis_hand=FIRE, allies_hand="R-1", axis_draw="1-2",
        options={"windows": True},
    )  # fmt: skip
    play(game, f"order {FIRE}", "?fire F9", "base g.rifle-1", "join g.light-mg-1")
    assert notations(game, "scrap") == []  # the machine gun is about to fire
    play(game, "roll", "?keep")
    assert notations(game, "scrap") == ["r.light-mg-1"]
    play(game, "scrap r.light-mg-1")
    assert carrier(game, "r.light-mg-1") == IN_BOX


@pytest.mark.rule("11.3c")
def test_a_weapon_goes_with_its_eliminated_unit_to_the_box() -> None:
    game = position(
        "rifle F5", "rifle F8 light-mg jammed broken, " + FAR, axis_hand=FIRE, axis_draw="5-6", allies_draw="2-1"
    )
    play(game, f"order {FIRE}")
    assert where(game, "r.rifle-1") == "casualty" and carrier(game, "r.light-mg-1") == IN_BOX
    assert not jammed(game, "r.light-mg-1")


@pytest.mark.rule("11.3c")
def test_a_weapon_goes_with_its_exited_unit_to_the_time_track() -> None:
    game = position("rifle F10 light-mg jammed, rifle A1", "rifle A10", axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.rifle-1", "exit", "space 5")
    assert where(game, "g.rifle-1") == "time"
    assert carrier(game, "g.light-mg-1") == unit(game, "g.rifle-1") and not jammed(game, "g.light-mg-1")


@pytest.mark.rule("11.3d", "13.3b")
def test_a_deployed_squad_leaves_weapon_and_suppression_to_one_team() -> None:
    """The free Deploy of an overstacked hex. The Weapon goes to one Team; Suppressed to one, not to both."""
    for answer, other in (("first", 2), ("second", 1)):
        game = position("rifle F5 light-mg suppressed, rifle F5", "rifle F10", axis_hand="G-72")
        play(game, "?pass", "discard G-72", "?done", "unit g.rifle-1")
        assert prompt(game) == "deploy-marker"
        play(game, answer)
        teams = [unit(game, "g.line-team-1"), unit(game, "g.line-team-2")]
        assert sum(carrier(game, "g.light-mg-1") == team for team in teams) == 1
        flags = [state(game).u_flags[team] & 2 for team in teams]
        assert sorted(flags) == [0, 2]
        assert flags[other - 1] == 0


@pytest.mark.rule("11.3a")
def test_what_may_be_done_beside_the_question_is_not_called_forbidden() -> None:
    game = position("rifle F5 light-mg", FAR, axis_hand="G-19")
    assert game.decision is not None
    scrap = game.decision.extras[0]
    assert game.notation(scrap) == "scrap g.light-mg-1"
    assert game.explain(0, a_of(scrap), verb_of(scrap)) is None


# --- 11.4 ---


@pytest.mark.rule("11.4a")
def test_a_weapon_that_breaks_twice_is_lost() -> None:
    """Jammed! on doubles after Sustained Fire: the roll breaks the Heavy MG, the Action breaks it again."""
    game = position(
        "weapon-team F5 heavy-mg",
        "rifle F9, " + FAR,
        axis_hand=f"{FIRE} G-43",
        axis_draw="1-1 jammed",
        allies_draw="5-6",
    )
    play(game, f"order {FIRE}", "fire F9", "play G-43", "?roll")
    assert told(game, "weapon-broke") == [["g.heavy-mg-1"]]
    assert told(game, "weapon-lost") == [["g.heavy-mg-1"]]
    assert carrier(game, "g.heavy-mg-1") == IN_BOX


@pytest.mark.rule("11.4b", "11.4c")
@pytest.mark.parametrize(("card", "german", "russian"), [
    ("G-20", "fixed", "fixed"),  # E1
    ("G-12", "broken", "broken"),  # C5
    ("G-8", "broken", "lost"),  # B7: the Russian Light MG is lost at 7 to 10, the German at 9 and 10
    ("G-14", "lost", "lost"),  # C9
])  # fmt: skip
def test_a_random_hex_fixes_or_eliminates_broken_weapons_of_both_sides(card: str, german: str, russian: str) -> None:
    """At a Sniper! check, before the Sniper himself is asked about."""
    game = position(
        "rifle F5, rifle A1 light-mg jammed, rifle C5 light-mg",
        "rifle F8, rifle I10 light-mg jammed, rifle B7",
        axis_hand=FIRE,
        axis_draw=f"3-3 sniper, {card}",
    )
    play(game, f"order {FIRE}", "activate g.rifle-1", "?fire F8")
    for tag, fate in (("g.light-mg-1", german), ("r.light-mg-1", russian)):
        assert ([tag] in told(game, "weapon-fixed")) == (fate == "fixed")
        assert ([tag] in told(game, "weapon-lost")) == (fate == "lost")
        assert (carrier(game, tag) == IN_BOX) == (fate == "lost")
        assert jammed(game, tag) == (fate == "broken")
    assert not jammed(game, "g.light-mg-2")  # sound Weapons are not concerned
    if card in ("G-12", "G-8"):  # units are near those hexes
        assert prompt(game) == "sniper"  # the check came first


@pytest.mark.rule("11.4c")
@pytest.mark.parametrize(("by", "where", "fate"), [
    ("allies", "D2", "fixed"), ("axis", "D3", "broken"), ("allies", "D8", "broken"), ("axis", "D9", "lost"),
])  # fmt: skip
def test_the_first_and_last_number_of_each_range_count(by: str, where: str, fate: str) -> None:
    """A German Light MG is mended at 1 and 2, lost at 9 and 10. The German deck has odd rows, the Russian even ones."""
    gunner = piece("rifle", "A1", weapon="light-mg", weapon_broken=True)
    game = draw_event("booby-trap", [gunner], [piece("rifle", "O10")], [f"hex {where}"], by=by)
    assert (["g.light-mg-1"] in told(game, "weapon-fixed")) == (fate == "fixed")
    assert (["g.light-mg-1"] in told(game, "weapon-lost")) == (fate == "lost")


@pytest.mark.rule("11.4b")
def test_the_random_hex_of_an_event_counts_too() -> None:
    """Malfunction (G-50) checks a Random Hex: number 1 mends the jammed gun before the nearest one breaks."""
    game = position(
        "rifle F5, rifle E1 light-mg jammed, rifle A9 light-mg",
        "rifle F8, " + FAR,
        axis_hand=FIRE,
        axis_draw="2-5 event, G-50, G-20",
    )
    play(game, f"order {FIRE}", "activate g.rifle-1", "?fire F8")
    names = happened(game)
    assert names.index("weapon-fixed") < names.index("weapon-broke")
    assert told(game, "weapon-broke") == [["g.light-mg-1"]]  # the mended one, in the Random Hex itself


@pytest.mark.rule("11.4b")
def test_rolls_and_drift_are_no_random_hex() -> None:
    game = position("rifle F5, rifle A1 light-mg jammed", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="G-20")
    play(game, f"order {FIRE}", "?activate g.rifle-1", "?fire F8")
    assert jammed(game, "g.light-mg-1")


def fate(number: int) -> str:
    """Of a broken Light MG at a Random Hex of that number."""
    game = position("rifle A1 light-mg jammed", FAR)
    g, w = state(game), weapon(game, "g.light-mg-1")
    check_weapons(g, number)
    if g.w_carrier[w] == IN_BOX:
        return "lost"
    return "broken" if g.w_broken[w] else "fixed"


@pytest.mark.rule("11.4c")
def test_the_first_and_last_numbers_that_fix_or_eliminate_a_weapon() -> None:
    g = state(position("rifle A1 light-mg", FAR))
    kind = g.w_type[0]
    fix, lose = g.rules.tables.weapon_fix_high[kind], g.rules.tables.weapon_elim_low[kind]
    fates = {1: "fixed", fix: "fixed", fix + 1: "broken", lose - 1: "broken", lose: "lost", 10: "lost"}
    assert {number: fate(number) for number in fates} == fates


# --- 11.5, 11.6 ---


@pytest.mark.rule("11.5")
def test_no_ordnance_in_op_fire() -> None:
    """Mortar and Squad both bear on the hex entered; only the Squad may fire."""
    game = position(
        "rifle F6, rifle A1",
        "rifle F9 light-mortar, " + FAR,
        axis_hand=MOVE,
        axis_draw="5-6",
        allies_hand="R-52",
    )
    play(game, f"order {MOVE}", "activate g.rifle-1", "step F7", "play R-52", "fire F7")
    assert attackers(game) == ["r.rifle-1"]
    only = position("rifle F5, rifle A1", "weapon-team F9 light-mortar, " + FAR, axis_hand=MOVE, allies_hand="R-52")
    play(only, f"order {MOVE}", "activate g.rifle-1", "step F6")
    assert prompt(only) == "move-step"  # nobody else reaches: nothing is offered


@pytest.mark.rule("11.6a")
@pytest.mark.parametrize("weapon_name", ["flamethrower", "any/molotov-cocktail"])
@pytest.mark.parametrize("cover", ["bunker", "woods", "wall", "road"])
def test_flames_set_cover_to_nothing_at_all(weapon_name: str, cover: str) -> None:
    """Neither a Bunker nor Woods nor a Wall helps, and a Road does not make it worse."""
    terrain = {
        "woods": {"terrain": {"woods": "F6"}},
        "wall": {"sides": {"wall": "F5/F6"}},
        "road": {"ways": {"road": "E6 F6 G6"}},
    }.get(cover, {})
    game = position(
        f"rifle F5 {weapon_name}",
        "rifle F6, " + FAR,
        axis_hand=FIRE,
        axis_draw="5-4, 4-1",
        map=terrain,
        allies_side={"forts": [{"fort": "bunker", "hex": "F6"}]} if cover == "bunker" else {},
    )
    piece = "g.flamethrower-1" if weapon_name == "flamethrower" else "x.molotov-cocktail-1"
    play(game, f"order {FIRE}", "?fire F6", f"base {piece}", "?done")
    assert told(game, "defence")[0][1] == "8"


@pytest.mark.rule("11.6a")
def test_other_weapons_leave_the_cover_alone() -> None:
    game = position(
        "rifle F5 satchel-charge",
        "rifle F6, " + FAR,
        axis_hand=FIRE,
        axis_draw="5-4, 4-1",
        map={"terrain": {"woods": "F6"}},
    )
    play(game, f"order {FIRE}", "?fire F6", "base g.satchel-charge-1")
    assert told(game, "defence")[0][1] == "10"


@pytest.mark.rule("11.6b")
@pytest.mark.parametrize(("weapon_name", "draw", "gone"), [
    ("satchel-charge", "5-4, 4-1", True),
    ("satchel-charge", "1-1 jammed", False),  # missed: no Attack Roll was made
    ("any/molotov-cocktail", "4-1", True),
    ("flamethrower", "5-4, 4-1", False),
])  # fmt: skip
def test_one_use_weapons_go_after_their_attack_roll(weapon_name: str, draw: str, gone: bool) -> None:
    game = position(f"rifle F5 {weapon_name}", "rifle F6, " + FAR, axis_hand=FIRE, axis_draw=draw)
    piece = notations(play(game, f"order {FIRE}", "?fire F6"), "base")[1]
    play(game, f"base {piece}", "?done")
    assert (carrier(game, piece) == IN_BOX) == gone
    if gone:
        names = happened(game)
        assert names.index("weapon-lost") < names.index("defence")


@pytest.mark.rule("11.6a")
def test_a_molotov_takes_cover_away_from_the_targets_of_its_whole_group() -> None:
    game = position("rifle F5 molotov-cocktail, rifle F5", FAR)
    squad, bottle = unit(game, "g.rifle-2"), WEAPON_PIECE + state(game).u_weapon[unit(game, "g.rifle-1")]
    assert takes_cover_away(state(game), [squad, bottle]) and not takes_cover_away(state(game), [squad])


# --- 12: Radios ---


@pytest.mark.rule("12a")
def test_radios_have_fp_8_to_13_and_belong_to_a_player() -> None:
    tables = load_tables()
    assert sorted(set(tables.radio_fp)) == [8, 9, 10, 11, 12, 13]
    game = position("rifle F5", "rifle F10", axis_side={"radio": {"radio": "radio-75mm"}})
    assert view(game, 1)["sides"][0]["radio"] == {"radio": "germany/radio-75mm", "broken": False}
    assert view(game, 1)["sides"][1]["radio"] is None and state(game).u_weapon == [NO_WEAPON, NO_WEAPON]


@pytest.mark.rule("12b")
@pytest.mark.parametrize("first", ["", "radio-75mm"])
def test_a_second_radio_finds_no_place(first: str) -> None:
    """Reinforcements (G-55) bring a 105mm Radio: into an empty Artillery Box only."""
    game = position(
        "rifle F5",
        "rifle F8, " + FAR,
        axis_hand=FIRE,
        axis_draw="2-5 event, G-55, 4-1",
        axis_side={"radio": {"radio": first}} if first else {},
    )
    play(game, f"order {FIRE}")
    tables = state(game).rules.tables
    radios = [n for n in notations(game, "item") if tables.support_radio[int(n)] >= 0]
    play(game, f"item {radios[0]}")
    assert tables.radio_name[state(game).radio[0]] == ("germany/" + (first or "radio-105mm"))


@pytest.mark.rule("12c", "O18.2.3.2c")
def test_a_radio_is_no_weapon() -> None:
    """Jammed! on its Impact Roll leaves it alone; no Random Hex mends a broken one; it cannot be scrapped."""
    game = position(
        "sgt-ganz F4, rifle A1",
        "rifle F7, " + FAR,
        axis_hand="G-34",
        axis_draw="2-6, 4-1, 1-1 jammed",
        axis_side={"radio": {"radio": "radio-75mm"}},
    )
    assert notations(game, "scrap") == []
    play(game, "order G-34", "fire F7")
    assert told(game, "impact")[0] == ["F7", "10", "2"]
    assert told(game, "trigger") == [] and state(game).radio_broken == [0, 0] and state(game).radio[0] != NO_RADIO
    broken = position(
        "rifle F5",
        "rifle F8, " + FAR,
        axis_hand=FIRE,
        axis_draw="3-3 sniper, G-20",
        axis_side={"radio": {"radio": "radio-75mm", "broken": True}},
    )
    play(broken, f"order {FIRE}", "?fire F8")
    assert state(broken).radio_broken[0] == 1
