"""What the makers of random scenarios share: parts of a scenario that follow from the Postures. Not compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.commander.packs.scenario import SIDES
from sandtable.kernel.errors import BadFile, near_hint

FORTS: Final = "forts"  # the group of Fortifications that are placed last
SOURCE: Final = "random scenario"  # what a wish that cannot be is a fault of

Wishes = Mapping[str, str]  # what is asked of a random scenario; what is not named is left to chance


def setup_steps(defender: int | None, first: int, forts: bool) -> list[dict[str, str]]:
    """The Defender, the Attacker, then Fortifications of their own group; if nobody defends, `first` begins."""
    if defender is None:
        return [{"side": SIDES[first]}, {"side": SIDES[1 - first]}]
    steps = [{"side": SIDES[defender]}, {"side": SIDES[1 - defender]}]
    return [*steps, {"side": SIDES[defender], "group": FORTS}] if forts else steps


def made_from(seed: int | str) -> dict[str, str]:
    """Name and provenance of a scenario made from a seed."""
    return {"name": f"random-{seed}", "provenance": f"Made by the random scenario generator from the seed {seed}."}


def check_wishes(wishes: Wishes, known: dict[str, list[str]]) -> None:
    for name, value in wishes.items():
        if name not in known:
            raise BadFile(SOURCE, name, no_wish(name, list(known)))
        if value not in known[name]:
            raise BadFile(SOURCE, name, f"{value!r} is none of {', '.join(known[name])}")


def no_wish(name: str, known: list[str]) -> str:
    if not known:
        return "all of this game's random scenarios is left to chance"
    return f"cannot be chosen{near_hint(name, known) or '; only ' + ', '.join(known)}"
