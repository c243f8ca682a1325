// What one game brings to the table in the browser. Everything else (board, camera, prompt, log, menus, replay) is the same for all.
import { getContext, setContext, type Component } from 'svelte';
import type { Beat } from '../director/beats';
import type { Moment } from '../compose/standing.svelte';
import type { Weights } from '../panels/log/log';
import type { Glow, Glows } from '../table/drawn/glows';
import type { Fan, Hex } from '../table/ground/layout';
import type { Often } from './often';
import type { Ask, Drawing } from './components';
import type { AnyCatalogue, AnyView, Choice, Geometry, LogEntry, LogLine, Question, Report, RoomInfo, Thing } from './protocol';
import type { SideFacts } from './titlefacts';

/** A position as the board needs it. What the pieces are, only the game's own parts know. */
export interface Scene {
  readonly hexes: Map<string, Hex>;
  hexOf(thing: Thing): string | null;
  thingsIn(hex: string): Thing[]; // the pieces of a hex
  beside(thing: Thing): Thing[]; // what goes with a piece
  has(thing: Thing): boolean; // a piece, on the board or to be placed
  leads?(thing: Thing): boolean; // who goes takes others along
  isPile(hex: string): boolean; // holds more than can be seen
  fan(hex: string): Fan | null; // its pieces side by side
  pileScale(hex: string, piece: number): number; // how large a counter is drawn there
  waiting(shown: readonly Thing[]): number; // own pieces that come later
  home(): string[]; // where one's own pieces are
  used(): string[]; // hexes with anything in them
  name(thing: Thing): string; // of a piece, in few words
  words(thing: Thing): string; // a piece or a hex
  rows(hex: string): { thing: Thing; words: string }[]; // its pieces, the top one first
  fullWords(hex: string, lit: ReadonlySet<Thing>): string; // a hex and all that is in it
}

export interface PieceProps<S> {
  scene: S;
  thing: Thing;
  x?: number;
  y?: number;
  glow?: Glow;
  dead?: boolean; // a picture only
}
export interface StacksProps<S> {
  scene: S;
  glows: Glows;
  scale: number; // of the counters, as the reader wants them
  fanned: string | null; // a hex whose counters are shown elsewhere
  over: string | null; // the hex that is pointed at
}
export interface GroundProps<S> {
  scene: S;
  geometry: Geometry;
}
export interface CardProps<C> {
  id: string;
  catalogue: C;
}
/** What a card that lies beside the hand needs to be played from there, or to say why not. */
export interface Offer {
  choices: (card: Thing) => Choice[];
  press: (card: Thing, button: HTMLElement) => void;
  look: (card: Thing, button: HTMLElement) => void;
  leave: () => void;
}
export interface PilesProps<V, C> {
  view: V;
  catalogue: C;
  eyes: number;
  offer?: Offer; // where somebody may play
  last: boolean; // at the right end of the hand
}
export interface TracksOf<V, C> {
  room: RoomInfo;
  view: V;
  catalogue: C;
  geometry?: Geometry;
  compact?: boolean;
  onlight?: (things: Thing[]) => void;
  oncentre?: (hexes: string[]) => void;
  onpoint?: (thing: Thing | null) => void;
}
export interface OpenHandsOf<V, C> {
  room: RoomInfo;
  view: V;
  catalogue: C;
}
export interface ChoiceMarkProps<S> {
  choice: Choice;
  scene: S;
}

/** What orders that are drawn on the board need of the room. */
export interface PlanMeans<V, S> {
  question: () => Question | null; // as the table asks it
  view: () => V;
  scene: () => S;
  revision: () => number;
  busy: () => boolean;
  ready: () => boolean; // nothing lies over the table, and nothing is played
  playing: () => boolean; // what happened is being shown
  skip: () => void; // to its end
  undo: () => boolean; // can anything be taken back?
  ask: () => Ask;
  write: (texts: string[]) => Promise<boolean>; // decisions in notation: all of them, or none
  takeBack: () => void;
  show: (log: LogEntry[], after: V) => void; // a film of what never happened
  hide: () => void; // and back to what is
  centre: (hexes: string[]) => void;
  point: (thing: Thing | null) => void;
}
export interface PlannerOf extends Drawing {
  readonly idle: ReadonlySet<Thing>; // who has been told nothing
  readonly shownOnly: boolean; // what is committed is looked at, nothing can be drawn
  takes(choice: Choice | undefined): boolean; // a choice that means more here: it is done
  escape(): boolean; // lets go of what is picked; false: there is nothing
}
/** Orders that are drawn on the board, drafted, and settled together. */
export interface PlanningParts<V, C, S, P extends PlannerOf> {
  make: (means: PlanMeans<V, S>) => P;
  /** The question while its film still runs: in words of what is seen, for its choices have to wait; `log` as far as it has been shown. */
  meanwhile: (question: Question, log: readonly LogLine[]) => Question;
  Under: Component<{ planner: P; scene: S }>; // on the board, under the pieces
  Layer: Component<{ planner: P; scene: S; k: number }>; // and over them
  Strip: Component<{ planner: P; scene: S; view: V; catalogue: C; small: boolean; log: readonly LogLine[]; onlight: (things: Thing[]) => void }>; // below it; `log` as far as it has been shown
}

