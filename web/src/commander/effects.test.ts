import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/protocol';
import { effects, standingAttack } from './effects';

let count = 0;
function line(key: string, hexes: string[] = [], things: string[] = []): LogLine {
  return { n: count++, key, say: { k: 'x' }, rule: '', hexes, things, args: [], dice: null, side: null, loud: false };
}

describe('effects', () => {
  it('join the steps of a unit into one glide', () => {
    const lines = [line('moved', ['A1', 'A2'], ['u:3']), line('moved', ['C1', 'C2'], ['u:4']), line('moved', ['A2', 'B2'], ['u:3'])];
    expect(effects(lines)).toEqual([
      { kind: 'glide', unit: 3, path: ['A1', 'A2', 'B2'] },
      { kind: 'glide', unit: 4, path: ['C1', 'C2'] },
    ]);
  });

  it('show a shot from every hex that fires', () => {
    const lines = [line('attack', ['K8']), line('attack-piece', ['F5'], ['u:1']), line('attack-piece', ['F5'], ['w:2']), line('attack-piece', ['G6'], ['u:2']), line('rolled')];
    expect(effects(lines)).toEqual([{ kind: 'fire', from: ['F5', 'G6'], to: 'K8' }]);
  });

  it('mark what becomes of a unit, where it stood', () => {
    expect(effects([line('broke', ['K8'], ['u:7']), line('eliminated', ['K8'], ['u:8']), line('vp')])).toEqual([
      { kind: 'mark', sort: 'broke', hex: 'K8', unit: 7 },
      { kind: 'mark', sort: 'eliminated', hex: 'K8', unit: 8 },
    ]);
  });

  it('leave a flood of lines alone', () => {
    expect(effects(Array.from({ length: 61 }, () => line('broke', ['K8'], ['u:7'])))).toEqual([]);
  });
});

describe('the attack that stands', () => {
  const attack = [line('order-given'), line('attack', ['K8']), line('attack-piece', ['F5'], ['u:1'])];

  it('is the last one while it is resolved', () => {
    expect(standingAttack([...attack, line('rolled'), line('attack-total')])).toEqual({ from: ['F5'], to: 'K8' });
  });

  it('is over when the game goes on', () => {
    expect(standingAttack([...attack, line('moved', ['A1', 'A2'], ['u:3'])])).toBeNull();
    expect(standingAttack([])).toBeNull();
  });
});
