import { expect, test } from 'vitest';
import { COLOURS } from './signs';
import { within } from './within';

const ROOM = { left: 0, right: 100, top: 0, bottom: 200 };

test('a ring that is seen stays where it is', () => {
  expect(within([{ left: 10, right: 90, top: 20, bottom: 180 }], ROOM)).toEqual({ x: 0, y: 0 });
  expect(within([], ROOM)).toEqual({ x: 0, y: 0 });
  expect(within([{ left: -9, right: 0, top: 0, bottom: 9 }], null)).toEqual({ x: 0, y: 0 });
});

test('a ring beyond an edge is pushed back, all of it alike', () => {
  const boxes = [{ left: 40, right: 120, top: -30, bottom: 10 }, { left: 60, right: 90, top: 50, bottom: 70 }];
  expect(within(boxes, ROOM)).toEqual({ x: -20, y: 30 });
  expect(within([{ left: -15, right: 20, top: 190, bottom: 230 }], ROOM)).toEqual({ x: 15, y: -30 });
});

test('where not all of it fits, its beginning is seen', () => {
  expect(within([{ left: 20, right: 140, top: 0, bottom: 10 }], ROOM)).toEqual({ x: -20, y: 0 });
});

test('white words can be read on the colour of every order', () => {
  const light = (part: string): number => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  for (const colour of Object.values(COLOURS)) {
    const [r, g, b] = [light(colour.slice(1, 3)), light(colour.slice(3, 5)), light(colour.slice(5, 7))];
    expect(1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05), colour).toBeGreaterThan(4.5);
  }
});
