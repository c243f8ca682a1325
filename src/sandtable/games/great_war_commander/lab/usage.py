"""What of Great War Commander can be used: every Order, Action, Event, Strategy Card, terrain...

What can never happen by the rules is not on the list.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.lab.usage import KEEP_IT, FamilyUsage
from sandtable.commander.map.kinds import TERRAIN_NAMES, WATER_BARRIER
from sandtable.commander.rules import names, purposes
from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.state import State
from sandtable.commander.rules.tables import STRATEGY_CARDS
from sandtable.commander.rules.verbs import (
    BATTERY_ACCESS,
    CHIT,
    FIRE_FOR_EFFECT,
    FIRST,
    PLAY_UNIT_HEX,
    SECOND,
    SMOKE_AT,
)
from sandtable.commander.rules.victory import BY_ALL_FIVE, ENDING_NAMES
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.lab.pool import AMERICA_FIGHTS, FIRST_MONTH, WHOLE_WAR, Dates
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.names import ACH_KOMM, OH_LES_BOCHES, WAY_NAMES, WHAT_WAS_THAT
from sandtable.games.great_war_commander.rules.verbs import ADD_ONE, SITUATION_WAY, WEAPON_TYPE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event

# the mode of artillery follows from its box, there are no Smoke counters (T119), no Platoon is split into two Teams,
# a player never picks among chits that he can read, and each nation has one kind of light machine gun
NEVER_ASKED: Final = [BATTERY_ACCESS, FIRE_FOR_EFFECT, SMOKE_AT, PLAY_UNIT_HEX, FIRST, SECOND, CHIT, WEAPON_TYPE]
# spare, or of another game of the family
NEVER_TOLD: Final = [
    family_tell.INITIATIVE, family_tell.COMMISSAR_ROLL, family_tell.SMOKE, family_tell.SMOKE_GONE,
    family_tell.SMOKE_DRAWN, tell.MEDDLING_CARD,
]  # fmt: skip
NEVER_ROLLED: Final = [purposes.COMMISSAR]
SHORT: Final = "america/under-shot"
NEVER_ENDS: Final = [BY_ALL_FIVE]  # no chit says so


class GreatWarUsage(FamilyUsage):
    duds = [ACH_KOMM, OH_LES_BOCHES, WHAT_WAS_THAT]

    def __init__(self) -> None:
        super().__init__(FILES.tables())

    def strategy_item(self, card: int) -> str:
        """A Strategy Card by its nation: two nations may have cards of one name."""
        return f"{self.tables.nation_name[card // STRATEGY_CARDS]}/{self.tables.strategy_name[card]}"

    def choice(self, code: int) -> None:
        super().choice(code)
        if verb_of(code) == SITUATION_WAY:
            self.note("way " + WAY_NAMES[b_of(code)])

    def enter(self, g: State, event: Event) -> None:
        key, _, _, b, _, _ = event
        if key == tell.STRATEGY_PLAYED:
            self.note("situation " + self.strategy_item(b))
        elif key == tell.STRATEGY_ADDED:
            self.note("added " + self.strategy_item(b))
        super().enter(g, event)

    def rarity(self, state: kernel.State, code: int) -> int:
        """Strategy Cards are told apart, and so are ways to use one; one never played for its text is kept for it."""
        verb = self.words.verbs[verb_of(code)]
        if verb.kinds[:1] != ["strategy"]:
            return super().rarity(state, code)
        if verb.code == SITUATION_WAY:
            return self.count["way " + WAY_NAMES[b_of(code)]]
        item = self.strategy_item(a_of(code))
        played = self.count["situation " + item]
        if verb.code == ADD_ONE:
            return self.count["added " + item] if played else KEEP_IT
        return played

    def has_fallen_short(self) -> bool:
        """Has America made a barrage fall short? It needs one that lies and the card at the same time."""
        return self.count["situation " + SHORT] > 0

    def wanted_dates(self, index: int) -> Dates:
        """In every second game the service of a Strategy Card that has not been played for its text yet."""
        tables = self.tables
        unused = [c for c in range(len(tables.strategy_name)) if not self.count["situation " + self.strategy_item(c)]]
        if index % 2 or not unused:
            return WHOLE_WAR
        card = unused[index // 2 % len(unused)]
        america = AMERICA_FIGHTS if tables.nation_name[card // STRATEGY_CARDS] == "america" else FIRST_MONTH
        return max(tables.strategy_from[card], america), tables.strategy_until[card]

    def items(self) -> list[str]:
        tables, words, cited = self.tables, self.words, self.tables.cites.tables
        duds = [words.actions[action] for action in self.duds]
        items = ["order " + name for name in cited["orders"]]
        items += ["action " + name for name in cited["actions"] if name not in duds]
        items += ["event " + name for name in cited["events"]]
        for card in range(len(tables.strategy_name)):
            items += ["situation " + self.strategy_item(card), "added " + self.strategy_item(card)]
        items += ["way " + name for name in WAY_NAMES]
        items += ["trigger " + name for name in names.TRIGGER_NAMES[1:]]
        items += ["roll " + name for k, name in enumerate(words.purposes) if k not in NEVER_ROLLED]
        items += ["ending " + name for k, name in enumerate(ENDING_NAMES) if k and k not in NEVER_ENDS]
        items += ["chit " + letter for letter in tables.chit_letter]
        items += [f"fort-{use} {name}" for use in ("placed", "entered") for name in cited["forts"]]
        items += ["terrain " + name for name in cited["terrain"] if name != TERRAIN_NAMES[WATER_BARRIER]]
        items += ["hexside " + name for name in cited["hexsides"]]
        items += sorted({"verb " + self.verb_item(v.code) for v in words.verbs if v.code not in NEVER_ASKED})
        return items + ["told " + name for key, (name, _) in enumerate(words.tells) if key not in NEVER_TOLD]
