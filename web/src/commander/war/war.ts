// What Great War Commander has beside the family, found in its own part of the view.
import type { Catalogue, CommandView, GunView, StrategyFacts, View } from '../protocol';

/** Is this the catalogue of a game of the Great War? */
export function isGreatWar(catalogue: Catalogue): boolean {
  return catalogue.strategies !== undefined;
}

/** A leader, and whom he may activate by himself. */
export interface Chief extends CommandView {
  highest: boolean; // he may activate leaders too
}

/** Leaders and tank leaders of both sides. */
export function chiefs(view: View): Chief[] {
  const sides = view.war?.command ?? [];
  return sides.flatMap(({ highest, leaders }) => leaders.map((one) => ({ ...one, highest: one.unit === highest })));
}

/** Units out of cohesion. */
export function scattered(view: View): Set<number> {
  return new Set(view.war?.command.flatMap((side) => side.out_of_cohesion) ?? []);
}

/** The guns of tanks as they are now, by tank. */
export function guns(view: View): Map<number, GunView> {
  return new Map((view.war?.guns ?? []).map((gun) => [gun.unit, gun]));
}

/** The highest-ranking leaders. */
export function highest(view: View): Set<number> {
  return new Set(view.war?.command.flatMap((side) => side.highest ?? []) ?? []);
}

export interface Held {
  name: string;
  facts: StrategyFacts;
}

/** Strategy cards by their names. */
export function strategies(names: readonly string[], catalogue: Catalogue): Held[] {
  return names.flatMap((name) => {
    const facts = catalogue.strategies?.[name];
    return facts ? [{ name, facts }] : [];
  });
}

/** Year and month of a date such as "1916-07", for its words. */
export function dateArgs(date: string): { year: number; month: number } {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { year, month };
}
