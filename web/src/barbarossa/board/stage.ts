// What lines of the log of Barbarossa mean on the board: the film of a turn, step after step, all of a step together. Pure: what a seat was
// not told cannot be shown to it. Lines of one `group` happen at the same time.
import type { Beat, Sort } from '../../director/beats';
import { numbered, unitOf } from '../../director/scenes';
import type { LogLine } from '../../lib/protocol';
import { film } from './film.svelte';

const SECONDS = { turn: 1, phase: 0.9, step: 0.8, shots: 1.1, bar: 1.7, losses: 1.1, moves: 0.75, note: 1, passing: 0.4, orders: 1.2, radio: 1.8, turned: 1.6, each: 0.6, most: 5, end: 2 };
const LETTERS = ['G', 'S'];

const MARKS: Record<string, Sort> = {
  loses: 'broke', 'is-destroyed': 'eliminated', 'is-suppressed': 'suppressed', recovers: 'rallied', 'is-captured': 'eliminated', 'is-revealed': 'arrived', arrives: 'arrived',
  counterassault: 'melee', 'mines-explode': 'blast', 'work-destroyed': 'blast', 'pillbox-destroyed': 'blast', 'depot-destroyed': 'blast', 'track-destroyed': 'blast',
  'fire-starts': 'blast', parachutes: 'arrived', 'cars-lost': 'broke', 'air-combat': 'melee', duels: 'melee',
};
const BANNERS: Record<string, number> = { 'turn-begins': SECONDS.turn, 'phase-begins': SECONDS.phase, 'step-begins': SECONDS.step, 'may-change': SECONDS.radio, 'game-over': SECONDS.end };
const DULL_PHASES: ReadonlySet<string> = new Set(['set-up', 'planning', 'fortitude']);
const SHOTS: ReadonlySet<string> = new Set(['fires', 'fires-on', 'fires-at-work']);
/** Worth a word where they happen. */
const NOTES: ReadonlySet<string> = new Set([
  'radio-fails', 'minefield-found', 'contests', 'deploys', 'withdraws', 'joins', 'smoke-laid', 'mines-laid', 'mines-cleared', 'trench-dug', 'bridge-built', 'path-cleared',
  'boards', 'debarks', 'tows', 'wire-removed', 'barrier-removed', 'turns-back', 'launches', 'searches', 'drifts', 'lands-hard', 'must-withdraw', 'supplies-land', 'supplies-lost', 'hides',
]);

/** What an interception brings; without any of it there is nothing to be said of the phase. */
const RADIO: ReadonlySet<string> = new Set(['order-read', 'radio-fails', 'may-change']);

type Shape = Beat extends infer B ? (B extends Beat ? Omit<B, 'lines' | 'group'> : never) : never;

const isPhase = (line: LogLine, phase: string): boolean => line.key === 'phase-begins' && line.args.some((arg) => arg.text === phase);

/** Has it to do with the side that looks? Whoever looks on sees all. */
export function touches(line: LogLine, eyes: number): boolean {
  const units = line.args.filter((arg) => arg.kind === 'unit');
  const letter = LETTERS[eyes];
  return letter === undefined || units.length === 0 || units.some((arg) => arg.text.startsWith(letter));
}

export function stage(lines: readonly LogLine[], _before: readonly LogLine[], eyes: number): Beat[] {
  const heard = lines.some((line) => RADIO.has(line.key));
  const shown = (film.only ? lines.filter((line) => touches(line, eyes)) : lines).filter((line) => heard || !isPhase(line, 'radio'));
  return new Staging(eyes).all(shown);
}

class Staging {
  readonly #found: Beat[] = [];
  #group = 0;
  #turned: Beat | null = null; // cards of this phase

  constructor(readonly eyes: number) {}

  all(lines: readonly LogLine[]): Beat[] {
    for (const wave of waves(lines)) this.#wave(wave);
    return this.#found;
  }

