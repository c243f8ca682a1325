import { describe, expect, it } from 'vitest';
import type { LogLine, PlanStep, Question } from '../lib/protocol';
import { next, surprised, type Intent } from './intent';

function ask(key: string, ...texts: string[]): Question {
  const choices = texts.map((text, code) => ({ code, verb: text.split(' ')[0] ?? '', text, say: { k: 'x' }, things: [] }));
  return { prompt: { k: 'x' }, key, rule: '', window: false, odds: false, stake: [], default: null, choices, extras: [] };
}
function step(text: string, key: string, when: PlanStep['when'] = 'asked'): PlanStep {
  return { text, key, when };
}
function line(key: string, side: number | null = null): LogLine {
  return { n: 0, key, say: { k: 'x' }, rule: '', hexes: [], things: [], args: [], dice: null, side, loud: false };
}
const intent = (...steps: PlanStep[]): Intent => ({ steps, heard: 0 });
const MOVE = intent(step('step K8', 'move-step'), step('step K9', 'move-step'), step('stop', 'move-step', 'maybe'), step('end', 'move-pick', 'only'));

describe('a plan under way', () => {
  it('answers a question that offers its next decision', () => {
    const found = next(MOVE, ask('move-step', 'step J8', 'step K8'), [], 0);
    expect(found).toEqual({ kind: 'choose', code: 1, rest: { steps: MOVE.steps.slice(1), heard: 0 } });
  });

  it('waits while others decide', () => {
    expect(next(MOVE, null, [], 0)).toEqual({ kind: 'wait' });
  });

  it('stops at a question it did not foresee', () => {
    expect(next(MOVE, ask('light-wounds', 'step K8', 'none'), [], 0)).toEqual({ kind: 'stop' });
    expect(next(MOVE, ask('move-step', 'step J8', 'stop'), [], 0)).toEqual({ kind: 'stop' });
  });

  it('passes over what is not asked, and takes the end only where nothing else is left', () => {
    const rest = intent(...MOVE.steps.slice(2));
    expect(next(rest, ask('move-step', 'stop', 'step K7'), [], 0)).toMatchObject({ kind: 'choose', code: 0 });
    expect(next(rest, ask('move-pick', 'end'), [], 0)).toMatchObject({ kind: 'choose', code: 0 });
    expect(next(rest, ask('move-pick', 'move a.line-2', 'end'), [], 0)).toEqual({ kind: 'done' });
  });

  it('is done when nothing is left', () => {
    expect(next(intent(), ask('turn', 'pass'), [], 0)).toEqual({ kind: 'done' });
  });

  it('stops when somebody fires or plays a card, but not for what it does itself', () => {
    const question = ask('move-step', 'step K8');
    expect(next(MOVE, question, [line('moved'), line('control')], 0)).toMatchObject({ kind: 'choose' });
    expect(next(MOVE, question, [line('moved'), line('attack')], 0)).toEqual({ kind: 'stop' });
    expect(surprised([line('action-played', 1)], 0)).toBe(true);
    expect(surprised([line('action-played', 0)], 0)).toBe(false);
  });

  it('minds only what has happened since it began', () => {
    expect(next({ ...MOVE, heard: 1 }, ask('move-step', 'step K8'), [line('attack')], 0)).toMatchObject({ kind: 'choose' });
  });
});
