"""Off Board Artillery (20.0)."""

from __future__ import annotations

import pytest
from combat_blasts import MORTAR, blast
from combat_enemies import rules_told
from combat_fights import effect
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import dice_code
from sandtable.games.combat.rules.grenades.artillery import push_artillery
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.morale.wounds import BY_BLAST, push_hit
from sandtable.games.combat.rules.names import CRATER, RUBBLE
from sandtable.games.combat.rules.state import ACTION_STEP, CARD_STEP, DUCK_HELD, END_STEP, ENEMY_STEP, ORDER_STEP, has

HOWITZER = TABLES.blast_name.index("105mm")


@pytest.mark.rule(
    "combat:20.0b", "combat:20.0c", "combat:20.0x1", "combat:20.0x3", "combat:20.0h", "combat:GEO.x1", "combat:20.0a"
)
def test_the_example_of_artillery() -> None:
    names = "20.07 27.11 20.14 27.16 30.12 28.07 19.14 24.13 23.06 12.10".split()
    t = Table(cols=34, rows=20)
    m = t.put("cragg", "15.09", order="aimed-fire", known=True)
    t.force(d6=[1, 3, 2], d10=[9, 6, 6, 6, 6, 3, 3])  # attacks; distance, direction; hex; damage; crater; MC
    push_artillery(t.g, 0, MORTAR, dice_code("1d6"), dice_code("1d6"), [t.hex(n) for n in names])
    t.run()
    assert t.told("shell") == [(MORTAR, t.hex("12.10"), t.hex("15.09"), -1)]
    assert t.rolls("damage") == [(6, 5)] * 4 and t.rolls("crater") == [(3, 2)]
    assert t.g.smoke_hexes == [[t.hex("15.09")]] and t.g.smoke_value == [3]
    assert t.all_rolled() and t.order(m) == "aimed-fire"


def shell(t: Table, blast: int, hex: str, dice: list[int]) -> Table:
    t.force(d10=dice)
    push_blast(t.g, blast, t.hex(hex), 0, shell=True)
    return t.run()


@pytest.mark.rule("combat:20.0d", "combat:20.0e", "combat:20.0x2", "combat:20.0k")
def test_a_howitzer_reaches_the_adjacent_hexes() -> None:
    assert (TABLES.blast_damage[HOWITZER], TABLES.blast_frag[HOWITZER]) == ([5, 2], [5, 3])
    assert (TABLES.blast_crater[HOWITZER], TABLES.blast_rubble[HOWITZER]) == (4, 4)
    assert TABLES.blast_rubble_adjacent[HOWITZER] == 0 and TABLES.blast_smoke[HOWITZER] == 4
    t = Table()
    t.put("cragg", "05.05", order="aimed-fire", known=True)
    t.put("crowe", "05.06", order="aimed-fire", known=True)
    t.put("taylor", "05.07", order="aimed-fire", known=True)
    shell(t, HOWITZER, "05.05", [9] * 7 + [9, 3, 3])
    assert t.rolls("damage") == [(9, 5)] * 5 + [(9, 3)] * 2
    assert len(t.rolls("morale")) == 2 and len(t.rolls("crater")) == 1


@pytest.mark.rule("combat:20.0f", "combat:20.0j", "combat:11.15a")
def test_a_crater() -> None:
    for die, made in ((2, CRATER), (3, 0)):
        t = Table()
        shell(t, MORTAR, "05.05", [die])
        assert t.g.h_made[t.hex("05.05")] == made


@pytest.mark.rule("combat:20.0g", "combat:20.0f", "combat:11.14a", "combat:20.0j")
def test_rubble_kills_everybody_inside() -> None:
    t = Table({"05.05": "building"})
    a = t.put("cragg", "05.05", order="hide", known=True)
    b = t.put("jung", "05.05", alert=False)
    dummy = t.put("dummy-red-1", "05.05", known=False)
    t.g.m_hex[b] = t.hex("05.05")
    shell(t, MORTAR, "05.05", [9] * 12 + [1])
    assert t.g.h_made[t.hex("05.05")] == RUBBLE
    assert t.where(a) == "dead" and t.where(b) == "dead" and t.where(dummy) == "removed"
    assert not t.rolls("crater")


@pytest.mark.rule("combat:20.0k")
def test_an_adjacent_building_falls_on_a_natural_0() -> None:
    t = Table({"05.06": "building"})
    shell(t, HOWITZER, "05.05", [9, 0])
    assert t.g.h_made[t.hex("05.06")] == RUBBLE


@pytest.mark.rule("combat:20.0i", "combat:14.2n")
def test_artillery_shakes_in_and_next_to_its_hex() -> None:
    t = Table()
    near = t.put("cragg", "05.06", order="aimed-fire", known=True)
    t.put("crowe", "05.08", order="aimed-fire", known=True)
    shell(t, MORTAR, "05.05", [9, 8])
    assert len(t.rolls("morale")) == 1 and t.order(near) == "duck-back"


@pytest.mark.rule("combat:20.0l")
def test_artillery_before_orders_leaves_duck_back_as_the_only_order() -> None:

    t = Table()
    near = t.put("cragg", "05.06", known=True)
    t.put("taylor", "09.09")
    t.g.step = CARD_STEP
    shell(t, MORTAR, "05.05", [9, 8])
    assert t.order(near) == "duck-back" and has(t.g, near, DUCK_HELD)
    t.give_orders()
    assert not any(text.startswith("cragg") for text in t.offered("order"))


