import { beforeAll, describe, expect, it } from 'vitest';
import type { Geometry } from '../../lib/protocol';
import type { CombatCatalogue, CombatGun, CombatMan, CombatView } from '../protocol';
import { speak } from '../../lib/say.svelte';
import { CombatScene, SIDE, arrange } from './scene';

beforeAll(() => speak('en'));

function man(id: number, hex: string | null, more: Partial<CombatMan> = {}): CombatMan {
  return {
    id, tag: `m${id}`, side: 'friendly', team: 'able', hex, place: hex === null ? 'reserve' : 'board', known: true, morale: 'normal', order: 'none',
    directions: 0, aim: null, with: null, guard: null, grenade: null, marks: [], spotted: false, name: 'sgt-taylor', tq: 6, ldr: 3, wounds: [],
    weapons: [{ weapon: 'm3', slot: 0, ammo: 'low-ammo' }], ...more,
  };
}
const unknown: CombatMan = {
  id: 9, tag: 'red-3', side: 'enemy', team: 'red', hex: '02.02', place: 'board', known: false, morale: 'normal', order: 'none', directions: 0, aim: null,
  with: null, guard: null, grenade: null, marks: [], alert: true, confirmed: false,
};
const gun: CombatGun = { id: 0, tag: 'gun', weapon: 'mg-42', hex: '01.02', operator: 'm1', assistant: null, ammo: 'loaded' };

const catalogue = {
  cards: {}, enemy_cards: {}, blasts: {}, terrain: { open: { k: 'combat-terrain-open' }, foxhole: { k: 'combat-terrain-foxhole' } },
  men: { 'sgt-taylor': { title: { k: 'combat-man', a: { rank: { k: 'combat-rank-sgt' }, name: { k: 'combat-name-taylor' } } } } },
  weapons: { m3: { title: { k: 'combat-weapon-m3' } }, 'mg-42': { title: { k: 'combat-weapon-mg-42' } } },
  orders: { 'aimed-fire': { title: { k: 'combat-order-aimed-fire' }, rule: '7.01', entries: ['nothing', 'fire', 'nothing', 'fire'], ws: 0 } },
  teams: { able: { k: 'combat-team-able' }, red: { k: 'combat-team-red' } },
  morale: { shaken: { k: 'combat-morale-shaken' } },
} as unknown as CombatCatalogue;
const geometry: Geometry = {
  width: 400, height: 400, radius: 54, corners: [[-31, -54], [31, -54], [62, 0], [31, 54], [-31, 54], [-62, 0]],
  hexes: ['01.01', '01.02', '02.01', '02.02'].map((name, n) => ({ name, x: n < 2 ? 100 : 193, y: 100 + (n % 2) * 108, terrain: 'open', level: 0, objective: n === 3 ? 2 : 0 })),
};
function scene(men: CombatMan[], guns: CombatGun[] = []): CombatScene {
  const markers = { made: { '01.01': 'foxhole' }, melees: [], smoke: [{ hexes: ['02.01'], fading: true, value: 3 }], lights: [], lit: [], grenades: [], corpses: [] };
  return new CombatScene({ men, guns, markers, impulse: 2 } as unknown as CombatView, catalogue, geometry);
}

describe('men in one hex', () => {
  it('one alone lies in the middle, at full size', () => {
    expect(arrange([man(1, '01.01')], [])).toMatchObject([{ thing: 'u:1', scale: 1, x: -SIDE / 2 }]);
  });

  it('of both sides stand apart, friends at the left', () => {
    const placed = arrange([unknown, man(1, '02.02'), man(2, '02.02')], []);
    expect(placed.map(({ thing, x }) => [thing, Math.sign(x + 20)])).toEqual([['u:1', -1], ['u:2', -1], ['u:9', 1]]);
  });

  it('of one side share two columns, and every one peeks out', () => {
    const placed = arrange([1, 2, 3, 4, 5].map((id) => man(id, '01.01')), []);
    expect(new Set(placed.map(({ x, y }) => `${x},${y}`)).size).toBe(5);
  });
});

describe('a position', () => {
  const table = scene([man(1, '01.02'), man(2, null), man(3, null, { place: 'dead' }), unknown], [gun]);

  it('knows where things are', () => {
    expect(table.thingsIn('01.02')).toEqual(['u:1', 'w:0']);
    expect(table.hexOf('w:0')).toBe('01.02');
    expect(table.beside('w:0')).toEqual(['u:1']);
    expect(table.isPile('01.02')).toBe(true);
    expect(table.used().sort()).toEqual(['01.01', '01.02', '01.02', '02.01', '02.02']);
  });

  it('shows a hex in which clouds meet once', () => {
    const cloud = (hexes: string[], fading: boolean) => ({ hexes, fading, value: 1 });
    table.view.markers.smoke.push(cloud(['02.01', '01.02'], false), cloud(['01.02'], true));
    expect(table.clouds.map(({ hex, fading }) => [hex.name, fading])).toEqual([['02.01', false], ['01.02', false]]);
  });

  it('has those on the board or to come, not those who are gone', () => {
    expect(['u:1', 'u:2', 'u:9', 'w:0'].every((thing) => table.has(thing))).toBe(true);
    expect(['u:3', 'u:77', 'x:order-hide-1', 'n:2'].some((thing) => table.has(thing))).toBe(false);
    expect(table.waiting([])).toBe(1);
    expect(table.waiting(['u:2'])).toBe(0);
  });

  it('fans out all of a hex', () => {
    expect(table.fan('01.02')?.items.map((item) => item.thing)).toEqual(['u:1', 'w:0']);
    expect(table.fan('02.01')).toBeNull();
  });
});

describe('words', () => {
  it('of a man name his arms, order with its four entries, state and wounds', () => {
    const words = scene([man(1, '01.01', { order: 'aimed-fire', morale: 'shaken', wounds: ['bad'], spotted: true })]).words('u:1');
    for (const part of ['Sgt Taylor', 'Spotted', 'M3 Grease Gun: Low Ammo', 'Aimed Fire (nothing, fire, nothing, fire)', 'Shaken', 'Bad Wound']) {
      expect(words).toContain(part);
    }
  });

  it('of an Unknown tell nothing but that he is there', () => {
    expect(scene([unknown]).words('u:9')).toBe('Red 3, team Red, Unknown: he may be nobody at all');
    expect(scene([unknown]).name('u:9')).toBe('Red 3');
  });

  it('of a machine gun and those at it name each other', () => {
    const table = scene([man(1, '01.02'), man(2, '01.02')], [{ ...gun, assistant: 'm2' }]);
    expect(table.words('u:1')).toContain('fires the MG 42');
    expect(table.words('u:2')).toContain('helps with the MG 42');
    expect(table.words('w:0')).toMatch(/MG 42.*Taylor/);
    expect(table.name('w:0')).toBe('MG 42'); // short enough to stand below it
    expect(scene([man(1, '01.02')]).words('u:1')).not.toContain('MG 42');
  });

  it('of a hex tell that it is lit', () => {
    const table = scene([]);
    table.view.markers.lit = ['02.02'];
    expect(table.words('h:02.02')).toContain('lit by a flare');
    expect(table.words('h:01.02')).not.toContain('lit');
  });

  it('of a hex name its ground and what lies there', () => {
    const table = scene([unknown]);
    expect(table.words('h:01.01')).toContain('Foxhole');
    expect(table.words('h:02.01')).toContain('fading smoke');
    expect(table.fullWords('02.02', new Set(['u:9']))).toMatch(/place 2.*Red 3.*One piece here can be chosen/s);
  });
});
