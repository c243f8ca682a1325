"""The words of Great War Commander: the family's, then its own."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.words import Words, family_words
from sandtable.games.great_war_commander.rules.names import (
    MACHINE_GUNS,
    MOMENT_NAMES,
    OWN_ACTIONS,
    OWN_CLASSES,
    OWN_EVENTS,
    OWN_KINDS,
    OWN_ORDERS,
    OWN_PURPOSES,
    OWN_SPECIALS,
    STRATEGY_NAMES,
    WAY_NAMES,
)
from sandtable.games.great_war_commander.rules.reasons import OWN_REASONS
from sandtable.games.great_war_commander.rules.tell import OWN_TELLS, RUNNER_PLACED
from sandtable.games.great_war_commander.rules.verbs import OWN_VERBS

WORDS: Final = family_words().with_own(
    Words(
        orders=OWN_ORDERS,
        actions=OWN_ACTIONS,
        events=OWN_EVENTS,
        kinds=OWN_KINDS,
        weapon_classes=OWN_CLASSES,
        machine_guns=MACHINE_GUNS,
        forts=[],
        specials=OWN_SPECIALS,
        strategies=STRATEGY_NAMES,
        moments=MOMENT_NAMES,
        purposes=OWN_PURPOSES,
        verbs=OWN_VERBS,
        tells=OWN_TELLS,
        reasons=OWN_REASONS,
        named={"way": WAY_NAMES},
        moves={RUNNER_PLACED: 1},
    )
)
