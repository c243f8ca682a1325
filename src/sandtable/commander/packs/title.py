"""A Commander game as a title of the kernel: from its scenarios to its states."""

from __future__ import annotations

from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.packs.scenario import SIDES, read_scenario
from sandtable.commander.packs.start import build_state, rules_only
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.title import FamilyTitle
from sandtable.kernel.codec import Frames
from sandtable.kernel.frame import State
from sandtable.kernel.title import Data


class CommanderTitle(FamilyTitle):
    def __init__(
        self, name: str, game: CommanderGame, frames: Frames, changes: list[str], first_verbs: list[str]
    ) -> None:
        self.name = name
        self.revision = len(changes)
        self.changes = changes
        self.first_verbs = first_verbs
        self.game = game
        self.frames = frames
        self.words = game.words
        self.cites = game.packs.load_citations()
        self.turn_rule = self.cites.prompt("turn")
        self.seats = list(SIDES)
        self.verbs = game.words.verbs
        self.events = game.words.tells

    def new_state(self, scenario: Data, seed: str, options: Data) -> State:
        name = str(scenario.get("name", "scenario"))
        return build_state(self.game, read_scenario(scenario, name), options, seed, name)

    def rules_of(self, scenario: Data, options: Data) -> Rules:
        name = str(scenario.get("name", "scenario"))
        return rules_only(self.game, read_scenario(scenario, name), options, name)
