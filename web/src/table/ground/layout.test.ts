import { describe, expect, it } from 'vitest';
import type { Geometry } from '../../lib/protocol';
import { Grid, boxOf, fanAround, fanSpot, heldUnder, outline, type Fan } from './layout';

const corners: [number, number][] = [[-31, -54], [31, -54], [62, 0], [31, 54], [-31, 54], [-62, 0]];

/** Two columns of three hexes; A1 at (100, 100). */
const geometry: Geometry = {
  width: 400, height: 500, corners, radius: 54,
  hexes: ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((name, n) => ({
    name, x: n < 3 ? 100 : 193, y: 100 + (n % 3) * 108 + (n < 3 ? 0 : 54), terrain: 'open', level: 0, objective: n < 3 ? 1 : 0,
  })),
};

describe('a fan', () => {
  const shape: Fan = {
    hex: 'A1',
    items: [
      { thing: 'u:2', x: -87, y: -30, side: 60 },
      { thing: 'u:1', x: -22, y: -30, side: 60 },
      { thing: 'w:5', x: 39, y: -18, side: 48, joined: true },
    ],
    box: { x: -93, y: -36, w: 186, h: 80 },
  };

  it('stays in sight', () => {
    const seen = { x: 0, y: 0, w: 400, h: 300 };
    const spot = fanSpot(shape, { x: 5, y: 299 }, 1, seen);
    expect(spot.x + shape.box.x).toBeGreaterThanOrEqual(0);
    expect(spot.y + shape.box.y + shape.box.h).toBeLessThanOrEqual(300);
    expect(fanSpot(shape, { x: 200, y: 150 }, 1, seen)).toEqual({ x: 200, y: 150 });
    const small = { x: 100, y: 0, w: 50, h: 300 };
    expect(fanSpot(shape, { x: 0, y: 150 }, 1, small).x).toBeCloseTo(125);
  });

  it('keeps the piece under the pointer', () => {
    const [, second] = shape.items;
    if (!second) throw new Error('no second piece');
    const at = { x: 210, y: 140 };
    const spot = heldUnder(second, at, 2);
    expect(at.x).toBeGreaterThan(spot.x + second.x * 2);
    expect(at.x).toBeLessThan(spot.x + (second.x + second.side) * 2);
    expect(at.y).toBeGreaterThan(spot.y + second.y * 2);
  });

  describe('at the rim of what is seen', () => {
    const seen = { x: 0, y: 0, w: 260, h: 200 };
    for (const at of [{ x: 4, y: 100 }, { x: 256, y: 100 }, { x: 4, y: 2 }, { x: 256, y: 198 }, { x: 130, y: 198 }]) {
      for (const thing of ['u:1', 'u:2', 'w:5']) {
        it(`keeps ${thing} under the pointer at ${at.x}, ${at.y}`, () => {
          const { fan: laid, at: spot } = fanAround(shape, thing, at, 1, seen);
          const item = laid.items.find((one) => one.thing === thing);
          if (!item) throw new Error('it is gone');
          expect(at.x).toBeGreaterThanOrEqual(spot.x + item.x);
          expect(at.x).toBeLessThanOrEqual(spot.x + item.x + item.side);
          expect(at.y).toBeGreaterThanOrEqual(spot.y + item.y);
          expect(at.y).toBeLessThanOrEqual(spot.y + item.y + item.side);
        });
      }
    }

    it('loses no piece, lets none overlap, and leaves a weapon with its carrier', () => {
      const { items } = fanAround(shape, 'u:1', { x: 4, y: 100 }, 1, seen).fan;
      expect(items.map((item) => item.thing)).toEqual(['u:1', 'w:5', 'u:2']);
      items.slice(1).forEach((item, n) => expect(item.x).toBeGreaterThanOrEqual((items[n]?.x ?? 0) + (items[n]?.side ?? 0)));
    });

    it('changes nothing where there is room', () => {
      const found = fanAround(shape, 'u:1', { x: 500, y: 500 }, 1, { x: 0, y: 0, w: 1000, h: 1000 });
      expect(found.fan.items).toEqual(shape.items);
    });
  });
});

describe('the board', () => {
  it('has a box around all hexes', () => {
    expect(boxOf(geometry, geometry.hexes, 0)).toEqual({ x: 38, y: 46, w: 217, h: 378 });
    expect(outline(geometry, { x: 100, y: 100 })).toBe('M69 46L131 46L162 100L131 154L69 154L38 100Z');
  });

  it('is walked over by columns and rows, and ends at the rim', () => {
    const grid = new Grid(geometry);
    expect(grid.step('A1', 1, 0)).toBe('B1');
    expect(grid.step('B2', 0, 1)).toBe('B3');
    expect(grid.step('B3', 1, 1)).toBe('B3');
    expect(grid.step('nowhere', 0, 0)).toBe('A1');
  });
});
