import { flushSync, mount, unmount, type Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import Counter from './Counter.svelte';
import { faceOf, type UnitFace } from './faces';
import { GROUPS, man } from './figures';
import { HEADGEAR } from './headgear';
import type { Catalogue, UnitFacts, UnitView, WeaponView } from '../protocol';
import { MARKS } from './quality';
import { tankArt } from '../war/tank-art';
import WeaponCounter from './WeaponCounter.svelte';

const files = import.meta.glob<string>('../../../../src/sandtable/games/{combat_commander,great_war_commander}/data/{units,leaders,tanks}.toml', {
  query: '?raw', import: 'default', eager: true,
});
const plain: Catalogue = { cards: {}, units: {}, weapons: {}, radios: {}, chits: {} };
const WARS = { combat_commander: plain, great_war_commander: { ...plain, strategies: {} } };

interface Unit {
  name: string;
  nation: string;
  kind: string;
}

/** Units as the data of a game lists them. */
function unitsOf(game: string): Unit[] {
  const text = Object.entries(files).filter(([path]) => path.includes(game)).map(([, file]) => file).join('\n');
  return [...text.matchAll(/^name = "(([a-z]+)\/[\w-]+)"\n(?:(?!\[\[).*\n)*?kind = "(\w+)"/gm)].map(([, name = '', nation = '', kind = '']) => ({ name, nation, kind }));
}
function drawn(face: UnitFace): string {
  const men = (GROUPS[face.group] ?? []).map((place) => man(place.stance, face));
  return men.map(({ coat, face: head, steel }) => coat + head + steel).join('|');
}

describe.each(Object.entries(WARS))('faces of %s', (game, catalogue) => {
  const units = unitsOf(game);
  const troops = units.filter(({ kind }) => ['squad', 'team', 'runner'].includes(kind));

  it('are there for all that the data has', () => {
    expect(troops.length).toBeGreaterThanOrEqual(25);
    for (const unit of units.filter(({ kind }) => kind !== 'tank')) {
      const face = faceOf(unit.name, unit, catalogue);
      expect(GROUPS[face.group], unit.name).toBeDefined();
      expect(HEADGEAR[face.head], unit.name).toBeTruthy();
    }
    for (const { name } of troops) expect(faceOf(name, { nation: 'x', kind: 'squad' }, catalogue).mark, name).not.toBeNull();
  });

  it('differ by silhouette within a nation: no two troops of one kind look alike', () => {
    for (const one of troops) {
      for (const other of troops) {
        if (one.name >= other.name || one.nation !== other.nation || one.kind !== other.kind) continue;
        expect(drawn(faceOf(one.name, one, catalogue)), `${one.name} and ${other.name}`).not.toBe(drawn(faceOf(other.name, other, catalogue)));
      }
    }
  });

  it('bear the mark of their quality: elite, line and green never share one', () => {
    for (const one of troops) {
      for (const other of troops) {
        const [a, b] = [faceOf(one.name, one, catalogue), faceOf(other.name, other, catalogue)];
        if (a.tier !== b.tier) expect(`${a.mark}`, `${one.name} and ${other.name}`).not.toBe(`${b.mark}`);
      }
    }
  });
});

describe('faces', () => {
  it('tell kinds apart by the number of men', () => {
    const count = (kind: string): number => GROUPS[kind]?.length ?? 0;
    expect([count('squad'), count('team'), count('leader'), count('hero'), count('runner')]).toEqual([3, 2, 1, 1, 1]);
    const lone = ['leader', 'hero', 'runner'].map((kind) => drawn({ tier: 'line', mark: null, head: 'm1', group: kind }));
    expect(new Set(lone).size).toBe(3);
  });

  it('tell nations apart by what their men and officers wear', () => {
    const heads = (catalogue: Catalogue, nations: string[], type: string, kind: string) =>
      new Set(nations.map((nation) => faceOf(`${nation}/${type}`, { nation, kind }, catalogue).head)).size;
    const all = ['america', 'britain', 'france', 'germany', 'italy', 'russia'];
    expect(heads(plain, all, 'line-team', 'team')).toBe(6);
    expect(heads(WARS.great_war_commander, ['america', 'france', 'germany'], 'any', 'squad')).toBe(3);
    expect(heads(WARS.great_war_commander, ['america', 'france', 'germany'], 'lt-any', 'leader')).toBe(3);
  });

  it('have headgear and marks of their own', () => {
    expect(new Set(Object.values(HEADGEAR)).size).toBe(Object.keys(HEADGEAR).length);
    expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
  });

  it('of units that nobody listed follow their name', () => {
    const face = (type: string) => faceOf(type, { nation: 'nowhere', kind: 'squad' }, plain);
    expect([face('x/elite-guards').tier, face('x/conscript').tier, face('x/rifles').tier]).toEqual(['elite', 'green', 'line']);
  });

  it('of tanks are by type', () => {
    expect(new Set(['france/schneider', 'france/saint-chamond', 'france/renault-ft-gun', 'france/renault-ft-mg'].map(tankArt)).size).toBe(4);
  });
});

describe('figures on counters', () => {
  const LEAST = 15; // of 60: a quarter of a counter's height
  const face = { fp: 5, range: 5, move: 4, morale: 10, command: 2, boxed: [], bog: 5, gun_fp: 7, gun_range: 12 };
  const facts = (kind: string): UnitFacts => ({ nation: 'france', kind, title: { k: 'x' }, front: face, back: face });
  const weapon = { nation: 'france', title: { k: 'x' }, kind: 'mortar', fp: 9, range: 16, min_range: 3, move: -3, boxed: [], ordnance: true };
  const catalogue: Catalogue = { ...plain, units: { leader: facts('leader'), tank: facts('tank') }, weapons: { mortar: weapon } };
  const gun: WeaponView = { id: 1, tag: 'w', type: 'mortar', title: 'x', carrier: null, eliminated: false, broken: false };

  function sizes(component: typeof Counter | typeof WeaponCounter, props: object): number[] {
    const shown = mount(component as Component<object>, { target: document.body, props: { catalogue, ...props } });
    flushSync();
    const found = [...document.querySelectorAll('text[font-size]')].map((text) => Number(text.getAttribute('font-size')));
    void unmount(shown);
    return found;
  }
  const unit = (type: 'leader' | 'tank'): UnitView => ({
    id: 1, tag: 't', type, title: 'x', kind: type, side: 0, hex: null, space: null, flags: [], weapon: null, stats: { ...face, cover: 2 },
  });

  it.each(['leader', 'tank'] as const)('of a %s are large', (type) => {
    const found = sizes(Counter, { unit: unit(type) });
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(LEAST);
  });

  it('of a weapon are large', () => {
    const found = sizes(WeaponCounter, { weapon: gun, nation: 'france' });
    expect(found).toHaveLength(3);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(LEAST);
  });
});
