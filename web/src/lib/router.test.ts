import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { router, routeOf } from './router.svelte';

describe('routeOf', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/room/AbC-1_z', { page: 'room', id: 'AbC-1_z' }],
    ['/replay/x/', { page: 'replay', id: 'x' }],
    ['/report/x', { page: 'report', id: 'x' }],
    ['/learn', { page: 'learn' }],
    ['/account', { page: 'account' }],
    ['/about', { page: 'about' }],
    ['/room', { page: 'missing' }],
    ['/room/a/b', { page: 'missing' }],
    ['/room/%2e%2e', { page: 'missing' }],
    ['/else', { page: 'missing' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe('router', () => {
  let stop: () => void;
  beforeEach(() => {
    router.go('/', 'replace');
    stop = router.start();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function click(href: string, more: Partial<MouseEventInit> = {}, attributes: Record<string, string> = {}): boolean {
    const link = document.createElement('a');
    link.href = href;
    link.dispatchEvent = HTMLElement.prototype.dispatchEvent; // the test's browser would follow it before we hear of it
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inside = document.createElement('b');
    link.append(inside);
    document.body.append(link);
    let taken = false;
    const last = (event: MouseEvent): void => void (taken = event.defaultPrevented);
    addEventListener('click', last);
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more }));
    removeEventListener('click', last);
    flushSync();
    return taken;
  }

  it('goes to a page and back', () => {
    router.go('/room/one?x=1');
    expect(router.route).toEqual({ page: 'room', id: 'one' });
    expect(router.url.searchParams.get('x')).toBe('1');
    history.replaceState(null, '', '/learn');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ page: 'learn' });
  });

  it('takes clicks on links to our pages', () => {
    expect(click('/account')).toBe(true);
    expect(router.route).toEqual({ page: 'account' });
  });

  it('leaves the others to the browser', () => {
    expect(click('/account', { ctrlKey: true })).toBe(false);
    expect(click('/account', { button: 1 })).toBe(false);
    expect(click('/account', {}, { target: '_blank' })).toBe(false);
    expect(click('/account', {}, { download: '' })).toBe(false);
    expect(click('/api/rooms/x/export')).toBe(false);
    expect(click('https://example.org/account')).toBe(false);
    expect(click('#main')).toBe(false);
    expect(router.route).toEqual({ page: 'lobby' });
  });

  it('hands a secret over and takes it out of the address', () => {
    router.go('/room/one#seat=secret');
    expect(router.takeHash().get('seat')).toBe('secret');
    expect(location.href).not.toContain('secret');
    expect(router.url.hash).toBe('');
    expect(router.route).toEqual({ page: 'room', id: 'one' });
  });
});
