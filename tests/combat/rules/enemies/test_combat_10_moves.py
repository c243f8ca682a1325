"""How Enemies move by their Orders: Sneak, Sprint, Charge (10.05 to 10.08)."""

from __future__ import annotations

import pytest
from combat_enemies import last_line, path
from combat_table import TABLES, Table

from phrases import said
from sandtable.games.combat.enemy.moves import charge_target
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.state import LOT
from sandtable.games.combat.screen.inspection import inspect
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.words import Words

# --- Sneak (10.05) ---


@pytest.mark.rule("combat:10.05a", "combat:10.05x")
def test_sneak_moves_on_2_and_4_only() -> None:
    t = Table()
    e = t.put("jung", "09.05", order="sneak", dirs=56)
    assert path(t, e) == ["09.05", "08.05", "08.05", "07.05"]


@pytest.mark.rule("combat:10.05a", "combat:10.0e")
def test_a_closer_look_at_an_enemys_order_tells_of_the_enemys_rules() -> None:
    """A Friendly with Sneak may move on Impulse 2; an Enemy will."""
    t = Table()
    enemy = t.put("jung", "10.05", order="sneak", dirs=55)
    friendly = t.put("crowe", "02.05", order="sneak", known=True)
    t.run()
    for m, rule, entries in ((enemy, "10.05", "must"), (friendly, "7.05", "may")):
        notes = inspect(Words(t.g, moment_now(t.g)), 0, f"u:{m}").notes
        assert notes[0].rule == rule
        assert said(notes[1].say.data()).split(",")[1].split()[1] == entries
    t.g.m_order[enemy] = names.GUARD
    assert inspect(Words(t.g, moment_now(t.g)), 0, f"u:{enemy}").notes[0].rule == "17.4"


# --- Sprint (10.07) ---


@pytest.mark.rule("combat:10.07a", "combat:10.07x1")
def test_sprint_covers_seven_hexes() -> None:
    t = Table(cols=20)
    e = t.put("jung", "15.05", order="sprint", dirs=54)
    assert path(t, e) == ["14.05", "14.07", "12.08", "12.10"]


@pytest.mark.rule("combat:10.07b", "combat:10.07x2", "combat:10.13a", "combat:11.0c", "combat:9.2x2", "combat:7.19g")
def test_a_sprint_that_would_always_meet_rough_terrain_enters_it_and_ducks() -> None:
    t = Table({"05.06": "rocks"})
    e = t.put("jung", "05.08", order="sprint", dirs=11)
    assert path(t, e, [1]) == ["05.07"]
    assert path(t, e, [2]) == ["05.06"] and t.order(e) == "duck-back"


@pytest.mark.rule("combat:10.07c", "combat:10.07x3", "combat:AI.r07")
def test_a_sprint_that_can_go_on_elsewhere_waits() -> None:
    t = Table({"06.05": "rocks"})
    e = t.put("jung", "08.05", order="sprint", dirs=56)
    assert path(t, e) == ["07.06", "07.06", "05.07", "03.06"]
    assert t.order(e) == "sprint"


@pytest.mark.rule("combat:AI.r08")
def test_the_second_hex_of_a_sprint_is_tested_by_itself() -> None:
    t = Table({"05.05": "rocks"})
    e = t.put("jung", "05.07", order="sprint", dirs=11)
    assert path(t, e, [2]) == ["05.05"] and t.order(e) == "duck-back"
    t = Table({"05.05": "rocks"})
    e = t.put("jung", "05.07", order="sprint", dirs=21)
    assert path(t, e, [2]) == ["05.06"] and t.order(e) == "sprint"  # direction 2 is left for Impulse 3


@pytest.mark.rule("combat:10.07b", "combat:10.13a")
def test_the_log_says_why_a_sprinter_ducks_back() -> None:
    t = Table({"09.06": "rocks"})
    t.put("jung", "10.05", order="sprint", dirs=55)
    t.act("red", 1)
    assert "Rough" in last_line(t, "ducked-back") and "direction" not in last_line(t, "ducked-back")
    assert "direction" in last_line(t, "moved")


# --- Charge (10.08) ---


@pytest.mark.rule("combat:10.08b", "combat:10.08c", "combat:AI.r09")
def test_a_charge_goes_for_the_nearest_then_the_lowest_tq() -> None:
    t = Table()
    weak = t.put("brubaker", "04.05", known=True)  # TQ 4
    t.put("taylor", "04.05", known=True)
    t.g.m_hex[2] = t.hex("08.09")
    e = t.put("jung", "06.07", order="charge")
    assert t.g.rules.ground.distances[t.hex("06.07") * t.rules.ground.size + t.hex("04.05")] == 3
    path(t, e, [2])
    assert t.where(e) in ("07.08", "06.08", "05.07", "05.06")
    del weak


@pytest.mark.rule("combat:10.08c", "combat:15.0b", "combat:15.0a")
def test_contact_on_impulse_1_turns_the_charge_into_melee() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.06", order="charge")
    assert path(t, e, [1]) == ["05.05"] and t.order(e) == "melee"


@pytest.mark.rule("combat:10.08d", "combat:10.08e", "combat:10.08g", "combat:7.08g")
def test_contact_on_impulse_2_or_3_keeps_it() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.07", order="charge")
    assert path(t, e, [1, 2, 3]) == ["05.06", "05.05", "05.05"] and t.order(e) == "charge"
    assert t.order(taylor) == "melee"
    t.force(d10=[9])
    t.act("red", 4)
    assert t.rolls("melee") == [(9, 5)]  # TQ 4, +1
    t = Table()
    t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.09", order="charge")
    assert path(t, e, [1, 2, 3]) == ["05.08", "05.07", "05.05"] and t.order(e) == "charge"


