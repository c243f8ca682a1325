// Pointing and clicking: what lies under the pointer, the fan, the menu and the note it calls up, and what a click does.
import type { BoardProps } from '../../lib/components';
import type { Choice, Thing } from '../../lib/protocol';
import { say, t } from '../../lib/say.svelte';
import type { Point } from '../ground/camera';
import type { Looking } from '../ground/looking.svelte';
import { Notes } from './notes.svelte';
import { click, menuOf } from './pick';
import type { Position } from '../position.svelte';
import type { Sight } from './sight.svelte';
import { Timers } from './timers';

const FAN_REST = 130; // milliseconds the pointer rests on a stack before it opens
const FAN_LATE = 700; // if something else is to be chosen, which it might cover
const FAN_LEAVE = 130;
const POINT_REST = 180;
const NOTE_REST = 400;
const HOLD = 550; // a finger held still asks for the menu
const CLEAR = 44; // pixels of a counter that need no fan to be read
const CLEAR_TO_DRAW = 30; // the same where orders are drawn, which a fan would cover
const TOLD = 4; // choices named in a note

export class Hands {
  hover = $state<Thing | null>(null);
  pointer = $state.raw<Point>({ x: 0, y: 0 });
  fanned = $state<string | null>(null);
  anchor = $state.raw<{ thing: Thing; at: Point } | null>(null); // the piece that a fan opens around, and where on the map
  menu = $state.raw<{ choices: Choice[]; at: Point } | null>(null);
  spoken = $state(''); // for those who listen
  walking = $state(false); // the keys are on the board, not the pointer
  readonly notes = new Notes();
  readonly #timers = new Timers();
  #props: BoardProps;
  #position: Position;
  #looking: Looking;
  #sight: Sight;
  #focus: () => void;
  #side: number; // of a counter
  #consumed = false; // a click of this series has done something
  #down: { thing: Thing | null; revision: number } | null = null; // what was pressed, and when
  #holding = false; // from pressing to letting go
  #shut: string | null = null; // a hex whose fan has done its work and stays closed until the pointer comes again

  constructor(props: BoardProps, position: Position, looking: Looking, sight: Sight, focus: () => void, side: number) {
    this.#props = props;
    this.#position = position;
    this.#looking = looking;
    this.#sight = sight;
    this.#focus = focus;
    this.#side = side;
  }

