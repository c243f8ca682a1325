"""Games for the tests of the screen: played at random or by the sergeant, and small positions."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

from sandtable.commander.state import State
from sandtable.games.combat_commander.position import build_position
from sandtable.games.combat_commander.scenarios import load_scenario
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game, replay
from sandtable.lab.kits.combat_commander import pool
from sandtable.phrase import Phrase, read_phrase
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.texts import Texts

AXIS, ALLIES, SPECTATOR = 0, 1, -1
WINDOWS: dict[str, object] = {"windows": True}


def state(game: Game) -> State:
    return cast(State, game.state)


# --- games ---


def start(name: str, seed: str = "1") -> Game:
    scenario = pool.skirmish(int(name)) if name.isdigit() else load_scenario(name)
    return new_game(TITLE, scenario, seed, dict(WINDOWS))


def at_random(name: str, seed: str = "1", most: int = 5000) -> Iterator[Game]:
    """The game at each of its decisions, any choice at all taken; then as it ended."""
    game = start(name, seed)
    rng = random.Random(f"{name} {seed}")
    while not game.over and len(game.decisions) < most:
        yield game
        game.play(game.choices[rng.randrange(len(game.choices))])
    yield game


@lru_cache(maxsize=4)
def sergeants_record(name: str, seed: str = "1") -> str:
    """A whole game between two sergeants."""
    game = start(name, seed)
    game.keep_undo = False
    players = [new_player("sergeant", "a"), new_player("sergeant", "b")]
    while not game.over:
        seat = state(game).asking
        game.play(players[seat].choose(Seat(game, seat)), seat)
    return json.dumps(game.record())


def by_sergeants(name: str, upto: int | None = None, seed: str = "1") -> Game:
    return replay(TITLE, json.loads(sergeants_record(name, seed)), "record", upto)


def position(axis: str, allies: str, forts: dict[str, str] | None = None, **more: Any) -> Game:
    """`rifle F5 light-mg, sgt-ganz F6 broken`: units with hex, Weapon and markers, Germans against Russians."""
    placed = [{"fort": fort, "hex": hexes} for fort, hexes in (forts or {}).items()]
    return build_position({"axis": {"units": units(axis), "forts": placed}, "allies": {"units": units(allies)}, **more})


def units(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for words in (entry.split() for entry in text.split(",")):
        entry: dict[str, Any] = {"unit": words[0], "hex": words[1]}
        for word in words[2:]:
            entry.update({word: True} if word in ("broken", "suppressed", "veteran") else {"weapon": word})
        found.append(entry)
    return found


def prompt(game: Game) -> str:
    return game.decision.prompt if game.decision is not None else "over"


def play(game: Game, *texts: str) -> Game:
    """In notation; every roll is kept, and `?fire F8` is played only if it is offered."""
    for text in texts:
        keep(game)
        wanted = text.removeprefix("?")
        if not text.startswith("?") or wanted in [game.notation(code) for code in game.choices]:
            game.play_text(wanted)
    keep(game)
    return game


def keep(game: Game) -> None:
    while prompt(game).startswith("initiative-"):
        game.play_text("keep")


# --- phrases ---


def phrases_in(data: object) -> Iterator[dict[str, Any]]:
    """Every phrase in plain data."""
    if isinstance(data, dict):
        if "k" in data and set(data) <= {"k", "a"}:
            yield data
            return
        data = list(data.values())
    if isinstance(data, list):
        for entry in data:
            yield from phrases_in(entry)


def said(data: Any, lang: str = "en") -> str:
    return Texts(lang).say(read_phrase(data))


def faults(texts: Texts, phrase: Phrase) -> list[str]:
    """What is wrong with a phrase, or with one inside it."""
    _, found = texts.resolve(phrase.key, **{name: texts.word(value) for name, value in phrase.args.items()})
    for value in phrase.args.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Phrase):
                found += faults(texts, inner)
    return found


def wire(data: object) -> str:
    """As it goes over the wire: only plain data, and equal if and only if it is the same."""
    return json.dumps(data, allow_nan=False)
