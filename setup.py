"""Build: the engine is compiled by mypyc where a C compiler works, else installed as pure Python.

SANDTABLE_PURE=1 forces pure Python. Everything else about the package is in pyproject.toml.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parent
COMPILED: Final = ["kernel", "terrain", "commander", "games/combat", "games/combat_commander"]

# Readers and drawers of files, and what puts a game on the screen: freer in their types, and no search waits for them.
EXCLUDE: Final = {
    "terrain/mapfile.py",
    "terrain/outline.py",
    "terrain/svg*.py",
    "terrain/toml*.py",
    "games/combat/case*.py",
    "games/combat/catalogue.py",
    "games/combat/chances.py",
    "games/combat/draw*.py",
    "games/combat/ground_file.py",
    "games/combat/grounds.py",
    "games/combat/inspection*.py",
    "games/combat/lesson*.py",
    "games/combat/lobby_cards.py",
    "games/combat/log_lines.py",
    "games/combat/moments.py",
    "games/combat/pack*.py",
    "games/combat/position*.py",
    "games/combat/report.py",
    "games/combat/scenario*.py",
    "games/combat/screen*.py",
    "games/combat/sight_words.py",
    "games/combat/start.py",
    "games/combat/terms.py",
    "games/combat/things.py",
    "games/combat/why_not.py",
    "games/combat/wire.py",
    "games/combat/words*.py",
    "games/combat_commander/pack*.py",
    "games/combat_commander/scenario*.py",
    "games/combat_commander/start.py",
    "games/combat_commander/position.py",
    "games/combat_commander/case*.py",
    "games/combat_commander/generator*.py",
    "games/combat_commander/maps.py",
    "games/combat_commander/names.py",
    "games/combat_commander/tables.py",
    "games/combat_commander/catalogue.py",
    "games/combat_commander/chances.py",
    "games/combat_commander/inspection.py",
    "games/combat_commander/lesson*.py",
    "games/combat_commander/lobby_cards.py",
    "games/combat_commander/log_lines.py",
    "games/combat_commander/places.py",
    "games/combat_commander/report.py",
    "games/combat_commander/screen.py",
    "games/combat_commander/sight_words.py",
    "games/combat_commander/terms.py",
    "games/combat_commander/things.py",
    "games/combat_commander/why_not.py",
    "games/combat_commander/wire.py",
    "games/combat_commander/words.py",
}


def modules_to_compile(root: Path) -> list[str]:
    """Paths of the modules that mypyc compiles, relative to the project."""
    package = root / "src" / "sandtable"
    found = [p for folder in COMPILED for p in sorted((package / folder).glob("*.py")) if p.name != "__init__.py"]
    return [str(p.relative_to(root)) for p in found if not is_excluded(p.relative_to(package).as_posix())]


def is_excluded(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in EXCLUDE)


def compiler_works() -> bool:
    """Can this machine build an extension module at all (compiler and Python's headers)?"""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler
    from sysconfig import get_path

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules as one group, or nothing where that cannot be."""
    if os.environ.get("SANDTABLE_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ModuleNotFoundError:
        print("sandtable: mypyc is not installed; building pure Python", file=sys.stderr)
        return []
    if not compiler_works():
        print("sandtable: no working C compiler; building pure Python", file=sys.stderr)
        return []
    paths = modules_to_compile(ROOT)
    # one C file for each module, so that they compile side by side: half the time, and the code is no slower
    made: list[Extension] = mypycify(paths, opt_level="3", debug_level="0", multi_file=True, group_name="sandtable")
    return made


class BuildExt(build_ext):
    """Compiles the C files of an extension side by side, and only the changed ones (setuptools does neither)."""

    def build_extensions(self) -> None:
        self.compiler.compile = side_by_side(self.compiler)
        super().build_extensions()


def side_by_side(compiler: Any) -> Callable[..., list[str]]:
    one_by_one: Callable[..., list[str]] = compiler.compile

    def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
        made: list[str] = compiler.object_filenames([source], output_dir=output_dir)
        return made if is_fresh(made[0], source) else one_by_one([source], output_dir=output_dir, **options)

    def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
        longest_first = sorted(sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = {source: pool.submit(compile_one, source, output_dir, options) for source in longest_first}
            return [made for source in sources for made in jobs[source].result()]

    return compile_all


def is_fresh(made: str, source: str) -> bool:
    """Is an object file newer than its C file and all headers beside it? (mypyc rewrites only what changed.)"""
    inputs = [source, *(str(p) for p in Path(source).parent.glob("*.h"))]
    return os.path.exists(made) and all(os.path.getmtime(p) < os.path.getmtime(made) for p in inputs)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
