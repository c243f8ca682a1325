import { describe, expect, test } from 'vitest';
import type { Choice, Geometry, Question } from '../../lib/protocol';
import { hasPlace, loose, numbered, ofCard, placesOf } from '../../panels/prompt/choices';
import { click } from '../../table/hands/pick';
import type { Catalogue, View } from '../protocol';
import { CommanderScene } from './scene';

const choice = (code: number, verb: string, things: string[] = []): Choice => ({ code, verb, text: verb, say: { k: verb }, things });
const question = (choices: Choice[], fallback: number | null = null): Question => ({
  prompt: { k: 'ask' }, key: 'turn', rule: '5', choices, extras: [choice(99, 'scrap', ['w:1'])], default: fallback, window: false, odds: false, stake: [],
});
const view = {
  seat: 0,
  sides: [{}, {}],
  objectives: [],
  units: [{ id: 1, hex: 'K8', side: 0, weapon: 1, kind: 'squad', flags: [] }, { id: 2, hex: null, side: 0, weapon: null, kind: 'squad', flags: [] }],
  weapons: [{ id: 1, carrier: 1 }, { id: 2, carrier: 2 }, { id: 3, carrier: null }],
} as unknown as View;
const hand = ['G-1'];
const scene = new CommanderScene(view, {} as Catalogue, { hexes: [], corners: [], radius: 1, width: 1, height: 1 } as Geometry);

test('what lies on the board, beside it or in one’s own hand has a place', () => {
  expect(['h:A1', 'c:G-1', 'u:1', 'u:2', 'w:1'].every((thing) => hasPlace(thing, scene, hand))).toBe(true);
});
test('what is gone, other hands, sides and numbers have none', () => {
  expect(['u:9', 'w:9', 'c:A-4', 's:0', 'n:3', 'x:first'].some((thing) => hasPlace(thing, scene, hand))).toBe(false);
});

describe('choices without a place', () => {
  const all = [choice(1, 'step', ['h:A1']), choice(2, 'space', ['n:4']), choice(3, 'done'), choice(4, 'place', ['u:2', 'h:A1'])];
  test('are those that name nothing to click', () => {
    expect(loose(question(all), scene, hand).map((c) => c.code)).toEqual([2, 3]);
  });
  test('the default comes first', () => {
    expect(loose(question(all, 3), scene, hand).map((c) => c.code)).toEqual([3, 2]);
  });
  test('to hold fire has a button, and so have a few shots', () => {
    const shots = [choice(1, 'fire', ['u:1', 'u:2']), choice(2, 'hold', ['u:1'])];
    expect(loose(question(shots, 2), scene, hand).map((c) => c.code)).toEqual([2, 1]);
    const many = [3, 4, 5, 6].map((code) => choice(code, 'fire', ['u:1', 'u:2']));
    expect(loose(question([...shots, ...many], 2), scene, hand).map((c) => c.code)).toEqual([2]);
  });
  test('numbering holds every choice once, those with buttons first', () => {
    expect(numbered(question(all, 3), scene, hand).map((c) => c.code)).toEqual([3, 2, 1, 4]);
  });
});

test('a card leads to every choice that names it', () => {
  const q = question([choice(1, 'play', ['c:G-1', 'h:A1']), choice(2, 'play', ['c:G-1', 'h:A2']), choice(3, 'order', ['c:G-2'])]);
  expect(ofCard(q, 'c:G-1').map((c) => c.code)).toEqual([1, 2]);
  expect(ofCard(null, 'c:G-1')).toEqual([]);
});

describe('a card and what is picked with it', () => {
  const q = question([choice(1, 'play', ['c:G-1', 'h:A1']), choice(2, 'play', ['c:G-1', 'h:A2']), choice(3, 'play', ['c:G-2', 'h:A2'])]);
  test('a hex that is picked leaves the cards that fit it', () => {
    expect(ofCard(q, 'c:G-1', ['h:A2']).map((c) => c.code)).toEqual([2]);
    expect(ofCard(q, 'c:G-2', ['h:A1'])).toEqual([]);
  });
  test('another card than the one picked can still be taken instead', () => {
    expect(ofCard(q, 'c:G-2', ['c:G-1']).map((c) => c.code)).toEqual([3]);
  });
  test('a click on a card that leads to several hexes picks it; the board does the rest, without a menu', () => {
    expect(click(q, [], 'c:G-1', placesOf(scene))).toEqual({ kind: 'pick', picked: ['c:G-1'], menu: [] });
    expect(click(q, [], 'c:G-2', placesOf(scene))).toEqual({ kind: 'choose', code: 3 });
  });
  test('weapons lie where their carriers stand', () => {
    expect(placesOf(scene).hexOf('w:1')).toBe('K8');
    expect(placesOf(scene).shown('w:3')).toBe(false);
    expect(placesOf(scene).piecesIn('K8')).toEqual(['u:1', 'w:1']);
  });
});
