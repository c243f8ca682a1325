"""Our readings of ambiguous points (docs/barbarossa-readings.md) that no other test looks at."""

from __future__ import annotations

import pytest
from field import Field, Play, a_card

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.defense import count_bonuses, defense
from sandtable.games.barbarossa.rules.names import ANTI_INFANTRY, GERMAN, SOVIET
from sandtable.games.barbarossa.rules.prep.setup import add_minefield
from sandtable.games.barbarossa.rules.state import (
    DESTROYED,
    FLAGGED,
    HIDDEN,
    IN_PILLBOX,
    LANDED,
    SUPPRESSED,
    card,
    has,
    of,
    units_of,
)
from sandtable.games.barbarossa.rules.steps.defend import take_up_defense
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.works import destroy_pillbox
from sandtable.games.barbarossa.rules.zones import facing_of
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import new_game

ALL = {
    "open-fire": 0, "suppression-fire": 0, "assault": 1, "ambush": OrderBox(bonus=0), "defend": OrderBox(bonus=1),
    "careful-movement": OrderBox(distance=2),
}  # fmt: skip


def man(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": ALL, "defense": 0, **values})  # type: ignore[arg-type]


# --- A3: what Defend costs ---


@pytest.mark.rule("barbarossa:def.4")
@pytest.mark.parametrize(("ap", "switch", "fires"), [(1, 0, True), (0, 0, False), (1, 1, True), (0, 1, False)])
def test_a3_the_last_point_pays_for_the_shot_by_either_reading(ap: int, switch: int, fires: bool) -> None:
    field = Field(defend_ammo=switch).unit("S1", man("B"), "E6", standing=1, ap=ap).unit("G1", man("A"), "E3")
    play = field.begin()
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G1", "order careful-movement", "step E4", "stop").commit()
    assert (len(play.events("fires")) == 1) == fires
    assert play.g.u_ap[play.u("S1")] == 0


# --- A11: one test for all that happens in a hex-step ---


@pytest.mark.rule("barbarossa:mdet.2", "barbarossa:def.7")
@pytest.mark.parametrize(("switch", "tests"), [(0, 1), (1, 3)])
def test_a11_mines_and_fire_of_one_hex_step_make_one_test(switch: int, tests: int) -> None:
    """By the other reading one for the casualty by mines, one for the hit, one for the casualty by fire."""
    field = Field(fortitude_tests=switch).unit("S1", man("B"), "E6", standing=1).unit("G1", man("A"), "E3")
    play = field.begin()
    add_minefield(play.g, SOVIET, play.h("E4"), ANTI_INFANTRY, -1)
    play.force("mine G1 E4/11", 1, *[6] * 5).force("move-out S1 G1", 1, *[6] * 9)
    for n in range(tests):
        play.force("fortitude-move-out G1" if n == 0 else f"fortitude-move-out/{n + 1} G1", 1, 1)
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G1", "order careful-movement", "step E4", "stop").commit()
    assert play.g.u_size[play.u("G1")] == 2
    assert len(play.events("tests-fortitude")) == tests


# --- paratroopers at half strength ---


@pytest.mark.rule("barbarossa:airb.9b")
@pytest.mark.parametrize(("base", "terrain", "left"), [(3, "light-woods", 2), (2, "light-woods", 2), (3, "plain", 2)])
def test_all_of_the_defense_is_halved_and_rounded_up_once(base: int, terrain: str, left: int) -> None:
    field = Field().terrain(terrain, "E5").unit("G1", man("A", defense=base), "E5", flags=LANDED)
    assert defense(field.unit("S1", man("B"), "L9").state(), 0) == left


# --- A21: a hill lengthens the range that an order may name ---


@pytest.mark.rule("barbarossa:hill.fire.1", "barbarossa:card.range.5")
@pytest.mark.parametrize(("level", "longest"), [(0, 3), (1, 4), (2, 4)])
def test_a21_from_a_hill_defend_and_ambush_reach_one_hex_farther(level: int, longest: int) -> None:
    field = Field().height(level, "E7").unit("S1", man("B"), "E7", standing=1).unit("G1", man("A"), "E2")
    for row in field.tables.terrain:
        row.ambush = [True] * 8
    play = field.begin()
    play.soviet("give S1", "order ambush", "face 1")
    assert play.offered(SOVIET)[:-1] == [f"range {n}" for n in range(longest + 1)]
    play.soviet("cancel", "give S1", "order defend", "face 1")
    assert play.offered(SOVIET)[:-1] == [f"range {n}" for n in range(1, longest + 1)]
    play.soviet(f"range {longest}")
    play.german("give G1", "order careful-movement", "step E3", "stop").commit()
    assert (len(play.events("fires")) == 1) == (level > 0)


@pytest.mark.rule("barbarossa:hill.fire.1", "barbarossa:smoke.2")
def test_a21_smoke_goes_one_hex_farther_from_a_hill_too() -> None:
    for level, reached in ((0, False), (1, True)):
        gun = a_card(type="artillery", smoke=1, accuracy=[3] * 3, orders={"smoke-screen": 0})
        play = Field().height(level, "E7").unit("G1", gun, "E7").unit("S1", man(), "L9").begin()
        play.german("give G1", "order smoke-screen")
        assert ("at E3" in play.offered(GERMAN)) == reached and "at E4" in play.offered(GERMAN)


# --- A68: who waits in a pillbox, or is suppressed there, is inside without its benefits ---


def pillbox(*names_: str, **values: object) -> Play:
    """A pillbox in E5 with Soviet units in it since the turn before."""
    field = Field().unit("G1", man("A"), "B2")
    for n, name in enumerate(names_):
        field.unit(name, man(f"B{n}"), "E5", flags=IN_PILLBOX, **values)
    play = field.unit("S9", man("Z"), "E5").begin()
    play.g.h_pillbox = with_byte(play.g.h_pillbox, play.h("E5"), 2)
    return play


@pytest.mark.rule("barbarossa:pill.7", "barbarossa:pill.3", "barbarossa:pill.5a")
def test_a68_who_waits_inside_has_no_benefit_and_dies_with_the_pillbox() -> None:
    play = pillbox("S1")
    take_up_defense(play.g)
    count_bonuses(play.g)
    assert defense(play.g, play.u("S1")) == 0 and facing_of(play.g, play.u("S1")) < 0
    assert has(play.g, play.u("S1"), IN_PILLBOX)
    destroy_pillbox(play.g, play.h("E5"))
    assert play.g.u_hex[play.u("S1")] == DESTROYED and play.g.u_hex[play.u("S9")] == play.h("E5")


@pytest.mark.rule("barbarossa:pill.7", "barbarossa:pill.6a")
def test_a68_the_suppressed_are_counted_inside_and_leave_by_any_other_order() -> None:
    play = pillbox("S1", "S2")
    play.g.u_flags[play.u("S1")] |= SUPPRESSED | FLAGGED
    play.soviet("give S9", "order defend", "face 1", "range 1")
    assert "yes" not in play.offered(SOVIET)  # it was not even asked: there is no room
    play.soviet("give S2", "order careful-movement", "step E6", "stop")
    play.soviet("give S9", "order defend", "face 1", "range 1")
    assert play.offered(SOVIET) == ["yes", "no", "cancel"]
    play.soviet("yes")
    take_up_defense(play.g)
    count_bonuses(play.g)
    assert has(play.g, play.u("S1"), IN_PILLBOX) and has(play.g, play.u("S9"), IN_PILLBOX)
    assert not has(play.g, play.u("S2"), IN_PILLBOX)
    assert [defense(play.g, play.u(name)) for name in ("S1", "S9")] == [0, 4]


# --- hidden from the start: the owner writes the facing, as he does with Ambush ---


@pytest.mark.rule("barbarossa:amb.1", "barbarossa:prep.1")
def test_who_begins_hidden_is_asked_where_he_faces() -> None:
    game = new_game(TITLE, plain(load_scenario("the-wire")), "1", {})
    for text in ("give S1", "at G5", "yes"):
        game.play_text(text, SOVIET)
    offered = [game.notation(code) for code in game.offered(SOVIET)]
    assert offered == [*(f"face {n}" for n in range(1, 7)), "cancel"]
    game.play_text("face 4", SOVIET)
    g = of(game.state)
    u = next(u for u in units_of(g, SOVIET) if g.u_flag[u] == 1)
    assert has(g, u, HIDDEN) and g.u_facing[u] == 3 and g.u_reach[u] == len(card(g, u).accuracy)
    for text in ("give S2", "at F7", "no"):
        game.play_text(text, SOVIET)
    assert "commit" not in [game.notation(code) for code in game.offered(SOVIET)] and g.u_facing[u + 1] < 0


# --- smoke is fired together with all fire of step 3 ---


@pytest.mark.rule("barbarossa:sim.1", "barbarossa:smoke.1")
@pytest.mark.parametrize("size", [1, 4])
def test_who_falls_or_is_suppressed_in_step_3_still_lays_his_smoke(size: int) -> None:
    mortar = a_card("MOR", "artillery", smoke=2, orders={"smoke-screen": 0}, accuracy=[3] * 5)
    field = Field().unit("S1", mortar, "C5", size=size)
    play = field.unit("G1", man("A", firepower={"artillery": [4] * 4}), "E5").begin()
    play.force("fire G1 S1", 1, 6, 6, 6).force("fortitude-fire S1", 6, 6)
    play.soviet("instruct S1 second-smoke 1", "give S1", "order smoke-screen", "at G5")
    play.german("give G1", "order open-fire").commit()
    assert len(play.events("smoke-laid")) == 2
    assert play.g.h_smoke[play.h("G5")] != 0
