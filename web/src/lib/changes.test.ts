import { expect, test } from 'vitest';
import { applied } from './changes';

const before = { a: [1, { x: 1, y: 2 }], b: { gone: 1, stays: [1, 2] }, c: null as unknown };

test('values are set, added and taken away, deep inside too', () => {
  const after = applied(before, [[['a', 1, 'y'], 3], [['b', 'gone']], [['b', 'stays'], [1, 2, 3]], [['c'], {}]]);
  expect(after).toEqual({ a: [1, { x: 1, y: 3 }], b: { stays: [1, 2, 3] }, c: {} });
});

test('what was there stays as it is, and what did not change is shared', () => {
  const kept = JSON.stringify(before);
  const after = applied(before, [[['c'], 7]]);
  expect(JSON.stringify(before)).toBe(kept);
  expect(after.a).toBe(before.a);
  expect(after).not.toBe(before);
});

test('nothing changed: the same view', () => {
  expect(applied(before, [])).toBe(before);
});
