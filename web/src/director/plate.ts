// Where a plate lies: beside its place and inside the board.
import type { Point, Size } from '../table/ground/camera';

const MARGIN = 8; // pixels to the edge
const EDGE = 26; // of an arrow's middle to the edge
const LOFT = 0.13; // of the height, for what happens nowhere on the board

export interface Placed extends Point {
  arrow: (Point & { turn: number }) | null; // towards a place out of sight
}

/** `from`: where a shot comes from, so that its way stays in sight. */
export function placed(at: Point | null, clear: number, plate: Size, room: Size, from: Point | null = null): Placed {
  if (!at) return { x: inside((room.w - plate.w) / 2, plate.w, room.w), y: inside(room.h * LOFT, plate.h, room.h), arrow: null };
  const [left, right] = [at.x - clear - plate.w, at.x + clear];
  const fits = right + plate.w + MARGIN <= room.w ? right : left >= MARGIN ? left : null;
  const above = from ? from.y > at.y : at.y > room.h / 2;
  const [x, y] = fits === null || from ? [at.x - plate.w / 2, above ? at.y - clear - plate.h : at.y + clear] : [fits, at.y - plate.h / 2];
  return { x: inside(x, plate.w, room.w), y: inside(y, plate.h, room.h), arrow: arrow(at, room) };
}

function inside(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - length - MARGIN));
}

function arrow(at: Point, room: Size): Placed['arrow'] {
  if (at.x >= 0 && at.x <= room.w && at.y >= 0 && at.y <= room.h) return null;
  const x = Math.max(EDGE, Math.min(at.x, room.w - EDGE));
  const y = Math.max(EDGE, Math.min(at.y, room.h - EDGE));
  return { x, y, turn: Math.round((Math.atan2(at.y - y, at.x - x) * 180) / Math.PI) };
}
