// The kits that draw the games, each fetched with its words when a page needs it.
import { plainKit } from '../plain/kit';
import type { Kit } from './kit';
import { hear } from './say.svelte';
import { factsOf } from './titles';
import { ofTitle } from './words/parts';

const here = new Map<string, Kit>();

/** To be awaited before `kitOf` is asked. */
export async function fetchKit(title: string): Promise<void> {
  const [kit] = await Promise.all([factsOf(title).kit?.(), hear(ofTitle(title))]);
  if (kit) here.set(title, kit);
}

/** A game that we do not know is shown plainly; `sides` are the names of its seats. */
export function kitOf(title: string, sides: readonly string[] = []): Kit {
  return here.get(title) ?? plainKit(title, sides);
}