  readonly hex = $derived.by(() => (this.hover === null ? null : this.#position.scene.hexOf(this.hover)));

  close(): void {
    this.#timers.close();
  }

  // --- pointing ---

  move(event: PointerEvent, at: Point): void {
    if (this.#looking.move(event, at)) {
      this.rest(null);
      this.#timers.never('hold');
      return;
    }
    this.pointer = at;
    if (event.pointerType !== 'mouse' || this.menu) return;
    const thing = thingAt(event.target);
    if (thing !== this.hover) this.rest(thing);
    if (this.fanned !== null && this.hex === this.fanned) this.#timers.never('unfan');
  }

  /** The pointer has come to another thing. */
  rest(thing: Thing | null): void {
    this.hover = thing;
    if (thing !== null) this.walking = false;
    this.#timers.never('fan', 'note');
    this.notes.clear();
    const hex = this.hex;
    if (this.fanned !== null && hex !== this.fanned && !this.walking) this.#timers.later('unfan', FAN_LEAVE, () => (this.fanned = null));
    this.point(thing);
    if (thing === null || hex === null || this.#sight.on) return;
    if (hex !== this.#shut) this.#shut = null;
    if (hex !== this.fanned && hex !== this.#shut && !this.#holding && this.#wantsFan(hex)) {
      this.#timers.later('fan', this.#offers(hex) ? FAN_REST : FAN_LATE, () => this.open(hex, thing));
    }
    this.#timers.later('note', NOTE_REST, () => void this.tell(thing));
  }

  /** Opens the fan of a hex; a piece that the pointer is on stays under it. */
  open(hex: string | null, under: Thing | null): void {
    this.fanned = hex;
    this.anchor = under === null ? null : { thing: under, at: this.#looking.toMap(this.pointer) };
  }

  /** Tells the room what is looked at, once it is looked at for a moment; looking away changes nothing, so that one can read. */
  point(thing: Thing | null): void {
    if (thing === null) this.#timers.never('point');
    else this.#timers.later('point', POINT_REST, () => this.#props.onpoint?.(thing));
  }

  /** Is there a piece to be chosen in a hex, or nothing to be chosen at all? */
  #offers(hex: string): boolean {
    const { lit, scene } = this.#position;
    return lit.size === 0 || scene.thingsIn(hex).some((thing) => lit.has(thing));
  }

  /** A fan in which nothing is to be chosen any more makes room for what is, until the pointer comes again. */
  #tidy(): void {
    const hex = this.fanned ?? this.hex;
    if (hex === null || this.#offers(hex)) return;
    this.#shut = hex;
    this.fanned = null;
    this.#timers.never('fan');
  }

  #wantsFan(hex: string): boolean {
    const { scene } = this.#position;
    return scene.thingsIn(hex).length > 0 && (scene.isPile(hex) || this.#side * this.#looking.camera.k < (this.#props.drawing?.on ? CLEAR_TO_DRAW : CLEAR));
  }

  /** A note about a thing: what it is, what a click does, or why it cannot be chosen. */
  async tell(thing: Thing): Promise<void> {
    const { question, scene } = this.#position;
    const heading = scene.words(thing);
    const { ask, revision } = this.#props;
    const planned = this.#planned(thing);
    if (planned !== null && !this.#position.lights(thing)) {
      this.notes.show({ thing, heading, lines: [{ text: this.#props.proposals?.words(planned) ?? '', rule: '' }], tone: 'plain' });
      return;
    }
    if (this.#position.lights(thing) || !question || !ask) {
      const offered = question ? this.#choicesOf(thing) : [];
      const lines = offered.slice(0, TOLD).map((choice) => ({ text: say(choice.say), rule: '' }));
      if (offered.length > 1) lines.push({ text: t('board-more'), rule: '' });
      this.notes.show({ thing, heading, lines, tone: 'plain' });
      return;
    }
    const reason = await this.notes.why(ask, revision, thing, heading);
    if (this.walking && reason) this.spoken = `${heading}. ${reason}`;
  }

  /** The hex of a thing, if something is proposed there. */
  #planned(thing: Thing): string | null {
    const hex = this.#position.scene.hexOf(thing);
    return hex !== null && this.#props.proposals?.hexes.has(hex) ? hex : null;
  }

  /** What can be done with a thing, or else with the hex it is in. */
  #choicesOf(thing: Thing): Choice[] {
    const { question, picked, places, scene } = this.#position;
    if (!question) return [];
    const named = menuOf(question, picked, thing, places);
    return named.length > 0 ? named : menuOf(question, picked, `h:${scene.hexOf(thing) ?? ''}`, places);
  }

  /** The pointer has left the board; whatever it held is let go, for nothing is heard of it from outside. */
  leave(event: PointerEvent): void {
    this.release(event);
    this.#down = null;
    this.rest(null);
  }

  // --- clicking ---

  press(event: PointerEvent, at: Point): void {
    if (this.#props.crop || isOwn(event.target)) return;
    this.#timers.never('fan', 'unfan'); // what is pressed must still be there when it is let go, or it is no click
    const thing = thingAt(event.target);
    const lifted = thing !== null && event.pointerType !== 'touch' && event.button === 0 && !this.#sight.on && this.#props.onlift?.(thing, event) === true;
    if (!lifted) this.#looking.press(event, at); // what is dragged then is the board
    this.#down = { thing, revision: this.#props.revision };
    this.#holding = true;
    if (event.pointerType !== 'touch' || thing === null) return;
    this.#timers.later('hold', HOLD, () => {
      this.#looking.dragged = this.openMenu(thing, at);
      if (!this.menu) void this.tell(thing);
    });
  }

  release(event: PointerEvent): void {
    this.#timers.never('hold');
    this.#looking.release(event);
    if (this.#looking.dragged) this.#down = null;
    if (!this.#holding) return;
    this.#holding = false;
    this.#timers.later('relight', 0, () => this.relight()); // after the click that may follow
  }

  click(event: MouseEvent, at: Point): void {
    const down = this.#down;
    this.#down = null;
    if (this.#looking.dragged || isOwn(event.target)) return;
    if (down && down.revision !== this.#props.revision) return; // it was meant for a question that is gone
    if (event.detail <= 1) this.#consumed = false;
    else if (this.#consumed) return; // the second click of a double one
    if (this.menu) {
      this.closeMenu();
      return;
    }
    const thing = down ? down.thing : thingAt(event.target); // what was under the pointer when it was pressed
    if (thing === null) return;
    this.pointer = at;
    if (isTouch(event) && this.#sight.on) {
      this.#lookAlong(thing);
    } else if (isTouch(event) && this.#opensFirst(thing)) {
      this.open(this.#position.scene.hexOf(thing), null);
      this.#props.onpoint?.(thing);
    } else {
      this.act(thing, at, isTouch(event));
    }
  }

  /** A finger names first the hex to look from, then those to look at; the first one again begins anew. */
  #lookAlong(thing: Thing): void {
    const hex = this.#position.scene.hexOf(thing);
    if (this.#sight.from === null) this.#sight.from = hex;
    else if (this.#sight.from === hex) this.#sight.from = null;
    this.hover = thing;
  }

  /** A finger first opens a stack in which it could mean several things. */
  #opensFirst(thing: Thing): boolean {
    const { scene, lit } = this.#position;
    const hex = scene.hexOf(thing);
    if (hex === null || this.fanned === hex || !this.#wantsFan(hex) || lit.has(`h:${hex}`) || this.#sight.on) return false;
    return scene.thingsIn(hex).filter((other) => lit.has(other)).length !== 1;
  }

  /** A click, a tap or a key on a thing. */
  act(thing: Thing, at: Point, touch = false): void {
    const { question, picked, places, scene } = this.#position;
    if (this.#sight.on) {
      this.#sight.from = scene.hexOf(thing);
      this.#consumed = true;
      return;
    }
    if (this.#props.drawing?.act(thing)) {
      this.#consumed = true;
      this.notes.clear();
      this.#timers.never('note');
      this.#props.onpoint?.(thing);
      return;
    }
    if (!question || this.#props.busy) {
      this.#props.onpoint?.(thing);
      return;
    }
    const outcome = click(question, picked, thing, places);
    if (outcome.kind === 'choose') this.choose(outcome.code);
    else if (outcome.kind === 'pick') this.#picked(outcome.picked, outcome.menu, at);
    else if (this.#planned(thing) !== null) this.#propose(this.#planned(thing) ?? '', touch);
    else {
      this.#props.onpoint?.(thing);
      void this.tell(thing);
    }
  }

  /** A target or destination beyond the question's own choices. */
  #propose(hex: string, touch: boolean): void {
    this.#consumed = true;
    this.notes.clear();
    this.#timers.never('note');
    this.#props.proposals?.onpick(hex, touch);
    this.spoken = this.#props.proposals?.words(hex) ?? '';
  }

  #picked(things: Thing[], choices: Choice[], at: Point): void {
    this.#consumed = true;
    this.#position.pick(things);
    this.notes.clear();
    if (choices.length > 0) this.menu = { choices, at };
    this.#tidy();
    const { scene, lit } = this.#position;
    const named = things.map((thing) => scene.words(thing));
    this.spoken = things.length > 0 ? `${t('board-picked', { things: named })} ${t('board-next', { count: lit.size })}` : t('board-dropped');
  }

  choose(code: number): void {
    this.#consumed = true;
    this.#leaveMenu();
    this.walking = false;
    this.notes.clear();
    this.#timers.never('note');
    this.#position.pick([]);
    this.#props.onchoose?.(code);
    this.#focus();
  }

  double(event: MouseEvent, at: Point): void {
    if (!this.#consumed && !this.#props.crop && !isOwn(event.target)) this.#looking.zoom(1.7, at, true);
  }

  openMenu(thing: Thing, at: Point): boolean {
    const choices = this.#props.busy ? [] : this.#choicesOf(thing);
    if (choices.length === 0) return false;
    this.notes.clear();
    this.#timers.never('note');
    this.menu = { choices, at };
    return true;
  }

  context(event: MouseEvent, at: Point): void {
    const thing = thingAt(event.target);
    if (thing !== null && this.openMenu(thing, at)) event.preventDefault();
  }

  /** The pointer has gone to the menu: what it rested on before is behind it. */
  #leaveMenu(): void {
    const open = this.menu !== null;
    this.menu = null;
    if (open && !this.walking) this.rest(null);
  }

  closeMenu(): void {
    this.#leaveMenu();
    this.#position.pick([]);
    this.#focus();
  }

  /** Another question stands. */
  renew(): void {
    this.menu = null;
    this.notes.clear();
  }

  /** Something else can be chosen now. */
  relight(): void {
    if (this.walking || this.#holding) return;
    this.#tidy();
    this.#reopen();
  }

  /** The pointer rests on a stack in which something can be chosen now: it opens without being left and found again. */
  #reopen(): void {
    const { hover, hex } = this;
    const { lit, scene } = this.#position;
    if (hover === null || hex === null || this.fanned !== null || this.#sight.on || !this.#wantsFan(hex)) return;
    if (!scene.thingsIn(hex).some((thing) => lit.has(thing))) return;
    this.#shut = null;
    this.#timers.later('fan', FAN_REST, () => this.open(hex, hover));
  }
}

export function thingAt(target: EventTarget | null): Thing | null {
  return target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;
}

/** Buttons on the board answer for themselves. */
export function isOwn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, select, .controls, [role=menu]') !== null;
}

function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
