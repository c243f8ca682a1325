// Two players at one screen: the curtain between them.
import { untrack } from 'svelte';
import type { LogLine } from '../../lib/protocol';
import type { Table } from '../../lib/socket.svelte';

export class HotSeat {
  #seated = $state<number | null>(null); // who has said that he is ready
  #asking: number | null = null;
  #theirs = $state.raw<Set<string>>(new Set()); // lines that the player before could see, too
  #from = $state<Record<number, number>>({}); // by seat: log lines seen at his last look
  #table: Table;

  constructor(table: () => Table) {
    this.#table = table();
    $effect(() => this.#turn());
  }

  /** The seat that is to sit down next, or null if whoever looks may look. */
  get next(): number | null {
    const { room, state, mine } = this.#table;
    if (!room?.hotseat || room.open_hands || !state || state.over || room.status === 'finished') return null;
    const asked = state.asked.filter((seat) => mine.includes(seat));
    const wanted = this.#seated !== null && asked.includes(this.#seated) ? this.#seated : asked[0];
    return wanted === undefined || wanted === this.#seated ? null : wanted;
  }

  get covered(): boolean {
    return this.next !== null;
  }

  /** Asks the table for the next player's knowledge while the curtain is down, or for one's own after a break. */
  #turn(): void {
    const { state, log, connection, room } = this.#table;
    const wanted = this.next ?? this.#seated;
    if (!room?.hotseat || room.open_hands || wanted === null || !state || connection !== 'open' || state.eyes === wanted) {
      this.#asking = null;
      return;
    }
    if (this.#asking === wanted) return;
    this.#asking = wanted;
    if (state.eyes >= 0) untrack(() => this.#left(state.eyes, log));
    void this.#table.look(wanted).then((done) => {
      if (!done) this.#asking = null;
    });
  }

  #left(seat: number, log: LogLine[]): void {
    this.#theirs = new Set(log.map(signature));
    this.#from = { ...this.#from, [seat]: log.length };
  }

  /** Is the next player's knowledge here already? */
  get here(): boolean {
    return this.next === this.#table.eyes && this.#table.connection === 'open';
  }

  /** What happened since the next player's last look, as far as both may know it: the other may still be watching. */
  news(log: LogLine[]): LogLine[] {
    if (!this.here || this.next === null) return [];
    return log.slice(this.#from[this.next] ?? 0).filter((line) => this.#theirs.has(signature(line)));
  }

  ready(): void {
    this.#seated = this.next;
  }
}

/** The same line told to two seats has the same words; what only one may know reads differently. */
function signature(line: LogLine): string {
  return JSON.stringify([line.key, line.say]);
}
