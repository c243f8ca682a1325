// A plan under way: its decisions are sent one by one, as they are asked. Whatever was not foreseen ends it.
import type { LogLine, PlanStep, Question } from '../lib/protocol';

export interface Intent {
  readonly steps: readonly PlanStep[];
  readonly heard: number; // lines of the log that were there when it was made up
}

export type Next = { kind: 'choose'; code: number; rest: Intent } | { kind: 'wait' } | { kind: 'done' } | { kind: 'stop' };

/** What a plan itself brings into the log. */
const FORESEEN: ReadonlySet<string> = new Set(['activated', 'activated-player', 'moved', 'advanced', 'control', 'vp', 'order-given']);

/** Has anything happened that may change the player's mind: a shot, a card of the other side, an event? */
export function surprised(lines: readonly LogLine[], eyes: number): boolean {
  return lines.some((line) => !FORESEEN.has(line.key) && !(line.key === 'action-played' && line.side === eyes));
}

/** What is to be done next: `question` is null while others decide. */
export function next(intent: Intent, question: Question | null, log: readonly LogLine[], eyes: number): Next {
  if (intent.steps.length === 0) return { kind: 'done' };
  if (surprised(log.slice(intent.heard), eyes)) return { kind: 'stop' };
  if (!question) return { kind: 'wait' };
  for (const [at, step] of intent.steps.entries()) {
    const choice = question.key === step.key ? question.choices.find(({ text }) => text === step.text) : undefined;
    if (choice && (step.when !== 'only' || question.choices.length === 1)) {
      return { kind: 'choose', code: choice.code, rest: { steps: intent.steps.slice(at + 1), heard: intent.heard } };
    }
    if (step.when === 'asked') return { kind: 'stop' };
  }
  return { kind: 'done' };
}
