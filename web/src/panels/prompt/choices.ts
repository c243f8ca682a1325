// Which choices have no place to be clicked, and in what order all of them are numbered.
import type { Scene } from '../../lib/kit';
import type { Choice, Question, Thing } from '../../lib/protocol';
import { fitting, type Places } from '../../table/hands/pick';

/** Can this thing be clicked on the board, in its tray, or in the hand? */
export function hasPlace(thing: Thing, scene: Scene, hand: readonly string[]): boolean {
  if (thing.startsWith('h:')) return true;
  return thing.startsWith('c:') ? hand.includes(thing.slice(2)) : scene.has(thing);
}

const HELD = 'hold'; // not to fire, though one could: nobody would look for that on a counter
const FEW = 5;

/** Choices for which nothing on the table can be clicked: done, pass, yes, numbers, pieces that are gone; and a few shots that could be held back. */
export function loose(question: Question, scene: Scene, hand: readonly string[]): Choice[] {
  const held = question.choices.length <= FEW && question.choices.some((choice) => choice.verb === HELD);
  const found = question.choices.filter((choice) => held || choice.verb === HELD || !choice.things.some((thing) => hasPlace(thing, scene, hand)));
  return [...found].sort((a, b) => Number(b.code === question.default) - Number(a.code === question.default));
}

/** All choices as they are numbered: those with buttons first, so that a key means the same open or closed. */
export function numbered(question: Question, scene: Scene, hand: readonly string[]): Choice[] {
  const first = loose(question, scene, hand);
  const codes = new Set(first.map((choice) => choice.code));
  return [...first, ...question.choices.filter((choice) => !codes.has(choice.code))];
}

/** The choices a card in the hand or beside it leads to, after what is picked already. */
export function ofCard(question: Question | null, card: Thing, picked: readonly Thing[] = []): Choice[] {
  if (!question) return [];
  const named = [...question.choices, ...question.extras].filter((choice) => choice.things.includes(card));
  const fits = fitting(named, picked);
  const instead = picked.every((other) => /^[cx]:/.test(other)) ? named : []; // of another card that was picked
  return fits.length > 0 ? fits : instead;
}

/** Where things lie, for a click that begins with a card: all hexes and whatever stands in them can be clicked next. */
export function placesOf(scene: Scene): Places {
  return {
    hexOf: (thing) => scene.hexOf(thing),
    piecesIn: (hex) => scene.thingsIn(hex),
    shown: (thing) => scene.hexOf(thing) !== null,
    beside: (thing) => scene.beside(thing),
  };
}

/** Is a key press meant for the game, not for a field or a control that uses it? */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  const at = event.target instanceof Element ? event.target.closest('input, textarea, select, dialog, [popover], [contenteditable]') : null;
  return at === null;
}
