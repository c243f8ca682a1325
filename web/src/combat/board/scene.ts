// A position of Combat! Volume 1, as the board needs it: single men, the guns they serve, and what lies on the ground.
import type { Scene } from '../../lib/kit';
import type { Geometry, Thing } from '../../lib/protocol';
import type { CombatCatalogue, CombatGun, CombatMan, CombatView } from '../protocol';
import { say } from '../../lib/say.svelte';
import { GAP, PAD, hexesByName, type Fan, type FanItem, type Hex } from '../../table/ground/layout';
import { fullHexWords, gunWords, hexWords, manName, manWords, shortName } from './narrate';

export const SIDE = 64; // of a counter, as drawn
export const TALL = 78;
export const FOOT = 41; // from the centre of a hex to the lower edge of its counters
export const TAB = 14.5; // how far a counter below peeks out above the one on it
const BESIDE = 0.76; // scale of two side by side
const CAPTION = 8;
const MG_42 = 'mg-42'; // the Enemy's machine gun teams are printed with it

export interface Placed {
  thing: Thing;
  piece: number; // of a man: his id, for gliding
  x: number; // upper left corner, from the centre of the hex, after scaling
  y: number;
  scale: number;
}
export interface Stack {
  hex: string;
  x: number;
  y: number;
  placed: Placed[]; // as they are drawn
}

/** Men and guns side by side: both sides of a Melee apart, else in two columns, those below peeking out above. */
export function arrange(men: readonly CombatMan[], guns: readonly CombatGun[]): Placed[] {
  const sides = [men.filter((man) => man.side === 'friendly'), men.filter((man) => man.side === 'enemy')];
  const groups = sides.map((side) => side.map((man) => ({ thing: `u:${man.id}`, piece: man.id })));
  const things = [...groups.flat(), ...guns.map((gun) => ({ thing: `w:${gun.id}`, piece: -1 }))];
  if (things.length === 0) return [];
  if (things.length === 1) return column(things, 0, 1);
  const half = Math.ceil(things.length / 2);
  const fight = sides.every((side) => side.length > 0);
  const left = fight ? (groups[0] ?? []) : things.slice(0, half);
  const right = things.slice(left.length);
  const apart = (SIDE * BESIDE) / 2 + 0.8;
  return [...column(left, -apart, BESIDE), ...column(right, apart, BESIDE)];
}

function column(things: { thing: Thing; piece: number }[], middle: number, scale: number): Placed[] {
  const foot = FOOT * (scale === 1 ? 1 : 0.86);
  return things.map(({ thing, piece }, n) => ({
    thing, piece, scale, x: middle - (SIDE * scale) / 2, y: foot - (TALL + TAB * (things.length - 1 - n)) * scale,
  }));
}

export class CombatScene implements Scene {
  readonly hexes: Map<string, Hex>;
  readonly men = new Map<number, CombatMan>();
  readonly guns = new Map<number, CombatGun>();
  readonly stacks: Stack[];
  readonly goals: { number: number; hexes: Hex[] }[];
  readonly #menIn = new Map<string, CombatMan[]>();
  readonly #gunsIn = new Map<string, CombatGun[]>();

