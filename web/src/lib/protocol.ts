// The contract between table and browser. The server's side is src/sandtable/table/protocol.py.
// The client knows no rule: it shows what it is told, lights what the question offers, and sends one choice back.

/** A text to be said in the reader's language: a Fluent key with arguments, which may be texts themselves. */
export interface Phrase {
  k: string;
  a?: Record<string, PhraseValue>;
}
export type PhraseValue = string | number | Phrase | PhraseValue[]; // a list is joined by commas

/** A thing on the table: "u:12" unit, "w:3" weapon, "h:K8" hex, "c:G-51" card, "s:0" side, "n:4" number, "x:word" other. */
export type Thing = string;

export interface Choice {
  code: number;
  verb: string;
  text: string; // notation, such as "step K8"
  say: Phrase;
  things: Thing[]; // in the order of the verb's arguments
}

export interface Question {
  prompt: Phrase;
  key: string; // of the prompt, such as "move-step"
  rule: string;
  choices: Choice[];
  extras: Choice[]; // legal at any time here, never pressing
  default: number | null; // what Enter takes: done, pass, or the only choice
  window: boolean; // a reaction window: can be answered in advance
  idle?: number | null; // what somebody takes who wants to do nothing more, where nothing is at stake
  scope?: string; // among whom: changes when others are asked to act
  odds: boolean; // a query "odds" has something to say
  stake: Phrase[]; // what a roll already lying there would mean
  actor?: Thing | null; // Combat!: the man whom the question is about
}

export interface LogLine {
  n: number; // place in this seat's log, from 0
  key: string; // "moved", "attack", "rolled"...
  say: Phrase;
  rule: string;
  hexes: string[];
  things: Thing[];
  args: { kind: string; value: number; text: string }[];
  dice: { white: number; coloured: number; total: number } | null;
  side: number | null;
  loud: boolean;
}

/** What a seat may know. Filled by the game; the fields below are Combat Commander's (games/combat_commander/view.py). */
export interface View {
  map: string;
  seat: number;
  sides: SideView[];
  units: UnitView[];
  weapons: WeaponView[];
  hexes: { hex: string; fort: string | null; smoke: number; blaze: boolean }[];
  objectives: { number: number; control: number; value: number }[];
  open_chits: string[];
  active: number;
  turn: number;
  orders_given: number;
  time: number;
  sudden_death: number;
  vp: number; // positive: Axis leads
  initiative: number;
  year: number;
  over: boolean;
  winner: number;
}
export interface SideView {
  nation: string;
  posture: string;
  quality: string;
  orders: number;
  edge: number; // 0 top, 1 right, 2 bottom, 3 left
  hand: string[] | null; // card ids, if this seat may see them
  hand_count: number;
  seen: string[];
  draw_count: number;
  discards: string[];
  secret_chits: string[] | null;
  secret_count: number;
  casualties: (string | null)[];
  surrender: number;
  radio: { radio: string; broken: boolean } | null;
}
export interface UnitView {
  id: number;
  tag: string;
  type: string; // key into Catalogue.units
  title: string;
  kind: 'squad' | 'team' | 'leader' | 'hero';
  side: number;
  hex: string | null;
  space: number | null; // on the Time Track
  flags: string[]; // broken, suppressed, veteran, activated, moving, op-firing, moved
  weapon: number | null;
  stats?: { fp: number; range: number; move: number; morale: number; cover: number; command: number | null };
}
export interface WeaponView {
  id: number;
  tag: string;
  type: string; // key into Catalogue.weapons
  title: string;
  carrier: number | null;
  eliminated: boolean;
  broken: boolean;
}

