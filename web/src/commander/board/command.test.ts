import { describe, expect, it } from 'vitest';
import type { Hex } from '../../table/ground/layout';
import { chainFrom, links, within } from './command';
import type { Chief } from '../war/war';

const hex = (name: string, x: number, y: number): Hex => ({ name, x, y, terrain: 'open', level: 0, objective: 0 });
const row = [0, 1, 2, 3].map((n) => hex(`A${n + 1}`, 0, 100 * n));
const captain: Chief = { unit: 1, radius: 2, units: [2, 5], highest: true };
const lieutenant: Chief = { unit: 2, radius: 1, units: [6, 7], highest: false };
const other: Chief = { unit: 3, radius: 1, units: [2], highest: false };
const all = [captain, lieutenant, other];

describe('the chain of command', () => {
  it('goes on from the highest leader through those he wakes', () => expect(chainFrom([captain], all)).toEqual([captain, lieutenant]));
  it('ends with any other leader', () => expect(chainFrom([other], all)).toEqual([other]));

  it('is one line from hex to hex', () => {
    const at = new Map([[1, row[0]], [2, row[1]], [5, row[1]], [6, row[1]], [7, row[2]]]);
    const found = links([captain, lieutenant], (unit) => at.get(unit));
    expect(found.map(({ from, to, highest }) => [from.name, to.name, highest])).toEqual([['A1', 'A2', true], ['A2', 'A3', false]]);
  });
});

describe('a radius', () => {
  it.each([[0, ['A1']], [1, ['A1', 'A2']], [2, ['A1', 'A2', 'A3']]] as const)('of %i', (steps, names) => {
    expect(within(row[0] as Hex, steps, row, 100).map(({ name }) => name)).toEqual(names);
  });
});
