// Which choices have no place to be clicked, and in what order all of them are numbered.
import type { Choice, Question, Thing, View } from '../lib/protocol';
import { fitting, type Places } from '../table/pick';

/** Can this thing be clicked on the board, in its tray, or in the hand? */
export function hasPlace(thing: Thing, view: View): boolean {
  const kind = thing.slice(0, 2);
  const name = thing.slice(2);
  if (kind === 'h:') return true;
  if (kind === 'c:') return (view.sides[view.seat]?.hand ?? []).includes(name);
  if (kind === 'u:') return view.units.some((unit) => String(unit.id) === name);
  if (kind === 'w:') return view.weapons.some((weapon) => String(weapon.id) === name);
  return false;
}

/** Choices for which nothing on the table can be clicked: done, pass, yes, numbers, pieces that are gone. */
export function loose(question: Question, view: View): Choice[] {
  const found = question.choices.filter((choice) => !choice.things.some((thing) => hasPlace(thing, view)));
  return [...found].sort((a, b) => Number(b.code === question.default) - Number(a.code === question.default));
}

/** All choices as they are numbered: those with buttons first, so that a key means the same open or closed. */
export function numbered(question: Question, view: View): Choice[] {
  const first = loose(question, view);
  const codes = new Set(first.map((choice) => choice.code));
  return [...first, ...question.choices.filter((choice) => !codes.has(choice.code))];
}

/** The choices a card in the hand leads to, after what is picked already. */
export function ofCard(question: Question | null, card: string, picked: readonly Thing[] = []): Choice[] {
  const thing = `c:${card}`;
  if (!question) return [];
  const named = [...question.choices, ...question.extras].filter((choice) => choice.things.includes(thing));
  const fits = fitting(named, picked);
  const instead = picked.every((other) => other.startsWith('c:')) ? named : []; // of another card that was picked
  return fits.length > 0 ? fits : instead;
}

/** Where things lie, for a click that begins with a card: all hexes and whatever stands in them can be clicked next. */
export function placesOf(view: View): Places {
  const hexOfUnit = (name: string): string | null => view.units.find((unit) => String(unit.id) === name)?.hex ?? null;
  const hexOf = (thing: Thing): string | null => {
    const name = thing.slice(2);
    if (thing.startsWith('h:')) return name;
    if (thing.startsWith('u:')) return hexOfUnit(name);
    if (!thing.startsWith('w:')) return null;
    const carrier = view.weapons.find((weapon) => String(weapon.id) === name)?.carrier ?? null;
    return carrier === null ? null : hexOfUnit(String(carrier));
  };
  return {
    hexOf,
    piecesIn: (hex) => view.units.filter((unit) => unit.hex === hex).map((unit) => `u:${unit.id}`),
    shown: (thing) => hexOf(thing) !== null,
  };
}

/** Is a key press meant for the game, not for a field or a control that uses it? */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  const at = event.target instanceof Element ? event.target.closest('input, textarea, select, dialog, [popover], [contenteditable]') : null;
  return at === null;
}
