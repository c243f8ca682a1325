import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../lib/protocol';
import { byTurns, CHUNK, fresh, isByHand, latestRoll, ruleName, rules, searcher, weight, type Weights } from './log';

const WEIGHTS: Weights = { orders: new Set(['order-given', 'passed']), details: new Set(['attack-piece']), ends: new Set(['order-given']) };

function line(n: number, key: string, more: Partial<LogLine> = {}): LogLine {
  return { n, key, say: { k: `log-${key}` }, rule: '1', hexes: [], things: [], args: [], dice: null, side: null, loud: false, ...more };
}
const game = [
  line(0, 'set-up'),
  line(1, 'turn-begins', { side: 0, loud: true }),
  line(2, 'order-given'),
  line(3, 'moved', { loud: true }),
  line(4, 'rolled', { dice: { white: 3, coloured: 4, total: 7 } }),
  line(5, 'turn-begins', { side: 1, loud: true }),
  line(6, 'passed'),
];

describe('the search', () => {
  const wanted = (text: string): number[] => byTurns(game, WEIGHTS, 'all', searcher(text, (one) => one.say.k)).flatMap((turn) => turn.chunks.flatMap((chunk) => chunk.lines.map((one) => one.n)));

  test('finds all words of a line in any order, and its rule', () => {
    expect(wanted('GIVEN order')).toEqual([2]);
    expect(wanted('log-moved 1')).toEqual([3]);
    expect(wanted('nobody')).toEqual([]);
  });
  test('leaves out turns without a find; no words are no search', () => {
    expect(byTurns(game, WEIGHTS, 'all', searcher('passed', (one) => one.say.k)).map((turn) => turn.heading?.n)).toEqual([5]);
    expect(searcher('  ', () => '')).toBeNull();
  });
});

describe('turns', () => {
  test('lines before the first turn have no heading', () => {
    const turns = byTurns(game, WEIGHTS);
    expect(turns.map((t) => t.heading?.n ?? null)).toEqual([null, 1, 5]);
    expect(turns.map((t) => t.side)).toEqual([null, 0, 1]);
  });
  test('every line is in exactly one chunk, in order, headings apart', () => {
    const seen = byTurns(game, WEIGHTS).flatMap((t) => t.chunks.flatMap((c) => c.lines.map((l) => l.n)));
    expect(seen).toEqual([0, 2, 3, 4, 6]);
  });
  test('the filter keeps what is loud, what begins something, and headings', () => {
    const turns = byTurns(game, WEIGHTS, 'loud');
    expect(turns.map((t) => t.count)).toEqual([0, 2, 1]);
    expect(turns).toHaveLength(3);
  });
  test('long turns are cut into chunks of bounded size with names of their own', () => {
    const long = [line(0, 'turn-begins'), ...Array.from({ length: 3 * CHUNK + 1 }, (_, i) => line(i + 1, 'moved'))];
    const chunks = byTurns(long, WEIGHTS)[0]!.chunks;
    expect(chunks.map((c) => c.lines.length)).toEqual([CHUNK, CHUNK, CHUNK, 1]);
    expect(new Set(chunks.map((c) => c.id)).size).toBe(4);
  });
  test('names of chunks stay when lines are added', () => {
    const before = byTurns(game, WEIGHTS).flatMap((t) => t.chunks.map((c) => c.id));
    const after = byTurns([...game, line(7, 'turn-begins'), line(8, 'moved')], WEIGHTS).flatMap((t) => t.chunks.map((c) => c.id));
    expect(after.slice(0, before.length)).toEqual(before);
  });
  test('nothing gives nothing', () => expect(byTurns([], WEIGHTS)).toEqual([]));
});

test('weights: headings, orders, details, the rest', () => {
  expect(['turn-begins', 'order-given', 'attack-piece', 'moved'].map((key) => weight(line(0, key), WEIGHTS))).toEqual(['head', 'order', 'detail', 'step']);
});

test('only new loud lines are announced, the latest few', () => {
  expect(fresh(game, 1, WEIGHTS).map((l) => l.n)).toEqual([2, 3, 5, 6]);
  expect(fresh(game, 6, WEIGHTS)).toEqual([]);
  expect(fresh(game, -1, WEIGHTS, 2).map((l) => l.n)).toEqual([5, 6]);
});

describe('following the end', () => {
  test('ends only where the reader has scrolled himself, however young the page is', () => {
    expect(isByHand(300, null)).toBe(false);
    expect(isByHand(10_300, 10_000)).toBe(true);
    expect(isByHand(20_000, 10_000)).toBe(false);
  });
});

describe('the latest roll', () => {
  test('is found', () => expect(latestRoll(game.slice(0, 5), WEIGHTS.ends)?.n).toBe(4));
  test('does not outlive its turn', () => expect(latestRoll(game, WEIGHTS.ends)).toBeNull());
  test('is put away with the next order', () => expect(latestRoll([...game.slice(0, 5), line(5, 'order-given')], WEIGHTS.ends)).toBeNull());
});

test('several rule numbers are several buttons', () => {
  expect(rules('O20.3, A33')).toEqual(['O20.3', 'A33']);
  expect(rules('')).toEqual([]);
  expect(rules('-')).toEqual([]);
  expect(rules('scenario')).toEqual([]);
  expect(rules('6.3b; 1.9.1.2')).toEqual(['6.3b', '1.9.1.2']);
  expect(ruleName('O20.3')).toEqual({ k: 'panel-rule', a: { rule: 'O20.3' } });
  expect(ruleName('AI.r05')).toEqual({ k: 'panel-ruling', a: { number: 5 } }); // nobody has a rulebook with that number
  expect(rules('AI.r15, 2.0.R0 22.0.O1')).toEqual(['AI.r15', '2.0.R0', '22.0.O1']);
  expect(rules('card event')).toEqual([]);
});
