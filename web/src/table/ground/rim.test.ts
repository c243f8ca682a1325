import { describe, expect, it } from 'vitest';
import type { Geometry } from '../../lib/protocol';
import { middle, rim } from './rim';

const geometry: Geometry = {
  width: 1, height: 1, radius: 54, corners: [[-31, -54], [31, -54], [62, 0], [31, 54], [-31, 54], [-62, 0]],
  hexes: [
    { name: 'A1', x: 0, y: 0, terrain: 'open', level: 0, objective: 0 },
    { name: 'A2', x: 0, y: 108, terrain: 'open', level: 0, objective: 0 },
    { name: 'C1', x: 300, y: 0, terrain: 'open', level: 0, objective: 0 },
  ],
};

describe('the line around hexes', () => {
  it('leaves out the side that two hexes share', () => {
    const path = rim(geometry, geometry.hexes.slice(0, 2));
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/L/g)).toHaveLength(9); // ten corners
    expect(path).toContain('62 0');
  });

  it('takes corners for one that differ by a rounding', () => {
    const [first, second] = geometry.hexes;
    if (!first || !second) throw new Error('no hexes');
    for (const by of [-0.02, 0.02, 7.98, 8.02]) {
      const moved = [{ ...first, x: by, y: by }, { ...second, x: by + 0.01, y: 108.01 + by }];
      expect(rim(geometry, moved).match(/L/g)).toHaveLength(9);
    }
  });

  it('goes around each group by itself', () => {
    expect(rim(geometry, geometry.hexes).match(/M/g)).toHaveLength(2);
    expect(rim(geometry, [])).toBe('');
  });

  it('knows the middle', () => {
    expect(middle(geometry.hexes)).toEqual({ x: 100, y: 36 });
    expect(middle([])).toBeNull();
  });
});
