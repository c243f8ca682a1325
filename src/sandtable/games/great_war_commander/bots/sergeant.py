"""The sergeant of the Great War: the family's, with this game's rules of thumb."""

from __future__ import annotations

from sandtable.commander.bots.sergeant import Sergeant
from sandtable.commander.bots.thumb import Thumb
from sandtable.games.great_war_commander.bots.thumb import GreatWarThumb


class GreatWarSergeant(Sergeant):
    def new_thumb(self) -> Thumb:
        return GreatWarThumb(self.temper)