  constructor(
    readonly view: CombatView,
    readonly catalogue: CombatCatalogue,
    readonly geometry: Geometry,
  ) {
    this.hexes = hexesByName(geometry);
    for (const man of view.men) {
      this.men.set(man.id, man);
      if (man.hex !== null) put(this.#menIn, man.hex, man);
    }
    for (const gun of view.guns) {
      this.guns.set(gun.id, gun);
      if (gun.hex !== null) put(this.#gunsIn, gun.hex, gun);
    }
    this.stacks = this.#stacks();
    this.goals = goalsOf(geometry);
  }

  man(thing: Thing | null): CombatMan | undefined {
    return thing?.startsWith('u:') ? this.men.get(Number(thing.slice(2))) : undefined;
  }

  gun(thing: Thing): CombatGun | undefined {
    return thing.startsWith('w:') ? this.guns.get(Number(thing.slice(2))) : undefined;
  }

  menIn(hex: string): CombatMan[] {
    return this.#menIn.get(hex) ?? [];
  }

  gunsIn(hex: string): CombatGun[] {
    return this.#gunsIn.get(hex) ?? [];
  }

  hexOf(thing: Thing): string | null {
    return thing.startsWith('h:') ? thing.slice(2) : (this.man(thing)?.hex ?? this.gun(thing)?.hex ?? null);
  }

  thingsIn(hex: string): Thing[] {
    return [...this.menIn(hex).map((man) => `u:${man.id}`), ...this.gunsIn(hex).map((gun) => `w:${gun.id}`)];
  }

  beside(thing: Thing): Thing[] {
    const gun = this.gun(thing);
    const tags = gun ? [gun.operator, gun.assistant] : [];
    return this.view.men.flatMap((man) => (tags.includes(man.tag) ? [`u:${man.id}`] : []));
  }

  has(thing: Thing): boolean {
    const place = this.man(thing)?.place;
    return place === 'board' || place === 'reserve' || this.gun(thing)?.hex != null;
  }

  isPile(hex: string): boolean {
    return this.thingsIn(hex).length > 1;
  }

  fan(hex: string): Fan | null {
    const things = this.thingsIn(hex);
    if (things.length === 0) return null;
    const width = things.length * SIDE + (things.length - 1) * GAP;
    const items = things.map((thing, n): FanItem => ({ thing, x: n * (SIDE + GAP) - width / 2, y: -TALL / 2, side: SIDE, tall: TALL }));
    return { hex, items, box: { x: -width / 2 - PAD, y: -TALL / 2 - PAD, w: width + 2 * PAD, h: TALL + 2 * PAD + CAPTION } };
  }

  pileScale(hex: string, piece: number): number {
    return this.stacks.find((stack) => stack.hex === hex)?.placed.find((placed) => placed.piece === piece)?.scale ?? 1;
  }

  waiting(shown: readonly Thing[]): number {
    return this.view.men.filter((man) => man.side === 'friendly' && man.place === 'reserve' && !shown.includes(`u:${man.id}`)).length;
  }

  home(): string[] {
    return this.view.men.flatMap((man) => (man.side === 'friendly' && man.hex !== null ? [man.hex] : []));
  }

  used(): string[] {
    const { made, melees, smoke, lights, grenades, corpses } = this.view.markers;
    return [
      ...this.#menIn.keys(), ...this.#gunsIn.keys(), ...Object.keys(made), ...melees, ...smoke.flatMap((cloud) => cloud.hexes), ...lights,
      ...grenades.map((grenade) => grenade.hex), ...corpses.map((corpse) => corpse.hex),
    ];
  }

  /** Each hex in smoke once, however many clouds meet there: it fades when all of them do. */
  get clouds(): { hex: Hex; fading: boolean }[] {
    const found = new Map<string, boolean>();
    for (const { hexes, fading } of this.view.markers.smoke) {
      for (const name of hexes) found.set(name, fading && (found.get(name) ?? true));
    }
    return [...found].flatMap(([name, fading]) => {
      const hex = this.hexes.get(name);
      return hex ? [{ hex, fading }] : [];
    });
  }

  name(thing: Thing): string {
    const man = this.man(thing);
    const gun = this.gun(thing);
    return man ? shortName(man, this) : gun ? say(this.catalogue.weapons[gun.weapon]?.title) : '';
  }

  words(thing: Thing): string {
    if (thing.startsWith('h:')) return hexWords(thing.slice(2), this);
    const man = this.man(thing);
    const gun = this.gun(thing);
    return man ? manWords(man, this) : gun ? gunWords(gun, this) : thing;
  }

  rows(hex: string): { thing: Thing; words: string }[] {
    return this.thingsIn(hex).map((thing) => ({ thing, words: this.words(thing) }));
  }

  fullWords(hex: string, lit: ReadonlySet<Thing>): string {
    return fullHexWords(hex, this, lit);
  }

  /** The machine gun that a man fires or helps with: on a counter of its own, or printed on his. */
  served(man: CombatMan): { weapon: string; operator: boolean } | null {
    const gun = this.view.guns.find((one) => one.operator === man.tag || one.assistant === man.tag);
    if (gun) return { weapon: gun.weapon, operator: gun.operator === man.tag };
    return man.gun ? { weapon: MG_42, operator: man.gun === 'operator' } : null;
  }

  /** The man of a tag, as he stands on his counter. */
  short(tag: string | null): string {
    const man = this.view.men.find((one) => one.tag === tag);
    return man ? shortName(man, this) : '';
  }

  /** The man of a tag, as he is called. */
  called(tag: string): string {
    const man = this.view.men.find((one) => one.tag === tag);
    return man ? manName(man, this) : tag;
  }

  #stacks(): Stack[] {
    const names = new Set([...this.#menIn.keys(), ...this.#gunsIn.keys()]);
    const found = [...names].flatMap((name) => {
      const hex = this.hexes.get(name);
      return hex ? [{ hex: name, x: hex.x, y: hex.y, placed: arrange(this.menIn(name), this.gunsIn(name)) }] : [];
    });
    // stacks further down are drawn later, so that what rises above a hex is not covered by the one behind
    return found.sort((a, b) => a.y - b.y || a.x - b.x);
  }
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}

/** The places that points are given for, by their numbers. */
function goalsOf(geometry: Geometry): { number: number; hexes: Hex[] }[] {
  const found = new Map<number, Hex[]>();
  for (const hex of geometry.hexes) {
    if (hex.objective > 0) found.set(hex.objective, [...(found.get(hex.objective) ?? []), hex]);
  }
  return [...found].map(([number, hexes]) => ({ number, hexes }));
}
