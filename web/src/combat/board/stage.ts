// What lines of the log of Combat! mean on the board.
import type { Beat, Outcome, Sort } from '../../director/beats';
import { staged, within, type Score } from '../../director/scenes';
import type { LogLine } from '../../lib/protocol';

const MARKS: Record<string, Sort> = {
  wounded: 'broke', incapacitated: 'broke', killed: 'eliminated', 'dummy-removed': 'eliminated', exploded: 'blast', melee: 'melee', attacked: 'melee',
  placed: 'arrived', 'enemy-placed': 'arrived', arrived: 'arrived', hit: 'suppressed', rallied: 'rallied', revealed: 'arrived', spotted: 'here',
  'spotted-by-nobody': 'here', alerted: 'here', 'ducked-back': 'here', 'enemy-order': 'here', surrendered: 'broke', captured: 'eliminated', crater: 'blast', rubble: 'blast',
  smoke: 'here', flare: 'here', dud: 'here',
};
const ENEMY = 1;
const OUTCOMES: Record<string, Outcome> = {
  'combat-outcome-pass': 'made', 'combat-outcome-natural-0': 'made', 'combat-outcome-fail': 'failed', 'combat-outcome-natural-9': 'failed',
};
/** After these the roll before them is of no more interest. */
export const ENDS: ReadonlySet<string> = new Set(['turn-begins', 'impulse-begins', 'team-acts', 'order-given', 'game-over']);

const SCORE: Score = {
  steps: new Set(['moved']),
  marks: MARKS,
  banners: {
    'turn-begins': (line) => line.say,
    'impulse-begins': (line) => line.say,
    'team-acts': (line) => (line.side === ENEMY ? line.say : null),
    event: (line) => within(line, 'event'),
    'game-over': (line) => line.say,
  },
  cards: new Set(),
  turned: new Set(['event-card', 'wound-card']),
  notes: new Set(['morale', 'ammo', 'no-fire', 'left-board', 'thrown', 'scattered', 'dropped', 'surrendered', 'no-quarter', 'effect', 'points', 'rerolled']),
  passing: new Set(['enemy-order', 'alerted', 'placed', 'enemy-placed']),
  aside: new Set(),
  ends: ENDS,
  adrift: () => false,
  tempo: 0.65,
  shot: (line) => {
    const [from, to] = line.hexes;
    return (line.key === 'fired' || line.key === 'thrown') && from !== undefined && to !== undefined ? { from: [from], to } : null;
  },
  tally: (line) => {
    const [die, need] = [argument(line, 'die'), argument(line, 'need')];
    return die === null ? null : { ours: die, theirs: need, needs: within(line, 'need'), outcome: OUTCOMES[within(line, 'outcome').k] ?? null };
  },
};

function argument(line: LogLine, kind: string): number | null {
  const found = line.args.find((arg) => arg.kind === kind);
  return found === undefined || found.text === '' || Number.isNaN(Number(found.text)) ? null : Number(found.text);
}

export function stage(lines: readonly LogLine[], before: readonly LogLine[], eyes: number): Beat[] {
  return staged(SCORE, lines, before, eyes);
}
