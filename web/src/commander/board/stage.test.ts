import { describe, expect, it } from 'vitest';
import type { Beat } from '../../director/beats';
import type { LogLine } from '../../lib/protocol';
import { stage, standingAttack } from './stage';

let count = 0;
function line(key: string, hexes: string[] = [], things: string[] = [], more: Partial<LogLine> = {}): LogLine {
  return { n: count++, key, say: { k: 'x' }, rule: '', hexes, things, args: [], dice: null, side: null, loud: false, ...more };
}
const numbers = (...values: number[]): Partial<LogLine> => ({ args: values.map((value) => ({ kind: 'number', value, text: String(value) })) });
function rolled(total: number, card: string, side: number, purpose = 'attack'): LogLine {
  return line('rolled', [], [`c:${card}`], { side, dice: { white: 1, coloured: total - 1, total }, args: [{ kind: 'purpose', value: 0, text: purpose }] });
}
const brief = (beats: Beat[]) => beats.map((beat) => beat.kind);
const ATTACK = [line('attack', ['K8'], [], { side: 0 }), line('attack-piece', ['F5'], ['u:1']), line('attack-piece', ['G6'], ['w:2'])];

describe('what is shown', () => {
  it('joins the steps of a unit into one way', () => {
    const lines = [line('moved', ['A1', 'A2'], ['u:3']), line('moved', ['A2', 'B2'], ['u:3']), line('moved', ['C1', 'C2'], ['u:4'])];
    expect(stage(lines, [], 1)).toMatchObject([
      { kind: 'move', unit: 3, path: ['A1', 'A2', 'B2'] },
      { kind: 'move', unit: 4, path: ['C1', 'C2'] },
    ]);
  });

  it('shoots from every hex that fires', () => {
    expect(stage(ATTACK, [], 1)).toMatchObject([{ kind: 'fire', from: ['F5', 'G6'], to: 'K8', lines: ATTACK }]);
  });

  it('turns the card over at the target, with what it comes to', () => {
    const total = line('attack-total', [], [], numbers(13, 8));
    const beats = stage([rolled(8, 'G-45', 0), total], ATTACK, 1);
    expect(beats).toMatchObject([{ kind: 'roll', at: ['K8'], card: 'G-45', tally: { ours: 13, theirs: null, outcome: null } }]);
    expect(beats[0]!.lines).toContain(total);
  });

  it('holds a defence against the attack, and says how it ended', () => {
    const defence = (...values: number[]) => line('defence', ['K8'], ['u:7'], numbers(...values));
    const end = (...lines: LogLine[]) => (stage([rolled(6, 'A-1', 1, 'defence'), ...lines], ATTACK, 1)[0] as Beat & { kind: 'roll' }).tally;
    expect(end(defence(9, 17, 15))).toEqual({ ours: 17, theirs: 15, outcome: 'holds' });
    expect(end(defence(9, 15, 17), line('broke', ['K8'], ['u:7']))).toEqual({ ours: 15, theirs: 17, outcome: 'broke' });
    expect(end(defence(9, 15, 17), line('broke', ['K8'], ['u:8']))?.outcome).toBeNull();
    expect(end(defence(9, 15, 15), line('suppressed', ['K8'], ['u:7']))?.outcome).toBe('suppressed');
  });

  it('shows every roll of a melee that comes in one step', () => {
    const lines = [
      line('melee', ['D8'], [], numbers(1, 7)), rolled(11, 'A-69', 1, 'melee'), line('melee-total', [], [], { side: 1, ...numbers(18) }),
      rolled(3, 'G-4', 0, 'melee'), line('melee-total', [], [], { side: 0, ...numbers(4) }), line('eliminated', ['D8'], ['u:0']),
    ];
    expect(stage(lines, [], 1)).toMatchObject([
      { kind: 'mark', sort: 'melee', at: ['D8'] },
      { kind: 'roll', card: 'A-69', at: ['D8'], tally: { ours: 18, theirs: null } },
      { kind: 'roll', card: 'G-4', at: ['D8'], tally: { ours: 4, theirs: 18, outcome: 'lost' } },
      { kind: 'mark', sort: 'eliminated', unit: 0 },
    ]);
  });

  it('shows a roll that was made again, and the one before it', () => {
    const beats = stage([rolled(4, 'G-8', 0), line('rerolled', [], [], { side: 0 }), rolled(2, 'G-1', 0)], ATTACK, 1);
    expect(brief(beats)).toEqual(['roll', 'note', 'roll']);
  });

  it('puts a roll for sudden death nowhere on the board', () => {
    expect(stage([rolled(5, 'G-1', 0, 'sudden-death')], ATTACK, 1)).toMatchObject([{ kind: 'roll', at: [] }]);
  });

  it('forgets the place when another order is given', () => {
    expect(stage([rolled(5, 'G-1', 0, 'rally')], [...ATTACK, line('order-given')], 1)).toMatchObject([{ kind: 'roll', at: [] }]);
  });

  it('announces what a card triggers by its name', () => {
    const say = { k: 'log-trigger', a: { trigger: { k: 'trigger-time' } } };
    expect(stage([line('trigger', [], [], { say, loud: true })], [], 1)).toMatchObject([{ kind: 'banner', head: { k: 'trigger-time' }, loud: true }]);
  });

  it('lays the other side’s cards open, and those turned over; one’s own are known', () => {
    const order = (side: number) => line('order-given', [], ['c:X-1'], { side });
    expect(brief(stage([order(0)], [], 1))).toEqual(['card']);
    expect(brief(stage([order(1)], [], 1))).toEqual([]);
    expect(brief(stage([line('revealed', [], ['c:X-1'], { side: 1 })], [], 1))).toEqual(['card']);
  });

  it('shows a row of activations together and in passing', () => {
    const beats = stage([line('activated', ['A1'], ['u:1']), line('activated', ['A2'], ['u:2']), line('moved', ['A1', 'B1'], ['u:1'])], [], 1);
    expect(beats.map((beat) => beat.group)).toEqual([1, 1, 2]);
    expect(beats[0]!.weight).toBeLessThan(beats[2]!.weight);
    expect(beats.map((beat) => beat.at)).toEqual([['A1'], ['A2'], ['A1', 'B1']]);
  });

  it('does not point out to a player whom he has activated himself', () => {
    const lines = [line('activated', ['A1'], ['u:1'], { side: 1 })];
    expect(brief(stage(lines, [], 1))).toEqual([]);
    expect(brief(stage(lines, [], 0))).toEqual(['mark']);
  });

  it('has nothing to show of cards drawn', () => {
    expect(stage([line('drew-hidden', [], [], { side: 0 }), line('drew', [], ['c:A-1'], { side: 1 })], [], 1)).toEqual([]);
  });
});

