// A position of Barbarossa as the board needs it: units where they stand, and what lies in the hexes.
import type { Scene } from '../../lib/kit';
import type { Geometry, Thing } from '../../lib/protocol';
import { GAP, PAD, hexesByName, type Fan, type FanItem, type Hex } from '../../table/ground/layout';
import type { BarbarossaCard, BarbarossaCatalogue, BarbarossaHexNow, BarbarossaMine, BarbarossaUnit, BarbarossaView } from '../protocol';
import { laidDown, worksOf } from './works';
import { fullHexWords, hexWords, unitName, unitWords } from './narrate';

export const SIDE = 76; // of a counter, as drawn
export const FOOT = 38; // from the centre of a hex to the lower edge of its counters
const CAPTION = 8;
const SCALES = [1, 0.8, 0.64, 0.58]; // of one, two, three and more in a hex

export interface Placed {
  unit: BarbarossaUnit;
  x: number; // upper left corner, from the centre of the hex, after scaling
  y: number;
  scale: number;
}
export interface Stack {
  hex: string;
  x: number;
  y: number;
  placed: Placed[];
}

/** One in the middle, two side by side, more in two rows; the sides of a Close Combat apart, left and right. */
export function arrange(units: readonly BarbarossaUnit[]): Placed[] {
  const sorted = [...units].sort((a, b) => a.side.localeCompare(b.side) || a.id - b.id);
  const scale = SCALES[Math.min(units.length, SCALES.length) - 1] ?? 1;
  const side = SIDE * scale;
  if (sorted.length <= 2) {
    const wide = sorted.length * side + (sorted.length - 1) * 2;
    return sorted.map((unit, n) => ({ unit, scale, x: -wide / 2 + n * (side + 2), y: FOOT - (SIDE + side) / 2 }));
  }
  const columns = Math.ceil(sorted.length / 2);
  const step = Math.min(side + 2, 100 / columns);
  return sorted.map((unit, n) => {
    const [row, column] = [n % 2, Math.floor(n / 2)];
    return { unit, scale, x: -((columns - 1) * step + side) / 2 + column * step, y: row === 0 ? -side - 1 : 1 };
  });
}

export class BarbarossaScene implements Scene {
  readonly hexes: Map<string, Hex>;
  readonly units = new Map<number, BarbarossaUnit>();
  readonly stacks: Stack[];
  readonly ground: Record<string, BarbarossaHexNow>; // by hex, with what is laid in a set-up
  readonly mines: BarbarossaMine[];
  readonly #byName = new Map<string, BarbarossaUnit>();
  readonly #in = new Map<string, BarbarossaUnit[]>();
  readonly #loads = new Map<string, number>();

  constructor(
    readonly view: BarbarossaView,
    readonly catalogue: BarbarossaCatalogue,
    readonly geometry: Geometry,
  ) {
    this.hexes = hexesByName(geometry);
    for (const unit of view.units) {
      this.units.set(unit.id, unit);
      this.#byName.set(unit.name, unit);
      if (this.hexes.has(unit.place)) this.#in.set(unit.place, [...(this.#in.get(unit.place) ?? []), unit]);
      if (unit.carrier !== null) this.#loads.set(unit.carrier, (this.#loads.get(unit.carrier) ?? 0) + 1);
    }
    this.stacks = this.#stacks();
    [this.ground, this.mines] = laidDown(view);
  }

  unit(thing: Thing | null | undefined): BarbarossaUnit | undefined {
    return thing?.startsWith('u:') ? this.units.get(Number(thing.slice(2))) : undefined;
  }

  /** By army and flag number. */
  named(name: string | undefined): BarbarossaUnit | undefined {
    return name === undefined ? undefined : this.#byName.get(name);
  }

  cardOf(unit: BarbarossaUnit): BarbarossaCard | undefined {
    return this.catalogue.cards?.[unit.card];
  }

  /** Which silhouette it has. */
  shapeOf(unit: BarbarossaUnit): string {
    const card = this.cardOf(unit);
    if (card?.abilities.includes('train')) return 'train';
    if (card?.abilities.includes('water-unit')) return 'boat';
    return card?.abilities.includes('hq') ? 'hq' : (card?.type ?? 'infantry');
  }

