// One room as this browser sees it: the connection, what the table last told, and what can be asked of it.
import { applied } from './changes';
import type { Ask, AskSetUp, Placements } from './components';
import { notifyTurn } from './notify';
import type {
  Answer, AnyView, ChatLine, Down, Hint, Inspection, LogLine, OddsAnswer, Offer, Phrase, PlansAnswer, Question, Reactions, ReadySetUp, RefusalCode, RoomInfo, Roster,
  SightAnswer, Thing,
  Up, WhatIf, Why,
} from './protocol';
import { known, say, t } from './say.svelte';
import { mySides } from './places';
import { scenarioTitle } from './scenarios';
import { toast } from './toasts.svelte';

type Told = Extract<Down, { t: 'state' }>;
/** As it was told, with the view whole. */
export type State = Omit<Told, 'view' | 'changes'> & { view: AnyView };
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'closed';
export type Mark = Extract<Down, { t: 'mark' }> & { n: number };
type Reply = Extract<Down, { t: 'answer' | 'done' | 'pong' }>;
type Without<M, K extends string> = M extends unknown ? Omit<M, K> : never;
type Message = Without<Up, 'id'>;

/** The table said no, or was not reached ("lost": nobody knows yet whether it was done; the next state tells). */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode | 'lost',
    readonly say: Phrase,
  ) {
    super(known(say.k) ? worded(say) : t('web-error-other', { code }));
  }
}
const worded = (phrase: Phrase): string => say(phrase);

const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;
export const MARK_LASTS = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The table closes with this code if there is no such room (or it is not for us). */
export const CLOSE_MISSING = 4404;

interface Waiting {
  done: (reply: Reply) => void;
  failed: (error: Refused) => void;
}

export class Table {
  room = $state.raw<RoomInfo | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  reactions = $state.raw<Record<number, Reactions>>({});
  marks = $state.raw<Mark[]>([]); // what somebody points at just now
  connection = $state<Connection>('connecting');
  skew = $state(0); // server time minus browser time
  #sending = $state(0); // choices under way
  #behind = $state(false); // a choice was done whose state is not here yet

