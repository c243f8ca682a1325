import { describe, expect, test } from 'vitest';
import type { Choice, Lesson, Question } from '../lib/protocol';
import { led, only, turned } from './led';

function choice(code: number): Choice {
  return { code, verb: 'step', text: `step ${code}`, say: { k: 'x' }, things: [] };
}
function question(codes: number[], fallback: number | null = null): Question {
  return {
    prompt: { k: 'p' }, key: 'move-step', rule: 'O21.1', choices: codes.map(choice), extras: [choice(90)], default: fallback, window: false, odds: false, stake: [],
  };
}
function lesson(expected: number[], step = 1): Lesson {
  return { step, steps: 2, title: { k: 't' }, text: { k: 'x' }, expect: expected, point: [], rules: [] };
}

describe('a question as a lesson puts it', () => {
  test('only what leads on is offered, and Enter does it', () => {
    const found = led(question([1, 2, 3], 3), lesson([2]))!;
    expect(found.choices.map((one) => one.code)).toEqual([2]);
    expect(found.extras).toEqual([]);
    expect(found.default).toBe(2);
  });
  test('several right choices keep the default', () => {
    const found = led(question([1, 2, 3], 3), lesson([1, 2, 3, 90]))!;
    expect(found.choices).toHaveLength(3);
    expect(found.extras).toHaveLength(1);
    expect(found.default).toBe(3);
  });
  test('what the script answers by itself is not asked', () => {
    expect(led(question([1, 2]), lesson([]))).toBeNull();
  });
  test('what is right may be a thing that is never pressing', () => {
    expect(led(question([1, 2]), lesson([90]))).toMatchObject({ choices: [], extras: [{ code: 90 }] });
  });
  test('a free game is asked as it is', () => {
    const asked = question([1, 2]);
    expect(led(asked, null)).toBe(asked);
    expect(led(null, lesson([1]))).toBeNull();
  });
  test('the one choice that leads on', () => {
    expect(only(question([1, 2]), lesson([2]))).toBe(2);
    expect(only(question([1]), lesson([2]))).toBeNull();
    expect(only(question([1, 2]), lesson([1, 2]))).toBeNull();
    expect(only(null, lesson([2]))).toBeNull();
  });
});

describe('the pages of the coach', () => {
  test('a step that asks for something makes room for the next at once', () => {
    const first = turned(null, lesson([1], 1));
    expect(first).toMatchObject({ watch: false, held: null });
    const acting = turned(first, lesson([], 1)); // the other side answers what the learner did
    expect(turned(acting, lesson([2], 2)).held).toBeNull();
  });
  test('a step that is only watched stays until it has been read', () => {
    const watched = turned(turned(null, lesson([1], 1)), lesson([], 2));
    expect(watched.watch).toBe(true);
    const next = turned(watched, lesson([5], 3));
    expect(next.held?.step).toBe(2);
    expect(next.now.step).toBe(3);
    expect(turned(next, lesson([6], 3)).held?.step).toBe(2);
  });
  test('who goes on without reading is not held up', () => {
    const next = turned(turned(turned(null, lesson([], 2)), lesson([5], 3)), lesson([7], 4));
    expect(next.held).toBeNull();
  });
});
