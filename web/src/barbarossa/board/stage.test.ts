import { afterEach, describe, expect, it } from 'vitest';
import type { Beat } from '../../director/beats';
import { grouped } from '../../director/beats';
import type { LogLine } from '../../lib/protocol';
import { film } from './film.svelte';
import { stage } from './stage';

let n = 0;
function line(key: string, group: string, hexes: string[], units: string[] = [], numbers: number[] = [], more: Partial<LogLine> = {}): LogLine {
  const args = [...units.map((text, value) => ({ kind: 'unit', value, text })), ...numbers.map((value) => ({ kind: 'number', value, text: String(value) }))];
  n += 1;
  return { n, key, say: { k: key }, rule: '', hexes, things: units.map((_, id) => `u:${id}`), args, dice: null, side: null, loud: false, group, ...more };
}
const shots = [
  line('step-begins', '1.3.3.0/0', []),
  line('fires', '1.3.3.0/1', ['A1', 'C3'], ['G1', 'S2'], [6, 1]),
  line('rolls', '1.3.3.0/1', ['A1'], ['G1'], [2]),
  line('fires', '1.3.3.0/1', ['B1', 'C3'], ['G2', 'S2'], [4, 2]),
  line('rolls', '1.3.3.0/1', ['B1'], ['G2'], [1]),
  line('hits', '1.3.3.0/2', ['C3'], ['S2'], [3, 0]),
  line('loses', '1.3.3.0/3', ['C3'], ['S2'], [2, 1]),
  line('is-suppressed', '1.3.3.0/4', ['C3'], ['S2']),
];
const kinds = (beats: Beat[]): string[] => grouped(beats).map((group) => group.map((beat) => beat.kind).join(' '));

describe('the film of a turn', () => {
  afterEach(() => (film.only = false));

  it('shows all shots together, then one bar for a target, and losses after it', () => {
    const beats = stage(shots, [], 0);
    expect(kinds(beats)).toEqual(['banner', 'fire fire', 'bar', 'mark', 'mark']);
    expect(beats.find((beat) => beat.kind === 'bar')).toMatchObject({ dice: 10, hits: 3, at: ['C3'] });
  });

  it('lets everybody take the same step at once', () => {
    const moves = [line('moves', '1.3.8.1/1', ['A1', 'A2'], ['G1']), line('moves', '1.3.8.1/1', ['B1', 'B2'], ['G2']), line('moves', '1.3.8.2/1', ['A2', 'A3'], ['G1'])];
    expect(kinds(stage(moves, [], 0))).toEqual(['move move', 'move']);
  });

  it('leaves out what has nothing to do with the units of who looks, if he wants it so', () => {
    const others = [line('moves', '2/1', ['A1', 'A2'], ['S1']), line('moves', '2/1', ['B1', 'B2'], ['G2'])];
    film.only = true;
    expect(kinds(stage(others, [], 0))).toEqual(['move']);
    expect(kinds(stage(others, [], -1))).toEqual(['move move']);
  });

  it('says nothing of an interception that read nothing', () => {
    const phase = line('phase-begins', '1.2.0.0/0', [], [], [], { args: [{ kind: 'phase', value: 2, text: 'radio' }] });
    expect(stage([phase], [], 0)).toEqual([]);
    expect(kinds(stage([phase, line('order-read', '1.2.0.0/1', ['C3'], ['S2'])], [], 0))).toEqual(['banner', 'turned']);
  });

  it('turns over the cards that the radio read, all of them and no others, and says then how many orders may be changed', () => {
    const heard = [
      line('radio-fails', '1.2.0.0/1', ['A1'], ['G1', 'S1'], [5]), line('order-read', '1.2.0.0/2', ['C3'], ['S2']), line('radio-fails', '1.2.0.0/3', ['A1'], ['G1', 'S3'], [6]),
      line('order-read', '1.2.0.0/4', ['D3'], ['S4']), line('may-change', '1.2.0.0/5', [], [], [2]),
    ];
    const beats = stage(heard, [], 0);
    const turned = beats.filter((beat) => beat.kind === 'turned');
    expect(turned.map((beat) => beat.lines.map((one) => one.args[0]?.text))).toEqual([['S2', 'S4']]);
    expect(beats.at(-1)?.kind).toBe('banner');
    expect(stage(heard.filter(({ key }) => key === 'radio-fails'), [], 1).some((beat) => beat.kind === 'turned')).toBe(false);
  });

  it('takes less than a minute for a busy turn', () => {
    const turn = Array.from({ length: 9 }, (_, step) => shots.map((one) => ({ ...one, group: one.group?.replace('1.3.3', `1.3.${step}`) }))).flat();
    const seconds = grouped(stage(turn, [], 0)).reduce((sum, group) => sum + Math.max(...group.map((beat) => beat.weight)), 0);
    expect(seconds).toBeLessThan(60);
  });
});
