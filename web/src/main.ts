import { mount } from 'svelte';
import App from './App.svelte';
import { hearGuests, language, only, speak } from './lib/say.svelte';
import { settings } from './lib/settings.svelte';
import { routeOf } from './lib/router.svelte';
import { PAGES as EVERY_GAME } from './lib/words/parts';
import { isPage, PAGES } from './pages';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const TABLE = /^\/(room|replay)\//; // there the words of the game come with its kit

async function start(): Promise<void> {
  if (import.meta.env.DEV) await (await import('../dev/mock')).mockIfWanted();
  only(TABLE.test(location.pathname) ? ['common'] : EVERY_GAME);
  const { page } = routeOf(location.pathname);
  if (isPage(page)) PAGES[page]().catch(() => undefined); // comes while the words do; its own place says what is wrong
  await speak(settings.language).catch(() => speak('en'));
  void hearGuests(language());
  mount(App, { target: document.getElementById('app') as HTMLElement });
}

start().catch((error: unknown) => {
  // Not even words are here: the one text that cannot come from Fluent.
  const place = document.getElementById('app');
  if (place) place.textContent = 'Sandtable could not start. Reload the page to try again.';
  throw error;
});