@pytest.mark.rule("combat:10.08f", "combat:10.13a")
def test_a_charge_that_meets_nobody_by_impulse_3_ducks_back() -> None:
    t = Table()
    t.put("taylor", "05.01", known=True, order="hide")
    e = t.put("jung", "05.09", order="charge")
    assert path(t, e, [1, 2, 3]) == ["05.08", "05.07", "05.05"] and t.order(e) == "duck-back"


@pytest.mark.rule("combat:10.08h")
def test_a_charge_takes_the_hardest_terrain_to_be_hit_in() -> None:
    t = Table({"06.05": "building"})
    t.put("taylor", "07.05", known=True, order="hide")
    e = t.put("jung", "05.05", order="charge")
    t.g.m_hex[1] = t.hex("07.05")
    assert path(t, e, [1]) == ["06.05"]
    t = Table()
    t.put("taylor", "07.05", known=True, order="hide")
    e = t.put("jung", "05.05", order="charge")
    t.force(place=[t.hex("06.04")])
    assert path(t, e, [1]) == ["06.04"]


@pytest.mark.rule("combat:10.08i", "combat:7.08b")
def test_any_move_can_enter_a_friendlys_hex_but_only_a_charge_has_the_bonus() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, order="hide")
    e = t.put("jung", "05.06", order="evade", dirs=11)
    assert path(t, e, [1]) == ["05.05"] and t.order(e) == "melee"
    t.force(d10=[9])
    t.act("red", 2)
    assert t.rolls("melee") == [(9, 4)]


@pytest.mark.rule("combat:10.08b", "combat:AI.r09", "combat:16.2b")
def test_the_target_of_a_charge() -> None:
    t = Table()
    t.put("brubaker", "05.01", known=True)
    t.put("taylor", "05.08", known=True)
    weak = t.put("crowe", "08.05", known=True)
    hidden = t.put("cragg", "05.05")
    t.put("miller", "05.06", known=True, wounds="bad bad")  # helpless
    e = t.put("jung", "05.05", order="charge")
    t.g.m_hex[e], t.g.m_hex[hidden] = t.hex("05.05"), t.hex("05.06")
    assert t.rules.ground.distances[t.hex("05.05") * t.rules.ground.size + t.hex("08.05")] == 3
    assert charge_target(t.g, e) == weak  # as near as Taylor, with the lower TQ
    twin = t.put("peters", "02.05", known=True)
    assert TABLES.man_tq[t.g.m_man[twin]] == TABLES.man_tq[t.g.m_man[weak]]
    t.force(lot=[twin])
    assert charge_target(t.g, e) == twin and t.all_rolled()


@pytest.mark.rule("combat:10.08f", "combat:AI.r09")
def test_a_charge_without_anybody_left_to_charge() -> None:
    t = Table()
    t.put("crowe", "05.05")  # Hidden: no target
    jung = t.put("jung", "08.05", order="charge")
    t.force(d10=[9])
    t.act("red", 2)
    assert t.where(jung) == "08.05" and t.order(jung) == "charge"
    t.force(d10=[9])
    t.act("red", 3)
    assert t.where(jung) == "08.05" and t.order(jung) == "duck-back"


@pytest.mark.rule("combat:10.08g", "combat:AI.r06")
def test_a_charge_that_comes_too_late_attacks_nobody() -> None:
    t = Table()
    t.put("crowe", "06.05", known=True)
    jung = t.put("jung", "08.05", order="charge")
    t.act("red", 4)
    assert t.where(jung) == "08.05" and not t.told("attacked")


@pytest.mark.rule("combat:AI.r09", "combat:10.08b")
def test_a_charge_keeps_its_target_through_a_move_of_two_hexes() -> None:
    t = Table()
    crowe = t.put("crowe", "07.05", order="hide", known=True)
    brubaker = t.put("brubaker", "07.07", order="hide", known=True)  # as near, and of the same TQ
    jung = t.put("jung", "10.06", order="charge")
    t.force(lot=[crowe, brubaker])
    t.act("red", 3)
    assert t.g.chance.forced[LOT] == [brubaker]  # one lot for the whole activation
    assert t.where(jung) in {"08.04", "08.05"}


@pytest.mark.rule("combat:10.08b", "combat:AI.r09", "combat:AI.r13")
def test_of_equally_near_men_the_lowest_tq_is_no_matter_of_chance() -> None:
    t = Table()
    strong, weak = t.put("taylor", "05.08", known=True), t.put("crowe", "08.05", known=True)
    e = t.put("jung", "05.05", order="charge")
    t.force(lot=[strong])
    assert charge_target(t.g, e) == weak and not t.all_rolled()
    t = Table()
    strong, weak = (t.put(name, "05.05", order="melee", known=True) for name in ("taylor", "crowe"))
    e = t.put("jung", "05.05", order="melee")
    t.g.melees.append(t.hex("05.05"))
    t.force(lot=[strong], d10=[9])
    t.act("red", 2)
    assert t.told("attacked") == [(e, weak, -1, -1)]


@pytest.mark.rule("combat:10.08f")
def test_the_log_says_why_a_charger_ducks_back() -> None:
    t = Table()
    t.put("crowe", "02.05", order="hide", known=True)
    t.put("jung", "10.05", order="charge")
    t.act("red", 3)
    assert "met nobody" in last_line(t, "ducked-back") and "toward" in last_line(t, "moved")
