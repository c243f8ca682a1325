// Words come in parts: what all games share, what only one of them says, lessons and reports, and the texts of the rules.
export const PARTS = ['common', 'combat', 'great-war', 'aside', 'rules'] as const;
export type Part = (typeof PARTS)[number];

/** All that pages beside the table may speak of. */
export const PAGES: readonly Part[] = ['common', 'combat', 'great-war', 'aside'];

/** What a title says beside what all share. */
export const OF_TITLES: Record<string, Part> = { 'great-war-commander': 'great-war', combat: 'combat' };

type Files = Record<string, string>;
export type Loaders = Record<Part, () => Promise<{ default: Files }>>;

export const en: Loaders = {
  common: () => import('./en'),
  combat: () => import('./en-combat'),
  'great-war': () => import('./en-great-war'),
  aside: () => import('./en-aside'),
  rules: () => import('./en-rules'),
};
export const bg: Loaders = {
  common: () => import('./bg'),
  combat: () => import('./bg-combat'),
  'great-war': () => import('./bg-great-war'),
  aside: () => import('./bg-aside'),
  rules: () => import('./bg-rules'),
};
