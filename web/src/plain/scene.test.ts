import { beforeAll, expect, it } from 'vitest';
import { fetchKit, kitOf } from '../lib/kits';
import type { Geometry } from '../lib/protocol';
import { addWords, speak, t } from '../lib/say.svelte';
import { TITLES } from '../lib/titles';
import { PlainScene } from './scene';

beforeAll(() => speak('en'));

const hex = (name: string, x: number) => ({ name, x, y: 0, terrain: 'open', level: 0, objective: 0 });
const geometry = { width: 300, height: 100, hexes: [hex('A1', 50), hex('B1', 150)], corners: [], radius: 40 } as Geometry;
const piece = (id: number, side: number, at: string | null) => ({ id, side, hex: at, mark: id === 0 ? 'S' : 'G' });

it('a game without a kit of its own is shown by the plain one', async () => {
  await fetchKit('lantern');
  const kit = kitOf('lantern', ['smuggler', 'guard']);
  expect([kit.name, kit.alone, kit.sides.map((side) => side.word)]).toEqual(['lantern', false, ['smuggler', 'guard']]);
});

it.each(Object.keys(TITLES))('%s has a kit, fetched when it is needed', async (title) => {
  await fetchKit(title);
  expect([kitOf(title).name, kitOf(title).Piece === kitOf('lantern').Piece]).toEqual([title, false]);
});

it('pieces of the view lie in their hexes', () => {
  const scene = new PlainScene({ seat: 0, turn: 1, pieces: [piece(0, 0, 'A1'), piece(1, 1, 'A1'), piece(2, 0, null)] }, geometry);
  expect(scene.stacks.map(({ hex, placed }) => [hex, placed.map((one) => one.piece.id)])).toEqual([['A1', [0, 1]]]);
  expect([scene.isPile('A1'), scene.isPile('B1'), scene.fan('A1')?.items.length, scene.fan('B1')]).toEqual([true, false, 2, null]);
  expect([scene.hexOf('u:1'), scene.has('u:9'), scene.waiting([]), scene.home()]).toEqual(['A1', false, 1, ['A1']]);
  expect(scene.fullWords('A1', new Set())).toContain('S. G');
});

it('a game without pieces or hexes is shown too', () => {
  const scene = new PlainScene({ seat: 0, turn: 1 }, { ...geometry, hexes: [] });
  expect([scene.stacks, scene.used()]).toEqual([[], []]);
});

it('a guest adds words and cannot change ours', () => {
  const ours = t('plain-turn', { turn: 3 });
  addWords('en', 'lantern-ask-walk = Where to?\nplain-turn = changed\n');
  expect([t('lantern-ask-walk'), t('plain-turn', { turn: 3 })]).toEqual(['Where to?', ours]);
});
