import { expect, test } from 'vitest';
import type { LogLine, Question } from '../../lib/protocol';
import { meanwhile } from './meanwhile';

const line = (key: string, phase = ''): LogLine => ({ key, args: phase === '' ? [] : [{ kind: 'phase', value: 0, text: phase }] }) as unknown as LogLine;
const question = { prompt: { k: 'ask-plan' }, choices: [{ verb: 'commit', code: 1, say: { k: 'commit' } }, { verb: 'order', code: 2, say: { k: 'order' } }] } as unknown as Question;

test('while orders are planned, they are asked for', () => {
  expect(meanwhile(question, [])).toBe(question);
  expect(meanwhile(question, [line('phase-begins', 'execution'), line('turn-begins')])).toBe(question);
  expect(meanwhile(question, [line('step-begins'), line('turn-begins'), line('phase-begins', 'planning')])).toBe(question);
});

test.each([[line('phase-begins', 'execution')], [line('step-begins')], [line('phase-begins', 'fortitude')]])('while they are carried out, nothing is asked to be committed', (last) => {
  const told = meanwhile(question, [line('phase-begins', 'planning'), last]);
  expect(told.prompt.k).toBe('barbarossa-film-runs');
  expect(told.choices.map((choice) => [choice.code, choice.say.k])).toEqual([[1, 'barbarossa-film-on'], [2, 'order']]);
});
