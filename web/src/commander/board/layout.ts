// Where the pieces of Combat Commander are drawn, in units of the map: stacks of counters, fans, objective tags.
import type { Geometry, Thing } from '../../lib/protocol';
import { FOOT, GAP, PAD, SIDE, TAB, type Fan, type FanItem, type Hex } from '../../table/ground/layout';
import type { Catalogue, UnitView, View, WeaponView } from '../protocol';

export const WEAPON_SIDE = 48;
const CHIP = 25; // how far a weapon peeks out at the right
const FIGHT_SCALE = 0.72;
const CAPTION = 8; // room for names below a fan

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

// --- stacks ---

const ORDER: Record<UnitView['kind'], number> = { tank: 0, squad: 1, team: 2, runner: 3, hero: 4, leader: 5 };

/** Tanks and squads lie at the bottom, leaders on top; of equals the broken ones lie lower. */
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
