import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { KIT_KEY, type Offer } from '../../lib/kit';
import type { Choice, Geometry, RoomInfo, Thing } from '../../lib/protocol';
import { speak, speakAs, t } from '../../lib/say.svelte';
import { Glows } from '../../table/drawn/glows';
import { greatWar } from '../kit';
import { LOWERED } from '../nations';
import OpenHands from '../cards/OpenHands.svelte';
import Piles from '../cards/Piles.svelte';
import type { Catalogue, Face, UnitView, View, WarSideView, WarView } from '../protocol';
import { CommanderScene } from '../board/scene';
import Stacks from '../board/Stacks.svelte';
import TimeTrack from '../tracks/TimeTrack.svelte';
import WarGround from './WarGround.svelte';
import WarSide from './WarSide.svelte';

const face: Face = { fp: 5, range: 5, move: 4, morale: 7, command: null, boxed: [] };
const chief: Face = { ...face, command: 2 };
const tank: Face = { ...face, fp: 4, gun_fp: 7, gun_range: 6, bog: 5, command: 2, morale: 11 };
const catalogue: Catalogue = {
  cards: {}, radios: {}, chits: {}, weapons: {},
  units: {
    'f/poilus': { nation: 'france', kind: 'squad', title: { k: 'x-poilus' }, front: face, back: face },
    'f/cne': { nation: 'france', kind: 'leader', title: { k: 'x-cne' }, front: chief, back: chief, rank: 2 },
    'f/schneider': { nation: 'france', kind: 'tank', title: { k: 'x-tank' }, front: tank, back: { ...tank, move: -1, gun_fp: 5 } },
  },
  strategies: { scout: { rules: { germany: 'S98.4.5', france: 'S98.3.5' }, title: { k: 'x-scout' }, text: { k: 'x-scout-text' }, reminder: false } },
};
const geometry: Geometry = {
  width: 500, height: 500, radius: 54, corners: [[-31, -54], [31, -54], [62, 0], [31, 54], [-31, 54], [-62, 0]],
  hexes: ['A1', 'A2', 'A3'].map((name, n) => ({ name, x: 100, y: 100 + n * 108, terrain: 'open', level: 0, objective: 0 })),
};

function unit(id: number, type: string, hex: string, kind: UnitView['kind'], flags: string[] = []): UnitView {
  return { id, tag: `t${id}`, type, title: type, kind, side: 1, hex, space: null, flags, weapon: null };
}
const aim: WarSideView = {
  side: 'axis', strategy: null, strategy_count: 1, strategy_draw: 8, strategy_discards: [], reminders: [], strategy_known: [], strategy_played: false,
  strategy_fresh: false, box: null, spotting: null, barrage: [], observer: null, observed: false, meddling: false, tank_lost: false,
};
const war: WarView = {
  date: '1917-04', ground: [{ hex: 'A1', terrain: 'rubble' }, { hex: 'A2', terrain: 'shellhole' }], gas: ['A2'], trails_gone: [], exited: [], decks: [],
  sides: [{ ...aim, barrage: ['A1', 'A2'] }, { ...aim, side: 'allies', strategy: ['scout'], spotting: 'A3', observer: 'A1' }],
  command: [
    { highest: null, leaders: [], out_of_cohesion: [] },
    { highest: 2, leaders: [{ unit: 2, radius: 1, units: [1] }], out_of_cohesion: [1] },
  ],
  guns: [], forts_waiting: [],
};
const side = {
  nation: 'france', posture: 'attack', quality: 'line', orders: 3, edge: 0, hand: [], hand_count: 0, seen: [], draw_count: 0, discards: [],
  secret_chits: [], secret_count: 0, casualties: [], surrender: 5, radio: null,
};
const view: View = {
  map: 'm', seat: 1, sides: [{ ...side, nation: 'germany' }, side],
  units: [unit(1, 'f/poilus', 'A1', 'squad'), unit(2, 'f/cne', 'A2', 'leader'), unit(3, 'f/schneider', 'A3', 'tank')],
  weapons: [], hexes: [], objectives: [], open_chits: [], active: 1, turn: 1, orders_given: 0, time: 0, sudden_death: 7, vp: 0, initiative: 0, year: 1917,
  cup: 0, over: false, winner: -1, war,
};
const scene = (of: View = view): CommanderScene => new CommanderScene(of, catalogue, geometry);

