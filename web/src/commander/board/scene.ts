// A position of a Commander game, as the board needs it.
import type { Scene } from '../../lib/kit';
import type { Geometry, Thing } from '../../lib/protocol';
import { say } from '../../lib/say.svelte';
import { hexesByName, type Fan, type Hex } from '../../table/ground/layout';
import { Pieces, fan, isPile, objectives, stacks, type Objective, type Stack } from './layout';
import { fortOf, fullHexWords, thingWords, unitWords, unitsTopDown, weaponName } from './narrate';
import type { Catalogue, GunView, View } from '../protocol';
import { guns, highest, scattered } from '../war/war';

export class CommanderScene implements Scene {
  readonly hexes: Map<string, Hex>;
  readonly pieces: Pieces;
  readonly stacks: Stack[];
  readonly objectives: Objective[];
  readonly scattered: ReadonlySet<number>;
  readonly highest: ReadonlySet<number>;
  readonly guns: ReadonlyMap<number, GunView>;

  constructor(
    readonly view: View,
    readonly catalogue: Catalogue,
    readonly geometry: Geometry,
  ) {
    this.hexes = hexesByName(geometry);
    this.pieces = new Pieces(view);
    this.stacks = stacks(view, this.hexes);
    this.objectives = objectives(view, geometry);
    this.scattered = scattered(view);
    this.highest = highest(view);
    this.guns = guns(view);
  }

  hexOf(thing: Thing): string | null {
    return this.pieces.hexOf(thing);
  }

  thingsIn(hex: string): Thing[] {
    return this.pieces.thingsIn(hex);
  }

  beside(thing: Thing): Thing[] {
    return this.pieces.beside(thing);
  }

  has(thing: Thing): boolean {
    return this.pieces.unit(thing) !== undefined || this.pieces.weapon(thing) !== undefined || fortOf(thing) !== null;
  }

  leads(thing: Thing): boolean {
    return this.pieces.unit(thing)?.kind === 'leader';
  }

  isPile(hex: string): boolean {
    const stack = this.#stackIn(hex);
    return stack !== undefined && isPile(stack);
  }

  fan(hex: string): Fan | null {
    const stack = this.#stackIn(hex);
    return stack ? fan(stack) : null;
  }

  pileScale(hex: string, piece: number): number {
    const piles = this.#stackIn(hex)?.piles ?? [];
    return piles.find(({ units }) => units.some((placed) => placed.unit.id === piece))?.scale ?? 1;
  }

  waiting(shown: readonly Thing[]): number {
    const idle = this.view.units.filter((unit) => unit.hex === null && unit.space === null && unit.side === this.view.seat);
    return idle.filter((unit) => !shown.includes(`u:${unit.id}`)).length;
  }

  home(): string[] {
    return this.view.units.flatMap((unit) => (unit.side === this.view.seat && unit.hex !== null ? [unit.hex] : []));
  }

  used(): string[] {
    return [...this.view.units.flatMap((unit) => unit.hex ?? []), ...this.view.hexes.map((mark) => mark.hex), ...(this.view.war?.gas ?? [])];
  }

  name(thing: Thing): string {
    const weapon = this.pieces.weapon(thing);
    if (weapon) return say(this.catalogue.weapons[weapon.type]?.title) || weapon.title;
    const unit = this.pieces.unit(thing);
    return unit ? say(this.catalogue.units[unit.type]?.title) || unit.title : '';
  }

  words(thing: Thing): string {
    return thingWords(thing, this);
  }

  rows(hex: string): { thing: Thing; words: string }[] {
    return unitsTopDown(hex, this).flatMap((unit) => {
      const weapon = unit.weapon === null ? undefined : this.pieces.weapons.get(unit.weapon);
      const own = { thing: `u:${unit.id}`, words: unitWords(unit, this) };
      return weapon ? [own, { thing: `w:${weapon.id}`, words: weaponName(weapon, this) }] : [own];
    });
  }

  fullWords(hex: string, lit: ReadonlySet<Thing>): string {
    return fullHexWords(hex, this, lit);
  }

  #stackIn(hex: string): Stack | undefined {
    return this.stacks.find((stack) => stack.hex === hex);
  }
}
