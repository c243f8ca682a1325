// What pages without a board must know of each game. How it is drawn is in its kit (kits.ts), which comes with the board.
import type { Phrase } from './protocol';

/** The word of keys such as "side-axis", and whose colour and shape a side has. */
export interface SideFacts {
  word: string;
  look: 'axis' | 'allies';
}
export interface TitleFacts {
  sides: readonly SideFacts[]; // by number; not all of them need be seats
  scenarioKey: string; // what the key of a scenario's name begins with
  random: boolean; // it can make up scenarios
  sharedMaps: boolean; // scenarios on one map have the same picture of it
  lengths: { short: number; medium: number }; // the longest scenarios that are called so
  lengthKey: string | null; // of a length in numbers, where that says something
  countKey: string; // how its pieces are counted
  themes: readonly Phrase[]; // what its lesson teaches
  voice: string; // how keys begin whose words stand for those that all games have
}

const PAIR: TitleFacts['sides'] = [{ word: 'axis', look: 'axis' }, { word: 'allies', look: 'allies' }];

export const TITLES: Record<string, TitleFacts> = {
  'combat-commander': {
    sides: PAIR,
    scenarioKey: 'scenario',
    random: true,
    sharedMaps: false,
    lengths: { short: 6, medium: 7 },
    lengthKey: null,
    countKey: 'web-units',
    themes: ['move', 'cover', 'fire', 'opfire', 'recover', 'melee', 'objectives'].map((name) => ({ k: `web-theme-${name}` })),
    voice: '',
  },
  'great-war-commander': {
    sides: PAIR,
    scenarioKey: 'scenario',
    random: true,
    sharedMaps: false,
    lengths: { short: 6, medium: 8 },
    lengthKey: null,
    countKey: 'web-units',
    themes: ['strategy', 'barrage', 'command', 'move', 'op-fire', 'cohesion', 'fire', 'tanks', 'gas'].map((name) => ({ k: `war-theme-${name}` })),
    voice: 'great-war',
  },
  combat: {
    sides: [{ word: 'friendly', look: 'allies' }, { word: 'enemy', look: 'axis' }],
    scenarioKey: 'combat-scenario',
    random: false,
    sharedMaps: true,
    lengths: { short: 11, medium: 14 },
    lengthKey: 'web-length-turns',
    countKey: 'web-men',
    themes: ['card', 'orders', 'impulses', 'spotting', 'fire', 'enemy', 'morale'].map((name) => ({ k: `combat-theme-${name}` })),
    voice: '',
  },
};
const UNKNOWN: TitleFacts = { sides: PAIR, scenarioKey: 'scenario', random: false, sharedMaps: false, lengths: { short: 6, medium: 7 }, lengthKey: null, countKey: 'web-units', themes: [], voice: '' };

export function factsOf(title: string): TitleFacts {
  return TITLES[title] ?? { ...UNKNOWN, scenarioKey: `${title}-scenario` };
}
