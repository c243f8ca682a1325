import { expect, test } from 'vitest';
import type { Catalogue, View } from '../protocol';
import { lossBoxes, ordersLeft, reach, timeSpaces, typeOfTag } from './tracks';

const view = {
  time: 2,
  sudden_death: 6,
  active: 1,
  orders_given: 2,
  units: [{ space: 4 }, { space: 4 }, { space: null }],
  sides: [
    { nation: 'germany', casualties: ['g.rifle-2', null, 'g.sgt-biermann'], surrender: 5, orders: 2 },
    { nation: 'america', casualties: [], surrender: 1, orders: 3 },
  ],
} as unknown as View;
const catalogue = { units: { 'germany/rifle': { title: { k: 'counter-rifle' } }, 'germany/sgt-biermann': { title: { k: 'name' } } } } as unknown as Catalogue;

test('the Time Track reaches past sudden death and marks where we are', () => {
  const spaces = timeSpaces(view);
  expect(spaces).toHaveLength(10);
  expect(spaces.filter((s) => s.now).map((s) => s.number)).toEqual([2]);
  expect(spaces.find((s) => s.death)?.number).toBe(6);
  expect(spaces[4]?.waiting).toBe(2);
});
test('it grows when time outruns it', () => {
  expect(timeSpaces({ ...view, time: 12 }).at(-1)?.number).toBe(13);
});

test('the bar holds any lead', () => {
  expect([0, 9, 10, 11, -23].map(reach)).toEqual([10, 10, 15, 15, 25]);
});

test('casualties fill boxes from the left, named where known', () => {
  const losses = lossBoxes(view, 0, catalogue);
  expect(losses.lost).toBe(2);
  expect(losses.boxes).toEqual([{ k: 'counter-rifle' }, { k: 'name' }, null, null, null]);
});

test('orders left count only the active side’s orders', () => {
  expect([ordersLeft(view, 0), ordersLeft(view, 1)]).toEqual([2, 1]);
});

test('tags lead to the catalogue', () => {
  expect(typeOfTag('g.rifle-12', 'germany', catalogue.units)).toBe('germany/rifle');
  expect(typeOfTag('g.nobody-1', 'germany', catalogue.units)).toBeNull();
});
