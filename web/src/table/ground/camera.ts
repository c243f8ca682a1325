// Where the board is looked at from: a point of the map at (px, py) is on the screen at (x + k * px, y + k * py).
export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  w: number;
  h: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}
export interface Limits {
  min: number;
  max: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Some of the view may be empty, so that what lies at the rim can be brought clear of it. */
const SLACK = 0.3;
const CLOSEST = 3.2; // of the whole board's scale, at least
const NEAR_ENOUGH = 4;
const FARTHEST = 0.8;

/** The largest scale at which a box is seen whole. */
export function wholeScale(box: Box, size: Size): number {
  return Math.min(size.w / box.w, size.h / box.h);
}

export function limits(box: Box, size: Size): Limits {
  const whole = wholeScale(box, size);
  return { min: whole * FARTHEST, max: Math.max(NEAR_ENOUGH, whole * CLOSEST) };
}

/** A box in the middle of the view, at a scale: the largest that shows it whole unless told. */
export function showing(box: Box, size: Size, k = wholeScale(box, size)): Camera {
  return { k, x: size.w / 2 - (box.x + box.w / 2) * k, y: size.h / 2 - (box.y + box.h / 2) * k };
}

/** Nearer or farther by a factor, with the map's point under (x, y) staying where it is. */
export function zoomed(camera: Camera, at: Point, factor: number, { min, max }: Limits): Camera {
  const k = Math.min(max, Math.max(min, camera.k * factor));
  const f = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * f, y: at.y - (at.y - camera.y) * f };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Keeps the board in the view. */
export function held(camera: Camera, box: Box, size: Size): Camera {
  return {
    k: camera.k,
    x: heldAxis(camera.x, box.x * camera.k, box.w * camera.k, size.w),
    y: heldAxis(camera.y, box.y * camera.k, box.h * camera.k, size.h),
  };
}

function heldAxis(at: number, start: number, length: number, view: number): number {
  const slack = view * SLACK;
  const low = Math.min(view - slack - start - length, (view - length) / 2 - start - slack);
  const high = Math.max(slack - start, (view - length) / 2 - start + slack);
  return Math.min(high, Math.max(low, at));
}

/** The same middle in a view of another size. */
export function resized(camera: Camera, before: Size, after: Size): Camera {
  return panned(camera, (after.w - before.w) / 2, (after.h - before.h) / 2);
}

export function toMap(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.k, y: (at.y - camera.y) / camera.k };
}

export function toScreen(camera: Camera, at: Point): Point {
  return { x: camera.x + at.x * camera.k, y: camera.y + at.y * camera.k };
}

/** Moves no more than needed to have all points at least `margin` pixels inside the view; their middle if they do not fit. */
export function bringing(camera: Camera, points: Point[], size: Size, margin: number): Camera {
  if (points.length === 0) return camera;
  const spots = points.map((point) => toScreen(camera, point));
  const dx = shift(spots.map((spot) => spot.x), size.w, margin);
  const dy = shift(spots.map((spot) => spot.y), size.h, margin);
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
}

function shift(values: number[], length: number, wanted: number): number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = Math.min(wanted, length / 4);
  if (high - low > length - 2 * margin) return length / 2 - (low + high) / 2;
  if (low < margin) return margin - low;
  if (high > length - margin) return length - margin - high;
  return 0;
}

/** A camera on the way from one to another, `part` between 0 and 1; the zoom is even to the eye. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const k = from.k * (to.k / from.k) ** part;
  // a straight way on the map of whatever is in the middle: keep x and y in step with k
  const p = to.k === from.k ? part : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * p, y: from.y + (to.y - from.y) * p };
}
