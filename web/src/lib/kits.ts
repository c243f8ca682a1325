// The kits that draw the games, each fetched when a page needs it.
import { plainKit } from '../plain/kit';
import type { Kit } from './kit';
import { factsOf } from './titles';

const here = new Map<string, Kit>();

/** To be awaited before `kitOf` is asked. */
export async function fetchKit(title: string): Promise<void> {
  const kit = await factsOf(title).kit?.();
  if (kit) here.set(title, kit);
}

/** A game that we do not know is shown plainly; `sides` are the names of its seats. */
export function kitOf(title: string, sides: readonly string[] = []): Kit {
  return here.get(title) ?? plainKit(title, sides);
}