export interface Parts<V extends AnyView, C extends AnyCatalogue, S extends Scene> {
  name: string;
  sides: readonly SideFacts[];
  alone: boolean; // one plays it, against nobody
  // --- the board ---
  /** Lists of the view whose entries have ids: what has not changed is not drawn anew. */
  lists: readonly string[];
  /** Of a counter: width, height, from the centre of a hex to its lower edge, how much larger it lies on the map, and below how many pixels of width it shows less, and larger. */
  counter: { side: number; tall: number; foot: number; grown: number; far: number };
  near: number; // scale at which all of a counter can be read where the whole board is too large for that; 0: it is not
  scene: (view: V, catalogue: C, geometry: Geometry) => S;
  Piece: Component<PieceProps<S>>;
  Stacks: Component<StacksProps<S>>;
  Beneath: Component<GroundProps<S>>; // markers on the ground
  /** What is shown of new lines, one beat after the other; `before` is the log up to them, `eyes` the seat that looks. */
  stage: (lines: readonly LogLine[], before: readonly LogLine[], eyes: number) => Beat[];
  Turned?: Component<{ lines: readonly LogLine[]; scene: S; catalogue: C }>; // cards that are turned over
  film?: { only: boolean }; // a turn is played as a film; only what touched one's own units
  standing: (log: readonly LogLine[], question: Question, scene: S) => { from: string[]; to: string; total: number | null } | null;
  /** Keys of the words that name what stops a line of sight, and of what only hinders it. */
  sight: { stops: ReadonlySet<string>; hinders: ReadonlySet<string> };
  // --- cards, tracks, log ---
  hand: (view: V, eyes: number) => string[];
  Card: Component<CardProps<C>>;
  cardLabel: (id: string, catalogue: C) => string;
  Piles: Component<PilesProps<V, C>>; // beside the hand
  Tracks: Component<TracksOf<V, C>>;
  OpenHands: Component<OpenHandsOf<V, C>> | null; // null: nobody holds cards
  ChoiceMark: Component<ChoiceMarkProps<S>> | null; // a picture beside the words of a choice
  about: (choice: Choice) => Thing | null; // what the inspector shows while a choice in a menu is pointed at
  active: (view: V) => number | null; // the side that acts
  time: (view: V) => number;
  weights: Weights; // of lines of the log
  oddsNote: string; // key of what is to be said of the odds
  turnKey: string; // of the words for a turn in a replay, with turn, side and time
  Signs: Component | null; // what the signs on its counters mean, for the help
  windows: readonly string[]; // questions that are worth an answer in advance
  windowName: (kind: string) => string;
  often: (question: Question, view: V) => Often | null; // a question that can be answered once for the rest of a turn
  // --- what is said ahead, where the game knows it ---
  startles?: (line: LogLine, eyes: number) => boolean; // stops whatever was said ahead
  moment?: (question: Question) => Moment | null; // what could be spent beside a question, or at a quiet moment
  order?: (choice: Choice) => [Thing, string] | null; // whom a choice tells to do what
  drafted?: (view: V, orders: ReadonlyMap<Thing, string>) => V; // the view with Orders that are not given yet
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  planning?: PlanningParts<V, C, S, any>;
  Dice: Component<{ dice: NonNullable<LogLine['dice']> }>;
  // --- afterwards ---
  balance: boolean; // victory points lie between two sides
  fire: readonly (keyof Report['fire'][number])[]; // the rows of the report that say something here
  fireWord: (row: string) => string;
  /** Rolls: the lowest and highest total, the commonest, what is expected of so many by total, and words of the chart. */
  luck: { totals: [number, number]; mean: number; expected: (count: number) => number[]; words: { text: string; legend: string } };
}

/** The same with its types forgotten: a room of that game hands in its own view and catalogue, so they fit. */
export type Kit = Parts<any, any, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

const KEY = Symbol('kit');

export const KIT_KEY = KEY;

/** For everything below in the page. */
export function provideKit(kit: Kit): void {
  setContext(KEY, kit);
}

export function useKit(): Kit {
  const kit = getContext<Kit | undefined>(KEY);
  if (!kit) throw new Error('no game is set up for this part of the page');
  return kit;
}

/** The key of a text that speaks of the other side; a game that one plays alone has words of its own for it. */
export function aloneKey(kit: Kit, key: string): string {
  return kit.alone ? `${key}-alone` : key;
}

/** Whose colour and shape a side has. */
export function lookOf(kit: Kit, side: number | null): 'axis' | 'allies' | 'none' {
  return (side === null ? null : kit.sides[side]?.look) ?? 'none';
}

/** The word of a side, as in "side-axis". */
export function sideWordOf(kit: Kit, side: number | null): string {
  return (side === null ? null : kit.sides[side]?.word) ?? 'none';
}
