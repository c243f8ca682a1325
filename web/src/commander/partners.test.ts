// Two people at one side, as one of them sees it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { greatWar } from './kit';
import type { View } from './protocol';
import { CommanderScene } from './board/scene';
import { KIT_KEY } from '../lib/kit';
import { mySides, openPlaces } from '../lib/places';
import type { PartnerInfo, Question, RoomInfo, SeatInfo } from '../lib/protocol';
import { speak, t } from '../lib/say.svelte';
import Players from '../panels/players/Players.svelte';
import Prompt from '../panels/prompt/Prompt.svelte';
import { standard } from '../panels/dialogs/reactions';

const context = new Map<unknown, unknown>([[KIT_KEY, greatWar]]);
const seat = (n: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: n, side: ['axis', 'allies'][n] ?? '', kind: 'person', level: null, name: null, mine: false, here: true, ...more,
});
const american: PartnerInfo = { place: 2, seat: 1, nation: 'america', kind: 'person', name: 'Ben', mine: true, here: true };
function room(partner: Partial<PartnerInfo> = {}, french: Partial<SeatInfo> = { name: 'Ana' }): RoomInfo {
  const seats = [seat(0, { kind: 'opponent', level: 'sergeant' }), seat(1, french)];
  return {
    id: 'r', title: 'great-war-commander', scenario: { name: 's', title: 'S' }, options: {}, seats, hotseat: false, spectators: 0, watchable: false, listed: false, open_hands: false,
    clock: { kind: 'none', base: 0, increment: 0, days: 0 }, status: 'playing', result: null, offers: [], rematch: null, lesson: null, created: 0,
    moved: 0, revision: 0, rules: [], partners: [{ ...american, ...partner }],
  };
}

let shown: Record<string, unknown> | undefined;
beforeAll(() => speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

it('a partner speaks for his side, and stands beside whoever sits there', () => {
  expect(mySides(room())).toEqual([1]);
  shown = mount(Players, { target: document.body, context, props: { room: room(), clock: null, asked: [1], skew: 0 } });
  const [germans, allies] = [...document.querySelectorAll('li')].map((one) => one.textContent.replace(/\s+/g, ' '));
  expect(germans).not.toContain('Ben');
  expect(allies).toMatch(/Ana.*Ben.*\(you\).*decides/);
});

it('an open place of a partner is offered by its own number', () => {
  const open = room({ kind: 'open', name: null, mine: false }, { mine: true });
  expect(openPlaces(open)).toEqual([{ kind: 'open', place: 2, side: 'allies', nation: 'america' }]);
  expect(openPlaces(room())).toEqual([]);
});

it('against machines passes come by themselves for both partners', () => {
  expect(standard(room())).toBe('auto');
  expect(standard(room({ mine: false }, { mine: true }))).toBe('auto');
  expect(standard(room({ mine: false }))).toBe('ask');
});

it('says that the partner decides where our side is asked, but not we', () => {
  const view = { map: 'm', seat: 1, sides: [], units: [], weapons: [], hexes: [], active: 1, turn: 1, over: false, winner: -1 } as unknown as View;
  const scene = { covers: () => false } as unknown as CommanderScene;
  const nothing = (): void => undefined;
  const prompt = (question: Question | null, asked: number[]): string => {
    if (shown) void unmount(shown);
    shown = mount(Prompt, {
      target: document.body, context,
      props: {
        room: room(), view, scene, question, asked, eyes: 1, log: [], busy: false, undo: false, over: false, often: null, again: null,
        onwaive: nothing, onagain: nothing, onchoose: nothing, onundo: nothing, onlight: nothing,
      },
    });
    flushSync();
    return document.querySelector('.line')?.textContent ?? '';
  };
  expect(prompt(null, [1])).toContain(t('panel-prompt-partner'));
  expect(document.querySelectorAll('.bar button')).toHaveLength(0);
  expect(prompt(null, [0])).not.toContain(t('panel-prompt-partner'));
});
