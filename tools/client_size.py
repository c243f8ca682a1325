"""How much a browser loads for the table of one game, packed: python tools/client_size.py

Builds the client with Vite's list of what belongs together, and sums up what the page of a room needs: its own files,
the kit of the game, its words in one language, and the type they are set in. Fails where that is more than LIMIT.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from build_client import install, npm

KITS: Final = {
    "combat-commander": "src/commander/kit.ts",
    "great-war-commander": "src/commander/kit.ts",
    "combat": "src/combat/kit.ts",
}
PAGE: Final = ["index.html", "src/pages/Room.svelte"]
WORDS: Final = {"combat-commander": [""], "great-war-commander": ["", "-great-war"], "combat": ["", "-combat"]}
LANGUAGES: Final = ["en", "bg"]
LIMIT: Final = 300  # kB, of 1000 bytes

Chunks = dict[str, dict[str, Any]]


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


def type_of(folder: Path, language: str) -> set[str]:
    """Digits and signs are Latin everywhere."""
    scripts = ["latin"] if language == "en" else ["latin", "cyrillic"]
    return {str(p.relative_to(folder)) for s in scripts for p in folder.glob(f"assets/*-{s}-*.woff2")}


def packed(path: Path) -> int:
    body = path.read_bytes()
    return len(body) if path.suffix == ".woff2" else len(gzip.compress(body, 9, mtime=0))


def measure(folder: Path, chunks: Chunks) -> dict[tuple[str, str], int]:
    sizes = {}
    for game, kit in KITS.items():
        for language in LANGUAGES:
            names = [*PAGE, kit, *(f"src/lib/words/{language}{part}.ts" for part in WORDS[game])]
            files = files_of(chunks, names) | type_of(folder, language)
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
