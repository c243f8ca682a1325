// A set-up in the making: pieces go to the board in any order and can be taken up again, until the reader says done.
// What may go where the table says; nothing is played before.
import { untrack } from 'svelte';
import type { AskSetUp, Placements } from '../../lib/components';
import { toast } from '../../lib/toasts.svelte';
import type { AnyView, Choice, Phrase, Question, Roster, RosterPiece, Thing } from '../../lib/protocol';

/** What the buttons of the question do; pieces and places have the codes above. */
export const DONE = 0;
export const FOR_ME = 1;
export const ALL_UP = 2;
const PIECES = 1_000; // choosing a piece, by its place in the roster
const TAKE_UP = 2_000; // likewise
const PLACES = 4_096; // putting a piece down: so many codes for each, by the place of the hex in its list

interface Teller {
  ask: AskSetUp;
  question: Question | null; // as the table asks it
  here: boolean; // the table is reached; else the draft waits for it
  revision: number;
  place: (placements: Placements) => Promise<boolean>;
}

export class Drafting {
  roster = $state.raw<Roster | null>(null);
  chosen = $state<string | null>(null); // piece
  busy = $state(false); // it is being played
  waiting = $state(false); // for the table to say what there is
  filling = $state(false); // for a ready-made set-up
  #draft: Placements = [];
  #wished = false; // a ready-made set-up, and it is not here yet
  #played = false; // the state that follows is on its way
  #asked = 0; // counts questions to the table; an old answer is let be
  #table: () => Teller;

  constructor(table: () => Teller) {
    this.#table = table;
    $effect(() => {
      const { question, here, revision } = this.#table();
      void revision;
      untrack(() => {
        if (question?.roster) void this.#begin();
        else if (here) this.#leave();
      });
    });
  }

