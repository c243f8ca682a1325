// Where things are drawn, in units of the map: hexes, stacks of counters, fans, objective tags.
import type { Catalogue, UnitView, View, WeaponView } from '../commander/protocol';
import type { Geometry, Thing } from '../lib/protocol';
import type { Box, Point } from './camera';

export const SIDE = 60; // of a counter, as drawn
export const GROWN = 1.12; // how much larger counters lie on the map
export const TAB = 12; // how far a counter below peeks out above the one on it
export const FOOT = 32; // from the centre of a hex to the lower edge of its counters
const CHIP = 25; // how far a weapon peeks out at the right
const FIGHT_SCALE = 0.72;
const MARGIN = 12; // around the hexes when the whole board is shown

export type Hex = Geometry['hexes'][number];

export interface Placed {
  unit: UnitView;
  weapon: WeaponView | null;
  x: number; // upper left corner of the counter, from the centre of the hex
  y: number;
}
export interface Pile {
  side: number;
  units: Placed[]; // the lowest first, as they are drawn
  x: number; // shift and scale of the whole pile
  scale: number;
}
export interface Stack {
  hex: string;
  x: number;
  y: number;
  piles: Pile[]; // two of them fight
}

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

// --- counters ---

const ORDER: Record<UnitView['kind'], number> = { squad: 0, team: 1, hero: 2, leader: 3 };

/** Squads lie at the bottom, leaders on top; of equals the broken ones lie lower. */
export function pileOrder(units: readonly UnitView[]): UnitView[] {
  const rank = (unit: UnitView) => ORDER[unit.kind] * 2 + (unit.flags.includes('broken') ? 0 : 1);
  return [...units].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
}

export function unitsByHex(view: View): Map<string, UnitView[]> {
  const found = new Map<string, UnitView[]>();
  for (const unit of view.units) {
    if (unit.hex === null) continue;
    const there = found.get(unit.hex);
    if (there) there.push(unit);
    else found.set(unit.hex, [unit]);
  }
  return found;
}

