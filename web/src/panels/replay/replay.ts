// Going through a replay: turns, steps, and how long each is shown.
import type { LogLine, ReplayInfo } from '../../lib/protocol';

export type Turn = ReplayInfo['turns'][number];

/** The turn that a revision belongs to. */
export function turnAt(turns: readonly Turn[], revision: number): Turn | null {
  let found: Turn | null = null;
  for (const turn of turns) if (turn.revision <= revision) found = turn;
  return found;
}

/** The revision a turn further, or back: first to the beginning of this turn, then to the one before. */
export function byTurn(turns: readonly Turn[], revision: number, step: 1 | -1, count: number): number {
  if (step > 0) return turns.find((turn) => turn.revision > revision)?.revision ?? count;
  return [...turns].reverse().find((turn) => turn.revision < revision)?.revision ?? 0;
}

export function within(revision: number, count: number): number {
  if (!Number.isFinite(revision)) return count;
  return Math.max(0, Math.min(count, Math.round(revision)));
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds that a step stays: what brings nothing is passed quickly, what is loud stays longer. */
export function dwell(log: readonly LogLine[], speed: number): number {
  const plain = log.length === 0 ? 160 : log.some((line) => line.loud) ? 1300 : 750;
  return plain / speed;
}

/** The things a step is about, for the board to light. */
export function about(log: readonly LogLine[]): string[] {
  return [...new Set(log.flatMap((line) => [...line.things, ...line.hexes.map((hex) => `h:${hex}`)]))];
}
