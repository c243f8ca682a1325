import { describe, expect, it } from 'vitest';
import { clearSpot, overlap } from './clear';
import type { Box } from '../ground/camera';

const ROOM = { w: 600, h: 400 };
const NOTE = { w: 200, h: 60 };

describe('a note', () => {
  it('lies beside the pointer where nothing is in the way', () => {
    const spot = clearSpot({ x: 300, y: 200 }, NOTE, [], ROOM);
    expect(spot).not.toBeNull();
    expect(Math.abs((spot?.y ?? 0) + 30 - 200)).toBeLessThan(60);
  });

  it('goes around what can be clicked, as near as it can', () => {
    const lit: Box = { x: 200, y: 120, w: 200, h: 180 };
    const spot = clearSpot({ x: 300, y: 200 }, NOTE, [lit], ROOM);
    expect(spot && overlap({ ...spot, ...NOTE }, lit)).toBe(false);
    expect(spot?.y).toBe(56); // right above it
  });

  it('stays away where everything can be clicked', () => {
    expect(clearSpot({ x: 300, y: 200 }, NOTE, [{ x: 0, y: 0, ...ROOM }], ROOM)).toBeNull();
  });

  it('never leaves the board, and never lies under the pointer', () => {
    for (const at of [{ x: 2, y: 2 }, { x: 598, y: 398 }, { x: 300, y: 398 }]) {
      const spot = clearSpot(at, NOTE, [], ROOM);
      expect(spot).not.toBeNull();
      if (!spot) continue;
      expect(spot.x >= 0 && spot.y >= 0 && spot.x + NOTE.w <= ROOM.w && spot.y + NOTE.h <= ROOM.h).toBe(true);
      expect(overlap({ ...spot, ...NOTE }, { ...at, w: 1, h: 1 })).toBe(false);
    }
  });
});
