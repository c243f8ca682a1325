import { describe, expect, it } from 'vitest';
import type { Choice, LogLine, Question } from '../lib/protocol';
import { drafted, moment, order, startles } from './ahead';
import type { CombatView } from './protocol';

const line = (key: string, side: number): LogLine => ({ key, side }) as LogLine;
const choice = (verb: string, text: string, ...things: string[]): Choice => ({ code: 1, verb, text, things, say: { k: 'x' } });

describe('said ahead in Combat!', () => {
  it.each([['fired', 1], ['wounded', 0], ['morale', 0], ['event', 0], ['event', 1], ['revealed', 1]])('is stopped by "%s" of side %i', (key, side) => {
    expect(startles(line(key, side))).toBe(true);
  });
  it.each([['fired', 0], ['wounded', 1], ['moved', 1], ['enemy-order', 1], ['order-given', 0]])('is not stopped by "%s" of side %i', (key, side) => {
    expect(startles(line(key, side))).toBe(false);
  });

  it('knows what could be spent, and what lets only a quiet moment pass', () => {
    const asked = { key: 'who-acts', default: null, choices: [choice('activate', 'activate a')], extras: [choice('spend', 'spend F1 a')] } as unknown as Question;
    expect(moment(asked)).toEqual({ offered: ['spend F1 a'], pass: null });
    expect(moment({ ...asked, key: 'quiet', default: 7 })?.pass).toBe(7);
    expect(moment({ ...asked, key: 'must-move' })).toBeNull();
  });

  it('takes a plain Order into a draft, and shows it on the counter', () => {
    expect(order(choice('order', 'order taylor sneak', 'u:1', 'x:order-sneak-1'))).toEqual(['u:1', 'sneak']);
    expect(order(choice('try-smoke', 'try-smoke taylor', 'u:1'))).toBeNull();
    const view = { men: [{ id: 1, order: 'none' }, { id: 2, order: 'none' }] } as unknown as CombatView;
    expect(drafted(view, new Map([['u:1', 'sneak']])).men.map((man) => man.order)).toEqual(['sneak', 'none']);
  });
});
