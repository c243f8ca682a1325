import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Plan, Question } from '../lib/protocol';
import type { Moment } from './standing.svelte';
import { Table } from './standing.testing.svelte';

function ask(scope: string, key: string, texts: string[], more: Partial<Question> = {}): Question {
  const choices = texts.map((text, code) => ({ code, verb: '', text, say: { k: 'x' }, things: [] }));
  return { prompt: { k: 'x' }, key, rule: '', window: false, odds: false, stake: [], default: null, choices, extras: [], scope, actor: null, ...more };
}
const who = (scope: string, more: Partial<Question> = {}): Question => ask(scope, 'who-acts', ['activate a', 'activate b'], { idle: 0, ...more });
const fire = ask('1.1.0', 'fire', ['fire x', 'hold'], { default: 1, idle: null });

let table: Table;
function sit(question: Question, moment?: (question: Question) => Moment | null): Table {
  table = new Table(question, moment);
  flushSync();
  return table;
}
async function tell(question: Question, ...keys: string[]): Promise<void> {
  table.tell(question, ...keys);
  await settled();
}
async function settled(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    flushSync();
    await Promise.resolve();
  }
}
afterEach(() => table.close());

describe('the rest of the Team', () => {
  it('does nothing in this Impulse, and is asked again in the next', async () => {
    sit(who('1.1.0')).standing.pass(false);
    await settled();
    expect(table.sent).toEqual([0]);
    await tell(who('1.1.0'));
    expect(table.sent).toEqual([0, 0]);
    await tell(who('1.1.1'));
    expect([table.sent.length, table.standing.stands]).toEqual([2, false]);
  });

  it('is asked what is no idle question', async () => {
    sit(who('1.1.0')).standing.pass(false);
    await settled();
    await tell(fire);
    expect(table.sent).toHaveLength(1);
  });
});

describe('quiet', () => {
  it('lasts from Team to Team, until something happens, and goes on when the player says so', async () => {
    sit(who('1.1.0')).standing.pass(true);
    await settled();
    await tell(who('1.1.1'), 'moved');
    expect(table.sent).toHaveLength(2);
    await tell(who('1.2.0'), 'wounded');
    expect([table.sent.length, table.standing.halted?.key]).toEqual([2, 'wounded']);
    table.standing.goOn();
    await settled();
    expect(table.sent).toHaveLength(3);
  });

  it('passes nothing over that has something at stake, and ends with the turn', async () => {
    sit(who('1.1.0')).standing.pass(true);
    await settled();
    await tell(who('1.1.1', { stake: [{ k: 'x' }] }));
    expect(table.sent).toHaveLength(1);
    table.turn = 2;
    await tell(who('2.1.0'));
    expect([table.sent.length, table.standing.stands]).toEqual([1, false]);
  });

  it('leaves no Team behind that could go somewhere, unless that was said of it', async () => {
    sit(who('1.1.0')).standing.pass(true);
    await settled();
    const movers = ask('1.1.1', 'who-acts', ['activate c', 'activate d'], { idle: 0, plans: true });
    await tell(movers);
    expect(table.sent).toHaveLength(1);
    table.standing.pass(true);
    await settled();
    await tell({ ...movers, scope: '1.2.1' });
    expect(table.sent).toHaveLength(3);
  });

  it('lets pass again what the player has let pass', async () => {
    sit(who('1.1.0')).standing.pass(true);
    await settled();
    await tell(fire);
    table.standing.decided(fire, 1);
    await tell(fire);
    expect(table.sent).toEqual([0, 1]);
    await tell(ask('1.1.0', 'fire', ['fire x', 'fire y', 'hold'], { default: 2, idle: null }));
    expect(table.sent).toHaveLength(2); // somebody new to fire at
  });
});

describe('a route under way', () => {
  const plan = { steps: [{ text: 'activate b', key: 'who-acts', when: 'asked', scope: '1.2.0', actor: null }, { text: 'move 7', key: 'must-move', when: 'asked', scope: '1.2.0', actor: 'u:2' }], paths: [{ hexes: ['6', '7'], threats: [0], who: 'u:2' }] } as unknown as Plan;

  it('waits for its Impulse and is drawn as long as it lasts', async () => {
    sit(who('1.1.0', { idle: null })).standing.follow(plan);
    await settled();
    expect([table.sent, table.standing.ways.length]).toEqual([[], 1]);
    await tell(who('1.2.0', { idle: null }));
    await tell(ask('1.2.0', 'must-move', ['move 7', 'move 8'], { actor: 'u:2' }));
    expect([table.sent, table.standing.ways]).toEqual([[1, 0], []]);
  });

  it('stops when something happens', async () => {
    sit(who('1.1.0', { idle: null })).standing.follow(plan);
    await settled();
    await tell(who('1.2.0', { idle: null }), 'wounded');
    expect([table.sent, table.standing.halted?.key]).toEqual([[], 'wounded']);
  });
});

describe('a quiet moment', () => {
  const moment = (question: Question): Moment => ({ offered: question.choices.filter(({ text }) => text.startsWith('spend')).map(({ text }) => text), pass: question.key === 'quiet' ? question.default : null });
  const quiet = (...texts: string[]): Question => ask('1.1.0', 'quiet', [...texts, 'pass'], { default: texts.length, window: true });

  it('passes by itself where nothing new could be done', async () => {
    sit(quiet('spend a'), moment);
    expect(table.sent).toEqual([]); // not seen before
    await tell(quiet('spend a'));
    expect(table.sent).toEqual([1]);
    await tell(quiet('spend a', 'spend b'));
    expect(table.sent).toEqual([1]);
  });

  it('is asked again about what could not be done for a while', async () => {
    sit(quiet('spend a'), moment);
    await tell(who('1.1.0', { idle: null }));
    await tell(quiet('spend a'));
    expect(table.sent).toEqual([]);
  });

  it.each(['ask', 'pass'] as const)('is left to the player or the table who wants "%s"', async (reaction) => {
    sit(quiet('spend a'), moment).reaction = reaction;
    await tell(quiet('spend a'));
    expect(table.sent).toEqual([]);
  });

  it('is asked for once by the button', async () => {
    sit(quiet('spend a'), moment).standing.armed = true;
    await tell(quiet('spend a'));
    expect(table.sent).toEqual([]);
    table.standing.decided(quiet('spend a'), 1);
    await tell(quiet('spend a'));
    expect(table.sent).toEqual([1]);
  });
});
