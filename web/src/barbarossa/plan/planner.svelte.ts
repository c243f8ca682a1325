// Orders drawn on the board: a drag is an order. The table says what each would be and writes it; here is only what hands mean.
import { untrack } from 'svelte';
import type { PlanMeans, PlannerOf } from '../../lib/kit';
import type { Choice, Note, Plan, PlanOrder, PlansAnswer, PlanWarning, Question, Thing, WhatIf } from '../../lib/protocol';
import type { Point } from '../../table/ground/camera';
import type { BarbarossaScene } from '../board/scene';
import type { BarbarossaUnit, BarbarossaView } from '../protocol';
import { coneOf, hexAt, pulled, tracked, within } from './gestures';
import { Several } from './several.svelte';

const CONE = 'x:cone';
const GUESS = 'x:guess';
const CHANGING = 'change-orders';
const PAUSE = 25; // milliseconds between two looks whether the table is free
const PATIENCE = 400;
const STARTS = 7; // of the map: how far a press goes before it is a drag

export type Means = PlanMeans<BarbarossaView, BarbarossaScene>;
/** What is being drawn: a way or an aim, a cone, or a loop around several units. */
export type Drag =
  | { kind: 'order'; unit: Thing; from: string; hexes: string[]; at: Point }
  | { kind: 'cone'; unit: Thing; from: string; face: number; reach: number; at: Point }
  | { kind: 'lasso'; points: Point[] };

/** Fields of fire are pulled, not dragged: who drags to where he cannot go is told why. */
const isNoCone = (plan: Plan): boolean => plan.order?.name !== 'defend' && plan.order?.name !== 'ambush';

export class Planner implements PlannerOf {
  plans = $state.raw<Plan[]>([]); // of all units that have an order, drafts too
  warnings = $state.raw<PlanWarning[]>([]);
  selected = $state<Thing | null>(null);
  group = $state.raw<Thing[]>([]); // several at once
  reach = $state.raw<ReadonlyMap<string, Plan>>(new Map()); // of the selected unit, by hex
  cones = $state.raw<readonly Plan[]>([]);
  drag = $state.raw<Drag | null>(null);
  preview = $state.raw<Plan | null>(null);
  ring = $state.raw<{ hex: string; plans: Plan[]; chosen: string } | null>(null);
  why = $state.raw<readonly Note[]>([]);
  lassoing = $state(false); // the next drag goes around units
  turning = $state(false); // the next drag from a unit pulls a cone
  checking = $state(false); // the warnings lie open before all is settled
  redone = $state.raw<string[][]>([]); // what was taken back, the last first
  guessing = $state(false); // in private: what the enemy might do
  guesses = $state.raw<ReadonlyMap<Thing, Plan>>(new Map());
  trial = $state.raw<WhatIf | null>(null); // what would come of it
  trying = $state(false); // it is looked at
  readonly several: Several; // templates
  #sent = $state.raw<string[][]>([]);
  #seat: number | null = null;
  #last: Promise<unknown> = Promise.resolve(); // what was sent before
  #press: { at: Point; thing: Thing | null; pointer: number } | null = null;
  #asked = 0; // numbers the queries: only the last counts
  #ate = false;
  #wanted: Means;

