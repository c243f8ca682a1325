// The curve of the chance to win, as arithmetic: places in a drawing of a given size.
import type { Analysis } from '../../lib/protocol';

export interface Size {
  width: number;
  height: number;
}

/** Where a moment stands: from left to right by decisions, upwards by the chance of the first side. */
export function spot(revision: number, chance: number, decisions: number, size: Size): { x: number; y: number } {
  const x = (revision / Math.max(1, decisions)) * size.width;
  return { x: Math.round(x * 10) / 10, y: Math.round((1 - chance) * size.height * 10) / 10 };
}

/** A line through all marks. */
export function line(found: Pick<Analysis, 'curve' | 'decisions'>, size: Size): string {
  return found.curve.map((mark, i) => `${i ? 'L' : 'M'}${Object.values(spot(mark.revision, mark.chance, found.decisions, size)).join(' ')}`).join('');
}

/** The part of it on the first side's half, or on the other's, closed along the middle. */
export function half(found: Pick<Analysis, 'curve' | 'decisions'>, size: Size, above: boolean): string {
  const middle = size.height / 2;
  const cut = found.curve.map((mark) => ({ ...mark, chance: above ? Math.max(mark.chance, 0.5) : Math.min(mark.chance, 0.5) }));
  const start = spot(cut[0]?.revision ?? 0, 0.5, found.decisions, size).x;
  return `M${start} ${middle}${line({ ...found, curve: cut }, size).replace('M', 'L')}L${size.width} ${middle}Z`;
}

export const points = (part: number): number => Math.round(part * 1000) / 10;