/** What the player of Combat! Volume 1 may know (games/combat/view.py). Printed facts are in CombatCatalogue. */
export interface CombatView {
  map: string;
  scenario: string;
  seat: number;
  turn: number;
  turns: number; // the last one
  step: 'set-up' | 'cards' | 'orders' | 'enemy-orders' | 'action' | 'end';
  impulse: number; // 1 to 4; 0 outside the action
  wind: number; // map direction, 0 up, clockwise
  night: number | null; // how far is seen tonight; null by day
  men: CombatMan[];
  guns: CombatGun[];
  hand: string[] | null; // "F12", keys into CombatCatalogue.cards; null for others than the player
  hand_count: number;
  aside: string[] | null; // planned for the next turn
  aside_count: number;
  played: string | null; // this turn's card
  draw_count: number;
  discards: string[];
  enemy_draw_count: number;
  enemy_discards: string[];
  display: (string | null)[]; // "E25": card of Red, Yellow, White, Blue
  cup_count: number;
  track: { team: CombatTeam; initiative: number }[]; // in the order in which they act
  acting: CombatTeam | null;
  effects: number[]; // in force this turn; in words: query inspect "x:effects"
  markers: {
    made: Record<string, string>; // hex -> "foxhole", "rubble", "crater"
    melees: string[];
    smoke: { hexes: string[]; fading: boolean; value: number }[]; // by source
    lights: string[];
    lit: string[]; // hexes that they light
    grenades: { hex: string; blast: string }[]; // live, thrown
    corpses: { hex: string; man: string }[];
  };
  points: number; // victory points if it ended now; line by line: query inspect "x:victory"
  found: number[]; // entries of the scenario's search list
  over: boolean;
  winner: number;
  result: string | null; // key "combat-result-..."
}
export type CombatTeam = 'able' | 'baker' | 'charlie' | 'red' | 'yellow' | 'white' | 'blue';
export interface CombatMan {
  id: number; // Thing "u:ID"
  tag: string; // "taylor"; an Unknown is "red-3"
  side: 'friendly' | 'enemy';
  team: CombatTeam;
  hex: string | null;
  place: 'board' | 'dead' | 'left' | 'reserve' | 'removed';
  known: boolean; // false: an Unknown, and of all below only what lies on the Board
  morale: string; // key into CombatCatalogue.morale
  order: string; // key into CombatCatalogue.orders, which has its four numbers
  directions: number; // of an Enemy's moves: two digits, 0 for none
  aim: string | null; // hex of his Target Marker
  with: string | null; // tag of the man carried, carrier or patient
  guard: string | null; // tag of his Guard: he is a prisoner
  grenade: 'live' | 'smoke' | null; // in his hand
  marks: ('near' | 'far')[]; // of live grenades
  alert?: boolean; // Enemies
  confirmed?: boolean; // Enemies: no Dummy
  spotted?: boolean; // Friendlies
  // only if known
  name?: string; // key into CombatCatalogue.men
  title?: string;
  rank?: string;
  tq?: number; // printed; as it stands now: query inspect
  ldr?: number;
  current_ldr?: number;
  tough?: boolean;
  medic?: boolean;
  dummy?: boolean;
  gun?: '' | 'operator' | 'assistant';
  grenades?: number; // Grenade WS, -1 without
  rifle_grenades?: number;
  weapons?: { weapon: string; slot: number; ammo: 'loaded' | 'low-ammo' | 'no-ammo' }[];
  skills?: number[];
  wounds?: ('light' | 'bad' | 'light-bandaged' | 'bad-bandaged')[];
  incapacitated?: boolean;
  flares?: number;
  papers?: number;
  captive?: boolean;
  carried?: boolean;
}
export interface CombatGun {
  id: number; // Thing "w:ID"
  tag: string;
  weapon: string;
  hex: string | null;
  operator: string | null; // tags
  assistant: string | null;
  ammo: string;
}

/** Of any game: each is drawn by the kit of its title (kits.ts). */
export type AnyView = View | CombatView;
export type AnyCatalogue = Catalogue | CombatCatalogue;

export interface Clock {
  kind: 'none' | 'live' | 'days';
  base: number; // live: seconds at the start
  increment: number; // live: seconds added by a decision
  days: number; // days: for each turn of thought
}
export interface ClockState {
  left: (number | null)[]; // milliseconds by seat when `at` was
  running: number[]; // seats whose clock runs
  at: number; // server time, milliseconds
}

