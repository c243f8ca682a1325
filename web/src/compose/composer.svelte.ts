// Composing: the player names a target, a destination or a group; the table proposes the decisions that make it up.
// Nothing is taken away: whatever the question offers can still be chosen piece by piece.
import { untrack } from 'svelte';
import type { Ask, Proposals } from '../lib/components';
import type { LogLine, Plan, Question, Thing } from '../lib/protocol';
import { say } from '../lib/say.svelte';
import { next, type Intent, type Next } from './intent';

/** What it needs of the room. */
export interface Wanted {
  question: () => Question | null; // as the table asks it
  revision: () => number;
  log: () => readonly LogLine[];
  eyes: () => number;
  busy: () => boolean;
  ready: () => boolean; // nothing lies over the table, and no lesson leads
  ask: () => Ask;
  choose: (code: number) => Promise<boolean>;
  taken?: () => boolean; // it is answered already
  follow?: (plan: Plan) => void; // a route, which waits for its moments
}

const GOING: ReadonlySet<string> = new Set(['move', 'advance', 'route']);

export class Composer {
  plans = $state.raw<Plan[]>([]); // for the question that stands
  chosen = $state.raw<Plan | null>(null); // what would be done
  byHand = $state(false); // the player has named it himself
  #pointed = $state<string | null>(null);
  #intent = $state.raw<Intent | null>(null);
  #carried: Promise<void> | null = null; // plans for a piece that is dragged are asked for
  #sent = -1; // the revision at which a decision was sent last
  #wanted: Wanted;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    $effect(() => this.#look());
    $effect(() => this.#go());
  }

  // --- what is proposed ---

  #look(): void {
    void this.#wanted.revision();
    const question = this.#wanted.question();
    const wants = question?.plans === true && this.#wanted.ready() && this.#intent === null && this.#wanted.taken?.() !== true;
    untrack(() => this.clear());
    if (wants) untrack(() => void this.#fetch([]));
  }

  async #fetch(things: Thing[], to?: string): Promise<Plan[]> {
    const revision = this.#wanted.revision();
    const found = await this.#wanted.ask().plans(things, to).catch(() => ({ plans: [] }));
    if (revision !== this.#wanted.revision() || this.#intent !== null) return [];
    if (to === undefined && (found.plans.length > 0 || things.length === 0)) this.#offer(found.plans);
    return found.plans;
  }

