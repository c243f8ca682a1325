// What moves or flashes on the board when lines of Combat Commander's log come in.
import type { LogLine } from '../lib/protocol';
import { MANY, glidesAndMarks, type Effect, type Sort } from '../table/effects';

const MARKS: Record<string, Sort> = {
  broke: 'broke',
  'weapon-broke': 'broke',
  suppressed: 'suppressed',
  eliminated: 'eliminated',
  'weapon-lost': 'eliminated',
  rallied: 'rallied',
  veteran: 'rallied',
  'weapon-fixed': 'rallied',
  'mine-attack': 'blast',
  impact: 'blast',
  'spotting-round': 'blast',
  blaze: 'blast',
  'ground-changed': 'blast',
  'air-attack': 'blast',
  'gas-placed': 'blast',
  'hmg-suppressed': 'suppressed',
  'cohesion-lost': 'suppressed',
  bogged: 'broke',
  'runner-placed': 'arrived',
  melee: 'melee',
  placed: 'arrived',
  'set-up': 'arrived',
};
const STEPS = new Set(['moved', 'advanced', 'retreated']);

export function effects(lines: readonly LogLine[]): Effect[] {
  return glidesAndMarks(lines, STEPS, MARKS, (line, n) => {
    const [to] = line.hexes;
    return line.key === 'attack' && to !== undefined ? { kind: 'fire', from: shooters(lines, n), to } : null;
  });
}

/** Where the pieces stand that follow the line of an attack. */
function shooters(lines: readonly LogLine[], attack: number): string[] {
  const from = new Set<string>();
  for (const line of lines.slice(attack + 1)) {
    if (line.key !== 'attack-piece') break;
    for (const hex of line.hexes) from.add(hex);
  }
  return [...from];
}

/** The attack that is being resolved: the last one in the log, if nothing has gone on since. */
export function standingAttack(log: readonly LogLine[]): { from: string[]; to: string } | null {
  const over = new Set(['turn-begins', 'order-given', 'activated', 'moved', 'advanced', 'retreated', 'melee', 'passed', 'time', 'game-over']);
  for (let n = log.length - 1; n >= Math.max(0, log.length - MANY); n -= 1) {
    const line = log[n];
    if (!line || over.has(line.key)) return null;
    const [to] = line.hexes;
    if (line.key === 'attack' && to !== undefined) return { from: shooters(log, n), to };
  }
  return null;
}
