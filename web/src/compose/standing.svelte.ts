// What a player has said ahead, for the rest of a turn: routes, "the rest do nothing", "nothing until something happens",
// and no quiet moment at which nothing new can be done. The table asks as ever; this browser answers, and stops when
// anything happens that he must see.
import { untrack } from 'svelte';
import type { LogLine, Plan, PlanPath, PlanStep, Question, Reactions, Thing } from '../lib/protocol';
import { due, joined } from './routes';

/** What could be done at a question beside it: cards to spend. */
export interface Moment {
  offered: readonly string[];
  pass: number | null; // the question is about nothing else, and this lets it pass
}

export interface Watched {
  question: () => Question | null; // as the table asks it
  revision: () => number;
  turn: () => number;
  log: () => readonly LogLine[];
  eyes: () => number;
  busy: () => boolean;
  ready: () => boolean; // nothing lies over the table, and no lesson leads
  startles: (line: LogLine, eyes: number) => boolean;
  moment: (question: Question) => Moment | null;
  reaction: () => Reactions[string]; // how quiet moments are answered
  choose: (code: number) => Promise<boolean>;
  decides?: () => void; // the player has said something: what comes now is new to him
}

export class Standing {
  /** Be asked at the next quiet moment, whatever it offers. */
  armed = $state(false);
  #steps = $state.raw<PlanStep[]>([]);
  #paths = $state.raw<ReadonlyMap<Thing, PlanPath>>(new Map());
  #rest = $state<string | null>(null); // among whom nobody does anything more
  #skip = $state(false); // nobody does
  #heard = $state(0); // lines of the log that the player has seen
  #turn = -1;
  #passed = $state.raw<ReadonlyMap<string, ReadonlySet<string>>>(new Map()); // by question: what was offered when it was passed over
  #seen = new Set<string>(); // what could be spent when the player was asked last
  #shown = -1; // the revision of that question
  #sent = -1; // the revision at which a decision was sent last
  #watched: Watched;

  constructor(watched: Watched) {
    this.#watched = watched;
    $effect(() => this.#look());
    $effect(() => this.#go());
  }

  // --- what stands ---

  readonly stands = $derived.by(() => this.#steps.length > 0 || this.#rest !== null || this.#skip);
  /** What has stopped it. */
  readonly halted = $derived.by((): LogLine | null => {
    const { eyes, log, startles } = this.#watched;
    if (!this.stands) return null;
    return log().slice(this.#heard).find((line) => startles(line, eyes())) ?? null;
  });
  readonly resting = $derived.by(() => this.#rest !== null);
  readonly skipping = $derived.by(() => this.#skip);
  /** Who is on the way, and where. */
  readonly ways = $derived.by((): PlanPath[] => {
    const under = new Set(this.#steps.flatMap((step) => step.actor ?? []));
    return [...this.#paths].flatMap(([who, path]) => (under.has(who) ? [path] : []));
  });
  /** The answer to the question that stands, if the player need not be asked. */
  readonly answer = $derived.by((): number | null => {
    const question = this.#watched.question();
    if (!question || !this.#watched.ready()) return null;
    return this.#moment(question) ?? this.#ahead(question)?.code ?? null;
  });

  #ahead(question: Question): { code: number; rest: PlanStep[] } | null {
    if (!this.stands || this.halted || this.#turn !== this.#watched.turn()) return null;
    const step = due(this.#steps, question);
    if (step) return step;
    const code = this.#idle(question);
    return code === null ? null : { code, rest: this.#steps };
  }

  /** What puts nothing new at stake: idle, or passed over already with as much to choose from. */
  #idle(question: Question): number | null {
    if (question.stake.length > 0 || !(this.#skip || this.#rest === question.scope)) return null;
    const passed = this.#passed.get(question.key);
    const before = passed !== undefined && question.choices.every(({ text }) => passed.has(text));
    const together = question.plans === true && (question.actor ?? null) === null;
    if (together && !before) return null; // a Team that could go somewhere is not left behind unasked
    return question.idle ?? (before ? question.default : null);
  }

  /** A quiet moment at which nothing new can be done; one that was shown is the player's. */
  #moment(question: Question): number | null {
    const moment = this.#watched.moment(question);
    if (!moment || moment.pass === null || this.armed || this.#watched.reaction() !== 'auto' || this.#shown === this.#watched.revision()) return null;
    return moment.offered.every((one) => this.#seen.has(one)) ? moment.pass : null;
  }

  // --- what the player says ---

  /** Go these ways. */
  follow(plan: Plan): void {
    this.#begin();
    const question = this.#watched.question();
    if (question) this.#note(question); // whoever goes nowhere may be passed over
    this.#steps = joined(this.#steps, plan.steps);
    const walking = plan.paths.flatMap((path) => (path.who === undefined ? [] : [[path.who, path] as const]));
    this.#paths = new Map([...this.#paths, ...walking]);
  }

  /** Nothing here, nor at what is asked next: among these only, or of anybody. */
  pass(everybody: boolean): void {
    const question = this.#watched.question();
    if (!question) return;
    this.#begin();
    this.#note(question);
    if (everybody) this.#skip = true;
    else this.#rest = question.scope ?? null;
  }

  /** Go on after whatever has stopped it. */
  goOn(): void {
    this.#watched.decides?.();
    this.#heard = this.#watched.log().length;
    this.#sent = -1;
  }

  stop(): void {
    [this.#steps, this.#paths, this.#rest, this.#skip] = [[], new Map(), null, false];
    this.#passed = new Map();
  }

  /** The player decides by himself: what he lets pass while he wants quiet, he lets pass again. */
  decided(question: Question, code: number): void {
    if (this.#watched.moment(question)?.pass != null) this.armed = false;
    if (this.stands && code === question.default) this.#note(question);
  }

  #begin(): void {
    if (!this.stands || this.halted) this.goOn();
    else this.#watched.decides?.();
    this.#sent = -1;
    this.#turn = this.#watched.turn();
  }

  #note(question: Question): void {
    const passed = this.#passed.get(question.key) ?? new Set<string>();
    this.#passed = new Map([...this.#passed, [question.key, new Set([...passed, ...question.choices.map(({ text }) => text)])]]);
  }

  // --- what the table asks ---

  #look(): void {
    const [question, revision, turn] = [this.#watched.question(), this.#watched.revision(), this.#watched.turn()];
    const shown = this.answer === null;
    untrack(() => {
      if (this.stands && turn !== this.#turn) this.stop();
      if (!question) return;
      if (this.#rest !== null && question.scope !== this.#rest) this.#rest = null;
      const moment = this.#watched.moment(question);
      if (moment && (shown || moment.offered.every((one) => this.#seen.has(one)))) this.#seen = new Set(moment.offered);
      if (shown && this.#watched.ready()) this.#shown = revision;
    });
  }

  #go(): void {
    const code = this.answer;
    if (code === null || this.#watched.busy()) return;
    const revision = this.#watched.revision();
    untrack(() => {
      if (this.#sent === revision) this.stop(); // it did not get through: ask him
      else void this.#send(code, revision);
    });
  }

  async #send(code: number, revision: number): Promise<void> {
    const question = this.#watched.question();
    const rest = question && due(this.#steps, question)?.code === code ? due(this.#steps, question)?.rest : undefined;
    this.#sent = revision;
    const done = await this.#watched.choose(code);
    if (!done) this.stop();
    else if (rest) this.#steps = rest;
  }
}
