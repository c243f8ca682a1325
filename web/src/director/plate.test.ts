import { describe, expect, it } from 'vitest';
import { placed } from './plate';

const ROOM = { w: 800, h: 500 };
const PLATE = { w: 200, h: 100 };

describe('a plate', () => {
  it('lies to the right of its place, or to the left where there is no room', () => {
    expect(placed({ x: 300, y: 250 }, 40, PLATE, ROOM)).toEqual({ x: 340, y: 200, arrow: null });
    expect(placed({ x: 700, y: 250 }, 40, PLATE, ROOM)).toEqual({ x: 460, y: 200, arrow: null });
  });
  it('stays on the board', () => {
    expect(placed({ x: 300, y: 10 }, 40, PLATE, ROOM).y).toBe(8);
    expect(placed({ x: 300, y: 495 }, 40, PLATE, ROOM).y).toBe(392);
  });
  it('lies above or below on a narrow board, never on its place', () => {
    const narrow = { w: 390, h: 500 };
    expect(placed({ x: 200, y: 400 }, 40, PLATE, narrow)).toMatchObject({ x: 100, y: 260 });
    expect(placed({ x: 200, y: 100 }, 40, PLATE, narrow)).toMatchObject({ x: 100, y: 140 });
  });
  it('leaves the way of a shot in sight', () => {
    expect(placed({ x: 300, y: 250 }, 40, PLATE, ROOM, { x: 100, y: 100 })).toMatchObject({ x: 200, y: 290 });
    expect(placed({ x: 300, y: 250 }, 40, PLATE, ROOM, { x: 300, y: 400 })).toMatchObject({ x: 200, y: 110 });
  });
  it('keeps clear of what is pressed in a corner', () => {
    const shun = { x: 480, y: 440, w: 320, h: 50 };
    expect(placed({ x: 500, y: 420 }, 40, PLATE, ROOM, null, shun)).toMatchObject({ x: 540, y: 332 });
    expect(placed({ x: 200, y: 420 }, 40, PLATE, ROOM, null, shun)).toMatchObject({ x: 240, y: 370 });
    expect(placed({ x: 600, y: 330 }, 40, PLATE, ROOM, { x: 600, y: 100 }, shun)).toMatchObject({ x: 500, y: 190 });
  });
  it('points to a place out of sight', () => {
    expect(placed({ x: 1200, y: 250 }, 40, PLATE, ROOM).arrow).toEqual({ x: 774, y: 250, turn: 0 });
    expect(placed({ x: 400, y: -200 }, 40, PLATE, ROOM).arrow).toEqual({ x: 400, y: 26, turn: -90 });
  });
  it('has the middle where nothing on the board is meant', () => {
    expect(placed(null, 40, PLATE, ROOM)).toEqual({ x: 300, y: 65, arrow: null });
  });
});
