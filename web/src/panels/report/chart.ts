// Scales and shapes of the report's charts: plain arithmetic, no drawing.

export interface Scale {
  (value: number): number;
  ticks: number[];
  from: number;
  to: number;
}

/** A straight scale from [low, high] to [start, end], with whole ticks; the range is widened to whole steps. */
export function scale(low: number, high: number, start: number, end: number, wanted = 5): Scale {
  const step = niceStep(Math.max(high - low, 1) / Math.max(wanted, 1));
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(high / step) * step, from + step);
  const ticks: number[] = [];
  for (let i = 0; from + i * step <= to; i++) ticks.push(from + i * step);
  const at = (value: number): number => start + ((value - from) / (to - from)) * (end - start);
  return Object.assign(at, { ticks, from, to });
}

/** 1, 2, 5, 10, 20, 50...: never less than one, for everything counted here is whole. */
export function niceStep(rough: number): number {
  if (rough <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  if (lead <= 1) return power;
  if (lead <= 2) return 2 * power;
  return lead <= 5 ? 5 * power : 10 * power;
}

/** Of places along a line those whose figures have room, the last for certain. */
export function apart(places: readonly number[], room: number): number[] {
  const kept: number[] = [];
  for (const place of [...places].reverse()) if (kept.length === 0 || kept[0]! - place >= room) kept.unshift(place);
  return kept;
}

export interface Point {
  x: number;
  y: number;
}

/** Values hold until the next one: a line of steps. */
export function steps(points: readonly Point[]): string {
  if (points.length === 0) return '';
  const first = points[0]!;
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (const point of points.slice(1)) path += `H${round(point.x)}V${round(point.y)}`;
  return path;
}

/** The part of a step line above (or below) zero, closed along the zero line. */
export function area(points: readonly Point[], zero: number, above: boolean): string {
  if (points.length === 0) return '';
  const cut = (y: number): number => (above ? Math.min(y, zero) : Math.max(y, zero));
  const clipped = points.map((p) => ({ x: p.x, y: cut(p.y) }));
  const first = clipped[0]!;
  const last = clipped[clipped.length - 1]!;
  return `M${round(first.x)} ${round(zero)}V${round(first.y)}${steps(clipped).replace(/^M[^HV]*/, '')}H${round(last.x)}V${round(zero)}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Whole percentages that add up to exactly 100 (largest remainder), for stacked bars with figures. */
export function percents(parts: readonly number[]): number[] {
  const sum = parts.reduce((a, b) => a + b, 0);
  if (sum <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / sum) * 100);
  const whole = exact.map(Math.floor);
  let rest = 100 - whole.reduce((a, b) => a + b, 0);
  const order = exact.map((value, i) => ({ i, left: value - Math.floor(value) })).sort((a, b) => b.left - a.left);
  for (const { i } of order) {
    if (rest <= 0) break;
    whole[i] = whole[i]! + 1;
    rest -= 1;
  }
  return whole;
}
