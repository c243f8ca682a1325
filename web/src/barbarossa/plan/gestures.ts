// What hands draw, as hexes and directions: plain geometry that knows no rule.
import type { Plan } from '../../lib/protocol';
import type { Point } from '../../table/ground/camera';
import type { Hex } from '../../table/ground/layout';
import type { BarbarossaScene } from '../board/scene';

type Ground = Pick<BarbarossaScene, 'hexes' | 'geometry'>;

/** The hex under a point of the map. */
export function hexAt({ hexes, geometry }: Ground, at: Point): string | null {
  let best: { name: string; far: number } | null = null;
  for (const hex of hexes.values()) {
    const far = Math.hypot(hex.x - at.x, hex.y - at.y);
    if (far <= geometry.radius * 1.16 && (best === null || far < best.far)) best = { name: hex.name, far };
  }
  return best?.name ?? null;
}

/** The way of a drag: hex after hex; who goes back over the last one takes it back. A jump is filled up in a straight line. */
export function tracked(ground: Ground, hexes: readonly string[], hex: string | null, from: string): string[] {
  const last = hexes.at(-1) ?? from;
  if (hex === null || hex === last) return [...hexes];
  if (hex === from) return [];
  const before = hexes.indexOf(hex);
  if (before >= 0) return hexes.slice(0, before + 1);
  return [...hexes, ...between(ground, last, hex)];
}

/** Hexes from the one after the first to the second, along the line from centre to centre. */
function between(ground: Ground, from: string, to: string): string[] {
  const [a, b] = [ground.hexes.get(from), ground.hexes.get(to)];
  if (!a || !b) return [to];
  const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / (ground.geometry.radius * 2)));
  const found: string[] = [];
  for (let n = 1; n <= count * 2; n += 1) {
    const part = n / (count * 2);
    const name = hexAt(ground, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    if (name !== null && name !== from && found.at(-1) !== name) found.push(name);
  }
  return found.at(-1) === to ? found : [...found, to];
}

/** Where a pull from a hex points (direction 1 to 6, 1 is up, clockwise) and over how many hexes. */
export function pulled(ground: Ground, from: string, at: Point): { face: number; reach: number } {
  const hex = ground.hexes.get(from);
  if (!hex) return { face: 0, reach: 0 };
  const [dx, dy] = [at.x - hex.x, at.y - hex.y];
  const turn = (Math.atan2(dx, -dy) * 180) / Math.PI; // from straight up, clockwise
  const face = ((Math.round(turn / 60) % 6) + 6) % 6;
  return { face: face + 1, reach: Math.round(Math.hypot(dx, dy) / (ground.geometry.radius * 2)) };
}

/** Does a hex lie inside a loop? */
export function within(hex: Pick<Hex, 'x' | 'y'>, loop: readonly Point[]): boolean {
  let inside = false;
  loop.forEach((a, n) => {
    const b = loop[(n + 1) % loop.length] ?? a;
    if (a.y > hex.y !== b.y > hex.y && hex.x < ((b.x - a.x) * (hex.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** Of the fields of fire that one pulls towards a side: as far as it is pulled; past the farthest range it hides. */
export function coneOf(cones: readonly Plan[], face: number, reach: number): Plan | null {
  const facing = cones.filter((plan) => plan.order?.face === face);
  const of = (name: string): Plan[] => facing.filter((plan) => plan.order?.name === name).sort((a, b) => (a.order?.range ?? 0) - (b.order?.range ?? 0));
  const [defend, ambush] = [of('defend'), of('ambush')];
  const far = Math.max(0, ...[...defend, ...ambush].map((plan) => plan.order?.range ?? 0));
  if (reach <= 0) return null;
  if (reach > far && ambush.length > 0) return ambush.at(-1) ?? null;
  return defend.find((plan) => (plan.order?.range ?? 0) >= reach) ?? defend.at(-1) ?? ambush.at(-1) ?? null;
}
