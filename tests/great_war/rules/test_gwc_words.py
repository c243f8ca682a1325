"""Words of the glossary, what cards allow (1, 5.2, O14.4), the compass of the map (2.2.2), and the start of a game."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_events import draw_event
from gwc_play import BOARD, CORNERS, position
from gwc_positions import card, jammed, state
from war_moves import war

from commander_events import offered
from commander_play import asked, fort, happened, hex, notations, play, told, unit, units
from sandtable.commander.rules.markers import blaze_hexes
from sandtable.commander.rules.names import TRENCH
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.events.frames import in_good_order
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.names import HMG, LMG
from sandtable.games.great_war_commander.rules.state import LOCAL
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game

G_FAR, F_FAR = "landwehr A1", "poilus O11"


# --- glossary ---


@pytest.mark.rule("gwc:glos.goodorder")
@pytest.mark.parametrize(("words", "good"), [("", True), ("broken", False), ("suppressed", False), ("veteran", True)])
def test_good_order_is_unbroken_and_not_suppressed(words: str, good: bool) -> None:
    game = position(f"infanterie E2 {words}")
    assert in_good_order(state(game), unit(game, "g.infanterie-1")) is good


@pytest.mark.rule("gwc:glos.hmg")
def test_heavy_and_light_machine_guns() -> None:
    t = FILES.tables()
    heavy = [t.weapon_name[w] for w, kind in enumerate(t.weapon_class) if kind == HMG]
    light = [t.weapon_name[w] for w, kind in enumerate(t.weapon_class) if kind == LMG]
    assert sorted(heavy) == ["america/hotchkiss", "france/hotchkiss", "france/saint-etienne", "germany/mg-08"]
    assert sorted(light) == ["america/chauchat", "france/chauchat", "germany/mg-08-15"]
    assert [name for w, name in enumerate(t.weapon_name) if t.weapon_is_mg[w]] == [
        name for name in t.weapon_name if name in heavy + light
    ]


@pytest.mark.rule("gwc:glos.enemy")
def test_a_hex_is_an_enemys_by_his_men_or_his_objective_never_by_works() -> None:
    """Objective 3 is H3, 4 is O3; a Hero joins a friendly hex."""
    forts = {"axis": {"forts": [{"fort": "trench", "hex": "F9"}]}}
    setting: dict[str, Any] = {
        "control": {"3": "axis", "4": "allies"},
        "map_data": {"objectives": {"1": "A1", "2": "A3", "3": "H3", "4": "O3", "5": "O1"}},
        "sides": forts,
    }
    game = draw_event("hero", "infanterie F6", "poilus K6", **setting)
    assert offered(game) == ["hex F6", "hex H3"]  # not O3, an enemy's though empty, nor the Trench
    game = draw_event("hero", "infanterie F6", "poilus H3", **setting)
    assert "hex H3" not in offered(game)


@pytest.mark.rule("gwc:glos.enemy")
def test_works_alone_are_no_target() -> None:
    fire = card("germany", "fire")
    game = war("infanterie F5", "poilus I11", axis_hand=fire, forts={"trench": "F8"})
    assert state(game).h_fort[hex(game, "F8")] == TRENCH
    assert notations(game, "order") == []


@pytest.mark.rule("gwc:glos.exA")
@pytest.mark.parametrize("bearer", ["ltn-durant", "schneider", "agent-de-liaison"])
def test_example_a_leaders_tanks_and_runners_possess_no_weapon(bearer: str) -> None:
    with pytest.raises(BadFile, match="carries"):
        position(G_FAR, f"{bearer} E9 hotchkiss", year=1918)
    position(G_FAR, "poilus E9 hotchkiss", year=1918)


@pytest.mark.rule("gwc:glos.exB", "gwc:4.2.1")
def test_example_b_the_guns_break_and_their_attack_goes_on() -> None:
    fire = card("germany", "fire")
    game = war("abteilung F5 mg-08", "poilus F8", axis_hand=fire, axis_draw="1-1 jammed", allies_draw="1-3")
    play(game, f"order {fire}", "?fire F8", "?base g.mg-08-1", "?done")
    assert jammed(game, "g.mg-08-1")
    (attack,) = told(game, "attack")
    assert told(game, "attack-total")[0][0] == str(int(attack[2]) + 2)
    names = happened(game)
    assert names.index("trigger") < names.index("attack-total") < names.index("defence")


@pytest.mark.rule("gwc:4.2.1")
def test_a_time_advance_in_between_leaves_the_attack_total() -> None:
    fire = card("germany", "fire")
    game = war("infanterie F5", "poilus F8", axis_hand=fire, axis_draw="6-6 time", allies_draw="1-3")
    play(game, f"order {fire}", "?fire F8", "?base g.infanterie-1", "?done")
    assert state(game).time == 1
    (attack,) = told(game, "attack")
    assert told(game, "attack-total")[0][0] == str(int(attack[2]) + 12)


# --- what cards allow ---


@pytest.mark.rule("gwc:1.F.b")
def test_without_a_card_that_allows_it_nothing_is_done() -> None:
    """Men next to the enemy, an Engineer, a Leader, a machine gun, a Telephone: but no card, or one that is no use."""
    men = "hptm-bertin E5, pionier E5, infanterie E6 mg-08"
    side = {"radio": {"radio": "telephone-77mm"}}
    game = position(men, "poilus E8", axis_hand="G-1", axis_side=side, allies_hand="F-5")
    assert notations(game) == ["discard G-1", "done", "scrap g.mg-08-1"]  # a Weapon may always be given up (11.5)
    game = position(men, "poilus E8", axis_hand="", axis_side=side, allies_hand="F-5")
    assert asked(game) == "allies" and happened(game)[:2] == ["turn-begins", "passed"]


@pytest.mark.rule("gwc:1.0")
def test_a_card_beats_the_rules_captured_papers_open_a_hand() -> None:
    """Hands are secret (1.2); the Event shows one all the same, to the player who takes from it and to no other."""
    game = draw_event("captured-papers", G_FAR, F_FAR, table={"allies": {"hand": ["F-5", "F-6"]}})
    assert offered(game) == ["card F-5", "card F-6"] and asked(game) == "axis"
    hidden = draw_event("hero", "infanterie F6, infanterie G6", F_FAR, table={"allies": {"hand": ["F-5", "F-6"]}})
    sides: Any = hidden.view(0)["sides"]
    assert sides[1]["hand"] is None


@pytest.mark.rule("gwc:1.6a", "gwc:1.6b", "gwc:5.2", "gwc:O14.4")
def test_any_number_of_actions_by_both_players_in_one_order() -> None:
    """A shot strengthened by two German Actions, against which the Frenchman plays two of his own."""
    fire = card("germany", "fire")
    spirit = card("germany", action="marksmanship", but=fire)
    bore = card("germany", action="unternehmungslustig", but=f"{fire} {spirit}")
    hidden = card("france", action="concealment")
    more = card("france", action="concealment", but=hidden)
    spare = card("germany", "move", but=f"{spirit} {bore}")
    game = war(
        "garde F5 mg-08", "poilus F8, poilus I11", axis_hand=f"{fire} {spirit} {bore} {spare}", axis_draw="4-1",
        allies_hand=f"{hidden} {more}", allies_draw="6-3", map={"terrain": {"woods": "F8"}},
    )  # fmt: skip
    play(game, f"order {fire}", "?fire F8", "?base g.garde-1", "?done")
    play(game, f"play {spirit}")
    g = state(game)
    card_of = g.rules.tables.card
    assert card_of(spirit) in g.discards[0] and card_of(spirit) not in g.hand[0]
    play(game, f"play {bore}")
    assert asked(game) == "allies"
    play(game, f"play {hidden}", f"play {more}")
    assert {card_of(spirit), card_of(bore)} <= set(g.discards[0])
    assert {card_of(hidden), card_of(more)} <= set(g.discards[1]) and card_of(more) not in g.hand[1]


@pytest.mark.rule("gwc:1.6b")
def test_the_order_of_a_card_played_for_its_action_is_lost() -> None:
    """The Crossfire card has an Order too, but it is gone with the Action."""
    fire = card("germany", "fire")
    spirit = card("germany", action="marksmanship", but=fire)
    spare = card("germany", "move", but=spirit)
    for is_played in (True, False):
        game = war("garde F5, garde A1", "poilus F8, poilus I11", axis_hand=f"{fire} {spirit} {spare}",
                   axis_draw="1-2", allies_draw="6-3")  # fmt: skip
        play(game, f"order {fire}", "?activate g.garde-1", "?fire F8", "?base g.garde-1", "?done")
        play(game, f"play {spirit}" if is_played else "?none", "?none", "?roll")
        g = state(game)
        assert (g.rules.tables.card(spirit) in g.hand[0]) is not is_played
        assert g.rules.tables.card(spare) in g.hand[0]


@pytest.mark.rule("gwc:O14.4", "gwc:O14.4.ex", "gwc:5.2")
def test_example_engineering_works_between_two_movers() -> None:
    """The Platoon goes first; two Wires are cleared before the Leader starts."""
    move = card("germany", "move")
    works = card("germany", action="engineering-works", but=move)
    more = card("germany", action="engineering-works", but=f"{move} {works}")
    game = war("lt-ebel F2, stosstruppen F2", "poilus I11", axis_hand=f"{move} {works} {more}",
               forts={"wire": "F4 G4"})  # fmt: skip
    play(game, f"order {move}", "activate g.lt-ebel", "?activate g.stosstruppen-1", "?done")
    play(game, "move g.stosstruppen-1", "step F3", "stop")
    play(game, f"play {works} F4", f"play {more} G4")
    assert (fort(game, "F4"), fort(game, "G4")) == ("none", "none")
    play(game, "?move g.lt-ebel")
    assert "step F3" in notations(game)


# --- the compass ---


def burning(game: Game) -> list[str]:
    return [state(game).rules.map.hex_name(h) for h in blaze_hexes(state(game))]


@pytest.mark.rule("gwc:2.2.2a", "gwc:2.2.2b")
@pytest.mark.parametrize(
    ("event", "by", "lands"),
    [
        ("breeze 1", "axis", "H5"),
        ("breeze 2", "axis", "I6"),
        ("battlefield-attrition 3", "axis", "I7"),
        ("breeze 4", "allies", "H7"),
        ("breeze 5", "allies", "G7"),
        ("battlefield-attrition 6", "axis", "G6"),
    ],
)
def test_the_compass_runs_clockwise_from_the_top(event: str, by: str, lands: str) -> None:
    """A fire in H6 spreads one hex into the woods all around; the edges are left and right, the compass is as ever."""
    painted = {"terrain": {"woods": "H5 I6 I7 H7 G7 G6 A1 O11"}}
    for edges in (("top", "bottom"), ("left", "right")):
        sides = {"axis": {"edge": edges[0]}, "allies": {"edge": edges[1]}}
        game = draw_event(event, G_FAR, F_FAR, by=by, map_data=painted, sides=sides,
                          table={"blaze": "H6"})  # fmt: skip
        assert set(burning(game)) == {"H6", lands}


# --- the start of a game (setup.1, setup.2) ---


def scenario(**more: Any) -> dict[str, Any]:
    """A whole scenario: all that the rules ask one for."""
    return {
        "name": "whole", "title": "Whole", "map": "", "map_data": {"map": BOARD, "objectives": CORNERS},
        "year": 1917, "month": 4, "time": 2, "sudden_death": 7, "first": "allies", "initiative": "allies", "vp": 3,
        "control": {"1": "axis", "3": "allies"}, "open_chits": ["A"],
        "setup": [{"side": "axis"}, {"side": "allies"}],
        "axis": {
            "nation": "germany", "posture": "defend", "quality": "line", "orders": 2, "surrender": 6, "edge": "left",
            "discard_limit": 1, "secret_chits": ["B"], "units": [*units("infanterie A3"), {"unit": "landwehr"}],
            "areas": [{"hexes": "B3 B4"}], "weapons": [], "radio": {"radio": "telephone-77mm", "box": "local"},
            "forts": [{"fort": "trench", "hex": "A3"}],
        },
        "allies": {
            "nation": "france", "posture": "attack", "quality": "line", "orders": 4, "surrender": 9, "edge": "right",
            "units": [{"unit": "poilus"}, {"unit": "schneider", "space": 5}], "areas": [{"hexes": "N3 N4"}],
        },
        **more,
    }  # fmt: skip


def begin(data: dict[str, Any], seed: str = "7") -> Game:
    return Game(TITLE, data, seed, {}, TITLE.new_state(data, seed, {}))


@pytest.mark.rule("gwc:setup.1")
def test_what_a_scenario_says_is_what_is_set_up() -> None:
    game = begin(scenario())
    g = state(game)
    rules = g.rules
    assert [rules.map.hex_name(h) for h in facts_of(g).observer] == ["A6", "O6"]  # the friendly edges
    assert facts_of(g).date == 1917 * 12 + 4
    assert [rules.tables.nation_name[n] for n in rules.nation] == ["germany", "france"]
    assert (list(rules.capability), list(g.surrender)) == ([2, 4], [6, 9])
    assert (g.initiative, g.score, g.time, g.sudden_death) == (1, 3, 2, 7)
    assert (g.control[1], g.control[2], g.control[3]) == (0, -1, 1)
    letters = rules.tables.chit_letter
    assert [letters[c] for c in g.open_chits] == ["A"] and [letters[c] for c in g.secret_chits[0]] == ["B"]
    assert g.h_fort[hex(game, "A3")] == TRENCH and g.box[0] == LOCAL
    assert g.u_time[unit(game, "f.schneider-1")] == 5


@pytest.mark.rule("gwc:setup.1")
@pytest.mark.parametrize("missing", ["nation", "posture", "orders", "surrender", "edge"])
def test_a_scenario_without_what_it_must_supply_is_refused(missing: str) -> None:
    data = scenario()
    del data["axis"][missing]
    with pytest.raises(BadFile, match=missing):
        begin(data)
    for field in ("year", "sudden_death", "allies"):
        less = scenario()
        del less[field]
        with pytest.raises(BadFile, match=field):
            begin(less)


@pytest.mark.rule("gwc:setup.2")
def test_forces_are_placed_decks_shuffled_hands_dealt_and_the_first_player_begins() -> None:
    game, again = ready("7"), ready("8")
    g, h = state(game), state(again)
    assert [len(hand) for hand in g.hand] == [4, 6] and [len(cards) for cards in g.s_hand] == [1, 1]  # by Posture
    assert [sorted(g.hand[side] + g.draw[side]) for side in (0, 1)] == [list(range(72)), list(range(72, 144))]
    assert all(g.draw[side] != h.draw[side] and g.s_draw[side] != h.s_draw[side] for side in (0, 1))
    assert g.active == 1 and asked(game) == "allies" and "turn-begins" in happened(game)


def ready(seed: str) -> Game:
    """Both have set up, each in his own area, in the scenario's order."""
    game = begin(scenario(), seed)
    assert (asked(game), notations(game, "place")) == ("axis", ["g.landwehr-1 B3", "g.landwehr-1 B4"])
    play(game, "place g.landwehr-1 B3", "?done")
    assert (asked(game), notations(game, "place")) == ("allies", ["f.poilus-1 N3", "f.poilus-1 N4"])
    play(game, "place f.poilus-1 N3", "?done")
    return game


@pytest.mark.rule("gwc:S98.2a")
def test_a_strategy_card_may_be_added_to_the_roll_of_the_inactive_player_too() -> None:
    game = position(
        "infanterie E5, infanterie A1", "poilus E8, poilus O11", axis_hand="G-34 G-33", axis_draw="4-1",
        allies_draw="6-3", own={"strategy": {"allies": "assaults"}},
    )  # fmt: skip
    asked_for: list[str] = []
    game.play_text("order G-34")
    while game.decision is not None and not told(game, "defence"):
        if game.decision.prompt == "add-one":
            asked_for.append(told(game, "rolled")[-1][0])
        texts = notations(game)
        wanted = ["none", "keep", "roll", "fire E8", "activate g.infanterie-1", "base g.infanterie-1", "done"]
        game.play_text(next(text for text in wanted if text in texts))
    assert asked_for == ["axis", "allies"]
