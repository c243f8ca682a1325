"""Faults that random games have found, each kept as a position of its own."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.commander.rules import tell
from sandtable.commander.rules.notation import unit_tag
from sandtable.commander.rules.state import State, new_unit
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.lab import pool
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game


def texts(game: Game) -> list[str]:
    return [game.notation(code) for code in game.choices]


def through_smoke(hand: list[str], active: str) -> Game:
    """A Light MG whose shot through Smoke has FP 0: only Sustained Fire lifts it above that (10.3.2.1)."""
    data: dict[str, Any] = {
        "axis": {"units": [{"unit": "rifle", "hex": "F9"}]},
        "allies": {"units": [{"unit": "weapon-team", "weapon": "light-mg", "hex": "F5"}]},
        "table": {
            "active": active, "smoke": {"F6": 4},
            "allies": {"hand": hand}, "axis": {"hand": ["G-19"]},
        },
    }  # fmt: skip
    return build_position(data)


def test_a_fire_card_does_not_strengthen_its_own_order() -> None:
    """R-53 is Fire or Sustained Fire, R-14 Rout or Sustained Fire: the Order needs another card than its own."""
    assert "order R-53" not in texts(through_smoke(["R-53"], "allies"))
    assert "order R-53" in texts(through_smoke(["R-14", "R-53"], "allies"))


@pytest.mark.parametrize(("hand", "offered"), [(["R-53"], False), (["R-14", "R-53"], True)])
def test_a_fire_card_does_not_strengthen_its_own_op_fire(hand: list[str], offered: bool) -> None:
    game = through_smoke(hand, "axis")
    for text in ("order G-19", "step F8"):
        game.play_text(text)
    assert ("play R-53" in texts(game)) == offered


def test_a_second_leader_of_the_same_name_has_a_name_of_his_own() -> None:
    game = build_position({"axis": {"units": [{"unit": "sgt-grein", "hex": "F5"}]},
                           "allies": {"units": [{"unit": "rifle", "hex": "F9"}]}})  # fmt: skip
    g = game.state
    assert isinstance(g, State)
    second = new_unit(g, g.u_type[0], 0, g.u_hex[0])  # as the Support Table can bring him (Q23)
    assert [unit_tag(g, 0), unit_tag(g, second)] == ["g.sgt-grein", "g.sgt-grein-2"]


def test_cards_dealt_by_the_scenario_are_told_to_their_owner_only() -> None:
    scenario = pool.deal(pool.rarity(0), [["G-50", "G-51"], []])
    told = [event for event in new_game(TITLE, scenario, "0").events if event[0] == tell.DREW and event[2] == 0]
    cards = [TITLE.event_data(new_game(TITLE, scenario, "0").state, event)["args"] for event in told]
    assert [args[1]["text"] for args in cards][:2] == ["G-50", "G-51"]  # type: ignore[index]
    assert {event[1] for event in told} == {1}


@pytest.mark.parametrize("hand", [[], ["R-53"], ["R-54"]])
def test_a_step_past_the_enemy_is_not_taken_back_whatever_he_holds(hand: list[str]) -> None:
    """If it could be when he has nothing to react with, undo would feel out his hand."""
    data: dict[str, Any] = {
        "axis": {"units": [{"unit": "rifle", "hex": "F9"}]},
        "allies": {"units": [{"unit": "rifle", "hex": "F7"}]},
        "table": {"allies": {"hand": hand}, "axis": {"hand": ["G-19"]}},
    }
    game = build_position(data)
    for text in ("order G-19", "step F8"):
        game.play_text(text)
    assert not game.can_undo(0)
