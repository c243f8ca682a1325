"""Let a network go on learning from further games, with PyTorch: `python -m sandtable.lab.training.refine`.

A game's outcome is one bit for a hundred positions, and who learns that alone learns its scenarios by heart. Here a
position learns what the network itself said of the next Turn, and that Turn of the one after it, up to the outcome:
each step further counts `--trust` times as much (the lambda-return of temporal differences). Held out are whole
scenarios.

Folders hold `*.positions` with `*.games` beside them: a line for each game with its scenario and count of positions.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

PARTS: Final = ("own", "enemy", "middle", "last")
HELD_OUT: Final = 8  # one scenario in so many
BATCH: Final = 1024
SEATS: Final = 2


class Positions:
    """All positions of some folders, and where each game begins and ends."""

    def __init__(self, folders: list[Path], np: Any, torch: Any) -> None:
        self.games: list[tuple[int, int, str]] = []  # first position, count, scenario
        won: list[Any] = []
        tables: list[Any] = []
        pieces: list[list[Any]] = [[], []]
        counts: list[list[int]] = [[], []]
        for folder in folders:
            shape = json.loads((folder / "shape.json").read_text())
            for file in sorted(folder.glob("*.positions")):
                data, at = np.fromfile(file, dtype=np.float32), 0
                for line in file.with_suffix(".games").read_text().splitlines():
                    game = json.loads(line)
                    self.games.append((len(won), game["positions"], game["scenario"]))
                    for _ in range(game["positions"]):
                        sizes = [int(data[at + 1]), int(data[at + 2])]
                        won.append(data[at])
                        at += 3
                        tables.append(data[at : at + shape["table"]])
                        at += shape["table"]
                        for side, size in enumerate(sizes):
                            pieces[side].append(data[at : at + size * shape["piece"]].reshape(-1, shape["piece"]))
                            counts[side].append(size)
                            at += size * shape["piece"]
        self.won = np.array(won, dtype=np.float32)
        self.tables = torch.tensor(np.stack(tables))
        self.pieces = [torch.tensor(np.concatenate(side)) for side in pieces]
        self.starts = [torch.tensor(np.concatenate([[0], np.cumsum(side)])) for side in counts]


class Model:
    """A network as it is kept in JSON, ready to learn."""

    def __init__(self, path: Path, torch: Any) -> None:
        data = json.loads(path.read_text())
        self.torch = torch
        self.layers: dict[str, Any] = {}
        for name in PARTS:
            weights = torch.tensor(data[name]["weights"])
            layer = torch.nn.Linear(weights.shape[1], weights.shape[0])
            layer.weight.data, layer.bias.data = weights, torch.tensor(data[name]["biases"])
            self.layers[name] = layer

    def parameters(self) -> list[Any]:
        return [value for layer in self.layers.values() for value in layer.parameters()]

    def logits(self, positions: Positions, at: Any) -> Any:
        torch = self.torch
        parts = [positions.tables[at]]
        for side, name in enumerate(PARTS[:SEATS]):
            first = positions.starts[side][at]
            sizes = positions.starts[side][at + 1] - first
            which = torch.repeat_interleave(torch.arange(len(at)), sizes)
            begins = torch.repeat_interleave(first - torch.cumsum(sizes, 0) + sizes, sizes)
            made = torch.relu(self.layers[name](positions.pieces[side][begins + torch.arange(len(which))]))
            parts.append(torch.zeros(len(at), made.shape[1]).index_add_(0, which, made))
        return self.layers["last"](torch.relu(self.layers["middle"](torch.cat(parts, 1)))).flatten()

    def chances(self, positions: Positions, at: Any) -> Any:
        with self.torch.no_grad():
            return self.torch.cat([self.torch.sigmoid(self.logits(positions, part)) for part in at.split(16384)])

    def to_json(self) -> dict[str, Any]:
        return {
            name: {
                "weights": [[round(float(w), 4) for w in row] for row in layer.weight.detach()],
                "biases": [round(float(b), 4) for b in layer.bias.detach()],
            }
            for name, layer in self.layers.items()
        }


def targets(games: list[tuple[int, int, str]], won: list[float], said: list[float], trust: float) -> list[float]:
    """What each position is taught; both seats of a Turn lie side by side."""
    found = list(won)
    for first, count, _ in games:
        for seat in range(SEATS):
            later = won[first + seat] if count else 0.0
            for n in range(count - SEATS + seat, -1, -SEATS):
                found[first + n] = later
                later = (1 - trust) * said[first + n] + trust * later
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Let a network go on learning.")
    parser.add_argument("start", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--trust", type=float, default=0.9)
    args = parser.parse_args()
    np: Any = import_module("numpy")
    torch: Any = import_module("torch")
    torch.manual_seed(1)
    positions = Positions(args.folders, np, torch)
    scenarios = sorted({scenario for _, _, scenario in positions.games})
    np.random.default_rng(1).shuffle(scenarios)
    held = set(scenarios[: len(scenarios) // HELD_OUT])

    def places(out: bool) -> Any:
        chosen = [(first, count) for first, count, scenario in positions.games if (scenario in held) == out]
        return torch.tensor(np.concatenate([np.arange(first, first + count) for first, count in chosen]))

    learned, asked = places(False), places(True)
    model, won = Model(args.start, torch), torch.tensor(positions.won)
    said = model.chances(positions, torch.arange(len(won))).tolist()
    taught = torch.tensor(targets(positions.games, positions.won.tolist(), said, args.trust))
    loss_of = torch.nn.BCELoss()
    loss, right = 0.0, 0.0

    def tell(when: str) -> None:
        nonlocal loss, right
        chance = model.chances(positions, asked)
        loss = float(loss_of(chance, won[asked]))
        right = float(((chance > 0.5) == (won[asked] > 0.5)).float().mean())
        print(f"{when}: {len(won)} positions, held out: loss {loss:.4f}, right {right:.4f}", flush=True)

    tell("before")
    steps = args.epochs * (len(learned) // BATCH + 1)
    adam = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(adam, args.rate, total_steps=steps)
    for epoch in range(args.epochs):
        for part in learned[torch.randperm(len(learned))].split(BATCH):
            adam.zero_grad()
            loss_of(torch.sigmoid(model.logits(positions, part)), taught[part]).backward()
            adam.step()
            plan.step()
        tell(f"epoch {epoch + 1}")
    numbers = {"positions": len(won), "held_out": {"loss": loss, "right": right}}
    args.out.write_text(json.dumps({**numbers, **model.to_json()}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
