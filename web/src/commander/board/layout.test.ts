import { describe, expect, it } from 'vitest';
import type { Geometry } from '../../lib/protocol';
import { FOOT, SIDE, TAB, hexesByName } from '../../table/ground/layout';
import { Pieces, fan, isPile, objectives, pileOrder, stacks } from './layout';
import type { UnitView, View } from '../protocol';

const corners: [number, number][] = [[-31, -54], [31, -54], [62, 0], [31, 54], [-31, 54], [-62, 0]];

/** Two columns of three hexes; A1 at (100, 100). */
const geometry: Geometry = {
  width: 400, height: 500, corners, radius: 54,
  hexes: ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((name, n) => ({
    name, x: n < 3 ? 100 : 193, y: 100 + (n % 3) * 108 + (n < 3 ? 0 : 54), terrain: 'open', level: 0, objective: n < 3 ? 1 : 0,
  })),
};

function unit(id: number, kind: UnitView['kind'], hex: string | null, more: Partial<UnitView> = {}): UnitView {
  return { id, tag: `t${id}`, type: 'x', title: 'X', kind, side: 0, hex, space: null, flags: [], weapon: null, ...more };
}

function viewOf(units: UnitView[], more: Partial<View> = {}): View {
  return {
    map: 'm', seat: 0, sides: [], units, weapons: [], hexes: [], objectives: [], open_chits: [], active: 0, turn: 1, orders_given: 0,
    time: 0, sudden_death: 7, vp: 0, initiative: 0, year: 1944, cup: 0, over: false, winner: -1, ...more,
  };
}

const gun = { id: 5, tag: 'w', type: 'mg', title: 'MG', carrier: 1, eliminated: false, broken: false };

describe('stacks', () => {
  it('have the leader on top and the broken below their equals', () => {
    const order = pileOrder([unit(1, 'leader', 'A1'), unit(2, 'squad', 'A1'), unit(3, 'team', 'A1'), unit(4, 'squad', 'A1', { flags: ['broken'] })]);
    expect(order.map((u) => u.id)).toEqual([4, 2, 3, 1]);
  });

  it('stand on one line whatever their height', () => {
    const hexes = hexesByName(geometry);
    const [first] = stacks(viewOf([unit(1, 'squad', 'A1'), unit(2, 'leader', 'A1'), unit(3, 'team', 'A1')]), hexes);
    const placed = first?.piles[0]?.units ?? [];
    expect(placed.map((p) => p.unit.id)).toEqual([1, 3, 2]);
    expect(placed.map((p) => p.y + SIDE)).toEqual([FOOT - 2 * TAB, FOOT - TAB, FOOT]);
  });

  it('leave out who is not on the map', () => {
    expect(stacks(viewOf([unit(1, 'squad', null), unit(2, 'squad', 'Z9')]), hexesByName(geometry))).toEqual([]);
  });

  it('of both sides in a hex stand side by side', () => {
    const [fight] = stacks(viewOf([unit(1, 'squad', 'A1', { side: 1 }), unit(2, 'squad', 'A1')]), hexesByName(geometry));
    expect(fight?.piles.map((pile) => [pile.side, Math.sign(pile.x)])).toEqual([[0, -1], [1, 1]]);
  });

  it('lower on the map are drawn later', () => {
    const order = stacks(viewOf([unit(1, 'squad', 'A3'), unit(2, 'squad', 'B1'), unit(3, 'squad', 'A1')]), hexesByName(geometry));
    expect(order.map((stack) => stack.hex)).toEqual(['A1', 'B1', 'A3']);
  });
});

describe('a fan', () => {
  const view = viewOf([unit(1, 'squad', 'A1', { weapon: 5 }), unit(2, 'leader', 'A1')], { weapons: [gun] });
  const [stack] = stacks(view, hexesByName(geometry));
  if (!stack) throw new Error('no stack');

  it('lays out every piece without overlap, the leader first', () => {
    const { items } = fan(stack);
    expect(items.map((item) => item.thing)).toEqual(['u:2', 'u:1', 'w:5']);
    for (const [n, item] of items.slice(1).entries()) {
      const before = items[n];
      expect(item.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.side ?? 0));
    }
  });

  it('is wanted where something is covered', () => {
    expect(isPile(stack)).toBe(true);
    const [single] = stacks(viewOf([unit(2, 'leader', 'A1')]), hexesByName(geometry));
    expect(single && isPile(single)).toBe(false);
  });
});

it('puts the tag of an objective into its middle hex', () => {
  const [first, ...more] = objectives(viewOf([], { objectives: [{ number: 1, control: -1, value: 2 }, { number: 2, control: 0, value: 1 }] }), geometry);
  expect(first?.home.name).toBe('A2');
  expect(first?.others.map((hex) => hex.name)).toEqual(['A1', 'A3']);
  expect(more).toEqual([]);
});

it('finds pieces by name', () => {
  const pieces = new Pieces(viewOf([unit(1, 'squad', 'A2', { weapon: 5 }), unit(2, 'leader', null)], { weapons: [gun] }));
  expect(pieces.hexOf('w:5')).toBe('A2');
  expect(pieces.hexOf('u:2')).toBeNull();
  expect(pieces.hexOf('h:B1')).toBe('B1');
  expect(pieces.hexOf('c:G-1')).toBeNull();
  expect(pieces.thingsIn('A2')).toEqual(['u:1', 'w:5']);
});
