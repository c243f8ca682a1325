// The shape of what a game's folder says of the game (`facts.ts` there).
import type { Kit } from './kit';
import type { Phrase } from './protocol';

/** The word of keys such as "side-axis", and whose colour and shape a side has. */
export interface SideFacts {
  word: string;
  look: 'axis' | 'allies';
}
export interface TitleFacts {
  sides: readonly SideFacts[]; // by number; not all of them need be seats
  scenarioKey: string; // what the key of a scenario's name begins with
  peoples?: boolean; // its sides are peoples, and named so
  random: boolean; // it can make up scenarios
  sharedMaps: boolean; // scenarios on one map have the same picture of it
  lengths: { short: number; medium: number }; // the longest scenarios that are called so
  lengthKey: string | null; // of a length in numbers, where that says something
  countKey: string; // how its pieces are counted
  themes: readonly Phrase[]; // what its lesson teaches
  voice: string; // how keys begin whose words stand for those that all games have
  kit: (() => Promise<Kit>) | null; // fetched when a page needs it, so that no game loads another's
}

export const PAIR: TitleFacts['sides'] = [{ word: 'axis', look: 'axis' }, { word: 'allies', look: 'allies' }];