export interface SeatInfo {
  seat: number;
  side: string; // "axis"
  kind: 'person' | 'opponent' | 'open';
  level: string | null; // of an opponent
  name: string | null; // of a person
  mine: boolean;
  here: boolean; // connected now
}

export interface Offer {
  kind: 'draw' | 'undo' | 'rematch';
  from: number; // seat
  to_revision: number | null; // undo
}

export interface RoomInfo {
  id: string;
  title: string;
  scenario: { name: string; title: string };
  options: Record<string, unknown>;
  seats: SeatInfo[];
  hotseat: boolean;
  spectators: number;
  watchable: boolean;
  clock: Clock;
  status: 'waiting' | 'playing' | 'finished';
  result: Result | null;
  offers: Offer[];
  rematch: string | null; // room that follows this one
  lesson: Lesson | null; // where it stood when this was told; each state brings its own
  created: number;
  moved: number; // time of the last decision
  revision: number;
  rules: ChosenRule[]; // chosen by whoever started it
}
/** What an invitation is to, told before the seat is taken. */
export interface Invitation {
  room: RoomInfo;
  seat: number;
}
export interface Result {
  winner: number; // seat; -1 nobody
  ending: string; // key: a game's own ending, or "resigned", "draw", "time"
  say: Phrase;
}
export interface Lesson {
  step: number;
  steps: number;
  title: Phrase;
  text: Phrase;
  expect: number[]; // codes that lead on; empty: wait
  point: Thing[]; // what to look at
  rules: string[]; // the rules used here
}

/**
 * How a seat wants reaction windows answered: by prompt key; "*" is the rest. "ask": always, "pass": never (the default
 * choice is taken), "auto": only when there is more than one choice (it can tell the other side something, so it is the
 * standard only where no other person plays; else "ask" is).
 */
export type Reactions = Record<string, 'ask' | 'pass' | 'auto'>;

// ---- down ----
export type Down =
  | { t: 'room'; room: RoomInfo }
  | {
      t: 'state';
      revision: number; // decisions made
      eyes: number; // the seat whose knowledge this is; -1 spectator
      view: AnyView;
      asked: number[];
      question: Question | null; // only for a seat that is asked
      undo: boolean;
      back: number; // revision to which "ask-undo" could go; = revision if none
      log_from: number; // drop lines from here on, then append `log`
      log: LogLine[];
      clock: ClockState;
      over: boolean;
      lesson?: Lesson | null; // the step that belongs to this revision; null when the game is free
    }
  | { t: 'chat'; lines: ChatLine[]; from: number }
  | { t: 'reactions'; seat: number; reactions: Reactions }
  | { t: 'answer'; id: number; data: unknown }
  | { t: 'done'; id: number; revision: number } // committed
  | { t: 'refused'; id: number; code: RefusalCode; say: Phrase }
  | { t: 'pong'; id: number };

export type RefusalCode =
  | 'malformed' | 'too-large' | 'too-fast' | 'stale' | 'not-asked' | 'illegal' | 'not-yours' | 'no-undo' | 'over'
  | 'lesson' | 'unknown' | 'no-offer' | 'waiting';

export interface ChatLine {
  n: number;
  name: string;
  seat: number; // -1 spectator
  text: string;
  at: number;
}

// ---- up ---- (every message has a number of its own, echoed in the reply)
export type Up =
  | { t: 'choose'; id: number; revision: number; seat: number; code: number }
  | { t: 'undo'; id: number; revision: number; seat: number }
  | { t: 'offer'; id: number; kind: Offer['kind']; seat: number; to_revision?: number }
  | { t: 'answer-offer'; id: number; kind: Offer['kind']; seat: number; yes: boolean }
  | { t: 'resign'; id: number; seat: number }
  | { t: 'chat'; id: number; text: string }
  | { t: 'eyes'; id: number; seat: number } // hot-seat: who sits at the screen now
  | { t: 'reactions'; id: number; seat: number; reactions: Reactions }
  | { t: 'query'; id: number; what: 'inspect'; thing: Thing }
  | { t: 'query'; id: number; what: 'why'; thing: Thing }
  | { t: 'query'; id: number; what: 'sight'; from: string; to?: string }
  | { t: 'query'; id: number; what: 'odds'; code?: number }
  | { t: 'ping'; id: number };

