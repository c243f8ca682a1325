"""Let a network go on learning from further games, with PyTorch: `python -m sandtable.lab.training.refine`.

A game's outcome is one bit for a hundred positions, and who learns that alone learns its scenarios by heart. Here a
position learns what the network itself said of the next Turn, and that Turn of the one after it, up to the outcome:
each step further counts `--trust` times as much (the lambda-return of temporal differences). Held out are whole
scenarios. With `--fresh` a new network of other sizes learns from what the first one says. A GPU is used where there
is one; kept is what did best on what was held out.

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

    def __init__(self, folders: list[Path], np: Any, torch: Any, device: str) -> None:
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
                    for _ in range(game["positions"]):  # none of a game that nobody looked at
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
        self.tables = torch.tensor(np.stack(tables), device=device)
        self.pieces = [torch.tensor(np.concatenate(side), device=device) for side in pieces]
        self.starts = [torch.tensor(np.concatenate([[0], np.cumsum(side)]), device=device) for side in counts]


class Model:
    """A network as it is kept in JSON, ready to learn."""

    def __init__(self, layers: dict[str, Any], torch: Any) -> None:
        self.layers = layers
        self.torch = torch

    @staticmethod
    def read(path: Path, torch: Any, device: str) -> Model:
        data = json.loads(path.read_text())
        layers: dict[str, Any] = {}
        for name in PARTS:
            weights = torch.tensor(data[name]["weights"])
            layer = torch.nn.Linear(weights.shape[1], weights.shape[0])
            layer.weight.data, layer.bias.data = weights, torch.tensor(data[name]["biases"])
            layers[name] = layer.to(device)
        return Model(layers, torch)

    @staticmethod
    def fresh(positions: Positions, sizes: tuple[int, int], torch: Any, device: str) -> Model:
        own, middle = sizes
        table, piece = positions.tables.shape[1], positions.pieces[0].shape[1]
        shapes = {"own": (piece, own), "enemy": (piece, own), "middle": (table + SEATS * own, middle)}
        made = {name: torch.nn.Linear(*shape).to(device) for name, shape in {**shapes, "last": (middle, 1)}.items()}
        return Model(made, torch)

    def parameters(self) -> list[Any]:
        return [value for layer in self.layers.values() for value in layer.parameters()]

    def logits(self, positions: Positions, at: Any) -> Any:
        torch = self.torch
        parts = [positions.tables[at]]
        for side, name in enumerate(PARTS[:SEATS]):
            first = positions.starts[side][at]
            sizes = positions.starts[side][at + 1] - first
            which = torch.repeat_interleave(torch.arange(len(at), device=at.device), sizes)
            begins = torch.repeat_interleave(first - torch.cumsum(sizes, 0) + sizes, sizes)
            rows = begins + torch.arange(len(which), device=at.device)
            made = torch.relu(self.layers[name](positions.pieces[side][rows]))
            parts.append(torch.zeros(len(at), made.shape[1], device=at.device).index_add_(0, which, made))
        return self.layers["last"](torch.relu(self.layers["middle"](torch.cat(parts, 1)))).flatten()

    def chances(self, positions: Positions, at: Any) -> Any:
        with self.torch.no_grad():
            return self.torch.cat([self.torch.sigmoid(self.logits(positions, part)) for part in at.split(16384)])

    def to_json(self) -> dict[str, Any]:
        return {
            name: {
                "weights": [[round(float(w), 4) for w in row] for row in layer.weight.detach().cpu()],
                "biases": [round(float(b), 4) for b in layer.bias.detach().cpu()],
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


class School:
    """Positions to learn from and others to be asked about, those of whole scenarios."""

    def __init__(self, folders: list[Path], np: Any, torch: Any, device: str) -> None:
        self.torch = torch
        self.device = device
        self.positions = Positions(folders, np, torch, device)
        scenarios = sorted({scenario for _, _, scenario in self.positions.games})
        np.random.default_rng(1).shuffle(scenarios)
        held = set(scenarios[: max(1, len(scenarios) // HELD_OUT)])

        def places(out: bool) -> Any:
            chosen = [(first, count) for first, count, scenario in self.positions.games if (scenario in held) == out]
            found = np.concatenate([np.arange(first, first + count) for first, count in chosen])
            return torch.tensor(found, device=device)

        self.learned, self.asked = places(False), places(True)
        self.won = torch.tensor(self.positions.won, device=device)

    def look(self, model: Model, when: str) -> tuple[float, float]:
        """Loss on what was held out, and how often the side that wins is named."""
        won = self.won[self.asked]
        chance = model.chances(self.positions, self.asked)
        loss = float(self.torch.nn.functional.binary_cross_entropy(chance, won))
        right = float(((chance > 0.5) == (won > 0.5)).float().mean())
        print(f"{when}: {len(self.won)} positions, held out: loss {loss:.4f}, right {right:.4f}", flush=True)
        return loss, right

    def teach(self, model: Model, teacher: Model, args: argparse.Namespace) -> tuple[float, float, dict[str, Any]]:
        """Learn what the teacher says of the next Turns; what did best on what was held out."""
        torch, positions = self.torch, self.positions
        said = teacher.chances(positions, torch.arange(len(self.won), device=self.device)).tolist()
        taught = torch.tensor(targets(positions.games, positions.won.tolist(), said, args.trust), device=self.device)
        steps = args.epochs * (len(self.learned) // args.batch + 1)
        adam = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
        plan = torch.optim.lr_scheduler.OneCycleLR(adam, args.rate, total_steps=steps)
        loss_of = torch.nn.BCEWithLogitsLoss()
        best: tuple[float, float, dict[str, Any]] | None = None
        for epoch in range(args.epochs):
            order = self.learned[torch.randperm(len(self.learned), device=self.device)]
            for part in order.split(args.batch):
                adam.zero_grad()
                loss_of(model.logits(positions, part), taught[part]).backward()
                adam.step()
                plan.step()
            loss, right = self.look(model, f"epoch {epoch + 1}")
            if best is None or loss < best[0]:
                best = loss, right, model.to_json()
        assert best is not None
        return best


def main() -> int:
    parser = argparse.ArgumentParser(description="Let a network go on learning.")
    parser.add_argument("start", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--trust", type=float, default=0.9)
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--decay", type=float, default=1e-3)
    parser.add_argument("--fresh", type=int, nargs=2, metavar=("OWN", "MIDDLE"), help="sizes of a new network's layers")
    args = parser.parse_args()
    np: Any = import_module("numpy")
    torch: Any = import_module("torch")
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    school = School(args.folders, np, torch, device)
    teacher = Model.read(args.start, torch, device)
    school.look(teacher, "before")
    model = (
        Model.fresh(school.positions, (args.fresh[0], args.fresh[1]), torch, device)
        if args.fresh
        else Model.read(args.start, torch, device)
    )
    loss, right, parts = school.teach(model, teacher, args)
    numbers = {"positions": len(school.won), "held_out": {"loss": loss, "right": right}}
    args.out.write_text(json.dumps({**numbers, **parts}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
