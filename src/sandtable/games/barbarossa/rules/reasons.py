"""Why something is not offered: a code, its key and the rule. The same predicates make the choices."""

from __future__ import annotations

from typing import Final

# numbered by tools/number_tables.py: REASONS
FINE: Final = 0
NOT_ON_CARD: Final = 1
NOT_ORDERABLE: Final = 2
IS_FLAGGED: Final = 3
IS_CARRIED: Final = 4
IS_EQUIPPING: Final = 5
NOT_STANDBY: Final = 6
IN_SMOKE_NOW: Final = 7
IS_ENGAGED: Final = 8
NO_AP: Final = 9
NOT_DEPLOYED: Final = 10
NOT_WITHDRAWN: Final = 11
NO_TARGET: Final = 12
WRONG_TERRAIN: Final = 13
MUST_LEAVE: Final = 14
NO_WAY: Final = 15
NOT_IN_CHART: Final = 16
NO_RANGED_FIRE: Final = 17
OUT_OF_RANGE: Final = 18
OUT_OF_KILL_ZONE: Final = 19
NO_LINE: Final = 20
NO_SMOKE: Final = 21
PILLBOX_FULL: Final = 22

REASONS: Final[list[tuple[str, str]]] = [
    ("fine", ""),
    ("not-on-card", "basics.3"),
    ("not-orderable", "plan.1"),
    ("is-flagged", "sup.5"),
    ("is-carried", "board.3"),
    ("is-equipping", "airb.9"),
    ("not-standby", "air.6"),
    ("in-smoke-now", "smoke.4"),
    ("is-engaged", "cc.8"),
    ("no-ap", "card.ammo.3"),
    ("not-deployed", "dep.1"),
    ("not-withdrawn", "wdr.1"),
    ("no-target", "open.2"),
    ("wrong-terrain", "amb.8"),
    ("must-leave", "burn.v2"),
    ("no-way", "mov.1"),
    ("not-in-chart", "card.fp.1"),
    ("no-ranged-fire", "forest.3a"),
    ("out-of-range", "card.range.5"),
    ("out-of-kill-zone", "kz.1"),
    ("no-line", "los.1"),
    ("no-smoke", "smoke.1"),
    ("pillbox-full", "pill.6a"),
]
