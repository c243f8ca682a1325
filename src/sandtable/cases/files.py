"""Case files of every game: the file or its folder says which game it is about. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sandtable.cases.case import Case, read_table, read_text
from sandtable.cases.runner import CaseResult, Failure, Results, case_paths
from sandtable.kernel.errors import BadFile
from sandtable.shelf import game_names, kind_of


def game_of(path: Path, text: str) -> str:
    """The `game` of the file, else the innermost folder that is called like a game, else the first game."""
    known = game_names()
    named = read_table(text, str(path)).get("game", "")
    if named:
        if named not in known:
            raise BadFile(str(path), "game", f"{named!r} is none of {', '.join(known)}")
        return str(named)
    folders = [folder.replace("_", "-") for folder in reversed(path.resolve().parent.parts)]
    return next((folder for folder in folders if folder in known), known[0])


def read_case(path: str | Path) -> Case:
    text = read_text(path)
    return kind_of(game_of(Path(path), text)).parse(text, str(path))


def run_case(path: str | Path) -> CaseResult:
    """Play one case file. A file that cannot be read as a case is a BadFile."""
    text = read_text(path)
    kind = kind_of(game_of(Path(path), text))
    return kind.play(kind.parse(text, str(path)))


def run_cases(paths: Iterable[str | Path]) -> Results:
    """Play case files, and all those in folders; a broken file counts as failed."""
    results: Results = {"passed": 0, "failed": 0, "failures": []}
    for path in case_paths(paths):
        failure = failure_of(path)
        if failure is None:
            results["passed"] += 1
        else:
            results["failed"] += 1
            results["failures"].append(failure)
    return results


def failure_of(path: Path) -> Failure | None:
    try:
        return run_case(path).failure
    except BadFile as error:
        return {"case": str(path), "step": 0, "line": error.line, "expected": "a case file", "got": str(error)}
