"""Fit a network to positions, with PyTorch, on a GPU where there is one: `python -m sandtable.lab.training.fit`.

PyTorch is needed for this alone, so it stands apart from the package: a program that reads files and writes one.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any

OWN, MIDDLE = 48, 96  # sizes of layers


def read(folder: Path, np: Any) -> Any:
    """All positions: results, tables, pieces of both sides, and to which position each piece belongs."""
    shape = json.loads((folder / "shape.json").read_text())
    table, piece = shape["table"], shape["piece"]
    won: list[Any] = []
    tables: list[Any] = []
    pieces: list[list[Any]] = [[], []]
    owners: list[list[int]] = [[], []]
    for file in sorted(folder.glob("*.positions")):
        data = np.fromfile(file, dtype=np.float32)
        at = 0
        while at < len(data):
            counts = [int(data[at + 1]), int(data[at + 2])]
            won.append(data[at])
            tables.append(data[at + 3 : at + 3 + table])
            at += 3 + table
            for side in range(2):
                size = counts[side] * piece
                pieces[side].append(data[at : at + size].reshape(-1, piece))
                owners[side].append(counts[side])
                at += size
    return won, np.stack(tables), pieces, owners, table, piece


def main() -> int:
    parser = argparse.ArgumentParser(description="Fit the chance to win to positions.")
    parser.add_argument("folder", type=Path, help="positions and shape.json, as `sandtable train` writes them")
    parser.add_argument("out", type=Path, help="the network, as JSON")
    parser.add_argument("--epochs", type=int, default=12)
    args = parser.parse_args()
    np: Any = import_module("numpy")
    torch: Any = import_module("torch")
    nn = torch.nn

    device = "cuda" if torch.cuda.is_available() else "cpu"
    won, tables, pieces, counts, table, piece = read(args.folder, np)
    total = len(won)
    y = torch.tensor(np.array(won), device=device)
    x = torch.tensor(tables, device=device)
    flat = [torch.tensor(np.concatenate(pieces[s]), device=device) for s in range(2)]
    starts = [torch.tensor(np.concatenate([[0], np.cumsum(counts[s])]), device=device) for s in range(2)]
    held = torch.zeros(total, dtype=torch.bool, device=device)
    held[int(total * 0.93) // 2 * 2 :] = True  # games are written one after the other, so whole games are held out
    held_at, train_at = held.nonzero().flatten(), (~held).nonzero().flatten()

    def forward(at: Any) -> Any:
        parts = [x[at]]
        for side, name in enumerate(("own", "enemy")):
            first, last = starts[side][at], starts[side][at + 1]
            sizes = last - first
            which = torch.repeat_interleave(torch.arange(len(at), device=device), sizes)
            begins = torch.repeat_interleave(first - torch.cumsum(sizes, 0) + sizes, sizes)
            rows = begins + torch.arange(len(which), device=device)
            made = torch.relu(model[name](flat[side][rows]))
            parts.append(torch.zeros(len(at), OWN, device=device).index_add_(0, which, made))
        return model["last"](torch.relu(model["middle"](torch.cat(parts, 1)))).flatten()

    torch.manual_seed(1)
    own, enemy = nn.Linear(piece, OWN), nn.Linear(piece, OWN)
    middle, end = nn.Linear(table + 2 * OWN, MIDDLE), nn.Linear(MIDDLE, 1)
    model = nn.ModuleDict({"own": own, "enemy": enemy, "middle": middle, "last": end}).to(device)
    batch = 4096
    steps = args.epochs * (len(train_at) // batch + 1)
    opt = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=1e-4)
    plan = torch.optim.lr_scheduler.OneCycleLR(opt, 4e-3, total_steps=steps)
    loss_of = nn.BCEWithLogitsLoss()

    def held_out() -> tuple[float, float, float]:
        model.eval()
        with torch.no_grad():
            out = torch.cat([forward(part) for part in held_at.split(16384)])
        right = ((out > 0) == (y[held_at] > 0.5)).float().mean().item()
        both = (out[0::2] - out[1::2]) / 2  # the two seats at one moment lie side by side
        return loss_of(out, y[held_at]).item(), right, loss_of(both, y[held_at][0::2]).item()

    for epoch in range(args.epochs):
        model.train()
        for part in train_at[torch.randperm(len(train_at), device=device)].split(batch):
            opt.zero_grad()
            loss_of(forward(part), y[part]).backward()
            opt.step()
            plan.step()
        loss, right, both = held_out()
        print(f"epoch {epoch + 1}: held out: loss {loss:.4f} (of both seats {both:.4f}), right {right:.4f}", flush=True)

    def layer(made: Any) -> dict[str, Any]:
        rows = [[round(float(w), 4) for w in row] for row in made.weight.detach().cpu()]
        return {"weights": rows, "biases": [round(float(b), 4) for b in made.bias.detach().cpu()]}

    parts = {name: layer(model[name]) for name in ("own", "enemy", "middle", "last")}
    args.out.write_text(json.dumps({"positions": total, "held_out": {"loss": loss, "right": right}, **parts}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
