// What Great War Commander has beside the family: found in its own part of the view and of the catalogue.
import type { CommandView, GreatWarFacts, GreatWarView, StrategyFacts, TankFacts } from './great-war';
import type { Catalogue, View } from './protocol';

/** Null in a game of the family that has none of it. */
export function warOf(view: View): GreatWarView | null {
  return (view as View & { great_war?: GreatWarView }).great_war ?? null;
}

export function factsOfWar(catalogue: Catalogue): GreatWarFacts | null {
  return (catalogue as Catalogue & { great_war?: GreatWarFacts }).great_war ?? null;
}

export function tankOf(type: string, catalogue: Catalogue): TankFacts | null {
  return factsOfWar(catalogue)?.tanks[type] ?? null;
}

/** Seniority of a leader; 0 of others, and where there are no ranks. */
export function rankOf(type: string, catalogue: Catalogue): number {
  return factsOfWar(catalogue)?.ranks[type] ?? 0;
}

export function isEngineer(type: string, catalogue: Catalogue): boolean {
  return factsOfWar(catalogue)?.engineers.includes(type) ?? false;
}

export function strategyOf(nation: string, name: string, catalogue: Catalogue): StrategyFacts | null {
  return factsOfWar(catalogue)?.strategies[`${nation}/${name}`] ?? null;
}

/** What leaders command, both sides together. */
export function commandOf(view: View): CommandView[] {
  return warOf(view)?.sides.flatMap((side) => side.command) ?? [];
}

/** Units out of cohesion. */
export function scattered(view: View): Set<number> {
  return new Set(warOf(view)?.sides.flatMap((side) => side.scattered) ?? []);
}

/** The highest-ranking leaders. */
export function highest(view: View): Set<number> {
  return new Set(commandOf(view).filter((one) => one.highest).map((one) => one.leader));
}
