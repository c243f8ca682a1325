"""How much a browser loads for the table of one game, packed: python tools/client_size.py

Builds the client with Vite's list of what belongs together, and sums up what the page of a room needs: its own files,
the kit of the game, its words in one language, and the type they are set in. Fails where that is more than LIMIT.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from build_client import WEB, install, npm

SOURCES: Final = WEB / "src"
TITLE: Final = re.compile(r"^  '?([a-z-]+)'?: \{$", re.MULTILINE)
PAGE: Final = ["index.html", "src/pages/Room.svelte"]
LANGUAGES: Final = ["en", "bg"]
LIMIT: Final = 300  # kB, of 1000 bytes

Chunks = dict[str, dict[str, Any]]


def kits() -> dict[str, str]:
    """The kit of each title that a folder of the client knows (its `facts.ts`)."""
    return {
        title: f"src/{path.parent.name}/kit.ts"
        for path in sorted(SOURCES.glob("*/facts.ts"))
        for title in TITLE.findall(path.read_text(encoding="utf-8"))
    }


def build(folder: Path) -> Chunks:
    install()
    npm("run", "build", "--", "--manifest", "--outDir", str(folder))
    found: Chunks = json.loads((folder / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return found


def files_of(chunks: Chunks, names: list[str]) -> set[str]:
    """Scripts and styles of some chunks and of all that they import at once."""
    waiting, seen, found = list(names), set[str](), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            chunk = chunks[name]
            found |= {chunk["file"], *chunk.get("css", [])}
            waiting += chunk.get("imports", [])
    return found


def words_of(folder: Path, language: str, title: str) -> set[str]:
    """What all games share, and what this one says (web/src/lib/words/parts.ts)."""
    parts = ["common", title.replace("-", "_")]
    return {str(p.relative_to(folder)) for s in parts for p in folder.glob(f"assets/words-{language}-{s}-*.js")}


def type_of(folder: Path, language: str) -> set[str]:
    """Digits and signs are Latin everywhere."""
    scripts = ["latin"] if language == "en" else ["latin", "cyrillic"]
    return {str(p.relative_to(folder)) for s in scripts for p in folder.glob(f"assets/*-{s}-*.woff2")}


def packed(path: Path) -> int:
    body = path.read_bytes()
    return len(body) if path.suffix == ".woff2" else len(gzip.compress(body, 9, mtime=0))


def measure(folder: Path, chunks: Chunks) -> dict[tuple[str, str], int]:
    sizes = {}
    for game, kit in kits().items():
        for language in LANGUAGES:
            files = files_of(chunks, [*PAGE, kit]) | words_of(folder, language, game) | type_of(folder, language)
            sizes[game, language] = sum(packed(folder / name) for name in files)
    return sizes


def main() -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        sizes = measure(folder, build(folder))
    for (game, language), size in sizes.items():
        print(f"{game:20} {language}  {size / 1000:6.1f} kB")
    if max(sizes.values()) > LIMIT * 1000:
        sys.exit(f"more than {LIMIT} kB")


if __name__ == "__main__":
    main()
