import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watch } from './testing.svelte';
import { ago, bundleOf, known, language, number, preferred, say, speak, t } from './say.svelte';
import { filesIn, partOf, textOf } from '../../words';
import { PARTS } from './words/parts';

const PACKAGE = resolve(import.meta.dirname, '../../../src/sandtable');
const games = readdirSync(`${PACKAGE}/games`).map((game) => `games/${game}/locale`).filter((folder) => existsSync(`${PACKAGE}/${folder}`));
const files = ['locale', ...games].flatMap((folder) => readdirSync(`${PACKAGE}/${folder}/en`).map((file) => ({ folder, file })));
const ELSEWHERE = ['ui.ftl', 'python.ftl']; // said by the terminal and from Python alone
const read = (folder: string, lang: string, file: string): string => readFileSync(`${PACKAGE}/${folder}/${lang}/${file}`, 'utf8');

/** Whose words they are: a part that holds this one. */
const partWith = (key: string): string =>
  games.find((folder) => readdirSync(`${PACKAGE}/${folder}/en`).some((file) => read(folder, 'en', file).includes(`\n${key} =`)))!.split('/')[1]!;

beforeEach(() => speak('en'));

describe('say', () => {
  it('puts a phrase with its arguments into words', () => {
    expect(say({ k: 'web-play-title', a: { title: 'First Patrol' } })).toBe('Play First Patrol');
  });

  it('says nested phrases in the same language', async () => {
    await speak('bg');
    expect(say({ k: 'web-waiting-for', a: { side: { k: 'side-axis' } } })).toBe('Чака се играч: Оста.');
  });

  it('joins lists by commas, also of phrases and numbers', () => {
    expect(say({ k: 'web-play-title', a: { title: ['A', { k: 'side-allies' }, 1200] } })).toBe('Play A, Allies, 1,200');
  });

  it.each(['en', 'bg'] as const)('writes numbers below zero with a minus: %s', async (lang) => {
    await speak(lang);
    expect(t('board-sight-hindered', { from: 'A1', to: 'B1', number: -2 })).toMatch(/−2/);
    expect(t('board-sight-hindered', { from: 'A1', to: 'B1', number: -2 })).not.toContain('-');
    expect(number(-3)).toBe('−3');
    expect(t('web-play-title', { title: [-1, 1] })).toContain('−1, 1');
  });

  it('follows the plural rules of the language', async () => {
    expect([1, 2].map((count) => t('web-units', { count }))).toEqual(['one unit', '2 units']);
    await speak('bg');
    expect([1, 21].map((count) => t('web-units', { count }))).toEqual(['една единица', '21 единици']);
  });

  it('puts no invisible marks around arguments', () => {
    expect(t('web-play-title', { title: 'X' })).toMatch(/^Play X$/);
  });

  it('shows a key that no language has as it is', () => {
    expect(say({ k: 'no-such-key' })).toBe('no-such-key');
    expect(known('no-such-key')).toBe(false);
    expect(known('web-play')).toBe(true);
  });

  it('says nothing for no phrase', () => {
    expect(say(null)).toBe('');
  });

  it('changes what was rendered when the language changes', async () => {
    const seen: string[] = [];
    const stop = watch(() => t('web-play'), seen);
    flushSync();
    await speak('bg');
    flushSync();
    stop();
    expect(seen).toEqual(['Play', 'Игра']);
    expect(document.documentElement.lang).toBe('bg');
    expect(language()).toBe('bg');
  });

  it('tells how long ago something was', () => {
    expect(ago(0, 3 * 3_600_000)).toBe('3 hours ago');
    expect(ago(1000, 1500)).toBe('now');
  });
});

describe('languages', () => {
  it('takes the first wish that we have', () => {
    expect(preferred(['de-DE', 'bg-BG', 'en'])).toBe('bg');
    expect(preferred(['fr'])).toBe('en');
  });

  it.each(files)('have the same keys in $file', ({ folder, file }) => {
    const keys = (lang: string): string[] => [...read(folder, lang, file).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '').sort();
    expect(keys('bg')).toEqual(keys('en'));
    expect(new Set(keys('en')).size).toBe(keys('en').length);
  });

  it.each(['en', 'bg'] as const)('parse without a fault: %s', (lang) => {
    const texts = files.map(({ folder, file }) => read(folder, lang, file));
    const wanted = texts.join('\n').match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    expect([...bundleOf(lang, texts)._messages.keys()].length).toBe(wanted);
  });

  it('know every key that pages and dialogs use', async () => {
    const used = new Set<string>();
    for (const path of readdirSync(resolve(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })) {
      if (!/^(lib|pages|App)/.test(path) || !/\.(svelte|ts)$/.test(path) || path.endsWith('.test.ts')) continue;
      const text = readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
      for (const match of text.matchAll(/['"](web-[a-z0-9-]+)['"]/g)) used.add(match[1] ?? '');
    }
    expect(used.size).toBeGreaterThan(80);
    expect([...used].filter((key) => !known(key))).toEqual([]);
  });
});

/** Runs what a component would render, and writes down each time it is rendered. */


it('speaks the language that was chosen last, whichever words come last', async () => {
  vi.resetModules();
  const fresh = await import('./say.svelte');
  await fresh.speak('en');
  const slow = fresh.speak('bg'); // its words are still to come
  await fresh.speak('en');
  await slow;
  expect(fresh.language()).toBe('en');
});

describe('words in parts', () => {
  it.each(['en', 'bg'])('are all words that a page may say, each once: %s', (lang) => {
    const told = filesIn(lang);
    expect([...new Set(told.map(partOf))].sort()).toEqual([...PARTS].sort());
    expect(told.map((path) => path.split('/').pop()).sort()).toEqual(files.map(({ file }) => file).filter((file) => !ELSEWHERE.includes(file)).sort());
  });

  it.each(['en', 'bg'])('hold back nothing that a table says by itself: %s', (lang) => {
    const keys = (part: string): string[] => textOf(lang, part).match(/^[a-z][\w-]*/gm) ?? [];
    expect(keys('rules').filter((key) => !/^([a-z-]+-)?rule-/.test(key))).toEqual([]);
    expect(keys('briefing').filter((key) => !/^(web-|([a-z-]+-)?(brief|table)-)/.test(key))).toEqual([]);
  });

  it('come when they are asked for, and in each language that is spoken', async () => {
    vi.resetModules();
    const fresh = await import('./say.svelte');
    fresh.only(['common']);
    await fresh.speak('en');
    expect([fresh.known('side-axis'), fresh.known('order-runner'), fresh.known('rule-o16')]).toEqual([true, false, false]);
    await fresh.hear(partWith('order-runner'));
    expect([fresh.known('order-runner'), fresh.known('rule-o16')]).toEqual([true, false]);
    await fresh.speak('bg');
    expect(fresh.t('order-runner')).toBe('Свръзка');
    await fresh.hear('rules');
    expect(fresh.t('rule-o16')).toContain('Напредване');
  });

  it('of a game that is not shown come when one of them is said', async () => {
    vi.resetModules();
    const fresh = await import('./say.svelte');
    fresh.only(['common']);
    await fresh.speak('en');
    expect(fresh.t('order-runner')).toBe('order-runner');
    await vi.waitFor(() => expect(fresh.t('order-runner')).toBe('Runner'));
  });
});
