"""Special rules in the style of printed scenarios, in words of our own, each said as data: none has a fault, each can
be told on a briefing in both languages, and a game of it can be played."""

from __future__ import annotations

import random
from typing import Any

import pytest
from small_fights import begun, scenario
from phrases import said
from test_value_faults import faults

from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.title import SPECTATOR

Rules = dict[str, Any]

SAID: dict[str, Rules] = {
    "Nobody has the upper hand until a Leader falls: then his enemy gets the Initiative card.": {
        "initiative": "nobody", "ties": "axis",
        "events": [
            {"when": "loss", "side": "axis", "units": ["leader"], "effects": [{"side": "allies", "initiative": True}]},
            {"when": "loss", "side": "allies", "units": ["leader"], "effects": [{"side": "axis", "initiative": True}]},
        ],
    },
    "A machine gun lies abandoned in the middle; whoever mans it loses it where another would break.": {
        "lying": [{"weapon": "russia/heavy-mg", "hex": "E4"}],
        "axis": {"weapon_rules": [{"weapon": "russia/heavy-mg", "captured": True}]},
    },
    "Ammunition runs low: from Time 4 on the Axis fires once a Turn.": {
        "events": [{"when": "order", "side": "axis", "card": "fire", "name": "fired"}],
        "axis": {"barred": [{"order": "fire", "since": 4, "given": [{"event": "fired", "turns": 1}]}]},
    },
    "At the end the village is worth 4 VP to whoever has more unbroken units in it.": {
        "events": [
            {"when": "end", "effects": [{"side": side, "vp": 4}],
             "given": [{"hexes": "E4+1", "occupied_by": side, "more": True, "unbroken": True}]}
            for side in ("axis", "allies")
        ],
    },
    "Who holds three Objectives as Time gets to 5 wins at once.": {
        "events": [
            {"when": "time", "space": 5, "given": [{"side": side, "holds": 3}],
             "effects": [{"side": side, "win": True}]}
            for side in ("axis", "allies")
        ],
    },
    "There is fuel for three attacks of the flamethrower.": {
        "axis": {"weapon_rules": [{"weapon": "flamethrower", "rounds": 3}],
                 "units": [{"unit": "sgt-ganz"}, {"unit": "pionier", "weapon": "flamethrower"}]},
    },
    "Relief comes in anywhere along the side edges where no enemy sees it.": {
        "axis": {"units": [{"unit": "sgt-ganz"}, {"unit": "rifle"}, {"unit": "rifle", "group": "relief", "space": 2}],
                 "entries": [{"group": "relief", "on": "edge-left edge-right", "unseen": True}]},
    },
    "The Allies are the better with the bayonet: they win tied Melees.": {"melee_ties": "allies"},
    "Whenever the Allied deck is reshuffled they draw two cards more.": {
        "events": [{"when": "reshuffle", "side": "allies", "effects": [{"draw": 2}]}],
    },
    "Night falls slowly: 1 is added to Sudden Death Rolls until Time 8.": {
        "rolls": [{"roll": "sudden-death", "add": 1, "until": 8}],
    },
    "Both commanders know what the fight is about, and nobody else does.": {"shared_draws": 1},
    "A human wave: eight Orders a Turn, a hand of nine, no cards discarded.": {
        "allies": {"orders": 8, "hand_size": 9, "discard_limit": 0},
    },
    "From Time 3 on partisans appear in the woods behind the lines, out of sight.": {
        "allies": {"hidden": [{"unit": "weapon-team", "count": 2, "since": 3,
                               "hexes": "A1-A3 C1-C3 G1-G3", "unseen": True}]},
    },
    "A unit that gets to the hill learns what is wanted: a secret chit more.": {
        "events": [{"when": "enter", "side": "axis", "hexes": "E4", "once": True, "effects": [{"secret": 1}]}],
    },
    "Axis Snipers find nobody, those of the Allies reach two hexes.": {
        "values": [{"side": "allies", "snipers": 2}],
        "allies": {"cards": [{"trigger": "sniper", "as_trigger": "none"}]},
    },
    "An aid station: one broken unit there rallies as each Axis Turn begins.": {
        "events": [{"when": "turn", "side": "axis", "effects": [{"do": "rally", "count": 1, "hexes": "B1"}]}],
    },
    "Nobody advances before Time 2, nobody leaves after Time 6.": {
        "axis": {"barred": [{"order": "advance", "until": 1}], "exits": [{"given": [{"time_to": 6}]}]},
        "allies": {"barred": [{"order": "advance", "until": 1}], "exits": [{"given": [{"time_to": 6}]}]},
    },
    "Each Allied unit that gets through unsettles the Axis: their Surrender marker sinks.": {
        "allies": {"exits": [{"effects": [{"side": "axis", "surrender": -1}]}]},
    },
    "Once the Allies have reached the bank, the Axis may blow the ford up: 8 or more as a Turn begins.": {
        "events": [
            {"when": "enter", "side": "allies", "hexes": "A4 B4 C4 D4 E4 F4 G4 H4 I4", "name": "bank", "once": True},
            {"when": "turn", "side": "axis", "roll_from": 8, "once": True, "given": [{"event": "bank"}],
             "effects": [{"ground": "water-barrier", "hexes": "E3"}]},
        ],
    },
    "If fewer than two sound Axis units are left, they give up their strongpoint.": {
        "events": [{"when": "break", "side": "axis", "unless": [{"side": "axis", "on_map": 2, "unbroken": True}],
                    "effects": [{"side": "allies", "control": 2}]}],
    },
}  # fmt: skip


@pytest.mark.parametrize("rule", SAID)
def test_a_rule_in_the_style_of_printed_ones(rule: str) -> None:
    more = dict(SAID[rule])
    axis, allies = more.pop("axis", {}), more.pop("allies", {})
    assert faults(axis, allies=allies, **more) == []
    data = scenario(axis, allies, **more)
    card = SCREEN.briefing_card(data, {}, SPECTATOR)
    for lang in ("en", "bg"):
        assert all(said(line, lang) for section in card["sections"] for line in section["lines"])
    game, rng = begun(data), random.Random(rule)
    for _ in range(150):
        if game.decision is None:
            break
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    assert game.over or game.decision is not None
