import { describe, expect, it } from 'vitest';
import { between, bringing, held, limits, panned, resized, showing, toMap, toScreen, wholeScale, zoomed } from './camera';

const box = { x: 30, y: 100, w: 1400, h: 1100 };
const size = { w: 1000, h: 700 };

describe('the camera', () => {
  it('shows the whole board in the middle', () => {
    const camera = showing(box, size);
    expect(camera.k).toBeCloseTo(wholeScale(box, size));
    const corner = toScreen(camera, { x: box.x, y: box.y });
    const other = toScreen(camera, { x: box.x + box.w, y: box.y + box.h });
    expect(corner.y).toBeCloseTo(0);
    expect(other.y).toBeCloseTo(size.h);
    expect(corner.x).toBeCloseTo(size.w - other.x);
  });

  it('zooms to the pointer', () => {
    const camera = showing(box, size);
    const at = { x: 250, y: 90 };
    const nearer = zoomed(camera, at, 1.7, limits(box, size));
    expect(nearer.k).toBeCloseTo(camera.k * 1.7);
    expect(toMap(nearer, at).x).toBeCloseTo(toMap(camera, at).x);
    expect(toMap(nearer, at).y).toBeCloseTo(toMap(camera, at).y);
  });

  it('stops at its limits without sliding', () => {
    const { min, max } = limits(box, size);
    const camera = showing(box, size);
    const at = { x: 10, y: 10 };
    const close = zoomed(camera, at, 1000, { min, max });
    expect(close.k).toBe(max);
    expect(zoomed(close, at, 2, { min, max })).toEqual(close);
    expect(zoomed(camera, at, 0.001, { min, max }).k).toBe(min);
  });

  it('never loses the board', () => {
    const camera = zoomed(showing(box, size), { x: 500, y: 350 }, 3, limits(box, size));
    for (const [dx, dy] of [[1e5, 1e5], [-1e5, -1e5]] as const) {
      const safe = held(panned(camera, dx, dy), box, size);
      const middle = toMap(safe, { x: size.w / 2, y: size.h / 2 });
      expect(middle.x).toBeGreaterThan(box.x);
      expect(middle.x).toBeLessThan(box.x + box.w);
      expect(middle.y).toBeGreaterThan(box.y);
      expect(middle.y).toBeLessThan(box.y + box.h);
    }
  });

  it('lets a camera that shows the board be', () => {
    const camera = showing(box, size);
    expect(held(camera, box, size)).toEqual(camera);
  });

  it('keeps the middle when the view changes its size', () => {
    const camera = showing(box, size);
    const after = resized(camera, size, { w: 600, h: 900 });
    expect(toMap(after, { x: 300, y: 450 })).toEqual(toMap(camera, { x: 500, y: 350 }));
  });

  it('moves only as far as needed to bring something into view', () => {
    const camera = { x: 0, y: 0, k: 1 };
    expect(bringing(camera, [{ x: 500, y: 300 }], size, 50)).toBe(camera);
    expect(bringing(camera, [{ x: 1200, y: 300 }], size, 50)).toEqual({ x: -250, y: 0, k: 1 });
    const wide = bringing(camera, [{ x: -400, y: 0 }, { x: 1600, y: 0 }], size, 50);
    expect(toScreen(wide, { x: 600, y: 0 }).x).toBe(500);
    expect(bringing(camera, [], size, 50)).toBe(camera);
  });

  it('glides between two places through places between them', () => {
    const from = { x: 0, y: 0, k: 1 };
    const to = { x: -600, y: -300, k: 4 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).k).toBeCloseTo(2);
    expect(between(from, { x: 100, y: 0, k: 1 }, 0.5)).toEqual({ x: 50, y: 0, k: 1 });
  });
});
