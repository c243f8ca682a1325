"""The manifest of Combat! Volume 1."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.shelf import LeftOut, Manifest, Scenario

if TYPE_CHECKING:
    from sandtable.cases.runner import Kind
    from sandtable.kernel.title import Title
    from sandtable.lab.kit import Kit
    from sandtable.players.player import Player
    from sandtable.screens.boards import TextBoard, TextMaps
    from sandtable.screens.lessons import Lessons
    from sandtable.screens.screen import Screen

HERE: Final = Path(__file__).parent


def title() -> Title:
    from sandtable.games.combat.rules.title import TITLE

    return TITLE


def screen() -> Screen:
    from sandtable.games.combat.screen.screen import SCREEN

    return SCREEN


def scenario_names() -> list[str]:
    """In the order of their numbers, from the first patrol to the hardest."""
    from sandtable.games.combat.data.scenario import scenario_names

    return scenario_names()


def scenario(name: str) -> Scenario:
    from sandtable.games.combat.data.scenario import load_scenario, plain

    return plain(load_scenario(name))


def check_scenario(scenario: Scenario) -> None:
    from sandtable.files.bounds import Bounds, check_within
    from sandtable.games.combat.data.scenario import read_scenario

    bounds = Bounds({"Scenario.number": (0, 9_999), "Scenario.year": (1900, 1999)}, (-99, 999))
    check_within(bounds, read_scenario(scenario, "scenario"), "scenario")


def corporal() -> type[Player]:
    from sandtable.games.combat.bots.corporal import Corporal

    return Corporal


def left_out() -> list[LeftOut]:
    """Scenario files with faults."""
    from sandtable.games.combat.data.scenario import FILES

    return [LeftOut(FILES.folder / f"{name}.toml", (str(error),)) for name, error in FILES.faulty().items()]


def lessons() -> Lessons:
    from sandtable.games.combat.data.lessons import LESSONS

    return LESSONS


def board() -> TextBoard:
    from sandtable.games.combat.screen.board import BOARD

    return BOARD


def maps() -> TextMaps:
    from sandtable.games.combat.screen.maps import MAPS

    return MAPS


def cases() -> Kind:
    from sandtable.games.combat.cases.cases import KIND

    return KIND


def kit() -> Kit:
    from sandtable.games.combat.lab.kit import CombatKit

    return CombatKit(GAME)


GAME = Manifest(
    name="combat",
    title=title,
    screen=screen,
    scenario_names=scenario_names,
    scenario=scenario,
    opponents={"corporal": corporal},
    lessons=lessons,
    board=board,
    maps=maps,
    check_scenario=check_scenario,
    left_out=left_out,
    cases=cases,
    kit=kit,
    ledgers=(HERE / "ledger" / "combat.tsv",),
    rule_prefix="combat:",
    texts=HERE / "locale",
)
