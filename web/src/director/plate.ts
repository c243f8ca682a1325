// Where a plate lies: beside its place and inside the board.
import type { Point, Size } from '../table/ground/camera';

const MARGIN = 8; // pixels to the edge
const EDGE = 26; // of an arrow's middle to the edge
const LOFT = 0.13; // of the height, for what happens nowhere on the board

type Box = Point & Size;

export interface Placed extends Point {
  arrow: (Point & { turn: number }) | null; // towards a place out of sight
}

/** `from`: where a shot comes from, so that its way stays in sight. `shun`: what is pressed meanwhile, which lies over plates. */
export function placed(at: Point | null, clear: number, plate: Size, room: Size, from: Point | null = null, shun: Box | null = null): Placed {
  if (!at) return { x: inside((room.w - plate.w) / 2, plate.w, room.w), y: inside(room.h * LOFT, plate.h, room.h), arrow: null };
  const [left, right] = [at.x - clear - plate.w, at.x + clear];
  const fits = right + plate.w + MARGIN <= room.w ? right : left >= MARGIN ? left : null;
  const above = from ? from.y > at.y : at.y > room.h / 2;
  const over = fits === null || from !== null; // above or below
  const x = inside(over ? at.x - plate.w / 2 : (fits ?? 0), plate.w, room.w);
  const y = inside(over ? (above ? at.y - clear - plate.h : at.y + clear) : at.y - plate.h / 2, plate.h, room.h);
  if (!shun || !meet({ x, y, ...plate }, shun)) return { x, y, arrow: arrow(at, room) };
  const higher = over && !above ? at.y - clear - plate.h : shun.y - plate.h - MARGIN;
  return { x, y: inside(higher, plate.h, room.h), arrow: arrow(at, room) };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
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
