import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/protocol';
import type { Beat } from './beats';
import { Director, type Clock, type Marks, type Means } from './director.svelte';
import type { Pace } from './pace';

/** Time goes on when a test says so. */
class Hand implements Clock {
  #now = 0;
  #due: { at: number; run: () => void }[] = [];

  later(milliseconds: number, run: () => void): () => void {
    const one = { at: this.#now + milliseconds, run };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  get waiting(): number {
    return this.#due.length;
  }
}

const line = (n: number, key: string): LogLine => ({ n, key, say: { k: key }, rule: '', hexes: [], things: [], args: [], dice: null, side: null, loud: false });
/** Every line is a second, or in passing less; "+..." goes with the one before, "quiet" is nothing to see. */
function stage(lines: readonly LogLine[]): Beat[] {
  let group = 0;
  return lines
    .filter((one) => one.key !== 'quiet')
    .map((one) => ({ kind: 'note', lines: [one], at: [], weight: one.key === 'passing' ? 0.3 : 1, group: one.key.startsWith('+') ? group : (group += 1), side: null }));
}

class Table {
  readonly clock = new Hand();
  pace: Pace = 'normal';
  heard: string[] = [];
  kept = new Map<number, number>();
  log: LogLine[] = [];
  eyes = 0;
  #state = 0;
  readonly director: Director<string>;

  constructor(more: Partial<Means> = {}) {
    const marks: Marks = { get: (eyes) => this.kept.get(eyes) ?? null, set: (eyes, lines) => void this.kept.set(eyes, lines) };
    this.director = new Director({ stage, pace: () => this.pace, clock: this.clock, marks, onbeat: (group) => this.heard.push(group.map(key).join()), ...more });
    this.tell();
  }

  /** Another state of the game, with new lines. */
  tell(...keys: string[]): void {
    this.log = [...this.log, ...keys.map((name, n) => line(this.log.length + n, name))];
    this.director.take({ view: `view ${this.#state++}`, log: this.log, eyes: this.eyes });
  }

