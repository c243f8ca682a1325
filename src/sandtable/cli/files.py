"""Reading and writing what the commands work on: records, scenarios, titles."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadFile, Fault, SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game
from sandtable.kernel.title import SPECTATOR, Title
from sandtable.shelf import Manifest, game_named, game_names
from sandtable.table.bounds import check_bounds

MOST_DECISIONS = 100_000  # of a save


def title_of(data: dict[str, Any], source: str) -> Title:
    name = data.get("title")
    if not isinstance(name, str) or name not in game_names():
        raise BadFile(source, "title", f"{name!r} is none of {', '.join(game_names())}")
    return game_named(name).title()


def read_json(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadFile(str(path), "", "is not a text file") from None
    except json.JSONDecodeError as error:
        raise BadFile(str(path), "", f"is not JSON ({error.msg})", error.lineno) from None
    except RecursionError:
        raise BadFile(str(path), "", "is nested too deeply") from None
    if not isinstance(data, dict):
        raise BadFile(str(path), "", "must hold a JSON object")
    check_characters(path, data)
    return data


def check_characters(path: Path, data: dict[str, Any]) -> None:
    """JSON can name half a character (a lone surrogate), which no text can hold."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadFile(str(path), "", "holds half a character") from None


def write_json(path: Path, data: dict[str, Any]) -> None:
    """Whole or not at all: a full disk must not cost the old save."""
    number, name = tempfile.mkstemp(dir=path.parent)
    try:
        with open(number, "w", encoding="utf-8") as file:
            json.dump(data, file, indent=1)
        os.replace(name, path)
    except OSError:
        os.unlink(name)
        raise


def load_save(path: Path) -> Game:
    data = read_json(path)
    title = title_of(data, str(path))
    try:
        check_bounds(data, MOST_DECISIONS, str(path))
        check_carried(title.name, data, str(path))
        game = load_game(title, data, str(path), whole=True)
        if game.begun != title.revision:
            check_table(title.name, game, str(path))
        for seat in (SPECTATOR, *range(len(title.seats))):
            game.view(seat)
        return game
    except Fault as error:
        raise BadFile(str(path), "state", str(error)) from None
    except BadFile as error:
        if error.source == str(path):
            raise
        raise BadFile(str(path), f"scenario.{error.field}", error.reason) from None
    except SandtableError:
        raise
    except Exception as error:  # a damaged state can fail anywhere in the rules and in what a player sees of it
        raise BadFile(str(path), "state", f"does not fit together ({type(error).__name__}: {error})") from None


def check_carried(name: str, data: dict[str, Any], source: str) -> None:
    """The scenario that a record brings along has the bounds of one in a pack."""
    box, scenario = game_named(name), data.get("scenario")
    if box.check_scenario is not None and isinstance(scenario, dict):
        try:
            box.check_scenario(scenario)
        except BadFile as error:
            raise BadFile(source, f"scenario.{error.field}", error.reason) from None


def check_table(name: str, game: Game, source: str) -> None:
    """A save of older rules cannot be played again: it must at least keep what every game keeps at every decision."""
    box = game_named(name)
    faults = [] if box.kit is None else box.kit().table_faults(game.state)
    if faults:
        raise BadFile(source, "state", faults[0])


def load_scenario(box: Manifest, name: str) -> dict[str, Any]:
    """A scenario by name, or from a TOML or JSON file."""
    if name.endswith(".json"):
        return read_json(Path(name))
    known = box.scenario_names()
    if name not in known and not name.endswith(".toml") and os.sep not in name:
        raise SandtableError(f"there is no scenario named {name!r}; there are {', '.join(known)}")
    return box.scenario(name)
