// A room without a table, for tests of the composer.
import type { PlansAnswer, Question, Thing } from '../lib/protocol';
import { Composer } from './composer.svelte';

export class Room {
  question = $state.raw<Question | null>(null);
  revision = $state(0);
  sent: number[] = [];
  composer!: Composer;
  close: () => void;

  constructor(question: Question, plans: (things: Thing[], to?: string) => Promise<PlansAnswer>) {
    this.question = question;
    const never = (): Promise<never> => Promise.reject(new Error('not asked'));
    this.close = $effect.root(() => {
      this.composer = new Composer({
        question: () => this.question, revision: () => this.revision, log: () => [], eyes: () => 0, busy: () => false, ready: () => true,
        ask: () => ({ inspect: never, why: never, sight: never, odds: never, plans }),
        choose: (code) => {
          this.sent.push(code);
          this.question = null;
          this.revision += 1;
          return Promise.resolve(true);
        },
      });
    });
  }

  tell(question: Question): void {
    this.question = question;
    this.revision += 1;
  }
}

export function room(question: Question, plans: (things: Thing[], to?: string) => Promise<PlansAnswer>): Room {
  return new Room(question, plans);
}
