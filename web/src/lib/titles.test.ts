import { beforeAll, expect, it } from 'vitest';
import { speak } from './say.svelte';
import { scenarioTitle } from './scenarios';

beforeAll(() => speak('en'));

it('calls a shipped scenario by its translated name and others by their own', () => {
  expect(scenarioTitle({ title: 'combat-commander', scenario: { name: 'first-patrol', title: 'x' } })).toBe('First Patrol');
  expect(scenarioTitle({ title: 'combat', scenario: { name: 'mine', title: 'Mine' } })).toBe('Mine');
});
