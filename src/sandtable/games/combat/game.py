"""The manifest of Combat! Volume 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.players.captain import rank
from sandtable.players.thought.lookahead import Depth
from sandtable.shelf import Box, LeftOut, Manifest, Scenario

if TYPE_CHECKING:
    from sandtable.lab.kit import Kit

LOOKING: Final = Depth(10, 1, seconds=0.6)  # of the captain: a Turn takes a hundred answers
BOX: Final = Box("sandtable.games.combat")


def scenario(name: str) -> Scenario:
    from sandtable.games.combat.data.scenario import load_scenario, plain

    return plain(load_scenario(name))


def check_scenario(scenario: Scenario) -> None:
    from sandtable.files.bounds import Bounds, check_within
    from sandtable.games.combat.data.scenario import read_scenario

    bounds = Bounds({"Scenario.number": (0, 9_999), "Scenario.year": (1900, 1999)}, (-99, 999))
    check_within(bounds, read_scenario(scenario, "scenario"), "scenario")


def left_out() -> list[LeftOut]:
    """Scenario files with faults."""
    from sandtable.games.combat.data.scenario import FILES

    return [LeftOut(FILES.folder / f"{name}.toml", (str(error),)) for name, error in FILES.faulty().items()]


def kit() -> Kit:
    from sandtable.games.combat.lab.kit import CombatKit

    return CombatKit(GAME)


GAME = Manifest(
    name="combat",
    title=BOX.part("rules.title", "TITLE"),
    screen=BOX.part("screen.screen", "SCREEN"),
    scenario_names=BOX.call("data.scenario", "scenario_names"),  # from the first patrol to the hardest
    scenario=scenario,
    opponents={
        "corporal": BOX.part("bots.corporal", "Corporal"),
        "captain": rank("captain", BOX.call("minds", "mind"), LOOKING),
    },
    mind=BOX.call("minds", "mind"),
    lessons=BOX.part("data.lessons", "LESSONS"),
    board=BOX.part("screen.board", "BOARD"),
    maps=BOX.part("screen.maps", "MAPS"),
    check_scenario=check_scenario,
    left_out=left_out,
    cases=BOX.part("cases.cases", "KIND"),
    kit=kit,
    ledgers=(BOX.folder / "ledger" / "combat.tsv",),
    rule_prefix="combat:",
    texts=BOX.folder / "locale",
)
