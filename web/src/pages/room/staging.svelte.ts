// What is shown of what has happened, one thing after the other; and, by a director of its own, what never happened.
import { untrack } from 'svelte';
import { Director, type Told } from '../../director/director.svelte';
import { marksOf } from '../../director/marks';
import { play, playBeats } from '../../director/sounds';
import type { Kit } from '../../lib/kit';
import type { AnyView, LogEntry } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';

const FILM = 600; // lines at once that are still played, where a turn is a film

interface Means {
  room: string;
  told: () => Told<AnyView>; // what the table has told
  covered: () => boolean; // a curtain hides the board
  myTurn: () => boolean;
}

/** The question is there at once, and whatever the reader does settles the rest. */
export class Staging {
  readonly director: Director<AnyView>;
  trial = $state.raw<Director<AnyView> | null>(null); // until the reader has seen enough
  readonly #kit: Kit;
  readonly #means: Means;

  constructor(kit: Kit, means: Means) {
    [this.#kit, this.#means] = [kit, means];
    this.director = new Director<AnyView>({
      stage: (lines, before, eyes) => kit.stage(lines, before, eyes), pace: () => settings.pace, away: () => document.hidden || means.covered(),
      marks: marksOf(means.room), onbeat: playBeats, ...(kit.film ? { many: FILM } : {}),
    });
    this.#follow();
    this.#call();
  }

  readonly shown = $derived.by(() => this.trial ?? this.director);
  /** Something is looked at, so nothing is drawn. */
  readonly busy = $derived.by(() => this.director.playing || this.trial !== null);

  #follow(): void {
    $effect.pre(() => {
      const told = this.#means.told();
      untrack(() => this.director.take(told));
    });
    $effect(() => {
      void settings.pace;
      untrack(() => this.director.repace());
    });
    $effect(() => () => this.director.close());
  }

  /** A chime; nobody is called to what he finds on arrival. */
  #call(): void {
    let wasMine = true;
    $effect(() => {
      const mine = this.#means.myTurn();
      if (mine && !wasMine) play('chime');
      wasMine = mine;
    });
  }

  show(log: LogEntry[], after: AnyView): void {
    const { view, eyes } = this.#means.told();
    this.trial = new Director<AnyView>({
      stage: (lines, before, whose) => this.#kit.stage(lines, before, whose), pace: () => (settings.pace === 'once' ? 'normal' : settings.pace), onbeat: playBeats, many: FILM,
    });
    this.trial.take({ view, log: [], eyes });
    this.trial.take({ view: after, log: log.map((line, n) => ({ ...line, n })), eyes });
  }

  hide(): void {
    this.trial?.close();
    this.trial = null;
  }
}
