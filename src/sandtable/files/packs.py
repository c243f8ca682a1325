"""Packs of data that people add to a game: folders with a pack.toml, and where they are found. Not compiled."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sandtable.files.tomlfile import read_toml
from sandtable.kernel.errors import BadFile

USER_PACKS: Final = Path("~/.local/share/sandtable/packs")
PACKS_VARIABLE: Final = "SANDTABLE_PACKS"
PACK: Final = "pack.toml"


def find_packs() -> list[Path]:
    """The packs in the folders of SANDTABLE_PACKS, then in the user's own folder. A listed folder may be a pack."""
    listed = [Path(entry) for entry in os.environ.get(PACKS_VARIABLE, "").split(os.pathsep) if entry]
    return [pack for folder in [*listed, USER_PACKS] for pack in packs_at(folder.expanduser())]


def packs_at(home: Path) -> list[Path]:
    """A folder that is a pack, or the packs in it; none where nobody may look."""
    try:
        if (home / PACK).exists():
            return [home]
        return sorted(path.parent for path in home.glob(f"*/{PACK}")) if home.is_dir() else []
    except OSError:
        return []


def packs_of(game: str) -> list[Path]:
    """Those that name a game as theirs."""
    return [pack for pack in find_packs() if game_of(pack) == game]


def folder_of(file: Path) -> Path | None:
    """The pack that a map or scenario lies in, if it is in one."""
    home = file.parent.parent
    return home if (home / PACK).is_file() else None


def game_of(pack: Path) -> str:
    """The game that a pack names; none where its file cannot be read, which is reported elsewhere."""
    try:
        return str(read_toml(pack / PACK).data.get("game", ""))
    except BadFile:
        return ""
