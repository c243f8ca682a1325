// Words come in parts: what all games share, what only one of them says, lessons, reports and the lobby, briefings, and the texts of the rules.
export type Part = string; // 'common', 'aside', 'briefing', 'rules', or the folder of a game
type Fetch = () => Promise<string>;

// What only the terminal and Python say stays at home.
const files = import.meta.glob<string>(
  ['../../../../src/sandtable/locale/*/*.ftl', '!../../../../src/sandtable/locale/*/{ui,python}.ftl', '../../../../src/sandtable/games/*/locale/*/*.ftl'],
  { query: '?raw', import: 'default' },
);
const ASIDE = /(?:learn|report|options|wishes|lobby)\.ftl$/;
const ALONE = /(rules|briefing)\.ftl$/;

export function partOf(path: string): Part {
  const alone = ALONE.exec(path)?.[1];
  if (alone) return alone;
  return ASIDE.test(path) ? 'aside' : (/games\/(\w+)\/locale/.exec(path)?.[1] ?? 'common');
}

const byLanguage = (language: string): [string, Fetch][] => Object.entries(files).filter(([path]) => path.includes(`/${language}/`));

export const PARTS: readonly Part[] = [...new Set(Object.keys(files).map(partOf))];

/** All that pages beside the table may speak of. */
export const PAGES: readonly Part[] = PARTS.filter((part) => part !== 'rules');

/** What a title says beside what all share: its folder is its name. */
export const ofTitle = (title: string): Part => title.replaceAll('-', '_');

export function filesOf(language: string, part: Part): string[] {
  return byLanguage(language).filter(([path]) => partOf(path) === part).map(([path]) => path);
}

export async function fetchPart(language: string, part: Part): Promise<string[]> {
  return Promise.all(filesOf(language, part).map((path) => files[path]!()));
}