  /** If all plans are for one hex, the first is shown without being asked for. */
  #offer(plans: Plan[]): void {
    this.plans = plans;
    const [first] = plans;
    if (first && first.kind === 'fire' && plans.every((plan) => plan.hex === first.hex)) this.chosen = first;
  }

  clear(): void {
    this.plans = [];
    this.drop();
  }

  drop(): void {
    this.chosen = null;
    this.byHand = false;
    this.#pointed = null;
  }

  readonly kind = $derived(this.chosen?.kind ?? this.plans[0]?.kind ?? null);
  /** What is drawn on the board: the plan that is pointed at, or the chosen one. */
  readonly shown = $derived.by((): Plan | null => (this.chosen?.hex === this.#pointed ? this.chosen : (this.#of(this.#pointed) ?? this.chosen)));
  /** Who takes part in it. */
  readonly taking = $derived((this.shown?.things ?? []).map((thing) => thing.split('@')[0] ?? thing));
  readonly hexes = $derived(new Set(this.plans.flatMap((plan) => (plan.hex === '' ? [] : [plan.hex]))));
  /** Plans for the same thing that differ in what is spent on it. */
  readonly ways = $derived.by((): Plan[] => {
    const { chosen } = this;
    if (!chosen) return [];
    const same = this.plans.filter((plan) => plan.hex === chosen.hex);
    return same.includes(chosen) ? same : [chosen];
  });
  /** Who would go: known before it is said where to. */
  readonly group = $derived.by((): Plan | null => this.chosen ?? (this.kind === 'move' || this.kind === 'route' ? (this.plans[0] ?? null) : null));

  #of(hex: string | null): Plan | null {
    return hex === null ? null : (this.plans.find((plan) => plan.hex === hex) ?? null);
  }

  /** For the board. */
  readonly proposals = $derived.by((): Proposals | null => {
    if (this.hexes.size === 0) return null;
    return {
      hexes: this.hexes,
      shown: this.shown,
      words: (hex) => say(this.#of(hex)?.say),
      onpick: (hex, touch) => this.pick(hex, touch),
      onpoint: (hex) => (this.#pointed = hex !== null && this.hexes.has(hex) ? hex : null),
    };
  });

  // --- what the player says ---

  /** A target or destination. A Move needs no more; the rest is shown first, and a finger has not seen it before. */
  pick(hex: string, touch = false): void {
    const plan = this.#of(hex);
    if (!plan || this.#wanted.busy()) return;
    if (this.chosen?.hex === hex && this.byHand) this.go(this.chosen);
    else if (plan.kind === 'route') void this.#route(plan, touch);
    else if (plan.kind === 'move' && !touch) this.go(plan);
    else if (plan.kind === 'advance' && this.chosen) void this.#change(this.chosen.things, hex);
    else [this.chosen, this.byHand] = [plan, true];
  }

  /** The whole of a route is asked for when it is wanted. One man sets out at once; a Team is shown where it would go. */
  async #route(plan: Plan, touch: boolean): Promise<void> {
    await this.#change(plan.things, plan.hex);
    if (this.chosen?.hex === plan.hex && plan.things.length === 1 && !touch) this.go(this.chosen);
  }

  /** Somebody more or less takes part. */
  toggle(thing: Thing): void {
    const plan = this.group;
    if (!plan) return;
    const things = plan.things.includes(thing) ? plan.things.filter((other) => other !== thing) : [...plan.things, thing];
    if (things.length === 0) return;
    if (plan.kind === 'route' && this.byHand) void this.#change(things, plan.hex);
    else if (plan.kind === 'move' || plan.kind === 'route') void this.#fetch(things);
    else if (plan.kind === 'advance' && !thing.includes('@')) void this.#change([...plan.things, `${thing}@${plan.hex}`]);
    else if (plan.kind === 'advance') void this.#change(things);
    else void this.#change(things, plan.hex);
  }

  async #change(things: Thing[], to?: string): Promise<void> {
    const revision = this.#wanted.revision();
    const found = await this.#wanted.ask().plans(things, to).catch(() => ({ plans: [] }));
    const [plan] = found.plans;
    if (plan && revision === this.#wanted.revision() && this.#intent === null) [this.chosen, this.byHand] = [plan, true];
  }

  go(plan: Plan): void {
    if (this.#wanted.busy()) return;
    this.clear();
    if (plan.kind === 'route') {
      this.#wanted.follow?.(plan);
      return;
    }
    this.#sent = -1;
    this.#intent = { steps: plan.steps, heard: this.#wanted.log().length };
  }

  // --- dragging ---

  /** Can this piece be taken to where it is to go? Where it turns out that it cannot go, nothing comes of it. */
  carries(thing: Thing): boolean {
    const question = this.#wanted.question();
    if (question?.plans !== true || !this.#wanted.ready() || this.#wanted.busy() || this.#intent !== null) return false;
    if (this.kind !== null && !GOING.has(this.kind)) return false;
    return question.actor === thing || this.#goes(thing) || question.choices.some((choice) => choice.things.includes(thing));
  }

  #goes(thing: Thing): boolean {
    return this.group?.things.includes(thing) === true;
  }

  /** Where it could go; who leads takes those along who stand with him. */
  carry(thing: Thing, leads: boolean): void {
    this.#carried = this.kind === 'advance' || this.#goes(thing) ? null : this.#gather(thing, leads);
  }

  async #gather(thing: Thing, leads: boolean): Promise<void> {
    const [plan] = await this.#fetch([thing]);
    if (plan && leads && plan.more.length > 0) await this.#fetch([thing, ...plan.more]);
  }

  /** It is let go there; null: nowhere. */
  async lay(thing: Thing, hex: string | null): Promise<void> {
    await this.#carried;
    const others = (this.chosen?.things ?? []).filter((one) => !one.startsWith(`${thing}@`));
    if (hex !== null && this.kind === 'advance') await this.#change([...others, `${thing}@${hex}`]);
    else if (hex !== null && this.hexes.has(hex)) this.pick(hex);
    else if (this.#carried) {
      this.clear();
      await this.#fetch([]);
    }
    this.#carried = null;
  }

  // --- a plan under way ---

  get underWay(): boolean {
    return this.#intent !== null;
  }

  stop(): void {
    this.#intent = null;
  }

  readonly #next = $derived.by((): Next => {
    if (!this.#intent) return { kind: 'done' };
    if (!this.#wanted.ready()) return { kind: 'stop' };
    return next(this.#intent, this.#wanted.question(), this.#wanted.log(), this.#wanted.eyes());
  });
  /** The question is answered here: the player need not see it. */
  readonly answers = $derived.by(() => this.#intent !== null && (this.#wanted.busy() || this.#next.kind === 'choose'));

  #go(): void {
    const move = this.#next;
    if (this.#intent === null || this.#wanted.busy() || move.kind === 'wait') return;
    const revision = this.#wanted.revision();
    untrack(() => {
      if (move.kind !== 'choose' || this.#sent === revision) this.#intent = null;
      else {
        this.#sent = revision;
        void this.#send(move.code, move.rest);
      }
    });
  }

  /** What is left counts from the state that follows; a decision that was refused ends it. */
  async #send(code: number, rest: Intent): Promise<void> {
    const before = this.#intent;
    const done = await this.#wanted.choose(code);
    if (this.#intent !== before) return;
    this.#intent = done ? rest : null;
  }
}