  /** A choice is under way: what is lit may be old. */
  busy = $derived(this.#sending > 0 || this.#behind);
  mine = $derived(this.room ? mySides(this.room) : []);
  eyes = $derived(this.state?.eyes ?? -1);
  question = $derived<Question | null>(this.connection === 'open' ? (this.state?.question ?? null) : null);
  myTurn = $derived(isMyTurn(this.state, this.mine));

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #underWay = new Set<string>(); // what is not sent a second time before it is answered
  #told: Record<number, Reactions> = {}; // by seat, as the table has them
  #setting = 0; // changes of reactions under way
  #nextId = 1;
  #lastMark = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  // ---- connection ----

  /** Connects, and keeps connecting until `close`. */
  open(): void {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#heart = setInterval(() => this.#checkAlive(), PING_EVERY);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearInterval(this.#heart);
    clearTimeout(this.#retry);
    this.#drop();
    this.connection = 'closed';
  }

  /** Connects at once instead of waiting for the next try. */
  retry = (): void => {
    if (this.connection === 'closed' || this.connection === 'open') return;
    this.#connect();
  };

  /** Arrives anew, so that everything is told again (after sitting down, for one). */
  refresh(): void {
    this.#connect();
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.connection === 'gone') return;
    if (this.connection === 'open') this.#checkAlive();
    else this.retry();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/rooms/${encodeURIComponent(this.id)}?changes=true`);
    this.#socket = socket;
    if (this.connection !== 'lost') this.connection = 'connecting';
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** Lets go of the socket, deaf to whatever it may still say. */
  #drop(): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.#failAll();
  }

  #lost(code: number): void {
    this.#drop();
    if (code === CLOSE_MISSING) {
      this.connection = 'gone';
      return;
    }
    this.connection = 'lost';
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  /** What was sent may or may not have been done; it is never sent again. */
  #failAll(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.failed(new Refused('lost', { k: 'web-error-lost' }));
  }

  #checkAlive(): void {
    if (this.connection !== 'open' || this.#pong !== undefined) return;
    this.#pong = setTimeout(() => this.#lost(0), PONG_WITHIN);
    this.#send({ t: 'ping' }).catch(() => undefined);
  }

  // ---- down ----

  #heard(text: string): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const message = parsed(text);
    if (message) this.#take(message);
    else toast(t('web-error-unreadable'), 'error');
  }

  #take(message: Down): void {
    switch (message.t) {
      case 'room':
        this.room = message.room;
        break;
      case 'state':
        this.#takeState(message);
        break;
      case 'chat':
        this.chat = [...this.chat.slice(0, message.from), ...message.lines];
        break;
      case 'reactions':
        this.#told = { ...this.#told, [message.seat]: message.reactions };
        if (this.#setting === 0) this.reactions = this.#told; // else a later change is on its way
        break;
      case 'mark':
        this.#shown(message);
        break;
      case 'refused':
        this.#waiter(message.id)?.failed(new Refused(message.code, message.say));
        break;
      default:
        this.#waiter(message.id)?.done(message);
    }
  }

  #takeState({ changes, ...told }: Told): void {
    const view = changes && this.state ? applied(this.state.view, changes) : told.view;
    if (told.log_from > this.log.length || !view) {
      this.#lost(0); // we missed lines: arriving again brings all of them
      return;
    }
    const state: State = { ...told, view };
    const before = this.myTurn;
    this.connection = 'open';
    this.#failures = 0;
    this.#behind = false;
    this.log = [...this.log.slice(0, state.log_from), ...state.log];
    this.skew = state.clock.at - Date.now();
    this.state = state;
    if (this.myTurn && !before && this.room && !this.room.hotseat) notifyTurn(this.id, scenarioTitle(this.room));
  }

  #shown(message: Extract<Down, { t: 'mark' }>): void {
    const mark = { ...message, n: ++this.#lastMark };
    this.marks = [...this.marks, mark];
    setTimeout(() => (this.marks = this.marks.filter((one) => one.n !== mark.n)), MARK_LASTS);
  }

  #waiter(id: number): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  // ---- up ----

  #send(message: Message): Promise<Reply> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused('lost', { k: 'web-error-not-connected' }));
    const id = this.#nextId++;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Sends something that changes the game; a refusal is shown. Tells whether it was done. */
  async #act(message: Message): Promise<boolean> {
    try {
      const reply = await this.#send(message);
      if (reply.t === 'done') this.#behind ||= this.#isOld(message, reply.revision);
      return true;
    } catch (error) {
      this.#show(error);
      return false;
    }
  }

  /** Is the state that follows still to come? */
  #isOld(message: Message, revision: number): boolean {
    const here = this.state?.revision ?? 0;
    return message.t === 'choose' || message.t === 'place' || message.t === 'write' ? here < revision : message.t === 'undo' && here > revision;
  }

  /** A second click before the first is answered is the same click. */
  async #once(message: Message): Promise<boolean> {
    const what = 'kind' in message ? `${message.t} ${message.kind}` : message.t;
    if (this.#underWay.has(what)) return false;
    this.#underWay.add(what);
    try {
      return await this.#act(message);
    } finally {
      this.#underWay.delete(what);
    }
  }

  #show(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.code !== 'stale') toast(error.message, 'error'); // stale: the state comes again and explains itself
  }

  /** The seat that acts when the reader clicks. */
  get actor(): number {
    const asked = this.state?.asked ?? [];
    return this.mine.includes(this.eyes) ? this.eyes : (asked.find((seat) => this.mine.includes(seat)) ?? this.mine[0] ?? -1);
  }

  chosen = $state<number | null>(null); // last, by the reader
  async choose(code: number): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.chosen = code;
    this.#sending++;
    try {
      return await this.#act({ t: 'choose', revision: this.state.revision, seat: this.actor, code });
    } finally {
      this.#sending--;
    }
  }

  /** A whole set-up, or nothing of it. */
  async place(placements: Placements): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.#sending++;
    try {
      return await this.#act({ t: 'place', revision: this.state.revision, seat: this.actor, placements });
    } finally {
      this.#sending--;
    }
  }

  /** Several decisions in notation, or none of them. */
  async write(texts: string[]): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.#sending++;
    try {
      return await this.#act({ t: 'write', revision: this.state.revision, seat: this.actor, texts });
    } finally {
      this.#sending--;
    }
  }

  async undo(): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.#sending++;
    try {
      return await this.#act({ t: 'undo', revision: this.state.revision, seat: this.actor });
    } finally {
      this.#sending--;
    }
  }

  offer(kind: Offer['kind'], to_revision?: number): Promise<boolean> {
    return this.#once({ t: 'offer', kind, seat: this.actor, ...(to_revision === undefined ? {} : { to_revision }) });
  }
  answerOffer(kind: Offer['kind'], seat: number, yes: boolean): Promise<boolean> {
    return this.#once({ t: 'answer-offer', kind, seat, yes });
  }
  resign(): Promise<boolean> {
    return this.#once({ t: 'resign', seat: this.actor });
  }
  tell(text: string): Promise<boolean> {
    return this.#act({ t: 'chat', text });
  }
  /** Point at a hex for everybody at the table, from one to another, or show a line of sight. */
  mark(from: string, to: string | null, sight: boolean): Promise<boolean> {
    return this.#act({ t: 'mark', from, to, sight });
  }
  /** Hot-seat: another player sits down before the screen. */
  look(seat: number): Promise<boolean> {
    return this.#act({ t: 'eyes', seat });
  }
  /** Shown at once: the next change is made to what the reader sees. */
  async setReactions(seat: number, reactions: Reactions): Promise<boolean> {
    this.reactions = { ...this.reactions, [seat]: reactions };
    this.#setting++;
    const done = await this.#act({ t: 'reactions', seat, reactions });
    this.#setting--;
    if (!done && this.#setting === 0) this.reactions = this.#told;
    return done;
  }

  /** Questions that change nothing. They reject; whoever asks shows it or lets it be. */
  readonly ask: Ask & AskSetUp = {
    inspect: (thing: Thing) => this.#query<Inspection>({ t: 'query', what: 'inspect', thing }),
    why: (thing: Thing) => this.#query<Why>({ t: 'query', what: 'why', thing }),
    sight: (from: string, to?: string) => this.#query<SightAnswer>({ t: 'query', what: 'sight', from, ...(to ? { to } : {}) }),
    odds: (code?: number) => this.#query<OddsAnswer>({ t: 'query', what: 'odds', ...(code === undefined ? {} : { code }) }),
    roster: (placements: Placements) => this.#query<Roster>({ t: 'query', what: 'roster', placements }),
    ready: (placements: Placements) => this.#query<ReadySetUp>({ t: 'query', what: 'ready', placements }),
    plans: (things: Thing[], to?: string) => this.#query<PlansAnswer>({ t: 'query', what: 'plans', things, ...(to ? { to } : {}) }),
    whatIf: (texts: string[]) => this.#query<WhatIf>({ t: 'query', what: 'what-if', texts }),
  };

  hint(): Promise<Hint> {
    return this.#query({ t: 'query', what: 'hint' });
  }

  async #query<T extends Answer>(message: Message): Promise<T> {
    const reply = await this.#send(message);
    if (reply.t !== 'answer') throw new Refused('malformed', { k: 'web-error-unreadable' });
    return reply.data as T;
  }
}

/** Where the table asks our own eyes nothing, a partner decides. */
function isMyTurn(state: State | null, mine: number[]): boolean {
  if (!state || state.over) return false;
  return state.asked.some((seat) => mine.includes(seat) && (seat !== state.eyes || state.question !== null));
}

function parsed(text: string): Down | null {
  try {
    return JSON.parse(text) as Down;
  } catch {
    return null;
  }
}
