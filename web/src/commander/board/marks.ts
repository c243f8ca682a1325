// Fortifications and blazes in hexes, drawn around (0, 0) for a hex whose corners are 62 away; all art is ours.

const R = 62.4;
const HALF = R / 2;
const TALL = 54;
const RING: [number, number][] = [[-HALF, -TALL], [HALF, -TALL], [R, 0], [HALF, TALL], [-HALF, TALL], [-R, 0]];

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The hex drawn smaller. */
export function ring(part: number): string {
  return `M${RING.map(([x, y]) => `${n(x * part)} ${n(y * part)}`).join('L')}Z`;
}

/** Points all around the hex, `count` to a side, each with the direction along the side. */
function around(part: number, count: number): { x: number; y: number; ux: number; uy: number }[] {
  return RING.flatMap(([ax, ay], k) => {
    const [bx, by] = RING[(k + 1) % 6] ?? [0, 0];
    const long = Math.hypot(bx - ax, by - ay);
    return Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      return { x: (ax + (bx - ax) * t) * part, y: (ay + (by - ay) * t) * part, ux: (bx - ax) / long, uy: (by - ay) / long };
    });
  });
}

/** Barbed wire: a coil around the hex with posts at the corners. */
export const WIRE_COIL = around(0.86, 6)
  .map(({ x, y }) => `M${n(x + 5.2)} ${n(y)}a5.2 5.2 0 1 1-.1-1`)
  .join('');
export const WIRE_BARBS = around(0.86, 6)
  .map(({ x, y, ux, uy }) => `M${n(x - 4 * ux + 3 * uy)} ${n(y - 4 * uy - 3 * ux)}L${n(x + 4 * ux - 3 * uy)} ${n(y + 4 * uy + 3 * ux)}`)
  .join('');
export const WIRE_POSTS = RING.map(([x, y]) => `M${n(x * 0.86)} ${n(y * 0.86 + 5)}v-12`).join('');

/** A trench with its traverses. */
export const TRENCH = (() => {
  const points = around(0.84, 4).map(({ x, y }, i) => {
    const out = i % 2 === 0 ? 1.05 : 0.93;
    return `${n(x * out)} ${n(y * out)}`;
  });
  return `M${points.join('L')}Z`;
})();

export const MINES: [number, number][] = [[-44, 12], [-26, 40], [26, 40], [44, 12], [-40, -22], [40, -22], [0, 45]];

/** Firing slits in the wall of a bunker or pillbox. */
export const SLITS = around(0.81, 1)
  .map(({ x, y, ux, uy }) => `M${n(x - 9 * ux)} ${n(y - 9 * uy)}L${n(x + 9 * ux)} ${n(y + 9 * uy)}`)
  .join('');

export const FLAME = 'M0 15C-12 15-14 4-9-3C-8 1-6 2-5 2C-7-7-1-10 1-18C4-11 12-7 11 4C11 11 7 15 0 15Z';
export const FLAME_HEART = 'M0 13C-5 13-6 7-3 3C-2 5-1 5 0 5C-1 0 2-2 3-6C6-1 7 3 6 8C5 11 3 13 0 13Z';
export const FLAMES: [number, number, number][] = [[-30, 24, 1.25], [32, 22, 1.35], [-42, -4, 0.95], [43, -6, 0.9], [-2, 34, 1.1], [-20, -26, 0.9], [22, -28, 1]];
