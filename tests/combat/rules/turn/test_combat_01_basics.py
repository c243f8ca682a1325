"""What the game is made of: men and hexes, dice, Definitions, components, the Board (1.0 to 3.0)."""

from __future__ import annotations

import random

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.data.scenario import load_scenario, plain
from sandtable.games.combat.enemy.cards import draw_enemy_card
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.checks import d6, d10, lot
from sandtable.games.combat.rules.cards.effect_names import E_LDR, dice_code
from sandtable.games.combat.rules.hexes import hex_index
from sandtable.games.combat.rules.sight.night import most_of
from sandtable.games.combat.rules.state import LOT
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.values import leadership
from sandtable.kernel.game import new_game
from sandtable.terrain.lattice import NONE

# --- Introduction (1.0) ---


@pytest.mark.rule("combat:1.0d")
def test_any_number_of_men_in_a_hex() -> None:
    t = Table()
    for name in ("taylor", "cragg", "crowe", "brubaker"):
        t.put(name, "05.05", order="evade")
    t.act("able", 1)
    for name in ("taylor", "cragg", "crowe", "brubaker"):
        t.play(f"?activate {name}", "move 06.05", "?done")
    assert len({t.where(m) for m in (1, 2, 3, 4)}) == 1


@pytest.mark.rule("combat:1.0a", "combat:2.0d", "combat:AI.r01")
def test_only_the_player_is_asked_and_the_enemy_repeats_himself() -> None:
    told: list[list[tuple[int, ...]]] = []
    for _ in range(2):
        game = new_game(TITLE, plain(load_scenario("counterattack")), "twice")
        game.keep_undo = False
        chooser = random.Random(1)
        while not game.over:
            assert game.decision is not None and game.decision.seats == [0]
            game.play(chooser.choice(game.choices))
        told.append(list(game.events))
    assert told[0] == told[1]


@pytest.mark.rule("combat:1.0a")
def test_every_act_of_an_enemy_says_why() -> None:
    """Moves, Orders, Duck Backs, alarms and reveals of Enemies carry the rule that made them so."""
    game = new_game(TITLE, plain(load_scenario("counterattack")), "why")
    game.keep_undo = False
    chooser = random.Random(2)
    while not game.over:
        game.play(chooser.choice(game.choices))
    g = game.state
    wanted = {"enemy-order", "alerted", "revealed", "ducked-back", "moved", "dummy-removed", "enemy-card"}
    seen = set()
    for event in game.events:
        data = TITLE.event_data(g, event)
        if data["event"] in wanted:
            args = data["args"]
            assert isinstance(args, list)
            man, why = args[0]["value"], next(arg for arg in args if arg["kind"] == "why")
            if g.m_team[man] >= 3:  # type: ignore[attr-defined]
                assert why["value"] > 0, data
                seen.add(data["event"])
    assert {"enemy-order", "moved", "ducked-back", "enemy-card"} <= seen


@pytest.mark.rule("combat:1.0a")
def test_every_die_lot_and_card_bars_taking_back() -> None:
    t = Table()
    before = t.g.reveals
    for draw in (
        lambda: d6(t.g),
        lambda: d10(t.g),
        lambda: d6(t.g, False),
        lambda: d10(t.g, False),
        lambda: lot(t.g, LOT, [1, 2]),
        lambda: draw_enemy_card(t.g),
    ):
        draw()
        assert t.g.reveals > before
        before = t.g.reveals
    lot(t.g, LOT, [1])
    assert t.g.reveals == before  # one alone needs no chance


# --- Definitions (2.0) ---


@pytest.mark.rule("combat:2.0f")
def test_seven_morale_states() -> None:
    assert names.MORALE_NAMES[::-1] == ["berserk", "aggressive", "bold", "normal", "cautious", "shaken", "rout"]


@pytest.mark.parametrize(("dice", "most"), [("1d6-2", 4), ("2", 2), ("2d6+1", 13), ("1d10", 9)])
def test_the_most_that_dice_show(dice: str, most: int) -> None:
    assert most_of(dice_code(dice)) == most


@pytest.mark.rule("combat:2.0b")
def test_dice() -> None:
    from sandtable.games.combat.rules.cards.checks import SIX, TEN

    assert TEN == list(range(10)) and SIX == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("combat:2.0e", "combat:6.0i", "combat:18.0a")
def test_leadership_is_for_leaders() -> None:
    t = Table()
    taylor, crowe = t.put("taylor", "05.05", known=True), t.put("crowe", "05.06", known=True)
    printed = TABLES.man_ldr[t.g.m_man[taylor]]
    assert (leadership(t.g, taylor), leadership(t.g, crowe)) == (printed, 0)
    t.g.effects = [E_LDR, 1, 0, 0]
    assert (leadership(t.g, taylor), leadership(t.g, crowe)) == (printed + 1, 0)
    t.g.effects = [E_LDR, -printed, 0, 0, E_LDR, -1, 0, 0]
    assert leadership(t.g, taylor) == 0


# --- Game Components (3.0) ---


@pytest.mark.rule("combat:3.0a", "combat:3.0b", "combat:MN.b")
def test_maps_decks_and_skills() -> None:
    from sandtable.games.combat.data.grounds import ground_names

    assert ground_names() == ["farmhouse", "hedgerows", "hill", "village"]
    assert len(TABLES.fcard_name) >= 50 and len(TABLES.ecard_serial) >= 50
    assert any(TABLES.man_tough) and any(TABLES.man_medic)


# --- Columns and rows (the Board) ---


@pytest.mark.rule("combat:GEO.a", "combat:GEO.b", "combat:GEO.x1")
def test_columns_and_rows() -> None:
    t = Table(cols=34, rows=20)
    ground = t.rules.ground
    assert ground.hex_name(0) == "01.01" and ground.hex_name(26 * 20 + 7) == "27.08"
    around = [ground.hex_name(h) for h in ground.neighbours[t.hex("12.10") * 6 : t.hex("12.10") * 6 + 6]]
    assert around == ["12.09", "13.10", "13.11", "12.11", "11.11", "11.10"]  # even columns lie half a hex lower


def test_what_is_a_hex() -> None:
    """Two digits, a point, two digits, on the Board."""
    assert (hex_index("01.01", 4, 3), hex_index("04.03", 4, 3), hex_index("02.01", 4, 3)) == (0, 11, 3)
    for name in ("00.01", "01.00", "05.01", "01.04", "ab.01", "01.ab", "1.01", "01-01", "01.011"):
        assert hex_index(name, 4, 3) == NONE, name
