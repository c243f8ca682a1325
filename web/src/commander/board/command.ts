// Whom leaders can reach, as lines and hexes of the board.
import type { Hex } from '../../table/ground/layout';
import type { Chief } from '../war/war';

export interface Link {
  from: Hex;
  to: Hex;
  highest: boolean; // the chain begins with the highest-ranking leader
}

/** Those in a hex, and if the highest-ranking leader is among them the leaders he can wake, and so on. */
export function chainFrom(start: readonly Chief[], all: readonly Chief[]): Chief[] {
  const found = [...start];
  const waiting = start.filter((one) => one.highest);
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const led = new Set(one.units);
    const next = all.filter((other) => led.has(other.unit) && !found.includes(other));
    found.push(...next);
    waiting.push(...next);
  }
  return found;
}

/** One line from hex to hex, however many pieces it stands for. */
export function links(commands: readonly Chief[], hexOf: (unit: number) => Hex | undefined): Link[] {
  const found = new Map<string, Link>();
  for (const command of commands) {
    const from = hexOf(command.unit);
    for (const unit of command.units) {
      const to = hexOf(unit);
      if (!from || !to || from === to) continue;
      const key = `${from.name} ${to.name}`;
      found.set(key, { from, to, highest: command.highest || (found.get(key)?.highest ?? false) });
    }
  }
  return [...found.values()];
}

/** The hexes within so many steps of one, itself among them. */
export function within(start: Hex, steps: number, hexes: Iterable<Hex>, height: number): Hex[] {
  const all = [...hexes];
  const near = (a: Hex, b: Hex): boolean => Math.hypot(a.x - b.x, a.y - b.y) < height * 1.2;
  let found = new Set([start]);
  for (let step = 0; step < steps; step += 1) found = new Set(all.filter((hex) => [...found].some((one) => near(one, hex))));
  return [...found];
}
