"""What a scenario of Combat! says before it is played, beyond its card: the squad, the Enemy, and what counts."""

from __future__ import annotations

from typing import cast

from sandtable.games.combat.data.scenario import Scenario, read_scenario
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.screen.inspection_beside import result_notes, vp_phrase
from sandtable.games.combat.screen.words import say
from sandtable.kernel.title import Data
from sandtable.phrase import Part, Phrase, phrase


def briefing(scenario: Data) -> list[Phrase]:
    s = read_scenario(scenario, "scenario")
    g = cast(State, TITLE.new_state(scenario, "briefing", {}))
    squad = phrase("combat-brief-squad", morale=say("morale", s.friendly.morale), cards=s.friendly.hand)
    counts = [vp_phrase(g, points) for points in g.rules.vp]
    return [squad, enemy_phrase(s), *counts, *[note.say for note in result_notes(g)]]


def enemy_phrase(s: Scenario) -> Phrase:
    """Not who they are: that is found out in play."""
    morale, alert = say("morale", s.enemy.morale), say("brief", s.enemy.alert)
    turns: list[Part] = [group.turn for group in s.enemy.arrival]
    key = "combat-brief-enemy-later" if turns else "combat-brief-enemy"
    return phrase(key, places=len(s.enemy.place), alert=alert, morale=morale, turns=turns)
