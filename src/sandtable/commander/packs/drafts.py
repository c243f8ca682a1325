"""What the makers of random scenarios share: parts of a scenario that follow from the Postures. Not compiled."""

from __future__ import annotations

from typing import Final

from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.packs.wishes import Wishes

MADE: Final = "Made by the random scenario generator from the seed "
FORTS: Final = "forts"  # the group of Fortifications that are placed last


def setup_steps(defender: int | None, first: int, forts: bool) -> list[dict[str, str]]:
    """The Defender, the Attacker, then Fortifications of their own group; if nobody defends, `first` begins."""
    if defender is None:
        return [{"side": SIDES[first]}, {"side": SIDES[1 - first]}]
    steps = [{"side": SIDES[defender]}, {"side": SIDES[1 - defender]}]
    return [*steps, {"side": SIDES[defender], "group": FORTS}] if forts else steps


def made_from(seed: int | str, wishes: Wishes) -> dict[str, str]:
    """Name and provenance of a scenario made from a seed."""
    wished = "".join(f", {name} {value}" for name, value in sorted(wishes.items()))
    return {"name": f"random-{seed}", "provenance": f"{MADE}{seed}{wished}."}
