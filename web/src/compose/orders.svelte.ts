// Orders for many at once: drafted by Team and changed man by man, then given in one go. The engine checks every draft.
import { untrack } from 'svelte';
import type { Ask } from '../lib/components';
import type { Choice, Plan, PlanBar, Question, Thing } from '../lib/protocol';

export interface Asked {
  question: () => Question | null;
  revision: () => number;
  ask: () => Ask;
  order: (choice: Choice) => [Thing, string] | null; // whom a choice tells to do what
  give: (plan: Plan) => void;
}

const AT = '@';

export class OrderDraft {
  /** Who is to do what. */
  pairs = $state.raw<ReadonlyMap<Thing, string>>(new Map());
  /** The same as the engine would have it given. */
  plan = $state.raw<Plan | null>(null);
  /** Who could not be told what his Team was told, and why. */
  barred = $state.raw<PlanBar[]>([]);
  #asked: Asked;
  #tries = 0;

  constructor(asked: Asked) {
    this.#asked = asked;
    $effect(() => this.#renew());
  }

  readonly on = $derived.by(() => this.pairs.size > 0);

  /** Another position: who has an Order by now needs none; where none are given there is nothing to draft. */
  #renew(): void {
    const question = this.#asked.question();
    void this.#asked.revision();
    untrack(() => {
      if (!this.on) return;
      const asked = new Set((question?.choices ?? []).map((choice) => choice.things[0]));
      this.#set(new Map([...this.pairs].filter(([man]) => asked.has(man))));
    });
  }

  /** What a plan says, in place of what its men were told; `rest`: only to those who were told nothing. */
  add(plan: Plan, rest = false): void {
    const told = plan.things.map((thing) => thing.split(AT) as [Thing, string]).filter(([man]) => !rest || !this.pairs.has(man));
    this.#bar(plan.barred ?? []);
    this.#set(new Map([...this.pairs, ...told]));
  }

  /** One man's Order, while there is a draft. False: it is no such choice. */
  takes(choice: Choice | undefined): boolean {
    const pair = this.on && choice ? this.#asked.order(choice) : null;
    if (!pair) return false;
    this.#set(new Map([...this.pairs, pair]));
    return true;
  }

  give(): void {
    if (!this.plan) return;
    const plan = this.plan;
    this.drop();
    this.#asked.give(plan);
  }

  drop(): void {
    this.#tries += 1;
    [this.pairs, this.plan, this.barred] = [new Map(), null, []];
  }

  #set(pairs: ReadonlyMap<Thing, string>): void {
    if (pairs.size === 0) this.drop();
    else {
      this.pairs = pairs;
      void this.#check();
    }
  }

  /** The engine says what of it can be given; what cannot is left out. */
  async #check(): Promise<void> {
    const mine = (this.#tries += 1);
    const things = [...this.pairs].map(([man, order]) => man + AT + order);
    const found = await this.#asked.ask().plans(things).catch(() => ({ plans: [] }));
    if (mine !== this.#tries) return;
    const [plan] = found.plans;
    this.plan = plan ?? null;
    if (!plan) return;
    this.pairs = new Map(plan.things.map((thing) => thing.split(AT) as [Thing, string]));
    this.#bar(plan.barred ?? []);
  }

  /** What was said last of each man who has been told nothing. */
  #bar(more: PlanBar[]): void {
    const all = new Map([...this.barred, ...more].map((bar) => [bar.thing, bar]));
    this.barred = [...all.values()].filter((bar) => !this.pairs.has(bar.thing));
  }
}