// ---- answers to queries ----
export interface Inspection {
  title: Phrase;
  subtitle: Phrase | null;
  stats: { label: Phrase; value: number | string; boxed: boolean; terms: { value: number; say: Phrase; rule: string }[] }[];
  notes: { say: Phrase; rule: string }[];
}
export interface Why {
  reasons: { say: Phrase; rule: string }[]; // empty: it is offered
}
export interface SightAnswer {
  from: string;
  seen: Record<string, number>; // hex -> hindrance; what is missing is not seen
  line: { to: string; say?: Phrase; open: boolean; hindrance: number; reasons: { say: Phrase; rule: string; hex: string | null }[] } | null;
}
export interface OddsAnswer {
  attacks: {
    title: Phrase;
    code: number | null; // the choice this is about
    strength: number;
    terms: { value: number; say: Phrase; rule: string }[];
    hit: number | null; // chance of a Targeting Roll, 0 to 1
    targets: { thing: Thing; say: Phrase; hold: number; suppress: number; breaks: number; eliminate: number }[];
    chances?: { say: Phrase; chance: number }[]; // Combat!: what the attack may do; `strength` is the number needed, `hit` the chance of one shot
  }[];
  lines: {
    say: Phrase; thing: Thing | null; chances: { say: Phrase; chance: number }[]; // rallies, melees, checks
    code?: number; // the choice this is about
    number?: number; // the number needed, with its terms
    terms?: { value: number; say: Phrase; rule: string }[];
  }[];
}

