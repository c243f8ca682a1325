// Which page is shown, by the address (History API).
export type Route =
  | { page: 'lobby' }
  | { page: 'room' | 'replay' | 'report'; id: string }
  | { page: 'learn' | 'puzzles' | 'account' | 'about' | 'missing' };

const WITH_ID = /^\/(room|replay|report)\/([A-Za-z0-9_-]{1,64})\/?$/;
const PLAIN = /^\/(learn|puzzles|account|about)\/?$/;

export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'lobby' };
  const long = WITH_ID.exec(path);
  if (long?.[1] && long[2]) return { page: long[1] as 'room' | 'replay' | 'report', id: long[2] };
  const plain = PLAIN.exec(path);
  return { page: (plain?.[1] as 'learn' | 'puzzles' | 'account' | 'about' | undefined) ?? 'missing' };
}

class Router {
  #at = $state.raw(new URL(location.href));
  route = $derived(routeOf(this.#at.pathname));

  get url(): URL {
    return this.#at;
  }

  /** Listens to links and to the browser's buttons; returns how to stop. */
  start(): () => void {
    const moved = (): void => this.#look();
    const clicked = (event: MouseEvent): void => this.#clicked(event);
    addEventListener('popstate', moved);
    addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      removeEventListener('click', clicked);
    };
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    const url = new URL(to, location.href);
    if (how === 'push') history.pushState(null, '', url);
    else history.replaceState(null, '', url);
    const page = url.pathname !== this.#at.pathname;
    this.#look();
    if (page) scrollTo(0, 0);
  }

  /** Takes the fragment out of the address and hands it over: a secret must not stay there. */
  takeHash(): URLSearchParams {
    const found = new URLSearchParams(location.hash.slice(1));
    if (location.hash) this.go(location.pathname + location.search, 'replace');
    return found;
  }

  #look(): void {
    this.#at = new URL(location.href);
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !isOurs(link)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.hasAttribute('download')) return false;
  const url = new URL(link.href);
  if (url.origin !== location.origin || routeOf(url.pathname).page === 'missing') return false;
  return !(url.hash && url.pathname === location.pathname); // a jump within the page is the browser's
}

export const router = new Router();