  #wave(wave: LogLine[]): void {
    if (wave.some((line) => SHOTS.has(line.key))) this.#shots(wave);
    else for (const line of wave) this.#one(line, line === wave[0]);
  }

  /** All shots of a moment, and then what each target was hit by, as one bar. */
  #shots(wave: LogLine[]): void {
    const targets = new Map<string, { dice: number; hits: number; lines: LogLine[] }>();
    let firing: { hex: string; line: LogLine } | null = null;
    this.#next();
    for (const line of wave) {
      const [from, to] = [line.hexes[0], line.hexes.at(-1)];
      if (SHOTS.has(line.key) && from !== undefined && to !== undefined) {
        firing = { hex: to, line };
        this.#add(line, { kind: 'fire', from: from === to ? [] : [from], to, at: [to, from], weight: SECONDS.shots, side: line.side });
        if (line.key !== 'fires-on') pooled(targets, to, { dice: numbered(line, 0), hits: 0, line });
      } else if (line.key === 'rolls' && firing) pooled(targets, firing.hex, { dice: 0, hits: numbered(line, 0), line });
      else if (line.key === 'rerolls' && firing) pooled(targets, firing.hex, { dice: 0, hits: numbered(line, 0), line });
      else this.#one(line, false);
    }
    this.#next();
    for (const [hex, { dice, hits, lines }] of targets) {
      this.#add(lines[0]!, { kind: 'bar', dice, hits, at: [hex], weight: SECONDS.bar, side: lines[0]?.side ?? null });
      this.#found.at(-1)!.lines = lines;
    }
  }

  #one(line: LogLine, first: boolean): void {
    const { hexes, side, key } = line;
    const sort = MARKS[key];
    const unit = unitOf(line);
    if (first) this.#next();
    if (key in BANNERS) this.#banner(line);
    else if (key === 'order-read') this.#turn(line);
    else if (key === 'moves' && unit !== null && hexes.length > 1) this.#add(line, { kind: 'move', unit, path: [hexes[0]!, hexes.at(-1)!], at: [hexes[0]!, hexes.at(-1)!], weight: SECONDS.moves, side });
    else if (sort && hexes.length > 0) this.#add(line, { kind: 'mark', sort, unit, at: hexes.slice(-1), weight: SECONDS.losses, side });
    else if (key === 'order-shown' && hexes.length > 0) this.#add(line, { kind: 'mark', sort: 'here', unit, at: hexes.slice(-1), weight: SECONDS.passing, side });
    else if (NOTES.has(key) && hexes.length > 0) this.#add(line, { kind: 'note', at: hexes.slice(-1), weight: SECONDS.note, side });
    else this.#found.at(-1)?.lines.push(line); // it belongs to what stands before it
  }

  /** Cards that the radio read lie together and are turned over one after the other. */
  #turn(line: LogLine): void {
    if (this.#turned) {
      this.#turned.lines.push(line);
      this.#turned.weight = Math.min(this.#turned.weight + SECONDS.each, SECONDS.most);
    } else {
      this.#add(line, { kind: 'turned', at: [], weight: SECONDS.turned + SECONDS.each, side: line.side });
      this.#turned = this.#found.at(-1) ?? null;
    }
  }

  #banner(line: LogLine): void {
    const phase = line.args.find((arg) => arg.kind === 'phase')?.text;
    if (phase !== undefined && DULL_PHASES.has(phase)) return;
    this.#turned = null;
    this.#next();
    this.#add(line, { kind: 'banner', head: line.say, loud: line.loud, at: [], weight: BANNERS[line.key] ?? 1, side: null });
    this.#next();
  }

  #next(): void {
    this.#group += 1;
  }

  #add(line: LogLine, what: Shape): void {
    this.#found.push({ ...what, at: what.at.filter((name) => name !== undefined), lines: [line], group: this.#group } as Beat);
  }
}

/** Lines that happen together; those of a game that says nothing of it one by one. */
function waves(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && line.group !== undefined && last[0]?.group === line.group && !(line.key in BANNERS) && !(last[0].key in BANNERS)) last.push(line);
    else found.push([line]);
  }
  return found;
}

function pooled(targets: Map<string, { dice: number; hits: number; lines: LogLine[] }>, hex: string, more: { dice: number; hits: number; line: LogLine }): void {
  const had = targets.get(hex) ?? { dice: 0, hits: 0, lines: [] };
  targets.set(hex, { dice: had.dice + more.dice, hits: had.hits + more.hits, lines: [...had.lines, more.line] });
}
