// From new lines of a seat's log to what is shown, one beat after the other. Pure: what a seat was not told cannot be shown to it.
import type { LogLine, Phrase } from '../lib/protocol';
import type { Beat, Sort, Tally } from './beats';

/** What lines of a game's log mean on the board; each game has its own. */
export interface Score {
  steps: ReadonlySet<string>; // a piece goes from its first hex to its last
  marks: Record<string, Sort>;
  banners: Record<string, (line: LogLine) => Phrase | null>; // headline; null: none this time
  cards: ReadonlySet<string>; // a card is played: its owner knows it
  turned: ReadonlySet<string>; // a card is turned over, new to all
  notes: ReadonlySet<string>; // worth a word where it happens
  passing: ReadonlySet<string>; // shown in passing, and all of a row together; not to who does it himself
  aside: ReadonlySet<string>; // their hexes are not where it happens
  ends: ReadonlySet<string>; // what went before has nothing to do with what follows
  adrift: (line: LogLine) => boolean; // a roll that is made nowhere on the board
  tempo: number; // how long everything takes; 1 where little happens at a time
  shot: (line: LogLine, lines: readonly LogLine[], n: number) => { from: string[]; to: string } | null;
  /** What a line says of a roll; `log` is all that is known, with the line at `n`. */
  tally: (line: LogLine, log: readonly LogLine[], n: number) => Tally | null;
}

const FAR_BACK = 40; // lines in which the place of a roll is looked for

const SECONDS = { card: 1.5, roll: 1.2, tally: 1.5, result: 1.3, fire: 0.9, mark: 0.9, note: 0.9, banner: 1.2, loud: 1.5, passing: 0.3, start: 0.35, step: 0.3 };

export function unitOf(line: LogLine): number | null {
  const thing = line.things.find((name) => name.startsWith('u:'));
  return thing === undefined ? null : Number(thing.slice(2));
}

export function cardOf(line: LogLine): string | null {
  return line.things.find((name) => name.startsWith('c:'))?.slice(2) ?? null;
}

/** The number an argument says, counted among those of its line. */
export function numbered(line: LogLine, n: number): number {
  return line.args.filter((arg) => arg.kind === 'number')[n]?.value ?? 0;
}

/** A phrase inside the words of a line, such as the name of its event. */
export function within(line: LogLine, name: string): Phrase {
  const found = line.say.a?.[name];
  return typeof found === 'object' && !Array.isArray(found) ? found : line.say;
}

/** The beats of new lines. `before` is the log up to them; `eyes` is the seat that looks: what it did itself it knows already. */
export function staged(score: Score, lines: readonly LogLine[], before: readonly LogLine[], eyes: number): Beat[] {
  return new Staging(score, lines, before, eyes).beats();
}

class Staging {
  readonly #log: readonly LogLine[];
  readonly #first: number; // of the new lines in the log
  #found: Beat[] = [];
  #here: string[] = []; // where it happens
  #group = 0;
  #row = ''; // key of the row of passing lines that is open

  constructor(
    readonly score: Score,
    readonly lines: readonly LogLine[],
    before: readonly LogLine[],
    readonly eyes: number,
  ) {
    const recent = before.slice(-FAR_BACK);
    this.#log = [...recent, ...lines];
    this.#first = recent.length;
    for (const line of recent) this.#place(line);
  }

  beats(): Beat[] {
    for (let n = this.#first; n < this.#log.length; n += 1) n += this.#take(n);
    return this.#found;
  }

  #place(line: LogLine): void {
    if (this.score.ends.has(line.key)) this.#here = [];
    if (line.hexes.length > 0 && !this.score.aside.has(line.key)) this.#here = line.hexes.slice(-1);
  }

