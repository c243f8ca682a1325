"""Build: the engine is compiled by mypyc where a C compiler works, else installed as pure Python.

SANDTABLE_PURE=1 forces pure Python. Which tests and cases prove each rule is written into the package, since they stay
behind. Everything else about the package is in pyproject.toml.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT: Final = Path(__file__).resolve().parent
INLINED: Final = ROOT / "tools" / "inlined.h"  # goes before what mypyc writes: see there
WRITTEN: Final = "__native_"  # so begin the names of the C files with the engine's own functions
# the rooms that mypyc compiles, with the rooms inside them; readers and drawers of files are freer in their types
ENGINE: Final = ["kernel", "terrain", "commander/map", "commander/rules", "games/*/rules", "games/*/enemy"]
# they ask the engine a thousand things a choice
THINKERS: Final = ["players/thought", "commander/bots", "games/*/bots"]
ROOMS: Final = [*ENGINE, *THINKERS]
LEFT_OUT: Final = [
    "drawn",
    "__init__.py",
    "sergeant.py",
    "corporal.py",
]  # a player himself stays plain Python


def modules_to_compile(root: Path) -> list[str]:
    """Paths of the modules that mypyc compiles, relative to the project."""
    package = root / "src" / "sandtable"
    found = [path for room in ROOMS for place in sorted(package.glob(room)) for path in sorted(place.rglob("*.py"))]
    return [str(path.relative_to(root)) for path in found if not set(path.parts) & set(LEFT_OUT)]


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
    # nobody calls the group's functions from outside, so calls need no detour by the linker's table
    if os.name == "posix":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
            extension.depends = [*extension.depends, str(INLINED)]
    return made


class BuildPy(build_py):
    """Copies the package, and writes down beside the ledgers what proves their rows."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode and (ROOT / "tests").is_dir():  # an editable install reads them live
            sys.path.insert(0, str(ROOT / "src"))
            from sandtable.lab.coverage import write_proofs

            write_proofs(ROOT, Path(self.build_lib) / "sandtable")


class BuildExt(build_ext):
    """Compiles the C files of an extension side by side, and only the changed ones (setuptools does neither)."""

    def build_extensions(self) -> None:
        self.compiler.compile = side_by_side(self.compiler)
        self.parallel = self.parallel or os.cpu_count()  # hundreds of modules have a small extension of their own
        super().build_extensions()


def side_by_side(compiler: Any) -> Callable[..., list[str]]:
    one_by_one: Callable[..., list[str]] = compiler.compile

    def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
        made: list[str] = compiler.object_filenames([source], output_dir=output_dir)
        if is_fresh(made[0], source):
            return made
        return one_by_one([source], output_dir=output_dir, **with_inlined(source, options))

    def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
        longest_first = sorted(sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = {source: pool.submit(compile_one, source, output_dir, options) for source in longest_first}
            return [made for source in sources for made in jobs[source].result()]

    return compile_all


def with_inlined(source: str, options: dict[str, Any]) -> dict[str, Any]:
    """Reads of lists are inlined in the engine's own C files, where the compiler can put a header before a file."""
    if os.name != "posix" or not os.path.basename(source).startswith(WRITTEN):
        return options
    return {**options, "extra_postargs": [*options.get("extra_postargs", []), "-include", str(INLINED)]}


def is_fresh(made: str, source: str) -> bool:
    """Is an object file newer than its C file and all headers beside it? (mypyc rewrites only what changed.)"""
    inputs = [source, str(INLINED), *(str(p) for p in Path(source).parent.glob("*.h"))]
    return os.path.exists(made) and all(os.path.getmtime(p) < os.path.getmtime(made) for p in inputs)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildPy, "build_ext": BuildExt})
