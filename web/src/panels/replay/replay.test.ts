import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../lib/protocol';
import { about, byTurn, dwell, turnAt, within } from './replay';

const turns = [
  { revision: 5, turn: 1, side: 0, time: 0 },
  { revision: 9, turn: 2, side: 1, time: 0 },
  { revision: 20, turn: 3, side: 0, time: 1 },
];

describe('turns', () => {
  test('a revision belongs to the last turn begun', () => {
    expect(turnAt(turns, 4)).toBeNull();
    expect(turnAt(turns, 9)?.turn).toBe(2);
    expect(turnAt(turns, 19)?.turn).toBe(2);
  });
  test('forward to the next turn, at last to the end', () => {
    expect([0, 5, 9, 20].map((r) => byTurn(turns, r, 1, 30))).toEqual([5, 9, 20, 30]);
  });
  test('back to the beginning of this turn, then to the one before', () => {
    expect([30, 20, 12, 5].map((r) => byTurn(turns, r, -1, 30))).toEqual([20, 9, 9, 0]);
  });
});

test('a revision from an address is put within the game', () => {
  expect([within(-4, 10), within(99, 10), within(3.4, 10), within(NaN, 10)]).toEqual([0, 10, 3, 10]);
});

test('what brings nothing passes quickly; speed divides', () => {
  const loud = { loud: true, things: ['u:1'], hexes: ['A1'] } as unknown as LogLine;
  expect(dwell([], 1)).toBeLessThan(dwell([{ ...loud, loud: false }], 1));
  expect(dwell([loud], 2)).toBe(dwell([loud], 1) / 2);
  expect(about([loud, loud])).toEqual(['u:1', 'h:A1']);
});
