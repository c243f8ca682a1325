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
from typing import Any, Final, NamedTuple

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


class Learned(NamedTuple):
    """What some games say of habits."""

    habits: dict[str, dict[str, float]]  # by posture
    told: str  # every habit with its effect, and how far effects lie apart


def learn(games: list[dict[str, Any]], centre: dict[str, Any], reach: float, np: Any) -> Learned:
    """Habits moved by what the games say; the one of the largest effect by `reach` steps."""
    found, errors = effects(games, np)
    told = believed(found, errors)
    names = knobs()
    made: dict[str, dict[str, float]] = {}
    lines: list[str] = []
    for n, posture in enumerate(POSTURES):
        parts = told[n * len(names) : (n + 1) * len(names)] / max(1e-9, float(abs(told).max())) * reach
        steps = dict(zip(names, parts.tolist(), strict=True))
        made[posture] = {name: round(value, 4) for name, value in moved(centre.get(posture, {}), steps).items()}
        for name, effect, error in zip(names, found[n * len(names) :], errors[n * len(names) :], strict=False):
            effects_told = f"{effect:+.4f} ± {error:.4f}  {steps[name]:+.2f} steps"
            lines.append(f"{posture:10} {name:16} {effects_told}  {made[posture][name]}")
    apart = max(0.0, float((found**2).mean() - (errors**2).mean())) ** 0.5
    lines.append(f"{len(games)} games; effects lie apart by {apart:.4f}, errors {errors.mean():.4f}")
    return Learned(made, "\n".join(lines))


def write(path: Path, games: int, habits: dict[str, dict[str, float]]) -> None:
    path.write_text(json.dumps({"games": games, **habits}, indent=1) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn habits from the games of a school.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--centre", type=Path, help="the habits that the games were played around")
    parser.add_argument("--reach", type=float, default=1.5, help="steps that the habit of the largest effect is moved")
    args = parser.parse_args()
    games = read(args.folder)
    centre = json.loads(args.centre.read_text()) if args.centre else {}
    learned = learn(games, centre, args.reach, import_module("numpy"))
    print(learned.told)
    write(args.out, len(games), learned.habits)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
