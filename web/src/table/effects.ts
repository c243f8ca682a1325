// What is shown to move or flash when lines come into the log. Nothing waits for it.
import type { LogLine } from '../lib/protocol';

export type Sort = 'broke' | 'suppressed' | 'eliminated' | 'rallied' | 'blast' | 'melee' | 'arrived';

export type Effect =
  | { kind: 'glide'; unit: number; path: string[] } // hexes from where it came to where it is
  | { kind: 'fire'; from: string[]; to: string }
  | { kind: 'mark'; sort: Sort; hex: string; unit: number | null };

export const MANY = 60; // so many new lines at once are a reunion, not a move

function unitOf(line: LogLine): number | null {
  const thing = line.things.find((name) => name.startsWith('u:'));
  return thing === undefined ? null : Number(thing.slice(2));
}

/** The effects of new lines, in their order; steps of one piece become one glide. Each game says which lines mean what. */
export function glidesAndMarks(
  lines: readonly LogLine[],
  steps: ReadonlySet<string>,
  marks: Record<string, Sort>,
  shot: (line: LogLine, n: number) => Effect | null,
): Effect[] {
  if (lines.length > MANY) return [];
  const found: Effect[] = [];
  const glides = new Map<number, string[]>();
  for (const [n, line] of lines.entries()) {
    const unit = unitOf(line);
    const [first, last] = [line.hexes[0], line.hexes.at(-1)];
    const sort = marks[line.key];
    const fire = shot(line, n);
    if (steps.has(line.key) && unit !== null && first !== undefined && last !== undefined) {
      const going = glides.get(unit);
      if (going && going.at(-1) === first) going.push(last);
      else {
        const path = [first, last];
        glides.set(unit, path);
        found.push({ kind: 'glide', unit, path });
      }
    } else if (fire) {
      found.push(fire);
    } else if (sort && last !== undefined) {
      found.push({ kind: 'mark', sort, hex: last, unit });
    }
  }
  return found.filter((effect) => effect.kind !== 'fire' || effect.from.length > 0);
}

/** The lines that are new at the end of a log; none when it was begun or cut anew. */
export class News {
  #length = -1;
  #last: LogLine | undefined;

  take(log: readonly LogLine[]): LogLine[] {
    const grown = this.#length >= 0 && log.length > this.#length && same(log[this.#length - 1], this.#last);
    const fresh = grown ? log.slice(this.#length) : [];
    this.#length = log.length;
    this.#last = log.at(-1);
    return fresh;
  }
}

function same(a: LogLine | undefined, b: LogLine | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.n === b.n && a.key === b.key);
}
