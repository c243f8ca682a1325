// A room without a table, for tests of what is said ahead.
import type { LogLine, Question, Reactions } from '../lib/protocol';
import { Standing, type Moment } from './standing.svelte';

export class Table {
  question = $state.raw<Question | null>(null);
  revision = $state(0);
  turn = $state(1);
  log = $state.raw<LogLine[]>([]);
  reaction = $state<Reactions[string]>('auto');
  sent: number[] = [];
  standing!: Standing;
  close: () => void;

  constructor(question: Question, moment: (question: Question) => Moment | null = () => null) {
    this.question = question;
    this.close = $effect.root(() => {
      this.standing = new Standing({
        question: () => this.question, revision: () => this.revision, turn: () => this.turn, log: () => this.log, eyes: () => 0, busy: () => false, ready: () => true,
        startles: (line) => line.key === 'wounded', moment, reaction: () => this.reaction,
        choose: (code) => {
          this.sent.push(code);
          this.question = null;
          return Promise.resolve(true);
        },
      });
    });
  }

  tell(question: Question, ...keys: string[]): void {
    this.log = [...this.log, ...keys.map((key) => ({ key }) as LogLine)];
    this.question = question;
    this.revision += 1;
  }
}
