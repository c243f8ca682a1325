import { expect, test } from 'vitest';
import type { Question, RoomInfo } from '../../lib/protocol';
import { kinds, standard, withAnswer } from './reactions';

const window = { key: 'strange', window: true } as Question;

test('kinds met are listed once, the rest has no line of its own', () => {
  const found = kinds(['op-fire'], { '*': 'pass', 'op-fire': 'ask', other: 'auto' }, window);
  expect(found.filter((kind) => kind === 'op-fire')).toHaveLength(1);
  expect(found).toContain('other');
  expect(found).toContain('strange');
  expect(found).not.toContain('*');
});
test('a question that is no window adds nothing', () => {
  expect(kinds(['op-fire'], {}, { ...window, window: false })).not.toContain('strange');
});
test('an answer is set, changed and taken back without touching the others', () => {
  const first = withAnswer({ '*': 'ask' }, 'op-fire', 'pass');
  expect(first).toEqual({ '*': 'ask', 'op-fire': 'pass' });
  expect(withAnswer(first, 'op-fire', null)).toEqual({ '*': 'ask' });
  expect(first).toEqual({ '*': 'ask', 'op-fire': 'pass' });
});

test('against machines and at one screen passes come by themselves; against a person nothing does', () => {
  const room = (...seats: object[]): RoomInfo => ({ hotseat: false, seats }) as unknown as RoomInfo;
  expect(standard(room({ mine: true, kind: 'person' }, { mine: false, kind: 'opponent' }))).toBe('auto');
  expect(standard(room({ mine: true, kind: 'person' }, { mine: false, kind: 'person' }))).toBe('ask');
  expect(standard(room({ mine: true, kind: 'person' }, { mine: false, kind: 'open' }))).toBe('ask');
  expect(standard(undefined)).toBe('ask');
});
