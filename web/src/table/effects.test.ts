import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/protocol';
import { News } from './effects';

let count = 0;
function line(key: string): LogLine {
  return { n: count++, key, say: { k: 'x' }, rule: '', hexes: [], things: [], args: [], dice: null, side: null, loud: false };
}

describe('news', () => {
  it('are the lines added since the last look', () => {
    const news = new News();
    const log = [line('a'), line('b')];
    expect(news.take(log)).toEqual([]);
    const more = [...log, line('c')];
    expect(news.take(more).map((l) => l.key)).toEqual(['c']);
    expect(news.take(more)).toEqual([]);
  });

  it('are none when lines were taken back', () => {
    const news = new News();
    const log = [line('a'), line('b'), line('c')];
    news.take(log);
    expect(news.take(log.slice(0, 1))).toEqual([]);
    expect(news.take([line('x'), line('y')])).toEqual([]);
  });
});
