import { describe, expect, it } from 'vitest';
import { hexesByName } from '../../table/ground/layout';
import type { Geometry } from '../../lib/protocol';
import { hexAt, pulled, tracked, within } from './gestures';

const R = 50;
/** Five columns of four, as the maps have them: B and D lie half a hex lower. */
const geometry = {
  width: 600, height: 600, radius: R, corners: [],
  hexes: ['A', 'B', 'C', 'D', 'E'].flatMap((letter, col) =>
    [1, 2, 3, 4].map((row) => ({ name: `${letter}${row}`, x: 60 + col * 86.6, y: row * 2 * R + (col % 2) * R, terrain: 'plain', level: 0, objective: 0 })),
  ),
} as unknown as Geometry;
const ground = { hexes: hexesByName(geometry), geometry };
const at = (name: string) => ground.hexes.get(name)!;

describe('what hands draw', () => {
  it('knows the hex under a point, and none beyond the map', () => {
    expect(hexAt(ground, { x: at('B2').x + 10, y: at('B2').y - 20 })).toBe('B2');
    expect(hexAt(ground, { x: -200, y: 0 })).toBeNull();
  });

  it('goes hex by hex, back over them, and fills up what a quick hand jumps over', () => {
    expect(tracked(ground, ['C2'], 'C1', 'C3')).toEqual(['C2', 'C1']);
    expect(tracked(ground, ['C2', 'C1'], 'C2', 'C3')).toEqual(['C2']);
    expect(tracked(ground, ['C2'], 'C3', 'C3')).toEqual([]);
    expect(tracked(ground, [], 'C1', 'C3')).toEqual(['C2', 'C1']);
  });

  it('turns a pull into a direction and a range', () => {
    expect(pulled(ground, 'C3', { x: at('C3').x + 3, y: at('C3').y - 4 * R })).toEqual({ face: 1, reach: 2 });
    expect(pulled(ground, 'C2', at('D2'))).toEqual({ face: 3, reach: 1 });
    expect(pulled(ground, 'C2', at('B1'))).toEqual({ face: 6, reach: 1 });
  });

  it('catches what lies in a loop', () => {
    const loop = [{ x: 0, y: 0 }, { x: 200, y: 0 }, { x: 200, y: 200 }, { x: 0, y: 200 }];
    expect(within(at('A1'), loop)).toBe(true);
    expect(within(at('E4'), loop)).toBe(false);
  });
});
