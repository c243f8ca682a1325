"""Great War Commander as a title of the kernel."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.rules.notation import short
from sandtable.commander.rules.state import State, other
from sandtable.commander.rules.tables import STRATEGY_CARDS
from sandtable.commander.rules.title import family_frames
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.joining import give_rules
from sandtable.games.great_war_commander.rules import codec_generated
from sandtable.games.great_war_commander.rules.allies.state import JOINED, OWN, AlliedState
from sandtable.games.great_war_commander.rules.hidden import redeal_great_war
from sandtable.games.great_war_commander.rules.names import WAY_NAMES
from sandtable.games.great_war_commander.rules.state import GreatWarState
from sandtable.games.great_war_commander.rules.strategy.cards import deck_of
from sandtable.games.great_war_commander.view import great_war_view
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.title import Data

CHANGES: Final = [
    "the rules as first released",
    "who came along a Trench (F130.2), a Tank's Objective in an Offensive (7.3.1.2), bog numbers (O23.5.4), "
    "Counterattack (A37), the forces of several scenarios",
]


class GreatWarTitle(CommanderTitle):
    def clone(self, g: KernelState) -> KernelState:
        if isinstance(g, AlliedState):
            return codec_generated.clone_AlliedState(g)
        return codec_generated.clone_GreatWarState(cast(GreatWarState, g))

    def dump(self, g: KernelState) -> Data:
        if isinstance(g, AlliedState):
            return codec_generated.dump_AlliedState(g)
        return codec_generated.dump_GreatWarState(cast(GreatWarState, g))

    def load(self, data: Data, scenario: Data, options: Data) -> KernelState:
        g = super().load(data, scenario, options)
        if isinstance(g, AlliedState):
            give_rules(g, g.rules)
        return g

    def load_state(self, data: Data) -> State:
        if "joint" in data:
            return codec_generated.load_AlliedState(data, self.frames)
        return codec_generated.load_GreatWarState(data, self.frames)

    def equal(self, a: KernelState, b: KernelState) -> bool:
        if isinstance(a, AlliedState) and isinstance(b, AlliedState):
            return codec_generated.equal_AlliedState(a, b)
        return codec_generated.equal_GreatWarState(cast(GreatWarState, a), cast(GreatWarState, b))

    # --- what a seat may know ---
    def view(self, g: KernelState, seat: int) -> Data:
        return great_war_view(cast(State, g), seat)

    def determinise(self, g: KernelState, seat: int, seed: str) -> None:
        redeal_great_war(cast(State, g), seat, seed)

    # --- notation ---
    def argument(self, g: KernelState, kind: str, value: int) -> str:
        tables = cast(State, g).rules.tables
        if kind == "strategy":
            return strategy_text(cast(State, g), value)
        if kind == "way":
            return WAY_NAMES[value]
        if kind == "radio":
            return short(tables.radio_name[value])
        return super().argument(g, kind, value)

    def event_argument(self, g: KernelState, kind: str, value: int) -> str:
        if kind == "strategy" and value >= 0:
            return cast(State, g).rules.tables.strategy_name[value]
        return super().event_argument(g, kind, value)

    def thing(self, g: KernelState, text: str) -> int:
        card = strategy_card(cast(State, g), text.lower())
        return card if card >= 0 else super().thing(g, text)


def strategy_card(g: State, slug: str) -> int:
    """A Strategy Card by its slug: of the player who is asked, or else of the other; -1 if neither has it."""
    first = max(g.asking, 0)
    for side in (first, other(first)):
        for card in deck_of(g, side):
            if slug in (g.rules.tables.strategy_name[card], strategy_text(g, card)):
                return card
    return -1


def strategy_text(g: State, card: int) -> str:
    """A Strategy Card in notation: its slug, with its nation where both nations of a side have one so called."""
    tables = g.rules.tables
    slug = tables.strategy_name[card]
    if isinstance(g, AlliedState) and tables.strategy_nation[card] == g.nations[JOINED]:
        first = tables.first_strategy(g.nations[OWN])
        if slug in tables.strategy_name[first : first + STRATEGY_CARDS]:
            return f"{tables.nation_name[g.nations[JOINED]]}/{slug}"
    return slug


FRAMES: Final = family_frames()
codec_generated.register(FRAMES)

TITLE: Final = GreatWarTitle("great-war-commander", FILES, FRAMES, CHANGES, [])