// ---- REST ----
export interface ScenarioCard {
  title: string; // of the game
  name: string;
  label: string;
  description: string;
  lesson: string;
  say?: { label: Phrase; description: Phrase | null; lesson: Phrase | null; task?: Phrase | null; place?: Phrase | null }; // the three texts above, in the reader's language
  map: string;
  year: number;
  number: number;
  length: number; // Time spaces to Sudden Death
  difficulty: 1 | 2 | 3;
  sides: { seat: number; side: string; nation: string; posture: string; quality: string; units: { say: string; phrase?: Phrase; count: number }[]; orders: number }[];
  options?: Record<string, unknown>; // that the scenario sets itself
}
/** A switch of the rules that whoever starts a game may turn. */
export interface Option {
  name: string; // in NewRoom.options
  label: Phrase;
  text: Phrase; // what it changes
  rule: string;
  on: boolean; // by itself
  editions: string[]; // those that turn it on
}
/** What was chosen for a game, in words. */
export interface ChosenRule {
  say: Phrase;
  rule: string; // "": none of its own
}
export interface Lobby {
  titles: { name: string; label: string; editions: string[]; opponents: string[]; seats: string[]; options: Option[] }[];
  scenarios: ScenarioCard[];
  lessons: { name: string; title: string; say: Phrase }[];
}
export interface NewRoom {
  title: string;
  scenario?: string;
  random?: { seed?: number };
  lesson?: string;
  options?: Record<string, unknown>;
  seats: { kind: 'me' | 'opponent' | 'open'; level?: string }[]; // by seat number; two "me": hot-seat
  clock?: Clock;
  watchable?: boolean;
  listed?: boolean; // shown among open seats
}
export interface NewRoomReply {
  room: string;
  invites: (string | null)[]; // secret of each open seat, for #seat=... of a link
}
export interface RoomEntry {
  room: RoomInfo;
  your_turn: boolean;
}
export interface Person {
  name: string | null;
  account: boolean;
}
/** Where somebody is told that it is his turn. */
export interface NotifyInfo {
  webhook: string | null;
  mail: string | null;
  unconfirmed: string | null; // an address to which a code was sent
  webhooks: boolean; // does this server do that?
  mails: boolean;
}
/** Geometry of a map in drawing units of its SVG (viewBox 0 0 width height). */
export interface Geometry {
  width: number;
  height: number;
  hexes: { name: string; x: number; y: number; terrain: string; level: number; objective: number }[];
  corners: [number, number][]; // of a hex, from its centre
  radius: number; // distance from the centre to the middle of a hexside
}
/** Static facts of a game for drawing: everything printed on cards and counters. */
export interface Catalogue {
  cards: Record<string, {
    nation: string; order: Phrase; action: Phrase; event: Phrase; event_rule: string; order_rule: string; action_rule: string;
    trigger: string | null; hex: string; white: number; coloured: number;
  }>;
  units: Record<string, {
    nation: string; kind: string; title: Phrase;
    front: Face; back: Face;
  }>;
  weapons: Record<string, {
    nation: string | null; title: Phrase; kind: string; fp: number; range: number; min_range: number; move: number;
    boxed: string[]; ordnance: boolean;
  }>;
  radios: Record<string, { nation: string; title: Phrase; fp: number; kind: string }>;
  chits: Record<string, { say: Phrase; objective: number; value: number }>;
}
/** The same of Combat! Volume 1 (games/combat/catalogue.py). */
export interface CombatCatalogue {
  cards: Record<string, {
    number: number; title: Phrase; text: Phrase; kind: 'discard' | 'order' | 'event'; kind_say: Phrase; rule: string;
    initiative: number[]; // Able, Baker, Charlie; empty on Event cards without
    wound: string; wound_say: Phrase;
  }>;
  enemy_cards: Record<string, {
    serial: number; initiative: number; cover: CombatRow[]; open: CombatRow[]; rout: number; berserk: number;
  }>;
  men: Record<string, {
    title: Phrase; side: 'friendly' | 'enemy'; team: CombatTeam; rank: string; number: number; tq: number; ldr: number;
    weapons: { weapon: string; skill: number }[]; grenades: number; rifle_grenades: number; tough: boolean; medic: boolean;
  }>;
  weapons: Record<string, {
    title: Phrase; range: number; bands: [number, number][]; rof: number[]; slow: boolean; heavy: 0 | 1 | 2; belt_fed: boolean; pistol: boolean;
  }>;
  blasts: Record<string, { title: Phrase; range: number; damage: number[]; frag: number[]; smoke: number }>;
  orders: Record<string, { title: Phrase; rule: string; entries: string[]; ws: number | null }>; // entries: the four numbers, as words
  teams: Record<CombatTeam, Phrase>;
  morale: Record<string, Phrase>;
  terrain: Record<string, Phrase>;
}
export interface CombatRow {
  morale: string;
  order: string;
  directions: number;
  letters: string; // "", "C", "G", "CG", "GC"
}
export interface Face {
  fp: number;
  range: number;
  move: number;
  morale: number;
  command: number | null;
  boxed: string[]; // of fp, range, move
}
export interface ReplayInfo {
  room: RoomInfo;
  count: number; // decisions
  eyes: number[]; // seats whose eyes may be used; -2 means all eyes (finished games)
  turns: { revision: number; turn: number; side: number; time: number }[];
}
export interface ReplayStep {
  revision: number;
  eyes: number;
  view: AnyView;
  log: LogLine[]; // what this decision brought; with `?since=K`, what all decisions after the Kth brought (0: from the start)
  lines: number; // how many lines this seat's log has after this decision
}
export interface Report {
  room: RoomInfo;
  points: { revision: number; turn: number; time: number; vp: number }[];
  losses: { side: number; thing: Thing; say: Phrase; revision: number; turn: number }[];
  fire: { side: number; attacks: number; pieces: number; strength: number; broken: number; eliminated: number; suppressed: number; taken: number }[];
  rolls: { side: number; count: number; mean: number; expected: number; luck: number; counts: number[] }[]; // counts by total 0..12
  moments: { revision: number; turn: number; say: Phrase; hexes: string[]; swing: number; view: AnyView }[];
}
