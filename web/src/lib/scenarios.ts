// Scenarios as the lobby shows them: their words, the filter, and what a newcomer plays first.
import type { Clock, Lobby, NewRoom, Partner, RandomWanted, ScenarioCard } from './protocol';
import { known, say, t } from './say.svelte';
import { factsOf } from './titles';

export type Length = 'short' | 'medium' | 'long';
export interface Filter {
  title: string; // "": any game
  nation: string; // "": any
  length: Length | '';
  difficulty: number; // 0: any
  words: string;
}
export const ANYTHING: Filter = { title: '', nation: '', length: '', difficulty: 0, words: '' };

/** A scenario that we ship is translated; one of somebody else's pack is called as its file has it. */
export function scenarioTitle({ title, scenario }: { title: string; scenario: { name: string; title: string } }): string {
  const key = `${factsOf(title).scenarioKey}-${scenario.name}`;
  return known(key) ? t(key) : (numbered(factsOf(title).scenarioKey, scenario.name) ?? generated(scenario.title) ?? scenario.title);
}

/** Where a game has a word for those that it makes up, they go by their number. */
function numbered(key: string, name: string): string | null {
  const number = /^random-(\d+)$/.exec(name)?.[1];
  return number !== undefined && known(`${key}-random`) ? t(`${key}-random`, { number }) : null;
}

/** The generators call a scenario "Elite Rifle against Militia": both have words of their own. */
function generated(title: string): string | null {
  const forces = title.split(' against ').map((name) => `force-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);
  const [one, other] = forces;
  return one && other && forces.length === 2 && forces.every(known) ? t('web-scenario-against', { one: t(one), other: t(other) }) : null;
}
/** The name of a side where rooms of several games are listed. */
export function sideTitle(title: string, side: string): string {
  const own = `${factsOf(title).voice}-side-${side}`;
  return t(known(own) ? own : `side-${side}`);
}
/** Who fights: a nation, or, where a game's sides are peoples themselves, that side. */
export function people(title: string, side: string, nation: string | null | undefined): string {
  return nation && !factsOf(title).peoples ? t(`web-people-${nation}`) : sideTitle(title, side);
}
export function cardText(card: ScenarioCard, which: 'label' | 'description' | 'lesson'): string {
  return card.say ? say(card.say[which]) : card[which];
}

/** The scenario whose picture of the map is shown: the first one on the same map, so that it is fetched but once. */
export function pictured(card: ScenarioCard, cards: readonly ScenarioCard[]): string {
  if (!factsOf(card.title).sharedMaps) return card.name;
  return cards.find((other) => other.title === card.title && other.map === card.map)?.name ?? card.name;
}

/** A scenario whose picture shows this map. */
export function onMap(title: string, map: string, cards: readonly ScenarioCard[]): string | null {
  return cards.find((card) => card.title === title && card.map === map)?.name ?? null;
}

export function levelName(level: string): string {
  return named('web-level', level);
}
export function editionName(edition: string): string {
  return named('web-edition', edition);
}
function named(what: string, name: string): string {
  const key = `${what}-${name}`;
  return known(key) ? t(key) : name;
}

export function lengthOf(card: ScenarioCard): Length {
  const { short, medium } = factsOf(card.title).lengths;
  return card.length <= short ? 'short' : card.length <= medium ? 'medium' : 'long';
}

export function nationsOf(cards: ScenarioCard[]): string[] {
  return [...new Set(cards.flatMap((card) => card.sides.map((side) => side.nation)))].sort();
}

export function matching(cards: ScenarioCard[], filter: Filter): ScenarioCard[] {
  const words = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (filter.title && card.title !== filter.title) return false;
    if (filter.nation && !card.sides.some((side) => side.nation === filter.nation)) return false;
    if (filter.length && lengthOf(card) !== filter.length) return false;
    if (filter.difficulty && card.difficulty !== filter.difficulty) return false;
    const text = [cardText(card, 'label'), cardText(card, 'description'), String(card.year), card.label].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export type Against = 'opponent' | 'hotseat' | 'friend' | 'anybody';
export interface Wish {
  title: string;
  scenario: string | null; // null: a random one
  seed: string;
  wishes?: Record<string, string>; // of a random one: what is not left to chance
  side: number; // the seat I take
  seats: number;
  against: Against;
  level: string;
  edition: string;
  turned: Record<string, boolean>; // switches of the rules that stand otherwise than usual
  clock: Clock;
  watchable: boolean;
  partner?: boolean; // somebody plays beside whoever has the side of two nations
  open?: boolean; // all hands lie open
}

export function roomFor(wish: Wish): NewRoom {
  const other = { opponent: { kind: 'opponent', level: wish.level }, hotseat: { kind: 'me' }, friend: { kind: 'open' }, anybody: { kind: 'open' } } as const;
  const seats = Array.from({ length: wish.seats }, (_, seat) => (seat === wish.side ? ({ kind: 'me' } as const) : other[wish.against]));
  return {
    title: wish.title,
    ...(wish.scenario === null ? { random: randomWanted(wish) } : { scenario: wish.scenario }),
    options: { ...(wish.edition ? { edition: wish.edition } : {}), ...wish.turned },
    seats,
    clock: wish.clock,
    watchable: wish.watchable,
    ...(wish.open && (wish.against === 'hotseat' || wish.against === 'friend') ? { open_hands: true } : {}),
    listed: wish.against === 'anybody',
    ...(wish.partner ? { partner: true } : {}),
  };
}

/** May somebody play beside whoever has the side of two nations? No machine does, and nobody who plays both sides. */
export function partnerOffered(card: ScenarioCard | null, side: number, against: Against): Partner | null {
  const partner = card?.partner ?? null;
  if (!partner || against === 'hotseat') return null;
  return partner.seat === side || against !== 'opponent' ? partner : null;
}

function randomWanted(wish: Wish): RandomWanted {
  const wishes = wishedFor(wish.wishes ?? {});
  return { ...(wish.seed.trim() ? { seed: seedOf(wish.seed) } : {}), ...(Object.keys(wishes).length ? { wishes } : {}) };
}

/** What is left to chance is not named. */
export function wishedFor(wishes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== ''));
}

/** A number stays itself; a word becomes one, always the same. */
export function seedOf(text: string): number {
  const word = text.trim();
  if (/^\d{1,15}$/.test(word)) return Number(word);
  let seed = 7;
  for (const letter of word) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007;
  return seed;
}

export const NO_CLOCK: Clock = { kind: 'none', base: 0, increment: 0, days: 0 };

/** One click: the first scenario of a game against the sergeant, as the American side if there is one. */
export function firstGame(lobby: Lobby, game = lobby.titles[0]?.name): NewRoom | null {
  const title = lobby.titles.find((one) => one.name === game);
  const card = lobby.scenarios.filter((one) => one.title === title?.name).sort((a, b) => a.number - b.number)[0];
  if (!card || !title) return null;
  const mine = card.sides.find((side) => side.nation === 'america') ?? card.sides.at(-1);
  const level = title.opponents.includes('sergeant') ? 'sergeant' : (title.opponents.at(-1) ?? 'random');
  return roomFor({
    title: title.name, scenario: card.name, seed: '', side: mine?.seat ?? 0, seats: title.seats.length, against: 'opponent', level,
    edition: title.editions[0] ?? '', turned: {}, clock: NO_CLOCK, watchable: false,
  });
}
