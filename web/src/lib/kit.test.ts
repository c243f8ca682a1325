// Games that one plays alone have words of their own wherever the shell would speak of another player.
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../panels/**/*.svelte', '../pages/**/*.svelte'], { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>(['../../../src/sandtable/locale/*/*.ftl', '../../../src/sandtable/games/*/locale/*/*.ftl'], { query: '?raw', import: 'default', eager: true });
const code = Object.values(sources).join('\n');
const asked = [...code.matchAll(/aloneKey\(kit, ['`]([^'`]+)['`]\)/g)].map((found) => found[1]!);
const keys = asked.flatMap((key) => (key.includes('${') ? ['ask', 'auto', 'pass'].map((answer) => key.replace('${answer}', answer)) : [key]));

test.each(['en', 'bg'])('%s has both words', (language) => {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text).join('\n');
  const known = new Set([...texts.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]));
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.flatMap((key) => [key, `${key}-alone`]).filter((key) => !known.has(key))).toEqual([]);
});
