"""One game of the Commander family, as its readers, screens, cases and opponents need to know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandtable.commander.packs.define import Definitions, tables_with
from sandtable.commander.packs.maps import Maps, Trace
from sandtable.commander.packs.packs import Packs
from sandtable.commander.packs.scenario import Scenario
from sandtable.commander.rules.rules import Options, Rules, default_options
from sandtable.commander.rules.state import CHANNELS, State
from sandtable.commander.rules.tables import Tables
from sandtable.commander.rules.words import Words
from sandtable.kernel.errors import BadFile


@dataclass(frozen=True)
class UsualPosition:
    """What a case file's position is taken to be where it says nothing."""

    year: int = 1943
    rows: int = 10
    axis: str = "germany"
    allies: str = "russia"


class CommanderGame:
    """Its words, where its data lie, which rules it plays by, how it sees, and its editions.

    An edition is a set of switches; the usual one comes first.
    """

    def __init__(
        self,
        name: str,
        words: Words,
        data: Path,
        new_rules: Callable[[], Rules],
        editions: dict[str, list[str]],
        trace: Trace,
    ) -> None:
        self.words = words
        self.new_rules = new_rules
        self.editions = editions
        self.packs = Packs(name, words, data)
        self.maps = Maps(self.packs, trace)

    chosen: tuple[Path, ...] | None = None  # instead of the packs that are installed
    usual_position = UsualPosition()
    channels = CHANNELS  # of chance
    years = (1939, 1945)  # first and last of its war
    flag_names: Mapping[int, str] = {}  # its own flags of units, beside the family's
    unit_keys: tuple[str, ...] = ()  # what it arranges of its own that names units

    def arrange(self, g: State, own: dict[str, Any], source: str) -> None:
        """Set up what a position says beside what all games of the family have: nothing here."""
        if own:
            raise BadFile(source, "table.own", "this game has nothing of its own to arrange")

    def found(self, g: State, tag: Callable[[int], str]) -> dict[str, Any]:
        """What there is now of all that a position may say beside what all games of the family have."""
        return {}

    def rules_for(self, scenario: Scenario, options: Options) -> Rules:
        """Empty rules; a game whose switches change much has a class of its own for that."""
        return self.new_rules()

    def new_state(self, rules: Rules) -> State:
        """An empty state; a game that keeps more in it has a class of its own."""
        return State()

    def new_options(self) -> Options:
        return default_options()

    def complete(self, g: State, scenario: Scenario, source: str) -> None:
        """Fill what a game's rules and state have beside the family's, once the pieces are there."""
        for side, entry in (("axis", scenario.axis), ("allies", scenario.allies)):
            if any(fort.space >= 0 for fort in entry.forts):
                raise BadFile(source, f"{side}.forts", "this game has no Fortifications on the Time Track")

    def in_play(self, nation: str, year: int) -> bool:
        """Does a nation fight in a year of the war?"""
        return str(year) in self.packs.load_leader_table().year[nation]

    def with_packs(self, packs: tuple[Path, ...], maps: Maps) -> CommanderGame:
        """The same game with these packs and maps and no others, sound or not: for whoever checks them."""
        made = copy(self)
        made.chosen = packs
        made.maps = maps
        return made

    def tables(self) -> Tables:
        """With all packs that are installed and sound."""
        if self.chosen is not None:
            return self.packs.built(self.chosen)
        return self.packs.load_tables(self.packs.installed())

    def tables_with(self, define: Definitions, source: str) -> Tables:
        """The same with counters and cards that a position defines for itself."""
        return tables_with(self.packs, define, source) if define else self.tables()

    @property
    def usual_edition(self) -> str:
        return next(iter(self.editions))

    def make_options(self, chosen: dict[str, Any], source: str) -> Options:
        """The edition's switches, then those named one by one."""
        options = self.new_options()
        edition = chosen.get("edition", self.usual_edition)
        if edition not in self.editions:
            raise BadFile(source, "options.edition", f"{edition!r} is none of {', '.join(self.editions)}")
        options.edition = edition
        for switch in self.editions[edition]:
            setattr(options, switch, True)
        for name, value in chosen.items():
            if name == "edition":
                continue
            if name.startswith("_") or not hasattr(options, name) or not isinstance(value, bool):
                raise BadFile(source, f"options.{name}", "is not a switch of this game, or not true or false")
            setattr(options, name, value)
        return options
