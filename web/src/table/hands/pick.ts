// Clicking instead of choosing from a list, for any game: each thing picked narrows the choices of the question.
import type { Choice, Question, Thing } from '../../lib/protocol';

/** Where things lie on the board that is clicked. */
export interface Places {
  hexOf(thing: Thing): string | null;
  piecesIn(hex: string): Thing[];
  shown(thing: Thing): boolean; // can it be clicked here?
  beside?(thing: Thing): Thing[]; // what goes with a piece: a weapon with its carrier
}

export type Click =
  | { kind: 'choose'; code: number }
  | { kind: 'pick'; picked: Thing[]; menu: Choice[] } // what is to be shown in words besides what is lit
  | { kind: 'none' };

const NOTHING: Click = { kind: 'none' };

/** The choices that name everything picked so far. */
export function fitting(choices: readonly Choice[], picked: readonly Thing[]): Choice[] {
  if (picked.length === 0) return [...choices];
  return choices.filter((choice) => picked.every((thing) => choice.things.includes(thing)));
}

/** What a choice names beyond what is picked. */
export function rest(choice: Choice, picked: readonly Thing[]): Thing[] {
  return choice.things.filter((thing) => !picked.includes(thing));
}

/** What every one of several choices names in the same place, apart from those that name nothing: it needs no click. */
export function common(choices: readonly Choice[]): Thing[] {
  const [first, ...others] = choices.filter((choice) => choice.things.length > 0);
  if (!first || others.length === 0) return [];
  return first.things.filter((thing, at) => others.every((choice) => choice.things[at] === thing));
}

/** The choices a thing leads to: those that ask for it next, or else those that name it at all. */
export function leading(choices: readonly Choice[], picked: readonly Thing[], thing: Thing): Choice[] {
  const fits = fitting(choices, picked).filter((choice) => choice.things.length > 0);
  const settled = [...picked, ...common(fits)];
  if (picked.includes(thing)) return [];
  // what all choices share leads only to those that ask for nothing else
  if (settled.includes(thing)) return fits.filter((choice) => rest(choice, settled).length === 0);
  const named = fits.filter((choice) => choice.things.includes(thing));
  const next = named.filter((choice) => rest(choice, settled)[0] === thing);
  return next.length > 0 ? next : named;
}

/** The things a question is about already: picked, or named by all that is left. */
export function subjects(question: Question | null | undefined, picked: readonly Thing[]): Thing[] {
  if (!question) return [];
  const fits = fitting(question.choices, picked);
  const shared = common(fits).filter((thing) => !picked.includes(thing));
  return [...picked, ...shared];
}

/** What glows: the next thing of each choice that can be clicked here. */
export function lit(question: Question | null | undefined, picked: readonly Thing[], shown: Places['shown']): Set<Thing> {
  const found = new Set<Thing>();
  if (!question) return found;
  const fits = fitting(question.choices, picked);
  const settled = [...picked, ...common(fits)];
  for (const choice of fits) {
    const next = rest(choice, settled).find(shown) ?? rest(choice, picked).find(shown);
    if (next !== undefined) found.add(next);
  }
  return found;
}

/** What a click on a thing means. */
export function click(question: Question, picked: readonly Thing[], thing: Thing, places: Places): Click {
  if (picked.includes(thing)) return again(question, picked, thing);
  const outcome = direct(question, picked, thing, places) ?? nearby(question, picked, thing, places);
  if (outcome) return outcome;
  return picked.length > 0 ? click(question, [], thing, places) : NOTHING;
}

/** A second click on what is picked takes the choice that needs nothing more, or lets go of it. */
function again(question: Question, picked: readonly Thing[], thing: Thing): Click {
  const done = complete(question, picked);
  if (done) return { kind: 'choose', code: done.code };
  return { kind: 'pick', picked: picked.filter((other) => other !== thing), menu: [] };
}

