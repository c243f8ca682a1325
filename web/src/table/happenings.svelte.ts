// Plays what comes into the log. Counters stand where they belong at once; nothing waits for a picture.
import type { BoardProps } from '../lib/components';
import type { Kit, Scene } from '../lib/kit';
import { settings } from '../lib/settings.svelte';
import { News, type Effect } from './effects';
import type { Position } from './position.svelte';

const LASTS = 700; // milliseconds after which an effect is gone for sure
const LONGEST = 560;

export interface Shown {
  id: number;
  effect: Effect;
  scene: Scene; // as it was
}

export class Happenings {
  shown = $state.raw<Shown[]>([]);
  #news = new News();
  #before: Scene | null = null;
  #count = 0;
  #props: BoardProps;
  #position: Position;
  #kit: Kit;

  constructor(props: BoardProps, position: Position, kit: Kit) {
    this.#kit = kit;
    this.#props = props;
    this.#position = position;
  }

  /** Takes note of a new state; `board` is where its counters are drawn. */
  take(board: Element | undefined): void {
    const fresh = this.#news.take(this.#props.log ?? []);
    if (!this.#props.still && settings.moving && !document.hidden) for (const effect of this.#kit.effects(fresh)) this.#play(effect, board);
    this.#before = this.#position.scene;
  }

  #play(effect: Effect, board: Element | undefined): void {
    if (effect.kind === 'glide') {
      if (board) this.#glide(board, effect.unit, effect.path);
      return;
    }
    const id = (this.#count += 1);
    this.shown = [...this.shown, { id, effect, scene: this.#before ?? this.#position.scene }];
    window.setTimeout(() => this.end(id), LASTS);
  }

  end(id: number): void {
    this.shown = this.shown.filter((other) => other.id !== id);
  }

  /** The counter is where it belongs already; it only seems to come from where it was. */
  #glide(board: Element, unit: number, path: string[]): void {
    const { hexes, scene } = this.#position;
    const counter = board.querySelector(`[data-glide="${unit}"]`);
    const last = hexes.get(scene.hexOf(`u:${unit}`) ?? '');
    if (!counter || !last || path.at(-1) !== last.name) return;
    const spots = path.flatMap((name) => hexes.get(name) ?? []);
    const scale = this.#kit.counter.grown * settings.scale * scene.pileScale(last.name, unit); // the counter is drawn in units of its own
    const frames = spots.map((hex) => ({ transform: `translate(${(hex.x - last.x) / scale}px, ${(hex.y - last.y) / scale}px)` }));
    counter.animate(frames, { duration: Math.min(LONGEST, 160 + 130 * (spots.length - 1)), easing: 'ease-in-out' });
  }
}
