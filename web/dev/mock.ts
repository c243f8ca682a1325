// A stand-in for the table, for work on the pages without a server: `?mock` on the development server only.
// A room walks through a game that was played beforehand: whatever is chosen, the next recorded decision follows.
//   mock          first-patrol, in play, your turn soon       mock-setup    the same from its first decision
//   mock-hedge    another map                                 mock-town     another map
//   mock-hotseat  two players at one screen                   mock-waiting  an open seat, nobody there yet
//   mock-watch    a spectator                                 mock-over     finished
//   mock-lesson   with a lesson's words                       mock-clock    live clocks, offers, chat
// Fixtures: `PYTHONPATH=src .venv/bin/python web/dev/make_fixtures.py`
import type { View } from '../src/commander/protocol';
import type { Answer, Down, Lobby, LogLine, NewRoom, Query, ReplayInfo, ReplayStep, RoomInfo, Up } from '../src/lib/protocol';

type State = Extract<Down, { t: 'state' }>;
const FLAG = 'sandtable.mock';
const files = import.meta.glob<string>('./fixtures/*', { query: '?raw', import: 'default' });

async function text(name: string): Promise<string> {
  const load = files[`./fixtures/${name}`];
  if (!load) throw new Error(`no fixture ${name}`);
  return load();
}
async function json<T>(name: string): Promise<T> {
  return JSON.parse(await text(name)) as T;
}

export async function mockIfWanted(): Promise<void> {
  const wish = new URL(location.href).searchParams.get('mock');
  if (wish === 'off') sessionStorage.removeItem(FLAG);
  else if (wish !== null) sessionStorage.setItem(FLAG, '1');
  if (!sessionStorage.getItem(FLAG)) return;
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    return url.pathname.startsWith('/api/') ? answer(url, init) : real(input, init);
  };
  const Real = window.WebSocket;
  window.WebSocket = new Proxy(Real, {
    construct: (_, [address]: [string]) =>
      String(address).includes('/ws/rooms/') ? (new MockSocket(String(address)) as unknown as WebSocket) : new Real(address),
  });
  pictures();
}

