import { beforeEach, expect, it, vi } from 'vitest';
import type { RandomScenario } from '../../lib/protocol';
import { Draft } from './draft.svelte';

const made = (seed: number, possible: Record<string, string[]> = {}): RandomScenario => ({ seed, possible, briefing: { sections: [] }, scenario: {} }) as unknown as RandomScenario;
let answers: ((made: RandomScenario) => void)[];
let asked: unknown[];

/** The table, which answers when it is told to. */
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Promise((done) => answers.push((made) => done({ ok: true, json: () => Promise.resolve(made) })));
  });
});

async function answer(number: number, scenario: RandomScenario): Promise<void> {
  answers[number]?.(scenario);
  await new Promise((done) => setTimeout(done));
}

it('keeps the seed when a wish changes, and takes another to roll again', async () => {
  const draft = new Draft('cc');
  void draft.ask();
  await answer(0, made(7));
  draft.wish('year', '1943');
  await answer(1, made(7));
  draft.wish('year', '');
  void draft.ask();
  expect(asked).toEqual([{ wishes: {} }, { seed: 7, wishes: { year: '1943' } }, { seed: 7, wishes: {} }, { wishes: {} }]);
});

it('shows what was asked for last, whatever comes first', async () => {
  const draft = new Draft('cc');
  void draft.ask(1);
  draft.fromSeed('2');
  await answer(1, made(2));
  expect(draft.waiting).toBe(false);
  await answer(0, made(1));
  expect(draft.made?.seed).toBe(2);
  draft.wish('map', 'balka');
  expect(draft.waiting).toBe(true);
});

it('allows what goes with the other wishes, and anything until that is known', async () => {
  const draft = new Draft('cc');
  expect(draft.allows('year', '1939')).toBe(true);
  void draft.ask();
  await answer(0, made(1, { year: ['1943'] }));
  expect([draft.allows('year', '1939'), draft.allows('year', '1943')]).toEqual([false, true]);
});
