// Decisions that wait for their moment: a man's steps, Impulse after Impulse, while others act in between.
import type { PlanStep, Question } from '../lib/protocol';

export interface Due {
  code: number;
  rest: PlanStep[]; // what is left to do after it
}

/** The first of them that answers a question. What comes before it, of the same who act, has not come up. */
export function due(steps: readonly PlanStep[], question: Question): Due | null {
  for (const [at, step] of steps.entries()) {
    const choice = asks(step, question) ? question.choices.find(({ text }) => text === step.text) : undefined;
    if (!choice || (step.when === 'idle' && question.idle !== choice.code)) continue;
    return { code: choice.code, rest: steps.filter((other, n) => n > at || other.scope !== step.scope) };
  }
  return null;
}

function asks(step: PlanStep, question: Question): boolean {
  return step.scope === question.scope && step.key === question.key && (step.actor ?? question.actor) === question.actor;
}

/** The same with another plan added, which takes the place of what its men were to do. */
export function joined(steps: readonly PlanStep[], more: readonly PlanStep[]): PlanStep[] {
  const men = new Set(more.flatMap((step) => step.actor ?? []));
  const named = new Set(more.map(nameOf));
  return [...more, ...steps.filter((step) => !(step.actor && men.has(step.actor)) && !named.has(nameOf(step)))];
}

function nameOf(step: PlanStep): string {
  return [step.scope, step.key, step.text].join(' ');
}