  get now(): string {
    return this.director.now.map(key).join();
  }
}
const key = (beat: Beat): string => beat.lines[0]!.key;

describe('the director', () => {
  it('shows one happening after the other', () => {
    const table = new Table();
    table.tell('shot', 'breaks');
    table.tell('moves');
    expect(table.now).toBe('shot');
    table.clock.pass(999);
    expect(table.now).toBe('shot');
    table.clock.pass(1);
    expect(table.now).toBe('breaks');
    table.clock.pass(1000);
    expect(table.now).toBe('moves');
    table.clock.pass(1000);
    expect(table.director.playing).toBe(false);
    expect(table.heard).toEqual(['shot', 'breaks', 'moves']);
  });

  it('holds the position until what led from it has been seen', () => {
    const table = new Table();
    table.tell('shot', 'breaks');
    table.tell('moves');
    expect(table.director.view).toBe('view 0');
    table.clock.pass(1500);
    expect(table.director.view).toBe('view 0');
    expect(table.director.done.map(key)).toEqual(['shot']);
    table.clock.pass(1000);
    expect(table.director.view).toBe('view 1');
    table.clock.pass(1000);
    expect(table.director.view).toBe('view 2');
  });

  it('lets the log tell no more than has been shown', () => {
    const table = new Table();
    table.tell('shot', 'quiet', 'breaks', 'quiet');
    expect(table.director.log.map((one) => one.key)).toEqual(['shot']);
    table.clock.pass(1000);
    expect(table.director.log.map((one) => one.key)).toEqual(['shot', 'quiet', 'breaks', 'quiet']);
  });

  it('shows together what happens together', () => {
    const table = new Table();
    table.tell('one', '+two', 'three');
    expect(table.now).toBe('one,+two');
    expect(table.director.left).toBe(2);
    table.clock.pass(1000);
    expect(table.now).toBe('three');
  });

  it('takes what brings nothing to see without a pause', () => {
    const table = new Table();
    table.tell('quiet');
    expect([table.director.playing, table.director.view, table.director.log.length]).toEqual([false, 'view 1', 1]);
  });

  it.each([['slow', 1900], ['normal', 1000], ['fast', 450]] as const)('at pace %s stays %i ms a second', (pace, milliseconds) => {
    const table = new Table();
    table.pace = pace;
    table.tell('a', 'b');
    table.clock.pass(milliseconds - 1);
    expect(table.now).toBe('a');
    table.clock.pass(1);
    expect(table.now).toBe('b');
  });

  it('at once shows nothing and has nothing under way', () => {
    const table = new Table();
    table.pace = 'once';
    table.tell('a', 'b');
    expect([table.director.playing, table.director.view, table.clock.waiting]).toEqual([false, 'view 1', 0]);
    expect(table.heard).toEqual([]);
  });

  it('step by step waits for the reader', () => {
    const table = new Table();
    table.pace = 'step';
    table.tell('a', 'b');
    table.clock.pass(1e6);
    expect(table.now).toBe('a');
    table.director.goOn();
    expect(table.now).toBe('b');
    table.director.goOn();
    expect(table.director.playing).toBe(false);
  });

  it('step by step does not stop at what is shown in passing', () => {
    const table = new Table();
    table.pace = 'step';
    table.tell('passing', 'a');
    table.clock.pass(300);
    expect(table.now).toBe('a');
  });

  it('goes to the end by one key', () => {
    const table = new Table();
    table.tell('a', 'b');
    table.tell('c');
    table.director.goOn();
    expect([table.director.playing, table.director.view, table.clock.waiting]).toEqual([false, 'view 2', 0]);
  });

  it('pauses, goes back over states, and on again', () => {
    const table = new Table();
    table.tell('a');
    table.tell('b');
    table.clock.pass(1000);
    table.director.back();
    expect([table.now, table.director.view]).toEqual(['a', 'view 0']);
    table.clock.pass(1e6);
    expect(table.now).toBe('a');
    table.director.pause(false);
    table.clock.pass(1000);
    expect(table.now).toBe('b');
  });

  it('does not go back before the beginning', () => {
    const table = new Table();
    table.tell('a');
    table.director.back();
    expect([table.now, table.director.paused]).toEqual(['a', true]);
    table.director.skip();
    expect(table.director.paused).toBe(false);
  });

  it('follows a change of pace under way', () => {
    const table = new Table();
    table.tell('a', 'b', 'c');
    table.pace = 'step';
    table.director.repace();
    table.clock.pass(1e6);
    expect(table.now).toBe('a');
    table.pace = 'once';
    table.director.repace();
    expect(table.director.playing).toBe(false);
  });

  it('shows nothing to nobody', () => {
    let away = true;
    const table = new Table({ away: () => away });
    table.tell('a');
    expect(table.director.playing).toBe(false);
    away = false;
    table.tell('b');
    expect(table.now).toBe('b');
  });

  it('takes a flood of lines for a reunion', () => {
    const table = new Table();
    table.tell(...Array.from({ length: 61 }, (_, n) => `line ${n}`));
    expect(table.director.playing).toBe(false);
  });

  it('drops what is taken back', () => {
    const table = new Table();
    table.tell('a');
    table.tell('b', 'c');
    table.log = table.log.slice(0, 1);
    table.tell();
    expect([table.director.playing, table.director.view, table.director.log.length]).toEqual([false, 'view 3', 1]);
    expect(table.director.recap.flatMap((act) => act.lines.map((one) => one.key))).toEqual(['a']);
  });
});

describe('since the last decision', () => {
  const told = (table: Table): string[] => table.director.recap.flatMap((act) => act.lines.map((one) => one.key));

  it('stands what has happened, ready to be played again', () => {
    const table = new Table();
    table.tell('mine');
    table.director.decided();
    table.tell('theirs');
    table.tell('theirs too');
    table.director.skip();
    expect(told(table)).toEqual(['theirs', 'theirs too']);
    table.director.again();
    expect([table.now, table.director.view]).toEqual(['theirs', 'view 1']);
    expect(table.director.log).toHaveLength(3); // what has been told is not taken from the log again
    table.clock.pass(2000);
    expect([table.director.playing, table.director.view]).toEqual([false, 'view 3']);
  });

  it('is played also to those who want all at once', () => {
    const table = new Table();
    table.pace = 'once';
    table.tell('a', 'b');
    table.director.again();
    expect(table.now).toBe('a');
    table.clock.pass(1000);
    expect(table.now).toBe('b');
    table.clock.pass(1000);
    expect(table.director.playing).toBe(false);
  });

  it('can be played from any of it', () => {
    const table = new Table();
    table.tell('a', 'b', 'c');
    table.director.skip();
    table.director.again(table.director.recap[0], 2);
    expect(table.now).toBe('c');
  });

  it('a decision settles what is being shown', () => {
    const table = new Table();
    table.tell('a', 'b');
    table.director.decided();
    expect([table.director.playing, table.director.view]).toEqual([false, 'view 1']);
    expect(told(table)).toEqual([]);
  });

  it('is kept for who comes back, and not played by itself', () => {
    const table = new Table();
    table.tell('mine');
    table.director.decided();
    const back = new Table({ marks: { get: () => 1, set: () => undefined } });
    back.eyes = 1;
    back.tell('mine', 'theirs');
    expect(back.director.playing).toBe(false);
    expect(told(back)).toEqual(['theirs']);
    expect(table.kept.get(0)).toBe(1);
  });

  it('of one seat is not shown to another', () => {
    const table = new Table();
    table.tell('a');
    table.log = [];
    table.eyes = 1;
    table.tell('b', 'c');
    expect([table.director.playing, table.director.view, told(table)]).toEqual([false, 'view 2', []]);
  });
});
