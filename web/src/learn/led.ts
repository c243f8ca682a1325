// A question as a lesson puts it: only what leads on is lit, and Enter does it. And how the coach turns his pages.
import type { Lesson, Question } from '../lib/protocol';

/** The question with the expected choices alone; none at all where the script answers by itself. */
export function led(question: Question | null, lesson: Lesson | null): Question | null {
  if (!question || !lesson) return question;
  const choices = question.choices.filter((choice) => lesson.expect.includes(choice.code));
  const extras = question.extras.filter((choice) => lesson.expect.includes(choice.code));
  if (choices.length + extras.length === 0) return null;
  return { ...question, choices, extras, default: choices.length === 1 ? choices[0]!.code : question.default };
}

/** The one choice that leads on, if the question that stands offers it. */
export function only(question: Question | null, lesson: Lesson): number | null {
  const code = lesson.expect.length === 1 ? lesson.expect[0]! : null;
  return code !== null && question?.choices.some((choice) => choice.code === code) ? code : null;
}

/** What the coach has open. */
export interface Page {
  now: Lesson; // where the game stands
  watch: boolean; // a step in which only the other side acts
  held: Lesson | null; // such a step that has gone by: kept open until it has been read
}

/** The page after word of a step. A step that asks for nothing is over in moments, so it stays until the learner turns the page. */
export function turned(page: Page | null, lesson: Lesson): Page {
  if (page?.now.step === lesson.step) return { ...page, now: lesson };
  return { now: lesson, watch: lesson.expect.length === 0, held: page?.watch ? page.now : null };
}
