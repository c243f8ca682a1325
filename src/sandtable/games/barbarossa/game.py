"""The manifest of World War II: Barbarossa 1941."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.players.captain import ranks
from sandtable.players.thought.lookahead import Depth
from sandtable.shelf import Box, LeftOut, Manifest, Scenario

if TYPE_CHECKING:
    from sandtable.lab.kit import Kit

BOX: Final = Box("sandtable.games.barbarossa")

# worlds in which a change of orders is tried, and seconds for a turn's orders
DEPTHS: Final = {"captain": Depth(12, 1, seconds=1.2), "colonel": Depth(32, 1, seconds=1.7)}


def scenario(name: str) -> Scenario:
    from sandtable.games.barbarossa.data.scenario import load_scenario, plain

    return plain(load_scenario(name))


def check_scenario(scenario: Scenario) -> None:
    from sandtable.files.bounds import check_within
    from sandtable.games.barbarossa.data.pack_check import BOUNDS
    from sandtable.games.barbarossa.data.scenario import read_scenario

    check_within(BOUNDS, read_scenario(dict(scenario), "scenario"), "scenario")


def left_out() -> list[LeftOut]:
    """Packs and scenario files with faults."""
    from sandtable.files.packs import packs_of
    from sandtable.games.barbarossa.data.packs import STANDING
    from sandtable.games.barbarossa.data.scenario import FILES

    faulty = [(pack, STANDING.problems(pack)) for pack in packs_of(GAME.name)]
    files = [LeftOut(FILES.folder / f"{name}.toml", (str(error),)) for name, error in FILES.faulty().items()]
    return [*(LeftOut(pack, tuple(problems)) for pack, problems in faulty if problems), *files]


def kit() -> Kit:
    from sandtable.games.barbarossa.lab.kit import BarbarossaKit

    return BarbarossaKit(GAME)


GAME = Manifest(
    name="barbarossa",
    title=BOX.part("rules.title", "TITLE"),
    screen=BOX.part("screen.screen", "SCREEN"),
    scenario_names=BOX.call("data.scenario", "scenario_names"),  # from the lesson to combined arms
    scenario=scenario,
    opponents={"sergeant": BOX.part("bots.sergeant", "Sergeant"), **ranks(BOX.call("minds", "mind"), DEPTHS)},
    mind=BOX.call("minds", "mind"),
    watch=BOX.call("lab.marches", "BarbarossaWatch"),
    lessons=BOX.part("data.lessons", "LESSONS"),
    board=BOX.part("screen.board", "BOARD"),
    maps=BOX.part("screen.maps", "MAPS"),
    check_scenario=check_scenario,
    check_pack=BOX.call("data.pack_check", "check_pack"),
    left_out=left_out,
    cases=BOX.part("cases.cases", "KIND"),
    kit=kit,
    ledgers=(BOX.folder / "ledger" / "barbarossa.tsv",),
    rule_prefix="barbarossa:",
    texts=BOX.folder / "locale",
)
