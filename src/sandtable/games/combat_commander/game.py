"""The manifest of Combat Commander."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.shelf import Manifest, Scenario

if TYPE_CHECKING:
    from sandtable.cases.runner import Kind
    from sandtable.kernel.title import Title
    from sandtable.lab.kit import Kit
    from sandtable.players.player import Player
    from sandtable.screens.boards import TextBoard, TextMaps
    from sandtable.screens.lessons import Lessons
    from sandtable.screens.screen import Screen

LEDGER: Final = Path(__file__).parent / "ledger"


def title() -> Title:
    from sandtable.games.combat_commander.title import TITLE

    return TITLE


def screen() -> Screen:
    from sandtable.games.combat_commander.screen import SCREEN

    return SCREEN


def scenario_names() -> list[str]:
    from sandtable.games.combat_commander.files import SCENARIOS

    return sorted(SCENARIOS.files())


def scenario(name: str) -> Scenario:
    from sandtable.games.combat_commander.files import load_scenario

    return load_scenario(name)


def sergeant() -> type[Player]:
    from sandtable.commander.bots.sergeant import Sergeant

    return Sergeant


def lessons() -> Lessons:
    from sandtable.games.combat_commander.lessons import LESSONS

    return LESSONS


def board() -> TextBoard:
    from sandtable.commander.screen.board import CommanderBoard
    from sandtable.games.combat_commander.screen import SCREEN

    return CommanderBoard(SCREEN.lobby)


def maps() -> TextMaps:
    from sandtable.commander.screen.maps import CommanderMaps
    from sandtable.games.combat_commander.files import FILES

    return CommanderMaps(FILES.maps)


def check_pack(folder: Path) -> list[str]:
    from sandtable.games.combat_commander.files import check_pack, register_checkers

    register_checkers()
    return [str(problem) for problem in check_pack(folder)]


def cases() -> Kind:
    from sandtable.games.combat_commander.cases import KIND

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
    board=board,
    maps=maps,
    check_pack=check_pack,
    cases=cases,
    kit=kit,
    ledgers=(LEDGER / "combat-commander.tsv", LEDGER / "combat-commander-first-edition.tsv"),
)
