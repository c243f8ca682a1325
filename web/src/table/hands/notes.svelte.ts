// The note beside the pointer: what a thing is, what a click would do, or why it cannot be chosen.
import type { Ask } from '../../lib/components';
import type { Thing, Why } from '../../lib/protocol';
import { say } from '../../lib/say.svelte';

export interface Note {
  thing: Thing;
  heading: string;
  lines: { text: string; rule: string }[];
  tone: 'plain' | 'no';
}

export class Notes {
  note = $state.raw<Note | null>(null);
  #kept = new Map<Thing, Why>();
  #revision = -1;
  #wanted: Thing | null = null;

  show(note: Note): void {
    this.#wanted = note.thing;
    this.note = note;
  }

  /** Shows the heading at once and the reasons when they are here. */
  async why(ask: Ask, revision: number, thing: Thing, heading: string): Promise<string> {
    if (revision !== this.#revision) this.#kept.clear();
    this.#revision = revision;
    this.show({ thing, heading, lines: [], tone: 'plain' });
    const why = this.#kept.get(thing) ?? (await this.#fetch(ask, thing));
    if (!why || why.reasons.length === 0) return '';
    const lines = why.reasons.map((reason) => ({ text: say(reason.say), rule: reason.rule }));
    if (this.#wanted === thing) this.note = { thing, heading, lines, tone: 'no' };
    return lines.map((line) => line.text).join(' ');
  }

  async #fetch(ask: Ask, thing: Thing): Promise<Why | null> {
    try {
      const why = await ask.why(thing);
      this.#kept.set(thing, why);
      return why;
    } catch {
      return null; // the connection tells its own troubles
    }
  }

  clear(): void {
    this.#wanted = null;
    this.note = null;
  }
}