function direct(question: Question, picked: readonly Thing[], thing: Thing, places: Places): Click | null {
  const fits = fitting(question.choices, picked);
  const settled = [...picked, ...common(fits)];
  // what all choices share needs no click: it leads to those of them for which nothing else can be clicked
  if (settled.includes(thing)) {
    const menu = fits.filter((choice) => choice.things.includes(thing) && !rest(choice, settled).some(places.shown));
    return menu.length > 0 ? { kind: 'pick', picked: [...picked, thing], menu } : null;
  }
  const found = leading(question.choices, picked, thing);
  if (found.length === 0) return null;
  return settle(question, found, [...picked, thing], places);
}

/** A piece stands for what goes with it and for its hex, and a hex for the pieces in it. */
function nearby(question: Question, picked: readonly Thing[], thing: Thing, places: Places): Click | null {
  if (!thing.startsWith('h:')) {
    const hex = places.hexOf(thing);
    const alike = hex === null ? [] : places.piecesIn(hex).filter((piece) => piece[0] === thing[0]);
    const isAsked = (piece: Thing): boolean => leading(question.choices, picked, piece).length > 0;
    const beside = alike.some(isAsked) ? [] : (places.beside?.(thing) ?? []); // where its like is asked for, its weapon is not meant
    const others = [...beside, ...(hex === null ? [] : [`h:${hex}`])];
    return others.map((other) => direct(question, picked, other, places)).find((outcome) => outcome !== null) ?? null;
  }
  const pieces = places.piecesIn(thing.slice(2)).filter((piece) => leading(question.choices, picked, piece).length > 0);
  const [only, ...others] = pieces;
  if (only === undefined) return null;
  if (others.length === 0) return direct(question, picked, only, places);
  const choices = question.choices.filter((choice) => pieces.some((piece) => leading([choice], picked, piece).length > 0));
  const [single, ...more] = choices;
  if (single && more.length === 0) return { kind: 'choose', code: single.code };
  return { kind: 'pick', picked: [...picked], menu: choices };
}

/** One choice left is taken; so is the one that needs nothing more, if it is what the question is mainly about. */
function settle(question: Question, found: Choice[], picked: Thing[], places: Places): Click {
  const [only, ...others] = found;
  if (only && others.length === 0) return { kind: 'choose', code: only.code };
  const ready = found.filter((choice) => rest(choice, picked).length === 0);
  const [first, ...more] = ready;
  if (first && more.length === 0 && first.verb === question.choices[0]?.verb) return { kind: 'choose', code: first.code };
  const settled = [...picked, ...common(found)];
  const menu = found.filter((choice) => !rest(choice, settled).some(places.shown));
  return { kind: 'pick', picked, menu };
}

/** The single choice that names just what is picked. */
export function complete(question: Question, picked: readonly Thing[]): Choice | null {
  if (picked.length === 0) return null;
  const [only, ...others] = fitting(question.choices, picked).filter((choice) => rest(choice, picked).length === 0);
  return only && others.length === 0 ? only : null;
}

/** Everything that can be done with a thing, or with what lies in a hex: for a menu. */
export function menuOf(question: Question, picked: readonly Thing[], thing: Thing, places: Places): Choice[] {
  const all = [...fitting(question.choices, picked), ...question.extras];
  const named = all.filter((choice) => choice.things.includes(thing));
  if (named.length > 0 || !thing.startsWith('h:')) return named;
  const pieces = places.piecesIn(thing.slice(2));
  return all.filter((choice) => choice.things.some((other) => pieces.includes(other)));
}

/** What Enter takes. */
export function enter(question: Question, picked: readonly Thing[]): number | null {
  if (picked.length > 0) return complete(question, picked)?.code ?? null;
  return question.default;
}

/** Picks that still fit a new question; a question that changed under a pick drops it. */
export function kept(question: Question | null | undefined, picked: readonly Thing[]): Thing[] {
  if (!question || picked.length === 0) return [];
  return fitting(question.choices, picked).length > 0 ? [...picked] : [];
}
