"""How this game is thought about: its rules of thumb and its learned chance to win (docs/opponents.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sandtable.commander.bots.mind import CommanderMind
from sandtable.commander.bots.temper import Temper
from sandtable.commander.learned import read_temper
from sandtable.games.great_war_commander.bots.thumb import GreatWarThumb
from sandtable.players.nets import read_net
from sandtable.players.thought.mind import Mind
from sandtable.players.thought.net import Net

DATA: Final = Path(__file__).parent / "data"


@cache
def net() -> Net:
    return read_net(DATA / "chance.json")


@cache
def temper() -> Temper:
    return read_temper(DATA / "habits.json")


def mind() -> Mind:
    return CommanderMind(GreatWarThumb(temper()), net())
