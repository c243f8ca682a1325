// Every word these components ask for is there, in every language; and nothing is kept that nobody asks for.
import { expect, test } from 'vitest';
import { bundleOf, type Language } from '../lib/say.svelte';

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>('../../../src/sandtable/locale/*/{panels,report}.ftl', { query: '?raw', import: 'default', eager: true });
const code = Object.values(sources).join('\n');
const OURS = /^(panel|report)-/;

const literal = new Set([...code.matchAll(/['"`]((?:panel|report)-[a-z0-9-]+)['"`]/g)].map((found) => found[1]!));
const begun = [...new Set([...code.matchAll(/`((?:panel|report)-[a-z0-9-]*-)\$\{/g)].map((found) => found[1]!))];

function keysOf(language: Language): string[] {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text);
  expect(texts).toHaveLength(2);
  bundleOf(language, texts); // must be readable
  return texts.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!));
}

test.each<Language>(['en', 'bg'])('%s has every word that is asked for', (language) => {
  const keys = new Set(keysOf(language));
  expect([...literal].filter((key) => !keys.has(key))).toEqual([]);
  expect(begun.filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([]);
});

test('no word is kept that nobody asks for', () => {
  const keys = keysOf('en').filter((key) => OURS.test(key));
  expect(keys.filter((key) => !literal.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test('both languages have the same words', () => {
  expect(keysOf('bg').sort()).toEqual(keysOf('en').sort());
});
