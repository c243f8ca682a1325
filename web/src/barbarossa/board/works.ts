// Installations that a side lays in its set-up, as they will lie once both have committed.
import type { BarbarossaHexNow, BarbarossaMine, BarbarossaPlacing, BarbarossaView } from '../protocol';

const SIDES = ['german', 'soviet'] as const;
const MINES = ['anti-vehicle', 'anti-infantry', 'fake'] as const; // the kind of mines stands where others have a side of the hex
const MASKS = { wire: 'wire', trench: 'trench', barrier: 'barrier' } as const;

/** The kind of works that a piece of a roster is: "x:works-wire-0". */
export function worksOf(thing: string | null | undefined): string | null {
  return /^x:works-([a-z]+)-/.exec(thing ?? '')?.[1] ?? null;
}

/** What changed in the hexes and the mines, with what is laid so far. */
export function laidDown(view: BarbarossaView): [Record<string, BarbarossaHexNow>, BarbarossaMine[]] {
  if (view.placing.length === 0) return [view.hexes, view.mines];
  const ground = { ...view.hexes };
  for (const one of view.placing) ground[one.hex] = withWorks(ground[one.hex] ?? {}, one);
  const side = SIDES[view.seat] ?? 'german';
  const mines = view.placing.flatMap((one) => (one.works === 'minefield' ? [{ id: one.id, hex: one.hex, side, kind: MINES[one.face - 1] ?? 'fake' }] : []));
  return [ground, [...view.mines, ...mines]];
}

function withWorks(now: BarbarossaHexNow, { works, face }: BarbarossaPlacing): BarbarossaHexNow {
  if (works === 'pillbox') return { ...now, pillbox: 1, pillbox_face: face };
  const key = MASKS[works as keyof typeof MASKS];
  return key ? { ...now, [key]: (now[key] ?? 0) | (1 << (face - 1)) } : now;
}
