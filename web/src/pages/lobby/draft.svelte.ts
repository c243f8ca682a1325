// A random scenario in the making: what is wished for, the seed, and what the table has made of both.
import { api, ApiError } from '../../lib/api';
import type { RandomScenario } from '../../lib/protocol';
import { seedOf, wishedFor } from '../../lib/scenarios';
import { toast } from '../../lib/toasts.svelte';

export class Draft {
  wishes = $state.raw<Record<string, string>>({});
  made = $state.raw<RandomScenario | null>(null);
  waiting = $state(false); // what is shown is not what was asked for last
  readonly #title: string;
  #asked = 0;

  constructor(title: string) {
    this.#title = title;
  }

  /** The rest stays as near as the dice allow: the seed is kept. */
  wish(name: string, value: string): void {
    this.wishes = { ...this.wishes, [name]: value };
    void this.ask(this.made?.seed);
  }

  free(): void {
    this.wishes = {};
    void this.ask(this.made?.seed);
  }

  fromSeed(text: string): void {
    void this.ask(text.trim() ? seedOf(text) : undefined);
  }

  /** Can this be chosen beside the other wishes? */
  allows(name: string, value: string): boolean {
    return this.made?.possible[name]?.includes(value) ?? true;
  }

  async ask(seed?: number): Promise<void> {
    const number = ++this.#asked;
    this.waiting = true;
    try {
      const made = await api.randomScenario(this.#title, { ...(seed === undefined ? {} : { seed }), wishes: wishedFor(this.wishes) });
      if (number === this.#asked) this.made = made;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (number === this.#asked) toast(problem.message, 'error');
    }
    if (number === this.#asked) this.waiting = false;
  }
}
