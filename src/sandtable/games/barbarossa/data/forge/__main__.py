"""Forge the Unit Cards: python -m sandtable.games.barbarossa.data.forge [--check] [FOLDER]

With --check nothing is written; the exit code is 1 if cards.toml is not what the formula gives.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from sandtable.games.barbarossa.data.forge.make import Forge
from sandtable.games.barbarossa.data.forge.write import cards_text
from sandtable.kernel.errors import BadFile

DATA: Final = Path(__file__).parent.parent


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    folders = [Path(word) for word in arguments if word != "--check"]
    folder = folders[0] if folders else DATA
    try:
        text = cards_text(Forge(folder).cards())
    except BadFile as bad:
        print(bad, file=sys.stderr)
        return 2
    target = folder / "cards.toml"
    stale = not target.is_file() or target.read_text(encoding="utf-8") != text
    if check:
        if stale:
            print(f"{target} is stale: run python -m sandtable.games.barbarossa.data.forge", file=sys.stderr)
        return int(stale)
    target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
