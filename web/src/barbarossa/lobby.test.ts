// A scenario that was made up, in the dialog before it is played.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Line } from '../lib/line';
import type { Lobby, ScenarioCard } from '../lib/protocol';
import { speak } from '../lib/say.svelte';
import { factsOf } from '../lib/titles';
import StartDialog from '../pages/lobby/StartDialog.svelte';

const side = (seat: number, name: string, nation: string) => ({ seat, side: name, nation, posture: '', quality: '', units: [], orders: 0 });
const card = {
  title: 'barbarossa', name: 'random-12', label: 'Random scenario 12', description: '', lesson: '', map: 'kite-hill', year: 1941, number: 99, length: 6, difficulty: 3, options: {},
  say: { label: { k: 'barbarossa-scenario-random', a: { number: '12' } }, description: { k: 'barbarossa-scenario-random-about', a: { attacker: 'german', map: { k: 'barbarossa-map-kite-hill' } } }, lesson: null },
  sides: [side(0, 'german', 'germany'), side(1, 'soviet', 'russia')],
} as unknown as ScenarioCard;
const shipped = { ...card, name: 'tanks-at-noon', label: 'Tanks at Noon', say: undefined } as unknown as ScenarioCard;
const lobby = {
  titles: [{ name: 'barbarossa', label: 'Barbarossa', editions: [], opponents: ['random', 'sergeant'], seats: ['german', 'soviet'], options: [], wishes: [{ name: 'size', label: { k: 'barbarossa-wish-size' }, values: [{ value: 'small', label: { k: 'barbarossa-wish-size-small' } }] }] }],
  scenarios: [shipped], lessons: [],
} as unknown as Lobby;
const briefing = { sections: [{ key: 'side', head: { k: 'side-german' }, seat: 0, lines: [{ k: 'barbarossa-brief-points', a: { number: 110 } }, { k: 'barbarossa-card-g16' }] }] };

let line: Line;
let page: Record<string, unknown> | null = null;
beforeAll(() => speak('en'));
beforeEach(() => {
  line = new Line();
  vi.stubGlobal('fetch', line.fetch);
});
afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('shows what was made up, and no key of a word that the game does not have', async () => {
  expect(factsOf('barbarossa').random).toBe(true);
  page = mount(StartDialog, { target: document.body, props: { lobby, card: null, game: 'barbarossa', onclose: () => undefined } });
  flushSync();
  await line.to('/api/scenarios/barbarossa/random').answer({ seed: 12, scenario: card, briefing, possible: { size: ['small'] } });
  flushSync();
  const text = document.body.textContent.replace(/\s+/g, ' ');
  expect(text).toContain('Random scenario 12');
  expect(text).toContain('The Germans attack, the Soviets defend: Kite Hill.');
  expect(document.querySelector('.brought')?.textContent).toMatch(/Pz/);
  expect(document.querySelector('.made img')?.getAttribute('src')).toContain('tanks-at-noon');
  expect(text).not.toMatch(/posture-|quality-/);
});
