// Kinds of reaction windows and the answers given to them in advance.
import { partnersOf } from '../../lib/places';
import type { Question, Reactions, RoomInfo, SeatInfo } from '../../lib/protocol';

export type Answer = Reactions[string];

/** The windows that are worth an answer of their own in a game; whatever else comes up is added as it is met. */
export function kinds(usual: readonly string[], reactions: Reactions, question: Question | null): string[] {
  const found = [...usual, ...Object.keys(reactions).filter((kind) => kind !== '*')];
  const asked = question && nameOf(question);
  if (asked) found.push(asked);
  return [...new Set(found)];
}

/** Under what name a question can be answered in advance; null if it cannot. */
export function nameOf(question: Question): string | null {
  return question.reaction ?? (question.window ? question.key : null);
}

/** The same answers with one changed; null takes it back to the rest. */
export function withAnswer(reactions: Reactions, kind: string, answer: Answer | null): Reactions {
  const { [kind]: _, ...others } = reactions;
  return answer === null ? others : { ...others, [kind]: answer };
}

/** What holds where nothing is said: where no other person plays, nobody can learn from a pass that comes by itself. */
export function standard(room: RoomInfo | undefined): Answer {
  if (!room) return 'ask';
  const isOurs = (seat: SeatInfo): boolean => seat.mine || partnersOf(room, seat.seat).some((one) => one.mine);
  return room.hotseat || room.seats.every((seat) => isOurs(seat) || seat.kind === 'opponent') ? 'auto' : 'ask';
}
