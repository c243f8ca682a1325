import { describe, expect, it } from 'vitest';
import { MapDrawing, tilesOf } from './mapdrawing';

describe('the pieces of a picture', () => {
  it('cover it without overlap', () => {
    const tiles = tilesOf(700, 400, 300);
    expect(tiles).toHaveLength(6);
    expect(tiles.reduce((sum, tile) => sum + tile.w * tile.h, 0)).toBe(700 * 400);
    expect(new Set(tiles.map((tile) => `${tile.x},${tile.y}`)).size).toBe(6);
  });

  it('come from the middle outwards', () => {
    expect(tilesOf(900, 900, 300)[0]).toEqual({ x: 300, y: 300, w: 300, h: 300 });
  });

  it('are none of an empty one', () => {
    expect(tilesOf(0, 400)).toEqual([]);
  });
});

describe('the density of a picture', () => {
  const drawing = new MapDrawing({} as CanvasImageSource, 1500, 1200);

  it('is at least what is seen', () => {
    expect(drawing.density(0.55)).toBe(0.75);
    expect(drawing.density(1)).toBe(1);
    expect(drawing.density(0.1)).toBe(0.5);
  });

  it('is never more than can be held', () => {
    const most = drawing.density(9);
    expect(most * most * 1500 * 1200).toBeLessThanOrEqual(12_000_001);
  });
});
