"""Check that imports run only leftwards, in the order of LAYERS.

python tools/check_imports.py [SOURCE_FOLDER]
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

PACKAGE: Final = "sandtable"
LAYERS: Final = [
    "kernel", "files", "terrain", "screens", "cases", "players", "lab", "commander", "games", "table", "cli",
]  # fmt: skip
# rooms of a game or of a family of games that hold its rules, and those that no rule may know
ENGINE: Final = ["map", "rules", "enemy"]
AROUND: Final = ["screen", "cases", "bots", "lab"]
# modules that a layer must not touch although they lie to its left, and why
FORBIDDEN: Final = [("players", "sandtable.kernel.record", "opponents see views, never records")]
FACE: Final = "face"  # only the package itself hands it out
# modules beside the packages: the layers each may import
TOP_LEVEL: Final = {
    "__init__": ["kernel"],
    "__main__": ["cli"],
    "build_mode": ["kernel"],
    "face": ["kernel", "screens", "players", "cli"],  # the whole, for those who play from Python
    "shelf": ["kernel", "screens", "cases", "players", "lab"],  # to say what a game brings along
}


def imported(tree: ast.Module, module: str) -> list[tuple[int, str]]:
    """Line and dotted name of everything that a module imports, wherever in it the import stands."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, name.name) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            source = node.module or ""
            if node.level:
                up = module.split(".")[: -node.level]  # the module itself is the first step, also of a package
                source = ".".join(up + ([node.module] if node.module else []))
            found += [(node.lineno, f"{source}.{name.name}") for name in node.names]
    return found


def may_import(module: str, name: str) -> str:
    """Why a module may not import a name; empty if it may."""
    for layer, taboo, why in FORBIDDEN:
        if module.startswith(f"{PACKAGE}.{layer}.") and (name == taboo or name.startswith(taboo + ".")):
            return f"{layer} may not import {taboo}: {why}"
    target = (name + ".").split(".")[1]
    if target == FACE and module != f"{PACKAGE}.__init__":
        return f"{PACKAGE}.{FACE} is for those outside"
    if target not in LAYERS:
        return ""  # a module beside the packages
    home = module.split(".")[1]
    if home not in LAYERS:
        return "" if target in TOP_LEVEL.get(home, []) else f"{PACKAGE}.{home} may not import {target}"
    if LAYERS.index(target) > LAYERS.index(home):
        return f"{home} may not import {target}: imports run only leftwards ({' <- '.join(LAYERS)})"
    return stays_in_the_box(box_of(module), box_of(name))


def box_of(name: str) -> list[str]:
    """Game (or family) and room of a dotted name, such as ["games.some", "rules"]; empty elsewhere."""
    parts = [*name.split(".")[1:], "", "", ""]
    if parts[0] == "games":
        return [f"games.{parts[1]}", parts[2]]
    return ["commander", parts[1]] if parts[0] == "commander" else []


def stays_in_the_box(home: list[str], target: list[str]) -> str:
    """No game knows another, and no rule knows how it is shown, played or tried."""
    if not home or not target:
        return ""
    if home[0] != target[0] and home[0].startswith("games.") and target[0].startswith("games."):
        return f"{home[0]} may not import {target[0]}: no game knows another"
    if home[1] in ENGINE and target[1] in AROUND:
        return f"{home[1]} may not import {target[1]}: rules know nothing of what is around them"
    return ""


def check_file(path: Path, source: Path) -> list[str]:
    parts = list(path.relative_to(source).with_suffix("").parts)
    module = ".".join(parts)
    if len(parts) > 2 and parts[1] not in LAYERS:
        return [f"{path}:1: package {parts[1]} has no place among {' <- '.join(LAYERS)}"]
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        return [f"{path}:{error.lineno or 1}: cannot be parsed: {error.msg}"]
    problems: list[str] = []
    for line, name in imported(tree, module):
        why = may_import(module, name) if name.split(".")[0] == PACKAGE else ""
        if why:
            problems.append(f"{path}:{line}: {why}")
    return problems


def check(source: Path) -> list[str]:
    """All problems below a source folder, as `file:line: reason`."""
    return [problem for path in sorted((source / PACKAGE).rglob("*.py")) for problem in check_file(path, source)]


def main(argv: list[str]) -> int:
    source = Path(argv[0]) if argv else Path(__file__).resolve().parent.parent / "src"
    if not (source / PACKAGE).is_dir():
        print(f"{source}: there is no package {PACKAGE} here", file=sys.stderr)
        return 2
    problems = check(source)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