let shown: ReturnType<typeof mount> | null = null;
const context = new Map([[KIT_KEY, greatWar]]);
const find = (query: string): Element[] => [...document.querySelectorAll(query)];

function stacks(of: CommanderScene, over: string | null = null): void {
  shown = mount(Stacks, { target: document.body, context, props: { scene: of, glows: new Glows(new Set(), [], []), scale: 1, fanned: null, over } });
  flushSync();
}

beforeAll(() => speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  speakAs('');
});

describe('the ground of the Great War', () => {
  it('shows what shells, gas and guns have put there', () => {
    shown = mount(WarGround, { target: document.body, props: { scene: scene(), war } });
    expect(find('[data-ground]').map((one) => one.getAttribute('data-ground'))).toEqual(['rubble', 'shellhole']);
    expect(find('[data-gas]')).toHaveLength(1);
    expect(find('[data-barrage]')).toHaveLength(2);
    expect(find('[data-spotting="A3"]')).toHaveLength(1);
    expect(find('[data-observer="A1"]')).toHaveLength(1);
  });

  it('is told in words', () => {
    expect(scene().words('h:A1')).toMatch(/rubble, barrage of German.*, observer post of .*France/);
    expect(scene().words('h:A2')).toContain('gas');
    expect(scene().words('h:A3')).toContain('spotting round of');
  });
});

describe('counters of the Great War', () => {
  it('mark who has lost touch and who ranks highest', () => {
    stacks(scene());
    expect(find('[data-thing="u:1"] .torn')).toHaveLength(1);
    expect(find('[data-thing="u:2"] .torn')).toHaveLength(0);
    expect(find('.star').map((star) => star.closest('[data-thing]')?.getAttribute('data-thing'))).toEqual(['u:2']);
    expect(find('[data-thing="u:2"] .bar:not(.case)')).toHaveLength(2);
    expect(scene().words('u:1')).toContain('out of cohesion');
    expect(scene().words('u:2')).toContain('captain, highest-ranking leader');
  });

  it('show the arms and the bog number of a tank, and that one cannot move', () => {
    stacks(scene());
    const numbers = (): string[] => find('[data-thing="u:3"] .number').map((one) => one.textContent ?? '');
    expect(numbers()).toEqual(['2', '7', '6', '4', '5', '4', '5']);
    expect(scene().words('u:3')).toContain('gun: firepower 7, range 6, bog number 5');
    if (shown) void unmount(shown);
    stacks(scene({ ...view, units: [unit(3, 'f/schneider', 'A3', 'tank', ['broken'])] }));
    expect(numbers()).toContain('–');
  });

  it('show what the arms of a tank are worth now', () => {
    const stats = { fp: 3, range: 4, move: 2, morale: 10, cover: 0, command: null };
    const suppressed = { ...unit(3, 'f/schneider', 'A3', 'tank', ['suppressed']), stats };
    stacks(scene({ ...view, units: [suppressed], war: { ...war, guns: [{ unit: 3, fp: 6, range: 5 }] } }));
    expect(find('[data-thing="u:3"] .number').map((one) => one.textContent)).toEqual(['2', '6', '5', '3', '4', '2', '5', '10']);
    const fills = find('[data-thing="u:3"] .detail .number').map((one) => one.getAttribute('fill'));
    expect(fills.slice(0, 4)).toEqual([LOWERED, LOWERED, LOWERED, LOWERED]);
    expect(scene({ ...view, war: { ...war, guns: [{ unit: 3, fp: 6, range: 5 }] } }).words('u:3')).toContain('gun: firepower 6, range 5');
  });

  it('are joined to the leader who is pointed at', () => {
    stacks(scene());
    expect(find('.link')).toHaveLength(0);
    if (shown) void unmount(shown);
    stacks(scene(), 'A2');
    expect(find('.link')).toHaveLength(1);
    expect(find('.reach')).toHaveLength(3);
  });
});

