// What pages without a board must know of each game. How it is drawn is in its kit, which comes with the board.
import { PAIR, type TitleFacts } from './titlefacts';

/** By title: what the folders of the games bring (`facts.ts`). */
const brought = import.meta.glob<Record<string, TitleFacts>>('../*/facts.ts', { import: 'default', eager: true });
export const TITLES: Record<string, TitleFacts> = Object.assign({}, ...Object.values(brought));

const UNKNOWN: TitleFacts = { sides: PAIR, scenarioKey: 'scenario', random: false, sharedMaps: false, lengths: { short: 6, medium: 7 }, lengthKey: null, countKey: 'web-units', themes: [], voice: '', kit: null };

export function factsOf(title: string): TitleFacts {
  return TITLES[title] ?? { ...UNKNOWN, scenarioKey: `${title}-scenario` };
}
