// What belongs to one game lies in its folder; what is for all games knows none of them.
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { TITLES } from './titles';

const SHARED = ['', 'lib', 'panels', 'table', 'pages', 'learn', 'director', 'styles', 'compose']; // any other folder is a game's
const LISTS = ['lib/kits.ts', 'lib/titles.ts', 'lib/titles.test.ts', 'lib/words/']; // where games are named
const FAMILY = 'commander'; // several titles with one folder
const NAMES = new RegExp(`\\b(${[...Object.keys(TITLES), FAMILY].join('|')})\\b`, 'i');

const found = import.meta.glob<string>('../**/*.{ts,svelte,css}', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(found).map(([path, text]) => ({ path: join('lib', path), text }));
const folderOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
const isShared = (path: string): boolean => SHARED.includes(folderOf(path));
const shared = sources.filter(({ path }) => isShared(path) && !LISTS.some((list) => path.startsWith(list)));
const games = sources.filter(({ path }) => !isShared(path));

/** Whatever of ours a source imports, and the patterns by which it looks for more. */
function used({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(/['"](\.{1,2}\/[^'"]*)['"]/g)].map((match) => join(dirname(path), match[1] ?? '')).filter((target) => !target.startsWith('..'));
}

describe('what is for all games', () => {
  it('is found', () => expect(new Set(shared.map(({ path }) => folderOf(path)))).toEqual(new Set(SHARED)));

  it('uses nothing of one', () => {
    const folders = new Set(games.map(({ path }) => folderOf(path)));
    expect(shared.flatMap((source) => used(source).filter((target) => folders.has(folderOf(target))).map((target) => `${source.path} uses ${target}`))).toEqual([]);
  });

  it('names none', () => {
    const lines = shared.flatMap(({ path, text }) => text.split('\n').map((line, n) => ({ line, at: `${path}:${n + 1}` })));
    expect(lines.filter(({ line }) => NAMES.test(line)).map(({ line, at }) => `${at} ${line.trim()}`)).toEqual([]);
  });
});

describe('what belongs to a game', () => {
  it('is found', () => expect(new Set(games.map(({ path }) => folderOf(path))).size).toBeGreaterThan(1));

  it('uses nothing of another', () => {
    const strange = (path: string, target: string): boolean => !isShared(target) && folderOf(target) !== folderOf(path);
    expect(games.flatMap((source) => used(source).filter((target) => strange(source.path, target)).map((target) => `${source.path} uses ${target}`))).toEqual([]);
  });
});
