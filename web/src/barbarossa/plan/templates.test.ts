import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanOrder } from '../../lib/protocol';
import type { Hex } from '../../table/ground/layout';
import { bearing, faceOf, goalOf, handOut, keepTemplates, readTemplates, templateOf, type Told } from './templates';

const R = 50;
const hex = (name: string, x: number, y: number): Hex => ({ name, x, y }) as Hex;
const order = (name: string, more: Partial<PlanOrder> = {}): PlanOrder => ({ name, face: 0, range: 0, path: [], target: null, at: null, ...more }) as PlanOrder;
const told = (name: string, from: Hex, more: Partial<Told> = {}): Told => ({ order: order(name), from, to: null, end: null, card: 'G01', type: 'infantry', ...more });
const [south, north] = [hex('S', 0, 300), hex('N', 0, 0)];

describe('templates of orders', () => {
  it('are aimed at the target of most', () => {
    const { roles } = templateOf('x', [told('open-fire', south, { to: hex('A', 0, 100) }), told('assault', south, { to: north }), told('open-fire', south, { to: north })], R);
    expect(roles.map(({ by, dx, dy }) => [by, dx, dy])).toEqual([['aim', 0, 1], ['aim', 0, 0], ['aim', 0, 0]]);
  });

  it('turn moves and fields of fire with the side from which one comes', () => {
    const { roles } = templateOf('x', [told('assault', south, { to: north }), told('march', south, { end: hex('M', 0, 200) }), told('defend', south, { order: order('defend', { face: 1, range: 3 }) })], R);
    const [, move, cone] = roles;
    expect(goalOf(move!, south, north, R)).toEqual({ x: 0, y: 200 });
    const east = { x: 260, y: 150 }; // the target lies to the left and up of it: a sixth of a turn to the left
    const goal = goalOf(move!, east, north, R);
    expect([goal.x < east.x, Math.round(Math.hypot(goal.x - east.x, goal.y - east.y))]).toEqual([true, 100]);
    expect(faceOf(cone!, south, north)).toBe(1);
    expect(faceOf(cone!, east, north)).toBe(6);
    expect(faceOf(cone!, east, null)).toBe(1);
  });

  it('know all six directions', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => bearing({ x: 0, y: 0 }, { x: Math.sin(((n - 1) * Math.PI) / 3), y: -Math.cos(((n - 1) * Math.PI) / 3) }))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bearing(north, north)).toBe(0);
  });

  it('hand out every role once before any twice, to whom it suits, and none to who can do none', () => {
    expect(handOut([[2, 0], [2, 1], [2, 0]])).toEqual([0, 1, 0]);
    expect(handOut([[-1, 0], [0, 0], [-1, -1]])).toEqual([1, 0, -1]);
    expect(handOut([])).toEqual([]);
  });
});

describe('templates in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are kept, and whatever else lies in their place is not taken for one', () => {
    const template = templateOf('Storm', [told('assault', south, { to: north })], R);
    keepTemplates([template]);
    expect(readTemplates()).toEqual([template]);
    localStorage.setItem('sandtable.barbarossa.templates', JSON.stringify([template, { name: 'x', roles: [{ order: 'assault' }] }, 3, null]));
    expect(readTemplates()).toEqual([template]);
    localStorage.setItem('sandtable.barbarossa.templates', '{');
    expect(readTemplates()).toEqual([]);
  });
});
