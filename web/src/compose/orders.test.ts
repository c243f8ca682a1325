import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../lib/components';
import type { Choice, Plan, PlansAnswer, Question, Thing } from '../lib/protocol';
import { drafting } from './orders.testing.svelte';
import type { OrderDraft } from './orders.svelte';

const plan = (things: string[], barred: string[] = []): Plan =>
  ({ kind: 'order', things, steps: things.map((text) => ({ text, key: 'orders', when: 'asked' })), barred: barred.map((thing) => ({ thing, reasons: [] })) }) as unknown as Plan;
const choice = (man: Thing, order: string): Choice => ({ code: 1, verb: 'order', text: `order x ${order}`, things: [man], say: { k: 'x' } });
const question = { key: 'orders', choices: ['u:1', 'u:2', 'u:3'].map((man) => choice(man, 'hide')) } as unknown as Question;

/** An engine that lets everybody do anything but "u:3" sprint. */
function answer(things: Thing[]): Promise<PlansAnswer> {
  const barred: Thing[] = things.filter((thing) => thing.endsWith('3@sprint'));
  return Promise.resolve({ plans: [plan(things.filter((thing) => !barred.includes(thing)), barred.map((thing) => thing.slice(0, 3)))] });
}

const plans = vi.fn(answer);
const give = vi.fn<(plan: Plan) => void>();
let draft: OrderDraft;
let close: () => void;
beforeEach(() => {
  give.mockClear();
  plans.mockClear();
  [draft, close] = drafting({
    question: () => question, revision: () => 1, ask: () => ({ plans }) as unknown as Ask, give,
    order: (one) => [one.things[0] ?? '', one.text.split(' ').at(-1) ?? ''],
  });
  flushSync();
});
afterEach(() => close());
const settled = async (): Promise<void> => {
  for (let n = 0; n < 4; n += 1) await Promise.resolve();
};

describe('a draft of Orders', () => {
  it('is made by Team, changed man by man, and given as the engine has it', async () => {
    draft.add(plan(['u:1@evade', 'u:2@evade']));
    expect(draft.takes(choice('u:2', 'hide'))).toBe(true);
    await settled();
    draft.give();
    expect(give.mock.calls[0]?.[0].things).toEqual(['u:1@evade', 'u:2@hide']);
    expect(draft.on).toBe(false);
  });

  it('tells the rest something without touching who was told already', async () => {
    draft.add(plan(['u:1@evade']));
    draft.add(plan(['u:1@sneak', 'u:2@sneak']), true);
    await settled();
    expect([...draft.pairs]).toEqual([['u:1', 'evade'], ['u:2', 'sneak']]);
  });

  it('leaves out who cannot, names him once, and no more when he is told something else', async () => {
    draft.add(plan(['u:1@sprint', 'u:3@sprint'], ['u:2']));
    await settled();
    expect([...draft.pairs.keys()]).toEqual(['u:1']);
    draft.add(plan(['u:1@sprint', 'u:3@sprint'], ['u:2']));
    await settled();
    expect(draft.barred.map((bar) => bar.thing)).toEqual(['u:2', 'u:3']);
    draft.takes(choice('u:3', 'hide'));
    await settled();
    expect(draft.barred.map((bar) => bar.thing)).toEqual(['u:2']);
  });

  it('takes no Order of a single man where nothing is drafted', () => {
    expect(draft.takes(choice('u:1', 'hide'))).toBe(false);
  });
});
