"""The data of a Commander game: its own, and packs that people add to it.

A pack is a folder with a pack.toml and any of the files below. docs/packs.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from sandtable.commander.packs.check import (
    PackError,
    PackFile,
    Problem,
    References,
    check_shape,
    decode,
    read_file,
)
from sandtable.commander.packs.data import Data
from sandtable.commander.packs.forces import (
    Generator,
    LeaderTable,
    ObFile,
    OrderOfBattle,
    SupportFile,
    SupportTable,
)
from sandtable.commander.packs.numbers import NumbersFile
from sandtable.commander.packs.schemas import (
    Chit,
    ChitsFile,
    CitationsFile,
    DeckFile,
    FortificationsFile,
    LeadersFile,
    Nation,
    NationsFile,
    PackInfo,
    PointsFile,
    RadiosFile,
    SmokeFile,
    StrategyFile,
    Table,
    TanksFile,
    TerrainFile,
    UnitsFile,
    WeaponsFile,
)
from sandtable.commander.packs.sense import sense_faults
from sandtable.commander.packs.tables import build_tables, citations_of
from sandtable.commander.packs.whole import whole_faults
from sandtable.commander.rules import names
from sandtable.commander.rules.citations import Citations
from sandtable.commander.rules.tables import Tables
from sandtable.commander.rules.words import Words
from sandtable.files.bounds import size_faults
from sandtable.files.packs import find_packs, game_of
from sandtable.files.standing import FOLDERS, Stamp, Standing, changed_at, stamp_of

# files a pack may hold, by the pattern of their names
PACK_SHAPES: Final[dict[str, type[Table]]] = {
    "pack.toml": PackInfo,
    "nations.toml": NationsFile,
    "units.toml": UnitsFile,
    "leaders.toml": LeadersFile,
    "tanks.toml": TanksFile,
    "weapons.toml": WeaponsFile,
    "radios.toml": RadiosFile,
    "chits.toml": ChitsFile,
    "smoke.toml": SmokeFile,
    "deck-*.toml": DeckFile,
    "strategy-*.toml": StrategyFile,
    "ob-*.toml": ObFile,
    "support-*.toml": SupportFile,
}
# files that only the game itself has
GAME_SHAPES: Final[dict[str, type[Table]]] = {
    "numbers.toml": NumbersFile,
    "terrain.toml": TerrainFile,
    "fortifications.toml": FortificationsFile,
    "leader-table.toml": LeaderTable,
    "generator.toml": Generator,
    "points.toml": PointsFile,
    "citations.toml": CitationsFile,
}
MOST_TABLES: Final = 8
AT_A_LOSS: Final = "does not fit together"  # no check has foreseen it
OP_FIRE: Final = "op-fire"
NOT_UNITS: Final = ["leader", "hero", "tank"]  # kinds with files of their own

N = TypeVar("N", bound=Table)
Checker = Callable[[PackFile, References], list[Problem]]
Own = tuple[list[Nation], list[Chit]]  # of the game that a pack is laid over


# loading, by the folder of the game's own data


def data_in(home: Path, packs: tuple[Path, ...]) -> Data:
    """All files put together: a thing in a later folder takes the place of the one with its name."""
    data = Data()
    for folder in [home, *packs]:
        data.nations.update({n.name: n for file in load(folder, NationsFile) for n in file.nation})
        data.decks.update({file.deck.nation: file.deck for file in load(folder, DeckFile)})
        data.strategies.update({file.strategy.nation: file.strategy for file in load(folder, StrategyFile)})
        data.units.update({u.name: u for file in load(folder, UnitsFile) for u in file.unit})
        for leaders in load(folder, LeadersFile):
            data.ranks.update({rank.name: rank for rank in leaders.rank})
            data.units.update({leader.name: leader for leader in leaders.leader})
        data.units.update({tank.name: tank for file in load(folder, TanksFile) for tank in file.tank})
        data.weapons.update({w.name: w for file in load(folder, WeaponsFile) for w in file.weapon})
        for radios in load(folder, RadiosFile):
            data.radios.update({radio.name: radio for radio in radios.radio})
            data.vulnerability = radios.vulnerability or data.vulnerability
        data.support.update({file.support.nation: file.support for file in load(folder, SupportFile)})
        for chits in load(folder, ChitsFile):
            data.chits = chits.chit
        for smoke in load(folder, SmokeFile):
            data.smoke = smoke.smoke
    data.numbers = load_one(home, NumbersFile)
    data.citations = load_one(home, CitationsFile)
    data.terrain = load_one(home, TerrainFile)
    data.fortifications = load_one(home, FortificationsFile).fortification
    return data


def load(folder: Path, shape: type[N]) -> list[N]:
    """The files of a shape in a folder, in the order of their names."""
    shapes = PACK_SHAPES | GAME_SHAPES
    patterns = [pattern for pattern, its_shape in shapes.items() if its_shape is shape]
    paths = [path for pattern in patterns for path in sorted(folder.glob(pattern))]
    return [decode(read_once(path, changed_at(path)), shape) for path in paths]


@lru_cache(maxsize=256)
def read_once(path: Path, changed: int) -> PackFile:
    """A file as it was written last: the game's own are wanted again with every pack."""
    return read_file(path)


