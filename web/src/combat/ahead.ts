// What is said ahead in Combat!: what must stop it, cards that could be spent, and Orders that are not given yet.
import type { Moment } from '../compose/standing.svelte';
import type { Choice, LogLine, Question, Thing } from '../lib/protocol';
import type { CombatView } from './protocol';

const ENEMY = 1;
const ANYBODY: ReadonlySet<string> = new Set(['event', 'melee', 'shell', 'exploded', 'surrendered', 'no-quarter', 'revealed', 'spotted', 'spotted-by-nobody', 'guard-freed']);
const BY_ENEMY: ReadonlySet<string> = new Set(['fired', 'thrown', 'attacked', 'enemy-placed']);
const OF_OURS: ReadonlySet<string> = new Set(['hit', 'near', 'wounded', 'incapacitated', 'killed', 'captured', 'morale', 'ammo', 'made-safe', 'dropped']);

/** Is it something after which a player may want to act: a shot at his men, a wound, an Event, an Enemy found? */
export function startles(line: LogLine): boolean {
  return ANYBODY.has(line.key) || (line.side === ENEMY ? BY_ENEMY : OF_OURS).has(line.key);
}

const MOMENT = 'quiet';
const BESIDE: ReadonlySet<string> = new Set([MOMENT, 'orders', 'who-acts', 'play-card', 'hand-limit']); // questions beside which cards are spent

export function moment(question: Question): Moment | null {
  if (!BESIDE.has(question.key)) return null;
  const spending = [...question.choices, ...question.extras].filter((choice) => choice.verb.startsWith('spend'));
  return { offered: spending.map((choice) => choice.text), pass: question.key === MOMENT ? question.default : null };
}

/** Whom a choice tells to do what; not those that need a target or a roll. */
export function order(choice: Choice): [Thing, string] | null {
  const [man] = choice.things;
  const told = choice.text.split(' ').at(-1);
  return choice.verb === 'order' && man !== undefined && told !== undefined ? [man, told] : null;
}

export function drafted(view: CombatView, orders: ReadonlyMap<Thing, string>): CombatView {
  const men = view.men.map((man) => {
    const told = orders.get(`u:${man.id}`);
    return told === undefined ? man : { ...man, order: told };
  });
  return { ...view, men };
}
