import { beforeEach, expect, it } from 'vitest';
import { brief, sharedName, speak, t } from '../lib/say.svelte';

beforeEach(() => speak('en'));

it('says once of whom several choices speak', () => {
  const man = { k: 'combat-man', a: { rank: { k: 'combat-rank-sgt' }, name: 'Taylor' } };
  const order = (name: string, who: typeof man | string = man) => ({ k: 'combat-do-order-man-order', a: { man: who, order: { k: `combat-order-${name}` } } });
  expect(sharedName([order('hide'), order('sneak')])).toEqual(man);
  expect(brief(order('hide'))).toBe(t('combat-order-hide'));
  expect(sharedName([order('hide')])).toBeNull();
  expect(sharedName([order('hide'), order('hide', 'Cragg')])).toBeNull();
  expect(sharedName([order('hide'), { k: 'combat-do-done' }])).toBeNull();
  expect(sharedName([order('hide'), { k: 'combat-do-done' }, order('sneak')])).toEqual(man);
  expect(brief({ k: 'combat-do-done' })).toBe(t('combat-do-done'));
});
