// The position on the board and the question about it, worked out from the board's props.
import type { BoardProps } from '../lib/components';
import type { Question, Thing, UnitView, View, WeaponView } from '../lib/protocol';
import { Glows } from './glows';
import { Grid, Pieces, hexesByName, objectives, stacks } from './layout';
import { fortOf, type Scene } from './narrate';
import { kept, lit, subjects, type Places } from './pick';

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
  #units = new Same<UnitView>();
  #weapons = new Same<WeaponView>();

  constructor(props: BoardProps) {
    this.#props = props;
  }

  readonly hexes = $derived.by(() => hexesByName(this.#props.geometry));
  readonly grid = $derived.by(() => new Grid(this.#props.geometry));
  /** The view, with the very same units and weapons as before where nothing about them has changed: they are not drawn anew. */
  readonly view = $derived.by((): View => {
    const { view } = this.#props;
    return { ...view, units: this.#units.keep(view.units), weapons: this.#weapons.keep(view.weapons) };
  });
  readonly pieces = $derived.by(() => new Pieces(this.view));
  readonly stacks = $derived.by(() => stacks(this.view, this.hexes));
  readonly objectives = $derived.by(() => objectives(this.#props.view, this.#props.geometry));
  readonly scene = $derived.by((): Scene => {
    const { catalogue, geometry } = this.#props;
    return { view: this.view, catalogue, geometry, pieces: this.pieces, hexes: this.hexes };
  });

  readonly question = $derived.by((): Question | null => (this.#props.still ? null : (this.#props.question ?? null)));
  readonly picked = $derived.by(() => kept(this.question, this.#props.picked ?? this.#own));
  readonly lit = $derived.by(() => lit(this.question, this.picked, this.shown));
  readonly subjects = $derived.by(() => subjects(this.question, this.picked));
  readonly glows = $derived.by(() => {
    const { light = NOTHING, point = NOTHING } = this.#props;
    return new Glows(this.lit, this.subjects, [...light, ...point]);
  });

  /** What the question names that lies beside the board. */
  readonly beside = $derived.by(() =>
    [...new Set([...this.subjects, ...this.lit])].filter((thing) => this.shown(thing) && this.pieces.hexOf(thing) === null),
  );
  readonly waiting = $derived.by(() => {
    const { view } = this.#props;
    if (this.beside.length === 0) return 0;
    const idle = view.units.filter((unit) => unit.hex === null && unit.space === null && unit.side === view.seat);
    return idle.filter((unit) => !this.beside.includes(`u:${unit.id}`)).length;
  });

  readonly shown = (thing: Thing): boolean => {
    if (thing.startsWith('h:')) return this.hexes.has(thing.slice(2));
    return this.pieces.unit(thing) !== undefined || this.pieces.weapon(thing) !== undefined || fortOf(thing) !== null;
  };
  readonly places: Places = {
    hexOf: (thing) => this.pieces.hexOf(thing),
    piecesIn: (hex) => this.pieces.thingsIn(hex),
    shown: this.shown,
    beside: (thing) => this.pieces.beside(thing),
  };

  pick(things: Thing[]): void {
    this.#own = things;
    this.#props.onpick?.(things);
  }

  /** Does a thing glow, or the hex it is in? */
  lights(thing: Thing): boolean {
    const hex = this.pieces.hexOf(thing);
    return this.lit.has(thing) || (hex !== null && this.lit.has(`h:${hex}`));
  }

  stackIn(hex: string | null): (typeof this.stacks)[number] | null {
    return this.stacks.find((stack) => stack.hex === hex) ?? null;
  }
}
