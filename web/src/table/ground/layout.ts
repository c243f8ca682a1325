// Where things are drawn, in units of the map: hexes, fans of counters.
import type { Geometry, Thing } from '../../lib/protocol';
import type { Box, Point } from './camera';

export const SIDE = 60; // of a usual counter, as drawn
export const GROWN = 1.12; // how much larger counters lie on the map
export const TAB = 12; // how far a counter below peeks out above the one on it
export const FOOT = 32; // from the centre of a hex to the lower edge of its counters
const MARGIN = 12; // around the hexes when the whole board is shown

export type Hex = Geometry['hexes'][number];

export function hexesByName(geometry: Geometry): Map<string, Hex> {
  return new Map(geometry.hexes.map((hex) => [hex.name, hex]));
}

/** The box around hexes, with a little air. */
export function boxOf(geometry: Geometry, hexes: readonly Hex[] = geometry.hexes, margin = MARGIN): Box {
  const xs = geometry.corners.map(([x]) => x);
  const ys = geometry.corners.map(([, y]) => y);
  const left = Math.min(...hexes.map((hex) => hex.x)) + Math.min(...xs) - margin;
  const top = Math.min(...hexes.map((hex) => hex.y)) + Math.min(...ys) - margin;
  const right = Math.max(...hexes.map((hex) => hex.x)) + Math.max(...xs) + margin;
  const bottom = Math.max(...hexes.map((hex) => hex.y)) + Math.max(...ys) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export function outline(geometry: Geometry, hex: Point, shrink = 1): string {
  const points = geometry.corners.map(([x, y]) => `${round(hex.x + x * shrink)} ${round(hex.y + y * shrink)}`);
  return `M${points.join('L')}Z`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

// --- fans ---

export const GAP = 5;
export const PAD = 6;

export interface FanItem {
  thing: Thing;
  x: number;
  y: number;
  side: number; // its width
  tall?: number; // its height, if it is another
  joined?: boolean; // it stays at the right hand of the one before
}
export interface Fan {
  hex: string;
  items: FanItem[];
  box: Box; // from the centre of the hex, before scaling
}

/**
 * A fan that opens around the piece under the pointer, and where its middle goes. At the rim of what is seen it has to
 * give way; then the piece changes places with others, so that it stays under the pointer all the same.
 */
export function fanAround(shape: Fan, thing: Thing, at: Point, scale: number, view: Box): { fan: Fan; at: Point } {
  const rows = blocks(shape);
  const home = rows.findIndex((row) => row.some((item) => item.thing === thing));
  const places = rows.map((_, place) => place).sort((a, b) => Math.abs(a - home) - Math.abs(b - home));
  let best: { fan: Fan; at: Point; miss: Point } | null = null;
  for (const place of places) {
    const fan = { ...shape, items: laid(shape, rows, home, place) };
    const item = fan.items.find((one) => one.thing === thing);
    if (!item) break;
    const spot = fanSpot(fan, heldUnder(item, at, scale), scale, view);
    const miss = missed(item, spot, scale, at);
    if (!best || Math.hypot(miss.x, miss.y) < Math.hypot(best.miss.x, best.miss.y)) best = { fan, at: spot, miss };
    if (miss.x === 0 && miss.y === 0) break;
  }
  if (!best) return { fan: shape, at: fanSpot(shape, at, scale, view) };
  return { fan: best.fan, at: { x: best.at.x + best.miss.x, y: best.at.y + best.miss.y } };
}

/** Pieces with what stays at their hands. */
function blocks(shape: Fan): FanItem[][] {
  const found: FanItem[][] = [];
  for (const item of shape.items) {
    if (item.joined) found.at(-1)?.push(item);
    else found.push([item]);
  }
  return found;
}

/** The pieces with one block moved to another place; the gaps stay where they are. */
function laid(shape: Fan, rows: FanItem[][], from: number, to: number): FanItem[] {
  if (from === to) return shape.items;
  const order = rows.filter((_, n) => n !== from);
  order.splice(to, 0, rows[from] ?? []);
  const end = (row: FanItem[] | undefined): number => Math.max(...(row ?? []).map((item) => item.x + item.side));
  const gaps = rows.map((row, n) => (n === 0 ? 0 : (row[0]?.x ?? 0) - end(rows[n - 1])));
  let x = rows[0]?.[0]?.x ?? 0;
  return order.flatMap((row, n) => {
    const start = x + (gaps[n] ?? 0);
    const shift = start - (row[0]?.x ?? 0);
    x = end(row) + shift;
    return row.map((item) => ({ ...item, x: item.x + shift }));
  });
}

/** How far a fan would have to move for a point to lie on one of its pieces. */
function missed(item: FanItem, spot: Point, scale: number, at: Point): Point {
  const off = (low: number, length: number, value: number): number => Math.min(0, value - low) || Math.max(0, value - low - length);
  return {
    x: off(spot.x + item.x * scale, item.side * scale, at.x),
    y: off(spot.y + item.y * scale, (item.tall ?? item.side) * scale, at.y),
  };
}

/** Where a fan's middle goes so that one of its pieces lies under a point. */
export function heldUnder(item: FanItem, at: Point, scale: number): Point {
  return { x: at.x - (item.x + item.side / 2) * scale, y: at.y - (item.y + (item.tall ?? item.side) / 2) * scale };
}

/** Where a fan's middle goes so that all of it stays in sight. `view` is what is seen of the map. */
export function fanSpot(shape: Fan, at: Point, scale: number, view: Box): Point {
  const { box } = shape;
  return {
    x: inside(at.x, box.x * scale, box.w * scale, view.x, view.w),
    y: inside(at.y, box.y * scale, box.h * scale, view.y, view.h),
  };
}

function inside(at: number, start: number, length: number, low: number, room: number): number {
  if (length > room) return low + room / 2 - start - length / 2;
  return Math.min(low + room - length - start, Math.max(low - start, at));
}

// --- walking by keys ---

/** Hexes by columns, to walk over them. */
export class Grid {
  readonly #columns: Hex[][];
  readonly #at = new Map<string, [number, number]>();

  constructor(geometry: Geometry) {
    const byX = new Map<number, Hex[]>();
    for (const hex of geometry.hexes) {
      const x = Math.round(hex.x);
      byX.set(x, [...(byX.get(x) ?? []), hex]);
    }
    this.#columns = [...byX.entries()].sort(([a], [b]) => a - b).map(([, hexes]) => hexes.sort((a, b) => a.y - b.y));
    this.#columns.forEach((column, c) => column.forEach((hex, r) => this.#at.set(hex.name, [c, r])));
  }

  /** The hex so many columns and rows away, as far as the board goes. */
  step(from: string, columns: number, rows: number): string {
    const [c, r] = this.#at.get(from) ?? [0, 0];
    const column = this.#columns[clamp(c + columns, this.#columns.length)] ?? [];
    return column[clamp(r + rows, column.length)]?.name ?? from;
  }
}

function clamp(value: number, length: number): number {
  return Math.max(0, Math.min(length - 1, value));
}
