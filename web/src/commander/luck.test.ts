import { expect, test } from 'vitest';
import { expectedCounts } from './luck';

test('two dice: seven is commonest, all add up', () => {
  const counts = expectedCounts(36);
  expect(counts[7]).toBe(6);
  expect(counts[2]).toBe(1);
  expect(counts[0]).toBe(0);
  expect(counts.reduce((a, b) => a + b, 0)).toBeCloseTo(36);
});
