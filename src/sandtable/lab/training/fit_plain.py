"""Fit a network to positions with NumPy alone: `python -m sandtable.lab.training.fit_plain FOLDER OUT`.

For small networks, where PyTorch (`fit.py`) is not at hand; a program that reads files and writes one.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any

HELD_OUT = 0.07
BATCH = 1024
RATE = 3e-3
DECAY = 1e-4


def read(folder: Path, np: Any) -> tuple[Any, Any, list[Any], list[Any]]:
    """Results, tables, and for both sides pieces with a mask of those that are there."""
    shape = json.loads((folder / "shape.json").read_text())
    table, piece = shape["table"], shape["piece"]
    found: list[tuple[Any, Any, list[Any]]] = []
    for file in sorted(folder.glob("*.positions")):
        data, at = np.fromfile(file, dtype=np.float32), 0
        while at < len(data):
            counts = [int(data[at + 1]), int(data[at + 2])]
            won, at = data[at], at + 3
            numbers, at = data[at : at + table], at + table
            sides = []
            for count in counts:
                sides.append(data[at : at + count * piece].reshape(-1, piece))
                at += count * piece
            found.append((won, numbers, sides))
    most = max(len(side) for _, _, sides in found for side in sides)
    pieces = [np.zeros((len(found), most, piece), np.float32) for _ in range(2)]
    masks = [np.zeros((len(found), most, 1), np.float32) for _ in range(2)]
    for n, (_, _, sides) in enumerate(found):
        for s, rows in enumerate(sides):
            pieces[s][n, : len(rows)] = rows
            masks[s][n, : len(rows)] = 1.0
    return np.array([f[0] for f in found]), np.stack([f[1] for f in found]), pieces, masks


class Fit:
    """Weights of own, enemy, middle and last, with what Adam keeps of each."""

    def __init__(self, np: Any, table: int, piece: int, own: int, middle: int) -> None:
        self.np, self.own = np, own
        rng = np.random.default_rng(1)
        sizes = [(piece, own), (piece, own), (table + 2 * own, middle), (middle, 1)]
        self.w = [rng.normal(0, (1.5 / a) ** 0.5, (a, b)).astype(np.float32) for a, b in sizes]
        self.b = [np.zeros(b, np.float32) for _, b in sizes]
        self.kept = [[np.zeros_like(p), np.zeros_like(p)] for p in [*self.w, *self.b]]
        self.steps = 0

    def forward(self, x: Any, pieces: list[Any], masks: list[Any]) -> tuple[Any, ...]:
        np = self.np
        made = [np.maximum(pieces[s] @ self.w[s] + self.b[s], 0) * masks[s] for s in range(2)]
        inputs = np.concatenate([x, made[0].sum(1), made[1].sum(1)], 1)
        middle = np.maximum(inputs @ self.w[2] + self.b[2], 0)
        logit = (middle @ self.w[3] + self.b[3])[:, 0]
        return made, inputs, middle, 1.0 / (1.0 + np.exp(-np.clip(logit, -30, 30)))

    def learn(self, y: Any, x: Any, pieces: list[Any], masks: list[Any], rate: float) -> None:
        made, inputs, middle, chance = self.forward(x, pieces, masks)
        d = ((chance - y) / len(y))[:, None].astype(self.np.float32)
        dw: list[Any] = [None] * 4
        db: list[Any] = [None] * 4
        dw[3], db[3] = middle.T @ d, d.sum(0)
        d = (d @ self.w[3].T) * (middle > 0)
        dw[2], db[2] = inputs.T @ d, d.sum(0)
        d = d @ self.w[2].T
        table = x.shape[1]
        for s in range(2):
            part = d[:, table + s * self.own : table + (s + 1) * self.own]
            back = part[:, None, :] * (made[s] > 0)
            flat = back.reshape(-1, self.own)
            dw[s], db[s] = pieces[s].reshape(-1, pieces[s].shape[2]).T @ flat, flat.sum(0)
        self.adam([*dw, *db], rate)

    def adam(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        for n, p in enumerate([*self.w, *self.b]):
            m, v = self.kept[n]
            m += 0.1 * (slopes[n] - m)
            v += 0.001 * (slopes[n] ** 2 - v)
            step = (m / (1 - 0.9**self.steps)) / (self.np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)
            p -= rate * (step + DECAY * p)


def main() -> int:
    parser = argparse.ArgumentParser(description="Fit the chance to win to positions.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--own", type=int, default=16)
    parser.add_argument("--middle", type=int, default=24)
    args = parser.parse_args()
    np: Any = import_module("numpy")
    y, x, pieces, masks = read(args.folder, np)
    cut = int(len(y) * (1 - HELD_OUT))  # games are written one after the other, so whole games are held out
    fit = Fit(np, x.shape[1], pieces[0].shape[2], args.own, args.middle)
    rng = np.random.default_rng(2)
    total = args.epochs * (cut // BATCH + 1)
    done, loss, right = 0, 0.0, 0.0
    for epoch in range(args.epochs):
        order = rng.permutation(cut)
        for at in range(0, cut, BATCH):
            some = order[at : at + BATCH]
            rate = RATE * (1 - done / total) + 1e-5
            fit.learn(y[some], x[some], [p[some] for p in pieces], [m[some] for m in masks], rate)
            done += 1
        chance = fit.forward(x[cut:], [p[cut:] for p in pieces], [m[cut:] for m in masks])[3]
        safe = np.clip(chance, 1e-6, 1 - 1e-6)
        loss = float(-(y[cut:] * np.log(safe) + (1 - y[cut:]) * np.log(1 - safe)).mean())
        right = float(((chance > 0.5) == (y[cut:] > 0.5)).mean())
        print(f"epoch {epoch + 1}: {len(y)} positions, held out: loss {loss:.4f}, right {right:.4f}", flush=True)
    names = ("own", "enemy", "middle", "last")
    parts = {
        name: {
            "weights": [[round(float(w), 4) for w in row] for row in fit.w[n].T],
            "biases": [round(float(b), 4) for b in fit.b[n]],
        }
        for n, name in enumerate(names)
    }
    args.out.write_text(json.dumps({"positions": len(y), "held_out": {"loss": loss, "right": right}, **parts}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
