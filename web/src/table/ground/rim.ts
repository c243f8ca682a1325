// One line around several hexes: the sides that only one of them has.
import type { Geometry } from '../../lib/protocol';
import { round, type Hex } from './layout';

const CELL = 8; // far less than a side of a hex
const NEAR = 1;

export function rim(geometry: Geometry, hexes: readonly Hex[]): string {
  const known = new Corners();
  const sides = new Map<string, { from: string; to: string } | null>();
  for (const hex of hexes) {
    const corners = geometry.corners.map(([x, y]) => known.point(hex.x + x, hex.y + y));
    corners.forEach((from, n) => {
      const to = corners[(n + 1) % corners.length] ?? '';
      const key = from < to ? `${from}|${to}` : `${to}|${from}`;
      sides.set(key, sides.has(key) ? null : { from, to });
    });
  }
  const onward = new Map<string, string[]>();
  for (const side of sides.values()) if (side) onward.set(side.from, [...(onward.get(side.from) ?? []), side.to]);
  return loops(onward);
}

/** Corners that neighbours share are one, although their figures differ in the last place. */
class Corners {
  readonly #cells = new Map<string, string>();

  point(x: number, y: number): string {
    const [cx, cy] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    // a corner near the border of its cell is entered in the cells across it too
    const cells = [cx, Math.floor((x - NEAR) / CELL), Math.floor((x + NEAR) / CELL)].flatMap((c) =>
      [cy, Math.floor((y - NEAR) / CELL), Math.floor((y + NEAR) / CELL)].map((r) => `${c},${r}`),
    );
    const found = cells.map((cell) => this.#cells.get(cell)).find((point) => point !== undefined) ?? `${round(x)} ${round(y)}`;
    for (const cell of cells) this.#cells.set(cell, found);
    return found;
  }
}

function loops(onward: Map<string, string[]>): string {
  let path = '';
  for (;;) {
    const start = [...onward].find(([, to]) => to.length > 0)?.[0];
    if (start === undefined) return path;
    const points = [start];
    for (let at = onward.get(start)?.pop(); at !== undefined && at !== start; at = onward.get(at)?.pop()) points.push(at);
    path += `M${points.join('L')}Z`;
  }
}

/** The middle of several hexes. */
export function middle(hexes: readonly Hex[]): { x: number; y: number } | null {
  if (hexes.length === 0) return null;
  const sum = hexes.reduce((at, hex) => ({ x: at.x + hex.x, y: at.y + hex.y }), { x: 0, y: 0 });
  return { x: round(sum.x / hexes.length), y: round(sum.y / hexes.length) };
}
