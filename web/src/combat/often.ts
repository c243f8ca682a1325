// "Look, Duck Back or done?" comes up to four times a turn for every man: what he could do, and what all could do now.
import type { Often } from '../lib/often';
import type { Choice, Question } from '../lib/protocol';
import type { CombatView } from './protocol';

const ASKED = 'spot-or-duck';
const DUCKING = ['duck-back', 'try-duck-back'];
const named = (choice: Choice): string => [choice.verb, ...choice.things].join(' ');
const word = (name: string) => ({ k: `combat-often-${name}` });
const WORDS = { label: word('label'), one: word('one'), oneHint: word('one-hint'), all: word('all'), allHint: word('all-hint'), again: word('again'), againHint: word('again-hint') };

export function often(question: Question, view: CombatView): Often | null {
  const done = question.choices.find((choice) => choice.verb === 'done');
  if (question.key !== ASKED || !question.actor || !done) return null;
  const unknown = view.men.filter((man) => man.side === 'enemy' && !man.known && man.hex !== null);
  return {
    turn: view.turn,
    who: question.actor,
    done: done.code,
    offered: question.choices.filter((choice) => choice !== done).map(named),
    all: [...DUCKING, ...unknown.map((man) => `spot u:${man.id}`)],
    words: WORDS,
  };
}