describe('strategy cards', () => {
  it('lie beside the hand, the enemy’s face down', () => {
    shown = mount(Piles, { target: document.body, context, props: { view, catalogue, eyes: 1, last: false } });
    expect(find('.slot .card')).toHaveLength(1);
    void unmount(shown);
    shown = mount(Piles, { target: document.body, context, props: { view, catalogue, eyes: 1, last: true } });
    expect(find('.slot .card')).toHaveLength(0);
    expect(find('.slot .back')).toHaveLength(1);
  });
});

describe('a replay', () => {
  it('shows the strategy cards with the hands that are open', () => {
    const room = { seats: [], title: 'great-war-commander' } as unknown as RoomInfo;
    shown = mount(OpenHands, { target: document.body, context, props: { view, catalogue, room } });
    expect(find('[data-strategy]').map((one) => one.getAttribute('data-strategy'))).toEqual(['scout']);
  });
});

describe('the strategy card one holds', () => {
  const choice = { code: 7, verb: 'situation', things: ['x:strategy-scout'], say: { k: 'x-scout' } } as unknown as Choice;
  const offered = (choices: Choice[]): Offer => ({ choices: () => choices, press: vi.fn<(card: Thing) => void>(), look: vi.fn(), leave: vi.fn() });
  function held(offer: Offer): HTMLButtonElement {
    shown = mount(Piles, { target: document.body, context, props: { view, catalogue, eyes: 1, offer, last: false } });
    flushSync();
    const [card] = document.querySelectorAll<HTMLButtonElement>('[data-thing="x:strategy-scout"]');
    if (!card) throw new Error('it cannot be pressed');
    return card;
  }

  it('is played by pressing it', () => {
    const offer = offered([choice]);
    const card = held(offer);
    expect(card.getAttribute('aria-disabled')).toBe('false');
    card.click();
    expect(offer.press).toHaveBeenCalledWith('x:strategy-scout', card);
  });

  it('says that it cannot be played, and lies still for those who only look', () => {
    expect(held(offered([])).getAttribute('aria-disabled')).toBe('true');
    if (shown) void unmount(shown);
    shown = mount(Piles, { target: document.body, context, props: { view, catalogue, eyes: 1, last: false } });
    expect(find('[data-thing]')).toHaveLength(0);
    expect(find('.slot .card')).toHaveLength(1);
  });
});

describe('the time track of the Great War', () => {
  const waiting = { ...war, forts_waiting: [{ side: 0, fort: 'trench', space: 3 }, { side: 0, fort: 'wire', space: 3 }] };

  it('tells month and year', () => {
    shown = mount(TimeTrack, { target: document.body, context, props: { view } });
    expect(find('.head .numbers')[0]?.textContent).toBe('April 1917 · Turn 1');
  });

  it('shows fortifications that wait, to the eye and to those who listen', () => {
    shown = mount(TimeTrack, { target: document.body, context, props: { view: { ...view, war: waiting } } });
    expect(find('[data-fort]').map((one) => [one.getAttribute('data-fort'), one.textContent])).toEqual([['trench wire', '2']]);
    expect(find('.visually-hidden')[0]?.textContent).toContain('Time 3; trench of Germany; wire of Germany');
  });
});

describe('a side beside the map', () => {
  const beside = (radio: View['sides'][number]['radio']): void => {
    const sides = [{ ...side, radio, nation: 'germany' }, side];
    shown = mount(WarSide, { target: document.body, props: { view: { ...view, sides, war: { ...war, sides: [{ ...aim, box: 'gas' }, aim] } }, catalogue, side: 0 } });
  };

  it('shows in which box its telephone stands, while it has one', () => {
    beside({ radio: 'germany/telephone-77mm', broken: false });
    expect(find('.here').map((one) => one.textContent)).toEqual(['G']);
    if (shown) void unmount(shown);
    beside(null);
    expect(find('.boxes')).toHaveLength(0);
  });
});

describe('a game with words of its own', () => {
  it('says them in place of those that all games have', () => {
    expect(t('side-axis')).toBe('Axis');
    speakAs('great-war');
    expect(t('side-axis')).toBe('Central Powers');
    expect(t('side-none')).not.toContain('side-none');
  });
});
