import { expect, it } from 'vitest';
import type { Beat } from './beats';
import { soundOf } from './sounds';

const common = { lines: [], at: [], weight: 1, group: 1, side: null };
const tally = { ours: 1, theirs: 2, outcome: 'broke' as const };

it('every kind of happening has a sound of its own', () => {
  const beats = [
    { ...common, kind: 'move', unit: 1, path: [] }, { ...common, kind: 'fire', from: [], to: '' }, { ...common, kind: 'card', card: '' },
    { ...common, kind: 'result', tally }, { ...common, kind: 'banner', head: { k: '' }, loud: true }, { ...common, kind: 'banner', head: { k: '' }, loud: false },
    ...(['suppressed', 'eliminated', 'rallied', 'blast', 'melee', 'arrived', 'here'] as const).map((sort) => ({ ...common, kind: 'mark' as const, sort, unit: null })),
  ] as Beat[];
  const sounds = beats.map(soundOf);
  expect(sounds).not.toContain(null);
  expect(new Set(sounds).size).toBe(beats.length);
});
