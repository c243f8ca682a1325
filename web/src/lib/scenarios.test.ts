import { beforeAll, describe, expect, it } from 'vitest';
import type { Lobby, ScenarioCard } from './protocol';
import { speak } from './say.svelte';
import { ANYTHING, firstGame, lengthOf, matching, nationsOf, NO_CLOCK, partnerOffered, roomFor, scenarioTitle, seedOf, type Wish } from './scenarios';

beforeAll(() => speak('en'));

function card(name: string, number: number, nations: [string, string], more: Partial<ScenarioCard> = {}): ScenarioCard {
  const sides = nations.map((nation, seat) => ({ seat, side: ['axis', 'allies'][seat] ?? '', nation, posture: 'attack', quality: 'line', units: [], orders: 3 }));
  return { title: 'cc', name, label: name, description: '', lesson: '', map: 'm', year: 1944, number, length: 6, difficulty: 1, sides, ...more };
}
const cards = [
  card('two', 2, ['germany', 'russia'], { length: 8, difficulty: 3 }),
  card('first-patrol', 1, ['america', 'germany'], { label: 'First', say: { label: { k: 'scenario-first-patrol' }, description: null, lesson: null } }),
  card('three', 3, ['italy', 'britain'], { length: 7, description: 'A ridge of dust' }),
];
const lobby: Lobby = {
  titles: [{ name: 'cc', label: 'Game', editions: ['anniversary', 'europe'], opponents: ['random', 'sergeant'], seats: ['axis', 'allies'], options: [], wishes: [], mind: true, puzzles: 0 }],
  scenarios: cards,
  lessons: [],
};
const wish: Wish = { title: 'cc', scenario: 'two', seed: '', side: 1, seats: 2, against: 'opponent', level: 'sergeant', edition: 'europe', turned: {}, clock: NO_CLOCK, watchable: true };

describe('titles', () => {
  const room = (name: string, title: string): { title: string; scenario: { name: string; title: string } } => ({ title: 'cc', scenario: { name, title } });

  it('are in the language of the reader, those of generated scenarios too', async () => {
    await speak('bg');
    expect(scenarioTitle(room('random-5', 'Rifle against Early-War Rifle'))).toBe('Стрелци срещу Стрелци от началото на войната');
    expect(scenarioTitle(room('my-own', 'Moon against Mars'))).toBe('Moon against Mars');
    await speak('en');
    expect(scenarioTitle(room('random-5', 'Rifle against Early-War Rifle'))).toBe('Rifle against Early-War Rifle');
  });
});

describe('the filter', () => {
  const names = (filter: Partial<typeof ANYTHING>): string[] => matching(cards, { ...ANYTHING, ...filter }).map((one) => one.name);
  it('lets everything through when empty', () => expect(names({})).toHaveLength(3));
  it('goes by nation, length and difficulty', () => {
    expect(names({ nation: 'russia' })).toEqual(['two']);
    expect(names({ length: 'medium' })).toEqual(['three']);
    expect(names({ difficulty: 3 })).toEqual(['two']);
    expect(names({ difficulty: 3, nation: 'italy' })).toEqual([]);
  });
  it('finds all words, in any case and order', () => {
    expect(names({ words: 'DUST ridge' })).toEqual(['three']);
    expect(names({ words: 'first patrol' })).toEqual(['first-patrol']); // by its translated title
    expect(names({ words: 'dust sea' })).toEqual([]);
  });
  it('names the nations once', () => expect(nationsOf(cards)).toEqual(['america', 'britain', 'germany', 'italy', 'russia']));
});

it('tells short from long', () => expect(cards.map(lengthOf)).toEqual(['long', 'short', 'medium']));

describe('a new room', () => {
  it('seats me and the opponent', () => {
    expect(roomFor(wish)).toEqual({
      title: 'cc', scenario: 'two', options: { edition: 'europe' }, clock: NO_CLOCK, watchable: true, listed: false,
      seats: [{ kind: 'opponent', level: 'sergeant' }, { kind: 'me' }],
    });
  });
  it('tells which rules were turned', () => {
    expect(roomFor({ ...wish, turned: { nerve: true } }).options).toEqual({ edition: 'europe', nerve: true });
    expect(roomFor({ ...wish, edition: '', turned: { nerve: false } }).options).toEqual({ nerve: false });
  });
  it('keeps a place beside me only where it is wished', () => {
    expect(roomFor({ ...wish, partner: true }).partner).toBe(true);
    expect(roomFor({ ...wish, partner: false })).not.toHaveProperty('partner');
  });
  it('offers a partner where a scenario has one and a person has that side', () => {
    const partner = { seat: 1, nation: 'america', option: 'three' };
    const joint = card('joint', 4, ['germany', 'france'], { partner });
    expect(partnerOffered(joint, 1, 'opponent')).toEqual(partner);
    expect(partnerOffered(joint, 0, 'friend')).toEqual(partner);
    expect(partnerOffered(joint, 0, 'opponent')).toBeNull();
    expect(partnerOffered(joint, 1, 'hotseat')).toBeNull();
    expect(partnerOffered(cards[0] ?? null, 1, 'opponent')).toBeNull();
    expect(partnerOffered(null, 1, 'friend')).toBeNull();
  });
  it('knows the other ways to play', () => {
    expect(roomFor({ ...wish, against: 'hotseat' }).seats).toEqual([{ kind: 'me' }, { kind: 'me' }]);
    expect(roomFor({ ...wish, against: 'friend', side: 0 })).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'open' }], listed: false });
    expect(roomFor({ ...wish, against: 'anybody' })).toMatchObject({ listed: true });
  });
  it('draws a random scenario, or that of a seed', () => {
    expect(roomFor({ ...wish, scenario: null })).toMatchObject({ random: {} });
    expect(roomFor({ ...wish, scenario: null })).not.toHaveProperty('scenario');
    expect(roomFor({ ...wish, scenario: null, seed: ' 42 ' })).toMatchObject({ random: { seed: 42 } });
    expect(roomFor({ ...wish, scenario: null, wishes: { year: '1917', map: '' } }).random).toEqual({ wishes: { year: '1917' } });
    expect(seedOf('дъжд')).toBe(seedOf('дъжд'));
    expect(seedOf('a')).not.toBe(seedOf('b'));
  });
  it('is, for a newcomer, the first scenario against the sergeant as the Americans', () => {
    expect(firstGame(lobby)).toMatchObject({ scenario: 'first-patrol', options: { edition: 'anniversary' }, seats: [{ kind: 'me' }, { kind: 'opponent', level: 'sergeant' }] });
    expect(firstGame({ ...lobby, scenarios: [] })).toBeNull();
  });
});
