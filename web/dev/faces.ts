// Every counter and card of a Commander game on one sheet, to look at: /dev/faces.html?game=TITLE&size=44&lang=bg&show=cards
// Fixtures: `PYTHONPATH=src .venv/bin/python web/dev/make_fixtures.py`
import { mount } from 'svelte';
import type { Catalogue } from '../src/commander/protocol';
import { speak } from '../src/lib/say.svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Faces from './Faces.svelte';

const files = import.meta.glob<Catalogue>('./fixtures/catalogue-*.json', { import: 'default' });
const wish = new URL(location.href).searchParams;
const load = files[`./fixtures/catalogue-${wish.get('game')}.json`] ?? Object.values(files)[0];
const lang = wish.get('lang') ?? 'en';

async function start(): Promise<void> {
  if (!load) throw new Error('no such fixture');
  await speak(lang as 'en');
  document.documentElement.lang = lang;
  document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
  const props = { catalogue: await load(), size: Number(wish.get('size') ?? 44), show: wish.get('show') ?? 'units', nation: wish.get('nation') };
  mount(Faces, { target: document.getElementById('app') as HTMLElement, props });
}
void start();
