"""What may be chosen of a random scenario; all else is left to chance. Not compiled."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final, NamedTuple

from sandtable.games.barbarossa.data.ground_file import ground_names
from sandtable.games.barbarossa.generator.chart import Chart, the_chart
from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.kernel.errors import BadFile, near_hint

SOURCE: Final = "random scenario"  # what a wish that cannot be is a fault of
NOBODY: Final = "nobody"

Wishes = Mapping[str, str]  # by name; what is not named is left to chance


class Plan(NamedTuple):
    """The frame of a scenario, before anybody has a force."""

    map: str
    size: str
    attacker: str  # a side, or nobody: a meeting engagement
    length: str
    west: str  # the side that comes from the west


def values() -> dict[str, list[str]]:
    """By name, every value that may be asked for. All of them go together."""
    chart = the_chart()
    return {
        "map": ground_names(),
        "size": list(chart.points),
        "attacker": [*SIDE_NAMES, NOBODY],
        "length": list(chart.turns),
    }


def check(wishes: Wishes) -> None:
    known = values()
    for name, value in wishes.items():
        if name not in known:
            raise BadFile(
                SOURCE, name, f"cannot be chosen{near_hint(name, list(known)) or '; only ' + ', '.join(known)}"
            )
        if value not in known[name]:
            raise BadFile(SOURCE, name, f"{value!r} is none of {', '.join(known[name])}")


def make_plan(rng: random.Random, chart: Chart, wishes: Wishes) -> Plan:
    check(wishes)
    known = values()
    chosen = {name: wishes.get(name) or rng.choice(known[name]) for name in known}
    return Plan(chosen["map"], chosen["size"], chosen["attacker"], chosen["length"], rng.choice(SIDE_NAMES))