export function stacks(view: View, hexes: Map<string, Hex>): Stack[] {
  const weapons = new Map(view.weapons.map((weapon) => [weapon.id, weapon]));
  const found: Stack[] = [];
  for (const [name, units] of unitsByHex(view)) {
    const hex = hexes.get(name);
    if (!hex) continue;
    const sides = [...new Set(units.map((unit) => unit.side))].sort((a, b) => a - b);
    const fight = sides.length > 1;
    const piles = sides.map((side, n) => {
      const own = pileOrder(units.filter((unit) => unit.side === side));
      return pile(own, weapons, side, fight ? (n === 0 ? -25 : 25) : 0, fight ? FIGHT_SCALE : 1);
    });
    found.push({ hex: name, x: hex.x, y: hex.y, piles });
  }
  // stacks further down are drawn later, so that what rises above a hex is not covered by the one behind
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

function pile(units: UnitView[], weapons: Map<number, WeaponView>, side: number, x: number, scale: number): Pile {
  const armed = scale === 1 && units.some((unit) => unit.weapon !== null);
  const left = -SIDE / 2 - (armed ? CHIP / 2 : 0);
  const placed = units.map((unit, n) => ({
    unit,
    weapon: unit.weapon === null ? null : (weapons.get(unit.weapon) ?? null),
    x: left,
    y: FOOT - SIDE - TAB * (units.length - 1 - n),
  }));
  return { side, units: placed, x, scale };
}

// --- fans ---

export const GAP = 5;
export const PAD = 6;
const CAPTION = 8; // room for names below
export const WEAPON_SIDE = 48;

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

/** All pieces of a hex side by side, leaders first, each with its weapon at its right hand. */
export function fan(stack: Stack): Fan {
  const items: FanItem[] = [];
  let x = 0;
  for (const [n, { units }] of stack.piles.entries()) {
    if (n > 0) x += GAP * 3;
    for (const { unit, weapon } of [...units].reverse()) {
      items.push({ thing: `u:${unit.id}`, x, y: -SIDE / 2, side: SIDE });
      x += SIDE + (weapon ? 1 : GAP);
      if (!weapon) continue;
      items.push({ thing: `w:${weapon.id}`, x, y: SIDE / 2 - WEAPON_SIDE, side: WEAPON_SIDE, joined: true });
      x += WEAPON_SIDE + GAP;
    }
  }
  const width = x - GAP;
  for (const item of items) item.x -= width / 2;
  const box = { x: -width / 2 - PAD, y: -SIDE / 2 - PAD, w: width + 2 * PAD, h: SIDE + 2 * PAD + CAPTION };
  return { hex: stack.hex, items, box };
}

/** Does a hex hold more than can be seen? */
export function isPile(stack: Stack): boolean {
  return stack.piles.length > 1 || stack.piles.some(({ units }) => units.length > 1 || units.some(({ weapon }) => weapon));
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

// --- objectives ---

export interface Objective {
  number: number;
  control: number;
  value: number;
  home: Hex; // the hex that bears the tag
  others: Hex[];
}

export function objectives(view: View, geometry: Geometry): Objective[] {
  const found: Objective[] = [];
  for (const { number, control, value } of view.objectives) {
    const hexes = geometry.hexes.filter((hex) => hex.objective === number);
    const home = middlemost(hexes);
    if (home) found.push({ number, control, value, home, others: hexes.filter((hex) => hex !== home) });
  }
  return found;
}

function middlemost(hexes: Hex[]): Hex | undefined {
  const far = (hex: Hex) => hexes.reduce((sum, other) => sum + Math.hypot(hex.x - other.x, hex.y - other.y), 0);
  return hexes.reduce<Hex | undefined>((best, hex) => (best && far(best) <= far(hex) + 0.01 ? best : hex), undefined);
}

// --- places of things ---

/** The pieces on the table, so that a thing can be found by its name. */
export class Pieces {
  readonly units = new Map<number, UnitView>();
  readonly weapons = new Map<number, WeaponView>();
  readonly #inHex: Map<string, UnitView[]>;

  constructor(readonly view: View) {
    for (const unit of view.units) this.units.set(unit.id, unit);
    for (const weapon of view.weapons) this.weapons.set(weapon.id, weapon);
    this.#inHex = unitsByHex(view);
  }

  unit(thing: Thing): UnitView | undefined {
    return thing.startsWith('u:') ? this.units.get(Number(thing.slice(2))) : undefined;
  }

  weapon(thing: Thing): WeaponView | undefined {
    return thing.startsWith('w:') ? this.weapons.get(Number(thing.slice(2))) : undefined;
  }

  unitsIn(hex: string): UnitView[] {
    return this.#inHex.get(hex) ?? [];
  }

  /** Units and their weapons, as things. */
  thingsIn(hex: string): Thing[] {
    return this.unitsIn(hex).flatMap((unit) => (unit.weapon === null ? [`u:${unit.id}`] : [`u:${unit.id}`, `w:${unit.weapon}`]));
  }

  /** A unit's weapon, a weapon's carrier. */
  beside(thing: Thing): Thing[] {
    const weapon = this.unit(thing)?.weapon ?? null;
    const carrier = this.weapon(thing)?.carrier ?? null;
    return [...(weapon === null ? [] : [`w:${weapon}`]), ...(carrier === null ? [] : [`u:${carrier}`])];
  }

  hexOf(thing: Thing): string | null {
    if (thing.startsWith('h:')) return thing.slice(2);
    const weapon = this.weapon(thing);
    const unit = weapon ? (weapon.carrier === null ? undefined : this.units.get(weapon.carrier)) : this.unit(thing);
    return unit?.hex ?? null;
  }

  nationOf(unit: UnitView, catalogue: Catalogue): string {
    return catalogue.units[unit.type]?.nation ?? this.view.sides[unit.side]?.nation ?? '';
  }
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
