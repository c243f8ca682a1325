// The games that the browser can show, each with the kit that draws it: fetched when a page needs it, so that no game loads another's.
import { plainKit } from '../plain/kit';
import type { Kit } from './kit';
import { hear } from './say.svelte';
import { OF_TITLES } from './words/parts';

const KITS: Record<string, () => Promise<Kit>> = {
  'combat-commander': async () => (await import('../commander/kit')).commander,
  'great-war-commander': async () => (await import('../commander/kit')).greatWar,
  combat: async () => (await import('../combat/kit')).combat,
};
const here = new Map<string, Kit>();

/** To be awaited before `kitOf` is asked. */
export async function fetchKit(title: string): Promise<void> {
  const part = OF_TITLES[title];
  const [kit] = await Promise.all([KITS[title]?.(), part && hear(part)]);
  if (kit) here.set(title, kit);
}

/** A game that we do not know is shown plainly; `sides` are the names of its seats. */
export function kitOf(title: string, sides: readonly string[] = []): Kit {
  return here.get(title) ?? plainKit(title, sides);
}
