import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyView, Down, LogLine, Question, RoomInfo, Up } from './protocol';
import { speak } from './say.svelte';
import { settings } from './settings.svelte';
import { CLOSE_MISSING, Refused, Table, type State } from './socket.svelte';
import { toasts } from './toasts.svelte';

/** The browser's WebSocket, with the other end in our hand. */
class Wire {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: Wire[] = [];
  static get last(): Wire {
    return Wire.made.at(-1)!;
  }
  readyState = 0;
  sent: Up[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(...messages: Down[]): void {
    this.readyState = 1;
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
    flushSync();
  }
}

const seat = (n: number, mine: boolean): RoomInfo['seats'][number] => ({ seat: n, side: ['axis', 'allies'][n]!, kind: 'person', level: null, name: null, mine, here: true });
const room: RoomInfo = {
  id: 'r', title: 'cc', scenario: { name: 's', title: 'S' }, options: {}, seats: [seat(0, false), seat(1, true)], hotseat: false, spectators: 0, watchable: false, listed: false, open_hands: false,
  clock: { kind: 'none', base: 0, increment: 0, days: 0 }, status: 'playing', result: null, offers: [], rematch: null, lesson: null, created: 0, moved: 0, revision: 0, rules: [],
};
const question = { prompt: { k: 'ask-turn' }, choices: [], extras: [] } as unknown as Question;
const line = (n: number, key = `line-${n}`): LogLine => ({ n, key, say: { k: key }, rule: '', hexes: [], things: [], args: [], dice: null, side: null, loud: false });
function state(revision: number, more: Partial<State> = {}): State {
  return {
    t: 'state', revision, eyes: 1, view: {} as AnyView, asked: [1], question, undo: false, back: revision, log_from: 0, log: [],
    clock: { left: [null, null], running: [], at: 5000 }, over: false, lesson: null, ...more,
  };
}

let table: Table;
beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('WebSocket', Wire);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  Wire.made = [];
  table = new Table('r/1');
  table.open();
});
afterEach(() => {
  table.close();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
function arrive(...more: Down[]): void {
  Wire.last.tell({ t: 'room', room }, state(3, { log: [line(0), line(1)] }), ...more);
}
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('arriving', () => {
  it('asks for the room at its own address', () => {
    expect(Wire.last.url).toMatch(/^ws:\/\/[^/]+\/ws\/rooms\/r%2F1\?changes=true$/);
    expect(table.connection).toBe('connecting');
  });

  it('holds what it is told', () => {
    arrive({ t: 'chat', from: 0, lines: [{ n: 0, name: 'A', seat: 0, text: 'hi', at: 0 }] }, { t: 'reactions', seat: 1, reactions: { '*': 'pass' } });
    expect(table.connection).toBe('open');
    expect(table.room).toEqual(room);
    expect(table.mine).toEqual([1]);
    expect(table.myTurn).toBe(true);
    expect(table.question).toEqual(question);
    expect(table.chat.map((one) => one.text)).toEqual(['hi']);
    expect(table.reactions[1]).toEqual({ '*': 'pass' });
    expect(table.skew).toBe(4000);
  });
});

describe('a partner', () => {
  const partner = { place: 2, seat: 1, nation: 'america', kind: 'person', name: null, mine: true, here: true } as const;
  beforeEach(() => Wire.last.tell({ t: 'room', room: { ...room, seats: [seat(0, false), seat(1, false)], partners: [partner] } }));

  it('speaks for his side', () => {
    Wire.last.tell(state(3));
    expect(table.mine).toEqual([1]);
    void table.choose(7);
    expect(Wire.last.sent.at(-1)).toMatchObject({ t: 'choose', seat: 1, code: 7 });
  });
  it('is not called while the other one decides', () => {
    Wire.last.tell(state(3, { question: null }));
    expect(table.myTurn).toBe(false);
    Wire.last.tell(state(4));
    expect(table.myTurn).toBe(true);
  });
});

describe('the log', () => {
  const keys = (): string[] => table.log.map((one) => one.key);
  it('grows by what is new', () => {
    arrive();
    Wire.last.tell(state(4, { log_from: 2, log: [line(2)] }));
    expect(keys()).toEqual(['line-0', 'line-1', 'line-2']);
  });
  it('loses what was taken back', () => {
    arrive();
    Wire.last.tell(state(2, { log_from: 1, log: [line(1, 'other')] }));
    expect(keys()).toEqual(['line-0', 'other']);
  });
  it('is asked for anew when lines are missing', () => {
    arrive();
    Wire.last.tell(state(9, { log_from: 5, log: [line(5)] }));
    expect(keys()).toEqual(['line-0', 'line-1']);
    vi.advanceTimersByTime(500);
    expect(Wire.made).toHaveLength(2);
  });
});

describe('choosing', () => {
  it('sends the revision seen and the seat asked, and tells when it is done', async () => {
    arrive();
    const done = table.choose(77);
    expect(Wire.last.sent).toEqual([{ t: 'choose', id: 1, revision: 3, seat: 1, code: 77 }]);
    expect(table.busy).toBe(true);
    Wire.last.tell({ t: 'done', id: 1, revision: 4 });
    expect(await done).toBe(true);
    expect(table.busy).toBe(true); // the new state is not here yet
    Wire.last.tell(state(4));
    expect(table.busy).toBe(false);
  });

  it('is not busy when the state came first', async () => {
    arrive();
    const done = table.choose(77);
    Wire.last.tell(state(4), { t: 'done', id: 1, revision: 4 });
    await done;
    expect(table.busy).toBe(false);
  });

  it('is free again when the choice was taken back before its state came', async () => {
    arrive();
    const done = table.choose(77);
    Wire.last.tell({ t: 'done', id: 1, revision: 4 });
    await done;
    Wire.last.tell(state(2));
    expect(table.busy).toBe(false);
  });

  it('sends nothing while a choice is under way', async () => {
    arrive();
    void table.choose(1);
    expect(await table.choose(2)).toBe(false);
    expect(await table.undo()).toBe(false);
    expect(Wire.last.sent).toHaveLength(1);
  });

  it('shows a refusal in words and goes on', async () => {
    arrive();
    const done = table.choose(77);
    Wire.last.tell({ t: 'refused', id: 1, code: 'illegal', say: { k: 'web-error-missing' } });
    expect(await done).toBe(false);
    expect(toasts().at(-1)).toMatchObject({ kind: 'error', text: 'There is nothing here, or it is not for you.' });
    expect(table.busy).toBe(false);
  });

  it('is quiet about a stale choice: the state comes again', async () => {
    arrive();
    const before = toasts().length;
    const done = table.choose(77);
    Wire.last.tell({ t: 'refused', id: 1, code: 'stale', say: { k: 'web-error-missing' } }, state(5));
    expect(await done).toBe(false);
    expect(toasts()).toHaveLength(before);
    expect(table.state?.revision).toBe(5);
  });
});

describe('asking', () => {
  it('gives each answer to its question', async () => {
    arrive();
    const why = table.ask.why('h:K8');
    const odds = table.ask.odds();
    expect(Wire.last.sent).toEqual([{ t: 'query', what: 'why', thing: 'h:K8', id: 1 }, { t: 'query', what: 'odds', id: 2 }]);
    Wire.last.tell({ t: 'answer', id: 2, data: { attacks: [], lines: [] } }, { t: 'answer', id: 1, data: { reasons: [] } });
    expect(await why).toEqual({ reasons: [] });
    expect(await odds).toEqual({ attacks: [], lines: [] });
  });

  it('rejects without a word on the screen', async () => {
    arrive();
    const before = toasts().length;
    const asked = table.ask.inspect('u:1');
    Wire.last.tell({ t: 'refused', id: 1, code: 'unknown', say: { k: 'ui-not-seen' } });
    await expect(asked).rejects.toThrow(Refused);
    expect(toasts()).toHaveLength(before);
  });
});

describe('a lost connection', () => {
  it('is taken up again, slower each time, with everything new', () => {
    arrive();
    Wire.last.breaks();
    expect(table.connection).toBe('lost');
    expect(table.question).toBeNull(); // nothing may be chosen from an old state
    vi.advanceTimersByTime(499);
    expect(Wire.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Wire.made).toHaveLength(2);
    Wire.last.breaks();
    vi.advanceTimersByTime(999);
    expect(Wire.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Wire.made).toHaveLength(3);
    Wire.last.tell(state(8, { log: [line(0, 'new')] }));
    expect(table.connection).toBe('open');
    expect(table.log.map((one) => one.key)).toEqual(['new']);
    Wire.last.breaks(); // after a success it is quick again
    vi.advanceTimersByTime(500);
    expect(Wire.made).toHaveLength(4);
  });

  it('never waits longer than a quarter of a minute', () => {
    for (let n = 0; n < 12; n++) {
      const before: number = Wire.made.length;
      Wire.last.breaks();
      vi.advanceTimersByTime(15_000);
      expect(Wire.made).toHaveLength(before + 1);
    }
  });

  it('fails what was under way, and never sends it again', async () => {
    arrive();
    const done = table.choose(77);
    const asked = table.ask.odds().catch((error: unknown) => error);
    Wire.last.breaks();
    expect(await done).toBe(false);
    expect(await asked).toMatchObject({ code: 'lost' });
    vi.advanceTimersByTime(500);
    Wire.last.tell(state(4));
    expect(Wire.last.sent).toEqual([]);
    expect(table.busy).toBe(false);
  });

  it('does not hear an old wire', () => {
    arrive();
    const old = Wire.last;
    old.breaks();
    vi.advanceTimersByTime(500);
    expect(old.onmessage).toBeNull();
  });

  it('is taken up at once when the page is seen again or the network is back', () => {
    arrive();
    Wire.last.breaks();
    hide(true);
    expect(Wire.made).toHaveLength(1);
    hide(false);
    expect(Wire.made).toHaveLength(2);
    Wire.last.breaks();
    dispatchEvent(new Event('online'));
    expect(Wire.made).toHaveLength(3);
  });

  it('is noticed by silence', () => {
    arrive();
    vi.advanceTimersByTime(25_000);
    expect(Wire.last.sent.at(-1)).toMatchObject({ t: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(table.connection).toBe('lost');
  });

  it('is not assumed while answers come', () => {
    arrive();
    vi.advanceTimersByTime(25_000);
    Wire.last.tell({ t: 'pong', id: 1 });
    vi.advanceTimersByTime(24_000);
    expect(table.connection).toBe('open');
  });

  it('is given up when there is no such room', () => {
    Wire.last.breaks(CLOSE_MISSING);
    expect(table.connection).toBe('gone');
    vi.advanceTimersByTime(60_000);
    hide(false);
    expect(Wire.made).toHaveLength(1);
  });

  it('says that it cannot send', async () => {
    arrive();
    Wire.last.breaks();
    expect(await table.tell('hello')).toBe(false);
    expect(toasts().at(-1)?.text).toContain('no connection');
  });
});

describe('your turn', () => {
  const shown: string[] = [];
  class Note {
    static permission = 'granted';
    onclick: (() => void) | null = null;
    constructor(title: string) {
      shown.push(title);
    }
    close(): void {}
  }
  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal('Notification', Note);
    settings.notify = true;
  });
  afterEach(() => {
    settings.notify = false;
    hide(false);
  });

  it('is told once by the browser while the page is hidden', () => {
    Wire.last.tell({ t: 'room', room }, state(3, { asked: [0], question: null }));
    hide(true);
    Wire.last.tell(state(4), state(5));
    expect(shown).toEqual(['It is your turn']);
  });

  it('is not told while the page is seen, or unasked for', () => {
    Wire.last.tell({ t: 'room', room }, state(3, { asked: [0] }), state(4));
    settings.notify = false;
    hide(true);
    Wire.last.tell(state(5, { asked: [0] }), state(6));
    expect(shown).toEqual([]);
  });
});

it('hears nothing after it is closed', () => {
  arrive();
  table.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(Wire.made).toHaveLength(1);
  expect(table.connection).toBe('closed');
});

it('tells of a message that cannot be read', () => {
  Wire.last.onmessage?.({ data: '{' });
  expect(toasts().at(-1)?.kind).toBe('error');
});

describe('what is not sent twice', () => {
  it('is an offer that is not answered yet, or an answer to one', async () => {
    arrive();
    const first = table.offer('rematch');
    expect(await table.offer('rematch')).toBe(false);
    void table.answerOffer('draw', 1, true);
    void table.answerOffer('draw', 1, false);
    void table.offer('undo', 2);
    expect(Wire.last.sent.map((one) => one.t)).toEqual(['offer', 'answer-offer', 'offer']);
    Wire.last.tell({ t: 'done', id: 1, revision: 3 });
    expect(await first).toBe(true);
    void table.offer('rematch');
    expect(Wire.last.sent).toHaveLength(4);
  });

  it('is taking back before one sees what was taken back', async () => {
    arrive();
    const done = table.undo();
    Wire.last.tell({ t: 'done', id: 1, revision: 2 });
    await done;
    expect(await table.undo()).toBe(false);
    Wire.last.tell(state(2));
    void table.undo();
    expect(Wire.last.sent).toMatchObject([{ t: 'undo', revision: 3 }, { t: 'undo', revision: 2 }]);
  });
});

describe('answers in advance', () => {
  const told = (reactions: Record<string, 'pass' | 'ask'>): Down => ({ t: 'reactions', seat: 1, reactions });

  it('are seen at once, and an earlier echo does not undo a later change', async () => {
    arrive(told({}));
    const first = table.setReactions(1, { fire: 'pass' });
    expect(table.reactions[1]).toEqual({ fire: 'pass' });
    const second = table.setReactions(1, { ...table.reactions[1], move: 'pass' });
    Wire.last.tell({ t: 'done', id: 1, revision: 3 }, told({ fire: 'pass' }));
    await first;
    expect(table.reactions[1]).toEqual({ fire: 'pass', move: 'pass' });
    Wire.last.tell({ t: 'done', id: 2, revision: 3 }, told({ fire: 'pass', move: 'pass' }));
    await second;
    expect(table.reactions[1]).toEqual({ fire: 'pass', move: 'pass' });
  });

  it('are as before if they were refused', async () => {
    arrive(told({ fire: 'ask' }));
    const done = table.setReactions(1, { fire: 'pass' });
    Wire.last.tell({ t: 'refused', id: 1, code: 'not-yours', say: { k: 'web-error-missing' } });
    expect(await done).toBe(false);
    expect(table.reactions[1]).toEqual({ fire: 'ask' });
  });
});
