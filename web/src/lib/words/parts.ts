// Words come in parts: what all games share, what only one of them says, lessons, reports and the lobby, briefings, the teacher, and the texts of the rules.
import files from 'virtual:words'; // web/words.ts

export type Part = string; // 'common', 'aside', 'briefing', 'teach', 'rules', or the folder of a game

export const PARTS: readonly Part[] = [...new Set(Object.keys(files).map((name) => name.split('/')[1] ?? ''))];

/** All that pages beside the table may speak of. */
export const PAGES: readonly Part[] = PARTS.filter((part) => part !== 'rules');

/** What a title says beside what all share: its folder is its name. */
export const ofTitle = (title: string): Part => title.replaceAll('-', '_');

export async function fetchPart(language: string, part: Part): Promise<string> {
  return (await files[`${language}/${part}`]?.())?.default ?? '';
}