  /** How many units it carries or tows. */
  loadOf(unit: BarbarossaUnit): number {
    return this.#loads.get(unit.name) ?? 0;
  }

  unitsIn(hex: string): BarbarossaUnit[] {
    return this.#in.get(hex) ?? [];
  }

  groundOf(hex: string): BarbarossaHexNow {
    return this.ground[hex] ?? {};
  }

  /** A unit that is carried is where its carrier is. */
  hexOf(thing: Thing): string | null {
    if (thing.startsWith('h:')) return thing.slice(2);
    const unit = this.unit(thing);
    if (!unit) return null;
    const place = unit.place === 'aboard' ? this.named(unit.carrier ?? undefined)?.place : unit.place;
    return place !== undefined && this.hexes.has(place) ? place : null;
  }

  thingsIn(hex: string): Thing[] {
    return this.unitsIn(hex).map((unit) => `u:${unit.id}`);
  }

  beside(thing: Thing): Thing[] {
    const name = this.unit(thing)?.name;
    return this.view.units.flatMap((unit) => (unit.carrier !== null && unit.carrier === name ? [`u:${unit.id}`] : []));
  }

  has(thing: Thing): boolean {
    if (worksOf(thing)) return true;
    const place = this.unit(thing)?.place;
    return place !== undefined && (this.hexes.has(place) || ['airfield', 'reserve', 'aboard'].includes(place));
  }

  isPile(hex: string): boolean {
    return this.unitsIn(hex).length > 2;
  }

  fan(hex: string): Fan | null {
    const things = this.thingsIn(hex);
    if (things.length === 0) return null;
    const width = things.length * SIDE + (things.length - 1) * GAP;
    const items = things.map((thing, n): FanItem => ({ thing, x: n * (SIDE + GAP) - width / 2, y: -SIDE / 2, side: SIDE, tall: SIDE }));
    return { hex, items, box: { x: -width / 2 - PAD, y: -SIDE / 2 - PAD, w: width + 2 * PAD, h: SIDE + 2 * PAD + CAPTION } };
  }

  pileScale(hex: string, piece: number): number {
    return this.stacks.find((stack) => stack.hex === hex)?.placed.find((placed) => placed.unit.id === piece)?.scale ?? 1;
  }

  waiting(shown: readonly Thing[]): number {
    return this.mine().filter((unit) => unit.place === 'reserve' && !shown.includes(`u:${unit.id}`)).length;
  }

  /** Units of the seat that looks; a spectator has none. */
  mine(): BarbarossaUnit[] {
    const side = ['german', 'soviet'][this.view.seat];
    return this.view.units.filter((unit) => unit.side === side);
  }

  /** Of the other side, as far as they are to be seen. */
  enemies(): BarbarossaUnit[] {
    const side = ['german', 'soviet'][1 - this.view.seat];
    return this.view.units.filter((unit) => unit.side === side && this.hexes.has(unit.place));
  }

  home(): string[] {
    return this.mine().flatMap((unit) => (this.hexes.has(unit.place) ? [unit.place] : []));
  }

  used(): string[] {
    return [...this.#in.keys(), ...Object.keys(this.ground), ...this.mines.map((mine) => mine.hex)];
  }

  name(thing: Thing): string {
    return this.unit(thing)?.name ?? '';
  }

  words(thing: Thing): string {
    if (thing.startsWith('h:')) return hexWords(thing.slice(2), this);
    const unit = this.unit(thing);
    return unit ? unitWords(unit, this) : thing;
  }

  called(thing: Thing): string {
    const unit = this.unit(thing);
    return unit ? unitName(unit, this) : thing;
  }

  rows(hex: string): { thing: Thing; words: string }[] {
    return this.thingsIn(hex).map((thing) => ({ thing, words: this.words(thing) }));
  }

  fullWords(hex: string, lit: ReadonlySet<Thing>): string {
    return fullHexWords(hex, this, lit);
  }

  #stacks(): Stack[] {
    const found = [...this.#in].flatMap(([name, units]) => {
      const hex = this.hexes.get(name);
      return hex ? [{ hex: name, x: hex.x, y: hex.y, placed: arrange(units) }] : [];
    });
    return found.sort((a, b) => a.y - b.y || a.x - b.x);
  }
}