  constructor(wanted: Means) {
    this.#wanted = wanted;
    this.several = new Several({
      scene: wanted.scene, ask: (things, to) => this.#ask(things, to), orders: () => this.plans.flatMap((plan) => plan.order ?? []), group: () => this.group,
      free: () => [...this.own].filter((thing) => this.orderOf(thing)?.origin !== 'written'), send: (texts) => this.send(texts),
    });
    $effect(() => this.#renew());
  }

  // --- what stands ---

  /** Orders may be written, and none is half written by the list of choices. */
  readonly on = $derived.by(() => {
    const question = this.#wanted.question();
    return question?.plans === true && this.#wanted.ready() && question.choices.every(({ verb }) => verb === 'give' || verb === 'commit');
  });
  readonly shownOnly = $derived.by(() => !this.on && this.plans.length > 0 && this.#wanted.view().phase === 'planning');
  /** Whoever can be given an order. */
  readonly own = $derived.by((): ReadonlySet<Thing> => new Set(this.#gives(this.#wanted.question()).map((choice) => choice.things[0] ?? '')));
  readonly able = $derived.by((): ReadonlySet<Thing> => (this.guessing ? new Set(this.#wanted.scene().enemies().map((unit) => `u:${unit.id}`)) : this.own));
  readonly orders = $derived.by((): PlanOrder[] => [...this.plans, ...this.guesses.values()].flatMap((plan) => plan.order ?? []));
  readonly idle = $derived.by((): ReadonlySet<Thing> => {
    const told = new Set(this.orders.map((order) => order.unit));
    return new Set([...this.own].filter((thing) => !told.has(thing)));
  });
  readonly drafts = $derived.by(() => this.plans.filter((plan) => plan.order && plan.order.origin !== 'written'));
  readonly unit = $derived.by((): BarbarossaUnit | undefined => this.#wanted.scene().unit(this.selected));
  readonly grave = $derived.by(() => this.warnings.filter((warning) => warning.grave > 1));
  /** After an interception: how many orders may be changed, as the table says it. */
  readonly changing = $derived.by(() => (this.#wanted.question()?.key === CHANGING ? (this.#wanted.question()?.prompt ?? null) : null));
  readonly busy = $derived.by(() => this.#wanted.busy());
  readonly mayUndo = $derived.by(() => this.#wanted.undo());

  #gives(question: Question | null): Choice[] {
    return (question?.choices ?? []).filter((choice) => choice.verb === 'give');
  }

  orderOf(thing: Thing | null): PlanOrder | undefined {
    return this.orders.find((order) => order.unit === thing);
  }

  /** Asked again when anything of one's own has changed; what the other side does meanwhile changes nothing here. */
  readonly #mine = $derived.by(() => {
    const view = this.#wanted.view();
    return this.on ? JSON.stringify([view.turn, view.phase, this.#wanted.scene().mine().map((unit) => [unit.order, unit.place]), this.#sent.length]) : '';
  });

  #renew(): void {
    const mine = this.#mine;
    const { seat } = this.#wanted.view();
    untrack(() => {
      if (seat !== this.#seat) this.#forget(); // somebody else sits down: nothing of what the one before drew is left
      this.#seat = seat;
      if (mine === '') {
        this.#drop();
        if (this.#wanted.view().phase !== 'planning') this.#forget();
      } else void this.#fetch();
    });
  }

  async #fetch(): Promise<void> {
    const mine = this.#mine;
    const found = await this.#wanted.ask().plans([]).catch(() => null);
    if (!found || mine !== this.#mine) return;
    [this.plans, this.warnings] = [found.plans, found.warnings ?? []];
    if (this.selected && this.able.has(this.selected)) void this.#look(this.selected);
  }

  #forget(): void {
    [this.plans, this.warnings, this.#sent, this.redone] = [[], [], [], []];
    [this.guesses, this.guessing, this.trial, this.trying] = [new Map(), false, null, false];
    this.#drop();
  }

  #drop(): void {
    [this.selected, this.drag, this.preview, this.ring, this.why, this.group] = [null, null, null, null, [], []];
    this.several.drop();
    [this.reach, this.cones, this.lassoing, this.turning, this.checking] = [new Map(), [], false, false, false];
  }

  // --- whom ---

  select(thing: Thing | null): void {
    if (thing === this.selected) return;
    [this.selected, this.ring, this.preview, this.why, this.group] = [thing, null, null, [], []];
    [this.reach, this.cones] = [new Map(), []];
    if (thing !== null) void this.#look(thing);
  }

  /** All that a unit could be told. */
  async #look(thing: Thing): Promise<void> {
    const [reach, cones] = await Promise.all([this.#ask([thing]), this.#ask([thing, CONE])]);
    if (!reach || !cones || thing !== this.selected) return;
    this.reach = new Map(reach.plans.map((plan) => [plan.hex, plan]));
    this.cones = cones.plans;
    if (reach.plans.length === 0 && cones.plans.length === 0) this.why = reach.why ?? [];
    if (this.drag) this.#draw(this.drag);
  }

  /** What could be ordered: one's own units, or those of the enemy while his orders are guessed. */
  #ask(things: Thing[], to?: string): Promise<PlansAnswer | null> {
    return this.#wanted.ask().plans(this.guessing ? [GUESS, ...things] : things, to).catch(() => null);
  }

  /** From one's unit to the next that has been told nothing, or to the next of all. */
  next(back = false): void {
    const all = [...(this.idle.size > 0 ? this.idle : this.able)];
    const at = all.indexOf(this.selected ?? '');
    const thing = all[(at + (back ? -1 : 1) + all.length) % all.length];
    if (thing === undefined) return;
    this.select(thing);
    const hex = this.#wanted.scene().hexOf(thing);
    if (hex) this.#wanted.centre([hex]);
    this.#wanted.point(thing);
  }

  // --- hands ---

  press(event: PointerEvent, thing: Thing | null, at: Point): boolean {
    this.#ate = false;
    if (!this.on || event.button !== 0 || this.several.aiming) return false;
    if (event.target instanceof Element && event.target.closest('[data-own]')) return true; // a ring or a handle answers for itself
    const own = thing !== null && this.able.has(thing);
    if (!own && !this.lassoing && !event.shiftKey) return false;
    this.#press = { at, thing: own && !this.lassoing ? thing : null, pointer: event.pointerId };
    if (own) this.select(thing);
    return true;
  }

  /** A pull at the edge of a unit begins a cone. */
  pull(event: PointerEvent, thing: Thing): void {
    const from = this.#wanted.scene().hexOf(thing);
    if (!this.on || from === null) return;
    this.select(thing);
    this.#press = { at: { x: 0, y: 0 }, thing, pointer: event.pointerId };
    this.drag = { kind: 'cone', unit: thing, from, face: 0, reach: 0, at: { x: 0, y: 0 } };
  }

  move(event: PointerEvent, at: Point): boolean {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return false;
    if (this.drag === null && Math.hypot(at.x - press.at.x, at.y - press.at.y) < STARTS) return true;
    this.#draw(this.#drawn(press, at));
    return true;
  }

  #drawn(press: { at: Point; thing: Thing | null }, at: Point): Drag {
    const { drag } = this;
    const scene = this.#wanted.scene();
    if (press.thing === null) return { kind: 'lasso', points: [...(drag?.kind === 'lasso' ? drag.points : [press.at]), at] };
    const from = scene.hexOf(press.thing) ?? '';
    if (drag?.kind === 'cone' || this.turning) {
      const { face, reach } = pulled(scene, from, at);
      return { kind: 'cone', unit: press.thing, from, face, reach, at };
    }
    const hexes = tracked(scene, drag?.kind === 'order' ? drag.hexes : [], hexAt(scene, at), from);
    return { kind: 'order', unit: press.thing, from, hexes, at };
  }

  release(event: PointerEvent, at: Point): boolean {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return event.target instanceof Element && event.target.closest('[data-own]') !== null;
    this.#press = null;
    const { drag } = this;
    if (drag === null) return true;
    this.#ate = true;
    this.drag = null;
    this.turning = false;
    if (drag.kind === 'lasso') this.#caught(drag.points);
    else if (drag.kind === 'cone' && drag.face === 0) this.#touched(at); // a handle that was not pulled: a finger meant the hex
    else if (this.preview) this.write(this.preview, drag.kind === 'order' ? (drag.hexes.at(-1) ?? null) : null);
    this.preview = null;
    return true;
  }

  #touched(at: Point): void {
    const hex = hexAt(this.#wanted.scene(), at);
    if (hex !== null) this.act(`h:${hex}`);
  }

  get ate(): boolean {
    const ate = this.#ate;
    this.#ate = false;
    return ate;
  }

  /** A unit is chosen; a hex or an enemy is where its order goes. */
  act(thing: Thing): boolean {
    if (!this.on) return false;
    if (this.several.aimedAt(this.#wanted.scene().hexOf(thing))) return true;
    if (this.able.has(thing) && thing !== this.selected) {
      const friend = this.selected === null ? undefined : this.#friendly(thing);
      if (friend && this.ring?.hex === friend.hex) this.ring = null;
      this.select(thing);
      return true;
    }
    const hex = this.#wanted.scene().hexOf(thing);
    if (hex === null || (this.selected === null && this.group.length === 0)) return false;
    if (this.group.length > 0) void this.#moveGroup(hex);
    else if (thing === this.selected) void this.#open(hex, '');
    else void this.#aim(hex);
    return true;
  }

  #friendly(thing: Thing): Plan | undefined {
    const hex = this.#wanted.scene().hexOf(thing);
    return hex === null ? undefined : this.reach.get(hex);
  }

  escape(): boolean {
    const held = this.drag ?? this.ring ?? this.selected ?? this.several.chosen ?? (this.group.length > 0 || this.checking || this.lassoing || null);
    this.#press = null;
    if (this.ring) this.ring = null;
    else if (this.several.chosen) this.several.drop();
    else this.#drop();
    return held !== null;
  }

  // --- what it would be ---

  #draw(drag: Drag): void {
    this.drag = drag;
    this.ring = null;
    if (drag.kind === 'order') void this.#way(drag);
    else if (drag.kind === 'cone') this.preview = coneOf(this.cones, drag.face, drag.reach);
  }

  /** The path as it was drawn, if it can be gone; else the likeliest order that ends there. */
  async #way(drag: Extract<Drag, { kind: 'order' }>): Promise<void> {
    const end = drag.hexes.at(-1);
    if (end === undefined) {
      [this.preview, this.why] = [null, []];
      return;
    }
    const likeliest = this.reach.get(end) ?? null;
    this.preview = likeliest;
    this.why = [];
    const asked = ++this.#asked;
    const walks = likeliest === null || (likeliest.order?.path.length ?? 0) > 0;
    const drawn = drag.hexes.map((hex) => `h:${hex}`);
    if (walks && likeliest?.order?.path.join() !== drag.hexes.join()) {
      const exact = await this.#ask([drag.unit, ...drawn]);
      if (asked !== this.#asked || this.drag === null) return;
      if (exact?.plans[0]) this.preview = exact.plans[0];
      if (this.preview) return;
    }
    if (this.preview) return;
    const there = await this.#ask([drag.unit], end);
    if (asked !== this.#asked || this.drag === null) return;
    this.preview = there?.plans.find(isNoCone) ?? null;
    this.why = this.preview ? [] : (there?.why ?? []);
  }

  async #aim(hex: string): Promise<void> {
    const unit = this.selected;
    if (unit === null) return;
    const likeliest = this.reach.get(hex);
    if (likeliest) this.write(likeliest, hex);
    else {
      const there = await this.#ask([unit], hex);
      if (unit !== this.selected) return;
      const plan = there?.plans.find(isNoCone);
      if (plan) this.write(plan, hex);
      else this.why = there?.why ?? [];
    }
  }

  // --- writing ---

  /** Written at once; then what else could end there lies around it, for a second touch. */
  write(plan: Plan, hex: string | null = null): void {
    const unit = plan.order?.unit ?? null;
    if (this.guessing) {
      this.#guess(plan, hex);
      return;
    }
    void this.send(plan.steps.map(({ text }) => text)).then((done) => {
      if (done && hex !== null && unit !== null && this.selected === unit) void this.#open(hex, plan.order?.name ?? '');
    });
  }

  async #open(hex: string, chosen: string): Promise<void> {
    const unit = this.selected;
    if (unit === null) return;
    const found = await this.#ask([unit], hex);
    if (unit !== this.selected || !found) return;
    if (found.plans.length > (chosen === '' ? 0 : 1)) this.ring = { hex, plans: found.plans, chosen };
  }

  /** Is it what the unit has been told? */
  isChosen(plan: Plan): boolean {
    const [now, then] = [this.orderOf(plan.order?.unit ?? null), plan.order];
    return now !== undefined && (now.origin === 'written' || this.guessing) && now.name === then?.name && now.target === then.target && now.at === then.at;
  }

  pick(plan: Plan): void {
    this.ring = null;
    this.write(plan);
  }

  wait(thing: Thing): void {
    if (this.guessing) {
      this.guesses = new Map([...this.guesses].filter(([unit]) => unit !== thing));
      return;
    }
    const name = this.#wanted.scene().unit(thing)?.name;
    if (name) void this.send([`give ${name}`, 'order wait']);
  }

  instruct(unit: string, kind: string, value: number): void {
    void this.send([`instruct ${unit} ${kind} ${value}`]);
  }

  /** One after the other: a quick hand is not made to wait. */
  send(texts: string[]): Promise<boolean> {
    const sent = this.#last.then(() => this.#send(texts));
    this.#last = sent.catch(() => false);
    return sent;
  }

  async #free(): Promise<void> {
    for (let n = 0; n < PATIENCE && this.#wanted.busy(); n += 1) await new Promise((done) => setTimeout(done, PAUSE));
  }

  async #send(texts: string[]): Promise<boolean> {
    await this.#free();
    const done = await this.#wanted.write(texts);
    if (done) [this.#sent, this.redone] = [[...this.#sent, texts], []];
    return done;
  }

  undo(): void {
    const last = this.#sent.at(-1);
    if (last) [this.#sent, this.redone] = [this.#sent.slice(0, -1), [last, ...this.redone]];
    this.#wanted.takeBack();
  }

  redo(): void {
    const [texts, ...rest] = this.redone;
    if (!texts) return;
    void this.send(texts).then((done) => done && (this.redone = rest));
  }

  // --- several ---

  #caught(points: Point[]): void {
    const scene = this.#wanted.scene();
    this.lassoing = false;
    const found = [...this.able].filter((thing) => {
      const hex = scene.hexes.get(scene.hexOf(thing) ?? '');
      return hex !== undefined && within(hex, points);
    });
    this.#drop();
    if (found.length === 1) this.select(found[0] ?? null);
    else this.group = found;
  }

  async #moveGroup(hex: string): Promise<void> {
    const things = this.group;
    const [plan] = (await this.#ask(things, hex))?.plans ?? [];
    if (!plan || things !== this.group) return;
    this.preview = plan;
  }

  giveGroup(): void {
    const plan = this.preview;
    [this.preview, this.group] = [null, []];
    if (plan) void this.send(plan.steps.map(({ text }) => text));
  }

  // --- what if ---

  guess(on: boolean): void {
    this.#drop();
    this.guessing = on;
    this.trial = null;
  }

  #guess(plan: Plan, hex: string | null): void {
    const unit = plan.order?.unit;
    if (unit === undefined) return;
    this.guesses = new Map([...this.guesses, [unit, plan]]);
    this.trial = null;
    if (hex !== null) void this.#open(hex, plan.order?.name ?? '');
  }

  /** One's own orders, drafts and all, against what is guessed: played many times over. */
  async tryOut(): Promise<void> {
    const texts = [...this.drafts, ...this.guesses.values()].flatMap((plan) => plan.steps.map(({ text }) => text));
    this.trying = true;
    this.trial = (await this.#wanted.ask().whatIf?.([...texts, 'commit']).catch(() => null)) ?? null;
    this.trying = false;
  }

  watch(): void {
    const { trial } = this;
    if (!trial?.view) return;
    this.trying = true;
    this.#wanted.show(trial.log, trial.view as BarbarossaView);
  }

  back(): void {
    this.trying = false;
    this.#wanted.hide();
  }

  // --- the end of it ---

  takes(choice: Choice | undefined): boolean {
    if (choice?.verb !== 'commit' || this.#wanted.question()?.plans !== true) return false;
    if (this.#wanted.playing()) {
      this.#wanted.skip(); // first what has happened, then what is to be done
      return true;
    }
    if (!this.on) return false;
    this.guessing = false;
    void this.#settle();
    return true;
  }

  /** With the warnings of what stands when all that was sent has arrived. */
  async #settle(): Promise<void> {
    await this.#last;
    await this.#free();
    await this.#fetch();
    if (this.grave.length > 0 && !this.checking) this.checking = true;
    else this.commit();
  }

  /** Drafts are entered, then all is settled. */
  commit(): void {
    const texts = this.drafts.flatMap((plan) => plan.steps.map(({ text }) => text));
    this.checking = false;
    void this.send([...texts, 'commit']);
  }

  jump(things: readonly Thing[]): void {
    const [thing] = things;
    if (thing === undefined) return;
    const hex = this.#wanted.scene().hexOf(thing);
    if (hex !== null) this.#wanted.centre([hex]);
    this.#wanted.point(thing);
    if (this.able.has(thing)) this.select(thing);
  }
}
