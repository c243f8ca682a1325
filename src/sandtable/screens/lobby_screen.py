"""A screen whose scenarios are put before people by a module of their own (a game's `lobby_cards.py`)."""

from __future__ import annotations

from typing import Protocol

from sandtable.kernel.title import Data
from sandtable.screens import wire
from sandtable.screens.screen import Screen


class Lobby(Protocol):
    """What such a module has."""

    def scenario_cards(self) -> list[wire.ScenarioCard]: ...

    def scenario_data(self, name: str, /) -> Data: ...

    def scenario_label(self, scenario: Data, /) -> str: ...

    def options(self) -> list[wire.Option]: ...

    def rules_chosen(self, options: Data, /) -> list[wire.ChosenRule]: ...

    def map_svg(self, scenario: Data, /) -> str: ...

    def geometry(self, scenario: Data, /) -> wire.Geometry: ...


class LobbyScreen(Screen):
    lobby: Lobby

    def scenarios(self) -> list[wire.ScenarioCard]:
        return self.lobby.scenario_cards()

    def scenario(self, name: str) -> Data:
        return self.lobby.scenario_data(name)

    def scenario_label(self, scenario: Data) -> str:
        return self.lobby.scenario_label(scenario)

    def options(self) -> list[wire.Option]:
        return self.lobby.options()

    def chosen_rules(self, options: Data) -> list[wire.ChosenRule]:
        return self.lobby.rules_chosen(options)

    def map_svg(self, scenario: Data) -> str:
        return self.lobby.map_svg(scenario)

    def geometry(self, scenario: Data) -> wire.Geometry:
        return self.lobby.geometry(scenario)
