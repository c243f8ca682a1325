"""Slow and Heavy Weapons (14.1)."""

from __future__ import annotations

import pytest
from combat_crews import crew, team
from combat_friendlies import one
from combat_helpers import armed
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.orders import assign, slower_move
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.fire.fire_rules import fire_terms
from sandtable.games.combat.rules.state import NOBODY, SEEN


@pytest.mark.rule("combat:14.1c")
def test_a_heavy_weapon_bars_sprint() -> None:
    heavy = next(m for m in range(24) if any(TABLES.weapon_heavy[w] == 1 for w in TABLES.man_weapons[m][:1]))
    name = TABLES.man_name[heavy].rpartition("-")[2]
    t, _ = one(name=name)
    t.give_orders()
    assert "sprint" not in t.orders_of(name) and {"run-and-gun", "evade"} <= t.orders_of(name)


@pytest.mark.rule("combat:14.1b", "combat:AI.r17", "combat:10.02a")
def test_a_slow_weapon_found_out_under_rapid_fire() -> None:
    for impulse, shots in ((1, 0), (2, 1)):
        t = Table()
        t.put("taylor", "05.05", known=True, order="aimed-fire")
        jung = t.put("jung", "08.05", known=False, order="rapid-fire")
        t.force(d10=[8] * shots)
        t.act("red", impulse)
        assert t.order(jung) == "aimed-fire" and t.has(jung, SEEN)
        assert len(t.told("fired")) == shots
    t = Table()
    t.put("taylor", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "08.05", known=False, order="suppressive-fire")
    t.act("red", 1)
    assert t.order(jung) == "slow-suppressive-fire"


@pytest.mark.rule("combat:14.1d", "combat:14.3f", "combat:7.04d")
def test_a_very_heavy_weapon_on_run_and_gun_lacks_its_assistant_and_no_more() -> None:
    """The other -2 of 14.1 is a Heavy Weapon's; Very Heavy is a class of its own."""
    t, operator, _ = team(order="run-and-gun", dirs=55)
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    assert fire_terms(t.g, operator, 0, crowe)[1:3] == [-3, -2]


@pytest.mark.rule("combat:14.1d", "combat:14.3e")
def test_moving_with_a_gun() -> None:
    t = crew()
    moves = {text.split()[1] for text in t.offered("order") if text.startswith("taylor")}
    assert moves & {"sprint", "run-and-gun", "evade", "sneak", "charge"} == {"sneak"}
    t.play("assist gun-1 crowe")
    moves = {text.split()[1] for text in t.offered("order") if text.startswith("taylor")}
    assert moves & {"sprint", "run-and-gun", "evade", "sneak"} == {"evade", "sneak"}
    t.play("order taylor evade", "order miller hide")
    t.g.step = 4
    t.act("able", 1).play("activate taylor", "move 06.05")
    assert t.g.gun_hex == [t.hex("06.05")] and t.where(2) == "06.05"


@pytest.mark.rule("combat:14.1d", "combat:14.3g", "combat:7.08a")
def test_an_assisted_gunner_may_charge_and_his_assistant_fights_beside_him() -> None:
    """14.1 bars only Run & Gun and Sprint; both are in the Melee that follows, each for himself."""
    t = crew()
    t.put("jung", "07.06", order="hide")
    assert "taylor charge" not in t.offered("order")
    t.play("assist gun-1 crowe", "order taylor charge", "order miller hide")
    t.g.step = 4
    t.act("able", 1).play("activate taylor", "move 06.05")
    assert t.g.gun_hex == [t.hex("06.05")] and (t.where(2), t.order(2)) == ("06.05", "charge")
    t.act("able", 2).play("activate taylor", "move 07.06")
    assert t.where(1) == t.where(2) == "07.06" and t.g.melees == [t.hex("07.06")]
    t.act("able", 4).play("activate crowe")
    assert [row[:2] for row in t.told("attacked")] == [(2, 4), (1, 4)]


@pytest.mark.rule("combat:14.1c", "combat:10.0a")
def test_a_heavy_weapon_forbids_nothing_but_a_sprint() -> None:
    t = Table()
    lang = t.put("lang", "10.05")
    with armed("soldat-lang", "bar"):
        for order in (names.RUN_AND_GUN, names.EVADE, names.SNEAK):
            assert slower_move(t.g, lang, order) == order
        assert slower_move(t.g, lang, names.SPRINT) == names.RUN_AND_GUN


@pytest.mark.rule("combat:14.1c", "combat:10.0a")
def test_a_known_enemy_with_a_heavy_weapon_does_not_sprint() -> None:
    row = 5 + 2  # in the Open, Normal
    serial = next(s for i, s in enumerate(TABLES.ecard_serial) if TABLES.ecard_order[i][row] == names.SPRINT)
    for known, order in ((True, "run-and-gun"), (False, "sprint")):
        t = Table()
        m = t.put("lang", "10.05", known=known)
        t.enemy_deck(serial)
        with armed("soldat-lang", "bar"):
            assign(t.g, m, NOBODY)
        assert t.order(m) == order