_singles: dict[tuple[Path, type[Table]], Table] = {}


def load_one(folder: Path, shape: type[N]) -> N:
    """The one file of a shape, read once."""
    if (folder, shape) not in _singles:
        _singles[folder, shape] = load(folder, shape)[0]
    return cast(N, _singles[folder, shape])


@lru_cache(maxsize=8)
def orders_of_battle_in(folders: tuple[Path, ...]) -> list[OrderOfBattle]:
    found: dict[str, OrderOfBattle] = {}
    for folder in folders:
        found.update({ob.name: ob for file in load(folder, ObFile) for ob in file.ob})
    return list(found.values())


@lru_cache(maxsize=8)
def support_in(folders: tuple[Path, ...]) -> dict[str, SupportTable]:
    return {file.support.nation: file.support for folder in folders for file in load(folder, SupportFile)}


class Packs:
    """The data of one game, alone or with packs laid over it."""

    def __init__(self, game: str, words: Words, data: Path) -> None:
        self.game = game
        self.words = words
        self.data = data
        self.tables: dict[tuple[tuple[Path, ...], tuple[Stamp, ...]], Tables] = {}
        self.checkers: dict[str, Checker] = {}
        self.standing = Standing(self.check_pack)

    def found(self) -> list[Path]:
        """The packs that are found and not of another game."""
        return [pack for pack in find_packs() if game_of(pack) in ("", self.game)]

    def installed(self) -> list[Path]:
        """Those of them that can be played with; a faulty one is left out, as if it were not there."""
        return self.standing.sound(self.found())

    def left_out(self) -> dict[Path, list[Problem]]:
        """The others, with all that is wrong with them."""
        faulty = {pack: self.standing.problems(pack) for pack in self.found()}
        return {pack: problems for pack, problems in faulty.items() if problems}

    # --- loading ---
    def load_tables(self, packs: Iterable[Path] = ()) -> Tables:
        """The engine's tables, of the game alone or with packs laid over it; PackError if a pack is faulty."""
        chosen = tuple(packs)
        problems = [problem for pack in chosen for problem in self.standing.problems(pack)]
        if problems:
            raise PackError(problems)
        return self.built(chosen)

    def built(self, packs: tuple[Path, ...]) -> Tables:
        """The same without asking whether they are sound; PackError only where a file has not its shape."""
        key = packs, tuple(stamp_of(pack) for pack in packs)
        if key not in self.tables:
            if len(self.tables) >= MOST_TABLES:
                self.tables.clear()
            self.tables[key] = build_tables(data_in(self.data, packs), self.words)
        return self.tables[key]

    def load_citations(self) -> Citations:
        return citations_of(load_one(self.data, CitationsFile), self.load_terrain())

    def load_numbers(self) -> NumbersFile:
        return load_one(self.data, NumbersFile)

    def load_terrain(self) -> TerrainFile:
        return load_one(self.data, TerrainFile)

    def load_fortifications(self) -> FortificationsFile:
        """The Fortifications and the fortification OBs."""
        return load_one(self.data, FortificationsFile)

    def load_points(self) -> PointsFile:
        """What pieces are worth in scenarios of one's own design."""
        return load_one(self.data, PointsFile)

    def load_leader_table(self) -> LeaderTable:
        return load_one(self.data, LeaderTable)

    def load_generator(self) -> Generator:
        return load_one(self.data, Generator)

    def load_orders_of_battle(self, packs: Iterable[Path] = ()) -> list[OrderOfBattle]:
        """All orders of battle, nation by nation; an OB in a pack takes the place of the one with its name."""
        return orders_of_battle_in((self.data, *packs))

    def load_support(self, packs: Iterable[Path] = ()) -> dict[str, SupportTable]:
        """The Support Tables by nation."""
        return support_in((self.data, *packs))

    def find_files(self, folder: str, packs: Iterable[Path] = ()) -> dict[str, Path]:
        """The game's and the packs' maps or scenarios by name; one in a pack takes the place of the one so named."""
        return {path.stem: path for home in [self.data, *packs] for path in sorted((home / folder).glob("*.toml"))}

    # --- checking ---
    def register_checker(self, folder: str, checker: Checker) -> None:
        """Have the files of a folder ("maps" or "scenarios") checked by a function; until then only their TOML is."""
        self.checkers[folder] = checker
        self.standing.forget()

    def check_data(self) -> list[Problem]:
        """Every problem in the game's own files."""
        return self.check_folder(self.data, PACK_SHAPES | GAME_SHAPES, self.base_references())

    def check_pack(self, folder: Path) -> list[Problem]:
        """Every problem in a pack; none means that it can be played with. It never fails, whatever is in the folder."""
        try:
            return self.pack_problems(folder)
        except Exception as error:  # a kind of nonsense that no check knows must not take down what goes on around it
            return [Problem(str(folder), 0, "", f"{AT_A_LOSS} ({type(error).__name__}: {error})")]

    def pack_problems(self, folder: Path) -> list[Problem]:
        main = folder / "pack.toml"
        if not main.exists():
            return [Problem(str(main), 0, "", "missing: a pack is a folder with a pack.toml")]
        if game_of(folder) not in ("", self.game):
            return [Problem(str(main), 0, "game", f"{game_of(folder)!r} is not {self.game!r}")]
        problems = self.check_folder(folder, PACK_SHAPES, self.pack_references(folder))
        if not problems:
            self.built((folder,))  # if it cannot be laid over the game after all, that is a problem too
        return problems

    def check_folder(self, folder: Path, shapes: dict[str, type[Table]], references: References) -> list[Problem]:
        problems: list[Problem] = []
        own: Own = ([], [])  # there is nothing around the game itself
        if folder != self.data:
            own = load(self.data, NationsFile)[0].nation, load(self.data, ChitsFile)[0].chit
        for path in sorted(folder.glob("*.toml")):
            shape = next((shape for pattern, shape in shapes.items() if path.match(pattern)), None)
            if shape is None:
                problems.append(Problem(str(path), 0, "", f"not a file of a pack; those are {', '.join(shapes)}"))
            else:
                problems += check_file(path, shape, references, own)
        for name in FOLDERS:
            for path in sorted((folder / name).glob("*.toml")):
                problems += check_with(self.checkers.get(name), path, references)
        return problems

    @cached_property
    def own_names(self) -> dict[str, list[str]]:
        """What the game itself defines; a pack can add pieces, maps and scenarios, but no nation, Order or Event."""
        cited, words = load_one(self.data, CitationsFile), self.words
        nations = names_under(self.data / "nations.toml", "nation")
        letters = [nation[0].upper() for nation in nations]
        return {
            **named_in(self.data),
            "nation": nations,
            "order": list(cited.orders),
            "action": [action for action in cited.actions if action != OP_FIRE],  # no card is only for Op Fire
            "event": list(cited.events),
            "unit-kind": [kind for kind in words.kinds if kind not in NOT_UNITS],
            "carrier": words.kinds,
            "weapon-class": words.weapon_classes,
            "fort": words.forts[1:],
            "special": words.specials,
            "strategy": words.strategies,
            "moment": words.moments,
            "card": [f"{letter}-{n}" for letter in letters for n in range(1, names.CARDS_IN_DECK + 1)],
        }

    def base_references(self) -> References:
        """Everything that the game itself defines."""
        return self.references_to([self.own_names])

    def pack_references(self, folder: Path) -> References:
        """Everything that the game or the pack defines."""
        return self.references_to([self.own_names, named_in(folder)])

    def references_to(self, sources: list[dict[str, list[str]]]) -> References:
        size = self.load_numbers().map
        references = References(size.columns, size.rows)
        for source in sources:
            for kind, known in source.items():
                references.add(kind, known)
        return references


