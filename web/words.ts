// How Fluent files travel to a browser: all of one part in one language in one file, without the comments.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = resolve(import.meta.dirname, '../src/sandtable');
const LANGUAGES = ['en', 'bg'];
const ELSEWHERE = ['ui.ftl', 'python.ftl']; // what only the terminal and Python say stays at home
const ASIDE = /(?:learn|report|options|wishes|lobby)\.ftl$/;
const ALONE = /(rules|briefing|teach)\.ftl$/;
const NAME = 'virtual:words';

/** 'common', 'aside', 'briefing', 'teach', 'rules', or the folder of a game. */
export function partOf(path: string): string {
  const alone = ALONE.exec(path)?.[1];
  if (alone) return alone;
  return ASIDE.test(path) ? 'aside' : (/games\/(\w+)\/locale/.exec(path)?.[1] ?? 'common');
}

/** All files of one language. */
export function filesIn(language: string): string[] {
  const games = readdirSync(`${PACKAGE}/games`).map((game) => `${PACKAGE}/games/${game}/locale/${language}`);
  const folders = [`${PACKAGE}/locale/${language}`, ...games].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file)).sort().map((file) => `${folder}/${file}`));
}

const parts = (language: string): string[] => [...new Set(filesIn(language).map(partOf))];

export function textOf(language: string, part: string): string {
  const texts = filesIn(language).filter((path) => partOf(path) === part).map((path) => readFileSync(path, 'utf8'));
  return texts.join('\n').replace(/^#.*\n/gm, '');
}

/** The name of the file that a part travels in, as `tools/client_size.py` looks for it. */
export function fileOf(id: string): string | undefined {
  const found = /virtual:words\/(\w+)\/(\w+)$/.exec(id);
  return found ? `words-${found[1]}-${found[2]}` : undefined;
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const names = LANGUAGES.flatMap((language) => parts(language).map((part) => `${language}/${part}`));
        return `export default { ${names.map((name) => `'${name}': () => import('${NAME}/${name}')`).join(', ')} };`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [language = '', part = ''] = id.slice(NAME.length + 2).split('/');
      for (const path of filesIn(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(textOf(language, part))};`;
    },
  };
}
