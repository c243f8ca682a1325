"""What a roll is for."""

from __future__ import annotations

from typing import Final

PURPOSE_NAMES: Final = [
    "attack", "defence", "targeting", "accuracy", "rally", "rout", "melee", "sudden-death", "support", "commissar",
    "mine-attack", "impact",
]  # fmt: skip
# numbered by tools/number_tables.py: PURPOSE_NAMES
ATTACK: Final = 0
DEFENCE: Final = 1
TARGETING: Final = 2
ACCURACY: Final = 3
RALLY: Final = 4
ROUT: Final = 5
MELEE: Final = 6
SUDDEN_DEATH: Final = 7
SUPPORT: Final = 8
COMMISSAR: Final = 9
MINE_ATTACK: Final = 10
IMPACT: Final = 11
