// A position of any game, as the board needs it: the pieces that its view lists, and the hexes of its geometry.
import type { Scene } from '../lib/kit';
import type { Geometry, Thing } from '../lib/protocol';
import { known, t } from '../lib/say.svelte';
import { FOOT, GAP, PAD, SIDE, TAB, hexesByName, type Fan, type FanItem, type Hex } from '../table/ground/layout';

const CAPTION = 8;

/** What a view of any game may list for this kit. */
export interface PlainPiece {
  id: number;
  side: number;
  hex: string | null;
  mark: string; // a letter or two, written on the counter
}
export interface PlainView {
  seat: number;
  turn: number;
  turns?: number;
  pieces?: PlainPiece[];
}
export interface Placed {
  piece: PlainPiece;
  x: number; // upper left corner, from the centre of the hex
  y: number;
}
export interface Stack {
  hex: string;
  x: number;
  y: number;
  placed: Placed[]; // the lowest first
}

export class PlainScene implements Scene {
  readonly hexes: Map<string, Hex>;
  readonly pieces: readonly PlainPiece[];
  readonly stacks: Stack[];

  constructor(
    readonly view: PlainView,
    readonly geometry: Geometry,
  ) {
    this.hexes = hexesByName(geometry);
    this.pieces = view.pieces ?? [];
    this.stacks = [...this.hexes.values()].flatMap((hex) => this.#stack(hex));
  }

  piece(thing: Thing): PlainPiece | undefined {
    return thing.startsWith('u:') ? this.pieces.find((piece) => piece.id === Number(thing.slice(2))) : undefined;
  }

  piecesIn(hex: string): PlainPiece[] {
    return this.pieces.filter((piece) => piece.hex === hex);
  }

  hexOf(thing: Thing): string | null {
    return thing.startsWith('h:') ? thing.slice(2) : (this.piece(thing)?.hex ?? null);
  }

  thingsIn(hex: string): Thing[] {
    return this.piecesIn(hex).map((piece) => `u:${piece.id}`);
  }

  beside(): Thing[] {
    return [];
  }

  has(thing: Thing): boolean {
    return this.piece(thing) !== undefined;
  }

  isPile(hex: string): boolean {
    return this.piecesIn(hex).length > 1;
  }

  fan(hex: string): Fan | null {
    const things = this.thingsIn(hex);
    if (things.length === 0) return null;
    const width = things.length * SIDE + (things.length - 1) * GAP;
    const items = things.map((thing, n): FanItem => ({ thing, x: n * (SIDE + GAP) - width / 2, y: -SIDE / 2, side: SIDE }));
    return { hex, items, box: { x: -width / 2 - PAD, y: -SIDE / 2 - PAD, w: width + 2 * PAD, h: SIDE + 2 * PAD + CAPTION } };
  }

  pileScale(): number {
    return 1;
  }

  waiting(shown: readonly Thing[]): number {
    return this.pieces.filter(({ id, side, hex }) => side === this.view.seat && hex === null && !shown.includes(`u:${id}`)).length;
  }

  home(): string[] {
    return this.pieces.flatMap(({ side, hex }) => (side === this.view.seat && hex !== null ? [hex] : []));
  }

  used(): string[] {
    return this.pieces.flatMap(({ hex }) => hex ?? []);
  }

  name(thing: Thing): string {
    return this.piece(thing)?.mark ?? '';
  }

  words(thing: Thing): string {
    return thing.startsWith('h:') ? this.#hexWords(thing.slice(2)) : this.name(thing) || thing;
  }

  rows(hex: string): { thing: Thing; words: string }[] {
    return this.thingsIn(hex).map((thing) => ({ thing, words: this.name(thing) }));
  }

  fullWords(hex: string, lit: ReadonlySet<Thing>): string {
    const parts = [this.#hexWords(hex), ...this.piecesIn(hex).map(({ mark }) => mark)];
    if (lit.has(`h:${hex}`)) parts.push(t('board-can-choose'));
    return `${parts.join('. ')}.`;
  }

  #hexWords(name: string): string {
    const terrain = `terrain-${this.hexes.get(name)?.terrain ?? ''}`;
    return known(terrain) ? t('board-hex', { hex: name, terrain: t(terrain) }) : name;
  }

  #stack(hex: Hex): Stack[] {
    const pieces = this.piecesIn(hex.name);
    const placed = pieces.map((piece, n) => ({ piece, x: -SIDE / 2, y: FOOT - SIDE - TAB * (pieces.length - 1 - n) }));
    return placed.length > 0 ? [{ hex: hex.name, x: hex.x, y: hex.y, placed }] : [];
  }
}