  readonly active = $derived.by(() => this.roster !== null && this.roster.pieces.length > 0);
  readonly pieces = $derived.by((): RosterPiece[] => this.roster?.pieces ?? []);
  readonly piece = $derived.by((): RosterPiece | null => this.pieces.find((one) => one.piece === this.chosen) ?? null);
  readonly left = $derived.by(() => this.pieces.filter((one) => one.at === null && one.may.length > 0));
  readonly view = $derived.by((): AnyView | null => this.roster?.view ?? null);
  readonly picked = $derived.by((): Thing[] => (this.piece ? [this.piece.thing] : []));
  /** The draft as a question: every place of the chosen piece, every other piece to choose, and what else there is to do. */
  readonly question = $derived.by((): Question | null => (this.active ? drafted(this.#table().question, this.pieces, this.piece, this.roster?.ready ?? false, this.filling) : null));

  /** A choice of the draft's question. */
  choose(code: number): void {
    if (this.busy) return;
    if (code === DONE) void this.#done();
    else if (code === FOR_ME) void this.fill();
    else if (code === ALL_UP) void this.#change([], FIRST);
    else if (code >= PLACES) this.#putDown(Math.floor(code / PLACES) - 1, code % PLACES);
    else if (code >= TAKE_UP) this.takeUp(this.pieces[code - TAKE_UP]?.piece ?? '');
    else this.chosen = this.pieces[code - PIECES]?.piece ?? null;
  }

  #putDown(n: number, at: number): void {
    const piece = this.pieces[n];
    if (piece) this.put(piece.piece, piece.may[at] ?? '');
  }

  /** The board has picked something, or let go of it. */
  pick(things: Thing[]): void {
    if (things.length === 0) this.chosen = null;
  }

  select(piece: string | null): void {
    this.chosen = piece;
  }

  /** Say more of a piece that stands: one of its ways, or (null) nothing. */
  turn(name: string, way: Thing | null): void {
    const others = this.#draft.filter(([one]) => one !== name);
    void this.#take(way === null ? others : [...others, [name, way]], this.chosen);
  }

  /** Put a piece down, if it may go there; the next one that waits comes up by itself. */
  put(name: string, place: Thing): boolean {
    const piece = this.pieces.find((one) => one.piece === name);
    if (!piece?.may.includes(place)) return false;
    const others = this.#draft.filter(([one]) => one !== name);
    const next = this.left.find((one) => one.piece !== name && one.at === null);
    void this.#change([...others, [name, place]], next?.piece ?? null);
    return true;
  }

  takeUp(name: string): void {
    void this.#change(this.#draft.filter(([one]) => one !== name), name);
  }

  /** Fill in what is missing: as soon as something is asked, and again if the table has spoken before it had the answer. */
  async fill(): Promise<void> {
    this.#wished = true;
    if (!this.active) return;
    this.filling = true;
    const asked = ++this.#asked;
    const ready = await this.#table().ask.ready(this.#draft).catch((error: unknown) => this.#refused(error));
    if (asked !== this.#asked) return;
    this.#wished = ready === null && !this.#table().here;
    if (ready) await this.#take(ready.placements, null);
    this.filling = this.#wished;
  }

  /** The reader himself does something else with the draft: what he wished before is over. */
  #change(draft: Placements, next: string | null): Promise<void> {
    this.#wished = this.filling = false;
    return this.#take(draft, next);
  }

  /** He is told why, but for a table that was not reached: that is seen anyway. */
  #refused(error: unknown): null {
    if (this.#table().here) toast(error instanceof Error ? error.message : String(error), 'error');
    return null;
  }

  async #begin(): Promise<void> {
    if (this.#played) this.#leave(); // what is asked now is another step
    this.waiting = this.roster === null;
    if (this.#draft.length === 0) await this.#take([], FIRST);
    else await this.#take(this.#draft, this.chosen);
  }

  #leave(): void {
    this.#asked++;
    this.#played = this.waiting = this.filling = false;
    this.#draft = [];
    this.roster = null;
    this.chosen = null;
  }

  async #done(): Promise<void> {
    this.busy = true;
    this.#wished = this.filling = false;
    this.#played = await this.#table().place(this.#draft);
    this.busy = false;
  }

  /** Another draft: what of it can stand, the table tells. */
  async #take(draft: Placements, next: string | null): Promise<void> {
    const asked = ++this.#asked;
    this.#draft = draft;
    const roster = await this.#table().ask.roster(draft).catch((error: unknown) => this.#refused(error));
    if (asked !== this.#asked) return;
    this.waiting = false;
    if (roster) this.#show(roster, next);
    else if (this.#table().here) this.#draft = laid(this.pieces);
    if (roster && this.#wished) await this.fill();
  }

  #show(roster: Roster, next: string | null): void {
    this.roster = roster;
    this.#draft = laid(roster.pieces);
    this.chosen = next === FIRST ? (this.left[0]?.piece ?? null) : next;
  }
}

const FIRST = '*'; // whichever comes first

export function laid(pieces: readonly RosterPiece[]): Placements {
  return pieces.flatMap((one): Placements => (one.at === null ? [] : [[one.piece, one.at]]));
}

/** Where a place is, in few words: a hex by its name, a carrier by his. */
export function placeWords(place: Thing, pieces: readonly RosterPiece[]): string | Phrase {
  if (place.startsWith('h:')) return place.slice(2);
  return pieces.find((one) => one.thing === place)?.say ?? place;
}

/** A question made of a draft, for the same board, list and keys that answer all others. */
export function drafted(asked: Question | null, pieces: readonly RosterPiece[], chosen: RosterPiece | null, ready: boolean, filling = false): Question | null {
  if (!asked) return null;
  const left = pieces.filter((one) => one.at === null && one.may.length > 0);
  const buttons: Choice[] = [];
  if (ready) buttons.push(loose(DONE, 'done', 'web-roster-done'));
  if (left.length > 0) buttons.push(loose(FOR_ME, 'set-up', 'web-roster-for-me'));
  if (pieces.some((one) => one.at !== null)) buttons.push(loose(ALL_UP, 'take-up', 'web-roster-all-up'));
  const places = chosen?.may.map((place, n) => placing(chosen, place, PLACES * (pieces.indexOf(chosen) + 1) + n, pieces)) ?? [];
  const others = pieces.flatMap((one, n) => (one.thing === chosen?.thing || one.may.length === 0 ? [] : [choosing(one, n)]));
  const prompt: Phrase = filling ? { k: 'web-roster-filling' } : chosen ? { k: 'web-roster-pick', a: { piece: chosen.say } } : { k: 'web-roster-prompt', a: { left: left.length } };
  return {
    ...asked,
    prompt,
    choices: [...places, ...others, ...buttons],
    extras: pieces.flatMap((one, n) => (one.at === null || one.of ? [] : [takingUp(one, n)])),
    default: ready ? DONE : pieces.every((one) => one.at === null || one.of) ? FOR_ME : null,
    window: false,
    odds: false,
    actor: null,
  };
}

function loose(code: number, verb: string, key: string): Choice {
  return { code, verb, text: verb, say: { k: key }, things: [] };
}

function placing(piece: RosterPiece, place: Thing, code: number, pieces: readonly RosterPiece[]): Choice {
  const say: Phrase = { k: 'web-roster-to', a: { piece: piece.say, place: placeWords(place, pieces) } };
  return { code, verb: 'place', text: `${piece.piece} ${place}`, say, things: [piece.thing, place] };
}

function choosing(piece: RosterPiece, n: number): Choice {
  return { code: PIECES + n, verb: 'choose', text: piece.piece, say: piece.say, things: [piece.thing] };
}

function takingUp(piece: RosterPiece, n: number): Choice {
  return { code: TAKE_UP + n, verb: 'take-up', text: piece.piece, say: { k: 'web-roster-take-up', a: { piece: piece.say } }, things: [piece.thing] };
}
