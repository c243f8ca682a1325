"""Which habits win: all of them weighed at once over the games of `school.py`, with NumPy.

Each side of a game had every habit a step up or down, so the difference that one habit makes is a mean over all games.
What few games say is believed in part: effects are shrunk by how far they lie apart beyond what chance explains.

    python -m sandtable.commander.lab.habits FOLDER OUT.json --reach 1.5
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sandtable.commander.lab.school import knobs, moved
from sandtable.kernel.frame import NOBODY

POSTURES: Final = ("attacking", "defending")


def read(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for path in sorted(folder.glob("*.games")) for line in path.read_text().splitlines()]


def effects(games: list[dict[str, Any]], np: Any) -> tuple[Any, Any]:
    """What a step up of each habit adds to the chance to win, attackers' first, and the standard errors."""
    names = knobs()
    rows = np.zeros((len(games), 2 * len(names)))
    won = np.array([0.5 if game["winner"] == NOBODY else float(game["winner"] == 0) for game in games])
    usual: dict[Any, list[int]] = {}
    for n, game in enumerate(games):
        for seat, sign in ((0, 1.0), (1, -1.0)):
            at = 0 if game["attacks"][seat] else len(names)
            rows[n, at : at + len(names)] += [sign * game["steps"][seat][name] for name in names]
        shelf = not game["scenario"].startswith("random")
        usual.setdefault(game["scenario"] if shelf else tuple(game["attacks"]), []).append(n)
    for which in usual.values():  # what the side of a scenario wins anyway
        won[which] -= won[which].mean()
    found = np.linalg.lstsq(rows, won, rcond=None)[0]
    left = won - rows @ found
    return found, np.sqrt(np.diag(np.linalg.inv(rows.T @ rows)) * left.var())


def believed(found: Any, errors: Any) -> Any:
    """Effects shrunk towards none."""
    apart = max(0.0, float((found**2).mean() - (errors**2).mean()))
    return found * apart / (apart + errors**2)


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn habits from the games of a school.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--centre", type=Path, help="the habits that the games were played around")
    parser.add_argument("--reach", type=float, default=1.5, help="steps that the habit of the largest effect is moved")
    args = parser.parse_args()
    np: Any = import_module("numpy")
    games = read(args.folder)
    found, errors = effects(games, np)
    told = believed(found, errors)
    names = knobs()
    centre = json.loads(args.centre.read_text()) if args.centre else {}
    made: dict[str, dict[str, float]] = {}
    for n, posture in enumerate(POSTURES):
        parts = told[n * len(names) : (n + 1) * len(names)] / max(1e-9, float(abs(told).max())) * args.reach
        base = centre.get(posture, {})
        steps = dict(zip(names, parts.tolist(), strict=True))
        made[posture] = {name: round(value, 4) for name, value in moved(base, steps).items()}
        rows = zip(names, found[n * len(names) :], errors[n * len(names) :], strict=False)
        for name, effect, error in rows:
            print(
                f"{posture:10} {name:16} {effect:+.4f} ± {error:.4f}  {steps[name]:+.2f} steps  {made[posture][name]}"
            )
    apart = float((found**2).mean() - (errors**2).mean())
    print(f"{len(games)} games; effects lie apart by {max(0.0, apart) ** 0.5:.4f}, errors {errors.mean():.4f}")
    args.out.write_text(json.dumps({"games": len(games), **made}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
