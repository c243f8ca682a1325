// Where a note goes: beside what it is about, and never over anything that can be clicked.
import type { Box, Point, Size } from '../ground/camera';

const GAP = 18;
const EDGE = 4;

/** The first place that covers nothing of `clear`, nearest to the point first; null if there is none. */
export function clearSpot(at: Point, size: Size, clear: readonly Box[], room: Size): Point | null {
  const found = places(at, size, clear, room).find((spot) => !clear.some((box) => overlap({ ...spot, ...size }, box)));
  return found ?? null;
}

/** Beside the point, above and below what is in the way, and in the corners. */
function places(at: Point, size: Size, clear: readonly Box[], room: Size): Point[] {
  const columns = [at.x + GAP, at.x - GAP - size.w, at.x - size.w / 2, EDGE, room.w - size.w - EDGE];
  const rows = [at.y + GAP, at.y - GAP - size.h, EDGE, room.h - size.h - EDGE];
  for (const box of clear) {
    columns.push(box.x + box.w + EDGE, box.x - size.w - EDGE);
    rows.push(box.y + box.h + EDGE, box.y - size.h - EDGE);
  }
  const fits = (spot: Point): boolean =>
    spot.x >= EDGE && spot.y >= EDGE && spot.x + size.w <= room.w - EDGE && spot.y + size.h <= room.h - EDGE && !holds(spot, size, at);
  const spots = once(columns).flatMap((x) => once(rows).map((y) => ({ x, y }))).filter(fits);
  const far = (spot: Point): number => Math.hypot(spot.x + size.w / 2 - at.x, spot.y + size.h / 2 - at.y);
  return spots.sort((a, b) => far(a) - far(b));
}

function once(values: number[]): number[] {
  return [...new Set(values.map(Math.round))];
}

/** Would the pointer lie on it? */
function holds(spot: Point, size: Size, at: Point): boolean {
  return overlap({ ...spot, ...size }, { x: at.x - GAP / 2, y: at.y - GAP / 2, w: GAP, h: GAP });
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
