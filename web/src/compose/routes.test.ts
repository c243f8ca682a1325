import { describe, expect, it } from 'vitest';
import type { PlanStep, Question } from '../lib/protocol';
import { due, joined } from './routes';

function step(scope: string, key: string, text: string, more: Partial<PlanStep> = {}): PlanStep {
  return { text, key, when: 'asked', scope, actor: null, ...more };
}
function ask(scope: string, key: string, texts: string[], more: Partial<Question> = {}): Question {
  const choices = texts.map((text, code) => ({ code, verb: '', text, say: { k: 'x' }, things: [] }));
  return { prompt: { k: 'x' }, key, rule: '', window: false, odds: false, stake: [], default: null, choices, extras: [], scope, actor: null, ...more };
}
const A = { actor: 'u:1' };
const ROUTE = [
  step('1.1.0', 'who-acts', 'activate a'), step('1.1.0', 'must-move', 'move 5', A), step('1.1.0', 'spot-or-duck', 'done', { ...A, when: 'idle' }),
  step('1.2.0', 'who-acts', 'activate a'), step('1.2.0', 'must-move', 'move 6', A),
];

describe('a route', () => {
  it('waits while others act, and goes on in its own Impulse', () => {
    expect(due(ROUTE, ask('1.1.1', 'who-acts', ['activate a']))).toBeNull();
    const first = due(ROUTE, ask('1.1.0', 'who-acts', ['activate b', 'activate a']));
    expect(first?.code).toBe(1);
    expect(first?.rest).toHaveLength(4);
    expect(due(ROUTE, ask('1.2.0', 'who-acts', ['activate a']))?.rest.map(({ text }) => text)).toContain('move 6');
  });

  it('moves only its own man, and only where he may go', () => {
    expect(due(ROUTE, ask('1.1.0', 'must-move', ['move 5'], { actor: 'u:2' }))).toBeNull();
    expect(due(ROUTE, ask('1.1.0', 'must-move', ['move 4'], A))).toBeNull();
    expect(due(ROUTE, ask('1.1.0', 'must-move', ['move 4', 'move 5'], A))?.code).toBe(1);
  });

  it('ends an activation only where nothing else is worth asking', () => {
    const done = ask('1.1.0', 'spot-or-duck', ['spot red-1', 'done'], A);
    expect(due(ROUTE, { ...done, idle: null })).toBeNull();
    expect(due(ROUTE, { ...done, idle: 1 })?.code).toBe(1);
  });

  it('takes the place of what the same men were to do, and leaves others alone', () => {
    const other = [step('1.1.0', 'who-acts', 'activate b'), step('1.1.0', 'must-move', 'move 9', { actor: 'u:2' })];
    const changed = [step('1.1.0', 'who-acts', 'activate a'), step('1.1.0', 'must-move', 'move 7', A)];
    const texts = joined([...ROUTE, ...other], changed).map(({ text }) => text);
    expect(texts).toContain('move 9');
    expect(texts).not.toContain('move 5');
    expect(texts.filter((text) => text === 'activate a')).toHaveLength(2); // in Impulse 1, and as it was in Impulse 2
  });
});
