// What is shown to move or flash when lines come into the log of Combat!
import type { LogLine } from '../lib/protocol';
import { glidesAndMarks, type Effect, type Sort } from '../table/effects';

const MARKS: Record<string, Sort> = {
  wounded: 'broke', incapacitated: 'broke', killed: 'eliminated', 'dummy-removed': 'eliminated', exploded: 'blast', melee: 'melee', attacked: 'melee',
  placed: 'arrived', 'enemy-placed': 'arrived', arrived: 'arrived', hit: 'suppressed', rallied: 'rallied',
};

export function effects(lines: readonly LogLine[]): Effect[] {
  return glidesAndMarks(lines, new Set(['moved']), MARKS, (line) => {
    const [from, to] = line.hexes;
    return (line.key === 'fired' || line.key === 'thrown') && from !== undefined && to !== undefined ? { kind: 'fire', from: [from], to } : null;
  });
}
