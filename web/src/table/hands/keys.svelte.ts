// The board by keys: a cursor walks over hexes and pieces and is described as it goes.
import type { BoardProps } from '../../lib/components';
import type { Thing } from '../../lib/protocol';
import { t } from '../../lib/say.svelte';
import type { Point } from '../ground/camera';
import { isOwn, type Hands } from './hands.svelte';
import type { Looking } from '../ground/looking.svelte';
import type { Position } from '../position.svelte';
import type { Sight } from './sight.svelte';

const STEPS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const PAN = 90; // pixels
const ZOOM = 1.3;

export class Keys {
  cursor = $state<string | null>(null);
  focus = $state<Thing | null>(null); // a piece under the cursor
  #props: BoardProps;
  #position: Position;
  #looking: Looking;
  #hands: Hands;
  #sight: Sight;

  constructor(props: BoardProps, position: Position, looking: Looking, hands: Hands, sight: Sight) {
    this.#props = props;
    this.#position = position;
    this.#looking = looking;
    this.#hands = hands;
    this.#sight = sight;
  }

  /** The hex under the cursor while the keys are in use. */
  readonly hex = $derived.by(() => (this.#hands.walking ? this.cursor : null));

  down(event: KeyboardEvent): void {
    if (this.#props.still || event.altKey || event.metaKey || event.ctrlKey || this.#hands.menu) return;
    if (isOwn(event.target) && event.key !== 'Escape') return;
    if (!this.#did(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Answers whether the key was one of ours. */
  #did(event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    if (step) this.#step(step, event.shiftKey);
    else if (event.key === '+' || event.key === '=') this.#looking.zoom(ZOOM, undefined, true);
    else if (event.key === '-' || event.key === '_') this.#looking.zoom(1 / ZOOM, undefined, true);
    else if (event.key === '0') this.#looking.fit();
    else if (event.key === 'n' || event.key === 'N') this.#nextLit(event.shiftKey ? -1 : 1);
    else if (event.key === 'PageDown' || event.key === 'PageUp') this.#nextPiece(event.key === 'PageDown' ? 1 : -1);
    else if (event.key === 'm' || event.key === 'ContextMenu') return this.#menu();
    else if (event.key === ' ' || event.key === 'Enter') return this.#press();
    else if (event.key === 'Escape') return this.#escape();
    else return false;
    return true;
  }

  #step([columns, rows]: [number, number], pan: boolean): void {
    if (pan) this.#looking.pan(-PAN * columns, -PAN * rows, true);
    else if (this.hex !== null) this.walk(this.#position.grid.step(this.hex, columns, rows), null);
    else this.walk(this.cursor ?? this.#start(), null);
  }

  /** Begin where something can be chosen, or in the middle of what is seen. */
  #start(): string {
    for (const thing of this.#position.lit) {
      const hex = this.#position.scene.hexOf(thing);
      if (hex !== null) return hex;
    }
    const { x, y, w, h } = this.#looking.seen;
    const far = (hex: Point) => Math.hypot(hex.x - x - w / 2, hex.y - y - h / 2);
    return this.#props.geometry.hexes.reduce((best, hex) => (far(hex) < far(best) ? hex : best)).name;
  }

  walk(hex: string, piece: Thing | null): void {
    const spot = this.#position.hexes.get(hex);
    if (!spot) return;
    const { scene, lit } = this.#position;
    this.#hands.rest(null);
    this.#hands.walking = true;
    this.#hands.open(piece !== null || scene.thingsIn(hex).length > 1 ? hex : null, null);
    this.cursor = hex;
    this.focus = piece;
    this.#looking.bring([spot]);
    const chosen = piece !== null && lit.has(piece) ? ` ${t('board-can-choose')}.` : '';
    const proposed = this.#props.proposals?.hexes.has(hex) ? ` ${this.#props.proposals.words(hex)}.` : '';
    this.#hands.spoken = (piece === null ? scene.fullWords(hex, lit) : `${scene.words(piece)}.${chosen}`) + proposed;
    this.#hands.point(piece ?? `h:${hex}`);
  }

  #nextPiece(by: number): void {
    if (this.cursor === null) return;
    const things = this.#position.scene.thingsIn(this.cursor);
    if (things.length === 0) this.#hands.spoken = t('board-empty');
    else this.walk(this.cursor, next(things, this.hex === null ? null : this.focus, by));
  }

  #nextLit(by: number): void {
    const { lit, scene } = this.#position;
    const proposed = [...(this.#props.proposals?.hexes ?? [])].map((hex) => `h:${hex}`);
    const things = [...new Set([...lit, ...proposed])].filter((thing) => scene.hexOf(thing) !== null);
    if (things.length === 0) return;
    const thing = next(things, this.hex === null ? null : (this.focus ?? `h:${this.hex}`), by);
    this.walk(scene.hexOf(thing) ?? '', thing.startsWith('h:') ? null : thing);
  }

  /** Where the cursor is on the screen. */
  get spot(): Point {
    const hex = this.cursor === null ? undefined : this.#position.hexes.get(this.cursor);
    return hex ? this.#looking.toScreen(hex) : this.#hands.pointer;
  }

  #menu(): boolean {
    return this.hex !== null && this.#hands.openMenu(this.focus ?? `h:${this.hex}`, this.spot);
  }

  /** Enter and Space act on what the cursor is on; without a cursor they are not ours. */
  #press(): boolean {
    if (this.hex === null) return false;
    this.#hands.act(this.focus ?? `h:${this.hex}`, this.spot);
    return true;
  }

  /** Lets go of one thing after the other; with nothing left to let go of it is not ours. */
  #escape(): boolean {
    if (this.#position.picked.length > 0) {
      this.#position.pick([]);
      this.#hands.spoken = t('board-dropped');
    } else if (this.#sight.on) this.#sight.off();
    else if (this.hex !== null) {
      this.#hands.walking = false;
      this.#hands.fanned = null;
    } else return false;
    return true;
  }

  // --- L, wherever the focus is, as long as the pointer is over the board ---

  holdSight(event: KeyboardEvent, near: boolean): void {
    if (event.key.toLowerCase() !== 'l' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
    if (!near || typing || this.#props.still || !this.#props.ask) return;
    const { subjects, scene } = this.#position;
    const subject = subjects.map((thing) => scene.hexOf(thing)).find((hex) => hex !== null);
    this.#sight.hold(subject ?? this.#hands.hex ?? this.hex);
  }

  letSightGo(event: KeyboardEvent): void {
    if (event.key.toLowerCase() === 'l') this.#sight.letGo();
  }
}

function next(things: Thing[], now: Thing | null, by: number): Thing {
  const at = now === null ? -1 : things.indexOf(now);
  const to = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  return things[to] ?? '';
}
