// Plays what the table tells, one beat after the other, at the reader's pace. He never waits for it: whatever he does settles the rest.
import type { LogLine } from '../lib/protocol';
import { SLOWNESS, type Pace } from './pace';
import { grouped, isFleeting, weightOf, type Beat } from './beats';

const MANY = 60; // so many new lines at once are a reunion, not a move
const KEPT = 150; // acts that can be seen again

/** Time, so that tests need none. `later` answers how to call it off. */
export interface Clock {
  later(milliseconds: number, run: () => void): () => void;
}
export const wallClock: Clock = {
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Where a seat's log ended when it decided last, kept beyond this page. */
export interface Marks {
  get(eyes: number): number | null;
  set(eyes: number, lines: number): void;
}

export interface Told<V> {
  view: V;
  log: readonly LogLine[];
  eyes: number;
}

/** What one state of the table brought. */
export interface Act<V> {
  before: V; // the position in which it is played
  from: number; // its first line in the log
  lines: LogLine[];
  groups: Beat[][]; // at least one
}

export interface Means {
  stage: (lines: readonly LogLine[], before: readonly LogLine[], eyes: number) => Beat[];
  pace: () => Pace;
  rate?: () => number; // how much faster than the pace says
  many?: number; // lines at once that are still played
  away?: () => boolean; // nobody looks: nothing is played
  clock?: Clock;
  marks?: Marks;
  onbeat?: (group: Beat[]) => void;
}

export class Director<V> {
  paused = $state(false);
  #acts = $state.raw<Act<V>[]>([]);
  #act = $state(0); // which is played; as many as there are: none
  #group = $state(0);
  #latest = $state.raw<Told<V> | null>(null);
  #told = $state(0); // lines of the log that have been shown
  #mark = $state(0); // lines of the log at the reader's last decision
  #recalled = false; // what is played has been seen: also by those who want all at once
  #cancel: (() => void) | null = null;
  #means: Means;
  readonly #clock: Clock;

  constructor(means: Means) {
    this.#means = means;
    this.#clock = means.clock ?? wallClock;
  }

  // --- what is to be seen ---

  readonly playing = $derived.by(() => this.#act < this.#acts.length);
  /** What happens now. */
  readonly now = $derived.by((): Beat[] => this.#acts[this.#act]?.groups[this.#group] ?? NOTHING);
  /** What has happened since the position that is shown. */
  readonly done = $derived.by((): Beat[] => (this.#acts[this.#act]?.groups ?? []).slice(0, this.#group).flat());
  /** The position to draw: as it was before what is played. */
  readonly view = $derived.by((): V | null => this.#acts[this.#act]?.before ?? this.#latest?.view ?? null);
  /** The log as far as it has been shown. */
  readonly log = $derived.by((): LogLine[] => (this.#latest?.log ?? []).slice(0, this.#told));
  /** What happened since the reader's last decision. */
  readonly recap = $derived.by((): Act<V>[] => this.#acts.filter((act) => act.from + act.lines.length > this.#mark));
  /** Beats still to come, with the one that is shown. */
  readonly left = $derived.by(() => {
    return this.#acts.slice(this.#act).reduce((sum, act) => sum + act.groups.length, 0) - this.#group;
  });

  /** Milliseconds that a group stays at this pace; 0: not at all. */
  lasts(group: readonly Beat[]): number {
    return (weightOf(group) * 1000 * SLOWNESS[this.#pace]) / (this.#means.rate?.() ?? 1);
  }

  get #pace(): Pace {
    const pace = this.#means.pace();
    return pace === 'once' && this.#recalled ? 'normal' : pace;
  }

  // --- what the table tells ---

  take(told: Told<V>): void {
    const last = this.#latest;
    this.#latest = told;
    if (!last || last.eyes !== told.eyes) this.#arrive(told);
    else if (!extends_(told.log, last.log)) this.#takenBack(told);
    else if (told.log.length > last.log.length) this.#add(told, last.view, last.log.length);
  }

  /** Somebody sits down to look: nothing is played, but what he missed stands ready. */
  #arrive(told: Told<V>): void {
    this.#stop();
    this.#mark = Math.min(this.#means.marks?.get(told.eyes) ?? told.log.length, told.log.length);
    this.#acts = this.#actsOf(told, told.view, this.#mark);
    this.#settle();
  }

  #takenBack(told: Told<V>): void {
    const last = told.log.length;
    this.#mark = Math.min(this.#mark, last);
    this.#acts = this.#acts.filter((act) => act.from + act.lines.length <= last);
    this.#settle();
  }

  #add(told: Told<V>, before: V, from: number): void {
    const idle = !this.playing;
    const more = this.#actsOf(told, before, from);
    const begin = this.#acts.length;
    this.#acts = [...this.#acts, ...more];
    if (this.#pace === 'once' || this.#means.away?.() || told.log.length - from > (this.#means.many ?? MANY)) this.#settle();
    else if (idle && more.length > 0) this.#enter(begin, 0);
    else if (idle) this.#settle();
  }

  #actsOf(told: Told<V>, before: V, from: number): Act<V>[] {
    const lines = told.log.slice(from);
    const groups = grouped(this.#means.stage(lines, told.log.slice(0, from), told.eyes));
    return groups.length > 0 ? [{ before, from, lines, groups }] : [];
  }

  // --- going on ---

  #enter(act: number, group: number): void {
    this.#stop();
    [this.#act, this.#group] = [act, group];
    const played = this.#acts[act];
    if (!played) return this.#settle();
    this.#told = Math.max(this.#told, toldBy(played, group));
    this.#means.onbeat?.(this.now);
    this.#wait();
  }

  #wait(): void {
    this.#stop();
    if (!this.playing || this.paused || (this.#pace === 'step' && !this.now.every(isFleeting))) return;
    this.#cancel = this.#clock.later(this.lasts(this.now), () => this.next());
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #settle(): void {
    this.#stop();
    this.#acts = this.#acts.slice(-KEPT);
    [this.#act, this.#group, this.paused, this.#recalled] = [this.#acts.length, 0, false, false];
    this.#told = this.#latest?.log.length ?? 0;
  }

  /** To the next beat. */
  next(): void {
    const act = this.#acts[this.#act];
    if (!act) return;
    if (this.#group + 1 < act.groups.length) this.#enter(this.#act, this.#group + 1);
    else this.#enter(this.#act + 1, 0);
  }

  /** To the beat before, and stay there. */
  back(): void {
    const before = this.#acts[this.#act - 1];
    this.paused = true;
    if (this.#group > 0) this.#enter(this.#act, this.#group - 1);
    else if (before) this.#enter(this.#act - 1, before.groups.length - 1);
    else this.paused = this.playing;
  }

  /** Everything is shown as it is. */
  skip(): void {
    if (this.playing) this.#settle();
  }

  pause(on: boolean): void {
    this.paused = on && this.playing;
    this.#wait();
  }

  /** The one key: a step where one goes by steps, else to the end. */
  goOn(): void {
    if (this.paused || this.#pace === 'step') this.next();
    else this.skip();
  }

  /** The reader wants another pace. */
  repace(): void {
    if (this.#pace === 'once') this.skip();
    else this.#wait();
  }

  // --- seeing again ---

  /** The reader decides: what comes now is what he has not seen. */
  decided(): void {
    this.skip();
    this.#mark = this.#latest?.log.length ?? 0;
    if (this.#latest) this.#means.marks?.set(this.#latest.eyes, this.#mark);
  }

  /** Plays again from an act on; from the reader's last decision unless told. */
  again(act: Act<V> | undefined = this.recap[0], group = 0): void {
    const at = act ? this.#acts.indexOf(act) : -1;
    if (at < 0) return;
    [this.paused, this.#recalled] = [false, true];
    this.#enter(at, group);
  }

  /** Plays again from a line of the log on, as far as it is still kept. */
  seek(n: number): void {
    const act = this.#acts.find((one) => n >= one.from && n < one.from + one.lines.length);
    const group = act?.groups.findIndex((beats) => beats.some((beat) => beat.lines.some((line) => line.n >= n))) ?? -1;
    if (act && group >= 0) this.again(act, group);
  }

  /** To a position, without showing how it came about. */
  reset(told: Told<V>): void {
    this.#latest = told;
    this.#acts = [];
    this.#mark = told.log.length;
    this.#settle();
  }

  close(): void {
    this.#stop();
  }
}

const NOTHING: Beat[] = [];

/** How many lines of the log a reader knows when he sees this group. */
function toldBy<V>(act: Act<V>, group: number): number {
  if (group === act.groups.length - 1) return act.from + act.lines.length;
  const last = Math.max(-1, ...act.groups.slice(0, group + 1).flatMap((beats) => beats.flatMap((beat) => beat.lines.map((line) => act.lines.indexOf(line)))));
  return act.from + last + 1;
}

/** Is one log the other with more at its end? */
function extends_(log: readonly LogLine[], before: readonly LogLine[]): boolean {
  const [a, b] = [log[before.length - 1], before.at(-1)];
  return log.length >= before.length && (a === b || (a !== undefined && b !== undefined && a.n === b.n && a.key === b.key));
}
