// The props of the components that pages are put together from. The words to it are in components.md.
import type { Snippet } from 'svelte';
import type { Director } from '../director/director.svelte';
import type { Point } from '../table/ground/camera';
import type { Scene } from './kit';
import type { Often, Waived } from './often';
import type { Mark } from './socket.svelte';
import type {
  AnyCatalogue, AnyView, ChatLine, ClockState, Geometry, Inspection, Lesson, LogLine, OddsAnswer, Offer, Plan, PlanPath, PlansAnswer, Question, Reactions, RoomInfo,
  ReadySetUp, Roster, SightAnswer, Thing, WhatIf, Why,
} from './protocol';

/** Questions put to the table without changing anything. Each rejects with an Error whose message is in words. */
export interface Ask {
  inspect(thing: Thing): Promise<Inspection>;
  why(thing: Thing): Promise<Why>;
  sight(from: string, to?: string): Promise<SightAnswer>;
  odds(code?: number): Promise<OddsAnswer>;
  plans(things: Thing[], to?: string): Promise<PlansAnswer>;
  whatIf?(texts: string[]): Promise<WhatIf>;
}

/** What could be done at once beyond the choices of the question: targets and destinations. */
export interface Proposals {
  hexes: ReadonlySet<string>;
  shown: Plan | null; // drawn on the board
  words: (hex: string) => string;
  onpick: (hex: string, touch: boolean) => void;
  onpoint: (hex: string | null) => void;
}

/** Orders drawn on the board: what hands do there goes first to whoever takes them down. Points are of the map. */
export interface Drawing {
  readonly on: boolean;
  press(event: PointerEvent, thing: Thing | null, at: Point): boolean; // true: it is drawn with
  move(event: PointerEvent, at: Point): boolean;
  release(event: PointerEvent, at: Point): boolean;
  readonly ate: boolean; // the click that follows belongs to what was drawn; asking forgets it
  act(thing: Thing): boolean; // a click, a tap or a key on a thing
}

/** The same about a set-up. */
export interface AskSetUp {
  roster(placements: Placements): Promise<Roster>;
  ready(placements: Placements): Promise<ReadySetUp>;
}

/** A draft of a set-up: pieces and where they go. */
export type Placements = [string, Thing][];

/** Where the board is to look: `n` grows with each wish, so that the same place can be asked for twice. */
export interface Centre {
  hexes: string[];
  n: number;
}

export interface BoardProps {
  map: string; // URL of the map's picture
  geometry: Geometry;
  catalogue: AnyCatalogue;
  view: AnyView;
  revision: number; // what is asked of `ask` holds for one revision only
  question?: Question | null; // null: nothing to choose
  log?: LogLine[]; // the whole log, for the attack that stands
  director?: Director<AnyView> | null; // shows what happens; `view` is the position it wants to be drawn
  busy?: boolean; // a choice is under way: nothing may be chosen
  still?: boolean; // a picture (report, replay): no choosing, no keys
  crop?: string[]; // show only these hexes and what is around them (report)
  light?: Thing[]; // things that something else points at (log line, odds)
  point?: Thing[]; // what the lesson points at
  centre?: Centre | null;
  sight?: boolean; // the sight tool is on
  margin?: { right: number; foot: number; tools: boolean }; // pixels that something lies over, and do its tools count? all else keeps clear
  tray?: boolean; // false: what is to be placed is shown elsewhere
  ask?: Ask | null; // null: no queries (replay, report)
  picked?: Thing[]; // what has been clicked of a choice that names several things; left out: the board keeps it itself
  proposals?: Proposals | null;
  ways?: PlanPath[]; // on which somebody is under way
  drawing?: Drawing | null;
  under?: Snippet; // what is drawn under the pieces
  layer?: Snippet<[number]>; // and over them, at this scale
  onpick?: (picked: Thing[]) => void;
  onchoose?: (code: number) => void;
  onundo?: () => void; // Escape with nothing picked
  onlift?: ((thing: Thing, event: PointerEvent) => boolean) | null; // a piece is pressed: will it be dragged?
  onpoint?: (thing: Thing | null) => void; // the pointer or focus rests on a thing: the inspector shows it
  onsight?: (on: boolean) => void; // the board turned the sight tool on or off (key L)
  marks?: Mark[]; // what somebody points at just now
  onmark?: ((from: string, to: string | null, sight: boolean) => void) | null; // point at something for the others; null: nobody is there
}

