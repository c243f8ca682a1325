import { describe, expect, it } from 'vitest';
import { half, line, points, spot } from './curve';

const SIZE = { width: 100, height: 50 };
const found = {
  decisions: 10,
  curve: [
    { revision: 0, turn: 0, chance: 0.5 },
    { revision: 5, turn: 1, chance: 1 },
    { revision: 10, turn: 2, chance: 0 },
  ],
};

describe('the curve of an analysis', () => {
  it('runs from left to right, and up with the chance of the first side', () => {
    expect(spot(5, 1, 10, SIZE)).toEqual({ x: 50, y: 0 });
    expect(spot(0, 0, 0, SIZE)).toEqual({ x: 0, y: 50 });
    expect(line(found, SIZE)).toBe('M0 25L50 0L100 50');
  });
  it('is closed along the middle on either half', () => {
    expect(half(found, SIZE, true)).toBe('M0 25L0 25L50 0L100 25L100 25Z');
    expect(half(found, SIZE, false)).toBe('M0 25L0 25L50 25L100 50L100 25Z');
  });
  it('counts in percentage points', () => expect(points(0.1234)).toBe(12.3));
});