describe('the attack that stands', () => {
  const attack = [line('order-given'), line('attack', ['K8']), line('attack-piece', ['F5'], ['u:1'])];

  it('is the last one while it is resolved, with its total', () => {
    expect(standingAttack([...attack, line('rolled')])).toEqual({ from: ['F5'], to: 'K8', total: null });
    expect(standingAttack([...attack, line('rolled'), line('attack-total', [], [], numbers(13, 8))])).toEqual({ from: ['F5'], to: 'K8', total: 13 });
  });

  it('may come from shells and aircraft, which are nowhere on the map', () => {
    for (const key of ['impact', 'air-attack']) {
      const shells = [line('order-given'), line('rolled'), line(key, ['M3'], [], numbers(11, 6))];
      expect(standingAttack(shells)).toEqual({ from: [], to: 'M3', total: 11 });
      expect(standingAttack([...shells, line('attack-reduced', [], [], numbers(9))])).toEqual({ from: [], to: 'M3', total: 9 });
    }
  });

  it('of mines has a total once it is rolled', () => {
    const mines = [line('moved', ['A1', 'A2'], ['u:3']), line('mine-attack', ['A2'], [], numbers(6))];
    expect(standingAttack(mines)).toEqual({ from: [], to: 'A2', total: null });
    expect(standingAttack([...mines, line('attack-total', [], [], numbers(13, 7))])).toEqual({ from: [], to: 'A2', total: 13 });
  });

  it('is over when the game goes on', () => {
    expect(standingAttack([...attack, line('moved', ['A1', 'A2'], ['u:3'])])).toBeNull();
    expect(standingAttack([])).toBeNull();
  });
});
