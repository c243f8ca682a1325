"""The manifest of a Commander game: where in its own box each part lies, read only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.kernel.errors import BadFile, no_such
from sandtable.players.captain import ranks
from sandtable.shelf import Box, LeftOut, Manifest, Scenario

if TYPE_CHECKING:
    from sandtable.commander.packs.check import Problem
    from sandtable.lab.kit import Kit
    from sandtable.players.marches import Watch
    from sandtable.players.player import Player
    from sandtable.screens.boards import TextBoard, TextMaps

SERGEANT: Final = "sergeant"
CHARACTERS: Final = ("cautious", "bold")  # of sergeants, beside the steady one


def of_temper(sergeant: Callable[[], type[Player]], temper: str) -> Callable[[], type[Player]]:
    """The same skill with another character."""

    def made() -> type[Player]:
        from sandtable.commander.bots.temper import temper_named

        return type(
            f"Sergeant{temper.title()}", (sergeant(),), {"name": f"{SERGEANT}-{temper}", "temper": temper_named(temper)}
        )

    return made


class CommanderBox(Box):
    """A Commander game has these modules under these names."""

    def scenario_names(self) -> list[str]:
        return sorted(self.module("files").SCENARIOS.files())

    def scenario(self, name: str) -> Scenario:
        found: Scenario = self.module("files").SCENARIOS.load(name)
        return found

    def check_scenario(self, scenario: Scenario) -> None:
        from sandtable.commander.packs.bounds import check_carried

        check_carried(scenario)

    def board(self) -> TextBoard:
        board: TextBoard = self.module("screen").SCREEN.text_board()
        return board

    def maps(self) -> TextMaps:
        from sandtable.commander.screen.maps import CommanderMaps

        return CommanderMaps(self.module("files").FILES.maps, self.module("screen").SCREEN.bare_sight)

    def watch(self) -> Watch:
        from sandtable.commander.lab.marches import CommanderWatch

        return CommanderWatch(self.module("minds").mind().thumb)

    def check_pack(self, folder: Path) -> list[str]:
        return [str(problem) for problem in self.module("files").FILES.packs.check_pack(folder)]

    def left_out(self) -> list[LeftOut]:
        """Packs that are found and faulty; one that says of no game what it is for need not fit this one."""
        from sandtable.files.packs import find_packs, game_of
        from sandtable.shelf import game_names

        faulty: dict[Path, list[Problem]] = self.module("files").FILES.packs.left_out()
        found = [LeftOut(pack, tuple(map(str, problems)), bool(game_of(pack))) for pack, problems in faulty.items()]
        for pack in find_packs():
            if game_of(pack) not in ("", *game_names()):
                reason = no_such("game", game_of(pack), game_names())
                found.append(LeftOut(pack, (str(BadFile(str(pack / "pack.toml"), "game", reason)),)))
        return found

    def packs(self) -> list[Path]:
        found: list[Path] = self.module("files").FILES.packs.installed()
        return found


def commander_manifest(
    name: str,
    package: str,
    ledgers: tuple[Path, ...],
    opponents: dict[str, Callable[[], type[Player]]],
    kit: Callable[[Manifest], Kit],
    rule_prefix: str = "",
) -> Manifest:
    box = CommanderBox(package)
    made = Manifest(
        name=name,
        title=box.part("title", "TITLE"),
        screen=box.part("screen", "SCREEN"),
        scenario_names=box.scenario_names,
        scenario=box.scenario,
        check_scenario=box.check_scenario,
        opponents={
            **opponents,
            **{f"{SERGEANT}-{name}": of_temper(opponents[SERGEANT], name) for name in CHARACTERS},
            **ranks(box.call("minds", "mind")),
        },
        mind=box.call("minds", "mind"),
        watch=box.watch,
        puzzles=box.folder / "data" / "puzzles.json",
        lessons=box.part("lessons", "LESSONS"),
        board=box.board,
        maps=box.maps,
        check_pack=box.check_pack,
        packs=box.packs,
        left_out=box.left_out,
        cases=box.part("cases", "KIND"),
        kit=lambda: kit(made),
        ledgers=ledgers,
        texts=box.folder / "locale",
        rule_prefix=rule_prefix,
    )
    return made
