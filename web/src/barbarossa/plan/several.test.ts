import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan, PlanOrder, PlansAnswer, Thing } from '../../lib/protocol';
import { hexesByName } from '../../table/ground/layout';
import type { Geometry } from '../../lib/protocol';
import type { BarbarossaScene } from '../board/scene';
import { Several } from './several.svelte';

const R = 50;
const geometry = {
  radius: R,
  hexes: ['A', 'B', 'C', 'D', 'E'].flatMap((letter, col) =>
    [1, 2, 3, 4].map((row) => ({ name: `${letter}${row}`, x: 60 + col * 86.6, y: row * 2 * R + (col % 2) * R, terrain: 'plain', level: 0, objective: 0 })),
  ),
} as unknown as Geometry;
const places: Record<Thing, string> = { 'u:1': 'A4', 'u:2': 'C4', 'u:3': 'E4', 'u:9': 'C1' };
const scene = {
  hexes: hexesByName(geometry), geometry, hexOf: (thing: Thing) => places[thing] ?? null, unit: (thing: Thing) => (thing in places ? { card: thing === 'u:2' ? 'HMG' : 'RIFLE' } : undefined),
  cardOf: () => ({ type: 'infantry' }), name: (thing: Thing) => thing,
} as unknown as BarbarossaScene;

const order = (unit: Thing, name: string, more: Partial<PlanOrder> = {}): PlanOrder =>
  ({ unit, name, target: null, at: null, face: 0, range: 0, path: [], origin: 'written', ...more }) as PlanOrder;
const plan = (one: PlanOrder): Plan => ({ order: one, steps: [{ text: `give ${one.unit}` }, { text: `order ${one.name}` }] }) as unknown as Plan;

/** A table that lets only some be told some things. */
function table(may: Record<Thing, string[]>) {
  const sent: string[][] = [];
  const several = new Several({
    scene: () => scene,
    ask: async ([unit], to): Promise<PlansAnswer> => ({ plans: to === 'C1' ? (may[unit!] ?? []).map((name) => plan(order(unit!, name, { target: 'u:9', origin: 'drawn' }))) : [] }),
    orders: () => [order('u:1', 'assault', { target: 'u:9', path: ['A3'] }), order('u:2', 'suppression-fire', { target: 'u:9' }), order('u:3', 'wait')],
    group: () => [], free: () => ['u:1', 'u:2', 'u:3'], send: async (texts) => sent.push(texts) > 0,
  });
  return { several, sent };
}
const dealt = async (): Promise<void> => void (await new Promise((done) => setTimeout(done)));

describe('a template given to several units', () => {
  beforeEach(() => localStorage.clear());

  it('keeps what was told, without those who wait, and every table finds it', () => {
    const { several } = table({});
    expect(several.keep('  ')).toBe(false);
    expect(several.keep('Storm')).toBe(true);
    expect(table({}).several.all.map(({ name, roles }) => [name, roles.map(({ order }) => order)])).toEqual([['Storm', ['assault', 'suppression-fire']]]);
  });

  it('waits for its target, proposes only what the table offers, and sends all of it at once', async () => {
    const { several, sent } = table({ 'u:1': ['assault', 'suppression-fire'], 'u:2': ['suppression-fire'] });
    several.keep('Storm');
    several.choose(several.all[0]!);
    expect([several.aiming, several.aimedAt(null), several.aiming]).toEqual([true, true, true]);
    several.aimedAt('C1');
    await dealt();
    expect(several.aimedAt('C1')).toBe(false);
    expect(several.parts.map(({ unit, plan: found }) => [unit, found?.order?.name])).toEqual([['u:1', 'assault'], ['u:2', 'suppression-fire'], ['u:3', undefined]]);
    expect(sent).toEqual([]);
    await several.give();
    expect(sent).toEqual([['give u:1', 'order assault', 'give u:2', 'order suppression-fire']]);
    expect([several.chosen, several.parts]).toEqual([null, []]);
  });

  it('lets a role be changed, and says so where it cannot be', async () => {
    const { several, sent } = table({ 'u:1': ['assault', 'suppression-fire'], 'u:2': ['suppression-fire'] });
    several.keep('Storm');
    several.choose(several.all[0]!);
    several.aimedAt('C1');
    await dealt();
    await several.turn(several.parts[0]!, 1);
    expect(several.parts[0]!.plan?.order?.name).toBe('suppression-fire');
    await several.turn(several.parts[1]!, 0);
    expect(several.parts[1]!.plan).toBeNull();
    await several.turn(several.parts[0]!, -1);
    expect(several.orders).toEqual([]);
    expect(await several.give()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is deleted with what it was about to do', () => {
    const { several } = table({});
    several.keep('Storm');
    several.choose(several.all[0]!);
    several.forget(several.all[0]!);
    expect([several.chosen, several.all.length, table({}).several.all.length]).toEqual([null, 0, 0]);
  });
});
