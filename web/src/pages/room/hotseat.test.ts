import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LogLine, RoomInfo } from '../../lib/protocol';
import { Table, type State } from '../../lib/socket.svelte';
import { rooted } from '../../lib/testing.svelte';
import { HotSeat } from './hotseat.svelte';

const line = (n: number, key: string): LogLine => ({ n, key, say: { k: key }, rule: '', hexes: [], things: [], args: [], dice: null, side: null, loud: false });

/** A table of ours without a wire: what it is told is put in by hand, what it sends is written down. */
class Hand extends Table {
  looks: number[] = [];
  override look(seat: number): Promise<boolean> {
    this.looks.push(seat);
    return Promise.resolve(true);
  }
  told(eyes: number, asked: number[], keys: string[], more: Partial<State> = {}): void {
    this.connection = 'open';
    this.log = keys.map((key, n) => line(n, key));
    this.state = { eyes, asked, over: false, ...more } as State;
    flushSync();
  }
}

function begin(hotseat = true): { table: Hand; seats: HotSeat; stop: () => void } {
  const table = new Hand('r');
  const mine = [0, 1].map((seat) => ({ seat, mine: true }));
  table.room = { hotseat, status: 'playing', seats: mine } as unknown as RoomInfo;
  let seats: HotSeat | undefined;
  const stop = rooted(() => (seats = new HotSeat(() => table)));
  flushSync();
  return { table, seats: seats!, stop };
}

describe('the curtain', () => {
  it('is down until somebody sits', () => {
    const { table, seats, stop } = begin();
    table.told(-1, [0], ['start']);
    expect(seats.next).toBe(0);
    expect(seats.here).toBe(false);
    expect(table.looks).toEqual([0]);
    table.told(0, [0], ['start']);
    expect(seats.here).toBe(true);
    seats.ready();
    expect(seats.covered).toBe(false);
    stop();
  });

  it('falls when the other is asked, and tells what both could see since his last look', () => {
    const { table, seats, stop } = begin();
    table.told(0, [0], ['start']);
    seats.ready();
    table.told(0, [1], ['start', 'i-drew-G5', 'moved']);
    expect(seats.covered).toBe(true);
    expect(seats.news(table.log)).toEqual([]); // these are still the first one's eyes
    table.told(1, [1], ['start', 'he-drew', 'moved', 'my-secret']);
    expect(table.looks).toEqual([1]);
    expect(seats.news(table.log).map((one) => one.key)).toEqual(['start', 'moved']);
    seats.ready();
    table.told(1, [0], ['start', 'he-drew', 'moved', 'my-secret', 'fired']);
    table.told(0, [0], ['start', 'i-drew-G5', 'moved', 'fired']);
    expect(seats.news(table.log).map((one) => one.key)).toEqual(['fired']);
    stop();
  });

  it('stays up while the same player decides again, and when the game is over', () => {
    const { table, seats, stop } = begin();
    table.told(1, [1], []);
    seats.ready();
    table.told(1, [1], ['more']);
    expect(seats.covered).toBe(false);
    table.told(1, [], ['end'], { over: true });
    expect(seats.covered).toBe(false);
    stop();
  });

  it('asks for the same eyes again after a broken connection', () => {
    const { table, seats, stop } = begin();
    table.told(1, [1], []);
    seats.ready();
    table.told(-1, [1], []);
    expect(seats.covered).toBe(false);
    expect(table.looks).toEqual([1]);
    stop();
  });

  it('is not there in other games', () => {
    const { table, seats, stop } = begin(false);
    table.told(1, [0], []);
    expect(seats.covered).toBe(false);
    expect(table.looks).toEqual([]);
    stop();
  });
});
