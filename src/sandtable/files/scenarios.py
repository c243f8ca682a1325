"""Scenario files of a game and of packs laid over it: found by name, read, checked, put as plain data. Not compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from sandtable.files.tomlfile import TomlFile, decode, name_reason, read_toml
from sandtable.kernel.errors import BadFile


class Numbered(Protocol):
    name: str
    number: int


S = TypeVar("S", bound=Numbered)


class ScenarioFiles(Generic[S]):
    """`check` raises BadFile for what the shape alone cannot say; `packs` are further folders with scenarios in them,
    of which a later one takes the place of what has its name."""

    def __init__(
        self,
        folder: Path,
        shape: type[S],
        check: Callable[[S, TomlFile], None],
        packs: Callable[[], Iterable[Path]] = list,
    ) -> None:
        self.folder = folder
        self.shape = shape
        self.check = check
        self.packs = packs
        self.loaded: dict[Path, S] = {}

    def names(self) -> list[str]:
        """In the order of their numbers, those that can be played."""
        faulty = self.faulty()
        return sorted([name for name in self.known() if name not in faulty], key=lambda name: self.load(name).number)

    def faulty(self) -> dict[str, BadFile]:
        """The others, with what is wrong: one faulty file does not stop all."""
        found: dict[str, BadFile] = {}
        for name in self.known():
            try:
                self.load(name)
            except BadFile as error:
                found[name] = error
        return found

    def known(self) -> list[str]:
        return sorted(self.paths())

    def paths(self) -> dict[str, Path]:
        return {path.stem: path for folder in [self.folder, *self.packs()] for path in sorted(folder.glob("*.toml"))}

    def load(self, name: str) -> S:
        """A scenario by its name, checked once."""
        paths = self.paths()
        reason = name_reason("scenario", name, sorted(paths))
        if reason:
            raise BadFile(name, "scenario", reason)
        if paths[name] not in self.loaded:
            self.loaded[paths[name]] = self.load_file(paths[name])
        return self.loaded[paths[name]]

    def load_file(self, path: Path) -> S:
        file = read_toml(path)
        scenario = self.read(file.data, str(path), file.text)
        if scenario.name != path.stem:
            raise file.bad("name", f"{scenario.name!r} is not the name of its file, {path.stem!r}")
        return scenario

    def read(self, data: dict[str, Any], source: str, text: str = "") -> S:
        """A checked scenario from plain data, or a BadFile that names the field."""
        file = TomlFile(source, text, data)
        scenario = decode(file, self.shape)
        self.check(scenario, file)
        return scenario


def plain(scenario: object) -> dict[str, Any]:
    """The scenario as plain data, as it goes into records."""
    data = msgspec.to_builtins(scenario)
    assert isinstance(data, dict)
    return data
