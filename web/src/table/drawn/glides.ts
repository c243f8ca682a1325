// Counters on their way: drawn where they were, they are moved over the board to where they go.
import type { Beat } from '../../director/beats';
import type { Kit } from '../../lib/kit';
import { settings } from '../../lib/settings.svelte';
import type { Position } from '../position.svelte';

const LONGEST = 1500; // milliseconds; a slow pace leaves time to look, not to crawl
const PART = 0.8; // of its beat; then it stands

export class Glides {
  #running: Animation[] = [];
  #position: Position;
  #kit: Kit;

  constructor(position: Position, kit: Kit) {
    this.#position = position;
    this.#kit = kit;
  }

  /** Counters that have moved since the position that is drawn stand at their ends; those that move now are seen to go, for `lasts` milliseconds. */
  show(board: Element | undefined, now: readonly Beat[], done: readonly Beat[], lasts: number): void {
    for (const one of this.#running.splice(0)) one.cancel();
    if (!board) return;
    for (const beat of done) if (beat.kind === 'move') this.#glide(board, beat.unit, beat.path.slice(-1), 0);
    const time = settings.moving ? Math.min(LONGEST, lasts * PART) : 0;
    for (const beat of now) if (beat.kind === 'move') this.#glide(board, beat.unit, beat.path, time);
  }

  #glide(board: Element, unit: number, path: string[], duration: number): void {
    const { hexes, scene } = this.#position;
    const counter = board.querySelector(`[data-glide="${unit}"]`);
    const here = hexes.get(scene.hexOf(`u:${unit}`) ?? '');
    if (!counter || !here) return;
    const scale = this.#kit.counter.grown * settings.scale * scene.pileScale(here.name, unit); // the counter is drawn in units of its own
    const spots = path.flatMap((name) => hexes.get(name) ?? []);
    const frames = spots.map((hex) => ({ transform: `translate(${(hex.x - here.x) / scale}px, ${(hex.y - here.y) / scale}px)` }));
    if (frames.length === 1) frames.push(frames[0]!);
    this.#running.push(counter.animate(frames, { duration, easing: 'ease-in-out', fill: 'both' }));
  }
}
