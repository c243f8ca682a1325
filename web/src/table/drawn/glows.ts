// Which light a thing is shown in.
import type { Thing } from '../../lib/protocol';

export type Glow = 'lit' | 'picked' | 'pointed' | null;

export class Glows {
  readonly #picked: Set<Thing>;
  readonly #pointed: Set<Thing>;

  constructor(
    readonly lit: ReadonlySet<Thing>,
    picked: readonly Thing[],
    pointed: readonly Thing[],
  ) {
    this.#picked = new Set(picked);
    this.#pointed = new Set(pointed);
  }

  of(thing: Thing): Glow {
    if (this.#picked.has(thing)) return 'picked';
    if (this.lit.has(thing)) return 'lit';
    return this.#pointed.has(thing) ? 'pointed' : null;
  }
}
