// Switches of the rules before a game: how they stand by themselves, and what somebody has turned.
import type { Option, ScenarioCard } from './protocol';

export type Turned = Readonly<Record<string, boolean>>; // by name, whether or not that is how it stands anyway

/** How a switch stands if nobody touches it: the scenario knows best, then the edition. */
export function usual(option: Option, edition: string, card: ScenarioCard | null): boolean {
  const own = card?.options?.[option.name];
  return typeof own === 'boolean' ? own : option.on || option.editions.includes(edition);
}

/** How it stands now, by its name. */
export function isOn(options: readonly Option[], name: string, turned: Turned, edition: string, card: ScenarioCard | null): boolean {
  const option = options.find((one) => one.name === name);
  return option !== undefined && (turned[name] ?? usual(option, edition, card));
}

/** Those that stand otherwise than by themselves. */
export function changed(options: readonly Option[], turned: Turned, edition: string, card: ScenarioCard | null): Record<string, boolean> {
  const found = options.filter((option) => (turned[option.name] ?? usual(option, edition, card)) !== usual(option, edition, card));
  return Object.fromEntries(found.map((option) => [option.name, turned[option.name] === true]));
}
