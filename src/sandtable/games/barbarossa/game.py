"""The manifest of World War II: Barbarossa 1941."""

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
    from sandtable.games.barbarossa.rules.title import TITLE

    return TITLE


def screen() -> Screen:
    from sandtable.games.barbarossa.screen.screen import SCREEN

    return SCREEN


def scenario_names() -> list[str]:
    """In the order of their numbers, from the lesson to combined arms."""
    from sandtable.games.barbarossa.data.scenario import scenario_names

    return scenario_names()


def scenario(name: str) -> Scenario:
    from sandtable.games.barbarossa.data.scenario import load_scenario, plain

    return plain(load_scenario(name))


def sergeant() -> type[Player]:
    from sandtable.games.barbarossa.bots.sergeant import Sergeant

    return Sergeant


def left_out() -> list[LeftOut]:
    """Packs and scenario files with faults."""
    from sandtable.files.packs import packs_of
    from sandtable.games.barbarossa.data.packs import STANDING
    from sandtable.games.barbarossa.data.scenario import FILES

    faulty = [(pack, STANDING.problems(pack)) for pack in packs_of(GAME.name)]
    files = [LeftOut(FILES.folder / f"{name}.toml", (str(error),)) for name, error in FILES.faulty().items()]
    return [*(LeftOut(pack, tuple(problems)) for pack, problems in faulty if problems), *files]


def lessons() -> Lessons:
    from sandtable.games.barbarossa.data.lessons import LESSONS

    return LESSONS


def board() -> TextBoard:
    from sandtable.games.barbarossa.screen.board import BOARD

    return BOARD


def maps() -> TextMaps:
    from sandtable.games.barbarossa.screen.maps import MAPS

    return MAPS


def check_scenario(scenario: Scenario) -> None:
    from sandtable.files.bounds import check_within
    from sandtable.games.barbarossa.data.pack_check import BOUNDS
    from sandtable.games.barbarossa.data.scenario import read_scenario

    check_within(BOUNDS, read_scenario(dict(scenario), "scenario"), "scenario")


def check_pack(folder: Path) -> list[str]:
    from sandtable.games.barbarossa.data.pack_check import check_pack

    return check_pack(folder)


def cases() -> Kind:
    from sandtable.games.barbarossa.cases.cases import KIND

    return KIND


def kit() -> Kit:
    from sandtable.games.barbarossa.lab.kit import BarbarossaKit

    return BarbarossaKit(GAME)


GAME = Manifest(
    name="barbarossa",
    title=title,
    screen=screen,
    scenario_names=scenario_names,
    scenario=scenario,
    opponents={"sergeant": sergeant},
    lessons=lessons,
    board=board,
    maps=maps,
    check_scenario=check_scenario,
    check_pack=check_pack,
    left_out=left_out,
    cases=cases,
    kit=kit,
    ledgers=(HERE / "ledger" / "barbarossa.tsv",),
    rule_prefix="barbarossa:",
    texts=HERE / "locale",
)
