import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../../lib/components';
import { KIT_KEY } from '../../lib/kit';
import type { Choice, Geometry, Question } from '../../lib/protocol';
import { speak } from '../../lib/say.svelte';
import Board from '../../table/Board.svelte';
import BoardList from '../../table/BoardList.svelte';
import { commander } from '../kit';
import type { Catalogue, Face, UnitView, View } from '../protocol';

const face: Face = { fp: 5, range: 5, move: 4, morale: 7, command: null, boxed: ['range'] };
const catalogue: Catalogue = {
  cards: {}, radios: {}, chits: {},
  units: { 'g/rifle': { nation: 'germany', kind: 'squad', title: { k: 'x-rifle' }, front: face, back: { ...face, fp: 2 } } },
  weapons: { 'g/mg': { nation: 'germany', title: { k: 'x-mg' }, kind: 'mg', fp: 3, range: 8, min_range: 0, move: 0, boxed: [], ordnance: false } },
};
const geometry: Geometry = {
  width: 500, height: 500, radius: 54, corners: [[-31, -54], [31, -54], [62, 0], [31, 54], [-31, 54], [-62, 0]],
  hexes: ['A1', 'A2', 'B1', 'B2'].map((name, n) => ({ name, x: n < 2 ? 100 : 193, y: 100 + (n % 2) * 108 + (n < 2 ? 0 : 54), terrain: 'woods', level: 0, objective: 0 })),
};

function unit(id: number, hex: string | null, more: Partial<UnitView> = {}): UnitView {
  return {
    id, tag: `t${id}`, type: 'g/rifle', title: 'Rifle', kind: 'squad', side: 0, hex, space: null, flags: [], weapon: null,
    stats: { fp: 5, range: 5, move: 4, morale: 9, cover: 2, command: null }, ...more,
  };
}
const side = {
  nation: 'germany', posture: 'attack', quality: 'line', orders: 3, edge: 0, hand: [], hand_count: 0, seen: [], draw_count: 0, discards: [],
  secret_chits: [], secret_count: 0, casualties: [], surrender: 5, radio: null,
};
const view: View = {
  map: 'm', seat: 0, sides: [side, { ...side, nation: 'russia', edge: 2 }],
  units: [unit(1, 'A1', { weapon: 5 }), unit(2, 'A1'), unit(3, 'B2', { side: 1 }), unit(4, null)],
  weapons: [{ id: 5, tag: 'w', type: 'g/mg', title: 'MG', carrier: 1, eliminated: false, broken: false }],
  hexes: [{ hex: 'B1', fort: 'wire', smoke: 2, blaze: false }], objectives: [], open_chits: [], active: 0, turn: 1, orders_given: 0, time: 0,
  sudden_death: 7, vp: 0, initiative: 0, year: 1944, cup: 0, over: false, winner: -1,
};

function ask(texts: string[], fallback: number | null = null): Question {
  const choices = texts.map((text, code): Choice => {
    const [verb = '', ...things] = text.split(' ');
    return { code, verb, text, say: { k: text }, things };
  });
  return { prompt: { k: 'x' }, key: 'x', rule: '', window: false, odds: false, stake: [], default: fallback, choices, extras: [] };
}

let board: ReturnType<typeof mount> | null = null;
const chosen = vi.fn<(code: number) => void>();
const asking: Ask = {
  inspect: () => Promise.reject(new Error('not asked')),
  why: vi.fn(() => Promise.resolve({ reasons: [{ say: { k: 'why-not-adjacent' }, rule: 'O21.1' }] })),
  sight: vi.fn((from: string) => Promise.resolve({ from, seen: { A2: 0 }, line: null })),
  odds: () => Promise.reject(new Error('not asked')),
  plans: () => Promise.reject(new Error('not asked')),
};

