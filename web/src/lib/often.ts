// A question that comes again and again, and the answer to it that a player may give once for the rest of a turn.
// The table asks all the same; this browser answers, and only where nothing is offered that he has not waived.
import type { Phrase, Thing } from './protocol';

export interface Often {
  turn: number;
  who: Thing; // whom it is about
  done: number; // the choice that does nothing more
  offered: readonly string[]; // what else he could do now
  all: readonly string[]; // all that anybody could do as things stand
  words: { label: Phrase; one: Phrase; oneHint: Phrase; all: Phrase; allHint: Phrase; again: Phrase; againHint: Phrase };
}

/** What a player has waived, and for which turn. */
export interface Waived {
  turn: number;
  ones: Readonly<Record<Thing, readonly string[]>>;
  all: readonly string[];
  again: { say: Phrase; hint: Phrase } | null; // how he says that he wants to be asked
}

export const NOTHING: Waived = { turn: -1, ones: {}, all: [], again: null };

/** The same with this question waived too: for him alone, or for everybody. */
export function waive(before: Waived, asked: Often, everybody: boolean): Waived {
  const { ones, all } = before.turn === asked.turn ? before : NOTHING;
  const same = { turn: asked.turn, again: { say: asked.words.again, hint: asked.words.againHint }, ones, all };
  if (everybody) return { ...same, all: [...new Set([...all, ...asked.all, ...asked.offered])] };
  return { ...same, ones: { ...ones, [asked.who]: [...new Set([...(ones[asked.who] ?? []), ...asked.offered])] } };
}

/** The answer that has been given already, if it gives up nothing else. */
export function answered(waived: Waived, asked: Often | null): number | null {
  if (!asked || waived.turn !== asked.turn) return null;
  const given = new Set([...waived.all, ...(waived.ones[asked.who] ?? [])]);
  return given.size > 0 && asked.offered.every((one) => given.has(one)) ? asked.done : null;
}
