"""The manifest of Combat Commander."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.shelf import Manifest, Scenario

if TYPE_CHECKING:
    from sandtable.cases.runner import Kind
    from sandtable.kernel.screen import Screen
    from sandtable.kernel.title import Title
    from sandtable.lab.kit import Kit
    from sandtable.players.player import Player
    from sandtable.screens.lessons import Lessons

LEDGER: Final = Path(__file__).parent / "ledger"


def title() -> Title:
    from sandtable.games.combat_commander.rules.title import TITLE

    return TITLE


def screen() -> Screen:
    from sandtable.games.combat_commander.screen.screen import SCREEN

    return SCREEN


def scenario_names() -> list[str]:
    from sandtable.games.combat_commander.packs.packs import find_files, find_packs

    return sorted(find_files("scenarios", find_packs()))


def scenario(name: str) -> Scenario:
    from sandtable.games.combat_commander.packs.scenarios import load_scenario

    return load_scenario(name)


def sergeant() -> type[Player]:
    from sandtable.games.combat_commander.bots.sergeant import Sergeant

    return Sergeant


def lessons() -> Lessons:
    from sandtable.games.combat_commander.packs.lessons import LESSONS

    return LESSONS


def cases() -> Kind:
    from sandtable.games.combat_commander.cases.cases import KIND

    return KIND


def kit() -> Kit:
    from sandtable.games.combat_commander.lab.kit import CommanderKit

    return CommanderKit(GAME)


GAME = Manifest(
    name="combat-commander",
    title=title,
    screen=screen,
    scenario_names=scenario_names,
    scenario=scenario,
    opponents={"sergeant": sergeant},
    lessons=lessons,
    cases=cases,
    kit=kit,
    ledgers=(LEDGER / "combat-commander.tsv", LEDGER / "combat-commander-first-edition.tsv"),
)
