// What the tracks show, as plain figures.
import type { Geometry, Phrase } from '../../lib/protocol';
import type { Catalogue, View, WaitingFort } from '../protocol';

export interface Space {
  number: number;
  now: boolean;
  past: boolean;
  death: boolean; // from here on the game may end suddenly
  waiting: number; // units that come in here
  forts: WaitingFort[]; // and fortifications
}

/** The Time Track as far as it matters: to sudden death and a few spaces on, and as far as anybody waits. */
export function timeSpaces(view: View): Space[] {
  const waiting = new Map<number, number>();
  for (const unit of view.units) if (unit.space !== null) waiting.set(unit.space, (waiting.get(unit.space) ?? 0) + 1);
  const forts = view.war?.forts_waiting ?? [];
  const last = Math.max(view.sudden_death + 3, view.time + 1, ...waiting.keys(), ...forts.map(({ space }) => space));
  return Array.from({ length: last + 1 }, (_, number) => ({
    number,
    now: number === view.time,
    past: number < view.time,
    death: number >= view.sudden_death,
    waiting: waiting.get(number) ?? 0,
    forts: forts.filter(({ space }) => space === number),
  }));
}

/** How far the tug-of-war bar reaches to each side: ten points, or more, so that there is always something to gain. */
export function reach(vp: number): number {
  return Math.max(10, Math.ceil((Math.abs(vp) + 1) / 5) * 5);
}

/** Key of the catalogue for a tag such as "g.rifle-2" or "g.sgt-biermann", among the keys there are. */
export function typeOfTag(tag: string, nation: string, keys: Record<string, unknown>): string | null {
  const name = tag.slice(tag.indexOf('.') + 1);
  for (const key of [`${nation}/${name}`, `${nation}/${name.replace(/-\d+$/, '')}`]) if (key in keys) return key;
  const plain = name.replace(/-\d+$/, '');
  return Object.keys(keys).find((key) => key.endsWith(`/${name}`) || key.endsWith(`/${plain}`)) ?? null;
}

/** Boxes of a Casualty Track up to surrender (or beyond, if more are lost). */
export function lossBoxes(view: View, side: number, catalogue: Catalogue): { lost: number; surrender: number; boxes: (Phrase | null)[] } {
  const data = view.sides[side];
  if (!data) return { lost: 0, surrender: 0, boxes: [] };
  const lost = data.casualties.filter((tag): tag is string => tag !== null);
  const names = lost.map((tag): Phrase => {
    const type = typeOfTag(tag, data.nation, catalogue.units);
    return (type !== null && catalogue.units[type]?.title) || { k: tag };
  });
  const count = Math.max(data.surrender, lost.length);
  return { lost: lost.length, surrender: data.surrender, boxes: Array.from({ length: count }, (_, i) => names[i] ?? null) };
}

export function objectiveHexes(geometry: Geometry | undefined, number: number): string[] {
  return (geometry?.hexes ?? []).filter((hex) => hex.objective === number).map((hex) => hex.name);
}

export function ordersLeft(view: View, side: number): number {
  const capability = view.sides[side]?.orders ?? 0;
  return Math.max(0, capability - (view.active === side ? view.orders_given : 0));
}
