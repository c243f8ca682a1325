// What the director shows: one happening of the game as it is seen on the board.
import type { LogLine, Phrase } from '../lib/protocol';

export type Sort = 'broke' | 'suppressed' | 'eliminated' | 'rallied' | 'blast' | 'melee' | 'arrived' | 'here';

/** How a roll ended; words for each are in stage.ftl. */
export type Outcome =
  | 'holds' | 'broke' | 'suppressed' | 'eliminated' | 'rallied' | 'stays' | 'hit' | 'missed' | 'made' | 'failed' | 'on' | 'over' | 'won' | 'lost' | 'even';

/** What a roll comes to: "15 against 17: holds". */
export interface Tally {
  ours: number;
  theirs: number | null; // null: there is nothing to hold it against yet
  outcome: Outcome | null; // null: not decided yet
  needs?: Phrase; // what it has to be, where a game says so
}

interface Common {
  lines: LogLine[]; // what it stands for
  at: string[]; // hexes where it happens; none: nowhere on the board
  weight: number; // seconds at the normal pace
  group: number; // beats of one group happen together
  side: number | null;
}
export type Beat = Common &
  (
    | { kind: 'move'; unit: number; path: string[] } // hexes from where it comes to where it goes
    | { kind: 'fire'; from: string[]; to: string }
    | { kind: 'roll'; roll: LogLine; card: string | null; tally: Tally | null }
    | { kind: 'result'; tally: Tally }
    | { kind: 'bar'; dice: number; hits: number } // many dice at one target
    | { kind: 'mark'; sort: Sort; unit: number | null }
    | { kind: 'card'; card: string }
    | { kind: 'turned' } // cards that are turned over, one for each line
    | { kind: 'banner'; head: Phrase; loud: boolean }
    | { kind: 'note' }
  );

/** Of beats that happen together in the order of their groups. */
export function grouped(beats: readonly Beat[]): Beat[][] {
  const groups = new Map<number, Beat[]>();
  for (const beat of beats) groups.set(beat.group, [...(groups.get(beat.group) ?? []), beat]);
  return [...groups.values()];
}

/** Is it only shown in passing? Then it has no words, and nobody is made to wave it on. */
export function isFleeting(beat: Beat): boolean {
  return beat.weight < 0.5;
}

/** What is shown together lasts as long as its longest part. */
export function weightOf(group: readonly Beat[]): number {
  return Math.max(0, ...group.map((beat) => beat.weight));
}
