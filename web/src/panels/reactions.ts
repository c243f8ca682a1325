// Kinds of reaction windows and the answers given to them in advance.
import type { Question, Reactions, RoomInfo } from '../lib/protocol';

export type Answer = Reactions[string];

/** Windows that are worth an answer of their own; whatever else comes up is added as it is met. */
const USUAL = [
  'op-fire', 'hidden-defences', 'before-attack-roll', 'before-defence-roll', 'light-wounds', 'ambush', 'no-quarter', 'dig-in', 'after-pass', 'late-discard',
];

export function kinds(reactions: Reactions, question: Question | null): string[] {
  const found = [...USUAL, ...Object.keys(reactions).filter((kind) => kind !== '*')];
  if (question?.window) found.push(question.key);
  return [...new Set(found)];
}

/** The same answers with one changed; null takes it back to the rest. */
export function withAnswer(reactions: Reactions, kind: string, answer: Answer | null): Reactions {
  const { [kind]: _, ...others } = reactions;
  return answer === null ? others : { ...others, [kind]: answer };
}

/** What holds where nothing is said: where no other person plays, nobody can learn from a pass that comes by itself. */
export function standard(room: RoomInfo | undefined): Answer {
  if (!room) return 'ask';
  return room.hotseat || room.seats.every((seat) => seat.mine || seat.kind === 'opponent') ? 'auto' : 'ask';
}
