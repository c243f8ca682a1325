// What a player has answered for the rest of the turn is answered here, without being shown to him.
import { untrack } from 'svelte';
import { answered, NOTHING, waive, type Often } from '../../lib/often';

interface Means {
  often: () => Often | null;
  busy: () => boolean;
  revision: () => number;
  choose: (code: number) => void;
}

export class Waiving {
  #waived = $state.raw(NOTHING);
  #sent = -1; // the revision at which that was done last
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
    $effect(() => this.#answer());
  }

  readonly often = $derived.by(() => this.#means.often());
  readonly ahead = $derived.by(() => answered(this.#waived, this.often));

  #answer(): void {
    const { ahead } = this;
    if (ahead === null || this.#means.busy()) return;
    const revision = this.#means.revision();
    untrack(() => {
      if (this.#sent === revision) this.#waived = NOTHING; // it did not get through: ask him
      else this.#means.choose(ahead);
      this.#sent = revision;
    });
  }

  waive(everybody: boolean): void {
    if (!this.often) return;
    this.#sent = -1;
    this.#waived = waive(this.#waived, this.often, everybody);
  }

  forget(): void {
    this.#waived = NOTHING;
  }

  /** How he says that he wants to be asked, in the turn for which he waived something. */
  again(turn: number): typeof NOTHING.again {
    return this.#waived.turn === turn ? this.#waived.again : null;
  }
}
