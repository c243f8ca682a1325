// What lines of the Commander games' log mean on the board.
import { numbered, staged, unitOf, within, type Score } from '../../director/scenes';
import type { Beat, Outcome, Sort, Tally } from '../../director/beats';
import type { LogLine } from '../../lib/protocol';

const MARKS: Record<string, Sort> = {
  broke: 'broke',
  'weapon-broke': 'broke',
  suppressed: 'suppressed',
  eliminated: 'eliminated',
  'weapon-lost': 'eliminated',
  rallied: 'rallied',
  veteran: 'rallied',
  'weapon-fixed': 'rallied',
  'mine-attack': 'blast',
  impact: 'blast',
  'spotting-round': 'blast',
  blaze: 'blast',
  'ground-changed': 'blast',
  'air-attack': 'blast',
  'gas-placed': 'blast',
  'hmg-suppressed': 'suppressed',
  'cohesion-lost': 'suppressed',
  bogged: 'broke',
  'runner-placed': 'arrived',
  melee: 'melee',
  placed: 'arrived',
  'set-up': 'arrived',
  'random-hex': 'here',
  control: 'here',
  smoke: 'here',
};
const HURT: Record<string, Outcome> = { broke: 'broke', suppressed: 'suppressed', eliminated: 'eliminated' };
const ROLLS = new Set(['rolled', 'defence', 'attack', 'order-given']);
const NOWHERE = new Set(['sudden-death', 'support']);
const SCANT = 12; // lines after a roll in which its outcome is told
/** After these the roll before them is of no more interest. */
export const ENDS: ReadonlySet<string> = new Set(['turn-begins', 'order-given', 'passed', 'game-over']);

const SCORE: Score = {
  steps: new Set(['moved', 'advanced', 'retreated']),
  marks: MARKS,
  banners: {
    'turn-begins': (line) => line.say,
    trigger: (line) => within(line, 'trigger'),
    event: (line) => within(line, 'event'),
    time: (line) => line.say,
    passed: (line) => line.say,
    'game-over': (line) => line.say,
    'strategy-played': (line) => within(line, 'strategy'),
    offensive: (line) => line.say,
    'air-assault': (line) => line.say,
  },
  cards: new Set(['order-given', 'action-played']),
  turned: new Set(['revealed']),
  notes: new Set(['rerolled', 'vp', 'abandoned', 'exited', 'replaced', 'radio-broke', 'radio-fixed', 'radio-lost', 'surrender-moved', 'fort-gone', 'drift']),
  passing: new Set(['activated', 'set-up', 'weapon-given', 'fortified']),
  aside: new Set(['attack-piece', 'activated', 'targeting', 'random-hex', 'weapon-broke', 'weapon-fixed', 'weapon-given']),
  ends: ENDS,
  adrift: (line) => line.args.some((arg) => arg.kind === 'purpose' && NOWHERE.has(arg.text)),
  tempo: 1,
  shot: (line, lines, n) => {
    const [to] = line.hexes;
    const from = line.key === 'attack' ? shooters(lines, n) : [];
    return to !== undefined && from.length > 0 ? { from, to } : null;
  },
  tally: (line, log, n) => TALLIES[line.key]?.(line, log, n) ?? null,
};

type Weigh = (line: LogLine, log: readonly LogLine[], n: number) => Tally;

const alone: Weigh = (line) => ({ ours: numbered(line, 0), theirs: null, outcome: null });
const against: Weigh = (line) => ({ ours: numbered(line, 0), theirs: numbered(line, 1), outcome: null });

const TALLIES: Record<string, Weigh> = {
  'attack-total': alone,
  'attack-reduced': alone,
  defence: (line, log, n) => {
    const [ours, theirs] = [numbered(line, 1), numbered(line, 2)];
    return { ours, theirs, outcome: became(line, log, n, HURT) ?? (ours > theirs ? 'holds' : null) };
  },
  targeting: (line) => ({ ...against(line, [], 0), outcome: numbered(line, 2) === 1 ? 'hit' : 'missed' }),
  'rally-roll': (line, log, n) => ({ ...against(line, [], 0), outcome: became(line, log, n, { rallied: 'rallied' }) ?? (numbered(line, 0) < numbered(line, 1) ? null : 'stays') }),
  'rout-roll': against,
  'commissar-roll': against,
  bog: (line, log, n) => ({ ...against(line, [], 0), outcome: became(line, log, n, { bogged: 'failed' }) }),
  'sudden-death': (line, log, n) => ({ ...against(line, [], 0), outcome: log.slice(n).some((one) => one.key === 'game-over') ? 'over' : null }),
  'melee-total': (line, log, n) => {
    const ours = numbered(line, 0);
    const theirs = otherTotal(log, n);
    return { ours, theirs, outcome: theirs === null ? null : ours > theirs ? 'won' : ours < theirs ? 'lost' : 'even' };
  },
};

/** What the lines after a roll say of the unit that rolled. */
function became(line: LogLine, log: readonly LogLine[], n: number, fates: Record<string, Outcome>): Outcome | null {
  const unit = unitOf(line);
  for (const next of log.slice(n + 1, n + 1 + SCANT)) {
    if (ROLLS.has(next.key)) return null;
    const fate = fates[next.key];
    if (fate && unitOf(next) === unit) return fate;
  }
  return null;
}

/** The total of the other side in the same melee, if it is known. */
function otherTotal(log: readonly LogLine[], n: number): number | null {
  for (let at = n - 1; at >= 0 && log[at]?.key !== 'melee'; at -= 1) {
    if (log[at]?.key === 'melee-total') return numbered(log[at]!, 0);
  }
  return null;
}

export function stage(lines: readonly LogLine[], before: readonly LogLine[], eyes: number): Beat[] {
  return staged(SCORE, lines, before, eyes);
}

/** Where the pieces stand that follow the line of an attack. */
function shooters(lines: readonly LogLine[], attack: number): string[] {
  const from = new Set<string>();
  for (const line of lines.slice(attack + 1)) {
    if (line.key !== 'attack-piece') break;
    for (const hex of line.hexes) from.add(hex);
  }
  return [...from];
}

export interface Standing {
  from: string[];
  to: string;
  total: number | null; // once it is rolled
}

const LONG_AGO = 60; // lines
const OVER = new Set(['turn-begins', 'order-given', 'activated', 'moved', 'advanced', 'retreated', 'melee', 'passed', 'time', 'game-over']);

const FROM_AFAR = new Set(['impact', 'air-attack']); // attacks of no piece on the map, told with their total

/** The attack that is being resolved: the last one in the log, if nothing has gone on since. */
export function standingAttack(log: readonly LogLine[]): Standing | null {
  let total: number | null = null;
  for (let n = log.length - 1; n >= Math.max(0, log.length - LONG_AGO); n -= 1) {
    const line = log[n];
    if (!line || OVER.has(line.key)) return null;
    if (line.key === 'attack-total' || line.key === 'attack-reduced') total ??= numbered(line, 0);
    const [to] = line.hexes;
    if (line.key === 'attack' && to !== undefined) return { from: shooters(log, n), to, total };
    if (line.key === 'mine-attack' && to !== undefined) return { from: [], to, total };
    if (FROM_AFAR.has(line.key) && to !== undefined) return { from: [], to, total: total ?? numbered(line, 0) };
  }
  return null;
}
