import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { known, speak, t } from '../../lib/say.svelte';
import Card from './Card.svelte';
import { ACTIONS, ORDERS } from './card-scenes';
import type { CardFacts, Catalogue } from '../protocol';

const decks = import.meta.glob<string>('../../../../src/sandtable/games/{combat_commander,great_war_commander}/data/deck-*.toml', {
  query: '?raw', import: 'default', eager: true,
});
const LONGEST = 52; // letters that two lines of a card hold

function printed(part: 'order' | 'action'): string[] {
  const found = Object.values(decks).flatMap((deck) => [...deck.matchAll(new RegExp(`${part} = "([\\w-]+)"`, 'g'))].map((match) => match[1] ?? ''));
  return [...new Set(found)].sort();
}
const orders = printed('order');
const actions = printed('action');

const card: CardFacts = {
  nation: 'germany', order: { k: 'order-artillery-denied' }, action: { k: 'action-light-wounds' }, event: { k: 'event-medic' },
  order_rule: '', action_rule: '', event_rule: '', trigger: 'sniper', hex: 'A2', white: 1, coloured: 6,
};
const catalogue: Catalogue = { cards: { 'G-1': card }, units: {}, weapons: {}, radios: {}, chits: {} };

let shown: ReturnType<typeof mount> | null = null;
function show(game: Catalogue): string {
  shown = mount(Card, { target: document.body, props: { id: 'G-1', catalogue: game } });
  flushSync();
  return document.body.textContent ?? '';
}
beforeAll(() => speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe('the cards', () => {
  it('have a picture for every order and every action of both games', () => {
    expect([orders.length, actions.length]).toEqual([12, 37]);
    for (const order of orders) expect(ORDERS[order], order).toBeDefined();
    for (const action of actions) expect(ACTIONS[action], action).toBeDefined();
    expect(new Set(orders.map((order) => JSON.stringify(ORDERS[order]))).size).toBe(orders.length);
    expect(new Set(actions.map((action) => JSON.stringify(ACTIONS[action]))).size).toBeGreaterThanOrEqual(30);
  });

  it.each(['en', 'bg'] as const)('say in a line what each does (%s)', async (language) => {
    await speak(language);
    const keys = [...orders.map((order) => `order-${order}`), ...actions.map((action) => `action-${action}`)];
    for (const key of keys) {
      for (const line of [`card-${key}`, `card-war-${key}`].filter((name, n) => n === 0 || known(name))) {
        expect(known(line), line).toBe(true);
        expect(t(line).length, line).toBeLessThanOrEqual(LONGEST);
      }
    }
    await speak('en');
  });

  it('show both lines, and those of the Great War where they differ', () => {
    expect(show(catalogue)).toContain('The enemy\'s radio breaks');
    if (shown) void unmount(shown);
    const war = show({ ...catalogue, strategies: {} });
    expect(war).toContain('His telephone breaks');
    expect(war).toContain('A platoon would break');
  });

  it('show order and action in one picture', () => {
    show(catalogue);
    const picture = document.querySelector('[data-order]');
    expect([picture?.getAttribute('data-order'), picture?.getAttribute('data-action')]).toEqual(['order-artillery-denied', 'action-light-wounds']);
  });
});
