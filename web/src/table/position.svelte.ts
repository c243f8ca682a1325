// The position on the board and the question about it, worked out from the board's props.
import type { BoardProps } from '../lib/components';
import type { Kit, Scene } from '../lib/kit';
import type { AnyView, Question, Thing } from '../lib/protocol';
import { Glows } from './drawn/glows';
import { Grid, hexesByName } from './ground/layout';
import { kept, lit, subjects, type Places } from './hands/pick';

const NOTHING: Thing[] = [];

/** Keeps objects whose contents have not changed. */
export class Same<T extends { id: number }> {
  readonly #kept = new Map<number, { text: string; entry: T }>();

  keep(entries: readonly T[]): T[] {
    return entries.map((entry) => {
      const text = JSON.stringify(entry);
      const kept = this.#kept.get(entry.id);
      if (kept?.text === text) return kept.entry;
      this.#kept.set(entry.id, { text, entry });
      return entry;
    });
  }
}

export class Position {
  #props: BoardProps;
  #own = $state.raw<Thing[]>(NOTHING);
  #kit: Kit;
  #same: Map<string, Same<{ id: number }>>;

  constructor(props: BoardProps, kit: Kit) {
    this.#props = props;
    this.#kit = kit;
    this.#same = new Map(kit.lists.map((name) => [name, new Same()]));
  }

  readonly hexes = $derived.by(() => hexesByName(this.#props.geometry));
  readonly grid = $derived.by(() => new Grid(this.#props.geometry));
  /** The view, with the very same pieces as before where nothing about them has changed: they are not drawn anew. */
  readonly view = $derived.by((): AnyView => {
    const view = this.#props.view as unknown as Record<string, { id: number }[]>;
    const kept = [...this.#same].map(([name, same]) => [name, same.keep(view[name] ?? [])]);
    return { ...this.#props.view, ...Object.fromEntries(kept) } as AnyView;
  });
  readonly scene = $derived.by((): Scene => this.#kit.scene(this.view, this.#props.catalogue, this.#props.geometry));

  readonly question = $derived.by((): Question | null => (this.#props.still ? null : (this.#props.question ?? null)));
  readonly picked = $derived.by(() => kept(this.question, this.#props.picked ?? this.#own));
  readonly lit = $derived.by(() => lit(this.question, this.picked, this.shown));
  readonly actor = $derived.by((): Thing | null => this.question?.actor ?? null);
  readonly subjects = $derived.by(() => {
    const named = subjects(this.question, this.picked);
    return this.actor === null || named.some(this.shown) ? named : [this.actor, ...named];
  });
  readonly glows = $derived.by(() => {
    const { light = NOTHING, point = NOTHING } = this.#props;
    const settled = this.subjects.filter((thing) => !this.lit.has(thing) || this.picked.includes(thing)); // who alone is left to click glows like any other
    return new Glows(this.lit, settled, [...light, ...point]);
  });

  /** What the question names that lies beside the board. */
  readonly beside = $derived.by(() =>
    [...new Set([...this.subjects, ...this.lit])].filter((thing) => this.shown(thing) && this.scene.hexOf(thing) === null),
  );
  readonly waiting = $derived.by(() => {
    return this.beside.length === 0 ? 0 : this.scene.waiting(this.beside);
  });

  readonly shown = (thing: Thing): boolean => {
    if (thing.startsWith('h:')) return this.hexes.has(thing.slice(2));
    return this.scene.has(thing);
  };
  readonly places: Places = {
    hexOf: (thing) => this.scene.hexOf(thing),
    piecesIn: (hex) => this.scene.thingsIn(hex),
    shown: this.shown,
    beside: (thing) => this.scene.beside(thing),
  };

  pick(things: Thing[]): void {
    this.#own = things;
    this.#props.onpick?.(things);
  }

  /** Does a thing glow, or the hex it is in? */
  lights(thing: Thing): boolean {
    const hex = this.scene.hexOf(thing);
    return this.lit.has(thing) || (hex !== null && this.lit.has(`h:${hex}`));
  }
}
