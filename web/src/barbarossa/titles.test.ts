import { expect, it } from 'vitest';
import { speak } from '../lib/say.svelte';
import { scenarioTitle } from '../lib/scenarios';

it('calls a scenario that was made up by its number, in the language of the reader', async () => {
  const room = { title: 'barbarossa', scenario: { name: 'random-1234', title: 'Random scenario 1234' } };
  await speak('bg');
  expect(scenarioTitle(room)).toBe('Случаен сценарий 1234');
  await speak('en');
  expect(scenarioTitle(room)).toBe('Random scenario 1234');
  expect(scenarioTitle({ title: 'barbarossa', scenario: { name: 'random-walk', title: 'A Walk' } })).toBe('A Walk');
});
