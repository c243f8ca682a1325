"""The games by name, each with its scenarios: what opponents and the lab need to begin one."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.title import Title

Scenario = dict[str, Any]

COMBAT_COMMANDER: Final = "combat-commander"
COMBAT: Final = "combat"


class Box:
    """A game title and its shipped scenarios."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.name: str = title.name

    @property
    def seats(self) -> int:
        return len(self.title.seats)

    def scenario_names(self) -> list[str]:
        raise NotImplementedError

    def scenario(self, name: str) -> Scenario:
        """A scenario as plain data, checked."""
        raise NotImplementedError


class CombatCommanderBox(Box):
    def __init__(self) -> None:
        from sandtable.games.combat_commander.title import TITLE

        super().__init__(TITLE)

    def scenario_names(self) -> list[str]:
        from sandtable.games.combat_commander.packs import find_files, find_packs

        return sorted(find_files("scenarios", find_packs()))

    def scenario(self, name: str) -> Scenario:
        from sandtable.games.combat_commander.scenarios import load_scenario

        return load_scenario(name)


class CombatBox(Box):
    def __init__(self) -> None:
        from sandtable.games.combat.title import TITLE

        super().__init__(TITLE)

    def scenario_names(self) -> list[str]:
        """In the order of their numbers, from the first patrol to the hardest."""
        from sandtable.games.combat.scenario import scenario_names

        return scenario_names()

    def scenario(self, name: str) -> Scenario:
        from sandtable.games.combat.scenario import load_scenario, plain

        return plain(load_scenario(name))


BOXES: Final[dict[str, type[CombatCommanderBox] | type[CombatBox]]] = {
    COMBAT_COMMANDER: CombatCommanderBox,
    COMBAT: CombatBox,
}


def title_names() -> list[str]:
    return list(BOXES)


@cache
def box(name: str) -> Box:
    """A game by its name; its rules are read only when it is asked for."""
    if name not in BOXES:
        raise SandtableError(f"there is no game named {name!r}; there are {', '.join(BOXES)}")
    return BOXES[name]()
