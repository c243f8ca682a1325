"""The manifest: what the entry point `sandtable.games` names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.shelf import Manifest, Scenario

if TYPE_CHECKING:
    from sandtable.kernel.title import Title
    from sandtable.lab.kit import Kit
    from sandtable.players.mind import Mind
    from sandtable.players.player import Player
    from sandtable.screens.plain import PlainScreen

HERE: Final = Path(__file__).parent


def title() -> Title:
    from lantern.rules import LANTERN

    return LANTERN


def screen() -> PlainScreen:
    from lantern.screen import SCREEN

    return SCREEN


def scenario_names() -> list[str]:
    return screen().scenario_names()


def scenario(name: str) -> Scenario:
    return screen().scenario(name)


def watchman() -> type[Player]:
    from lantern.watchman import Watchman

    return Watchman


def mind() -> Mind:
    from lantern.mind import LanternMind

    return LanternMind()


def kit() -> Kit:
    from sandtable.lab.plain import PlainKit

    return PlainKit(GAME)


GAME = Manifest(
    name="lantern",
    title=title,
    screen=screen,
    scenario_names=scenario_names,
    scenario=scenario,
    opponents={"watchman": watchman},
    mind=mind,
    puzzles=HERE / "puzzles.json",
    kit=kit,
    ledgers=(HERE / "ledger" / "lantern.tsv",),
    rule_prefix="lantern:",
    texts=HERE / "texts",
)
