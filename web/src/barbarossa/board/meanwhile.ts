// What is said while the orders of a turn are carried out on the board, though those of the next are asked for already.
import type { LogLine, Question } from '../../lib/protocol';

const MARKS = ['turn-begins', 'phase-begins', 'step-begins'];

export function meanwhile(question: Question, log: readonly LogLine[]): Question {
  const last = log.findLast((line) => MARKS.includes(line.key));
  const phase = last?.args.find((arg) => arg.kind === 'phase')?.text;
  if (!last || last.key === 'turn-begins' || phase === 'planning' || phase === 'set-up') return question;
  const choices = question.choices.map((choice) => (choice.verb === 'commit' ? { ...choice, say: { k: 'barbarossa-film-on' } } : choice));
  return { ...question, prompt: { k: 'barbarossa-film-runs' }, choices };
}