@pytest.mark.rule("combat:20.0c")
def test_a_shell_that_scatters_off_the_board_is_lost() -> None:
    t = Table()
    t.force(d6=[6, 1], d10=[0])
    push_artillery(t.g, 0, MORTAR, dice_code("1"), dice_code("1d6"), [t.hex("05.02")] * 10)
    t.run()
    assert t.told("shell")[0][2] == -1 and not t.told("exploded")


@pytest.mark.rule("combat:9.8h", "combat:AI.r05")
def test_an_unknown_who_is_hit_is_looked_at() -> None:
    t = Table()
    jung = t.put("jung", "05.05", known=False, order="aimed-fire")
    dummy = t.put("dummy-red-1", "05.05", known=False, order="aimed-fire")
    t.wounds("light-wound")
    shell(t, MORTAR, "05.05", [0, 3, 9, 9, 9, 0, 9, 3])
    from sandtable.games.combat.rules.state import SEEN

    assert t.has(jung, SEEN) and t.where(dummy) == "removed"
    assert len(t.told("wound-card")) == 1


def test_rubble_is_not_made_into_a_crater() -> None:
    t = Table({"05.05": "building"})
    shell(t, MORTAR, "05.05", [0])
    shell(t, MORTAR, "05.05", [])
    assert t.g.h_made[t.hex("05.05")] == RUBBLE and not t.rolls("crater")


@pytest.mark.rule("combat:20.0b", "combat:20.0a")
def test_artillery_falls_on_the_hexes_of_the_event_or_of_the_scenario() -> None:
    one = dice_code("1")
    event = [100 + i for i in range(10)]
    for hexes, start in ((event, 100), ([], 60)):
        t = Table()
        t.rules.artillery = [[60 + i for i in range(10)], []]
        t.force(d10=[3, 9])
        effect(t, "artillery", 0, blast("60mm"), one, dice_code("0"), *hexes)
        assert [e[:3] for e in t.told("shell")] == [(blast("60mm"), start + 3, start + 3)]
    t = Table()
    effect(t, "artillery", 1, blast("60mm"), one, dice_code("0"))
    assert not t.told("shell")  # the scenario has no list for that side


@pytest.mark.rule("combat:20.0i", "combat:14.2g")
def test_shells_hold_nobody_down() -> None:
    for shell in (True, False):
        t = Table()
        crowe = t.put("crowe", "05.06", order="aimed-fire", known=True)
        t.g.step = END_STEP
        t.force(d10=[9] * shell + [8])
        push_blast(t.g, TABLES.blast_name.index("60mm" if shell else "mk-ii"), t.hex("05.05"), 0, shell=shell)
        t.run()
        assert t.order(crowe) == "duck-back" and t.has(crowe, DUCK_HELD) == (not shell)


@pytest.mark.rule("combat:20.0i", "combat:16.0c", "combat:9.0a")
def test_an_enemy_wounded_before_orders_are_given_keeps_his_duck_back() -> None:
    """A shell in Step 1: for both sides the Duck Back is their Order of this turn."""
    t = Table()
    jung = t.put("jung", "05.05")
    crowe = t.put("crowe", "08.05", known=True)
    t.g.step = CARD_STEP
    for m in (jung, crowe):
        t.wounds("light-wound")
        t.force(d10=[1])
        push_hit(t.g, m, BY_BLAST)
        t.run()
    t.give_orders()
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(crowe) == "duck-back" and t.order(jung) == "duck-back"
    t.g.step = ACTION_STEP
    t.act("red", 1)
    assert t.order(jung) == "hide" and not t.has(jung, DUCK_HELD)


@pytest.mark.rule("combat:20.0l", "combat:16.0c")
@pytest.mark.parametrize("step", [CARD_STEP, ORDER_STEP])
def test_a_wound_before_orders_leaves_an_enemy_with_duck_back(step: int) -> None:
    t = Table()
    jung = t.put("jung", "05.05")
    t.g.step = step
    t.wounds("light-wound")
    t.force(d10=[0, 0, 9, 9, 9, 9, 3])  # a hit; WMC; three misses; no Crater; MC
    push_blast(t.g, MORTAR, t.hex("05.05"), 0, shell=True)
    t.run()
    assert t.order(jung) == "duck-back"
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    t.run()
    assert t.order(jung) == "duck-back"
    t.g.step = 4
    t.act("red", 1)
    assert t.order(jung) == "hide" and not t.has(jung, DUCK_HELD)


@pytest.mark.rule("combat:20.0f")
@pytest.mark.parametrize(("terrain", "crater"), [("open", True), ("rubble", False)])
def test_a_shell_makes_no_crater_in_rubble(terrain: str, crater: bool) -> None:
    t = Table({"05.05": terrain} if terrain != "open" else None)
    t.force(d10=[0])
    push_blast(t.g, TABLES.blast_name.index("81mm"), t.hex("05.05"), 1, shell=True)
    t.run()
    assert len(t.told("crater")) == (1 if crater else 0) and t.all_rolled() == crater


@pytest.mark.rule("combat:20.0d", "combat:14.2c")
@pytest.mark.parametrize(("blast", "rule", "why"), [("81mm", "20.0", "shell"), ("mk-ii", "14.2", "14.2")])
def test_who_is_hit_by_a_shell_is_not_hit_by_a_grenade(blast: str, rule: str, why: str) -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    frame = push_blast(t.g, TABLES.blast_name.index(blast), t.hex("05.05"), names.ENEMY, shell=rule == "20.0")
    if rule == "14.2":
        frame.victims = [crowe, 1, 4]
    t.wounds("head-wound", "head-wound")
    t.force(d10=[0])
    t.run().done()
    assert [told[:2] for told in t.told("hit")] == [(crowe, tell.why(why))]
    assert rules_told(t, "hit") == rules_told(t, "exploded") == {rule}
