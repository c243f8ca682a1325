// The log as it is read: turns with headings, chunks that are drawn only when they come near, and the lines that matter.
import type { LogLine, Phrase } from '../../lib/protocol';

export interface Chunk {
  id: string;
  lines: LogLine[];
}
export interface Turn {
  id: string;
  heading: LogLine | null; // null: before the first turn
  side: number | null;
  chunks: Chunk[];
  count: number; // lines of the turn that the filter lets through
}
export type Filter = 'all' | 'loud';

export const CHUNK = 40;
const HANDS_OFF = 700; // a scroll longer after the reader's last touch is the browser's own doing

/** Has the reader himself scrolled? `touched`: when he last had a hand on it, if ever. */
export function isByHand(now: number, touched: number | null): boolean {
  return touched !== null && now - touched < HANDS_OFF;
}
const HEADING = 'turn-begins';

/** A line is a heading, a step of its own, or part of what stands above it. */
export type Weight = 'head' | 'order' | 'step' | 'detail';

/** Keys of the lines that begin something, and of those that only belong to another; each game has its own. */
export interface Weights {
  orders: ReadonlySet<string>;
  details: ReadonlySet<string>;
  ends: ReadonlySet<string>; // after these the roll before them is of no more interest
}

export function weight(line: LogLine, weights: Weights): Weight {
  if (line.key === HEADING) return 'head';
  if (weights.orders.has(line.key)) return 'order';
  return weights.details.has(line.key) ? 'detail' : 'step';
}

/** What a reader in a hurry wants: what the game calls loud, and whatever begins something. */
export function matters(line: LogLine, weights: Weights): boolean {
  return line.loud || weight(line, weights) === 'order';
}

/** The log by turns. Lines keep their order; a turn with nothing to show under the filter keeps its heading only. */
export function byTurns(lines: readonly LogLine[], weights: Weights, filter: Filter = 'all', fits: ((line: LogLine) => boolean) | null = null): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.key === HEADING || turns.length === 0) turns.push(newTurn(line));
    if (line.key === HEADING) continue;
    if (filter === 'loud' && !matters(line, weights)) continue;
    if (fits && !fits(line)) continue;
    append(turns[turns.length - 1]!, line);
  }
  return fits ? turns.filter((turn) => turn.count > 0) : turns;
}

/** Does a line hold all that is looked for, in any order? Its words as they are read, and its rules. */
export function searcher(wanted: string, words: (line: LogLine) => string): ((line: LogLine) => boolean) | null {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return null;
  return (line) => {
    const text = `${words(line)} ${line.rule}`.toLocaleLowerCase();
    return parts.every((part) => text.includes(part));
  };
}

function newTurn(line: LogLine): Turn {
  const heading = line.key === HEADING ? line : null;
  return { id: `t${line.n}`, heading, side: heading?.side ?? null, chunks: [], count: 0 };
}

function append(turn: Turn, line: LogLine): void {
  let last = turn.chunks[turn.chunks.length - 1];
  if (!last || last.lines.length >= CHUNK) {
    last = { id: `${turn.id}-${line.n}`, lines: [] };
    turn.chunks.push(last);
  }
  last.lines.push(line);
  turn.count += 1;
}

/** Height of a chunk that has not been drawn yet, so that the scroll bar tells the truth, roughly. */
export function guess(chunk: Chunk, lineHeight: number, weights: Weights): number {
  return Math.round(chunk.lines.reduce((sum, line) => sum + (weight(line, weights) === 'order' ? 1.7 : 1.25), 0) * lineHeight);
}

/** Lines that came after `seen` (a place in the log), for the polite announcement: the ones that matter, at most `limit`, latest last. */
export function fresh(lines: readonly LogLine[], seen: number, weights: Weights, limit = 4): LogLine[] {
  const found = lines.filter((line) => line.n > seen && (matters(line, weights) || line.key === HEADING));
  return found.slice(-limit);
}

/** The latest roll that the log shows, for the dice beside the prompt; none once something else has begun. */
export function latestRoll(lines: readonly LogLine[], ends: ReadonlySet<string>): LogLine | null {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!;
    if (line.dice) return line;
    if (line.key === HEADING || ends.has(line.key)) return null;
  }
  return null;
}

/** How a rule is called: its number, or "Ruling 15" for what the rulebook leaves open. */
export function ruleName(number: string): Phrase {
  const ruling = /\.r0*(\d+)$/.exec(number);
  return ruling?.[1] ? { k: 'panel-ruling', a: { number: Number(ruling[1]) } } : { k: 'panel-rule', a: { rule: number } };
}

/** The rule numbers in a text, each to be a button: "O20.3, AI.r15" -> ["O20.3", "AI.r15"]. Words without a digit are no rules. */
export function rules(rule: string): string[] {
  return rule.split(/[,;\s]+/).filter((part) => /\d/.test(part) && /^[A-Z]{0,2}\d*(\.[A-Za-z]?\d+)*[a-z]?$/.test(part));
}
