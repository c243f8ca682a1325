import { beforeAll, expect, it } from 'vitest';
import type { Question } from '../lib/protocol';
import type { CombatView } from './protocol';
import { known, speak } from '../lib/say.svelte';
import { often } from './often';

beforeAll(() => speak('en'));

const choice = (verb: string, code: number, ...things: string[]) => ({ code, verb, text: verb, say: { k: 'x' }, things });
const asked = (more: Partial<Question> = {}): Question =>
  ({ key: 'spot-or-duck', actor: 'u:1', choices: [choice('spot', 1, 'u:7'), choice('duck-back', 2), choice('done', 3)], ...more }) as Question;
const man = (id: number, side: string, isKnown: boolean, hex: string | null = '01.01') => ({ id, side, known: isKnown, hex });
const view = { turn: 4, men: [man(1, 'friendly', true), man(7, 'enemy', false), man(8, 'enemy', true), man(9, 'enemy', false, null), man(10, 'enemy', false)] } as unknown as CombatView;

it('tells what a man could do, and what could be done by all', () => {
  const found = often(asked(), view);
  expect(found).toMatchObject({ turn: 4, who: 'u:1', done: 3, offered: ['spot u:7', 'duck-back'] });
  expect(found?.all).toEqual(['duck-back', 'try-duck-back', 'spot u:7', 'spot u:10']);
});

it('is said of no other question', () => {
  expect(often(asked({ key: 'fire' }), view)).toBeNull();
  expect(often(asked({ actor: null }), view)).toBeNull();
  expect(often(asked({ choices: [choice('duck-back', 2)] }), view)).toBeNull();
});

it('has words for all of it', () => {
  expect(Object.values(often(asked(), view)?.words ?? {}).filter((word) => !known(word.k))).toEqual([]);
});