def check_with(checker: Checker | None, path: Path, references: References) -> list[Problem]:
    try:
        file = read_file(path)
    except PackError as error:
        return error.problems
    return checker(file, references) if checker else []


def check_file(path: Path, shape: type[Table], references: References, own: Own) -> list[Problem]:
    try:
        file = read_file(path)
    except PackError as error:
        return error.problems
    problems = check_shape(file, shape, references) + file.problems(size_faults(file.data))
    if problems:
        return problems
    data = decode(file, shape)
    return file.problems([*sense_faults(data, references.rows), *whole_faults(data, *own)])


def named_in(folder: Path) -> dict[str, list[str]]:
    """Names of the things that a folder defines, as far as its files can be read: faults are reported elsewhere."""
    named: dict[str, list[str]] = {name.removesuffix("s"): list(stems_in(folder, name)) for name in FOLDERS}
    for file_name, kind, key in [
        ("units.toml", "unit", "unit"),
        ("leaders.toml", "unit", "leader"),
        ("leaders.toml", "rank", "rank"),
        ("tanks.toml", "unit", "tank"),
        ("weapons.toml", "weapon", "weapon"),
        ("radios.toml", "radio", "radio"),
    ]:
        named.setdefault(kind, []).extend(names_under(folder / file_name, key))
    return named


def stems_in(folder: Path, name: str) -> Iterable[str]:
    return (path.stem for path in sorted((folder / name).glob("*.toml")))


def names_under(path: Path, key: str) -> list[str]:
    try:
        entries: Any = read_file(path).data.get(key, [])
    except PackError:
        return []
    if not isinstance(entries, list):
        return []
    return [e["name"] for e in entries if isinstance(e, dict) and isinstance(e.get("name"), str)]
