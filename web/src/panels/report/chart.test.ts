import { describe, expect, test } from 'vitest';
import { apart, area, niceStep, percents, scale, steps } from './chart';

describe('scales', () => {
  test('ends of the range lie on the ends of the axis', () => {
    const x = scale(0, 10, 100, 200);
    expect(x(0)).toBe(100);
    expect(x(10)).toBe(200);
    expect(x(5)).toBe(150);
  });
  test('upside down for y', () => {
    const y = scale(-4, 6, 100, 0);
    expect(y(y.from)).toBe(100);
    expect(y(y.to)).toBe(0);
  });
  test('ticks are whole, cover the range and include zero when it lies inside', () => {
    const y = scale(-7, 13, 100, 0);
    expect(y.ticks[0]).toBeLessThanOrEqual(-7);
    expect(y.ticks.at(-1)).toBeGreaterThanOrEqual(13);
    expect(y.ticks).toContain(0);
    expect(y.ticks.every(Number.isInteger)).toBe(true);
  });
  test('a range without width still has an axis', () => {
    const y = scale(3, 3, 0, 10);
    expect(y.to).toBeGreaterThan(y.from);
    expect(Number.isFinite(y(3))).toBe(true);
  });
  test('steps of 1, 2, 5, 10', () => {
    expect([0.2, 1, 1.5, 3, 7, 12, 40].map(niceStep)).toEqual([1, 1, 2, 5, 10, 20, 50]);
  });
});

describe('shapes', () => {
  const points = [{ x: 0, y: 50 }, { x: 10, y: 20 }, { x: 30, y: 80 }];
  test('a value holds until the next', () => expect(steps(points)).toBe('M0 50H10V20H30V80'));
  test('areas are cut at zero and closed', () => {
    expect(area(points, 50, true)).toBe('M0 50V50H10V20H30V50H30V50Z');
    expect(area(points, 50, false)).toBe('M0 50V50H10V50H30V80H30V50Z');
  });
  test('nothing gives nothing', () => expect(steps([]) + area([], 0, true)).toBe(''));
});

describe('percentages', () => {
  test('always add up to a hundred', () => {
    for (const parts of [[1, 1, 1], [0.335, 0.335, 0.33], [0.0001, 0.9999], [1, 0, 0, 0]]) {
      expect(percents(parts).reduce((a, b) => a + b, 0)).toBe(100);
    }
  });
  test('the largest remainder wins', () => expect(percents([0.005, 0.006, 0.989])).toEqual([0, 1, 99]));
  test('nothing is nothing', () => expect(percents([0, 0])).toEqual([0, 0]));
});

test('figures that would lie on each other are left out, never the last', () => {
  expect(apart([10, 30, 34, 60], 16)).toEqual([10, 34, 60]);
  expect(apart([], 16)).toEqual([]);
});