/** Map pictures are not fetched by script: point them at made-up addresses of ours. */
function pictures(): void {
  const made = new Map<string, Promise<string>>();
  const draw = (path: string): Promise<string> => {
    const known = made.get(path) ?? text(`map-${scenarioOf(path)}.svg`).then((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    made.set(path, known);
    return known;
  };
  const look = (node: Element): void => {
    for (const name of ['src', 'href']) {
      const [path, part] = (node.getAttribute(name) ?? '').split('#');
      if (path?.startsWith('/api/') && path.endsWith('map.svg')) void draw(path).then((url) => node.setAttribute(name, part ? `${url}#${part}` : url));
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.target instanceof Element) look(change.target);
      for (const node of change.addedNodes) if (node instanceof Element) [node, ...node.querySelectorAll('img, image')].forEach(look);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['src', 'href'] });
}

function scenarioOf(path: string): string {
  const scenario = /\/scenarios\/[^/]+\/([^/]+)\//.exec(path)?.[1];
  return scenario ?? gameOf(/\/rooms\/([^/]+)\//.exec(path)?.[1] ?? 'mock');
}
function gameOf(id: string): string {
  return { 'mock-hedge': 'hedge-after-hedge', 'mock-town': 'town-on-the-spur' }[id] ?? 'first-patrol';
}

async function roomOf(id: string): Promise<RoomInfo> {
  const lobby = await json<Lobby>('lobby.json');
  const name = gameOf(id);
  const card = lobby.scenarios.find((one) => one.name === name)!;
  const watching = id === 'mock-watch';
  const hot = id === 'mock-hotseat';
  const open = id === 'mock-waiting';
  const over = id === 'mock-over';
  return {
    id, title: lobby.titles[0]!.name, scenario: { name, title: card.label }, options: { edition: 'anniversary' },
    seats: [
      { seat: 0, side: 'axis', kind: hot || watching || id === 'mock-clock' ? 'person' : open ? 'open' : 'opponent', level: hot || watching || open ? null : 'sergeant', name: hot ? 'Ana' : watching || id === 'mock-clock' ? 'Boris' : null, mine: hot, here: hot || watching },
      { seat: 1, side: 'allies', kind: 'person', level: null, name: 'Ana', mine: !watching, here: true },
    ],
    hotseat: hot, spectators: watching ? 2 : 0, watchable: true, listed: false, open_hands: false,
    clock: id === 'mock-clock' ? { kind: 'live', base: 1800, increment: 10, days: 0 } : { kind: 'none', base: 0, increment: 0, days: 0 },
    status: open ? 'waiting' : over ? 'finished' : 'playing',
    result: over ? { winner: 1, ending: 'sudden-death', say: { k: 'ending-sudden-death' } } : null,
    offers: id === 'mock-clock' ? [{ kind: 'draw', from: 0, to_revision: null }] : [],
    rematch: null,
    lesson: id === 'mock-lesson' ? { step: 3, steps: 24, title: { k: 'A Move Order' }, text: { k: 'Play the Move card at the bottom. It lets a unit walk; a leader takes others along.' }, expect: [], point: ['h:H10'], rules: ['O21'] } : null,
    created: Date.now() - 86_400_000, moved: Date.now() - 3_600_000, revision: 0, rules: [],
  };
}

async function statesOf(id: string): Promise<(State & { view: View })[]> {
  const all = await json<(State & { view: View })[]>(`game-${gameOf(id)}.json`);
  return all;
}

async function answer(url: URL, init?: RequestInit): Promise<Response> {
  try {
    const body = await answerData(url, init);
    return body === undefined ? reply({ error: 'missing', say: { k: 'web-error-missing' } }, 404) : reply(body);
  } catch (error) {
    return reply({ error: 'server', say: { k: String(error) } }, 500);
  }
}
function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

async function answerData(url: URL, init?: RequestInit): Promise<unknown> {
  const parts = url.pathname.split('/').slice(2);
  const [what, a, b, c] = parts;
  if (what === 'lobby') return json('lobby.json');
  if (what === 'catalogue') return json('catalogue.json');
  if (what === 'account') return { name: a ? 'Ana' : null, account: a === 'login' || a === 'register' };
  if (what === 'rules') return { rule: b, say: { k: `rule-${(b ?? '').toLowerCase().replaceAll('.', '-')}` }, rows: [{ id: b, text: 'A row of the ledger in our own words.' }] };
  if (what === 'scenarios' && c === 'geometry') return json(`geometry-${b}.json`);
  if (what !== 'rooms') return undefined;
  if (!a && init?.method === 'POST') return newRoom(JSON.parse(String(init.body)) as NewRoom);
  if (a === 'mine') return Promise.all(['mock', 'mock-clock', 'mock-hedge', 'mock-over'].map(async (id, n) => ({ room: await roomOf(id), your_turn: n < 2 })));
  if (a === 'open') return Promise.all(['mock-waiting'].map(async (id) => ({ room: { ...(await roomOf(id)), seats: (await roomOf(id)).seats.map((s) => ({ ...s, mine: false })) }, your_turn: false })));
  if (a === 'watch') return Promise.all(['mock-watch'].map(async (id) => ({ room: await roomOf(id), your_turn: false })));
  if (!a?.startsWith('mock')) return undefined;
  if (!b || b === 'sit') return roomOf(a);
  if (b === 'geometry') return json(`geometry-${gameOf(a)}.json`);
  if (b === 'replay') return c ? replayStep(a, Number(c), url.searchParams.get('since')) : replay(a);
  if (b === 'report') return report(a);
  return undefined;
}

function newRoom(wish: NewRoom): unknown {
  const people = wish.seats.filter((seat) => seat.kind === 'me').length;
  const room = wish.lesson ? 'mock-lesson' : people === 2 ? 'mock-hotseat' : wish.seats.some((s) => s.kind === 'open') ? 'mock-waiting' : 'mock-setup';
  return { room, invites: wish.seats.map((seat) => (seat.kind === 'open' ? 'aSecretThatOpensASeat' : null)) };
}

async function replay(id: string): Promise<ReplayInfo> {
  const states = await statesOf(id);
  const turns: ReplayInfo['turns'] = [];
  for (const [revision, { view }] of states.entries())
    if (turns.at(-1)?.turn !== view.turn) turns.push({ revision, turn: view.turn, side: view.active, time: view.time });
  return { room: await roomOf(id), count: states.length - 1, eyes: [0, 1, -2], turns };
}
async function replayStep(id: string, revision: number, since: string | null): Promise<ReplayStep | undefined> {
  const states = await statesOf(id);
  const state = states[revision];
  const first = since === null ? revision : Number(since) + (since === '0' ? 0 : 1);
  const told = (from: number, to: number): LogLine[] => states.slice(from, to + 1).flatMap((one) => one.log);
  return state && { revision, eyes: 1, view: state.view, log: told(first, revision), lines: told(0, revision).length };
}
async function report(id: string): Promise<unknown> {
  const states = await statesOf(id);
  const points = states.filter((_, n) => n % 8 === 0).map(({ revision, view }) => ({ revision, turn: view.turn, time: view.time, vp: view.vp }));
  const lines = states.flatMap((state) => state.log.map((line) => ({ line, state })));
  const counts = (side: number): number[] => Array.from({ length: 13 }, (_, n) => lines.filter(({ line }) => line.dice?.total === n && line.side === side).length);
  const rolls = [0, 1].map((side) => {
    const by = counts(side);
    const count = by.reduce((a, b) => a + b, 0);
    const mean = by.reduce((sum, many, total) => sum + many * total, 0) / Math.max(1, count);
    return { side, count, mean, expected: 7, luck: (mean - 7) * count, counts: by };
  });
  const fire = [0, 1].map((side) => ({ side, attacks: 9 + side, pieces: 17, strength: 60, broken: 4, eliminated: 1, suppressed: 3, taken: 8 }));
  const losses = lines.filter(({ line }) => line.key === 'eliminated' || line.key === 'broke').map(({ line, state }) => ({ side: state.view.units.find((unit) => line.things[0] === `u:${unit.id}`)?.side ?? 0, thing: line.things[0], say: line.say, revision: state.revision, turn: state.view.turn }));
  const moments = lines.filter(({ line }) => line.loud && line.things.length > 0).slice(0, 5).map(({ line, state }, n) => ({ revision: state.revision, turn: state.view.turn, say: line.say, hexes: state.view.units.filter((unit) => line.things.includes(`u:${unit.id}`) && unit.hex).map((unit) => unit.hex), swing: n - 2, view: state.view }));
  return { room: await roomOf('mock-over'), points, losses, fire, rolls, moments };
}

class MockSocket extends EventTarget {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readyState = 0;
  #id: string;
  #states: State[] = [];
  #log: State['log'] = [];
  #at = 0;
  #room: RoomInfo | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string) {
    super();
    this.#id = address.split('/').at(-1) ?? 'mock';
    void this.#arrive();
  }

  async #arrive(): Promise<void> {
    this.#states = await statesOf(this.#id);
    this.#room = await roomOf(this.#id);
    this.#log = [];
    this.#at = 0;
    const wanted = { 'mock-setup': 0, 'mock-lesson': 0, 'mock-waiting': 0, 'mock-over': this.#states.length - 1, 'mock-hedge': 20, 'mock-town': 20 }[this.#id] ?? 130;
    const start = Math.min(wanted, this.#states.length - 1);
    for (this.#at = 0; this.#at <= start; this.#at++) this.#keep(this.#states[this.#at]!);
    this.#at--;
    this.readyState = 1;
    this.onopen?.(new Event('open'));
    this.#down({ t: 'room', room: this.#room });
    this.#tellState(true);
    this.#down({ t: 'chat', from: 0, lines: this.#id === 'mock-clock' ? [{ n: 0, name: 'Boris', seat: 0, text: 'Good luck! <b>No quarter.</b>', at: Date.now() - 60_000 }, { n: 1, name: 'Ana', seat: 1, text: 'You too.', at: Date.now() - 30_000 }] : [] });
    for (const seat of this.#room.seats) if (seat.mine) this.#down({ t: 'reactions', seat: seat.seat, reactions: {} });
    this.#goOn();
  }

  #keep(state: State): void {
    this.#log = [...this.#log.slice(0, state.log_from), ...state.log];
  }

  #tellState(all: boolean): void {
    const state = this.#states[this.#at]!;
    const over = this.#id === 'mock-over';
    const waiting = this.#id === 'mock-waiting';
    this.#down({
      ...state,
      log_from: all ? 0 : state.log_from,
      log: all ? this.#log : state.log,
      eyes: this.#id === 'mock-watch' ? -1 : state.eyes,
      question: over || waiting || this.#id === 'mock-watch' ? null : state.question,
      asked: over ? [] : state.asked,
      over,
      back: Math.max(0, state.revision - 1),
      clock: this.#id === 'mock-clock' ? { left: [1_234_000, 45_000], running: state.asked, at: Date.now() } : { ...state.clock, at: Date.now() },
    });
  }

  /** The other side's decisions follow by themselves. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const still = ['mock-over', 'mock-waiting'].includes(this.#id);
    if (still || this.#at + 1 >= this.#states.length || (this.#states[this.#at]!.question && this.#id !== 'mock-watch')) return;
    this.#timer = setTimeout(() => this.#next(), 500);
  }

  #next(): void {
    if (this.#at + 1 >= this.#states.length) return;
    this.#at++;
    this.#keep(this.#states[this.#at]!);
    this.#tellState(false);
    this.#goOn();
  }

  #down(message: Down): void {
    if (this.readyState === 1) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  send(data: string): void {
    const message = JSON.parse(data) as Up;
    setTimeout(() => this.#hear(message), 20);
  }

  #hear(message: Up): void {
    const revision = this.#states[this.#at]!.revision;
    if (message.t === 'ping') return this.#down({ t: 'pong', id: message.id });
    if (message.t === 'query') return this.#down({ t: 'answer', id: message.id, data: this.#query(message) });
    if (message.t === 'undo') return this.#down({ t: 'refused', id: message.id, code: 'no-undo', say: { k: 'The mock table takes nothing back.' } });
    if (message.t === 'choose') {
      this.#down({ t: 'done', id: message.id, revision: revision + 1 });
      return this.#next();
    }
    if (message.t === 'reactions') this.#down({ t: 'reactions', seat: message.seat, reactions: message.reactions });
    if (message.t === 'chat') this.#down({ t: 'chat', from: 99, lines: [{ n: 99, name: 'Ana', seat: 1, text: message.text, at: Date.now() }] });
    if (message.t === 'answer-offer' && this.#room) this.#down({ t: 'room', room: { ...this.#room, offers: [] } });
    if (message.t === 'resign' && this.#room) this.#down({ t: 'room', room: { ...this.#room, status: 'finished', result: { winner: 0, ending: 'resigned', say: { k: 'web-ending-resigned' } } } });
    this.#down({ t: 'done', id: message.id, revision });
  }

  #query(message: Query): Answer {
    if (message.what === 'inspect')
      return { title: { k: `Piece ${message.thing}` }, subtitle: { k: 'German squad' }, stats: [{ label: { k: 'ui-stat-fp' }, value: 6, boxed: true, terms: [{ value: 5, say: { k: 'printed' }, rule: '3.1' }, { value: 1, say: { k: 'Sgt Biermann commands' }, rule: '3.3.1.2' }] }, { label: { k: 'ui-stat-morale' }, value: 10, boxed: false, terms: [{ value: 7, say: { k: 'printed' }, rule: '3.1' }, { value: 3, say: { k: 'cover of a building' }, rule: 'T81' }] }], notes: [{ say: { k: 'Carries a light machine gun.' }, rule: '11.1' }] };
    if (message.what === 'why') return { reasons: [{ say: { k: 'Too far: 3 movement points are needed, 2 are left.' }, rule: 'O21.2' }] };
    if (message.what === 'sight')
      return { from: message.from ?? '', seen: { G7: 0, G8: 0, H8: 1, H9: 2, G9: 0 }, line: message.to ? { to: message.to, say: { k: 'Not seen' }, open: false, hindrance: 0, reasons: [{ say: { k: 'The woods of G9 are in the way.' }, rule: '10.1', hex: 'G9' }] } : null };
    return { attacks: [{ title: { k: 'Fire at G7' }, code: null, strength: 9, terms: [{ value: 7, say: { k: 'Line squad' }, rule: 'O20.3.1' }, { value: 2, say: { k: 'two more pieces' }, rule: 'O20.3.1' }], hit: null, targets: [{ thing: 'u:0', say: { k: 'Sgt Biermann' }, hold: 0.45, suppress: 0.12, breaks: 0.43, eliminate: 0 }, { thing: 'u:1', say: { k: 'Cpl Winkler' }, hold: 0.25, suppress: 0.1, breaks: 0.4, eliminate: 0.25 }] }], lines: [] };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.readyState = 3;
  }
}
