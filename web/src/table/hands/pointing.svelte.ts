// Showing the others: a hex, an arrow from one to another, or the line of sight that is looked along.
import type { BoardProps } from '../../lib/components';
import { isOwn } from './hands.svelte';
import type { Sight } from './sight.svelte';

export class Pointing {
  on = $state(false); // by its button: the next click points
  start = $state<string | null>(null); // of an arrow that is being drawn
  #props: BoardProps;
  #sight: Sight;
  #done = false; // the click that follows belongs to what was drawn

  constructor(props: BoardProps, sight: Sight) {
    this.#props = props;
    this.#sight = sight;
  }

  get can(): boolean {
    return Boolean(this.#props.onmark) && !this.#props.still;
  }

  toggle(): void {
    this.on = !this.on;
  }

  /** A press with Alt held, or with the tool on, begins; answers whether it is ours. */
  press(event: PointerEvent): boolean {
    this.#done = false;
    if (!this.can || event.button !== 0 || isOwn(event.target) || !(this.on || event.altKey)) return false;
    this.start = hexAt(event.clientX, event.clientY);
    return this.start !== null;
  }

  release(event: PointerEvent): boolean {
    const from = this.start;
    if (from === null) return false;
    this.start = null;
    this.#done = true;
    const to = hexAt(event.clientX, event.clientY);
    if (to !== null) this.show(from, to === from ? null : to);
    return true;
  }

  /** Did the click that comes now belong to it? */
  get ate(): boolean {
    const done = this.#done;
    this.#done = false;
    return done;
  }

  /** P: the hex under the cursor or pointer; with Shift an arrow from the one before. */
  key(event: KeyboardEvent, hex: string | null): boolean {
    if (event.key.toLowerCase() !== 'p' || event.repeat || !this.can || hex === null) return false;
    if (!event.shiftKey) this.show(this.start ?? hex, this.start !== null && this.start !== hex ? hex : null);
    this.start = event.shiftKey ? hex : null;
    return true;
  }

  /** A single hex pointed at while a line of sight is looked along is the end of that line. */
  show(from: string, to: string | null): void {
    const eye = this.#sight.on && to === null ? this.#sight.from : null;
    if (eye !== null && eye !== from) this.#props.onmark?.(eye, from, true);
    else this.#props.onmark?.(from, to, false);
    this.on = false;
  }
}

/** The hex at a point of the window, whatever lies on it. */
function hexAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = element.getAttribute('data-thing');
    if (thing?.startsWith('h:')) return thing.slice(2);
  }
  return null;
}
