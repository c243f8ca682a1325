"""Why the Action of a card can never be played here: duds (A29, A52), dates (A32, A54.1), the Defender's (A34, A45)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import names as family
from sandtable.commander.rules import reasons
from sandtable.commander.rules.scenario.values import defends
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules import reasons as own
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.orders.telephone import rows_allowed

DUDS: Final = [names.ACH_KOMM, names.OH_LES_BOCHES, names.WHAT_WAS_THAT]
OF_DEFENDERS: Final = [
    family.BORE_SIGHTING,
    family.HIDDEN_PILLBOX,
    family.HIDDEN_UNIT,
    family.HIDDEN_WIRE,
    names.HIDDEN_POSITION,
]


def action_reason(g: State, side: int, card: int) -> int:
    action = g.rules.card_action[card]
    if action in DUDS:
        return own.NO_ACTION
    if action in OF_DEFENDERS and not defends(g, side):
        return own.DEFENDERS_ONLY
    return own.TOO_EARLY if is_ahead_of_its_time(g, action) else reasons.NOT_THE_MOMENT


def is_ahead_of_its_time(g: State, action: int) -> bool:
    if action == names.BARRAGE:
        return not rows_allowed(g)
    return action == names.STORM_TROOPS and facts_of(g).date < g.rules.tables.storm_troops_from
