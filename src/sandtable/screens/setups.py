"""Set-ups that are shipped with scenarios: `data/setups/NAME.toml`, by side, as the decisions are written down."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final

from sandtable.kernel.title import Data

A_NAME: Final = re.compile(r"[a-z0-9-]+")


def shipped_setup(folder: Path, scenario: Data, side: str) -> list[str]:
    name = str(scenario.get("name", ""))
    if not A_NAME.fullmatch(name):  # a name only: never a path
        return []
    return list(read_setups(folder / f"{name}.toml").get(side, []))


@lru_cache(maxsize=64)
def read_setups(path: Path) -> dict[str, list[str]]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
