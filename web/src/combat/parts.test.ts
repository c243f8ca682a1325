import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../lib/titles';
import type { LogLine } from '../lib/protocol';
import type { CombatCatalogue, CombatMan } from './protocol';
import { speak } from '../lib/say.svelte';
import EnemyCard from './cards/EnemyCard.svelte';
import { ENTRIES, SIGNS, TEAMS, moraleStep, orderKind } from './faces/looks';
import OrderChip from './faces/OrderChip.svelte';
import { stage } from './board/stage';

beforeAll(() => speak('en'));

const ENTRY_WORDS = ['nothing', 'must-move', 'may-move', 'fire', 'fire-else-move', 'move-two', 'attack', 'arm', 'adjust', 'throw'];
const row = (morale: string, order: string, directions = 0, letters = '') => ({ morale, order, directions, letters });
const catalogue = {
  orders: {
    sprint: { title: { k: 'combat-order-sprint' }, rule: '', entries: ['must-move', 'move-two', 'move-two', 'move-two'], ws: null },
    rally: { title: { k: 'combat-order-rally' }, rule: '', entries: ['nothing', 'nothing', 'nothing', 'nothing'], ws: null },
  },
  morale: { bold: { k: 'combat-morale-bold' }, shaken: { k: 'combat-morale-shaken' }, rout: { k: 'combat-morale-rout' }, berserk: { k: 'combat-morale-berserk' } },
  enemy_cards: { E1: { serial: 1, initiative: 9, cover: [row('bold', 'sprint', 65, 'CG'), row('shaken', 'rally')], open: [row('bold', 'rally'), row('shaken', 'sprint', 22)], rout: 23, berserk: 56 } },
} as unknown as CombatCatalogue;

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('looks', () => {
  it('tell every team by shape as well as by colour', () => {
    const looks = Object.values(TEAMS);
    for (const part of ['mark', 'head', 'letter'] as const) expect(new Set(looks.map((look) => look[part])).size).toBe(looks.length);
  });

  it('have a sign for every entry of an order marker', () => {
    expect(ENTRY_WORDS.filter((word) => !(word in ENTRIES))).toEqual([]);
    expect(ENTRIES.arm?.path).toBe(SIGNS.grenade);
  });

  it('count how far a man is from normal', () => {
    expect(['rout', 'shaken', 'cautious', 'normal', 'bold', 'aggressive', 'berserk'].map(moraleStep)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect([orderKind('sneak'), orderKind('rally'), orderKind('rapid-fire')]).toEqual(['low', 'quiet', 'fire']);
  });
});

it('an order marker shows its name and its four numbers', () => {
  shown = mount(OrderChip, { target: document.body, props: { order: 'sprint', catalogue } });
  flushSync();
  expect([...document.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['Sprint', '1', '2', '2', '2']);
});

it('a card of the Enemy shows every row, and marks those that his men are read in', () => {
  const men = [{ morale: 'shaken' }] as CombatMan[];
  shown = mount(EnemyCard, { target: document.body, props: { id: 'E1', catalogue, men } });
  flushSync();
  const rows = [...document.querySelectorAll('tbody tr')].map((tr) => [...tr.children].map((cell) => cell.textContent).join('|'));
  expect(rows).toEqual(['Bold|Sprint 65CG|Rally', 'Shaken|Rally|Sprint 22', 'Rout|23', 'Berserk|56']);
  expect([...document.querySelectorAll('tr.read th')].map((th) => th.textContent)).toEqual(['Shaken']);
});

describe('what is shown', () => {
  let count = 0;
  const line = (key: string, hexes: string[], things: string[] = [], more: Partial<LogLine> = {}): LogLine => ({
    n: count++, key, say: { k: 'x' }, rule: '', hexes, things, args: [], dice: null, side: null, loud: false, ...more,
  });
  const number = (kind: string, value: number) => ({ kind, value, text: String(value) });

  it('joins steps, shoots from the shooter to the target, and marks who is hurt', () => {
    const found = stage([
      line('moved', ['01.01', '01.02'], ['u:3']), line('moved', ['01.02', '01.03'], ['u:3']), line('fired', ['05.05', '01.03'], ['u:9', 'u:3']),
      line('wounded', ['01.03'], ['u:3']),
    ], [], 0);
    expect(found).toMatchObject([
      { kind: 'move', unit: 3, path: ['01.01', '01.02', '01.03'] },
      { kind: 'fire', from: ['05.05'], to: '01.03' },
      { kind: 'mark', sort: 'broke', at: ['01.03'], unit: 3 },
    ]);
  });

  it('holds a die against what it needs', () => {
    const say = { k: 'x', a: { need: { k: 'combat-need-zero' }, outcome: { k: 'combat-outcome-fail' } } };
    const [roll] = stage([line('checked', ['01.03'], ['u:3'], { say, args: [number('die', 6), number('need', -2)], dice: { white: 0, coloured: 6, total: 6 } })], [], 0);
    expect(roll).toMatchObject({ kind: 'roll', at: ['01.03'], card: null, tally: { ours: 6, theirs: -2, needs: { k: 'combat-need-zero' }, outcome: 'failed' } });
  });

  it('says only of the Enemy that a Team acts', () => {
    expect(stage([line('team-acts', [], [], { side: 0 })], [], 0)).toEqual([]);
    expect(stage([line('team-acts', [], [], { side: 1 })], [], 0)).toMatchObject([{ kind: 'banner' }]);
  });
});

it('the game has an Enemy that is nobody’s seat', () => {
  expect(factsOf('combat').sides.map((side) => side.word)).toEqual(['friendly', 'enemy']);
  expect(factsOf('combat').random).toBe(false);
});
