import { beforeAll, expect, it } from 'vitest';
import { speak } from '../lib/say.svelte';
import { scenarioTitle, sideTitle } from '../lib/scenarios';

beforeAll(() => speak('en'));

it('calls a shipped scenario by its translated name and others by their own', () => {
  expect(scenarioTitle({ title: 'combat-commander', scenario: { name: 'first-patrol', title: 'x' } })).toBe('First Patrol');
  expect(scenarioTitle({ title: 'combat-commander', scenario: { name: 'mine', title: 'Mine' } })).toBe('Mine');
});

it('calls sides as their game does', () => {
  expect(sideTitle('combat-commander', 'axis')).toBe('Axis');
  expect(sideTitle('great-war-commander', 'axis')).toBe('Central Powers');
});
