"""The manifest of Great War Commander."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.commander.manifest import commander_manifest
from sandtable.shelf import Manifest

if TYPE_CHECKING:
    from sandtable.lab.kit import Kit
    from sandtable.players.player import Player

LEDGER: Final = Path(__file__).parent / "ledger"


def sergeant() -> type[Player]:
    from sandtable.games.great_war_commander.bots.sergeant import GreatWarSergeant

    return GreatWarSergeant


def kit(game: Manifest) -> Kit:
    from sandtable.games.great_war_commander.lab.kit import GreatWarKit

    return GreatWarKit(game)


GAME: Final = commander_manifest(
    "great-war-commander",
    "sandtable.games.great_war_commander",
    (LEDGER / "great-war-commander.tsv",),
    {"sergeant": sergeant},
    kit,
    rule_prefix="gwc:",
)