/** The same board as a list, for keyboard and screen reader. */
export interface BoardListProps {
  geometry: Geometry;
  catalogue: AnyCatalogue;
  view: AnyView;
  question?: Question | null;
  busy?: boolean;
  picked?: Thing[]; // as in BoardProps
  onpick?: (picked: Thing[]) => void;
  onchoose?: (code: number) => void;
  onpoint?: (thing: Thing | null) => void;
  oncentre?: (hexes: string[]) => void;
}

export interface PromptProps {
  room: RoomInfo;
  view: AnyView;
  scene: Scene;
  question: Question | null;
  asked: number[];
  eyes: number; // -1 spectator
  log: LogLine[]; // for the dice of the latest roll
  busy: boolean;
  undo: boolean;
  over: boolean;
  coached?: boolean; // a coach says beneath what is to be done
  often: Often | null; // the question, if it comes again and again
  again: Waived['again']; // "ask me again", while answers given for a turn stand
  ahead?: boolean; // he is asked, and has answered ahead
  onwaive: (everybody: boolean) => void;
  onagain: () => void;
  onchoose: (code: number) => void;
  onundo: () => void;
  ontakeback?: (() => void) | null; // further than undo goes, where nobody has to be asked
  onlight: (things: Thing[]) => void;
  composing?: Snippet; // what is proposed beside the choices
}

export interface HandProps {
  title: string; // of the game
  view: AnyView;
  scene: Scene;
  catalogue: AnyCatalogue;
  question: Question | null;
  eyes: number;
  busy: boolean;
  ask: Ask;
  revision: number;
  picked?: Thing[]; // as in BoardProps
  onpick?: (picked: Thing[]) => void;
  onchoose: (code: number) => void;
  onpoint: (thing: Thing | null) => void;
  onlight?: (things: Thing[]) => void; // what a choice in a card's menu names
}

export interface OddsProps {
  title: string;
  question: Question | null; // shows nothing unless question.odds
  picked?: Thing[]; // only what still fits is told
  revision: number;
  ask: Ask;
  onlight: (things: Thing[]) => void;
}

export interface InspectorProps {
  title: string;
  thing: Thing | null;
  revision: number;
  ask: Ask;
}

export interface LogProps {
  title: string;
  lines: LogLine[];
  onlight: (things: Thing[]) => void; // hexes as "h:K8"
  oncentre: (hexes: string[]) => void;
  onplay?: (line: LogLine) => void; // the film of what happened, from a line on
}

export interface ChatProps {
  lines: ChatLine[];
  room: RoomInfo;
  draft?: string; // what is being written; whoever binds it keeps it
  onsay: (text: string) => Promise<boolean>; // false: refused (already told); keep the text
}

export interface PlayersProps {
  room: RoomInfo;
  clock: ClockState | null;
  asked: number[];
  skew: number; // server time minus browser time, milliseconds
}

/** Offers that stand: answer those of the other side, see one's own. */
export interface OffersProps {
  room: RoomInfo;
  revision: number;
  seats: number[]; // mine
  onanswer: (kind: Offer['kind'], seat: number, yes: boolean) => void;
}

export interface ReactionsProps {
  room?: RoomInfo; // tells what is standard here
  seat: number;
  reactions: Reactions;
  question: Question | null; // the window that stands, if any: "pass at this kind from now on"
  onset: (reactions: Reactions) => void;
}

/** Settings and help are dialogs; the opener says when they close. */
export interface DialogProps {
  onclose: () => void;
}

export interface ReplayViewProps {
  id: string; // room
}
export interface ReportViewProps {
  id: string;
}

export interface CoachProps {
  lesson: Lesson;
  room: RoomInfo;
  question: Question | null;
  busy?: boolean; // a choice is under way
  hidden?: boolean; // his words are folded away
  beside?: boolean; // he stands beside the map, not above it
  onleave: () => void;
  onchoose?: (code: number) => void; // without it the coach does nothing for the learner
}
