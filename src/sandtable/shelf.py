"""The shelf: every game that can be played, each in a box with a manifest.

Our own games are listed in `sandtable.games`; a package of somebody else brings one along under the entry point
`sandtable.games` (docs/adding-a-game.md). Nothing else in the project names a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from sandtable.kernel.errors import SandtableError

if TYPE_CHECKING:
    from sandtable.cases.runner import Kind
    from sandtable.kernel.title import Title
    from sandtable.lab.kit import Kit
    from sandtable.players.marches import Watch
    from sandtable.players.mind import Mind
    from sandtable.players.player import Player
    from sandtable.screens.boards import TextBoard, TextMaps
    from sandtable.screens.lessons import Lessons
    from sandtable.screens.screen import Screen

ENTRY_POINT: Final = "sandtable.games"

Scenario = dict[str, Any]


@dataclass(frozen=True)
class LeftOut:
    """A pack, or a file of a game, that nobody plays with because of what is wrong with it."""

    folder: Path
    problems: tuple[str, ...]
    named: bool = True  # it says itself which game it is for


@dataclass(frozen=True)
class Manifest:
    """What a game brings along. Fields are functions, so that a game is read only when it is asked for."""

    name: str
    title: Callable[[], Title]
    screen: Callable[[], Screen]
    scenario_names: Callable[[], list[str]]
    scenario: Callable[[str], Scenario]  # as plain data, checked
    opponents: dict[str, Callable[[], type[Player]]] = field(default_factory=dict)
    mind: Callable[[], Mind] | None = None  # how it is thought about, for whoever looks ahead
    watch: Callable[[], Watch] | None = None  # how its units end their moves, for matches
    puzzles: Path | None = None  # the file of its puzzles (lab/puzzles.py)
    lessons: Callable[[], Lessons] | None = None
    board: Callable[[], TextBoard] | None = None  # for terminals; without one the view is listed
    maps: Callable[[], TextMaps] | None = None
    check_scenario: Callable[[Scenario], None] | None = None  # one that a record brings along; raises BadFile
    check_pack: Callable[[Path], list[str]] | None = None  # what is wrong with a pack of somebody's own data
    packs: Callable[[], list[Path]] | None = None  # those that are installed and sound
    left_out: Callable[[], list[LeftOut]] | None = None  # those that are installed and faulty
    cases: Callable[[], Kind] | None = None
    kit: Callable[[], Kit] | None = None
    ledgers: tuple[Path, ...] = ()  # of its rules: tables whose names are the ledgers' names; the main one first
    rule_prefix: str = ""  # what proofs and reasons write before the numbers of its rules
    texts: Path | None = None  # a folder of Fluent files by language

    @property
    def seats(self) -> int:
        return len(self.title().seats)


class Box:
    """The modules of a game's package, read only when a part of them is asked for."""

    def __init__(self, package: str) -> None:
        self.package = package
        spec = find_spec(package)
        assert spec is not None and spec.origin is not None, package
        self.folder = Path(spec.origin).parent

    def module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    def part(self, module: str, name: str) -> Callable[[], Any]:
        """What a module has under a name."""
        return lambda: getattr(self.module(module), name)

    def call(self, module: str, name: str) -> Callable[..., Any]:
        """A function of a module."""
        return lambda *given: getattr(self.module(module), name)(*given)


def our_games() -> dict[str, Manifest]:
    names: tuple[str, ...] = import_module("sandtable.games").GAMES
    found: list[Manifest] = [import_module(f"sandtable.games.{name}.game").GAME for name in names]
    return {game.name: game for game in found}


def in_the_making() -> list[str]:
    """Folders of games of ours that are not whole yet: they have rules and a ledger, and stand on no shelf."""
    return list(import_module("sandtable.games").IN_THE_MAKING)


@cache
def games() -> dict[str, Manifest]:
    """All games by name, our own first; a guest cannot take the place of one that is there."""
    found = our_games()
    for point in sorted(entry_points(group=ENTRY_POINT), key=lambda point: point.name):
        game = guest(point)
        if game.name in found:
            raise SandtableError(f"{naming(point)} brings a second game named {game.name!r}")
        found[game.name] = game
    return found


def guest(point: EntryPoint) -> Manifest:
    """The game that somebody else's package brings."""
    try:
        game = point.load()
    except Exception as error:  # whatever goes wrong in a stranger's module
        raise SandtableError(f"{naming(point)} cannot be read: {error}") from None
    if not isinstance(game, Manifest):
        raise SandtableError(f"{naming(point)} is no manifest of a game")
    return game


def naming(point: EntryPoint) -> str:
    return f"entry point {point.name} ({point.value})"


def game_names() -> list[str]:
    return list(games())


def game_named(name: str | None = None) -> Manifest:
    """A game by its name, or the first."""
    if name is None:
        return next(iter(games().values()))
    if name not in games():
        raise SandtableError(f"there is no game named {name!r}; there are {', '.join(games())}")
    return games()[name]


def left_out_packs(title: str | None = None) -> list[LeftOut]:
    """What a game, or any of them, leaves out.

    A pack that does not say which game it is for is missed only if all leave it out.
    """
    taken = {pack for game in games().values() if game.packs is not None for pack in game.packs()}
    found: dict[Path, LeftOut] = {}
    for game in games().values() if title is None else [game_named(title)]:
        for left in game.left_out() if game.left_out is not None else []:
            if left.named or left.folder not in taken:
                found.setdefault(left.folder, left)
    return list(found.values())


def kit_of(name: str | None = None) -> Kit:
    """A game in the lab."""
    game = game_named(name)
    if game.kit is None:
        raise SandtableError(f"{game.name} has no kit for the lab")
    return game.kit()


def kind_of(name: str) -> Kind:
    """The case files of a game."""
    game = game_named(name)
    if game.cases is None:
        raise SandtableError(f"{name} has no case files")
    return game.cases()
