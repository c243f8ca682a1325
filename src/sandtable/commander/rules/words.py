"""The words of a game: what its codes of Orders, Events, verbs and the like are called, each list by code.

A game of the family has the family's words and may put its own behind them; it need not use all of them.
"""

from __future__ import annotations

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.names import (
    ACTION_NAMES,
    EVENT_NAMES,
    FORT_NAMES,
    KIND_NAMES,
    MG,
    ORDER_NAMES,
    SPECIAL_NAMES,
    TRIGGER_NAMES,
    WEAPON_CLASS_NAMES,
)
from sandtable.commander.rules.purposes import PURPOSE_NAMES
from sandtable.commander.rules.reasons import REASON_NAMES
from sandtable.commander.rules.tell import EVENTS
from sandtable.commander.rules.verbs import VERBS
from sandtable.kernel.choice import Verb

Tell = tuple[str, list[str]]  # what the log is told: its name and the kinds of its arguments


class Words:
    def __init__(
        self,
        orders: list[str],
        actions: list[str],
        events: list[str],
        kinds: list[str],
        weapon_classes: list[str],
        machine_guns: list[int],
        forts: list[str],
        specials: list[str],
        strategies: list[str],
        moments: list[str],
        purposes: list[str],
        verbs: list[Verb],
        tells: list[Tell],
        reasons: list[str],
        named: dict[str, list[str]] | None = None,
        moves: dict[int, int] | None = None,
    ) -> None:
        self.orders = orders
        self.actions = actions
        self.events = events
        self.kinds = kinds  # of units
        self.weapon_classes = weapon_classes
        self.machine_guns = machine_guns  # codes of Weapon classes
        self.forts = forts
        self.specials = specials  # of Objective chits
        self.strategies = strategies  # names of Strategy Cards
        self.moments = moments  # when one may be played for its text
        self.purposes = purposes  # of rolls
        self.verbs = verbs
        self.tells = tells
        self.reasons = reasons
        # by tell of a game's own: which of its arguments is the hex where the piece named first now is
        self.moves: dict[int, int] = moves or {}
        # by kind of argument: those whose values are named in logs and texts
        self.named: dict[str, list[str]] = {
            **(named or {}),
            "action": actions,
            "event": events,
            "trigger": TRIGGER_NAMES,
            "purpose": purposes,
            "fort": forts,
            "terrain": TERRAIN_NAMES,
        }

    def with_own(self, own: Words) -> Words:
        """These words followed by a game's own."""
        return Words(
            orders=self.orders + own.orders,
            actions=self.actions + own.actions,
            events=self.events + own.events,
            kinds=self.kinds + own.kinds,
            weapon_classes=self.weapon_classes + own.weapon_classes,
            machine_guns=self.machine_guns + own.machine_guns,
            forts=self.forts + own.forts,
            specials=self.specials + own.specials,
            strategies=self.strategies + own.strategies,
            moments=self.moments + own.moments,
            purposes=self.purposes + own.purposes,
            verbs=self.verbs + own.verbs,
            tells=self.tells + own.tells,
            reasons=self.reasons + own.reasons,
            named={**self.named, **own.named},
            moves={**self.moves, **own.moves},
        )


def family_words() -> Words:
    return Words(
        orders=ORDER_NAMES,
        actions=ACTION_NAMES,
        events=EVENT_NAMES,
        kinds=KIND_NAMES,
        weapon_classes=WEAPON_CLASS_NAMES,
        machine_guns=[MG],
        forts=FORT_NAMES,
        specials=SPECIAL_NAMES,
        strategies=[],
        moments=[],
        purposes=PURPOSE_NAMES,
        verbs=VERBS,
        tells=EVENTS,
        reasons=REASON_NAMES,
    )