  /** Stages the line at `n`; answers how many of those after it are done with. */
  #take(n: number): number {
    const line = this.#log[n]!;
    this.#place(line);
    if (line.dice) return this.#roll(line, n);
    const shot = this.score.shot(line, this.#log, n);
    if (shot) return this.#shot(line, n, shot);
    const tally = this.score.tally(line, this.#log, n);
    if (tally) this.#add(line, { kind: 'result', tally }, SECONDS.result);
    else if (!this.#moved(line)) this.#other(line);
    return 0;
  }

  #other(line: LogLine): void {
    const sort = this.score.marks[line.key];
    const head = this.score.banners[line.key]?.(line) ?? null;
    const card = this.#shownCard(line);
    if (head) this.#add(line, { kind: 'banner', head, loud: line.loud }, line.loud ? SECONDS.loud : SECONDS.banner, []);
    else if (card !== null) this.#add(line, { kind: 'card', card }, SECONDS.card, line.hexes);
    else if (this.score.passing.has(line.key)) this.#passing(line, sort ?? 'here');
    else if (sort && line.hexes.length > 0) this.#add(line, { kind: 'mark', sort, unit: unitOf(line) }, SECONDS.mark, line.hexes);
    else if (this.score.notes.has(line.key)) this.#add(line, { kind: 'note' }, SECONDS.note);
    else this.#found.at(-1)?.lines.push(line); // it belongs to what stands before it
  }

  #shownCard(line: LogLine): string | null {
    const isNew = this.score.turned.has(line.key) || (this.score.cards.has(line.key) && line.side !== this.eyes);
    return isNew ? cardOf(line) : null;
  }

  #passing(line: LogLine, sort: Sort): void {
    if (line.hexes.length === 0 || line.side === this.eyes) return;
    const together = this.#row === line.key;
    this.#add(line, { kind: 'mark', sort, unit: unitOf(line) }, SECONDS.passing, line.hexes, together);
    this.#row = line.key;
  }

  /** A die or card of fate, with what it comes to if the next line says so. */
  #roll(line: LogLine, n: number): number {
    const own = this.score.tally(line, this.#log, n);
    const next = this.#log[n + 1];
    const after = own || !next || next.dice ? null : this.score.tally(next, this.#log, n + 1);
    const tally = own ?? after;
    if (after && next) this.#place(next);
    const lines = after && next ? [line, next] : [line];
    const at = this.score.adrift(line) ? [] : this.#here;
    this.#add(line, { kind: 'roll', roll: line, card: cardOf(line), tally }, SECONDS.roll + (tally ? SECONDS.tally : 0), at);
    this.#found.at(-1)!.lines = lines;
    return lines.length - 1;
  }

  #shot(line: LogLine, n: number, shot: { from: string[]; to: string }): number {
    this.#here = [shot.to];
    this.#add(line, { kind: 'fire', ...shot }, SECONDS.fire, [shot.to, ...shot.from]);
    let more = 0;
    for (let next = this.#log[n + 1]; next && this.score.aside.has(next.key) && !this.score.passing.has(next.key); next = this.#log[n + 1 + more]) {
      this.#found.at(-1)!.lines.push(next);
      more += 1;
    }
    return more;
  }

  /** A step of a piece; steps that follow one another are one way. */
  #moved(line: LogLine): boolean {
    const unit = unitOf(line);
    const [from, to] = [line.hexes[0], line.hexes.at(-1)];
    if (!this.score.steps.has(line.key) || unit === null || from === undefined || to === undefined) return false;
    const last = this.#found.at(-1);
    if (last?.kind === 'move' && last.unit === unit && last.path.at(-1) === from) {
      last.path.push(to);
      last.at.push(to);
      last.lines.push(line);
      last.weight += SECONDS.step * this.score.tempo;
    } else this.#add(line, { kind: 'move', unit, path: [from, to] }, SECONDS.start + SECONDS.step, [from, to]);
    return true;
  }

  #add(line: LogLine, what: Shape, weight: number, at: string[] = this.#here, together = false): void {
    this.#row = '';
    if (!together) this.#group += 1;
    this.#found.push({ ...what, lines: [line], at, weight: weight * this.score.tempo, group: this.#group, side: line.side } as Beat);
  }
}

type Shape = Beat extends infer B ? (B extends Beat ? Omit<B, 'lines' | 'at' | 'weight' | 'group' | 'side'> : never) : never;