function show(question: Question | null, more: Partial<ComponentProps<typeof Board>> = {}): void {
  board = mount(Board, {
    target: document.body, context: new Map([[KIT_KEY, commander]]),
    props: Object.defineProperties(
      { map: '/map.svg', geometry, catalogue, view, revision: 1, question, ask: asking, onchoose: chosen },
      Object.getOwnPropertyDescriptors(more),
    ),
  });
  flushSync();
}
function find(thing: string): Element {
  const found = document.querySelector(`[data-thing="${thing}"]`);
  if (!found) throw new Error(`${thing} is not on the board`);
  return found;
}
function clickOn(thing: string, detail = 1): void {
  find(thing).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  flushSync();
}
function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.querySelector('[role=application]')?.dispatchEvent(event);
  flushSync();
  return event;
}
function lit(): (string | null)[] {
  return [...document.querySelectorAll('[data-lit]')].map((element) => element.getAttribute('data-thing'));
}
function spoken(): string {
  return document.querySelector('[aria-live]')?.textContent ?? '';
}

beforeAll(() => speak('en'));
beforeEach(() => chosen.mockClear());
afterEach(() => {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = '';
});

describe('the board', () => {
  it('shows every counter on the map with its figures, and no other', () => {
    show(null);
    expect(document.querySelectorAll('[data-thing^="u:"]')).toHaveLength(3);
    expect(find('u:3').textContent).toContain('9');
    expect(find('w:5')).toBeTruthy();
    expect(lit()).toEqual([]);
  });

  it('lights what the question offers and chooses by one click', () => {
    show(ask(['activate u:1', 'activate u:2', 'done']));
    expect(lit().sort()).toEqual(['u:1', 'u:2']);
    clickOn('u:2');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('chooses once although it is clicked twice', () => {
    show(ask(['activate u:1', 'activate u:2']));
    clickOn('u:2');
    clickOn('u:2', 2);
    expect(chosen).toHaveBeenCalledOnce();
  });

  describe('a press', () => {
    const down = (thing: string): void => void find(thing).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));

    it('counts for what was under the pointer then, whatever lies there when it is let go', () => {
      show(ask(['activate u:1', 'activate u:2']));
      down('u:1');
      clickOn('u:2');
      expect(chosen).toHaveBeenCalledExactlyOnceWith(0);
    });

    it('counts for nothing when the question is gone', () => {
      let revision = 1;
      show(ask(['activate u:1', 'activate u:2']), {
        get revision() {
          return revision;
        },
      });
      down('u:1');
      revision = 2;
      clickOn('u:1');
      expect(chosen).not.toHaveBeenCalled();
      clickOn('u:2'); // the next one does
      expect(chosen).toHaveBeenCalledExactlyOnceWith(1);
    });
  });

  it('goes from piece to hex, and Escape lets go', () => {
    show(ask(['advance u:1 h:A2', 'advance u:1 h:B1', 'advance u:2 h:A2', 'advance u:2 h:B1']));
    clickOn('u:1');
    expect(chosen).not.toHaveBeenCalled();
    expect(lit()).toEqual(['h:A2', 'h:B1']);
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(lit().sort()).toEqual(['u:1', 'u:2']);
    expect(press('Escape').defaultPrevented).toBe(false);
    clickOn('u:1');
    clickOn('h:B1');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('asks in words where a click could mean several things', () => {
    show(ask(['advance u:1 h:A2', 'advance u:2 h:A2', 'advance u:1 h:B1', 'exit u:1']));
    clickOn('u:1');
    const item = document.querySelector<HTMLButtonElement>('[role=menuitem]');
    expect(item?.textContent).toBe('exit u:1');
    item?.click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('puts what is to be placed beside the map', () => {
    show(ask(['place u:4 h:A2', 'place u:4 h:B1']));
    expect(document.querySelector('.tray [data-thing="u:4"]')).toBeTruthy();
    expect(lit()).toEqual(['h:A2', 'h:B1']);
    clickOn('h:A2');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('takes no click while a choice is under way, nor in a picture', () => {
    show(ask(['activate u:1', 'activate u:2']), { busy: true });
    clickOn('u:1');
    expect(chosen).not.toHaveBeenCalled();
    if (board) void unmount(board);
    show(ask(['activate u:1', 'activate u:2']), { still: true });
    expect(lit()).toEqual([]);
    clickOn('u:1');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('tells why a thing cannot be chosen, with the rule', async () => {
    show(ask(['step h:A2', 'step h:B1']));
    clickOn('h:B2');
    await vi.waitFor(() => expect(document.querySelector('.tip.no')?.textContent).toContain('O21.1'));
    expect(asking.why).toHaveBeenLastCalledWith('h:B2');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('picks together with whoever else picks', () => {
    const onpick = vi.fn();
    show(ask(['play c:A h:A2', 'play c:B h:A2', 'play c:A h:B1']), { picked: ['c:B'], onpick });
    clickOn('h:A2');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1);
    expect(onpick).toHaveBeenLastCalledWith([]);
  });
});

describe('the board by keys', () => {
  it('walks from what can be chosen over the hexes and says what is there', () => {
    show(ask(['activate u:3', 'done']));
    press('ArrowUp');
    expect(spoken()).toMatch(/^B2: woods\. .*Rifle.*One piece here can be chosen\.$/i);
    press('ArrowUp');
    expect(spoken()).toMatch(/^B1: woods, wire, smoke 2\.$/);
    press('ArrowLeft');
    expect(spoken()).toMatch(/^A1/);
  });

  it('chooses with Enter where the cursor is, and leaves Enter alone without one', () => {
    show(ask(['activate u:1', 'activate u:2', 'done'], 2));
    expect(press('Enter').defaultPrevented).toBe(false);
    press('n');
    press('n');
    expect(spoken()).toContain('Can be chosen');
    press('Enter');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('goes through the pieces of a hex, weapons too', () => {
    show(ask(['base w:5', 'base u:2']));
    press('ArrowDown');
    for (let n = 0; n < 2; n += 1) press('PageDown');
    expect(spoken()).toMatch(/x-mg/);
    press(' ');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('shows what is seen while L is held', async () => {
    show(ask(['step h:A2', 'step h:B1']));
    press('ArrowDown');
    const root = document.querySelector<HTMLElement>('[role=application]');
    root?.focus();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
    await vi.waitFor(() => expect(document.querySelector('path.unseen')).toBeTruthy());
    window.dispatchEvent(new KeyboardEvent('keyup', { key: 'l' }));
    flushSync();
    expect(document.querySelector('path.unseen')).toBeNull();
  });
});

describe('the board as a list', () => {
  function showList(question: Question | null): void {
    board = mount(BoardList, { target: document.body, context: new Map([[KIT_KEY, commander]]), props: { geometry, catalogue, view, question, onchoose: chosen } });
    flushSync();
  }
  function entry(thing: string): HTMLButtonElement {
    const found = document.querySelector<HTMLButtonElement>(`[data-row="${thing}"]`);
    if (!found) throw new Error(`${thing} is not in the list`);
    return found;
  }

  it('names every piece on the map once', () => {
    showList(ask(['activate u:3', 'done']));
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    expect(rows).toEqual(['h:B2', 'u:3', 'h:A1', 'u:2', 'u:1', 'w:5', 'h:B1']);
    expect(document.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1);
  });

  it('gives every choice, step by step', () => {
    showList(ask(['advance u:1 h:A2', 'advance u:1 h:B1', 'advance u:2 h:A2', 'advance u:2 h:B1', 'done']));
    entry('u:1').click();
    flushSync();
    entry('h:B1').click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1);
    flushSync();
    const done = [...document.querySelectorAll<HTMLButtonElement>('.others button')].find((button) => button.textContent === 'done');
    done?.click();
    expect(chosen).toHaveBeenLastCalledWith(4);
  });

  it('lists what is to be placed and where', () => {
    showList(ask(['place u:4 h:A2', 'place u:4 h:B1']));
    entry('h:A2').click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(0);
  });
});
